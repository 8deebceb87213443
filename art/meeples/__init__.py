"""The pictures of Meeples & Monsters; `art.build` makes one sprite of them."""

from __future__ import annotations

from art.cells import seen
from art.hand import Drawing, Part
from art.meeples import city, kit, locations, marks, monsters, plots, towers, wood
from art.paper import Picture, cut_out, pasted

DRAWINGS: tuple[tuple[str, dict[str, Drawing]], ...] = (
    ("meeple-", wood.MEEPLES),
    ("", wood.PLACES),
    ("level-", marks.LEVELS),
    ("", marks.SIGNS),
    ("type-", marks.TYPES),
    ("token-", marks.TOKENS),
    ("back-", marks.BACKS),
    ("district-", city.DISTRICTS),
    ("", city.CAPITOL),
    ("location-", locations.LOCATIONS),
    ("slot-", plots.PLOTS),
    ("", city.TOWER),
    ("room-", towers.ROOMS),
    ("monster-", monsters.MONSTERS),
    ("overlord-", monsters.OVERLORDS),
)
"""What is drawn, in the order of the sprite; names begin with the prefix of their table."""


def parts() -> dict[str, Part]:
    """All pictures of 100 x 100 by their names."""
    return {prefix + key: draw() for prefix, table in DRAWINGS for key, draw in table.items()}


def pictures() -> list[Picture]:
    """All pictures, cut out; the city is a strip behind the others."""
    found = [Picture(name, cut_out(seen(kit.fitting(part)))) for name, part in parts().items()]
    return [*found, Picture("city", pasted(city.skyline()), 400)]
