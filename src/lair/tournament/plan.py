"""What a tournament plays: which bots meet, who sits where, and where the luck of every game comes from.

A deal is played with the bots in every rotation of the seats, so that the luck of the deal and of the seat is
everybody's. All of it follows from the plan, so that a tournament can be taken up again where it was left.
"""

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, count

from lair.engine.deck import Deck

Table = tuple[str, ...]  # the bots that meet, in no order


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    number: int
    table: int
    deal: int
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A tournament. With ``pairs`` only two different bots meet at a table."""

    game: str
    deck: Deck
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    pairs: bool
    seed: int
    seconds: float  # that a program may take for a move

    @cached_property
    def tables(self) -> list[Table]:
        """Every meeting there is."""
        return tables_of(self.bots, self.players, self.pairs)

    def luck(self, *parts: int | str) -> int:
        """A number of 64 bits that follows from the seed and from what it is for."""
        return luck_of(self.seed, *parts)

    def pairings(self, games: int) -> list[Pairing]:
        """At least ``games`` games: as many rounds as that takes, each with every table and every rotation."""
        found: list[Pairing] = []
        for deal in count():
            for table, bots in enumerate(self.tables):
                seed = self.luck("deal", table, deal)
                for seats in rotations(self._circle(bots, table, deal)):
                    found.append(Pairing(len(found), table, deal, seed, seats))
            if len(found) >= games:
                return found
        raise AssertionError

    def _circle(self, bots: Table, table: int, deal: int) -> Table:
        """Who sits beside whom, drawn anew for every deal."""
        order = list(bots)
        random.Random(self.luck("circle", table, deal)).shuffle(order)
        return tuple(order)


def luck_of(seed: int, *parts: int | str) -> int:
    """As a table draws its own (`lair.table.game.stream_of`), but nothing that a table will ever draw."""
    said = " ".join(str(part) for part in parts).encode()
    key = seed.to_bytes(32, "big")
    return int.from_bytes(hashlib.blake2b(said, key=key, digest_size=8, person=b"league").digest(), "big")


def seed_of(seed: int, *parts: int | str) -> int:
    """A bot's own luck, of 53 bits: in some languages a number from JSON holds no more."""
    return luck_of(seed, *parts) >> 11


def tables_of(bots: Sequence[str], players: int, pairs: bool = False) -> list[Table]:
    """Every two bots in ``pairs``; else all of them at one table, or every choice of as many as there are seats."""
    groups: list[tuple[str, ...]]
    if pairs:
        groups = list(combinations(dict.fromkeys(bots), 2))
    else:
        groups = list(combinations(bots, players)) if len(bots) > players else [tuple(bots)]
    tables = [tuple(sorted(table)) for group in groups for table in filled(group, players)]
    return list(dict.fromkeys(tables))


def filled(group: tuple[str, ...], players: int) -> list[Table]:
    """Every seat taken: each bot as often as the others, and what is left over by each in turn."""
    each, over = divmod(players, len(group))
    return [group * each + extra for extra in combinations(group, over)]


def rotations(circle: Table) -> list[Table]:
    """Every rotation of the seats that differs from the others."""
    turned = (circle[step:] + circle[:step] for step in range(len(circle)))
    return list(dict.fromkeys(turned))
