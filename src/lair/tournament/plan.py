"""The plan of a tournament: which bots meet, which seats they take, and the seed of everything random in every game.

Every deal is played with the bots in every rotation of the seats, so that neither the deal nor the seat favours a bot.
All of it follows from the plan, so that an interrupted tournament can be continued.
"""

import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, count
from typing import TYPE_CHECKING

from lair.engine.deck import Deck
from lair.tournament.players import make_player

if TYPE_CHECKING:
    from lair.bots.player import Player

Table = tuple[str, ...]  # the bots that meet, in no order
PlayerFactory = Callable[[str, str, int, float], "Player"]  # (spec, game, seed, seconds per move of a program)


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
    """A tournament. With ``pairs`` only two different bots meet at a table.

    ``make_player`` makes the player of a name in ``bots``. Worker processes import it, so it must be a function at the
    top of a module.
    """

    game: str
    deck: Deck
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    pairs: bool
    seed: int
    seconds: float  # per move of a program
    make_player: PlayerFactory = make_player

    @cached_property
    def tables(self) -> list[Table]:
        """All groups of bots that meet."""
        return tables_of(self.bots, self.players, self.pairs)

    def pairings(self, games: int) -> list[Pairing]:
        """At least ``games`` games: as many rounds as that takes, each with every table and every rotation."""
        found: list[Pairing] = []
        for deal in count():
            for table, bots in enumerate(self.tables):
                seed = derive_seed(self.seed, "deal", table, deal)
                for seats in rotations(self._circle(bots, table, deal)):
                    found.append(Pairing(len(found), table, deal, seed, seats))
            if len(found) >= games:
                return found
        raise AssertionError

    def _circle(self, bots: Table, table: int, deal: int) -> Table:
        """The bots in the order in which they sit, drawn anew for every deal."""
        order = list(bots)
        random.Random(derive_seed(self.seed, "circle", table, deal)).shuffle(order)
        return tuple(order)


def derive_seed(seed: int, *parts: int | str) -> int:
    """A seed of 64 bits for one purpose, apart from all that a table derives (`lair.table.game.stream_of`)."""
    purpose = " ".join(str(part) for part in parts).encode()
    key = seed.to_bytes(32, "big")
    return int.from_bytes(hashlib.blake2b(purpose, key=key, digest_size=8, person=b"league").digest(), "big")


def derive_json_seed(seed: int, *parts: int | str) -> int:
    """A seed of 53 bits: some languages read a number from JSON no more precisely."""
    return derive_seed(seed, *parts) >> 11


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
    """Every seat taken: each bot equally often, and every choice of bots for the seats that are left over."""
    each, over = divmod(players, len(group))
    return [group * each + extra for extra in combinations(group, over)]


def rotations(circle: Table) -> list[Table]:
    """Every rotation of the seats that differs from the others."""
    turned = (circle[step:] + circle[:step] for step in range(len(circle)))
    return list(dict.fromkeys(turned))
