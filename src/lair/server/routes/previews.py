"""The picture of a table's link, and the page of a table with the texts that readers of links show."""

import re
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from lair.server import previews
from lair.server.errors import Refused
from lair.server.previews import described, language_of, scene_of
from lair.server.routes.common import Invite, Lair, TableId
from lair.server.state import AppState

TABLE_PAGE = re.compile(r"/?(?:table|embed)/([0-9a-f]{12})(?:/review)?/?")
PNG = {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}, "description": "The picture"}
router = APIRouter(tags=["previews"])


@router.get(
    "/preview/{table_id}.png",
    summary="A picture of the table, for links",
    responses={200: PNG},
    response_class=Response,
)
async def preview(
    lair: Lair,
    table_id: TableId,
    invite: Invite = None,
    version: Annotated[int | None, Query(alias="v", ge=0, description="Makes the address new when it changes.")] = None,
) -> Response:
    table = await lair.store.read(previews.table_of, table_id, invite)
    scene = None if table is None else scene_of(table)
    drawn = None if scene is None else await lair.pictures.of(scene)
    if drawn is None:
        raise Refused(404, "no-such-page")
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=3600"})


async def page_of(lair: AppState, request: Request, page: str) -> str:
    """The page, with the texts of its table if it is one that may be told of."""
    found = TABLE_PAGE.fullmatch(request.url.path)
    if found is None:
        return page
    invite = request.query_params.get("invite")
    try:
        table = await lair.store.read(previews.table_of, found[1], invite)
    except SQLAlchemyError:  # the page itself says so, and tries again
        return page
    if table is None:
        return page
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    site = lair.settings.public_url or str(request.base_url).rstrip("/")
    key = "" if invite is None else f"&invite={table_invite(invite)}"
    picture = f"{site}/preview/{table.table}.png?v={table.version}{key}" if scene_of(table) else f"{site}/icon-512.png"
    return described(page, table, language, f"{site}{request.url.path}", picture)


def table_invite(invite: str) -> str:
    """An invite that was right has no other characters; nothing else comes this far."""
    return re.sub(r"[^A-Za-z0-9_-]", "", invite)
