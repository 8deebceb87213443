"""Runs `lair` commands in forks of a process that has imported Lair and loaded its machine code.

Tests run hundreds of commands, and a start from nothing takes longer than most of them. `tests.support.command` and
`tests.support.outside` call this; those who test the start itself begin a process of their own instead.
"""

import atexit
import gc
import json
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import lair.cli
import lair.server.serve
import lair.terminal.laboratory
import lair.terminal.session
import lair.terminal.simulation
import lair.terminal.tournament  # noqa: F401 (a command starts at once if this is there already)
from lair.games import GAMES, rules_of
from lair.games.decks import load as load_deck
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game

STREAMS = ("stdin", "stdout", "stderr")


class Forkserver:
    """The process that forks, with the packages that this environment's PYTHONPATH leads to."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        command = [sys.executable, "-m", __name__]
        root = str(Path(__file__).parents[2])
        path = os.pathsep.join([*filter(None, [environment.get("PYTHONPATH")]), root])
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, "PYTHONPATH": path},
        )
        atexit.register(self.close)

    def run(
        self, arguments: Sequence[str], typed: str, environment: Mapping[str, str], folder: Path
    ) -> subprocess.CompletedProcess[str]:
        """Run ``lair`` with these arguments in a folder, to its end."""
        assert self._process.stdin
        assert self._process.stdout
        with tempfile.TemporaryDirectory() as streams:
            files = [Path(streams, name) for name in STREAMS]
            files[0].write_text(typed, encoding="utf-8")
            request = [list(arguments), dict(environment), str(folder), [str(file) for file in files]]
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
            assert answer, "the forkserver has ended; what it said stands above"
            out, error = (file.read_text(encoding="utf-8") for file in files[1:])
        return subprocess.CompletedProcess(["lair", *arguments], int(answer), out, error)

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@cache
def forkserver(path: str) -> Forkserver:
    """One for all commands of this test process that have the same PYTHONPATH."""
    return Forkserver({**os.environ, "PYTHONPATH": path})


# In the forkserver's own process


def serve() -> None:
    """Fork for every line of standard input, and print each command's exit code."""
    gc.freeze()  # a collection in a fork would copy all of this process
    for line in sys.stdin:
        command = get_context("fork").Process(target=become, args=json.loads(line))
        command.start()
        command.join()
        print(command.exitcode, flush=True)


def become(arguments: list[str], environment: dict[str, str], folder: str, files: list[str]) -> None:
    """Go on as this command."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, file in enumerate(files):
        os.dup2(os.open(file, os.O_RDWR | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 (the process ends with them)
        for number, mode in enumerate("rww")
    )
    sys.argv = ["lair", *arguments]
    for name in [name for name in sys.modules if name.startswith(("lair.cli", "lair.commands"))]:
        del sys.modules[name]  # they choose the language of their help when they are imported
    sys.path[:] = [entry for entry in sys.path if entry != str(Path(__file__).parents[2])]
    runpy.run_module("lair", run_name="__main__", alter_sys=True)


def load() -> None:
    """The machine code of a table and of a simulation; what commands import, the head of this module has imported."""
    for game in GAMES:
        rules = rules_of(game)
        table = Game(game, seed=0)
        table.view(table.actor)
        play_batch(Plan(rules, load_deck(game), rules.players[0], (), ("greedy",) * rules.players[0], 0), 0, 1)


if __name__ == "__main__":
    load()
    serve()
