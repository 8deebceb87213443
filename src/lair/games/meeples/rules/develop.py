"""Phase 1: Development (P14 to P20)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.components import (
    ABILITY_DONE,
    CLASSES,
    EFFECTS,
    FACE_UP,
    KINDS,
    NONE,
    PEASANT,
    RANGER,
    SHAMAN,
    SLOTS,
    TRAINING_DONE,
    WORKS_DONE,
    Action,
    Cards,
    Event,
    Moment,
    Refusal,
    Source,
    State,
)
from lair.games.meeples.rules.effects import give, score_vp
from lair.games.meeples.rules.quests import look_for_quests
from lair.games.meeples.rules.supply import gain

TOP_LEVEL = 3
BUILDERS = 2  # Peasants for a construction


@compiled
def refuse_development(cards: Cards, s: State, action: int) -> int:
    """P14 to P20: why this may not be done in the Development Phase, which may always be ended."""
    if action == Action.DONE:
        return Refusal.NONE
    if action == Action.WORKS:
        return refuse_works(s, 1)
    if action < Action.TRAIN:
        refused = refuse_works(s, BUILDERS)
        return refused if refused != Refusal.NONE else refuse_site(s, action - Action.BUILD)
    if action < Action.ABILITY:
        return refuse_training(cards, s, action - Action.TRAIN)
    if action < Action.TARGET and ability_ready(cards, s, action - Action.ABILITY):
        return Refusal.NONE
    return Refusal.NOT_NOW


@compiled
def refuse_works(s: State, peasants: int) -> int:
    """P14, P15: once a turn, with these Peasants."""
    if s.done & WORKS_DONE or stand_for(s, PEASANT) < peasants:
        return Refusal.NO_WORKS
    return Refusal.NONE


@compiled
def refuse_site(s: State, site: int) -> int:
    """P17: a face-up tile (``site // SLOTS``) and an empty slot (``site % SLOTS``)."""
    if s.face_up[site // SLOTS] == NONE or s.slots[site % SLOTS] != NONE:
        return Refusal.NO_WORKS
    return Refusal.NONE


@compiled
def refuse_training(cards: Cards, s: State, hero: int) -> int:
    """P14, P16: once a turn, with a Unit of the class, for VP."""
    if s.done & TRAINING_DONE:
        return Refusal.TRAINING_ONCE
    if not has_next_level(s, hero):
        return Refusal.TRAINING_TOP
    if stand_for(s, hero + 1) == 0:
        return Refusal.NO_TRAINEE
    if s.vp[s.turn] < cards.training[hero, s.heroes[s.turn, hero] + 1]:
        return Refusal.TRAINING_VP
    return Refusal.NONE


@compiled
def has_next_level(s: State, hero: int) -> bool:
    """P16: whether the class can still be trained."""
    return bool(s.heroes[s.turn, hero] < TOP_LEVEL)


@compiled
def legal_development(cards: Cards, s: State, out: Row) -> int:
    """P14 to P20: everything that `refuse_development` does not refuse."""
    out[0] = Action.DONE
    out[1] = Action.WORKS
    found = 2 if refuse_works(s, 1) == Refusal.NONE else 1
    if refuse_works(s, BUILDERS) == Refusal.NONE:
        for site in range(FACE_UP * SLOTS):
            out[found] = Action.BUILD + site
            found += 1 if refuse_site(s, site) == Refusal.NONE else 0
    for hero in range(CLASSES):
        out[found] = Action.TRAIN + hero
        found += 1 if refuse_training(cards, s, hero) == Refusal.NONE else 0
    for hero in range(CLASSES):
        out[found] = Action.ABILITY + hero
        found += 1 if ability_ready(cards, s, hero) else 0
    return found


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
    note(journal, Event.BUILT, int(s.turn), location, slot, 0)
    for kind in range(RANGER, SHAMAN + 1):
        if cards.location_stock[location] > 0 and cards.location_effect[location, kind] > 0:
            number = min(int(cards.location_stock[location]), int(s.supply[kind]))
            s.supply[kind] -= number
            s.stock[location] = number
    look_for_quests(cards, s, Moment.BUILD, NONE, slot // 2, journal)
    give(cards, s, int(s.turn), cards.slot_effect[slot], NONE, Source.OTHER, slot, journal)


@compiled
def train(cards: Cards, s: State, hero: int, paying: bool, journal: Journal) -> None:
    """P16: the next Hero card of a class, for VP, or free through an effect."""
    level = int(s.heroes[s.turn, hero]) + 1
    if paying:
        s.done |= TRAINING_DONE
        to_capitol(s, hero + 1, 1)
        score_vp(s, int(s.turn), -int(cards.training[hero, level]), Source.TRAINING, hero, journal)
    s.heroes[s.turn, hero] = level
    note(journal, Event.TRAINED, int(s.turn), hero, level, 0)
    look_for_quests(cards, s, Moment.TRAIN, NONE, level, journal)


@compiled
def use_ability(cards: Cards, s: State, hero: int, journal: Journal) -> None:
    """P20: once a turn."""
    level = s.heroes[s.turn, hero]
    s.done |= ABILITY_DONE << hero
    note(journal, Event.ABILITY, int(s.turn), hero, 0, 0)
    if cards.ability_exhausts[hero, level]:
        s.lodgings[s.turn, hero + 1] += s.tavern[s.turn, hero + 1]
        s.tavern[s.turn, hero + 1] = 0
    give(cards, s, int(s.turn), cards.ability[hero, level], NONE, Source.LOCATION, hero, journal)
