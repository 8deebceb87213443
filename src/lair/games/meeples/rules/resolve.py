"""Phase 2, resolving and cleaning up (P23, P31 to P38, P49 to P51)."""

from lair.compiling import compiled
from lair.engine.bits import bits_in
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.combat import count_of, monster_at, pack
from lair.games.meeples.rules.components import (
    BASIC,
    CLASSES,
    CORRUPTION,
    COUNCIL_TARGET,
    EFFECTS,
    HENCHMAN,
    KINDS,
    MAGE,
    MONSTER_TARGET,
    NONE,
    PEASANT,
    QUESTS,
    RANGER,
    SHAMAN,
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
from lair.games.meeples.rules.effects import does_something, give, resolved_so_far, score_vp
from lair.games.meeples.rules.places import district_of, location_at, room_at
from lair.games.meeples.rules.quests import level_when_assigned, look_for_quests, removed_at, won_by
from lair.games.meeples.rules.supply import bring_home, clean_up, gain, remove_units, total

MOST_MARGIN = 127  # fits a byte


@compiled
def begin_resolution(cards: Cards, s: State) -> None:
    """P31, P47: what Quests and tokens ask of Units is judged by the assignment as it is now."""
    s.phase = Phase.RESOLUTION
    s.step = 0
    for hero in range(CLASSES):
        s.levels[hero] = s.heroes[s.turn, hero]
    for target in range(MONSTER_TARGET, TOWER_TARGET):
        if s.engaged >> target & 1:
            s.margin[target - MONSTER_TARGET] = min(won_by(cards, s, target), MOST_MARGIN)


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
def unresolved(s: State) -> int:
    """How many targets are still to be resolved."""
    return bits_in(int(s.engaged) & ~int(s.resolved))


@compiled
def choosing_order(s: State) -> bool:
    """P31: whether the player is to name what is resolved next."""
    return bool(s.phase == Phase.RESOLUTION and s.choosing == 1 and unresolved(s) > 1)


@compiled
def order_matters(cards: Cards, s: State) -> bool:
    """P31: whether the order may change what the targets bring, as far as the player can know."""
    if unresolved(s) < 2:
        return False
    for target in range(TARGETS):
        if s.engaged >> target & 1 and target_changes_the_rest(cards, s, target):
            return True
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and changes_the_rest(cards.quest_effect[quest]):
            return True
    kinds = kinds_removed(cards, s)
    for kind in range(KINDS):
        if kinds >> kind & 1 and could_gain(cards, s, kind) > s.supply[kind]:
            return True
    return False


@compiled
def target_changes_the_rest(cards: Cards, s: State, target: int) -> bool:
    """Whether what a target gives changes what later ones bring: a Location, a Room or an Overlord's token."""
    if target < MONSTER_TARGET:
        location = location_at(s, target)
        return bool(cards.location_crown[location] == 0) and changes_the_rest(cards.location_effect[location])
    if target >= TOWER_TARGET:
        return changes_the_rest(cards.room_effect[room_at(s, target)])
    return has_token(target) and changes_the_rest(cards.token[s.tokens[target - COUNCIL_TARGET]])


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
def kinds_removed(cards: Cards, s: State) -> int:
    """P35: the kinds, as a mask, of which targets and Quests in hand may send Units back to the supply."""
    removed = 0
    for target in range(TARGETS):
        if s.engaged >> target & 1:
            removed |= removed_at(cards, s, target)
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn:
            removed |= pack(cards.quest_removes[quest])
    kinds = 0
    for kind in range(KINDS):
        if count_of(removed, kind) > 0:
            kinds |= 1 << kind | (1 << SHAMAN if kind < BASIC else 0)
    return kinds


@compiled
def could_gain(cards: Cards, s: State, kind: int) -> int:
    """How many of a kind the targets and the Quests in hand may bring together."""
    many = 0
    for target in range(TARGETS):
        if s.engaged >> target & 1:
            if target < MONSTER_TARGET:
                many += gained_by(cards.location_effect[location_at(s, target)], kind)
            elif target >= TOWER_TARGET:
                many += gained_by(cards.room_effect[room_at(s, target)], kind)
            elif has_token(target):
                many += gained_by(cards.token[s.tokens[target - COUNCIL_TARGET]], kind)
            if kind == PEASANT and (target < MONSTER_TARGET or target >= TOWER_TARGET):
                many += overrun_peasants(s, district_of(target))
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn:
            many += gained_by(cards.quest_effect[quest], kind)
    return many


@compiled
def gained_by(effect: Row, kind: int) -> int:
    """How many of a kind an effect may bring."""
    many = max(0, int(effect[kind]))
    if MAGE <= kind < BASIC:
        many += int(effect[Effect.HIRE])
    elif RANGER <= kind < UNITS:
        many += int(effect[Effect.PRESTIGE])
    return many


@compiled
def has_token(target: int) -> bool:
    """P6: Overlords have one, the Henchman has none."""
    return COUNCIL_TARGET <= target < COUNCIL_TARGET + HENCHMAN


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
    s.resolved_as[target] = resolved_so_far(s)
    if target < MONSTER_TARGET:
        resolve_location(cards, s, target, journal)
    elif target >= TOWER_TARGET:
        resolve_room(cards, s, target, journal)
    else:
        resolve_foe(cards, s, target, journal)


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
def bring_overrun(s: State, target: int, journal: Journal) -> int:
    """P23: how many Peasants have come to the target."""
    number = overrun_peasants(s, district_of(target))
    if number == 0:
        return 0
    note(journal, Event.OVERRUN, int(s.turn), target, number, 0)
    return gain(s, int(s.turn), PEASANT, number, target, journal)


@compiled
def resolve_location(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P22, P23, P35 to P38: what is right of the arrow."""
    location = location_at(s, target)
    note(journal, Event.ACTIVATED, int(s.turn), location, target, 0)
    overrun = bring_overrun(s, target, journal)
    look_for_quests(cards, s, Moment.LOCATION, target, 0, journal)
    remove_units(s, target, cards.location_removes[location], overrun, journal)
    if cards.location_returns[location] > 0:
        keep_unit(s, target, int(cards.location_returns[location]) - 1, journal)
    take_from_stock(cards, s, location, target, journal)
    if cards.location_crown[location] == 0:
        give(cards, s, int(s.turn), cards.location_effect[location], target, Source.LOCATION, location, journal)


@compiled
def keep_unit(s: State, target: int, kind: int, journal: Journal) -> None:
    """P38: a Unit there comes back after the Draw Phase, or the Shaman that stood for it."""
    unit = kind if s.assigned[target, kind] > 0 else SHAMAN
    if s.assigned[target, unit] > 0:
        s.assigned[target, unit] -= 1
        s.kept[s.turn, unit] += 1
        note(journal, Event.KEPT, int(s.turn), unit, target, 0)


@compiled
def take_from_stock(cards: Cards, s: State, location: int, target: int, journal: Journal) -> None:
    """P37: one of the prestige Units on the Location, while there are any."""
    if s.stock[location] > 0:
        kind = int(cards.location_stock_kind[location])
        s.stock[location] -= 1
        bring_home(s, int(s.turn), kind, 1)
        note(journal, Event.GAINED, int(s.turn), kind, 1, target)


@compiled
def resolve_room(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P13, P21, P23, P35: a Tower Room is done once; the next one of its stack is turned up at clean-up."""
    room = room_at(s, target)
    note(journal, Event.ROOM_DONE, int(s.turn), room, target - TOWER_TARGET, 0)
    overrun = bring_overrun(s, target, journal)
    look_for_quests(cards, s, Moment.ROOM, target, 0, journal)
    remove_units(s, target, cards.room_removes[room], overrun, journal)
    give(cards, s, int(s.turn), cards.room_effect[room], target, Source.ROOM, room, journal)


@compiled
def resolve_foe(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P30, P31, P35, P49: VP of a Monster or Overlord, with one more if a Ranger was there."""
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
    earned = has_token(target) and earns_token(cards, s, int(s.tokens[target - COUNCIL_TARGET]), s.assigned[target])
    look_for_quests(cards, s, Moment.DEFEAT, target, 0, journal)
    if monster != NONE:
        remove_units(s, target, cards.monster_removes[monster], 0, journal)
    if earned:
        token = int(s.tokens[target - COUNCIL_TARGET])
        give(cards, s, int(s.turn), cards.token[token], target, Source.TOKEN, token, journal)


@compiled
def fight_council(cards: Cards, s: State, target: int, extra: int, journal: Journal) -> None:
    """P49: VP; each player fights each Overlord once."""
    overlord = target - COUNCIL_TARGET
    note(journal, Event.COUNCIL_FOUGHT, int(s.turn), overlord, 0, 0)
    score_vp(s, int(s.turn), int(cards.council_vp[overlord]) + extra, Source.COUNCIL, overlord, journal)
    if overlord != HENCHMAN:
        s.fought[s.turn] |= 1 << overlord


@compiled
def earns_token(cards: Cards, s: State, token: int, units: Row) -> bool:
    """P51: enough different Unit types of at least the token's level, as they were when assigned."""
    different = 0
    for kind in range(UNITS):
        if units[kind] > 0 and level_when_assigned(cards, s, kind) >= cards.token_level[token]:
            different += 1
    return bool(different >= cards.token_kinds[token])


@compiled
def begin_clean_up(cards: Cards, s: State) -> None:
    """P32, P33: all Units go to the Lodgings (or they hold a hill, P36), with what was gained, before Monsters act."""
    s.phase = Phase.CLEAN_UP
    clean_up(s)
    for target in range(TARGETS):
        if s.resolved >> target & 1:
            send_home(cards, s, target)


@compiled
def send_home(cards: Cards, s: State, target: int) -> None:
    """P32, P36: the Units on one target; a Room that is done makes way for the next."""
    crown = NONE
    if target < MONSTER_TARGET:
        crown = int(cards.location_crown[location_at(s, target)]) - 1
    if crown >= 0 and total(s.assigned[target]) > 0:
        s.crown_owner[crown] = s.turn
    for kind in range(KINDS):
        if crown >= 0:
            s.crown_units[crown, kind] = s.assigned[target, kind]
        else:
            s.lodgings[s.turn, kind] += s.assigned[target, kind]
        s.assigned[target, kind] = 0
    if target >= TOWER_TARGET:
        s.room_top[target - TOWER_TARGET] += 1


@compiled
def to_be_cleaned(s: State, target: int) -> bool:
    """P32: a beaten Monster that still lies on the board."""
    return monster_at(s, target) != NONE and bool(s.resolved >> target & 1)


@compiled
def next_to_clean(s: State) -> int:
    """The first Monster in the usual order; NONE: there is none left."""
    for target in range(MONSTER_TARGET, COUNCIL_TARGET):
        if to_be_cleaned(s, target):
            return target
    return NONE


@compiled
def choosing_clean_up(cards: Cards, s: State) -> bool:
    """P32: whether the player is to name the Monster whose effect happens next: where the order may matter."""
    if s.phase != Phase.CLEAN_UP or s.choosing == 2:
        return False
    first = NONE
    differ = changes = False
    for target in range(MONSTER_TARGET, COUNCIL_TARGET):
        if to_be_cleaned(s, target) and does_something(cards.monster_effect[monster_at(s, target)]):
            effect = cards.monster_effect[monster_at(s, target)]
            changes = changes or changes_the_rest(effect)
            if first == NONE:
                first = target
            differ = differ or not same_effect(effect, cards.monster_effect[monster_at(s, first)])
    return differ and changes


@compiled
def same_effect(one: Row, other: Row) -> bool:
    for place in range(EFFECTS):
        if one[place] != other[place]:
            return False
    return True


@compiled
def legal_clean_up(s: State, out: Row) -> int:
    """P32: any of the beaten Monsters next, or the rest in the usual order."""
    out[0] = Action.DONE
    found = 1
    for target in range(MONSTER_TARGET, COUNCIL_TARGET):
        out[found] = Action.RESOLVE + target
        found += 1 if to_be_cleaned(s, target) else 0
    return found


@compiled
def clean_monster(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P32: to the pile, with what it does."""
    monster = monster_at(s, target)
    s.board[target - MONSTER_TARGET] = NONE
    s.beaten_by[monster] = s.turn
    give(cards, s, int(s.turn), cards.monster_effect[monster], NONE, Source.MONSTER, monster, journal)


@compiled
def empty_tavern(s: State) -> None:
    """P33: what was not assigned is exhausted too."""
    for kind in range(KINDS):
        s.lodgings[s.turn, kind] += s.tavern[s.turn, kind]
        s.tavern[s.turn, kind] = 0
