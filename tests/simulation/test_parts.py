"""Parts of a simulation: merged, they are byte for byte what one process writes; the pictures of every report."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lair.errors import OptionError
from lair.games import rules_of
from lair.games.decks import load
from lair.laboratory.data import make_writer
from lair.laboratory.parts import Shard, gathered, read_part, write_part
from lair.laboratory.summary import Accumulator
from lair.laboratory.workers import Cores, Workers
from lair.simulation.simulate import Plan
from tests.support.command import run

GAMES = 2300  # two batches
PLAN = Plan(rules_of("mighty"), load("mighty"), 3, ("new-rules",), ("greedy", "random", "greedy"), 7)


def written(plan: Plan, workers: Workers, path: Path) -> list[bytes]:
    """Every file that a simulation leaves behind."""
    running = Accumulator(plan)
    with make_writer(path, plan) as writer:
        for batch in workers.batches(plan, GAMES):
            running.add(batch)
            writer.add(batch)
        writer.finish(running.summary())
    return [file.read_bytes() for file in sorted(path.parent.iterdir())]


def parts(folder: Path, plan: Plan, of: int) -> list[Path]:
    folder.mkdir(exist_ok=True)
    files = []
    for number in range(1, of + 1):
        first, many = Shard(number, of).span(GAMES)
        files.append(folder / f"{number}.part")
        write_part(files[-1], plan, GAMES, first, list(Cores(1).batches(plan, many, first)))
    return files


@pytest.mark.parametrize("suffix", [".json", ".parquet"])
def test_merged_parts_are_what_one_process_writes(suffix: str, tmp_path: Path) -> None:
    for name in ("one", "many"):
        (tmp_path / name).mkdir()
    whole = written(PLAN, Cores(2), tmp_path / "one" / f"run{suffix}")
    kept, games = gathered(list(reversed(parts(tmp_path / "parts", PLAN, 4))))
    assert games == GAMES
    assert written(kept.plan, kept, tmp_path / "many" / f"run{suffix}") == whole


def test_what_does_not_belong_together_is_named(tmp_path: Path) -> None:
    one, two, three = parts(tmp_path / "parts", PLAN, 3)
    for files, says in (
        ([one, three], "Games 766 to 1,532 are missing"),
        ([one, two], "Games 1,533 to 2,299 are missing"),
        ([one, two, two, three], "Games 766 to 1,532 are there twice"),
        ([one, *parts(tmp_path / "other", replace(PLAN, seed=8), 3)[1:]], "belong to different simulations"),
    ):
        with pytest.raises(OptionError, match=says):
            gathered(files)
    (tmp_path / "bad.part").write_bytes(one.read_bytes()[:900])
    with pytest.raises(OptionError, match="not a part"):
        read_part(tmp_path / "bad.part")
    assert [Shard.parse(f"{n}/3").span(10) for n in (1, 2, 3)] == [(0, 3), (3, 3), (6, 4)]
    for wrong in ("0/3", "4/3", "1", "a/b", "1/0"):
        with pytest.raises(OptionError, match="is no part"):
            Shard.parse(wrong)


def checked_page(file: Path) -> list[str]:
    """The charts of a page, which loads nothing from anywhere."""
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"""(src|href)=|url\(|@import|<script|https?://(?!www\.w3\.org/2000/svg)""", text)
    charts = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    for chart in charts:
        assert ElementTree.fromstring(chart).get("aria-label")
        assert "nan" not in chart.replace("name", "")
    return charts


def test_the_commands(tmp_path: Path) -> None:
    setup = ("mighty", "-n", "300", "-p", "3", "-s", "1")
    files = [tmp_path / f"{number}.part" for number in (1, 2)]
    for number, file in enumerate(files, 1):
        done = run("simulate", *setup, "--shard", f"{number}/2", "-o", str(file))
        assert done.returncode == 0, done.stderr
    page, plot = tmp_path / "run.html", tmp_path / "run.svg"
    merged = run("merge", *map(str, files), "-o", str(tmp_path / "run.json"), "--html", str(page), "--plot", str(plot))
    assert merged.returncode == 0, merged.stderr
    whole = run("simulate", *setup, "-o", str(tmp_path / "whole.json"))
    assert (tmp_path / "run.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert merged.stdout.splitlines()[:8] == whole.stdout.splitlines()[:8]
    assert "a second" in whole.stdout
    assert "a second" not in merged.stdout, "it has played nothing"
    assert len(checked_page(page)) == 6
    assert "Wins by place in turn order" in page.read_text()
    assert ElementTree.fromstring(plot.read_text()).tag.endswith("svg")
    compared = run("compare", "mighty", "greedy", "random", *setup[1:], "--html", str(page), "--plot", str(plot))
    assert compared.returncode == 0, compared.stderr
    assert len(checked_page(page)) == 3
    swept = run("sweep", *setup, "--card", "setup.gold=6..8", "--figure", "order.1", "--html", str(page))
    assert swept.returncode == 0, swept.stderr
    assert len(checked_page(page)) == 1
    for wrong, says in (
        (("--shard", "1/2"), "A part needs --seed"),
        (("--shard", "5/2", "-o", str(files[0])), "5/2 is no part"),
        (("--shard", "1/2", "-o", str(tmp_path / "3.part"), "--report"), "no report and no charts"),
        (("--html", "report.txt"), "must end in .html"),
        (("--bots", "master@1"), "thinks by the clock"),
        (("--shard", "301/301", "-o", str(tmp_path / "3.part")), "more parts than games"),
        (("--shard", "1/301", "-o", str(tmp_path / "3.part")), "more parts than games"),
    ):
        refused = run("simulate", *setup, *wrong)
        assert (refused.returncode, refused.stdout) == (2, ""), refused.stderr
        assert says in refused.stderr


@pytest.mark.parametrize(
    "command",
    [
        "simulate mighty --html {}.html",
        "simulate mighty --plot {}.svg",
        "simulate mighty --out {}.parquet",
        "simulate mighty --out {}.part",
        "compare mighty greedy random --out {}.json",
        "compare mighty greedy random --html {}.html",
        "sweep mighty --card setup.gold=4 --out {}.csv",
        "sweep mighty --card setup.gold=4 --plot {}.png",
        "sweep mighty --card setup.gold=4 --html {}.html",
        "tune mighty --card setup.gold=4 --target order\u00a0even --out {}.toml",
        "tune mighty --card setup.gold=4 --target order\u00a0even --plot {}.svg",
        "tune meeples --card monster.skeleton.vp=4 --target order\u00a0even --out {}",
    ],
)
def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(command: str, tmp_path: Path) -> None:
    """A million games would take minutes."""
    (tmp_path / "a-file").write_text("")
    suffix = re.findall(r"{}(\S*)", command)[0]
    (tmp_path / f"taken{suffix}").mkdir()
    before = sorted(tmp_path.iterdir())
    for place in ("taken", "a-file/x", *(["nowhere/x"] if suffix else [])):
        arguments = [part.replace("\u00a0", " ").format(tmp_path / place) for part in command.split(" ")]
        refused = run(*arguments, "-n", "1000000", "-s", "1")
        assert (refused.returncode, refused.stdout) == (2, ""), refused.stdout
        assert re.fullmatch(
            rf"{tmp_path / place}{suffix} (cannot be written: [\w ]+|is there already, .*)\.\n", refused.stderr
        )
    assert sorted(tmp_path.iterdir()) == before
