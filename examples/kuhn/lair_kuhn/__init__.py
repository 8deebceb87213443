"""Kuhn poker (2 or 3 players): one card each, one bet, one showdown."""

from pathlib import Path

from lair.engine.manifest import Manifest

MANIFEST = Manifest(
    name="kuhn",
    players=range(2, 4),
    factions=("spades", "hearts", "clubs"),
    rule_prefix="K",
    folder=Path(__file__).parent,
    kit="lair_kuhn.kit:KIT",
)
