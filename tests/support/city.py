"""Arrangements for Meeples & Monsters: a dealt game whose city, bags and cards are then laid by hand."""

from functools import cache
from typing import Any

import numpy as np

from lair.engine import calls
from lair.engine.contract import Row, journal_rows
from lair.games.decks import load
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from lair.games.meeples.table import DISTRICTS as DISTRICTS
from lair.games.meeples.table import KINDS as KINDS
from lair.games.meeples.table import PLACES as PLACES
from lair.games.meeples.table import describe, parse

DECK = load("meeples")
TABLES = {
    "monster": DECK.content["monster"],
    "quest": DECK.content["quest"],
    "location": [*DECK.content["built"], *DECK.content["tile"]],
    "room": DECK.content["room"],
    "token": DECK.content["token"],
}


def numbered(table: str, key: str) -> int:
    """A card's number by its key."""
    (number,) = (i for i, card in enumerate(TABLES[table]) if card["key"] == key)
    return number


def kind(name: str) -> int:
    return KINDS.index(name)


TEXTS = [describe(DECK, number).text for number in range(c.ACTIONS)]


@cache
def number_of(action: str) -> int:
    """The action that a notation stands for."""
    number = parse(DECK, action)
    assert number is not None, f"{action} is no notation of an action"
    return number


def go(target: int) -> str:
    """Begin to assign to a target."""
    return f"go:{PLACES[target]}"


def resolve_next(target: int) -> str:
    return f"resolve:{PLACES[target]}"


def quest_action(quest: int) -> str:
    """Name a Quest, by its number."""
    return f"quest:{TABLES['quest'][quest]['key']}"


def take_kind(kind_of_meeple: int) -> str:
    return f"take:{KINDS[kind_of_meeple]}"


def to_district(district: int) -> str:
    return f"to:{DISTRICTS[district]}"


