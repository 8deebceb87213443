"""The rules of Kuhn poker, K1 to K6 of the README. A card is its number, less one."""

from collections.abc import Callable
from typing import Annotated, Any, Protocol

from lair.compiling import compiled
from lair.engine.chance import draw
from lair.engine.contract import Journal, Record, Row, Rules, note, record
from lair_kuhn import MANIFEST

SEATS = 3  # the most
DECK = 13  # likewise
NOBODY = -1

CHECK, BET, FOLD, CALL, ACTIONS = range(5)
SHOWED, WON = 4, 5  # events (seat, card) and (seat, chips); the event of an action (seat, chips) is its number
ALLOWED, BET_STANDS, NO_BET, NO_TURN = range(4)  # what `refusal` says


class Cards(Protocol):
    """What designers may change."""

    deck: Annotated[Row, "i1", SEATS + 1]  # cards, by number of players
    ante: Annotated[int, "i2"]
    bet: Annotated[int, "i2"]


class State(Protocol):
    """One game in progress."""

    stream: Annotated[int, "u8"]
    paid: Annotated[Row, "i4", SEATS]  # chips in the pot
    hand: Annotated[Row, "i1", SEATS]
    shown: Annotated[Row, "i1", SEATS]  # 1: everybody has seen that hand
    players: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]  # NOBODY: the game is over
    bettor: Annotated[int, "i1"]  # who bet first
    winner: Annotated[int, "i1"]


@compiled
def deal(cards: Cards, s: State, players: int, options: int, seed: int) -> None:
    """K1. A spectator knows no card yet: what one imagines is a deal."""
    s.players, s.turn, s.bettor, s.winner = players, 0, NOBODY, NOBODY
    for seat in range(SEATS):
        s.paid[seat] = cards.ante if seat < players else 0
        s.hand[seat] = s.shown[seat] = 0
    imagine(cards, s, NOBODY, seed)


@compiled
def actor(s: State) -> int:
    """Whose decision it is."""
    return int(s.turn)


@compiled
def refusal(s: State, action: int) -> int:
    """K2, K3: why the seat to move may not do this."""
    if s.turn == NOBODY or not 0 <= action < ACTIONS:
        return NO_TURN
    if action in (CHECK, BET):
        return ALLOWED if s.bettor == NOBODY else BET_STANDS
    return NO_BET if s.bettor == NOBODY else ALLOWED


@compiled
def legal(cards: Cards, s: State, out: Row) -> int:
    """All that is not refused."""
    found = 0
    for action in range(ACTIONS):
        if refusal(s, action) == ALLOWED:
            out[found] = action
            found += 1
    return found


@compiled
def apply(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """K2, K3: one decision; the last one brings the showdown."""
    if refusal(s, action) != ALLOWED:
        return False
    seat = int(s.turn)
    if action == BET:
        s.bettor = seat
    chips = int(cards.bet) if action in (BET, CALL) else 0
    s.paid[seat] += chips
    note(journal, action, seat, chips, 0, 0)
    s.turn = (seat + 1) % s.players
    if s.turn == max(0, s.bettor):  # back at the bettor, or at the first seat if all have checked
        end(cards, s, journal)
    return True


@compiled
def end(cards: Cards, s: State, journal: Journal) -> None:
    """K4: the highest card takes the pot."""
    s.turn = NOBODY
    pot = staying = 0
    for seat in range(s.players):
        pot += s.paid[seat]
        if stays(cards, s, seat):
            staying += 1
            if s.winner == NOBODY or s.hand[seat] > s.hand[s.winner]:
                s.winner = seat
    for seat in range(s.players):
        if staying > 1 and stays(cards, s, seat):
            s.shown[seat] = 1
            note(journal, SHOWED, seat, s.hand[seat], 0, 0)
    note(journal, WON, s.winner, pot, 0, 0)


@compiled
def stays(cards: Cards, s: State, seat: int) -> bool:
    """K4: whether this seat bet or called, or nobody did."""
    return bool(s.bettor == NOBODY or s.paid[seat] > cards.ante)


@compiled
def score(cards: Cards, s: State, out: Row) -> None:
    """K5."""
    for seat in range(SEATS):
        out[seat] = -s.paid[seat]
    if s.winner != NOBODY:
        for seat in range(s.players):
            out[s.winner] += s.paid[seat]


@compiled
def knows(s: State, seat: int, other: int) -> bool:
    """K6: whether ``seat`` knows the card of ``other``."""
    return bool(seat == other or s.shown[other])


@compiled
def imagine(cards: Cards, s: State, seat: int, seed: int) -> None:
    """K6: each card that ``seat`` does not know is any of those that it sees nowhere."""
    s.stream = seed
    size = int(cards.deck[s.players])
    left = (1 << size) - 1
    for other in range(s.players):
        if knows(s, seat, other):
            left &= ~(1 << int(s.hand[other]))
    for other in range(s.players):
        if not knows(s, seat, other):
            card = draw(s, size)
            while not left >> card & 1:
                card = draw(s, size)
            s.hand[other] = card
            left &= ~(1 << card)


OBSERVATION = (
    ("players", 1),
    ("first", SEATS),  # seats count clockwise from the observer, who is 0
    ("turn", SEATS),
    ("bettor", SEATS),
    ("paid", SEATS),
    ("hand", SEATS * DECK),  # known cards
)


@compiled
def observe(cards: Cards, s: State, seat: int, out: Row) -> None:
    """What ``seat`` knows, in the order of `OBSERVATION`; a spectator counts from seat 0."""
    out[:] = 0
    n = int(s.players)
    own = max(0, seat)
    out[0] = n
    out[1 + -own % n] = 1
    if s.turn != NOBODY:
        out[4 + (s.turn - own) % n] = 1
    if s.bettor != NOBODY:
        out[7 + (s.bettor - own) % n] = 1
    for step in range(n):
        other = (own + step) % n
        out[10 + step] = s.paid[other]
        if knows(s, seat, other):
            out[13 + step * DECK + s.hand[other]] = 1


@compiled
def greedy(cards: Cards, s: State, actions: Row, count: int, scratch: Record) -> int:
    """Bet or call with the middle card or a higher one, check or fold with a lower one."""
    strong = 2 * s.hand[s.turn] + 1 >= cards.deck[s.players]
    return int(actions[1] if strong else actions[0])


RULES = Rules(
    manifest=MANIFEST, version=1, cards=record(Cards), state=record(State), actions=ACTIONS, observation=OBSERVATION
)
VERBS: dict[str, Callable[..., Any]] = {
    "deal": deal,
    "actor": actor,
    "legal": legal,
    "apply": apply,
    "score": score,
    "standing": score,
    "imagine": imagine,
    "observe": observe,
}
