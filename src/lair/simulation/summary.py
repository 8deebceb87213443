"""What a simulation shows, as numbers: scores and wins by seat and by turn order, length, the tally."""

import csv
import errno
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lair.engine.contract import Row
from lair.errors import OptionError
from lair.simulation.simulate import Batch, Plan

Z = 1.96  # standard errors either side of a 95% interval


@dataclass(frozen=True)
class Share:
    """A share of the wins, ties shared out, with its 95% interval."""

    wins: float
    low: float
    high: float


@dataclass(frozen=True)
class SeatSummary:
    """How one seat did."""

    bot: str
    mean: float
    spread: float
    least: int
    most: int
    share: Share


@dataclass(frozen=True)
class Summary:
    """How many games went."""

    game: str
    players: int
    options: tuple[str, ...]
    seed: int
    cards: str
    games: int
    seats: tuple[SeatSummary, ...]
    order: tuple[Share, ...]  # by place in the first round's turn order
    length: tuple[float, int, int]  # decisions a game: mean, least, most
    tally: dict[str, list[int]]


class Accumulator:
    """A summary in the making: batches go in, only sums are kept, so that any number of games fits."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.scores = Moments(plan.players)
        self.wins = Moments(plan.players)
        self.order = Moments(plan.players)
        self.length = Moments(1)
        self.tally = np.zeros(1, plan.rules.tally)

    def add(self, played: Batch) -> None:
        """Count a batch in."""
        players = self.plan.players
        won = wins(played.standings)
        turn_order = (played.firsts[:, None] + np.arange(players)) % players
        self.games += len(won)
        self.scores.add(played.scores)
        self.wins.add(won)
        self.order.add(np.take_along_axis(won, turn_order, axis=1))
        self.length.add(played.decisions[:, None])
        for name in self.plan.rules.tally.names or ():
            self.tally[name] += played.tally[name]

    def summary(self) -> Summary:
        """What has been played so far; needs at least one game."""
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
            tally={name: np.atleast_1d(self.tally[0][name]).tolist() for name in plan.rules.tally.names or ()},
        )


class Moments:
    """Mean, spread and bounds of columns of numbers, row by row."""

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
        """The mean with its 95% interval, by the normal approximation."""
        mean, error = float(self.mean[column]), Z * float(self.spread[column]) / self.count**0.5
        return Share(mean, max(0.0, mean - error), min(1.0, mean + error))


def wins(standings: Row) -> NDArray[np.float64]:
    """Each seat's part of each game's win: 1, or a fair part of a tie."""
    best = standings == standings.max(axis=1, keepdims=True)
    parts: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return parts


class ResultsWriter:
    """A file for the results: a row a game as CSV while they are played, or the summary as JSON in the end."""

    def __init__(self, path: Path, players: int) -> None:
        if path.suffix not in {".csv", ".json"}:
            raise OptionError("out-kind", file=str(path))
        self.path = path
        self.part = path.with_name(path.name + ".part")  # what stood there before stays until all is written
        self.games = 0
        if path.is_dir():
            raise OptionError("cannot-write", file=str(path), why=os.strerror(errno.EISDIR))
        try:
            self.file = self.part.open("w", newline="", encoding="utf-8")
        except OSError as problem:
            raise OptionError("cannot-write", file=str(path), why=problem.strerror or str(problem)) from None
        self.rows = csv.writer(self.file)
        if path.suffix == ".csv":
            self.rows.writerow(["game", "first", "decisions", *(f"score{seat + 1}" for seat in range(players))])

    def add(self, played: Batch) -> None:
        """A batch of games."""
        if self.path.suffix == ".csv":
            columns = zip(played.firsts.tolist(), played.decisions.tolist(), played.scores.tolist(), strict=True)
            for number, (first, decisions, scores) in enumerate(columns, self.games):
                self.rows.writerow([number, first + 1, decisions, *scores])
        self.games += len(played.decisions)

    def finish(self, summary: Summary) -> None:
        """Everything is played."""
        if self.path.suffix == ".json":
            self.file.write(json.dumps(asdict(summary), indent=2) + "\n")
        self.file.close()
        self.part.replace(self.path)
