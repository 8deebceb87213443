"""Replay files that an earlier tree has written are opened, verified, shown and gone on with."""

import json
import random
import shutil
from pathlib import Path

import pytest

import lair
from lair.bots.levels import make_player
from lair.errors import ReplayError
from lair.table.replay import verified
from tests.support.command import run

FOLDER = Path(__file__).parents[1] / "fixtures" / "replays"
FILES = sorted(FOLDER.glob("*.jsonl"))
UNFINISHED = {"mighty-4-opening", "mighty-6-unfinished"}
CHANGED = [file for file in FILES if file.stem.startswith("meeples")]  # played by rules that have changed since


def rows(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_there_are_files_of_both_games() -> None:
    assert {file.stem.partition("-")[0] for file in FILES} == {"mighty", "meeples"}
    assert {file.stem for file in FILES} >= UNFINISHED


@pytest.mark.parametrize("file", CHANGED, ids=lambda file: file.stem)
def test_a_file_of_earlier_rules_is_refused_with_a_sentence(file: Path) -> None:
    with pytest.raises(ReplayError, match="rules"):
        verified(file)


@pytest.mark.parametrize("file", [file for file in FILES if file not in CHANGED], ids=lambda file: file.stem)
def test_a_file_replays_to_the_same_end(file: Path) -> None:
    game, committed = verified(file)
    header, *actions, end = rows(file)
    assert committed == ("commitment" in header)
    assert [move.action.text for move in game.history] == [action["play"] for action in actions]
    assert [move.seat for move in game.history] == [action["seat"] for action in actions]
    assert game.fingerprints == [action["sum"] for action in actions]
    assert (game.over, game.scores) == (end["over"], end["scores"])
    assert game.over == (file.stem not in UNFINISHED)
    assert [seat.bot for seat in game.seats] == [seat["bot"] for seat in header["seats"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", sorted(UNFINISHED))
def test_an_unfinished_game_goes_on_to_its_end(name: str, tmp_path: Path) -> None:
    game = lair.load(FOLDER / f"{name}.jsonl")
    before = game.history
    dice = random.Random(1)
    bots = [make_player(seat.bot or "random", game.rules.name, seed, 1) for seed, seat in enumerate(game.seats)]
    while game.actor is not None:
        game.play(bots[game.actor].choose(game.knowledge(dice.getrandbits(60))))
    game.save(tmp_path / "whole.jsonl")
    again, _ = verified(tmp_path / "whole.jsonl")
    assert again.over
    assert again.notation == game.notation
    assert again.history[: len(before)] == before
    assert rows(tmp_path / "whole.jsonl")[0] == rows(FOLDER / f"{name}.jsonl")[0], "the set-up is written as it was"


def test_the_commands_take_them_too(tmp_path: Path) -> None:
    done = run("verify", str(FOLDER / "mighty-3-committed.jsonl"))
    assert done.returncode == 0, done.stderr
    assert "40 actions" in done.stdout
    shown = run("replay", str(FOLDER / "mighty-3-finished.jsonl"))
    assert shown.returncode == 0, shown.stderr
    assert "12. " in shown.stdout
    file = tmp_path / "game.jsonl"
    shutil.copy(FOLDER / "mighty-6-unfinished.jsonl", file)
    before = lair.load(file)
    gone_on = run("play", "--resume", str(file), "--brisk", typed="\n1\n\n1\n\n1\nq\n")
    assert gone_on.returncode == 0, gone_on.stderr
    after = lair.load(file)
    assert after.played > before.played
    assert after.history[: before.played] == before.history
