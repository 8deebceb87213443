"""Results files that an earlier tree has written: interrupted ones are gone on with, and the same games come out."""

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lair.errors import TournamentError
from lair.games import rules_of
from lair.games.decks import load
from lair.laboratory.data import make_writer
from lair.laboratory.summary import Accumulator
from lair.simulation.simulate import Plan as Simulation
from lair.simulation.simulate import simulate
from lair.tournament.plan import Plan
from lair.tournament.results_file import FORMAT, ResultsFile, seed_in
from tests.support.command import run

FOLDER = Path(__file__).parents[1] / "fixtures" / "results"
MIGHTY = ("mighty", "--bots", "greedy,random,random,master:50", "-p", "4", "-v", "line-up", "-n", "32")
MEEPLES = ("meeples", "--bots", "master:30,greedy", "-p", "2", "-n", "10")
FINISHED = Plan("mighty", load("mighty"), 4, ("line-up",), ("greedy", "random", "random", "master:50"), False, 9, 10.0)
PAIRS = Plan("meeples", load("meeples"), 3, ("towers",), ("greedy", "random"), True, 7, 10.0)


def games_in(file: Path) -> list[dict[str, Any]]:
    """The games of a file, by number, without the time they took and what files did not have then."""
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    then = ({name: value for name, value in game.items() if name not in {"seconds", "actions"}} for game in games)
    return sorted(then, key=lambda game: int(game["number"]))


def test_a_tournament_of_earlier_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    shutil.copy(FOLDER / "meeples-interrupted.jsonl", file)
    before = file.read_text()
    done = run("arena", *MEEPLES, "--out", str(file), "-j", "1")
    assert done.returncode == 2
    assert "rules: 2" in done.stderr.replace("\n", " ")
    assert file.read_text() == before


def test_an_interrupted_tournament_is_played_to_the_end_that_it_had_then(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    shutil.copy(FOLDER / "mighty-interrupted.jsonl", file)
    before = file.read_text()
    done = run("arena", *MIGHTY, "--out", str(file), "-j", "1")
    assert done.returncode == 0, done.stderr
    there = len(before.splitlines()) - 1
    assert done.stderr.strip() == (
        f"{file} holds {there} games played by an earlier version of the code; "
        "the code may have changed since, and games of both are counted."
    )
    assert file.read_text().startswith(before), "what was there is left as it was"
    assert games_in(file) == games_in(FOLDER / "mighty-finished.jsonl")
    assert re.match(rf"{len(games_in(file))} games of ", done.stdout)


def test_a_finished_file_is_counted_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    shutil.copy(FOLDER / "mighty-finished.jsonl", file)
    assert seed_in(file) == 9
    results = ResultsFile(file, FINISHED)
    assert results.code_unknown
    assert sorted(game.number for game in results.close()) == list(range(32))
    assert file.read_bytes() == (FOLDER / "mighty-finished.jsonl").read_bytes()


@pytest.mark.parametrize("change", [{"seed": 8}, {"options": ()}, {"seconds": 5.0}, {"bots": ("greedy", "random")}])
def test_a_file_of_another_tournament_is_still_refused(change: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    shutil.copy(FOLDER / "mighty-finished.jsonl", file)
    with pytest.raises(TournamentError, match="it is left as it is"):
        ResultsFile(file, replace(FINISHED, **change))


def test_a_new_file_names_the_sources_and_refuses_other_ones(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ResultsFile(file, PAIRS).close()
    heading = json.loads(file.read_text())
    assert heading["format"] == FORMAT
    again = ResultsFile(file, PAIRS)
    assert not again.code_unknown
    again.close()
    file.write_text(json.dumps({**heading, "code": "0" * 20}) + "\n")
    with pytest.raises(TournamentError, match=r"\(code: "):
        ResultsFile(file, PAIRS)


def without_intervals(content: Any) -> Any:
    """What a results file says, but for the ends of the intervals."""
    if isinstance(content, list):
        return [without_intervals(one) for one in content]
    if isinstance(content, dict):
        return {name: without_intervals(one) for name, one in content.items() if name not in ("low", "high")}
    return content


@pytest.mark.parametrize("suffix", ["csv", "json"])
def test_a_simulation_writes_what_it_wrote_then(suffix: str, tmp_path: Path) -> None:
    games = 40
    plan = Simulation(rules_of("mighty"), load("mighty"), 3, ("new-rules",), ("greedy", "random", "random"), 1)
    played = Accumulator(plan)
    with make_writer(tmp_path / f"now.{suffix}", plan) as writer:
        for batch in simulate(plan, games, 1):
            played.add(batch)
            writer.add(batch)
        writer.finish(played.summary())
    now, then = tmp_path / f"now.{suffix}", FOLDER / f"mighty-simulation.{suffix}"
    if suffix == "json":
        was, found = json.loads(then.read_text()), json.loads(now.read_text())
        found["tally"] = {name: found["tally"][name] for name in was["tally"]}  # more is counted now
        assert {name: without_intervals(found[name]) for name in was} == without_intervals(was)
        assert found["order"] != was["order"], "shares have Wilson's interval now"
    else:
        assert now.read_bytes() == then.read_bytes()
        assert len(then.read_text().splitlines()) == games + 1
    assert list(tmp_path.iterdir()) == [now]
