"""Decisions that something already done leaves to a player: Quests to discard, Units to hire, and the like."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.components import (
    A_DISTRICT,
    A_DONE,
    A_MEEPLE,
    A_QUEST,
    A_TRAIN,
    BASIC,
    CLASSES,
    DISCARDED,
    DISTRICTS,
    DRAW,
    KEPT,
    KINDS,
    MAGE,
    NONE,
    QUEST_DISCARDED,
    QUESTS,
    RESOLUTION,
    RETURNED,
    Cards,
    State,
)
from lair.games.meeples.rules.develop import can_train, train
from lair.games.meeples.rules.quests import EFFECTS_STEP, draw_effect, effect_waits, effects_differ
from lair.games.meeples.rules.setup import free_slot, place_monster
from lair.games.meeples.rules.supply import gain, total

NOTHING, OVERFLOW, DISCARD, HIRE, TRAINING, REFRESH, KEEP, EFFECT = range(8)


@compiled
def owed(cards: Cards, s: State) -> int:
    """The decision that comes before all others; debts that cannot be paid are dropped (P32: as far as can be)."""
    if s.overflow != NONE:
        return OVERFLOW
    if s.discards > 0:
        for quest in range(QUESTS):
            if s.quest_at[quest] == s.turn:
                return DISCARD
        s.discards = 0
    if s.hires > 0:
        for kind in range(MAGE, BASIC):
            if s.supply[kind] > 0:
                return HIRE
        s.hires = 0
    if s.trainings > 0:
        for hero in range(CLASSES):
            if can_train(cards, s, hero, False):
                return TRAINING
        s.trainings = 0
    if s.refresher != NONE and next_refresher(s):
        return REFRESH
    if s.keeps > 0 and s.phase >= RESOLUTION:
        if total(s.tavern[s.turn]) > 0:
            return KEEP
        s.keeps = 0
    if s.phase == DRAW and s.step == EFFECTS_STEP and effects_differ(cards, s):
        return EFFECT
    return NOTHING


@compiled
def next_refresher(s: State) -> bool:
    """P38: the current player, then clockwise every other one who has anything to return."""
    while s.refresher != NONE:
        if s.refreshes > 0 and total(s.lodgings[s.refresher]) > 0:
            return True
        s.refresher = (s.refresher + 1) % s.players
        s.refreshes = s.refresh_others
        if s.refresher == s.turn:
            s.refresher = NONE
            s.refreshes = s.refresh_others = 0
    return False


@compiled
def legal_owed(cards: Cards, s: State, what: int, out: Row) -> int:
    """The ways to pay a debt."""
    found = 0
    if what in (REFRESH, KEEP):
        out[0] = A_DONE
        found = 1
    if what == TRAINING:
        for hero in range(CLASSES):
            out[found] = A_TRAIN + hero
            found += 1 if can_train(cards, s, hero, False) else 0
    elif what == OVERFLOW:
        for district in range(DISTRICTS):
            out[found] = A_DISTRICT + district
            found += 1 if free_slot(s, district) != NONE else 0
    elif what == DISCARD:
        for quest in range(QUESTS):
            out[found] = A_QUEST + quest
            found += 1 if s.quest_at[quest] == s.turn else 0
    elif what == EFFECT:
        for quest in range(QUESTS):
            out[found] = A_QUEST + quest
            found += 1 if effect_waits(cards, s, quest) else 0
    else:
        for kind in range(KINDS):
            out[found] = A_MEEPLE + kind
            found += 1 if may_name(s, what, kind) else 0
    return found


@compiled
def may_name(s: State, what: int, kind: int) -> bool:
    """Whether this kind of meeple can be returned, kept or hired."""
    if what == REFRESH:
        return bool(s.lodgings[s.refresher, kind] > 0)
    if what == KEEP:
        return bool(s.tavern[s.turn, kind] > 0)
    return MAGE <= kind < BASIC and bool(s.supply[kind] > 0)


@compiled
def may_pay(cards: Cards, s: State, what: int, action: int) -> bool:
    """Whether `legal_owed` would list this number."""
    if action == A_DONE:
        return what in (REFRESH, KEEP)
    if A_TRAIN <= action < A_TRAIN + CLASSES:
        return what == TRAINING and can_train(cards, s, action - A_TRAIN, False)
    if A_DISTRICT <= action < A_DISTRICT + DISTRICTS:
        return what == OVERFLOW and free_slot(s, action - A_DISTRICT) != NONE
    if A_QUEST <= action < A_QUEST + QUESTS:
        if what == EFFECT:
            return effect_waits(cards, s, action - A_QUEST)
        return what == DISCARD and bool(s.quest_at[action - A_QUEST] == s.turn)
    if A_MEEPLE <= action < A_MEEPLE + KINDS:
        return (what in (REFRESH, KEEP, HIRE)) and may_name(s, what, action - A_MEEPLE)
    return False


@compiled
def pay(cards: Cards, s: State, what: int, action: int, journal: Journal) -> None:
    """One decision of a debt."""
    if what == OVERFLOW:
        place_monster(s, int(s.overflow), action - A_DISTRICT, journal)
        s.overflow = NONE
    elif what == DISCARD:
        s.quest_at[action - A_QUEST] = DISCARDED
        s.discards -= 1
        note(journal, QUEST_DISCARDED, int(s.turn), action - A_QUEST, 0, 0)
    elif what == EFFECT:
        draw_effect(cards, s, action - A_QUEST, journal)
    elif what == HIRE:
        gain(s, int(s.turn), action - A_MEEPLE, 1, NONE, journal)
        s.hires -= 1
    elif what == TRAINING:
        train(cards, s, action - A_TRAIN, False, journal)
        s.trainings -= 1
    elif what == REFRESH:
        if action == A_DONE:
            s.refreshes = 0
        else:
            s.lodgings[s.refresher, action - A_MEEPLE] -= 1
            s.bag[s.refresher, action - A_MEEPLE] += 1
            s.refreshes -= 1
            note(journal, RETURNED, int(s.refresher), action - A_MEEPLE, 0, 0)
    elif action == A_DONE:
        s.keeps = 0
    else:
        s.tavern[s.turn, action - A_MEEPLE] -= 1
        s.kept[s.turn, action - A_MEEPLE] += 1
        s.keeps -= 1
        note(journal, KEPT, int(s.turn), action - A_MEEPLE, 0, 0)
