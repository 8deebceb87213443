"""The network in PyTorch: the same arithmetic as `lair.bots.network`, which runs what `weights` gives out."""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from lair.engine.contract import Rules


class Judgement(NamedTuple):
    """What the network makes of observations, one row each."""

    logits: Tensor  # of the actions, legal or not
    value: Tensor  # what the observer may still expect of the training's rewards
    wins: Tensor  # logits of each seat's win, counted clockwise from the observer


class Model(nn.Module):
    """A linear layer, residual blocks, and three heads."""

    def __init__(self, rules: Rules, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(rules.observation_size))
        self.entry = nn.Linear(rules.observation_size, width)
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
        x = self.entry(observations.float() * self.get_buffer("scale"))
        for norm, first, second in zip(self.norms, self.first, self.second, strict=True):
            x = x + second(functional.relu(first(norm(x))))
        x = functional.relu(self.final(x))
        return Judgement(self.policy(x).float(), self.value(x).float().squeeze(-1), self.wins(x).float())


def weights(model: Model) -> dict[str, NDArray[np.float32]]:
    """The arrays of a network file, each matrix with its inputs first."""

    def of(tensor: Tensor) -> NDArray[np.float32]:
        return np.ascontiguousarray(tensor.detach().float().cpu().numpy().T)

    def stacked(modules: nn.ModuleList, part: str) -> NDArray[np.float32]:
        return np.stack([of(getattr(module, part)) for module in modules])

    return {
        "scale": of(model.get_buffer("scale")),
        "w_in": of(model.entry.weight),
        "b_in": of(model.entry.bias),
        "norm_g": stacked(model.norms, "weight"),
        "norm_b": stacked(model.norms, "bias"),
        "w1": stacked(model.first, "weight"),
        "b1": stacked(model.first, "bias"),
        "w2": stacked(model.second, "weight"),
        "b2": stacked(model.second, "bias"),
        "final_g": of(model.final.weight),
        "final_b": of(model.final.bias),
        "w_policy": of(model.policy.weight),
        "b_policy": of(model.policy.bias),
        "w_value": of(model.wins.weight),
        "b_value": of(model.wins.bias),
    }
