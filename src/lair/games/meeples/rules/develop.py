"""Phase 1: Development (P14 to P20)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.components import (
    A_ABILITY,
    A_BUILD,
    A_DONE,
    A_TRAIN,
    A_WORKS,
    ABILITY,
    ABILITY_DONE,
    BUILT_TILE,
    CLASSES,
    EFFECTS,
    FACE_UP,
    KINDS,
    NONE,
    ON_BUILD,
    ON_TRAIN,
    PEASANT,
    RANGER,
    SHAMAN,
    SLOTS,
    TRAINED,
    TRAINING_DONE,
    VP_LOCATION,
    VP_OTHER,
    VP_TRAINING,
    WORKS_DONE,
    Cards,
    State,
)
from lair.games.meeples.rules.effects import give, score_vp
from lair.games.meeples.rules.quests import look_for_quests
from lair.games.meeples.rules.supply import gain

TOP_LEVEL = 3
BUILDERS = 2  # Peasants for a construction


@compiled
def legal_development(cards: Cards, s: State, out: Row) -> int:
    """P14 to P20: what may still be done in this phase; it may always be ended."""
    out[0] = A_DONE
    found = 1
    if not s.done & WORKS_DONE:
        out[found] = A_WORKS
        found += 1 if stand_for(s, PEASANT) >= 1 else 0
        if stand_for(s, PEASANT) >= BUILDERS:
            for place in range(FACE_UP):
                for slot in range(SLOTS):
                    if s.face_up[place] != NONE and s.slots[slot] == NONE:
                        out[found] = A_BUILD + place * SLOTS + slot
                        found += 1
    for hero in range(CLASSES):
        if not s.done & TRAINING_DONE and stand_for(s, hero + 1) > 0 and can_train(cards, s, hero, True):
            out[found] = A_TRAIN + hero
            found += 1
    for hero in range(CLASSES):
        if ability_ready(cards, s, hero):
            out[found] = A_ABILITY + hero
            found += 1
    return found


@compiled
def can_train(cards: Cards, s: State, hero: int, paying: bool) -> bool:
    """P16: there is a next level, and the VP for it."""
    level = s.heroes[s.turn, hero]
    return level < TOP_LEVEL and (not paying or s.vp[s.turn] >= cards.training[hero, level + 1])


@compiled
def ability_ready(cards: Cards, s: State, hero: int) -> bool:
    """P20, P28: a Development ability of this class, not used this turn, with what it needs in the Tavern."""
    level = s.heroes[s.turn, hero]
    if s.done & ABILITY_DONE << hero or s.tavern[s.turn, hero + 1] == 0:
        return False
    for kind in range(KINDS):
        if s.tavern[s.turn, kind] < cards.ability_needs[hero, level, kind]:
            return False
    for place in range(EFFECTS):
        if cards.ability[hero, level, place] != 0:
            return True
    return False


@compiled
def stand_for(s: State, kind: int) -> int:
    """P14, P30: Units of the Tavern that are of a basic class, or Shamans that stand for it."""
    return int(s.tavern[s.turn, kind]) + int(s.tavern[s.turn, SHAMAN])


@compiled
def to_capitol(s: State, kind: int, number: int) -> None:
    """P14, P19: assigned until clean-up; Shamans only for what is missing."""
    own = min(number, int(s.tavern[s.turn, kind]))
    s.tavern[s.turn, kind] -= own
    s.gathered[kind] += own
    s.tavern[s.turn, SHAMAN] -= number - own
    s.gathered[SHAMAN] += number - own


@compiled
def work(s: State, journal: Journal) -> None:
    """P15: a Peasant for a Peasant."""
    s.done |= WORKS_DONE
    to_capitol(s, PEASANT, 1)
    gain(s, int(s.turn), PEASANT, 1, NONE, journal)


@compiled
def build(cards: Cards, s: State, place: int, slot: int, journal: Journal) -> None:
    """P15, P17: a face-up tile onto an empty slot, with the slot's bonus; P37: prestige Units come with some."""
    s.done |= WORKS_DONE
    to_capitol(s, PEASANT, BUILDERS)
    location = int(s.face_up[place])
    s.face_up[place] = NONE
    s.slots[slot] = location
    note(journal, BUILT_TILE, int(s.turn), location, slot, 0)
    for kind in range(RANGER, SHAMAN + 1):
        if cards.location_stock[location] > 0 and cards.location_effect[location, kind] > 0:
            number = min(int(cards.location_stock[location]), int(s.supply[kind]))
            s.supply[kind] -= number
            s.stock[location] = number
    look_for_quests(cards, s, ON_BUILD, NONE, slot // 2, journal)
    give(cards, s, int(s.turn), cards.slot_effect[slot], NONE, VP_OTHER, slot, journal)


@compiled
def train(cards: Cards, s: State, hero: int, paying: bool, journal: Journal) -> None:
    """P16: the next Hero card of a class, for VP or as an effect's gift."""
    level = int(s.heroes[s.turn, hero]) + 1
    if paying:
        s.done |= TRAINING_DONE
        to_capitol(s, hero + 1, 1)
        score_vp(s, int(s.turn), -int(cards.training[hero, level]), VP_TRAINING, hero, journal)
    s.heroes[s.turn, hero] = level
    note(journal, TRAINED, int(s.turn), hero, level, 0)
    look_for_quests(cards, s, ON_TRAIN, NONE, level, journal)


@compiled
def use_ability(cards: Cards, s: State, hero: int, journal: Journal) -> None:
    """P20: once a turn."""
    level = s.heroes[s.turn, hero]
    s.done |= ABILITY_DONE << hero
    note(journal, ABILITY, int(s.turn), hero, 0, 0)
    if cards.ability_exhausts[hero, level]:
        s.lodgings[s.turn, hero + 1] += s.tavern[s.turn, hero + 1]
        s.tavern[s.turn, hero + 1] = 0
    give(cards, s, int(s.turn), cards.ability[hero, level], NONE, VP_LOCATION, hero, journal)
