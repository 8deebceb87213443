"""Mighty Monsters at the table: names for actions and events, reasons, and what each seat sees (M30, M31).

Notation: ``4@2b`` plays the monster of strength 4 onto side b of the second guard from the gate.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from lair.engine.contract import Record
from lair.engine.deck import Deck
from lair.engine.types import Action, Event, Reason, Seat
from lair.engine.unboxed import to_python, uncompiled
from lair.games.mighty.rules import RULES as RULES
from lair.games.mighty.rules import components as c
from lair.games.mighty.rules import king, knowledge, monsters

refusal, tile_in_force = uncompiled(monsters.refusal), uncompiled(king.tile_in_force)
backs_seen, tiles_seen = uncompiled(knowledge.backs_seen), uncompiled(knowledge.tiles_seen)
turned_up, level_of = uncompiled(knowledge.turned_up), uncompiled(monsters.level_of)
tile_reaches = uncompiled(king.tile_reaches)
fee_to_owner, fee_to_treasury = uncompiled(monsters.fee_to_owner), uncompiled(monsters.fee_to_treasury)
strength_beside = uncompiled(monsters.strength_beside)

TURN_EVENT: str | None = None
SIDES = "ab"

Step = Literal["first", "second", "ruled", "last"]


@dataclass(frozen=True, slots=True)
class MonsterView:
    """A monster in the castle."""

    seat: int
    strength: int


@dataclass(frozen=True, slots=True)
class ChangeView:
    """What the king tile in force adds to a guard (M29.7 to 12)."""

    strength: int
    loot: int


@dataclass(frozen=True, slots=True)
class GuardView:
    """A guard space: the back of its guard, what the tile changes, and the monsters on sides a and b."""

    level: int
    strength: tuple[int, int]  # least and greatest of the level, as printed
    loot: tuple[int, int]
    change: ChangeView | None
    needed: tuple[int, int]  # the strength with the change counted in
    yields: tuple[int, int]  # the loot with the change counted in
    monsters: tuple[MonsterView | None, MonsterView | None]
    beside: int  # the strengths of the monsters together


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as seen from another seat: monsters whose place is known, and how many are not."""

    name: str
    faction: str
    bot: str | None
    gold: int
    hand: tuple[int, ...]
    hand_unknown: int
    resting: tuple[int, ...]
    resting_unknown: int
    rank: int | None  # after the end; equal gold shares a rank (M25)


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat sees; ``seat`` None is a spectator."""

    game: str
    seat: int | None
    seats: tuple[SeatView, ...]
    turn: int | None
    step: Step | None  # which of their monsters the player whose turn it is places, in short
    start: int
    round: int
    rounds: int
    options: tuple[str, ...]
    tile: int | None  # the king tile in force, by its number in M29
    tiles_gone: tuple[int, ...]
    guards: tuple[GuardView, ...]
    most_beside: int  # two of the strongest monsters together
    stack: int
    stack_level: int | None  # on the back of its top card
    turned_up: tuple[tuple[int, int, int], ...]  # level, strength, loot of every guard seen so far
    treasury: int
    over: bool


VIEW: type = View


@lru_cache(16)
def cards_of(deck: Deck) -> Any:
    """The cards' numbers as plain lists."""
    return to_python(deck.row[0])


@lru_cache(16)
def entry_of(deck: Deck) -> tuple[int, ...]:
    """For each guard its number in the card file, from 1; copies of one have the same."""
    guards = enumerate(deck.content["guard"], 1)
    return tuple(number for number, guard in guards for _ in range(guard.get("copies", 1)))


def describe(deck: Deck, number: int, s: Record | None = None) -> Action:
    """What an action number means; with the state, also what is replaced, at what price, and if it is the last."""
    cards = cards_of(deck)
    space, rank = divmod(number, c.RANKS)
    strength = cards.strength[rank]
    guard, side = space // 2 + 1, SIDES[space % 2]
    said: dict[str, str | int] = {"strength": strength, "guard": guard, "side": side}
    if s is not None and s.owner[space] != c.TREASURY:
        said["owner"] = int(s.owner[space])
        said["own"] = int(s.owner[space] == s.turn)
        said["there"] = cards.strength[s.monster[space]]
        said["price"] = fee_to_treasury(cards, s, space) + fee_to_owner(cards, s, space)
    if "owner" in said:
        return Action(number, f"{strength}@{guard}{side}", "replace", said)
    return Action(number, f"{strength}@{guard}{side}", "place", said, s is not None and one_missing(s))


def one_missing(s: Any) -> bool:
    """M15: whether a monster on an empty space would be the last one: all others have two, this player has one."""
    return all(s.placed[seat] + (seat == s.turn) >= 2 for seat in range(s.players))


def parse(deck: Deck, text: str) -> int | None:
    """``4@2b``; a person may also type ``4 2b`` or ``42b``."""
    match = re.fullmatch(r"\s*([1-9])\s*[@ ]?\s*([1-6])\s*([abAB])\s*", text)
    if not match:
        return None
    strengths: list[int] = cards_of(deck).strength
    if int(match[1]) not in strengths:
        return None
    space = (int(match[2]) - 1) * 2 + SIDES.index(match[3].lower())
    return space * c.RANKS + strengths.index(int(match[1]))


