"""What a simulation shows, as numbers: scores and wins by seat and by turn order, length, the tally."""

import csv
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lair.arena.simulate import Batch, Plan
from lair.errors import OptionError
from lair.rules.contract import Row

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


def summarize(plan: Plan, played: Batch) -> Summary:
    """Needs at least one game."""
    won = wins(played.scores)
    seats = tuple(
        SeatSummary(
            bot=plan.bots[seat],
            mean=float(played.scores[:, seat].mean()),
            spread=float(played.scores[:, seat].std()),
            least=int(played.scores[:, seat].min()),
            most=int(played.scores[:, seat].max()),
            share=share(won[:, seat]),
        )
        for seat in range(plan.players)
    )
    in_order = np.take_along_axis(won, (played.firsts[:, None] + np.arange(plan.players)) % plan.players, axis=1)
    names: tuple[str, ...] = plan.rules.tally.names or ()
    return Summary(
        game=plan.rules.name,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        cards=plan.deck.digest,
        games=len(won),
        seats=seats,
        order=tuple(share(in_order[:, place]) for place in range(plan.players)),
        length=(float(played.decisions.mean()), int(played.decisions.min()), int(played.decisions.max())),
        tally={name: np.atleast_1d(played.tally[0][name]).tolist() for name in names},
    )


def wins(scores: Row) -> NDArray[np.float64]:
    """Each seat's part of each game's win: 1, or a fair part of a tie."""
    best = scores == scores.max(axis=1, keepdims=True)
    parts: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return parts


def share(parts: NDArray[np.float64]) -> Share:
    """The mean with its 95% interval, by the normal approximation."""
    mean = float(parts.mean())
    error = Z * float(parts.std()) / len(parts) ** 0.5
    return Share(mean, max(0.0, mean - error), min(1.0, mean + error))


def check_kind(path: Path) -> None:
    """Before hours of play: can the results be written in this form, to this place?"""
    if path.suffix not in {".csv", ".json"}:
        raise OptionError("out-kind", file=str(path))
    try:
        with path.open("a"):
            pass
    except OSError as problem:
        raise OptionError("cannot-write", file=str(path), why=problem.strerror or str(problem)) from None


def write(path: Path, summary: Summary, played: Batch) -> None:
    """The summary as JSON, or a row a game as CSV."""
    if path.suffix == ".json":
        content: dict[str, Any] = asdict(summary)
        path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["game", "first", "decisions", *(f"score{seat + 1}" for seat in range(summary.players))])
        for game, scores in enumerate(played.scores.tolist()):
            rows.writerow([game, played.firsts[game] + 1, played.decisions[game], *scores])
