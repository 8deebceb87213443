"""The pictures of Meeples & Monsters; `art.build` makes one sprite of them."""

from __future__ import annotations

from art.cells import seen
from art.hand import Part
from art.meeples import city, kit, monsters, wood
from art.paper import Picture, cut_out, pasted


def parts() -> dict[str, Part]:
    """All pictures of 100 x 100 by their names."""
    return {**wood.meeples(), **wood.places(), **wood.marks(), **city.city(), **monsters.monsters()}


def pictures() -> list[Picture]:
    """All pictures, cut out; the city is a strip behind the others."""
    found = [Picture(name, cut_out(seen(kit.fitting(part)))) for name, part in parts().items()]
    return [*found, Picture("city", pasted(city.skyline()), 400)]
