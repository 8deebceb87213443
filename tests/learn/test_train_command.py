"""``lair train``: a run is begun, gone on with, and refused as another one."""

import json
from pathlib import Path

from lair.bots.network import load_network
from lair.games import rules_of
from tests.support.command import run

QUICK = ("--rows", "64", "--width", "16", "--games", "4", "--device", "cpu")
UPDATE = 64 * 64  # decisions


def lines_of(path: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_run_from_the_command_line(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = run("train", "mighty", "--out", str(folder), "--decisions", str(UPDATE), *QUICK)
    assert first.returncode == 0, first.stderr
    assert "The network is in" in first.stdout
    more = run("train", "mighty", "--out", str(folder), "--decisions", str(3 * UPDATE))
    assert "Going on after update 1 of 3." in more.stdout
    updates, strengths = (lines_of(folder / name) for name in ("log.jsonl", "strength.jsonl"))
    assert [update["number"] for update in updates] == [1, 2, 3]
    assert {strength["players"] for strength in strengths} == {3, 4, 5, 6}
    assert list(folder.glob("events.out.tfevents.*")), "TensorBoard reads these"
    load_network(folder / "network.npz", rules_of("mighty"))
    other = run("train", "mighty", "--out", str(folder), "--width", "32")
    assert other.returncode == 2
    assert "begun with other values: width" in other.stderr


def test_a_device_that_is_not_there(tmp_path: Path) -> None:
    asked = run("train", "mighty", "--out", str(tmp_path / "run"), "--device", "tpu")
    assert asked.returncode == 2
    assert "tpu is not a device to train on here." in asked.stderr
    assert not (tmp_path / "run").exists()
