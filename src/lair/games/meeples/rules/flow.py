"""The course of a game: one small decision after another, and all that follows by itself."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row
from lair.games.meeples.rules.assign import (
    add_unit,
    close_target,
    finishable,
    legal_assignment,
    lend,
    levy,
    may_add,
    may_lend,
    open_target,
)
from lair.games.meeples.rules.combat import levy_possible
from lair.games.meeples.rules.components import (
    A_ABILITY,
    A_ADD,
    A_BUILD,
    A_DONE,
    A_LEND,
    A_LEVY,
    A_RESOLVE,
    A_TARGET,
    A_TRAIN,
    A_WORKS,
    ACTIONS,
    CLEAN_UP,
    DEVELOPMENT,
    DRAW,
    KINDS,
    MAIN,
    NONE,
    OVER,
    PEASANT,
    RESOLUTION,
    SEATS,
    SLOTS,
    TARGETS,
    TOWER_TARGET,
    TRAINING_DONE,
    UNITS,
    WORKS_DONE,
    Cards,
    State,
)
from lair.games.meeples.rules.develop import (
    BUILDERS,
    ability_ready,
    build,
    can_train,
    legal_development,
    stand_for,
    train,
    use_ability,
    work,
)
from lair.games.meeples.rules.draw_phase import draw_step
from lair.games.meeples.rules.pending import NOTHING, legal_owed, may_pay, owed, pay
from lair.games.meeples.rules.quests import owned
from lair.games.meeples.rules.resolve import (
    choosing_order,
    clean_target,
    empty_tavern,
    end_resolution,
    in_order,
    legal_order,
    order_matters,
    resolve_target,
)
from lair.games.meeples.rules.supply import clean_up, total

MORE_THAN_ALL_PEASANTS = 128


@compiled
def actor(s: State) -> int:
    """The player whose turn it is, or who may return meeples to the bag (P38)."""
    if s.phase != OVER and s.refresher != NONE:
        return int(s.refresher)
    return int(s.turn)


@compiled
def legal(cards: Cards, s: State, out: Row) -> int:
    """What may be done now, ascending."""
    if s.phase == OVER:
        return 0
    what = owed(cards, s)
    if what != NOTHING:
        return legal_owed(cards, s, what, out)
    if s.phase == DEVELOPMENT:
        return legal_development(cards, s, out)
    if s.phase == RESOLUTION:
        return legal_order(s, out)
    found = legal_assignment(cards, s, out)
    if s.target == NONE and order_matters(cards, s):
        for target in range(TARGETS):
            if s.engaged >> target & 1:
                out[found] = A_RESOLVE + target
                found += 1
    return found


@compiled
def may_do(cards: Cards, s: State, action: int) -> bool:
    """Whether `legal` would list this number."""
    if s.phase == OVER or not 0 <= action < ACTIONS:
        return False
    what = owed(cards, s)
    if what != NOTHING:
        return may_pay(cards, s, what, action)
    if s.phase == DEVELOPMENT:
        return may_develop(cards, s, action)
    if action >= A_RESOLVE:
        return may_resolve(cards, s, action - A_RESOLVE)
    return bool(action == A_DONE) if s.phase == RESOLUTION else may_assign(cards, s, action)


@compiled
def may_resolve(cards: Cards, s: State, target: int) -> bool:
    """P31: what is left to resolve may be named, from the first on where the order matters."""
    if not (s.engaged & ~s.resolved) >> target & 1:
        return False
    return s.phase == RESOLUTION or (s.target == NONE and order_matters(cards, s))


@compiled
def may_develop(cards: Cards, s: State, action: int) -> bool:
    """P14 to P20."""
    if action == A_DONE:
        return True
    peasants = stand_for(s, PEASANT)
    if action == A_WORKS:
        return not s.done & WORKS_DONE and peasants >= 1
    if action < A_TRAIN:
        place, slot = (action - A_BUILD) // SLOTS, (action - A_BUILD) % SLOTS
        free = s.face_up[place] != NONE and s.slots[slot] == NONE
        return not s.done & WORKS_DONE and peasants >= BUILDERS and bool(free)
    if action < A_ABILITY:
        hero = action - A_TRAIN
        return not s.done & TRAINING_DONE and stand_for(s, hero + 1) > 0 and can_train(cards, s, hero, True)
    return action < A_TARGET and ability_ready(cards, s, action - A_ABILITY)


@compiled
def may_assign(cards: Cards, s: State, action: int) -> bool:
    """P21 to P29."""
    if s.target == NONE:
        if action == A_DONE:
            return True
        target = action - A_TARGET
        if not 0 <= target < TARGETS or (s.canonical and target <= s.last_target):
            return False
        return total(s.assigned[target]) == 0 and finishable(cards, s, target, 0)
    if action == A_DONE:
        return finishable(cards, s, int(s.target), KINDS)
    if action == A_LEVY:
        return bool(s.levied == 1) and levy_possible(cards, s, int(s.target), KINDS) > 0
    if action == A_LEND:
        return may_lend(cards, s)
    kind = action - A_ADD
    if not 0 <= kind < (UNITS if s.target < TOWER_TARGET else KINDS) or (s.canonical and kind < s.last_kind):
        return False
    return bool(s.tavern[s.turn, kind] > 0) and may_add(cards, s, kind)


@compiled
def apply(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """One decision, and everything up to the next."""
    if not may_do(cards, s, action):
        return False
    what = owed(cards, s)
    if what != NOTHING:
        pay(cards, s, what, action, journal)
    elif s.phase == DEVELOPMENT:
        develop(cards, s, action, journal)
    elif s.phase == RESOLUTION or action >= A_RESOLVE:
        order(cards, s, action, journal)
    else:
        assign(cards, s, action, journal)
    run(cards, s, journal)
    return True


@compiled
def develop(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P14 to P20."""
    if action == A_DONE:
        clean_up(s)  # P19
        s.phase = MAIN
        for kind in range(KINDS):  # what slots gave may be used from now on
            s.tavern[s.turn, kind] += s.fresh[kind]
            s.fresh[kind] = 0
    elif action == A_WORKS:
        work(s, journal)
    elif action < A_TRAIN:
        build(cards, s, (action - A_BUILD) // SLOTS, (action - A_BUILD) % SLOTS, journal)
    elif action < A_ABILITY:
        train(cards, s, action - A_TRAIN, True, journal)
    else:
        use_ability(cards, s, action - A_ABILITY, journal)


@compiled
def assign(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P21 to P29."""
    if s.target == NONE and action == A_DONE:
        s.phase = RESOLUTION
        s.step = 0
    elif s.target == NONE:
        open_target(s, action - A_TARGET)
    elif action == A_DONE:
        close_target(cards, s, journal)
    elif action == A_LEVY:
        levy(s, journal)
    elif action == A_LEND:
        lend(s, int(s.target), journal)
    else:
        add_unit(cards, s, action - A_ADD, journal)


@compiled
def order(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P31: this one next; or the rest in the usual order."""
    if action == A_DONE:
        s.choosing = 0
        return
    s.phase = RESOLUTION
    s.step = 0
    s.choosing = 1
    resolve_target(cards, s, action - A_RESOLVE, journal)


@compiled
def run(cards: Cards, s: State, journal: Journal) -> None:
    """All that follows by itself, until somebody must decide."""
    while owed(cards, s) == NOTHING and s.phase >= RESOLUTION and s.phase < OVER and not choosing_order(s):
        if s.phase == RESOLUTION:
            if s.step < TARGETS:
                s.step += 1
                target = in_order(int(s.step) - 1)
                if (s.engaged & ~s.resolved) >> target & 1:
                    resolve_target(cards, s, target, journal)
            else:
                end_resolution(cards, s, journal)
                clean_up(s)
                s.phase = CLEAN_UP
                s.step = 0
        elif s.phase == CLEAN_UP:
            if s.step < TARGETS:
                s.step += 1
                clean_target(cards, s, int(s.step) - 1, journal)
            else:
                s.phase = DRAW
                s.step = 0
                empty_tavern(s)
        else:
            draw_step(cards, s, journal)


@compiled
def standing(cards: Cards, s: State, out: Row) -> None:
    """P52: most VP, then fewest Peasants."""
    for seat in range(SEATS):
        out[seat] = int(s.vp[seat]) * MORE_THAN_ALL_PEASANTS - owned(s, seat, PEASANT)


@compiled
def score(cards: Cards, s: State, out: Row) -> None:
    """P52: VP."""
    for seat in range(SEATS):
        out[seat] = s.vp[seat]
