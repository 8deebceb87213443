"""Quests (P47): what they ask, the moment it holds, and what they give."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.combat import (
    UNIT_BITS,
    combat_value,
    count_of,
    fits,
    foe_level,
    foe_strength,
    foe_type,
    lent_here,
    level_of,
    monster_at,
    pack,
)
from lair.games.meeples.rules.components import (
    BASIC,
    CORRUPTION,
    COUNCIL_TARGET,
    DISTRICTS,
    DONE_BY,
    KINDS,
    MONSTER_TARGET,
    MONSTERS,
    NONE,
    PEASANT,
    QUESTS,
    SHAMAN,
    SLOTS_A_DISTRICT,
    TOWER_TARGET,
    UNITS,
    Cards,
    Condition,
    Event,
    Moment,
    Phase,
    QuestKind,
    Source,
    State,
)
from lair.games.meeples.rules.effects import does_something, give, score_vp
from lair.games.meeples.rules.places import location_at, room_at
from lair.games.meeples.rules.supply import remove_units

REWARDED_NEXT = 2  # in ``quest_new``: done, its reward still to come
USED = 3  # in ``quest_new``: its Draw Phase effect has been used this turn
EFFECTS_STEP = 3  # of the Draw Phase


@compiled
def look_for_quests(cards: Cards, s: State, when: int, target: int, number: int, journal: Journal) -> bool:
    """P47: triggered and ongoing Quests of the player whose turn it is that are done now; whether there are any.

    ``number`` is what the moment counts: a district or a Hero level. What is done on a target also counts for Quests
    that ask for many Monsters or Locations.
    """
    claimed = 0  # packed Units on the target that Quests send back to the supply
    found = False
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and cards.quest_kind[quest] != QuestKind.END:
            asked = int(cards.quest_condition[quest, Condition.WHEN])
            if judged_at(asked, when) and holds(cards, s, quest, target, number):
                removed = pack(cards.quest_removes[quest])
                if removed == 0 or can_remove(cards, s, target, claimed + removed):
                    claimed += removed
                    s.quest_at[quest] = DONE_BY + s.turn
                    s.quest_new[quest] = REWARDED_NEXT
                    found = True
    if found:
        reward(cards, s, target, journal)
    return found


@compiled
def reward(cards: Cards, s: State, target: int, journal: Journal) -> None:
    """P47: what Quests give comes after all are judged: a Quest drawn now is not done by the same thing."""
    for quest in range(QUESTS):
        if s.quest_new[quest] == REWARDED_NEXT:
            s.quest_new[quest] = 1
            note(journal, Event.QUEST_DONE, int(s.turn), quest, 0, 0)
            score_vp(s, int(s.turn), int(cards.quest_vp[quest]), Source.QUEST, quest, journal)
            remove_units(s, target, cards.quest_removes[quest], 0, journal)
            give(cards, s, int(s.turn), cards.quest_effect[quest], NONE, Source.QUEST, quest, journal)


@compiled
def judged_at(asked: int, when: int) -> bool:
    """Whether a Quest that speaks of one moment is judged at another: many Monsters or Locations, with each of them."""
    if asked == Moment.MONSTERS:
        return when == Moment.DEFEAT
    if asked == Moment.LOCATIONS:
        return when == Moment.LOCATION
    return asked == when


@compiled
def can_remove(cards: Cards, s: State, target: int, units: int) -> bool:
    """P35, P47: whether all of these packed Units can go from the target, beside those that it removes itself.

    The full terms of every Quest must be fulfilled: one Unit does not go back to the supply twice.
    """
    return fits(pack(s.assigned[target]), units + removed_at(cards, s, target), 0, 0)


@compiled
def removed_at(cards: Cards, s: State, target: int) -> int:
    """P35: the packed Units that a target sends back to the supply."""
    if target < MONSTER_TARGET:
        return pack(cards.location_removes[location_at(s, target)])
    if target >= TOWER_TARGET:
        return pack(cards.room_removes[room_at(s, target)])
    monster = monster_at(s, target)
    return pack(cards.monster_removes[monster]) if monster != NONE else 0


@compiled
def holds(cards: Cards, s: State, quest: int, target: int, number: int) -> bool:
    """Whether a Quest's condition is met now; everything it asks is a minimum."""
    condition = cards.quest_condition[quest]
    when = condition[Condition.WHEN]
    if when == Moment.MONSTERS:
        types, since = int(condition[Condition.TYPES]), int(s.quest_since[quest])
        return bool(beaten_of(cards, s, types, since) >= condition[Condition.NUMBER])
    if when == Moment.LOCATIONS:
        return bool(activated(s, int(s.quest_since[quest])) >= condition[Condition.NUMBER])
    if when == Moment.TAVERN:
        return enough(s.tavern[s.turn], condition, 0)
    if when == Moment.DEFEAT:
        if not foe_fits(cards, s, condition, target) or s.margin[target - MONSTER_TARGET] < condition[Condition.OVER]:
            return False
        return enough_of_level(cards, s, s.assigned[target], condition)
    if target != NONE and not enough(s.assigned[target], condition, int(s.assigned[target, SHAMAN])):
        return False
    if condition[Condition.DISTRICTS] and not condition[Condition.DISTRICTS] >> number & 1:
        return False
    return bool(number >= condition[Condition.CLASS_LEVEL])


