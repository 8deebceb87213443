"""Phase 2, assigning (P21 to P29): pick a target, add Units one by one, close it."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.combat import (
    LENDABLE,
    add_bonus,
    can_win,
    combat_value,
    fits,
    foe_strength,
    lent_here,
    levy_possible,
)
from lair.games.meeples.rules.components import (
    A_ADD,
    A_DONE,
    A_LEND,
    A_LEVY,
    A_TARGET,
    ASSIGNED,
    BUILT,
    C_OVER,
    CLOSED,
    CORRUPTION,
    COUNCIL_TARGET,
    CROWNED,
    DETHRONED,
    HENCHMAN,
    KINDS,
    LENT,
    MONSTER_TARGET,
    NONE,
    PEASANT,
    QUESTS,
    SLOT_TARGET,
    STACK,
    TARGETS,
    TOWER_TARGET,
    TOWERS,
    UNITS,
    WARRIOR,
    Cards,
    State,
)
from lair.games.meeples.rules.supply import total
from lair.games.meeples.rules.turns import leave_crown


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
def final_turns(s: State) -> bool:
    """P49: the last two turns of each player."""
    return bool(s.ends_after > 0)


@compiled
def finishable(cards: Cards, s: State, target: int, from_kind: int) -> bool:
    """Whether the Units there, with those of the Tavern from ``from_kind`` on, are enough for the target."""
    if target < MONSTER_TARGET:
        location = location_at(s, target)
        return location != NONE and fits(
            s, cards.location_needs[location], int(cards.location_any[location]), target, from_kind
        )
    if target >= TOWER_TARGET:
        room = room_at(s, target)
        return room != NONE and fits(s, cards.room_needs[room], int(cards.room_any[room]), target, from_kind)
    if target >= COUNCIL_TARGET:
        overlord = target - COUNCIL_TARGET
        if not final_turns(s) or (overlord != HENCHMAN and s.fought[s.turn] >> overlord & 1):
            return False
    elif s.board[target - MONSTER_TARGET] == NONE:
        return False
    return can_win(cards, s, target, from_kind)


@compiled
def legal_assignment(cards: Cards, s: State, out: Row) -> int:
    """P21 to P24: never a dead end; in canonical order targets and kinds only ascend."""
    found = 0
    if s.target == NONE:
        out[0] = A_DONE
        found = 1
        if total(s.tavern[s.turn]) == 0:
            return found
        first = s.last_target + 1 if s.canonical else 0
        for target in range(first, TARGETS):
            if total(s.assigned[target]) == 0 and finishable(cards, s, target, 0):
                out[found] = A_TARGET + target
                found += 1
        return found
    if finishable(cards, s, int(s.target), KINDS):
        out[0] = A_DONE
        found = 1
    kinds = UNITS if s.target < TOWER_TARGET else KINDS  # P27
    for kind in range(s.last_kind if s.canonical else 0, kinds):
        if s.tavern[s.turn, kind] > 0 and may_add(cards, s, kind):
            out[found] = A_ADD + kind
            found += 1
    if s.levied == 1 and levy_possible(cards, s, int(s.target), KINDS):
        out[found] = A_LEVY
        found += 1
    if may_lend(cards, s):
        out[found] = A_LEND
        found += 1
    return found


@compiled
def may_lend(cards: Cards, s: State) -> bool:
    """P26: the Corruption bonus may go to a Unit here, for a Quest that asks for more than a victory.

    Where it is needed to win it goes by itself.
    """
    if s.lent != LENDABLE or s.lodgings[s.turn, CORRUPTION] == 0 or not is_foe(int(s.target)):
        return False
    if total(s.assigned[s.target]) == 0:
        return False
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and cards.quest_condition[quest, C_OVER] > 0:
            return True
    return False


@compiled
def lend(s: State, target: int, journal: Journal) -> None:
    """P26: one Unit here gains the Corruption in the Lodgings."""
    s.lent = target
    note(journal, LENT, int(s.turn), target, s.lodgings[s.turn, CORRUPTION], 0)


@compiled
def is_foe(target: int) -> bool:
    """A Monster, an Overlord or the Henchman."""
    return MONSTER_TARGET <= target < TOWER_TARGET


@compiled
def may_add(cards: Cards, s: State, kind: int) -> bool:
    """Corruption only where a Room asks for it; in canonical order the rest must still suffice."""
    if kind == CORRUPTION:
        room = room_at(s, int(s.target))
        if s.assigned[s.target, CORRUPTION] >= cards.room_needs[room, CORRUPTION]:
            return False
    return not s.canonical or finishable(cards, s, int(s.target), kind)


@compiled
def open_target(s: State, target: int) -> None:
    s.target = target
    s.last_kind = 0


@compiled
def add_unit(cards: Cards, s: State, kind: int, journal: Journal) -> None:
    """One more Unit; P29: the first Warrior on a Monster this turn may bring a Peasant."""
    s.tavern[s.turn, kind] -= 1
    s.assigned[s.target, kind] += 1
    s.last_kind = kind
    note(journal, ASSIGNED, int(s.turn), kind, int(s.target), 0)
    if kind == WARRIOR and is_foe(int(s.target)) and s.levied == 0:
        s.levied = 1


@compiled
def levy(s: State, journal: Journal) -> None:
    """P29: a Peasant from the Lodgings joins, and counts at once."""
    s.lodgings[s.turn, PEASANT] -= 1
    s.assigned[s.target, PEASANT] += 1
    s.levied = 2
    note(journal, ASSIGNED, int(s.turn), PEASANT, int(s.target), 1)


@compiled
def close_target(cards: Cards, s: State, journal: Journal) -> None:
    """Assigning there is over: bonuses of a Location count from now on, a crown changes heads at once."""
    target = int(s.target)
    value = 0
    if target < MONSTER_TARGET:
        location = location_at(s, target)
        add_bonus(s, cards.location_bonus[location])
        if cards.location_crown[location] > 0:
            take_hill(cards, s, location, journal)
    elif target < TOWER_TARGET:
        value = combat_value(cards, s, target, KINDS, 0)
        if value < foe_strength(cards, s, target) and s.lent == LENDABLE:
            lend(s, target, journal)
        if s.lent == target:
            value += lent_here(s, target)
    if s.levied == 1:  # in canonical order the Monster that is to have the Peasant may come later
        s.levied = 0 if s.canonical else 2
    s.engaged |= 1 << target
    note(journal, CLOSED, int(s.turn), target, value, 0)
    s.last_target = target
    s.target = NONE


@compiled
def take_hill(cards: Cards, s: State, location: int, journal: Journal) -> None:
    """P36: any fitting Unit sends all others there home at once."""
    crown = int(cards.location_crown[location]) - 1
    if s.crown_owner[crown] != NONE:
        note(journal, DETHRONED, int(s.crown_owner[crown]), location, 0, 0)
        leave_crown(s, crown)
    note(journal, CROWNED, int(s.turn), location, 0, 0)
