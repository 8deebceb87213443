"""A simulation in parts, for machines that share nothing but a way to copy files: ``--shard 2/4`` and ``lair merge``.

A part is a file with everything its games left behind. Merged parts go through the same sums and the same writers as
games that were just played, so that the results are those of one process, byte for byte.
"""

import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from lair.errors import OptionError
from lair.files import AtomicFile, reading
from lair.laboratory.data import about, plan_in
from lair.laboratory.workers import Cores, Workers, batch_games, cut, joined
from lair.simulation.simulate import Batch, Plan

SUFFIX = ".part"
FIELDS = ("scores", "standings", "decisions", "firsts")
SHARD = re.compile(r"(\d{1,6})/(\d{1,6})")


@dataclass(frozen=True)
class Shard:
    """Which part of a simulation: ``2/4`` is the second of four."""

    number: int
    of: int

    @classmethod
    def parse(cls, text: str) -> "Shard":
        """Read ``2/4``."""
        found = SHARD.fullmatch(text)
        if found is None or not 1 <= int(found[1]) <= int(found[2]):
            raise OptionError("shard", text=text)
        return cls(int(found[1]), int(found[2]))

    def span(self, games: int) -> tuple[int, int]:
        """Its first game, and how many it has; together the shards have every game once."""
        first, last = games * (self.number - 1) // self.of, games * self.number // self.of
        return first, last - first


@dataclass(frozen=True)
class Part:
    """Some games of a simulation, with all that they left behind."""

    file: Path
    about: dict[str, Any]  # of the whole simulation
    first: int
    played: Batch

    @property
    def last(self) -> int:
        """The number behind its last game."""
        return self.first + len(self.played.decisions)


def write_part(path: Path, plan: Plan, games: int, first: int, batches: Sequence[Batch]) -> None:
    """Write games from ``first`` on, of a simulation of ``games`` games."""
    whole = joined(batches)
    arrays = {name: getattr(whole, name) for name in FIELDS}
    head = json.dumps({**about(plan, games), "first": first}, ensure_ascii=False).encode()
    file = AtomicFile(path, OptionError)
    try:
        tally = np.frombuffer(np.ascontiguousarray(whole.tally).tobytes(), np.uint8)
        np.savez_compressed(file.stream, about=np.frombuffer(head, np.uint8), tally=tally, **arrays)
        file.commit()
    finally:
        file.discard()


def read_part(path: Path) -> tuple[Part, Plan]:
    """Read a part, and what is played in it."""
    with reading(path, OptionError):
        raw = path.open("rb")
    try:
        with raw, np.load(raw, allow_pickle=False) as arrays:
            head = json.loads(arrays["about"].tobytes())
            first = int(head.pop("first"))
            plan, _ = plan_in(head, path)
            tally = np.frombuffer(arrays["tally"].tobytes(), plan.rules.tally)
            played = Batch(tally=tally, **{name: arrays[name] for name in FIELDS})
    except (ValueError, KeyError, TypeError, EOFError, OSError, zipfile.BadZipFile):
        raise OptionError("not-a-part", file=str(path)) from None
    if len(tally) != len(played.decisions):
        raise OptionError("not-a-part", file=str(path))
    return Part(path, head, first, played), plan


@dataclass(frozen=True)
class Kept:
    """Workers that have played already: the games of these parts, in order; other plans are played here."""

    plan: Plan
    parts: tuple[Part, ...]
    others: Workers

    def batches(self, plan: Plan, games: int, first: int = 0) -> Iterator[Batch]:
        """The games, cut as one process would have played them."""
        if plan is not self.plan:
            return self.others.batches(plan, games, first)
        return cut((part.played for part in self.parts), batch_games(plan))

    def halved(self) -> "Kept":
        """There is nothing to share."""
        return self


def gathered(files: Sequence[Path], jobs: int | None = None) -> tuple[Kept, int]:
    """The parts of one whole simulation, and how many games it has; what is missing or there twice is named."""
    read = [read_part(file) for file in files]
    parts = sorted((part for part, _ in read), key=lambda part: part.first)
    begun, games = parts[0], int(parts[0].about["games"])
    reached = 0
    for part in parts:
        if part.about != begun.about:
            raise OptionError("merge-other", file=str(part.file), other=str(begun.file))
        if part.first != reached:
            code = "merge-missing" if part.first > reached else "merge-twice"
            raise OptionError(code, first=min(reached, part.first), last=max(reached, part.first) - 1)
        reached = part.last
    if reached != games:
        raise OptionError("merge-missing", first=reached, last=games - 1)
    return Kept(read[0][1], tuple(parts), Cores(jobs)), games
