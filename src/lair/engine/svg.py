"""A position as one SVG picture, made of the same symbols as the page in the browser. Games' ``picture.py`` draw on it.

The symbols stand in a sprite, an SVG file of ``<symbol>`` elements: ``art.svg`` in the game's own folder, or that of
the page. Only those that are used are copied, so that a picture needs no other file.
"""

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

from lair.engine.manifest import Manifest

PACKAGE = Path(__file__).parent.parent
PAPER, SHEET, INK, QUIET, LINE, GOLD = "#f6ecd8", "#fffaf0", "#2b2233", "#5a4e62", "#cdbf9f", "#7a5200"
SEATS = ("#3f6f4f", "#6f654f", "#1c6c8a", "#80397f", "#7d5c00", "#ad3a25")  # as on the page
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


@cache
def sprite_of(manifest: Manifest) -> Mapping[str, str]:
    """A game's symbols by name; none if its sprite is not there."""
    places = (
        manifest.folder / "art.svg",
        PACKAGE / "server" / "page" / "art" / f"{manifest.name}.svg",  # in an installed Lair
        PACKAGE.parent.parent / "web" / "public" / "art" / f"{manifest.name}.svg",  # in a checkout
    )
    for place in places:
        if place.is_file():
            return {found[1]: found[0] for found in SYMBOL.finditer(place.read_text(encoding="utf-8"))}
    return {}


class Svg:
    """A sheet of so many units to draw on; ``str()`` is the file."""

    def __init__(self, width: int, height: int, sprite: Mapping[str, str], title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self._sprite = sprite
        self._used: dict[str, str] = {}
        self._drawn: list[str] = []
        self.box(0, 0, width, height, PAPER, LINE)

    def box(self, x: float, y: float, width: float, height: float, fill: str = SHEET, line: str = LINE) -> None:
        """A rectangle with round corners."""
        self._drawn.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{fill}" stroke="{line}"'
            ' stroke-width="2"/>'
        )

    def symbol(self, name: str, x: float, y: float, size: float) -> None:
        """A square picture of the sprite; nothing where it has none, as for cards of a designer's own."""
        if name in self._sprite:
            self._used[name] = self._sprite[name]
            self._drawn.append(f'<use href="#{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>')

    def text(
        self, words: object, x: float, y: float, size: float = 14, colour: str = INK, anchor: str = "start"
    ) -> None:
        """One line; ``y`` is its baseline."""
        style = f'font-size="{size}" fill="{colour}" text-anchor="{anchor}"'
        self._drawn.append(f'<text x="{x}" y="{y}" {style}>{escape(str(words))}</text>')

    def __str__(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}"'
            f' role="img" font-family="system-ui, sans-serif"><title>{escape(self.title)}</title>'
            f"<defs>{''.join(self._used.values())}</defs>{''.join(self._drawn)}</svg>"
        )
