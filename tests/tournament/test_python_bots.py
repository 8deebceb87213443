"""Bots of somebody's own, written in Python, in a tournament; and who comes before whom."""

import os
from pathlib import Path

import pytest

from lair.errors import OptionError
from lair.games.decks import load
from lair.tournament.match import FinishedGame, PlayerPool, play_pairing
from lair.tournament.plan import Plan
from lair.tournament.players import parse_bots
from lair.tournament.plots import display_name
from lair.tournament.results import meetings_of, results_of
from lair.words import Words
from tests.support.command import run

BOTS = """
class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, knowledge):
        return knowledge.actions[-1]


class Cheat(Last):
    def choose(self, knowledge):
        return -1


class Broken(Last):
    def choose(self, knowledge):
        raise ValueError("out of ideas")


number = 3
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_own_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    return "python:my_own_bots"


def test_a_bot_of_ones_own_plays_under_its_name(mine: str) -> None:
    bots = parse_bots(f"{mine}:Last,{mine}:Cheat,{mine}:Broken", "mighty")
    plan = Plan("mighty", load("mighty"), 3, (), bots, False, 5, 10.0)
    games = [play_pairing(pairing, PlayerPool(plan)) for pairing in plan.pairings(3)]
    results = results_of(plan, games)
    assert results.bots[0].bot == f"{mine}:Last"
    assert results.bots[0].share.wins == 1
    assert {lost["verdict"] for _, lost in results.forfeits} == {"not-legal", "failed"}
    assert display_name(Words("en"), results.bots[0].bot) == "Last"


def test_what_is_no_bot_is_refused(mine: str) -> None:
    for wrong, says in (
        (f"{mine}:number", "is no bot"),
        (f"{mine}:Nobody", "cannot be used: AttributeError"),
        ("python:no_such_module:Bot", "cannot be used: ModuleNotFoundError"),
        ("python:Bot", "is no bot; write python:MODULE:CLASS"),
    ):
        with pytest.raises(OptionError, match=says):
            parse_bots(wrong, "mighty")


def test_head_to_head() -> None:
    def game(number: int, seats: str, standings: list[int]) -> FinishedGame:
        n = len(seats)
        return FinishedGame(number, 0, number, "1", list(seats), standings, standings, [1] * n, [0.1] * n, [])

    games = [game(0, "abb", [3, 2, 4]), game(1, "abc", [2, 2, 5]), game(2, "aac", [1, 9, 5])]
    found = {(one.bot, one.other): (one.games, one.share.wins) for one in meetings_of(games)}
    assert found == {
        ("a", "b"): (2, 0.5),  # half of the two seats of b; then a tie
        ("b", "a"): (2, 0.5),
        ("a", "c"): (2, 0.25),
        ("c", "a"): (2, 0.75),
        ("b", "c"): (1, 0.0),
        ("c", "b"): (1, 1.0),
    }


def test_the_command(tmp_path: Path) -> None:
    (tmp_path / "my_own_bots.py").write_text(BOTS)
    bots = "greedy,random,python:my_own_bots:Last"
    done = run("arena", "mighty", "-b", bots, "-n", "6", "-p", "3", "-s", "1", "-j", "1", PYTHONPATH=_with(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Head to head" in done.stdout
    assert "Last" in done.stdout


def _with(folder: Path) -> str:
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
