"""What the laboratory counts of Meeples & Monsters, event by event."""

from lair.compiling import compiled
from lair.games.meeples.rules.components import LOCATIONS, Event, Source, Tally


@compiled
def count(tally: Tally, event: int, a: int, b: int, c: int, d: int) -> None:
    """Add one event of the journal."""
    if event == Event.SCORED:
        tally.vp[c] += b
    elif event == Event.TURN_BEGAN:
        tally.turns += 1
    elif event == Event.ACTIVATED:
        tally.activated[b] += 1
        tally.activated_now[b] = 1
        tally.activated_by[a, b] += 1
    elif event == Event.BUILT:
        tally.built[b] += 1
    elif event == Event.DEFEATED:
        tally.defeated[b] += 1
        tally.defeated_by[a, b] += 1
    elif event == Event.MONSTER_CAME:
        tally.came[a] += 1
    elif event == Event.COUNCIL_FOUGHT:
        tally.fought[b] += 1
    elif event == Event.QUEST_DONE:
        tally.quest_done[b] += 1
        tally.quest_done_by[a, b] += 1
    elif event == Event.QUEST_DISCARDED:
        tally.quest_discarded[b] += 1
    elif event == Event.QUEST_FAILED:
        tally.quest_failed[b] += 1
        tally.vp[Source.PENALTY] -= c
    elif event == Event.ROOM_DONE:
        tally.rooms[b] += 1
    elif event == Event.TRAINED:
        tally.trained[b, c] += 1
        tally.trained_by[a, b, c] += 1
    elif event == Event.GAME_ENDED:
        for location in range(LOCATIONS):
            tally.activated_in[location] += tally.activated_now[location]
            tally.activated_now[location] = 0
