"""Every figure of a simulation as one number a game: points, wins, length, and whatever the game counts.

Comparisons, sweeps and data files take them from here, so that all of them mean the same. Figures are called by their
names: ``score.1`` and ``wins.1`` by seat, ``order.1`` for the wins by place in the first round's turn order,
``score.mean``, ``decisions``, and ``field.card`` for what a game counts, such as ``beaten.level-2``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lair.engine.deck import Deck
from lair.engine.kit import Counted, Report
from lair.engine.manifest import loaded
from lair.errors import OptionError
from lair.games import manifest_of
from lair.laboratory.moments import wins
from lair.simulation.simulate import Batch, Plan

MAIN = ("score", "wins", "order", "decisions")  # the figures that every game has, by the first part of their names
SHARES = ("wins", "order")  # those of them that are shares of games


@dataclass(frozen=True)
class Figure:
    """One number a game."""

    name: str
    heading: str | None = None  # a code of the game's words, for what it counts
    label: str = ""  # of what is counted: often a card

    @property
    def main(self) -> bool:
        """Whether every game has it."""
        return self.name.partition(".")[0] in MAIN and self.heading is None

    @property
    def share(self) -> bool:
        """Whether it is a share of the games."""
        return self.main and self.name.partition(".")[0] in SHARES


def report_of(game: str) -> Report | None:
    """A game's own part of the report, if it has one."""
    reference = manifest_of(game).report
    return None if reference is None else loaded(reference)


def counted_in(game: str, deck: Deck) -> dict[str, Counted]:
    """What a game counts, by field of its tally."""
    own = report_of(game)
    return {} if own is None else dict(own.counted(deck))


def by_seat_in(game: str, deck: Deck) -> dict[str, Counted]:
    """What a game counts by seat and card, by field of its tally."""
    own = report_of(game)
    return {} if own is None else dict(own.by_seat(deck))


def places_of(counted: Counted) -> dict[str, list[int]]:
    """The places of each label; copies of one card have several."""
    found: dict[str, list[int]] = {}
    for place, label in enumerate(counted.labels):
        if label:
            found.setdefault(label, []).append(place)
    return found


def figures_of(plan: Plan) -> list[Figure]:
    """The figures of a plan's games, in the order of `matrix`."""
    seats = range(1, plan.players + 1)
    main = [
        *(f"score.{seat}" for seat in seats),
        "score.mean",
        *(f"wins.{seat}" for seat in seats),
        *(f"order.{place}" for place in seats),
        "decisions",
    ]
    found = [Figure(name) for name in main]
    for field, counted in counted_in(plan.rules.name, plan.deck).items():
        if counted.heading is not None:
            found += [Figure(f"{field}.{label}", counted.heading, label) for label in places_of(counted)]
    return found


def matrix(plan: Plan, played: Batch) -> NDArray[np.float64]:
    """One row a game, one column a figure."""
    won = wins(played.standings)
    turn_order = (played.firsts[:, None] + np.arange(plan.players)) % plan.players
    columns: list[NDArray[np.float64]] = [
        played.scores.astype(np.float64),
        played.scores.mean(axis=1, keepdims=True),
        won,
        np.take_along_axis(won, turn_order, axis=1),
        played.decisions[:, None].astype(np.float64),
    ]
    for field, counted in counted_in(plan.rules.name, plan.deck).items():
        if counted.heading is not None:
            numbers = played.tally[field].reshape(len(played.decisions), -1)
            columns += [numbers[:, places].sum(axis=1, keepdims=True) for places in places_of(counted).values()]
    return np.concatenate(columns, axis=1)


def names_told(names: Sequence[str]) -> str:
    """The names of figures for a sentence: of those that a game counts by card, one of each kind."""
    kinds: dict[str, list[str]] = {}
    for name in names:
        kinds.setdefault(name.partition(".")[0], []).append(name)
    return ", ".join(name for kind, own in kinds.items() for name in (own if kind in MAIN else [f"{own[0]} …"]))


def chosen(figures: Sequence[Figure], names: Sequence[str]) -> list[int]:
    """The places of figures by their names."""
    known = [figure.name for figure in figures]
    for name in names:
        if name not in known:
            raise OptionError("no-such-figure", figure=name, figures=names_told(known))
    return [known.index(name) for name in names]
