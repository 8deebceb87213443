"""The pictures of Mighty Monsters; `art.build` makes one sprite of them."""

from __future__ import annotations

from art.mighty import factions, guards, king, things
from art.paper import Picture


def pictures() -> list[Picture]:
    return [*factions.pictures(), *guards.pictures(), *king.pictures(), *things.pictures()]
