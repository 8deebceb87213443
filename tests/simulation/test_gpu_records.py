"""What can be said of GPU kernels without a GPU: where records lie, and what functions are compiled to."""

from collections.abc import Callable, Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import types

import lair.compiling.cuda as compiling_cuda
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


@compiled
def taken(row: Any, place: int) -> int:
    return int(row[place])


@compiled
def doubled_twice(number: int) -> int:
    return doubled(doubled(number))


@pytest.fixture
def device_function(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], Any]:
    """What Numba makes of a function for a GPU that is not there."""
    module: Any = import_module("numba.cuda.dispatcher")
    monkeypatch.setattr(module, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    return lambda function: module.CUDADispatcher(function, {"device": True, "debug": False, "opt": True})


def test_a_kernel_has_one_version_of_a_function(device_function: Callable[[Any], Any]) -> None:
    """A number of one byte, one of eight and a constant: Numba alone would compile three."""
    kinds: Any = types
    source: Any = doubled
    made = device_function(source.py_func)
    for kind in (kinds.int8, kinds.int64, kinds.literal(3)):
        made.get_call_template((kind,), {})
    assert [signature.args for signature in made.nopython_signatures] == [(kinds.int64,)]


@pytest.mark.parametrize(("module", "looks"), [("lair.games.mighty.rules.king", False), ("somebody.rules", True)])
def test_indices_of_a_kernel_are_not_counted_from_the_end(
    device_function: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch, module: str, looks: bool
) -> None:
    """Numba looks whether they are below 0, where a function is not one of Lair's own."""
    kinds: Any = types
    source: Any = taken
    monkeypatch.setattr(source.py_func, "__module__", module)
    made = device_function(source.py_func)
    made.get_call_template((kinds.int8[::1], kinds.int64), {})
    (found,) = made.overloads.values()
    assert ("icmp slt" in found.library.get_llvm_str()) == looks


@pytest.mark.parametrize(("most", "called"), [(0, True), (2000, False)])
def test_large_functions_of_a_kernel_are_called(
    device_function: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch, most: int, called: bool
) -> None:
    """Copied to its second place, the function would add more instructions than there may be."""
    monkeypatch.setattr(compiling_cuda, "MOST_COPIED", most)
    source: Any = doubled_twice
    made = device_function(source.py_func)
    made.get_call_template((types.int64,), {})
    (found,) = made.overloads.values()
    modules = found.library.llvm_strs
    assert len(modules) == len(set(modules)) == 2, "each is there once, however often it is called"
    assert any("noinline" in module for module in modules) == called
