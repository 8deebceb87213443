"""Reading one card out of a file, field by field, with errors that name the place.

What a reader asks for can be recorded (`recorded`): forms are built from that, so that they and the errors come from
the same lines.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Literal

from lair.errors import CardsError

MOST_NAME = 40  # characters of a card's own name
NAME_LANGUAGES = ("en", "de", "fr", "pl")  # that a card may have names in
AskedKind = Literal["number", "text", "flag", "choice", "choices", "numbers", "row", "table", "cards"]


@dataclass(frozen=True)
class Asked:
    """A field that a reader asks for, and what it may be.

    Numbers have bounds, and so has each of a ``row``; lists have their least and greatest length in ``size`` (0: any);
    ``words`` is what else is allowed.
    """

    kind: AskedKind
    needed: bool
    least: int = 0
    greatest: int = 0
    words: tuple[str, ...] = ()
    size: tuple[int, int] = (0, 0)


_record: ContextVar[dict[str, Asked] | None] = ContextVar("recorded", default=None)


@contextmanager
def recorded() -> Iterator[dict[str, Asked]]:
    """What is asked for meanwhile, by its place: ``guard.7.strength``. It is there too if the cards are refused."""
    asked: dict[str, Asked] = {}
    token = _record.set(asked)
    try:
        yield asked
    finally:
        _record.reset(token)


class Card:
    """A table of the file. Fields are read by name; what is left over in the end was misspelt."""

    def __init__(self, content: Any, file: str, name: str, place: str = "") -> None:
        self.file = file
        self.name = name
        self.place = place  # in the set: ``guard.7``; of the whole set: nothing
        if not isinstance(content, dict):
            raise self.wrong("cards-not-a-table")
        self.content: dict[str, Any] = content
        self.read: set[str] = {"source"}
        self._optional: set[str] = set()

    def wrong(self, code: str, **arguments: str | int) -> CardsError:
        """An error about this card, or about one of its fields."""
        problem = CardsError(code, file=self.file, card=self.name, **arguments)
        field = str(arguments.get("field", "")).partition(" ")[0]
        problem.place = self._at(field) if field else self.place
        return problem

    def has(self, field: str) -> bool:
        """Whether the file gives this field, which it need not."""
        self._optional.add(field)
        return self._given(field)

    def _given(self, field: str) -> bool:
        self.read.add(field)
        return field in self.content

    def _at(self, field: str) -> str:
        return f"{self.place}.{field}" if self.place else field

    def _asks(self, field: str, kind: AskedKind, needed: bool = True, **what: Any) -> None:
        """Record that this field is asked for."""
        asked = _record.get()
        if asked is not None:
            asked[self._at(field)] = Asked(kind, needed and field not in self._optional, **what)

    def value(self, field: str) -> Any:
        """A field that must be there."""
        if not self._given(field):
            raise self.wrong("cards-missing", field=field)
        return self.content[field]

    def text(self, field: str) -> str:
        """A field of words."""
        self._asks(field, "text")
        value = self.value(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong("cards-not-text", field=field)
        return value

    def own_name(self) -> None:
        """A name that an owner gives the card, if any: one for all languages, or a table with some."""
        name = self.content.get("name")
        self.read.add("name")
        self._optional.add("name")
        if isinstance(name, dict):
            self._asks("name", "table")
            names = Card(name, self.file, f"{self.name} name", self._at("name"))
            for language in NAME_LANGUAGES:
                names._optional.add(language)
                names._asks(language, "text")
                if names._given(language):
                    names._short(language)
            names.finish()
            if not name:
                raise self.wrong("cards-not-text", field="name")
        elif name is not None:
            self._short("name")
        else:
            self._asks("name", "text")

    def _short(self, field: str) -> None:
        if len(self.text(field)) > MOST_NAME:
            raise self.wrong("cards-name-long", field=field, greatest=MOST_NAME)

    def number(self, field: str, least: int, greatest: int, otherwise: int | None = None) -> int:
        """A whole number within bounds."""
        self._asks(field, "number", otherwise is None, least=least, greatest=greatest)
        if otherwise is not None and not self._given(field):
            return otherwise
        return self._checked(field, self.value(field), least, greatest)

    def numbers(self, field: str, allowed: Sequence[int], size: range) -> list[int]:
        """A list of different whole numbers, each one of those allowed."""
        words = tuple(str(one) for one in allowed)
        self._asks(field, "numbers", False, words=words, size=(size.start, size.stop - 1))
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
        self._asks(field, "row", least=least, greatest=greatest, size=(2, 2))
        value = self.value(field)
        if not isinstance(value, list) or len(value) != 2:
            raise self.wrong("cards-list", field=field, least=2, greatest=2)
        first, last = (self._checked(field, one, least, greatest) for one in value)
        if first > last:
            raise self.wrong("cards-order", field=field)
        return first, last

    def by_number(self, field: str, keys: Sequence[int], least: int, greatest: int) -> dict[int, int]:
        """A table with exactly these numbers as keys."""
        self._asks(field, "table")
        part = Card(self.value(field), self.file, f"{self.name} {field}", self._at(field))
        numbers = {key: part.number(str(key), least, greatest) for key in keys}
        part.finish()
        return numbers

    def row(self, field: str, size: int, least: int, greatest: int) -> list[int]:
        """A list of so many whole numbers within bounds."""
        self._asks(field, "row", least=least, greatest=greatest, size=(size, size))
        value = self.value(field)
        if not isinstance(value, list) or len(value) != size:
            raise self.wrong("cards-list", field=field, least=size, greatest=size)
        return [self._checked(field, one, least, greatest) for one in value]

    def flag(self, field: str) -> bool:
        """True or false; false where nothing is said."""
        self._asks(field, "flag", False)
        if not self.has(field):
            return False
        value = self.content[field]
        if not isinstance(value, bool):
            raise self.wrong("cards-not-one-of", field=field, value=str(value), allowed="true, false")
        return value

    def choice(self, field: str, words: Sequence[str]) -> int:
        """One of these words, as its place among them."""
        self._asks(field, "choice", words=tuple(words))
        return self._place(field, self.value(field), words)

    def choices(self, field: str, words: Sequence[str]) -> list[int]:
        """A list of some of these words, each at most once, as their places among them."""
        self._asks(field, "choices", words=tuple(words), size=(1, len(words)))
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
        part = self.part_or_nothing(field)
        numbers = [part.number(word, least, greatest, otherwise=0) for word in words]
        part.finish()
        return numbers

    def finish(self) -> None:
        """Nothing in the file may go unread: a misspelt field would silently do nothing."""
        for field in self.content:
            if field not in self.read:
                raise self.wrong("cards-unknown", field=field)

    def cards(self, field: str, wanted: int | None = None, *, named: bool = False) -> "list[Card]":
        """The tables of a list, each called by its place in it; ``named``: each may have a name of its own."""
        self._asks(field, "cards", size=(1, 0) if wanted is None else (wanted, wanted))
        value = self.value(field)
        if not isinstance(value, list):
            raise self.wrong("cards-list-of-cards", field=field)
        if wanted is not None and len(value) != wanted:
            raise self.wrong("cards-how-many", field=field, count=len(value), wanted=wanted)
        file = self.source(field)
        cards = [Card(one, file, f"{field} {place}", f"{field}.{place}") for place, one in enumerate(value, 1)]
        for card in cards if named else ():
            card.own_name()
        return cards

    def keyed(self, field: str, wanted: int) -> "list[Card]":
        """So many tables of a list, each called by its place and its key, which no other has."""
        cards = self.cards(field, wanted, named=True)
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
        self._asks(field, "table")
        return Card(self.value(field), self.source(field), f"{self.name} {field}", self._at(field))

    def part_or_nothing(self, field: str) -> "Card":
        """A table inside this one, or an empty one where there is none."""
        return self.part(field) if self.has(field) else Card({}, self.file, f"{self.name} {field}", self._at(field))

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
        problem = super().wrong(code, **arguments)
        problem.arguments["file"] = self.source(problem.place.partition(".")[0])
        return problem

    def part(self, field: str) -> Card:
        """A table of the set, called by its name alone."""
        self._asks(field, "table")
        return Card(self.value(field), self.source(field), field, field)

    def source(self, field: str) -> str:
        """The file that a field stands in; of one that is nowhere, the set."""
        return self.sources.get(field, self.file)
