"""Meeples & Monsters drawn in text: four districts, what is on offer, one's own meeples, the others.

Fits 80 columns, and says everything without colour.
"""

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from lair.engine.deck import Deck
from lair.engine.drawing import SEAT_STYLES, SYMBOLS
from lair.engine.kit import MoveSentence, PlayedGame, Terminal
from lair.engine.text import Phrase, joined
from lair.engine.types import Action
from lair.games.meeples.table import CAPITOL, CARD_ARGUMENTS, CLASSES, LIES_AT, PlaceView, View
from lair.games.meeples.text import (
    ability_text,
    bonus_text,
    card_name,
    card_of,
    card_text,
    counted,
    kind_name,
    slot_text,
)

if TYPE_CHECKING:
    from lair.words import Words

WIDTH = 79
NAME = 24  # columns for a card's name


def table(words: "Words", deck: Deck, view: View) -> list[Text]:
    """Everything a decision needs, from top to bottom."""
    parts = [Text(title(words, view), style="title")]
    parts += [Text(words.say("city-last-turns", count=view.last_turns), style="gold")] if view.last_turns else []
    parts += [Text(words.say("city-unfinished"), style="gold")] if view.unfinished else []
    parts += [district(words, deck, view, name.district) for name in view.districts]
    if "towers" in view.options:
        parts.append(_block(words.say("city-towers"), _towers(words, deck, view)))
    if view.last_turns is not None:
        parts.append(_block(words.say("city-council"), _council(words, deck, view)))
    parts.append(_block(words.say("city-tiles", count=view.tiles_left), _tiles(words, deck, view)))
    if view.seat is not None:
        parts.append(own(words, deck, view, view.seat))
    parts += [_other(words, view, seat) for seat in range(len(view.seats)) if seat != view.seat]
    left = words.say("city-left", monsters=view.monsters_left, quests=view.quests_left, arrived=view.arrived)
    return [*parts, Text(left, style="quiet")]


def title(words: "Words", view: View) -> str:
    """The game, the turn, the phase."""
    phase = words.say(f"city-phase-{view.phase}")
    if view.waiting is not None:
        phase += ": " + words.say(f"city-waiting-{view.waiting}")
    game, options = words.say(f"game-{view.game}"), words.options_named(view.options)
    return "\n".join(wrap(words.say("city-title", game=game, turn=view.turns + 1, phase=phase, options=options), WIDTH))


def brief(words: "Words", deck: Deck, view: View) -> list[Text]:
    """Between two small steps: what has been assigned, and what is left to assign."""
    parts = [_row("", words.say(f"city-phase-{view.phase}"), _assigned_all(words, deck, view))]
    if view.seat is not None:
        parts.append(_meeples(words, view, view.seat))
    return [Text("\n".join(part for part in parts if part.strip()))]


def _assigned_all(words: "Words", deck: Deck, view: View) -> str:
    there = []
    for place in view.places:
        if place.assigned or place.place == view.target:
            there.append(
                f"{place.place} {place_named(words, deck, place)} [{words.speak(counted(place.assigned)) or '…'}]"
            )
    return words.speak(joined("join-semicolon", there))


def card_named(words: "Words", deck: Deck, what: str, key: str) -> str:
    """A card's name."""
    return words.speak(card_name(deck, what, key, words.knows))


def card_described(words: "Words", deck: Deck, what: str, key: str) -> str:
    """A card's name, and what it says."""
    return f"{card_named(words, deck, what, key)}: {words.speak(card_text(deck, what, key))}"


def place_named(words: "Words", deck: Deck, place: PlaceView) -> str:
    """The card that lies there."""
    return card_named(words, deck, LIES_AT[place.kind], place.card) if place.card else words.say("city-empty")


def _row(label: str, name: str, text: str) -> str:
    """One thing of the table; what does not fit goes on below, under its text."""
    head = f"{label:>4} {name:<{NAME}} " if label else f"  {name}: "
    indent = " " * (len(head) if len(head) < 40 else 8)
    return "\n".join(wrap(head + text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)).rstrip()


def _block(heading: str, rows: Iterator[str]) -> Text:
    drawn = Text(f"─ {heading} ".ljust(WIDTH, "─"), style="bold")
    for row in rows:
        drawn.append("\n" + row, style="not bold")
    return drawn


def _place_row(words: "Words", deck: Deck, place: PlaceView, text: str) -> str:
    """A place with its card, and the Units assigned there."""
    units = f"  [{words.speak(counted(place.assigned))}]" if place.assigned else ""
    return _row(place.place, place_named(words, deck, place), text + units)


