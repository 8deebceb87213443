"""Machine code is kept by content: a changed rule never meets yesterday's code, a changed card meets the same."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from numba.core import event
from numba.core.errors import NumbaError

import lair
from lair import warmup
from lair.compiling import cache, cache_folder, dispatch
from tests.support.outside import KUHN, install, with_site

ASK = "import lair.games.mighty; from lair.compiling import game_folder; print(game_folder('lair.games.mighty'))"


def folder_for(package: Path, cache: Path) -> str:
    return printed(ASK, package, cache)


def printed(program: str, package: Path, cache: Path) -> str:
    """What a program prints that uses this copy of the package."""
    done = subprocess.run(
        [sys.executable, "-c", program],
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
    assert Path(before).parent.parent == tmp_path / "cache"
    (package / "words" / "en.ftl").write_text("", encoding="utf-8")
    (package / "games" / "mighty" / "cards" / "house.toml").write_text("", encoding="utf-8")
    assert folder_for(package, tmp_path / "cache") == before
    rule = package / "games" / "mighty" / "rules" / "fight.py"
    rule.write_text(rule.read_text(encoding="utf-8").replace("loot // 2", "loot // 3"), encoding="utf-8")
    assert folder_for(package, tmp_path / "cache") != before


def test_what_one_copy_has_compiled_another_finds(tmp_path: Path) -> None:
    program = """
from numba.core import event
from lair.warmup import compile_call
with event.install_recorder("numba:compile") as compiled:
    compile_call("mighty", "actor")
print(len(compiled.buffer))
"""
    compiled = []
    for name in ("here", "there"):
        package = tmp_path / name / "lair"
        shutil.copytree(Path(lair.__file__).parent, package, copy_function=shutil.copyfile)
        compiled.append(int(printed(program, package, tmp_path / "cache")))
    assert compiled[0] > 0
    assert compiled[1] == 0


COUNT_AND_ASK = """
import numpy as np
from numba.core import event
from lair.engine.calls import compiled_verbs
from lair.games import rules_of
from lair.warmup import compile_call
for game in ("mighty", "meeples"):
    with event.install_recorder("numba:compile") as compiled:
        compile_call(game, "actor")
    print(len(compiled.buffer), compiled_verbs(rules_of(game)).actor(np.zeros(1, rules_of(game).state), 0))
"""


def test_a_change_in_one_game_compiles_that_game_again_and_no_other(tmp_path: Path) -> None:
    """`lair.engine.calls.actor` is shared: its machine code for one game must not outlive that game's sources."""
    package, cache = tmp_path / "lair", tmp_path / "cache"
    shutil.copytree(Path(lair.__file__).parent, package)

    def compiled_and_answered() -> list[list[int]]:
        said = printed(COUNT_AND_ASK, package, cache)
        return [[int(number) for number in line.split()] for line in said.splitlines()]

    (mighty, first), (meeples, second) = compiled_and_answered()
    assert mighty > 0
    assert meeples > 0
    assert (first, second) == (0, 0)
    assert compiled_and_answered() == [[0, 0], [0, 0]], "nothing is compiled twice"
    rule = package / "games" / "mighty" / "rules" / "flow.py"
    source = rule.read_text(encoding="utf-8")
    rule.write_text(source.replace("return int(s.turn)", "return int(s.turn) + 5"), encoding="utf-8")
    assert compiled_and_answered() == [[mighty, 5], [0, 0]], "the changed rule is followed, the other game is kept"
    rule.write_text(source, encoding="utf-8")
    assert compiled_and_answered() == [[0, 0], [0, 0]], "the code of the old sources is still there"


def test_records_are_found_in_arrays_and_tuples() -> None:
    class Pair(NamedTuple):
        states: Any
        numbers: Any

    type_of: Any = numba.typeof
    kind = np.dtype([("of_this_test", "i8")])
    cache.depend_on(kind, "lair.games.mighty")
    record, states, numbers = numba.from_dtype(kind), np.zeros(2, kind), np.zeros(2)
    (digest,) = cache.digests_in((record,))
    assert digest == cache.game_folder("lair.games.mighty").name
    found = [
        states,
        np.zeros((2, 3), kind),
        (1, states),
        ((numbers, (states,)),),
        Pair(states, numbers),
        (states, states[:1]),
    ]
    for value in found:
        assert cache.digests_in((type_of(1), type_of(value))) == (digest,), value
    assert cache.digests_in((numba.types.NestedArray(record, (3,)),)) == (digest,)
    for value in (1, numbers, (numbers, 1.0), np.zeros(1, [("of_another", "i8")])):
        assert cache.digests_in((type_of(value),)) == (), value