def _place(space: int) -> dict[str, str | int]:
    return {"guard": space // 2 + 1, "side": SIDES[space % 2]}


def event(deck: Deck, row: Sequence[int]) -> Event:
    """A row of the journal; see `lair.games.mighty.rules.components` for what its numbers are."""
    kind, a, b, third, d = (int(number) for number in row)
    cards = cards_of(deck)
    match kind:
        case c.Event.RETURNED:
            return Event("returned", {"owner": a, "strength": cards.strength[b], **_place(third), "by": d})
        case c.Event.PAID if third == c.TREASURY:
            return Event("paid-treasury", {"seat": a, "gold": b})
        case c.Event.PAID:
            return Event("paid-owner", {"seat": a, "gold": b, "receiver": third})
        case c.Event.PLACED:
            return Event("placed", {"seat": a, "strength": cards.strength[b], **_place(third)})
        case c.Event.TURNED:
            level, card = cards.guard_level[b], entry_of(deck)[b]
            return Event("turned", {"guard": a + 1, "level": level, "strength": third, "loot": d, "card": card})
        case c.Event.BEATEN:
            return Event("beaten", {"guard": a + 1, "monsters": third})
        case c.Event.LOST:
            return Event("lost", {"guard": a + 1, "monsters": third})
        case c.Event.LOOTED:
            return Event("looted", {"seat": a, "gold": b, "guard": third + 1})
        case c.Event.HEALED:
            return Event("healed", {"seat": a, "gold": b, "cost": third, **_place(d)})
        case c.Event.UNSEEN:
            return Event("unseen", {"guard": a + 1, "level": b})
        case c.Event.ROUND_ENDED:
            return Event("round-ended", {"round": a + 1})
        case c.Event.ROUND_BEGAN:
            return Event("round-began", {"round": a + 1, "seat": b})
        case c.Event.LAID:
            return Event("laid", {"guard": a + 1, "level": b})
        case c.Event.TILE_TURNED:
            return Event("tile-turned", {"tile": a + 1})
        case c.Event.ENDED:
            return Event("ended", {})
    raise AssertionError(f"no such event: {kind}")


def reveals(happened: Event) -> bool:
    """M16, M23, M27: guards turned up or newly laid and king tiles tell everyone something."""
    return happened.code in {"turned", "laid", "tile-turned", "ended"}


def has_secrets(s: Record, seat: int) -> bool:
    """M31: whether the others do not know this seat's hand."""
    return bool(s.shown[seat] != c.ALL_MONSTERS)


# The code that words have for a refusal, and the rule that says so
REASONS = {
    c.Refusal.NO_SUCH_SPACE: ("no-such-space", "M4"),
    c.Refusal.IN_CASTLE: ("in-castle", "M9"),
    c.Refusal.RESTING: ("resting", "M7"),
    c.Refusal.BARRED: ("barred", "M29"),
    c.Refusal.NOT_STRONGER: ("not-stronger", "M11"),
    c.Refusal.GUARD_MATCHED: ("guard-matched", "M11"),
    c.Refusal.CANNOT_PAY: ("cannot-pay", "M14"),
}


def reason(deck: Deck, s: Record, number: int) -> Reason | None:
    """Why the player whose turn it is may not play this. Reads that player's hand and what lies open."""
    cards, s = cards_of(deck), to_python(s)
    refused = c.Refusal(refusal(cards, s, number))
    if refused == c.Refusal.NONE:
        return None
    code, rule = REASONS[refused]
    return Reason(code, _figures(cards, s, refused, number), rule)


def _figures(cards: Any, s: Any, refused: c.Refusal, number: int) -> dict[str, int]:
    """The numbers that a reason names."""
    space, rank = divmod(number, c.RANKS)
    match refused:
        case c.Refusal.NO_SUCH_SPACE:
            return {"guards": s.players}
        case c.Refusal.NOT_STRONGER:
            return {"strength": cards.strength[rank], "there": cards.strength[s.monster[space]]}
        case c.Refusal.GUARD_MATCHED:
            greatest = cards.greatest_strength[level_of(cards, s, space // 2)]
            return {"beside": strength_beside(cards, s, space // 2), "greatest": greatest}
        case c.Refusal.CANNOT_PAY:
            price = fee_to_treasury(cards, s, space) + fee_to_owner(cards, s, space)
            return {"price": price, "gold": s.gold[s.turn]}
        case _:
            return {"strength": cards.strength[rank]}


def progress(s: Record) -> Event:
    """How far the game has come, for lists of tables."""
    rounds = int(s.rounds)
    return Event("progress-round", {"round": min(int(s.round_index) + 1, rounds), "rounds": rounds})


def score_sheet(
    moves: Sequence[tuple[Sequence[Event], Sequence[int]]], players: int
) -> list[tuple[str, dict[str, int], list[int]]]:
    """Gold by round, from every move's events and what each seat's gold changed by."""
    rows: list[tuple[str, dict[str, int], list[int]]] = []
    gained = [0] * players
    for events, gains in moves:
        gained = [so_far + gain for so_far, gain in zip(gained, gains, strict=True)]
        if any(happened.code == "round-ended" for happened in events):
            rows.append(("score-round", {"round": len(rows) + 1}, gained))
            gained = [0] * players
    if any(gained):
        rows.append(("score-round", {"round": len(rows) + 1}, gained))
    return rows


def view(deck: Deck, s: Record, seat: int | None, seats: Sequence[Seat]) -> View:
    """What everyone sees, and the seat's own monsters beside it; nothing is copied and then struck out."""
    shared = _seen_by_all(deck, s.tobytes(), tuple(seats))
    if seat is None:
        return shared
    own = _seat_view(cards_of(deck), to_python(s), seat, c.ALL_MONSTERS, seats[seat])
    return replace(shared, seat=seat, seats=(*shared.seats[:seat], own, *shared.seats[seat + 1 :]))


@lru_cache(8)
def _seen_by_all(deck: Deck, position: bytes, seats: tuple[Seat, ...]) -> View:
    """A spectator's view. All who look at one position share it, so that it is made once."""
    cards, s = cards_of(deck), to_python(np.frombuffer(position, RULES.state)[0])
    over = s.turn < 0
    tile = tile_in_force(s)
    laid = min(s.round_index + 1, s.rounds) * s.players
    top = backs_seen(s) - 1
    return View(
        game=RULES.name,
        seat=None,
        seats=tuple(_seat_view(cards, s, number, s.shown[number], who) for number, who in enumerate(seats)),
        turn=None if over else s.turn,
        step=None if over else _step(s),
        start=s.start,
        round=min(s.round_index + 1, s.rounds),
        rounds=s.rounds,
        options=tuple(option for bit, option in enumerate(RULES.options) if s.options >> bit & 1),
        tile=None if tile == c.NO_TILE else tile + 1,
        tiles_gone=tuple(s.king[i] + 1 for i in range(min(tiles_seen(s), s.round_index))),
        guards=() if over else tuple(_guard_view(cards, s, tile, guard) for guard in range(s.players)),
        most_beside=2 * max(cards.strength),
        stack=c.GUARDS - laid,
        stack_level=cards.guard_level[s.guards[top]] if top >= laid else None,
        turned_up=tuple(_front(cards, s.guards[i]) for i in range(c.GUARDS) if turned_up(s, i)),
        treasury=s.treasury,
        over=over,
    )


def _front(cards: Any, card: int) -> tuple[int, int, int]:
    return cards.guard_level[card], cards.guard_strength[card], cards.guard_loot[card]


def _step(s: Any) -> Step:
    if one_missing(s):
        return "last"
    if tile_in_force(s) != c.NO_TILE:
        return "ruled"
    return "second" if s.placed[s.turn] else "first"


def _guard_view(cards: Any, s: Any, tile: int, guard: int) -> GuardView:
    level = level_of(cards, s, guard)
    strength = needed = cards.least_strength[level], cards.greatest_strength[level]
    loot = yields = cards.least_loot[level], cards.greatest_loot[level]
    change = None
    if tile_reaches(cards, s.players, tile, guard):
        change = ChangeView(cards.tile_strength[tile], cards.tile_loot[tile])
        needed = max(0, strength[0] + change.strength), max(0, strength[1] + change.strength)
        yields = max(0, loot[0] + change.loot), max(0, loot[1] + change.loot)
    one, other = _monster_view(cards, s, 2 * guard), _monster_view(cards, s, 2 * guard + 1)
    beside = (one.strength if one else 0) + (other.strength if other else 0)
    return GuardView(level, strength, loot, change, needed, yields, (one, other), beside)


def _monster_view(cards: Any, s: Any, space: int) -> MonsterView | None:
    owner = s.owner[space]
    return None if owner == c.TREASURY else MonsterView(owner, cards.strength[s.monster[space]])


def _seat_view(cards: Any, s: Any, number: int, known: int, who: Seat) -> SeatView:
    """``known``: the monsters whose place the looker knows."""
    hand = _strengths(cards, known & s.hand[number])
    resting = _strengths(cards, known & s.resting[number])
    return SeatView(
        name=who.name,
        faction=who.faction,
        bot=who.bot,
        gold=s.gold[number],
        hand=hand,
        hand_unknown=c.RANKS - 2 - s.placed[number] - len(hand),
        resting=resting,
        resting_unknown=2 - len(resting),
        rank=None if s.turn >= 0 else 1 + sum(gold > s.gold[number] for gold in s.gold[: s.players]),
    )


def _strengths(cards: Any, monsters: int) -> tuple[int, ...]:
    return tuple(cards.strength[rank] for rank in range(c.RANKS) if monsters >> rank & 1)
