"""Every picture of Meeples & Monsters, by its name; `web.art.build` makes one sprite of them."""

from __future__ import annotations

from web.art import meeples_city, meeples_monsters, meeples_wood
from web.art.hand import Part, cut_out, pasted
from web.art.meeples_kit import fitting
from web.art.meeples_shears import seen
from web.art.sheet import Picture


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
