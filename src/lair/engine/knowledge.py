"""`Knowledge`: all that a bot is given for a decision. `Game.knowledge` and bots behind the protocol make it."""

from collections.abc import Sequence
from dataclasses import dataclass

from lair.engine.contract import Row, Rules
from lair.engine.deck import Deck


@dataclass(frozen=True, slots=True, eq=False)
class Knowledge:
    """An imagined state, true to all its seat knows, and the legal actions."""

    rules: Rules
    deck: Deck
    states: Row
    seat: int
    actions: Row
    history: Sequence[int] = ()  # every action so far; all of them were seen by all
