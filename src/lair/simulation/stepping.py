"""One step of many games at once: the loop of `lair.envs.batch`, and the rewards of a finished game.

A learner gives one action per game and gets the observation of the next seat to move in each. Games that end are dealt
anew at once, so that every game always has a decision to make.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lair.bots.policy import choose
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import MASK, mixed
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
    """How the games of a batch are dealt and rewarded."""

    players: NDArray[np.int8]  # of each row
    options: NDArray[np.int8]
    stride: NDArray[np.uint64]  # one number: how far a row's stream goes on from one of its games to the next
    rewards: int


class Games(NamedTuple):
    """The games of a batch, one row per game."""

    states: Row
    streams: NDArray[np.uint64]  # `mixed`, the seed of the row's next game
    finished: NDArray[np.int64]  # how many games the row has finished
    scores: NDArray[np.int32]  # of its latest finished game
    refused: NDArray[np.int32]  # how many actions were not legal; nothing was done then


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
    cards: Row, states: Row, games: Games, part: tuple[int, int], setup: Setup, chosen: Row, step: Step, work: Work
) -> None:
    """Apply ``chosen``, one action per game, in the games of ``part``, whose states are ``states``."""
    for game in range(part[0], part[1]):
        s = states[game - part[0]]
        over = False
        if chosen[game] != DEAL:
            if not contract.apply(cards[0], s, int(chosen[game]), None):
                games.refused[game] += 1
            over = contract.actor(s) < 0
        step.rewards[game, :] = 0
        step.dones[game] = over
        if over:
            contract.score(cards[0], s, games.scores[game])
            contract.standing(cards[0], s, work.standings)
            share_out(setup.rewards, int(setup.players[game]), games.scores[game], work.standings, step.rewards[game])
            games.finished[game] += 1
        if over or chosen[game] == DEAL:
            seed = mixed(int(games.streams[game]))
            contract.deal(cards[0], s, int(setup.players[game]), int(setup.options[game]), seed)
            games.streams[game] = (int(games.streams[game]) + int(setup.stride[0])) & MASK
        step.actors[game] = contract.actor(s)
        contract.observe(cards[0], s, int(step.actors[game]), step.observations[game])
        contract.mask(cards[0], s, work.listed, step.masks[game])


@compiled
def first_illegal(masks: Row, chosen: Row) -> int:
    """The first game whose chosen action its mask does not allow; -1: there is none."""
    for game in range(chosen.size):
        action = int(chosen[game])
        if action < 0 or action >= masks.shape[1] or masks[game, action] == 0:
            return game
    return -1


@compiled
def score_games(cards: Row, states: Row, part: tuple[int, int], scores: Row) -> None:
    """Every seat's points so far, in the games of ``part``."""
    for game in range(part[0], part[1]):
        contract.score(cards[0], states[game], scores[game])


@compiled
def stage_games(cards: Row, states: Row, part: tuple[int, int], stages: Row) -> None:
    """Rounds or turns so far, in the games of ``part``."""
    for game in range(part[0], part[1]):
        stages[game] = contract.stage(states[game])


@compiled
def forecast_games(cards: Row, states: Row, part: tuple[int, int], forecasts: Row) -> None:
    """What networks are told beside the observations of the seats to move, in the games of ``part``."""
    for game in range(part[0], part[1]):
        contract.forecast(cards[0], states[game], contract.actor(states[game]), forecasts[game])


@compiled
def choose_for_bots(
    cards: Row, states: Row, part: tuple[int, int], bots: Row, imagined: Row, listed: Row, scratches: Row, chosen: Row
) -> None:
    """What the bot in the seat to move does, in the games of ``part``; ``bots`` by game and seat, -1: not a bot."""
    for game in range(part[0], part[1]):
        s = states[game]
        bot = int(bots[game, contract.actor(s)])
        if bot >= 0:
            count = contract.legal(cards[0], s, listed)
            chosen[game] = choose(cards[0], s, imagined, bot, listed, count, scratches[0])
