"""Phase 2, assigning (P21 to P29): pick a target, add Units one by one, close it."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.combat import (
    ALL_UNITS,
    LENDABLE,
    WARRIORS,
    add_bonus,
    can_win,
    combat_value,
    fits,
    foe_level,
    foe_strength,
    foe_type,
    lent_here,
    levy_of,
    levy_possible,
    pack,
    strength_a_level,
    strength_of,
    units_at,
)
from lair.games.meeples.rules.components import (
    CORRUPTION,
    COUNCIL_TARGET,
    KINDS,
    MONSTER_TARGET,
    NONE,
    PEASANT,
    QUESTS,
    TARGETS,
    TOWER_TARGET,
    TOWERS,
    WARRIOR,
    Action,
    Cards,
    Condition,
    Event,
    Origin,
    Refusal,
    State,
)
from lair.games.meeples.rules.places import location_at, room_at
from lair.games.meeples.rules.supply import total
from lair.games.meeples.rules.turns import leave_crown


@compiled
def final_turns(s: State) -> bool:
    """P49: the last two turns of each player."""
    return bool(s.ends_after > 0)


@compiled
def refuse_place(s: State, target: int) -> int:
    """P21, P49: why nobody may be assigned there, whatever the Units."""
    if target < MONSTER_TARGET:
        return Refusal.NONE if location_at(s, target) != NONE else Refusal.NOTHING_THERE
    if target >= TOWER_TARGET:
        return Refusal.NONE if room_at(s, target) != NONE else Refusal.NOTHING_THERE
    if target < COUNCIL_TARGET:
        return Refusal.NONE if s.board[target - MONSTER_TARGET] != NONE else Refusal.NOTHING_THERE
    if not final_turns(s):
        return Refusal.COUNCIL_LATER
    return Refusal.OVERLORD_ONCE if int(s.fought[s.turn]) >> (target - COUNCIL_TARGET) & 1 else Refusal.NONE


@compiled
def units_suffice(cards: Cards, s: State, target: int, from_kind: int) -> bool:
    """Whether the Units there, with those of the Tavern from ``from_kind`` on, are enough for the target."""
    if is_foe(target):
        return can_win(cards, s, target, from_kind)
    return meets_needs(cards, s, target, units_at(s, target, from_kind))


@compiled
def meets_needs(cards: Cards, s: State, target: int, packed: int) -> bool:
    """P22: whether packed Units are what a Location or Tower Room asks for."""
    if target < MONSTER_TARGET:
        location = location_at(s, target)
        star, extra = int(cards.location_star[location]), int(cards.location_any[location])
        return fits(packed, pack(cards.location_needs[location]), star, extra)
    room = room_at(s, target)
    return fits(packed, pack(cards.room_needs[room]), int(cards.room_star[room]), int(cards.room_any[room]))


@compiled
def refuse_assignment(cards: Cards, s: State, action: int) -> int:
    """P21 to P29: why this may not be done while assigning. What is begun can always be finished."""
    if s.target == NONE:
        if action == Action.DONE:
            return Refusal.NONE
        target = action - Action.TARGET
        if 0 <= target < TARGETS:
            return refuse_target(cards, s, target)
        return Refusal.NOT_NOW
    if action == Action.DONE:
        return refuse_closing(cards, s)
    if Action.ADD <= action < Action.ADD + KINDS:
        return refuse_unit(cards, s, action - Action.ADD)
    if action == Action.LEVY and may_levy(cards, s):
        return Refusal.NONE
    if action == Action.LEND and may_lend(cards, s):
        return Refusal.NONE
    return Refusal.NOT_NOW


@compiled
def refuse_target(cards: Cards, s: State, target: int) -> int:
    """P21 to P24, P49: why the Units of the Tavern may not begin there; in canonical order targets ascend."""
    if s.canonical and target <= s.last_target:
        return Refusal.NOT_NOW
    if s.engaged >> target & 1:
        return Refusal.FOUGHT_ALREADY if is_foe(target) else Refusal.USED_ALREADY
    refused = refuse_place(s, target)
    if refused != Refusal.NONE:
        return refused
    if units_suffice(cards, s, target, 0):
        return Refusal.NONE
    return Refusal.TOO_WEAK if is_foe(target) else Refusal.NEEDS_UNITS


@compiled
def refuse_closing(cards: Cards, s: State) -> int:
    """P22, P24: the open target needs more."""
    if units_suffice(cards, s, int(s.target), KINDS):
        return Refusal.NONE
    return Refusal.NOT_ENOUGH_STRENGTH if is_foe(int(s.target)) else Refusal.NOT_ENOUGH_UNITS


@compiled
def refuse_unit(cards: Cards, s: State, kind: int) -> int:
    """P21, P27: why no Unit of a kind may be added."""
    return refuse_one_more(cards, s, kind) if s.tavern[s.turn, kind] > 0 else Refusal.NO_SUCH_UNIT


@compiled
def refuse_one_more(cards: Cards, s: State, kind: int) -> int:
    """P27: Corruption only where it is asked for. In canonical order kinds ascend, and the rest must suffice."""
    if kind == CORRUPTION and not takes_corruption(cards, s):
        return Refusal.NO_SUCH_UNIT
    if s.canonical and (kind < s.last_kind or not units_suffice(cards, s, int(s.target), kind)):
        return Refusal.NO_SUCH_UNIT
    return Refusal.NONE


@compiled
def takes_corruption(cards: Cards, s: State) -> bool:
    """P27: only a Tower Room does, and no more than it asks for."""
    if s.target < TOWER_TARGET:
        return False
    return bool(s.assigned[s.target, CORRUPTION] < cards.room_needs[room_at(s, int(s.target)), CORRUPTION])


@compiled
def may_levy(cards: Cards, s: State) -> bool:
    """P29: a Warrior on the open target may bring a Peasant."""
    return bool(s.levied == 1) and levy_possible(cards, s, int(s.target), KINDS) > 0


@compiled
def legal_assignment(cards: Cards, s: State, out: Row) -> int:
    """P21 to P29: everything that `refuse_assignment` does not refuse."""
    out[0] = Action.DONE
    if s.target == NONE:
        return legal_targets(cards, s, out)
    found = 1 if refuse_closing(cards, s) == Refusal.NONE else 0
    for kind in range(KINDS):
        out[found] = Action.ADD + kind
        found += 1 if refuse_unit(cards, s, kind) == Refusal.NONE else 0
    out[found] = Action.LEVY
    found += 1 if may_levy(cards, s) else 0
    out[found] = Action.LEND
    found += 1 if may_lend(cards, s) else 0
    return found


@compiled
def legal_targets(cards: Cards, s: State, out: Row) -> int:
    """P21 to P24, P49: every target where the Units of the Tavern may begin, after `Action.DONE`."""
    found = 1
    units = pack(s.tavern[s.turn])
    if units == 0:  # every target asks for a Unit
        return found
    first = int(s.last_target) + 1 if s.canonical else 0
    for target in range(first, MONSTER_TARGET):
        out[found] = Action.TARGET + target
        found += 1 if is_free(s, target) and meets_needs(cards, s, target, units) else 0
    found = legal_foes(cards, s, units, first, out, found)
    if s.options & TOWERS:
        for target in range(max(first, TOWER_TARGET), TARGETS):
            out[found] = Action.TARGET + target
            found += 1 if is_free(s, target) and meets_needs(cards, s, target, units) else 0
    return found


@compiled
def legal_foes(cards: Cards, s: State, units: int, first: int, out: Row, found: int) -> int:
    """P24, P49: the foes from ``first`` on that packed Units can win against, listed after ``found`` other actions."""
    if units & ALL_UNITS == 0:
        return found
    units += levy_of(cards, s, MONSTER_TARGET, units)  # as many on every other foe
    value, a_level = strength_of(cards, s, units), strength_a_level(cards, units)
    for target in range(max(first, MONSTER_TARGET), TOWER_TARGET):
        if is_free(s, target):
            reach = value + a_level * foe_level(cards, s, target) + int(s.against[foe_type(cards, s, target)])
            out[found] = Action.TARGET + target
            found += 1 if reach + lent_here(s, target) >= foe_strength(cards, s, target) else 0
    return found


@compiled
def is_free(s: State, target: int) -> bool:
    """P21, P22, P24, P49: whether something lies there, and nobody has been assigned to it this turn."""
    return not s.engaged >> target & 1 and refuse_place(s, target) == Refusal.NONE


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
        if s.quest_at[quest] == s.turn and cards.quest_condition[quest, Condition.OVER] > 0:
            return True
    return False


@compiled
def lend(s: State, target: int, journal: Journal) -> None:
    """P26: one Unit here gains the Corruption in the Lodgings."""
    s.lent = target
    note(journal, Event.LENT, int(s.turn), target, s.lodgings[s.turn, CORRUPTION], 0)


@compiled
def is_foe(target: int) -> bool:
    """A Monster, an Overlord or the Henchman."""
    return MONSTER_TARGET <= target < TOWER_TARGET


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
    note(journal, Event.ASSIGNED, int(s.turn), kind, int(s.target), Origin.TAVERN.value)
    if kind == WARRIOR and is_foe(int(s.target)) and s.levied == 0:
        s.levied = 1


@compiled
def levy(cards: Cards, s: State, journal: Journal) -> None:
    """P29: a Peasant from the Lodgings joins, and counts at once."""
    s.lodgings[s.turn, PEASANT] -= 1
    s.assigned[s.target, PEASANT] += 1
    s.levies += 1
    if s.levies >= cards.levy[WARRIORS, s.heroes[s.turn, WARRIORS]]:
        s.levied = 2
    note(journal, Event.ASSIGNED, int(s.turn), PEASANT, int(s.target), Origin.LODGINGS.value)


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
        s.levied = 0 if s.canonical and s.levies == 0 else 2
    s.engaged |= 1 << target
    note(journal, Event.CLOSED, int(s.turn), target, value, 0)
    s.last_target = target
    s.target = NONE


@compiled
def take_hill(cards: Cards, s: State, location: int, journal: Journal) -> None:
    """P36: any fitting Unit sends all others there home at once."""
    crown = int(cards.location_crown[location]) - 1
    if s.crown_owner[crown] != NONE:
        note(journal, Event.DETHRONED, int(s.crown_owner[crown]), location, 0, 0)
        leave_crown(s, crown)
    note(journal, Event.CROWNED, int(s.turn), location, 0, 0)
