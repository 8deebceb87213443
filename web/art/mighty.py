"""Every picture of Mighty Monsters, by the id of its symbol."""

from __future__ import annotations

from web.art import factions, guards, king, things
from web.art.sheet import Picture


def pictures() -> list[Picture]:
    return [*factions.pictures(), *guards.pictures(), *king.pictures(), *things.pictures()]
