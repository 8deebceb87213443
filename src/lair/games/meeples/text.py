"""What cards of Meeples & Monsters say, in short words: needs, effects, bonuses, conditions, from the card file.

Codes and arguments: terminal, report and page put them into words.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from lair.engine.deck import Deck
from lair.engine.text import Joined, Phrase, Text, joined, own_name
from lair.games.meeples.table import KINDS, TABLES

Card = Mapping[str, Any]

NAMED = (*KINDS[:-1], "prestige", KINDS[-1])  # what cards count: kinds, and any prestige Unit
AMOUNTS = ("quests", "discard", "draw", "refresh", "refresh_others", "hire", "reserve", "train")


def texts(deck: Deck) -> dict[str, Text]:
    """What the page shows: every card by ``what-key``, and with a dot behind that the parts it shows alone."""
    found: dict[str, Text] = {}
    for what, text in TEXTS.items():
        for card in cards_of(deck, what):
            name = f"{what}-{card['key']}"
            found[name] = text(card)
            if (own := own_name(card)) is not None:
                found[f"{name}.name"] = own
            if "bonus" in card and what in ("monster", "quest"):  # those that a player keeps
                found[f"{name}.bonus"] = bonus_text(card["bonus"])
            if what == "quest":
                found[f"{name}.condition"] = condition_text(card["condition"])
                found[f"{name}.reward"] = reward_text(card)
    for card in deck.content["slot"]:
        found[f"slot-{card['key']}"] = slot_text(card)
    for card in deck.content["hero"]:
        name = f"hero-{card['class']}-{card['level']}"
        found[f"{name}.ability"] = ability_text(card)
        found[name] = joined("join-dot", (_combat(card), ability_text(card)))
    for card in deck.content["prestige"]:
        found[f"prestige-{card['kind']}"] = joined("join-dot", (_combat(card), _prestige_text(card)))
    return found


def cards_of(deck: Deck, what: str) -> Iterable[Card]:
    """All cards of the tables that hold such cards."""
    return (card for table in TABLES.get(what, (what,)) for card in deck.content[table])


def card_of(deck: Deck, what: str, key: str) -> Card:
    """The card with this key among the tables that hold such cards."""
    return next(card for card in cards_of(deck, what) if card["key"] == key)


def card_text(deck: Deck, what: str, key: str) -> Text:
    """What the card with this key says."""
    return TEXTS[what](card_of(deck, what, key))


def card_name(deck: Deck, what: str, key: str, knows: Callable[[str], bool]) -> Text:
    """A card's name: its owner's, or the house's; the key of a card that has neither."""
    for table in TABLES.get(what, (what,)):
        for card in deck.content.get(table, ()):
            if card.get("key") == key and (own := own_name(card)) is not None:
                return own
    codes = (f"meeples-{table}-{key}" for table in TABLES.get(what, (what,)))
    return next((Phrase(code) for code in codes if knows(code)), key)


def kind_name(kind: str) -> Text:
    """A kind of meeple."""
    return Phrase(f"meeples-kind-{kind}")


def counted(meeples: Mapping[str, int]) -> Text:
    """Meeples and how many: ``2× Peasant, Mage``. Peasants first, Corruption last."""
    return joined("join-comma", (_times(kind, meeples[kind]) for kind in NAMED if meeples.get(kind)))


def _times(kind: str, number: int) -> Text:
    return kind_name(kind) if number == 1 else Phrase("city-times", {"count": number, "kind": kind_name(kind)})


def _listed(prefix: str, names: Iterable[str]) -> Text:
    return joined("join-slash", (Phrase(f"meeples-{prefix}-{name}") for name in names))


def _needs_text(card: Card) -> Text:
    """What must be assigned."""
    anyone = Phrase("city-any", {"count": card["any"]}) if card.get("any") else ""
    return joined("join-comma", (counted(card.get("needs", {})), anyone))


def _effect_text(effect: Card) -> Text:
    """What something gives."""
    parts: list[Text] = [Phrase("city-vp", {"vp": effect["vp"]})] if effect.get("vp") else []
    gain = effect.get("gain", {})
    for kind in (kind for kind in NAMED if gain.get(kind)):
        parts.append(Phrase("city-gain" if gain[kind] > 0 else "city-lose", {"what": _times(kind, abs(gain[kind]))}))
    parts += [Phrase(f"city-{what.replace('_', '-')}", {"count": effect[what]}) for what in AMOUNTS if effect.get(what)]
    return joined("join-comma", parts)


def bonus_text(bonus: Card) -> Text:
    """A lasting or passing combat bonus."""
    if bonus.get("corruption"):
        return Phrase("city-bonus-corruption")
    amount = int(bonus["amount"])
    if bonus.get("others"):
        return Phrase("city-bonus-others", {"amount": amount})
    if "against" in bonus:
        return Phrase("city-bonus-against", {"types": _listed("type", bonus["against"]), "amount": amount})
    units = _listed("kind", bonus["units"])
    if "with" in bonus:
        return Phrase("city-bonus-with", {"units": units, "other": _listed("kind", bonus["with"]), "amount": amount})
    return Phrase("city-bonus-units", {"units": units, "amount": amount})


def _bonus_of(card: Card) -> Text:
    return bonus_text(card["bonus"]) if "bonus" in card else ""


