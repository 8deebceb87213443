from web.art import factions, guards
from web.art.sheet import Picture
def pictures() -> list[Picture]:
    return factions.pictures() + guards.pictures()
