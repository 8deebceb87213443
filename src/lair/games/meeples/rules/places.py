"""What lies at a target: a Location or a face-up Tower Room, and the district (P2, P13)."""

from lair.compiling import compiled
from lair.games.meeples.rules.components import (
    BUILT,
    COUNCIL_TARGET,
    MONSTER_TARGET,
    NONE,
    SLOT_TARGET,
    SLOTS_A_DISTRICT,
    STACK,
    TOWER_TARGET,
    TOWERS,
    State,
)


@compiled
def location_at(s: State, target: int) -> int:
    """The Location of a target; NONE: an empty slot."""
    return target if target < BUILT else int(s.slots[target - SLOT_TARGET])


@compiled
def room_at(s: State, target: int) -> int:
    """The face-up Tower Room of a target; NONE: the stack is used up, or the expansion is not played."""
    stack = target - TOWER_TARGET
    if not s.options & TOWERS or s.room_top[stack] >= STACK:
        return NONE
    return int(s.rooms[stack * STACK + s.room_top[stack]])


@compiled
def district_of(target: int) -> int:
    """Where a Location, a Monster slot or a Tower lies."""
    if target < BUILT:
        return target
    if target < MONSTER_TARGET:
        return (target - SLOT_TARGET) // 2
    if target < COUNCIL_TARGET:
        return (target - MONSTER_TARGET) // SLOTS_A_DISTRICT
    return target - TOWER_TARGET
