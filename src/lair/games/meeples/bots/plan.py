"""A plan for the turn: which Units of the Tavern go where, so that all targets together bring the most (P21 to P29).

Every way to take Units out of the Tavern is a subset, numbered like a number with a digit for each kind.
For each target, what each subset would bring there is reckoned, Quests included; then the best shares
of ever more targets are found from those of fewer. Combat bonuses of Locations are tried one by one.
"""

from lair.compiling import compiled
from lair.engine.contract import Record, Row
from lair.games.meeples.bots.scratch import SUBSETS
from lair.games.meeples.bots.valuation import crown_worth, effect_worth, location_worth, monster_worth
from lair.games.meeples.bots.weights import Weight, weight
from lair.games.meeples.rules.assign import location_at, refuse_place, room_at, units_suffice
from lair.games.meeples.rules.combat import (
    LENDABLE,
    UNIT_BITS,
    WARRIORS,
    add_bonus,
    base_combat,
    corruption_in,
    fits,
    foe_level,
    foe_strength,
    foe_type,
    monster_at,
    pack,
)
from lair.games.meeples.rules.components import (
    BASIC,
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
    TARGETS,
    TOWER_TARGET,
    TYPES,
    UNITS,
    WARRIOR,
    Bonus,
    Cards,
    Condition,
    Moment,
    Refusal,
    State,
)
from lair.games.meeples.rules.quests import enough, foe_fits
from lair.games.meeples.rules.resolve import district_of, earns_token, overrun_peasants
from lair.games.meeples.rules.supply import total

FREE, SPENT = 0, 1  # the favour of the turn: a levied Peasant (P29) or the Corruption's strength (P26), for one target
NEVER = -1e9
BORROW = sum(1 << UNIT_BITS * kind + UNIT_BITS - 1 for kind in range(KINDS))  # the top bit of each kind
TINY = 1e-6
BEGUN = 1e4  # more than anything is worth: what was begun must be part of the plan


@compiled
def make_plan(cards: Cards, s: State, scratch: Record) -> None:
    """The best plan for the Units in the Tavern, into ``scratch.plan``."""
    number_subsets(s, scratch)
    scratch.value = solve(cards, s, scratch, 0.0, 0.0, NONE)
    for target in range(TARGETS):
        for kind in range(KINDS):
            scratch.plan[target, kind] = scratch.trial[target, kind]
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and cards.quest_condition[quest, Condition.WHEN] in (
            Moment.LOCATIONS,
            Moment.MONSTERS,
        ):
            try_many(cards, s, scratch, quest)
    for target in range(MONSTER_TARGET):
        location = location_at(s, target)
        if location != NONE and total(s.assigned[target]) == 0 and target > s.last_target:
            bonus = cards.location_bonus[location]
            if (bonus[Bonus.AMOUNT] > 0 or bonus[Bonus.CORRUPTION]) and units_suffice(cards, s, target, 0):
                try_bonus(cards, s, scratch, target, location)


@compiled
def make_plan_around(cards: Cards, s: State, scratch: Record) -> None:
    """The best plan that begins with the Units on the open target: somebody else has opened it."""
    target = int(s.target)
    for kind in range(KINDS):
        scratch.begun[kind] = s.assigned[target, kind]
        put(s, target, kind, -int(scratch.begun[kind]))
    last = s.last_target
    if s.canonical:
        s.last_target = target - 1  # those before it have had their turn
    number_subsets(s, scratch)
    scratch.value = solve(cards, s, scratch, 0.0, 0.0, target) - BEGUN
    s.last_target = last
    for kind in range(KINDS):
        put(s, target, kind, int(scratch.begun[kind]))
    for other in range(TARGETS):
        for kind in range(KINDS):
            scratch.plan[other, kind] = scratch.trial[other, kind]


@compiled
def favour_begun(scratch: Record) -> None:
    """Only subsets that contain the Units on the open target will do.

    In canonical order kinds ascend: no Unit of a kind before the last one begun may be added.
    """
    last = 0
    for kind in range(KINDS):
        if scratch.begun[kind] > 0:
            last = kind
    for subset in range(1, scratch.subsets):
        follows = True
        for kind in range(KINDS):
            more = int(scratch.units[subset, kind]) - int(scratch.begun[kind])
            if more < 0 or (more > 0 and kind < last):
                follows = False
        for favour in range(2):
            brings = scratch.brings[favour, subset]
            scratch.brings[favour, subset] = brings + BEGUN if follows and brings > 0 else 0.0


