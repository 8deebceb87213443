"""Other tables while one guest plays the worst cards there are: ``python -m bench.attack``.

A real server with SQLite. First it is quiet: one table is played and ``/health`` is asked. Then the same again while a
guest plays at tables with cards made to stop the server: Shamans without number, Monsters that nobody can beat, the
fuzzer's sets. Both are printed; the answers of the other table should take at most twice as long, and no `/health`
longer than 50 ms on a machine that has nothing else to do. The server's own process has a core for itself, since
players and attackers have machines of their own; they and the bots share the other cores. With ``--shared`` everything
shares all cores.
"""

import argparse
import multiprocessing
import os
import random
import tempfile
import time
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
import numpy as np

from bench import card_sets
from tests.cards.test_card_work import endless, nine_shamans
from tests.support.house import GENEROUS, Running, sqlite

FUZZED = (1, 10, 23, 42)  # seeds of the fuzzer's sets


class Guest:
    """Somebody who plays at random."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.http.post("/api/people", json={"name": name}).raise_for_status()
        self.dice = random.Random(name)
        self.sent = 0
        self.took: list[float] = []
        self.refused = 0

    def open(self, **settings: Any) -> str:
        self.sent += 1
        opened = self.http.post("/api/tables", json={"id": f"open-{self.sent}", "start": True, **settings})
        opened.raise_for_status()
        return str(opened.json()["table"])

    def play(self, table: str, seat: int = 0) -> bool:
        """One move, if it is this seat's turn; whether the game goes on."""
        seen = self.http.get(f"/api/tables/{table}", params={"seat": seat})
        if seen.status_code != 200 or seen.json()["info"]["status"] != "playing":
            return False
        state = seen.json()
        if not state["actions"]:
            return True
        self.sent += 1
        move = {"id": f"move-{self.sent}", "do": "play", "version": state["version"], "seat": seat}
        move["action"] = self.dice.choice(state["actions"])["number"]
        began = time.perf_counter()
        answer = self.http.post(f"/api/tables/{table}/commands", json=move)
        self.took.append(time.perf_counter() - began)
        self.refused += answer.status_code not in (200, 409)
        return True


def apart(server: int) -> None:
    """Give every thread of the server the first core."""
    for thread in Path(f"/proc/{server}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {0})


def attack(url: str, until: Event, moves: "Queue[int]") -> None:
    """Play with the worst cards until it is enough, in a process of its own."""
    guest = Guest(url, "Mallory")
    worst = [nine_shamans(), endless(), *(card_sets.meeples(seed) for seed in FUZZED)]
    seats = {"game": "meeples", "players": 4, "bots": ["adept", "apprentice", "apprentice"]}
    tables = [guest.open(cards=cards, **seats) for cards in worst]
    while not until.is_set():
        for table in tables:
            guest.play(table)
        time.sleep(0.01)
    moves.put(len(guest.took))


def measured(url: str, seconds: float) -> tuple[list[float], list[float]]:
    """How long /health and the moves of a quiet table take."""
    guest, health = Guest(url, "Ada"), []
    table, until = "", time.perf_counter() + seconds
    while time.perf_counter() < until:
        if not table or not all(guest.play(table, seat) for seat in range(3)):
            table = guest.open(game="mighty", players=3, hot_seat=True)
        began = time.perf_counter()
        guest.http.get("/health").raise_for_status()
        health.append(time.perf_counter() - began)
        time.sleep(0.01)
    return health, guest.took


def told(name: str, times: list[float]) -> str:
    middle, late, worst = (1000 * float(np.percentile(times, part)) for part in (50, 99, 100))
    return f"  {name:<8} {len(times):>6,} answers: median {middle:.1f} ms, p99 {late:.1f} ms, longest {worst:.1f} ms"


def main() -> None:
    """Quiet, attacked, printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--shared", action="store_true", help="the server has no core for itself")
    arguments = parser.parse_args()
    seconds, alone = arguments.seconds, not arguments.shared
    if alone and (others := os.sched_getaffinity(0) - {0}):
        os.sched_setaffinity(0, others)
    with tempfile.TemporaryDirectory() as folder:
        house = Running(Path(folder), sqlite(Path(folder)), **GENEROUS).start()
        if alone:
            apart(house.pid)
        try:
            quiet = measured(house.url, seconds)
            spawn = multiprocessing.get_context("spawn")
            until, moves = spawn.Event(), spawn.Queue()
            mallory = spawn.Process(target=attack, args=(house.url, until, moves))
            mallory.start()
            attacked = measured(house.url, seconds)
            until.set()
            made = moves.get(timeout=60)
            mallory.join()
        finally:
            house.stop()
        logged = house.log.read_text().splitlines()
    for name, (health, played) in {"quiet": quiet, "attacked": attacked}.items():
        print(f"{name}:", told("/health", health), told("moves", played), sep="\n")
    print(f"the attacker made {made:,} moves; lines in the log: {sum(line.startswith('{') for line in logged)}")


if __name__ == "__main__":
    main()
