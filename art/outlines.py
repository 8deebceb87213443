"""Outlines and how they are written as SVG paths: smooth curves, circles and ellipses.

`art.hand` makes outlines and puts them into parts; `art.paper` and `art.cells` measure and write them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Curve:
    """An outline through points: smooth, except at corners; ``radius`` rounds the corners between straight sides."""

    points: tuple[Point, ...]
    corners: frozenset[int] = frozenset()
    closed: bool = True
    radius: float = 0.0

    def moved(self, change: Change) -> Curve:
        return replace(self, points=tuple(change(p) for p in self.points), radius=self.radius * change.size)

    def pieces(self) -> list[tuple[Point, ...]]:
        """From point to point: (a, b) a straight line, (a, q, b) a rounded corner, (a, c, d, b) a curve."""
        if self.radius:
            return self._rounded()
        n = len(self.points)
        last = n if self.closed else n - 1
        return [self._piece(i, (i + 1) % n) for i in range(last)]

    def _piece(self, i: int, j: int) -> tuple[Point, ...]:
        a, b = self.points[i], self.points[j]
        straight_a, straight_b = self._is_corner(i), self._is_corner(j)
        if straight_a and straight_b:
            return a, b
        ta, tb = self._tangent(i), self._tangent(j)
        ra, rb = self._reach(i, a, b), self._reach(j, a, b)
        c = (a[0] + ta[0] * ra, a[1] + ta[1] * ra)
        d = (b[0] - tb[0] * rb, b[1] - tb[1] * rb)
        if straight_a:
            c = between(a, d, 0.5)
        if straight_b:
            d = between(b, c, 0.5)
        return a, c, d, b

    def _reach(self, i: int, a: Point, b: Point) -> float:
        """Length of a curve handle: equal on both sides if they are of similar length, which gives shorter paths."""
        n = len(self.points)
        p, q = math.dist(self.points[i - 1], self.points[i]), math.dist(self.points[i], self.points[(i + 1) % n])
        return 0.37 * (math.sqrt(p * q) if 0.45 < p / (q or 1) < 2.2 else math.dist(a, b))

    def _is_corner(self, i: int) -> bool:
        return i in self.corners or (not self.closed and i in (0, len(self.points) - 1))

    def _tangent(self, i: int) -> Point:
        n = len(self.points)
        before, here, after = self.points[i - 1], self.points[i], self.points[(i + 1) % n]
        p, q = math.dist(before, here) or 1e-6, math.dist(here, after) or 1e-6
        x = (here[0] - before[0]) * q / p + (after[0] - here[0]) * p / q
        y = (here[1] - before[1]) * q / p + (after[1] - here[1]) * p / q
        length = math.hypot(x, y) or 1.0
        return x / length, y / length

    def _rounded(self) -> list[tuple[Point, ...]]:
        n = len(self.points)
        found: list[tuple[Point, ...]] = []
        ends: list[tuple[Point, Point, Point]] = []
        for i, here in enumerate(self.points):
            before, after = self.points[i - 1], self.points[(i + 1) % n]
            if not self.closed and i in (0, n - 1):
                ends.append((here, here, here))
                continue
            p, q = math.dist(before, here), math.dist(here, after)
            r = min(self.radius, p / 2, q / 2)
            ends.append((between(here, before, r / p), here, between(here, after, r / q)))
        for i, (start, corner, end) in enumerate(ends):
            if start != end:
                found.append((start, corner, end))
            if self.closed or i + 1 < n:
                found.append((end, ends[(i + 1) % n][0]))
        return [piece for piece in found if piece[0] != piece[-1]]

    def path(self) -> str:
        pieces = self.pieces()
        pen = _Pen()
        start = pen.start(pieces[0][0])
        if self.closed and len(pieces[-1]) == 2:
            pieces = pieces[:-1]  # the path closes itself
        return start + "".join(pen.draw(piece) for piece in pieces) + ("z" if self.closed else "")

    def trace(self, steps: int = 6) -> list[Point]:
        """The outline as many short straight lines."""
        found: list[Point] = []
        for piece in self.pieces():
            many = 1 if len(piece) == 2 else steps
            found.extend(along(piece, i / many) for i in range(many))
        if not self.closed:
            found.append(self.pieces()[-1][-1])
        return found

    def clockwise(self) -> Curve:
        if not self.closed or area(self.points) >= 0:
            return self
        n = len(self.points)
        return replace(self, points=self.points[::-1], corners=frozenset(n - 1 - i for i in self.corners))


@dataclass(frozen=True, slots=True)
class Round:
    """A circle or an ellipse, perhaps turned."""

    x: float
    y: float
    rx: float
    ry: float
    turn: float = 0.0

    def moved(self, change: Change) -> Round:
        x, y = change((self.x, self.y))
        turn = (-self.turn if change.flip else self.turn) + change.turn
        return Round(x, y, self.rx * change.size, self.ry * change.size, turn)

    def path(self) -> str:
        a = math.radians(self.turn)
        rx, ry = fine(self.rx), fine(self.ry)
        x, y = round(2 * rx * math.cos(a)), round(2 * rx * math.sin(a))
        size = numbers([rx, ry, round(self.turn)])
        start = numbers([fine(self.x) - x // 2, fine(self.y) - y // 2])
        return f"M{start}a{size} 0 1 {numbers([x, y])}a{size} 0 1 {numbers([-x, -y])}z"

    def trace(self, steps: int = 6) -> list[Point]:
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        many = 4 * steps
        found = []
        for i in range(many):
            a = math.tau * i / many
            x, y = self.rx * math.cos(a), self.ry * math.sin(a)
            found.append((self.x + x * cos - y * sin, self.y + x * sin + y * cos))
        return found

    def clockwise(self) -> Round:
        return self


Outline = Curve | Round


@dataclass(frozen=True, slots=True)
class Change:
    """Mirror, then size and turn, then move."""

    dx: float = 0.0
    dy: float = 0.0
    size: float = 1.0
    turn: float = 0.0
    flip: bool = False

    def __call__(self, p: Point) -> Point:
        x, y = (-p[0] if self.flip else p[0]), p[1]
        a = math.radians(self.turn)
        cos, sin = math.cos(a) * self.size, math.sin(a) * self.size
        return x * cos - y * sin + self.dx, x * sin + y * cos + self.dy


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def along(piece: Sequence[Point], t: float) -> Point:
    while len(piece) > 1:
        piece = [between(a, b, t) for a, b in pairwise(piece)]
    return piece[0]


def area(points: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


FINE = 4  # pictures are written in quarters of a unit, as whole numbers: short, and fine enough


class _Pen:
    """Writes path data relative to the current point."""

    def __init__(self) -> None:
        self.at = 0, 0
        self.word = ""
        self.handle: tuple[int, int] | None = None  # the last curve's, from its end

    def start(self, p: Point) -> str:
        self.at = fine(p[0]), fine(p[1])
        return "M" + numbers(self.at)

    def draw(self, piece: Sequence[Point]) -> str:
        ends = [(fine(x), fine(y)) for x, y in piece[1:]]
        steps = [(x - self.at[0], y - self.at[1]) for x, y in ends]
        self.at = ends[-1]
        handle, self.handle = self.handle, None
        if len(steps) == 3:
            (cx, cy), (dx, dy), (x, y) = steps
            self.handle = x - dx, y - dy
            if handle and abs(handle[0] - cx) < 2 and abs(handle[1] - cy) < 2:
                return self._say("s", [dx, dy, x, y])
        if len(steps) == 1:
            x, y = steps[0]
            if x == y == 0:
                return ""
            if y == 0:
                return self._say("h", [x])
            if x == 0:
                return self._say("v", [y])
        return self._say("lqc"[len(steps) - 1], [v for step in steps for v in step])

    def _say(self, word: str, values: Iterable[int]) -> str:
        text = numbers(values)
        again, self.word = word == self.word, word
        if again:
            return text if text[0] == "-" else " " + text
        return word + text


def fine(value: float) -> int:
    return round(value * FINE)


def numbers(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values).replace(" -", "-")
