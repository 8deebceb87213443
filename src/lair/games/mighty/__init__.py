"""Mighty Monsters (3 to 6 players): monsters storm a castle together, then quarrel over the gold."""

from pathlib import Path

from lair.engine.manifest import Manifest

MANIFEST = Manifest(
    name="mighty",
    players=range(3, 7),
    options=("line-up", "new-rules"),  # M26, M27
    factions=("trolls", "undead", "sea", "demons", "insects", "dragons"),  # M1
    rule_prefix="M",
    folder=Path(__file__).parent,
    kit="lair.games.mighty.kit:KIT",
    terminal="lair.games.mighty.terminal:TERMINAL",
    report="lair.games.mighty.report:REPORT",
    picture="lair.games.mighty.picture:PICTURE",
)
