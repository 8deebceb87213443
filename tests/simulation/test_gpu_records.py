"""What a GPU reads must lie where it can: a number of eight bytes at a multiple of eight."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lair.games import GAMES, kit_of, rules_of
from lair.simulation import gpu


def numbers_in(dtype: np.dtype[Any], first: int = 0) -> Iterator[tuple[int, int]]:
    """Where each number of a record lies, and how many bytes it has."""
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        yield first + offset, kind.base.itemsize


@pytest.mark.parametrize("game", GAMES)
def test_records_of_a_kernel_are_aligned(game: str) -> None:
    for record in (rules_of(game).cards, rules_of(game).state, kit_of(game).bots.scratch):
        largest = max(size for _, size in numbers_in(record))
        for offset, size in numbers_in(record):
            assert offset % size == 0, (game, offset, size)
        assert record.itemsize % largest == 0, "the next record of an array lies as well"
        assert largest <= 16, "`gpu.ALIGNMENT` would not do"


def test_a_kernel_asks_for_aligned_memory() -> None:
    assert gpu.ALIGNMENT == 16
    made = gpu.kernel.__wrapped__(rules_of("meeples"), True)
    names = made.py_func.__code__.co_freevars + made.py_func.__code__.co_names
    assert "ALIGNMENT" in names
