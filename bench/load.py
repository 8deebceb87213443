"""Load: a real house, hundreds of tables, thousands of sockets, and one process that plays at all of them.

``python -m bench.load`` measures from the sending of a move to its answer and to its arrival at the last of the
table's sockets, first with one worker and SQLite, then with two and PostgreSQL and Redis. The generator runs on the
same cores as the house. `bench.speed` writes what comes out into docs/benchmarks.md.
"""

import argparse
import asyncio
import base64
import contextlib
import os
import random
import re
import secrets
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

from lair.server.commands import NewTable
from lair.server.entries import AnyBody, Began, Entry, Opened, Sat
from lair.server.entries import Played as MovePlayed
from lair.server.live_table import LiveTable
from lair.server.settings import Limits
from lair.server.table import Table
from lair.server.table_spec import spec_of
from tests.support.house import GENEROUS, Redis, Running, allow_files, postgres, sqlite
from tests.support.wire import Answer, Line

CONNECTIONS = 48  # HTTP connections to each worker
MAX_ASKED = 20  # times for one thing, while the server asks for patience
PATIENCE_SECONDS = 0.2
MEEPLES_EVERY = 10  # every tenth table plays Meeples & Monsters, the others Mighty Monsters
PLAYERS = 4
WARM_UP_SECONDS = 3.0  # of load that are not counted, once everyone is connected
IDLE_MOVES = 4  # at a table that nobody looks at
REST_SECONDS = 60.0  # until the server unloads such a table (`Settings.unload_seconds`)
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
NUMBER = re.compile(rb'"number":(\d+)')


@dataclass(frozen=True)
class Plan:
    """The size of one run."""

    tables: int = 500
    sockets: int = 4
    rate: float = 200.0
    seconds: float = 30.0
    idle: int = 2000


# A cheap client


class Ear(asyncio.Protocol):
    """One WebSocket that listens. It reads versions and legal actions off the bytes, and decodes nothing."""

    def __init__(self, seat: "Watched", path: str, cookie: str, host: str) -> None:
        self._seat = seat
        self._got = bytearray()
        self._open = False
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._open:
            head = self._got.find(b"\r\n\r\n")
            if head < 0:
                return
            assert self._got.startswith(b"HTTP/1.1 101"), bytes(self._got[:200])
            del self._got[: head + 4]
            self._open = True
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._seat.hear(payload)
            elif opcode == 9:  # a ping; a mask of zeros leaves the answer as it is
                self.transport.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)

    def _frame(self) -> tuple[int, bytes] | None:
        got = self._got
        if len(got) < 2:
            return None
        start, size = 2, got[1] & 127
        if size == 126:
            start, size = 4, int.from_bytes(got[2:4], "big")
        elif size == 127:
            start, size = 10, int.from_bytes(got[2:10], "big")
        if len(got) < start + size:
            return None
        frame = got[0] & 15, bytes(got[start : start + size])
        del got[: start + size]
        return frame


class Worker:
    """The generator's end of one worker."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.host = f"127.0.0.1:{running.port}"
        self.line = Line(running.port, CONNECTIONS)

    async def post(self, path: str, cookie: str, body: Any) -> Answer:
        """Ask, and again if the server asks for patience."""
        for _ in range(MAX_ASKED):
            answer = await self.line.ask("POST", path, cookie, body)
            if answer.status != 503:
                break
            await asyncio.sleep(PATIENCE_SECONDS)
        assert answer.status == 200, (path, body, answer)
        return answer

    async def person(self, name: str) -> str:
        """Register a person; returns the cookie."""
        return (await self.post("/api/people", "", {"name": name})).cookie


@dataclass
class Move:
    """A move that was sent."""

    version: int  # it will lead to
    sent: float
    unseen: int  # sockets it has not reached
    answered: float = 0.0
    arrived: float = 0.0


@dataclass
class Played:
    """A table as the generator knows it."""

    id: str
    people: list[tuple[str, Worker]]  # each seat's cookie and worker
    version: int = 0
    seat: int = -1  # whose turn it is
    actions: bytes = b""  # the end of the message that says what that seat may do
    move: Move | None = None
    connected: int = 0


class Watched:
    """A seat's socket: what it hears goes to its table."""

    def __init__(self, table: Played, seat: int, generator: "Generator") -> None:
        self._table = table
        self._seat = seat
        self._generator = generator

    def hear(self, message: bytes) -> None:
        start = message.find(b'"version":', 0, 40)
        if start < 0:
            return  # a beat, or who is present
        table = self._table
        version = int(message[start + 10 : message.index(b",", start)])
        if message.startswith(b'{"say":"state"'):
            table.connected += 1
        actions = message.rfind(b',"actions":[')
        if version >= table.version:
            table.version = version
            if message[actions + 12 : actions + 13] != b"]":
                table.seat, table.actions = self._seat, message[actions:]
        if table.move is not None and version == table.move.version:
            table.move.unseen -= 1
            if table.move.unseen == 0:
                table.move.arrived = time.perf_counter()
                self._generator.settle(table)


