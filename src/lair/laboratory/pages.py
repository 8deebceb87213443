"""Reports as one HTML file that opens without a network: charts, and the tables behind them.

`lair simulate`, `compare`, `sweep` and `tune` write them with ``--html``, and their charts alone with ``--plot``.
"""

import html
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lair.engine.deck import Deck
from lair.errors import OptionError
from lair.files import AtomicFile, write_atomically
from lair.laboratory.charts import STYLE, Bar, Chart, bars, curve, distribution, number, sheet
from lair.laboratory.compare import Comparison, Difference
from lair.laboratory.figures import report_of
from lair.laboratory.naming import bot_named, card_named, figure_in_words, figure_named, length_told, mean_shown, shown
from lair.laboratory.summary import Summary
from lair.laboratory.sweep import Change, Point
from lair.laboratory.tune import Tuned
from lair.simulation.simulate import Plan
from lair.statistics import Share, binomial_share
from lair.words import Words

MOST_BARS = 60  # of one chart
SHORT = 20  # rows of a table that is shown at once
CSS = """
:root{color-scheme:light dark;--page:#f6ecd8;--card:#fffaf0;--ink:#2b2233;--edge:#b9ac97;--title:#4b3b6b}
@media(prefers-color-scheme:dark){:root{--page:#1b1729;--card:#241f35;--ink:#efe6d6;--edge:#4a4358;--title:#e0a526}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);
font:16px/1.5 'Atkinson Hyperlegible',system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:24px 16px 64px}
h1{color:var(--title);margin:0 0 4px;font-size:28px;line-height:1.2}
h2{font-size:18px;margin:0 0 10px}p{margin:0 0 20px}.charts{columns:520px;column-gap:16px}
section{break-inside:avoid;margin:0 0 16px}
section,details{background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:16px;
box-shadow:0 2px 0 rgb(0 0 0/8%)}details{margin-top:16px;overflow-x:auto}summary{cursor:pointer;font-weight:700}
svg{width:100%;height:auto;display:block}@media(max-width:600px){section{overflow-x:auto}section svg{min-width:480px}}
table{border-collapse:collapse;margin-top:12px;font-variant-numeric:tabular-nums}
th,td{padding:4px 14px 4px 0;text-align:right;border-bottom:1px solid var(--edge)}
th:first-child,td:first-child{text-align:left}
"""


@dataclass
class Report:
    """What one file shows."""

    title: str
    told: list[str] = field(default_factory=list)  # sentences below the title
    charts: list[Chart] = field(default_factory=list)
    tables: list[tuple[str, Sequence[str], Sequence[Sequence[str]]]] = field(default_factory=list)

    def page(self, words: Words) -> str:
        """The whole as HTML."""
        charts = "".join(f"<section><h2>{html.escape(one.title)}</h2>{one.svg()}</section>" for one in self.charts)
        tables = "".join(_table(*one) for one in self.tables)
        told = "".join(f"<p>{html.escape(one)}</p>" for one in self.told)
        return (
            f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{html.escape(self.title)}</title><style>{CSS}{STYLE}</style>"
            f"<main><h1>{html.escape(self.title)}</h1>{told}"
            f'<div class="charts">{charts}</div>{tables}</main></html>\n'
        )


def check_files(page: Path | None, plot: Path | None, *others: Path | None) -> None:
    """Refuse names that say another kind of file, and places that cannot be written, before anything is played."""
    if page is not None and page.suffix != ".html":
        raise OptionError("html-kind", file=str(page))
    if plot is not None and plot.suffix != ".svg":
        raise OptionError("svg-kind", file=str(plot))
    for path in (page, plot, *others):
        if path is not None:
            AtomicFile(path, OptionError).discard()


def write(report: Report, page: Path | None, plot: Path | None, words: Words, done: Callable[[Path], object]) -> None:
    """Write the page, and its charts alone; ``done`` is told of each file."""
    for path, content in ((page, report.page), (plot, lambda words: sheet(report.title, report.charts))):
        if path is not None:
            write_atomically(path, content(words), OptionError)
            done(path)


def simulation_report(words: Words, title: str, summary: Summary, deck: Deck) -> Report:
    """Wins, points, length and the use of every card."""
    say, own = words.say, report_of(summary.game)
    seats = [f"{place} · {bot_named(words, seat.bot)}" for place, seat in enumerate(summary.seats, 1)]
    fair = 1 / summary.players
    shares = [seat.share for seat in summary.seats]
    order = [say("figure-order-short", number=place) for place in range(1, summary.players + 1)]
    points = {seat: {score: row[place] for score, row in summary.scores.items()} for place, seat in enumerate(seats)}
    charts = [
        bars(say("chart-order"), _share_bars(order, summary.order), True, fair, coloured=True),
        bars(say("chart-seats"), _share_bars(seats, shares), True, fair, coloured=True),
        distribution(say("chart-points"), points),
        distribution(say("chart-length"), {say("chart-length"): summary.lengths}),
    ]
    rows = [
        [
            seat,
            mean_shown(summary.figures[f"score.{place}"]),
            f"{one.spread:.2f}",
            number(one.share.wins, True),
            _interval(one.share),
        ]
        for place, (seat, one) in enumerate(zip(seats, summary.seats, strict=True), 1)
    ]
    head = say("sim-seat"), say("sim-mean"), say("sim-spread"), say("sim-wins"), say("sim-interval")
    tables: list[tuple[str, Sequence[str], Sequence[Sequence[str]]]] = [(say("sim-seats"), head, rows)]
    for kind, used in (own.used(summary, deck) if own is not None else {}).items():
        uses = [
            (card_named(words, own, deck, card), binomial_share(part, whole)) for card, part, whole in used if whole
        ]
        if uses:
            code = next((one for one in (f"chart-used-{kind}", f"report-{kind}") if words.knows(one)), None)
            heading = kind if code is None else say(code)
            charts.append(bars(heading, _most_first(uses), percent=True))
    fields = own.by_seat(deck) if own is not None else {}
    for name, counted in fields.items():
        given = [(card_named(words, own, deck, one.card), one.share) for one in summary.given if one.field == name]
        if given:
            charts.append(bars(say(counted.heading or name), _most_first(given), True, fair, zero=False))
    figures = [[name, f"{one.mean:.4f}", f"{one.low:.4f}–{one.high:.4f}"] for name, one in summary.figures.items()]
    tables.append((say("chart-figures"), (say("compare-figure"), say("report-mean"), say("sim-interval")), figures))
    return Report(title, [length_told(words, summary)], charts, tables)


