"""Compiles what the tests need, once, before they start: two workers and their servers would each do it again."""

from lair.games import GAMES
from lair.terminal.progress import CompileBar
from lair.warmup import warm_up_search, warm_up_simulation, warm_up_table
from lair.words import Words


def main() -> None:
    """Every game: the table, the search and the simulation."""
    bar = CompileBar(Words("en"))
    for game in sorted(GAMES):
        warm_up_table(game, bar)
        warm_up_search(game, ["adept"], bar)
        for bot in ("random", "greedy"):
            warm_up_simulation(game, [bot], bar)


if __name__ == "__main__":
    main()
