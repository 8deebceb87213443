"""Meeples & Monsters' components: from a set of card files to the `Cards` record (P1 to P13)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from lair.engine.card_reader import Card, Whole
from lair.engine.contract import MAX_EVENTS, Row
from lair.errors import CardsError
from lair.games.meeples.cards.vocabulary import (
    DISTRICTS,
    END_MOMENTS,
    ENGAGING,
    KINDS,
    LOCATION_BONUSES,
    MOMENTS,
    MOST,
    MOST_VP,
    TYPES,
    UNITS,
    bonus,
    condition,
    effect,
    gives,
    kind_after,
    meeples,
    removed,
    yes,
)
from lair.games.meeples.rules import components as c
from lair.games.meeples.rules.effects import MOST_PENDING
from lair.games.meeples.rules.setup import MONSTERS_SHOWN

CLASSES = KINDS[c.MAGE : c.MAGE + c.CLASSES]
HEROES = ("peasant", *CLASSES)
PRESTIGE = KINDS[c.RANGER : c.SHAMAN + 1]
HERO_CARDS = 1 + 3 * len(CLASSES)
PHASES = ("development", "draw")  # of a Hero card's ability
QUEST_KINDS = ("triggered", "ongoing", "end")
MOST_MEEPLES = 100  # of a kind
MOST_STRENGTH = 100
EVENTS_OF_A_DRAW_PHASE = 100  # beside the drawn meeples: Monsters and tiles that come, what an Arrives card brings
MOST_BONUS = 120  # all combat bonuses of a set together


def read(content: dict[str, Any], file: str, sources: Mapping[str, str] | None = None) -> Row:
    """One record of everything printed, checked."""
    row = np.zeros(1, c.CARDS)
    cards = row[0]
    whole = Whole(content, file, sources or {})
    whole.text("name")
    read_setup(whole, cards)
    read_heroes(whole, cards)
    read_prestige(whole, cards)
    read_monsters(whole, cards)
    read_council(whole, cards)
    read_tokens(whole, cards)
    read_quests(whole, cards)
    read_built(whole, cards)
    read_tiles(whole, cards)
    read_slots(whole, cards)
    read_rooms(whole, cards)
    check_bonuses(whole, cards)
    check_work(whole, cards)
    whole.finish()
    return row


def read_setup(whole: Card, cards: Any) -> None:
    """P1, P11, P16, P43."""
    supply, bag, training = (whole.part(field) for field in ("supply", "bag", "training"))
    for kind, word in enumerate(KINDS):
        cards.start_bag[kind] = in_bag = bag.number(word, 0, MOST, otherwise=0)
        cards.supply[kind] = supply.number(word, c.SEATS * in_bag, MOST_MEEPLES)
    cards.draws = whole.row("draws", c.ARRIVES + 1, 1, 20)
    for place, word in enumerate(CLASSES):
        cards.training[place, 2:] = training.row(word, 2, 0, MOST)
    for card in (supply, bag, training):
        card.finish()


def read_heroes(whole: Card, cards: Any) -> None:
    """P16, P20, P29: one card for Peasants, one for each level of the classes."""
    before: set[str] = set()
    for card in whole.cards("hero", HERO_CARDS):
        kind = card.choice("class", HEROES)
        level = card.number("level", 1, 1 if kind == c.PEASANT else 3)
        card.name = f"{card.name} ({HEROES[kind]} {level})"
        card.once("class", f"{HEROES[kind]} {level}", before)
        cards.combat[kind, level] = card.number("combat", 0, 20)
        if kind != c.PEASANT:
            read_ability(card, cards, kind - c.MAGE, level)
        card.finish()


def read_ability(card: Card, cards: Any, place: int, level: int) -> None:
    """P20, P29: what a Hero card allows its class."""
    cards.levy[place, level] = card.number("levy", 0, MOST, otherwise=0)
    cards.hero_bonus[place, level] = bonus(card)
    if card.has("ability"):
        ability = card.part("ability")
        cards.ability_draw[place, level] = ability.choice("phase", PHASES) if ability.has("phase") else 0
        cards.ability_exhausts[place, level] = ability.flag("exhausts")
        cards.ability_needs[place, level] = ability.counts("needs", KINDS, 1, MOST)
        cards.ability[place, level] = gives(ability)
        ability.finish()


def read_prestige(whole: Card, cards: Any) -> None:
    """P30: one card for each kind of Unit without Hero levels. Shamans are wild by the rules."""
    before: set[str] = set()
    for card in whole.cards("prestige", len(PRESTIGE)):
        word = PRESTIGE[card.choice("kind", PRESTIGE)]
        card.name = f"{card.name} ({word})"
        card.once("kind", word, before)
        kind = KINDS.index(word)
        cards.combat[kind, 1] = card.number("combat", 0, 20)
        cards.prestige_level[kind] = card.number("level", 1, 3)
        cards.extra_vp[kind] = card.number("extra_vp", 0, MOST_VP, otherwise=0)
        cards.per_level[kind] = card.number("per_level", 0, MOST, otherwise=0)
        if kind == c.SHAMAN and card.has("wild"):
            yes(card, "wild")
        card.finish()


def read_monsters(whole: Card, cards: Any) -> None:
    """P4: 40 in all, in any order. How many there are of a level is the owner's choice, as long as P8 can be done."""
    monsters = whole.keyed("monster", c.MONSTERS)
    for place, card in enumerate(monsters):
        cards.monster_level[place] = card.number("level", 1, 3)
        cards.monster_type[place] = card.choice("type", TYPES)
        cards.monster_district[place] = card.choice("district", DISTRICTS)
        cards.monster_strength[place] = card.number("strength", 1, MOST_STRENGTH)
        cards.monster_vp[place] = card.number("vp", 0, MOST_VP)
        cards.monster_three[place] = card.flag("three_plus")
        cards.monster_effect[place] = effect(card, "effect")
        cards.monster_bonus[place] = bonus(card)
        cards.monster_removes[place] = removed(card, None)
        card.finish()
    first = int(((cards.monster_level == 1) & (cards.monster_three == 0)).sum())  # with 2 players, no others
    if first < MONSTERS_SHOWN:
        raise whole.wrong("cards-at-least", field="monster (level 1)", count=first, least=MONSTERS_SHOWN)


