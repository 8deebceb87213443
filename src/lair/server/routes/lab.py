"""The laboratory in the browser: the house cards as a form, cards checked, and a run that is watched as it plays."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from lair.games import GAMES
from lair.server.answers import LabChecked, LabForm
from lair.server.commands import LabCards, LabRun
from lair.server.errors import Refused
from lair.server.lab import LabStream, checked_cards, form_of, order_of
from lair.server.routes.common import Lair, Person, answer, body_of, gives, takes
from lair.server.routes.games import GameName
from lair.server.table import encode

JSON_LINES = "application/jsonl"
SEED_BITS = 53
CardsBody = Annotated[LabCards, body_of(LabCards)]
RunBody = Annotated[LabRun, body_of(LabRun)]
router = APIRouter(prefix="/api/lab", tags=["laboratory"])


async def open_game(lair: Lair, name: GameName) -> str:
    """The game, if this server lets people work on its cards."""
    if not lair.settings.lab:
        raise Refused(404, "lab-closed")
    if name not in GAMES:
        raise Refused(404, "no-such-game", game=name, games=", ".join(GAMES))
    return name


Game = Annotated[str, Depends(open_game)]


class RunResponse(StreamingResponse):
    """A run as lines of JSON. It ends when the client goes, or when it is over."""

    def __init__(self, run: LabStream) -> None:
        self.run = run
        super().__init__(self._lines(), media_type=JSON_LINES, headers={"cache-control": "no-store"})

    async def _lines(self) -> AsyncIterator[bytes]:
        async for progress in self.run.progress():
            yield encode(progress) + b"\n"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.run.lab.finish(self.run)


@router.get("/{name}", summary="The house cards of a game, as a form", **gives(LabForm))
async def form(lair: Lair, game: Game) -> Response:
    return answer(await asyncio.to_thread(form_of, game, lair.settings.limits))


@router.post("/{name}/check", summary="What is wrong with cards, and where", **takes(LabCards), **gives(LabChecked))
async def check(lair: Lair, game: Game, person: Person, sent: CardsBody) -> Response:
    if not await lair.lab_checks.take(person):
        raise Refused(429, "too-fast")
    return answer(await asyncio.to_thread(checked_cards, game, sent.cards))


@router.post(
    "/{name}/run",
    summary="Compare cards with the house cards: a line of `LabProgress` for each step",
    responses={200: {"description": "Done", "content": {JSON_LINES: {"schema": {"type": "string"}}}}},
    response_class=Response,
    **takes(LabRun),
)
async def run(lair: Lair, game: Game, person: Person, wanted: RunBody) -> Response:
    """The same person's other run ends. Closing the connection ends this one."""
    if not await lair.lab_starts.take(person):
        raise Refused(429, "too-fast")
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    order = await asyncio.to_thread(order_of, game, wanted, seed, lair.settings.limits)
    return RunResponse(await lair.lab.start(person, order, wanted.games))
