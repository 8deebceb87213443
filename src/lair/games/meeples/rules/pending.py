"""Pending decisions: what something already done leaves to a player, such as Quests to discard or Units to hire.

`flow` asks `pending` before everything else. `pending` only reads; `drop_impossible` writes, and is called where the
game moves on.
"""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.components import (
    BASIC,
    CLASSES,
    DISCARDED,
    DISTRICTS,
    KINDS,
    MAGE,
    NONE,
    QUESTS,
    RANGER,
    SHAMAN,
    Action,
    Cards,
    Event,
    Pending,
    Phase,
    Refusal,
    State,
)
from lair.games.meeples.rules.develop import (
    ability_ready,
    has_next_level,
    post_one,
    post_the_only_ones,
    train,
    use_ability,
)
from lair.games.meeples.rules.quests import EFFECTS_STEP, draw_effect, effect_waits
from lair.games.meeples.rules.setup import free_slot, place_monster
from lair.games.meeples.rules.supply import gain, total

LAST_EFFECT = Action.QUEST + QUESTS  # Draw Phase effects are among the actions from `Action.ABILITY` up to here


@compiled
def pending(cards: Cards, s: State) -> int:
    """The decision that comes before all others, of those that can be made (P32: as far as possible)."""
    if s.posting > 0:
        return Pending.CAPITOL
    if s.overflow != NONE:
        return Pending.OVERFLOW
    if s.discards > 0 and any_answer(cards, s, Pending.DISCARD):
        return Pending.DISCARD
    if s.hires > 0 and any_answer(cards, s, Pending.HIRE):
        return Pending.HIRE
    if s.prestiges > 0 and any_answer(cards, s, Pending.PRESTIGE):
        return Pending.PRESTIGE
    if s.trainings > 0 and any_answer(cards, s, Pending.TRAINING):
        return Pending.TRAINING
    if next_refresher(s) != NONE:
        return Pending.REFRESH
    if s.keeps > 0 and s.phase >= Phase.RESOLUTION and any_answer(cards, s, Pending.KEEP):
        return Pending.KEEP
    if s.phase == Phase.DRAW and s.step == EFFECTS_STEP and any_effect(cards, s):
        return Pending.EFFECT
    return Pending.NOTHING


@compiled
def next_refresher(s: State) -> int:
    """P38: the current player, then clockwise every other one, who still has something to return; NONE: nobody."""
    seat = int(s.refresher)
    number = int(s.refreshes)
    while seat != NONE:
        if number > 0 and total(s.lodgings[seat]) > 0:
            return seat
        seat = (seat + 1) % int(s.players)
        number = int(s.refresh_others)
        if seat == s.turn:
            seat = NONE
    return NONE


@compiled
def drop_impossible(cards: Cards, s: State) -> int:
    """P32: decisions that come before the pending one cannot be made, and lapse. Returns the pending one."""
    what = pending(cards, s)
    if what > Pending.DISCARD:
        s.discards = 0
    if what > Pending.HIRE:
        s.hires = 0
    if what > Pending.PRESTIGE:
        s.prestiges = 0
    if what > Pending.TRAINING:
        s.trainings = 0
        pass_refresh_on(s)
    if what > Pending.KEEP and s.phase >= Phase.RESOLUTION:
        s.keeps = 0
    return what


@compiled
def pass_refresh_on(s: State) -> None:
    """P38: on to the next player who has something to return, if any."""
    seat = next_refresher(s)
    if seat != s.refresher:
        s.refresher = seat
        s.refreshes = s.refresh_others if seat != NONE else 0
        if seat == NONE:
            s.refresh_others = 0


@compiled
def first_answer(what: int) -> int:
    """The action that stands for the first of the answers to a decision."""
    if what == Pending.CAPITOL:
        return Action.ADD
    if what == Pending.OVERFLOW:
        return Action.DISTRICT
    if what == Pending.TRAINING:
        return Action.TRAIN
    if what == Pending.EFFECT:
        return Action.ABILITY
    return Action.QUEST if what == Pending.DISCARD else Action.MEEPLE


@compiled
def answers(what: int) -> int:
    """How many answers a decision has, possible or not: one for each district, class, Quest or kind."""
    if what == Pending.OVERFLOW:
        return DISTRICTS
    if what == Pending.TRAINING:
        return CLASSES
    if what == Pending.EFFECT:
        return LAST_EFFECT - Action.ABILITY
    return QUESTS if what == Pending.DISCARD else KINDS


@compiled
def may_decline(what: int) -> bool:
    """P38, P45: what a player may return or keep, and Draw Phase effects, can be declined."""
    return what == Pending.REFRESH or what == Pending.KEEP or what == Pending.EFFECT