def read_council(whole: Card, cards: Any) -> None:
    """P6, P7, P49: three Overlords, then the Henchman; and how deep in the deck they arrive."""
    arrives = whole.row("arrives", c.ARRIVES, 1, c.MONSTERS)
    for level, within in enumerate(arrives, 1):
        # With 2 players the Monsters marked 3+ are not in the deck.
        most = int(((cards.monster_level == level) & (cards.monster_three == 0)).sum())
        if within > most:
            raise whole.wrong("cards-number", field="arrives", value=str(within), least=1, greatest=most)
        cards.arrives_within[level - 1] = within
    council = [*whole.keyed("overlord", c.COUNCIL - 1), *whole.keyed("henchman", 1)]
    for place, card in enumerate(council):
        cards.council_strength[place] = card.number("strength", 1, MOST_STRENGTH)
        cards.council_vp[place] = card.number("vp", 0, MOST_VP)
        cards.council_type[place] = card.choice("type", TYPES)
        cards.council_level[place] = card.number("level", 1, 4)
        card.finish()


def read_tokens(whole: Card, cards: Any) -> None:
    """P51: a level says something only together with the number of Unit types."""
    for place, card in enumerate(whole.keyed("token", c.TOKENS)):
        if card.has("kinds"):
            cards.token_kinds[place] = card.number("kinds", 1, c.UNITS)
            cards.token_level[place] = card.number("level", 1, 3, otherwise=1)
        cards.token[place] = gives(card)
        card.finish()


