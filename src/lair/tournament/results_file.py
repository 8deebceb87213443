"""The results file: a line of JSON that says what is played, then a line a game, each on the disk before the next.

Whatever ends the process, at most the games in flight are lost: a torn last line is dropped when the file is taken
up again, and a game that is in it is never played or counted twice. A file of another plan is left alone.
"""

import fcntl
import json
import os
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

from lair.compiling import cache_folder
from lair.errors import LeagueError
from lair.games import rules_of
from lair.tournament.match import Played
from lair.tournament.plan import Plan

FORMAT = 1


def heading(plan: Plan) -> dict[str, Any]:
    """What must be the same for two runs to be one tournament; how many games is not part of it."""
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
        "code": cache_folder().name,  # other rules or other bots play another tournament
    }


def seed_in(path: Path) -> int | None:
    """The seed of the tournament in a file, if there is one."""
    if not path.exists():
        return None
    with _opened(path, "rb") as file:
        head = _heading(path, file.readline())
    try:
        return int(head["seed"])
    except (KeyError, ValueError, TypeError):
        raise LeagueError("results-not-one", file=str(path)) from None


class Ledger:
    """One results file, open for one process alone."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._heading = heading(plan)
        if not path.exists():
            self._create()
        self._file = _opened(path, "r+b")
        try:
            self._lock()
            self.played = self._take_up()
        except LeagueError:
            self._file.close()
            raise

    def add(self, games: Iterable[Played]) -> None:
        """Games that have just been finished."""
        lines = "".join(json.dumps(game.line, ensure_ascii=False) + "\n" for game in games)
        try:
            self._file.write(lines.encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise _unwritable(self.path, problem) from None

    def close(self) -> list[Played]:
        """Nothing more comes; what is in the file is what counts, wherever an interruption fell."""
        self._file.seek(0)
        self.played = self._take_up()
        self._file.close()
        return self.played

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise LeagueError("results-in-use", file=str(self.path)) from None

    def _create(self) -> None:
        """A new file is there with its whole first line or not at all."""
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            with part.open("w", encoding="utf-8") as file:
                file.write(json.dumps(self._heading, ensure_ascii=False) + "\n")
                file.flush()
                os.fsync(file.fileno())
            part.rename(self.path)
        except OSError as problem:
            part.unlink(missing_ok=True)
            raise _unwritable(self.path, problem) from None

    def _take_up(self) -> list[Played]:
        first, *lines = self._file.read().split(b"\n")
        _check_same(self.path, _heading(self.path, first), self._heading)
        torn = lines.pop() if lines else b""
        if torn:
            self._file.seek(-len(torn), os.SEEK_END)
            self._file.truncate()
        games = [_game(self.path, number, line) for number, line in enumerate(lines, 2)]
        if len({game.number for game in games}) < len(games):
            raise LeagueError("results-twice", file=str(self.path))
        return games


def _opened(path: Path, mode: str) -> Any:
    try:
        return path.open(mode)
    except OSError as problem:
        raise _unwritable(path, problem) from None


def _unwritable(path: Path, problem: OSError) -> LeagueError:
    return LeagueError("cannot-write", file=str(path), why=problem.strerror or str(problem))


def _heading(path: Path, line: bytes) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("lair") != "arena":
        raise LeagueError("results-not-one", file=str(path))
    return head


def _check_same(path: Path, theirs: dict[str, Any], ours: dict[str, Any]) -> None:
    for name, value in ours.items():
        if theirs.get(name) != value:
            said = {
                what: json.dumps(head.get(name), ensure_ascii=False)
                for what, head in (("theirs", theirs), ("ours", ours))
            }
            raise LeagueError("results-other-plan", file=str(path), what=name, theirs=said["theirs"], ours=said["ours"])


def _game(path: Path, number: int, line: bytes) -> Played:
    try:
        entry = json.loads(line)
        return Played(**{field.name: entry[field.name] for field in fields(Played)})
    except (ValueError, KeyError, TypeError, RecursionError):
        raise LeagueError("results-damaged", file=str(path), line=number) from None
