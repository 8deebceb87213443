"""What king tiles of Mighty Monsters say, made from what the card file has them do (M29).

Codes and arguments: terminal, report and page put them into words.
"""

from typing import Any

from lair.engine.deck import Deck
from lair.engine.text import Phrase, Text, joined, own_name


def texts(deck: Deck) -> dict[str, Text]:
    """What the page shows: every king tile by its number, and the names that guards were given, by theirs."""
    tiles = {f"tile-{tile}": tile_text(deck, tile) for tile in range(1, len(deck.content["tile"]) + 1)}
    names = {f"guard-{card}.name": own_name(guard) for card, guard in enumerate(deck.content["guard"], 1)}
    return {**tiles, **{key: name for key, name in names.items() if name is not None}}


def guard_name(deck: Deck, card: int) -> Text | None:
    """The name that a guard card, by its number in the card file, was given; most have none."""
    return own_name(deck.content["guard"][card - 1])


def tile_sentence(deck: Deck, tile: int) -> Text:
    """The king's new rule."""
    return Phrase("tile-heading", {"text": tile_text(deck, tile)})


def tile_text(deck: Deck, tile: int) -> Text:
    """What tile number 1 to 12 does, after its name if it was given one."""
    card: dict[str, Any] = deck.content["tile"][tile - 1]
    name, rule = own_name(card), _rule(card)
    return rule if name is None else Phrase("tile-named", {"name": name, "text": rule})


def _rule(card: dict[str, Any]) -> Text:
    parts: list[Text] = []
    if card.get("barred"):
        parts.append(Phrase("tile-barred", {"strengths": _listed(card["barred"])}))
    if card.get("dear"):
        parts.append(Phrase("tile-dear", {"strengths": _listed(card["dear"]), "cost": card["healing"]}))
    if card.get("hand"):
        parts.append(Phrase("tile-hand", {"strengths": _listed(card["hand"])}))
    if card.get("pair_loot"):
        parts.append(Phrase("tile-pair", {"loot": _signed(card["pair_loot"])}))
    if card.get("weakest_loot"):
        parts.append(Phrase("tile-weakest", {"loot": _signed(card["weakest_loot"])}))
    if "guards" in card:
        changes = [
            Phrase(f"tile-{what}", {"number": _signed(card[what])}) for what in ("strength", "loot") if card.get(what)
        ]
        if changes:
            where = _where(*card["guards"])
            parts.append(Phrase("tile-guards", {"where": where, "changes": joined("join-comma", changes)}))
    return joined("join-space", parts) or Phrase("tile-no-change")


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def _listed(strengths: list[int]) -> Text:
    *others, last = map(str, strengths)
    return joined("join-and", (joined("join-comma", others), last))


def _where(first: int, last: int) -> Text:
    """Guards counted from the gate (1, 2, ...) or from the treasury (-1, -2, ...)."""
    if first == 1:
        return Phrase("where-first", {"count": last})
    if last == -1:
        return Phrase("where-last", {"count": -first})
    from_treasury = "-from-treasury" if last < 0 else ""
    first, last = (abs(last), abs(first)) if last < 0 else (first, last)
    if first == last:
        return Phrase(f"where-one{from_treasury}", {"first": first})
    return Phrase(f"where-range{from_treasury}", {"first": first, "last": last})
