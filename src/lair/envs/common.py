"""What all environments share: set-up, observations, rewards and spaces.

Every environment module calls this one; none of them reads a state itself.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from lair.bots.player import Player
from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.contract import Row, Rules
from lair.engine.deck import Deck
from lair.games import rules_of as rules_of
from lair.simulation.stepping import REWARDS, share_out
from lair.table.game import Game

RENDER_MODES = ("human", "ansi", "rgb_array")

Observation = dict[str, Row]
Policy = Callable[[Observation], int]
Opponent = str | Policy | Player  # a bot's name; a function from what its seat observes to an action; any player


Opponents = Sequence[Opponent] | Opponent  # one alone plays for every seat


class Settings(TypedDict, total=False):
    """What every environment may be given; the classes have the defaults."""

    players: int | None
    options: Sequence[str]
    rewards: str
    cards: Deck | Path | str | None


class RenderSettings(Settings, total=False):
    """Of one that can be looked at, and that is given one action at a time."""

    render_mode: str | None
    illegal: str


class GymSettings(RenderSettings, total=False):
    """Of one learner against bots."""

    opponents: "Opponents"
    seat: int | None


class BatchSettings(Settings, total=False):
    """Of many games at once."""

    variants: Sequence[tuple[int, Sequence[str]]]
    seed: int | None
    threads: int


def listed(opponents: Opponents, many: int) -> tuple[Opponent, ...]:
    """Opponents one by one: those that are listed, or ``many`` times the one that plays for all."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return (opponents,) * many
    return tuple(opponents)


def checked_render_mode(mode: str | None) -> str | None:
    """How an environment is drawn, if it can be so."""
    return None if mode is None else chosen("render_mode", mode, RENDER_MODES)


def layout(game: str) -> dict[str, slice]:
    """The slice of each named part in an observation.

    >>> layout("mighty")["gold"]
    slice(29, 35, None)
    """
    parts, start = {}, 0
    for name, size in rules_of(game).observation:
        parts[name] = slice(start, start + size)
        start += size
    return parts


def reward_number(rewards: str) -> int:
    """The number of a kind of rewards, as compiled code takes it."""
    return REWARDS.index(chosen("rewards", rewards, REWARDS))


def chosen(what: str, choice: str, choices: Sequence[str]) -> str:
    """The choice, if it is one of the choices."""
    if choice not in choices:
        raise ValueError(f"{what} must be one of {', '.join(choices)}, not {choice!r}")
    return choice


def observation(game: Game, seat: int) -> Observation:
    """What a seat knows, and a mask of its legal actions: none if it is not its turn."""
    mask = np.zeros(game.rules.actions, np.int8)
    if game.actor == seat:
        mask[game.legal_numbers] = 1
    return {"observation": game.observe(seat), "action_mask": mask}


def rewards_of(rules: Rules, deck: Deck, states: Row, players: int, rewards: int) -> NDArray[np.float64]:
    """The reward of each seat for the finished game in ``states``."""
    scores, standings = scores_row(rules), scores_row(rules)
    calls = compiled_verbs(rules)
    calls.score(deck.row, states, 0, scores)
    calls.standing(deck.row, states, 0, standings)
    out = np.zeros(players)
    share_out(rewards, players, scores, standings, out)
    return out


def final_rewards(game: Game, rewards: int) -> list[float]:
    """The reward of each seat for a finished game."""
    shared: list[float] = rewards_of(game.rules, game.deck, game.states, game.players, rewards).tolist()
    return shared


def bounds(game: str) -> tuple[Row, Row]:
    """The least and the greatest that each number of an observation can be, with any cards.

    >>> least, greatest = bounds("mighty")
    >>> least[layout("mighty")["strength"]].min(), greatest[layout("mighty")["strength"]].max()
    (np.int16(0), np.int16(9))
    """
    row = rules_of(game).layout
    return np.array(row.low, np.int16), np.array(row.high, np.int16)


def smallest_dtype(low: int, high: int) -> np.dtype[Any]:
    """The smallest dtype that holds all numbers within these bounds.

    >>> smallest_dtype(0, 9), smallest_dtype(-1, 300)
    (dtype('uint8'), dtype('int16'))
    """
    kinds: tuple[type[np.integer[Any]], ...] = (np.uint8, np.int8, np.uint16, np.int16)
    fitting = (kind for kind in kinds if np.iinfo(kind).min <= low <= high <= np.iinfo(kind).max)
    return np.dtype(next(fitting))


def lost(game: Game, seat: int, rewards: int) -> list[float]:
    """The rewards of a game that ``seat`` has lost by an illegal action, as if everyone else had won it together."""
    others = game.players - 1
    if REWARDS[rewards] == "score":
        return [min(0.0, float(points)) if place == seat else float(points) for place, points in enumerate(game.scores)]
    worst = 0.0 if REWARDS[rewards] == "win" else -1.0
    return [worst if place == seat else 1 / others for place in range(game.players)]


def spaces_of(rules: Rules) -> tuple[Any, Any]:
    """Gymnasium's spaces of observations and actions."""
    from gymnasium import spaces

    seen = spaces.Dict(
        {
            "observation": spaces.Box(*bounds(rules.name), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (rules.actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(rules.actions)
