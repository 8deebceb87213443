"""What king tiles of Mighty Monsters say, made from what the card file has them do (M29)."""

from typing import TYPE_CHECKING, Any

from lair.engine.deck import Deck

if TYPE_CHECKING:
    from lair.words import Words


def tile_sentence(words: "Words", deck: Deck, tile: int) -> str:
    """M29: the king's rule, said from what the card file makes the tile do."""
    return words.say("tile-heading", text=tile_text(words, deck, tile))


def tile_text(words: "Words", deck: Deck, tile: int) -> str:
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


def _where(words: "Words", first: int, last: int) -> str:
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
