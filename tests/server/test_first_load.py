"""The first load of a table after a start does not block the loop: all machine code that it needs is loaded before."""

import json
import subprocess
import sys
from pathlib import Path

from tests.support.guests import OpenHouse
from tests.support.house import sqlite

# Runs in a fresh process, which has loaded nothing. Numba loads a compiled function from the cache by `load_overload`;
# what is loaded in the main thread, once the server says that it is ready, is loaded while everybody waits.
FRESH = """
import asyncio, json, sys, threading
from numba.core import caching

loaded = []
load = caching.Cache.load_overload

def noted(self, signature, context):
    loaded.append((threading.current_thread() is threading.main_thread(), self.cache_path))
    return load(self, signature, context)

caching.Cache.load_overload = noted

from lair.server.commands import Play
from lair.server.settings import Settings
from lair.server.state import AppState
from lair.server.table import encode
from tests.support.guests import AtOnce

async def main():
    state = AppState(Settings(database=sys.argv[1], thinkers=1))
    vars(state.service)["bot_pool"] = AtOnce()
    await state.start()
    while not state.service.ready:
        await asyncio.sleep(0.01)
    before = len(loaded)
    for name in sys.argv[2:]:
        async with state.service.at(name) as live:
            table = live.table
            seat, version = table.actor, table.version
            person = table.chairs[seat].person
            encode(table.state(person, seat, 0.0))
            action = table.game.legal_numbers[0]
            table.why_not(person, seat, action)
        await state.service.act(name, person, "", Play("first", version, action, seat))
    await state.stop()
    print(json.dumps({"before": before, "in_the_loop": [path for main, path in loaded[before:] if main]}))

asyncio.run(main())
"""


async def test_nothing_is_loaded_in_the_loop_once_the_server_is_ready(house: OpenHouse, tmp_path: Path) -> None:
    ada = await house.guest("Ada")
    names = [await ada.opens(game, hot_seat=True, start=True) for game in ("mighty", "meeples")]
    command = [sys.executable, "-c", FRESH, sqlite(tmp_path), *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["before"] > 0, "what is loaded was seen"
    assert found["in_the_loop"] == []
