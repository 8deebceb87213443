"""Sentences about a game: seats by name and symbol, king tiles from what they do, events in order."""

from typing import Any

from lair.cards import Deck
from lair.table.game import Game
from lair.table.telling import Action, Arguments, Event
from lair.terminal.city_words import ability_text, card_named, card_of, kind_named, place_text, quest_text
from lair.terminal.console import SYMBOLS
from lair.words import Words

SEAT_ARGUMENTS = {"seat", "owner", "by", "receiver"}
CARD_ARGUMENTS = {"monster", "location", "quest", "room", "overlord"}


def options_named(words: Words, options: tuple[str, ...]) -> str:
    """The variants by their edition's names."""
    return ", ".join(words.say(f"option-{option}") for option in options) or words.say("option-none")


def seat_named(game: Game, seat: int) -> str:
    """A seat's symbol and name."""
    return f"{SYMBOLS[seat]} {game.seats[seat].name}"


def sentence(words: Words, game: Game, event: Event) -> str:
    """An event as a sentence."""
    if event.code == "tile-turned":
        tile = int(event.arguments["tile"])
        return words.say("event-tile-turned", text=tile_sentence(words, game.deck, tile))
    return words.say(f"event-{event.code}", **_named(words, game, event.arguments))


def move_sentence(words: Words, game: Game, action: Action) -> str:
    """A legal action, with what it would do."""
    arguments = _named(words, game, action.arguments)
    if game.rules.name == "meeples":
        arguments["what"] = _meaning(words, game, action)
    return words.say(f"move-{action.code}", move=action.text, **arguments)


def _named(words: Words, game: Game, arguments: Arguments) -> dict[str, str | int]:
    return {name: _argument(words, game, name, value) for name, value in arguments.items()}


def _argument(words: Words, game: Game, name: str, value: str | int) -> str | int:
    """Seats, cards and kinds by their names."""
    if name in SEAT_ARGUMENTS:
        return seat_named(game, int(value))
    if name in CARD_ARGUMENTS:
        return card_named(words, name, str(value))
    if name == "kind":
        return kind_named(words, str(value))
    if name == "source":
        return words.say(f"city-source-{value}")
    return value


def _meaning(words: Words, game: Game, action: Action) -> str:
    """What an action of Meeples & Monsters does now, in short."""
    said, deck = action.arguments, game.deck
    view = game.view(game.actor)
    word = str(said.get("word", ""))
    match action.code:
        case "done":
            return words.say(f"city-done-{step_of(view)}")
        case "build":
            return build_text(words, game, action)
        case "go":
            return card_at(words, view, word)
        case "resolve":
            return words.say("city-resolve", card=card_at(words, view, word))
        case "quest":
            key = str(said["quest"])
            return f"{card_named(words, 'quest', key)}: {quest_text(words, card_of(deck, 'quest', key))}"
        case "to":
            return words.say(f"meeples-district-{word}")
        case "train":
            level = view.seats[game.actor].heroes[word] + 1
            free = view.waiting == "training"
            price = 0 if free else int(deck.content["training"][word][level - 2])
            return words.say("city-train-to", kind=kind_named(words, word), level=level, vp=price)
        case "use":
            level = view.seats[game.actor].heroes[word]
            hero = next(card for card in deck.content["hero"] if (card["class"], card["level"]) == (word, level))
            return f"{kind_named(words, word)}: {ability_text(words, hero)}"
        case "add" | "take":
            return kind_named(words, word)
    return words.say(f"city-{action.code}")


def build_text(words: Words, game: Game, action: Action) -> str:
    """The tile that a building of Meeples & Monsters lays."""
    key = str(action.arguments["location"])
    return f"{card_named(words, 'location', key)}: {place_text(words, card_of(game.deck, 'location', key))}"


def step_of(view: Any) -> str:
    """Which kind of decision Meeples & Monsters waits for."""
    if view.waiting is not None:
        return str(view.waiting)
    return "target" if view.target is not None else str(view.phase)


def card_at(words: Words, view: Any, place: str) -> str:
    """What lies at a place of Meeples & Monsters."""
    what = {"m": "monster", "o": "overlord", "t": "room"}.get(place[0], "location")
    (card,) = [there.card for there in view.places if there.place == place]
    return words.say("city-empty") if card is None else card_named(words, what, card)


def target_text(words: Words, view: Any) -> str:
    """Where Units are being assigned, and against a foe how strong they are so far (P24)."""
    if view.target is None:
        return ""
    place = f"{view.target} {card_at(words, view, view.target)}"
    if view.combat is None:
        return place
    return words.say("city-foe-place", place=place, value=view.combat.value, strength=view.combat.strength)


def tile_sentence(words: Words, deck: Deck, tile: int) -> str:
    """M29: the king's rule, said from what the card file makes the tile do."""
    return words.say("tile-heading", text=tile_text(words, deck, tile))


def tile_text(words: Words, deck: Deck, tile: int) -> str:
    """What tile number 1 to 12 does."""
    card: dict[str, Any] = deck.content["tile"][tile - 1]
    parts: list[str] = []
    if "barred" in card:
        parts.append(words.say("tile-barred", strengths=_listed(card["barred"])))
    if "dear" in card:
        parts.append(words.say("tile-dear", strengths=_listed(card["dear"]), cost=card["healing"]))
    if "hand" in card:
        parts.append(words.say("tile-hand", strengths=_listed(card["hand"])))
    if card.get("pair_loot"):
        parts.append(words.say("tile-pair", loot=f"{card['pair_loot']:+d}"))
    if card.get("weakest_loot"):
        parts.append(words.say("tile-weakest", loot=f"{card['weakest_loot']:+d}"))
    if "guards" in card:
        changes = [
            words.say(f"tile-{what}", number=f"{card[what]:+d}") for what in ("strength", "loot") if card.get(what)
        ]
        if changes:
            parts.append(words.say("tile-guards", where=_where(words, *card["guards"]), changes=", ".join(changes)))
    return " ".join(parts) or words.say("tile-no-change")


def _listed(strengths: list[int]) -> str:
    return ", ".join(str(strength) for strength in strengths)


def _where(words: Words, first: int, last: int) -> str:
    """Guards counted from the gate (1, 2, ...) or from the treasury (-1, -2, ...)."""
    if first == 1:
        return words.say("where-first", count=last)
    if last == -1:
        return words.say("where-last", count=-first)
    from_treasury = "-from-treasury" if last < 0 else ""
    first, last = (abs(last), abs(first)) if last < 0 else (first, last)
    if first == last:
        return words.say(f"where-one{from_treasury}", first=first)
    return words.say(f"where-range{from_treasury}", first=first, last=last)
