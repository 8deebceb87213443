"""The house as others see it: HTTP for commands, a WebSocket for each pair of eyes. docs/protocol.md is its manual."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from functools import lru_cache, partial
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Body, Cookie, Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocketDisconnect

from lair import __version__
from lair.bots import LEVELS
from lair.engine.deck import Deck
from lair.engine.manifest import Manifest
from lair.engine.types import Move
from lair.errors import LairError
from lair.games import GAMES, kit_of, rules_of
from lair.lessons import LESSONS, lesson
from lair.server import api_models, metrics, store
from lair.server import entries as e
from lair.server.entries import Entry
from lair.server.identity import COOKIE, DAY, Identity
from lair.server.middleware import TOO_FAST, Bucket, Door, address_of
from lair.server.migrations import migrate
from lair.server.service import Guest, Hall, Place
from lair.server.settings import Settings
from lair.server.static_files import add_site
from lair.server.store import Store
from lair.server.table import OVER, Eyes, Refused, Table, clean_name, encode
from lair.table.replay import lines
from lair.words import game_text

MOST_LISTED = 100
MOST_STEPS = 500  # of a history in one answer
WORDS_A_SECOND = 10  # from a client, on a socket
STRANGE, NOT_FOUND, TOO_MANY, TRY_AGAIN = 4400, 4404, 4503, 1013
JSON, JSON_LINES = "application/json", "application/jsonl"
SEAT = re.compile("[0-5]")
NUMBER = re.compile("[0-9]{1,6}")
Telling = Callable[[Entry, Move | None], dict[str, Any] | None]
log = logging.getLogger("lair.app")

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$", examples=["0123456789ab"])]
Seat = Annotated[int | None, Query(ge=0, le=5, description="Which of your seats; without it your first.")]
AnySeat = Annotated[
    Annotated[int, Field(ge=0, le=5)] | Literal["all"] | None,
    Query(description="Which of your seats; after the end any seat, or `all` with every hand open."),
]
Invite = Annotated[str | None, Query(max_length=64, description="For a private table.")]
CookieText = Annotated[str | None, Cookie(alias=COOKIE, max_length=200)]


class House:
    """What requests need."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = Store(settings.url)
        self.hall = Hall(settings, self.store)
        self.identity = Identity("", settings.cookie_days)
        self.newcomers = Bucket(limits.people, 3600)
        self.commands = Bucket(3 * limits.commands, 3)
        self.hints = Bucket(limits.hints, 60)
        self.reasons = Bucket(limits.reasons, 60)
        self.chat = Bucket(limits.chat, 60)
        self.histories = Bucket(limits.histories, 60)
        self.reviews = Bucket(limits.reviews, 3600)
        self.sockets: dict[str, int] = {}

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.store.engine)
        secret = await asyncio.to_thread(self.store.read_now, store.secret_of)
        self.identity = Identity(secret, self.settings.cookie_days)
        await self.hall.open_doors()

    def set_cookie(self, response: Response, person: str) -> None:
        response.set_cookie(
            COOKIE,
            self.identity.sign(person),
            max_age=self.settings.cookie_days * DAY,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )


def json(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type=JSON)


def refused(status: int, code: str, state: Any = None, **arguments: Any) -> Response:
    body: dict[str, Any] = {"error": {"code": code, "arguments": arguments}}
    if state is not None:
        body["state"] = state
    return json(body, status)


async def house_of(request: Request) -> House:
    found: House = request.app.state.house
    return found


TheHouse = Annotated[House, Depends(house_of)]


async def somebody(house: TheHouse, request: Request, lair: CookieText = None) -> str | None:
    """Whose cookie it is; nobody's: a spectator. `Door` sends a fresh one along where the cookie is old."""
    person, old = house.identity.read(lair)
    if person is not None and old:
        answer = Response()
        house.set_cookie(answer, person)
        request.state.fresh_cookie = answer.headers["set-cookie"]
    return person


async def known(person: Annotated[str | None, Depends(somebody)]) -> str:
    """A guest, or nothing is done."""
    if person is None:
        raise Refused(401, "who-are-you")
    return person


Somebody = Annotated[str | None, Depends(somebody)]
Known = Annotated[str, Depends(known)]


