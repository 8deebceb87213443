"""What can be told of a game beside its position: how far it has come, and where each seat's points came from.

A game's adapter may have `progress` and `score_sheet`; of a game without them there is nothing to tell but the points.
The server sends both: the first in lists of tables, the second after the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lair.engine.types import Event
from lair.table.game import Game

Row = tuple[str, dict[str, int], list[int]]  # a code, its arguments, and each seat's points
Told = tuple[Sequence[Event], Sequence[int]]  # a move's events, and what each seat's points changed by


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of a score sheet: what the points are for, and how many each seat has."""

    code: str
    arguments: dict[str, int]
    points: tuple[int, ...]


def progress(game: Game) -> Event | None:
    """How far the game has come, such as the round; None of a game that does not say."""
    told: Callable[[Any], Event] | None = getattr(game.adapter, "progress", None)
    return None if told is None else told(game.position[0])


def score_sheet(game: Game) -> tuple[ScoreRow, ...]:
    """Where each seat's points came from so far; the lines add up to its points."""
    again = game.fresh()
    dealt = before = again.scores
    moves: list[Told] = []
    for move in game.history:
        again.play(move.action.number)
        after = again.scores
        moves.append((move.events, [now - then for now, then in zip(after, before, strict=True)]))
        before = after
    filled: Callable[[list[Told], int], list[Row]] | None = getattr(game.adapter, "score_sheet", None)
    gained = [now - then for now, then in zip(before, dealt, strict=True)]
    rows = [("score-points", {}, gained)] if filled is None else filled(moves, game.players)
    start: list[Row] = [("score-start", {}, dealt)] if any(dealt) else []
    return tuple(ScoreRow(code, arguments, tuple(points)) for code, arguments, points in (*start, *rows))
