"""Charts as SVG, in the house's palette, light and dark: bars with intervals, distributions, curves.

`lair.laboratory.pages` puts them into one HTML file that needs no network. Every mark says its numbers when it is
pointed at, and every chart has a sentence for those who do not see it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

WIDTH = 560
ROW = 26
LABELS = 210  # pixels at most for the names beside bars
LETTER = 6.8  # pixels of a letter in them
NUMBERS = 118  # and for the numbers behind them
PLOT_HEIGHT = 220
SYMBOLS = "▲●■◆★✚"
BARS = 40  # of a distribution, at most

STYLE = """
.chart{--paper:#fffaf0;--ink:#2b2233;--faint:#b9ac97;--s0:#4b3b6b;--s1:#cf4f37;--s2:#2b7a8f;--s3:#b07d0f;--s4:#5f8b4c;
--s5:#8a4f8d;--gold:#e0a526;font:14px 'Atkinson Hyperlegible',system-ui,sans-serif;font-variant-numeric:tabular-nums}
@media(prefers-color-scheme:dark){.chart{--paper:#241f35;--ink:#efe6d6;--faint:#6b6380;--s0:#b9a5e6;--s1:#f08a74;
--s2:#6cc0d6;--s3:#e0a526;--s4:#9acb85;--s5:#d59bd8}}
.chart text{fill:var(--ink)}.chart .small{font-size:12px}.chart .head{font-size:16px;font-weight:700}
.chart .grid{stroke:var(--faint);stroke-width:1;stroke-opacity:.55}.chart .fair{stroke:var(--ink);stroke-dasharray:4 4}
.chart .whisker{stroke:var(--ink);stroke-width:2}.chart .line{fill:none;stroke-width:2.5}.chart .band{fill-opacity:.22}
.chart .area{fill-opacity:.16}.chart .sheet{fill:var(--paper)}
"""


@dataclass(frozen=True)
class Bar:
    """A number with its interval; ``before`` is what it was, where there is such a thing."""

    label: str
    value: float
    low: float
    high: float
    before: float | None = None


@dataclass(frozen=True)
class Chart:
    """One picture: its title, its size and what is in it."""

    title: str
    height: int
    body: str
    told: str  # what it shows, in words

    def svg(self) -> str:
        """The picture as an element of a page."""
        return (
            f'<svg class="chart" viewBox="0 0 {WIDTH} {self.height}" role="img" aria-label={quoteattr(self.told)} '
            f'xmlns="http://www.w3.org/2000/svg">{self.body}</svg>'
        )


def colour(place: int) -> str:
    """The colour of a seat or a line."""
    return f"var(--s{place % 6})"


def number(value: float, percent: bool) -> str:
    """A number as a chart writes it."""
    return f"{value:.1%}" if percent else f"{value:,.3g}" if abs(value) < 10 else f"{value:,.1f}"


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def hover(shape: str, words: str) -> str:
    """A mark that says its numbers when it is pointed at."""
    return f"<g>{shape}<title>{escape(words)}</title></g>"


def bars(
    title: str, rows: Sequence[Bar], percent: bool, fair: float | None = None, coloured: bool = False, zero: bool = True
) -> Chart:
    """Horizontal bars with whiskers, or dots without a ``zero`` to begin at.

    ``fair`` is a line to be near, a hollow mark what a number was before.
    """
    ends = [end for row in rows for end in (row.low, row.high, *([] if row.before is None else [row.before]))]
    ends += ([0.0] if zero else []) + ([] if fair is None else [fair])
    least, most = min(ends), max(ends)
    span = (most - least) or 1.0
    names = min(LABELS, 16 + LETTER * max(len(row.label) for row in rows))
    wide = WIDTH - names - NUMBERS

    def x(value: float) -> float:
        return names + wide * (value - least) / span

    base = x(min(max(0.0, least), most))
    parts = []
    for place, row in enumerate(rows):
        y = ROW * place + 6
        fill = colour(place) if coloured else colour(0)
        said = f"{row.label}: {number(row.value, percent)} ({number(row.low, percent)} – {number(row.high, percent)})"
        if zero:
            left, right = sorted((base, x(row.value)))
            size = f'width="{max(1.0, right - left):.1f}" height="{ROW - 10}"'
            marks = f'<rect x="{left:.1f}" y="{y}" {size} rx="3" fill="{fill}"/>'
        else:  # a bar that does not begin at 0 would lie about its length
            marks = f'<circle cx="{x(row.value):.1f}" cy="{y + 8}" r="6" fill="{fill}"/>'
        marks += f'<path class="whisker" d="M{x(row.low):.1f} {y + 8}H{x(row.high):.1f}"/>'
        if row.before is not None:
            marks += (
                f'<circle cx="{x(row.before):.1f}" cy="{y + 8}" r="5.5" fill="var(--paper)" stroke="var(--ink)" '
                'stroke-width="2"/>'
            )
        shown = f"{number(row.value, percent)} ±{number((row.high - row.low) / 2, percent)}"
        parts += [hover(marks, said), text(names - 8, y + 13, row.label, "end", "small")]
        parts.append(text(WIDTH - 2, y + 13, shown, "end", "small"))
    height = ROW * len(rows) + 8
    if fair is not None:
        parts.append(f'<path class="fair" d="M{x(fair):.1f} 0V{height}"/>')
    told = f"{title}: " + "; ".join(f"{row.label} {number(row.value, percent)}" for row in rows)
    return Chart(title, height, "".join(parts), told)


def distribution(title: str, series: Mapping[str, Mapping[int, int]]) -> Chart:
    """How often each number came, a line for each name, in shares of its own total."""
    values = [value for counts in series.values() for value in counts]
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BARS))
    shares = {name: _binned(counts, least, most, width) for name, counts in series.items()}
    top = max(max(line) for line in shares.values())
    left, bottom = 16, PLOT_HEIGHT - 44
    step = (WIDTH - left - 16) / max(1, len(next(iter(shares.values()))))
    parts = [f'<path class="grid" d="M{left} {bottom}H{WIDTH - 16}"/>']
    for place, (name, line) in enumerate(shares.items()):
        path = f"M{left} {bottom}"
        for bin_place, height in enumerate(line):
            y = bottom - (bottom - 12) * height / top
            path += f"L{left + step * bin_place:.1f} {y:.1f}L{left + step * (bin_place + 1):.1f} {y:.1f}"
        path += f"L{WIDTH - 16} {bottom}"
        shapes = f'<path class="area" d="{path}Z" fill="{colour(place)}"/>'
        shapes += f'<path class="line" d="{path}" stroke="{colour(place)}"/>'
        parts.append(hover(shapes, name))
    for value in _ticks(least, most):
        parts.append(text(left + step * (value - least) / width, bottom + 17, str(value), "middle", "small"))
    if len(series) > 1:
        parts.append(_legend(list(series), bottom + 36))
    means = (f"{name} {_mean(counts):.1f}" for name, counts in series.items())
    return Chart(title, PLOT_HEIGHT, "".join(parts), f"{title}: {'; '.join(means)}")


def curve(title: str, points: Sequence[tuple[float, float, float, float]], percent: bool, axis: str) -> Chart:
    """A figure by a value, with its interval as a band: (value, mean, low, high)."""
    left, right, top, bottom = 64, WIDTH - 16, 12, PLOT_HEIGHT - 44
    xs, lows, highs = [p[0] for p in points], [p[2] for p in points], [p[3] for p in points]
    least, most = min(lows), max(highs)
    span, wide = (most - least) or 1.0, (max(xs) - min(xs)) or 1.0

    def at(value: float, mean: float) -> tuple[float, float]:
        return left + (right - left) * (value - min(xs)) / wide, bottom - (bottom - top) * (mean - least) / span

    def line(marks: Sequence[tuple[float, float]]) -> str:
        return "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(*mark) for mark in marks))

    band = line([(p[0], p[3]) for p in points]) + "L" + line([(p[0], p[2]) for p in reversed(points)])
    parts = [f'<path class="band" d="M{band}Z" fill="var(--gold)"/>']
    for place in range(4):
        value = least + span * place / 3
        y = at(0, value)[1]
        parts.append(f'<path class="grid" d="M{left} {y:.1f}H{right}"/>')
        parts.append(text(left - 6, y + 4, number(value, percent), "end", "small"))
    parts.append(f'<path class="line" d="M{line([(p[0], p[1]) for p in points])}" stroke="{colour(0)}"/>')
    for value, mean, low, high in points:
        x, y = at(value, mean)
        said = f"{value:g}: {number(mean, percent)} ({number(low, percent)} – {number(high, percent)})"
        parts.append(hover(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour(0)}"/>', said))
    shown = xs if len(xs) <= 12 else [xs[0], xs[-1]]
    parts += [text(at(value, least)[0], bottom + 17, f"{value:g}", "middle", "small") for value in shown]
    parts.append(text((left + right) / 2, bottom + 36, axis, "middle", "small"))
    told = f"{title}: " + "; ".join(f"{p[0]:g} {number(p[1], percent)}" for p in points)
    return Chart(title, PLOT_HEIGHT, "".join(parts), told)


def sheet(title: str, charts: Sequence[Chart]) -> str:
    """Charts one below another as one SVG file, for documents."""
    parts, y = [text(16, 30, title, kind="head")], 48
    for chart in charts:
        parts.append(text(16, y + 14, chart.title))
        parts.append(f'<g transform="translate(8 {y + 26})">{chart.body}</g>')
        y += chart.height + 46
    told = quoteattr("; ".join(chart.told for chart in charts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {WIDTH + 16} {y}" role="img" '
        f'aria-label={told}><style>{STYLE}</style><rect class="sheet" width="{WIDTH + 16}" height="{y}" rx="10"/>'
        f"{''.join(parts)}</svg>\n"
    )


def _binned(counts: Mapping[int, int], least: int, most: int, width: int) -> list[float]:
    bins = [0.0] * ((most - least) // width + 1)
    total = sum(counts.values()) or 1
    for value, often in counts.items():
        bins[(value - least) // width] += often / total
    return bins


def _ticks(least: int, most: int) -> list[int]:
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000) if (most - least) / size <= 8)
    return list(range(-(-least // step) * step, most + 1, step))


def _mean(counts: Mapping[int, int]) -> float:
    return sum(value * often for value, often in counts.items()) / (sum(counts.values()) or 1)


def _legend(names: Sequence[str], y: float) -> str:
    parts, x = [], 16.0
    for place, name in enumerate(names):
        parts.append(f'<text x="{x:.0f}" y="{y:.0f}" class="small"><tspan style="fill:{colour(place)}">')
        parts.append(f"{SYMBOLS[place % 6]}</tspan> {escape(name)}</text>")
        x += 34 + 7.2 * len(name)
    return "".join(parts)
