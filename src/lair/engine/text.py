"""Texts of cards as trees of codes and arguments, in no language. Games make them; `lair.words.Words.speak` says them.

Nothing here needs NumPy, so that the words can be read without it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


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


Text: TypeAlias = str | int | Phrase | Joined  # `lair.words.Words.speak` and the page's `speak` say it


def joined(join: str, parts: Iterable[Text]) -> Text:
    """Those parts that are not empty, in a row."""
    found = tuple(part for part in parts if part != "")
    return Joined(join, found) if len(found) > 1 else found[0] if found else ""