def _removes(card: Card) -> Text:
    """P35: what goes back to the supply: one kind, or so many of each."""
    if "removes" not in card:
        return ""
    removes = card["removes"]
    return Phrase("city-removes", {"kind": kind_name(removes) if isinstance(removes, str) else counted(removes)})


def place_text(card: Card) -> Text:
    """What a Location or Tower Room asks for, and what it gives. What is left of its stock may be said instead."""
    parts = [_effect_text(card.get("gives", {})), _bonus_of(card), _removes(card)]
    if "returns" in card:
        parts.append(Phrase("city-returns", {"kind": kind_name(card["returns"])}))
    for kind, number in card.get("stock", {}).items():
        parts.append(Phrase("city-stock", {"kind": kind_name(kind), "left": number}))
    if "crown" in card:
        crown = card["crown"]
        parts.append(Phrase("city-crown", {"kind": kind_name(crown["better"]), "gives": _effect_text(crown["gives"])}))
    return Joined("join-arrow", (_needs_text(card), joined("join-semicolon", parts)))


def slot_text(card: Card) -> Text:
    """What building on a slot brings."""
    return Phrase("city-slot", {"gives": _effect_text(card["gives"])})


def foe_text(card: Card) -> Text:
    """A Monster, an Overlord or the Henchman: strength, VP, type, and what else beating it brings."""
    kind = Phrase(f"meeples-type-{card['type']}")
    foe = Phrase("city-foe", {"strength": card["strength"], "vp": card["vp"], "type": kind, "level": card["level"]})
    return joined("join-semicolon", (foe, _effect_text(card.get("effect", {})), _bonus_of(card), _removes(card)))


def token_text(card: Card) -> Text:
    """P51: what a token asks for, and what it gives."""
    gives = _effect_text(card["gives"])
    if "kinds" not in card:
        return gives
    return Phrase("city-token", {"kinds": card["kinds"], "level": card.get("level", 1), "gives": gives})


def _combat(card: Card) -> Text:
    """P25: what a meeple is worth in combat, before bonuses."""
    return Phrase("city-combat", {"combat": card["combat"]})


def ability_text(card: Card) -> Text:
    """P20, P25, P29: what a Hero card allows its class, if anything."""
    parts: list[Text] = []
    if "ability" in card:
        ability = card["ability"]
        does = joined("join-arrow", (counted(ability.get("needs", {})), _effect_text(ability["gives"])))
        parts.append(Phrase("city-in-draw", {"does": does}) if ability.get("phase") == "draw" else does)
        parts.append(Phrase("city-exhausts") if ability.get("exhausts") else "")
    parts.append(Phrase("city-levy") if card.get("levy") else "")
    return joined("join-semicolon", (*parts, _bonus_of(card)))


def _prestige_text(card: Card) -> Text:
    """P30: what a prestige class can do."""
    return Phrase(f"city-prestige-{'vp' if card.get('extra_vp') else 'level' if card.get('per_level') else 'wild'}")


def condition_text(condition: Card) -> Text:
    """What a Quest asks for."""
    if "number" in condition or condition.get("most"):
        return _number_text(condition)
    parts: list[Text] = []
    if "types" in condition:
        parts.append(_listed("type", condition["types"]))
    if "districts" in condition:
        parts.append(_listed("district", condition["districts"]))
    if "level" in condition:
        parts.append(Phrase("city-level-least", {"level": condition["level"]}))
    if "class_level" in condition:  # P47: of the Units that defeat a Monster; elsewhere of the class itself
        units = "city-units-level-least" if condition["when"] == "defeat" else "city-level-least"
        parts.append(Phrase(units, {"level": condition["class_level"]}))
    parts += [
        Phrase(f"city-{what}-least", {"count": condition[what]})
        for what in ("units", "different", "over")
        if what in condition
    ]
    if "with" in condition:
        parts.append(counted(condition["with"]))
    return joined("join-colon", (Phrase(f"city-when-{condition['when']}"), joined("join-comma", parts)))


def _number_text(condition: Card) -> Text:
    """P47: so many of something at least, or at most, or the most; in one turn, or at the end of the game."""
    how = "most" if condition.get("most") else "fewest" if condition.get("fewest") else "least"
    asked: dict[str, Text] = {
        "how": how,
        "count": condition.get("number", 0),
        "level": condition.get("class_level", condition.get("level", 0)),
    }
    for field in ("types", "districts", "kinds"):
        asked[field] = _listed(field[:-1], condition.get(field, ())) or "none"
    return Phrase(f"city-when-{condition['when']}", asked)


def reward_text(card: Card) -> Text:
    """What a Quest brings besides its VP."""
    parts = [_effect_text(card.get("effect", {})), _bonus_of(card), _removes(card)]
    if "each_draw" in card:
        parts.append(Phrase("city-each-draw", {"gives": _effect_text(card["each_draw"])}))
    return joined("join-arrow", parts)


def quest_text(card: Card) -> Text:
    """A Quest: VP, penalty, condition, and what it brings."""
    text = joined("join-arrow", (condition_text(card["condition"]), reward_text(card)))
    return Phrase("city-quest", {"vp": card["vp"], "penalty": card["penalty"], "text": text})


TEXTS: Mapping[str, Callable[[Card], Text]] = {
    "monster": foe_text,
    "overlord": foe_text,
    "location": place_text,
    "room": place_text,
    "token": token_text,
    "quest": quest_text,
}
