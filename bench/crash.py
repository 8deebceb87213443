"""Hundreds of tables in a house that is killed with -9 again and again: nothing that was acknowledged may be lost.

``python -m bench.crash`` plays over real HTTP and WebSockets, first with one worker and SQLite, then with two, with
PostgreSQL and a Redis that goes away. After that every entry is compared with what the players were told, and every
game is played anew from its seed.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.support.crashes import Survived, survive_kills, survive_kills_of_either
from tests.support.house import allow_files, postgres


def with_sqlite(folder: Path, tables: int, kills: int, seed: int) -> Survived:
    return survive_kills(folder, tables, kills, seed)


def with_postgresql(folder: Path, tables: int, kills: int, seed: int) -> Survived:
    with postgres(folder) as server:
        return survive_kills_of_either(folder, server.fresh(), tables, kills, seed)


HOUSES: dict[str, tuple[str, Callable[[Path, int, int, int], Survived]]] = {
    "SQLite": ("one worker, SQLite", with_sqlite),
    "PostgreSQL": ("two workers, PostgreSQL, Redis away every other time", with_postgresql),
}


def told(name: str, kills: int, survived: Survived, seconds: float) -> Iterator[str]:
    """What there was, in words; that it all fits together has been asserted by then."""
    players, moves = survived
    sockets = sum(len(party.watched) for party in players.parties)
    over = sum(party.over for party in players.parties)
    yield f"{name}: {len(players.parties)} tables, {sockets} sockets, {kills} times kill -9, {seconds:.0f} s"
    yield f"  {len(players.done):,} commands acknowledged, each found once and where it was acknowledged"
    yield f"  {len(players.refused):,} refused and not found; {players.again:,} times something had to be asked again"
    yield f"  {sum(players.closed.values()):,} times a socket broke; all came back, and heard their tables to the end"
    yield f"  {moves:,} moves in the logs, every game replayed to the position that was shown; {over} games are over"


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=tuple(HOUSES), action="append")
    asked = parser.parse_args()
    allow_files(8 * asked.tables + 1000)
    for database in asked.database or HOUSES:
        name, survive = HOUSES[database]
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            survived = survive(Path(folder), asked.tables, asked.kills, asked.seed)
        print("\n".join(told(name, asked.kills, survived, time.perf_counter() - began)), flush=True)


if __name__ == "__main__":
    main()