def make_app(settings: Settings) -> Any:
    """The whole application, behind its door."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house: House = app.state.house
        await house.open()
        yield
        await house.hall.close_doors()

    problems: dict[int | str, dict[str, Any]] = {
        status: {"model": api_models.Problem} for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
    }
    app = FastAPI(
        title="Lair",
        version=__version__,
        description="Tables for Mighty Monsters and Meeples & Monsters. docs/protocol.md explains a whole session.",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        responses=problems,
    )
    app.state.house = House(settings)
    add_errors(app)
    add_operations(app)
    add_people(app)
    add_tables(app)
    add_live(app)
    add_site(app)
    door = Door(app, settings)
    app.state.door = door
    return door


def add_errors(app: FastAPI) -> None:
    """Every refusal has the same shape, and tells nothing of the inside."""

    @app.exception_handler(LairError)
    async def lair_error(request: Request, problem: LairError) -> Response:
        status = problem.status if isinstance(problem, Refused) else 422
        return refused(status, problem.code, getattr(problem, "state", None), **problem.arguments)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        places = [".".join(str(part) for part in error["loc"])[:80] for error in problem.errors()[:3]]
        return refused(422, "not-understood", where=", ".join(places))

    @app.exception_handler(HTTPException)
    async def other(request: Request, problem: HTTPException) -> Response:
        codes = {404: "no-such-page", 405: "no-such-method", 400: "not-understood", 413: "too-large"}
        return refused(problem.status_code, codes.get(problem.status_code, "refused"))

    @app.exception_handler(SQLAlchemyError)
    async def no_database(request: Request, problem: SQLAlchemyError) -> Response:
        log.error("the database does not answer", exc_info=problem)
        return refused(503, "try-again")


def add_operations(app: FastAPI) -> None:
    @app.get("/health", tags=["operations"], summary="Whether this worker runs")
    async def health() -> dict[str, str]:
        return {"status": "ok", "version": __version__}

    @app.get("/ready", tags=["operations"], summary="Whether it can serve: database reached, bots ready")
    async def ready(house: TheHouse) -> Response:
        await house.store.read(store.versions_of, [])
        redis = house.hall.news is None or house.hall.news.connected
        ok = house.hall.ready
        return json({"ready": ok, "redis": redis, "bots_waiting": house.hall.thinking.waiting}, 200 if ok else 503)

    @app.get("/metrics", include_in_schema=False)
    async def numbers(request: Request) -> Response:
        """For the machine itself only: what came through a proxy came from elsewhere."""
        if address_of(request.scope) not in ("127.0.0.1", "::/64") or "x-forwarded-for" in request.headers:
            return refused(404, "no-such-page")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def add_people(app: FastAPI) -> None:
    @app.get("/api/games", tags=["games"], summary="What can be played")
    async def games() -> Response:
        return json({name: described(manifest) for name, manifest in GAMES.items()})

    @app.get("/api/games/{name}/words/{language}", tags=["games"], summary="A game's sentences, as a Fluent file")
    async def words(
        name: Annotated[str, Path(pattern=r"^[a-z]{1,16}$", examples=["mighty"])],
        language: Annotated[str, Path(pattern=r"^[a-z]{2}$", examples=["en"])],
    ) -> Response:
        if name not in GAMES:
            raise Refused(404, "no-such-game", game=name, games=", ".join(GAMES))
        return Response(game_text(name, language), media_type="text/plain; charset=utf-8")

    @app.get("/api/hello", tags=["people"], response_model=api_models.Hello, summary="Who I am, if I was here before")
    async def hello(house: TheHouse, person: Somebody) -> Response:
        name = None if person is None else await house.store.read(store.name_of, person)
        return json({"me": None if name is None else {"person": person, "name": name}})

    @app.get("/api/lessons/{name}", tags=["games"], summary="A guided first game, step by step")
    async def lessons(name: Annotated[str, Path(pattern=r"^[a-z]{1,16}$", examples=["mighty"])]) -> Response:
        if name not in LESSONS:
            raise Refused(404, "no-such-lesson", lesson=name, lessons=", ".join(LESSONS))
        return json(lesson(name))

    @app.post("/api/people", tags=["people"], response_model=api_models.Me, summary="Come in: sets the cookie")
    async def come_in(house: TheHouse, request: Request, new: api_models.NewPerson) -> Response:
        if not house.newcomers.take(address_of(request.scope)):
            raise Refused(429, "too-many-people")
        name = clean_name(new.name, house.settings.limits)
        person = house.identity.new()
        await house.store.write(store.add_person, person, name, time.time())
        response = json({"person": person, "name": name})
        house.set_cookie(response, person)
        return response

    @app.get("/api/me", tags=["people"], response_model=api_models.Me, summary="Who the cookie says I am")
    async def me(house: TheHouse, person: Known) -> Response:
        return json({"person": person, "name": await name_of(house, person)})

    @app.put("/api/me", tags=["people"], response_model=api_models.Me, summary="Another name, at tables to come")
    async def rename(house: TheHouse, person: Known, new: api_models.NewPerson) -> Response:
        name = clean_name(new.name, house.settings.limits)
        if not await house.store.write(store.rename_person, person, name):
            raise Refused(401, "who-are-you")
        return json({"person": person, "name": name})

    @app.post("/api/me/link", tags=["people"], summary="A word that takes me to another device, once")
    async def link(house: TheHouse, person: Known) -> Response:
        if not house.hints.take(f"link {person}"):
            raise Refused(429, "too-fast")
        await name_of(house, person)
        token = await house.store.write(store.add_link, person, time.time())
        return json({"token": token, "seconds": store.LINK_SECONDS})

    @app.post("/api/people/link", tags=["people"], response_model=api_models.Me, summary="Be the same on this device")
    async def follow(house: TheHouse, request: Request, link: api_models.Link) -> Response:
        if not house.newcomers.take(address_of(request.scope)):
            raise Refused(429, "too-many-people")
        person = await house.store.write(store.use_link, link.token, time.time())
        if person is None:
            raise Refused(404, "no-such-link")
        response = json({"person": person, "name": await name_of(house, person)})
        house.set_cookie(response, person)
        return response


def described(manifest: Manifest) -> dict[str, Any]:
    """A game, as somebody who chooses one needs to know it."""
    return {
        "players": list(manifest.players),
        "options": manifest.options,
        "bots": LEVELS,
        "factions": manifest.factions,
        "rules": rules_of(manifest.name).version,
        "rule_prefix": manifest.rule_prefix,
        "lesson": manifest.lesson is not None,
    }


async def name_of(house: House, person: str) -> str:
    name = await house.store.read(store.name_of, person)
    if name is None:
        raise Refused(401, "who-are-you")
    return name


def add_tables(app: FastAPI) -> None:
    @app.get("/api/tables", tags=["tables"], summary="My tables, open ones, or games to watch")
    async def listed(
        house: TheHouse,
        person: Somebody,
        which: Annotated[str, Query(alias="list", pattern="^(mine|archived|open|watch)$")] = "open",
    ) -> Response:
        if which in ("mine", "archived"):
            if person is None:
                raise Refused(401, "who-are-you")
            return json(await house.store.read(store.my_tables, person, which == "archived", MOST_LISTED))
        status = "open" if which == "open" else "playing"
        return json(await house.store.read(store.public_tables, status, MOST_LISTED))

    @app.post(
        "/api/tables", tags=["tables"], response_model=api_models.Opened, summary="Open a table, and sit down at it"
    )
    async def open_table(
        house: TheHouse, person: Known, new: Annotated[api_models.NewTable | api_models.NewLesson, Body()]
    ) -> Response:
        name = await name_of(house, person)
        wanted = new.model_dump(exclude={"id"})
        return json({"table": await house.hall.open_table(person, name, new.id, wanted)})

    @app.get("/api/tables/{table_id}", tags=["tables"], response_model=api_models.State, summary="All I may see")
    async def look(
        house: TheHouse, person: Somebody, table_id: TableId, seat: Seat = None, invite: Invite = None
    ) -> Response:
        async with house.hall.at(table_id, newest=True) as place:
            table = admitted(place, person, invite)
            state = table.state(person, table.eyes(person, seat), house.hall.up())
            return json({**state, "present": house.hall.presence(place)})

    @app.post(
        "/api/tables/{table_id}/commands", tags=["tables"], response_model=api_models.Done, summary="Do something"
    )
    async def do(
        house: TheHouse, person: Known, table_id: TableId, command: Annotated[api_models.AnyCommand, Body()]
    ) -> Response:
        return await carry_out(house, person, table_id, command.model_dump(exclude_none=True))

    @app.put("/api/tables/{table_id}/archived", tags=["tables"], summary="Out of my list, or back into it")
    async def archive(house: TheHouse, person: Known, table_id: TableId, wanted: api_models.Archive) -> Response:
        if not await house.store.write(store.set_archived, person, table_id, wanted.archived):
            raise Refused(404, "no-such-table")
        return json({"table": table_id, "archived": wanted.archived})

    @app.get("/api/tables/{table_id}/history", tags=["tables"], summary="What happened so far, as I may see it")
    async def history(
        house: TheHouse,
        request: Request,
        person: Somebody,
        table_id: TableId,
        seat: AnySeat = None,
        invite: Invite = None,
        after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
        views: Annotated[bool, Query(description="To look through: the deal and every move, with the view.")] = False,
    ) -> Response:
        if not house.histories.take(address_of(request.scope)):
            raise Refused(429, "too-fast")
        async with house.hall.at(table_id) as place:
            table = admitted(place, person, invite)
            eyes = table.eyes_now_or_after(person, seat)
            kept = await house.store.read(store.entries_after, table_id, 0)
            fresh = table.unfolded()
        tell = to_look_through if views else to_be_told
        return json(await asyncio.to_thread(steps_of, fresh, kept, after, partial(tell, fresh, person, eyes)))

    @app.get("/api/tables/{table_id}/hint", tags=["tables"], summary="What the search thinks of my actions")
    async def hint(house: TheHouse, person: Known, table_id: TableId, seat: Seat = None) -> Response:
        if not house.hints.take(person):
            raise Refused(429, "too-fast")
        async with house.hall.at(table_id) as place:
            admitted(place, person, None)
        return json({"options": await house.hall.hint(table_id, person, seat)})

    @app.get("/api/tables/{table_id}/review", tags=["tables"], summary="After the end: what the search thinks of it")
    async def review(
        house: TheHouse, request: Request, person: Somebody, table_id: TableId, invite: Invite = None
    ) -> Response:
        reviews = house.hall.reviews
        async with house.hall.at(table_id) as place:
            table = admitted(place, person, invite)
            if table.status != OVER or table.game is None:
                raise Refused(409, "not-over")
            if reviews.get(table_id) is None:
                if reviews.busy:
                    raise Refused(503, "reviews-busy")
                if not house.reviews.take(address_of(request.scope)):
                    raise Refused(429, "too-many-reviews")
                await house.hall.review(place)
            begun = reviews.get(table_id)
            assert begun is not None
            return json(begun.told())

    @app.get(
        "/api/tables/{table_id}/why", tags=["tables"], response_model=api_models.WhyNot, summary="Why I may not do this"
    )
    async def why(
        house: TheHouse,
        person: Known,
        table_id: TableId,
        action: Annotated[str, Query(max_length=40, description="Its number, or its notation.")],
        seat: Seat = None,
    ) -> Response:
        if not house.reasons.take(person):
            raise Refused(429, "too-fast")
        async with house.hall.at(table_id) as place:
            table = admitted(place, person, None)
            reason = table.why_not(person, seat, int(action) if NUMBER.fullmatch(action) else action)
        return json({"legal": True} if reason is None else {"legal": False, **asdict(reason)})

    @app.get(
        "/api/tables/{table_id}/replay",
        tags=["tables"],
        responses={200: {"content": {JSON_LINES: {}}}},
        summary="After the end: the whole game as a file",
    )
    async def replay(house: TheHouse, person: Somebody, table_id: TableId, invite: Invite = None) -> Response:
        async with house.hall.at(table_id) as place:
            table = admitted(place, person, invite)
            if table.status != OVER or table.game is None:
                raise Refused(409, "not-over")
            rows = lines(table.game, table.commitment, table.drawn)
        body = b"".join(encode(row) + b"\n" for row in rows)
        name = f"{table.settings['game']}-{table_id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type=JSON_LINES, headers=headers)

    @app.get("/api/tables/{table_id}/cards", tags=["tables"], summary="The cards this table plays with")
    async def cards(house: TheHouse, person: Somebody, table_id: TableId, invite: Invite = None) -> Response:
        async with house.hall.at(table_id) as place:
            return json(admitted(place, person, invite).deck.content)

    @app.get("/api/tables/{table_id}/texts", tags=["tables"], summary="What those cards say, in codes and arguments")
    async def texts(house: TheHouse, person: Somebody, table_id: TableId, invite: Invite = None) -> Response:
        async with house.hall.at(table_id) as place:
            return json(texts_of(admitted(place, person, invite).deck))


@lru_cache(maxsize=64)
def texts_of(deck: Deck) -> msgspec.Raw:
    """What a deck's cards say, written once for all its tables."""
    return msgspec.Raw(encode(kit_of(deck.game).texts(deck)))


