"""Meeples & Monsters drawn in text: four districts, what is on offer, one's own meeples, the others.

Fits 80 columns, and says everything without colour.
"""

from collections.abc import Iterator
from textwrap import wrap

from rich.text import Text

from lair.cards import Deck
from lair.table.meeples import DISTRICTS, KINDS, PlaceView, SeatView, View
from lair.terminal.city_words import (
    bonus_text,
    card_named,
    card_of,
    counted,
    effect_text,
    foe_text,
    kind_named,
    place_text,
    quest_text,
    semicolons,
    token_text,
)
from lair.terminal.console import SEAT_STYLES, SYMBOLS
from lair.terminal.phrases import options_named
from lair.words import Words

WIDTH = 79
NAME = 24  # columns for a card's name
HEROES = KINDS[1:5]
WHAT = {"m": "monster", "o": "overlord", "t": "room"}


def table(words: Words, deck: Deck, view: View) -> list[Text]:
    """Everything a decision needs, from top to bottom."""
    parts = [Text(title(words, view), style="title")]
    parts += [Text(words.say("city-last-turns", count=view.last_turns), style="gold")] if view.last_turns else []
    parts += [district(words, deck, view, number) for number in range(len(DISTRICTS))]
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


def title(words: Words, view: View) -> str:
    """The game, the turn, the phase."""
    phase = words.say(f"city-phase-{view.phase}")
    if view.waiting is not None:
        phase += ": " + words.say(f"city-waiting-{view.waiting}")
    game, options = words.say(f"game-{view.game}"), options_named(words, view.options)
    return "\n".join(wrap(words.say("city-title", game=game, turn=view.turns + 1, phase=phase, options=options), WIDTH))


def brief(words: Words, deck: Deck, view: View) -> list[Text]:
    """Between two small steps: what has been assigned, and what is left to assign."""
    parts = [_row("", words.say(f"city-phase-{view.phase}"), _assigned_all(words, deck, view))]
    if view.seat is not None:
        parts.append(_meeples(words, view.seats[view.seat]))
    return [Text("\n".join(part for part in parts if part.strip()))]


def _assigned_all(words: Words, deck: Deck, view: View) -> str:
    there = []
    for place in view.places:
        if place.assigned or place.place == view.target:
            there.append(f"{place.place} {place_named(words, place)} [{counted(words, place.assigned) or '…'}]")
    return semicolons(words, there)


def place_named(words: Words, place: PlaceView) -> str:
    """The card that lies there."""
    return (
        card_named(words, WHAT.get(place.place[0], "location"), place.card) if place.card else words.say("city-empty")
    )


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


def _marked(words: Words, place: PlaceView, text: str) -> str:
    return text + (f"  [{counted(words, place.assigned)}]" if place.assigned else "")


def district(words: Words, deck: Deck, view: View, number: int) -> Text:
    """A district's Monsters and Locations."""
    return _block(words.say(f"meeples-district-{DISTRICTS[number]}"), _district(words, deck, view, number))


def _district(words: Words, deck: Deck, view: View, number: int) -> Iterator[str]:
    places = {place.place: place for place in view.places}
    for slot in range(number * 3, number * 3 + 3):
        place = places[f"m{slot + 1}"]
        if place.card is not None:
            text = foe_text(words, card_of(deck, "monster", place.card))
            yield _row(place.place, place_named(words, place), _marked(words, place, text))
    for label in (f"l{number + 1}", f"s{number * 2 + 1}", f"s{number * 2 + 2}"):
        place = places[label]
        if place.card is not None:
            yield _row(
                label, place_named(words, place), _marked(words, place, _location(words, deck, view, place.card))
            )
        else:
            slot_card = deck.content["slot"][int(label[1:]) - 1]
            yield _row(
                label, place_named(words, place), words.say("city-slot", gives=effect_text(words, slot_card["gives"]))
            )


def _location(words: Words, deck: Deck, view: View, key: str) -> str:
    card = card_of(deck, "location", key)
    text = place_text(words, card, view.stock.get(key, 0) if "stock" in card else None)
    if key in view.crowns:
        seat, units = view.crowns[key]
        held = words.say("city-held", name=f"{SYMBOLS[seat]} {view.seats[seat].name}", units=counted(words, units))
        return semicolons(words, [text, held])
    return text


def _towers(words: Words, deck: Deck, view: View) -> Iterator[str]:
    for place in view.places:
        if place.place[0] == "t":
            text = "" if place.card is None else place_text(words, card_of(deck, "room", place.card))
            yield _row(place.place, place_named(words, place), _marked(words, place, text))


def _council(words: Words, deck: Deck, view: View) -> Iterator[str]:
    for place in view.places:
        if place.place[0] == "o" and place.card is not None:
            text = foe_text(words, card_of(deck, "overlord", place.card))
            number = int(place.place[1:]) - 1
            if number < len(view.tokens):
                text = semicolons(words, [text, token_text(words, card_of(deck, "token", view.tokens[number]))])
            yield _row(place.place, place_named(words, place), _marked(words, place, text))


def _tiles(words: Words, deck: Deck, view: View) -> Iterator[str]:
    for number, key in enumerate(view.face_up, 1):
        if key is not None:
            text = place_text(words, card_of(deck, "location", key))
            yield _row(str(number), card_named(words, "location", key), text)


def _meeples(words: Words, who: SeatView) -> str:
    rows = []
    for label in ("tavern", "lodgings", "bag", "kept"):
        meeples = getattr(who, label)
        if meeples or label != "kept":
            rows.append(_row("", words.say(f"city-{label}"), counted(words, meeples) or "–"))
    return "\n".join(rows)


def combat(deck: Deck, kind: str, level: int) -> int:
    """A Hero card's combat value."""
    return next(int(h["combat"]) for h in deck.content["hero"] if (h["class"], h["level"]) == (kind, level))


def own(words: Words, deck: Deck, view: View, seat: int) -> Text:
    """One's own meeples, Heroes, bonuses and Quests."""
    who = view.seats[seat]
    heading = f"{SYMBOLS[seat]} {who.name} · {words.say('city-vp', vp=who.vp)}"
    return _block(heading, _own(words, deck, who))


def _own(words: Words, deck: Deck, who: SeatView) -> Iterator[str]:
    yield _meeples(words, who)
    heroes = [f"{kind_named(words, kind)} {level}/{combat(deck, kind, level)}" for kind, level in who.heroes.items()]
    yield _row("", words.say("city-heroes"), ", ".join(heroes))
    cards = [card_of(deck, "monster", key) for key in who.beaten] + [card_of(deck, "quest", k) for k in who.quests_done]
    bonuses = [bonus_text(words, card["bonus"]) for card in cards if "bonus" in card]
    if bonuses:
        yield _row("", words.say("city-bonuses"), semicolons(words, bonuses))
    for key in who.hand:
        name = card_named(words, "quest", key)
        yield _row("?", name, quest_text(words, card_of(deck, "quest", key)))


def _other(words: Words, view: View, seat: int) -> Text:
    who = view.seats[seat]
    turn = "▸" if seat == view.turn else " "
    said = words.say(
        "city-other",
        vp=who.vp,
        tavern=sum(who.tavern.values()),
        lodgings=sum(who.lodgings.values()),
        bag=sum(who.bag.values()),
        quests=who.hand_size,
        heroes=" ".join(str(who.heroes[kind]) for kind in HEROES),
    )
    return Text(f"{turn} {SYMBOLS[seat]} {who.name:<8.8} {said}"[:80], style=SEAT_STYLES[seat])
