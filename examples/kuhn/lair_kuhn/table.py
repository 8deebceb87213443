"""Kuhn poker at a table: numbers become codes and arguments, and each seat gets a view of what it knows."""

from collections.abc import Sequence
from dataclasses import dataclass

from lair.engine.contract import Record
from lair.engine.deck import Deck
from lair.engine.types import Action, Event, Reason, Seat
from lair.engine.unboxed import uncompiled
from lair_kuhn import rules
from lair_kuhn.rules import ALLOWED, BET, BET_STANDS, CALL, NOBODY, RULES, WON

knows, refusal = uncompiled(rules.knows), uncompiled(rules.refusal)

TURN_EVENT = None  # every action is a turn
NAMES = ("check", "bet", "fold", "call")
EVENTS = ("checked", "bet", "folded", "called", "showed", "won")


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as seen from another seat."""

    name: str
    faction: str
    bot: str | None
    paid: int
    card: int | None  # None: not known


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat sees; ``seat`` None is a spectator."""

    game: str
    seat: int | None
    seats: tuple[SeatView, ...]
    turn: int | None
    pot: int
    over: bool


def describe(deck: Deck, number: int, s: Record | None = None) -> Action:
    """What an action number means."""
    said = {"chips": int(deck.row[0].bet)} if number in (BET, CALL) else {}
    return Action(number, NAMES[number], NAMES[number], said)


def parse(deck: Deck, text: str) -> int | None:
    """The name of an action, or how it begins."""
    wanted = text.strip().lower()
    found = [number for number, name in enumerate(NAMES) if wanted and name.startswith(wanted)]
    return found[0] if len(found) == 1 else None


def event(deck: Deck, row: Sequence[int]) -> Event:
    """A row of the journal."""
    kind, seat, number = row[:3]
    match EVENTS[kind]:
        case "showed":
            return Event("showed", {"seat": seat, "card": number + 1})
        case "bet" | "called" | "won" as code:
            return Event(code, {"seat": seat, "chips": number})
        case code:
            return Event(code, {"seat": seat})


def reveals(happened: Event) -> bool:
    """K4: only the end shows cards."""
    return happened.code == EVENTS[WON]


def has_secrets(s: Record, seat: int) -> bool:
    """K6."""
    return not s.shown[seat]


def reason(deck: Deck, s: Record, number: int) -> Reason | None:
    """K2, K3, in words."""
    refused = refusal(s, number)
    if refused == ALLOWED:
        return None
    return Reason("bet-stands", {}, "K3") if refused == BET_STANDS else Reason("no-bet", {}, "K2")


def view(deck: Deck, s: Record, seat: int | None, seats: Sequence[Seat]) -> View:
    """K6: open to all is what was paid; a card is seen by whoever knows it."""
    looker = NOBODY if seat is None else seat
    return View(
        game=RULES.name,
        seat=seat,
        seats=tuple(
            SeatView(
                name=who.name,
                faction=who.faction,
                bot=who.bot,
                paid=int(s.paid[number]),
                card=int(s.hand[number]) + 1 if knows(s, looker, number) else None,
            )
            for number, who in enumerate(seats)
        ),
        turn=None if s.turn == NOBODY else int(s.turn),
        pot=int(s.paid.sum()),
        over=bool(s.turn == NOBODY),
    )
