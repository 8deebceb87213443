"""The six colours of the factions, told apart by eyes of every kind, each with its own lightness.

Simulated for protanopia, deuteranopia and tritanopia (Machado and others, 2009), any two stay at least 24 apart in
CIELAB; the factions' signs are always shown too.
"""

from __future__ import annotations

HUES = TROLL, UNDEAD, DEEP, DEMON, INSECT, DRAGON = ("#6c9a70", "#ece5d2", "#62bfdc", "#92519f", "#edb92a", "#c2402a")
