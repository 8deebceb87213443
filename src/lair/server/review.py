"""Reviews of finished games: at every decision, what was played and what the search thinks best.

The search knows what the seat that decided knew, and its seeds follow from the position alone, so a review is the same
whenever and wherever it is made. `BotPool` answers one decision after another at low priority; a request gets the
results so far.
"""

import logging
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from msgspec.structs import replace

from lair.engine.types import Action
from lair.server.answers import ReviewedMoment, ReviewProgress
from lair.server.bot_pool import BotPool, Question, Weighed, question_of
from lair.server.entries import Entry, Played, Undone
from lair.table.game import Game

MAX_REVIEWS = 200  # in memory
MAX_UNFINISHED = 20
MAX_TURNING_POINTS = 3
log = logging.getLogger("lair.review")


@dataclass(frozen=True)
class Decision:
    """A choice that a seat had, and what it chose."""

    version: int
    seat: int
    moment: int  # decisions of one turn are one moment
    actions: dict[int, Action]
    played: int
    question: Question


@dataclass
class Review:
    """The review of one game, as far as it has come."""

    decisions: Iterator[Decision]
    of: int
    moments: dict[int, ReviewedMoment] = field(default_factory=dict)
    done: bool = False

    def add(self, decision: Decision, weighed: Weighed) -> None:
        moment = ReviewedMoment(
            decision.version,
            decision.seat,
            decision.actions[decision.played],
            decision.actions[weighed.best],
            weighed.chance_played,
            weighed.chance_best,
            weighed.win,
        )
        before = self.moments.get(decision.moment)
        if before is None or moment.loss > before.loss:
            self.moments[decision.moment] = moment

    def progress(self) -> ReviewProgress:
        """The answer to a request; the moments that cost most are marked."""
        costly = sorted((moment for moment in self.moments.values() if moment.loss > 0), key=lambda m: -m.loss)
        turning = {moment.version for moment in costly[:MAX_TURNING_POINTS]}
        moments = [replace(moment, turning=moment.version in turning) for _, moment in sorted(self.moments.items())]
        return ReviewProgress(self.done, self.of, moments)


def review_of(game: Game, entries: list[Entry]) -> Review:
    """A review of a finished game, before its first result."""
    versions = versions_of(entries)
    of = len({moment for _, moment in decisions_at(game)})
    return Review(decisions_of(game, versions), of)


def versions_of(entries: list[Entry]) -> list[int]:
    """The version of every move that was not taken back."""
    versions: list[int] = []
    for entry in entries:
        if isinstance(entry.body, Played):
            versions.append(entry.version)
        elif isinstance(entry.body, Undone):
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
    """The reviews of one worker; unfinished ones are worked on one after another."""

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
        """Whether there are too many unfinished ones to begin another."""
        return sum(not review.done for review in self._kept.values()) >= MAX_UNFINISHED

    def add(self, table_id: str, review: Review) -> None:
        """Keep it, and forget the finished ones that were asked for least recently."""
        self._kept[table_id] = review
        done = [name for name, other in self._kept.items() if other.done]
        for old in done[: max(0, len(self._kept) - MAX_REVIEWS)]:
            del self._kept[old]

    async def run(self, bot_pool: BotPool) -> None:
        """Work until all are done."""
        while under_way := [name for name, review in self._kept.items() if not review.done]:
            review = self._kept[under_way[0]]
            try:
                for decision in review.decisions:
                    weighed = await bot_pool.ask_for_review(decision.question)
                    assert isinstance(weighed, Weighed)
                    review.add(decision, weighed)
                review.done = True
            except (BrokenProcessPool, TimeoutError):
                log.warning("a review was not finished", extra={"table": under_way[0]})
                del self._kept[under_way[0]]  # the next request begins it again
        bot_pool.stop_reviewing()
