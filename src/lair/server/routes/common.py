"""What routes share: dependencies, bodies, answers, and the declarations that openapi.json is made from."""

from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Cookie, Depends, Path, Query, Request, Response
from msgspec import UNSET

from lair.errors import LairError
from lair.server import store
from lair.server.answers import Problem, State, Trouble
from lair.server.commands import MAX_PLAYERS
from lair.server.errors import Refused
from lair.server.identity import COOKIE, Signed
from lair.server.live_table import LiveTable
from lair.server.openapi import content_of
from lair.server.state import AppState
from lair.server.table import Table, encode

JSON = "application/json"
Kind = TypeVar("Kind")

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$", examples=["0123456789ab"])]
Seat = Annotated[int | None, Query(ge=0, le=MAX_PLAYERS - 1, description="Which of your seats; without it your first.")]
Invite = Annotated[str | None, Query(max_length=64, description="For a private table.")]
CookieText = Annotated[str | None, Cookie(alias=COOKIE, max_length=200)]


# Who asks


async def state_of(request: Request) -> AppState:
    state: AppState = request.app.state.lair
    return state


Lair = Annotated[AppState, Depends(state_of)]


async def optional_session(lair: Lair, request: Request, cookie: CookieText = None) -> Signed | None:
    """What the cookie says, or None. The gateway adds a renewed cookie to the answer if this one is old."""
    signed = await lair.sessions.of(lair.identity, cookie, request.headers.get("user-agent", ""))
    if signed is not None and signed.old:
        answer = Response()
        lair.set_cookie(answer, signed.person, signed.session)
        request.state.fresh_cookie = answer.headers["set-cookie"]
    return signed


OptionalSession = Annotated[Signed | None, Depends(optional_session)]


async def required_session(signed: OptionalSession) -> Signed:
    if signed is None:
        raise Refused(401, "who-are-you")
    return signed


Session = Annotated[Signed, Depends(required_session)]


async def optional_person(signed: OptionalSession) -> str | None:
    return None if signed is None else signed.person


OptionalPerson = Annotated[str | None, Depends(optional_person)]


async def required_person(signed: Session) -> str:
    return signed.person


Person = Annotated[str, Depends(required_person)]


async def name_of(lair: AppState, person: str) -> str:
    name = await lair.store.read(store.name_of, person)
    if name is None:
        raise Refused(401, "who-are-you")
    return name


def admitted(live: LiveTable, person: str | None, invite: str | None) -> Table:
    """The table, if the person may see it; a private table does not exist for others."""
    if not live.table.admits(person, invite):
        raise Refused(404, "no-such-table")
    return live.table


# Bodies and answers


def decode_body(request: Request, body: bytes, kind: type[Kind]) -> Kind:
    """The body of a request. A refusal says where it is wrong, and nothing of its content.

    Only JSON by its content type: a form of another site cannot send that without asking first.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused(422, "not-understood", where="content-type")
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as problem:
        raise Refused(422, "not-understood", where=f"body{place_in(str(problem))}"[:80]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(400, "not-understood", where="body") from None


def place_in(message: str) -> str:
    """The path in a message of msgspec, such as ``.seat``."""
    return message.rpartition(" - at `$")[2].rstrip("`") if " - at `$" in message else ""


def body_of(kind: Any) -> Any:
    """A dependency: the decoded body of a request."""

    async def read(request: Request) -> Any:
        return decode_body(request, await request.body(), kind)

    return Depends(read)


def takes(kind: Any) -> dict[str, Any]:
    """Declares the type of a route's body in openapi.json."""
    return {"openapi_extra": {"requestBody": {"required": True, **content_of(kind)}}}


def gives(kind: Any) -> dict[str, Any]:
    """Declares the type of a route's answer in openapi.json."""
    return {"responses": {200: {"description": "Done", **content_of(kind)}}}


def answer(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type=JSON)


def problem_response(problem: LairError, status: int = 422, state: State | None = None) -> Response:
    trouble = Trouble(problem.code, problem.arguments)
    return answer(Problem(trouble, UNSET if state is None else state), status)
