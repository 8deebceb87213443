"""What a simulation of Mighty Monsters shows beside seats and length: guards and king tiles."""

from typing import TYPE_CHECKING

from rich.table import Table

from lair.engine.deck import Deck
from lair.engine.kit import Report
from lair.engine.report_tables import percent, table
from lair.games.mighty.text import tile_text

if TYPE_CHECKING:
    from lair.simulation.summary import Summary
    from lair.words import Words


def tables(words: "Words", summary: "Summary", deck: Deck) -> list[Table]:
    """How often each guard level is beaten, and what each king tile does."""
    tally = summary.tally
    guards = table(words, "sim-guards", "sim-level", "sim-lain", "sim-turned", "sim-beaten", "sim-beaten-of-turned")
    for level in (1, 2, 3):
        lain, turned, beaten = (tally[name][level] for name in ("lain", "turned", "beaten"))
        shares = percent(turned, lain), percent(beaten, lain), percent(beaten, turned)
        guards.add_row("★" * level, f"{lain:,}", *shares)
    king_tiles = table(
        words,
        "sim-tiles",
        "sim-tile",
        "sim-rounds",
        "sim-tile-beaten",
        "sim-tile-loot",
        "sim-tile-healing",
        "sim-tile-replaced",
    )
    counted = ("tile_beaten", "tile_loot", "tile_healing", "tile_replaced")
    for tile, rounds in enumerate(tally["tile_rounds"], 1):
        if rounds:
            name = words.say("sim-no-tile") if tile > len(deck.content["tile"]) else words.speak(tile_text(deck, tile))
            king_tiles.add_row(name, f"{rounds:,}", *(f"{tally[what][tile - 1] / rounds:.2f}" for what in counted))
    return [guards, king_tiles]


REPORT = Report(tables=tables, points="sim-gold")