@dataclass
class Generator:
    """The players of all tables."""

    plan: Plan
    workers: list[Worker]
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    tables: list[Played] = field(default_factory=list)
    ready: list[Played] = field(default_factory=list)
    done: list[Move] = field(default_factory=list)
    starved: int = 0  # moves that were due when no table was free
    refused: int = 0
    under_way: set["asyncio.Task[None]"] = field(default_factory=set)
    ears: list[Ear] = field(default_factory=list)

    async def set_up(self) -> None:
        """Tables with people, a socket for each seat; the people of a table are spread over the workers."""
        await self.open_tables()
        await self.connect()

    async def open_tables(self) -> None:
        await in_turns(range(self.plan.tables), 32, self._open)

    async def connect(self) -> None:
        """A socket for each seat, and wait until all of them have the state of their table."""
        await in_turns(self.tables, 32, self._connect)
        while any(table.connected < self.plan.sockets for table in self.tables):
            await asyncio.sleep(0.05)
        self.ready = [table for table in self.tables if table.actions]

    async def _open(self, number: int) -> None:
        game = "meeples" if number % MEEPLES_EVERY == MEEPLES_EVERY - 1 else "mighty"
        seats = [self.workers[seat % len(self.workers)] for seat in range(PLAYERS)]
        people = [(await worker.person(f"P{number}.{seat}"), worker) for seat, worker in enumerate(seats)]
        host, worker = people[0]
        opened = (await worker.post("/api/tables", host, {"id": "open", "game": game, "players": PLAYERS})).json
        path = f"/api/tables/{opened['table']}/commands"
        for cookie, worker in people[1:]:
            await worker.post(path, cookie, {"id": "sit", "do": "sit"})
        host, worker = people[0]
        await worker.post(path, host, {"id": "start", "do": "start"})
        self.tables.append(Played(opened["table"], people))

    async def _connect(self, table: Played) -> None:
        loop = asyncio.get_running_loop()
        for number in range(self.plan.sockets):
            cookie, worker = table.people[number % PLAYERS]
            seat = Watched(table, number % PLAYERS, self)
            path = f"/api/tables/{table.id}/live"
            ear = partial(Ear, seat, path, cookie, worker.host)
            _, connected = await loop.create_connection(ear, "127.0.0.1", worker.running.port)
            self.ears.append(connected)

    def hang_up(self) -> None:
        """Close every socket."""
        for ear in self.ears:
            ear.transport.abort()

    async def drive(self, seconds: float) -> None:
        """Moves at random moments (a Poisson process), each at a table where none is under way."""
        now = due = time.perf_counter()
        until = now + seconds
        while due < until:
            due += self.dice.expovariate(self.plan.rate)
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            if not self.ready:
                self.starved += 1
                continue
            place = self.dice.randrange(len(self.ready))
            self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
            task = asyncio.create_task(self._play(self.ready.pop()))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        await asyncio.sleep(1.0)

    async def _play(self, table: Played) -> None:
        action = int(self.dice.choice(NUMBER.findall(table.actions)))
        cookie, worker = table.people[table.seat]
        command = {"id": f"m{table.version}", "do": "play", "version": table.version, "action": action}
        table.actions = b""
        move = table.move = Move(table.version + 1, time.perf_counter(), self.plan.sockets)
        answer = await worker.line.ask("POST", f"/api/tables/{table.id}/commands", cookie, command)
        move.answered = time.perf_counter()
        self.refused += answer.status != 200
        self.settle(table)

    def settle(self, table: Played) -> None:
        """A move is done when it was answered and everyone has seen it."""
        move = table.move
        if move is not None and move.answered and move.arrived:
            self.done.append(move)
            table.move = None
            if table.actions:
                self.ready.append(table)

    async def leave_idle(self, many: int) -> None:
        """Tables that nobody looks at: one person holds all seats of Mighty Monsters and makes a few moves."""

        async def one(number: int) -> None:
            worker = self.workers[number % len(self.workers)]
            cookie = await worker.person(f"Idle {number}")
            wanted = {"id": "open", "game": "mighty", "players": PLAYERS, "hot_seat": True, "start": True}
            path = f"/api/tables/{(await worker.post('/api/tables', cookie, wanted)).json['table']}"
            for turn in range(IDLE_MOVES):
                for seat in range(PLAYERS):
                    state = (await worker.line.ask("GET", f"{path}?seat={seat}", cookie)).json
                    if state["actions"]:
                        break
                action = self.dice.choice(state["actions"])["number"]
                command = {"id": f"m{turn}", "do": "play", "version": state["version"], "action": action, "seat": seat}
                await worker.post(f"{path}/commands", cookie, command)

        await in_turns(range(many), 32, one)


