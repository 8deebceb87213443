"""The application: routes, error handlers and the page, behind the gateway. docs/protocol.md is its manual."""

import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from lair import __version__
from lair.errors import LairError
from lair.server.answers import Problem
from lair.server.errors import Refused
from lair.server.middleware import Gateway
from lair.server.network import Network
from lair.server.openapi import complete, content_of
from lair.server.routes import (
    account,
    finding,
    games,
    lab,
    live,
    manners,
    notices,
    operations,
    people,
    previews,
    profiles,
    tables,
)
from lair.server.routes import network as network_routes
from lair.server.routes.common import problem_response
from lair.server.settings import Settings
from lair.server.state import AppState
from lair.server.static_files import add_site
from lair.server.structs import prepare

PROBLEM_STATUSES = (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
HTTP_CODES = {404: "no-such-page", 405: "no-such-method", 400: "not-understood", 413: "too-large"}
log = logging.getLogger("lair.app")


def make_app(settings: Settings, network: Network | None = None) -> Gateway:
    """The whole application, behind its gateway."""
    app = make_api()
    app.state.lair = AppState(settings, network)
    app.state.gateway = Gateway(app, settings, app.state.lair.requests)
    gateway: Gateway = app.state.gateway
    return gateway


def make_api() -> FastAPI:
    """The routes alone; they need ``app.state.lair`` to run."""
    prepare()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        state: AppState = app.state.lair
        await state.start()
        yield
        await state.stop()

    app = FastAPI(
        title="Lair",
        version=__version__,
        description="Tables for tabletop games, for people and bots. docs/protocol.md explains a whole session.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses={status: {"description": "Refused", **content_of(Problem)} for status in PROBLEM_STATUSES},
    )
    app.add_exception_handler(LairError, on_lair_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(SQLAlchemyError, on_database_error)
    routers = (  # the first that fits a path is taken, so the busiest come first
        tables,
        live,
        operations,
        network_routes,
        games,
        lab,
        people,
        account,
        profiles,
        manners,
        finding,
        notices,
        previews,
    )
    for module in routers:
        app.include_router(module.router)
    complete(app)
    add_site(app, told_of=lambda request, page: previews.page_of(app.state.lair, request, page))
    return app


async def on_lair_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, LairError)
    return problem_response(problem, problem.status if isinstance(problem, Refused) else 422)


async def on_invalid(request: Request, problem: Exception) -> Response:
    """Say which parameters are wrong, and nothing of their values."""
    assert isinstance(problem, RequestValidationError)
    places = [".".join(str(part) for part in error["loc"])[:80] for error in problem.errors()[:3]]
    return problem_response(LairError("not-understood", where=", ".join(places)))


async def on_http_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    return problem_response(LairError(HTTP_CODES.get(problem.status_code, "refused")), problem.status_code)


async def on_database_error(request: Request, problem: Exception) -> Response:
    log.error("the database does not answer", exc_info=problem)
    return problem_response(LairError("try-again"), 503)
