"""Compiles what the tests need, once, before they start: two workers and their servers would each do it again."""

from lair.rules.contract import GAMES
from lair.terminal.warmup import warm_up_laboratory, warm_up_search, warm_up_table
from lair.words import Words


def main() -> None:
    """Both games: the table, the search and the laboratory."""
    words = Words("en")
    for game in sorted(GAMES):
        warm_up_table(game, words)
        warm_up_search(game, ["adept"], words)
        for bot in ("random", "greedy"):
            warm_up_laboratory(game, [bot], words)


if __name__ == "__main__":
    main()
