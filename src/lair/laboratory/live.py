"""A comparison with the house cards that is watched while it is played: the laboratory in the browser.

`lair.server.lab` calls `begin` once and `advance` again and again in a process of its own, which keeps the sums. Orders
and findings are plain values, so that they go from process to process.
"""

import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lair.engine.deck import Deck
from lair.engine.text import Names
from lair.games import rules_of
from lair.games.decks import build, load
from lair.laboratory.compare import LEAST_GAMES, Comparison, Difference, Pairing
from lair.laboratory.figures import Figure, report_of
from lair.laboratory.naming import card_named, figure_named
from lair.simulation.simulate import Plan, play_batch
from lair.words import LANGUAGES, Words

STEP_SECONDS = 0.3  # that one step of games aims at
FIRST_GAMES = 10  # of the first step
MOST_GAMES = 2000  # of any step
MOST_OTHERS = 24  # figures beside the main ones, in one finding


@dataclass(frozen=True)
class Order:
    """What is compared with the house cards."""

    game: str
    cards: dict[str, Any]
    players: int
    options: tuple[str, ...]
    bot: str
    seed: int


@dataclass(frozen=True)
class FoundFigure:
    """One figure with the house cards and with others, and whether they differ by more than chance."""

    name: str
    title: Names
    share: bool  # of the games: shown in percent
    main: bool  # every game has it
    house: float
    own: float
    difference: float
    low: float
    high: float
    real: bool


@dataclass(frozen=True)
class Found:
    """What all pairs of games so far show."""

    games: int  # of each side
    looked: int  # figures that were looked at
    figures: tuple[FoundFigure, ...]


@dataclass
class Run:
    """A comparison under way, in this process."""

    house: Plan
    own: Plan
    pairing: Pairing = field(init=False)
    played: int = 0
    step: int = FIRST_GAMES

    def __post_init__(self) -> None:
        self.pairing = Pairing(self.house, self.own)

    def advance(self, most: int) -> None:
        """Play some more pairs, at most so many; how many follows from how long the last took."""
        games, began = min(self.step, most), time.perf_counter()
        self.pairing.add(play_batch(self.house, self.played, games), play_batch(self.own, self.played, games))
        self.played += games
        took = max(time.perf_counter() - began, 1e-3)
        self.step = max(1, min(MOST_GAMES, 4 * self.step, round(games * STEP_SECONDS / took)))


_runs: list[Run] = []  # the latest; a process has one at a time


def plans_of(order: Order) -> tuple[Plan, Plan]:
    """The house cards and the others, with everything else alike."""
    rules, bots = rules_of(order.game), (order.bot,) * order.players
    house, own = load(order.game), build(order.game, order.cards, "cards")
    return (
        Plan(rules, house, order.players, order.options, bots, order.seed),
        Plan(rules, own, order.players, order.options, bots, order.seed),
    )


def begin(order: Order) -> None:
    """Get ready, and play one game of each side: whatever has to be compiled is compiled here."""
    house, own = plans_of(order)
    for plan in (house, own):
        play_batch(plan, 0, 1)
    _runs[:] = [Run(house, own)]


def advance(most: int) -> Found:
    """Play on, and say what all games so far show."""
    (run,) = _runs
    run.advance(most)
    return found_in(run.pairing.comparison())


def found_in(comparison: Comparison) -> Found:
    """The main figures, and of the others those that differ by more than chance, the surest first."""
    main = [one for one in comparison.differences if one.figure.main]
    others = [one for one in comparison.real if not one.figure.main]
    figures = tuple(_figure(comparison, one) for one in [*main, *others[:MOST_OTHERS]])
    return Found(comparison.games, len(comparison.differences), figures)


def _figure(comparison: Comparison, found: Difference) -> FoundFigure:
    return FoundFigure(
        name=found.figure.name,
        title=_title(comparison.b, found.figure),
        share=found.figure.share,
        main=found.figure.main,
        house=found.a,
        own=found.b,
        difference=found.difference,
        low=found.low,
        high=found.high,
        real=found.real and comparison.games >= LEAST_GAMES,
    )


@cache
def _words() -> dict[str, Words]:
    return {language: Words(language) for language in LANGUAGES}


def _title(plan: Plan, figure: Figure) -> Names:
    """A figure's name in every language, as reports have it."""
    return Names({language: figure_named(words, plan, figure) for language, words in _words().items()})


def titles_of(deck: Deck) -> dict[str, Names]:
    """The cards of every list that have names, by their places: ``guard.7``."""
    own, found = report_of(deck.game), {}
    for table, cards in deck.content.items():
        for number, card in enumerate(cards if isinstance(cards, list) else (), 1):
            if not isinstance(card, dict):
                continue
            key = str(card.get("key", number))
            label = f"{table}-{key}"
            names = {language: card_named(words, own, deck, label) for language, words in _words().items()}
            if names["en"] not in (label, key):
                found[f"{table}.{number}"] = Names(names)
    return found
