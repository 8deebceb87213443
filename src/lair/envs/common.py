"""What all environments share: how a game is set up for a learner, what it sees, and what it gets.

Every environment module calls this one; none of them reads a state itself.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.contract import Row, Rules
from lair.engine.deck import Deck
from lair.games import rules_of as rules_of
from lair.games.decks import load as load_cards
from lair.simulation.stepping import REWARDS, share_out
from lair.table.game import Game

RENDER_MODES = ("ansi", "rgb_array")

Observation = dict[str, Row]


def deck_of(game: str, cards: Deck | Path | str | None) -> Deck:
    """The cards that were asked for: the house's, a file's, or these."""
    return cards if isinstance(cards, Deck) else load_cards(game, Path(cards) if cards else None)


def layout(game: str) -> dict[str, slice]:
    """Where in an observation each named part is.

    >>> layout("mighty")["gold"]
    slice(29, 35, None)
    """
    parts, start = {}, 0
    for name, size in rules_of(game).observation:
        parts[name] = slice(start, start + size)
        start += size
    return parts


def reward_number(rewards: str) -> int:
    """A choice of rewards, as compiled code knows it."""
    return REWARDS.index(chosen("rewards", rewards, REWARDS))


def chosen(what: str, choice: str, choices: Sequence[str]) -> str:
    """The choice, if there is such a one."""
    if choice not in choices:
        raise ValueError(f"{what} must be one of {', '.join(choices)}, not {choice!r}")
    return choice


def observation(game: Game, seat: int) -> Observation:
    """What a seat knows, and which actions it may choose from now: none if it is not its turn."""
    mask = np.zeros(game.rules.actions, np.int8)
    if game.actor == seat:
        mask[game.legal_numbers] = 1
    return {"observation": game.observe(seat), "action_mask": mask}


def rewards_of(rules: Rules, deck: Deck, states: Row, players: int, rewards: int) -> NDArray[np.float64]:
    """What each seat gets for the finished game in ``states``."""
    scores, standings = scores_row(rules), scores_row(rules)
    calls = compiled_verbs(rules)
    calls.score(deck.row, states, 0, scores)
    calls.standing(deck.row, states, 0, standings)
    out = np.zeros(players)
    share_out(rewards, players, scores, standings, out)
    return out


def final_rewards(game: Game, rewards: int) -> list[float]:
    """What each seat gets for a game that is over."""
    shared: list[float] = rewards_of(game.rules, game.deck, game.states, game.players, rewards).tolist()
    return shared


def spaces_of(rules: Rules) -> tuple[Any, Any]:
    """Gymnasium's words for what `observation` gives and for the actions."""
    from gymnasium import spaces

    least, greatest = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    seen = spaces.Dict(
        {
            "observation": spaces.Box(least, greatest, (rules.observation_size,), np.int16),
            "action_mask": spaces.Box(0, 1, (rules.actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(rules.actions)
