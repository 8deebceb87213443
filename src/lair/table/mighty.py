"""Mighty Monsters at the table: names for actions and events, reasons, and what each seat sees (M30, M31).

Notation: ``4@2b`` plays the monster of strength 4 onto side b of the second guard from the gate.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lair.cards import Deck
from lair.rules.contract import Record
from lair.rules.mighty import RULES as RULES
from lair.rules.mighty import components as c
from lair.rules.mighty.king import barred_monsters, tile_in_force
from lair.rules.mighty.knowledge import backs_seen, tiles_seen, turned_up
from lair.rules.mighty.monsters import fee_to_owner, fee_to_treasury, level_of, strength_beside
from lair.table.telling import Action, Event, Reason, Seat

FACTIONS = ("trolls", "undead", "sea", "demons", "insects", "dragons")  # M1
SIDES = "ab"


@dataclass(frozen=True, slots=True)
class MonsterView:
    """A monster in the castle."""

    seat: int
    strength: int


@dataclass(frozen=True, slots=True)
class GuardView:
    """A guard space: the back of its guard, and the monsters on sides a and b."""

    level: int
    strength: tuple[int, int]
    loot: tuple[int, int]
    monsters: tuple[MonsterView | None, MonsterView | None]


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


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat sees; ``seat`` None is a spectator."""

    game: str
    seat: int | None
    seats: tuple[SeatView, ...]
    turn: int | None
    start: int
    round: int
    rounds: int
    options: tuple[str, ...]
    tile: int | None  # the king tile in force, by its number in M29
    tiles_gone: tuple[int, ...]
    guards: tuple[GuardView, ...]
    stack: int
    stack_level: int | None  # on the back of its top card
    turned_up: tuple[tuple[int, int, int], ...]  # level, strength, loot of every guard seen so far
    treasury: int
    over: bool


def describe(deck: Deck, number: int, s: Record | None = None) -> Action:
    """What an action number means; with the state, also what would be replaced and at what price."""
    space, rank = divmod(number, c.RANKS)
    strength = int(deck.row[0].strength[rank])
    guard, side = space // 2 + 1, SIDES[space % 2]
    said: dict[str, str | int] = {"strength": strength, "guard": guard, "side": side}
    if s is not None and s.owner[space] != c.TREASURY:
        said["owner"] = int(s.owner[space])
        said["there"] = int(deck.row[0].strength[s.monster[space]])
        said["price"] = int(fee_to_treasury(deck.row[0], s, space) + fee_to_owner(deck.row[0], s, space))
    return Action(number, f"{strength}@{guard}{side}", "replace" if "owner" in said else "place", said)


def parse(deck: Deck, text: str) -> int | None:
    """``4@2b``; a person may also type ``4 2b`` or ``42b``."""
    match = re.fullmatch(r"\s*([1-9])\s*[@ ]?\s*([1-6])\s*([abAB])\s*", text)
    if not match:
        return None
    strengths = [int(strength) for strength in deck.row[0].strength]
    if int(match[1]) not in strengths:
        return None
    space = (int(match[2]) - 1) * 2 + SIDES.index(match[3].lower())
    return space * c.RANKS + strengths.index(int(match[1]))


