"""What the greedy player of Meeples & Monsters does: the action of the greatest worth, the Main Phase by plan."""

from lair.compiling import compiled
from lair.engine.chance import draw
from lair.engine.contract import Record, Row
from lair.games.meeples.bots.plan import make_plan, make_plan_around, number_subsets, solve
from lair.games.meeples.bots.valuation import (
    building_worth,
    effect_worth,
    expected_quest_vp,
    prepare_values,
    training_worth,
)
from lair.games.meeples.bots.weights import Weight, weight
from lair.games.meeples.rules.combat import base_combat, combat_value, foe_level, foe_strength, lent_here, monster_at
from lair.games.meeples.rules.components import (
    FACE_UP,
    KINDS,
    MONSTER_TARGET,
    NONE,
    PEASANT,
    SLOTS,
    SLOTS_A_DISTRICT,
    TARGETS,
    TOWER_TARGET,
    Action,
    Cards,
    Effect,
    Pending,
    Phase,
    Refusal,
    State,
)
from lair.games.meeples.rules.develop import BUILDERS, RESOLVING, refuse_site
from lair.games.meeples.rules.pending import pending
from lair.games.meeples.rules.places import location_at, room_at
from lair.games.meeples.rules.quests import owned
from lair.games.meeples.rules.supply import total

TINY = 1e-6
NOISE_STEPS = 64  # steps of a whim


@compiled
def greedy(cards: Cards, s: State, actions: Row, count: int, scratch: Record) -> int:
    """The best action; ties are broken at random."""
    if count == 1:
        return int(actions[0])
    me = int(s.refresher if s.refresher != NONE else s.turn)
    if s.phase == Phase.MAIN:
        return assign_by_plan(cards, s, actions, count, scratch)
    what = pending(cards, s)
    if what == Pending.NOTHING and (s.phase == Phase.RESOLUTION or s.phase == Phase.CLEAN_UP):
        return first_to_resolve(cards, s, actions, count)
    if what == Pending.CAPITOL:
        return Action.ADD + int(s.posting_kind)  # P30: a Shaman is too good for it
    prepare_values(cards, s, scratch, me)
    if (s.phase == Phase.DEVELOPMENT and what == Pending.NOTHING) or what == Pending.EFFECT:
        number_subsets(s, scratch)
        scratch.value = solve(cards, s, scratch, 0.0, 0.0, NONE)
    best = -1e9
    chosen = int(actions[0])
    ties = 0
    for i in range(count):
        value = worth(cards, s, scratch, me, int(actions[i]))
        if value > best + TINY:
            best, chosen, ties = value, int(actions[i]), 1
        elif value > best - TINY:
            ties += 1
            if draw(scratch, ties) == 0:
                chosen = int(actions[i])
    return chosen


@compiled
def first_to_resolve(cards: Cards, s: State, actions: Row, count: int) -> int:
    """P31: the usual order will do; P32: first the Monsters that cost a Quest, before others draw some."""
    if s.phase == Phase.RESOLUTION:
        return Action.DONE.value
    for i in range(count):
        if actions[i] >= Action.RESOLVE:
            effect = cards.monster_effect[monster_at(s, int(actions[i]) - Action.RESOLVE)]
            if effect[Effect.DISCARD] > 0 and effect[Effect.QUESTS] == 0:
                return int(actions[i])
    return Action.DONE.value


