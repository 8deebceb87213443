"""Games looked at again after their end: at every decision, what was played against what the search thinks best.

The search thinks with the knowledge of the seat that decided, the same number of simulations everywhere and seeds that
follow from the position alone, so a review is the same whenever and wherever it is made. One decision after another is
thought about at leisure (`thinking`); whoever asks gets what there is so far.
"""

import logging
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from lair.engine.types import Action
from lair.server import entries as e
from lair.server.bot_pool import Question, Thinking, Weighed, question_of
from lair.server.entries import Entry
from lair.table.game import Game

MOST_KEPT = 200  # reviews
MOST_UNDER_WAY = 20
TURNING = 3  # moments that decided most
log = logging.getLogger("lair.review")


@dataclass(frozen=True)
class Decision:
    """A choice that somebody had, and what they chose."""

    version: int
    seat: int
    moment: int  # decisions of one turn are one moment
    actions: dict[int, Action]
    played: int
    question: Question


@dataclass(frozen=True)
class Moment:
    """What is told of a decision: of a turn, the one that cost most."""

    version: int
    seat: int
    played: Action
    best: Action
    chance_played: float
    chance_best: float
    win: tuple[float, ...]

    @property
    def loss(self) -> float:
        return round(self.chance_best - self.chance_played, 3)


@dataclass
class Review:
    """One game's, as far as it has come."""

    decisions: Iterator[Decision]
    of: int
    moments: dict[int, Moment] = field(default_factory=dict)
    done: bool = False

    def add(self, decision: Decision, weighed: Weighed) -> None:
        told = Moment(
            decision.version,
            decision.seat,
            decision.actions[decision.played],
            decision.actions[weighed.best],
            weighed.chance_played,
            weighed.chance_best,
            weighed.win,
        )
        before = self.moments.get(decision.moment)
        if before is None or told.loss > before.loss:
            self.moments[decision.moment] = told

    def told(self) -> dict[str, Any]:
        """As JSON has it; the moments that cost most are marked."""
        costly = sorted((moment for moment in self.moments.values() if moment.loss > 0), key=lambda m: -m.loss)
        turning = {moment.version for moment in costly[:TURNING]}
        moments = [
            {
                "version": moment.version,
                "seat": moment.seat,
                "played": moment.played,
                "best": moment.best,
                "chance_played": moment.chance_played,
                "chance_best": moment.chance_best,
                "win": moment.win,
                "turning": moment.version in turning,
            }
            for _, moment in sorted(self.moments.items())
        ]
        return {"done": self.done, "of": self.of, "moments": moments}


def review_of(game: Game, kept: list[Entry]) -> Review:
    """A review of a game that is over, before its first thought."""
    versions = versions_of(kept)
    of = len({moment for _, moment in decisions_at(game)})
    return Review(decisions_of(game, versions), of)


def versions_of(kept: list[Entry]) -> list[int]:
    """The version of every move that was not taken back."""
    versions: list[int] = []
    for entry in kept:
        if entry.kind == e.PLAYED:
            versions.append(entry.version)
        elif entry.kind == e.UNDONE:
            versions.pop()
    return versions


def decisions_at(game: Game) -> Iterator[tuple[Game, int]]:
    """The game before every decision that left a choice, with the number of its moment."""
    now = game.fresh()
    moments: dict[tuple[int, int], int] = {}
    turn = 0
    for move in game.history:
        if len(now.legal_numbers) > 1:
            yield now, moments.setdefault((turn, move.seat), len(moments))
        now.play(move.action.number)
        turn += game.ended_turn(move)


def decisions_of(game: Game, versions: list[int]) -> Iterator[Decision]:
    """Every decision that left a choice, with a question to the search; seeds follow from its number alone."""
    history = game.history
    for now, moment in decisions_at(game):
        number = now.played
        seat, played = history[number].seat, history[number].action.number
        actions = {action.number: action for action in now.legal}
        question = question_of(now.knowledge(number), "adept", number, played=played)
        yield Decision(versions[number], seat, moment, actions, played, question)


class Reviews:
    """All that one worker keeps; those under way are thought about one after another."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Review] = OrderedDict()

    def get(self, table_id: str) -> Review | None:
        """The review of a table, if it has begun."""
        found = self._kept.get(table_id)
        if found is not None and found.done:
            self._kept.move_to_end(table_id)
        return found

    @property
    def busy(self) -> bool:
        """Whether too many are under way to begin another."""
        return sum(not review.done for review in self._kept.values()) >= MOST_UNDER_WAY

    def add(self, table_id: str, review: Review) -> None:
        """Keep it, and forget the ones that nobody has asked for in the longest time."""
        self._kept[table_id] = review
        done = [name for name, other in self._kept.items() if other.done]
        for old in done[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[old]

    async def think(self, thinking: Thinking) -> None:
        """Until all are done."""
        while under_way := [name for name, review in self._kept.items() if not review.done]:
            review = self._kept[under_way[0]]
            try:
                for decision in review.decisions:
                    weighed = await thinking.ask_at_leisure(decision.question)
                    assert isinstance(weighed, Weighed)
                    review.add(decision, weighed)
                review.done = True
            except (BrokenProcessPool, TimeoutError):
                log.warning("a review was not finished", extra={"table": under_way[0]})
                del self._kept[under_way[0]]  # whoever asks again begins it anew
        thinking.rest()