def district(words: "Words", deck: Deck, view: View, name: str) -> Text:
    """A district's Monsters and Locations."""
    places = [place for place in view.places if place.district == name]
    return _block(words.say(f"meeples-district-{name}"), _district(words, deck, view, places))


def _district(words: "Words", deck: Deck, view: View, places: list[PlaceView]) -> Iterator[str]:
    for place in places:
        if place.kind == "monster" and place.card is not None:
            yield _place_row(words, deck, place, words.speak(card_text(deck, "monster", place.card)))
    for place in places:
        if place.kind not in ("location", "slot"):
            continue
        if place.card is not None:
            yield _place_row(words, deck, place, _location(words, deck, view, place.card))
        elif place.slot is not None:
            yield _place_row(words, deck, place, words.speak(slot_text(card_of(deck, "slot", place.slot))))


def _location(words: "Words", deck: Deck, view: View, key: str) -> str:
    text = card_text(deck, "location", key)
    if key in view.crowns:
        seat, units = view.crowns[key]
        held = Phrase("city-held", {"name": f"{SYMBOLS[seat]} {view.seats[seat].name}", "units": counted(units)})
        text = joined("join-semicolon", (text, held))
    return words.speak(text, left=view.stock.get(key, 0))


def _towers(words: "Words", deck: Deck, view: View) -> Iterator[str]:
    for place in view.places:
        if place.kind == "tower":
            left = Phrase("city-rooms-left", {"count": place.left or 0})
            text = joined("join-semicolon", (card_text(deck, "room", place.card), left)) if place.card else ""
            yield _place_row(words, deck, place, words.speak(text))


def _council(words: "Words", deck: Deck, view: View) -> Iterator[str]:
    for place in view.places:
        if place.kind == "overlord" and place.card is not None:
            token = "" if place.token is None else card_text(deck, "token", place.token)
            text = joined("join-semicolon", (card_text(deck, "overlord", place.card), token))
            yield _place_row(words, deck, place, words.speak(text))


def _tiles(words: "Words", deck: Deck, view: View) -> Iterator[str]:
    for number, key in enumerate(view.face_up, 1):
        if key is not None:
            yield _row(
                str(number), card_named(words, deck, "location", key), words.speak(card_text(deck, "location", key))
            )


def _meeples(words: "Words", view: View, seat: int) -> str:
    who, rows = view.seats[seat], []
    for label in ("tavern", "lodgings", "bag", "kept"):
        meeples = getattr(who, label)
        if meeples or label != "kept":
            rows.append(_row("", words.say(f"city-{label}"), words.speak(counted(meeples)) or "–"))
    if seat == view.turn:  # P19, P32: on their way to the Lodgings, and drawn for the Main Phase
        gathered = "city-capitol" if view.phase == "development" else "city-gained"
        for code, meeples in ((gathered, view.this_turn.gathered), ("city-fresh", view.this_turn.fresh)):
            rows += [_row("", words.say(code), words.speak(counted(meeples)))] if meeples else []
    return "\n".join(rows)


def own(words: "Words", deck: Deck, view: View, seat: int) -> Text:
    """One's own meeples, Heroes, bonuses and Quests."""
    who = view.seats[seat]
    heading = f"{SYMBOLS[seat]} {who.name} · {words.say('city-vp', vp=who.vp)}"
    return _block(heading, _own(words, deck, view, seat))


def _own(words: "Words", deck: Deck, view: View, seat: int) -> Iterator[str]:
    yield _meeples(words, view, seat)
    who = view.seats[seat]
    heroes = [f"{words.speak(kind_name(kind))} {who.heroes[kind]}/{who.combat[kind]}" for kind in CLASSES]
    yield _row("", words.say("city-heroes"), ", ".join(heroes))
    bonuses = [bonus_text(card_of(deck, bonus.card, bonus.key)["bonus"]) for bonus in who.bonuses]
    if bonuses:
        yield _row("", words.say("city-bonuses"), words.speak(joined("join-semicolon", bonuses)))
    for key in who.hand:
        yield _row("?", card_named(words, deck, "quest", key), words.speak(card_text(deck, "quest", key)))


def _other(words: "Words", view: View, seat: int) -> Text:
    who = view.seats[seat]
    turn = "▸" if seat == view.turn else " "
    said = words.say(
        "city-other",
        vp=who.vp,
        tavern=sum(who.tavern.values()),
        lodgings=sum(who.lodgings.values()),
        bag=sum(who.bag.values()),
        quests=who.hand_size,
        heroes=" ".join(str(who.heroes[kind]) for kind in CLASSES),
    )
    return Text(f"{turn} {SYMBOLS[seat]} {who.name:<8.8} {said}"[:80], style=SEAT_STYLES[seat])


