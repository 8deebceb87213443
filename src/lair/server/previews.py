"""What a link to a table looks like where it is posted: title, description and picture (Open Graph).

`described` puts the texts into the page; `Pictures` draws the PNG from the same sprites as the page, in a process of
its own. A game says in its folder, in ``preview.toml``, which of its pictures are used; a game without that file gets
the icon. Of a private table nothing is said to whoever has no invite.
"""

import asyncio
import html
import re
import secrets
import subprocess
import sys
import tomllib
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from lair.games import GAMES, manifest_of
from lair.server.answers import ListedTable
from lair.server.errors import Refused
from lair.server.schema import tables
from lair.server.store import listed
from lair.words import LANGUAGES, Words

WIDTH, HEIGHT = 1200, 630  # what most readers of links show
GROUND = 570  # where the figures stand
MARGIN = 40
LARGEST = 380  # of a figure
SKY, SKY_HIGH = "#f3cfa9", "#b79cc0"
MAX_PICTURES = 64  # kept in memory, about 150 kB each
AT_ONCE = 2  # pictures drawn at the same time
DRAW_SECONDS = 20.0  # for one picture
RASTERIZE = Path(__file__).with_name("rasterize.py")
COLOUR = re.compile(r"var\(--[a-z-]+,(#[0-9a-f]{3,8})\)")
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "pl": "pl_PL"}


def language_of(asked: str | None, accepted: str) -> str:
    """The language asked for in the address, else the first that the reader accepts and we speak."""
    for wanted in (asked or "", *accepted.split(",")):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return "en"


def table_of(connection: Connection, table_id: str, invite: str | None) -> ListedTable | None:
    """What may be told of a table to somebody with this invite."""
    t = tables.c
    row = connection.execute(
        select(t.summary, t.status, t.touched, t.version, t.private, t.invite).where(t.id == table_id)
    ).first()
    if row is None or (row.private and not secrets.compare_digest((invite or "").encode(), row.invite.encode())):
        return None
    return listed(row.summary, row.status, row.touched, row.version)


def texts_of(table: ListedTable, language: str) -> tuple[str, str]:
    """Title and description."""
    words = Words(language)
    game = words.say(f"game-{table.game}") if words.knows(f"game-{table.game}") else table.game
    names = ", ".join(name_of(seat.name, seat.faction, seat.bot, words) for seat in table.seats if seat.taken)
    free = sum(not seat.taken for seat in table.seats)
    if table.status == "open":
        text = words.say("preview-open", names=names, free=free)
    elif table.status == "playing":
        text = words.say("preview-playing", names=names)
    elif table.winners:
        winners = ", ".join(
            name_of(table.seats[seat].name, table.seats[seat].faction, table.seats[seat].bot, words)
            for seat in table.winners
        )
        text = words.say("preview-over", names=names, winners=winners, many=len(table.winners))
    else:
        text = words.say("preview-closed", names=names)
    return words.say("preview-title", game=game), text


def name_of(name: str, faction: str, bot: str | None, words: Words) -> str:
    """A bot is called by its faction."""
    if name and not bot:
        return name
    return words.say(f"faction-{faction}") if words.knows(f"faction-{faction}") else faction


def described(page: str, table: ListedTable, language: str, address: str, picture: str | None) -> str:
    """The page with its texts for this table."""
    title, text = (html.escape(one) for one in texts_of(table, language))
    facts = {
        "og:type": "website",
        "og:site_name": "Lair",
        "og:title": title,
        "og:description": text,
        "og:url": html.escape(address),
        "og:locale": LOCALES[language],
    }
    if picture is not None:
        facts |= {
            "og:image": html.escape(picture),
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title,
        }
    tags = "".join(f'<meta property="{name}" content="{value}" />' for name, value in facts.items())
    tags += '<meta name="twitter:card" content="summary_large_image" />'
    page = TITLE.sub(lambda _: f"<title>{title}</title>", page, count=1)
    page = DESCRIPTION.sub(lambda _: f'<meta name="description" content="{text}" />', page, count=1)
    return page.replace("</head>", f"{tags}</head>", 1)


# Pictures


