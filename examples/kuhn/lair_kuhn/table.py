"""Kuhn poker at a table: numbers become codes and arguments, and each seat gets a view of what it knows."""

from collections.abc import Sequence
from dataclasses import dataclass

from lair.engine.contract import Record
from lair.engine.deck import Deck
from lair.engine.types import Action, Event, Reason, Seat
from lair.engine.unboxed import uncompiled
from lair_kuhn import rules
from lair_kuhn.rules import NOBODY, Refusal
from lair_kuhn.rules import RULES as RULES

knows, refusal = uncompiled(rules.knows), uncompiled(rules.refusal)

TURN_EVENT: str | None = None  # every action is a turn
NAMES = [action.name.lower() for action in rules.Action]


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


VIEW: type = View


def describe(deck: Deck, number: int, s: Record | None = None) -> Action:
    """What an action number means."""
    said = {"chips": int(deck.row[0].bet)} if number in (rules.Action.BET, rules.Action.CALL) else {}
    return Action(number, NAMES[number], NAMES[number], said)


def parse(deck: Deck, text: str) -> int | None:
    """The name of an action, or how it begins."""
    wanted = text.strip().lower()
    found = [number for number, name in enumerate(NAMES) if wanted and name.startswith(wanted)]
    return found[0] if len(found) == 1 else None


def event(deck: Deck, row: Sequence[int]) -> Event:
    """A row of the journal."""
    kind, seat, number = row[:3]
    happened = rules.Event(kind)
    more = {"card": number + 1} if happened == rules.Event.SHOWED else {"chips": number}
    return Event(happened.name.lower(), {"seat": seat, **more})


def reveals(happened: Event) -> bool:
    """K4: only the end shows cards."""
    return happened.code == "won"


def has_secrets(s: Record, seat: int) -> bool:
    """K6."""
    return not s.shown[seat]


def reason(deck: Deck, s: Record, number: int) -> Reason | None:
    """K2, K3, in words."""
    match refusal(s, number):
        case Refusal.BET_STANDS:
            return Reason("bet-stands", {}, "K3")
        case Refusal.NO_BET:
            return Reason("no-bet", {}, "K2")
    return None


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
