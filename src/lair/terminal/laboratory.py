"""Comparisons and sweeps in the terminal: bars while games are played, then tables. `lair compare` and `lair sweep`."""

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lair.engine.report_tables import table
from lair.errors import OptionError
from lair.files import write_atomically, writing
from lair.laboratory.compare import Comparison, Difference, Pairing, as_dict, pairs
from lair.laboratory.figures import chosen, figures_of
from lair.laboratory.naming import bot_named, figure_named, shown
from lair.laboratory.pages import check_files, comparison_report, sweep_report, write
from lair.laboratory.sweep import Change, Point, plans_of, sweep
from lair.laboratory.workers import Workers
from lair.simulation.simulate import Plan
from lair.terminal.console import console
from lair.terminal.phrases import told
from lair.terminal.progress import bar
from lair.terminal.simulation import Outputs, ctrl_c_noted, say_written, warm_up
from lair.words import Words

BAR_COLUMNS = 24


def run_comparison(a: Plan, b: Plan, games: int, workers: Workers, to: Outputs, everything: bool, words: Words) -> int:
    """Play, show and write; returns how many games each side played before Ctrl-C."""
    out = to.out
    if out is not None and out.suffix != ".json":
        raise OptionError("json-kind", file=str(out))
    check_files(to.page, to.plot, out)
    pairing = Pairing(a, b)
    for plan in (a, b):
        warm_up(plan, words)
    with bar() as progress, ctrl_c_noted() as stopped:
        task = progress.add_task(words.say("progress-games"), total=2 * games)
        for one, other in pairs(a, b, games, workers):
            pairing.add(one, other)
            progress.advance(task, 2 * len(one.decisions))
            if stopped.is_set():
                break
    played = pairing.differences.count
    if played:
        found = pairing.comparison()
        show_comparison(found, words, everything)
        if out is not None:
            write_atomically(out, json.dumps(as_dict(found), indent=2, ensure_ascii=False) + "\n", OptionError)
            say_written(words, out)
        sides = [side_told(words, name, plan) for name, plan in (("A", a), ("B", b))]
        title = words.say("compare-title", games=played)
        shown = comparison_report(words, title, found, [*sides, verdict(found, words)])
        write(shown, to.page, to.plot, words, lambda file: say_written(words, file))
    return played


def show_comparison(found: Comparison, words: Words, everything: bool) -> None:
    """What every game has, then what is more than chance, the surest first; the rest if it is asked for."""
    screen = console()
    screen.print(words.say("compare-title", games=found.games), style="title")
    real = found.real
    main = [one for one in found.differences if one.figure.main]
    rest = [one for one in found.differences if everything and not one.real and not one.figure.main]
    columns = ("compare-figure", "compare-difference", "sim-interval", "compare-verdict")
    rows = table(words, "compare-verdict", *columns)
    rows.title = None
    rows.add_column("A", justify="right")
    rows.add_column("B", justify="right")
    for one in (*main, *(one for one in real if not one.figure.main), *rest):
        rows.add_row(*_row(words, found.a, one))
    screen.print(rows)
    screen.print(verdict(found, words))


def verdict(found: Comparison, words: Words) -> str:
    """How many figures differ by more than chance."""
    real, figures = len(found.real), len(found.differences)
    if not real:
        return words.say("compare-none", figures=figures)
    return words.say("compare-count", real=real, figures=figures)


def side_told(words: Words, name: str, plan: Plan) -> str:
    """What one side played."""
    bots = ", ".join(bot_named(words, bot) for bot in plan.bots)
    which = plan.rules.name, plan.players, plan.options
    return told(words, "compare-side", *which, side=name, cards=plan.deck.name, bots=bots)


def _row(words: Words, plan: Plan, one: Difference) -> list[str]:
    figure = one.figure
    interval = f"{shown(figure, one.low, True)} … {shown(figure, one.high, True)}"
    judged = words.say("compare-real" if one.real else "compare-chance")
    numbers = shown(figure, one.difference, True), interval, judged, shown(figure, one.a), shown(figure, one.b)
    return [figure_named(words, plan, figure), *numbers]


def run_sweep(
    plan: Plan,
    change: Change,
    names: Sequence[str],
    games: int,
    workers: Workers,
    out: Path | None,
    plot: Path | None,
    page: Path | None,
    words: Words,
) -> None:
    """Play every value, show a table for each figure, and write the curve."""
    if out is not None and out.suffix not in {".csv", ".json"}:
        raise OptionError("curve-kind", file=str(out))
    check_files(page, None, out, plot)
    chosen(figures_of(plan), names)
    plans_of(plan, change)  # values that the cards may not have are refused before anything is compiled
    warm_up(plan, words)
    with bar() as progress:
        task = progress.add_task(words.say("progress-games"), total=games * len(change.values))
        points = sweep(plan, change, names, games, workers, lambda many: progress.advance(task, many))
    for name in names:
        show_curve(words, plan, change, [point for point in points if point.figure.name == name], games)
    if out is not None:
        write_atomically(out, curve_file(points, out.suffix), OptionError)
        say_written(words, out)
    if plot is not None:
        draw_curves(words, plan, change, points, names, plot)
        say_written(words, plot)
    title = words.say("sweep-page", path=change.name, games=games)
    write(sweep_report(words, title, plan, change, points), page, None, words, lambda file: say_written(words, file))


def show_curve(words: Words, plan: Plan, change: Change, points: Sequence[Point], games: int) -> None:
    """One figure: a row a value, with a bar from the least to the greatest."""
    figure = points[0].figure
    rows = table(words, "compare-figure", "compare-figure", "report-mean", "sim-interval")
    rows.title = words.say("sweep-title", figure=figure_named(words, plan, figure), path=change.name, games=games)
    rows.columns[0].header = change.path[-1]
    rows.add_column("")
    least, greatest = min(point.low for point in points), max(point.high for point in points)
    for point in points:
        long = round(BAR_COLUMNS * (point.mean - least) / ((greatest - least) or 1))
        interval = f"{shown(figure, point.low)}–{shown(figure, point.high)}"
        rows.add_row(str(point.value), shown(figure, point.mean), interval, "█" * max(1, long))
    console().print(rows)


def curve_file(points: Sequence[Point], suffix: str) -> str:
    """The curves as CSV or JSON."""
    content = [
        {"figure": one.figure.name, "value": one.value, "mean": one.mean, "low": one.low, "high": one.high}
        for one in points
    ]
    if suffix == ".json":
        return json.dumps(content, indent=2) + "\n"
    file = io.StringIO()
    writer = csv.DictWriter(file, content[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(content)
    return file.getvalue()


def draw_curves(
    words: Words, plan: Plan, change: Change, points: Sequence[Point], names: Sequence[str], path: Path
) -> None:
    """A small picture for each figure, the interval as a band."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure as Sheet

    sheet = Sheet(figsize=(7.0, 2.4 * len(names)), layout="constrained")
    rows: Any = sheet.subplots(len(names), 1, squeeze=False, sharex=True)
    for name, axes in zip(names, rows[:, 0], strict=True):
        own = [point for point in points if point.figure.name == name]
        values = [point.value for point in own]
        axes.fill_between(values, [p.low for p in own], [p.high for p in own], color="#e0a526", alpha=0.3)
        axes.plot(values, [p.mean for p in own], color="#4b3b6b", marker="o")
        axes.set_title(figure_named(words, plan, own[0].figure), loc="left")
    rows[-1, 0].set_xlabel(change.name)
    with writing(path, OptionError), rc_context({"svg.fonttype": "none"}):
        sheet.savefig(path)
