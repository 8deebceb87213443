"""How bots play a game that brings no bots of its own: any legal action, judged by points.

A game's `lair.engine.kit.BotKit` replaces what it knows better.
"""

from typing import Annotated, Protocol

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import draw
from lair.engine.contract import Record, Row, record


class Scratch(Protocol):
    """A bot without plans."""

    style: Annotated[int, "i8"]
    stream: Annotated[int, "u8"]
    points: Annotated[Row, "i4", 6]


SCRATCH = record(Scratch)

# For `lair.bots.search.SearchParams`: a plain search that plays every simulation to the end at random.
SEARCH = {
    "exploration": 0.5,
    "policy": 0.0,
    "margin": 0.2,
    "scale": 10.0,
    "widening": 1.0,
    "history": 0.0,
    "horizon": 0,
    "tree_stages": 0,
    "fpu_penalty": 0.0,
    "prior_visits": 0.0,
}


@compiled
def greedy(cards: Record, s: Record, actions: Row, count: int, scratch: Record) -> int:
    """Any action: nothing is known of what is better."""
    return int(actions[draw(scratch, count)])


@compiled
def stage(s: Record) -> int:
    """Rounds are not told apart."""
    return 0


@compiled
def any_order(s: Record) -> None:
    """All orders are legal already."""


@compiled
def value(cards: Record, s: Record, out: Row, scratch: Record) -> None:
    """The points so far."""
    contract.score(cards, s, scratch.points)
    for seat in range(s.players):
        out[seat] = scratch.points[seat]


@compiled
def forecast(cards: Record, s: Record, seat: int, out: Row) -> None:
    """Networks are told no more than an observation."""


@compiled
def reset(scratch: Record) -> None:
    """There is no plan to forget."""
