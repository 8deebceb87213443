"""Meeples on their ways: supply, bag, Tavern, Lodgings (P5, P34, P43, P44)."""

from lair.rules.chance import draw
from lair.rules.compiling import compiled
from lair.rules.contract import Journal, Row, note
from lair.rules.meeples.components import BAG_FILLED, DREW, GAINED, KINDS, NONE, REMOVED, State


@compiled
def gain(s: State, seat: int, kind: int, number: int, target: int, journal: Journal) -> None:
    """P34: from the supply to the Lodgings; an empty supply gives nothing."""
    given = min(number, int(s.supply[kind]))
    if given > 0:
        s.supply[kind] -= given
        s.lodgings[seat, kind] += given
        note(journal, GAINED, seat, kind, given, target)


@compiled
def give_back(s: State, seat: int, kind: int, number: int, journal: Journal) -> None:
    """From the Lodgings to the supply, as far as there are any."""
    given = min(number, int(s.lodgings[seat, kind]))
    if given > 0:
        s.lodgings[seat, kind] -= given
        s.supply[kind] += given
        note(journal, REMOVED, seat, kind, given, NONE)


@compiled
def total(row: Row) -> int:
    """How many meeples lie there."""
    many = 0
    for kind in range(KINDS):
        many += int(row[kind])
    return many


@compiled
def draw_one(s: State, seat: int, journal: Journal) -> int:
    """P43, P44: a meeple out of the bag, which is filled from the Lodgings when empty; NONE: both are empty."""
    if total(s.bag[seat]) == 0:
        if total(s.lodgings[seat]) == 0:
            return NONE
        for kind in range(KINDS):
            s.bag[seat, kind] = s.lodgings[seat, kind]
            s.lodgings[seat, kind] = 0
        note(journal, BAG_FILLED, seat, 0, 0, 0)
    steps = draw(s, total(s.bag[seat]))
    kind = 0
    while steps >= s.bag[seat, kind]:
        steps -= int(s.bag[seat, kind])
        kind += 1
    s.bag[seat, kind] -= 1
    note(journal, DREW, seat, kind, 0, 0)
    return kind


@compiled
def draw_to_tavern(s: State, seat: int, number: int, journal: Journal) -> None:
    """P43: so many meeples, or what there is."""
    for _ in range(number):
        kind = draw_one(s, seat, journal)
        if kind == NONE:
            return
        s.tavern[seat, kind] += 1
