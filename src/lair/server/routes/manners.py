"""Manners: blocking, muting and reporting people."""

import time
from typing import Annotated

from fastapi import APIRouter, Response

from lair.engine.text import visible
from lair.server import manners, store
from lair.server.answers import BlockedPerson, Ended
from lair.server.commands import Block, Report
from lair.server.errors import Refused
from lair.server.routes.common import Lair, Person, answer, body_of, gives, name_of, takes
from lair.server.routes.profiles import PersonId

router = APIRouter(prefix="/api", tags=["people"])
BlockBody = Annotated[Block, body_of(Block)]
ReportBody = Annotated[Report, body_of(Report)]


@router.get("/me/blocks", summary="Whom I have blocked or muted", **gives([BlockedPerson]))
async def blocked(lair: Lair, person: Person) -> Response:
    rows = await lair.store.read(manners.blocks_of, person)
    return answer([BlockedPerson(row["other"], row["name"], row["kind"]) for row in rows])


@router.put("/me/blocks/{who}", summary="Block or mute somebody, or neither", **takes(Block), **gives(Ended))
async def block(lair: Lair, person: Person, who: PersonId, wanted: BlockBody) -> Response:
    """`ended` is true if nothing is left of a block."""
    if not await lair.commands.take(person):
        raise Refused(429, "too-fast")
    if who == person:
        raise Refused(409, "yourself")
    await name_of(lair, person)
    if not await lair.store.write(manners.set_block, person, who, wanted.kind, time.time()):
        raise Refused(404, "no-such-person")
    await lair.service.ignore_again(person)
    return answer(Ended(wanted.kind is None))


@router.post("/reports", summary="Tell the operator about somebody", **takes(Report), **gives(Ended))
async def report(lair: Lair, person: Person, given: ReportBody) -> Response:
    """`ended` is false: the operator has not dealt with it yet."""
    if not await lair.reports.take(person):
        raise Refused(429, "too-many-reports")
    await name_of(lair, person)
    if given.person == person:
        raise Refused(409, "yourself")
    if given.table is not None and not await lair.store.read(manners.share_a_table, person, given.person, given.table):
        raise Refused(404, "no-such-table")
    if await lair.store.read(store.name_of, given.person) is None:
        raise Refused(404, "no-such-person")
    row = {
        "person": person,
        "other": given.person,
        "table_id": given.table,
        "reason": given.reason,
        "text": visible(given.text),
        "at": time.time(),
    }
    await lair.store.write(manners.add_report, row)
    return answer(Ended(False))