@compiled
def worth(cards: Cards, s: State, scratch: Record, me: int, action: int) -> float:
    """About what an action outside the Main Phase is worth in VP."""
    if action == Action.DONE:
        return 0.0
    if action == Action.WORKS:
        return float(scratch.more[PEASANT]) - missed(scratch, PEASANT, 1)
    if action == Action.CONSTRUCT:
        return best_site(cards, s, scratch, me) - missed(scratch, PEASANT, BUILDERS)
    if action < Action.TRAIN:
        return worth_of_site(cards, s, scratch, me, action - Action.BUILD)
    if action < Action.ABILITY:
        if s.phase == Phase.DEVELOPMENT and s.step == RESOLVING and s.trainings == 0:
            return 0.0  # P18: after the construction
        return worth_of_training(cards, s, scratch, me, action - Action.TRAIN)
    if action < Action.TARGET:
        return worth_of_ability(cards, s, scratch, action - Action.ABILITY)
    if action < Action.QUEST:
        return -1.0 * monsters_in(s, action - Action.DISTRICT)
    if action < Action.MEEPLE and s.phase == Phase.DRAW and s.discards == 0:  # P45
        return effect_worth(cards, s, scratch, cards.quest_draw_effect[action - Action.QUEST])
    if action < Action.MEEPLE:
        return -expected_quest_vp(cards, s, scratch, me, action - Action.QUEST)
    return worth_of_meeple(s, scratch, me, action - Action.MEEPLE)


@compiled
def best_site(cards: Cards, s: State, scratch: Record, me: int) -> float:
    """P17: the tile and slot of the greatest worth."""
    best = 0.0
    for site in range(FACE_UP * SLOTS):
        if refuse_site(s, site) == Refusal.NONE:
            best = max(best, worth_of_site(cards, s, scratch, me, site))
    return best


