"""The layout of an observation: named slices of one row of numbers, each declared once, with its bounds.

A game's module that writes observations adds its slices here and writes to the places it is given. Networks learn more
of a number that only names something, such as the Monster in a slot, when the layout says so.
"""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import TypeVar

LEAST, GREATEST = -(2**15), 2**15 - 1  # of the numbers that `observe` writes

Bound = int | Sequence[int]  # the same for every number of a slice, or a row that repeats
N = TypeVar("N", int, bool)
Names = bool | Sequence[bool]  # likewise


class Layout:
    """Hands out the places of a row, slice after slice."""

    def __init__(self) -> None:
        self.slices: tuple[tuple[str, int], ...] = ()
        self.size = 0
        self.low: tuple[int, ...] = ()  # the least that each number can be, with any cards
        self.high: tuple[int, ...] = ()
        self.names: tuple[bool, ...] = ()  # whether each number names something, with 0 for nothing in particular

    def add(self, name: str, size: int = 1, low: Bound = LEAST, high: Bound = GREATEST, *, names: Names = False) -> int:
        """Append a slice whose numbers are from ``low`` to ``high``; returns its first place."""
        first = self.size
        self.slices += ((name, size),)
        self.size += size
        self.low += _repeated(low, size)
        self.high += _repeated(high, size)
        self.names += _repeated(names, size)
        return first

    @property
    def named(self) -> int:
        """How many things all those numbers can name."""
        return sum(high for high, names in zip(self.high, self.names, strict=True) if names)


def _repeated(bound: N | Sequence[N], size: int) -> tuple[N, ...]:
    return tuple(islice(cycle([bound] if isinstance(bound, int) else bound), size))
