"""Kuhn poker, an installed package of which Lair knows nothing: it plays wherever the house's own games do."""

import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pexpect
import pytest

from lair.client import Client, NetTable
from tests.support.house import GENEROUS, Running, sqlite
from tests.support.outside import KUHN, install, run_lair, with_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, as an installer leaves it."""
    return install(KUHN, tmp_path_factory.mktemp("kuhn") / "site")


@pytest.mark.parametrize("suite", ["test_rules.py", "test_everywhere.py"])
def test_the_packages_own_suite_passes(site: Path, suite: str) -> None:
    """In a folder that has its tests and nothing else, so that what runs is what was installed."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-c",
            KUHN / "pyproject.toml",
            "-p",
            "no:cacheprovider",
            KUHN / "tests" / suite,
        ],
        capture_output=True,
        text=True,
        cwd=site,
        env=with_site(site),
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_a_person_plays_in_a_real_terminal(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "kuhn.jsonl"
    arguments = ["-m", "lair", "play", "kuhn", "--seed", "3", "--save", str(file)]
    child = pexpect.spawn(sys.executable, arguments, env=with_site(site, NO_COLOR="1"), encoding="utf-8", timeout=240)
    child.expect("Your move .such as bet")
    assert "card: 2" in child.before, "the view as a list"
    assert child.before.count("card: –") == 2
    for typed, answer in (
        ("m", "2 bet: put 1 into the pot"),
        ("fold", "Nobody has bet yet: check or bet."),
        ("frobnicate", "That is not a move."),
        ("2", "Spades: bets 1."),
        ("", "Hearts: calls with 1."),
    ):
        child.sendline(typed)
        child.expect(answer)
    child.expect("Clubs: takes the pot of 6.")
    child.expect("The winner: .* Clubs")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    shown = run_lair(site, "replay", str(file), "--boards", "--seat", "1")
    assert shown.returncode == 0, shown.stderr
    assert "▲ Spades: bets 1." in shown.stdout
    assert shown.stdout.count("card: –") > 2, "a seat sees what it saw"
    verified = run_lair(site, "verify", str(file))
    assert verified.returncode == 0, verified.stderr


def test_a_game_is_left_and_taken_up_again(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "kuhn.jsonl"
    seats = ["--seats", "person:Ada,person:Ben"]
    left = run_lair(site, "play", "kuhn", *seats, "--save", str(file), "--brisk", typed="\ncheck\n\nq\n")
    assert left.returncode == 0, left.stderr
    assert "Hand over to ● Ben; everyone else look away." in left.stdout
    rest = run_lair(site, "play", "kuhn", "--resume", str(file), "--brisk", typed="\ncheck\n")
    assert rest.returncode == 0, rest.stderr
    assert "takes the pot of 2." in rest.stdout
    assert json.loads(file.read_text().splitlines()[-1])["over"]


def test_simulate_arena_and_cards(site: Path, tmp_path: Path) -> None:
    simulated = run_lair(site, "simulate", "kuhn", "-n", "5000", "-b", "greedy,random", "-s", "1", "--report")
    assert simulated.returncode == 0, simulated.stderr
    assert "5,000 games of Kuhn poker, 2 players (basic game), seed 1" in simulated.stdout
    summary = tmp_path / "arena.json"
    bots = ["-b", "random,greedy,adept", "-n", "300", "-s", "1", "--summary", str(summary)]
    played = run_lair(site, "arena", "kuhn", *bots)
    assert played.returncode == 0, played.stderr
    points = {bot["bot"]: bot["points"] for bot in json.loads(summary.read_text())["bots"]}
    assert points["random"] < 0 < min(points["greedy"], points["adept"])
    mine = tmp_path / "mine.toml"
    mine.write_text((KUHN / "lair_kuhn" / "house.toml").read_text().replace("bet = 1", "bet = 7"))
    checked = run_lair(site, "cards", "check", str(mine), "--game", "kuhn")
    assert checked.returncode == 0, checked.stderr
    dear = run_lair(site, "simulate", "kuhn", "-n", "100", "-b", "random", "-s", "1", "--cards", str(mine))
    assert " 16 " in dear.stdout, "three antes and three bets, less one's own"
    mine.write_text('name = "Mine"\nante = 1\nbet = 0\ndeck = {2 = 3, 3 = 4}\n')
    wrong = run_lair(site, "cards", "check", str(mine), "--game", "kuhn")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert "bet" in wrong.stderr


def test_two_clients_play_over_the_network(site: Path, tmp_path: Path) -> None:
    house = Running(tmp_path, sqlite(tmp_path), **GENEROUS, PYTHONPATH=with_site(site)["PYTHONPATH"]).start()
    try:
        with Client(house.url, name="Ada") as ada, Client(house.url, name="Ben") as ben:
            opened = ada.open("kuhn", players=2)
            opened.look()
            joined = ben.join(opened.id, opened.info.get("invite"))
            opened.start()
            other = threading.Thread(target=play, args=(joined,))
            other.start()
            seen = play(opened)
            other.join(60)
            assert not other.is_alive()
            assert all([seat["card"] for seat in view["seats"]].count(None) == 1 for view in seen), "one card is hidden"
            end = opened.look()
            assert end["info"]["status"] == "over"
            cards = [seat["card"] for seat in end["view"]["seats"]]
            assert end["info"]["winners"] == [cards.index(max(cards))]
    finally:
        assert house.stop() == 0, house.log.read_text()


def play(table: NetTable) -> list[dict[str, Any]]:
    """The last of the legal actions, always; gives the views that decisions were made on."""
    views = []
    for position in table.decisions():
        views.append(position["view"])
        table.play(position["actions"][-1]["number"])
    return views