@compiled
def number_subsets(s: State, scratch: Record) -> None:
    """Number the subsets of the Tavern; if there are too many, some Units stay out of the plan."""
    size = 1
    for place in range(KINDS):
        kind = UNITS - 1 - place if place < UNITS else CORRUPTION
        many = int(s.tavern[s.turn, kind])
        if kind == CORRUPTION and not s.options:  # P27
            many = 0
        while size * (many + 1) > SUBSETS:
            many -= 1
        scratch.step[kind] = size
        for subset in range(size * (many + 1)):
            scratch.units[subset, kind] = subset // size
            if subset >= size:
                lower = subset % size
                for before in range(place):
                    other = UNITS - 1 - before
                    scratch.units[subset, other] = scratch.units[lower, other]
        size *= many + 1
    for subset in range(size):
        scratch.packed[subset] = pack(scratch.units[subset])
    scratch.subsets = size


@compiled
def solve(cards: Cards, s: State, scratch: Record, a_location: float, a_monster: float, begun: int) -> float:
    """Share all Units out among all targets; the shares go into ``scratch.trial``, and what they bring is returned.

    ``a_location`` and ``a_monster`` are for Quests that ask for many of them in one turn; ``begun`` is the target that
    must be among them, if any.
    """
    size = int(scratch.subsets)
    for subset in range(size):
        scratch.best[FREE, subset] = 0.0
        scratch.best[SPENT, subset] = NEVER
    for target in range(TARGETS):
        for kind in range(KINDS):
            scratch.trial[target, kind] = 0
        if open_to(cards, s, target):
            appraise(cards, s, scratch, target, a_location, a_monster)
            if target == begun:
                favour_begun(scratch)
            share_out(scratch, target)
    full = size - 1
    favour = SPENT if scratch.best[SPENT, full] > scratch.best[FREE, full] else FREE
    value = float(scratch.best[favour, full])
    for back in range(TARGETS):
        target = TARGETS - 1 - back
        if open_to(cards, s, target):
            choice = int(scratch.chosen[target, favour, full])
            if choice != 0:
                subset = abs(choice)
                for kind in range(KINDS):
                    scratch.trial[target, kind] = scratch.units[subset, kind]
                full -= subset
                if choice < 0:
                    favour = FREE
    return value


@compiled
def open_to(cards: Cards, s: State, target: int) -> bool:
    """Whether Units may still be assigned there, as far as it does not depend on which Units."""
    if target <= s.last_target or total(s.assigned[target]) > 0:
        return False
    return refuse_place(s, target) == Refusal.NONE


@compiled
def share_out(scratch: Record, target: int) -> None:
    """Add one target: for every subset of Units, the best that it can do on all targets so far."""
    size = int(scratch.subsets)
    useful = 0
    for subset in range(1, size):
        if needed(scratch, FREE, subset) or (scratch.brings[SPENT, subset] > 0 and needed(scratch, SPENT, subset)):
            scratch.useful[useful] = subset
            useful += 1
    for back in range(size):
        whole = size - 1 - back
        for favour in range(2):
            best = scratch.best[favour, whole]
            choice = 0
            for place in range(useful):
                subset = int(scratch.useful[place])
                if ((int(scratch.packed[whole]) | BORROW) - int(scratch.packed[subset])) & BORROW == BORROW:
                    rest = whole - subset
                    value = scratch.best[favour, rest] + scratch.brings[FREE, subset]
                    if scratch.brings[FREE, subset] > 0 and value > best + TINY:
                        best, choice = value, subset
                    if favour == SPENT and scratch.brings[SPENT, subset] > 0:
                        value = scratch.best[FREE, rest] + scratch.brings[SPENT, subset]
                        if value > best + TINY:
                            best, choice = value, -subset
            scratch.best[favour, whole] = best
            scratch.chosen[target, favour, whole] = choice


@compiled
def needed(scratch: Record, favour: int, subset: int) -> bool:
    """Whether every Unit of a subset is of use: without any of them it would bring less."""
    value = scratch.brings[favour, subset]
    if value <= 0:
        return False
    for kind in range(KINDS):
        if scratch.units[subset, kind] > 0 and scratch.brings[favour, subset - scratch.step[kind]] >= value - TINY:
            return False
    return True


@compiled
def appraise(cards: Cards, s: State, scratch: Record, target: int, a_location: float, a_monster: float) -> None:
    """What every subset of the Units would bring on one target."""
    for subset in range(scratch.subsets):
        scratch.brings[FREE, subset] = 0.0
        scratch.brings[SPENT, subset] = 0.0
    if target < MONSTER_TARGET:
        appraise_location(cards, s, scratch, target, a_location)
    elif target >= TOWER_TARGET:
        appraise_room(cards, s, scratch, target)
    else:
        appraise_foe(cards, s, scratch, target, a_monster)