def comparison_report(words: Words, title: str, found: Comparison, told: Iterable[str]) -> Report:
    """What differs, the surest first, before and after; then every figure."""
    say, plan = words.say, found.a

    def named(one: Difference) -> str:
        return figure_named(words, plan, one.figure)

    main = [one for one in found.differences if one.figure.main]
    charts = []
    for shares, heading in ((True, "chart-compare-wins"), (False, "chart-compare-main")):
        rows = [one for one in main if one.figure.share is shares]
        both = [
            Bar(named(one), one.b, one.b - (one.high - one.low) / 2, one.b + (one.high - one.low) / 2, one.a)
            for one in rows
        ]
        charts.append(bars(say(heading), both, shares))
    real = [one for one in found.real if not one.figure.main][:MOST_BARS]
    if real:
        relative = [_relative(named(one), one) for one in real]
        charts.append(bars(say("chart-compare-real"), relative, percent=True, fair=0.0))
    head = say("compare-figure"), "A", "B", say("compare-difference"), say("sim-interval"), say("compare-verdict")
    rows_told = [
        [
            named(one),
            shown(one.figure, one.a),
            shown(one.figure, one.b),
            shown(one.figure, one.difference, True),
            f"{shown(one.figure, one.low, True)} … {shown(one.figure, one.high, True)}",
            say("compare-real" if one.real else "compare-chance"),
        ]
        for one in found.differences
    ]
    return Report(title, list(told), charts, [(say("chart-figures"), head, rows_told)])


def sweep_report(words: Words, title: str, plan: Plan, change: Change, points: Sequence[Point]) -> Report:
    """A curve for each figure."""
    charts, rows = [], []
    for name in dict.fromkeys(point.figure.name for point in points):
        own = [point for point in points if point.figure.name == name]
        heading, percent = figure_named(words, plan, own[0].figure), own[0].figure.share
        charts.append(curve(heading, [(p.value, p.mean, p.low, p.high) for p in own], percent, change.name))
        rows += [
            [heading, str(p.value), number(p.mean, percent), f"{number(p.low, percent)}–{number(p.high, percent)}"]
            for p in own
        ]
    head = words.say("compare-figure"), change.name, words.say("report-mean"), words.say("sim-interval")
    return Report(title, [], charts, [(words.say("chart-figures"), head, rows)])


def tuning_report(words: Words, title: str, tuned: Tuned, told: Iterable[str]) -> Report:
    """Every number of the targets, before and after, and the values."""
    say, own = words.say, report_of(tuned.goal.plan.rules.name)
    befores = {(target.text, one.name): one.value for target, one in tuned.readings(tuned.before)}
    charts = []
    for target in tuned.goal.targets:
        found = [one for wanted, one in tuned.readings(tuned.after) if wanted is target]
        rows = [
            Bar(
                figure_in_words(words, tuned.plan, own, one.name),
                one.value,
                one.low,
                one.high,
                befores.get((target.text, one.name)),
            )
            for one in found
        ]
        fair = (found[0].least + found[0].most) / 2 if target.kind in ("even", "near", "kept") else target.number
        charts.append(bars(target.text, rows[:MOST_BARS], target.share, fair, coloured=target.kind == "even"))
    sides = {say("tune-before"): tuned.before, say("tune-after"): tuned.after}
    points = {name: {score: sum(row) for score, row in side.scores.items()} for name, side in sides.items()}
    charts.append(distribution(say("chart-points"), points))
    charts.append(distribution(say("chart-length"), {name: side.lengths for name, side in sides.items()}))
    values = [
        [change.name, "–" if before is None else str(before), str(after)]
        for change, before, after in zip(tuned.goal.changes, tuned.goal.begun, tuned.values, strict=True)
    ]
    head = say("tune-place"), say("tune-before"), say("tune-after")
    return Report(title, list(told), charts, [(say("tune-values"), head, values)])


def _share_bars(labels: Sequence[str], shares: Iterable[Share]) -> list[Bar]:
    return [Bar(label, share.wins, share.low, share.high) for label, share in zip(labels, shares, strict=True)]


def _most_first(shares: Sequence[tuple[str, Share]]) -> list[Bar]:
    ordered = sorted(shares, key=lambda pair: -pair[1].wins)[:MOST_BARS]
    return _share_bars([label for label, _ in ordered], [share for _, share in ordered])


def _relative(label: str, one: Difference) -> Bar:
    """A difference as a part of what it was; of nothing, as a part of what it is."""
    whole = abs(one.a) or abs(one.b) or 1.0
    return Bar(label, one.difference / whole, one.low / whole, one.high / whole)


def _interval(share: Share) -> str:
    return f"{share.low:.1%}–{share.high:.1%}"


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{html.escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f"<details{' open' if len(rows) <= SHORT else ''}><summary>{html.escape(title)}</summary>"
        f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></details>"
    )
