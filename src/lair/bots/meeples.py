"""The greedy player of Meeples & Monsters: recruit and build early, level what one has, beat what one can.

Every action gets a worth in VP, more or less; the best is taken. A target is chosen by what it brings
less the Units it takes, then filled with as little as will do.
"""

from lair.rules.chance import draw
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row
from lair.rules.meeples.assign import finishable, location_at, room_at
from lair.rules.meeples.combat import base_combat, combat_value, foe_level, foe_strength, lent_here, monster_at
from lair.rules.meeples.components import (
    A_ABILITY,
    A_ADD,
    A_BUILD,
    A_DISTRICT,
    A_DONE,
    A_LEND,
    A_LEVY,
    A_MEEPLE,
    A_QUEST,
    A_TARGET,
    A_TRAIN,
    A_WORKS,
    C_WHEN,
    CORRUPTION,
    COUNCIL_TARGET,
    E_DISCARD,
    E_DRAW,
    E_HIRE,
    E_QUESTS,
    E_REFRESH,
    E_RESERVE,
    E_TRAIN,
    E_VP,
    KINDS,
    MONSTER_TARGET,
    NONE,
    ON_DEFEAT,
    PEASANT,
    QUESTS,
    SLOTS,
    SLOTS_A_DISTRICT,
    TOWER_TARGET,
    Cards,
    State,
)
from lair.rules.meeples.quests import foe_fits, owned


@compiled
def greedy(cards: Cards, s: State, actions: Row, count: int, mind: Record) -> int:
    """The action of the greatest worth; ties by lot."""
    best = -1e9
    chosen = int(actions[0])
    ties = 0
    for i in range(count):
        value = worth(cards, s, int(actions[i]))
        if value > best + 1e-6:
            best, chosen, ties = value, int(actions[i]), 1
        elif value > best - 1e-6:
            ties += 1
            if draw(mind, ties) == 0:
                chosen = int(actions[i])
    return chosen


