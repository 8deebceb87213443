"""Who thinks next: bots before hints, and everyone in turn."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from lair.server import bot_pool
from lair.server.bot_pool import FairQueue
from tests.support.waiting import wait_until


async def order_of(*asking: tuple[str, bool]) -> list[str]:
    """The order in which those who ask while somebody thinks have their turn."""
    queue, done = FairQueue(1), []

    async def ask(who: str, hint: bool) -> None:
        async with queue.turn(who, hint=hint):
            done.append(who)

    async with queue.turn("first", hint=False), asyncio.TaskGroup() as tasks:
        for who, hint in asking:
            tasks.create_task(ask(who, hint))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        queue._leave()  # the first is done
        queue._free -= 1 if queue._free else 0
        await asyncio.sleep(0.01)
    return done


async def test_a_bot_does_not_wait_for_everyones_hints() -> None:
    hints = [(f"guest {number}", True) for number in range(58)]
    assert (await order_of(*hints, ("table", False)))[0] == "table"


async def test_who_asks_often_waits_behind_who_asks_once() -> None:
    order = await order_of(*[("often", True)] * 20, ("once", True))
    assert order.index("once") == 1
    order = await order_of(*[("busy table", False)] * 5, ("quiet table", False))
    assert order.index("quiet table") == 1


async def test_hints_have_their_turn_too() -> None:
    tables = [(f"table {number}", False) for number in range(30)]
    order = await order_of(*tables, ("guest", True))
    assert order.index("guest") == bot_pool.BOTS_IN_A_ROW


async def test_a_hint_is_not_waited_for_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT_WAIT_SECONDS", 0.01)
    queue = FairQueue(1)
    async with queue.turn("table", hint=False):
        with pytest.raises(TimeoutError):
            async with queue.turn("guest", hint=True):
                raise AssertionError("it has no place")
    async with queue.turn("guest", hint=True):
        assert queue._free == 0
    assert queue._free == 1


PARENT = """
import os, time
from lair.server.bot_pool import process_pool, watch_parent
if __name__ == "__main__":
    pool = process_pool(1, watch_parent)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_no_thinker_outlives_a_server_that_was_killed(tmp_path: object) -> None:
    script = os.path.join(str(tmp_path), "parent.py")
    with open(script, "w") as file:
        file.write(PARENT)
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    thinker = int(parent.stdout.readline())
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()

    def gone() -> bool:
        try:
            with open(f"/proc/{thinker}/stat") as stat:
                return stat.read().split(")")[-1].split()[0] == "Z"
        except OSError:
            return True

    wait_until(gone, 30)
