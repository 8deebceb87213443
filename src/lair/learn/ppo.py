"""Proximal policy optimisation: how the network improves on `Decisions`, one pass over each of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from lair.learn.model import Judgement, Model
from lair.learn.rollouts import NEVER, Decisions

VALUE_WEIGHT = 0.5
WINS_WEIGHT = 0.5
MAX_GRADIENT = 0.5


class Sample(NamedTuple):
    """Decisions to learn from, one row each."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    returns: Tensor
    weights: Tensor
    wins: Tensor
    present: Tensor


def act(model: Model, observations: Tensor, masks: Tensor, noise: Tensor) -> tuple[Tensor, Tensor, Judgement]:
    """Draw an action in every game: ``noise`` is exponential, and the least of noise over probability is drawn."""
    judged = model(observations)
    logs = functional.log_softmax(judged.logits.masked_fill(masks == 0, NEVER), dim=1)
    actions = (logs - noise.log()).argmax(1)
    return actions.to(torch.int16), logs.gather(1, actions[:, None]).squeeze(1), judged


def most_likely(model: Model, observations: Tensor, masks: Tensor) -> Tensor:
    """The legal action with the greatest logit, in every game."""
    judged: Judgement = model(observations)
    return judged.logits.masked_fill(masks == 0, NEVER).argmax(1).to(torch.int16)


def loss_of(model: Model, sample: Sample, clip: float, entropy: Tensor) -> tuple[Tensor, Tensor]:
    """What is to become small, and the parts it is made of: policy, value, wins, entropy and divergence."""
    judged = model(sample.observations)
    logs = functional.log_softmax(judged.logits.masked_fill(sample.masks == 0, NEVER), dim=1)
    taken = logs.gather(1, sample.actions.long()[:, None]).squeeze(1)
    ratio = (taken - sample.log_probabilities).exp()
    cut = ratio.clamp(1 - clip, 1 + clip)
    policy = -torch.minimum(ratio * sample.advantages, cut * sample.advantages)
    value = (judged.value - sample.returns).square()
    won = functional.log_softmax(judged.wins.masked_fill(~sample.present, NEVER), dim=1)
    wins = -(sample.wins * won.masked_fill(~sample.present, 0)).sum(1)
    spread = -(logs.exp() * logs.masked_fill(sample.masks == 0, 0)).sum(1)
    divergence = sample.log_probabilities - taken
    parts = torch.stack([policy, value, wins, spread, divergence])
    means = (parts * sample.weights).sum(1) / counted(sample.weights)
    return means[0] + VALUE_WEIGHT * means[1] + WINS_WEIGHT * means[2] - entropy * means[3], means.detach()


def counted(weights: Tensor) -> Tensor:
    """How many decisions count, at least 1: with few games there may be a step of which nothing is known yet."""
    return weights.sum().clamp(min=1)


def learn(
    loss: Callable[[Sample, Tensor], tuple[Tensor, Tensor]],
    parameters: Sequence[Tensor],
    optimizer: torch.optim.Optimizer,
    entropy: Tensor,
    *sample: Tensor,
) -> Tensor:
    """One step of the optimizer; the means of the loss's parts."""
    optimizer.zero_grad(set_to_none=True)
    total, means = loss(Sample(*sample), entropy)
    torch.autograd.backward(total)
    torch.nn.utils.clip_grad_norm_(parameters, MAX_GRADIENT)
    optimizer.step()
    return means


def improve(
    learn_from: Callable[..., Tensor], decisions: Decisions, entropy: float, generator: torch.Generator
) -> Tensor:
    """One pass over all decisions, one step of all games at a time; the means of the loss's parts.

    The decisions of one step belong to different games, so that they do not depend on each other. ``learn_from`` is
    `learn`, with the first three of its arguments given.
    """
    weights, advantages = decisions.weights, decisions.advantages
    steps, device = len(weights), weights.device
    mean = (advantages * weights).sum() / counted(weights)
    deviation = (((advantages - mean).square() * weights).sum() / counted(weights)).sqrt()
    samples = Sample(
        decisions.observations,
        decisions.masks,
        decisions.actions,
        decisions.log_probabilities,
        (advantages - mean) / (deviation + 1e-6),
        advantages + decisions.values,
        weights,
        decisions.expected_wins,
        decisions.present.expand(steps, *decisions.present.shape),
    )
    order = torch.randperm(steps, generator=generator, device=device)
    entropy_weight = torch.tensor(entropy, device=device)
    parts = [learn_from(entropy_weight, *(part[step] for part in samples)) for step in order.tolist()]
    return torch.stack(parts).mean(0)
