"""What a link to a table looks like where it is posted, and who may put a finished game into their own page."""

import asyncio
import re
import struct
from html import unescape
from pathlib import Path
from unittest import mock

import pytest

from lair.games import GAMES
from lair.server import previews
from lair.server.errors import Refused
from lair.server.previews import Pictures, Scene, cast_of, language_of
from tests.support.guests import OpenHouse, why

ART = Path(__file__).parents[2] / "web" / "public" / "art"
PROFILES = ART.parents[1] / "src" / "games"
PAGE = '<!doctype html><html><head><meta name="description" content="Lair." /><title>Lair</title></head><body>'


def facts_in(page: str) -> dict[str, str]:
    """The Open Graph facts of a page, and its title."""
    found = {name: unescape(text) for name, text in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)}
    return found | {"title": unescape(re.findall("<title>(.*?)</title>", page)[0])}


@pytest.fixture
async def gallery(house: OpenHouse) -> OpenHouse:
    """With the pictures of the sources: these tests need no built page."""
    house.state.pictures = Pictures(ART)
    return house


async def page_of(house: OpenHouse, path: str, **headers: str) -> str:
    """The page as the server tells it, whether it is built or not."""
    from starlette.requests import Request

    from lair.server.routes.previews import page_of as told

    path, _, query = path.partition("?")
    scope = {"type": "http", "method": "GET", "scheme": "https", "path": path, "query_string": query.encode()}
    heads = [(b"host", b"play.example"), *((k.replace("_", "-").encode(), v.encode()) for k, v in headers.items())]
    return await told(house.state, Request({**scope, "headers": heads}), PAGE)


async def test_a_link_says_what_table_it_leads_to_in_the_readers_language(house: OpenHouse) -> None:
    ada = await house.guest("Ada <b>& Co</b>")
    table = await ada.opens("mighty", players=3, bots=["adept"])
    found = facts_in(await page_of(house, f"/table/{table}"))
    assert found["title"] == found["og:title"] == "Mighty Monsters at Lair"
    assert found["og:description"].startswith("One seat is free. At the table: Ada <b>& Co</b>, ")
    assert found["og:image"] == f"https://play.example/preview/{table}.png?v=2"
    german = facts_in(await page_of(house, f"/table/{table}", accept_language="xx, de-AT;q=0.8, en"))
    assert german["og:title"] == "Mächtige Monster bei Lair"
    assert german["og:description"].startswith("Ein Platz ist frei.")
    assert facts_in(await page_of(house, f"/table/{table}?lang=pl", accept_language="de"))["og:locale"] == "pl_PL"
    assert "<b>" not in await page_of(house, f"/table/{table}"), "what people write is text"
    await ada.does(table, "seat-bot", seat=1, level="apprentice")
    await ada.does(table, "start")
    await house.bots_rest(table)
    assert "The game is on" in facts_in(await page_of(house, f"/table/{table}"))["og:description"]
    await ada.does(table, "resign")
    await house.bots_rest(table)
    told = facts_in(await page_of(house, f"/table/{table}/review"))["og:description"]
    assert re.search("closed|won", told)
    for elsewhere in ("/table/0123456789ab", "/", "/rules/mighty"):
        assert await page_of(house, elsewhere) == PAGE


async def test_of_a_private_table_nothing_is_said_without_its_invite(gallery: OpenHouse) -> None:
    ada = await gallery.guest("Ada")
    table = await ada.opens("mighty", private=True)
    invite = await ada.invite(table)
    for wrong in ("", "?invite=", "?invite=x", "?invite=%00"):
        assert await page_of(gallery, f"/table/{table}{wrong}") == PAGE
        assert why(await ada.client.get(f"/preview/{table}.png{wrong}")) == (404, "no-such-page")
    found = facts_in(await page_of(gallery, f"/table/{table}?invite={invite}"))
    assert "Ada" in found["og:description"]
    shown = await gallery.stranger().client.get(found["og:image"].removeprefix("https://play.example"))
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")


