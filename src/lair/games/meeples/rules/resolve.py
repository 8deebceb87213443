"""Phase 2, resolving and cleaning up (P23, P31 to P38, P49 to P51)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.assign import location_at, room_at
from lair.games.meeples.rules.combat import level_of, monster_at
from lair.games.meeples.rules.components import (
    BUILT,
    CORRUPTION,
    COUNCIL_TARGET,
    HENCHMAN,
    KINDS,
    MONSTER_TARGET,
    NONE,
    PEASANT,
    QUESTS,
    RANGER,
    SHAMAN,
    SLOT_TARGET,
    SLOTS_A_DISTRICT,
    STACKS,
    TARGETS,
    TOWER_TARGET,
    UNITS,
    Action,
    Cards,
    Effect,
    Event,
    Moment,
    Phase,
    Source,
    State,
)
from lair.games.meeples.rules.effects import give, score_vp
from lair.games.meeples.rules.quests import look_for_quests
from lair.games.meeples.rules.supply import bring_home, gain, remove_unit


@compiled
def next_in_order(s: State) -> int:
    """The next target to resolve, in the usual order: Locations, Tower Rooms, then Monsters and the Council."""
    while s.step < TARGETS:
        step = int(s.step)
        s.step += 1
        target = step
        if step >= MONSTER_TARGET:
            target = step - MONSTER_TARGET + TOWER_TARGET if step < MONSTER_TARGET + STACKS else step - STACKS
        if to_be_resolved(s, target):
            return target
    return NONE


@compiled
def next_to_clean(s: State) -> int:
    """The next target that has been resolved."""
    while s.step < TARGETS:
        s.step += 1
        if s.resolved >> (int(s.step) - 1) & 1:
            return int(s.step) - 1
    return NONE


@compiled
def unresolved(s: State) -> int:
    """How many targets are still to be resolved."""
    many = 0
    for target in range(TARGETS):
        many += 1 if to_be_resolved(s, target) else 0
    return many


@compiled
def choosing_order(s: State) -> bool:
    """P31: whether the player is to name what is resolved next."""
    return bool(s.phase == Phase.RESOLUTION and s.choosing == 1 and unresolved(s) > 1)


@compiled
def order_matters(cards: Cards, s: State) -> bool:
    """P31: whether the order may change what the targets bring, as far as the player can know."""
    if unresolved(s) < 2:
        return False
    for target in range(MONSTER_TARGET):
        if s.engaged >> target & 1:
            location = location_at(s, target)
            if cards.location_crown[location] == 0 and changes_the_rest(cards.location_effect[location]):
                return True
    for target in range(TOWER_TARGET, TARGETS):
        if s.engaged >> target & 1 and changes_the_rest(cards.room_effect[room_at(s, target)]):
            return True
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and changes_the_rest(cards.quest_effect[quest]):
            return True
    return False


@compiled
def changes_the_rest(effect: Row) -> bool:
    """Whether an effect changes the hand, Heroes or the Lodgings, and so what later targets bring."""
    if (
        effect[Effect.QUESTS] > 0
        or effect[Effect.DISCARD] > 0
        or effect[Effect.TRAIN] > 0
        or effect[Effect.REFRESH] > 0
    ):
        return True
    return bool(effect[CORRUPTION] < 0 or effect[Effect.VP] < 0)


@compiled
def may_choose_order(cards: Cards, s: State) -> bool:
    """P31: while resolving; before that, once everything is assigned and if the order matters."""
    return bool(s.phase == Phase.RESOLUTION) or (bool(s.target == NONE) and order_matters(cards, s))


@compiled
def to_be_resolved(s: State, target: int) -> bool:
    return bool((s.engaged & ~s.resolved) >> target & 1)


@compiled
def legal_order(s: State, out: Row, found: int) -> int:
    """P31: any of what is left to resolve, listed after ``found`` other actions."""
    for target in range(TARGETS):
        out[found] = Action.RESOLVE + target
        found += 1 if to_be_resolved(s, target) else 0
    return found


@compiled
def resolve_target(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P31: resolve one target."""
    s.resolved |= 1 << target
    if target < MONSTER_TARGET:
        resolve_location(cards, s, target, journal)
    elif target >= TOWER_TARGET:
        resolve_room(cards, s, target, journal)
    else:
        resolve_foe(cards, s, target, journal)


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


@compiled
def overrun_peasants(s: State, district: int) -> int:
    """P23: 2 Monsters bring 1 Peasant, 3 bring 2, unless one of them is fought this turn."""
    monsters = 0
    for slot in range(district * SLOTS_A_DISTRICT, (district + 1) * SLOTS_A_DISTRICT):
        if s.board[slot] != NONE:
            monsters += 1
            if s.engaged >> (MONSTER_TARGET + slot) & 1:
                return 0
    return max(0, monsters - 1)


@compiled
def bring_overrun(s: State, target: int, journal: Journal) -> None:
    number = overrun_peasants(s, district_of(target))
    if number > 0:
        note(journal, Event.OVERRUN, int(s.turn), target, number, 0)
        gain(s, int(s.turn), PEASANT, number, target, journal)


