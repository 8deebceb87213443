"""What cards of Meeples & Monsters say, in short words: needs, effects, bonuses, conditions, from the card file."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from lair.engine.deck import Deck

if TYPE_CHECKING:
    from lair.words import Words

Card = Mapping[str, Any]

TABLES = {
    "monster": ("monster",),
    "location": ("built", "tile"),
    "quest": ("quest",),
    "room": ("room",),
    "overlord": ("overlord", "henchman"),
    "token": ("token",),
}
AMOUNTS = ("quests", "discard", "draw", "refresh", "refresh_others", "hire", "reserve", "train")


def _gap(words: "Words") -> str:
    """French sets a space before its colons and semicolons."""
    return "\N{NO-BREAK SPACE}" if words.language == "fr" else ""


def semicolons(words: "Words", parts: Iterable[str]) -> str:
    """Parts of a card's text in a row."""
    return f"{_gap(words)}; ".join(parts)


def card_of(deck: Deck, what: str, key: str) -> Card:
    """The card with this key among the tables that hold such cards."""
    cards: Iterable[Card] = (card for table in TABLES[what] for card in deck.content[table])
    return next(card for card in cards if card["key"] == key)


def card_named(words: "Words", what: str, key: str) -> str:
    """A card's name."""
    found = [f"meeples-{table}-{key}" for table in TABLES[what] if words.knows(f"meeples-{table}-{key}")]
    return words.say(found[0]) if found else key


def kind_named(words: "Words", kind: str) -> str:
    """A kind of meeple."""
    return words.say(f"meeples-kind-{kind}")


def counted(words: "Words", meeples: Mapping[str, int]) -> str:
    """Meeples and how many: ``2× Peasant, Mage``."""
    return ", ".join(_times(words, kind, number) for kind, number in meeples.items())


def _times(words: "Words", kind: str, number: int) -> str:
    return kind_named(words, kind) if number == 1 else f"{number}× {kind_named(words, kind)}"


def _listed(words: "Words", prefix: str, names: Iterable[str]) -> str:
    return "/".join(words.say(f"meeples-{prefix}-{name}") for name in names)


def needs_text(words: "Words", card: Card) -> str:
    """What must be assigned."""
    parts = [counted(words, card["needs"])] if card.get("needs") else []
    if card.get("any"):
        parts.append(words.say("city-any", count=card["any"]))
    return ", ".join(parts)


def effect_text(words: "Words", effect: Card) -> str:
    """What something gives."""
    parts = []
    if effect.get("vp"):
        parts.append(words.say("city-vp", vp=effect["vp"]))
    for kind, number in effect.get("gain", {}).items():
        parts.append(("+" if number > 0 else "−") + _times(words, kind, abs(number)))
    parts += [words.say(f"city-{what.replace('_', '-')}", count=effect[what]) for what in AMOUNTS if effect.get(what)]
    return ", ".join(parts)


def bonus_text(words: "Words", bonus: Card) -> str:
    """A lasting or passing combat bonus."""
    if bonus.get("corruption"):
        return words.say("city-bonus-corruption")
    amount = int(bonus["amount"])
    if bonus.get("others"):
        return words.say("city-bonus-others", amount=amount)
    if "against" in bonus:
        return words.say("city-bonus-against", types=_listed(words, "type", bonus["against"]), amount=amount)
    units = _listed(words, "kind", bonus["units"])
    if "with" in bonus:
        return words.say("city-bonus-with", units=units, other=_listed(words, "kind", bonus["with"]), amount=amount)
    return words.say("city-bonus-units", units=units, amount=amount)


def gives_text(words: "Words", card: Card, stock: int | None = None) -> str:
    """Everything right of the arrow."""
    parts = [effect_text(words, card.get("gives", {}))]
    if "bonus" in card:
        parts.append(bonus_text(words, card["bonus"]))
    if "removes" in card:
        parts.append(words.say("city-removes", kind=kind_named(words, card["removes"])))
    if "returns" in card:
        parts.append(words.say("city-returns", kind=kind_named(words, card["returns"])))
    for kind, number in card.get("stock", {}).items():
        left = number if stock is None else stock
        parts.append(words.say("city-stock", kind=kind_named(words, kind), count=left))
    if "crown" in card:
        crown = card["crown"]
        better, gives = kind_named(words, crown["better"]), effect_text(words, crown["gives"])
        parts.append(words.say("city-crown", kind=better, gives=gives))
    return semicolons(words, [part for part in parts if part])


def place_text(words: "Words", card: Card, stock: int | None = None) -> str:
    """What a Location or Tower Room asks for, and what it gives."""
    return f"{needs_text(words, card)} → {gives_text(words, card, stock)}"


def foe_text(words: "Words", card: Card) -> str:
    """A Monster, an Overlord or the Henchman: strength, VP, type, and what else beating it brings."""
    kind = words.say(f"meeples-type-{card['type']}")
    parts = [words.say("city-foe", strength=card["strength"], vp=card["vp"], type=kind, level=card["level"])]
    if "effect" in card:
        parts.append(effect_text(words, card["effect"]))
    if "bonus" in card:
        parts.append(bonus_text(words, card["bonus"]))
    return semicolons(words, parts)


def token_text(words: "Words", card: Card) -> str:
    """P51: what a token asks for, and what it gives."""
    gives = effect_text(words, card["gives"])
    if "kinds" not in card:
        return gives
    return words.say("city-token", kinds=card["kinds"], level=card["level"], gives=gives)


def ability_text(words: "Words", card: Card) -> str:
    """P20: a Hero card's ability."""
    ability = card["ability"]
    gives = effect_text(words, ability["gives"])
    needs = counted(words, ability["needs"]) + " → " if "needs" in ability else ""
    return semicolons(words, [needs + gives] + [words.say("city-exhausts")] * bool(ability.get("exhausts")))


def condition_text(words: "Words", condition: Card) -> str:
    """What a Quest asks for."""
    when = str(condition["when"])
    parts = []
    if "types" in condition:
        parts.append(_listed(words, "type", condition["types"]))
    if "districts" in condition:
        parts.append(_listed(words, "district", condition["districts"]))
    if "kinds" in condition:
        parts.append(" + ".join(kind_named(words, kind) for kind in condition["kinds"]))
    if "level" in condition:
        parts.append(words.say("city-level-least", level=condition["level"]))
    if "class_level" in condition:
        parts.append(words.say("city-level-least", level=condition["class_level"]))
    parts += [
        words.say(f"city-{what}-least", count=condition[what])
        for what in ("units", "different", "over")
        if what in condition
    ]
    if "with" in condition:
        parts.append(counted(words, condition["with"]))
    if condition.get("most"):
        parts.append(words.say("city-most"))
    elif "number" in condition:
        least = "city-number-most" if condition.get("fewest") else "city-number-least"
        parts.append(words.say(least, count=condition["number"]))
    what = words.say(f"city-when-{when}")
    return f"{what}{_gap(words)}: {', '.join(parts)}" if parts else what


def quest_text(words: "Words", card: Card) -> str:
    """A Quest: VP, penalty, condition, and what it brings."""
    parts = [condition_text(words, card["condition"])]
    if card.get("effect"):
        parts.append(effect_text(words, card["effect"]))
    if "bonus" in card:
        parts.append(bonus_text(words, card["bonus"]))
    if "removes" in card:
        parts.append(words.say("city-removes", kind=kind_named(words, card["removes"])))
    if "each_draw" in card:
        parts.append(words.say("city-each-draw", gives=effect_text(words, card["each_draw"])))
    return words.say("city-quest", vp=card["vp"], penalty=card["penalty"], text=" → ".join(parts))