class City:
    """A game in its first turn: seat 0 to move, no Quests in hand, nobody has meeples but in the supply."""

    def __init__(self, players: int = 2, towers: bool = False, seed: int = 1) -> None:
        self.calls = calls.compiled_verbs(RULES)
        self.row: Row = DECK.row.copy()  # a test may change a card
        self.states = np.zeros(1, RULES.state)
        self.actions = calls.actions_row(RULES)
        self.calls.deal(self.row, self.states, 0, players, int(towers), seed)
        self.s: Any = self.states[0]
        self.cards: Any = self.row[0]
        s = self.s
        s.turn = s.first = 0
        for place in (s.bag, s.tavern, s.lodgings, s.kept):
            s.supply[:] = s.supply + place.sum(axis=0)
            place[:] = 0
        s.quest_at[s.quest_at >= 0] = c.IN_DECK
        s.quest_order[: c.QUESTS] = range(c.QUESTS)
        s.quest_top, s.quest_size = 0, c.QUESTS

    # Arranging

    def place(self, where: str, seat: int = 0, **meeples: int) -> "City":
        """Put exactly these meeples into a seat's bag, tavern, lodgings or kept; the supply has the rest."""
        row = self.s[where][seat]
        self.s.supply[:] = self.s.supply + row
        row[:] = 0
        for name, number in meeples.items():
            row[kind(name)] = number
            self.s.supply[kind(name)] -= number
        return self

    def tavern(self, seat: int = 0, **meeples: int) -> "City":
        return self.place("tavern", seat, **meeples)

    def lodgings(self, seat: int = 0, **meeples: int) -> "City":
        return self.place("lodgings", seat, **meeples)

    def bag(self, seat: int = 0, **meeples: int) -> "City":
        return self.place("bag", seat, **meeples)

    def clear_monsters(self) -> "City":
        """No Monster on the board (their cards leave the game)."""
        self.s.board[:] = c.NONE
        return self

    def monster(self, slot: int, key: str | None = None, **card: Any) -> int:
        """Lay a Monster into slot 0 to 11 (district * 3 + place), its card changed by keywords; returns its target."""
        number = numbered("monster", key) if key else next(i for i in range(c.MONSTERS) if i not in self.s.board)
        self.s.board[slot] = number
        for field, value in card.items():
            self.cards["monster_" + field][number] = value
        return c.MONSTER_TARGET + slot

    def quest(self, key: str | int, seat: int = 0) -> int:
        """A Quest into a seat's hand; returns its number."""
        number = key if isinstance(key, int) else numbered("quest", key)
        self.s.quest_at[number] = seat
        order = [q for q in range(c.QUESTS) if self.s.quest_at[q] == c.IN_DECK]
        self.s.quest_order[: len(order)] = order
        self.s.quest_top, self.s.quest_size = 0, len(order)
        return number

    def build(self, slot: int, key: str) -> int:
        """A Location tile on slot 0 to 7 (two a district); returns its target."""
        location = numbered("location", key)
        self.s.slots[slot] = location
        self.s.stock[location] = self.cards.location_stock[location]
        self.s.supply[self.cards.location_stock_kind[location]] -= self.cards.location_stock[location]
        return c.SLOT_TARGET + slot

    def construct(self, slot: int, place: int = 0) -> list[tuple[int, ...]]:
        """Assign two Peasants, end assigning, and build the face-up tile at ``place`` on a slot."""
        return self.play("construct", "done", f"build:{place + 1}@s{slot + 1}")

    def main(self) -> "City":
        """End the Development Phase."""
        self.play("done")
        return self

    # Playing

    def play(self, *actions: str) -> list[tuple[int, ...]]:
        """Carry actions out, each legal, by their notation; returns the journal's rows of all of them."""
        happened: list[tuple[int, ...]] = []
        for action in actions:
            assert action in self.legal, f"{action} is not legal: {self.legal}"
            journal = journal_rows()
            assert self.calls.apply_noting(self.row, self.states, 0, number_of(action), journal)
            happened += [tuple(row) for row in journal[1 : journal[0, 0] + 1].tolist()]
        return happened

    def assign(self, target: int, **units: int) -> list[tuple[int, ...]]:
        """Open a target, add these Units, close it."""
        adds = [f"+{name}" for name, number in units.items() for _ in range(number)]
        return self.play(go(target), *adds, "done")

    def end_main(self) -> list[tuple[int, ...]]:
        """Everything is assigned: resolve (stops at the first pending decision)."""
        return self.play("done")

    @property
    def legal_numbers(self) -> list[int]:
        count = self.calls.legal(self.row, self.states, 0, self.actions)
        listed: list[int] = self.actions[:count].tolist()
        return listed

    @property
    def legal(self) -> list[str]:
        """What may be done now, in notation, in the order of the numbers."""
        return [TEXTS[number] for number in self.legal_numbers]

    def offers(self, *beginnings: str) -> list[str]:
        """The legal actions whose notation begins like this."""
        return [action for action in self.legal if action.startswith(beginnings)]

    @property
    def actor(self) -> int:
        return self.calls.actor(self.states, 0)

    def of(self, where: str, seat: int = 0) -> dict[str, int]:
        """The meeples lying somewhere, by name, zeros left out."""
        return {name: int(n) for name, n in zip(KINDS, self.s[where][seat], strict=True) if n}

    def meeples(self) -> list[int]:
        """All meeples of the game by kind: must always be P1's numbers."""
        s = self.s
        total = s.supply.astype(int) + s.fresh + s.gathered
        for place in (s.bag, s.tavern, s.lodgings, s.kept, s.crown_units, s.assigned):
            total = total + place.astype(int).sum(axis=0)
        for location in range(c.LOCATIONS):
            total[self.cards.location_stock_kind[location]] += int(s.stock[location])
        numbers: list[int] = total.tolist()
        return numbers


def events(rows: list[tuple[int, ...]], kind_of_event: int) -> list[tuple[int, ...]]:
    """The rows of one kind, without the kind."""
    return [row[1:] for row in rows if row[0] == kind_of_event]
