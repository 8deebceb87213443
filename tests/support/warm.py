"""Compiles what the tests need, once, before they start: each worker and each server would do it again.

Games are compiled beside each other, each in processes of its own: ``python -m tests.support.warm GAME [PART]``.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import lair.envs
import lair.warmup
from bench.card_fuzzer import check
from bench.laws import BOOKS, Kind, kinds
from lair.bots import EVERYWHERE
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
    """Table and searches of one game; beside the searches, in other processes, simulations and what checks laws."""
    lair.warmup._start = lambda *_: None  # the cores are busy with the other games: nothing is compiled twice
    bar = CompileBar(Words("en"))
    if what == "simulation":
        for bot in ("random", "greedy"):
            warm_up_simulation(game, [bot], bar)
        return
    if what == "laws":
        warm_up_laws(game)
        return
    warm_up_table(game, bar)
    others = [start(game, "simulation"), *([start(game, "laws")] if game in BOOKS else [])]
    warm_up_search(game, ["adept"], bar)
    with tempfile.TemporaryDirectory() as folder:
        give(game, write_network(Path(folder) / "network.npz", game))
        warm_up_search(game, ["network", "grandmaster"], bar)
        warm_up_simulation(game, ["network"], bar)
    if sum(process.wait() for process in others):
        sys.exit(f"Not everything of {game} was compiled.")


def warm_up_laws(game: str) -> None:
    """A batch of games, the laws of every game, and those of games with any cards."""
    lair.envs.batch(game, 1)
    for bot in EVERYWHERE:
        Kind(game, bot, kinds(game)[0].players, 0).check(seed=1, first=0, games=1)
    check(game, 0, random_games=1, greedy_games=1)


if __name__ == "__main__":
    main()
