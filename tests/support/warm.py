"""Compiles what the tests need, once, before they start: each worker and each server would do it again.

Games are compiled beside each other, each in a process of its own: ``python -m tests.support.warm GAME [simulation]``.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from lair.games import GAMES
from lair.terminal.progress import CompileBar
from lair.warmup import warm_up_search, warm_up_simulation, warm_up_table
from lair.words import Words
from tests.support.networks import give, write_network
from tests.support.outside import KUHN, install, run


def main() -> None:
    """Every game of the house, and the one from outside in a process that finds it."""
    if len(sys.argv) > 1:
        warm_up(*sys.argv[1:])
        return
    others = [start(game) for game in sorted(GAMES)]
    with tempfile.TemporaryDirectory() as folder:
        done = run(install(KUHN, Path(folder) / "site"), "-m", __spec__.name, KUHN.name)
    if sum(process.wait() for process in others) or done.returncode:
        sys.exit(f"Not everything was compiled. {done.stderr}")


def start(*arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-m", __spec__.name, *arguments])


def warm_up(game: str, what: str = "everything") -> None:
    """Table, searches and simulation of one game; the simulation in another process, beside the searches."""
    bar = CompileBar(Words("en"))
    if what == "simulation":
        for bot in ("random", "greedy"):
            warm_up_simulation(game, [bot], bar)
        return
    warm_up_table(game, bar)
    simulation = start(game, "simulation")
    warm_up_search(game, ["adept"], bar)
    with tempfile.TemporaryDirectory() as folder:
        give(game, write_network(Path(folder) / "network.npz", game))
        warm_up_search(game, ["network", "learned"], bar)
    if simulation.wait():
        sys.exit(f"The simulation of {game} was not compiled.")


if __name__ == "__main__":
    main()
