"""Tables: lists, opening one, its state, commands, and everything that can be asked about its game."""

import asyncio
import re
from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from lair.engine.deck import Deck
from lair.games import kit_of
from lair.server import commands as c
from lair.server import metrics, store
from lair.server.answers import (
    Archived,
    CommandDone,
    Hint,
    History,
    ListedTable,
    ReviewProgress,
    ScoreLine,
    ScoreSheet,
    SeatOrAll,
    State,
    TableCreated,
    ViewStep,
    WhyNot,
)
from lair.server.entries import Began, Entry, Pace, Played, Undone
from lair.server.errors import Refused
from lair.server.finding import is_wanted
from lair.server.middleware import address_of
from lair.server.routes.common import (
    Invite,
    Lair,
    OptionalPerson,
    Person,
    Seat,
    TableId,
    admitted,
    answer,
    body_of,
    decode_body,
    gives,
    name_of,
    problem_response,
    takes,
)
from lair.server.table import OVER, Table, encode
from lair.table.replay import lines
from lair.table.reports import score_sheet

MAX_LISTED = 100  # tables
MAX_STEPS = 500  # of a history in one answer
JSON_LINES = "application/jsonl"
ACTION_NUMBER = re.compile("[0-9]{1,6}")
HistorySeat = Annotated[
    Annotated[int, Field(ge=0, le=c.MAX_PLAYERS - 1)] | Literal["all"] | None,
    Query(description="Which of your seats; after the end any seat, or `all` with every hand open."),
]
CommandBody = Annotated[c.AnyCommand, body_of(c.AnyCommand)]
ArchiveBody = Annotated[c.Archive, body_of(c.Archive)]
router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.get("", summary="My tables, open ones, or games to watch", **gives([ListedTable]))
async def listed(
    lair: Lair,
    person: OptionalPerson,
    which: Annotated[Literal["mine", "archived", "open", "watch"], Query(alias="list")] = "open",
    game: Annotated[str | None, Query(pattern="^[a-z]{1,16}$", description="Public tables of this game.")] = None,
    players: Annotated[int | None, Query(ge=c.MIN_PLAYERS, le=c.MAX_PLAYERS, description="With so many seats.")] = None,
    pace: Annotated[Pace | None, Query(description="Public tables of this pace.")] = None,
    clock: Annotated[Literal["none", "turn", "game"] | None, Query(description="With such a clock.")] = None,
    rated: Annotated[bool | None, Query(description="Rated ones, or others.")] = None,
) -> Response:
    """The filters are for public tables, `open` and `watch`."""
    if which in ("mine", "archived"):
        if person is None:
            raise Refused(401, "who-are-you")
        return answer(await lair.store.read(store.my_tables, person, which == "archived", MAX_LISTED))
    status = "open" if which == "open" else "playing"
    found = await lair.store.read(store.public_tables, status, game, MAX_LISTED)
    return answer([table for table in found if is_wanted(table, players, pace, clock, rated)])


@router.post("", summary="Open a table and take a seat", **takes((c.NewTable, c.NewLesson)), **gives(TableCreated))
async def open_table(lair: Lair, person: Person, request: Request) -> Response:
    if not await lair.openings.take(person):
        raise Refused(429, "too-fast")
    body = await request.body()
    is_lesson = "lesson" in decode_body(request, body, dict[str, msgspec.Raw])
    new = decode_body(request, body, c.NewLesson) if is_lesson else decode_body(request, body, c.NewTable)
    name = await name_of(lair, person)
    return answer(TableCreated(await lair.service.open_table(person, name, new)))


@router.get("/{table_id}", summary="Everything I may see", **gives(State))
async def state(
    lair: Lair, person: OptionalPerson, table_id: TableId, seat: Seat = None, invite: Invite = None
) -> Response:
    service = lair.service
    async with service.at(table_id, newest=True) as live:
        table = admitted(live, person, invite)
        own = table.viewing_seat(person, seat)
        return answer(table.state(person, own, service.uptime(), service.present(live)))