def read_quests(whole: Card, cards: Any) -> None:
    """P45, P47."""
    for place, card in enumerate(whole.keyed("quest", c.QUESTS)):
        cards.quest_kind[place] = kind = card.choice("kind", QUEST_KINDS)
        cards.quest_vp[place] = card.number("vp", 0, MOST_VP)
        cards.quest_penalty[place] = card.number("penalty", 0, MOST_VP)
        cards.quest_condition[place] = condition(card, END_MOMENTS if kind == c.QuestKind.END else MOMENTS)
        if kind == c.QuestKind.TRIGGERED:
            cards.quest_effect[place] = effect(card, "effect")
        cards.quest_removes[place] = removed(card, engaged(cards.quest_condition[place]))
        if kind == c.QuestKind.ONGOING:
            card.value("each_draw" if card.has("each_draw") else "bonus")
            cards.quest_bonus[place] = bonus(card)
            cards.quest_draw_effect[place] = effect(card, "each_draw")
        card.finish()


def engaged(asked: Any) -> list[int]:
    """P35: the Units that a Quest's condition asks for on a target, by kind."""
    if asked[c.Condition.WHEN] not in ENGAGING:
        return [0] * c.KINDS
    return [int(number) for number in asked[c.Condition.KIND : c.Condition.KIND + c.UNITS]] + [0]


def read_built(whole: Card, cards: Any) -> None:
    """P22: the four that stand from the beginning, one a district."""
    for place, card in enumerate(whole.keyed("built", c.BUILT)):
        card.choice("district", DISTRICTS[place : place + 1])
        read_location(card, cards, place)
        card.finish()


def read_tiles(whole: Card, cards: Any) -> None:
    """P22, P36."""
    crowns = 0
    for place, card in enumerate(whole.keyed("tile", c.TILES), c.BUILT):
        read_location(card, cards, place)
        if card.has("crown"):
            crowns += 1
            read_crown(card, cards, place, crowns)
        card.finish()


def read_location(card: Card, cards: Any, place: int) -> None:
    """P22, P26, P35, P37, P38."""
    needs, cards.location_star[place], cards.location_any[place] = read_needs(card, UNITS)
    cards.location_needs[place] = needs
    cards.location_bonus[place] = bonus(card, LOCATION_BONUSES)
    cards.location_removes[place] = gone = removed(card, needs)
    left = [number - less for number, less in zip(needs, gone, strict=True)]
    cards.location_returns[place] = kind_after(card, "returns", left)
    if card.has("stock"):
        read_stock(card, cards, place)
    cards.location_effect[place] = effect(card, "gives")


def read_needs(card: Card, kinds: tuple[str, ...]) -> tuple[list[int], int, int]:
    """P21, P22: so many of each kind, so many prestige Units, so many Units of any kind; one at least."""
    number = card.number("any", 1, MOST, otherwise=0)
    if number and not card.has("needs"):
        return [0] * c.KINDS, 0, number
    return *meeples(card, "needs", kinds), number


def read_stock(card: Card, cards: Any, place: int) -> None:
    """P37: prestige Units of one kind, which the Location gives one at a time."""
    stock = card.counts("stock", PRESTIGE, 1, MOST)
    kinds = [kind for kind, number in enumerate(stock) if number]
    if not kinds:
        raise card.wrong("cards-missing", field=f"stock ({', '.join(PRESTIGE)})")
    if len(kinds) > 1:
        raise card.wrong("cards-at-most", field="stock", count=len(kinds), greatest=1)
    cards.location_stock[place] = stock[kinds[0]]
    cards.location_stock_kind[place] = c.RANGER + kinds[0]


def read_crown(card: Card, cards: Any, place: int, crowns: int) -> None:
    """P36: King of the Hill, numbered from 1."""
    if crowns > c.CROWNS:
        raise card.wrong("cards-at-most", field="crown", count=crowns, greatest=c.CROWNS)
    crown = card.part("crown")
    cards.location_crown[place] = crowns
    cards.location_crown_better[place] = crown.choice("better", UNITS) + 1
    cards.location_crown_effect[place] = gives(crown)
    crown.finish()


