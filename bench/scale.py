"""How much one server carries: ``python -m bench.scale``. docs/scale.md has what it printed, and what follows from it.

First the moves per second at which the answer to one in a hundred takes longer than 150 ms, with one worker and SQLite
and with two workers, PostgreSQL and Redis: the rate is raised by a quarter until it passes, then halved in once. Every
step has fresh tables. Then the memory of idle sockets. The generator runs on the same cores as the server.
"""

import argparse
import asyncio
import os
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import uvloop

from bench.load import CONNECTIONS, HOUSES, Generator, Plan, Worker, cpu_of, resident
from tests.support.house import Running, allow_files

LIMIT_SECONDS = 0.150
STEP = 1.25
WARM_UP_SECONDS = 2.0
SETTLE_SECONDS = 5.0  # before memory is read


@dataclass(frozen=True)
class Step:
    """One rate, and what came of it."""

    rate: float
    reached: float
    p50: float
    p99: float
    cpu: float  # cores, of all workers
    own: float  # of the generator

    def passes(self) -> bool:
        """Whether it was too much: too slow, or the rate was not reached at all."""
        return self.p99 > LIMIT_SECONDS or self.reached < 0.95 * self.rate

    def line(self) -> str:
        return (
            f"  {self.rate:6.0f} moves/s asked for, {self.reached:6.0f} made: p50 {1000 * self.p50:7.1f} ms, "
            f"p99 {1000 * self.p99:8.1f} ms; workers {self.cpu:.2f} cores, generator {self.own:.2f}"
        )


async def step(houses: list[Running], plan: Plan) -> Step:
    """Fresh tables, one rate."""
    generator = Generator(plan, [Worker(house) for house in houses])
    await generator.set_up()
    try:
        await generator.drive(WARM_UP_SECONDS)
        generator.done.clear()
        before, own = sum(cpu_of(house.pid) for house in houses), sum(os.times()[:2])
        await generator.drive(plan.seconds)
        cpu = (sum(cpu_of(house.pid) for house in houses) - before) / plan.seconds
        took = sorted(move.answered - move.sent for move in generator.done)
        return Step(
            plan.rate,
            len(took) / plan.seconds,
            took[len(took) // 2],
            took[len(took) * 99 // 100],
            cpu,
            (sum(os.times()[:2]) - own) / plan.seconds,
        )
    finally:
        generator.hang_up()
        await asyncio.sleep(1.0)


async def ceiling(houses: list[Running], plan: Plan) -> tuple[Step | None, Step]:
    """The greatest rate that was carried, and the least that was not."""
    good: Step | None = None
    while True:
        tried = await step(houses, plan)
        print(tried.line(), flush=True)
        if tried.passes():
            break
        good, plan = tried, replace(plan, rate=plan.rate * STEP)
    if good is not None:
        between = await step(houses, replace(plan, rate=(good.rate + tried.rate) / 2))
        print(between.line(), flush=True)
        good, tried = (good, between) if between.passes() else (between, tried)
    return good, tried


async def idle_sockets(house: Running, sockets: int) -> str:
    """Memory of streams on which nothing happens: tables of four, every seat connected."""
    plan = Plan(tables=sockets // 4, sockets=4)
    generator = Generator(plan, [Worker(house)])
    await generator.open_tables()
    await asyncio.sleep(SETTLE_SECONDS)
    before = resident(house.pid)
    await generator.connect()
    await asyncio.sleep(SETTLE_SECONDS)
    grown = resident(house.pid) - before
    busy = cpu_of(house.pid)
    await asyncio.sleep(SETTLE_SECONDS)
    busy = (cpu_of(house.pid) - busy) / SETTLE_SECONDS
    generator.hang_up()
    return (
        f"{plan.tables * plan.sockets:,} idle sockets at {plan.tables:,} tables: {grown / 2**20:,.0f} MiB more, "
        f"{grown / (plan.tables * plan.sockets) / 1000:.1f} kB each; the worker has {resident(house.pid) / 2**20:,.0f} "
        f"MiB in all and {busy:.2f} cores busy"
    )


def main() -> None:
    """Measure and print."""
    usual = Plan()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--rate", type=float, default=usual.rate, help="moves/s to begin with")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each step")
    parser.add_argument("--sockets", type=int, default=10_000, help="idle ones; 0: none")
    parser.add_argument("--database", choices=tuple(HOUSES), action="append")
    asked = parser.parse_args()
    plan = Plan(asked.tables, usual.sockets, asked.rate, asked.seconds)
    allow_files(2 * max(asked.sockets, 2 * plan.tables * plan.sockets) + 4 * CONNECTIONS + 200)
    print(f"{os.cpu_count()} cores, {plan.tables} tables with {plan.sockets} sockets each, {plan.seconds:g} s a step")
    for database in asked.database or HOUSES:
        name, open_house = HOUSES[database]
        print(f"{name}:", flush=True)
        with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as houses:
            good, bad = uvloop.run(ceiling(houses, plan))
        held = "none" if good is None else f"{good.reached:,.0f} moves/s with p99 {1000 * good.p99:,.0f} ms"
        print(f"  p99 passes 150 ms above {held}; at {bad.rate:,.0f} it was {1000 * bad.p99:,.0f} ms", flush=True)
    if asked.sockets:
        _, open_house = HOUSES["SQLite"]
        with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as houses:
            print(uvloop.run(idle_sockets(houses[0], asked.sockets)))


if __name__ == "__main__":
    main()
