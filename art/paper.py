"""Sheets of paper and how they are written as SVG: layers with their shade, paper edge and shadow.

A game's modules make a `Sheet` from parts with `cut_out`, `laid` and `pasted`, and name it as a `Picture`;
`art.build` writes the pictures with `sprite`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import NamedTuple

from art import hand as h
from art.cells import borders, cells
from art.outlines import FINE, Curve, Outline, Point, Round, along, area, fine

EDGE = 1.5
"""Width of the paper left around a figure that is cut out."""
DROP: Point = (1.2, 1.7)
"""Offset of the paper shadow."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A part on the sheet, with or without a paper edge around it and a shadow."""

    part: h.Part
    edge: bool = False
    shadow: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """The layers of a picture, the lowest first."""

    layers: tuple[Layer, ...] = ()

    def __add__(self, other: Sheet) -> Sheet:
        return Sheet(self.layers + other.layers)


def cut_out(part: h.Part) -> Sheet:
    """A layer cut out with a paper edge left around it, throwing a shadow on what lies beneath: figures, things."""
    return Sheet((Layer(part, True, True),))


def laid(part: h.Part) -> Sheet:
    """A layer cut out along its ink, throwing a shadow: cards, tiles, scenery."""
    return Sheet((Layer(part, False, True),))


def pasted(part: h.Part) -> Sheet:
    """A layer pasted down: neither edge nor shadow."""
    return Sheet((Layer(part),))


def picture(sheet: Sheet) -> str:
    """The SVG of a sheet, without the stroke settings that `symbol` puts around it."""
    return "".join(_underlay(layer) + _drawn(layer.part) for layer in sheet.layers)


def symbol(name: str, sheet: Sheet, wide: float = 100, high: float = 100) -> str:
    """A sheet as a symbol, for a `sprite`."""
    pen = f'stroke="{h.INK}" stroke-width="{fine(h.LINE)}" stroke-linejoin="round" stroke-linecap="round"'
    drawn = f'<g transform="scale({1 / FINE:g})" {pen}>{picture(sheet)}</g>'
    return f'<symbol id="{name}" viewBox="0 0 {wide:g} {high:g}">{drawn}</symbol>'


def sprite(symbols: Iterable[str]) -> str:
    """One file of symbols, for ``<use href="/art/file.svg#name"/>``."""
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def theme_css(selector: str, night: bool) -> str:
    """The theme's custom properties as one CSS rule."""
    return f"{selector}{{" + ";".join(f"--art-{name}:{pair[night]}" for name, pair in h.THEME.items()) + "}"


def reach(sheet: Sheet) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all that is drawn, with ink, edge and shadow."""
    found = []
    for layer in sheet.layers:
        left, top, right, bottom = h.extent(layer.part)
        room = EDGE if layer.edge else 0
        dx, dy = DROP if layer.shadow else (0, 0)
        found.append((left - room, top - room, right + room + dx, bottom + room + dy))
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _paint(fill: str | None) -> str:
    """An attribute, never a style: Firefox applies the page's policy, which allows no inline style, to sprites too."""
    return f'fill="{fill or "none"}"'


def _drawn(part: h.Part) -> str:
    """The marks as SVG. Consecutive flat marks of one colour become one path, in a group without ink."""
    written: list[tuple[bool, str]] = []
    waiting: list[Outline] = []
    paint = ""

    def flush() -> None:
        if len(waiting) == 1:
            written.append((False, _element(waiting[0], paint)))
        elif waiting:
            written.append((False, f'<path d="{"".join(o.clockwise().path() for o in waiting)}" {paint}/>'))
        waiting.clear()

    for mark in part.marks:
        own = _paint(mark.fill) + (f' opacity="{mark.opacity:g}"' if mark.opacity < 1 else "")
        if mark.ink or own != paint or mark.opacity < 1:
            flush()
        paint = own
        if mark.ink:
            written.append((True, _element(mark.outline, own)))
        else:
            waiting.append(mark.outline)
        crescent = _crescent(mark) if mark.shade else ""
        if mark.shade and crescent:
            flush()
            written.append((False, f'<path d="{crescent}" {_paint(mark.shade)}/>'))
    flush()
    text = ""
    for inked, run in groupby(written, lambda pair: pair[0]):
        words = [word for _, word in run]
        if inked:
            text += "".join(words)
        elif len(words) == 1:
            text += words[0].replace("/>", ' stroke="none"/>')
        else:
            text += f'<g stroke="none">{"".join(words)}</g>'
    return text


def _element(outline: Outline, paint: str) -> str:
    if isinstance(outline, Curve):
        return f'<path d="{outline.path()}" {paint}/>'
    x, y, rx, ry = (fine(v) for v in (outline.x, outline.y, outline.rx, outline.ry))
    if rx == ry:
        return f'<circle cx="{x}" cy="{y}" r="{rx}" {paint}/>'
    turn = f' transform="rotate({round(outline.turn)} {x} {y})"' if round(outline.turn) else ""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"{turn} {paint}/>'


