"""Sets of small numbers as the bits of one number of 64: how many there are, and the one at a place."""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, overload

from lair.compiling import compiled


def bits_in(number: int) -> int:
    """How many bits are set; one instruction where it is compiled."""
    return int(number).bit_count()


@intrinsic
def _population(_context: Any, number: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(bits_in, strict=False)
def _bits_in_typed(number: Any) -> Callable[..., int]:
    return lambda number: _population(number)  # type: ignore[call-arg]


@compiled
def lowest_bit(number: int) -> int:
    """The place of the lowest set bit; the bits below it are all that change when it is counted down by one."""
    return bits_in(number - 1 & ~number)


@compiled
def nth_bit(number: int, n: int) -> int:
    """The place of the set bit that has ``n`` others below it: halves of what is left are counted."""
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = bits_in(number >> place & (1 << width) - 1)
        if n >= below:
            n -= below
            place += width
    return place
