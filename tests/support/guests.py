"""Guests for tests: a house inside the test's own event loop, people with a cookie each, and what they say to it.

Bots answer at once, and the house's time passes when a test says so. `listening` opens the same house on a real port,
in a thread; `tests.support.house` runs the program itself.
"""

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import update
from uvicorn import Server

from lair.engine.kit import Kit
from lair.games import kit_of
from lair.server import bot_pool, schema
from lair.server.app import make_api, make_app
from lair.server.bot_pool import Advice, Answer, Question, answer
from lair.server.middleware import Gateway
from lair.server.serve import server_of
from lair.server.settings import Limits, Settings
from lair.server.state import AppState
from tests.support.house import GENEROUS, free_port, sqlite
from tests.support.waiting import wait_until

NO_LIMITS = Limits(**{name.removeprefix("LAIR_LIMIT_").lower(): int(most) for name, most in GENEROUS.items()})
LONGEST = 30.0  # seconds that a test waits for something that must come
HOME = "http://house"
JsonObject = dict[str, Any]


class AtOnce:
    """Bots without processes of their own: the greedy one answers for all of them."""

    waiting = 0

    async def warm_up(self, games: tuple[str, ...]) -> None:
        pass

    async def ask(self, question: Question, who: str) -> Answer:
        if question.explain:
            return [Advice(action, 1, 0.5) for action in question.actions]
        return answer(replace(question, bot="greedy"))

    async def ask_for_review(self, question: Question) -> Answer:
        await asyncio.sleep(0)  # everything else goes first
        return answer(question)

    def stop_reviewing(self) -> None:
        pass

    def stop(self) -> None:
        pass


def settings_of(folder: Path, **settings: Any) -> Settings:
    """With the database in a folder, and neither limits nor pauses where none are asked for."""
    at_once = {"breath_seconds": 0.0, "lesson_breath_seconds": 0.0}
    return Settings(**{"database": sqlite(folder), "limits": NO_LIMITS, "thinkers": 1, **at_once, **settings})


@cache
def application() -> FastAPI:
    """FastAPI's part, which takes a while to make and knows nothing of any one house."""
    return make_api()


class OpenHouse:
    """A house whose doors are open, and the people in it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.settings = settings_of(folder, **settings)
        self.state = application().state.lair = AppState(self.settings)
        self.gateway = application().state.gateway = Gateway(application(), self.settings)
        self.service = self.state.service
        vars(self.service)["bot_pool"] = AtOnce()
        self._clients: list[httpx.AsyncClient] = []

    def stranger(self, cookie: str | None = None, address: str = "127.0.0.1", **headers: str) -> "Guest":
        """Somebody who has not said a name; with whatever cookie they come with."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.gateway, client=(address, 4711)), base_url=HOME, headers=headers
        )
        if cookie is not None:
            client.cookies.set("lair", cookie, domain="house.local")
        self._clients.append(client)
        return Guest(self, client)

    async def guest(self, name: str) -> "Guest":
        guest = self.stranger()
        (await guest.post("/api/people", name=name)).raise_for_status()
        return guest

    async def guests(self, *names: str) -> "list[Guest]":
        return [await self.guest(name) for name in names]

    async def pass_time(self, seconds: float) -> None:
        """The house's own time goes on at once, and clocks that have run out are noticed."""
        before = self.service.uptime()
        await self.service.store.read(
            lambda connection: connection.execute(update(schema.house).values(up=schema.house.c.up + seconds))
        )
        await self.service._beat()
        while self.service.uptime() < before + seconds:  # a beat of the house's own came in between with the old time
            await self.service._beat()
        await self.service._handle_due(self.service.uptime())

    async def game(
        self, *names: str, game: str = "mighty", bots: int = 0, **settings: Any
    ) -> "tuple[str, list[Guest]]":
        """A game that has begun: these people in their order, the first its host, and bots after them."""
        people = await self.guests(*names)
        sitting = {"players": len(names) + bots, "bots": ["apprentice"] * bots}
        table = await people[0].opens(game, **sitting, **settings)
        invite = await people[0].invite(table)
        for person in people[1:]:
            await person.does(table, "sit", invite=invite)
        await people[0].does(table, "start")
        await self.bots_rest(table)
        return table, people

    async def actor(self, table: str) -> int:
        """Whose turn it is."""
        seat = (await self.service.live_table(table)).table.actor
        assert seat is not None
        return seat

    async def play_out(self, table: str, person: "Guest") -> JsonObject:
        """A person against bots, to the end of the game; the last state."""
        while True:
            await self.bots_rest(table)
            seen = await person.state(table)
            if seen["info"]["status"] != "playing":
                return seen
            await person.does(table, "play", version=seen["version"], action=seen["actions"][0]["number"])

    async def bots_rest(self, table: str) -> None:
        """Until no bot thinks there any more."""
        live = await self.service.live_table(table)
        while live.bot is not None and not live.bot.done():
            await asyncio.wait([live.bot], timeout=LONGEST)

    async def reviews_rest(self) -> None:
        """Until no game is being looked at again."""
        if self.service._reviewing is not None:
            await asyncio.wait([self.service._reviewing], timeout=LONGEST)

    async def leave(self) -> None:
        for client in self._clients:
            await client.aclose()


