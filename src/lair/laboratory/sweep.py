"""One number of a card file through a row of values: a figure's mean with its interval at each of them.

``guard.7.strength=3..9`` is the strength of the seventh guard; a card that has a key may be called by it, as in
``monster.skeleton.vp=1..4``. Every value is played with the same seeds.
"""

import copy
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lair.errors import OptionError
from lair.games.decks import build
from lair.laboratory.figures import Figure, chosen, figures_of, matrix
from lair.laboratory.moments import Moments
from lair.laboratory.workers import Cores, Workers
from lair.simulation.simulate import Plan

WHOLE = r"-?\d{1,15}"
SPAN = re.compile(rf"({WHOLE})\.\.({WHOLE})(?::(\d{{1,15}}))?")
MOST_VALUES = 200


@dataclass(frozen=True)
class Point:
    """A figure at one value, with its 95% interval."""

    figure: Figure
    value: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Change:
    """A place in a card file, and the values that it is to have."""

    path: tuple[str, ...]
    values: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> "Change":
        """Read ``guard.7.strength=3..9``; ``3..9:2`` goes in steps of two, ``3,5,8`` names single values."""
        path, equals, values = text.partition("=")
        numbers: list[int] = []
        for part in values.split(","):
            span = SPAN.fullmatch(part.strip())
            if span is not None:
                first, last, step = int(span[1]), int(span[2]), int(span[3] or 1)
                if step == 0 or last < first:
                    raise OptionError("sweep-step" if step == 0 else "sweep-backwards", text=text)
                more = range(first, last + 1, step)
            elif re.fullmatch(rf"\s*{WHOLE}\s*", part):
                more = range(int(part), int(part) + 1)
            else:
                raise OptionError("sweep-values", text=text)
            if len(numbers) + len(more) > MOST_VALUES:
                raise OptionError("sweep-many", text=text, most=MOST_VALUES)
            numbers += more
        if not equals or not path:
            raise OptionError("sweep-values", text=text)
        return cls(tuple(path.strip().split(".")), tuple(dict.fromkeys(numbers)))

    @property
    def name(self) -> str:
        """The place as it is written."""
        return ".".join(self.path)

    def applied(self, content: dict[str, Any], value: int) -> dict[str, Any]:
        """The same cards with this value there."""
        changed = copy.deepcopy(content)
        self.put(changed, value)
        return changed

    def put(self, content: Any, value: int) -> None:
        """Put this value into cards, where they are."""
        at = content
        for part in self.path[:-1]:
            at = self._inside(at, part)
        last = self.path[-1]
        if isinstance(at, list):
            at[self._place(at, last)] = value
        elif isinstance(at, dict) and not isinstance(at.get(last), dict | list):
            at[last] = value
        else:
            raise OptionError("sweep-path", path=self.name, part=last)

    def value_in(self, content: Any) -> int | None:
        """The value that the cards have there now, if it is a number."""
        at = content
        for part in self.path[:-1]:
            at = self._inside(at, part)
        last = self.path[-1]
        found = at[self._place(at, last)] if isinstance(at, list) else at.get(last)
        return found if isinstance(found, int) and not isinstance(found, bool) else None

    def _inside(self, at: Any, part: str) -> Any:
        if isinstance(at, dict) and isinstance(at.get(part), dict | list):
            return at[part]
        if isinstance(at, list):
            return at[self._place(at, part)]
        raise OptionError("sweep-path", path=self.name, part=part)

    def _place(self, at: list[Any], part: str) -> int:
        """A card of a list: by its place from 1, or by its key."""
        if part.isdecimal() and 1 <= int(part) <= len(at):
            return int(part) - 1
        for place, card in enumerate(at):
            if isinstance(card, dict) and card.get("key") == part:
                return place
        raise OptionError("sweep-path", path=self.name, part=part)


def plans_of(plan: Plan, change: Change) -> list[Plan]:
    """One plan for each value; a value that the cards may not have is refused by the reader of cards."""
    game, content = plan.rules.name, plan.deck.content
    decks = [build(game, change.applied(content, value), f"{change.name}={value}") for value in change.values]
    return [replace(plan, deck=deck) for deck in decks]


def default_figures(plan: Plan) -> list[str]:
    """What a sweep shows if nobody says: points, wins by turn order, length."""
    return ["score.mean", *(f"order.{place}" for place in range(1, plan.players + 1)), "decisions"]


def sweep(
    plan: Plan,
    change: Change,
    names: Sequence[str],
    games: int,
    workers: Workers | None = None,
    advance: Callable[[int], object] = int,
) -> list[Point]:
    """Play every value; figures by their names, each with all its values."""
    plans = plans_of(plan, change)
    places = chosen(figures_of(plan), names)
    points = []
    for value, changed in zip(change.values, plans, strict=True):
        sums = Moments(len(places))
        for batch in (workers or Cores()).batches(changed, games):
            sums.add(matrix(changed, batch)[:, places])
            advance(len(batch.decisions))
        figures = figures_of(changed)
        for column, place in enumerate(places):
            found = sums.interval(column, figures[place].share)
            points.append(Point(figures[place], value, found.mean, found.low, found.high))
    return sorted(points, key=lambda point: names.index(point.figure.name))
