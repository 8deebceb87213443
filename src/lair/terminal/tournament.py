"""A tournament in the terminal: a progress bar while it is played, and the table of results. `lair arena` runs it."""

import contextlib
import sys
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table

from lair.engine.report_tables import table
from lair.statistics import Z
from lair.terminal.console import console
from lair.terminal.phrases import told
from lair.terminal.progress import bar
from lair.tournament.cluster import play_on_cluster
from lair.tournament.match import FinishedGame, PlayerPool
from lair.tournament.plan import Plan
from lair.tournament.plots import display_name
from lair.tournament.results import Results, Standing
from lair.tournament.results_file import ResultsFile
from lair.tournament.verdict import Verdict
from lair.tournament.workers import play_all
from lair.words import Words


def play_tournament(
    plan: Plan, games: int, jobs: int | None, out: Path | None, words: Words, cluster: str | None = None
) -> tuple[list[FinishedGame], int]:
    """All games that have been played, and how many there should be; Ctrl-C ends it early."""
    pairings = plan.pairings(games)
    results = None if out is None else ResultsFile(out, plan)
    played = [] if results is None else list(results.played)
    if results is not None and results.code_unknown and played:
        said = words.say("arena-code-unknown", file=str(out), games=len(played))
        console(sys.stderr).print(said, soft_wrap=True)
    numbers = {game.number for game in played}
    left = [pairing for pairing in pairings if pairing.number not in numbers]
    with bar() as progress, contextlib.suppress(KeyboardInterrupt):  # what was played so far is reported
        if left:  # compiled here once, and not by every worker
            compiling = progress.add_task(words.say("progress-compiling"), total=None)
            PlayerPool(plan).warm_up()
            progress.remove_task(compiling)
        task = progress.add_task(words.say("progress-games"), total=len(pairings), completed=len(pairings) - len(left))
        for finished in play_all(plan, left, jobs) if cluster is None else play_on_cluster(plan, left, cluster):
            if results is not None:
                results.add(finished)
            played += finished
            progress.advance(task, len(finished))
    if results is not None:
        played = results.close()
    return played, max(len(pairings), len(played))


def show(words: Words, screen: Console, results: Results) -> None:
    """The results as a table."""
    which, seed = (results.game, results.players, results.options), str(results.seed)
    title = told(words, "arena-title", *which, games=results.games, deals=results.deals, seed=seed)
    screen.print(title, style="title")
    screen.print(_standings(words, results))
    screen.print(words.say("arena-explained"), style="quiet")
    if len(results.bots) > 2:
        screen.print(_meetings(words, results))
    for (bot, verdict), times in Counter((bot, _verdict(words, lost)) for bot, lost in results.forfeits).items():
        screen.print(
            words.say("arena-forfeits", bot=display_name(words, bot, results.names), games=times, verdict=verdict),
            style="wrong",
        )


def _standings(words: Words, results: Results) -> Table:
    rows = Table(box=None, pad_edge=False)
    columns = ("sim-bot", "arena-games", "arena-wins", "sim-interval", "arena-fair", "arena-points", "arena-rating")
    for place, column in enumerate((*columns, "arena-seconds")):
        wraps = place == 0
        rows.add_column(words.say(column), justify="left" if wraps else "right", no_wrap=not wraps, overflow="fold")
    for standing in results.bots:
        rows.add_row(display_name(words, standing.bot, results.names), *_row(standing))
    return rows


def _meetings(words: Words, results: Results) -> Table:
    """Head to head: a row's bot before a column's."""
    rows = table(words, "arena-meetings", "sim-bot")
    for place, _ in enumerate(results.bots, 1):
        rows.add_column(str(place), justify="right", no_wrap=True)
    found = {(one.bot, one.other): one.share for one in results.meetings}
    for place, standing in enumerate(results.bots, 1):
        shares = [found.get((standing.bot, other.bot)) for other in results.bots]
        cells = ("–" if one is None else f"{one.wins:.0%} ±{50 * (one.high - one.low):.0f}" for one in shares)
        rows.add_row(f"{place} {display_name(words, standing.bot, results.names)}", *cells)
    return rows


def _row(standing: Standing) -> tuple[str, ...]:
    share = standing.share
    return (
        str(standing.games),
        f"{share.wins:.1%}",
        f"{share.low:.1%}–{share.high:.1%}",
        f"{standing.times_fair.wins:.2f}",
        f"{standing.points:.2f}",
        f"{standing.rating:.1f} ±{Z * standing.uncertainty:.1f}",
        f"{standing.seconds:.2g}",
    )


def _verdict(words: Words, lost: dict[str, str | int]) -> str:
    """A verdict from a results file; the reason for an illegal move is in English there."""
    arguments = {name: value for name, value in lost.items() if name not in {"seat", "verdict", "handshake"}}
    return Verdict(str(lost["verdict"]), arguments, handshake=bool(lost.get("handshake", True))).said(words)
