"""Tuning: targets are read and measured, studies go on exactly where they were left, and results are checked."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from lair.errors import OptionError
from lair.games import rules_of
from lair.games.decks import load
from lair.laboratory.card_sets import changed_texts, default_target, export_cards
from lair.laboratory.summary import Accumulator, Summary
from lair.laboratory.sweep import Change
from lair.laboratory.targets import Target, check_target, parse_target
from lair.laboratory.tune import Goal, Tuner
from lair.laboratory.workers import Cores, play_any
from lair.simulation.simulate import Plan
from lair.statistics import Share
from tests.support.command import run

PLAN = Plan(rules_of("mighty"), load("mighty"), 3, (), ("random",) * 3, 1)
GOAL = Goal(PLAN, (Change.parse("setup.gold=2..14"), Change.parse("monster.5.healing=0..6")), (), 200)


def goal(*targets: str, changes: tuple[str, ...] = ("setup.gold=2..14", "monster.5.healing=0..6")) -> Goal:
    return replace(GOAL, targets=tuple(map(parse_target, targets)), changes=tuple(map(Change.parse, changes)))


def summary_of(plan: Plan = PLAN, games: int = 300) -> Summary:
    running = Accumulator(plan)
    running.add(play_any(plan, 0, games))
    return running.summary()


def test_targets_are_read() -> None:
    assert parse_target("order even") == Target("order even", "order", "even", 0.01, True)
    assert parse_target(" seats  even 2.5% ") == Target("seats even 2.5%", "seats", "even", 0.025, True)
    assert parse_target("quests at most 80%") == Target("quests at most 80%", "quests", "at most", 0.8, True)
    assert parse_target("score.mean near 40").number == 40
    assert parse_target("decisions kept").number == 0.05
    for wrong in ("", "even", "order", "order even 2", "quests below 80%", "quests at most", "decisions kept 5"):
        with pytest.raises(OptionError, match="is no target"):
            parse_target(wrong)
    for beyond in ("guards at least 500%", "wins.1 near 100.1%", "quests at most -5%", "order even 200%"):
        with pytest.raises(OptionError, match="shares are from 0% to 100%"):
            parse_target(beyond)


def test_targets_are_measured() -> None:
    summary = summary_of()
    deck = PLAN.deck
    skewed = replace(summary, order=(Share(0.4, 0.38, 0.42), Share(0.3, 0.28, 0.32), Share(0.3, 0.28, 0.32)))
    even = parse_target("order even")
    found = even.readings(skewed, deck, summary)
    assert [one.name for one in found] == ["order.1", "order.2", "order.3"]
    assert [one.met for one in found] == [False] * 3
    assert even.loss(found) == pytest.approx((0.4 - 1 / 3) / 0.01)
    gold = summary.figures["score.mean"].mean
    near, most, least = (parse_target(f"score.mean {how} {gold + 10:.3f}") for how in ("near", "at most", "at least"))
    assert [target.loss(target.readings(summary, deck, summary)) > 0 for target in (near, most, least)] == [
        True,
        False,
        True,
    ]
    kept = parse_target("score.mean kept 10%").readings(summary, deck, summary)
    assert [kept[0].least, kept[0].most] == pytest.approx([0.9 * gold, 1.1 * gold])
    guards = parse_target("guards at most 50%").readings(summary, deck, summary)
    assert len(guards) == len(deck.content["guard"])
    assert len(parse_target("beaten.* at least 0").readings(summary, deck, summary)) == 3
    with pytest.raises(OptionError, match=r"nothing called dragons here; there are guards, score\.1"):
        check_target(parse_target("dragons at most 3"), summary, deck)
    for beyond in ("guards at least 5", "order.* at most 2"):
        with pytest.raises(OptionError, match="shares are from 0% to 100%"):
            check_target(parse_target(beyond), summary, deck)
    check_target(parse_target("beaten.* at least 2"), summary, deck)
    exactly = parse_target("order even 0%")
    assert exactly.loss(exactly.readings(skewed, deck, summary)) > 0


def values_of(tuner: Tuner) -> list[list[int]]:
    return [trial.user_attrs["values"] for trial in tuner.study.get_trials(deepcopy=False)]


def test_a_study_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    file, aim = tmp_path / "gold.study", goal("score.mean near 30")
    whole = Tuner(aim, Cores(1))
    whole.begin()
    for _ in range(24):
        whole.step()
    for steps in (9, 15):
        tuner = Tuner(aim, Cores(1), file)
        tuner.begin()
        for _ in range(steps):
            tuner.step()
    assert values_of(tuner) == values_of(whole)
    assert values_of(whole)[0] == [8, 2], "the cards one begins with"
    assert tuner.best() == whole.best()
    with pytest.raises(OptionError, match="another study: its targets is"):
        Tuner(goal("score.mean near 31"), Cores(1), file)
    (tmp_path / "other").write_text("hello\n")
    with pytest.raises(OptionError, match="no study"):
        Tuner(aim, Cores(1), tmp_path / "other")


def test_a_target_is_reached_and_checked_on_other_seeds() -> None:
    tuner = Tuner(goal("score.mean near 20", changes=("setup.gold=2..14",)), Cores(1))
    tuner.begin()
    for _ in range(13):
        tuner.step()
    tuned = tuner.finish(500)
    assert tuned.before.seed == tuned.after.seed != PLAN.seed
    assert tuned.plan.deck.content["setup"]["gold"] == tuned.values[0]
    (before,), (after,) = ([one for _, one in tuned.readings(summary)] for summary in (tuned.before, tuned.after))
    assert after.off < before.off
    assert after.low < after.value < after.high
    assert after.value == tuned.after.figures["score.mean"].mean


def test_values_that_the_cards_may_not_have_are_passed_over() -> None:
    tuner = Tuner(goal("order even", changes=("monster.2.strength=2..4",)), Cores(1))
    tuner.begin()
    for _ in range(12):
        tuner.step()
    assert set(tuner.cache) == {(2,)}
    never = Tuner(goal("order even", changes=("monster.2.strength=7..8",)), Cores(1))
    never.begin()
    assert never.step() is None
    with pytest.raises(OptionError, match=r"may have none of these values: .*strength"):
        never.best()


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_the_house_cards_are_written_to_begin_from(game: str, tmp_path: Path) -> None:
    target = tmp_path / default_target(game)
    export_cards(game, target)
    assert load(game, target).digest == load(game).digest
    with pytest.raises(OptionError, match="is there already"):
        export_cards(game, target)
    source = rules_of(game).manifest.folder / "cards"
    exported = "".join(file.read_text() for file in ([target] if target.is_file() else sorted(target.iterdir())))
    assert exported.count("#") == sum(file.read_text().count("#") for file in source.rglob("*.toml"))


def test_sets_of_several_files_are_folders(tmp_path: Path) -> None:
    for name in ("mine.toml", "mine.xyz"):
        with pytest.raises(OptionError, match="name a folder, such as mine"):
            export_cards("meeples", tmp_path / name)
    source = rules_of("meeples").manifest.folder / "cards" / "house"
    texts = changed_texts(source, {Change.parse("monster.skeleton.vp=1..9"): 7}, "Mine")
    monsters = tomllib.loads(texts["monsters.toml"])["monster"]
    assert {card["vp"] for card in monsters if card["key"] == "skeleton"} == {7}
    same = [name for name, text in texts.items() if text == (source / name).read_text()]
    assert len(same) == len(texts) - 2, "the Monsters, and the file with the name"


def test_cards_in_json_are_tuned_too(tmp_path: Path) -> None:
    source = tmp_path / "mine.json"
    source.write_text(json.dumps(PLAN.deck.content))
    texts = changed_texts(source, {Change.parse("setup.gold=1..9"): 7}, "Mine")
    assert tomllib.loads(texts["mine.json"]) == {
        **PLAN.deck.content,
        "name": "Mine",
        "setup": {**PLAN.deck.content["setup"], "gold": 7},
    }
    assert default_target("meeples", source, "tuned") == Path("meeples-tuned.toml")
    assert default_target("meeples", None, "tuned") == Path("meeples-tuned")


def test_the_commands(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    exported = run("cards", "export", "mighty", str(mine))
    assert exported.returncode == 0, exported.stderr
    assert run("cards", "check", str(mine)).returncode == 0
    again = run("cards", "export", "mighty", str(mine))
    assert (again.returncode, again.stdout) == (2, "")
    assert "is there already" in again.stderr
    place = ("--card", "setup.gold=6..10", "-p", "3", "-b", "random", "-n", "100", "--trials", "4", "--check", "200")
    files = {name: tmp_path / name for name in ("gold.study", "tuned.toml", "tuned.html", "tuned.svg")}
    options = ("--study", str(files["gold.study"]), "-o", str(files["tuned.toml"]))
    drawn = ("--html", str(files["tuned.html"]), "--plot", str(files["tuned.svg"]))
    done = run("tune", "mighty", *place, "--target", "score.mean near 30", "-s", "1", *options, *drawn)
    assert done.returncode == 0, done.stderr
    assert "4 trials of 100 games" in " ".join(done.stdout.split())
    tuned = load("mighty", files["tuned.toml"])
    assert tuned.name == "House cards, tuned"
    assert str(tuned.content["setup"]["gold"]) in done.stdout
    assert files["tuned.html"].read_text().startswith("<!doctype html>")
    assert json.dumps("score.mean near 30")[1:-1] in files["tuned.svg"].read_text()
    for wrong, says in (
        (("--card", "setup.gold=1..3"), "Say what may change"),
        (("--card", "setup.gold=1..3", "--target", "luck"), "luck is no target"),
        (("--card", "setup.silver.x=1..3", "--target", "order even"), "no place setup.silver.x"),
        (("--card", "setup.gold=1..3", "--target", "order even", "-o", str(mine)), "is there already"),
        (("--card", "setup.gold=1..99999999999", "--target", "order even"), "has more than 200 values"),
        (("--card", "setup.gold=1..3", "--target", "order even", "-o", "x.xyz"), "its name must end in .toml"),
    ):
        refused = run("tune", "mighty", *wrong, "--seed", "1")
        assert (refused.returncode, refused.stdout) == (2, ""), refused.stdout
        assert says in refused.stderr
