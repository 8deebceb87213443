"""What the laboratory counts of Meeples & Monsters, event by event."""

from lair.compiling import compiled
from lair.games.meeples.rules.components import (
    ACTIVATED,
    BUILT_TILE,
    COUNCIL_FOUGHT,
    DEFEATED,
    GAME_ENDED,
    LOCATIONS,
    MONSTER_CAME,
    QUEST_DISCARDED,
    QUEST_DONE,
    QUEST_FAILED,
    ROOM_DONE,
    SCORED,
    TRAINED,
    TURN_BEGAN,
    VP_PENALTY,
    Tally,
)


@compiled
def count(tally: Tally, event: int, a: int, b: int, c: int, d: int) -> None:
    """Add one event of the journal."""
    if event == SCORED:
        tally.vp[c] += b
    elif event == TURN_BEGAN:
        tally.turns += 1
    elif event == ACTIVATED:
        tally.activated[b] += 1
        tally.activated_now[b] = 1
    elif event == BUILT_TILE:
        tally.built[b] += 1
    elif event == DEFEATED:
        tally.defeated[b] += 1
    elif event == MONSTER_CAME:
        tally.came[a] += 1
    elif event == COUNCIL_FOUGHT:
        tally.fought[b] += 1
    elif event == QUEST_DONE:
        tally.quest_done[b] += 1
    elif event == QUEST_DISCARDED:
        tally.quest_discarded[b] += 1
    elif event == QUEST_FAILED:
        tally.quest_failed[b] += 1
        tally.vp[VP_PENALTY] -= c
    elif event == ROOM_DONE:
        tally.rooms[b] += 1
    elif event == TRAINED:
        tally.trained[b, c] += 1
    elif event == GAME_ENDED:
        for location in range(LOCATIONS):
            tally.activated_in[location] += tally.activated_now[location]
            tally.activated_now[location] = 0
