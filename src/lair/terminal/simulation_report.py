"""The summary of a simulation as tables in the terminal. `lair.terminal.simulation` shows it."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console
from rich.table import Table

from lair.engine.deck import Deck
from lair.engine.kit import Report
from lair.engine.report_tables import side_by_side, table
from lair.laboratory.figures import report_of
from lair.laboratory.naming import bot_named, card_named, length_told, mean_shown
from lair.laboratory.summary import Summary
from lair.statistics import Share
from lair.terminal.phrases import told
from lair.words import Words


def show(
    words: Words,
    console: Console,
    summary: Summary,
    deck: Deck,
    seconds: float | None,
    report: bool = False,
    won: Mapping[str, float] | None = None,
) -> None:
    """Show a summary and the speed; as a ``report``, also whether the cards meet the game's criteria.

    ``seconds`` is None if the games were played elsewhere.
    ``won`` is what each style of play wins, as a multiple of its fair share.
    """
    console.print(simulation_title(words, summary), style="title")
    console.print(_seats(words, summary))
    console.print(_order(words, summary))
    console.print(length_told(words, summary))
    own = report_of(summary.game)
    if own is not None:
        console.print(*own.tables(words, summary, deck), sep="\n")
        if report:
            console.print(*_given(words, own, summary, deck), sep="\n")
        if report and own.criteria is not None:
            console.print(_criteria(words, own, deck, own.criteria(summary, deck, won)))
    if seconds is not None:
        speed = summary.games / seconds
        decisions = _speed(summary.length[0] * speed)
        console.print(words.say("sim-speed", games=_speed(speed), decisions=decisions), style="quiet")


def simulation_title(words: Words, summary: Summary) -> str:
    """What was played."""
    which = summary.game, summary.players, summary.options
    return told(words, "sim-title", *which, games=summary.games, seed=str(summary.seed))


def _interval(share: Share) -> tuple[str, str]:
    return f"{share.wins:.1%}", f"{share.low:.1%}–{share.high:.1%}"


def _speed(a_second: float) -> int | float:
    """Whole numbers, but for those that think slowly."""
    return round(a_second) if a_second >= 10 else round(a_second, 2)


def _seats(words: Words, summary: Summary) -> Table:
    own = report_of(summary.game)
    points = own.points if own is not None else "sim-mean"
    columns = ("sim-seat", "sim-bot", points, "sim-spread", "sim-least", "sim-most", "sim-wins", "sim-interval")
    rows = table(words, "sim-seats", *columns)
    rows.columns[1].overflow = "fold"
    rows.columns[2].no_wrap = rows.columns[-1].no_wrap = True
    for place, seat in enumerate(summary.seats, 1):
        bot = bot_named(words, seat.bot)
        mean = mean_shown(summary.figures[f"score.{place}"])
        scores = mean, f"{seat.spread:.2f}", str(seat.least), str(seat.most)
        rows.add_row(str(place), bot, *scores, *_interval(seat.share))
    return rows


def _order(words: Words, summary: Summary) -> Table:
    rows = table(words, "sim-order", "sim-place", "sim-wins", "sim-interval")
    for place, share in enumerate(summary.order, 1):
        rows.add_row(str(place), *_interval(share))
    return rows


def _given(words: Words, own: Report, summary: Summary, deck: Deck) -> Iterator[Table]:
    """The wins of those who used each card, a table for each use."""
    for field, counted in own.by_seat(deck).items():
        shares = [(one.card, one.share) for one in summary.given if one.field == field]
        cards: list[tuple[str, ...]] = [
            (card_named(words, own, deck, card), f"{share.wins:.1%} ±{50 * (share.high - share.low):.1f}")
            for card, share in shares
        ]
        yield side_by_side(words, counted.heading or field, ("report-card", "sim-share"), cards)


def criterion_detail(words: Words, own: Report, deck: Deck, detail: str) -> str:
    """The detail of a criterion, with cards by their names."""
    if own.card_name is None:
        return detail
    return ", ".join(
        f"{own.card_name(words, deck, part.partition(' ')[0])} {part.partition(' ')[2]}" if " " in part else part
        for part in detail.split(", ")
    )


def _criteria(words: Words, own: Report, deck: Deck, judged: Sequence[tuple[str, bool, str]]) -> Table:
    rows = table(words, "report-criteria", "report-criterion", "report-verdict", "report-detail")
    rows.columns[2].justify = "left"
    for code, met, detail in judged:
        verdict = words.say("report-met" if met else "report-missed")
        rows.add_row(words.say(f"report-criterion-{code}"), verdict, criterion_detail(words, own, deck, detail))
    return rows
