"""Games that the network plays against itself: decisions with their rewards, and what a learner makes of them.

Every seat's decisions are a trajectory of their own: from one of its decisions to its next one, whatever the others do
in between. `Rollouts` holds some steps of all games; `lair.learn.ppo` learns from it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from lair.bots.network import numbers_of
from lair.envs.vector import Batch
from lair.learn.config import TrainConfig
from lair.learn.model import Judgement

EVERYBODY = -1  # learns, where no rival plays
NEVER = -1e9  # the logit of what cannot be
MYOPIC_SCALE = 12.0  # points of lead that all but win, to a player who looks no further than a stage

Act = Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Judgement]]
Rival = Callable[[Tensor, Tensor], Tensor]  # plays the other seats: actions for observations and masks


class Decisions(NamedTuple):
    """What a learner needs of them, each with steps and games as its first two dimensions; ``present`` with games."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    values: Tensor
    advantages: Tensor
    weights: Tensor  # 0 where nobody can tell yet what came of a decision
    expected_wins: Tensor  # from the actor on
    present: Tensor  # who sits at the table


def joined(shards: Sequence[Decisions]) -> Decisions:
    """The decisions of all games together."""
    if len(shards) == 1:
        return shards[0]
    *parts, present = zip(*shards, strict=True)
    return Decisions._make([*(torch.cat(part, 1) for part in parts), torch.cat(present)])


def tensor(array: Any, device: torch.device) -> Tensor:
    """An array of a batch as a tensor of the same memory."""
    return torch.as_tensor(array, device=device)


def leads(points: Tensor, present: Tensor) -> Tensor:
    """Each seat's points less those of the best of the others; 0 where nobody sits."""
    points = points.float().masked_fill(~present, NEVER)
    (best, second), (first, _) = (part.unbind(1) for part in points.topk(2, dim=1))
    rival = best[:, None].expand_as(points).scatter(1, first[:, None], second[:, None])
    return (points - rival).masked_fill(~present, 0)