@compiled
def may_answer(cards: Cards, s: State, what: int, answer: int) -> bool:
    """Whether a decision can be made for this district, class, Quest or kind."""
    if what == Pending.CAPITOL:  # P30
        fitting = answer == s.posting_kind or answer == SHAMAN
        return bool(fitting and s.tavern[s.turn, answer] > 0)
    if what == Pending.OVERFLOW:  # P40
        return free_slot(s, answer) != NONE
    if what == Pending.DISCARD:
        return bool(s.quest_at[answer] == s.turn)
    if what == Pending.HIRE:
        return MAGE <= answer < BASIC and bool(s.supply[answer] > 0)
    if what == Pending.PRESTIGE:
        return RANGER <= answer <= SHAMAN and bool(s.supply[answer] > 0)
    if what == Pending.TRAINING:
        return has_next_level(s, answer)
    if what == Pending.REFRESH:
        return bool(s.lodgings[s.refresher, answer] > 0)
    if what == Pending.KEEP:
        return bool(s.tavern[s.turn, answer] > 0)
    return effect_ready(cards, s, Action.ABILITY + answer)


@compiled
def effect_ready(cards: Cards, s: State, action: int) -> bool:
    """P45: a Draw Phase effect of a Hero card or of an ongoing Quest that may be used."""
    if action < Action.TARGET:
        return ability_ready(cards, s, action - Action.ABILITY)
    return action >= Action.QUEST and effect_waits(cards, s, action - Action.QUEST)


@compiled
def any_answer(cards: Cards, s: State, what: int) -> bool:
    """Whether a decision can be made at all."""
    for answer in range(answers(what)):
        if may_answer(cards, s, what, answer):
            return True
    return False


@compiled
def any_effect(cards: Cards, s: State) -> bool:
    """P45: whether there is a Draw Phase effect that may be used."""
    for hero in range(CLASSES):
        if ability_ready(cards, s, hero):
            return True
    for quest in range(QUESTS):
        if effect_waits(cards, s, quest):
            return True
    return False


@compiled
def legal_pending(cards: Cards, s: State, what: int, out: Row) -> int:
    """Every way to make a pending decision."""
    found = 0
    if may_decline(what):
        out[0] = Action.DONE
        found = 1
    first = first_answer(what)
    for answer in range(answers(what)):
        out[found] = first + answer
        found += 1 if may_answer(cards, s, what, answer) else 0
    return found


@compiled
def refuse_pending(cards: Cards, s: State, what: int, action: int) -> int:
    """Why an action does not make the pending decision."""
    if action == Action.DONE:
        return Refusal.NONE if may_decline(what) else Refusal.DECIDE_FIRST
    answer = action - first_answer(what)
    if 0 <= answer < answers(what) and may_answer(cards, s, what, answer):
        return Refusal.NONE
    return Refusal.DECIDE_FIRST


@compiled
def decide_pending(cards: Cards, s: State, what: int, action: int, journal: Journal) -> None:
    """Make a pending decision, or one step of it."""
    answer = action - first_answer(what)
    if what == Pending.CAPITOL:
        post_one(s, answer, journal)
        post_the_only_ones(s, journal)
    elif what == Pending.OVERFLOW:
        place_monster(s, int(s.overflow), answer, journal)
        s.overflow = NONE
    elif what == Pending.DISCARD:
        s.quest_at[answer] = DISCARDED
        s.discards -= 1
        note(journal, Event.QUEST_DISCARDED, int(s.turn), answer, 0, 0)
    elif what == Pending.EFFECT:
        decide_effect(cards, s, action, journal)
    elif what == Pending.HIRE:
        gain(s, int(s.turn), answer, 1, NONE, journal)
        s.hires -= 1
    elif what == Pending.PRESTIGE:
        gain(s, int(s.turn), answer, 1, NONE, journal)
        s.prestiges -= 1
    elif what == Pending.TRAINING:
        train(cards, s, answer, journal)
        s.trainings -= 1
    elif what == Pending.REFRESH:
        if action == Action.DONE:
            s.refreshes = 0
        else:
            s.lodgings[s.refresher, answer] -= 1
            s.bag[s.refresher, answer] += 1
            s.refreshes -= 1
            note(journal, Event.RETURNED, int(s.refresher), answer, 0, 0)
    elif action == Action.DONE:
        s.keeps = 0
    else:
        s.tavern[s.turn, answer] -= 1
        s.kept[s.turn, answer] += 1
        s.keeps -= 1
        note(journal, Event.KEPT, int(s.turn), answer, NONE, 0)


@compiled
def decide_effect(cards: Cards, s: State, action: int, journal: Journal) -> None:
    """P45: use a Draw Phase effect, or no more of them."""
    if action == Action.DONE:
        s.step = EFFECTS_STEP + 1
    elif action < Action.TARGET:
        use_ability(cards, s, action - Action.ABILITY, journal)
    else:
        draw_effect(cards, s, action - Action.QUEST, journal)
