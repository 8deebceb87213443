"""The check of an external program in the terminal: one line per game, the verdict, the last lines exchanged.

`lair bot` runs it.
"""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from lair.terminal.phrases import told
from lair.tournament.conformance import checked_games, dismiss
from lair.tournament.external_bot import ExternalBot
from lair.tournament.verdict import Verdict
from lair.words import Words


def check_conformance(
    bot: ExternalBot, games: Sequence[str], times: int, seed: int, words: Words, screen: Console
) -> bool:
    """Check a program and show how; True if it is well-behaved."""
    verdict: Verdict | None = None
    decisions, slowest, played = 0, 0.0, 0
    try:
        for game in checked_games(bot, games, times, seed):
            verdict = game.verdict
            if verdict is None:
                played += 1
                decisions += game.decisions
                slowest = max(slowest, game.slowest)
            outcome = words.say("trial-stopped" if verdict else "trial-won" if game.won else "trial-lost")
            more: dict[str, str | int] = {"seat": game.seat + 1, "decisions": game.decisions, "outcome": outcome}
            screen.print(told(words, "trial-game", game.game, game.players, game.options, **more))
        verdict = verdict or dismiss(bot)
    finally:
        bot.kill()
    if verdict is None:
        name = bot.name or bot.command[0]
        said = words.say("trial-good", name=name, games=played, decisions=decisions, slowest=f"{slowest:.3f}")
        screen.print(said, style="title")
        return True
    screen.print(words.say("trial-bad", verdict=verdict.said(words)), style="wrong")
    if verdict.lines:
        screen.print(words.say("trial-lines"))
        for line in verdict.lines:
            screen.print(Text("  " + line))
    return False