@compiled
def appraise_location(cards: Cards, s: State, scratch: Record, target: int, more: float) -> None:
    """P22, P23, P36: what it gives, Peasants of an overrun, and Quests done there."""
    location = location_at(s, target)
    crown = cards.location_crown[location] > 0
    better = int(cards.location_crown_better[location]) - 1
    value = more + weight(scratch, Weight.IDLE) + scratch.more[PEASANT] * overrun_peasants(s, district_of(target))
    plain = value
    if crown:
        plain += crown_worth(cards, s, scratch, location, False)
        value += crown_worth(cards, s, scratch, location, True)
    else:
        plain += location_worth(cards, s, scratch, location, True)
    needs, extra = pack(cards.location_needs[location]), int(cards.location_any[location])
    for subset in range(1, scratch.subsets):
        if meets(int(scratch.packed[subset]), needs, extra):
            units = scratch.units[subset]
            best = crown and better >= 0 and units[better] + units[SHAMAN] > 0
            quests = quests_done(cards, s, scratch, Moment.LOCATION, target, units, 0)
            scratch.brings[FREE, subset] = (value if best else plain) + quests


@compiled
def appraise_room(cards: Cards, s: State, scratch: Record, target: int) -> None:
    """P13, P21: what a Tower Room gives."""
    room = room_at(s, target)
    value = effect_worth(cards, s, scratch, cards.room_effect[room])
    value += scratch.more[PEASANT] * overrun_peasants(s, district_of(target))
    needs, extra = pack(cards.room_needs[room]), int(cards.room_any[room])
    for subset in range(1, scratch.subsets):
        if meets(int(scratch.packed[subset]), needs, extra):
            scratch.brings[FREE, subset] = value


@compiled
def meets(units: int, needs: int, extra: int) -> bool:
    """P22, P27: whether packed Units are what a Location or Room asks for, with no more Corruption than that."""
    return corruption_in(units) == corruption_in(needs) and fits(units, needs, extra)


@compiled
def appraise_foe(cards: Cards, s: State, scratch: Record, target: int, more: float) -> None:
    """P24 to P31, P49 to P51: VP, effects and Quests, for those Units that win."""
    me = int(s.turn)
    monster = monster_at(s, target)
    value = more
    token = NONE
    if monster != NONE:
        value += monster_worth(cards, s, scratch, me, monster)
    else:
        overlord = target - COUNCIL_TARGET
        value += weight(scratch, Weight.FIGHT) * int(cards.council_vp[overlord])
        token = NONE if overlord == HENCHMAN else int(s.tokens[overlord])
    strength = foe_strength(cards, s, target)
    help_of = favour_strength(cards, s)
    for subset in range(1, scratch.subsets):
        units = scratch.units[subset]
        if units[CORRUPTION] == 0:
            combat = strength_of(cards, s, target, units)
            for favour in range(2):
                if favour == SPENT and help_of > 0 and (s.lent == LENDABLE or units[WARRIOR] > 0):
                    combat += help_of
                elif favour == SPENT:
                    break
                if combat >= strength:
                    won = value + quests_done(cards, s, scratch, Moment.DEFEAT, target, units, combat - strength)
                    if token != NONE:
                        won += token_worth(cards, s, scratch, token, units)
                    for kind in range(RANGER, SHAMAN + 1):
                        won += int(cards.extra_vp[kind]) if units[kind] > 0 else 0  # P30
                    scratch.brings[favour, subset] = max(0.0, won)


@compiled
def favour_strength(cards: Cards, s: State) -> int:
    """P26: the Corruption in the Lodgings; or P29: a levied Peasant."""
    if s.lent == LENDABLE:
        return int(s.lodgings[s.turn, CORRUPTION])
    if s.levied == 0 and cards.levy[WARRIORS, s.heroes[s.turn, WARRIORS]] > 0 and s.lodgings[s.turn, PEASANT] > 0:
        return int(cards.combat[PEASANT, 1]) + int(s.plus[PEASANT])
    return 0


@compiled
def strength_of(cards: Cards, s: State, target: int, units: Row) -> int:
    """P25, P26, P30: about the combat value.

    The rules try every class for every Shaman; here all of them stand for the class with the greatest bonus, because
    this is asked of every subset.
    """
    level = foe_level(cards, s, target)
    value = int(s.against[foe_type(cards, s, target)])
    role = 0
    for kind in range(BASIC):
        role = max(role, int(s.plus[kind]))
    for kind in range(UNITS):
        if units[kind] > 0:
            each = base_combat(cards, s, kind, level) + int(s.plus[kind])
            for other in range(UNITS):
                if units[other] > 0:
                    each += int(s.together[kind, other])
            value += int(units[kind]) * (each + role if kind == SHAMAN else each)
    return value


