"""One step of many games at once: the loop of `lair.envs.batch`, and the rewards of a finished game.

A learner gives one action per game and gets the observation of the next seat to move in each. Games that end are dealt
anew at once, so that every game always has a decision to make.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Row

REWARDS = ("win", "score", "rank")  # compiled code gets the index
WIN = 0
SCORE = 1
DEAL = -1  # in place of an action: deal this game anew


@compiled
def share_out(rewards: int, players: int, scores: Row, standings: Row, out: Row) -> None:
    """The reward of each seat for a finished game.

    ``win``: its part of the win; ``score``: its points; ``rank``: from 1 for the first to -1 for the last, and the
    mean of the ranks that equals share.
    """
    for seat in range(players):
        better = equal = worse = 0
        for other in range(players):
            if standings[other] > standings[seat]:
                better += 1
            elif standings[other] == standings[seat]:
                equal += 1
            else:
                worse += 1
        if rewards == SCORE:
            out[seat] = scores[seat]
        elif rewards == WIN:
            out[seat] = 1.0 / equal if better == 0 else 0.0
        else:
            out[seat] = (worse - better) / (players - 1)


class Setup(NamedTuple):
    """How every game of a batch is dealt and rewarded."""

    players: int
    options: int
    rewards: int


class Step(NamedTuple):
    """What a step leaves behind, one row per game."""

    observations: NDArray[np.int16]  # of the seat to move
    masks: NDArray[np.int8]  # 1 where an action is legal
    rewards: NDArray[np.float32]  # one column per seat; 0 but for games that just ended
    dones: NDArray[np.bool_]  # games that just ended; what is observed is a new game already
    actors: NDArray[np.int8]  # the seat to move


class Work(NamedTuple):
    """Room for one thread."""

    listed: Row
    standings: Row


@compiled
def step_games(
    cards: Row,
    states: Row,
    part: tuple[int, int],
    setup: Setup,
    seeds: Row,
    chosen: Row,
    step: Step,
    scores: Row,
    work: Work,
) -> None:
    """Apply ``chosen``, one legal action per game, in the games of ``part``; ``seeds`` are for new deals."""
    for game in range(part[0], part[1]):
        s = states[game]
        over = False
        if chosen[game] != DEAL:
            contract.apply(cards[0], s, int(chosen[game]), None)
            over = contract.actor(s) < 0
        step.rewards[game, :] = 0
        step.dones[game] = over
        if over:
            contract.score(cards[0], s, scores[game])
            contract.standing(cards[0], s, work.standings)
            share_out(setup.rewards, setup.players, scores[game], work.standings, step.rewards[game])
        if over or chosen[game] == DEAL:
            contract.deal(cards[0], s, setup.players, setup.options, seeds[game])
        step.actors[game] = contract.actor(s)
        contract.observe(cards[0], s, int(step.actors[game]), step.observations[game])
        step.masks[game, :] = 0
        for place in range(contract.legal(cards[0], s, work.listed)):
            step.masks[game, work.listed[place]] = 1
