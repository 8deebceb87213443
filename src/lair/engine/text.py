"""Texts of cards as trees of codes and arguments, in no language. Games make them; `lair.words.Words.speak` says them.

Nothing here needs NumPy, so that the words can be read without it.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Phrase:
    """A name or a sentence: the code of a message, and its arguments."""

    code: str
    arguments: "Mapping[str, Text]" = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Joined:
    """Texts in a row. ``join`` is the code of the message that sets one ``after`` those ``before`` it."""

    join: str
    parts: "tuple[Text, ...]"


@dataclass(frozen=True, slots=True)
class Names:
    """A name that somebody wrote in some languages."""

    names: Mapping[str, str] = field(hash=False)


Text: TypeAlias = str | int | Phrase | Joined | Names  # `lair.words.Words.speak` and the page's `speak` say it


def joined(join: str, parts: Iterable[Text]) -> Text:
    """Those parts that are not empty, in a row."""
    found = tuple(part for part in parts if part != "")
    return Joined(join, found) if len(found) > 1 else found[0] if found else ""


def own_name(card: Mapping[str, Any]) -> Text | None:
    """The name that an owner has given a card, if any."""
    name = card.get("name")
    return Names(name) if isinstance(name, dict) else name


# What people write

# Signs that show nothing and are neither spaces nor controls: fillers, vowels never written, an empty Braille pattern
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Marks that show nothing: joiners and variation selectors (Unicode's Default_Ignorable_Code_Point)
UNSEEN = frozenset(map(chr, (0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
MOST_MARKS = 2  # on one letter, as much as languages need; more would cover the lines around it


def visible(text: str) -> str:
    """Text without characters that do not show, and with single spaces; nothing, if it has only marks."""
    hidden = "".join(" " if unicodedata.category(sign)[0] in "CZ" or sign in BLANK else sign for sign in text)
    shown = " ".join(without_piles(unicodedata.normalize("NFC", hidden)).split())
    return shown if any(unicodedata.category(sign)[0] != "M" for sign in shown if sign != " ") else ""


def without_piles(text: str) -> str:
    """Without unseen marks, and with few marks on one letter."""
    found: list[str] = []
    marks = 0
    for sign in text:
        if sign in UNSEEN:
            continue
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return "".join(found)
