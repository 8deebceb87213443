"""Tables that simulations are reported in: what games' reports and the terminal's share."""

from typing import TYPE_CHECKING

from rich.table import Table

from lair.statistics import binomial_share

if TYPE_CHECKING:
    from lair.laboratory.summary import Summary
    from lair.words import Words

FAIR_ORDER = (0.85, 1.15)  # times its fair share: what every place in turn order should win


def table(words: "Words", title: str, *columns: str) -> Table:
    """An empty table with a title; every column but the first is of numbers."""
    made = Table(title=words.say(title), title_justify="left", title_style="title", box=None, pad_edge=False)
    for place, column in enumerate(columns):
        made.add_column(words.say(column), justify="left" if place == 0 else "right")
    return made


def side_by_side(words: "Words", title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    """Short rows, two in a line."""
    made = table(words, title, *columns, *columns)
    made.columns[len(columns)].justify = "left"
    half = (len(rows) + 1) // 2
    for place in range(half):
        right = rows[half + place] if half + place < len(rows) else ("",) * len(columns)
        made.add_row(*rows[place], *right)
    return made


def percent(part: int, whole: int) -> str:
    """A share, or a dash where there is nothing to share."""
    return f"{part / whole:.1%}" if whole else "–"


def share(part: int, whole: int) -> str:
    """A share with half its 95% interval, in percent, or a dash where there is nothing to share."""
    if not whole:
        return "–"
    found = binomial_share(part, whole)
    return f"{found.wins:.1%} ±{50 * (found.high - found.low):.1f}"


def turn_order(summary: "Summary") -> tuple[str, bool, str]:
    """A criterion of every game: no place in turn order wins much more or much less than its share."""
    times = [place.wins * summary.players for place in summary.order]
    return "order", FAIR_ORDER[0] <= min(times) <= max(times) <= FAIR_ORDER[1], ", ".join(f"{x:.2f}" for x in times)