@pytest.mark.parametrize("game", ["mighty", "meeples"])
async def test_a_preview_is_drawn_from_the_games_own_pictures(gallery: OpenHouse, game: str) -> None:
    ada = await gallery.guest("Ada")
    table = await ada.opens(game, bots=["adept"])
    with mock.patch.object(previews, "png_of", side_effect=previews.png_of) as drawn:
        first, second = await asyncio.gather(*(ada.get(f"/preview/{table}.png") for _ in range(2)))
        third = await ada.get(f"/preview/{table}.png", v=7)
        assert drawn.await_count == 1, "drawn once"
    assert first.content == second.content == third.content
    assert first.content.startswith(b"\x89PNG")
    assert struct.unpack(">II", first.content[16:24]) == (1200, 630)
    assert first.headers["cross-origin-resource-policy"] == "cross-origin", "other sites show it"
    assert len(first.content) < 500_000


async def test_so_many_pictures_are_kept_and_no_more(gallery: OpenHouse) -> None:
    scenes = [Scene("mighty", ("trolls",) * (number + 1), ()) for number in range(4)]
    with mock.patch.object(previews, "MAX_PICTURES", 2), mock.patch.object(previews, "png_of", return_value=b"png"):
        for scene in scenes:
            assert await gallery.state.pictures.of(scene) == b"png"
    assert list(gallery.state.pictures._kept) == scenes[2:]
    with (
        mock.patch.object(previews, "RASTERIZE", Path("/nowhere.py")),
        pytest.raises(Refused, match="too much going on"),
    ):
        await gallery.state.pictures.of(Scene("mighty", ("sea",), ()))
    assert gallery.state.pictures._drawing == {}, "a failure is not kept: the next who asks tries again"
    assert await gallery.state.pictures.of(Scene("nowhere", ("trolls",), ())) is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_previews_use_pictures_that_exist(game: str) -> None:
    cast = cast_of(game)
    assert cast is not None
    sprite = (ART / f"{game}.svg").read_text()
    for picture in (cast["backdrop"], cast["prize"], *cast["seats"].values()):
        assert f'<symbol id="{picture}"' in sprite
    assert set(cast["seats"]) == set(GAMES[game].factions)
    profile = (PROFILES / game / "profile.ts").read_text()
    assert f"backdrop: '{cast['backdrop']}'" in profile, "the same place as on the front page"


def test_no_picture_is_drawn_in_the_servers_own_process() -> None:
    """Resvg holds Python's lock while it draws: even in a thread everybody would wait."""
    sources = (Path(previews.__file__).parent).rglob("*.py")
    assert [file.name for file in sources if "import resvg_py" in file.read_text()] == ["rasterize.py"]


def test_winners_stand_out() -> None:
    scene = Scene("mighty", ("trolls", "sea"), (1,))
    drawn = previews.svg_of(scene, ART)
    assert drawn.index('href="#mighty-trolls-4"') < drawn.index('href="#mighty-sea-3"') < drawn.index('href="#chest"')
    assert "#chest" not in previews.svg_of(Scene("mighty", ("trolls", "sea"), ()), ART).rpartition("</defs>")[2]
    assert "var(--" not in drawn


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        (None, "", "en"),
        (None, "fr-CA,fr;q=0.9", "fr"),
        ("de", "fr", "de"),
        ("xx", "pl", "pl"),
        (None, "*,;q", "en"),
    ],
)
def test_languages(asked: str | None, accepted: str, language: str) -> None:
    assert language_of(asked, accepted) == language


async def test_only_the_embedded_board_may_stand_in_other_pages(house: OpenHouse) -> None:
    stranger = house.stranger(accept="text/html")
    embedded = (await stranger.get("/embed/0123456789ab")).headers
    assert "frame-ancestors *" in embedded["content-security-policy"]
    assert "script-src 'self'" in embedded["content-security-policy"]
    assert "x-frame-options" not in embedded
    for path in ("/", "/table/0123456789ab", "/embed", "/embed/0123456789ab/x", "/api/tables/0123456789ab", "/embed/x"):
        headers = (await stranger.get(path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
