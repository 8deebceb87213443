"""Do ratings converge? Simulated people of known strength play rated games, and their order is compared with the truth.

python -m bench.ratings --people 8 --players 4 prints after how many games each all of them are ordered rightly, for
several seeds, and how near a rating comes to the strength, which the bots, as fixed points, make comparable. In a game
everybody's performance is their strength with noise (a Gumbel distribution, the model's own), and the best one wins.
"""

import argparse
import math
import random
import statistics
from dataclasses import dataclass, field

from lair.server.ratings import BOT_SIGMA, DEFAULT_BOTS, Rating, rated

GAP = 8.0  # between the strengths of neighbours
GAMES = 200  # of each person
BETA = 25.0 / 6.0  # openskill's: what a performance varies by


@dataclass
class Somebody:
    """A person or a bot of known strength."""

    strength: float
    rating: Rating = field(default_factory=Rating)
    fixed: bool = False
    games: int = 0


@dataclass(frozen=True)
class Convergence:
    """How one run went; games are those of each person, on average."""

    first: float  # games until all were ordered rightly for the first time
    settled: float  # games after which they stayed so to the end
    error: float  # of ratings at the end, on average


def play(table: list[Somebody], dice: random.Random) -> None:
    """One rated game."""
    scale = BETA * math.sqrt(len(table))  # as the model has it: the chance to win is a softmax of strength / scale
    performances = [one.strength - scale * math.log(dice.expovariate(1.0)) for one in table]
    places = [1 + sum(other > own for other in performances) for own in performances]
    for one, after in zip(table, rated([one.rating for one in table], places), strict=True):
        one.games += 1
        if not one.fixed:
            one.rating = after


def crowd(people: int, gap: float) -> list[Somebody]:
    """People at even distances around the middle, and the bots with the ratings that they really have."""
    found = [Somebody(25.0 + gap * (number - (people - 1) / 2)) for number in range(people)]
    return [*found, *(Somebody(mu, Rating(mu, BOT_SIGMA), True) for mu in DEFAULT_BOTS.values())]


def misplaced(own: list[Somebody]) -> int:
    """How many pairs of people, the weakest first, are in the wrong order."""
    shown = [one.rating.shown for one in own]
    return sum(weaker >= stronger for place, weaker in enumerate(shown) for stronger in shown[place + 1 :])


def converged(people: int, players: int, seed: int, gap: float = GAP, games: int = GAMES) -> Convergence:
    """Play so many games each, at tables drawn by lot: bots are among them, as they fill up tables."""
    dice = random.Random(seed)
    everybody = crowd(people, gap)
    own = everybody[:people]
    first, settled, each = float("inf"), 0.0, 0.0
    while each < games:
        play(dice.sample(everybody, players), dice)
        each = statistics.mean(one.games for one in own)
        if misplaced(own):
            settled = each
        else:
            first = min(first, each)
    return Convergence(first, settled, statistics.mean(abs(one.rating.mu - one.strength) for one in own))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--gap", type=float, default=GAP, help="between the strengths of neighbours")
    parser.add_argument("--games", type=int, default=GAMES, help="of each person")
    parser.add_argument("--seeds", type=int, default=20)
    asked = parser.parse_args()
    found = [converged(asked.people, asked.players, seed, asked.gap, asked.games) for seed in range(asked.seeds)]
    told = {
        "all are ordered rightly for the first time": sorted(one.first for one in found),
        f"they stay so up to {asked.games}": sorted(one.settled for one in found),
    }
    print(f"{asked.people} people, {asked.gap} apart, at tables of {asked.players} drawn by lot, with bots among them")
    for what, games in told.items():
        middle, most = games[len(games) // 2], games[-1]
        print(f"games each until {what}: median {middle:.0f}, most {most:.0f} in {asked.seeds} runs")
    error, unsure = statistics.mean(one.error for one in found), Rating().sigma
    print(f"mean error of a rating after {asked.games} games: {error:.1f}; a newcomer's uncertainty: {unsure:.1f}")


if __name__ == "__main__":
    main()
