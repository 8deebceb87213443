"""Card sets made up at random from the whole vocabulary of card files, for `bench.card_fuzzer`.

`meeples` and `mighty` give the content of a card file. Values lie anywhere between the extremes that the readers
accept. Some sets break a rule that the readers check over several fields: those are refused, and that is checked too.
"""

import random
from collections.abc import Sequence
from typing import Any

from lair.games.meeples.cards import HERO_CARDS, HEROES, PRESTIGE, QUEST_KINDS
from lair.games.meeples.cards.vocabulary import (
    DISTRICTS,
    EFFECTS,
    END_MOMENTS,
    KINDS,
    MASKS,
    MOMENTS,
    MOST,
    MOST_VP,
    NUMBERS,
    STAR,
    TYPES,
    UNITS,
    Moment,
)
from lair.games.meeples.rules import components as c

Content = dict[str, Any]


class Dice(random.Random):
    """Random values of a card: mostly small ones, now and then the extremes."""

    def number(self, least: int, greatest: int) -> int:
        """A whole number within bounds."""
        if self.random() < self.wildness:
            return self.choice((least, greatest, self.randint(least, greatest)))
        return min(greatest, max(least, self.randint(least, least + 2)))

    def some(self, words: Sequence[str], most: int) -> list[str]:
        """One to ``most`` different words."""
        return self.sample(words, self.randint(1, min(most, len(words))))

    def counts(self, words: Sequence[str], most: int, greatest: int = MOST) -> dict[str, int]:
        """How many of one to ``most`` different words."""
        return {word: self.number(1, greatest) for word in self.some(words, most)}

    def likely(self, chance: float) -> bool:
        """Yes, as often as that."""
        return self.random() < chance

    wildness = 0.2


def keyed(what: str, number: int) -> Content:
    """A card with a key of its own."""
    return {"key": f"{what}-{number}"}


def an_effect(dice: Dice) -> Content:
    """Something that a card gives."""
    effect: Content = {word: dice.number(1, MOST) for word in EFFECTS if dice.likely(0.12)}
    if dice.likely(0.4):
        effect["vp"] = dice.number(-MOST_VP, MOST_VP) if dice.likely(dice.wildness) else dice.number(0, 4)
    if dice.likely(0.4):
        effect["gain"] = dice.counts((*UNITS, STAR), 2)
        if dice.likely(0.3):
            effect["gain"]["corruption"] = dice.randint(-MOST, MOST)
    return effect


def a_bonus(dice: Dice, forms: Sequence[str]) -> Content:
    """A combat bonus of one of these forms."""
    form = dice.choice(forms)
    if form == "corruption":
        return {"corruption": True}
    amount = dice.number(1, MOST) if dice.likely(0.1) else 1
    if form == "others":
        return {"others": True, "amount": amount}
    if form == "against":
        return {"against": dice.some(TYPES, 3), "amount": amount}
    bonus: Content = {"units": dice.some(UNITS, 3), "amount": amount}
    if dice.likely(0.4):
        others = [unit for unit in UNITS if unit not in bonus["units"]]
        bonus["with"] = [dice.choice(others)]
    return bonus


def a_removal(dice: Dice, needs: dict[str, int]) -> Any:
    """Some of what is needed, by name or as a table."""
    kinds = [kind for kind in needs if kind != STAR]
    if dice.likely(0.5):
        return dice.choice(kinds)
    return {kind: dice.randint(1, needs[kind]) for kind in dice.some(kinds, 2)}


def a_place(dice: Dice, kinds: Sequence[str]) -> Content:
    """What a Location or a Tower Room asks for, and what it does."""
    place: Content = {}
    if dice.likely(0.8):
        place["needs"] = dice.counts((*kinds, STAR), 3, 4)
        if dice.likely(0.2) and set(place["needs"]) != {STAR}:
            place["removes"] = a_removal(dice, place["needs"])
    if "needs" not in place or dice.likely(0.2):
        place["any"] = dice.number(1, MOST)
    place["gives"] = an_effect(dice)
    return place


def a_location(dice: Dice, crowns: bool, lends: bool) -> Content:
    """A Location, with everything that one may have."""
    location = a_place(dice, UNITS)
    if dice.likely(0.3):
        location["bonus"] = a_bonus(dice, ("others", "against", "units", *(("corruption",) if lends else ())))
    needs = [kind for kind in location.get("needs", {}) if kind != STAR]
    if needs and dice.likely(0.15) and "removes" not in location:
        location["returns"] = dice.choice(needs)
    if dice.likely(0.25):
        location["stock"] = dice.counts(PRESTIGE, 1)
    if crowns and dice.likely(0.2):
        location["crown"] = {"better": dice.choice(UNITS), "gives": an_effect(dice)}
    return location


