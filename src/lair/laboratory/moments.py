"""Means, deviations and intervals of numbers that come in parts, and each seat's part of a win.

Every sum of the laboratory is kept here, so that any number of games fits into memory.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lair.engine.contract import Row
from lair.statistics import Share, Z, binomial_share, wilson


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Moments:
    """Mean, standard deviation and bounds of each column of a table that comes in parts."""

    def __init__(self, columns: int) -> None:
        self.count = 0
        self.sums = np.zeros(columns)
        self.squares = np.zeros(columns)
        self.least = np.full(columns, np.inf)
        self.most = np.full(columns, -np.inf)

    def add(self, rows: Row) -> None:
        self.count += len(rows)
        self.sums += rows.sum(axis=0)
        self.squares += (rows.astype(np.float64) ** 2).sum(axis=0)
        self.least = np.minimum(self.least, rows.min(axis=0))
        self.most = np.maximum(self.most, rows.max(axis=0))

    @property
    def mean(self) -> NDArray[np.float64]:
        return self.sums / self.count

    @property
    def spread(self) -> NDArray[np.float64]:
        """The standard deviation."""
        return np.sqrt(np.maximum(0.0, self.squares / self.count - self.mean**2))

    def share(self, column: int) -> Share:
        """The mean of a column of shares, from 0 to 1, with its 95% interval."""
        return binomial_share(float(self.sums[column]), self.count)

    def interval(self, column: int, share: bool = False) -> Mean:
        """The mean of any column with its 95% interval."""
        if share:
            found = self.share(column)
            return Mean(found.wins, found.low, found.high)
        mean, half = float(self.mean[column]), Z * float(self.spread[column]) / math.sqrt(self.count)
        return Mean(mean, mean - half, mean + half)


class Ratios:
    """Ratios of two numbers a game, summed over all games: the wins of those who used a card.

    The interval is that of a ratio over games, because seats of one game are not independent: Wilson's, with as many
    trials as would vary as much; where nothing varies, as many as there were games.
    """

    def __init__(self, columns: int) -> None:
        self.parts, self.wholes = np.zeros(columns), np.zeros(columns)
        self.games = np.zeros(columns)  # with anything to divide by
        self.part_squares, self.whole_squares, self.products = np.zeros((3, columns))

    def add(self, parts: NDArray[np.float64], wholes: NDArray[np.float64]) -> None:
        """One row a game."""
        self.parts += parts.sum(axis=0)
        self.wholes += wholes.sum(axis=0)
        self.games += (wholes > 0).sum(axis=0)
        self.part_squares += (parts**2).sum(axis=0)
        self.whole_squares += (wholes**2).sum(axis=0)
        self.products += (parts * wholes).sum(axis=0)

    def share(self, column: int) -> Share | None:
        """The ratio of a column with its 95% interval; None if there is nothing to divide by."""
        whole = float(self.wholes[column])
        if whole == 0:
            return None
        ratio = float(self.parts[column]) / whole
        squares = self.part_squares[column] + ratio**2 * self.whole_squares[column]
        residuals = squares - 2 * ratio * self.products[column]
        variance = max(0.0, float(residuals)) / whole**2
        return wilson(ratio, ratio * (1 - ratio) / variance if variance > 0 else float(self.games[column]))


def wins(standings: Row) -> NDArray[np.float64]:
    """Each seat's part of each game's win: 1, or a fair part of a tie."""
    best = standings == standings.max(axis=1, keepdims=True)
    parts: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return parts