def _crescent(mark: h.Mark) -> str:
    """The path of the shade on the side turned away from the light; empty if the outline is too thin for it."""
    corners, line, ways = _facing(mark.outline)
    n = len(line)
    length = sum(math.dist(a, b) for a, b in pairwise([*line, line[0]]))
    thick = 2 * abs(area(line)) / max(length, 0.1)
    depth = mark.depth if mark.depth is not None else min(5.0, thick * 0.42)
    away = [max(0.0, -(x * h.LIGHT[0] + y * h.LIGHT[1]) / math.hypot(x, y)) for x, y in ways]
    if depth < 1.7 or all(away) or not any(away):
        return ""
    start = h.LINE * 0.45 if mark.ink else 0.0
    first = next(i for i in range(n) if away[i] and not away[i - 1])
    runs: list[list[int]] = [[]]
    for i in ((first + k) % n for k in range(n)):
        if away[i]:
            runs[-1].append(i)
        elif runs[-1]:
            runs.append([])
    data = ""
    for run in filter(None, runs):
        whole = [(run[0] - 1) % n, *run, (run[-1] + 1) % n]
        outer = [_inset(line[i], ways[i], start) for i in whole]
        inner = [_inset(line[i], ways[i], start + depth * min(1.0, away[i] * 1.35)) for i in run]
        sharp = {0, len(outer) - 1} | {k for k, i in enumerate(whole) if i in corners}
        sharp |= {len(outer) + len(run) - k for k, i in enumerate(whole) if i in corners and 0 < k < len(outer) - 1}
        data += Curve((*outer, *inner[::-1]), frozenset(sharp)).path()
    return data


def _facing(outline: Outline) -> tuple[frozenset[int], list[Point], list[Point]]:
    """The corners of an outline, points along it, and the outward normal at each point, longer at corners."""
    if isinstance(outline, Round):
        line = outline.trace(2)
        return frozenset(), line, [_outward(line[i - 1], line[(i + 1) % len(line)]) for i in range(len(line))]
    pieces = outline.clockwise().pieces()
    line, ways, corners = [], [], set()
    for i, piece in enumerate(pieces):
        before = pieces[i - 1]
        a, b = _outward(before[-2], before[-1]), _outward(piece[0], piece[1])
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        square = max(x * x + y * y, 0.3)
        if square < 0.95 or len(piece) == 2 or len(before) == 2:
            corners.add(len(line))
        line.append(piece[0])
        ways.append((x / square, y / square))
        if len(piece) == 4 and math.dist(piece[0], piece[-1]) > 24:
            line.append(along(piece, 0.5))
            ways.append(_outward(along(piece, 0.4), along(piece, 0.6)))
    return frozenset(corners), line, ways


def _outward(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1.0
    return (b[1] - a[1]) / length, (a[0] - b[0]) / length


def _inset(p: Point, way: Point, depth: float) -> Point:
    return p[0] - way[0] * depth, p[1] - way[1] * depth


def _underlay(layer: Layer) -> str:
    """The shadow of a layer and its paper edge: its widened silhouette, drawn twice; the shadow with fewer points."""
    if not layer.shadow and not layer.edge:
        return ""
    lines = borders(cells(layer.part))
    width = fine(h.LINE + (2 * EDGE if layer.edge else 0))

    def outline(colour: str, slack: float, more: str = "") -> str:
        shape = "".join(_loop(border, slack).path() for border in lines)
        return f'<path d="{shape}" fill="{colour}" stroke="{colour}" stroke-width="{width}"{more}/>'

    drop = f' transform="translate({fine(DROP[0])} {fine(DROP[1])})" opacity=".3"'
    shadow = outline(h.SHADOW, 1.1 if layer.edge else 0.6, drop) if layer.shadow else ""
    return shadow + (outline(h.PAPER_EDGE, 0.45) if layer.edge else "")


def _loop(border: list[Point], slack: float) -> Curve:
    half = len(border) // 2
    found = (*_sparse(border[: half + 1], slack)[:-1], *_sparse([*border[half:], border[0]], slack)[:-1])
    return Curve(found, frozenset(range(len(found))))


def _sparse(line: list[Point], slack: float) -> list[Point]:
    """A line with fewer points that stays within ``slack`` of all of them (Douglas and Peucker)."""
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


class Picture(NamedTuple):
    """A sheet, the id of its symbol and the size of its view box."""

    name: str
    sheet: Sheet
    wide: float = 100
    high: float = 100
    bleeds: bool = False  # may be cut off at the edges

    def svg(self) -> str:
        return symbol(self.name, self.sheet, self.wide, self.high)

    def fits(self) -> bool:
        """Whether nothing is cut off at the edge of the view box."""
        if self.bleeds:
            return True
        left, top, right, bottom = reach(self.sheet)
        return left >= 0 and top >= 0 and right <= self.wide and bottom <= self.high