def a_condition(dice: Dice, moments: dict[str, Moment]) -> Content:
    """What a Quest asks for."""
    when = dice.choice(list(moments))
    moment = moments[when]
    fields = [*moment.must, *(field for field in moment.may if dice.likely(0.3))]
    if moment.forms:
        fields += dice.choice(moment.forms)
    asked: Content = {"when": when}
    for field in fields:
        if field in NUMBERS:
            asked[field] = dice.number(NUMBERS[field].least, NUMBERS[field].greatest)
        elif field in MASKS:
            asked[field] = dice.some(MASKS[field][1], 2)
        elif field == "with":
            asked[field] = dice.counts((*KINDS, STAR), 2, 3)
        elif field == "kinds":
            asked[field] = dice.some(KINDS, 3)
        else:
            asked[field] = True
    return asked


def a_quest(dice: Dice) -> Content:
    """A Quest of any kind."""
    kind = dice.choice(QUEST_KINDS)
    quest: Content = {"kind": kind, "vp": dice.number(0, MOST_VP), "penalty": dice.number(0, MOST_VP)}
    quest["condition"] = asked = a_condition(dice, END_MOMENTS if kind == "end" else MOMENTS)
    units = {name: number for name, number in asked.get("with", {}).items() if name in UNITS}
    if asked["when"] in ("defeat", "location", "room") and units and dice.likely(0.4):
        quest["removes"] = a_removal(dice, units)
    if kind == "triggered":
        quest["effect"] = an_effect(dice)
    if kind == "ongoing":
        quest["each_draw" if dice.likely(0.5) else "bonus"] = an_effect(dice)
        if "bonus" in quest:
            quest["bonus"] = a_bonus(dice, ("against", "units"))
    return quest


def a_hero(dice: Dice, name: str, level: int) -> Content:
    """A Hero card."""
    hero: Content = {"class": name, "level": level, "combat": dice.number(0, 20)}
    if name == "peasant":
        return hero
    if dice.likely(0.2):
        hero["levy"] = dice.number(0, MOST)
    if dice.likely(0.2):
        hero["bonus"] = a_bonus(dice, ("against", "units"))
    if dice.likely(0.5):
        ability: Content = {"gives": an_effect(dice), "exhausts": dice.likely(0.5)}
        if dice.likely(0.5):
            ability["needs"] = dice.counts(KINDS, 2, 2)
        if dice.likely(0.5):
            ability["phase"] = dice.choice(("development", "draw"))
        hero["ability"] = ability
    return hero


def a_monster(dice: Dice, level: int) -> Content:
    """A Monster of this level."""
    strength = dice.randint(1, 100) if dice.likely(dice.wildness / 4) else dice.randint(1, 4) + 2 * level
    monster: Content = {"level": level, "type": dice.choice(TYPES), "district": dice.choice(DISTRICTS)}
    monster |= {"strength": strength, "vp": dice.number(0, MOST_VP), "three_plus": dice.likely(0.2)}
    if dice.likely(0.5):
        monster["effect"] = an_effect(dice)
    if dice.likely(0.15):
        monster["bonus"] = a_bonus(dice, ("against", "units"))
    if dice.likely(0.2):
        monster["removes"] = dice.counts(UNITS, 2, 3)
    return monster


