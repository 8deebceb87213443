"""The flow of a game: one small decision after another, and all that follows by itself."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, exceed
from lair.games.meeples.rules.assign import (
    add_unit,
    close_target,
    legal_assignment,
    lend,
    levy,
    open_target,
    refuse_assignment,
)
from lair.games.meeples.rules.components import (
    ACTIONS,
    NONE,
    PEASANT,
    SEATS,
    SLOTS,
    Action,
    Cards,
    Pending,
    Phase,
    Refusal,
    State,
    Works,
)
from lair.games.meeples.rules.develop import (
    RESOLVING,
    assign_trainee,
    assign_works,
    build,
    capitol_step,
    legal_development,
    refuse_development,
    train_for_vp,
    use_ability,
)
from lair.games.meeples.rules.draw_phase import draw_step
from lair.games.meeples.rules.pending import decide_pending, drop_impossible, legal_pending, pending, refuse_pending
from lair.games.meeples.rules.quests import owned
from lair.games.meeples.rules.resolve import (
    begin_clean_up,
    begin_resolution,
    choosing_clean_up,
    choosing_order,
    clean_monster,
    empty_tavern,
    legal_clean_up,
    legal_order,
    may_choose_order,
    next_in_order,
    next_to_clean,
    resolve_target,
    to_be_cleaned,
    to_be_resolved,
)

MORE_THAN_ALL_PEASANTS = 128
MOST_STEPS = 200  # of one action: all targets, all Monsters, all Quests and the Draw Phase are fewer


@compiled
def actor(s: State) -> int:
    """The player whose turn it is, or who may return meeples to the bag (P38)."""
    if s.phase != Phase.OVER and s.refresher != NONE:
        return int(s.refresher)
    return int(s.turn)


@compiled
def refusal(cards: Cards, s: State, action: int) -> int:
    """Why an action is not legal, as a `Refusal`: for `apply`, and for the reason that people read."""
    if s.phase == Phase.OVER or not 0 <= action < ACTIONS:
        return Refusal.NOT_NOW
    return refuse(cards, s, pending(cards, s), action)


@compiled
def refuse(cards: Cards, s: State, what: int, action: int) -> int:
    """Why an action is not legal while this decision is pending."""
    if what != Pending.NOTHING:
        return refuse_pending(cards, s, what, action)
    if s.phase == Phase.DEVELOPMENT:
        return refuse_development(cards, s, action)
    if s.phase == Phase.CLEAN_UP:
        named = action >= Action.RESOLVE and to_be_cleaned(s, action - Action.RESOLVE)
        return Refusal.NONE if named or action == Action.DONE else Refusal.NOT_NOW
    if action >= Action.RESOLVE:
        chosen = to_be_resolved(s, action - Action.RESOLVE) and may_choose_order(cards, s)
        return Refusal.NONE if chosen else Refusal.NOT_NOW
    if s.phase == Phase.RESOLUTION:
        return Refusal.NONE if action == Action.DONE else Refusal.NOT_NOW
    return refuse_assignment(cards, s, action)


@compiled
def legal(cards: Cards, s: State, out: Row) -> int:
    """Everything that `refusal` does not refuse, ascending."""
    if s.phase == Phase.OVER:
        return 0
    what = pending(cards, s)
    if what != Pending.NOTHING:
        return legal_pending(cards, s, what, out)
    if s.phase == Phase.DEVELOPMENT:
        return legal_development(cards, s, out)
    if s.phase == Phase.CLEAN_UP:
        return legal_clean_up(s, out)
    found = 1
    if s.phase == Phase.RESOLUTION:
        out[0] = Action.DONE
    else:
        found = legal_assignment(cards, s, out)
    return legal_order(s, out, found) if may_choose_order(cards, s) else found


@compiled
def apply(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """One decision, and everything up to the next."""
    if s.phase == Phase.OVER or not 0 <= action < ACTIONS:
        return False
    what = pending(cards, s)
    if refuse(cards, s, what, action) != Refusal.NONE:
        return False
    decide(cards, s, what, action, journal)
    settle(cards, s, journal)
    return True


@compiled
def act(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """One decision; whether it ends the assigning, and the rest of the turn follows.

    What follows in the Development Phase is little, and done at once.
    """
    decide(cards, s, pending(cards, s), action, journal)
    if Phase.RESOLUTION <= s.phase < Phase.OVER:
        return True
    settle(cards, s, journal)
    return False


@compiled
def decide(cards: Cards, s: State, what: int, action: int, journal: Journal) -> None:
    """One decision, and nothing that follows by itself; ``what`` is pending."""
    if what != Pending.NOTHING:
        decide_pending(cards, s, what, action, journal)
    elif s.phase == Phase.DEVELOPMENT:
        develop(cards, s, action, journal)
    elif s.phase == Phase.CLEAN_UP:
        clean_next(cards, s, action, journal)
    elif s.phase == Phase.RESOLUTION or action >= Action.RESOLVE:
        order(cards, s, action, journal)
    else:
        assign(cards, s, action, journal)


@compiled
def develop(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P14 to P20."""
    if action == Action.DONE:
        s.step = RESOLVING
    elif action == Action.WORKS:
        assign_works(s, Works.GAIN, journal)
    elif action == Action.CONSTRUCT:
        assign_works(s, Works.CONSTRUCT, journal)
    elif action < Action.TRAIN:
        build(cards, s, (action - Action.BUILD) // SLOTS, (action - Action.BUILD) % SLOTS, journal)
    elif action < Action.ABILITY and s.step == RESOLVING:
        train_for_vp(cards, s, journal)
    elif action < Action.ABILITY:
        assign_trainee(s, action - Action.TRAIN, journal)
    else:
        use_ability(cards, s, action - Action.ABILITY, journal)


@compiled
def assign(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P21 to P29."""
    if s.target == NONE and action == Action.DONE:
        begin_resolution(cards, s)
    elif s.target == NONE:
        open_target(s, action - Action.TARGET)
    elif action == Action.DONE:
        close_target(cards, s, journal)
    elif action == Action.LEVY:
        levy(cards, s, journal)
    elif action == Action.LEND:
        lend(s, int(s.target), journal)
    else:
        add_unit(cards, s, action - Action.ADD, journal)


@compiled
def order(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P31: this one next; or the rest in the usual order."""
    if action == Action.DONE:
        s.choosing = 0
        return
    if s.phase == Phase.MAIN:
        begin_resolution(cards, s)
    s.choosing = 1
    resolve_target(cards, s, action - Action.RESOLVE, journal)


@compiled
def clean_next(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P32: this Monster next; or the rest in the usual order."""
    if action == Action.DONE:
        s.choosing = 2
    else:
        clean_monster(cards, s, action - Action.RESOLVE, journal)


@compiled
def settle(cards: Cards, s: State, journal: Journal) -> None:
    """All that follows by itself, until somebody must decide: one phase after another.

    Where many games are played at once, on a GPU, those that are done with a phase wait for the others.
    """
    steps = 0
    follows = nobody_decides(cards, s)
    while follows and steps < MOST_STEPS:
        phase = s.phase
        while follows and steps < MOST_STEPS and s.phase == phase:
            take_step(cards, s, journal)
            steps += 1
            follows = nobody_decides(cards, s)
    if follows:
        exceed(journal)


@compiled
def nobody_decides(cards: Cards, s: State) -> bool:
    """Whether the game goes on by itself. A pending decision may have become impossible."""
    if drop_impossible(cards, s) != Pending.NOTHING or not goes_on(s):
        return False
    return not choosing_order(s) and not choosing_clean_up(cards, s)


@compiled
def take_step(cards: Cards, s: State, journal: Journal) -> None:
    """The next thing that a phase does by itself."""
    if s.phase == Phase.DEVELOPMENT:
        capitol_step(cards, s, journal)
    elif s.phase == Phase.RESOLUTION:
        target = next_in_order(s)
        if target != NONE:
            resolve_target(cards, s, target, journal)
        else:
            begin_clean_up(cards, s)
    elif s.phase == Phase.CLEAN_UP:
        target = next_to_clean(s)
        if target != NONE:
            clean_monster(cards, s, target, journal)
        else:
            s.phase = Phase.DRAW
            s.step = 0
            empty_tavern(s)
    else:
        draw_step(cards, s, journal)


@compiled
def goes_on(s: State) -> bool:
    """Whether the phase needs no player, but for what it leaves to decide."""
    if s.phase == Phase.DEVELOPMENT:
        return bool(s.step == RESOLVING) and s.works != Works.CONSTRUCT
    return bool(Phase.RESOLUTION <= s.phase < Phase.OVER)


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
