"""What can be said of GPU kernels without a GPU: where records lie, and how often functions are compiled."""

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import types

from lair.compiling import compiled
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


@compiled
def doubled(number: int) -> int:
    return 2 * number


def test_a_kernel_has_one_version_of_a_function(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of one byte, one of eight and a constant: Numba alone would compile three."""
    kinds: Any = types
    module: Any = import_module("numba.cuda.dispatcher")
    monkeypatch.setattr(module, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    source: Any = doubled
    made = module.CUDADispatcher(source.py_func, {"device": True, "debug": False, "opt": True})
    for kind in (kinds.int8, kinds.int64, kinds.literal(3)):
        made.get_call_template((kind,), {})
    assert [signature.args for signature in made.nopython_signatures] == [(kinds.int64,)]