@compiled
def beaten_of(cards: Cards, s: State, types: int, since: int) -> int:
    """Monsters and Overlords beaten this turn (P50) after so many other targets, of these types if any are named."""
    many = 0
    for target in range(MONSTER_TARGET, TOWER_TARGET):
        if s.resolved_as[target] > since and (types == 0 or types >> foe_type(cards, s, target) & 1):
            many += 1
    return many


@compiled
def activated(s: State, since: int) -> int:
    """Locations activated this turn after so many other targets."""
    many = 0
    for target in range(MONSTER_TARGET):
        many += 1 if s.resolved_as[target] > since else 0
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
def enough_of_level(cards: Cards, s: State, row: Row, condition: Row) -> bool:
    """P47: as `enough`, but Units below the Hero level that the Quest asks for do not count, if it asks for one."""
    level = int(condition[Condition.CLASS_LEVEL])
    if level == 0:
        return enough(row, condition, int(row[SHAMAN]))
    units = 0
    for kind in range(UNITS):
        if level_when_assigned(cards, s, kind) >= level:
            units += int(row[kind]) << UNIT_BITS * kind
    asked = pack(condition[Condition.KIND : Condition.KIND + KINDS])
    shown = 0
    many = 0
    for kind in range(UNITS):
        here = count_of(units, kind)
        many += here
        shown += 1 if here > 0 else 0
    if many < max(1, int(condition[Condition.UNITS])) or shown < condition[Condition.DIFFERENT]:
        return False
    return fits(units, asked, int(condition[Condition.STAR]), 0)


@compiled
def level_when_assigned(cards: Cards, s: State, kind: int) -> int:
    """P47, P51: the Hero level of a kind when everything was assigned; before that, now."""
    if s.phase == Phase.RESOLUTION and PEASANT < kind < BASIC:
        return int(s.levels[kind - 1])
    return level_of(cards, s, int(s.turn), kind)


@compiled
def enough(row: Row, condition: Row, wild: int) -> bool:
    """P30, P47: whether these meeples are those a Quest asks for; ``wild`` Shamans stand for any basic class."""
    missing = units = different = prestige = 0
    for kind in range(UNITS):
        units += int(row[kind])
        different += 1 if row[kind] > 0 else 0
        more = int(row[kind]) - int(condition[Condition.KIND + kind])
        if kind < BASIC:
            missing += max(0, -more)
        elif more < 0:
            return False
        else:
            prestige += more
    if row[CORRUPTION] < condition[Condition.KIND + CORRUPTION]:
        return False
    if (
        missing > max(0, wild - int(condition[Condition.KIND + SHAMAN]))
        or prestige - missing < condition[Condition.STAR]
    ):
        return False
    return bool(units >= condition[Condition.UNITS] and different >= condition[Condition.DIFFERENT])


@compiled
def effect_waits(cards: Cards, s: State, quest: int) -> bool:
    """P45, P47: an ongoing Quest, done in an earlier turn, whose Draw Phase effect may still be used."""
    if s.quest_at[quest] != DONE_BY + s.turn or s.quest_new[quest]:
        return False
    return does_something(cards.quest_draw_effect[quest])


@compiled
def draw_effect(cards: Cards, s: State, quest: int, journal: Journal) -> None:
    """P45: once a turn."""
    s.quest_new[quest] = USED
    note(journal, Event.QUEST_USED, int(s.turn), quest, 0, 0)
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
    """P47: number at least, or at most, or as many as anyone, which may be none."""
    mine = counted(cards, s, condition, seat)
    if condition[Condition.MOST]:
        for other in range(s.players):
            if counted(cards, s, condition, other) > mine:
                return False
        return True
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
        for kind in range(1, UNITS):  # P30: prestige classes count if the player has such a Unit
            if kind < BASIC or owned(s, seat, kind) > 0:
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
