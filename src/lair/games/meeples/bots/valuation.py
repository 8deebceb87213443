"""What things are worth to the greedy player of Meeples & Monsters, in VP, given the turns still to come."""

from lair.compiling import compiled
from lair.engine.contract import Record, Row
from lair.games.meeples.bots.weights import Weight, weight
from lair.games.meeples.rules.components import (
    ARRIVES,
    BASIC,
    CLASSES,
    CORRUPTION,
    KINDS,
    MAGE,
    MONSTERS,
    PEASANT,
    QUESTS,
    RANGER,
    SHAMAN,
    TYPES,
    UNITS,
    Bonus,
    Cards,
    Condition,
    Effect,
    Moment,
    QuestKind,
    State,
)
from lair.games.meeples.rules.develop import TOP_LEVEL
from lair.games.meeples.rules.quests import card_fits, counted, owned
from lair.games.meeples.rules.supply import total

LAST_TURNS = 2.0  # P48
BELOW_THE_LAST = 2.5  # P7: about how many cards lie under the third Arrives card
LONG = 6.0  # with so many turns left, things that take time are worth their full value
SOME = 0.5  # the part of the fights in which a bonus with a condition counts


@compiled
def prepare_values(cards: Cards, s: State, scratch: Record, me: int) -> None:
    """Everything that holds for the whole decision: turns left, each kind of meeple, each Quest in hand."""
    scratch.left = turns_left(cards, s, scratch)
    all_meeples = 0
    average = 0.0
    for kind in range(KINDS):
        scratch.drawn[kind] = drawn_worth(cards, s, scratch, me, kind)
        many = owned(s, me, kind)
        all_meeples += many
        average += many * scratch.drawn[kind]
    average /= max(1, all_meeples)
    draws = float(cards.draws[s.arrived])
    in_time = max(0.0, scratch.left - total(s.bag[me]) / draws)  # P34, P44: not before the bag is empty
    for kind in range(KINDS):
        better = scratch.drawn[kind] - average
        scratch.more[kind] = weight(scratch, Weight.GROW) * in_time * draws * better / (all_meeples + 1)
    for quest in range(QUESTS):
        scratch.quest[quest] = 0.0
        if s.quest_at[quest] == me:
            value_for_quest(cards, s, scratch, me, quest)
    scratch.training_value = 0.0
    for hero in range(CLASSES):
        scratch.training_value = max(
            scratch.training_value, training_worth(cards, s, scratch, me, hero, draws / max(1, all_meeples))
        )
    value_quests(cards, s, scratch, me)


