"""Card sets: TOML files become the numbers that the rules read.

`load` reads the house cards or an owner's own: a file, or a folder of files that together say what one
would. Whatever is wrong with a file is reported with the file, the card and the field; nothing is guessed.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lair.engine.card_files import gather
from lair.engine.deck import Deck
from lair.engine.text import visible
from lair.games import kit_of


def load(game: str, path: Path | None = None) -> Deck:
    """The cards in ``path``, or the house cards, which are read once."""
    return house_cards(game) if path is None else read(game, path)


def read(game: str, path: Path) -> Deck:
    """The cards in a file or a folder."""
    content, sources = gather(path)
    return build(game, content, str(path), sources)


@cache
def house_cards(game: str) -> Deck:
    """The cards that a game comes with."""
    return read(game, kit_of(game).house_cards)


def build(game: str, content: dict[str, Any], file: str, sources: Mapping[str, str] | None = None) -> Deck:
    """The cards that a file's content describes; ``sources`` says which file of a folder has which part."""
    shown = with_visible_names(content)
    row = kit_of(game).read_cards(shown, file, sources)
    return Deck(game, str(shown["name"]), row, shown)


def with_visible_names(content: dict[str, Any]) -> dict[str, Any]:
    """The same cards; of the names of the set and of its cards, only what shows."""
    if not isinstance(content, dict):
        return content
    return {field: cleaned(value) if field == "name" else with_own_names(value) for field, value in content.items()}


def with_own_names(cards: Any) -> Any:
    """A list of cards with the names that show."""
    if not isinstance(cards, list):
        return cards
    return [
        {**card, "name": cleaned(card["name"])} if isinstance(card, dict) and "name" in card else card for card in cards
    ]


def cleaned(name: Any) -> Any:
    """A name, or a table of names, of which only what shows is left; what is neither is for the reader to refuse."""
    if isinstance(name, dict):
        return {language: visible(one) if isinstance(one, str) else one for language, one in name.items()}
    return visible(name) if isinstance(name, str) else name
