"""How many simulations a second the search makes from the opening, on one core; `bench.speed` prints the table.

Beside each game's own parameters stand some that were not chosen: to the end of the game, and without the greedy bot's
advice. docs/bot-experiments.md says which of them win.
"""

from typing import Any

from lair.bots.tree_search import TreeSearch
from lair.table.game import Game

GAMES = {"mighty": 4, "meeples": 2}  # players
VARIANTS: dict[str, dict[str, Any]] = {
    "as `master` does": {},
    "every simulation to the end of the game": {"horizon": 0},
    "to the end, random moves": {"horizon": 0, "policy": 0.0},
}


def speed(game: str, players: int, params: dict[str, Any], seconds: float) -> float:
    """Simulations per second, with an empty tree."""
    opening = Game(game, players=players, seed=1)
    knowledge = opening.knowledge(1)
    TreeSearch(opening.rules, 1, cores=1, **params).search(knowledge, 20)  # compiles
    thought = TreeSearch(opening.rules, 1, cores=1, **params).search(knowledge, seconds=seconds)
    return thought.simulations / thought.seconds


def measure(rounds: int, seconds: float) -> dict[tuple[str, str], float]:
    """The best of several rounds for each variant; they take turns."""
    best = {(game, name): 0.0 for game in GAMES for name in VARIANTS}
    for _ in range(rounds):
        for game, name in best:
            best[game, name] = max(best[game, name], speed(game, GAMES[game], VARIANTS[name], seconds))
    return best


def table(best: dict[tuple[str, str], float]) -> list[str]:
    """The lines of the report."""
    return [
        "## Thinking ahead",
        "",
        "Simulations a second of the search ([bots.md](bots.md)) from the opening, one core, a fresh tree.",
        "",
        "| | simulations/s |",
        "| --- | ---: |",
        *(f"| {game}, {GAMES[game]} players, {name} | {rate:,.0f} |" for (game, name), rate in best.items()),
        "",
    ]


if __name__ == "__main__":
    print("\n".join(table(measure(3, 1.0))))