def admitted(place: Place, person: str | None, invite: str | None) -> Table:
    """A private table is not there for strangers."""
    if not place.table.admits(person, invite):
        raise Refused(404, "no-such-table")
    return place.table


def steps_of(table: Table, kept: list[Entry], after: int, tell: Telling) -> dict[str, Any]:
    """Every entry as ``tell`` has it; ``next`` is where the rest begins, if there is more."""
    steps: list[msgspec.Raw] = []
    last = 0
    for entry in kept:
        move = table.take(entry)
        step = tell(entry, move) if entry.version > after else None
        if step is None:
            continue
        if len(steps) == MOST_STEPS:
            return {"steps": steps, "version": kept[-1].version, "next": last}
        steps.append(msgspec.Raw(encode(step)))
        last = entry.version
    return {"steps": steps, "version": kept[-1].version, "next": None}


def to_be_told(table: Table, person: str | None, eyes: Eyes, entry: Entry, move: Move | None) -> dict[str, Any]:
    """A step as it was told to these eyes."""
    return table.step(entry, move, person, eyes if table.game is not None else None)


def to_look_through(
    table: Table, person: str | None, eyes: Eyes, entry: Entry, move: Move | None
) -> dict[str, Any] | None:
    """A step if the game looks different after it."""
    if entry.kind not in (e.BEGAN, e.PLAYED, e.UNDONE):
        return None
    told = table.step(entry, move, person, eyes)
    return {name: told[name] for name in ("version", "seat", "entry", "events", "view")}


