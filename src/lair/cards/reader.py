"""Reading one card out of a file, field by field, with errors that name the place."""

from collections.abc import Sequence
from typing import Any

from lair.errors import CardsError


class Card:
    """A table of the file. Fields are read by name; what is left over in the end was misspelt."""

    def __init__(self, content: Any, file: str, name: str) -> None:
        self.file = file
        self.name = name
        if not isinstance(content, dict):
            raise self.wrong("cards-not-a-table")
        self.content: dict[str, Any] = content
        self.read: set[str] = {"source"}

    def wrong(self, code: str, **arguments: str | int) -> CardsError:
        """An error about this card."""
        return CardsError(code, file=self.file, card=self.name, **arguments)

    def has(self, field: str) -> bool:
        """Whether the file gives this field."""
        self.read.add(field)
        return field in self.content

    def value(self, field: str) -> Any:
        """A field that must be there."""
        if not self.has(field):
            raise self.wrong("cards-missing", field=field)
        return self.content[field]

    def text(self, field: str) -> str:
        """A field of words."""
        value = self.value(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong("cards-not-text", field=field)
        return value

    def number(self, field: str, least: int, greatest: int, otherwise: int | None = None) -> int:
        """A whole number within bounds."""
        if otherwise is not None and not self.has(field):
            return otherwise
        return self._checked(field, self.value(field), least, greatest)

    def numbers(self, field: str, allowed: Sequence[int], size: range) -> list[int]:
        """A list of different whole numbers, each one of those allowed."""
        if not self.has(field):
            return []
        value = self.content[field]
        if not isinstance(value, list) or len(value) not in size:
            raise self.wrong("cards-list", field=field, least=size.start, greatest=size.stop - 1)
        for one in value:
            if one not in allowed:
                known = ", ".join(str(a) for a in allowed)
                raise self.wrong("cards-not-one-of", field=field, value=str(one), allowed=known)
        if len(set(value)) < len(value):
            raise self.wrong("cards-twice", field=field)
        return list(value)

    def bounds(self, field: str, least: int, greatest: int) -> tuple[int, int]:
        """Two whole numbers, the first not above the second."""
        value = self.value(field)
        if not isinstance(value, list) or len(value) != 2:
            raise self.wrong("cards-list", field=field, least=2, greatest=2)
        first, last = (self._checked(field, one, least, greatest) for one in value)
        if first > last:
            raise self.wrong("cards-order", field=field)
        return first, last

    def by_number(self, field: str, keys: Sequence[int], least: int, greatest: int) -> dict[int, int]:
        """A table with exactly these numbers as keys."""
        part = Card(self.value(field), self.file, f"{self.name} {field}")
        numbers = {key: part.number(str(key), least, greatest) for key in keys}
        part.finish()
        return numbers

    def finish(self) -> None:
        """Nothing in the file may go unread: a misspelt field would silently do nothing."""
        for field in self.content:
            if field not in self.read:
                raise self.wrong("cards-unknown", field=field)

    def cards(self, field: str) -> "list[Card]":
        """The tables of a list, each called by its place in it."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.wrong("cards-list-of-cards", field=field)
        return [Card(one, self.file, f"{field} {place}") for place, one in enumerate(value, 1)]

    def _checked(self, field: str, value: Any, least: int, greatest: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= greatest:
            raise self.wrong("cards-number", field=field, value=str(value), least=least, greatest=greatest)
        return value
