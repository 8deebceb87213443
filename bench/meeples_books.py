"""Books kept on every player's meeples in Meeples & Monsters, from the journal alone.

`bench.meeples_laws` has them written on after every decision, and compares them with the table at the start of
each turn. Nothing here asks the rules' own functions, so that a fault of theirs is seen (P38, P41, P43, P44).
"""

from typing import Annotated, Protocol

from lair.compiling import compiled
from lair.engine.contract import Row, record
from lair.games.meeples.rules.components import (
    ARRIVES,
    BASIC,
    CORRUPTION,
    COUNCIL_TARGET,
    CROWNS,
    HENCHMAN,
    KINDS,
    NONE,
    PEASANT,
    SEATS,
    UNITS,
    Cards,
    Effect,
    Event,
    Phase,
    QuestKind,
    State,
)

ARRIVES_IN_ORDER, NUMBER_DRAWN, BAG_REFILLED, DRAWN_FROM_BAG, ONE_MORE, OWNED = 19, 20, 21, 22, 23, 24

FIRST_DRAWS = 4  # P11, P43
MOST_DRAWS = 6


class Books(Protocol):
    """What the journal has told so far. Rows of KINDS count meeples."""

    vp: Annotated[Row, "i4", SEATS]
    arrived: Annotated[int, "i4"]  # Arrives cards
    turn: Annotated[int, "i4"]  # the latest turn whose start was looked at
    last_turns: Annotated[int, "i4"]  # turns begun since P48 set in; NONE: it has not
    owned: Annotated[Row, "i4", SEATS, KINDS]  # wherever they are
    bag: Annotated[Row, "i4", SEATS, KINDS]
    tavern: Annotated[Row, "i4", SEATS, KINDS]  # of the others; the own is in flux during a turn
    drawn: Annotated[Row, "i4", KINDS]  # in this Draw Phase, still in the Tavern
    kept: Annotated[Row, "i4", KINDS]  # this turn (P38)
    draws: Annotated[int, "i4"]  # in this Draw Phase
    extra: Annotated[int, "i4"]  # to be drawn beyond P43
    late: Annotated[int, "i4"]  # gained since the latest draw
    corruption: Annotated[int, "i4"]  # in the supply
    arrivals: Annotated[int, "i4"]  # in this decision: Arrives cards that make the others draw (P41)
    received: Annotated[Row, "i4", SEATS]  # in this decision: Corruption from them
    one_more: Annotated[Row, "i4", SEATS]  # in this decision: draws out of turn
    passed: Annotated[int, "i4"]  # in this decision: 1 once the next turn has begun
    unsure: Annotated[int, "i4"]  # in this decision: whose bag was filled outside a Draw Phase; NONE


BOOKS = record(Books)


@compiled
def total(row: Row) -> int:
    many = 0
    for kind in range(KINDS):
        many += int(row[kind])
    return many


@compiled
def open_books(s: State, books: Books) -> int:
    """A game just dealt. P11: everyone has drawn four."""
    books.arrived = s.arrived
    books.turn = NONE
    books.last_turns = NONE
    books.draws = books.extra = books.late = 0
    for seat in range(SEATS):
        books.vp[seat] = 0
        for kind in range(KINDS):
            books.bag[seat, kind] = s.bag[seat, kind]
            books.tavern[seat, kind] = s.tavern[seat, kind]
            books.owned[seat, kind] = s.bag[seat, kind] + s.tavern[seat, kind]
        if seat < s.players and total(s.tavern[seat]) != FIRST_DRAWS:
            return NUMBER_DRAWN
    for kind in range(KINDS):
        books.drawn[kind] = books.kept[kind] = 0
    return 0


@compiled
def open_decision(before: State, books: Books) -> None:
    books.corruption = before.supply[CORRUPTION]
    books.arrivals = books.passed = 0
    books.unsure = NONE
    for seat in range(SEATS):
        books.received[seat] = books.one_more[seat] = 0


