"""The results file of a tournament: one line of JSON that says what is played, then one line per finished game.

Every line is on the disk before the next one is written. Whatever ends the process, at most the games in flight are
lost: a torn last line is dropped when the file is continued, and a game in it is never played or counted twice. A file
of another tournament is refused and left as it is.
"""

import fcntl
import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from lair.compiling import sources_digest
from lair.errors import TournamentError
from lair.files import write_atomically, writing
from lair.games import kit_of, rules_of
from lair.tournament.match import FinishedGame
from lair.tournament.plan import Plan

FORMAT = 2
# Format 1 named the code by a digest that also changed with NumPy and Numba, so nothing can be compared with it.
FORMAT_WITHOUT_SOURCES = 1


def heading(plan: Plan) -> dict[str, Any]:
    """All that must be the same for two runs to be one tournament; the number of games is not part of it."""
    return {
        "lair": "arena",
        "format": FORMAT,
        "game": plan.game,
        "rules": rules_of(plan.game).version,
        "players": plan.players,
        "options": list(plan.options),
        "cards": plan.deck.digest,
        "bots": list(plan.bots),
        "pairs": plan.pairs,
        "seconds": plan.seconds,
        "seed": str(plan.seed),
        "code": sources_digest(kit_of(plan.game).verbs["deal"].__module__),  # a changed bot is another bot
    }


def seed_in(path: Path) -> int | None:
    """The seed of the tournament in a file; None if there is no file."""
    if not path.exists():
        return None
    with writing(path, TournamentError), path.open("rb") as file:
        head = _heading(path, file.readline())
    try:
        return int(head["seed"])
    except (KeyError, ValueError, TypeError):
        raise TournamentError("results-not-one", file=str(path)) from None


class ResultsFile:
    """A results file, locked for this process until it is closed."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.code_unknown = False  # whether its games may have been played by other code than this
        self._heading = heading(plan)
        if not path.exists():
            write_atomically(path, _line(self._heading), TournamentError)
        with writing(path, TournamentError):
            self._file = path.open("r+b")
        try:
            self._lock()
            self.played = self._read()
        except TournamentError:
            self._file.close()
            raise

    def add(self, games: Iterable[FinishedGame]) -> None:
        """Write games that have just been finished."""
        with writing(self.path, TournamentError):
            self._file.write("".join(_line(_entry(game)) for game in games).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> list[FinishedGame]:
        """All games in the file, wherever an interruption fell; nothing is added any more."""
        self._file.seek(0)
        self.played = self._read()
        self._file.close()
        return self.played

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TournamentError("results-in-use", file=str(self.path)) from None

    def _read(self) -> list[FinishedGame]:
        first, *lines = self._file.read().split(b"\n")
        self._check_heading(_heading(self.path, first))
        torn = lines.pop() if lines else b""
        if torn:
            self._file.seek(-len(torn), os.SEEK_END)
            self._file.truncate()
        games = [_game(self.path, number, line) for number, line in enumerate(lines, 2)]
        if len({game.number for game in games}) < len(games):
            raise TournamentError("results-twice", file=str(self.path))
        return games

    def _check_heading(self, theirs: dict[str, Any]) -> None:
        """Refuse a file of another tournament, and one that other code has begun if that can be told."""
        self.code_unknown = theirs.get("format") == FORMAT_WITHOUT_SOURCES
        for name, ours in self._heading.items():
            if theirs.get(name) != ours and not (self.code_unknown and name in {"format", "code"}):
                there, here = (json.dumps(value, ensure_ascii=False) for value in (theirs.get(name), ours))
                raise TournamentError("results-other-plan", file=str(self.path), what=name, theirs=there, ours=here)


def _entry(game: FinishedGame) -> dict[str, Any]:
    """A game as it is written; where no program has a name, nothing is said of names."""
    return {name: value for name, value in asdict(game).items() if name != "names" or value}


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False) + "\n"


def _heading(path: Path, line: bytes) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("lair") != "arena":
        raise TournamentError("results-not-one", file=str(path))
    return head


def _game(path: Path, number: int, line: bytes) -> FinishedGame:
    try:
        return msgspec.json.decode(line, type=FinishedGame)
    except (msgspec.DecodeError, RecursionError):
        raise TournamentError("results-damaged", file=str(path), line=number) from None
