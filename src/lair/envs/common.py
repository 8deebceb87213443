"""What all environments share: set-up, observations, rewards and spaces.

Every environment module calls this one; none of them reads a state itself.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.contract import Row, Rules
from lair.engine.deck import Deck
from lair.games import rules_of as rules_of
from lair.simulation.stepping import REWARDS, share_out
from lair.table.game import Game

RENDER_MODES = ("ansi", "rgb_array")

Observation = dict[str, Row]


class Settings(TypedDict, total=False):
    """What every environment may be given; the classes have the defaults."""

    players: int | None
    options: Sequence[str]
    rewards: str
    cards: Deck | Path | str | None


class RenderSettings(Settings, total=False):
    """Of one that can be looked at."""

    render_mode: str | None


class GymSettings(RenderSettings, total=False):
    """Of one learner against bots."""

    opponents: Sequence[str]
    seat: int | None
    illegal: str


class BatchSettings(Settings, total=False):
    """Of many games at once."""

    variants: Sequence[tuple[int, Sequence[str]]]
    seed: int | None
    threads: int


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


def spaces_of(rules: Rules) -> tuple[Any, Any]:
    """Gymnasium's spaces of observations and actions."""
    from gymnasium import spaces

    least, greatest = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    seen = spaces.Dict(
        {
            "observation": spaces.Box(least, greatest, (rules.observation_size,), np.int16),
            "action_mask": spaces.Box(0, 1, (rules.actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(rules.actions)