def _place(space: int) -> dict[str, str | int]:
    return {"guard": space // 2 + 1, "side": SIDES[space % 2]}


def event(deck: Deck, row: Sequence[int]) -> Event:
    """A row of the journal; see `lair.rules.mighty.components` for what its numbers are."""
    kind, a, b, third, d = (int(number) for number in row)
    strengths = deck.row[0].strength
    match kind:
        case c.RETURNED:
            return Event("returned", {"owner": a, "strength": int(strengths[b]), **_place(third), "by": d})
        case c.PAID if third == c.TREASURY:
            return Event("paid-treasury", {"seat": a, "gold": b})
        case c.PAID:
            return Event("paid-owner", {"seat": a, "gold": b, "receiver": third})
        case c.PLACED:
            return Event("placed", {"seat": a, "strength": int(strengths[b]), **_place(third)})
        case c.TURNED:
            level = int(deck.row[0].guard_level[b])
            return Event("turned", {"guard": a + 1, "level": level, "strength": third, "loot": d})
        case c.BEATEN:
            return Event("beaten", {"guard": a + 1, "monsters": third})
        case c.LOST:
            return Event("lost", {"guard": a + 1, "monsters": third})
        case c.LOOTED:
            return Event("looted", {"seat": a, "gold": b, "guard": third + 1})
        case c.HEALED:
            return Event("healed", {"seat": a, "gold": b, "cost": third, **_place(d)})
        case c.UNSEEN:
            return Event("unseen", {"guard": a + 1, "level": b})
        case c.ROUND_ENDED:
            return Event("round-ended", {"round": a + 1})
        case c.ROUND_BEGAN:
            return Event("round-began", {"round": a + 1, "seat": b})
        case c.LAID:
            return Event("laid", {"guard": a + 1, "level": b})
        case c.TILE_TURNED:
            return Event("tile-turned", {"tile": a + 1})
        case c.ENDED:
            return Event("ended", {})
    raise AssertionError(f"no such event: {kind}")


def reveals(happened: Event) -> bool:
    """M16, M23, M27: guards turned up or newly laid and king tiles tell everyone something."""
    return happened.code in {"turned", "laid", "tile-turned", "ended"}


def has_secrets(s: Record, seat: int) -> bool:
    """M31: whether the others do not know this seat's hand."""
    return bool(s.shown[seat] != c.ALL_MONSTERS)


def reason(deck: Deck, s: Record, number: int) -> Reason | None:
    """Why the player whose turn it is may not play this. Reads that player's hand and what lies open."""
    cards = deck.row[0]
    space, rank = divmod(number, c.RANKS)
    if not 0 <= space < 2 * s.players:
        return Reason("no-such-space", {"guards": int(s.players)})
    strength = int(cards.strength[rank])
    if not s.hand[s.turn] >> rank & 1:
        in_castle = any(s.owner[i] == s.turn and s.monster[i] == rank for i in range(c.SPACES))
        return Reason("in-castle" if in_castle else "resting", {"strength": strength})
    if barred_monsters(cards, s) >> rank & 1:
        return Reason("barred", {"strength": strength})
    if s.owner[space] == c.TREASURY:
        return None
    guard = space // 2
    there = int(cards.strength[s.monster[space]])
    if rank <= s.monster[space]:
        return Reason("not-stronger", {"strength": strength, "there": there})
    greatest = int(cards.greatest_strength[level_of(cards, s, guard)])
    beside = int(strength_beside(cards, s, guard))
    if beside >= greatest:
        return Reason("guard-matched", {"beside": beside, "greatest": greatest})
    price = int(fee_to_treasury(cards, s, space) + fee_to_owner(cards, s, space))
    if price > s.gold[s.turn]:
        return Reason("cannot-pay", {"price": price, "gold": int(s.gold[s.turn])})
    return None


def view(deck: Deck, s: Record, seat: int | None, seats: Sequence[Seat]) -> View:
    """Built up from what the seat knows; nothing is copied and then struck out."""
    cards = deck.row[0]
    over = bool(s.turn < 0)
    tile = int(tile_in_force(s))
    seen = int(tiles_seen(s))
    laid = min(int(s.tile) + 1, int(s.rounds)) * int(s.players)
    top = int(backs_seen(s)) - 1
    return View(
        game=RULES.name,
        seat=seat,
        seats=tuple(_seat_view(cards, s, number, number == seat, who) for number, who in enumerate(seats)),
        turn=None if over else int(s.turn),
        start=int(s.start),
        round=min(int(s.tile) + 1, int(s.rounds)),
        rounds=int(s.rounds),
        options=tuple(option for bit, option in enumerate(c.OPTIONS) if s.options >> bit & 1),
        tile=None if tile == c.NO_TILE else tile + 1,
        tiles_gone=tuple(int(s.king[i]) + 1 for i in range(min(seen, int(s.tile)))),
        guards=() if over else tuple(_guard_view(cards, s, guard) for guard in range(s.players)),
        stack=c.GUARDS - laid,
        stack_level=int(cards.guard_level[s.guards[top]]) if top >= laid else None,
        turned_up=tuple(_front(cards, s.guards[i]) for i in range(c.GUARDS) if turned_up(s, i)),
        treasury=int(s.treasury),
        over=over,
    )


def _front(cards: Record, card: int) -> tuple[int, int, int]:
    return int(cards.guard_level[card]), int(cards.guard_strength[card]), int(cards.guard_loot[card])


def _guard_view(cards: Record, s: Record, guard: int) -> GuardView:
    level = int(level_of(cards, s, guard))
    monsters: list[Any] = []
    for space in range(2 * guard, 2 * guard + 2):
        there = int(s.owner[space])
        empty = there == c.TREASURY
        monsters.append(None if empty else MonsterView(there, int(cards.strength[s.monster[space]])))
    return GuardView(
        level=level,
        strength=(int(cards.least_strength[level]), int(cards.greatest_strength[level])),
        loot=(int(cards.least_loot[level]), int(cards.greatest_loot[level])),
        monsters=(monsters[0], monsters[1]),
    )


def _seat_view(cards: Record, s: Record, number: int, own: bool, who: Seat) -> SeatView:
    known = c.ALL_MONSTERS if own else int(s.shown[number])
    hand = _strengths(cards, known & int(s.hand[number]))
    resting = _strengths(cards, known & int(s.resting[number]))
    return SeatView(
        name=who.name,
        faction=who.faction,
        bot=who.bot,
        gold=int(s.gold[number]),
        hand=hand,
        hand_unknown=c.RANKS - 2 - int(s.placed[number]) - len(hand),
        resting=resting,
        resting_unknown=2 - len(resting),
    )


def _strengths(cards: Record, monsters: int) -> tuple[int, ...]:
    return tuple(int(cards.strength[rank]) for rank in range(c.RANKS) if monsters >> rank & 1)