@compiled
def turns_left(cards: Cards, s: State, scratch: Record) -> float:
    """P48: own turns to come after this one, as far as the deck tells."""
    players = int(s.players)
    if s.ends_after > 0:
        return float((int(s.ends_after) - int(s.turns) - 1) // players)
    if s.arrived == ARRIVES:
        return LAST_TURNS
    to_come = max(0.0, int(s.deck_size) - int(s.deck_top) - BELOW_THE_LAST)
    return LAST_TURNS + to_come / (weight(scratch, Weight.PACE) * players)


@compiled
def drawn_worth(cards: Cards, s: State, scratch: Record, me: int, kind: int) -> float:
    """What a meeple in the Tavern brings, on the average of all turns."""
    if kind == CORRUPTION:
        return -weight(scratch, Weight.CLEAN)
    hero = int(s.heroes[me, kind - 1]) if PEASANT < kind < BASIC else 1
    combat = int(cards.combat[kind, hero]) + 2 * int(cards.per_level[kind]) + int(s.plus[kind])
    return weight(scratch, Weight.COMBAT) * combat + weight(
        scratch, Weight.PEASANT_USE + kind if kind < RANGER else Weight.PRESTIGE_USE
    )


@compiled
def effect_worth(cards: Cards, s: State, scratch: Record, effect: Row) -> float:
    """Everything an effect gives."""
    return float(plain_worth(s, scratch, effect) + scratch.training_value * int(effect[Effect.TRAIN]))


@compiled
def plain_worth(s: State, scratch: Record, effect: Row) -> float:
    """All but Training."""
    later = min(1.0, scratch.left / LONG)
    value = float(effect[Effect.VP]) + weight(scratch, Weight.NEW_QUEST) * weight(scratch, Weight.QUEST) * later * int(
        effect[Effect.QUESTS]
    )
    if effect[Effect.DISCARD] > effect[Effect.QUESTS]:
        value -= 0.3  # a Quest lost; the worst of several drawn is no loss
    for kind in range(KINDS):
        number = min(int(effect[kind]), int(s.supply[kind]))
        value += scratch.more[kind] * number
    if scratch.left > 0:
        value += weight(scratch, Weight.MORE) * scratch.drawn[PEASANT] * int(effect[Effect.DRAW])
        value += weight(scratch, Weight.REFRESH) * (int(effect[Effect.REFRESH]) + int(effect[Effect.RESERVE]))
    if effect[Effect.HIRE] > 0:
        value += best_hired(s, scratch, MAGE, BASIC) * int(effect[Effect.HIRE])
    if effect[Effect.PRESTIGE] > 0:
        value += best_hired(s, scratch, RANGER, SHAMAN + 1) * int(effect[Effect.PRESTIGE])
    return float(value)


@compiled
def best_hired(s: State, scratch: Record, first: int, last: int) -> float:
    """The best Unit of the supply among the kinds from ``first`` up to ``last``."""
    best = 0.0
    for kind in range(first, last):
        if s.supply[kind] > 0:
            best = max(best, scratch.more[kind])
    return best


@compiled
def bonus_worth(s: State, scratch: Record, me: int, bonus: Row) -> float:
    """P25: a lasting combat bonus, for the turns to come."""
    fights = 0.0
    all_meeples = 1
    for kind in range(KINDS):
        all_meeples += owned(s, me, kind)
    for kind in range(UNITS):
        if int(bonus[Bonus.UNITS]) >> kind & 1:
            fights += owned(s, me, kind) * 5.0 / all_meeples
    if bonus[Bonus.WITH] > 0:
        fights *= SOME
    for monster_type in range(TYPES):
        if int(bonus[Bonus.AGAINST]) >> monster_type & 1:
            fights += 1.0 / TYPES
    return float(
        weight(scratch, Weight.BONUS)
        * weight(scratch, Weight.COMBAT)
        * int(bonus[Bonus.AMOUNT])
        * fights
        * scratch.left
    )


@compiled
def location_worth(cards: Cards, s: State, scratch: Record, location: int, built: bool) -> float:
    """What activating a Location gives, without crowns (P36)."""
    value = effect_worth(cards, s, scratch, cards.location_effect[location])
    if cards.location_stock[location] > 0 and (s.stock[location] > 0 or not built):  # P37
        value += scratch.more[cards.location_stock_kind[location]]
    for kind in range(UNITS):
        value -= scratch.more[kind] * int(cards.location_removes[location, kind])
    if cards.location_returns[location] > 0 and scratch.left > 0:
        value += scratch.drawn[int(cards.location_returns[location]) - 1]
    return value


@compiled
def crown_worth(cards: Cards, s: State, scratch: Record, location: int, best: bool) -> float:
    """P36: the benefit of holding a hill, which is less likely with more players."""
    if scratch.left == 0:
        return 0.0
    row = cards.location_crown_effect[location] if best else cards.location_effect[location]
    return effect_worth(cards, s, scratch, row) * weight(scratch, Weight.CROWN) * 2.0 / int(s.players)


@compiled
def building_worth(cards: Cards, s: State, scratch: Record, me: int, location: int, slot: int) -> float:
    """P17: the slot's bonus, Quests, and a little for the tile, which is everyone's."""
    later = min(1.0, scratch.left / LONG)
    value = effect_worth(cards, s, scratch, cards.slot_effect[slot]) + weight(scratch, Weight.BUILD) * later
    value += weight(scratch, Weight.TILE) * later * max(0.0, location_worth(cards, s, scratch, location, False))
    if cards.location_bonus[location, Bonus.AMOUNT] > 0 or cards.location_bonus[location, Bonus.CORRUPTION]:
        value += weight(scratch, Weight.LENDS) * later
    for quest in range(QUESTS):
        condition = cards.quest_condition[quest]
        here = condition[Condition.DISTRICTS] == 0 or int(condition[Condition.DISTRICTS]) >> slot // 2 & 1
        if s.quest_at[quest] == me and condition[Condition.WHEN] == Moment.BUILD and here:
            value += scratch.quest[quest]
    return float(value)


@compiled
def training_worth(cards: Cards, s: State, scratch: Record, me: int, hero: int, often: float) -> float:
    """P16: better combat and a better ability, as often as the class comes up; without the price."""
    level = int(s.heroes[me, hero])
    if level == TOP_LEVEL:
        return 0.0
    drawn = owned(s, me, hero + 1) * often
    better = float(cards.combat[hero + 1, level + 1] - cards.combat[hero + 1, level])
    better += float(cards.levy[hero, level + 1] - cards.levy[hero, level]) * min(1.0, drawn)
    value = weight(scratch, Weight.COMBAT) * better * drawn
    ability = plain_worth(s, scratch, cards.ability[hero, level + 1]) - plain_worth(
        s, scratch, cards.ability[hero, level]
    )
    value += weight(scratch, Weight.ABILITY) * max(0.0, ability) * min(1.0, drawn)
    value *= weight(scratch, Weight.TRAIN) * scratch.left
    for quest in range(QUESTS):
        if s.quest_at[quest] == me:
            value += training_for_quest(cards, s, scratch, me, quest, level + 1)
    return float(value)


@compiled
def training_for_quest(cards: Cards, s: State, scratch: Record, me: int, quest: int, level: int) -> float:
    """What a Hero card of this level does for a Quest in hand."""
    condition = cards.quest_condition[quest]
    if condition[Condition.WHEN] == Moment.TRAIN and level >= condition[Condition.CLASS_LEVEL]:
        return quest_points(cards, scratch, quest)
    if condition[Condition.WHEN] == Moment.END_HEROES and level <= condition[Condition.CLASS_LEVEL]:
        missing = int(condition[Condition.NUMBER]) - counted(cards, s, condition, me)
        if missing > 0 and scratch.left >= missing:
            steps = missing * (int(condition[Condition.CLASS_LEVEL]) - 1)
            return weight(scratch, Weight.PULL) * quest_points(cards, scratch, quest) / steps
    return 0.0


@compiled
def quest_points(cards: Cards, scratch: Record, quest: int) -> float:
    """P47: its VP, and the penalty that is not paid."""
    return weight(scratch, Weight.QUEST) * (int(cards.quest_vp[quest]) + int(cards.quest_penalty[quest]))


@compiled
def value_quests(cards: Cards, s: State, scratch: Record, me: int) -> None:
    """What doing each Quest in hand is worth: VP, penalty, effect, and other Quests that count it."""
    each = 0.0
    for quest in range(QUESTS):
        condition = cards.quest_condition[quest]
        if s.quest_at[quest] == me and condition[Condition.WHEN] == Moment.END_QUESTS:
            missing = int(condition[Condition.NUMBER]) - counted(cards, s, condition, me)
            if missing > 0:
                each += weight(scratch, Weight.PULL) * quest_points(cards, scratch, quest) / missing
    for quest in range(QUESTS):
        if s.quest_at[quest] == me and cards.quest_kind[quest] != QuestKind.END:
            value = quest_points(cards, scratch, quest) + each
            value += effect_worth(cards, s, scratch, cards.quest_effect[quest])
            value += bonus_worth(s, scratch, me, cards.quest_bonus[quest])
            value += plain_worth(s, scratch, cards.quest_draw_effect[quest]) * scratch.left * 0.7
            scratch.quest[quest] = value


@compiled
def value_for_quest(cards: Cards, s: State, scratch: Record, me: int, quest: int) -> None:
    """Quests make the kinds they speak of worth more, or less: those they count at the end, those they ask for."""
    condition = cards.quest_condition[quest]
    points = quest_points(cards, scratch, quest)
    if cards.quest_kind[quest] != QuestKind.END:
        later = min(1.0, scratch.left / LONG)
        for kind in range(UNITS):
            if condition[Condition.KIND + kind] > owned(s, me, kind):
                scratch.more[kind] += weight(scratch, Weight.SHORT) * points * later
    if condition[Condition.WHEN] != Moment.END_MEEPLES:
        return
    points *= weight(scratch, Weight.PULL)
    have = counted(cards, s, condition, me)
    missing = int(condition[Condition.NUMBER]) - have
    each = points / max(1, missing) if missing > 0 else 0.0
    if condition[Condition.FEWEST]:
        each = -points / max(1, -missing + 1)
    if condition[Condition.MOST]:
        each = weight(scratch, Weight.MOST) * points
    for kind in range(KINDS):
        if condition[Condition.KIND + kind]:
            scratch.more[kind] += each


@compiled
def trophy_worth(cards: Cards, s: State, scratch: Record, me: int, monster: int) -> float:
    """What a Monster in the pile does for end-of-game Quests."""
    value = 0.0
    for quest in range(QUESTS):
        if s.quest_at[quest] == me and cards.quest_kind[quest] == QuestKind.END:
            condition = cards.quest_condition[quest]
            counts = condition[Condition.WHEN] == Moment.END_MONSTERS and card_fits(cards, condition, monster)
            if condition[Condition.WHEN] == Moment.END_DISTRICTS:
                counts = not district_known(cards, s, me, int(cards.monster_district[monster]))
            if counts:
                points = weight(scratch, Weight.PULL) * quest_points(cards, scratch, quest)
                missing = int(condition[Condition.NUMBER]) - counted(cards, s, condition, me)
                if condition[Condition.MOST]:
                    value += weight(scratch, Weight.MOST) * points
                elif missing > 0:
                    value += points / missing
    return value


@compiled
def district_known(cards: Cards, s: State, me: int, district: int) -> bool:
    """Whether a Monster of the district is in the pile."""
    for monster in range(MONSTERS):
        if s.beaten_by[monster] == me and cards.monster_district[monster] == district:
            return True
    return False


@compiled
def monster_worth(cards: Cards, s: State, scratch: Record, me: int, monster: int) -> float:
    """VP, effect, lasting bonus, and what it does for end-of-game Quests."""
    value = weight(scratch, Weight.FIGHT) * int(cards.monster_vp[monster])
    value += effect_worth(cards, s, scratch, cards.monster_effect[monster])
    value += bonus_worth(s, scratch, me, cards.monster_bonus[monster])
    return value + trophy_worth(cards, s, scratch, me, monster)


@compiled
def expected_quest_vp(cards: Cards, s: State, scratch: Record, me: int, quest: int) -> float:
    """The VP that a Quest in hand is expected to bring or cost."""
    points = int(cards.quest_vp[quest]) + int(cards.quest_penalty[quest])
    return quest_chance(cards, s, scratch, me, quest) * points - int(cards.quest_penalty[quest])


@compiled
def quest_chance(cards: Cards, s: State, scratch: Record, me: int, quest: int) -> float:
    """How likely it is to be done in time."""
    condition = cards.quest_condition[quest]
    when = int(condition[Condition.WHEN])
    if cards.quest_kind[quest] == QuestKind.END:
        if condition[Condition.MOST]:
            return 0.4
        have = counted(cards, s, condition, me)
        missing = int(condition[Condition.NUMBER]) - have
        if condition[Condition.FEWEST]:
            missing = -missing
        return 1.0 if missing <= 0 else max(0.0, 1.0 - 2.0 * missing / (scratch.left + 2.0))
    likely = 0.8
    for kind in range(KINDS):
        short = int(condition[Condition.KIND + kind]) - owned(s, me, kind)
        likely *= 0.6 if short > 0 else 1.0
    if when == Moment.DEFEAT:
        likely -= (
            0.1 * (condition[Condition.LEVEL] > 2)
            + 0.1 * (condition[Condition.DISTRICTS] > 0)
            + 0.1 * (condition[Condition.TYPES] > 0)
        )
        likely -= 0.1 * max(0, int(condition[Condition.DIFFERENT]) - 2) + 0.1 * (condition[Condition.OVER] > 1)
    elif when in (Moment.MONSTERS, Moment.TAVERN):
        likely -= 0.3
    elif when == Moment.LOCATION:
        likely -= 0.1 * max(0, int(condition[Condition.UNITS]) - 2)
    return float(max(0.05, likely) * min(1.0, (scratch.left + 1.0) / LONG))
