"""Opening the server to the network of its machine, for whoever sits at that machine."""

from typing import Annotated

from fastapi import APIRouter, Request, Response

from lair.server.answers import NetworkInfo
from lair.server.commands import NetworkSwitch
from lair.server.errors import Refused
from lair.server.middleware import address_of
from lair.server.network import LOOPBACK
from lair.server.routes.common import Lair, answer, body_of, gives, takes
from lair.server.state import AppState

router = APIRouter(prefix="/api", tags=["operations"])
SwitchBody = Annotated[NetworkSwitch, body_of(NetworkSwitch)]


@router.get("/network", summary="Whether others in this network reach the server", **gives(NetworkInfo))
async def network(lair: Lair, request: Request) -> Response:
    return answer(info_of(lair, request))


@router.put(
    "/network", summary="Open the server to this network, or close it", **takes(NetworkSwitch), **gives(NetworkInfo)
)
async def switch_network(lair: Lair, request: Request, wanted: SwitchBody) -> Response:
    if not may_switch(lair, request):
        raise Refused(403, "not-this-machine")
    try:
        await lair.network.switch(wanted.open)
    except OSError:
        raise Refused(409, "network-closed") from None
    return answer(info_of(lair, request))


def info_of(lair: AppState, request: Request) -> NetworkInfo:
    return NetworkInfo(lair.network.is_open, lair.network.url, may_switch(lair, request))


def may_switch(lair: AppState, request: Request) -> bool:
    """Whether the caller sits at this machine; what came through a proxy, or by another name, came from elsewhere."""
    here = address_of(request.scope) in ("127.0.0.1", "::/64") and "x-forwarded-for" not in request.headers
    return lair.network.switchable and here and request.url.hostname in LOOPBACK
