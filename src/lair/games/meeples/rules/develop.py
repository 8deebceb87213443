"""Phase 1: Development (P14 to P20). Units are assigned to the Capitol first; then its places are resolved."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.combat import sum_up_bonuses
from lair.games.meeples.rules.components import (
    ABILITY_DONE,
    CAPITOL_TARGET,
    CLASSES,
    FACE_UP,
    KINDS,
    NONE,
    PEASANT,
    QUESTS,
    SHAMAN,
    SLOTS,
    TRAINING_DONE,
    WORKS_DONE,
    Action,
    Cards,
    Condition,
    Effect,
    Event,
    Moment,
    Origin,
    Phase,
    Refusal,
    Source,
    State,
    Works,
)
from lair.games.meeples.rules.effects import does_something, give, score_vp
from lair.games.meeples.rules.quests import look_for_quests
from lair.games.meeples.rules.supply import clean_up, gain, lay_stock

TOP_LEVEL = 3
BUILDERS = 2  # Peasants for a construction
ASSIGNING, RESOLVING = 1, 2  # steps of the phase


@compiled
def refuse_development(cards: Cards, s: State, action: int) -> int:
    """P14 to P20: why this may not be done in the Development Phase."""
    if s.step == RESOLVING:
        return refuse_resolving(cards, s, action)
    if action == Action.DONE:
        return Refusal.NONE
    if action == Action.WORKS:
        return refuse_works(s, 1)
    if action == Action.CONSTRUCT:
        return refuse_constructing(s)
    if Action.TRAIN <= action < Action.ABILITY:
        return refuse_training(cards, s, action - Action.TRAIN)
    if Action.ABILITY <= action < Action.TARGET and ability_ready(cards, s, action - Action.ABILITY):
        return Refusal.NONE
    return Refusal.NOT_NOW


@compiled
def refuse_resolving(cards: Cards, s: State, action: int) -> int:
    """P15 to P18: what was assigned must be resolved: a tile is built, and a Unit may be trained before that."""
    if Action.BUILD <= action < Action.TRAIN:
        return refuse_site(s, action - Action.BUILD)
    return Refusal.NONE if may_train_first(cards, s) and action == Action.TRAIN + s.trainee else Refusal.DECIDE_FIRST


@compiled
def may_train_first(cards: Cards, s: State) -> bool:
    """P16, P18: the Unit that is to be trained comes before the construction, if its price is there."""
    return bool(s.trainee != NONE) and bool(s.vp[s.turn] >= price(cards, s, int(s.trainee)))


@compiled
def refuse_works(s: State, peasants: int) -> int:
    """P14, P15: once a turn, with these Peasants."""
    if s.done & WORKS_DONE:
        return Refusal.WORKS_ONCE
    return Refusal.NO_PEASANTS if stand_for(s, PEASANT) < peasants else Refusal.NONE


@compiled
def refuse_constructing(s: State) -> int:
    """P15, P17: with two Peasants, where there is something to build and a place for it."""
    refused = refuse_works(s, BUILDERS)
    if refused != Refusal.NONE:
        return refused
    for site in range(FACE_UP * SLOTS):
        if refuse_site(s, site) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NO_SITE


@compiled
def refuse_site(s: State, site: int) -> int:
    """P17: a face-up tile (``site // SLOTS``) and an empty slot (``site % SLOTS``)."""
    if s.face_up[site // SLOTS] == NONE or s.slots[site % SLOTS] != NONE:
        return Refusal.NO_SITE
    return Refusal.NONE


@compiled
def refuse_training(cards: Cards, s: State, hero: int) -> int:
    """P14, P16: once a turn, with a Unit of the class, for VP."""
    if s.done & TRAINING_DONE:
        return Refusal.TRAINING_ONCE
    if not has_next_level(s, hero):
        return Refusal.TRAINING_TOP
    if int(s.vp[s.turn]) + vp_of_construction(cards, s) < price(cards, s, hero):
        return Refusal.TRAINING_VP
    return Refusal.NO_TRAINEE if stand_for(s, hero + 1) == 0 else Refusal.NONE


@compiled
def vp_of_construction(cards: Cards, s: State) -> int:
    """P18: the most VP that a construction already assigned may bring before the Training is resolved."""
    if s.works != Works.CONSTRUCT:
        return 0
    most = 0
    for slot in range(SLOTS):
        if s.slots[slot] == NONE:
            most = max(most, int(cards.slot_effect[slot, Effect.VP]))
    for quest in range(QUESTS):
        if s.quest_at[quest] == s.turn and cards.quest_condition[quest, Condition.WHEN] == Moment.BUILD:
            most += int(cards.quest_vp[quest])
    return most


@compiled
def price(cards: Cards, s: State, hero: int) -> int:
    """P16: the VP for the next Hero card of a class."""
    return int(cards.training[hero, s.heroes[s.turn, hero] + 1])


@compiled
def has_next_level(s: State, hero: int) -> bool:
    """P16: whether the class can still be trained."""
    return bool(s.heroes[s.turn, hero] < TOP_LEVEL)


@compiled
def legal_development(cards: Cards, s: State, out: Row) -> int:
    """P14 to P20: everything that `refuse_development` does not refuse."""
    if s.step == RESOLVING:
        return legal_resolving(cards, s, out)
    out[0] = Action.DONE
    out[1] = Action.WORKS
    found = 2 if refuse_works(s, 1) == Refusal.NONE else 1
    out[found] = Action.CONSTRUCT
    found += 1 if refuse_constructing(s) == Refusal.NONE else 0
    for hero in range(CLASSES):
        out[found] = Action.TRAIN + hero
        found += 1 if refuse_training(cards, s, hero) == Refusal.NONE else 0
    for hero in range(CLASSES):
        out[found] = Action.ABILITY + hero
        found += 1 if ability_ready(cards, s, hero) else 0
    return found


@compiled
def legal_resolving(cards: Cards, s: State, out: Row) -> int:
    """P17, P18: every tile on every empty slot, and the Training that may come first."""
    found = 0
    for site in range(FACE_UP * SLOTS):
        out[found] = Action.BUILD + site
        found += 1 if refuse_site(s, site) == Refusal.NONE else 0
    if may_train_first(cards, s):
        out[found] = Action.TRAIN + s.trainee
        found += 1
    return found


@compiled
def ability_ready(cards: Cards, s: State, hero: int) -> bool:
    """P20, P28, P45: an ability of this class for this phase, not used this turn, with what it needs in the Tavern."""
    level = s.heroes[s.turn, hero]
    if s.done & ABILITY_DONE << hero or s.tavern[s.turn, hero + 1] == 0:
        return False
    if cards.ability_draw[hero, level] != (s.phase == Phase.DRAW):
        return False
    for kind in range(KINDS):
        if s.tavern[s.turn, kind] < cards.ability_needs[hero, level, kind]:
            return False
    return does_something(cards.ability[hero, level])


@compiled
def stand_for(s: State, kind: int) -> int:
    """P14, P30: Units of the Tavern that are of a basic class, or Shamans that stand for it."""
    return int(s.tavern[s.turn, kind]) + int(s.tavern[s.turn, SHAMAN])


@compiled
def post(s: State, kind: int, number: int, journal: Journal) -> None:
    """P14, P30: so many Units of a class to the Capitol; where Shamans could go instead, the player says who."""
    s.posting = number
    s.posting_kind = kind
    post_the_only_ones(s, journal)


@compiled
def post_the_only_ones(s: State, journal: Journal) -> None:
    """Units go by themselves while there is no choice; in canonical order Shamans only for what is missing."""
    while s.posting > 0 and not choosing_who_goes(s):
        own = s.tavern[s.turn, s.posting_kind] > 0
        post_one(s, int(s.posting_kind) if own else SHAMAN, journal)


@compiled
def choosing_who_goes(s: State) -> bool:
    """P30: whether a Shaman or a Unit of the class may go, and one of them stays."""
    own, shamans = int(s.tavern[s.turn, s.posting_kind]), int(s.tavern[s.turn, SHAMAN])
    return s.posting > 0 and not s.canonical and own > 0 and shamans > 0 and own + shamans > int(s.posting)


@compiled
def post_one(s: State, kind: int, journal: Journal) -> None:
    """P14, P19: on the Capitol until clean-up."""
    s.tavern[s.turn, kind] -= 1
    s.gathered[kind] += 1
    s.posting -= 1
    note(journal, Event.ASSIGNED, int(s.turn), kind, CAPITOL_TARGET, Origin.TAVERN.value)


@compiled
def assign_works(s: State, works: int, journal: Journal) -> None:
    """P15: a Peasant for a Peasant, or two to construct."""
    s.done |= WORKS_DONE
    s.works = works
    post(s, PEASANT, 1 if works == Works.GAIN else BUILDERS, journal)


@compiled
def assign_trainee(s: State, hero: int, journal: Journal) -> None:
    """P16: one Unit of the class that is to be trained."""
    s.done |= TRAINING_DONE
    s.trainee = hero
    post(s, hero + 1, 1, journal)


@compiled
def capitol_step(cards: Cards, s: State, journal: Journal) -> None:
    """P18, P19: resolve what leaves no choice, then clean up; before that the player builds what is to be built."""
    if s.works == Works.GAIN:
        s.works = Works.NOTHING
        gain(s, int(s.turn), PEASANT, 1, CAPITOL_TARGET, journal)
    elif s.trainee != NONE:
        train_for_vp(cards, s, journal)
    else:
        end_development(s)


@compiled
def end_development(s: State) -> None:
    """P19: Units on the Capitol go to the Lodgings; what was drawn may be used from now on."""
    clean_up(s)
    s.phase = Phase.MAIN
    for kind in range(KINDS):
        s.tavern[s.turn, kind] += s.fresh[kind]
        s.fresh[kind] = 0


@compiled
def build(cards: Cards, s: State, place: int, slot: int, journal: Journal) -> None:
    """P15, P17: a face-up tile onto an empty slot, with the slot's bonus; P37: prestige Units come with some."""
    s.works = Works.NOTHING
    location = int(s.face_up[place])
    s.face_up[place] = NONE
    s.slots[slot] = location
    note(journal, Event.BUILT, int(s.turn), location, slot, 0)
    lay_stock(cards, s, location)
    look_for_quests(cards, s, Moment.BUILD, NONE, slot // 2, journal)
    give(cards, s, int(s.turn), cards.slot_effect[slot], NONE, Source.SLOT, slot, journal)


@compiled
def train_for_vp(cards: Cards, s: State, journal: Journal) -> None:
    """P16: the next Hero card for VP; if they are gone by now there is none."""
    hero = int(s.trainee)
    s.trainee = NONE
    if has_next_level(s, hero) and s.vp[s.turn] >= price(cards, s, hero):
        score_vp(s, int(s.turn), -price(cards, s, hero), Source.TRAINING, hero, journal)
        train(cards, s, hero, journal)


@compiled
def train(cards: Cards, s: State, hero: int, journal: Journal) -> None:
    """P16: the next Hero card of a class."""
    level = int(s.heroes[s.turn, hero]) + 1
    s.heroes[s.turn, hero] = level
    if s.phase == Phase.DEVELOPMENT:  # P25: its bonus counts in this Main Phase
        sum_up_bonuses(cards, s)
    note(journal, Event.TRAINED, int(s.turn), hero, level, 0)
    look_for_quests(cards, s, Moment.TRAIN, NONE, level, journal)


@compiled
def use_ability(cards: Cards, s: State, hero: int, journal: Journal) -> None:
    """P20, P45: once a turn."""
    level = s.heroes[s.turn, hero]
    s.done |= ABILITY_DONE << hero
    note(journal, Event.ABILITY, int(s.turn), hero, 0, 0)
    if cards.ability_exhausts[hero, level]:
        number = int(s.tavern[s.turn, hero + 1])
        s.lodgings[s.turn, hero + 1] += number
        s.tavern[s.turn, hero + 1] = 0
        note(journal, Event.EXHAUSTED, int(s.turn), hero + 1, number, 0)
    give(cards, s, int(s.turn), cards.ability[hero, level], NONE, Source.ABILITY, hero, journal)
