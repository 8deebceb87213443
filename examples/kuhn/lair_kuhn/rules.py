"""The rules of Kuhn poker, K1 to K6 of the README. A card is its number, less one."""

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated, Any, Protocol

from lair.compiling import compiled
from lair.engine.chance import draw
from lair.engine.contract import Journal, Record, Row, Rules, note, record
from lair.engine.layout import Layout
from lair_kuhn import MANIFEST

SEATS = 3  # the most
DECK = 13  # likewise
ACTIONS = 4
NOBODY = -1


class Action(IntEnum):
    """What a player may do."""

    CHECK = 0
    BET = 1
    FOLD = 2
    CALL = 3


class Event(IntEnum):
    """What happens, for the journal; the first four are the actions, in their order."""

    CHECKED = 0  # (seat)
    BET = 1  # (seat, chips)
    FOLDED = 2  # (seat)
    CALLED = 3  # (seat, chips)
    SHOWED = 4  # (seat, card)
    WON = 5  # (seat, chips)


class Refusal(IntEnum):
    """Why an action is not legal; NONE: it is."""

    NONE = 0
    BET_STANDS = 1  # K3
    NO_BET = 2  # K2
    NO_DECISION = 3  # the game is over, or there is no such action


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
    """K2, K3: why the seat to move may not do this, as a `Refusal`."""
    if s.turn == NOBODY or not 0 <= action < ACTIONS:
        return Refusal.NO_DECISION
    if action in (Action.CHECK, Action.BET):
        return Refusal.NONE if s.bettor == NOBODY else Refusal.BET_STANDS
    return Refusal.NO_BET if s.bettor == NOBODY else Refusal.NONE


@compiled
def legal(cards: Cards, s: State, out: Row) -> int:
    """All that is not refused."""
    found = 0
    for action in range(ACTIONS):
        if refusal(s, action) == Refusal.NONE:
            out[found] = action
            found += 1
    return found


@compiled
def apply(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """K2, K3: one decision; the last one brings the showdown."""
    if refusal(s, action) != Refusal.NONE:
        return False
    seat = int(s.turn)
    if action == Action.BET:
        s.bettor = seat
    chips = int(cards.bet) if action in (Action.BET, Action.CALL) else 0
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
            note(journal, Event.SHOWED, seat, s.hand[seat], 0, 0)
    note(journal, Event.WON, s.winner, pot, 0, 0)


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


LAYOUT = Layout()
AT_PLAYERS = LAYOUT.add("players", low=2, high=SEATS)
AT_FIRST = LAYOUT.add("first", SEATS, low=0, high=1)  # seats count clockwise from the observer, who is 0
AT_TURN = LAYOUT.add("turn", SEATS, low=0, high=1)
AT_BETTOR = LAYOUT.add("bettor", SEATS, low=0, high=1)
AT_PAID = LAYOUT.add("paid", SEATS, low=0, high=200)
AT_HAND = LAYOUT.add("hand", SEATS * DECK, low=0, high=1)  # known cards


@compiled
def observe(cards: Cards, s: State, seat: int, out: Row) -> None:
    """What ``seat`` knows, laid out as in `LAYOUT`; a spectator counts from seat 0."""
    out[:] = 0
    n = int(s.players)
    own = max(0, seat)
    out[AT_PLAYERS] = n
    out[AT_FIRST + -own % n] = 1
    if s.turn != NOBODY:
        out[AT_TURN + (s.turn - own) % n] = 1
    if s.bettor != NOBODY:
        out[AT_BETTOR + (s.bettor - own) % n] = 1
    for step in range(n):
        other = (own + step) % n
        out[AT_PAID + step] = s.paid[other]
        if knows(s, seat, other):
            out[AT_HAND + step * DECK + s.hand[other]] = 1


@compiled
def greedy(cards: Cards, s: State, actions: Row, count: int, scratch: Record) -> int:
    """Bet or call with the middle card or a higher one, check or fold with a lower one."""
    strong = 2 * s.hand[s.turn] + 1 >= cards.deck[s.players]
    return int(actions[1] if strong else actions[0])


RULES = Rules(
    manifest=MANIFEST,
    version=1,
    cards=record(Cards),
    state=record(State),
    actions=ACTIONS,
    layout=LAYOUT,
)
VERBS: dict[str, Callable[..., Any]] = {
    **{verb.__name__: verb for verb in (deal, actor, legal, apply, score, imagine, observe)},
    "standing": score,
}
