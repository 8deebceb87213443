"""The forty Monsters, the Dark Overlords and their Henchman, one module for each level.

All are drawn to fill the sheet; `_sized` makes those of lower levels smaller and keeps the weight of the ink.
"""

from __future__ import annotations

from functools import partial

from art.hand import Drawing, Part
from art.meeples import kit
from art.meeples.monsters import council, level_1, level_2, level_3

SIZES = (0.78, 0.9, 1.0)
"""How large a Monster is, by its level."""


def _sized(draw: Drawing, size: float) -> Part:
    return kit.fitting(draw()).sized(size, 50, 94)


MONSTERS: dict[str, Drawing] = {
    key: partial(_sized, draw, size)
    for size, level in zip(SIZES, (level_1, level_2, level_3), strict=True)
    for key, draw in level.MONSTERS.items()
}
OVERLORDS: dict[str, Drawing] = {key: partial(_sized, draw, 1.0) for key, draw in council.OVERLORDS.items()}