@router.post("/{table_id}/commands", summary="Carry out a command", **takes("Command"), **gives(CommandDone))
async def command(lair: Lair, person: Person, table_id: TableId, command: CommandBody) -> Response:
    """With 409 the current state comes along."""
    if not await lair.commands.take(person) or (isinstance(command, c.Say) and not await lair.chat.take(person)):
        raise Refused(429, "too-fast")
    name = await name_of(lair, person) if isinstance(command, c.Sit) else ""
    try:
        with metrics.ANSWERING.time():
            version = await lair.service.act(table_id, person, name, command)
    except Refused as problem:
        metrics.COMMANDS.labels(command.kind, problem.code).inc()
        if problem.status != 409:
            raise
        async with lair.service.at(table_id) as live:
            table = live.table
            if not table.admits(person, c.invite_of(command)):
                raise
            own = table.seat_after_moving(person, getattr(command, "seat", None))
            current = table.state(person, own, lair.service.uptime())
            return problem_response(problem, 409, current)
    metrics.COMMANDS.labels(command.kind, "done").inc()
    return answer(CommandDone(table_id, version))


@router.put("/{table_id}/archived", summary="Archive a table in my list", **takes(c.Archive), **gives(Archived))
async def archive(lair: Lair, person: Person, table_id: TableId, wanted: ArchiveBody) -> Response:
    if not await lair.store.write(store.set_archived, person, table_id, wanted.archived):
        raise Refused(404, "no-such-table")
    return answer(Archived(table_id, wanted.archived))


@router.get("/{table_id}/history", summary="What happened so far, as far as I may see it", **gives(History))
async def history(
    lair: Lair,
    request: Request,
    person: OptionalPerson,
    table_id: TableId,
    seat: HistorySeat = None,
    invite: Invite = None,
    after: Annotated[int, Query(ge=0, le=c.MAX_VERSION)] = 0,
    views: Annotated[bool, Query(description="Only the deal and every move, each with the view.")] = False,
    most: Annotated[int, Query(ge=1, le=MAX_STEPS, description="How many steps at most.")] = MAX_STEPS,
) -> Response:
    if not await lair.histories.take(address_of(request.scope)):
        raise Refused(429, "too-fast")
    async with lair.service.at(table_id) as live:
        table = admitted(live, person, invite)
        own = table.history_seat(person, seat)
        entries = await lair.store.read(store.entries_after, table_id, 0)
        fresh = table.unfolded()
    ignored = await lair.service.ignored_by(person)
    return answer(await asyncio.to_thread(steps_of, fresh, entries, after, person, own, views, most, ignored))


def steps_of(
    table: Table,
    entries: list[Entry],
    after: int,
    person: str | None,
    seat: SeatOrAll,
    views: bool,
    most: int,
    ignored: frozenset[str],
) -> History:
    """The steps of entries after a version, at most ``most``; with ``views`` only those that change the game."""
    steps: list[msgspec.Raw] = []
    last = 0
    for entry in entries:
        move = table.take(entry)
        if entry.version <= after or (views and not isinstance(entry.body, Began | Played | Undone)):
            continue
        if len(steps) == most:
            return History(steps, entries[-1].version, last)
        step = table.step(entry, move, person, seat if table.game is not None else None, ignored)
        events = () if move is None else move.events
        told = ViewStep(step.version, step.seat, step.entry, events, step.view) if views else step
        steps.append(msgspec.Raw(encode(told)))
        last = entry.version
    return History(steps, entries[-1].version, None)


@router.get("/{table_id}/hint", summary="What the search thinks of my actions", **gives(Hint))
async def hint(lair: Lair, person: Person, table_id: TableId, seat: Seat = None) -> Response:
    if not await lair.hints.take(person):
        raise Refused(429, "too-fast")
    async with lair.service.at(table_id) as live:
        admitted(live, person, None)
    return answer(Hint(await lair.service.hint(table_id, person, seat)))