@dataclass(frozen=True)
class Scene:
    """All that a picture depends on."""

    game: str
    factions: tuple[str, ...]  # of the seats that are taken
    winners: tuple[int, ...]  # among them


@cache
def cast_of(game: str) -> dict[str, Any] | None:
    """Which pictures a game uses; None: it says nothing."""
    file = manifest_of(game).folder / "preview.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if game in GAMES and file.is_file() else None


def scene_of(table: ListedTable) -> Scene | None:
    """What the picture of a table shows; None if there can be none."""
    cast = cast_of(table.game)
    if cast is None or not any(seat.taken for seat in table.seats):
        return None
    taken = [number for number, seat in enumerate(table.seats) if seat.taken]
    factions = tuple(table.seats[number].faction for number in taken)
    if not all(faction in cast["seats"] for faction in factions):
        return None
    winners = tuple(place for place, number in enumerate(taken) if number in table.winners)
    return Scene(table.game, factions, winners)


class Pictures:
    """Draws scenes, a few at a time, and keeps the latest."""

    def __init__(self, sprites: Path) -> None:
        self._sprites = sprites
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Task[bytes]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def of(self, scene: Scene) -> bytes | None:
        """A PNG; None where nothing can be drawn. The same scene is drawn once, however many ask."""
        if scene in self._kept:
            self._kept.move_to_end(scene)
            return self._kept[scene]
        if not (self._sprites / f"{scene.game}.svg").is_file():
            return None
        if find_spec("resvg_py") is None:  # an optional dependency
            return None
        task = self._drawing.get(scene)
        if task is None:
            task = self._drawing[scene] = asyncio.create_task(self._draw(scene))
            task.add_done_callback(lambda _: self._drawing.pop(scene, None))
        return await asyncio.shield(task)

    async def _draw(self, scene: Scene) -> bytes:
        async with self._room:
            drawn = await png_of(await asyncio.to_thread(svg_of, scene, self._sprites))
        self._kept[scene] = drawn
        if len(self._kept) > MAX_PICTURES:
            self._kept.popitem(last=False)
        return drawn


async def png_of(svg: str) -> bytes:
    """Drawn in a process of its own; `Refused` if that takes too long or fails."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(RASTERIZE), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(DRAW_SECONDS):
            drawn, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise Refused(503, "busy") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise Refused(503, "busy")
    return drawn


def svg_of(scene: Scene, sprites: Path) -> str:
    """The backdrop, and before it everyone who has a seat; winners stand in front with their prize."""
    cast = cast_of(scene.game)
    assert cast is not None
    room = (WIDTH - 2 * MARGIN) / len(scene.factions)
    figures = ""
    for place in sorted(range(len(scene.factions)), key=lambda place: place in scene.winners):
        size = min(LARGEST, 1.3 * room) * (1.15 if place in scene.winners else 1.0)
        middle = MARGIN + room * (place + 0.5)
        figures += used(cast["seats"][scene.factions[place]], middle - size / 2, GROUND - size, size)
        if place in scene.winners:
            prize = size / 3
            figures += used(cast["prize"], middle + size / 2 - 0.8 * prize, GROUND - 0.8 * prize, prize)
    wide = 4 * HEIGHT  # a backdrop is four times as wide as high; its middle is shown
    back = used(cast["backdrop"], (WIDTH - wide) / 2, 0, wide, HEIGHT)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<linearGradient id="preview-sky" x2="0" y2="1"><stop stop-color="{SKY_HIGH}"/>'
        f'<stop offset="1" stop-color="{SKY}"/></linearGradient><defs>{symbols_of(scene.game, sprites)}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#preview-sky)"/>{back}{figures}</svg>'
    )


def used(picture: str, x: float, y: float, width: float, height: float | None = None) -> str:
    size = f'width="{width:.0f}" height="{width if height is None else height:.0f}"'
    return f'<use href="#{picture}" x="{x:.0f}" y="{y:.0f}" {size}/>'


@cache
def symbols_of(game: str, sprites: Path) -> str:
    """A game's pictures with the colours of the light theme written out."""
    sprite = COLOUR.sub(r"\1", (sprites / f"{game}.svg").read_text(encoding="utf-8"))
    return sprite[sprite.index(">") + 1 : sprite.rindex("</svg>")]
