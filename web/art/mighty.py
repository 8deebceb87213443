from web.art import factions, guards, king, things
from web.art.sheet import Picture
def pictures() -> list[Picture]:
    return factions.pictures() + guards.pictures() + king.pictures()+things.pictures()
