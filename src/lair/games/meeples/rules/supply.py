"""Where meeples go: supply, bag, Tavern, Lodgings (P5, P34, P43, P44)."""

from lair.compiling import compiled
from lair.engine.chance import draw
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.components import BASIC, KINDS, NONE, PEASANT, SHAMAN, Cards, Event, Origin, Phase, State


@compiled
def gain(s: State, seat: int, kind: int, number: int, target: int, journal: Journal) -> int:
    """P34: from the supply to the Lodgings, at clean-up; an empty supply gives nothing. Returns how many came."""
    given = min(number, int(s.supply[kind]))
    if given > 0:
        s.supply[kind] -= given
        bring_home(s, seat, kind, given)
        note(journal, Event.GAINED, seat, kind, given, target)
    return given


@compiled
def bring_home(s: State, seat: int, kind: int, number: int) -> None:
    """P19, P32: what is gained while Units are still out goes to the Lodgings with them."""
    if s.phase == Phase.MAIN or s.phase == Phase.RESOLUTION or (s.phase == Phase.DEVELOPMENT and s.step > 0):
        s.gathered[kind] += number
    else:
        s.lodgings[seat, kind] += number


@compiled
def clean_up(s: State) -> None:
    """P19, P32: everything gathered goes to the Lodgings."""
    for kind in range(KINDS):
        s.lodgings[s.turn, kind] += s.gathered[kind]
        s.gathered[kind] = 0


@compiled
def give_back(s: State, seat: int, kind: int, number: int, target: int, journal: Journal) -> None:
    """To the supply: from the target (P35), then the Lodgings, then the Tavern, as far as there are any."""
    for _ in range(number):
        if target != NONE and s.assigned[target, kind] > 0:
            s.assigned[target, kind] -= 1
            origin = Origin.PLACE.value
        elif s.lodgings[seat, kind] > 0:
            s.lodgings[seat, kind] -= 1
            origin = Origin.LODGINGS.value
        elif s.tavern[seat, kind] > 0:
            s.tavern[seat, kind] -= 1
            origin = Origin.TAVERN.value
        else:
            return
        s.supply[kind] += 1
        note(journal, Event.REMOVED, seat, kind, origin, target)


@compiled
def remove_units(s: State, target: int, removes: Row, overrun: int, journal: Journal) -> None:
    """P35: Units assigned there go back to the supply, as far as they are there.

    ``overrun`` Peasants have come to the target (P23) and go before a Shaman that stood for one.
    """
    for kind in range(KINDS):
        for _ in range(removes[kind]):
            unit = kind
            if s.assigned[target, kind] > 0:
                s.assigned[target, kind] -= 1
                origin = Origin.PLACE.value
            elif kind == PEASANT and overrun > 0:
                overrun -= 1
                s.gathered[PEASANT] -= 1
                origin = Origin.GAINED.value
            elif kind < BASIC and s.assigned[target, SHAMAN] > 0:
                unit = SHAMAN
                s.assigned[target, SHAMAN] -= 1
                origin = Origin.PLACE.value
            else:
                break
            s.supply[unit] += 1
            note(journal, Event.REMOVED, int(s.turn), unit, origin, target)


@compiled
def lay_stock(cards: Cards, s: State, location: int) -> None:
    """P37: a Location's prestige Units, as far as the supply has them."""
    kind = int(cards.location_stock_kind[location])
    number = min(int(cards.location_stock[location]), int(s.supply[kind]))
    s.supply[kind] -= number
    s.stock[location] = number


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
    many = total(s.bag[seat])
    if many == 0:
        many = total(s.lodgings[seat])
        if many == 0:
            return NONE
        for kind in range(KINDS):
            s.bag[seat, kind] = s.lodgings[seat, kind]
            s.lodgings[seat, kind] = 0
        note(journal, Event.BAG_FILLED, seat, 0, 0, 0)
    steps = draw(s, many)
    kind = 0
    while steps >= s.bag[seat, kind]:
        steps -= int(s.bag[seat, kind])
        kind += 1
    s.bag[seat, kind] -= 1
    note(journal, Event.DREW, seat, kind, 0, 0)
    return kind


@compiled
def draw_to_tavern(s: State, seat: int, number: int, journal: Journal) -> None:
    """P43: draw this many meeples, or as many as there are."""
    for _ in range(number):
        kind = draw_one(s, seat, journal)
        if kind == NONE:
            return
        s.tavern[seat, kind] += 1