@compiled
def enter(cards: Cards, before: State, s: State, books: Books, event: int, a: int, b: int, c: int) -> int:
    """One row of the journal; a law that it breaks, or 0."""
    if event == Event.DREW:
        return enter_draw(before, books, a, b)
    if event == Event.BAG_FILLED:
        return enter_filling(before, s, books, a)
    if event == Event.ARRIVED:
        return enter_arrival(s, books, a)
    if event == Event.RETURNED:
        books.bag[a, b] += 1
    elif event == Event.KEPT:
        enter_keeping(before, books, b)
    elif event == Event.GAINED:
        books.owned[a, b] += c
        books.late += c
        books.corruption -= c if b == CORRUPTION else 0
    elif event == Event.REMOVED:
        enter_removal(before, books, a, b)
    elif before.phase != Phase.DEVELOPMENT and not books.passed:
        books.extra += extra_draws(cards, before, s, event, b)
    return 0


@compiled
def in_draw_phase(before: State, books: Books, seat: int) -> bool:
    """Whether a draw of this seat is one of its own Draw Phase: between Development and Draw Phase there is none."""
    return not books.passed and seat == before.turn and before.phase != Phase.DEVELOPMENT


@compiled
def enter_draw(before: State, books: Books, seat: int, kind: int) -> int:
    if books.unsure != seat:
        if books.bag[seat, kind] <= 0:
            return DRAWN_FROM_BAG
        books.bag[seat, kind] -= 1
    if in_draw_phase(before, books, seat):
        books.drawn[kind] += 1
        books.draws += 1
        books.late = 0
    elif books.passed or seat != before.turn:
        books.tavern[seat, kind] += 1
        books.one_more[seat] += 0 if books.passed else 1
    return 0


@compiled
def enter_filling(before: State, s: State, books: Books, seat: int) -> int:
    """P44: all that a player owns and that lies nowhere else is in the Lodgings, and goes into the bag."""
    if books.unsure == seat:
        return 0
    if total(books.bag[seat]) != 0:
        return BAG_REFILLED
    own = in_draw_phase(before, books, seat)
    if (own and s.phase == Phase.OVER) or (not own and (books.passed or seat == before.turn)):
        books.unsure = seat  # Units are on their way: the table says what the bag holds
        return 0
    for kind in range(KINDS):
        elsewhere = int(books.drawn[kind] + books.kept[kind]) if own else int(books.tavern[seat, kind])
        elsewhere += crowned(s, seat, kind) if own else crowned(before, seat, kind)
        books.bag[seat, kind] = books.owned[seat, kind] - elsewhere
        if books.bag[seat, kind] < 0:
            return BAG_REFILLED
    return 0


@compiled
def crowned(s: State, seat: int, kind: int) -> int:
    """Units that hold a hill (P36)."""
    many = 0
    for crown in range(CROWNS):
        if s.crown_owner[crown] == seat:
            many += int(s.crown_units[crown, kind])
    return many


@compiled
def enter_arrival(s: State, books: Books, number: int) -> int:
    """P41: Corruption for every bag, as long as there is any; P42: not with the third."""
    books.arrived += 1
    if number != books.arrived:
        return ARRIVES_IN_ORDER
    if number == ARRIVES:
        return 0
    books.arrivals += 1
    for seat in range(s.players):
        if books.corruption > 0:
            books.corruption -= 1
            books.received[seat] += 1
            books.bag[seat, CORRUPTION] += 1
            books.owned[seat, CORRUPTION] += 1
    return 0


@compiled
def enter_keeping(before: State, books: Books, kind: int) -> None:
    """P38: in the Draw Phase it is one of those just drawn."""
    books.kept[kind] += 1
    if before.phase == Phase.DRAW:
        books.drawn[kind] -= 1


@compiled
def enter_removal(before: State, books: Books, seat: int, kind: int) -> None:
    """To the supply: once meeples have been drawn, out of the Tavern only if the Lodgings have none."""
    home = int(books.owned[seat, kind] - books.bag[seat, kind])
    books.owned[seat, kind] -= 1
    books.corruption += 1 if kind == CORRUPTION else 0
    if books.passed and home <= books.tavern[seat, kind]:
        books.tavern[seat, kind] -= 1
    elif in_draw_phase(before, books, seat) and books.draws > 0 and home <= books.drawn[kind] + books.kept[kind]:
        books.drawn[kind] -= 1


