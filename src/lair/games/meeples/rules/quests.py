"""Quests (P47): what they ask, the moment it holds, and what they give."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.combat import combat_value, foe_level, foe_strength, foe_type, lent_here, level_of
from lair.games.meeples.rules.components import (
    BASIC,
    CLASSES,
    CORRUPTION,
    COUNCIL_TARGET,
    DISTRICTS,
    DONE_BY,
    EFFECTS,
    KINDS,
    MONSTER_TARGET,
    MONSTERS,
    NONE,
    QUESTS,
    SHAMAN,
    SLOTS_A_DISTRICT,
    TOWER_TARGET,
    UNITS,
    Cards,
    Condition,
    Event,
    Moment,
    QuestKind,
    Source,
    State,
)
from lair.games.meeples.rules.effects import give, score_vp
from lair.games.meeples.rules.supply import remove_unit

REWARDED_NEXT = 2  # in ``quest_new``: done, its reward still to come
USED = 3  # in ``quest_new``: its Draw Phase effect has been used this turn
EFFECTS_STEP = 3  # of the Draw Phase


@compiled
def look_for_quests(cards: Cards, s: State, when: int, target: int, number: int, journal: Journal) -> None:
    """P47: triggered and ongoing Quests of the player whose turn it is that are done at this moment.

    ``number`` is what the moment counts: a district, a Hero level, Monsters or Locations this turn.
    """
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and cards.quest_kind[quest] != QuestKind.END:
            condition = cards.quest_condition[quest]
            if condition[Condition.WHEN] == when and holds(cards, s, condition, target, number):
                s.quest_at[quest] = DONE_BY + s.turn
                s.quest_new[quest] = REWARDED_NEXT
    for quest in range(QUESTS):  # what they give comes after: a Quest drawn now is not done by the same thing
        if s.quest_new[quest] == REWARDED_NEXT:
            s.quest_new[quest] = 1
            note(journal, Event.QUEST_DONE, int(s.turn), quest, 0, 0)
            score_vp(s, int(s.turn), int(cards.quest_vp[quest]), Source.QUEST, quest, journal)
            if cards.quest_removes[quest] > 0:
                remove_unit(s, target, int(cards.quest_removes[quest]) - 1, journal)
            give(cards, s, int(s.turn), cards.quest_effect[quest], NONE, Source.QUEST, quest, journal)


@compiled
def holds(cards: Cards, s: State, condition: Row, target: int, number: int) -> bool:
    """Whether a condition is met now; everything it asks is a minimum."""
    if condition[Condition.WHEN] == Moment.DEFEAT:
        if not foe_fits(cards, s, condition, target):
            return False
        if condition[Condition.OVER] > 0 and won_by(cards, s, target) < condition[Condition.OVER]:
            return False
    if condition[Condition.WHEN] == Moment.MONSTERS:
        return bool(beaten_of(cards, s, int(condition[Condition.TYPES])) >= condition[Condition.NUMBER])
    if condition[Condition.WHEN] == Moment.TAVERN:
        return enough(s.tavern[s.turn], condition)
    if target != NONE and not enough(s.assigned[target], condition):
        return False
    if (
        condition[Condition.DISTRICTS]
        and condition[Condition.WHEN] != Moment.DEFEAT
        and not condition[Condition.DISTRICTS] >> number & 1
    ):
        return False
    return bool(number >= condition[Condition.NUMBER] and number >= condition[Condition.CLASS_LEVEL])


@compiled
def beaten_of(cards: Cards, s: State, types: int) -> int:
    """Monsters and Overlords beaten this turn (P50), of these types if any are named."""
    many = 0
    for target in range(MONSTER_TARGET, TOWER_TARGET):
        if s.resolved >> target & 1 and (types == 0 or types >> foe_type(cards, s, target) & 1):
            many += 1
    return many


@compiled
def foe_fits(cards: Cards, s: State, condition: Row, target: int) -> bool:
    """Whether the Monster there is of the types, districts and level that a Quest speaks of (P50: or an Overlord)."""
    if condition[Condition.TYPES] and not condition[Condition.TYPES] >> foe_type(cards, s, target) & 1:
        return False
    if condition[Condition.DISTRICTS]:
        if target >= COUNCIL_TARGET:  # an Overlord lies in no district
            return False
        if not condition[Condition.DISTRICTS] >> (target - MONSTER_TARGET) // SLOTS_A_DISTRICT & 1:
            return False
    return bool(foe_level(cards, s, target) >= condition[Condition.LEVEL])


@compiled
def won_by(cards: Cards, s: State, target: int) -> int:
    """By how much the Units there exceed the strength of the Monster."""
    over = combat_value(cards, s, target, KINDS, 0) - foe_strength(cards, s, target)
    return over + lent_here(s, target) if s.lent == target else over


@compiled
def enough(row: Row, condition: Row) -> bool:
    """P30, P47: whether these meeples are those a Quest asks for, Shamans standing for any basic class."""
    missing = units = different = 0
    for kind in range(UNITS):
        units += int(row[kind])
        different += 1 if row[kind] > 0 else 0
        short = int(condition[Condition.KIND + kind]) - int(row[kind])
        if short > 0:
            if kind >= BASIC:
                return False
            missing += short
    if row[CORRUPTION] < condition[Condition.KIND + CORRUPTION]:
        return False
    spare = int(row[SHAMAN]) - int(condition[Condition.KIND + SHAMAN])
    return missing <= spare and units >= condition[Condition.UNITS] and different >= condition[Condition.DIFFERENT]


@compiled
def effect_waits(cards: Cards, s: State, quest: int) -> bool:
    """P45, P47: an ongoing Quest, done in an earlier turn, whose Draw Phase effect is still to come."""
    if s.quest_at[quest] != DONE_BY + s.turn or s.quest_new[quest]:
        return False
    for place in range(EFFECTS):
        if cards.quest_draw_effect[quest, place] != 0:
            return True
    return False


@compiled
def next_effect(cards: Cards, s: State) -> int:
    """The first Quest whose Draw Phase effect waits; NONE: there is none."""
    for quest in range(QUESTS):
        if effect_waits(cards, s, quest):
            return quest
    return NONE


@compiled
def effects_differ(cards: Cards, s: State) -> bool:
    """P45: whether it matters which effect comes first."""
    first = next_effect(cards, s)
    if first == NONE:
        return False
    for quest in range(first + 1, QUESTS):
        if effect_waits(cards, s, quest):
            for place in range(EFFECTS):
                if cards.quest_draw_effect[first, place] != cards.quest_draw_effect[quest, place]:
                    return True
    return False


@compiled
def draw_effect(cards: Cards, s: State, quest: int, journal: Journal) -> None:
    """P45: once a turn."""
    s.quest_new[quest] = USED
    give(cards, s, int(s.turn), cards.quest_draw_effect[quest], NONE, Source.QUEST, quest, journal)


@compiled
def judge_quests(cards: Cards, s: State, seat: int, counting_quests: bool, journal: Journal) -> None:
    """P52: end-of-game Quests that are met; those that count Quests done are judged apart."""
    for quest in range(QUESTS):
        condition = cards.quest_condition[quest]
        in_hand = s.quest_at[quest] == seat and cards.quest_kind[quest] == QuestKind.END
        now = (condition[Condition.WHEN] == Moment.END_QUESTS) == counting_quests
        if in_hand and now and holds_at_end(cards, s, condition, seat):
            s.quest_at[quest] = DONE_BY + seat
            note(journal, Event.QUEST_DONE, seat, quest, 0, 0)
            score_vp(s, seat, int(cards.quest_vp[quest]), Source.QUEST, quest, journal)


@compiled
def apply_penalties(cards: Cards, s: State, seat: int, journal: Journal) -> None:
    """P52: the penalties of all Quests that were not done; scores may become negative."""
    for quest in range(QUESTS):
        if s.quest_at[quest] == seat:
            s.vp[seat] -= cards.quest_penalty[quest]
            note(journal, Event.QUEST_FAILED, seat, quest, cards.quest_penalty[quest], Source.PENALTY)


@compiled
def holds_at_end(cards: Cards, s: State, condition: Row, seat: int) -> bool:
    """P47: number at least, or at most, or as many as anyone."""
    mine = counted(cards, s, condition, seat)
    if condition[Condition.MOST]:
        for other in range(s.players):
            if counted(cards, s, condition, other) > mine:
                return False
        return mine > 0
    if condition[Condition.FEWEST]:
        return bool(mine <= condition[Condition.NUMBER])
    return bool(mine >= condition[Condition.NUMBER])


@compiled
def counted(cards: Cards, s: State, condition: Row, seat: int) -> int:
    """What an end-of-game Quest counts, for a seat. Overlords are in no pile and so never count (P50)."""
    when = condition[Condition.WHEN]
    many = 0
    if when == Moment.END_MONSTERS:
        for monster in range(MONSTERS):
            if s.beaten_by[monster] == seat and card_fits(cards, condition, monster):
                many += 1
    elif when == Moment.END_MEEPLES:
        for kind in range(KINDS):
            if condition[Condition.KIND + kind]:
                many += owned(s, seat, kind)
    elif when == Moment.END_HEROES:
        for kind in range(1, CLASSES + 1):
            many += 1 if level_of(cards, s, seat, kind) >= condition[Condition.CLASS_LEVEL] else 0
    elif when == Moment.END_QUESTS:
        for quest in range(QUESTS):
            many += 1 if s.quest_at[quest] == DONE_BY + seat else 0
    elif when == Moment.END_DISTRICTS:
        for district in range(DISTRICTS):
            found = 0
            for monster in range(MONSTERS):
                if s.beaten_by[monster] == seat and cards.monster_district[monster] == district:
                    found = 1
            many += found
    return many


@compiled
def card_fits(cards: Cards, condition: Row, monster: int) -> bool:
    if condition[Condition.TYPES] and not condition[Condition.TYPES] >> int(cards.monster_type[monster]) & 1:
        return False
    if (
        condition[Condition.DISTRICTS]
        and not condition[Condition.DISTRICTS] >> int(cards.monster_district[monster]) & 1
    ):
        return False
    return bool(cards.monster_level[monster] >= condition[Condition.LEVEL])


@compiled
def owned(s: State, seat: int, kind: int) -> int:
    """P52: anywhere among the own meeples, crowns included."""
    many = int(s.bag[seat, kind]) + int(s.tavern[seat, kind]) + int(s.lodgings[seat, kind]) + int(s.kept[seat, kind])
    for crown in range(s.crown_owner.size):
        if s.crown_owner[crown] == seat:
            many += int(s.crown_units[crown, kind])
    return many
