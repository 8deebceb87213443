"""Every picture of Meeples & Monsters, in one sprite: ``python -m web.art.meeples`` writes it."""

from __future__ import annotations

from pathlib import Path

from web.art import meeples_city, meeples_monsters, meeples_wood
from web.art.hand import Part, cut_out, pasted, sprite
from web.art.meeples_kit import fitting
from web.art.meeples_shears import seen
from web.art.sheet import Picture

TARGET = Path(__file__).parents[1] / "public" / "art" / "meeples.svg"


def parts() -> dict[str, Part]:
    """All pictures of 100 x 100 by their names."""
    return {
        **meeples_wood.meeples(),
        **meeples_wood.places(),
        **meeples_wood.marks(),
        **meeples_city.city(),
        **meeples_monsters.monsters(),
    }


def pictures() -> list[Picture]:
    """All pictures, cut out; the city is a strip behind the others."""
    found = [Picture(name, cut_out(seen(fitting(part)))) for name, part in parts().items()]
    return [*found, Picture("city", pasted(meeples_city.skyline()), 400)]


def meeples_svg() -> str:
    """The sprite."""
    return sprite(picture.svg() for picture in pictures())


def build_meeples(target: Path = TARGET) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(meeples_svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    build_meeples()
