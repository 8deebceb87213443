"""Checks that a program keeps to the bot protocol: whole games against greedy bots, every line it writes checked.

`lair bot` shows the outcome.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from lair.bots.player import Player, PolicyBot
from lair.games import rules_of
from lair.games.decks import load
from lair.table.game import Game
from lair.tournament.external_bot import ExternalBot
from lair.tournament.match import Match
from lair.tournament.plan import derive_json_seed, derive_seed
from lair.tournament.verdict import Misbehaved, Verdict


@dataclass(frozen=True)
class CheckedGame:
    """One game of the check; without a verdict the program behaved."""

    game: str
    players: int
    options: tuple[str, ...]
    seat: int
    decisions: int
    slowest: float  # seconds
    won: bool
    verdict: Verdict | None


def checked_games(bot: ExternalBot, games: Sequence[str], times: int, seed: int) -> Iterator[CheckedGame]:
    """Play each game ``times`` times, with varying players and options, until the program misbehaves."""
    for game in games:
        for number in range(times):
            outcome = checked_game(bot, game, number, seed + number)
            yield outcome
            if outcome.verdict is not None:
                return


def checked_game(bot: ExternalBot, game: str, number: int, seed: int) -> CheckedGame:
    """Play one game: the program in one seat, greedy bots in the others."""
    rules = rules_of(game)
    players = rules.players[number % len(rules.players)]
    options = rules.options if number % 2 else ()
    seat = number % players
    table = Game(game, players=players, seed=seed, options=options, cards=load(game))
    others: list[Player] = [PolicyBot("greedy", derive_json_seed(seed, "bot", other)) for other in range(players)]
    bot.seed = derive_json_seed(seed, "program")
    match = Match(table, [*others[:seat], bot, *others[seat + 1 :]], partial(derive_seed, seed, "imagine"))
    match.play()
    verdict = match.forfeits.get(seat)
    decisions, slowest = match.decisions[seat], match.slowest[seat]
    won = seat in table.winners and not verdict
    return CheckedGame(game, players, options, seat, decisions, slowest, won, verdict)


def dismiss(bot: ExternalBot) -> Verdict | None:
    """Tell the program to exit; the verdict if it does not."""
    try:
        bot.leave()
    except Misbehaved as problem:
        return problem.verdict
    return None
