"""Marks tests with the rules they show (``@pytest.mark.rule("M11")``) and lists rules without one.

``pytest --rules`` prints every rule of docs/rules/ with its tests instead of running them, and fails
if a rule has none.
"""

import os
import re
import signal
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from lair.games import GAMES, kit_of
from tests.support.browser import chromium, page_house, visit  # noqa: F401 (fixtures)
from tests.support.house import Postgres, postgres

os.environ.setdefault("OMP_NUM_THREADS", "1")  # PyTorch's: the tests already run side by side

# A run in the background ignores Ctrl-C, and so would every program that it starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

for game in GAMES:  # tests that use rules directly need their verbs registered
    kit_of(game)

RULES = Path(__file__).parent.parent / "docs" / "rules"


@pytest.fixture(scope="session")
def elephant(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """PostgreSQL, started once for all tests that need it."""
    with postgres(tmp_path_factory.mktemp("elephant")) as server:
        yield server


def numbered_rules() -> list[str]:
    """Every rule number that docs/rules/ explains."""
    found = []
    for page in sorted(RULES.glob("*.md")):
        found += re.findall(r"^- \*\*([MP]\d+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list every rule with its tests")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--rules"):
        return
    tests: dict[str, set[str]] = defaultdict(set)
    for item in items:
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                tests[number].add(item.nodeid.removeprefix("tests/").partition("[")[0])
    rules = numbered_rules()
    for rule in rules:
        print(f"{rule:5}", f"\n{'':5} ".join(sorted(tests[rule])) or "NO TEST")
    missing = [rule for rule in rules if not tests[rule]]
    unknown = sorted(set(tests) - set(rules))
    print(f"{len(rules)} rules, {len(missing)} without a test")
    if missing or unknown or not rules:
        pytest.exit(f"rules without a test: {missing}; tests of unknown rules: {unknown}", returncode=1)
    pytest.exit("every rule has a test", returncode=0)