def rewards_of(
    points: Tensor, final: Tensor, dones: Tensor, shared: Tensor, before: Tensor, present: Tensor, fair: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Of one step: wins less the fair share where games ended, how far leads have grown, and the leads now.

    ``points`` are those of games that go on, ``final`` those of games that ended and ``shared`` how these were won.
    """
    done, now = dones[:, None], leads(points, present)
    grown = torch.where(done, leads(final, present), now) - before
    return torch.where(done, shared - fair, 0), grown, now


def myopic_rewards(
    points: Tensor, dones: Tensor, shared: Tensor, over: Tensor, present: Tensor, fair: Tensor
) -> Tensor:
    """Of one step, where only the end of a stage counts: the chance to win that the points then promise."""
    promised = (points.float() / MYOPIC_SCALE).masked_fill(~present, NEVER).softmax(1)
    return torch.where(over[:, None], torch.where(dones[:, None], shared, promised) - fair, 0)


def seats_from(actors: Tensor, players: Tensor, seats: int) -> Tensor:
    """For each row the seats, clockwise from its actor; those who are not there last."""
    places = torch.arange(seats, device=actors.device)[None, :]
    turned = (actors.long()[:, None] + places) % players[:, None]
    return torch.where(places < players[:, None], turned, places)


def win_chances(logits: Tensor, actors: Tensor, players: Tensor, present: Tensor) -> Tensor:
    """By seat, from logits that count from the actor."""
    chances = logits.masked_fill(~present, NEVER).softmax(1)
    return torch.zeros_like(chances).scatter(1, seats_from(actors, players, logits.shape[1]), chances)


class Rollouts:
    """``steps`` decisions in each of ``rows`` games, and the games themselves."""

    def __init__(self, config: TrainConfig, batch: Batch, device: torch.device, fuse: bool) -> None:
        self.config, self.batch, self.device = config, batch, device
        self._rewards_of = torch.compile(rewards_of) if fuse else rewards_of
        self._win_chances = torch.compile(win_chances) if fuse else win_chances
        steps, rows, rules = config.steps, config.rows, batch.rules
        step = batch.latest
        self.current = [tensor(part, device) for part in (step.masks, step.actors)]
        self.rewarded, self.dones = tensor(step.rewards, device), tensor(step.dones, device)
        players = tensor(batch.players_by_row, device)
        seats = torch.arange(rules.seats, device=device)
        self.players = players.long()
        self.present = seats[None, :] < self.players[:, None]
        dice = np.random.default_rng(config.seed)
        learners = dice.integers(0, self.players.cpu().numpy())
        alone = dice.random(rows) >= config.rival_part
        self.learners = tensor(np.where(alone, EVERYBODY, learners), device)  # seats, where a rival plays too

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, rows, *shape), dtype=dtype, device=device)

        def room_for(part: Tensor) -> Tensor:
            """With the batch's order in memory: a copy is then as quick as can be."""
            strides = (part.numel(), *part.stride())
            return torch.empty_strided((steps, *part.shape), strides, dtype=part.dtype, device=device)

        self.observations, self.masks = room_for(self.told()), room_for(self.current[0])
        self.actors = room(dtype=torch.int8)
        self.actions = room(dtype=torch.int16)
        self.log_probabilities = room()
        self.values = room()
        self.wins = room(rules.seats)  # by seat
        self.rewards = room(rules.seats)
        self.outcomes = room(rules.seats)  # of games that ended
        self.ended = room(dtype=torch.bool)
        self.cut = room(dtype=torch.bool)  # nothing that comes later counts for what came before
        self.advantages = room()
        self.weights = room()  # 0 where nobody can tell yet what came of a decision
        self.expected_wins = room(rules.seats)  # from the actor on

    @property
    def decisions(self) -> Decisions:
        """Those that were collected last."""
        return Decisions(*(getattr(self, name) for name in Decisions._fields))

    def collect(self, act: Act, generator: torch.Generator, rival: Rival | None = None) -> None:
        """Play ``steps`` decisions in every game; with a rival, only one seat of each is learned from."""
        fair = (1.0 / self.players)[:, None] * self.present
        before = leads(tensor(self.batch.points(), self.device), self.present)
        stage = tensor(self.batch.stages(), self.device).clone()
        for t in range(self.config.steps):
            observations, (masks, actors) = self.told(), self.current
            noise = torch.empty(masks.shape, device=self.device).exponential_(generator=generator)
            actions, log_probabilities, judged = act(observations, masks, noise)
            if rival is not None:
                actions = torch.where(self._learns(actors), actions, rival(observations, masks))
            self.observations[t], self.masks[t], self.actors[t] = observations, masks, actors
            self.actions[t], self.log_probabilities[t], self.values[t] = actions, log_probabilities, judged.value
            self.wins[t] = self._win_chances(judged.wins, actors, self.players, self.present)
            self.batch.step(actions if self.device.type == "cuda" else actions.numpy())
            points, final = (tensor(part, self.device) for part in (self.batch.points(), self.batch.scores))
            won, grown, before = self._rewards_of(points, final, self.dones, self.rewarded, before, self.present, fair)
            self.rewards[t] = won + self.config.lead * grown
            self.outcomes[t], self.ended[t], self.cut[t] = self.rewarded, self.dones, self.dones
            if self.config.myopic:
                now = tensor(self.batch.stages(), self.device)
                self.cut[t] |= now != stage
                stage = now.clone()
                self.rewards[t] = myopic_rewards(points, self.dones, self.rewarded, self.cut[t], self.present, fair)
        observations, (masks, actors) = self.told(), self.current
        _, _, judged = act(observations, masks, torch.ones(masks.shape, device=self.device))
        self.judge(judged, actors)
        if rival is not None:
            self.weights *= self._learns(self.actors)

    def told(self) -> Tensor:
        """What the network is told of the decisions at hand."""
        observations = tensor(self.batch.latest.observations, self.device)
        if numbers_of(self.batch.rules) == observations.shape[1]:
            return observations
        return torch.cat((observations, tensor(self.batch.forecasts(), self.device)), 1)

    def _learns(self, actors: Tensor) -> Tensor:
        """Whether it is from this seat's decision that the network learns."""
        return (actors == self.learners) | (self.learners == EVERYBODY)

    def judge(self, last: Judgement, last_actors: Tensor) -> None:
        """Go backwards through the steps: advantages of the actors, and the wins that could be expected."""
        rows = self.config.rows
        next_value = torch.zeros((rows, self.batch.rules.seats), device=self.device)
        known, gained, advantage = (torch.zeros_like(next_value) for _ in range(3))
        own = last_actors.long()[:, None]
        next_value.scatter_(1, own, last.value[:, None])
        known.scatter_(1, own, 1.0)
        following = expected = self._win_chances(last.wins, last_actors, self.players, self.present)
        for t in reversed(range(self.config.steps)):
            done, cut = self.ended[t][:, None], self.cut[t][:, None]
            next_value.masked_fill_(cut, 0)
            advantage.masked_fill_(cut, 0)
            gained.masked_fill_(cut, 0)
            known.masked_fill_(cut, 1)
            gained += self.rewards[t]
            own = self.actors[t].long()[:, None]
            value = self.values[t][:, None]
            surprise = gained.gather(1, own) + next_value.gather(1, own) - value
            better = surprise + self.config.gae_lambda * advantage.gather(1, own)
            certain = known.gather(1, own)
            self.advantages[t], self.weights[t] = better.squeeze(1), certain.squeeze(1)
            next_value.scatter_(1, own, value)
            advantage.scatter_(1, own, better * certain)
            gained.scatter_(1, own, 0.0)
            known.scatter_(1, own, 1.0)
            mixed = self.config.wins_lambda * expected + (1 - self.config.wins_lambda) * following
            expected = torch.where(done, self.outcomes[t], mixed)
            following = self.wins[t]
            self.expected_wins[t] = expected.gather(1, seats_from(self.actors[t], self.players, expected.shape[1]))