@compiled
def worth_of_site(cards: Cards, s: State, scratch: Record, me: int, site: int) -> float:
    """P17: a face-up tile on a slot, and a whim."""
    noise = weight(scratch, Weight.NOISE) * draw(scratch, NOISE_STEPS) / NOISE_STEPS
    return noise + building_worth(cards, s, scratch, me, int(s.face_up[site // SLOTS]), site % SLOTS)


@compiled
def missed(scratch: Record, kind: int, number: int) -> float:
    """What the Main Phase would bring more with these Units than without them (P14)."""
    full = int(scratch.subsets) - 1
    there = min(number, int(scratch.units[full, kind]))
    without = full - there * int(scratch.step[kind])
    most = max(scratch.best[0, without], scratch.best[1, without])
    return float(scratch.value - most)


@compiled
def worth_of_training(cards: Cards, s: State, scratch: Record, me: int, hero: int) -> float:
    """P16: less the price, and what the Unit would do elsewhere; as a gift (P32) neither."""
    meeples = 0
    for kind in range(KINDS):
        meeples += owned(s, me, kind)
    often = float(cards.draws[s.arrived]) / max(1, meeples)
    value = training_worth(cards, s, scratch, me, hero, often)
    if s.trainings > 0:
        return value
    price = int(cards.training[hero, s.heroes[me, hero] + 1])
    return value - price - missed(scratch, hero + 1, 1)


@compiled
def worth_of_ability(cards: Cards, s: State, scratch: Record, hero: int) -> float:
    """P20: what it gives, less what the Units it exhausts would do."""
    level = s.heroes[s.turn, hero]
    value = effect_worth(cards, s, scratch, cards.ability[hero, level])
    if cards.ability_exhausts[hero, level]:
        value -= missed(scratch, hero + 1, int(s.tavern[s.turn, hero + 1]))
    return value


@compiled
def worth_of_meeple(s: State, scratch: Record, me: int, kind: int) -> float:
    """Hired: for the turns to come. To the bag (P38): if better than what is there. Kept: for the next turn."""
    if s.hires > 0 or s.prestiges > 0:
        return float(scratch.more[kind])
    if s.refresher == NONE:
        return float(scratch.drawn[kind])
    there = 0.0
    for other in range(KINDS):
        there += scratch.drawn[other] * int(s.bag[me, other])
    return float(scratch.drawn[kind] - there / max(1, total(s.bag[me])))


@compiled
def monsters_in(s: State, district: int) -> int:
    many = 0
    for slot in range(district * SLOTS_A_DISTRICT, (district + 1) * SLOTS_A_DISTRICT):
        many += 1 if s.board[slot] != NONE else 0
    return many


@compiled
def assign_by_plan(cards: Cards, s: State, actions: Row, count: int, scratch: Record) -> int:
    """P21: open the next target of the plan, fill it, close it; a plan is made when there is none that fits."""
    if s.target == NONE and (not fits_plan(s, scratch) or total_assigned(s) == 0):
        prepare_values(cards, s, scratch, int(s.turn))
        make_plan(cards, s, scratch)
        scratch.planned = this_turn(s)
    elif s.target != NONE and not fits_plan(s, scratch) and s.levies == 0:
        prepare_values(cards, s, scratch, int(s.turn))
        make_plan_around(cards, s, scratch)
        scratch.planned = this_turn(s)
    if s.target == NONE:
        for i in range(count):
            target = int(actions[i]) - Action.TARGET
            if 0 <= target < TARGETS and total(scratch.plan[target]) > 0:
                return int(actions[i])
        return Action.DONE.value
    for i in range(count):
        if actions[i] == Action.LEVY:
            return Action.LEVY.value
    if fits_plan(s, scratch):
        for i in range(count):
            kind = int(actions[i]) - Action.ADD
            if 0 <= kind < KINDS and still_to_come(s, scratch, kind):
                return int(actions[i])
    if actions[0] == Action.DONE and actions[count - 1] == Action.LEND:
        return Action.LEND.value  # P26: offered only with a Quest that asks for it
    return fill(cards, s, actions, count)


@compiled
def this_turn(s: State) -> int:
    """Never 0, which is what a fresh scratch has planned for."""
    return int(s.turns) * 8 + int(s.turn) + 1


@compiled
def total_assigned(s: State) -> int:
    many = 0
    for target in range(TARGETS):
        many += total(s.assigned[target])
    return many


@compiled
def fits_plan(s: State, scratch: Record) -> bool:
    """Whether the plan was made for this turn, and what has been assigned is part of it."""
    if scratch.planned != this_turn(s):
        return False
    if s.target != NONE and total(scratch.plan[s.target]) == 0:
        return False
    for target in range(TARGETS):
        for kind in range(KINDS):
            levied = int(s.levies) if kind == PEASANT else 0  # P29: they come on top
            if s.assigned[target, kind] > scratch.plan[target, kind] + levied:
                return False
    return True


@compiled
def still_to_come(s: State, scratch: Record, kind: int) -> bool:
    """Whether the plan wants one more of a kind on the open target."""
    levied = int(s.levies) if kind == PEASANT and s.assigned[s.target, kind] > scratch.plan[s.target, kind] else 0
    return bool(s.assigned[s.target, kind] - levied < scratch.plan[s.target, kind])


@compiled
def fill(cards: Cards, s: State, actions: Row, count: int) -> int:
    """Without a plan: close the target if it may be closed, else add what is asked for, or the best fit."""
    chosen = int(actions[0])
    if chosen == Action.DONE:
        return chosen
    best = -1e9
    for i in range(count):
        kind = int(actions[i]) - Action.ADD
        if 0 <= kind < KINDS:
            value = worth_of_adding(cards, s, kind)
            if value > best:
                best, chosen = value, int(actions[i])
    return chosen


@compiled
def worth_of_adding(cards: Cards, s: State, kind: int) -> float:
    """To a Monster: the strongest that is not too strong, else the weakest. To a Location: what it still needs."""
    target = int(s.target)
    if target < MONSTER_TARGET:
        return 1.0 if cards.location_needs[location_at(s, target), kind] > s.assigned[target, kind] else -0.1 * kind
    if target >= TOWER_TARGET:
        return 1.0 if cards.room_needs[room_at(s, target), kind] > s.assigned[target, kind] else -0.1 * kind
    missing = foe_strength(cards, s, target) - combat_value(cards, s, target, KINDS, 0) - lent_here(s, target)
    each = base_combat(cards, s, kind, foe_level(cards, s, target)) + int(s.plus[kind])
    return 1.0 + 0.1 * each if each <= missing else 1.0 - 0.1 * each


@compiled
def reset(scratch: Record) -> None:
    """No turn is planned."""
    scratch.planned = NONE
