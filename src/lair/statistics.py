"""Intervals of 95% around means and shares of wins: for simulations, tournaments and benchmarks alike.

Shares have Wilson's interval, which is honest at 0 and at 1 too: `binomial_share` those of independent games. Games of
one deal do not count as independent: `wilson_share` takes a deal as one observation, and `mean_interval` is for any
other numbers observed once per deal.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

Z = 1.96  # standard errors on either side of a 95% interval
# Student's t for a 95% interval, by degrees of freedom from 1 on
STUDENT_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)


@dataclass(frozen=True)
class Share:
    """A share of the wins, with ties divided, and its 95% interval."""

    wins: float
    low: float
    high: float


def wilson(share: float, trials: float, z: float = Z) -> Share:
    """A share with Wilson's interval, as of so many independent trials; at 0 and at 1 it ends there exactly."""
    z2 = z**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = (z2 * (share * (1 - share) / trials + z2 / (4 * trials**2))) ** 0.5 / (1 + z2 / trials)
    return Share(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def binomial_share(part: float, whole: int) -> Share:
    """A share of independent trials. Ties divide a win and so vary less than a trial: with them it is a little wide."""
    return wilson(part / whole, whole)


def wilson_share(deals: Sequence[tuple[float, int]]) -> Share:
    """A share over deals, each given as its wins and its number of games.

    The variance is that of a ratio over deals. Wilson's interval, with the number of independent games that would give
    the same variance, stays between 0 and 1 and is honest where every game was won.
    """
    count = len(deals)
    games = sum(each for _, each in deals)
    share = sum(wins for wins, _ in deals) / games
    if count < 2:
        return Share(share, 0.0, 1.0)
    residuals = sum((wins - share * each) ** 2 for wins, each in deals)
    variance = count / (count - 1) * residuals / games**2
    of_one_game = share * (1 - share)
    if of_one_game > 0 and variance == 0:  # every deal comes out the same: the bots cannot be told apart
        return Share(share, share, share)
    independent = of_one_game / variance if variance > 0 else float(count)
    return wilson(share, independent, student_t(count - 1))


def student_t(freedom: int) -> float:
    """How many standard errors make a 95% interval with this many degrees of freedom."""
    if freedom <= len(STUDENT_T):
        return STUDENT_T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def mean_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its interval, by the normal approximation; one number alone has no interval."""
    if len(numbers) < 2:
        return float(np.mean(numbers)), math.nan
    return float(np.mean(numbers)), Z * float(np.std(numbers, ddof=1)) / math.sqrt(len(numbers))
