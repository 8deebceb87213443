"""Meeples & Monsters (2 to 4 players): build a bag of wooden heroes, build the city, fight monsters, fulfil quests."""

from pathlib import Path

from lair.engine.manifest import Manifest

MANIFEST = Manifest(
    name="meeples",
    players=range(2, 5),
    options=("towers",),
    factions=("red", "blue", "green", "violet"),
    styles=("fighter", "builder", "quester"),
    rule_prefix="P",
    folder=Path(__file__).parent,
    kit="lair.games.meeples.kit:KIT",
    terminal="lair.games.meeples.terminal:TERMINAL",
    report="lair.games.meeples.report:REPORT",
    picture="lair.games.meeples.picture:PICTURE",
)
