"""Write the sprites: ``python -m art.build``. With ``--look FOLDER``, also a page to look at them.

To add a picture, write a function that returns a `Part` (see `art.hand`), add it to the table of its module, unless
`drawings` makes that, run the build, look at it, and add its name to the test. To add a game, write its folder and add
a line to `GAMES`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from art import meeples, mighty
from art.paper import Picture, sprite, theme_css

PUBLIC = Path(__file__).parents[1] / "web" / "public" / "art"
GAMES = {"mighty": mighty.pictures, "meeples": meeples.pictures}


def files() -> dict[str, str]:
    """Every file of ``web/public/art``, by its name."""
    sprites = {f"{game}.svg": sprite(picture.svg() for picture in pictures()) for game, pictures in GAMES.items()}
    return sprites | {"theme.css": _theme()}


def _theme() -> str:
    """The colours that follow the theme: the system's, unless the page's root says ``data-theme``."""
    night = theme_css(":root:not([data-theme=light])", True)
    return "\n".join(
        (
            theme_css(":root", False),
            f"@media (prefers-color-scheme:dark){{{night}}}",
            theme_css(":root[data-theme=dark]", True),
            "",
        )
    )


def contact_sheet(pictures: Sequence[Picture], sizes: Sequence[int]) -> str:
    """A page with every picture at every size, by day and by night."""
    rows = "".join(
        "<p>"
        + "".join(
            f'<svg width="{size * p.wide / 100:.0f}" height="{size * p.high / 100:.0f}"><use href="#{p.name}"/></svg>'
            for p in pictures
        )
        + "</p>"
        for size in sizes
    )
    style = (
        "body{margin:0;display:flex;flex-direction:column}div{padding:8px}p{margin:4px 0}svg{margin:2px}"
        f".day{{background:#f6ecd8}}.night{{background:#1b1729}}{theme_css('.night', True)}"
    )
    sprites = f'<svg width="0" height="0" style="position:absolute">{"".join(p.svg() for p in pictures)}</svg>'
    return (
        f"<!doctype html><meta charset=utf-8><style>{style}</style>{sprites}"
        f'<div class="day">{rows}</div><div class="night">{rows}</div>'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--look", type=Path, help="write a page to look at into this folder")
    parser.add_argument("--only", default="", help="only pictures whose id contains this, on that page")
    parser.add_argument("--sizes", default="160,64,32", help="sizes on that page, in pixels")
    told = parser.parse_args()
    for name, text in files().items():
        PUBLIC.mkdir(parents=True, exist_ok=True)
        (PUBLIC / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text) / 1000:.0f} kB")
    if told.look:
        drawn = [picture for pictures in GAMES.values() for picture in pictures()]
        chosen = [p for p in drawn if any(word in p.name for word in told.only.split(","))]
        sizes = [int(size) for size in told.sizes.split(",")]
        told.look.mkdir(parents=True, exist_ok=True)
        (told.look / "pictures.html").write_text(contact_sheet(chosen, sizes), encoding="utf-8")
        for p in chosen:
            if not p.fits():
                print(f"cut off: {p.name}")


if __name__ == "__main__":
    main()
