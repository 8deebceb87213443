"""Smaller, straighter cuts for the many pictures of the second game.

The hand follows every outline closely. Here the shade of a shape is what is left of it when it is moved towards
the light, and edge and shadow are cut with fewer snips; both are found on a grid of cells, a row of them being the
bits of one number.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from web.art.hand import DROP, EDGE, LIGHT, LINE, PAPER_EDGE, SHADOW, Curve, Mark, Part, Point, pasted, symbol

Rows = dict[int, int]

GRAIN = 4  # cells to a unit
MARGIN = 120  # cells to the left of the sheet
INSIDE = 4  # cells that the ink takes from a shape


def symbol_of(name: str, part: Part, raised: bool = True, wide: float = 100.0) -> str:
    """A symbol with its shades, and cut out of paper if it is ``raised``."""
    text = _joined(symbol(name, pasted(shaded(part)), wide))
    if not raised:
        return text
    at = text.index(">") + 1
    return text[:at] + underlay(part) + text[at:]


def _joined(text: str) -> str:
    """Lines of ink that follow each other become one path."""
    return re.sub(r'(?<=[\dz])" fill="none"/><path d="(?=[^"]*" fill="none"/>)', "", text)


def shaded(part: Part) -> Part:
    """The marks that can be seen, with each shade that can be seen as a mark of its own."""
    found: list[Mark] = []
    above: Rows = {}  # what later marks hide
    for mark in reversed(part.marks):
        if mark.fill is None or mark.opacity < 1:
            found.append(mark)
            continue
        rows: Rows = {}
        _fill(rows, mark.outline.trace(6))
        around = _grown(rows, 5) if mark.ink else rows
        if not any(row & ~above.get(y, 0) for y, row in around.items()):
            continue
        if mark.shade:
            found.extend(Mark(loop, mark.shade) for loop in _shade(mark, rows, above))
        found.append(replace(mark, shade=None))
        for y, row in rows.items():
            above[y] = above.get(y, 0) | row
    return Part(tuple(reversed(found)))


def _grown(rows: Rows, by: int) -> Rows:
    found = dict(rows)
    for dx, dy in ((by, 0), (-by, 0), (0, by), (0, -by)):
        for y, row in _moved(rows, dx, dy).items():
            found[y] = found.get(y, 0) | row
    return found


def _shade(mark: Mark, rows: Rows, above: Rows) -> list[Curve]:
    trace = mark.outline.trace(6)
    length = sum(math.dist(a, b) for a, b in zip(trace, [*trace[1:], trace[0]], strict=True))
    area = abs(_area(trace))
    if area < 80:
        return []
    depth = mark.depth if mark.depth is not None else max(1.0, min(5.0, 0.84 * area / length))
    if mark.ink:
        rows = _eroded(rows, INSIDE)
    lit = _moved(rows, round(LIGHT[0] * depth * GRAIN * 1.1), round(LIGHT[1] * depth * GRAIN * 1.1))
    left = {y: row & ~lit.get(y, 0) for y, row in rows.items()}
    seen = sum((row & ~above.get(y, 0)).bit_count() for y, row in left.items())
    if seen < 5 * GRAIN**2 or seen < 0.12 * sum(row.bit_count() for row in left.values()):
        return []
    return _cuts({y: row for y, row in left.items() if row}, 0.5, 0.5, 5.0)


def underlay(part: Part) -> str:
    """The paper edge around a part, and its shadow."""
    rows: Rows = {}
    for mark in part.marks:
        trace = mark.outline.trace(8)
        if isinstance(mark.outline, Curve) and not mark.outline.closed:
            _draw(rows, trace)
        else:
            _fill(rows, trace)

    def layer(colour: str, slack: float, step: float, more: str) -> str:
        shape = "".join(loop.path() for loop in _cuts(rows, slack, step, 3.0))
        width = f"{LINE + 2 * EDGE:g}"
        return f'<path d="{shape}" style="fill:{colour};stroke:{colour}" stroke-width="{width}"{more}/>'

    drop = f' transform="translate({DROP[0]:g} {DROP[1]:g})" opacity=".3"'
    return layer(SHADOW, 1.4, 1.0, drop) + layer(PAPER_EDGE, 0.6, 0.5, "")


def _area(points: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def _fill(rows: Rows, trace: Sequence[Point]) -> None:
    hits: dict[int, list[float]] = {}
    for (ax, ay), (bx, by) in zip(trace, [*trace[1:], trace[0]], strict=True):
        ax, ay, bx, by = ax * GRAIN + MARGIN, ay * GRAIN, bx * GRAIN + MARGIN, by * GRAIN
        if ay > by:
            ax, ay, bx, by = bx, by, ax, ay
        for y in range(math.ceil(ay - 0.5), math.ceil(by - 0.5)):
            hits.setdefault(y, []).append(ax + (bx - ax) * (y + 0.5 - ay) / (by - ay))
    for y, found in hits.items():
        found.sort()
        for left, right in zip(found[::2], found[1::2], strict=True):
            rows[y] = rows.get(y, 0) | (1 << max(0, round(right))) - (1 << max(0, round(left)))


def _draw(rows: Rows, trace: Sequence[Point]) -> None:
    for a, b in pairwise(trace):
        many = max(1, round(math.dist(a, b) * GRAIN))
        for i in range(many + 1):
            x = a[0] + (b[0] - a[0]) * i / many
            y = int((a[1] + (b[1] - a[1]) * i / many) * GRAIN)
            rows[y] = rows.get(y, 0) | 1 << int(x * GRAIN + MARGIN)


def _moved(rows: Rows, dx: int, dy: int) -> Rows:
    return {y + dy: row << dx if dx >= 0 else row >> -dx for y, row in rows.items()}


def _eroded(rows: Rows, by: int) -> Rows:
    k = round(by * 0.7)
    found = rows
    for dx, dy in ((by, 0), (-by, 0), (0, by), (0, -by), (k, k), (-k, k), (k, -k), (-k, -k)):
        other = _moved(rows, dx, dy)
        found = {y: row & other[y] for y, row in found.items() if y in other}
    return {y: row for y, row in found.items() if row}


def _bits(row: int) -> Iterator[int]:
    while row:
        yield (row & -row).bit_length() - 1
        row &= row - 1


def _cuts(rows: Rows, slack: float, step: float, least: float) -> list[Curve]:
    """Closed lines around the cells, and around large holes, straying no more than ``slack``."""
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for y, row in sorted(rows.items()):
        for bare, (ax, ay), (bx, by) in (
            (row & ~rows.get(y - 1, 0), (0, 0), (1, 0)),
            (row & ~(row >> 1), (1, 0), (1, 1)),
            (row & ~rows.get(y + 1, 0), (1, 1), (0, 1)),
            (row & ~(row << 1), (0, 1), (0, 0)),
        ):
            for x in _bits(bare):
                ways.setdefault((x + ax, y + ay), []).append((x + bx, y + by))
    found: list[Curve] = []
    while ways:
        start = next(iter(ways))
        loop = [start]
        while True:
            here = loop[-1]
            after = ways[here].pop()
            if not ways[here]:
                del ways[here]
            if after == start:
                break
            loop.append(after)
        line = [((x - MARGIN) / GRAIN, y / GRAIN) for x, y in loop]
        size = _area(line)
        if (size < least) if size > 0 else (-size < 30):
            continue
        half = len(line) // 2
        few = [*_sparse(line[: half + 1], slack)[:-1], *_sparse([*line[half:], line[0]], slack)[:-1]]
        if step:
            few = [(round(x / step) * step, round(y / step) * step) for x, y in few]
            few = [p for i, p in enumerate(few) if p != few[i - 1]]
        if len(few) > 2:
            found.append(Curve(tuple(few), frozenset(range(len(few)))))
    return found


def _sparse(line: list[Point], slack: float) -> list[Point]:
    """The fewest of its points that a line can be drawn through without straying (Douglas and Peucker)."""
    a, b = line[0], line[-1]
    length = math.dist(a, b) or 1.0
    far, at = 0.0, 0
    for i, p in enumerate(line[1:-1], 1):
        d = abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
        if d > far:
            far, at = d, i
    if far <= slack:
        return [a, b]
    return [*_sparse(line[: at + 1], slack)[:-1], *_sparse(line[at:], slack)]
