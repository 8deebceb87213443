from web.art import factions
from web.art.sheet import Picture
def pictures() -> list[Picture]:
    return factions.pictures()