@compiled
def token_worth(cards: Cards, s: State, scratch: Record, token: int, units: Row) -> float:
    """P51: an Overlord's token, if these Units earn it."""
    return effect_worth(cards, s, scratch, cards.token[token]) if earns_token(cards, s, token, units) else 0.0


@compiled
def quests_done(cards: Cards, s: State, scratch: Record, when: int, target: int, units: Row, over: int) -> float:
    """P47: Quests in hand that these Units do on this target."""
    value = 0.0
    for quest in range(QUESTS):
        if scratch.quest[quest] > 0:
            condition = cards.quest_condition[quest]
            done = condition[Condition.WHEN] == when and over >= condition[Condition.OVER] and enough(units, condition)
            if done and (when == Moment.LOCATION or foe_fits(cards, s, condition, target)):
                value += scratch.quest[quest]
    return value


@compiled
def try_many(cards: Cards, s: State, scratch: Record, quest: int) -> None:
    """P47: a plan of many Locations, or Monsters, for a Quest that asks for a number of them in one turn."""
    condition = cards.quest_condition[quest]
    number = int(condition[Condition.NUMBER])
    each = scratch.quest[quest] / number
    monsters = condition[Condition.WHEN] == Moment.MONSTERS
    value = solve(cards, s, scratch, 0.0 if monsters else each, each if monsters else 0.0, NONE)
    many = 0
    fitting = 0
    for target in range(TARGETS):
        if total(scratch.trial[target]) > 0 or total(s.assigned[target]) > 0:
            if target < MONSTER_TARGET and not monsters:
                many += 1
                fitting += 1
            if MONSTER_TARGET <= target < TOWER_TARGET and monsters:
                many += 1
                types = int(condition[Condition.TYPES])
                fitting += 1 if types == 0 or types >> foe_type(cards, s, target) & 1 else 0
    value -= each * many
    if fitting >= number:
        keep_if_better(scratch, value + scratch.quest[quest])


@compiled
def try_bonus(cards: Cards, s: State, scratch: Record, target: int, location: int) -> None:
    """P25, P26: a plan in which a Location's combat bonus helps against Monsters."""
    missing = int(cards.location_any[location])
    for kind in range(UNITS):
        wanted = int(cards.location_needs[location, kind])
        here = min(wanted, int(s.tavern[s.turn, kind]))
        put(s, target, kind, here)
        missing += wanted - here
    for place in range(UNITS):
        kind = (place + SHAMAN) % UNITS  # Shamans stand for what is missing, then the weakest do
        here = min(missing, int(s.tavern[s.turn, kind]))
        put(s, target, kind, here)
        missing -= here
    value = location_worth(cards, s, scratch, location, True)
    value += scratch.more[PEASANT] * overrun_peasants(s, district_of(target))
    value += quests_done(cards, s, scratch, Moment.LOCATION, target, s.assigned[target], 0)
    copy_bonuses(s, scratch)
    add_bonus(s, cards.location_bonus[location])
    number_subsets(s, scratch)
    value += solve(cards, s, scratch, 0.0, 0.0, NONE)
    for kind in range(KINDS):
        scratch.trial[target, kind] = s.assigned[target, kind]
        put(s, target, kind, -int(s.assigned[target, kind]))
    copy_bonuses(scratch, s)
    keep_if_better(scratch, value)
    number_subsets(s, scratch)


@compiled
def copy_bonuses(source: Record, to: Record) -> None:
    """This turn's combat bonuses: from the state to where they are kept, or back."""
    to.lent = source.lent
    for kind in range(KINDS):
        to.plus[kind] = source.plus[kind]
        for other in range(KINDS):
            to.together[kind, other] = source.together[kind, other]
    for monster_type in range(TYPES):
        to.against[monster_type] = source.against[monster_type]


@compiled
def put(s: State, target: int, kind: int, number: int) -> None:
    """Move Units between the Tavern and a target, while a plan is tried."""
    s.tavern[s.turn, kind] -= number
    s.assigned[target, kind] += number


@compiled
def keep_if_better(scratch: Record, value: float) -> None:
    """The trial becomes the plan if it brings more."""
    if value > scratch.value + TINY:
        scratch.value = value
        for target in range(TARGETS):
            for kind in range(KINDS):
                scratch.plan[target, kind] = scratch.trial[target, kind]
