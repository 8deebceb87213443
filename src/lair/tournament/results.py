"""The results of a tournament: each bot's share of the wins with its interval, its points and its rating.

A deal with all its rotations is one observation: its games share their luck, so they must not be counted as if
they were independent. `lair.terminal.tournament` shows the results, `lair.tournament.plots` draws them.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from lair.errors import TournamentError
from lair.files import write_atomically
from lair.statistics import Share, wilson_share
from lair.tournament.match import FinishedGame
from lair.tournament.plan import Plan


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    bot: str
    games: int
    deals: int
    share: Share  # of the games it took part in
    fair: float  # what that would be among equals
    points: float  # per seat, on average
    rating: float
    uncertainty: float  # standard deviation of the rating
    decisions: int
    seconds: float  # per decision
    forfeits: int  # games lost by misbehaving

    @property
    def times_fair(self) -> Share:
        """The share as a multiple of the fair one."""
        return Share(*(part / self.fair for part in (self.share.wins, self.share.low, self.share.high)))


@dataclass(frozen=True)
class Meeting:
    """Two bots in the games where both sit: how often the first comes before the other, ties shared."""

    bot: str
    other: str
    games: int
    share: Share


@dataclass(frozen=True)
class Results:
    """The results of a tournament, the best bot first."""

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
    meetings: tuple[Meeting, ...]  # every two bots that have met, both ways round
    names: dict[str, str]  # what programs call themselves, by bot; of two that say the same, none


def results_of(plan: Plan, played: Iterable[FinishedGame]) -> Results:
    """The results of these games, in whatever order they were finished."""
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
        meetings=tuple(meetings_of(games)),
        names=names_in(games),
    )


def names_in(games: list[FinishedGame]) -> dict[str, str]:
    """What programs call themselves, the latest that each has said, where that tells them apart."""
    names = {bot: name for game in games for bot, name in game.names.items()}
    often = Counter(names.values())
    return {bot: name for bot, name in names.items() if often[name] == 1}


def meetings_of(games: list[FinishedGame]) -> Iterator[Meeting]:
    """Head to head: every seat of one bot against every seat of the other; a deal is one observation."""
    deals: dict[tuple[str, str], dict[tuple[int, int], tuple[float, int]]] = defaultdict(dict)
    met: Counter[tuple[str, str]] = Counter()
    for game in games:
        places = game.places
        for pair in permutations(dict.fromkeys(game.seats), 2):
            ours, theirs = ([places[at] for at, bot in enumerate(game.seats) if bot == one] for one in pair)
            ahead = [1.0 if one < other else 0.5 * (one == other) for one in ours for other in theirs]
            before, count = deals[pair].get((game.table, game.deal), (0.0, 0))
            deals[pair][game.table, game.deal] = before + sum(ahead) / len(ahead), count + 1
            met[pair] += 1
    for pair, observed in deals.items():
        yield Meeting(*pair, met[pair], wilson_share(list(observed.values())))


def standing_of(bot: str, games: list[FinishedGame], rating: PlackettLuceRating) -> Standing:
    """The results of one bot, from all the games it took part in."""
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
        share=wilson_share(list(deals.values())),
        fair=fair / len(games),
        points=points / seats,
        rating=rating.mu,
        uncertainty=rating.sigma,
        decisions=decisions,
        seconds=seconds / max(1, decisions),
        forfeits=forfeits,
    )


def rated(games: list[FinishedGame]) -> dict[str, PlackettLuceRating]:
    """Ratings after all games. A bot does not change from game to game, so its uncertainty only shrinks.

    A bot in several seats gets the mean of the ratings it would get in each.
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
    """Write the results as JSON."""
    write_atomically(path, json.dumps(asdict(results), indent=2, ensure_ascii=False) + "\n", TournamentError)
