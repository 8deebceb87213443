"""The pictures of Mighty Monsters: all there, drawn by the one hand, and safe to put into any page."""

import gzip
import itertools
import re
from xml.etree import ElementTree

import pytest

from art import build, hand, mighty, paper
from art.mighty import factions
from art.mighty.factions.hues import HUES
from art.mighty.guards import FRONTS
from lair.games.mighty import MANIFEST
from lair.games.mighty.rules.components import RANKS, TILES

SVG = "{http://www.w3.org/2000/svg}"
FILE = build.PUBLIC / "mighty.svg"
EXPECTED = {
    *(f"mighty-{faction}-{strength}" for faction in MANIFEST.factions for strength in range(1, RANKS + 1)),
    *(f"symbol-{i}" for i in range(len(MANIFEST.factions))),
    *(f"guard-back-{level}" for level in (1, 2, 3)),
    *(f"guard-front-{level}-{i}" for level in (1, 2, 3) for i in range(1, 5)),
    *(f"king-{i}" for i in range(1, TILES + 1)),
    *("king", "coin", "coins", "strength", "healing", "treasury", "chest", "gate", "start-player"),
    *("frame-monster", "frame-guard", "frame-king", "card-back", "castle"),
}
WIDE = {"castle": "0 0 400 100"} | dict.fromkeys(
    ("frame-monster", "frame-guard", "frame-king", "card-back"), "0 0 100 140"
)
DRAWN = {f"{SVG}{tag}" for tag in ("g", "path", "circle", "ellipse")}


@pytest.fixture(scope="module")
def sprite() -> ElementTree.Element:
    return ElementTree.fromstring(FILE.read_text(encoding="utf-8"))


def test_the_files_are_as_the_hand_draws_them() -> None:
    for name, text in build.files().items():
        assert (build.PUBLIC / name).read_text(encoding="utf-8") == text, "run python -m art.build"


def test_every_picture_is_there_once(sprite: ElementTree.Element) -> None:
    names = [symbol.get("id") for symbol in sprite]
    assert len(names) == len(set(names))
    assert set(names) == EXPECTED
    assert {len(fronts) for fronts in FRONTS.values()} == {4}
    assert tuple(factions.MONSTERS) == MANIFEST.factions
    for symbol in sprite:
        assert symbol.tag == f"{SVG}symbol"
        assert symbol.get("viewBox") == WIDE.get(symbol.get("id", ""), "0 0 100 100")


def test_nothing_but_shapes_is_inside(sprite: ElementTree.Element) -> None:
    for symbol in sprite:
        inside = list(symbol.iter())[1:]
        assert {element.tag for element in inside} <= DRAWN
        for element in inside:
            assert not (element.text or "").strip()
            assert {"id", "class", "href", "filter"}.isdisjoint(element.attrib)
            assert not any(name.startswith(("on", "{")) for name in element.attrib)
    text = FILE.read_text(encoding="utf-8")
    assert "url(" not in text
    assert re.findall(r"https?:[^\"']*", text) == ["http://www.w3.org/2000/svg"]


def test_colours_of_the_theme_have_the_light_one_to_fall_back_on() -> None:
    text = FILE.read_text(encoding="utf-8")
    for name, fallback in set(re.findall(r"var\(--art-([a-z-]+),(#[0-9a-f]{6})\)", text)):
        assert name == "own" or fallback == hand.THEME[name][0]
    assert text.count("var(") == len(re.findall(r"var\(--art-[a-z-]+,#[0-9a-f]{6}\)", text))


def test_nothing_is_cut_off_at_the_edge() -> None:
    assert [picture.name for picture in mighty.pictures() if not picture.fits()] == []


def test_the_files_are_small() -> None:
    raw = FILE.read_bytes()
    assert 100_000 < len(raw) < 340_000
    assert len(gzip.compress(raw, 9)) < 100_000


@pytest.mark.parametrize("faction", MANIFEST.factions)
def test_the_stronger_the_monster_the_larger_its_picture(faction: str) -> None:
    sizes = []
    for picture in factions.pictures():
        if picture.name.startswith(f"mighty-{faction}-"):
            left, top, right, bottom = paper.reach(picture.sheet)
            sizes.append(max(right - left, bottom - top))
    assert all(larger > 1.05 * smaller for smaller, larger in itertools.pairwise(sizes))
    assert len(sizes) == RANKS
    assert sizes[-1] > 95


def test_every_faction_has_its_own_colour() -> None:
    assert len(set(HUES)) == len(HUES) == len(MANIFEST.factions)
