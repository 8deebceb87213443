"""The verbs as a Python program calls them: on the i-th of an array of states.

An array and an index cross into compiled code five times faster than a record does; `compiled_verbs`
goes on to skip Numba's look-up of argument types, which costs more than the rules themselves.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, types

from lair.compiling import INTERPRETED, compiled
from lair.engine import contract
from lair.engine.contract import Journal, Record, Row, Rules
from lair.engine.kit import load_kit


@compiled
def deal(cards: Row, states: Row, i: int, players: int, options: int, seed: int) -> None:
    contract.deal(cards[0], states[i], players, options, seed)


@compiled
def actor(states: Row, i: int) -> int:
    return contract.actor(states[i])


@compiled
def legal(cards: Row, states: Row, i: int, out: Row) -> int:
    return contract.legal(cards[0], states[i], out)


@compiled
def apply(cards: Row, states: Row, i: int, action: int, journal: Journal) -> bool:
    return contract.apply(cards[0], states[i], action, journal)


@compiled
def advance(cards: Row, states: Row, i: int, action: int, stream: int, journal: Row, listed: Row) -> int:
    """`apply` with this random stream, noted, and then `legal`: all that a move at a table needs, in one call.

    Returns how many events there were (more than MAX_EVENTS: the action took too much work, and the position is of no
    use), or -1 if the action is not legal. The journal's first row holds that number, the
    seat that acted, the action, how many actions are legal now (they are in ``listed``) and whose decision it is.
    """
    s = states[i]
    seat, before = contract.actor(s), s.stream
    s.stream = stream
    journal[0, 0] = 0
    if not contract.apply(cards[0], s, action, journal):
        s.stream = before
        return -1
    journal[0, 1] = seat
    journal[0, 2] = action
    journal[0, 3] = contract.legal(cards[0], s, listed)
    journal[0, 4] = contract.actor(s)
    return int(journal[0, 0])


@compiled
def score(cards: Row, states: Row, i: int, out: Row) -> None:
    contract.score(cards[0], states[i], out)


@compiled
def standing(cards: Row, states: Row, i: int, out: Row) -> None:
    contract.standing(cards[0], states[i], out)


@compiled
def imagine(cards: Row, states: Row, i: int, seat: int, seed: int) -> None:
    contract.imagine(cards[0], states[i], seat, seed)


@compiled
def observe(cards: Row, states: Row, i: int, seat: int, out: Row) -> None:
    contract.observe(cards[0], states[i], seat, out)


@compiled
def forecast(cards: Row, states: Row, i: int, seat: int, out: Row) -> None:
    contract.forecast(cards[0], states[i], seat, out)


class Calls:
    """A game's verbs for arrays of exactly its own dtypes, each compiled when it is first asked for.

    They trust their arguments' types.
    """

    deal: Callable[[Row, Row, int, int, int, int], None]
    actor: Callable[[Row, int], int]
    legal: Callable[[Row, Row, int, Row], int]
    apply: Callable[[Row, Row, int, int, None], bool]
    advance: Callable[[Row, Row, int, int, int, Row, Row], int]
    apply_counting: Callable[[Row, Row, int, int, Record], bool]
    score: Callable[[Row, Row, int, Row], None]
    standing: Callable[[Row, Row, int, Row], None]
    imagine: Callable[[Row, Row, int, int, int], None]
    observe: Callable[[Row, Row, int, int, Row], None]
    forecast: Callable[[Row, Row, int, int, Row], None]

    def __init__(self, rules: Rules) -> None:
        self._signatures = _signatures(rules)
        self._rules = rules

    def apply_noting(self, cards: Row, states: Row, i: int, action: int, journal: Row) -> bool:
        """`apply` with a journal and the random stream as it is: for tools and tests; a table calls `advance`."""
        stream, listed = int(states["stream"][i]), actions_row(self._rules)
        return self.advance(cards, states, i, action, stream, journal, listed) >= 0

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_") or name not in self._signatures:
            raise AttributeError(name)
        setattr(self, name, _entry(*self._signatures[name]))
        return self.__dict__[name]  # type: ignore[no-any-return]


def actions_row(rules: Rules) -> Row:
    """Room for every legal action number."""
    return np.zeros(rules.actions, np.int16)


def scores_row(rules: Rules) -> Row:
    """Room for every seat's points."""
    return np.zeros(rules.seats, np.int32)


def observation_row(rules: Rules) -> Row:
    """Room for one observation."""
    return np.zeros(rules.observation_size, np.int16)


def forecasts_row(rules: Rules) -> Row:
    """Room for what follows from one observation."""
    return np.zeros(load_kit(rules.manifest).bots.forecasts.size, np.int16)


def _signatures(rules: Rules) -> dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]:
    """Each call with the types of its arguments for one game."""

    def array(dtype: Any, dimensions: int = 1) -> types.Array:
        return types.Array(from_dtype(np.dtype(dtype)), dimensions, "C")

    cards, states, number = array(rules.cards), array(rules.state), types.int64
    return {
        "deal": (deal, (cards, states, number, number, number, types.uint64)),
        "actor": (actor, (states, number)),
        "legal": (legal, (cards, states, number, array(np.int16))),
        "apply": (apply, (cards, states, number, number, types.none)),
        "advance": (advance, (cards, states, number, number, types.uint64, array(np.int32, 2), array(np.int16))),
        "apply_counting": (apply, (cards, states, number, number, from_dtype(rules.tally))),
        "score": (score, (cards, states, number, array(np.int32))),
        "standing": (standing, (cards, states, number, array(np.int32))),
        "imagine": (imagine, (cards, states, number, number, types.uint64)),
        "observe": (observe, (cards, states, number, number, array(np.int16))),
        "forecast": (forecast, (cards, states, number, number, array(np.int16))),
    }


def _entry(function: Any, given: tuple[Any, ...]) -> Callable[..., Any]:
    """The machine code itself, past Numba's look-up of argument types."""
    if INTERPRETED:
        plain: Callable[..., Any] = function
        return plain
    function.compile(given)
    entry: Callable[..., Any] = function.overloads[given].entry_point
    return entry


@cache
def compiled_verbs(rules: Rules) -> Calls:
    """The verbs of one game."""
    load_kit(rules.manifest)
    return Calls(rules)