@compiled
def worth(cards: Cards, s: State, action: int) -> float:
    """About what an action is worth in VP, beside the others of the same decision."""
    if action == A_DONE:
        return worth_of_done(s)
    if action == A_WORKS:
        return 0.3 if owned(s, int(s.turn), PEASANT) < 9 else -0.1
    if action < A_TRAIN:
        return worth_of_building(cards, s, (action - A_BUILD) // SLOTS, (action - A_BUILD) % SLOTS)
    if action < A_ABILITY:
        return worth_of_training(cards, s, action - A_TRAIN)
    if action < A_TARGET:
        hero = action - A_ABILITY
        return effect_worth(cards.ability[hero, s.heroes[s.turn, hero]]) - 0.2
    if action < A_ADD:
        return worth_of_target(cards, s, action - A_TARGET)
    if action < A_LEVY:
        return worth_of_adding(cards, s, action - A_ADD)
    if action < A_DISTRICT:
        return 2.0  # a Peasant for nothing
    if action < A_QUEST:
        return -1.0 * monsters_in(s, action - A_DISTRICT)
    if action < A_MEEPLE:
        return -1.0 * (int(cards.quest_vp[action - A_QUEST]) + int(cards.quest_penalty[action - A_QUEST]))
    if action < A_LEND:
        return unit_worth(action - A_MEEPLE)
    return 1.5 if action == A_LEND else -1.0  # the usual order will do


@compiled
def worth_of_done(s: State) -> float:
    """Closing a target that is full enough beats wasting Units on it; ending a phase is what is left."""
    return 1.0 if s.target != NONE else 0.0


@compiled
def unit_worth(kind: int) -> float:
    """What another meeple of a kind is worth in one's bag."""
    if kind == CORRUPTION:
        return -0.8
    if kind == PEASANT:
        return 0.2
    return 0.9 if kind <= 2 else 1.3 if kind <= 4 else 1.8


@compiled
def effect_worth(effect: Row) -> float:
    """The sum of what an effect gives."""
    value = float(effect[E_VP]) + 0.7 * float(effect[E_QUESTS]) - 0.4 * float(effect[E_DISCARD])
    value += 0.5 * float(effect[E_DRAW]) + 0.15 * float(effect[E_REFRESH]) + 1.2 * float(effect[E_HIRE])
    value += 0.4 * float(effect[E_RESERVE]) + 1.8 * float(effect[E_TRAIN])
    for kind in range(KINDS):
        value += unit_worth(kind) * float(effect[kind])
    return value


@compiled
def worth_of_building(cards: Cards, s: State, place: int, slot: int) -> float:
    """The slot's bonus, and the tile for the turns to come."""
    location = int(s.face_up[place])
    later = max(0.0, 1.0 - int(s.turns) / (12.0 * int(s.players)))
    return effect_worth(cards.slot_effect[slot]) + later * (0.4 + 0.6 * effect_worth(cards.location_effect[location]))


@compiled
def worth_of_training(cards: Cards, s: State, hero: int) -> float:
    """More for a class one has many of; less near the end."""
    level = int(s.heroes[s.turn, hero])
    later = max(0.0, 1.0 - int(s.turns) / (14.0 * int(s.players)))
    have = owned(s, int(s.turn), hero + 1)
    better = float(cards.combat[hero + 1, level + 1] - cards.combat[hero + 1, level])
    ability = effect_worth(cards.ability[hero, level + 1]) - effect_worth(cards.ability[hero, level])
    return later * (0.5 + have * (0.6 * better + 0.3) + max(0.0, ability)) - int(cards.training[hero, level + 1])


@compiled
def worth_of_target(cards: Cards, s: State, target: int) -> float:
    """What it brings, less a little for the Units it takes; bonuses first, since they make the rest easier."""
    if target < MONSTER_TARGET:
        location = location_at(s, target)
        value = effect_worth(cards.location_effect[location])
        bonus = 0.6 if cards.location_bonus[location, 0] > 0 or cards.location_bonus[location, 5] > 0 else 0.0
        return 0.1 + 0.8 * value + bonus
    if target >= TOWER_TARGET:
        return effect_worth(cards.room_effect[room_at(s, target)])
    monster = monster_at(s, target)
    value = float(cards.council_vp[target - COUNCIL_TARGET]) if monster == NONE else float(cards.monster_vp[monster])
    if monster != NONE:
        value += effect_worth(cards.monster_effect[monster]) + (1.0 if cards.monster_bonus[monster, 0] > 0 else 0.0)
    for quest in range(QUESTS):
        condition = cards.quest_condition[quest]
        if s.quest_at[quest] == s.turn and condition[C_WHEN] == ON_DEFEAT and foe_fits(cards, s, condition, target):
            value += 1.0
    return 1.5 + value - 0.12 * foe_strength(cards, s, target)


@compiled
def worth_of_adding(cards: Cards, s: State, kind: int) -> float:
    """To a Monster: the strongest that is not too strong, else the weakest. To a Location: what it still needs."""
    target = int(s.target)
    if finishable(cards, s, target, KINDS):
        return 0.0  # enough is enough
    if target < MONSTER_TARGET:
        return worth_of_filling(cards.location_needs[location_at(s, target)], s.assigned[target], kind)
    if target >= TOWER_TARGET:
        return worth_of_filling(cards.room_needs[room_at(s, target)], s.assigned[target], kind)
    missing = foe_strength(cards, s, target) - combat_value(cards, s, target, KINDS, 0) - lent_here(s, target)
    each = base_combat(cards, s, kind, foe_level(cards, s, target)) + int(s.plus[kind])
    return 2.0 + 0.1 * each if each <= missing else 2.0 - 0.1 * each


@compiled
def worth_of_filling(needs: Row, assigned: Row, kind: int) -> float:
    """What is asked for first; as any other Unit, the one missed least."""
    return 3.0 if needs[kind] > assigned[kind] else 2.0 - unit_worth(kind)


@compiled
def monsters_in(s: State, district: int) -> int:
    many = 0
    for slot in range(district * SLOTS_A_DISTRICT, (district + 1) * SLOTS_A_DISTRICT):
        many += 1 if s.board[slot] != NONE else 0
    return many