@compiled
def extra_draws(cards: Cards, before: State, s: State, event: int, card: int) -> int:
    """Meeples that something done in this turn adds to the Draw Phase."""
    if event == Event.ACTIVATED and cards.location_crown[card] == 0:
        return int(cards.location_effect[card, Effect.DRAW])
    if event == Event.ROOM_DONE:
        return int(cards.room_effect[card, Effect.DRAW])
    if event == Event.QUEST_USED:
        return int(cards.quest_draw_effect[card, Effect.DRAW])
    if event == Event.ABILITY:
        return int(cards.ability[card, s.heroes[before.turn, card], Effect.DRAW])
    if event == Event.DEFEATED:
        return int(cards.monster_effect[card, Effect.DRAW])
    if event == Event.QUEST_DONE and cards.quest_kind[card] != QuestKind.END:
        return int(cards.quest_effect[card, Effect.DRAW])
    if event == Event.COUNCIL_FOUGHT and card != HENCHMAN and earned(cards, before, s, card):
        return int(cards.token[s.tokens[card], Effect.DRAW])
    return 0


@compiled
def earned(cards: Cards, before: State, s: State, overlord: int) -> bool:
    """P51: whether the Units against an Overlord are of as many types and levels as its token asks for."""
    token = s.tokens[overlord]
    different = 0
    for kind in range(UNITS):
        level = 1 if kind == PEASANT else int(cards.prestige_level[kind])
        if PEASANT < kind < BASIC:
            resolving = before.phase == Phase.RESOLUTION
            level = int(before.levels[kind - 1] if resolving else before.heroes[before.turn, kind - 1])
        if before.assigned[COUNCIL_TARGET + overlord, kind] > 0 and level >= cards.token_level[token]:
            different += 1
    return bool(different >= cards.token_kinds[token])


@compiled
def close_turn(before: State, s: State, books: Books) -> int:
    """P43: four meeples, five with the first Arrives card, six with the second, and what was to be drawn beyond.

    Fewer only if nothing was left to draw: all that is there now has come since (not to be seen at the end).
    """
    seat = int(before.turn)
    due = min(FIRST_DRAWS + int(books.arrived), MOST_DRAWS) + int(books.extra)
    left = total(books.bag[seat]) + total(s.lodgings[seat])
    if books.draws > due or (books.draws < due and left > books.late and s.phase != Phase.OVER):
        return NUMBER_DRAWN
    for kind in range(KINDS):
        books.tavern[seat, kind] = books.drawn[kind] + books.kept[kind]
        books.drawn[kind] = books.kept[kind] = 0
    books.draws = books.late = books.extra = 0
    books.passed = 1
    return 0


@compiled
def close_decision(before: State, s: State, books: Books) -> int:
    """P41: each Arrives card but the third has let every other player draw one, if there was any."""
    for seat in range(s.players):
        if seat != before.turn and books.one_more[seat] != books.arrivals:
            there = total(before.bag[seat]) + total(before.lodgings[seat]) + int(books.received[seat])
            if books.one_more[seat] > books.arrivals or books.one_more[seat] < there:
                return ONE_MORE
    if books.unsure != NONE:
        for kind in range(KINDS):
            books.bag[books.unsure, kind] = s.bag[books.unsure, kind]
            if books.passed:
                books.tavern[books.unsure, kind] = s.tavern[books.unsure, kind]
    return 0


@compiled
def compare(s: State, books: Books) -> int:
    """At the start of a turn: bags, Taverns and all that players own are as the journal told."""
    for seat in range(s.players):
        for kind in range(KINDS):
            if s.bag[seat, kind] != books.bag[seat, kind]:
                return BAG_REFILLED
            if s.tavern[seat, kind] != books.tavern[seat, kind]:
                return DRAWN_FROM_BAG
            there = int(s.bag[seat, kind]) + int(s.tavern[seat, kind]) + int(s.lodgings[seat, kind])
            if there + crowned(s, seat, kind) != books.owned[seat, kind]:
                return OWNED
    return 0