async def carry_out(house: House, person: str, table_id: str, command: dict[str, Any]) -> Response:
    """A command; with 409 comes what the person should have known."""
    if not house.commands.take(person):
        raise Refused(429, "too-fast")
    if command["do"] == "say" and not house.chat.take(person):
        raise Refused(429, "too-fast")
    name = await name_of(house, person) if command["do"] == "sit" else ""
    try:
        with metrics.ANSWERING.time():
            version = await house.hall.act(table_id, person, name, command)
    except Refused as problem:
        metrics.COMMANDS.labels(command["do"], problem.code).inc()
        if problem.status != 409:
            raise
        async with house.hall.at(table_id) as place:
            if not place.table.admits(person, command.get("invite")):
                raise
            eyes = place.table.eyes(person, own_seat(place.table, person, command.get("seat")))
            state = place.table.state(person, eyes, house.hall.up())
            return refused(409, problem.code, state, **problem.arguments)
    metrics.COMMANDS.labels(command["do"], "done").inc()
    return json({"table": table_id, "version": version})


def own_seat(table: Table, person: str, seat: int | None) -> int | None:
    return seat if seat in table.seats_of(person) else None


def add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table_id}/live")
    async def live(socket: WebSocket, table_id: str) -> None:
        house: House = app.state.house
        await Live(house, socket, table_id).run()


