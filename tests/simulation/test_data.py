"""Results in files: labelled, the same in every format, and every game of a run can be opened again."""

import base64
import csv
import doctest
import gzip
import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from lair.errors import OptionError
from lair.games import rules_of
from lair.games.decks import load
from lair.laboratory.data import make_writer, open_run
from lair.laboratory.figures import counted_in, figures_of, matrix
from lair.laboratory.replay import replayed
from lair.laboratory.summary import Accumulator
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game
from tests.support.command import run

GAMES = 60
PLANS = {
    "mighty": Plan(rules_of("mighty"), load("mighty"), 3, ("new-rules",), ("greedy", "random", "greedy"), 2**40 + 1),
    "meeples": Plan(rules_of("meeples"), load("meeples"), 2, (), ("greedy", "random"), 5),
}
plans = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS.keys())


def written(plan: Plan, path: Path, games: int = GAMES) -> Path:
    running = Accumulator(plan)
    with make_writer(path, plan) as writer:
        for first in range(0, games, 40):
            batch = play_batch(plan, first, min(40, games - first))
            running.add(batch)
            writer.add(batch)
        writer.finish(running.summary())
    return path


@plans
def test_every_format_says_the_same(plan: Plan, tmp_path: Path) -> None:
    table = pyarrow.parquet.read_table(written(plan, tmp_path / "run.parquet")).to_pylist()
    rows = list(csv.DictReader(written(plan, tmp_path / "run.csv").read_text(encoding="utf-8").splitlines()))
    content = json.loads(written(plan, tmp_path / "run.json").read_text(encoding="utf-8"))
    assert [row["game"] for row in table] == list(range(GAMES))
    for name in rows[0]:
        assert [row[name] for row in table] == [int(row[name]) for row in rows]
    assert sum(row["win1"] for row in table) / GAMES == pytest.approx(content["figures"]["wins.1"]["mean"])
    played = play_batch(plan, 0, GAMES)
    means = dict(zip([one.name for one in figures_of(plan)], matrix(plan, played).mean(axis=0), strict=True))
    assert {name: one["mean"] for name, one in content["figures"].items()} == pytest.approx(means)
    assert all(one["low"] <= one["mean"] <= one["high"] for one in content["figures"].values())


@plans
def test_a_row_a_card_and_game(plan: Plan, tmp_path: Path) -> None:
    written(plan, tmp_path / "run.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "run-cards.parquet").to_pylist()
    found = {(row["game"], row["counted"], row["card"]): row["number"] for row in rows}
    assert len(found) == len(rows)
    played = play_batch(plan, 0, GAMES)
    wanted: Counter[tuple[int, str, str]] = Counter()
    for field, counted in counted_in(plan.rules.name, plan.deck).items():
        for game in range(GAMES):
            for label, number in zip(counted.labels, played.tally[field][game].reshape(-1), strict=True):
                if label and number:
                    wanted[game, field, label] += int(number)  # copies of one card are counted together
    assert found == wanted
    assert len({row["card"] for row in rows}) > 10


@plans
@pytest.mark.parametrize("suffix", [".json", ".parquet"])
def test_every_game_of_a_run_can_be_opened(plan: Plan, suffix: str, tmp_path: Path) -> None:
    again, games = open_run(written(plan, tmp_path / f"run{suffix}"))
    assert games == GAMES
    assert replace(again, deck=plan.deck) == plan
    assert again.deck.digest == plan.deck.digest
    played = play_batch(plan, 0, GAMES)
    for number in (0, 39, 40, GAMES - 1):
        game = replayed(again, number)
        assert game.scores == played.scores[number].tolist()
        assert [seat.bot for seat in game.seats] == list(plan.bots)


def test_a_game_is_not_brought_back_from_nothing() -> None:
    with pytest.raises(TypeError, match=r"what to_dict\(\) gave, not from None"):
        Game.from_dict(None)  # type: ignore[arg-type]


def test_the_network_plays_its_game_again() -> None:
    plan = replace(PLANS["mighty"], bots=("network", "greedy", "network"))
    played = play_batch(plan, 0, 4)
    for number in range(4):
        assert replayed(plan, number).scores == played.scores[number].tolist()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"lair": 3}', '{"lair": {"format": 1, "game": "chess"}}', "\0"])
@pytest.mark.parametrize("suffix", [".json", ".parquet"])
def test_what_is_no_run_is_refused(text: str, suffix: str, tmp_path: Path) -> None:
    (tmp_path / f"run{suffix}").write_text(text)
    with pytest.raises(OptionError, match="not a results file"):
        open_run(tmp_path / f"run{suffix}")


def test_a_run_of_other_rules_is_refused(tmp_path: Path) -> None:
    file = written(PLANS["mighty"], tmp_path / "run.json")
    content = json.loads(file.read_text(encoding="utf-8"))
    content["lair"]["rules"] += 1
    file.write_text(json.dumps(content))
    with pytest.raises(OptionError, match="other rules"):
        open_run(file)


def test_what_was_not_finished_leaves_nothing_behind(tmp_path: Path) -> None:
    plan = PLANS["mighty"]
    with make_writer(tmp_path / "run.parquet", plan) as writer:
        writer.add(play_batch(plan, 0, 5))
    assert list(tmp_path.iterdir()) == []


def test_the_documents_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(Plan(rules_of("mighty"), load("mighty"), 4, (), ("greedy",) * 4, 1), Path("run.parquet"), 500)
    page = (Path(__file__).parents[2] / "docs/laboratory.md").read_text(encoding="utf-8")
    examples = "".join(re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "laboratory.md", None, None)
    assert len(test.examples) > 4
    assert doctest.DocTestRunner().run(test).failed == 0


def frames_in(page: Path) -> list[dict[str, Any]]:
    """The positions that a page of a game shows."""
    text = page.read_text(encoding="utf-8")
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    packed = re.search(r'<script id="game" type="text/plain">(.*?)</script>', text)
    assert packed is not None
    return list(json.loads(gzip.decompress(base64.b64decode(packed[1]))))


def test_the_commands(tmp_path: Path) -> None:
    file = tmp_path / "run.parquet"
    done = run("simulate", "mighty", "-n", "50", "-p", "3", "-s", "1", "-o", str(file))
    assert done.returncode == 0, done.stderr
    shown = run("replay", str(file), "--game", "7", "--save", str(tmp_path / "game.jsonl"))
    assert shown.returncode == 0, shown.stderr
    saved = run("replay", str(tmp_path / "game.jsonl"))
    assert saved.stdout == shown.stdout
    row = pyarrow.parquet.read_table(file).to_pylist()[7]
    assert str(row["seed"]) in shown.stdout
    assert run("verify", str(tmp_path / "game.jsonl")).returncode == 0
    page = tmp_path / "game.html"
    assert run("replay", str(file), "--game", "7", "--html", str(page)).returncode == 0
    frames = frames_in(page)
    told = [line for frame in frames for line in frame["said"][1:]]
    assert len(frames) == 1 + row["decisions"]
    assert all(" ".join(line.split()) in " ".join(shown.stdout.split()) for line in told)
    assert len({frame["board"] for frame in frames}) > row["decisions"] / 2
    assert open_run(str(file))[1] == 50, "a path may be a text"
    beyond = run("replay", str(file), "--game", "50")
    assert (beyond.returncode, beyond.stdout) == (2, "")
    assert "games 0 to 49, not 50" in beyond.stderr
    unnamed = run("replay", str(file))
    assert (unnamed.returncode, unnamed.stdout) == (2, "")
    assert unnamed.stderr.endswith("has games 0 to 49: say which with --game NUMBER.\n")
