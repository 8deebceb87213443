"""The summary of a simulation as tables in the terminal. `lair.terminal.simulation` shows it."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from lair.engine.deck import Deck
from lair.engine.kit import Report
from lair.engine.manifest import loaded
from lair.engine.report_tables import table
from lair.games import manifest_of
from lair.simulation.summary import Summary
from lair.statistics import Share
from lair.terminal.phrases import told
from lair.words import Words


def show(
    words: Words,
    console: Console,
    summary: Summary,
    deck: Deck,
    seconds: float,
    report: bool = False,
    won: Mapping[str, float] | None = None,
) -> None:
    """Show a summary and the speed; as a ``report``, also whether the cards meet the game's criteria.

    ``won`` is what each style of play wins, as a multiple of its fair share.
    """
    say = words.say
    which, played = (summary.game, summary.players, summary.options), summary.games
    console.print(told(words, "sim-title", *which, games=played, seed=str(summary.seed)), style="title")
    console.print(_seats(words, summary))
    console.print(_order(words, summary))
    mean, least, most = summary.length
    console.print(say("sim-length", mean=f"{mean:.1f}", least=least, most=most))
    own = report_of(summary.game)
    if own is not None:
        console.print(*own.tables(words, summary, deck), sep="\n")
        if report and own.criteria is not None:
            console.print(_criteria(words, own, own.criteria(summary, deck, won)))
    decisions = mean * summary.games / seconds
    console.print(say("sim-speed", games=round(summary.games / seconds), decisions=round(decisions)), style="quiet")


def _interval(share: Share) -> tuple[str, str]:
    return f"{share.wins:.1%}", f"{share.low:.1%}–{share.high:.1%}"


def _seats(words: Words, summary: Summary) -> Table:
    own = report_of(summary.game)
    points = own.points if own is not None else "sim-mean"
    columns = ("sim-seat", "sim-bot", points, "sim-spread", "sim-least", "sim-most", "sim-wins", "sim-interval")
    rows = table(words, "sim-seats", *columns)
    for place, seat in enumerate(summary.seats, 1):
        bot = words.say(f"bot-{seat.bot}")
        scores = f"{seat.mean:.2f}", f"{seat.spread:.2f}", str(seat.least), str(seat.most)
        rows.add_row(str(place), bot, *scores, *_interval(seat.share))
    return rows


def _order(words: Words, summary: Summary) -> Table:
    rows = table(words, "sim-order", "sim-place", "sim-wins", "sim-interval")
    for place, share in enumerate(summary.order, 1):
        rows.add_row(str(place), *_interval(share))
    return rows


def report_of(game: str) -> Report | None:
    """A game's own part of the report, if it has one."""
    reference = manifest_of(game).report
    return None if reference is None else loaded(reference)


def criterion_detail(words: Words, own: Report, detail: str) -> str:
    """The detail of a criterion, with cards by their names."""
    if own.card_name is None:
        return detail
    return ", ".join(
        f"{own.card_name(words, part.partition(' ')[0])} {part.partition(' ')[2]}" if " " in part else part
        for part in detail.split(", ")
    )


def _criteria(words: Words, own: Report, judged: Sequence[tuple[str, bool, str]]) -> Table:
    rows = table(words, "report-criteria", "report-criterion", "report-verdict", "report-detail")
    rows.columns[2].justify = "left"
    for code, met, detail in judged:
        verdict = words.say("report-met" if met else "report-missed")
        rows.add_row(words.say(f"report-criterion-{code}"), verdict, criterion_detail(words, own, detail))
    return rows
