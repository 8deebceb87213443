"""Whether a program can be trusted with a seat: whole games against greedy bots, every line it says checked.

`lair bot` shows what comes out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from lair.bots.player import Player, PolicyBot
from lair.games import rules_of
from lair.games.decks import load
from lair.table.game import Game
from lair.tournament.external_bot import Visitor
from lair.tournament.match import Match
from lair.tournament.plan import luck_of, seed_of
from lair.tournament.verdict import Misbehaved, Verdict


@dataclass(frozen=True)
class Trial:
    """One game of a trial; without a verdict the program behaved."""

    game: str
    players: int
    options: tuple[str, ...]
    seat: int
    decisions: int
    slowest: float  # seconds
    won: bool
    verdict: Verdict | None


def trials(visitor: Visitor, games: Sequence[str], times: int, seed: int) -> Iterator[Trial]:
    """Games of each kind, every number of players and the variants in turn; the first misbehaviour ends it."""
    for game in games:
        for time in range(times):
            outcome = trial(visitor, game, time, seed + time)
            yield outcome
            if outcome.verdict is not None:
                return


def trial(visitor: Visitor, game: str, time: int, seed: int) -> Trial:
    """One game: the program in one seat, greedy bots in the others."""
    rules = rules_of(game)
    players = rules.players[time % len(rules.players)]
    options = rules.options if time % 2 else ()
    seat = time % players
    table = Game(game, players=players, seed=seed, options=options, cards=load(game))
    others: list[Player] = [PolicyBot("greedy", seed_of(seed, "bot", other)) for other in range(players)]
    visitor.seed = seed_of(seed, "program")
    match = Match(table, [*others[:seat], visitor, *others[seat + 1 :]], partial(luck_of, seed, "imagine"))
    match.play()
    verdict = match.forfeits.get(seat)
    decisions, slowest = match.decisions[seat], match.slowest[seat]
    return Trial(game, players, options, seat, decisions, slowest, seat in table.winners and not verdict, verdict)


def goodbye(visitor: Visitor) -> Verdict | None:
    """A well-behaved program goes when it is told to."""
    try:
        visitor.leave()
    except Misbehaved as problem:
        return problem.verdict
    return None
