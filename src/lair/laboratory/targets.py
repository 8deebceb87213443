"""What cards are tuned toward: targets in a few words, what a simulation says of them, and how far off it is.

| written | wanted |
| --- | --- |
| ``order even``, ``seats even`` | every place in turn order, every seat wins its share, to within one percent |
| ``order even 2%`` | to within two |
| ``quests at most 80%`` | no card of this kind is used more often, of the times it could be |
| ``score.mean near 40`` | a figure, or several (``beaten.*``): ``near``, ``at most`` or ``at least`` a number |
| ``decisions kept 5%`` | within so much of what it is with the cards one begins with |
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from lair.engine.deck import Deck
from lair.errors import OptionError
from lair.laboratory.figures import Figure, names_told, report_of
from lair.laboratory.summary import Summary
from lair.statistics import binomial_share

EVEN = re.compile(r"(seats|order) even(?: (\d+(?:\.\d+)?)%)?")
BOUND = re.compile(r"(\S+) (at most|at least|near) (-?\d+(?:\.\d+)?)(%?)")
KEPT = re.compile(r"(\S+) kept(?: (\d+(?:\.\d+)?)%)?")
TOLERANCE = 0.01  # of a share; of anything else, this part of it
KEPT_WITHIN = 0.05


@dataclass(frozen=True)
class Reading:
    """One number that a target looks at, and where it should be."""

    name: str
    value: float
    low: float  # of its 95% interval
    high: float
    least: float
    most: float
    step: float  # how far off counts as one

    @property
    def met(self) -> bool:
        """Whether the number is where it should be."""
        return self.least <= self.value <= self.most

    @property
    def sure(self) -> bool:
        """Whether its whole interval is."""
        return self.least <= self.low and self.high <= self.most

    @property
    def off(self) -> float:
        """How far outside it is, in steps."""
        return max(0.0, self.least - self.value, self.value - self.most) / self.step


@dataclass(frozen=True)
class Target:
    """One target."""

    text: str
    name: str
    kind: str  # even, at most, at least, near, kept
    number: float
    share: bool  # whether its numbers are shown in percent

    def readings(self, summary: Summary, deck: Deck, begun: Summary) -> list[Reading]:
        """What a simulation says; ``begun`` is that of the cards one begins with."""
        if self.kind == "even":
            shares = [seat.share for seat in summary.seats] if self.name == "seats" else summary.order
            fair, figure = 1 / summary.players, "wins" if self.name == "seats" else "order"
            least, most, step = fair - self.number, fair + self.number, max(1e-9, self.number)
            return [Reading(f"{figure}.{n}", s.wins, s.low, s.high, least, most, step) for n, s in enumerate(shares, 1)]
        return [self._reading(name, *found, begun) for name, found in self._numbers(summary, deck).items()]

    def loss(self, readings: Sequence[Reading]) -> float:
        """How far off the target the worst number is; an even share is worth more the more even it is."""
        if self.kind == "even":
            return max(abs(one.value - (one.least + one.most) / 2) / one.step for one in readings)
        return max(one.off for one in readings)

    def _numbers(self, summary: Summary, deck: Deck) -> dict[str, tuple[float, float, float]]:
        own = report_of(summary.game)
        used = {} if own is None else own.used(summary, deck)
        if self.name in used:
            shares = {card: binomial_share(part, whole) for card, part, whole in used[self.name] if whole}
            return {card: (share.wins, share.low, share.high) for card, share in shares.items()}
        found = {name: one for name, one in summary.figures.items() if fnmatchcase(name, self.name)}
        return {name: (one.mean, one.low, one.high) for name, one in found.items()}

    def _reading(self, name: str, value: float, low: float, high: float, begun: Summary) -> Reading:
        wanted = begun.figures[name].mean if self.kind == "kept" else self.number
        step = TOLERANCE if self.share else max(1e-9, abs(wanted) * TOLERANCE)
        within = abs(wanted) * self.number if self.kind == "kept" else step
        least = float("-inf") if self.kind == "at most" else wanted - (0 if self.kind == "at least" else within)
        most = float("inf") if self.kind == "at least" else wanted + (0 if self.kind == "at most" else within)
        return Reading(name, value, low, high, least, most, step)


def parse_target(text: str) -> Target:
    """Read a target, or refuse it."""
    plain = " ".join(text.split())
    if even := EVEN.fullmatch(plain):
        return Target(plain, even[1], "even", percent(plain, even[2] or f"{100 * TOLERANCE}"), share=True)
    if bound := BOUND.fullmatch(plain):
        number = percent(plain, bound[3]) if bound[4] else float(bound[3])
        return Target(plain, bound[1], bound[2], number, share=bool(bound[4]))
    if kept := KEPT.fullmatch(plain):
        return Target(plain, kept[1], "kept", float(kept[2] or 100 * KEPT_WITHIN) / 100, share=False)
    raise OptionError("tune-target", target=text)


def percent(target: str, number: str) -> float:
    """A share that is written in percent, or an error."""
    if not 0 <= float(number) <= 100:
        raise OptionError("tune-share", target=target)
    return float(number) / 100


def check_target(target: Target, summary: Summary, deck: Deck) -> None:
    """Refuse a target that looks at nothing this game has, and a share of more than everything."""
    own, found = report_of(summary.game), target.readings(summary, deck, summary)
    kinds = [] if own is None else list(own.used(summary, deck))
    if not found:
        there = ", ".join([*kinds, names_told(list(summary.figures))])
        raise OptionError("tune-figure", figure=target.name, figures=there)
    if target.number > 1 and (target.name in kinds or all(Figure(one.name).share for one in found)):
        raise OptionError("tune-share", target=target.text)