async def in_turns(items: Any, at_once: int, work: Any) -> None:
    """Run coroutines, at most this many at a time."""
    waiting = iter(items)

    async def some() -> None:
        for item in waiting:
            await work(item)

    await asyncio.gather(*(some() for _ in range(at_once)))


# Measuring


def cpu_of(pid: int) -> float:
    """Seconds a process has been at work, its children aside."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def idle_so_far() -> float:
    """Seconds that cores had nothing to do, or waited for the disk."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return (int(fields[4]) + int(fields[5])) / CLOCK_TICKS


def resident(pid: int) -> int:
    """Bytes of memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_BYTES


def spread(seconds: list[float]) -> str:
    """The median, two high percentiles and the maximum, in milliseconds."""
    ordered = sorted(seconds)
    places = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99, 1.0)]
    return " | ".join(f"{1000 * place:,.1f}" for place in places)


@dataclass
class Result:
    """The results of one kind of house."""

    name: str
    moves: float  # a second
    answers: str
    arrivals: str
    cpu: list[float]  # of each worker, in cores
    own_cpu: float
    memory: list[int]
    connecting: float
    lost: int
    starved: int
    refused: int
    machine: float  # cores that were busy in all, with whatever
    idle: tuple[int, int, int] | None = None  # bytes a table: in memory, put away, put away a second time


async def measure(name: str, plan: Plan, houses: list[Running], idle: bool) -> Result:
    """Set up, play, count."""
    generator = Generator(plan, [Worker(house) for house in houses])
    pids = [house.pid for house in houses]
    began = time.perf_counter()
    await generator.set_up()
    connecting = time.perf_counter() - began
    await generator.drive(WARM_UP_SECONDS)
    generator.done.clear()
    generator.starved = generator.refused = 0
    before, own, began = [cpu_of(pid) for pid in pids], time.process_time(), time.perf_counter()
    idling = idle_so_far()
    await generator.drive(plan.seconds)
    taken = time.perf_counter() - began
    machine = (os.cpu_count() or 1) - (idle_so_far() - idling) / taken
    cpu = [(cpu_of(pid) - earlier) / taken for pid, earlier in zip(pids, before, strict=True)]
    own_cpu = (time.process_time() - own) / taken
    result = Result(
        name,
        len(generator.done) / plan.seconds,
        spread([move.answered - move.sent for move in generator.done]),
        spread([move.arrived - move.sent for move in generator.done]),
        cpu,
        own_cpu,
        [resident(pid) for pid in pids],
        connecting,
        sum(table.move is not None for table in generator.tables),
        generator.starved,
        generator.refused,
        machine,
    )
    if idle and plan.idle:
        result.idle = await idle_memory(generator, pids[0], plan.idle)
    return result


async def idle_memory(generator: Generator, pid: int, many: int) -> tuple[int, int, int]:
    """Twice as many tables that nobody looks at: what they take, what stays when they are put away, and then again."""
    before = resident(pid)
    await generator.leave_idle(many)
    there = resident(pid) - before
    await asyncio.sleep(REST_SECONDS + 10)
    away = resident(pid) - before
    await generator.leave_idle(many)
    await asyncio.sleep(REST_SECONDS + 10)
    again = resident(pid) - before
    return there // many, away // many, again // (2 * many)


@contextlib.contextmanager
def one_worker(folder: Path) -> Iterator[list[Running]]:
    house = Running(folder, sqlite(folder), **GENEROUS).start()
    try:
        yield [house]
    finally:
        house.stop()


@contextlib.contextmanager
def two_workers(folder: Path) -> Iterator[list[Running]]:
    with postgres(folder) as server:
        redis, database = Redis(folder).start(), server.fresh()
        houses = [Running(folder, database, redis.url, **GENEROUS) for _ in range(2)]
        try:
            yield [house.start() for house in houses]
        finally:
            for house in houses:
                house.stop()
            redis.stop()


HOUSES = {"SQLite": ("one worker, SQLite", one_worker), "PostgreSQL": ("two workers, PostgreSQL, Redis", two_workers)}


def results(plan: Plan, databases: tuple[str, ...] = tuple(HOUSES)) -> list[Result]:
    """Every kind of house, one after another."""
    allow_files(2 * plan.tables * plan.sockets + 4 * CONNECTIONS + 200)
    found = []
    for database in databases:
        name, open_house = HOUSES[database]
        with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as houses:
            found.append(uvloop.run(measure(name, plan, houses, idle=database == "SQLite")))
    return found


def section(plan: Plan, found: list[Result]) -> list[str]:
    """The lines of the report."""
    lines = [
        "## Load",
        "",
        f"{plan.tables} tables in play with {plan.sockets} sockets each ({plan.tables * plan.sockets:,} in all), every",
        f"{MEEPLES_EVERY}th table Meeples & Monsters, the others Mighty Monsters; {plan.rate:g} moves a second at",
        f"random moments for {plan.seconds:g} s, once everyone is connected. The generator, and PostgreSQL and Redis,",
        f"run on the same {os.cpu_count()} cores. Times in ms from the sending of a move to its answer (it is on the",
        "disk by then) and to its arrival at the last socket of the table.",
        "",
        "| | moves/s | to | p50 | p95 | p99 | max |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: |",
    ]
    for one in found:
        lines.append(f"| {one.name} | {one.moves:,.0f} | the answer | {one.answers} |")
        lines.append(f"| | | the last socket | {one.arrivals} |")
    lines.append("")
    for one in found:
        cores = " and ".join(f"{cpu:.2f}" for cpu in one.cpu)
        memory = " and ".join(f"{size / 2**20:,.0f}" for size in one.memory)
        lines += [
            f"{one.name[0].upper()}{one.name[1:]}: {cores} cores busy, the generator {one.own_cpu:.2f}, the whole",
            f"machine with all that ran on it {one.machine:.2f}; {memory} MiB. Opening the tables and connecting",
            f"everyone took {one.connecting:.0f} s; {one.lost} moves did not reach everyone, {one.refused} were",
            "refused.",
        ]
        if one.moves < 0.97 * plan.rate:
            lines.append(f"THE RATE WAS NOT REACHED; {one.starved} times no table was free to move.")
        if one.idle is not None:
            there, away, again = (f"{size / 1000:.1f} kB" for size in one.idle)
            lines += [
                "",
                f"A table that nobody looks at, by the growth of the process over {plan.idle:,} of Mighty Monsters",
                f"after {IDLE_MOVES} moves each: {there} while it is in memory. It is put away after {REST_SECONDS:g}",
                f"s, and the process keeps the room for others: {away} a table then, {again} when as many more came",
                "and went.",
                "By itself a table takes",
                *(f"- {size / 1000:.1f} kB {when}" for when, size in sizes()),
            ]
        lines.append("")
    return lines


def sizes() -> list[tuple[str, float]]:
    """Bytes of one table in memory, at several ages."""
    ages = (
        ("when a game of Mighty Monsters begins", "mighty", 0),
        ("when it has been played to its end", "mighty", 1000),
        ("after 30 actions of Meeples & Monsters", "meeples", 30),
        ("after 300 of them", "meeples", 300),
    )
    a_table("mighty", 1000), a_table("meeples", 300)  # what is made once
    found = []
    for when, game, moves in ages:
        tracemalloc.start()
        kept = [a_table(game, moves) for _ in range(20)]
        found.append((when, tracemalloc.get_traced_memory()[0] / len(kept)))
        tracemalloc.stop()
    return found


def a_table(game: str, moves: int) -> LiveTable:
    """A table in memory, with four people who have made this many moves."""
    spec = spec_of(NewTable("", game, players=PLAYERS))
    table = Table(secrets.token_hex(6), spec.deck, spec.seed, spec.invite, Limits())
    people = [secrets.token_hex(12) for _ in range(PLAYERS)]

    def add(body: AnyBody, person: str | None = None) -> None:
        command = None if person is None else secrets.token_hex(8)
        table.take(Entry(table.version + 1, body, person and f"{person} "[:-1], command, time.time(), 0.0))

    add(Opened(spec.settings, people[0]))
    for seat, person in enumerate(people):
        add(Sat(seat, f"Person {seat}", table.chairs[seat].faction), person)
    add(Began(list(range(PLAYERS))), people[0])
    playing = table.game
    assert playing is not None
    while playing.actor is not None and moves:
        seat, moves = playing.actor, moves - 1
        add(MovePlayed(seat, random.choice(playing.legal_numbers)), people[seat])
    return LiveTable(table)


def main() -> None:
    """Measure and print."""
    usual = Plan()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--sockets", type=int, default=usual.sockets)
    parser.add_argument("--rate", type=float, default=usual.rate)
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--idle", type=int, default=usual.idle)
    parser.add_argument("--database", choices=tuple(HOUSES), action="append")
    asked = parser.parse_args()
    plan = Plan(asked.tables, asked.sockets, asked.rate, asked.seconds, asked.idle)
    print("\n".join(section(plan, results(plan, tuple(asked.database or HOUSES)))))


if __name__ == "__main__":
    main()
