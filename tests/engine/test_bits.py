"""Sets as the bits of a number: the same interpreted and compiled."""

import os
import subprocess
import sys

import numpy as np

from lair.compiling import compiled
from lair.engine.bits import bits_in, lowest_bit, nth_bit

NUMBERS = [
    1,
    2,
    3,
    0b1011,
    (1 << 60) - 1,
    1 << 59,
    0x123456789ABCDEF,
    *(int(n) for n in np.random.default_rng(1).integers(1 << 60, size=50)),
]
TELL = "from tests.engine.test_bits import counted; print(counted())"


@compiled
def count_and_find(number: int, places: np.ndarray) -> int:
    count = bits_in(number)
    for n in range(count):
        places[n] = nth_bit(number, n)
    return count


def counted() -> list[list[int]]:
    places = np.zeros(64, np.int64)
    return [places[: count_and_find(number, places)].tolist() for number in NUMBERS]


def test_every_bit_is_found() -> None:
    assert counted() == [[place for place in range(60) if number >> place & 1] for number in NUMBERS]
    assert bits_in(0) == 0
    assert [lowest_bit(number) for number in NUMBERS] == [found[0] for found in counted()]


def test_interpreted_bits_are_compiled_bits() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run([sys.executable, "-c", TELL], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == f"{counted()}\n"
