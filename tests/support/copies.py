"""The ways to copy something, for tests of copies."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from lair.games import GAMES

COPIERS: dict[str, Callable[[Any], Any]] = {
    "copy method": lambda thing: thing.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
copiers = pytest.mark.parametrize("copier", COPIERS.values(), ids=COPIERS.keys())
games = pytest.mark.parametrize("name", sorted(GAMES))
