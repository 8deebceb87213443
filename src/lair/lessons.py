"""Guided first games: a fixed deal, the moves that are played in it, and a coach's words for the pupil in seat 0.

A lesson is the file ``lesson.toml`` of a game: a list of steps in order. A step may have a move, words, or both: the
pupil's moves always come with words, words alone are read and clicked away, and the others' moves are made by scripted
partners. Words are only said when it is the pupil's turn, the last ones too. ``lair lesson GAME`` shows a lesson.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache

from lair.errors import OptionError
from lair.games import GAMES, kit_of, manifest_of

PUPIL = 0
LESSONS = tuple(sorted(name for name, manifest in GAMES.items() if manifest.lesson is not None))


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that happens in a lesson."""

    played: int  # moves before it
    seat: int | None  # whose move it is; None: there is no move, only words
    move: str | None  # in notation
    say: str | None  # the code of the coach's words
    shows: tuple[str, ...]  # what they point at


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson, as the house tells it."""

    lesson: str
    game: str
    players: int
    seed: int
    steps: tuple[LessonStep, ...]

    @property
    def moves(self) -> tuple[str, ...]:
        """All that is played, in order."""
        return tuple(step.move for step in self.steps if step.move is not None)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name."""
    if name not in LESSONS:
        raise OptionError("no-such-lesson", lesson=name, lessons=", ".join(LESSONS))
    file = manifest_of(name).lesson
    assert file is not None
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    targets = kit_of(name).lesson_targets
    steps: list[LessonStep] = []
    played = 0
    for row in written["step"]:
        move = row.get("move")
        seat = None if move is None else int(row.get("seat", PUPIL))
        shows = tuple(row.get("shows", ()))
        assert all(re.fullmatch(targets, shown) for shown in shows), f"{name}: {shows}"
        steps.append(LessonStep(played, seat, move, row.get("say"), shows))
        played += move is not None
    return Lesson(name, name, written["players"], written["seed"], tuple(steps))
