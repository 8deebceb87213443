"""Hundreds of tables at a server whose parts are killed again and again: nothing that was acknowledged may be lost.

``python -m bench.crash`` plays over real HTTP and WebSockets. Kills with -9: one worker with SQLite; two workers with
PostgreSQL and Redis behind Caddy, where workers and the proxy are killed in turn. Then PostgreSQL is killed, Redis goes
away, a worker stands still, and a disk fills up. After each, every entry is compared with what the players were told,
and every game is played anew from its seed. At last come databases that cannot be used: two servers on one file, one
that cannot be written, one that is damaged.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path

from tests.support.crashes import (
    DATABASE,
    FROZEN,
    PROXY,
    REDIS,
    WORKER,
    Survived,
    survive_full_disk,
    survive_kills,
    survive_troubles,
)
from tests.support.house import GENEROUS, Running, allow_files, done, postgres, sqlite

OUTAGES = 5  # of each kind
SMALL = 40  # tables on the small disk
Play = Callable[[Path, int, int, int], Survived]


def with_sqlite(folder: Path, tables: int, kills: int, seed: int) -> Survived:
    return survive_kills(folder, tables, kills, seed)


def troubled(*kinds: str) -> Play:
    """Two workers behind Caddy with these troubles in turn."""

    def play(folder: Path, tables: int, times: int, seed: int) -> Survived:
        with postgres(folder) as server:
            return survive_troubles(folder, server, tables, tuple(islice(cycle(kinds), times)), seed)

    return play


def on_a_small_disk(folder: Path, tables: int, times: int, seed: int) -> Survived:
    assert os.geteuid() == 0, "only root can mount a small disk"
    return survive_full_disk(folder, min(tables, SMALL), seed)


KILLED: dict[str, tuple[str, Play]] = {
    "sqlite": ("One worker, SQLite, killed with -9", with_sqlite),
    "caddy": (
        "Two workers, PostgreSQL, Redis, Caddy: a worker or Caddy killed with -9 in turn",
        troubled(WORKER, PROXY),
    ),
}
AWAY: dict[str, tuple[str, Play]] = {
    "postgresql": ("PostgreSQL killed with -9 and started again", troubled(DATABASE)),
    "redis": ("Redis away and back", troubled(REDIS)),
    "frozen": ("A worker stopped (SIGSTOP) and continued", troubled(FROZEN)),
    "disk": ("A full disk in the middle of moves, then room again (SQLite)", on_a_small_disk),
}


def told(name: str, times: int, survived: Survived, seconds: float) -> Iterator[str]:
    """What there was, in words; that it all fits together has been asserted by then."""
    players, moves = survived
    sockets = sum(len(party.watched) for party in players.parties)
    over = sum(party.over for party in players.parties)
    yield f"{name}, {times} times: {len(players.parties)} tables, {sockets} sockets, {seconds:.0f} s"
    yield f"  {len(players.done):,} commands acknowledged: 0 lost, 0 doubled, each found where it was acknowledged"
    yield f"  {len(players.refused):,} refused and not found; {players.again:,} times something had to be asked again"
    if players.put_off:
        yield "  answers that ask for patience: " + ", ".join(f"{n:,} x {what}" for what, n in players.put_off.items())
    yield f"  {sum(players.closed.values()):,} times a socket broke; all came back, and heard their tables to the end"
    yield f"  {moves:,} moves in the logs, every game replayed to the position that was shown; {over} games are over"


# Databases that cannot be used


def unusable() -> Iterator[str]:
    """What a server says about each, and whether the file is as it was."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        house = Running(folder, sqlite(folder), **GENEROUS).start(ready=False)
        try:
            yield f"A second server on the same SQLite file: {refusal(folder)}"
        finally:
            house.stop()
        file = folder / "tables.db"
        whole = file.read_bytes()
        yield f"A file that cannot be written: {read_only(folder)}"
        assert file.read_bytes() == whole
        for name, damaged in {
            "no database at all": b"Once upon a time\n" * 1000,
            "the first page overwritten": os.urandom(4096) + whole[4096:],
            "the second half missing": whole[: len(whole) // 8192 * 4096],
        }.items():
            file.write_bytes(damaged)
            yield f"A damaged file ({name}): {refusal(folder)}"
            assert file.read_bytes() == damaged, "it was made worse"


def refusal(folder: Path) -> str:
    """The sentence of a server that does not start."""
    command = [sys.executable, "-m", "lair", "serve", "--port", "1", "--database", sqlite(folder)]
    ended = subprocess.run(
        command, env={**os.environ, "LAIR_LANG": "en"}, capture_output=True, text=True, check=False, timeout=300
    )
    assert ended.returncode == 2, ended.stderr
    return " ".join(ended.stderr.split())


def read_only(folder: Path) -> str:
    """The same for a folder that is mounted read-only."""
    done(["mount", "--bind", str(folder), str(folder)], "/")
    try:
        done(["mount", "-o", "remount,ro,bind", str(folder)], "/")
        return refusal(folder)
    finally:
        done(["umount", str(folder)], "/")


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--kills", type=int, default=100, help="with -9, of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=(*KILLED, *AWAY, "unusable"), action="append")
    asked = parser.parse_args()
    allow_files(8 * asked.tables + 1000)
    wanted = asked.only or (*KILLED, *AWAY, "unusable")
    for kind, (name, survive) in {**KILLED, **AWAY}.items():
        if kind not in wanted:
            continue
        times = asked.kills if kind in KILLED else 1 if kind == "disk" else OUTAGES
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            survived = survive(Path(folder), asked.tables, times, asked.seed)
        print("\n".join(told(name, times, survived, time.perf_counter() - began)), flush=True)
    if "unusable" in wanted:
        for line in unusable():
            print(line, flush=True)


if __name__ == "__main__":
    main()
