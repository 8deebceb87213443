"""What a tournament shows: each bot's share of the wins, how sure that is, its points and its rating.

A deal with all its rotations is one observation: its games share their luck, so they must not be counted as if
they were independent.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from lair.errors import LeagueError
from lair.tournament.match import Played
from lair.tournament.plan import Plan

Z = 1.96
# Student's t for a 95% interval from few observations, by degrees of freedom from 1 on
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)


@dataclass(frozen=True)
class Share:
    """A share of the wins, ties shared out, with its 95% interval."""

    wins: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    deals: int
    share: Share  # of the games it took part in
    fair: float  # what that would be among equals
    points: float  # a seat, on average
    rating: float
    uncertainty: float  # standard deviation of the rating
    decisions: int
    seconds: float  # a decision
    forfeits: int  # games lost by misbehaving

    @property
    def times_fair(self) -> Share:
        """The share as a multiple of the fair one."""
        return Share(*(part / self.fair for part in (self.share.wins, self.share.low, self.share.high)))


@dataclass(frozen=True)
class Results:
    """How a tournament went; the best bot first."""

    game: str
    players: int
    options: tuple[str, ...]
    cards: str
    seed: int
    pairs: bool
    games: int
    deals: int
    bots: tuple[Standing, ...]
    forfeits: tuple[tuple[str, dict[str, Any]], ...]  # by bot, in the order of the games


def results_of(plan: Plan, played: Iterable[Played]) -> Results:
    """Everything that was played, in whatever order it was finished."""
    games = sorted(played, key=lambda game: game.number)
    ratings = rated(games)
    bots = dict.fromkeys(bot for game in games for bot in game.seats)
    standings = [standing_of(bot, [game for game in games if bot in game.seats], ratings[bot]) for bot in bots]
    return Results(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        cards=plan.deck.digest,
        seed=plan.seed,
        pairs=plan.pairs,
        games=len(games),
        deals=len({(game.table, game.deal) for game in games}),
        bots=tuple(sorted(standings, key=lambda one: -one.times_fair.wins)),
        forfeits=tuple((game.seats[lost["seat"]], lost) for game in games for lost in game.forfeits),
    )


def standing_of(bot: str, games: list[Played], rating: PlackettLuceRating) -> Standing:
    """One bot, from all the games it took part in."""
    deals: dict[tuple[int, int], tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    fair = points = seconds = 0.0
    seats = decisions = forfeits = 0
    for game in games:
        own = [seat for seat, sitting in enumerate(game.seats) if sitting == bot]
        wins, count = deals[game.table, game.deal]
        deals[game.table, game.deal] = wins + sum(game.wins[seat] for seat in own), count + 1
        fair += len(own) / len(game.seats)
        points += sum(game.scores[seat] for seat in own)
        seconds += sum(game.seconds[seat] for seat in own)
        decisions += sum(game.decisions[seat] for seat in own)
        seats += len(own)
        forfeits += len(game.lost & set(own))
    return Standing(
        bot=bot,
        games=len(games),
        deals=len(deals),
        share=share_of(list(deals.values())),
        fair=fair / len(games),
        points=points / seats,
        rating=rating.mu,
        uncertainty=rating.sigma,
        decisions=decisions,
        seconds=seconds / max(1, decisions),
        forfeits=forfeits,
    )


def share_of(deals: list[tuple[float, int]]) -> Share:
    """The share of wins over deals, each given as wins and games, with its 95% interval.

    The variance is that of a ratio over deals; Wilson's interval with as many independent games as would give
    the same variance keeps it between 0 and 1, and honest where every game was won.
    """
    count = len(deals)
    games = sum(each for _, each in deals)
    share = sum(wins for wins, _ in deals) / games
    if count < 2:
        return Share(share, 0.0, 1.0)
    residuals = sum((wins - share * each) ** 2 for wins, each in deals)
    variance = count / (count - 1) * residuals / games**2
    alone = share * (1 - share)
    if alone > 0 and variance == 0:  # every deal comes out the same: bots that cannot be told apart
        return Share(share, share, share)
    worth = alone / variance if variance > 0 else float(count)
    z2 = student(count - 1) ** 2
    middle = (share + z2 / (2 * worth)) / (1 + z2 / worth)
    half = (z2 * (alone / worth + z2 / (4 * worth**2))) ** 0.5 / (1 + z2 / worth)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """How many standard errors make a 95% interval."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def rated(games: list[Played]) -> dict[str, PlackettLuceRating]:
    """Ratings after all games. A bot does not change from game to game, so its uncertainty only shrinks.

    A bot in several seats is rated by the mean of what it would become in each.
    """
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in games:
        if len(set(game.seats)) == 1:
            ratings[game.seats[0]]  # nothing to learn, but it has a rating
            continue
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for bot in set(game.seats):
            own = [rating for rating, sitting in zip(after, game.seats, strict=True) if sitting == bot]
            ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
            ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return ratings


def write_summary(results: Results, path: Path) -> None:
    """The results as JSON, whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(json.dumps(asdict(results), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise LeagueError("cannot-write", file=str(path), why=problem.strerror or str(problem)) from None
