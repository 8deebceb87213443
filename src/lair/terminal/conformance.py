"""A program on trial in the terminal: a line a game, the verdict, the last lines that passed. `lair bot` runs it."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from lair.tournament.conformance import goodbye, trials
from lair.tournament.external_bot import Visitor
from lair.tournament.verdict import Verdict
from lair.words import Words


def hold_trial(visitor: Visitor, games: Sequence[str], times: int, seed: int, words: Words, screen: Console) -> bool:
    """Whether the program is well-behaved."""
    verdict: Verdict | None = None
    decisions, slowest, played = 0, 0.0, 0
    try:
        for trial in trials(visitor, games, times, seed):
            verdict = trial.verdict
            if verdict is None:
                played += 1
                decisions += trial.decisions
                slowest = max(slowest, trial.slowest)
            said = words.say(
                "trial-game",
                game=words.say(f"game-{trial.game}"),
                players=trial.players,
                options=words.options_named(trial.options),
                seat=trial.seat + 1,
                decisions=trial.decisions,
                outcome=words.say("trial-stopped" if verdict else "trial-won" if trial.won else "trial-lost"),
            )
            screen.print(said)
        verdict = verdict or goodbye(visitor)
    finally:
        visitor.kill()
    if verdict is None:
        name = visitor.name or visitor.command[0]
        said = words.say("trial-good", name=name, games=played, decisions=decisions, slowest=f"{slowest:.3f}")
        screen.print(said, style="title")
        return True
    screen.print(words.say("trial-bad", verdict=verdict.said(words)), style="wrong")
    if verdict.lines:
        screen.print(words.say("trial-lines"))
        for line in verdict.lines:
            screen.print(Text("  " + line))
    return False
