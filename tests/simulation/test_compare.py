"""Comparisons: a planted difference is found, identical sets stay silent, and every figure is recounted."""

import json
import math
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lair.engine.chance import game_seeds
from lair.errors import CardsError, OptionError
from lair.games.decks import build, load
from lair.games.mighty.rules import RULES
from lair.games.mighty.rules.components import Event as MightyEvent
from lair.laboratory.compare import chance, compare, holm
from lair.laboratory.figures import figures_of, matrix
from lair.laboratory.replay import replayed
from lair.laboratory.sweep import Change, sweep
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game
from tests.support.command import run

HOUSE = load("mighty")
PLAN = Plan(RULES, HOUSE, 3, ("new-rules",), ("greedy",) * 3, 1)
CHEAP = replace(PLAN, bots=("random",) * 3)


def richer(points: int) -> Plan:
    """The house cards with more loot on every guard of level 1 whose back allows it."""
    content = json.loads(json.dumps(HOUSE.content))
    for back in content["back"]:
        back["loot"][1] += points
    for guard in content["guard"]:
        guard["loot"] += points
    return replace(PLAN, deck=build("mighty", content, "richer"))


def one_loot_point() -> Plan:
    """One more loot point on the guards of one entry alone."""
    content = json.loads(json.dumps(HOUSE.content))
    guard = content["guard"][0]
    back = next(back for back in content["back"] if back["level"] == guard["level"])
    guard["loot"] += 1
    back["loot"][1] = max(back["loot"][1], guard["loot"])
    return replace(PLAN, deck=build("mighty", content, "one more"))


def test_a_planted_difference_of_one_loot_point_is_found() -> None:
    found = compare(PLAN, one_loot_point(), 20_000)
    real = {difference.figure.name: difference for difference in found.real}
    assert "score.mean" in real
    assert 0 < real["score.mean"].low < real["score.mean"].difference < 1
    assert compare(PLAN, richer(1), 2000).real[0].figure.name in {"score.mean", "tile_loot.no-tile", *real}


def test_identical_sets_stay_silent() -> None:
    """With the same seeds there is no difference at all; with others there is only chance."""
    assert all(difference.difference == 0 for difference in compare(PLAN, PLAN, 2000).differences)
    false = 0
    for pair in range(200):
        a, b = replace(CHEAP, seed=2 * pair), replace(CHEAP, seed=2 * pair + 1)
        false += bool(compare(a, b, 300).real)
    assert false <= 19, f"{false} of 200 pairs"  # 5% of 200 are 10; more than 19 come once in four hundred times


def test_every_figure_is_recounted_from_the_events_of_the_same_games() -> None:
    games = 40
    names = [figure.name for figure in figures_of(PLAN)]
    rows = matrix(PLAN, play_batch(PLAN, 0, games))
    for number in range(games):
        game = replayed(PLAN, number)
        assert game.seed == game_seeds(PLAN.seed, number, 1)[0]
        counts = recounted(game) | single_guards(game)
        counts |= {f"score.{seat + 1}": score for seat, score in enumerate(game.scores)}
        counts |= {"score.mean": sum(game.scores) / 3, "decisions": game.played}
        first = game.history[0].seat
        for seat in range(3):
            share = (seat in game.winners) / len(game.winners)
            counts |= {f"wins.{seat + 1}": share, f"order.{(seat - first) % 3 + 1}": share}
        assert dict(zip(names, rows[number].tolist(), strict=True)) == pytest.approx(
            {name: counts.get(name, 0) for name in names}
        )


def recounted(game: Game) -> dict[str, float]:
    """Guards by level and rounds by tile, from the events alone."""
    keys = [f"tile-{tile['key']}" for tile in HOUSE.content["tile"]]
    start = game.fresh()
    found: Counter[str] = Counter()
    tile = keys[start.view(None).tile - 1]
    levels = {place + 1: guard.level for place, guard in enumerate(start.view(None).guards)}
    for move in game.history:
        for event in move.events:
            said = event.arguments
            match event.code:
                case "returned":
                    found[f"tile_replaced.{tile}"] += 1
                case "turned":
                    found[f"turned.level-{said['level']}"] += 1
                    found[f"lain.level-{said['level']}"] += 1
                case "beaten":
                    found[f"beaten.level-{levels[int(said['guard'])]}"] += 1
                    found[f"tile_beaten.{tile}"] += 1
                case "unseen":
                    found[f"lain.level-{said['level']}"] += 1
                case "looted":
                    found[f"tile_loot.{tile}"] += int(said["gold"])
                case "healed":
                    found[f"tile_healing.{tile}"] += int(said["gold"])
                case "round-ended":
                    found[f"tile_rounds.{tile}"] += 1
                case "laid":
                    levels[int(said["guard"])] = int(said["level"])
                case "tile-turned":
                    tile = keys[int(said["tile"]) - 1]
    return dict(found)


def single_guards(game: Game) -> dict[str, float]:
    """Guards by their card, from the journal: under a king's tile, what is told at the table does not name it."""
    guards = [n for n, guard in enumerate(HOUSE.content["guard"], 1) for _ in range(guard["copies"])]
    found: Counter[str] = Counter()
    for move in game.history:
        rows = np.frombuffer(move._entry, np.int32).reshape(-1, 5)[1:]
        turned = [guards[int(row[2])] for row in rows if row[0] == MightyEvent.TURNED]
        lost = sum(event.code == "lost" for event in move.events)
        found.update(f"guard_turned.guard-{number}" for number in turned)
        found.update(f"guard_beaten.guard-{number}" for number in turned[: len(turned) - lost])
    return dict(found)


