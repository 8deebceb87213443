"""Compiles what the tests need, once, before they start: each worker and each server would do it again."""

import tempfile
from pathlib import Path

from lair.games import GAMES
from lair.terminal.progress import CompileBar
from lair.warmup import warm_up_search, warm_up_simulation, warm_up_table
from lair.words import Words
from tests.support.outside import KUHN, install, run


def main() -> None:
    """Every game, and then the one from outside in a process that finds it: table, search and simulation."""
    bar = CompileBar(Words("en"))
    for game in sorted(GAMES):
        warm_up_table(game, bar)
        warm_up_search(game, ["adept"], bar)
        for bot in ("random", "greedy"):
            warm_up_simulation(game, [bot], bar)
    if KUHN.name not in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            done = run(install(KUHN, Path(folder) / "site"), "-m", __spec__.name)
            assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    main()
