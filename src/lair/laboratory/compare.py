"""Two simulations against each other, paired by seed: each figure with its difference and whether it is chance.

Game ``k`` of both has the same seed, so that what both share cancels out. A difference is called more than chance if
its p-value, corrected by Holm's method for how many figures are looked at, is below 5%: of all comparisons of sets that
do not differ, at most one in twenty names any figure at all.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lair.errors import OptionError
from lair.laboratory.figures import Figure, figures_of, matrix
from lair.laboratory.moments import Moments
from lair.laboratory.workers import Cores, Workers, batch_games, cut
from lair.simulation.simulate import Batch, Plan
from lair.statistics import Z

ALPHA = 0.05
LEAST_GAMES = 100  # fewer are too few for the normal approximation


@dataclass(frozen=True)
class Difference:
    """One figure of both sides."""

    figure: Figure
    a: float  # its mean on each side
    b: float
    difference: float  # b - a
    low: float  # of the 95% interval of this figure alone
    high: float
    p: float  # of this figure alone
    adjusted: float  # corrected for all figures

    @property
    def real(self) -> bool:
        """Whether it is more than chance."""
        return self.adjusted < ALPHA


@dataclass(frozen=True)
class Comparison:
    """Two sides over the same seeds."""

    a: Plan
    b: Plan
    games: int  # of each side
    differences: tuple[Difference, ...]

    @property
    def real(self) -> tuple[Difference, ...]:
        """Those that are more than chance, the surest first."""
        return tuple(sorted((d for d in self.differences if d.real), key=lambda d: d.p))


class Pairing:
    """Adds pairs of batches up; it keeps sums only."""

    def __init__(self, a: Plan, b: Plan) -> None:
        if (a.rules, a.players) != (b.rules, b.players):
            raise OptionError("compare-tables", a=f"{a.rules.name} {a.players}", b=f"{b.rules.name} {b.players}")
        self.a, self.b = a, b
        ours, theirs = figures_of(a), {figure.name: place for place, figure in enumerate(figures_of(b))}
        self.figures = [figure for figure in ours if figure.name in theirs]
        self.places_a = [place for place, figure in enumerate(ours) if figure.name in theirs]
        self.places_b = [theirs[figure.name] for figure in self.figures]
        self.means_a, self.means_b = Moments(len(self.figures)), Moments(len(self.figures))
        self.differences = Moments(len(self.figures))

    def add(self, a: Batch, b: Batch) -> None:
        """Games of the same seeds."""
        ours, theirs = matrix(self.a, a)[:, self.places_a], matrix(self.b, b)[:, self.places_b]
        self.means_a.add(ours)
        self.means_b.add(theirs)
        self.differences.add(theirs - ours)

    def comparison(self) -> Comparison:
        """What all pairs so far show."""
        count = self.differences.count
        means, spreads = self.differences.mean, self.differences.spread
        seen = (self.means_a.most > self.means_a.least) | (self.means_b.most > self.means_b.least) | (means != 0)
        ps = [chance(mean, spread, count) for mean, spread in zip(means, spreads, strict=True)]
        adjusted = holm([p if looked else None for p, looked in zip(ps, seen, strict=True)])
        found = [
            Difference(
                figure,
                float(self.means_a.mean[i]),
                float(self.means_b.mean[i]),
                float(means[i]),
                float(means[i] - Z * spreads[i] / math.sqrt(count)),
                float(means[i] + Z * spreads[i] / math.sqrt(count)),
                ps[i],
                adjusted[i],
            )
            for i, figure in enumerate(self.figures)
        ]
        return Comparison(self.a, self.b, count, tuple(found))


def chance(mean: float, spread: float, count: int) -> float:
    """How likely a mean difference so far from 0 is if there is none: two-sided, by the normal approximation."""
    if spread == 0:
        return 1.0 if mean == 0 else 0.0
    return math.erfc(abs(mean) / (spread / math.sqrt(count)) / math.sqrt(2))


def holm(ps: Sequence[float | None]) -> list[float]:
    """Holm's correction; None is a figure that is not looked at, since nothing of it ever happened."""
    order = sorted((p, place) for place, p in enumerate(ps) if p is not None)
    adjusted, greatest = [1.0] * len(ps), 0.0
    for rank, (p, place) in enumerate(order):
        greatest = max(greatest, min(1.0, (len(order) - rank) * p))
        adjusted[place] = greatest
    return adjusted


def pairs(a: Plan, b: Plan, games: int, workers: Workers) -> Iterator[tuple[Batch, Batch]]:
    """Batches of both sides, each side with half the workers; a side that plays in greater batches is cut to fit."""
    each, size = workers.halved(), min(batch_games(a), batch_games(b))
    return zip(cut(each.batches(a, games), size), cut(each.batches(b, games), size), strict=True)


def compare(
    a: Plan, b: Plan, games: int, workers: Workers | None = None, advance: Callable[[int], object] = int
) -> Comparison:
    """Play both sides and compare them; ``advance`` is told of every batch."""
    if games < LEAST_GAMES:
        raise OptionError("number", option="games", value=str(games), least=str(LEAST_GAMES), greatest="∞")
    pairing = Pairing(a, b)
    for one, other in pairs(a, b, games, workers or Cores()):
        pairing.add(one, other)
        advance(2 * len(one.decisions))
    return pairing.comparison()


def as_dict(comparison: Comparison) -> dict[str, object]:
    """For a JSON file: every figure by its name."""
    return {
        "games": comparison.games,
        "a": side(comparison.a),
        "b": side(comparison.b),
        "figures": {
            found.figure.name: {
                "a": found.a,
                "b": found.b,
                "difference": found.difference,
                "low": found.low,
                "high": found.high,
                "p": found.p,
                "adjusted_p": found.adjusted,
                "more_than_chance": found.real,
            }
            for found in comparison.differences
        },
    }


def side(plan: Plan) -> dict[str, object]:
    """What one side played."""
    return {
        "game": plan.rules.name,
        "players": plan.players,
        "options": list(plan.options),
        "bots": list(plan.bots),
        "cards": plan.deck.name,
        "digest": plan.deck.digest,
        "seed": plan.seed,
    }
