"""A grid of small cells on which parts are compared: silhouettes, and which marks can be seen.

Each row of cells is the bits of one integer. `art.paper` draws paper edges and shadows along `borders`; a game may drop
hidden marks with `seen` before it makes a picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from art.hand import LIGHT, Mark, Part
from art.outlines import Curve, Point, area, between

Rows = dict[int, int]

GRAIN = 4  # cells to a unit
MARGIN = 120  # cells to the left of the sheet
INK = 5  # cells that the ink reaches beyond an outline
LEAST = 5.0  # square units of shade below which a shade is left out


def cells(part: Part) -> Rows:
    """The cells that any mark covers."""
    rows: Rows = {}
    for mark in part.marks:
        trace = mark.outline.trace(8)
        if isinstance(mark.outline, Curve) and not mark.outline.closed:
            _stroke(rows, trace)
        else:
            _fill(rows, trace)
    return rows


def _on_grid(trace: Sequence[Point]) -> list[Point]:
    return [(x * GRAIN + MARGIN, y * GRAIN) for x, y in trace]


def _stroke(rows: Rows, trace: Sequence[Point]) -> None:
    """Adds the cells along an open line, three cells wide."""
    for a, b in pairwise(_on_grid(trace)):
        many = max(1, round(math.dist(a, b)))
        for x, y in (between(a, b, i / many) for i in range(many + 1)):
            for row in range(int(y) - 1, int(y) + 2):
                rows[row] = rows.get(row, 0) | 7 << int(x) - 1


def _fill(rows: Rows, trace: Sequence[Point]) -> None:
    """Adds the cells inside a closed line."""
    hits: dict[int, list[float]] = {}
    line = _on_grid(trace)
    for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True):
        if ay > by:
            ax, ay, bx, by = bx, by, ax, ay
        for y in range(math.ceil(ay - 0.5), math.ceil(by - 0.5)):
            hits.setdefault(y, []).append(ax + (bx - ax) * (y + 0.5 - ay) / (by - ay))
    for y, found in hits.items():
        found.sort()
        for left, right in zip(found[::2], found[1::2], strict=True):
            rows[y] = rows.get(y, 0) | (1 << max(0, round(right))) - (1 << max(0, round(left)))


# --- Silhouettes ---


def borders(rows: Rows) -> list[list[Point]]:
    """Closed lines around the cells, clockwise, and anticlockwise around holes; small ones are left out."""
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
    loops: list[list[Point]] = []
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
        found = [((x - MARGIN) / GRAIN, y / GRAIN) for x, y in loop]
        least = 0.3 if area(found) > 0 else 30.0
        if abs(area(found)) >= least:
            loops.append(found)
    return loops


def _bits(row: int) -> Iterable[int]:
    while row:
        yield (row & -row).bit_length() - 1
        row &= row - 1


# --- What can be seen ---


def seen(part: Part) -> Part:
    """The part without marks that later marks hide, and without shades of which little is left to see."""
    found: list[Mark] = []
    above: Rows = {}  # what later marks hide
    for mark in reversed(part.marks):
        if mark.fill is None or mark.opacity < 1:
            found.append(mark)
            continue
        rows: Rows = {}
        _fill(rows, mark.outline.trace(6))
        around = _grown(rows, INK) if mark.ink else rows
        if not any(row & ~above.get(y, 0) for y, row in around.items()):
            continue
        found.append(replace(mark, shade=None) if mark.shade and not _shade_shows(rows, above) else mark)
        for y, row in rows.items():
            above[y] = above.get(y, 0) | row
    return Part(tuple(reversed(found)))


def _shade_shows(rows: Rows, above: Rows) -> bool:
    """Whether enough of the side turned away from the light can be seen."""
    lit = _moved(rows, round(LIGHT[0] * 3 * GRAIN), round(LIGHT[1] * 3 * GRAIN))
    dim = {y: row & ~lit.get(y, 0) for y, row in rows.items()}
    whole = sum(row.bit_count() for row in dim.values())
    free = sum((row & ~above.get(y, 0)).bit_count() for y, row in dim.items())
    return free > max(LEAST * GRAIN**2 * 2, 0.15 * whole)


def _moved(rows: Rows, dx: int, dy: int) -> Rows:
    return {y + dy: row << dx if dx >= 0 else row >> -dx for y, row in rows.items()}


def _grown(rows: Rows, by: int) -> Rows:
    found = dict(rows)
    for dx, dy in ((by, 0), (-by, 0), (0, by), (0, -by)):
        for y, row in _moved(rows, dx, dy).items():
            found[y] = found.get(y, 0) | row
    return found