def test_the_sources_alone_name_the_code_in_results(tmp_path: Path) -> None:
    """Another NumPy or Numba keeps machine code elsewhere, and plays the same games."""
    package = tmp_path / "lair"
    shutil.copytree(Path(lair.__file__).parent, package)
    program = """
import numba, numpy  # Numba looks at NumPy's version
{module}.__version__ = {version!r}
import lair.games.mighty
from lair.compiling import game_folder, sources_digest
print(sources_digest("lair.games.mighty"), game_folder("lair.games.mighty").parent.name)
"""

    def named(module: str, version: str) -> tuple[str, str]:
        said = printed(program.format(module=module, version=version), package, tmp_path / "cache")
        digest, folder = said.split()
        return digest, folder

    before = named("numba", "1")
    others = named("numba", "2"), named("numpy", "2")
    assert {digest for digest, _ in others} == {before[0]}
    assert len({before[1], *(folder for _, folder in others)}) == 3
    (package / "games" / "mighty" / "network.npz").write_bytes(b"weights")
    trained = named("numba", "1")
    assert trained[0] != before[0], "another network is another bot"
    assert trained[1] == before[1], "but the same machine code"
    bot = package / "bots" / "search.py"
    bot.write_text(bot.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert named("numba", "1")[0] not in (before[0], trained[0])


def test_machine_code_that_long_served_nobody_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cache_folder", lambda: tmp_path / ("a" * 20))
    (tmp_path / ("d" * 20)).symlink_to(tmp_path / "gone")  # looked at just after another process has removed it
    old = time.time() - cache.UNUSED_SECONDS - 60
    for name in ("a" * 20, "b" * 20, "c" * 20, "notes"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code.nbc").touch()
        os.utime(tmp_path / name, None if name[0] in "ab" else (old, old))
    cache.forget_unused()
    assert sorted(folder.name[0] for folder in tmp_path.iterdir()) == ["a", "b", "d", "n"]


def test_asking_for_the_folder_of_machine_code_is_using_it(tmp_path: Path) -> None:
    package = Path(lair.__file__).parent
    folder = Path(folder_for(package, tmp_path)).parent
    folder.mkdir()
    os.utime(folder, (0, 0))
    assert Path(folder_for(package, tmp_path)).parent == folder
    assert time.time() - folder.stat().st_mtime < cache.UNUSED_SECONDS


def test_code_outside_the_package_is_kept_by_its_own_sources_too(tmp_path: Path) -> None:
    source = tmp_path / "checks.py"
    (tmp_path / "lair").symlink_to(Path(lair.__file__).parent)
    folders = []
    for text in ("1", "2"):
        source.write_text(f"def number(): return {text}")
        program = "import checks; from lair.compiling.cache import folder_of; print(folder_of(checks.number))"
        folders.append(printed(program, tmp_path / "lair", tmp_path / "cache"))
    assert folders[0] != folders[1]
    assert {Path(folder).parent.parent for folder in folders} == {tmp_path / "cache"}


def test_a_cache_that_cannot_be_written_is_no_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    folder = folder_for(Path(lair.__file__).parent, blocked / "cache")
    assert not folder.startswith(str(blocked))
    assert Path(folder).parent.name == cache_folder().name


def test_interrupting_the_first_start_ends_in_one_sentence(tmp_path: Path) -> None:
    import pexpect

    child = pexpect.spawn(
        sys.executable,
        ["-m", "lair", "simulate", "mighty", "--games", "1"],
        env={**os.environ, "LAIR_CACHE": str(tmp_path), "LAIR_LANG": "en"},
        encoding="utf-8",
        timeout=60,
    )
    child.expect("Compiling the rules for this machine, once")
    child.sendintr()
    child.expect("Stopped.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert not list(tmp_path.rglob("*.ready"))


def test_the_first_start_shows_progress_and_leaves_a_mark(tmp_path: Path) -> None:
    """Under a terminal the bar is seen; the mark makes later starts skip it. A small game does not take long."""
    import pexpect

    child = pexpect.spawn(
        sys.executable,
        ["-m", "lair", "play", "kuhn", "--seed", "1"],
        env=with_site(install(KUHN, tmp_path / "site"), LAIR_CACHE=str(tmp_path)),
        encoding="utf-8",
        timeout=240,
    )
    child.expect("Compiling the rules for this machine, once")
    child.expect("Your move")
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert list(tmp_path.glob("*/*/kuhn-table.ready"))


@pytest.mark.parametrize("python", ["", "/bin/false", "/no/such/python"])
def test_a_second_process_that_fails_is_no_failure(python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", python)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    child = warmup._start("mighty", "legal")
    assert (child is not None) == (python == "/bin/false")
    monkeypatch.setattr(warmup, "_start", lambda *_: child)
    with warmup._second_process("mighty", "legal") as wait:
        wait()
        assert child is None or child.returncode == 1, "it was waited for, and nothing else came of it"


def test_a_second_process_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    hanging = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    monkeypatch.setattr(warmup, "_start", lambda *_: hanging)
    monkeypatch.setattr(warmup, "MAX_COMPILE_SECONDS", 0.1)
    with warmup._second_process("mighty", "legal") as wait:
        wait()
    assert hanging.returncode
    assert hanging.stdin is not None
    hanging.stdin.close()


def test_a_second_process_compiles_what_the_first_then_finds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAIR_CACHE", str(tmp_path))
    with warmup._second_process("mighty", "actor") as wait:
        wait()
    assert list(tmp_path.glob("*/*/calls.actor-*.nbc"))


def test_processes_keep_machine_code_one_at_a_time(tmp_path: Path) -> None:
    done = tmp_path / "done"
    program = f"""
from pathlib import Path
from lair.compiling.cache import lock
print("ready", flush=True)
with lock():
    Path({str(done)!r}).touch()
"""
    with cache.lock():
        other = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
        assert other.stdout is not None
        assert other.stdout.readline() == b"ready\n"
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.3)
        assert not done.exists()
    assert other.wait(20) == 0
    other.stdout.close()
    assert done.exists()


def twice(number: int) -> int:
    return 2 * number


@contextmanager
def compilations() -> Iterator[list[str]]:
    """The names of the functions that Numba compiles meanwhile."""
    made: list[str] = []

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            made.append(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Listener()):
        yield made


def test_numbers_of_every_size_share_machine_code(tmp_path: Path) -> None:
    doubled = dispatch.compiled_into(twice, tmp_path)

    def all_of_them(small: Any, large: Any) -> int:
        return doubled(small[0]) + doubled(large[0]) + doubled(3)

    with compilations() as made:
        total = dispatch.compiled_into(all_of_them, tmp_path)(np.full(1, -100, np.int8), np.full(1, 2**40))
    assert total == -200 + 2**41 + 6
    assert made == ["all_of_them", "twice"]


def test_compiled_code_makes_no_arrays(tmp_path: Path) -> None:
    def copy_slice(rows: Any) -> None:
        rows[0, :] = rows[1, :]

    def ones(many: int) -> Any:
        return np.ones(many).sum()

    with pytest.raises(NumbaError, match="NRT required but not enabled"):
        dispatch.compiled_into(copy_slice, tmp_path)(np.eye(2))
    with pytest.raises(NumbaError, match="Only accept returning of array passed into the function"):
        dispatch.compiled_into(ones, tmp_path)(3)


def test_only_what_python_calls_becomes_machine_code(tmp_path: Path) -> None:
    def caller_of(called: Any) -> Any:
        def four_times(number: int) -> Any:
            return called(called(number))

        return dispatch.compiled_into(four_times, tmp_path)

    with compilations() as made:
        assert caller_of(dispatch.compiled_into(twice, tmp_path))(5) == 20
    assert made == ["four_times", "twice"]
    machine_code = {path: b"\x7fELF" in path.read_bytes() for path in tmp_path.rglob("*.nbc")}
    assert {path.is_relative_to(tmp_path / "inner"): found for path, found in machine_code.items()} == {
        True: False,
        False: True,
    }
    next(path for path in machine_code if not path.is_relative_to(tmp_path / "inner")).unlink()
    with compilations() as made:
        assert caller_of(dispatch.compiled_into(twice, tmp_path))(6) == 24
    assert made == ["four_times"], "what it calls is linked from the disk"
