"""A game in the terminal, as text or as an image, drawn as in the terminal. The environments' ``render`` calls this.

Images are drawn with Pillow and a small font of the package's own, so that they look the same everywhere.
"""

import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.terminal_theme import MONOKAI, TerminalTheme

from lair.games.terminals import terminal_of
from lair.table.game import Game
from lair.terminal.console import console
from lair.words import Words

COLUMNS = 80
FONT = Path(__file__).parent / "lair-mono.ttf"
FONT_PIXELS = 15
MARGIN_PIXELS = 12
THEME: TerminalTheme = MONOKAI

Colour = tuple[int, int, int]


def picture(game: Game, seat: int | None, render_mode: str | None) -> Any:
    """What ``seat`` (None: a spectator) sees, as text or as an image; None without a mode."""
    if render_mode is None:
        return None
    if render_mode == "human":
        console(width=COLUMNS).print(*drawn(game, seat), sep="\n")
        return None
    return ansi(game, seat) if render_mode == "ansi" else image(lines_of(game, seat))


def ansi(game: Game, seat: int | None) -> str:
    """The table as text, without colours."""
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines_of(game, seat))


def lines_of(game: Game, seat: int | None) -> list[list[Segment]]:
    """The table as the terminal would print it."""
    screen: Console = console(io.StringIO(), COLUMNS)
    lines = []
    for part in drawn(game, seat):
        lines += screen.render_lines(part, pad=False)
    return lines


def drawn(game: Game, seat: int | None) -> Sequence[RenderableType]:
    """The parts of the terminal's drawing."""
    return terminal_of(game.rules.name).draw(Words("en"), game.deck, game.view(seat))


def image(lines: list[list[Segment]]) -> Any:
    """The lines as an image: an array of red, green and blue."""
    from PIL import Image, ImageDraw

    font = _font()
    width, height = round(font.getlength("M")), round(FONT_PIXELS * 1.25)
    drawn = Image.new(
        "RGB", (COLUMNS * width + 2 * MARGIN_PIXELS, len(lines) * height + 2 * MARGIN_PIXELS), THEME.background_color
    )
    pen = ImageDraw.Draw(drawn)
    for row, line in enumerate(lines):
        column = 0
        for part in line:
            place = (MARGIN_PIXELS + column * width, MARGIN_PIXELS + row * height)
            pen.text(place, part.text, font=font, fill=_colour(part))
            column += part.cell_length
    return np.asarray(drawn)


def _colour(part: Segment) -> Colour:
    """The colour of a part; dim text is half way to the background."""
    style = part.style
    front = tuple(style.color.get_truecolor(THEME)) if style and style.color else THEME.foreground_color
    if style and style.dim:
        front = tuple((a + b) // 2 for a, b in zip(front, THEME.background_color, strict=True))
    red, green, blue = front
    return red, green, blue


@cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(FONT, FONT_PIXELS)
