"""How strong a network is while it learns: whole games against greedy bots, one network in each, seat after seat."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import lair.envs
from lair.bots import policies_of
from lair.engine.chance import MASK
from lair.envs.vector import Batch
from lair.games import kit_of
from lair.statistics import mean_interval

Choose = Callable[[NDArray[np.int16], NDArray[np.int8]], NDArray[np.int16]]
OPPONENT = "greedy"


def told(batch: Batch) -> NDArray[np.int16]:
    """What a network is told of the decisions at hand: observations, and the forecasts that follow from them."""
    return np.concatenate((batch.latest.observations, batch.forecasts()), axis=1)


class Strength(NamedTuple):
    """Of the network in games of one number of players."""

    players: int
    games: int
    share: float  # of its fair share of the wins: 1 is as good as the others
    share_error: float  # half of the 95% interval
    lead: float  # points over the best of the others
    lead_error: float


def strength(
    choose: Choose,
    game: str,
    players: int,
    options: Sequence[str],
    games: int,
    seed: int,
    rival: Choose | None = None,
) -> Strength:
    """Of what ``choose`` plays, among greedy bots or others who all play what ``rival`` does."""
    batch = lair.envs.batch(game, games, players=players, options=options, seed=seed)
    rules = batch.rules
    seats = np.arange(games) % players
    bots = np.full((games, rules.seats), policies_of(game).index(OPPONENT), np.int8)
    bots[np.arange(games), seats] = -1
    scratches = np.zeros(1, kit_of(game).bots.scratch)
    scratches["stream"] = seed & MASK
    won = np.full(games, np.nan)
    lead = np.zeros(games)
    chosen = np.zeros(games, np.int16)
    step = batch.latest
    while np.isnan(won).any():
        if rival is None:
            batch.choose_for_bots(bots, scratches, chosen)
        else:
            chosen[:] = rival(told(batch), step.masks)
        own = np.flatnonzero(step.actors == seats)
        if own.size:
            chosen[own] = choose(told(batch)[own], step.masks[own])
        step = batch.step(chosen)
        first = step.dones & np.isnan(won)  # a row's later games do not count
        for row in np.flatnonzero(first):
            points = batch.scores[row, :players]
            won[row] = step.rewards[row, seats[row]]
            lead[row] = points[seats[row]] - np.delete(points, seats[row]).max()
    return Strength(players, games, *mean_interval((won * players).tolist()), *mean_interval(lead.tolist()))
