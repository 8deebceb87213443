"""What cannot be seen is not written: marks beneath others, and shades that others hide.

Both are found on a grid of cells, a row of them being the bits of one number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from web.art.hand import LIGHT, Mark, Part, Point

Rows = dict[int, int]

GRAIN = 4  # cells to a unit
MARGIN = 120  # cells to the left of the sheet
INK = 5  # cells that the ink reaches beyond an outline
LEAST = 5.0  # units of shade that are worth their ink


def seen(part: Part) -> Part:
    """The marks that can be seen, without the shades that can hardly be."""
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
        found.append(replace(mark, shade=None) if mark.shade and not _worth(rows, above) else mark)
        for y, row in rows.items():
            above[y] = above.get(y, 0) | row
    return Part(tuple(reversed(found)))


def _worth(rows: Rows, above: Rows) -> bool:
    """Whether enough of the side turned from the light is to be seen."""
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
