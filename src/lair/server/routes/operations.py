"""For the people who run the server: health, readiness, metrics."""

import asyncio

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lair import __version__
from lair.server import store
from lair.server.answers import Health, Readiness
from lair.server.errors import Refused
from lair.server.middleware import address_of
from lair.server.routes.common import Lair, answer, gives

READ_SECONDS = 2.0  # for the database to answer
router = APIRouter(tags=["operations"])


@router.get("/health", summary="Whether this worker runs", **gives(Health))
async def health() -> Response:
    return answer(Health("ok", __version__))


@router.get("/ready", summary="Whether it can serve: database read and written, bots ready", **gives(Readiness))
async def ready(lair: Lair) -> Response:
    service = lair.service
    try:
        async with asyncio.timeout(READ_SECONDS):
            await lair.store.read(store.versions_of, [])
    except TimeoutError:
        raise Refused(503, "try-again") from None
    redis = service.pubsub is None or service.pubsub.connected
    ready = service.ready and service.stores
    return answer(Readiness(ready, redis, service.stores, service.bot_pool.waiting), 200 if ready else 503)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Only for callers on this machine: what came through a proxy came from elsewhere."""
    if address_of(request.scope) not in ("127.0.0.1", "::/64") or "x-forwarded-for" in request.headers:
        raise Refused(404, "no-such-page")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