class Live:
    """One socket: steps as they happen, from one pair of eyes."""

    def __init__(self, house: House, socket: WebSocket, table_id: str) -> None:
        self.house = house
        self.socket = socket
        self.table_id = table_id
        self.person, _ = house.identity.read(socket.cookies.get(COOKIE))
        self.acknowledged = 0
        self.keys = [f"address {address_of(socket.scope)}"]
        if self.person is not None:
            self.keys.append(self.person)

    async def run(self) -> None:
        """From the handshake to the end, however it comes."""
        headers = dict(self.socket.scope["headers"])
        door: Door = self.socket.app.state.door
        if not door.origin_fits(headers):
            await self.socket.close(STRANGE, "other-origin")
            return
        if not self._count_in():
            await self.socket.close(TOO_MANY, "too-many-sockets")
            return
        try:
            await self._serve()
        finally:
            for key in self.keys:
                self.house.sockets[key] -= 1
                if not self.house.sockets[key]:
                    del self.house.sockets[key]

    def _count_in(self) -> bool:
        limits = self.house.settings.limits
        counts = self.house.sockets
        most = [limits.address_sockets, limits.sockets]
        if any(counts.get(key, 0) >= limit for key, limit in zip(self.keys, most, strict=False)):
            return False
        for key in self.keys:
            counts[key] = counts.get(key, 0) + 1
        return True

    async def _serve(self) -> None:
        hall = self.house.hall
        query = self.socket.query_params
        seat = int(query["seat"]) if SEAT.fullmatch(query.get("seat", "")) else None
        try:
            async with hall.at(self.table_id, newest=True) as place:
                table = admitted(place, self.person, query.get("invite"))
                guest = Guest(self.person, table.eyes(self.person, seat))
                await self.socket.accept()
                guest.behind = True
                guest.bell.set()
                place.guests.add(guest)
        except (LairError, SQLAlchemyError) as problem:
            code = problem.code if isinstance(problem, LairError) else "try-again"
            await self.socket.close(NOT_FOUND, code)
            return
        metrics.SOCKETS.inc()
        if self.person is not None:
            hall.sign_of_life(self.person, self.table_id)
            if len(place.guests) <= 20:
                hall.tell_presence(place)
        sender = asyncio.create_task(self._send(place, guest))
        try:
            await self._listen(place, guest)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            place.guests.discard(guest)
            metrics.SOCKETS.dec()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender
            if self.person is not None and len(place.guests) <= 20:
                hall.tell_presence(place)

    async def _send(self, place: Place, guest: Guest) -> None:
        """Whatever waits. A stream that cannot go on is closed: whoever is there comes again."""
        try:
            await self._send_all(place, guest)
        except (LairError, SQLAlchemyError):
            await self.socket.close(TRY_AGAIN, "try-again")

    async def _send_all(self, place: Place, guest: Guest) -> None:
        """Whatever waits; a sign of life when nothing does."""
        beat, patience = self.house.settings.beat, self.house.settings.patience
        loop = asyncio.get_running_loop()
        while True:
            if not guest.bell.is_set():
                try:
                    async with asyncio.timeout(beat):
                        await guest.bell.wait()
                except TimeoutError:
                    guest.give(BEAT)
            guest.bell.clear()
            while guest.behind or guest.waiting:
                message = guest.waiting.popleft() if not guest.behind else await self._whole(place, guest)
                cut = loop.call_later(patience, self._cut)
                try:
                    await self.socket.send_text(message.decode())
                finally:
                    cut.cancel()

    async def _whole(self, place: Place, guest: Guest) -> bytes:
        """The state now; steps that were waiting are part of it."""
        async with self.house.hall.at(self.table_id) as now:
            guest.waiting.clear()
            guest.behind = False
            state = now.table.state(guest.person, guest.seat, self.house.hall.up())
            return encode({**state, "present": self.house.hall.presence(now)})

    def _cut(self) -> None:
        """It takes nothing: let it go, so that it costs nobody anything."""
        metrics.CUT.labels("slow").inc()
        transport = self.socket.scope.get("extensions", {}).get("lair.transport")
        if transport is not None:
            transport.abort()

    async def _listen(self, place: Place, guest: Guest) -> None:
        """Acknowledgements, other eyes, and asking for the whole; commands come over HTTP."""
        bucket = Bucket(3 * WORDS_A_SECOND, 3)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take("socket"):
                metrics.CUT.labels("flood").inc()
                await self.socket.close(TOO_FAST, "too-fast")
                return
            try:
                word = msgspec.json.decode(message.get("text") or message.get("bytes") or b"", type=Word)
                await self._heed(word, place, guest)
            except (msgspec.DecodeError, UnicodeDecodeError, LairError):
                metrics.CUT.labels("malformed").inc()
                await self.socket.close(STRANGE, "not-understood")
                return
            except SQLAlchemyError:
                await self.socket.close(TRY_AGAIN, "try-again")
                return

    async def _heed(self, word: "Word", place: Place, guest: Guest) -> None:
        if word.say == "ack":
            self.acknowledged = max(self.acknowledged, word.version)
        elif word.say == "beat":
            guest.give(BEAT)
        elif word.say == "look":
            async with self.house.hall.at(self.table_id) as now:
                guest.seat = now.table.eyes(self.person, word.seat)
                guest.behind = True
                guest.bell.set()
        elif word.say == "resync":
            guest.behind = True
            guest.bell.set()
        else:
            raise Refused(400, "not-understood")


class Word(msgspec.Struct):
    """What a client says on a socket."""

    say: str
    version: int = 0
    seat: int | None = None


BEAT = encode({"say": "beat"})
