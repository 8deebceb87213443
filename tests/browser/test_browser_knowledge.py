"""Nothing hidden in the page: what a seat's browser holds and gets is the same when all it may not know is redrawn."""

import asyncio
import random
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from lair.table.game import Game
from tests.server.test_server_knowledge import TABLES, redrawn
from tests.support.browser import WIDE, Visitor
from tests.support.guests import Listening, listening

STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
TREE = "document.documentElement.outerHTML"


def all_there_is(ada: Visitor) -> list[Any]:
    """The page's whole tree once it is at rest, what it keeps, and every byte that came to it."""
    ada.hears(lambda told: not any(told["present"]))  # that the last page is gone: everybody is told who is there
    page = ada.another_page()
    came: list[tuple[str, bytes]] = []
    frames: list[str] = []
    page.on("response", lambda got: came.append((got.url, got.body())) if "/api/" in got.url else None)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{ada.url}/table/{ada.table}")
    page.locator(".board").wait_for()
    page.wait_for_function("() => document.querySelector('.lines li')")
    page.wait_for_load_state("networkidle")
    for _ in range(100):
        if frames:
            break
        page.wait_for_timeout(20)
    assert frames, "nothing came through the socket"
    tree = ""
    for _ in range(100):
        if tree == (tree := page.evaluate(TREE)):
            break
        page.wait_for_timeout(200)
    else:
        raise AssertionError("the page never comes to rest")
    found = [tree, page.evaluate(STORED), sorted(came), frames[:1]]
    page.close()
    return found


def put(listener: Listening, table: str, world: Game | None) -> Game:
    """Lay this world on the table, in the house's own thread; the one that lay there."""

    async def lay() -> Game:
        live = await listener.state.service.live_table(table)
        before = live.table.game
        assert before is not None
        live.table.game = world or before
        return before

    return asyncio.run_coroutine_threadsafe(lay(), listener.loop).result(10)


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_nothing_hidden_is_in_the_page(chromium: Browser, tmp_path: Path, game: str) -> None:
    dice = random.Random(4)
    settings = TABLES[game][1]
    with listening(tmp_path) as listener:
        context = chromium.new_context(viewport=WIDE)
        ada = Visitor(context, listener.url, "Ada", {"pace": "instant", "language": "en", "sound": False})
        ada.opens(game, bots=["apprentice"] * (settings["players"] - 1), **settings)
        changed = 0
        for moves in (1, 4) if game == "mighty" else (12, 12):  # the hands are secret in the first round alone (M31)
            for _ in range(moves):
                ada.plays(dice.choice(ada.hears(itemgetter("actions")))["number"])
            ada.hears(itemgetter("actions"))
            ada.page.goto("about:blank")
            true = put(listener, ada.table, None)
            before = all_there_is(ada)
            other = redrawn(true, 0, dice)
            changed += other.states.tobytes() != true.states.tobytes()
            put(listener, ada.table, other)
            after = all_there_is(ada)
            put(listener, ada.table, true)
            assert after == before
            ada.goes(f"/table/{ada.table}")
        context.close()
    assert changed, "the test must compare different games"
