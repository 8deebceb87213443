"""What the laboratory counts of Mighty Monsters, event by event."""

from lair.compiling import compiled
from lair.games.mighty.rules.components import TILES, Event, Tally


@compiled
def count(tally: Tally, event: int, a: int, b: int, c: int, d: int) -> None:
    """Add one event of the journal."""
    if event == Event.RETURNED:
        tally.now_replaced += 1
    elif event == Event.TURNED:
        tally.guard_turned[b] += 1
        tally.now_card = b
    elif event == Event.BEATEN:
        tally.guard_beaten[tally.now_card] += 1
        tally.lain[b] += 1
        tally.turned[b] += 1
        tally.beaten[b] += 1
        tally.now_beaten += 1
    elif event == Event.LOST:
        tally.lain[b] += 1
        tally.turned[b] += 1
    elif event == Event.UNSEEN:
        tally.lain[b] += 1
    elif event == Event.LOOTED:
        tally.now_loot += b
        tally.looted_by[a, tally.now_card] += 1
    elif event == Event.HEALED:
        tally.now_healing += b
    elif event == Event.ROUND_ENDED:
        end_round(tally, b if b >= 0 else TILES)


@compiled
def end_round(tally: Tally, tile: int) -> None:
    """Book the round under the tile that was in force."""
    tally.tile_rounds[tile] += 1
    tally.tile_beaten[tile] += tally.now_beaten
    tally.tile_loot[tile] += tally.now_loot
    tally.tile_healing[tile] += tally.now_healing
    tally.tile_replaced[tile] += tally.now_replaced
    tally.now_beaten = 0
    tally.now_loot = 0
    tally.now_healing = 0
    tally.now_replaced = 0
