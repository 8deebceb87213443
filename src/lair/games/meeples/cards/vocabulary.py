"""The words that Meeples & Monsters' card files share: effects, combat bonuses, conditions of Quests."""

from typing import NamedTuple

from lair.engine.card_reader import Card
from lair.games.meeples.rules import components as c

KINDS = ("peasant", "mage", "cleric", "knight", "warrior", "ranger", "paladin", "shaman", "corruption")
UNITS = KINDS[: c.UNITS]
STAR = "prestige"  # any prestige Unit, whichever the player likes
DISTRICTS = ("villages", "university", "castle", "cathedral")
TYPES = ("humanoid", "monstrous", "undead")

MOST = 9  # of anything a card counts in meeples or cards
MOST_VP = 50

EFFECTS = {
    "quests": c.Effect.QUESTS,
    "discard": c.Effect.DISCARD,
    "draw": c.Effect.DRAW,
    "refresh": c.Effect.REFRESH,
    "refresh_others": c.Effect.REFRESH_OTHERS,
    "hire": c.Effect.HIRE,
    "reserve": c.Effect.RESERVE,
    "train": c.Effect.TRAIN,
}

# The forms of a bonus, each known by its first field (P26)
BONUSES = (("against", "amount"), ("units", "amount"))
LOCATION_BONUSES = (("others", "amount"), ("corruption",), *BONUSES)


class Ask(NamedTuple):
    """A number that a condition may ask for."""

    place: int
    greatest: int
    least: int = 1


NUMBERS = {
    "level": Ask(c.Condition.LEVEL, 4),
    "units": Ask(c.Condition.UNITS, 20),
    "different": Ask(c.Condition.DIFFERENT, c.UNITS),
    "over": Ask(c.Condition.OVER, 50),
    "number": Ask(c.Condition.NUMBER, 50),
    "class_level": Ask(c.Condition.CLASS_LEVEL, 3, least=2),
}
MASKS = {"types": (c.Condition.TYPES, TYPES), "districts": (c.Condition.DISTRICTS, DISTRICTS)}
FLAGS = {"most": c.Condition.MOST, "fewest": c.Condition.FEWEST}


class Moment(NamedTuple):
    """What a condition of one ``when`` says: all of ``must``, any of ``may``, and one of the ``forms``."""

    number: int
    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    forms: tuple[tuple[str, ...], ...] = ()


MONSTER = ("types", "districts", "level")
MANY_OR_MOST = (("most",), ("number",))
MANY_MOST_OR_FEW = (("most",), ("fewest", "number"), ("number",))

MOMENTS = {
    "defeat": Moment(c.Moment.DEFEAT, may=(*MONSTER, "units", "different", "over", "with", "class_level")),
    "monsters": Moment(c.Moment.MONSTERS, must=("number",), may=("types",)),
    "location": Moment(c.Moment.LOCATION, may=("with", "units")),
    "room": Moment(c.Moment.ROOM, may=("with", "units")),
    "locations": Moment(c.Moment.LOCATIONS, must=("number",)),
    "build": Moment(c.Moment.BUILD, may=("districts",)),
    "train": Moment(c.Moment.TRAIN, must=("class_level",)),
    "tavern": Moment(c.Moment.TAVERN, forms=(("different",), ("with",))),
}
ENGAGING = (c.Moment.DEFEAT, c.Moment.LOCATION, c.Moment.ROOM)  # moments of Units assigned to one target
END_MOMENTS = {
    "end-monsters": Moment(c.Moment.END_MONSTERS, may=MONSTER, forms=MANY_OR_MOST),
    "end-meeples": Moment(c.Moment.END_MEEPLES, must=("kinds",), forms=MANY_MOST_OR_FEW),
    "end-heroes": Moment(c.Moment.END_HEROES, must=("class_level", "number")),
    "end-quests": Moment(c.Moment.END_QUESTS, forms=MANY_OR_MOST),
    "end-districts": Moment(c.Moment.END_DISTRICTS, must=("number",)),
}


def effect(card: Card, field: str) -> list[int]:
    """What something gives, as a row of EFFECTS; nothing if it is not there."""
    row = [0] * c.EFFECTS
    part = card.part_or_nothing(field)
    row[: c.KINDS], row[c.Effect.PRESTIGE] = gain(part)
    row[c.Effect.VP] = part.number("vp", -MOST_VP, MOST_VP, otherwise=0)
    for word, place in EFFECTS.items():
        row[place] = part.number(word, 1, MOST, otherwise=0)
    part.finish()
    return row


def gain(card: Card) -> tuple[list[int], int]:
    """Meeples from the supply by kind, and prestige Units by choice; only Corruption may be negative: it goes back."""
    part = card.part_or_nothing("gain")
    *row, star = (part.number(unit, 1, MOST, otherwise=0) for unit in (*UNITS, STAR))
    row.append(part.number("corruption", -MOST, MOST, otherwise=0))
    part.finish()
    return row, star