def argument(words: "Words", game: PlayedGame, name: str, value: str | int) -> str | int:
    """Cards, kinds of meeples, sources of VP and the Capitol by their names."""
    if name in CARD_ARGUMENTS:
        return card_named(words, game.deck, name, str(value))
    if name == "kind":
        return words.speak(kind_name(str(value)))
    if name == "source":
        return words.say(f"city-source-{value}")
    if name == "place" and value == CAPITOL:
        return words.say("city-capitol")
    return value


def move_arguments(words: "Words", game: PlayedGame, action: Action) -> dict[str, str | int]:
    """What an action does now, for its sentence."""
    return {"what": _meaning(words, game, action)}


def _meaning(words: "Words", game: PlayedGame, action: Action) -> str:
    """What an action does now, in short."""
    said, deck = action.arguments, game.deck
    view = game.view(game.actor)
    assert game.actor is not None
    kind, place = str(said.get("kind", "")), str(said.get("place", ""))
    match action.code:
        case "done":
            return words.say(f"city-done-{'construct' if will_build(view) else step_of(view)}")
        case "build":
            return card_described(words, deck, "location", str(said["location"]))
        case "go":
            return card_at(words, deck, view, place)
        case "resolve":
            return words.say("city-resolve", card=card_at(words, deck, view, place))
        case "quest":
            return card_described(words, deck, "quest", str(said["quest"]))
        case "to":
            return words.say(f"meeples-district-{said['district']}")
        case "train":
            name = words.speak(kind_name(kind))
            return words.say("city-train-to", kind=name, level=said["level"], vp=said["price"])
        case "use":
            name = str(said["hero"])
            level = view.seats[game.actor].heroes[name]
            hero = next(card for card in deck.content["hero"] if (card["class"], card["level"]) == (name, level))
            return f"{words.speak(kind_name(name))}: {words.speak(ability_text(hero))}"
        case "add" | "take":
            return words.speak(kind_name(kind))
    return words.say(f"city-{action.code}")


def step_of(view: Any) -> str:
    """Which kind of decision the game waits for."""
    if view.waiting is not None:
        return str(view.waiting)
    return "target" if view.target is not None else str(view.phase)


def will_build(view: Any) -> bool:
    """P15, P17: whether the end of assigning to the Capitol leads to a construction."""
    return bool(step_of(view) == "development" and view.this_turn.works == "construct")


def card_at(words: "Words", deck: Deck, view: Any, place: str) -> str:
    """What lies at a place."""
    (there,) = [one for one in view.places if one.place == place]
    return place_named(words, deck, there)


def target_text(words: "Words", deck: Deck, view: Any) -> str:
    """Where Units are being assigned, and against a foe how strong they are so far (P24)."""
    if view.target is None:
        return ""
    place = f"{view.target} {card_at(words, deck, view, view.target)}"
    if view.combat is None:
        return place
    return words.say("city-foe-place", place=place, value=view.combat.value, strength=view.combat.strength)


def question(words: "Words", game: Any, name: str) -> str:
    """What the person whose decision it is must decide. Only what is legal tells if a construction is resolved yet."""
    view, offered = game.view(game.actor), {action.code for action in game.legal}
    step = step_of(view)
    if "build" in offered:  # P18: it is resolved now, and Training may come first
        step = "build-train" if "train" in offered else "build"
    return words.say(f"city-ask-{step}", name=name, place=target_text(words, game.deck, view))


def list_moves(words: "Words", game: PlayedGame, legal: list[Action], said: MoveSentence) -> Iterator[Padding | str]:
    """Every move with its number; the places for one tile share a line."""
    for tile, group in groupby(enumerate(legal, 1), key=lambda item: item[1].arguments.get("tile")):
        found = list(group)
        if tile is None or len(found) == 1:
            yield from (Padding(f"{number:>2} {said(action)}", (0, 0, 0, 2), expand=False) for number, action in found)
            continue
        built = card_described(words, game.deck, "location", str(found[0][1].arguments["location"]))
        yield Padding(built, (0, 0, 0, 3), expand=False)
        choices = [f"{number:>2} {action}".ljust(16) for number, action in found]
        yield from ("     " + "".join(choices[first : first + 4]).rstrip() for first in range(0, len(choices), 4))


UNTOLD = frozenset({"assigned", "closed", "drew", "to-bag", "bag-filled", "tile-came"})

TERMINAL = Terminal(
    draw=table,
    brief=brief,
    untold=lambda event: event.code in UNTOLD,
    ending=frozenset({"turn-began", "game-ended"}),
    suffix="-meeples",
    arguments=argument,
    move_arguments=move_arguments,
    question=question,
    list_moves=list_moves,
)