def read_slots(whole: Card, cards: Any) -> None:
    """P17: two a district, in the order of the districts."""
    for place, card in enumerate(whole.keyed("slot", c.SLOTS)):
        district = place * c.DISTRICTS // c.SLOTS
        card.choice("district", DISTRICTS[district : district + 1])
        cards.slot_effect[place] = gives(card)
        card.finish()


def read_rooms(whole: Card, cards: Any) -> None:
    """P13, P21."""
    for place, card in enumerate(whole.keyed("room", c.ROOMS)):
        needs, cards.room_star[place], cards.room_any[place] = read_needs(card, KINDS)
        cards.room_needs[place] = needs
        cards.room_removes[place] = removed(card, needs)
        cards.room_effect[place] = gives(card)
        card.finish()


def check_bonuses(whole: Card, cards: Any) -> None:
    """P26: all bonuses of a set together fit the sums that the rules keep; one Location at most lends Corruption."""
    lenders = int((cards.location_bonus[:, c.Bonus.CORRUPTION] > 0).sum())
    if lenders > 1:
        raise whole.wrong("cards-at-most", field="tile (bonus corruption)", count=lenders, greatest=1)
    rows = np.concatenate(
        [table.reshape(-1, c.BONUS) for table in (cards.hero_bonus, cards.monster_bonus, cards.quest_bonus)]
        + [cards.location_bonus]
    )
    total = int(rows[:, c.Bonus.AMOUNT].sum())
    if total > MOST_BONUS:
        raise whole.wrong("cards-at-most", field="bonus (amount)", count=total, greatest=MOST_BONUS)


def check_work(whole: Card, cards: Any) -> None:
    """One action fits its budget of work, whatever happens."""
    worst = most_events(cards)
    if worst > MAX_EVENTS:
        raise CardsError("cards-too-much-work", file=whole.file, events=worst, greatest=MAX_EVENTS)


def most_events(cards: Any) -> int:
    """No action has more events than this: all targets resolved at once, the Draw Phase, the next turn and the end."""
    removes = [table.sum(axis=1) for table in (cards.location_removes, cards.room_removes, cards.monster_removes)]
    locations = 5 + removes[0] + given(cards.location_effect)
    rooms = 3 + removes[1] + given(cards.room_effect)
    monsters = 2 + removes[2] + given(cards.monster_effect)
    quests = 3 + cards.quest_removes.sum(axis=1) + given(cards.quest_effect)
    crowns = np.maximum(given(cards.location_effect), given(cards.location_crown_effect))
    targets = (
        greatest(locations[: c.BUILT], c.BUILT)
        + greatest(locations[c.BUILT :], c.SLOTS)
        + greatest(rooms, c.STACKS)
        + greatest(monsters, c.FOES - c.COUNCIL)
        + greatest(given(cards.token), c.HENCHMAN)
        + 2 * c.COUNCIL
    )
    drawing = int(cards.draws.max()) + MOST_PENDING + EVENTS_OF_A_DRAW_PHASE
    at_the_end = 3 * c.QUESTS + 1
    return targets + int(quests.sum()) + drawing + greatest(crowns, c.CROWNS) + at_the_end


def given(effects: Any) -> Any:
    """The most events of each of these effects when it is given: a kind, VP, each Quest, each meeple moved."""
    gained = (effects[:, : c.KINDS] > 0).sum(axis=1) + np.maximum(0, -effects[:, c.CORRUPTION].astype(int))
    drawn = effects[:, c.Effect.QUESTS].astype(int) + effects[:, c.Effect.DRAW]
    return gained + drawn + (effects[:, c.Effect.VP] != 0)


def greatest(numbers: Any, many: int) -> int:
    """The sum of the greatest of these numbers."""
    return int(np.sort(numbers)[-many:].sum())
