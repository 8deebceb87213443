"""Machine code is kept by content: a changed rule never meets yesterday's code, a changed card meets the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import lair
from lair.rules.compiling import cache_folder, compiled_in

ASK = "from lair.rules.compiling import cache_folder; print(cache_folder())"


def folder_for(package: Path, cache: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        capture_output=True,
        text=True,
        check=True,
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": str(package.parent), "LAIR_CACHE": str(cache)},
    )
    return done.stdout.strip()


def test_a_changed_rule_has_another_folder_and_changed_words_the_same(tmp_path: Path) -> None:
    package = tmp_path / "lair"
    shutil.copytree(Path(lair.__file__).parent, package)
    before = folder_for(package, tmp_path / "cache")
    assert Path(before).parent == tmp_path / "cache"
    (package / "words" / "en.ftl").write_text("", encoding="utf-8")
    (package / "cards" / "mighty" / "house.toml").write_text("", encoding="utf-8")
    assert folder_for(package, tmp_path / "cache") == before
    rule = package / "rules" / "mighty" / "fight.py"
    rule.write_text(rule.read_text(encoding="utf-8").replace("loot // 2", "loot // 3"), encoding="utf-8")
    assert folder_for(package, tmp_path / "cache") != before


def test_code_outside_the_package_is_kept_by_its_own_sources_too(tmp_path: Path) -> None:
    source = tmp_path / "checks.py"
    folders = []
    for text in ("1", "2"):
        source.write_text(text)
        decorate: Any = compiled_in(tmp_path)
        folders.append(decorate.keywords["folder"])
    assert folders[0] != folders[1]
    assert {folder.parent for folder in folders} == {cache_folder()}


def test_a_cache_that_cannot_be_written_is_no_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    folder = folder_for(Path(lair.__file__).parent, blocked / "cache")
    assert not folder.startswith(str(blocked))
    assert Path(folder).name == cache_folder().name


def test_the_first_start_shows_progress_and_leaves_a_mark(tmp_path: Path) -> None:
    """Under a terminal the bar is seen; the mark makes later starts skip it."""
    import pexpect

    child = pexpect.spawn(
        sys.executable,
        ["-m", "lair", "play", "--seed", "1"],
        env={**os.environ, "LAIR_CACHE": str(tmp_path), "LAIR_LANG": "en"},
        encoding="utf-8",
        timeout=240,
    )
    child.expect("Compiling the rules for this machine, once")
    child.expect("Your move")
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert list(tmp_path.glob("*/mighty-table.ready"))
