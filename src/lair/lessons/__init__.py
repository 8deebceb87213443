"""Guided first games: a fixed deal, the moves that are played in it, and a coach's words for the pupil in seat 0.

A lesson is a file here, a list of steps in order. A step may have a move, words, or both: the pupil's moves always come
with words, words alone are read and clicked away, and the others' moves are made by scripted partners. Words are only
said when it is the pupil's turn, the last ones too. ``python -m lair.lessons mighty`` shows a lesson move by move.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lair.errors import OptionError

PUPIL = 0
LESSONS = tuple(sorted(file.stem for file in Path(__file__).parent.glob("*.toml")))

# What a step may point at: `WHAT`, or `WHAT:which`.
SHOWS = {
    "mighty": r"gold|hand(:[1-5])?|resting|guard:[1-6]|space:[1-6][ab]|treasury|stack|rounds|log",
    "meeples": r"vp|tavern(:[a-z]+)?|lodgings|bag|quests|heroes|works|training|tile:[1-4]|place:[lsmot][0-9]+|done|log",
}


@dataclass(frozen=True, slots=True)
class Step:
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
    steps: tuple[Step, ...]

    @property
    def moves(self) -> tuple[str, ...]:
        """All that is played, in order."""
        return tuple(step.move for step in self.steps if step.move is not None)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name."""
    if name not in LESSONS:
        raise OptionError("no-such-lesson", lesson=name, lessons=", ".join(LESSONS))
    written = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))
    steps: list[Step] = []
    played = 0
    for row in written["step"]:
        move = row.get("move")
        seat = None if move is None else int(row.get("seat", PUPIL))
        shows = tuple(row.get("shows", ()))
        assert all(re.fullmatch(SHOWS[written["game"]], shown) for shown in shows), f"{name}: {shows}"
        steps.append(Step(played, seat, move, row.get("say"), shows))
        played += move is not None
    return Lesson(name, written["game"], written["players"], written["seed"], tuple(steps))
