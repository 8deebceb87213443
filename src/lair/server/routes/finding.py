"""Finding a game: waiting for others with the same wish, and who is online."""

import time
from typing import Annotated

from fastapi import APIRouter, Response

from lair.server import finding
from lair.server.answers import Ended, Finding, Online, OnlinePerson
from lair.server.commands import Wish
from lair.server.errors import Refused
from lair.server.routes.common import Lair, OptionalPerson, Person, answer, body_of, gives, name_of, takes

router = APIRouter(prefix="/api", tags=["tables"])
WishBody = Annotated[Wish, body_of(Wish)]
ONLINE_REMEMBERED = 3.0  # seconds
ABSENT_SECONDS = 60.0  # since the last sign of life at a table


@router.post("/find", summary="Look for a game: seated now, or when others fit", **takes(Wish), **gives(Finding))
async def find(lair: Lair, person: Person, wish: WishBody) -> Response:
    if not await lair.openings.take(f"find {person}"):
        raise Refused(429, "too-fast")
    return answer(await lair.matchmaker.find_game(person, await name_of(lair, person), wish))


@router.get("/find", summary="Whether I have been seated; ask every two seconds while you wait", **gives(Finding))
async def found(lair: Lair, person: Person) -> Response:
    return answer(await lair.matchmaker.look_for_game(person))


@router.delete("/find", summary="No longer look for a game", **gives(Ended))
async def stop(lair: Lair, person: Person) -> Response:
    return answer(Ended(await lair.store.write(finding.end_wish, person)))


@router.get("/online", summary="Who is online: numbers, and people at public tables", **gives(Online))
async def online(lair: Lair, person: OptionalPerson) -> Response:
    made, known = lair.online
    if known is None or time.monotonic() - made > ONLINE_REMEMBERED:
        seen_up = lair.service.uptime() - ABSENT_SECONDS
        count, waiting, games, shown = await lair.store.read(finding.online, time.time(), seen_up)
        known = Online(count, waiting, games, [OnlinePerson(**one) for one in shown])
        lair.online = (time.monotonic(), known)
    return answer(known)
