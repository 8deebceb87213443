"""The thirty monsters: six factions, each with its own body plan, from hatchling (1) to card-filling terror (5)."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions import demons, dragons, insects, sea, trolls, undead
from art.paper import Picture, cut_out

MONSTERS: dict[str, tuple[h.Drawing, ...]] = {
    "trolls": trolls.MONSTERS,
    "undead": undead.MONSTERS,
    "sea": sea.MONSTERS,
    "demons": demons.MONSTERS,
    "insects": insects.MONSTERS,
    "dragons": dragons.MONSTERS,
}
SIZES = (58, 69, 79, 87, 93.5)
"""The longer side of a monster, by its strength."""


def pictures() -> list[Picture]:
    """``mighty-trolls-1`` to ``mighty-dragons-5``."""
    return [
        Picture(f"mighty-{faction}-{i}", cut_out(h.stood(draw(), size)))
        for faction, five in MONSTERS.items()
        for i, (draw, size) in enumerate(zip(five, SIZES, strict=True), 1)
    ]
