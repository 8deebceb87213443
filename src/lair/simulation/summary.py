"""The results of a simulation: scores and wins by seat and by turn order, length, the tally; and their file.

`lair.terminal.simulation` fills it, `lair.terminal.simulation_report` shows it.
"""

import csv
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lair.engine.contract import Row
from lair.errors import OptionError
from lair.files import AtomicFile
from lair.simulation.simulate import Batch, Plan
from lair.statistics import Share, normal_share


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


class Accumulator:
    """Adds up batches of games; it keeps sums only, so that any number of games fits into memory."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.scores = Moments(plan.players)
        self.wins = Moments(plan.players)
        self.order = Moments(plan.players)
        self.length = Moments(1)
        self.tally = np.zeros(1, plan.rules.tally)

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
        for name in self.plan.rules.tally.names or ():
            self.tally[name] += played.tally[name]

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
            tally={name: np.atleast_1d(self.tally[0][name]).tolist() for name in plan.rules.tally.names or ()},
        )


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
        """The mean of a column with its 95% interval."""
        return normal_share(float(self.mean[column]), float(self.spread[column]), self.count)


def wins(standings: Row) -> NDArray[np.float64]:
    """Each seat's part of each game's win: 1, or a fair part of a tie."""
    best = standings == standings.max(axis=1, keepdims=True)
    parts: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return parts


class ResultsWriter:
    """Writes results to a file: as CSV one row per game while they are played, as JSON the summary at the end."""

    def __init__(self, path: Path, players: int) -> None:
        if path.suffix not in {".csv", ".json"}:
            raise OptionError("out-kind", file=str(path))
        self.file = AtomicFile(path, OptionError)
        self.rows = csv.writer(self.file) if path.suffix == ".csv" else None
        self.games = 0
        if self.rows is not None:
            self.rows.writerow(["game", "first", "decisions", *(f"score{seat + 1}" for seat in range(players))])

    def __enter__(self) -> "ResultsWriter":
        return self

    def __exit__(self, *_: object) -> None:
        """What was not finished is thrown away."""
        self.file.discard()

    def add(self, played: Batch) -> None:
        """Write a batch of games."""
        if self.rows is not None:
            columns = zip(played.firsts.tolist(), played.decisions.tolist(), played.scores.tolist(), strict=True)
            for number, (first, decisions, scores) in enumerate(columns, self.games):
                self.rows.writerow([number, first + 1, decisions, *scores])
        self.games += len(played.decisions)

    def finish(self, summary: Summary) -> None:
        """Put the file into its place, once everything is played."""
        if self.rows is None:
            self.file.write(json.dumps(asdict(summary), indent=2) + "\n")
        self.file.commit()
