"""The random stream: SplitMix64, one 64-bit number in a field called ``stream``.

A game draws only from its own state; a bot has a stream of its own, in its scratch record. The same numbers come out
interpreted, compiled and on a GPU.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lair.compiling import compiled

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15


@compiled
def mixed(x: int) -> int:
    """SplitMix64's finaliser: every bit of the outcome depends on every bit of ``x``."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def game_seeds(master: int, first: int, games: int) -> NDArray[np.uint64]:
    """The seeds of games ``first``, ``first`` + 1, ... of the many that one master seed stands for."""
    return seeds_of(master, np.arange(first, first + games, dtype=np.uint64))


def seeds_of(master: int, games: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The seeds of the games with these numbers."""
    x: NDArray[np.uint64] = np.uint64(master & MASK) + (games + np.uint64(1)) * np.uint64(STEP)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@compiled
def draw(holder: Any, n: int) -> int:
    """A number from 0 to ``n`` - 1. Its bias, n in 2 to the 32, is far below what games can show."""
    x = (int(holder.stream) + STEP) & MASK
    holder.stream = x
    return int(((mixed(x) >> 32) * int(n)) >> 32)


@compiled
def sort(row: Any, start: int, stop: int) -> None:
    """Put the cards of ``row[start:stop]``, different numbers below 64, into ascending order."""
    cards = 0
    for place in range(start, stop):
        cards |= 1 << int(row[place])
    place = start
    for card in range(64):
        if cards >> card & 1:
            row[place] = card
            place += 1


@compiled
def shuffle(holder: Any, row: Any, start: int, stop: int) -> None:
    """Put ``row[start:stop]`` into random order, every order as likely as any other."""
    for last in range(stop - 1, start, -1):
        other = start + draw(holder, last - start + 1)
        row[last], row[other] = row[other], row[last]
