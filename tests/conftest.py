"""What all tests share: a browser with its server, PostgreSQL, and how this process takes signals."""

import os
import signal
from collections.abc import Iterator

import pytest

from lair.games import GAMES, kit_of
from tests.support.browser import chromium, page_house, visit  # noqa: F401 (fixtures)
from tests.support.house import Postgres, postgres

os.environ.setdefault("OMP_NUM_THREADS", "1")  # PyTorch's: the tests already run side by side

# A run in the background ignores Ctrl-C, and so would every program that it starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

for game in GAMES:  # tests that use rules directly need their verbs registered
    kit_of(game)


# Begun first, so that nobody waits for them alone at the end.
LONGEST = (
    "test_browser_webkit",
    "test_browser_firefox",
    "test_browser_meeples",
    "tests/browser/",
    "tests/learn/",
    "tests/games/",
    "tests/engine/",
    "test_crash",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the files that take longest come first; all others as they are found."""
    found = [[name in item.nodeid for name in LONGEST] for item in items]
    places = [marks.index(True) if any(marks) else len(LONGEST) for marks in found]
    items[:] = [item for _, item in sorted(zip(places, items, strict=True), key=lambda pair: pair[0])]


@pytest.fixture(scope="session")
def elephant(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """PostgreSQL, started once for all tests that need it."""
    with postgres(tmp_path_factory.mktemp("elephant")) as server:
        yield server