def meeples(seed: int) -> Content:
    """A card set of Meeples & Monsters."""
    dice = Dice(seed)
    dice.wildness = dice.choice((0.0, 0.1, 0.5, 1.0))
    bag = {kind: dice.number(0, MOST) for kind in KINDS if dice.likely(0.4)} or {"peasant": 7}
    content: Content = {"name": f"made up, {seed}", "bag": bag}
    content["supply"] = {kind: dice.randint(c.SEATS * bag.get(kind, 0), 100) for kind in KINDS}
    content["draws"] = [dice.number(1, 20) if dice.likely(dice.wildness) else 4 + n for n in range(c.ARRIVES + 1)]
    classes = HEROES[1:]
    content["training"] = {name: [dice.number(0, MOST), dice.number(0, MOST)] for name in classes}
    content["hero"] = [
        a_hero(dice, name, level) for name in HEROES for level in (1, 2, 3) if name in classes or level == 1
    ]
    assert len(content["hero"]) == HERO_CARDS
    content["prestige"] = [
        {"kind": kind, "combat": dice.number(0, 20), "level": dice.number(1, 3)}
        | ({"extra_vp": dice.number(0, MOST_VP), "per_level": dice.number(0, MOST)} if dice.likely(0.5) else {})
        for kind in PRESTIGE
    ]
    levels = [1] * 12 + [2] * 12 + [3] * 8  # enough of each; the rest are of any level
    levels += [dice.randint(1, 3) for _ in range(c.MONSTERS - len(levels))]
    content["monster"] = [keyed("monster", n) | a_monster(dice, level) for n, level in enumerate(levels)]
    content["arrives"] = [dice.randint(1, 4) for _ in range(c.ARRIVES)]
    for what, many in (("overlord", c.COUNCIL - 1), ("henchman", 1)):
        content[what] = [
            keyed(what, n)
            | {"strength": dice.number(1, 100), "vp": dice.number(0, MOST_VP)}
            | {"type": dice.choice(TYPES), "level": dice.number(1, 4)}
            for n in range(many)
        ]
    content["token"] = [
        keyed("token", n)
        | ({"kinds": dice.number(1, c.UNITS), "level": dice.number(1, 3)} if dice.likely(0.5) else {})
        | {"gives": an_effect(dice)}
        for n in range(c.TOKENS)
    ]
    content["quest"] = [keyed("quest", n) | a_quest(dice) for n in range(c.QUESTS)]
    content["built"] = [
        keyed("built", n) | {"district": district} | a_location(dice, False, False)
        for n, district in enumerate(DISTRICTS)
    ]
    content["tile"] = [keyed("tile", n) | a_location(dice, n < c.CROWNS, n == 0) for n in range(c.TILES)]
    content["slot"] = [
        keyed("slot", n) | {"district": DISTRICTS[n * c.DISTRICTS // c.SLOTS], "gives": an_effect(dice)}
        for n in range(c.SLOTS)
    ]
    content["room"] = [keyed("room", n) | a_place(dice, KINDS) for n in range(c.ROOMS)]
    return content


def mighty(seed: int) -> Content:
    """A card set of Mighty Monsters."""
    dice = Dice(seed)
    dice.wildness = dice.choice((0.0, 0.1, 0.5, 1.0))
    strengths = sorted(dice.sample(range(1, 10), 5))
    content: Content = {"name": f"made up, {seed}"}
    content["setup"] = {
        "gold": dice.number(0, 20),
        "rounds": {str(players): dice.randint(1, 6) for players in (3, 4, 5, 6)},
        "coins": {str(worth): dice.number(0, 200) for worth in (1, 2, 10)},
    }
    content["replacing"] = {
        "treasury": {str(level): dice.number(0, 20) for level in (1, 2, 3)},
        "owner": {str(level): dice.number(0, 20) for level in (1, 2, 3)},
        "own": dice.number(0, 20),
    }
    content["monster"] = [{"strength": strength, "healing": dice.number(0, 20)} for strength in strengths]
    content["back"] = []
    content["guard"] = []
    for level in (1, 2, 3):
        strong, loot = (sorted((dice.randint(0, most), dice.randint(0, most))) for most in (30, 60))
        content["back"].append({"level": level, "strength": strong, "loot": loot})
        left = 12
        while left:
            copies = dice.randint(1, left)
            left -= copies
            guard = {"level": level, "strength": dice.randint(*strong), "loot": dice.randint(*loot), "copies": copies}
            content["guard"].append(guard)
    content["tile"] = [keyed("tile", n) | a_king_tile(dice, strengths) for n in range(12)]
    return content


def a_king_tile(dice: Dice, strengths: list[int]) -> Content:
    """A king tile, with any mixture of what one may do."""
    tile: Content = {}
    if dice.likely(0.2):
        tile["barred"] = [dice.choice(strengths)]
    if dice.likely(0.2):
        tile["dear"] = dice.sample(strengths, dice.randint(1, 5))
        tile["healing"] = dice.number(0, 20)
    if dice.likely(0.2):
        tile["hand"] = dice.sample(strengths, 3)
    for loot in ("pair_loot", "weakest_loot"):
        if dice.likely(0.2):
            tile[loot] = dice.randint(-30, 30)
    if dice.likely(0.4):
        sign = dice.choice((-1, 1))
        tile["guards"] = sorted(sign * dice.randint(1, 6) for _ in range(2))
        tile["strength"], tile["loot"] = dice.randint(-30, 30), dice.randint(-30, 30)
    return tile
