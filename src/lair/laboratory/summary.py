"""The results of a simulation: scores and wins by seat and by turn order, length, the tally.

`lair.terminal.simulation` fills it, `lair.terminal.simulation_report` shows it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lair.laboratory.figures import by_seat_in, figures_of, matrix, places_of
from lair.laboratory.moments import Mean, Moments, Ratios, wins
from lair.simulation.simulate import Batch, Plan
from lair.statistics import Share


@dataclass(frozen=True)
class SeatSummary:
    """The results of one seat."""

    bot: str
    mean: float
    spread: float
    least: int
    most: int
    share: Share


@dataclass(frozen=True)
class CardWins:
    """What those won who used a card: seats that did, and their share of the wins."""

    field: str
    card: str
    seats: int
    share: Share


@dataclass(frozen=True)
class Summary:
    """The results of many games."""

    game: str
    players: int
    options: tuple[str, ...]
    seed: int
    cards: str
    games: int
    seats: tuple[SeatSummary, ...]
    order: tuple[Share, ...]  # by place in the first round's turn order
    length: tuple[float, int, int]  # decisions per game: mean, least, most
    tally: dict[str, list[int]]
    figures: dict[str, Mean]  # every figure by its name
    given: tuple[CardWins, ...]  # the wins of those who used each card
    scores: dict[int, tuple[int, ...]]  # how often each number of points came, by seat
    lengths: dict[int, int]  # how often each number of decisions came


class Accumulator:
    """Adds up batches of games; it keeps sums only, so that any number of games fits into memory."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.scores = Moments(plan.players)
        self.wins = Moments(plan.players)
        self.order = Moments(plan.players)
        self.length = Moments(1)
        self.figures = Moments(len(figures_of(plan)))
        by_seat = by_seat_in(plan.rules.name, plan.deck)
        self.cards = {field: places_of(counted) for field, counted in by_seat.items()}
        self.given = {field: Ratios(len(cards)) for field, cards in self.cards.items()}
        kinds: Mapping[str, Any] = plan.rules.tally.fields or {}
        summed = [name for name in plan.rules.tally.names or () if name not in self.cards]
        self.tally = {name: np.zeros(kinds[name][0].shape, np.int64) for name in summed}
        self.score_counts: dict[int, NDArray[np.int64]] = {}
        self.length_counts: dict[int, int] = {}

    def add(self, played: Batch) -> None:
        """Add a batch."""
        players = self.plan.players
        won = wins(played.standings)
        turn_order = (played.firsts[:, None] + np.arange(players)) % players
        self.games += len(won)
        self.scores.add(played.scores)
        self.wins.add(won)
        self.order.add(np.take_along_axis(won, turn_order, axis=1))
        self.length.add(played.decisions[:, None])
        self.figures.add(matrix(self.plan, played))
        for name, sums in self.tally.items():
            sums += played.tally[name].sum(axis=0, dtype=np.int64)
        for field, ratios in self.given.items():
            each = played.tally[field][:, :players].reshape(len(won), players, -1) > 0
            used = np.stack([each[:, :, places].any(axis=2) for places in self.cards[field].values()], axis=2)
            ratios.add((used * won[:, :, None]).sum(axis=1), used.sum(axis=1).astype(np.float64))
        self._count(played)

    def _count(self, played: Batch) -> None:
        """For distributions: how often each number of points and of decisions came."""
        for seat in range(self.plan.players):
            for points, often in zip(*np.unique(played.scores[:, seat], return_counts=True), strict=True):
                row = self.score_counts.setdefault(int(points), np.zeros(self.plan.players, np.int64))
                row[seat] += often
        for decisions, often in zip(*np.unique(played.decisions, return_counts=True), strict=True):
            self.length_counts[int(decisions)] = self.length_counts.get(int(decisions), 0) + int(often)

    def summary(self) -> Summary:
        """The results of all games so far, of which there must be at least one."""
        plan, scores = self.plan, self.scores
        seats = tuple(
            SeatSummary(
                bot=plan.bots[seat],
                mean=float(scores.mean[seat]),
                spread=float(scores.spread[seat]),
                least=int(scores.least[seat]),
                most=int(scores.most[seat]),
                share=self.wins.share(seat),
            )
            for seat in range(plan.players)
        )
        return Summary(
            game=plan.rules.name,
            players=plan.players,
            options=plan.options,
            seed=plan.seed,
            cards=plan.deck.digest,
            games=self.games,
            seats=seats,
            order=tuple(self.order.share(place) for place in range(plan.players)),
            length=(float(self.length.mean[0]), int(self.length.least[0]), int(self.length.most[0])),
            tally={name: np.atleast_1d(sums).tolist() for name, sums in self.tally.items()},
            figures={one.name: self.figures.interval(at, one.share) for at, one in enumerate(figures_of(plan))},
            given=tuple(self._given()),
            scores={points: tuple(row.tolist()) for points, row in sorted(self.score_counts.items())},
            lengths=dict(sorted(self.length_counts.items())),
        )

    def _given(self) -> Iterator[CardWins]:
        for field, ratios in self.given.items():
            for place, label in enumerate(self.cards[field]):
                if (share := ratios.share(place)) is not None:
                    yield CardWins(field, label, int(ratios.wholes[place]), share)
