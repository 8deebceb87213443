"""Other tables while one guest plays the worst cards there are: ``python -m bench.attack``.

A real server with SQLite. First it is quiet: some people play, each at a table of their own, and ``/health`` is asked.
Then the same again while a guest plays at six tables with ordinary cards, and again with cards made to stop the server:
Shamans without number, Monsters that nobody can beat, the fuzzer's sets. All three are printed; under attack the
answers of the other tables should take at most twice as long as in the quiet, and no `/health` longer than 50 ms on a
machine that has nothing else to do. In the end the attacker asks as fast as possible, whatever is refused.

The server has the limits that it comes with, everybody has an address of their own, and the guest asks as often as one
address may. With ``--unlimited`` there are no limits. The server's own process has a core for itself. On the others
those who are measured go first, then the attacker, then bots, since people have machines of their own; where the system
allows no real-time priority, they share. With ``--shared`` everything shares all cores.
"""

import argparse
import contextlib
import multiprocessing
import os
import random
import tempfile
import time
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import numpy as np

from bench import card_sets
from lair.server.settings import Limits
from tests.cards.test_card_work import endless, nine_shamans
from tests.support.house import GENEROUS, Running, sqlite

FUZZED = (1, 10, 23, 42)  # seeds of the fuzzer's sets
PEOPLE = 12  # who play undisturbed; as often as the limits on one address allow
MALLORY = PEOPLE + 2  # the last number of the attacker's address


class Made(NamedTuple):
    """What an attacker did."""

    moves: int
    refused: int


class Guest:
    """Somebody who plays at random, from an address of their own."""

    def __init__(self, url: str, name: str, address: int) -> None:
        own = httpx.HTTPTransport(local_address=f"127.0.0.{address}")
        self.http = httpx.Client(base_url=url, timeout=60, transport=own)
        self.http.post("/api/people", json={"name": name}).raise_for_status()
        self.dice = random.Random(name)
        self.sent = 0
        self.took: list[float] = []
        self.refused = 0  # for having asked too fast
        self.table = ""

    def open(self, **settings: Any) -> str:
        self.sent += 1
        opened = self.http.post("/api/tables", json={"id": f"open-{self.sent}", "start": True, **settings})
        opened.raise_for_status()
        return str(opened.json()["table"])

    def play(self, table: str, seat: int = 0) -> bool:
        """One move, if it is this seat's turn; whether the game goes on."""
        seen = self.http.get(f"/api/tables/{table}", params={"seat": seat})
        if seen.status_code == 429:
            self.refused += 1
            return True
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
        if answer.status_code == 200:
            self.took.append(time.perf_counter() - began)
        self.refused += answer.status_code == 429
        return True

    def play_alone(self) -> None:
        """One move of a game in which this guest has every seat."""
        if not self.table or not all(self.play(self.table, seat) for seat in range(3)):
            self.table = self.open(game="mighty", players=3, hot_seat=True)


def apart(server: int) -> None:
    """Give every thread of the server the first core; the processes in which bots think yield to everyone."""
    for thread in threads(server):
        os.sched_setaffinity(thread, {0})
    for process in descendants(server):
        for thread in threads(process):
            os.sched_setscheduler(thread, os.SCHED_IDLE, os.sched_param(0))


def threads(process: int) -> list[int]:
    return [int(thread.name) for thread in Path(f"/proc/{process}/task").iterdir()]


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    files = [Path(f"/proc/{process}/task/{thread}/children") for thread in threads(process)]
    children = [int(child) for file in files for child in file.read_text().split()]
    return children + [other for child in children for other in descendants(child)]


def attack(
    url: str, cards: list[dict[str, Any] | None], pause: float, begun: Event, until: Event, made: "Queue[Made]"
) -> None:
    """Play with these cards, at a table with each, until it is enough; in a process of its own."""
    guest = Guest(url, "Mallory", MALLORY)
    seats = {"game": "meeples", "players": 4, "bots": ["adept", "apprentice", "apprentice"]}
    tables = [guest.open(cards=own, **seats) for own in cards]
    begun.set()
    while not until.is_set():
        for table in tables:
            asked = guest.sent
            guest.play(table)
            time.sleep(pause * (1 + guest.sent - asked))  # for each request
    made.put(Made(len(guest.took), guest.refused))


def measured(url: str, seconds: float) -> tuple[list[float], list[float]]:
    """How long /health and the moves of undisturbed people take."""
    people, health = [Guest(url, f"Guest {number}", 2 + number) for number in range(PEOPLE)], []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for guest in people:
            guest.play_alone()
            began = time.perf_counter()
            guest.http.get("/health").raise_for_status()
            health.append(time.perf_counter() - began)
            time.sleep(0.01)
    assert not any(guest.refused for guest in people), "the people themselves were too fast"
    return health, [took for guest in people for took in guest.took]


def beside(url: str, cards: Any, pause: float, seconds: float) -> tuple[tuple[list[float], list[float]], Made]:
    """The same while a guest plays with these cards; and what that guest did."""
    spawn = multiprocessing.get_context("spawn")
    begun, until, moves = spawn.Event(), spawn.Event(), spawn.Queue()
    mallory = spawn.Process(target=attack, args=(url, cards, pause, begun, until, moves))
    mallory.start()
    begun.wait(60)  # the start of a Python program is no attack
    found = measured(url, seconds)
    until.set()
    made: Made = moves.get(timeout=60)
    mallory.join()
    return found, made


def told(name: str, times: list[float]) -> str:
    middle, late, worst = (1000 * float(np.percentile(times, part)) for part in (50, 99, 100))
    return f"  {name:<8} {len(times):>6,} answers: median {middle:.1f} ms, p99 {late:.1f} ms, longest {worst:.1f} ms"


def main() -> None:
    """Quiet, beside ordinary cards, attacked; printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--shared", action="store_true", help="the server has no core for itself")
    parser.add_argument("--unlimited", action="store_true", help="the server limits nobody")
    arguments = parser.parse_args()
    seconds, alone = arguments.seconds, not arguments.shared
    if alone and (others := os.sched_getaffinity(0) - {0}):
        os.sched_setaffinity(0, others)
    with tempfile.TemporaryDirectory() as folder:
        house = Running(Path(folder), sqlite(Path(folder)), **(GENEROUS if arguments.unlimited else {})).start()
        if alone:
            apart(house.pid)
            with contextlib.suppress(PermissionError):
                os.sched_setscheduler(0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))
        worst = [nine_shamans(), endless(), *(card_sets.meeples(seed) for seed in FUZZED)]
        made: dict[str, Made] = {}
        try:
            results = {"quiet": measured(house.url, seconds)}
            allowed = 0.0 if arguments.unlimited else 1 / Limits().requests
            for name, cards, pause in (
                ("ordinary cards", [None] * len(worst), allowed),
                ("attacked", worst, allowed),
                ("flooded", worst, 0.0),
            ):
                results[name], made[name] = beside(house.url, cards, pause, seconds)
        finally:
            house.stop()
        logged = house.log.read_text().splitlines()
    for name, (health, played) in results.items():
        print(f"{name}:", told("/health", health), told("moves", played), sep="\n")
    for name, did in made.items():
        print(f"{name}: the guest made {did.moves:,} moves and was refused {did.refused:,} times for being too fast")
    print(f"lines in the log: {sum(line.startswith('{') for line in logged)}")


if __name__ == "__main__":
    main()
