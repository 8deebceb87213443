"""What can be played: games, their words and their lessons."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from lair.bots import levels_of
from lair.bots.network import unknown_cards
from lair.engine.manifest import Manifest
from lair.games import GAMES, rules_of
from lair.games.decks import load
from lair.lessons import LESSONS, Lesson, lesson
from lair.server.answers import GameInfo
from lair.server.errors import Refused
from lair.server.routes.common import Lair, answer, gives
from lair.words import game_text

router = APIRouter(prefix="/api", tags=["games"])
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,16}$", examples=list(GAMES))]
Language = Annotated[str, Path(pattern=r"^[a-z]{2}$", examples=["en"])]


@router.get("/games", summary="All games", **gives({"game": GameInfo}))
async def games(lair: Lair) -> Response:
    return answer({name: game_info(manifest, lair.settings.lab) for name, manifest in GAMES.items()})


@router.get(
    "/games/{name}/words/{language}",
    summary="The sentences of a game, as a Fluent file",
    responses={200: {"description": "Done", "content": {"text/plain": {"schema": {"type": "string"}}}}},
    response_class=Response,
)
async def words(name: GameName, language: Language) -> Response:
    if name not in GAMES:
        raise Refused(404, "no-such-game", game=name, games=", ".join(GAMES))
    return Response(game_text(name, language), media_type="text/plain; charset=utf-8")


@router.get("/lessons/{name}", summary="A guided first game, step by step", **gives(Lesson))
async def lessons(name: GameName) -> Response:
    if name not in LESSONS:
        raise Refused(404, "no-such-lesson", lesson=name, lessons=", ".join(LESSONS))
    return answer(lesson(name))


def game_info(manifest: Manifest, lab: bool) -> GameInfo:
    rules = rules_of(manifest.name)
    return GameInfo(
        players=list(manifest.players),
        options=manifest.options,
        bots=levels_of(manifest.name),  # type: ignore[arg-type]
        unknown_cards=unknown_cards(rules, load(manifest.name)),
        factions=manifest.factions,
        rules=rules.version,
        rule_prefix=manifest.rule_prefix,
        lesson=manifest.lesson is not None,
        lab=lab,
    )