def test_holms_correction() -> None:
    assert holm([0.01, 0.04, 0.03, None]) == pytest.approx([0.03, 0.06, 0.06, 1.0])
    assert holm([]) == []
    assert (chance(0, 0, 10), chance(1, 0, 10)) == (1.0, 0.0)
    assert chance(1.96, 10, 100) == pytest.approx(0.05, abs=1e-3)


def test_tables_that_cannot_be_compared_are_named() -> None:
    with pytest.raises(OptionError, match=r"mighty 3.*mighty 4"):
        compare(PLAN, replace(PLAN, players=4, bots=("greedy",) * 4), 200)
    with pytest.raises(OptionError, match="100"):
        compare(PLAN, PLAN, 20)


def test_a_sweep_finds_what_a_simulation_of_each_value_finds() -> None:
    points = sweep(PLAN, Change.parse("setup.gold=4..8:2"), ["score.mean", "decisions"], 500)
    assert [(point.figure.name, point.value) for point in points] == [
        (name, gold) for name in ("score.mean", "decisions") for gold in (4, 6, 8)
    ]
    scores = play_batch(PLAN, 0, 500).scores.mean(axis=1)
    last = points[2]
    assert last.mean == pytest.approx(scores.mean())
    assert last.high - last.low == pytest.approx(2 * 1.96 * scores.std() / math.sqrt(500))
    assert np.all(np.diff([point.mean for point in points[:3]]) > 0)
    (never,) = sweep(replace(PLAN, bots=("random", "greedy", "greedy")), Change.parse("setup.gold=4"), ["wins.1"], 30)
    assert (never.mean, never.low) == (0, 0)
    assert never.high == pytest.approx(1.96**2 / (30 + 1.96**2)), "thirty games prove no more than that"


def test_where_a_change_goes() -> None:
    assert Change.parse("a.2.b=3..5") == Change(("a", "2", "b"), (3, 4, 5))
    assert Change.parse("a=1,5,5..9:4").values == (1, 5, 9)
    content = {"a": [{"key": "x", "b": 1}, {"key": "y", "b": [1, 2]}]}
    assert Change.parse("a.y.b.2=9").applied(content, 9)["a"][1]["b"] == [1, 9]
    assert Change.parse("a.1.c=9").applied(content, 9)["a"][0]["c"] == 9
    assert content["a"][0] == {"key": "x", "b": 1}
    for wrong in ("a", "a=", "a=x", "=3", f"a=1..{'9' * 200}"):
        with pytest.raises(OptionError, match="cannot be read"):
            Change.parse(wrong)
    assert len(Change.parse("a=1..100,101..200").values) == 200
    for wrong, says in (
        ("a=0..99999999999", "has more than 200 values"),
        ("a=1..100,1..101", "has more than 200 values"),
        ("a=6..3", "runs backwards"),
        ("a=3..6:0", "steps of 0"),
    ):
        with pytest.raises(OptionError, match=says):
            Change.parse(wrong)
    for nowhere in ("a.3.b=1", "a.z.b=1", "b.1=1", "a=1", "a.1.b.c=1"):
        with pytest.raises(OptionError, match="no place"):
            Change.parse(nowhere).applied(content, 1)
    with pytest.raises(CardsError, match=r"guard\.1\.strength=99"):
        sweep(PLAN, Change.parse("guard.1.strength=99"), ["decisions"], 100)


def test_the_commands(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    house = Path(RULES.manifest.folder) / "cards" / "house.toml"
    mine.write_text(house.read_text(encoding="utf-8").replace("gold = 8 ", "gold = 12 ", 1), encoding="utf-8")
    setup = ("-n", "400", "-p", "3", "-s", "1")
    for a, b in (("house", str(mine)), ("basic", "line-up+new-rules"), ("greedy", "random,greedy,greedy")):
        done = run("compare", "mighty", a, b, *setup, "-o", str(tmp_path / "found.json"))
        assert done.returncode == 0, done.stderr
        assert "more than chance" in done.stdout
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["figures"]["wins.1"]["more_than_chance"]
    assert found["b"]["bots"] == ["random", "greedy", "greedy"]
    silent = run("compare", "mighty", "house", "house", *setup)
    assert "nothing" in silent.stdout.lower()
    wrong = run("compare", "mighty", "house", "wizards", *setup)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("wizards is no card file")
    out, plot = tmp_path / "curve.csv", tmp_path / "curve.svg"
    swept = run("sweep", "mighty", "--card", "setup.gold=4..8:2", *setup, "-o", str(out), "--plot", str(plot))
    assert swept.returncode == 0, swept.stderr
    assert out.read_text().splitlines()[0] == "figure,value,mean,low,high"
    assert len(out.read_text().splitlines()) == 1 + 5 * 3
    assert plot.read_text().startswith("<?xml")
    nothing = run("sweep", "mighty", *setup)
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr.startswith("Say which number of the cards is swept")
    unknown = run("sweep", "mighty", "--card", "setup.gold=4", "--figure", "luck", *setup)
    assert unknown.returncode == 2
    assert "score.mean" in unknown.stderr
