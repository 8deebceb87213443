"""Every card of Meeples & Monsters has its picture, and the sprite is what the generator draws."""

import gzip
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.build import PUBLIC
from art.meeples import parts
from art.meeples.kit import fitting
from art.paper import pasted, reach
from lair.games.meeples.table import DISTRICTS, KINDS

HOUSE = Path(__file__).parents[2] / "src" / "lair" / "games" / "meeples" / "cards" / "house"
SVG = "{http://www.w3.org/2000/svg}"


@cache
def written() -> str:
    return (PUBLIC / "meeples.svg").read_text(encoding="utf-8")


def symbols() -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(written()))


def keys(file: str, table: str) -> list[str]:
    cards = tomllib.loads((HOUSE / f"{file}.toml").read_text(encoding="utf-8"))
    return [card["key"] for card in cards[table]]


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("meeple", list(KINDS)),
        ("district", list(DISTRICTS)),
        ("location", keys("locations", "built") + keys("locations", "tile")),
        ("slot", keys("locations", "slot")),
        ("monster", keys("monsters", "monster")),
        ("overlord", keys("council", "overlord") + keys("council", "henchman")),
        ("token", keys("council", "token")),
        ("room", keys("towers", "room")),
        ("type", ["humanoid", "monstrous", "undead"]),
        ("level", ["1", "2", "3"]),
        ("back", ["quest", "monster-1", "monster-2", "monster-3", "arrives", "location", "room"]),
    ],
)
def test_every_key_has_its_picture_once_and_nothing_else(prefix: str, names: list[str]) -> None:
    drawn = Counter(symbol.get("id") for symbol in symbols())
    assert {name for name in drawn if name and name.startswith(f"{prefix}-")} == {f"{prefix}-{name}" for name in names}
    assert set(drawn.values()) == {1}


def test_signs_of_the_table() -> None:
    signs = "capitol capitol-works capitol-training tavern lodgings bag tower vp quest combat overflow arrives city"
    assert set(signs.split()) <= {symbol.get("id") for symbol in symbols()}


def test_only_shapes() -> None:
    allowed = {f"{SVG}{name}" for name in ("path", "circle", "ellipse", "g")}
    for symbol in symbols():
        assert symbol.tag == f"{SVG}symbol"
        inside = list(symbol.iter())[1:]
        assert inside
        assert {element.tag for element in inside} <= allowed
        assert not any(name in ("id", "class", "href") or name.startswith("on") for e in inside for name in e.attrib)
    assert not re.search(r"url\(|href|<text|<image|<script|style|filter|gradient", written(), re.IGNORECASE)


def test_coordinates_have_one_decimal() -> None:
    paths = re.findall(r' (?:d|cx|cy|r|rx|ry)="([^"]*)"', written())
    assert not any(re.search(r"\.\d\d", path) for path in paths)


def test_all_pictures_differ() -> None:
    drawn = Counter("".join(ElementTree.tostring(e, "unicode") for e in symbol) for symbol in symbols())
    assert set(drawn.values()) == {1}


def test_nothing_is_cut_off() -> None:
    for name, part in parts().items():
        left, top, right, bottom = reach(pasted(fitting(part)))
        assert left >= 2, name
        assert top >= 2, name
        assert right <= 97, name
        assert bottom <= 97, name


def test_size() -> None:
    assert len(written()) < 490_000
    assert len(gzip.compress(written().encode(), mtime=0)) < 130_000
    assert max(len(line) for line in written().splitlines()) < 9_000