@router.get("/{table_id}/score", summary="Where everyone's points came from so far", **gives(ScoreSheet))
async def score(
    lair: Lair, request: Request, person: OptionalPerson, table_id: TableId, invite: Invite = None
) -> Response:
    if not await lair.histories.take(address_of(request.scope)):
        raise Refused(429, "too-fast")
    async with lair.service.at(table_id) as live:
        game = admitted(live, person, invite).game
        if game is None:
            raise Refused(409, "not-playing")
        copied = game.copy()
    rows = await asyncio.to_thread(score_sheet, copied)
    return answer(ScoreSheet([ScoreLine(row.code, row.arguments, list(row.points)) for row in rows], copied.scores))


@router.get("/{table_id}/review", summary="After the end: what the search thinks of it", **gives(ReviewProgress))
async def review(
    lair: Lair, request: Request, person: OptionalPerson, table_id: TableId, invite: Invite = None
) -> Response:
    reviews = lair.service.reviews
    async with lair.service.at(table_id) as live:
        table = admitted(live, person, invite)
        if table.status != OVER or table.game is None:
            raise Refused(409, "not-over")
        if reviews.get(table_id) is None:
            if reviews.busy:
                raise Refused(503, "reviews-busy")
            if not await lair.reviews.take(address_of(request.scope)):
                raise Refused(429, "too-many-reviews")
            await lair.service.review(live)
        begun = reviews.get(table_id)
        assert begun is not None
        return answer(begun.progress())


@router.get("/{table_id}/why", summary="Why I may not play an action", **gives(WhyNot))
async def why(
    lair: Lair,
    person: Person,
    table_id: TableId,
    action: Annotated[str, Query(max_length=40, description="Its number, or its notation.")],
    seat: Seat = None,
) -> Response:
    if not await lair.reasons.take(person):
        raise Refused(429, "too-fast")
    async with lair.service.at(table_id) as live:
        table = admitted(live, person, None)
        reason = table.why_not(person, seat, int(action) if ACTION_NUMBER.fullmatch(action) else action)
    return answer(WhyNot(True) if reason is None else WhyNot(False, **asdict(reason)))


@router.get(
    "/{table_id}/replay",
    summary="After the end: the replay file",
    responses={200: {"description": "Done", "content": {JSON_LINES: {"schema": {"type": "string"}}}}},
    response_class=Response,
)
async def replay(lair: Lair, person: OptionalPerson, table_id: TableId, invite: Invite = None) -> Response:
    async with lair.service.at(table_id) as live:
        table = admitted(live, person, invite)
        if table.status != OVER or table.game is None:
            raise Refused(409, "not-over")
        rows = lines(table.game, table.commitment, table.drawn)
    name = f"{table.settings.game}-{table_id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(b"".join(encode(row) + b"\n" for row in rows), media_type=JSON_LINES, headers=headers)


@router.get("/{table_id}/cards", summary="The cards of this table, as a card file's content", **gives("Cards"))
async def cards(lair: Lair, person: OptionalPerson, table_id: TableId, invite: Invite = None) -> Response:
    async with lair.service.at(table_id) as live:
        return answer(admitted(live, person, invite).deck.content)


@router.get("/{table_id}/texts", summary="What those cards say, in codes and arguments", **gives("Texts"))
async def texts(lair: Lair, person: OptionalPerson, table_id: TableId, invite: Invite = None) -> Response:
    async with lair.service.at(table_id) as live:
        return answer(texts_of(admitted(live, person, invite).deck))


@lru_cache(maxsize=64)
def texts_of(deck: Deck) -> msgspec.Raw:
    """What a deck's cards say, encoded once for all its tables."""
    return msgspec.Raw(encode(kit_of(deck.game).texts(deck)))