@contextlib.asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[OpenHouse]:
    """Open a house, and close it again; one at a time."""
    house = OpenHouse(folder, **settings)
    async with application().router.lifespan_context(application()):
        try:
            yield house
        finally:
            await house.leave()


@pytest.fixture
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """A server for one test; ``@pytest.mark.house(...)`` has its settings."""
    marker = request.node.get_closest_marker("house")
    async with opened(tmp_path, **(marker.kwargs if marker else {})) as it:
        yield it


def seeded(seed: int) -> Any:
    """Tables that are opened meanwhile all draw the same."""
    return mock.patch("lair.server.table_spec.secrets.randbits", return_value=seed)


def simulate(monkeypatch: pytest.MonkeyPatch, **simulations: int) -> None:
    """Hints and reviews of these games search so little."""

    def kit(game: str) -> Kit:
        own = simulations.get(game, 1)
        return replace(kit_of(game), hint_simulations=own, review_simulations=own)

    monkeypatch.setattr(bot_pool, "kit_of", kit)


class Guest:
    """A person or a stranger, with what they can do."""

    def __init__(self, house: OpenHouse, client: httpx.AsyncClient) -> None:
        self.house = house
        self.client = client
        self._commands = 0

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get("lair")

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def put(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.put(path, json=body)

    async def json(self, path: str, **query: Any) -> Any:
        """What is there; it must be."""
        found = await self.get(path, **query)
        assert found.status_code == 200, found.text
        return found.json()

    # Tables

    def next_id(self) -> str:
        self._commands += 1
        return f"c{self._commands}"

    async def opens(self, game: str = "mighty", **settings: Any) -> str:
        """A new table's name."""
        found = await self.post("/api/tables", **{"id": self.next_id(), "game": game, **settings})
        assert found.status_code == 200, found.text
        return str(found.json()["table"])

    async def command(self, table: str, do: str, **more: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/commands", **{"id": self.next_id(), "do": do, **more})

    async def does(self, table: str, do: str, **more: Any) -> int:
        """It works; the version it led to."""
        done = await self.command(table, do, **more)
        assert done.status_code == 200, done.text
        return int(done.json()["version"])

    async def may_not(self, table: str, do: str, **more: Any) -> tuple[int, str]:
        """It does not work: the status, and why."""
        return why(await self.command(table, do, **more))

    async def state(self, table: str, **query: Any) -> JsonObject:
        found: JsonObject = await self.json(f"/api/tables/{table}", **query)
        return found

    async def info(self, table: str, **query: Any) -> JsonObject:
        found: JsonObject = (await self.state(table, **query))["info"]
        return found

    async def invite(self, table: str) -> str:
        return str((await self.info(table))["invite"])

    async def plays(self, table: str, action: str | int | None = None, seat: int | None = None) -> int:
        """The first thing that is allowed, unless something else is said."""
        seen = await self.state(table, **({} if seat is None else {"seat": seat}))
        chosen = seen["actions"][0]["text"] if action is None else action
        more = {} if seat is None else {"seat": seat}
        return await self.does(table, "play", version=seen["version"], action=chosen, **more)

    async def steps(self, table: str, **query: Any) -> list[JsonObject]:
        found: list[JsonObject] = (await self.json(f"/api/tables/{table}/history", **query))["steps"]
        return found

    async def listed(self, which: str) -> list[str]:
        """The names of the tables in a list."""
        return [row["table"] for row in await self.json("/api/tables", list=which)]

    @contextlib.asynccontextmanager
    async def ear(self, table: str, **query: Any) -> "AsyncIterator[Ear]":
        """A live stream."""
        ear = Ear(self, table, query)
        try:
            yield await ear.listen()
        finally:
            await ear.leave()


def why(answered: httpx.Response) -> tuple[int, str]:
    """A refusal's status and code."""
    assert answered.status_code >= 400, answered.text
    return answered.status_code, str(answered.json()["error"]["code"])


class Ear:
    """A live stream without a network in between."""

    def __init__(self, guest: Guest, table: str, query: JsonObject) -> None:
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._heard: asyncio.Queue[Any] = asyncio.Queue()
        self.accepted = False
        headers = [(b"host", b"house"), *((k.encode(), v.encode()) for k, v in guest.client.headers.items())]
        if guest.cookie is not None:
            headers.append((b"cookie", f"lair={guest.cookie}".encode()))
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "query_string": str(httpx.QueryParams(query)).encode(),
            "headers": headers,
            "client": ("127.0.0.1", 4711),
            "subprotocols": [],
            "state": {},
        }
        self._task = asyncio.create_task(guest.house.gateway(scope, self._said.get, self._heard.put))

    async def listen(self) -> "Ear":
        self._said.put_nowait({"type": "websocket.connect"})
        first = await self._next()
        self.accepted = first["type"] == "websocket.accept"
        if not self.accepted:
            self._heard.put_nowait(first)
        return self

    async def _next(self) -> JsonObject:
        message: JsonObject = await asyncio.wait_for(self._heard.get(), LONGEST)
        return message

    async def hears(self) -> JsonObject:
        """The next message."""
        message = await self._next()
        assert message["type"] == "websocket.send", message
        found: JsonObject = json.loads(message["text"])
        return found

    async def state(self) -> JsonObject:
        """The next time that everything is told."""
        while (heard := await self.hears())["say"] != "state":
            pass
        return heard

    async def step(self, kind: str = "") -> JsonObject:
        """The next step, of a kind if one is named."""
        while (heard := await self.hears())["say"] != "step" or (kind and heard["entry"]["kind"] != kind):
            pass
        return heard

    async def closed(self) -> int:
        """Until the house closes the stream; with which code."""
        while (message := await self._next())["type"] != "websocket.close":
            pass
        self._said.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        await asyncio.wait_for(self._task, LONGEST)
        return int(message["code"])

    async def says(self, **word: Any) -> None:
        await self.utters(json.dumps(word))

    async def utters(self, text: str | bytes) -> None:
        """Whatever it is."""
        kind = "text" if isinstance(text, str) else "bytes"
        self._said.put_nowait({"type": "websocket.receive", kind: text})

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, LONGEST)


class Listening:
    """A house on a real port."""

    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop, state: AppState, port: int) -> None:
        self.server = server
        self.loop = loop
        self.state = state
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"

    def cookie(self, name: str) -> str:
        """A new guest's."""
        came = httpx.post(f"{self.url}/api/people", json={"name": name})
        return str(came.raise_for_status().cookies["lair"])


@contextlib.contextmanager
def listening(folder: Path, **settings: Any) -> Iterator[Listening]:
    """Open a house on a real port in a thread of this process, so that a test can reach into it."""
    chosen = settings_of(folder, **settings)
    gateway = make_app(chosen)
    state: AppState = vars(gateway.app)["state"].lair
    vars(state.service)["bot_pool"] = AtOnce()
    port = free_port()
    server = server_of(chosen, "127.0.0.1", port, gateway)
    loops: list[asyncio.AbstractEventLoop] = []
    server.when_open = lambda: loops.append(asyncio.get_running_loop())
    thread = threading.Thread(target=server.run, name="house")
    thread.start()
    try:
        wait_until(lambda: loops or not thread.is_alive(), LONGEST)
        yield Listening(server, loops[0], state, port)
    finally:
        server.should_exit = True
        thread.join(LONGEST)
