"""The network in PyTorch: the same arithmetic as `lair.bots.network`, which runs what `weights` gives out."""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from lair.bots.network import Network, numbers_of
from lair.engine.contract import Rules

BY_BLOCK = ("norm_g", "norm_b", "w1", "b1", "w2", "b2")


class Judgement(NamedTuple):
    """What the network makes of observations, one row each."""

    logits: Tensor  # of the actions, legal or not
    value: Tensor  # what the observer may still expect of the training's rewards
    wins: Tensor  # logits of each seat's win, counted clockwise from the observer


class Model(nn.Module):
    """A linear layer, residual blocks, and three heads."""

    def __init__(self, rules: Rules, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(numbers_of(rules)))
        layout = rules.layout
        which = [[at, value] for at, high in enumerate(layout.high) if layout.names[at] for value in range(1, high + 1)]
        numbers, values = torch.tensor(which, dtype=torch.int64).reshape(-1, 2).unbind(1)
        self.register_buffer("numbers", numbers, persistent=False)  # of each name: the number that can be it
        self.register_buffer("names", values.to(torch.int16), persistent=False)  # and with which value
        self.entry = nn.Linear(numbers_of(rules) + layout.named, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.first = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.second = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.final = nn.LayerNorm(width)
        self.policy = nn.Linear(width, rules.actions)
        self.value = nn.Linear(width, 1)
        self.wins = nn.Linear(width, rules.seats)
        for head in (self.policy, self.value, self.wins):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Tensor) -> Judgement:
        """Judge observations as the games give them."""
        named = observations[:, self.get_buffer("numbers")] == self.get_buffer("names")
        x = self.entry(torch.cat((observations.float() * self.get_buffer("scale"), named.float()), 1))
        for norm, first, second in zip(self.norms, self.first, self.second, strict=True):
            x = x + second(functional.relu(first(norm(x))))
        x = functional.relu(self.final(x))
        return Judgement(self.policy(x).float(), self.value(x).float().squeeze(-1), self.wins(x).float())


def each(modules: nn.ModuleList, part: str) -> list[Tensor]:
    """This tensor of every module."""
    return [getattr(module, part) for module in modules]


def parts(model: Model) -> dict[str, list[Tensor]]:
    """The tensors behind each array of a network file: one, or one for each block. The value head is not in it."""
    return {
        "scale": [model.get_buffer("scale")],
        "w_in": [model.entry.weight],
        "b_in": [model.entry.bias],
        "norm_g": each(model.norms, "weight"),
        "norm_b": each(model.norms, "bias"),
        "w1": each(model.first, "weight"),
        "b1": each(model.first, "bias"),
        "w2": each(model.second, "weight"),
        "b2": each(model.second, "bias"),
        "final_g": [model.final.weight],
        "final_b": [model.final.bias],
        "w_policy": [model.policy.weight],
        "b_policy": [model.policy.bias],
        "w_value": [model.wins.weight],
        "b_value": [model.wins.bias],
    }


def weights(model: Model) -> dict[str, NDArray[np.float32]]:
    """The arrays of a network file, each matrix with its inputs first."""
    arrays = {}
    for name, tensors in parts(model).items():
        made = [np.ascontiguousarray(tensor.detach().float().cpu().numpy().T) for tensor in tensors]
        arrays[name] = np.stack(made) if name in BY_BLOCK else made[0]
    return arrays


def restore(model: Model, network: Network) -> None:
    """Give the model the weights of a network file. Blocks that the file lacks change nothing until they learn."""
    blocks = len(network.b1)
    for name, tensors in parts(model).items():
        array = getattr(network, name)
        contents = array if name in BY_BLOCK else [array]
        for tensor, content in zip(tensors[: len(contents)], contents, strict=True):
            tensor.data.copy_(torch.from_numpy(content.T.copy()))
    for added in model.second[blocks:]:
        for tensor in added.parameters():
            nn.init.zeros_(tensor)
