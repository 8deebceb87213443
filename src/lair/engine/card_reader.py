"""Reading one card out of a file, field by field, with errors that name the place."""

from collections.abc import Mapping, Sequence
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

    def row(self, field: str, size: int, least: int, greatest: int) -> list[int]:
        """A list of so many whole numbers within bounds."""
        value = self.value(field)
        if not isinstance(value, list) or len(value) != size:
            raise self.wrong("cards-list", field=field, least=size, greatest=size)
        return [self._checked(field, one, least, greatest) for one in value]

    def flag(self, field: str) -> bool:
        """True or false; false where nothing is said."""
        if not self.has(field):
            return False
        value = self.content[field]
        if not isinstance(value, bool):
            raise self.wrong("cards-not-one-of", field=field, value=str(value), allowed="true, false")
        return value

    def choice(self, field: str, words: Sequence[str]) -> int:
        """One of these words, as its place among them."""
        return self._place(field, self.value(field), words)

    def choices(self, field: str, words: Sequence[str]) -> list[int]:
        """A list of some of these words, each at most once, as their places among them."""
        value = self.value(field)
        if not isinstance(value, list) or not 1 <= len(value) <= len(words):
            raise self.wrong("cards-words", field=field, least=1, greatest=len(words))
        before: set[str] = set()
        places = [self._place(field, one, words) for one in value]
        for one in value:
            self.once(field, one, before)
        return places

    def counts(self, field: str, words: Sequence[str], least: int, greatest: int) -> list[int]:
        """How many of each of these words a table gives; 0 of those it leaves out, or if it is not there."""
        if not self.has(field):
            return [0] * len(words)
        part = self.part(field)
        numbers = [part.number(word, least, greatest) if part.has(word) else 0 for word in words]
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
        file = self.source(field)
        return [Card(one, file, f"{field} {place}") for place, one in enumerate(value, 1)]

    def keyed(self, field: str, wanted: int) -> "list[Card]":
        """So many tables of a list, each called by its place and its key, which no other has."""
        cards = self.cards(field)
        if len(cards) != wanted:
            raise self.wrong("cards-how-many", field=field, count=len(cards), wanted=wanted)
        keys: set[str] = set()
        for card in cards:
            key = card.text("key")
            card.name = f"{card.name} ({key})"
            card.once("key", key, keys)
        return cards

    def once(self, field: str, value: str, before: set[str]) -> None:
        """What no other card before may have said."""
        if value in before:
            raise self.wrong("cards-repeated", field=field, value=value)
        before.add(value)

    def part(self, field: str) -> "Card":
        """A table inside this one."""
        return Card(self.value(field), self.source(field), f"{self.name} {field}")

    def source(self, field: str) -> str:
        """The file that a field stands in."""
        return self.file

    def _checked(self, field: str, value: Any, least: int, greatest: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= greatest:
            raise self.wrong("cards-number", field=field, value=str(value), least=least, greatest=greatest)
        return value

    def _place(self, field: str, value: Any, words: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.wrong("cards-not-one-of", field=field, value=str(value), allowed=", ".join(words))
        return words.index(value)


class Whole(Card):
    """All that a set says. Where it is a folder, errors name the file in it that said so."""

    def __init__(self, content: Any, file: str, sources: Mapping[str, str]) -> None:
        self.sources = sources
        super().__init__(content, file, "file")

    def wrong(self, code: str, **arguments: str | int) -> CardsError:
        """An error about the set, in the file of the field it is about."""
        return CardsError(code, file=self.source(str(arguments.get("field", ""))), card=self.name, **arguments)

    def part(self, field: str) -> Card:
        """A table of the set, called by its name alone."""
        return Card(self.value(field), self.source(field), field)

    def source(self, field: str) -> str:
        """The file that a field stands in; of one that is nowhere, the set."""
        return self.sources.get(field, self.file)