def gives(card: Card) -> list[int]:
    """The effect of a card that must have one."""
    card.value("gives")
    return effect(card, "gives")


def bonus(card: Card, forms: tuple[tuple[str, ...], ...] = BONUSES) -> list[int]:
    """P26: a combat bonus of one of these forms, as a row of BONUS; nothing if it is not there."""
    row = [0] * c.BONUS
    if card.has("bonus"):
        part = card.part("bonus")
        form = chosen(part, forms)
        if "amount" in form:
            row[c.Bonus.AMOUNT] = part.number("amount", 1, MOST)
        if "units" in form:
            units = part.choices("units", UNITS)
            row[c.Bonus.UNITS] = mask(units)
            row[c.Bonus.WITH] = company(part, units)
        if "against" in form:
            row[c.Bonus.AGAINST] = mask(part.choices("against", TYPES))
        row[c.Bonus.OTHERS] = int("others" in form and yes(part, "others"))
        row[c.Bonus.CORRUPTION] = int("corruption" in form and yes(part, "corruption"))
        part.finish()
    return row


def company(card: Card, units: list[int]) -> int:
    """P26: the mask of the one other kind that a bonus asks for, if it asks for one."""
    if not card.has("with"):
        return 0
    kinds = card.choices("with", UNITS)
    if len(kinds) > 1:
        raise card.wrong("cards-at-most", field="with", count=len(kinds), greatest=1)
    if kinds[0] in units:
        others = ", ".join(word for kind, word in enumerate(UNITS) if kind not in units)
        raise card.wrong("cards-not-one-of", field="with", value=UNITS[kinds[0]], allowed=others or "-")
    return mask(kinds)


def condition(card: Card, moments: dict[str, Moment]) -> list[int]:
    """P47: what a Quest asks at one of these moments, as a row of CONDITION."""
    row = [0] * c.CONDITION
    part = card.part("condition")
    words = tuple(moments)
    moment = moments[words[part.choice("when", words)]]
    row[c.Condition.WHEN] = moment.number
    asked = [field for field in moment.may if field in part.content]
    for field in (*moment.must, *asked, *chosen(part, moment.forms)):
        ask(part, field, row)
    part.finish()
    return row


def ask(card: Card, field: str, row: list[int]) -> None:
    """One field of a condition, to its place in the row."""
    if field in NUMBERS:
        place, greatest, least = NUMBERS[field]
        row[place] = card.number(field, least, greatest)
    elif field in MASKS:
        place, words = MASKS[field]
        row[place] = mask(card.choices(field, words))
    elif field in FLAGS:
        row[FLAGS[field]] = int(yes(card, field))
    elif field == "with":
        row[c.Condition.KIND : c.Condition.KIND + c.KINDS], row[c.Condition.STAR] = meeples(card, field, KINDS)
    else:
        for kind in card.choices("kinds", KINDS):
            row[c.Condition.KIND + kind] = 1


def chosen(card: Card, forms: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The first form whose first field the file gives; else the last, so that its field is missed."""
    given = [form for form in forms if form[0] in card.content]
    return (*given, *forms[-1:], ())[0]


def yes(card: Card, field: str) -> bool:
    """A field that can only be true: leaving it out is how to say no."""
    if not card.flag(field):
        raise card.wrong("cards-not-one-of", field=field, value="false", allowed="true")
    return True


def meeples(card: Card, field: str, kinds: tuple[str, ...]) -> tuple[list[int], int]:
    """So many of each of these kinds, and so many prestige Units beside them, at least one in all."""
    card.value(field)
    *numbers, star = card.counts(field, (*kinds, STAR), 1, MOST)
    if not any(numbers) and not star:
        raise card.wrong("cards-missing", field=f"{field} ({', '.join(kinds)})")
    return numbers + [0] * (c.KINDS - len(kinds)), star


def kind_after(card: Card, field: str, asked: list[int]) -> int:
    """A kind + 1 of those asked for; 0 if the field is not there."""
    kinds = among(asked)
    return kinds[card.choice(field, [KINDS[kind] for kind in kinds])] + 1 if card.has(field) else 0


def removed(card: Card, asked: list[int] | None) -> list[int]:
    """P35: so many of each kind that go back to the supply: one kind by its name, or a table.

    Only what is ``asked`` for, kind by kind, can go; None: whatever is there goes.
    """
    if not card.has("removes"):
        return [0] * c.KINDS
    value = card.content["removes"]
    if isinstance(value, str):
        card.choice("removes", UNITS if asked is None else [KINDS[kind] for kind in among(asked)])
        return [int(kind == value) for kind in KINDS]
    part = card.part("removes")
    numbers = [
        part.number(word, 1, MOST if asked is None else asked[kind], otherwise=0) for kind, word in enumerate(KINDS)
    ]
    part.finish()
    return numbers


def among(asked: list[int]) -> list[int]:
    """The kinds of which some are asked for."""
    return [kind for kind, number in enumerate(asked) if number]


def mask(places: list[int]) -> int:
    """These places as bits."""
    return sum(1 << place for place in places)
