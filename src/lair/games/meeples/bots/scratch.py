"""The working memory of a bot of Meeples & Monsters: random numbers, a style of play, and room to plan a turn in."""

from typing import Annotated, Protocol

from lair.engine.contract import Row, record
from lair.games.meeples.rules.components import KINDS, QUESTS, TARGETS, TYPES

SUBSETS = 192  # of the Units in a Tavern, at most, that a plan tells apart


class Scratch(Protocol):
    """The working memory of one bot, or of one thread.

    The stream does not come first: Numba takes records with equal leading fields for one type, and a state begins
    with its stream.
    """

    style: Annotated[int, "i8"]
    stream: Annotated[int, "u8"]
    planned: Annotated[int, "i8"]  # the turn the plan is for
    value: Annotated[float, "f8"]  # and what it brings
    left: Annotated[float, "f8"]  # turns still to come after this one
    training_value: Annotated[float, "f8"]  # of a free Training step
    drawn: Annotated[Row, "f8", KINDS]  # a meeple in the Tavern
    more: Annotated[Row, "f8", KINDS]  # one more meeple in the bag
    quest: Annotated[Row, "f8", QUESTS]  # each Quest in hand, done
    subsets: Annotated[int, "i8"]
    step: Annotated[Row, "i8", KINDS]  # from a subset to the one with one more of a kind
    units: Annotated[Row, "i1", SUBSETS, KINDS]
    useful: Annotated[Row, "i2", SUBSETS]  # subsets that one target can use, while they are listed
    packed: Annotated[Row, "i8", SUBSETS]  # the same Units in one number (`rules.combat.pack`)
    brings: Annotated[Row, "f8", 2, SUBSETS]  # by subset, to one target: without and with the favour of the turn
    best: Annotated[Row, "f8", 2, SUBSETS]  # by subset, to all targets so far: favour still to be had, or spent
    chosen: Annotated[Row, "i2", TARGETS, 2, SUBSETS]
    trial: Annotated[Row, "i1", TARGETS, KINDS]
    plan: Annotated[Row, "i1", TARGETS, KINDS]
    features: Annotated[Row, "f8", 64]  # of a seat, for `value_function`
    begun: Annotated[Row, "i1", KINDS]  # Units on the open target, while a plan is made around them
    lent: Annotated[int, "i8"]  # this turn's combat bonuses, while others are tried
    plus: Annotated[Row, "i1", KINDS]
    together: Annotated[Row, "i1", KINDS, KINDS]
    against: Annotated[Row, "i1", TYPES]


SCRATCH = record(Scratch)