@compiled
def resolve_location(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P22, P23, P35 to P38: what is right of the arrow."""
    location = location_at(s, target)
    s.activated_now += 1
    note(journal, Event.ACTIVATED, int(s.turn), location, target, 0)
    bring_overrun(s, target, journal)
    look_for_quests(cards, s, Moment.LOCATION, target, 0, journal)
    removed = int(cards.location_removes[location]) - 1
    if removed >= 0:
        remove_unit(s, target, removed, journal)
    returned = int(cards.location_returns[location]) - 1
    if returned >= 0:
        unit = returned if s.assigned[target, returned] > 0 else SHAMAN
        s.assigned[target, unit] -= 1
        s.kept[s.turn, unit] += 1
        note(journal, Event.KEPT, int(s.turn), unit, 0, 0)
    if cards.location_stock[location] > 0:
        take_from_stock(cards, s, location, target, journal)
    elif cards.location_crown[location] == 0:
        give(cards, s, int(s.turn), cards.location_effect[location], target, Source.LOCATION, location, journal)


@compiled
def take_from_stock(cards: Cards, s: State, location: int, target: int, journal: Journal) -> None:
    """P37: one of the prestige Units on the Location, while there are any."""
    for kind in range(RANGER, SHAMAN + 1):
        if cards.location_effect[location, kind] > 0 and s.stock[location] > 0:
            s.stock[location] -= 1
            bring_home(s, int(s.turn), kind, 1)
            note(journal, Event.GAINED, int(s.turn), kind, 1, target)


@compiled
def resolve_room(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P13, P21, P23: a Tower Room is done once; the next one of its stack is turned up at clean-up."""
    room = room_at(s, target)
    note(journal, Event.ROOM_DONE, int(s.turn), room, target - TOWER_TARGET, 0)
    bring_overrun(s, target, journal)
    look_for_quests(cards, s, Moment.ROOM, target, 0, journal)
    give(cards, s, int(s.turn), cards.room_effect[room], target, Source.ROOM, room, journal)


@compiled
def resolve_foe(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P30, P31, P49: VP of a Monster or Overlord, with one more if a Ranger was there."""
    monster = monster_at(s, target)
    extra = 0
    for kind in range(RANGER, SHAMAN + 1):
        if s.assigned[target, kind] > 0:
            extra += int(cards.extra_vp[kind])
    if monster != NONE:
        note(journal, Event.DEFEATED, int(s.turn), monster, target, 0)
        score_vp(s, int(s.turn), int(cards.monster_vp[monster]) + extra, Source.MONSTER, monster, journal)
    else:
        fight_council(cards, s, target, extra, journal)
    look_for_quests(cards, s, Moment.DEFEAT, target, 0, journal)
    if monster == NONE and target - COUNCIL_TARGET != HENCHMAN:
        take_token(cards, s, target, journal)


@compiled
def fight_council(cards: Cards, s: State, target: int, extra: int, journal: Journal) -> None:
    """P49: VP; each player fights each Overlord once."""
    overlord = target - COUNCIL_TARGET
    note(journal, Event.COUNCIL_FOUGHT, int(s.turn), overlord, 0, 0)
    score_vp(s, int(s.turn), int(cards.council_vp[overlord]) + extra, Source.COUNCIL, overlord, journal)
    if overlord != HENCHMAN:
        s.fought[s.turn] |= 1 << overlord


@compiled
def take_token(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P51: an Overlord's token, if the Units there earn it."""
    token = int(s.tokens[target - COUNCIL_TARGET])
    if earns_token(cards, s, token, s.assigned[target]):
        give(cards, s, int(s.turn), cards.token[token], target, Source.COUNCIL, target - COUNCIL_TARGET, journal)


@compiled
def earns_token(cards: Cards, s: State, token: int, units: Row) -> bool:
    """P51: enough different Unit types of at least the token's level."""
    different = 0
    for kind in range(UNITS):
        if units[kind] > 0 and level_of(cards, s, int(s.turn), kind) >= cards.token_level[token]:
            different += 1
    return bool(different >= cards.token_kinds[token])


@compiled
def end_resolution(cards: Cards, s: State, journal: Journal) -> None:
    """P47: Quests that count what was done in the whole turn."""
    look_for_quests(cards, s, Moment.LOCATIONS, NONE, int(s.activated_now), journal)
    look_for_quests(cards, s, Moment.MONSTERS, NONE, 0, journal)


@compiled
def clean_target(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P32: Units to the Lodgings (or they hold a hill, P36), Monsters to the pile with what they do."""
    crown = NONE
    if target < MONSTER_TARGET:
        crown = int(cards.location_crown[location_at(s, target)]) - 1
    for kind in range(KINDS):
        if crown >= 0:
            s.crown_units[crown, kind] = s.assigned[target, kind]
        else:
            s.lodgings[s.turn, kind] += s.assigned[target, kind]
        s.assigned[target, kind] = 0
    if crown >= 0:
        s.crown_owner[crown] = s.turn
    if target >= TOWER_TARGET:
        s.room_top[target - TOWER_TARGET] += 1
    monster = monster_at(s, target)
    if monster != NONE:
        s.board[target - MONSTER_TARGET] = NONE
        s.beaten_by[monster] = s.turn
        give(cards, s, int(s.turn), cards.monster_effect[monster], NONE, Source.MONSTER, monster, journal)


@compiled
def empty_tavern(s: State) -> None:
    """P33: what was not assigned is exhausted too."""
    for kind in range(KINDS):
        s.lodgings[s.turn, kind] += s.tavern[s.turn, kind]
        s.tavern[s.turn, kind] = 0
