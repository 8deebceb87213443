"""The drawing vocabulary of every picture: one pen, one light, one palette. Every game's folder imports it as ``h``.

A picture is a `Part`: marks in drawing order. Helpers return parts; parts are added with ``+`` and can be moved, sized,
turned and mirrored. The ink keeps its weight and the light keeps coming from the upper left whatever is done to a part,
because `art.paper` adds both only when it writes the SVG.

    body = h.lined("30 80, 28 40, 50 20, 72 40, 70 80", h.MOSS)     # smooth, through these points
    face = h.eyes(50, 45, 8, 6) + h.smile(50, 62, 16)
    picture = Picture("my-monster", cut_out(h.stood(body + face)))

Points are written ``"x y, x y!"``; ``!`` makes the point a corner. The sheet is 100 x 100 unless the picture says
otherwise; y grows downward. Draw at about that size and let `stood` scale the part: it leaves room for the paper edge
and the shadow.

Outlines: `cut`, `facet`, `fitted`, `thread`, `tube`, `disc`, `oval`, `box`, `arch`, `shield`, `battlements`, ...
Parts: `lined` (ink and one shade), `flat` (neither), `ink` (lines), `solid` (ink all over), and ready-made ones:
eyes, mouths, horns, wings, tentacles, fur, crowns, coins, flames, flags.

Colours that follow the page's light or dark theme are CSS custom properties with their light value as fallback
(`THEME`); all others are the same in both. The ink on the figures is dark in both themes; in the dark theme the paper
edge that `art.paper.cut_out` leaves around a figure separates it from the background.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import wraps
from inspect import isfunction
from itertools import pairwise
from sys import modules
from typing import Concatenate, ParamSpec

from art.outlines import Change, Curve, Outline, Point, Round, between

LINE = 2.2
"""The one weight of ink, for a sheet of 100 x 100."""
LIGHT: Point = (-0.6, -0.8)
"""Where the light comes from."""

THEME: dict[str, tuple[str, str]] = {
    "ink": ("#2b2233", "#241c2e"),
    "edge": ("#fffaf0", "#efe6d6"),
    "shadow": ("#5b4a3c", "#07050d"),
    "paper": ("#f6ecd8", "#2d2640"),
    "paper-shade": ("#e6d7b8", "#231d34"),
    "stone": ("#b9ac97", "#4a4358"),
    "stone-shade": ("#9d907d", "#3a3447"),
    "stone-light": ("#d3c8b5", "#5d556d"),
    "sky": ("#f3cfa9", "#2a2146"),
    "sky-high": ("#b79cc0", "#1d1733"),
    "far": ("#a58bb0", "#3a2f5c"),
    "mid": ("#7b6494", "#4b3b6b"),
    "near": ("#5d4a7d", "#5c4a7c"),
    "glow": ("#ffe3a1", "#f2c14e"),
}
"""Colours with a light and a dark value, by the name of their property without ``--art-``."""


def themed(name: str) -> str:
    """A colour of `THEME`, as CSS takes it."""
    return f"var(--art-{name},{THEME[name][0]})"


INK = themed("ink")
PAPER_EDGE = themed("edge")
SHADOW = themed("shadow")
PAPER = themed("paper")
PAPER_SHADE = themed("paper-shade")
STONE = themed("stone")
STONE_SHADE = themed("stone-shade")
STONE_LIGHT = themed("stone-light")
SKY = themed("sky")
SKY_HIGH = themed("sky-high")
FAR = themed("far")
MID = themed("mid")
NEAR = themed("near")
GLOW = themed("glow")

PITCH = "#2b2233"  # pupils, sockets: as dark as ink, in both themes
CREAM = "#fbf3e1"  # eyes, teeth
CREAM_SHADE = "#d9ccb0"
DUSK = "#4b3b6b"
GOLD = "#e0a526"
EMBER = "#cf4f37"
MOSS = "#5f8b4c"
SEA = "#2b7a8f"
BONE = "#ddd5c0"
PLUM = "#8a4f8d"
IRON = "#8e93a0"
WOOD = "#a06f44"
LEATHER = "#7a4e36"
SKIN = "#eab98f"
ROCK = "#a79f98"
MAW = "#571f35"  # the inside of a mouth
TONGUE = "#dd7b72"


def mixed(colour: str, other: str, share: float) -> str:
    """A plain colour with a share of another in it."""
    pairs = zip(_rgb(colour), _rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def dark(colour: str, share: float = 0.26) -> str:
    """The one shade of a flat colour: towards dusk, not towards black."""
    if colour in _SHADES:
        return _SHADES[colour]
    return mixed(colour, "#2f2147", share)


def pale(colour: str, share: float = 0.35) -> str:
    """A colour nearer to the paper: bellies, rims, linings."""
    return mixed(colour, "#fff3d6", share)


_SHADES = {STONE: STONE_SHADE, PAPER: PAPER_SHADE, STONE_LIGHT: STONE, PAPER_EDGE: PAPER_SHADE, CREAM: CREAM_SHADE}


# --- Scissors: outlines ---


def points(text: str) -> tuple[tuple[Point, ...], frozenset[int]]:
    """Read ``"x y, x y!"``: the points, and which are corners."""
    found: list[Point] = []
    corners: set[int] = set()
    for i, word in enumerate(text.split(",")):
        x, y = word.replace("!", " ").split()
        found.append((float(x), float(y)))
        if "!" in word:
            corners.add(i)
    return tuple(found), frozenset(corners)


def cut(text: str) -> Curve:
    """A closed outline, smooth through its points; ``!`` after a point makes it a corner."""
    return Curve(*points(text))


def facet(text: str, radius: float = 0.0) -> Curve:
    """A closed outline with straight sides, its corners rounded by ``radius``."""
    found, _ = points(text)
    return Curve(found, frozenset(range(len(found))), radius=radius)


def fitted(text: str, x: float, y: float, wide: float, high: float) -> Curve:
    """An outline drawn in its own measure (as for `cut`), multiplied by ``wide`` and ``high`` and moved to (x, y)."""
    drawn = cut(text)
    return replace(drawn, points=tuple((x + a * wide, y + b * high) for a, b in drawn.points))


def thread(text: str, radius: float = 0.0) -> Curve:
    """An open line, smooth through its points; ``!`` after a point makes it a corner."""
    found, corners = points(text)
    return Curve(found, corners if not radius else frozenset(range(len(found))), closed=False, radius=radius)


def disc(x: float, y: float, r: float) -> Round:
    return Round(x, y, r, r)


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> Round:
    return Round(x, y, rx, ry, turn)


def box(x: float, y: float, wide: float, high: float, radius: float = 0.0) -> Curve:
    """A rectangle by its upper left corner."""
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Curve(corners, frozenset(range(4)), radius=radius)


def lump(x: float, y: float, rx: float, ry: float, wobble: float = 0.06, bumps: int = 9, seed: int = 1) -> Curve:
    """An oval torn rather than cut: stones, clouds of dust, moss, dough."""
    dice = random.Random(seed)
    found = []
    for i in range(bumps):
        a = math.tau * i / bumps
        k = 1 + dice.uniform(-wobble, wobble)
        found.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
    return Curve(tuple(found))


def ring_of(x: float, y: float, outer: float, inner: float, tips: int, turn: float = -90.0) -> Curve:
    """A star with ``tips`` tips: suns, cogs, splashes, the star of a faction."""
    found = []
    for i in range(2 * tips):
        a = math.radians(turn + 180 * i / tips)
        r = inner if i % 2 else outer
        found.append((x + r * math.cos(a), y + r * math.sin(a)))
    return Curve(tuple(found), frozenset(range(2 * tips)))


def tube(text: str, *widths: float, tip: bool = False) -> Curve:
    """A limb along a line: as wide as ``widths`` say from its start to its end; ``tip`` ends it in a point.

    Both ends are round otherwise. The start is meant to be hidden beneath a body laid down later.
    """
    spine = thread(text)
    line = [piece[0] for piece in spine.pieces()] + [spine.points[-1]]
    if len(line) < 3:
        line = [line[0], between(line[0], line[1], 0.5), line[1]]
        spine = Curve(tuple(line), closed=False)
    dense = spine.trace(8)
    left: list[Point] = []
    right: list[Point] = []
    n = len(line)
    for i, p in enumerate(line):
        k = min(range(len(dense)), key=lambda j: math.dist(dense[j], p))
        nx, ny = _across(dense, k)
        w = _taper(widths, i / (n - 1)) / 2
        left.append((p[0] + nx * w, p[1] + ny * w))
        right.append((p[0] - nx * w, p[1] - ny * w))
        if i == n - 1:
            reach = w * (1.6 if tip else 0.9)
            end = (p[0] + ny * reach, p[1] - nx * reach)
    if tip:
        left, right = left[:-1], right[:-1]
    found = (*left, end, *right[::-1])
    corners = {0, len(found) - 1} | ({len(left)} if tip else set())
    if not tip and math.dist(line[-2], line[-1]) > 2.5 * widths[-1]:
        corners |= {len(left) - 1, len(left) + 1}  # or the round end would swell
    return Curve(found, frozenset(corners))


def _across(line: Sequence[Point], k: int) -> Point:
    """The unit vector at right angles to a line at its point ``k``."""
    a, b = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
    length = math.dist(a, b) or 1.0
    return -(b[1] - a[1]) / length, (b[0] - a[0]) / length


def _taper(widths: Sequence[float], t: float) -> float:
    if len(widths) == 1:
        return widths[0]
    at = t * (len(widths) - 1)
    i = min(int(at), len(widths) - 2)
    return widths[i] + (widths[i + 1] - widths[i]) * (at - i)


# --- Paper and ink: marks and parts ---


@dataclass(frozen=True, slots=True)
class Mark:
    """One outline with its fill, its one shade and its ink."""

    outline: Outline
    fill: str | None = None
    ink: bool = False
    shade: str | None = None
    depth: float | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Part:
    """Marks, the lowest first."""

    marks: tuple[Mark, ...] = ()

    def __add__(self, other: Part) -> Part:
        return Part(self.marks + other.marks)

    def changed(self, change: Change) -> Part:
        return Part(tuple(replace(mark, outline=mark.outline.moved(change)) for mark in self.marks))

    def moved(self, dx: float, dy: float) -> Part:
        return self.changed(Change(dx, dy))

    def at(self, x: float, y: float, turn: float = 0.0, size: float = 1.0, flip: bool = False) -> Part:
        """Moved to (x, y), for a part drawn about (0, 0)."""
        return self.changed(Change(x, y, size, turn, flip))

    def sized(self, size: float, x: float = 50.0, y: float = 50.0) -> Part:
        """Larger or smaller, with (x, y) staying where it is; the ink keeps its weight."""
        return self.changed(Change(x - x * size, y - y * size, size))

    def turned(self, degrees: float, x: float = 50.0, y: float = 50.0) -> Part:
        """Turned clockwise about (x, y)."""
        cx, cy = Change(turn=degrees)((x, y))
        return self.changed(Change(x - cx, y - cy, turn=degrees))

    def mirrored(self, x: float = 50.0) -> Part:
        """Left and right changed about a vertical line; the light is not."""
        return self.changed(Change(2 * x, flip=True))

    def twice(self, x: float = 50.0) -> Part:
        """This and its mirror image: a pair of arms, horns, wings."""
        return self + self.mirrored(x)


Drawing = Callable[[], Part]
"""A function that draws one picture."""
Shapes = str | Outline | tuple[str | Outline, ...]
"""One outline or several. Texts are read by `cut`, with ``;`` between one outline and the next."""
Rest = ParamSpec("Rest")


def drawings(module: str) -> dict[str, Drawing]:
    """The pictures that a module draws, in its order: its functions without an underscore, by their names."""
    found = [thing for thing in vars(modules[module]).values() if isfunction(thing) and thing.__module__ == module]
    return {draw.__name__.replace("_", "-"): draw for draw in found if not draw.__name__.startswith("_")}


def several(draw: Callable[Concatenate[str, Rest], Part]) -> Callable[Concatenate[str, Rest], Part]:
    """Let a part drawn along a line be drawn along several alike, with ``;`` between one line and the next."""

    @wraps(draw)
    def along(text: str, /, *rest: Rest.args, **named: Rest.kwargs) -> Part:
        return together(draw(line, *rest, **named) for line in text.split(";"))

    return along


def _outlines(shapes: Shapes) -> Iterator[Outline]:
    for shape in shapes if isinstance(shapes, tuple) else (shapes,):
        yield from map(cut, shape.split(";")) if isinstance(shape, str) else (shape,)


def lined(shapes: Shapes, fill: str, shade: str | None = "", depth: float | None = None) -> Part:
    """Shapes of coloured paper with their ink. ``shade`` is `dark` of the fill if not given, none if None."""
    return Part(tuple(Mark(outline, fill, True, _shade_of(fill, shade), depth) for outline in _outlines(shapes)))


def flat(shapes: Shapes, fill: str, shade: str | None = None, opacity: float = 1.0) -> Part:
    """Coloured paper without ink: spots, bellies, scenery far away."""
    return Part(tuple(Mark(outline, fill, False, shade, None, opacity) for outline in _outlines(shapes)))


def ink(*outlines: Outline | str) -> Part:
    """Lines of ink and nothing else; strings are read by `thread`."""
    return Part(tuple(Mark(thread(o) if isinstance(o, str) else o, None, True) for o in outlines))


def solid(outline: Outline) -> Part:
    """Ink all over: nostrils, brows, keyholes."""
    return Part((Mark(outline, PITCH, True),))


def _shade_of(fill: str, shade: str | None) -> str | None:
    if shade == "":
        return dark(fill) if fill.startswith("#") or fill in _SHADES else None
    return shade


def together(parts: Iterable[Part]) -> Part:
    return Part(tuple(mark for part in parts for mark in part.marks))


# --- Faces ---


def eye(
    x: float,
    y: float,
    r: float,
    look: Point = (0.0, 0.0),
    lid: float = 0.0,
    tilt: float = 0.0,
    skin: str = CREAM,
    ball: str = CREAM,
    pupil: float = 0.5,
) -> Part:
    """A round eye. ``look`` goes from -1 to 1 each way; ``lid`` is how much of it the lid of colour ``skin`` hides.

    ``tilt`` turns the lid: for the left eye of an angry face it is positive, for the right eye negative.
    """
    p = r * pupil
    px, py = x + look[0] * (r - p) * 0.8, y + look[1] * (r - p) * 0.8
    found = lined(disc(x, y, r), ball, None) + flat(disc(px, py, p), PITCH)
    if p > 1.6:
        found += flat(disc(px - p * 0.35, py - p * 0.4, p * 0.3), CREAM)
    if lid:
        found += _lid(x, y, r, lid, tilt, skin)
    return found


def eyes(
    x: float,
    y: float,
    apart: float,
    r: float,
    skin: str = CREAM,
    lid: float = 0.0,
    tilt: float = 0.0,
    look: Point = (0.0, 0.0),
    ball: str = CREAM,
    pupil: float = 0.5,
    other: Point | None = None,
) -> Part:
    """A pair of eyes; a positive ``tilt`` looks angry, a negative one sad. ``other``: the right one looks elsewhere."""
    left = eye(x - apart, y, r, look, lid, tilt, skin, ball, pupil)
    return left + eye(x + apart, y, r, other or look, lid, -tilt, skin, ball, pupil)


def _lid(x: float, y: float, r: float, share: float, tilt: float, skin: str) -> Part:
    low = r * (2 * share - 1)
    a = math.asin(max(-1.0, min(1.0, low / r)))
    arc = [math.pi - a + (math.pi + 2 * a) * i / 4 for i in range(5)]
    found = tuple((x + r * math.cos(b), y + r * math.sin(b)) for b in arc)
    return lined(Curve(found, frozenset({0, 4})), skin, None).turned(tilt, x, y)


def bead(x: float, y: float, r: float = 2.6) -> Part:
    """The smallest eye: a drop of ink with a light in it."""
    return flat(disc(x, y, r), PITCH) + flat(disc(x - r * 0.35, y - r * 0.4, r * 0.32), CREAM)


def shut_eye(x: float, y: float, r: float, happy: bool = False) -> Part:
    """Asleep, or laughing."""
    k = -1 if happy else 1
    return ink(f"{x - r} {y}, {x} {y + k * r * 0.7}, {x + r} {y}")


def socket(x: float, y: float, r: float, spark: str | None = GOLD, tilt: float = 0.0, look: Point = (0, 0)) -> Part:
    """An empty eye, perhaps with a spark in it: skulls, armour, spirits."""
    found = flat(oval(x, y, r * 0.88, r, tilt), PITCH)
    if spark:
        found += flat(disc(x + look[0] * r * 0.4, y + look[1] * r * 0.4, r * 0.36), spark)
    return found


def brow(x: float, y: float, wide: float, tilt: float, high: float = 2.2) -> Part:
    """A thick brow; a positive tilt lowers its right end."""
    return solid(fitted("-.5 0!, 0 -.8, .5 0!, 0 .3", x, y, wide, high)).turned(tilt, x, y)


def brows(x: float, y: float, apart: float, wide: float, tilt: float, high: float = 2.2) -> Part:
    """A pair of brows; a positive ``tilt`` looks angry, a negative one sad."""
    return brow(x - apart, y, wide, tilt, high) + brow(x + apart, y, wide, -tilt, high)


def smile(x: float, y: float, wide: float, bend: float = 0.3, tilt: float = 0.0) -> Part:
    """A mouth that is only a line; a negative bend frowns."""
    w = wide / 2
    return ink(f"{x - w} {y}, {x} {y + bend * wide}, {x + w} {y}").turned(tilt, x, y)


def grin(
    x: float,
    y: float,
    wide: float,
    high: float,
    teeth: int = 0,
    below: int = 0,
    tongue: bool = False,
    bend: float = 0.3,
) -> Part:
    """An open mouth, (x, y) the middle of its upper lip; ``teeth`` hang from above, ``below`` stand up from beneath.

    ``bend`` lowers the middle of the upper lip: positive laughs, negative roars.
    """
    w = wide / 2
    shape = fitted(f"-1 {-bend}!, 0 0, 1 {-bend}!, .62 .72, 0 1, -.62 .72", x, y, w, high)
    inside = tuple((x + (a - x) * (1 - LINE / wide), b) for a, b in shape.points)
    lip = Curve(inside[:3], closed=False).trace(24)
    sole = Curve(inside[5:2:-1], closed=False).trace(24)
    found = lined(shape, MAW, None)
    if tongue:
        found += flat(oval(x + w * 0.1, y + high * 0.76, w * 0.42, high * 0.2), TONGUE)
    upper, lower = _teeth(lip, teeth, high * 0.42), _teeth(sole, below, -high * 0.4)
    return found + upper.moved(0, LINE * 0.4) + lower.moved(0, -LINE * 0.4)


def _teeth(gum: Sequence[Point], many: int, high: float) -> Part:
    found = Part()
    for i in range(many):
        a = gum[round((i + 0.14) / many * (len(gum) - 1))]
        b = gum[round((i + 0.86) / many * (len(gum) - 1))]
        m = between(a, b, 0.5)
        length = high * (1 - abs(2 * (i + 0.5) / many - 1) ** 2 * 0.6)
        found += flat(Curve((a, b, (m[0], m[1] + length)), frozenset({0, 1, 2})), CREAM)
    return found


def fang(x: float, y: float, wide: float, high: float, tilt: float = 0.0, fill: str = CREAM) -> Part:
    """A tooth with its root at (x, y), pointing down; negative ``high``, a tusk pointing up."""
    return lined(fitted("-.5 0!, -.3 .55, 0 1!, .5 .35, .5 0!", x, y, wide, high), fill, None).turned(tilt, x, y)


# --- Limbs and ornaments of the body ---


@several
def limb(text: str, *widths: float, fill: str, tip: bool = False, over: bool = False) -> Part:
    """An arm, a leg, a neck, a tail: see `tube`. ``over`` joins it to a body of its colour that lies beneath it."""
    found = lined(tube(text, *widths, tip=tip), fill)
    if over:
        (x, y), *_ = points(text)[0]
        found += flat(disc(x, y, widths[0] / 2 - LINE * 0.3), fill)
    return found


@several
def horn(text: str, wide: float, fill: str = BONE, rings: int = 0) -> Part:
    """A horn along a line from its root to its tip, with ``rings`` lines across it."""
    found = lined(tube(text, wide, wide * 0.72, wide * 0.3, tip=True), fill)
    line = thread(text).trace(10)
    for i in range(1, rings + 1):
        k = round(i / (rings + 1.6) * (len(line) - 1))
        nx, ny = _across(line, k)
        w = _taper((wide, wide * 0.72, wide * 0.3), k / (len(line) - 1)) / 2
        x, y = line[k]
        found += ink(f"{x + nx * w} {y + ny * w}, {x - nx * w} {y - ny * w}")
    return found


@several
def tentacle(text: str, wide: float, fill: str, cups: int = 0, cup: str | None = None, side: int = 1) -> Part:
    """An arm without bones, thin at its end; ``cups`` suckers along one side."""
    found = lined(tube(text, wide, wide * 0.78, wide * 0.56, wide * 0.34), fill)
    line = thread(text).trace(10)
    for i in range(cups):
        t = 0.2 + 0.7 * i / max(cups, 1)
        k = round(t * (len(line) - 1))
        nx, ny = _across(line, k)
        w = _taper((wide, wide * 0.34), t) * 0.2 * side
        x, y = line[k][0] + nx * w, line[k][1] + ny * w
        found += flat(disc(x, y, max(_taper((wide, wide * 0.34), t) * 0.16, 0.8)), cup or pale(fill, 0.5))
    return found


def bat_wing(root: Point, tips: Sequence[Point], fill: str, dip: float = 0.2) -> Part:
    """A wing of skin: from its root to the first tip (the wrist's claw), then from tip to tip and back.

    ``dip`` is how deep the skin hangs between the tips.
    """
    middle = (
        (sum(p[0] for p in tips) + root[0]) / (len(tips) + 1),
        (sum(p[1] for p in tips) + root[1]) / (len(tips) + 1),
    )
    found: list[Point] = [root]
    corners = {0}
    for i, tip in enumerate(tips):
        corners.add(len(found))
        found.append(tip)
        after = tips[i + 1] if i + 1 < len(tips) else root
        found.append(between(between(tip, after, 0.5), root if i + 1 < len(tips) else middle, dip))
    shape = Curve(tuple(found), frozenset(corners))
    part = lined(shape, fill)
    for tip in tips[1:-1]:
        part += ink(Curve((between(root, tips[0], 0.3), between(tip, root, 0.25)), closed=False))
    return part


def insect_wing(x: float, y: float, length: float, wide: float, turn: float, fill: str) -> Part:
    """A glassy wing rooted at (x, y), pointing up before it is turned."""
    vein = ink(f"{x} {y - length * 0.12}, {x} {y - length * 0.6}")
    return (lined(fitted("0 0!, -.5 -.62, 0 -1, .5 -.6", x, y, wide, length), fill) + vein).turned(turn, x, y)


def fur(text: str, fill: str, tuft: float = 5.0, lean: float = 0.0) -> Part:
    """A closed shape with shaggy edges: beards, manes, moss. ``lean`` pushes the tufts sideways."""
    smooth = cut(text)
    trace = smooth.clockwise().trace(8)
    walk = _spaced(trace, tuft)
    found: list[Point] = []
    for i, p in enumerate(walk):
        q = walk[(i + 1) % len(walk)]
        m = between(p, q, 0.62)
        length = math.dist(p, q) or 1.0
        nx, ny = (q[1] - p[1]) / length, -(q[0] - p[0]) / length
        found.extend((p, (m[0] + nx * tuft * 0.42 + lean, m[1] + ny * tuft * 0.42)))
    return lined(Curve(tuple(found), frozenset(range(len(found)))), fill, None)


def _spaced(trace: Sequence[Point], step: float) -> list[Point]:
    found = [trace[0]]
    left = step
    loop = [*trace, trace[0]]
    for a, b in pairwise(loop):
        length = math.dist(a, b)
        while length >= left and length > 0:
            a = between(a, b, left / length)
            found.append(a)
            length = math.dist(a, b)
            left = step
        left -= length
    if math.dist(found[-1], found[0]) < step * 0.6:
        found.pop()
    return found


def spikes(text: str, many: int, high: float, fill: str, wide: float = 0.9) -> Part:
    """Spikes along a line, pointing to the left of its way: backs of dragons, crests. The ends are lower."""
    line = thread(text).trace(16)
    found = Part()
    for i in range(many):
        at = (i + 0.5) / many
        k = at * (len(line) - 1)
        half = wide * 0.5 / many * (len(line) - 1)
        a, b = line[max(0, round(k - half))], line[min(len(line) - 1, round(k + half))]
        length = math.dist(a, b) or 1.0
        h = high * (0.6 + 0.4 * math.sin(math.pi * at))
        m = between(a, b, 0.62)
        top = (m[0] + (b[1] - a[1]) / length * h, m[1] - (b[0] - a[0]) / length * h)
        found += lined(Curve((a, top, b), frozenset({0, 1, 2})), fill, None)
    return found


def scales(places: str, size: float, colour: str) -> Part:
    """A few scales, each a small bow: a hint, not a coat of mail."""
    bows = (fitted("-.5 0!, 0 .45, .5 0!, 0 .1", x, y, size, size) for x, y in points(places)[0])
    return together(flat(bow, colour) for bow in bows)


def dots(places: str, size: float, colour: str) -> Part:
    """Spots, warts, rivets, freckles."""
    return together(flat(disc(x, y, size), colour) for x, y in points(places)[0])


def claws(x: float, y: float, many: int, wide: float, high: float, fill: str = CREAM) -> Part:
    """Toenails in a row along the ground, the first at x."""
    step = wide / many
    nails = (fitted("0 0!, .5 -1, 1 0!", x + i * step, y, step, high) for i in range(many))
    return together(lined(nail, fill, None) for nail in nails)


# --- Things ---


def crown(x: float, y: float, wide: float, high: float, fill: str = GOLD, tilt: float = 0.0) -> Part:
    """A crown standing on (x, y), the middle of its rim."""
    rim = "-.5 0!, -.56 -.8!, -.25 -.42!, 0 -1!, .25 -.42!, .56 -.8!, .5 0!, 0 .12"
    found = lined(fitted(rim, x, y, wide, high), fill, None)
    found += flat(fitted("-.46 -.22!, 0 -.1, .46 -.22!, .45 -.04!, 0 .06, -.45 -.04!", x, y, wide, high), dark(fill))
    for a, b in ((-0.56, -0.8), (0, -1), (0.56, -0.8)):
        found += lined(disc(x + a * wide, y + b * high, max(wide * 0.06, 1.3)), fill, None)
    return found.turned(tilt, x, y)


def coin(x: float, y: float, r: float, fill: str = GOLD) -> Part:
    """A coin, face on, with a little crown struck into it if there is room."""
    found = lined(disc(x, y, r), fill)
    if r >= 7:
        struck = "-1 .75!, -1 -.55!, -.45 0!, 0 -.9!, .45 0!, 1 -.55!, 1 .75!"
        found += flat(fitted(struck, x, y, r * 0.5, r * 0.5), dark(fill, 0.42))
    return found


def coin_edge(x: float, y: float, rx: float, high: float = 3.4, fill: str = GOLD) -> Part:
    """A coin lying down, (x, y) the middle of its top."""
    k = high / rx
    side = fitted(f"-1 0!, 1 0!, 1 {k}!, .62 {k + 0.29}, 0 {k + 0.36}, -.62 {k + 0.29}, -1 {k}!", x, y, rx, rx)
    return lined(side, dark(fill), None) + lined(oval(x, y, rx, rx * 0.36), fill, None)


def flame(x: float, y: float, wide: float, high: float, outer: str = EMBER, inner: str = GOLD) -> Part:
    """A flame standing on (x, y)."""
    tongue = "0 0, -.5 -.3, -.25 -.62, .08 -1!, .21 -.58, .5 -.36"
    core = flat(fitted(tongue, x, y, wide * 0.52, high * 0.52), inner)
    return lined(fitted(tongue, x, y, wide, high), outer, None) + core


def puff(x: float, y: float, r: float, fill: str = PAPER_EDGE) -> Part:
    """A small cloud: breath, dust, smoke."""
    return cloud(x, y, r * 2.6, fill)


def cloud(x: float, y: float, wide: float, fill: str, inked: bool = True) -> Part:
    """A cloud about (x, y): three humps and a flat foot."""
    humps = "-1 .34!, -.95 -.06, -.55 -.12!, -.2 -.5, .3 -.3, .5 -.08!, .95 0, 1 .34!"
    shape = fitted(humps, x, y, wide / 2, wide / 2)
    return lined(shape, fill, None) if inked else flat(shape, fill)


def pennant(x: float, y: float, wide: float, high: float, fill: str, pole: float = 0.0) -> Part:
    """A swallow-tailed flag flying to the right of (x, y), perhaps on a pole that reaches ``pole`` down."""
    cloth = "0 0!, .5 .12, 1 -.05!, .76 .5!, 1 1!, .5 1.1, 0 1!"
    return (ink(f"{x} {y - 2}, {x} {y + pole}") if pole else Part()) + lined(fitted(cloth, x, y, wide, high), fill)


def bricks(places: str, wide: float, high: float, colour: str) -> Part:
    """A few bricks showing through a wall, without ink."""
    return together(flat(box(x, y, wide, high, high * 0.3), colour) for x, y in points(places)[0])


def battlements(x: float, y: float, wide: float, high: float, teeth: int, foot: float) -> Curve:
    """The outline of a wall with merlons: its top at y, its foot ``foot`` below."""
    step = wide / (2 * teeth - 1)
    found: list[Point] = [(x, y + foot)]
    for i in range(teeth):
        a = x + 2 * i * step
        found += [(a, y), (a + step, y)]
        if i + 1 < teeth:
            found += [(a + step, y + high), (a + 2 * step, y + high)]
    found.append((x + wide, y + foot))
    return Curve(tuple(found), frozenset(range(len(found))))


def arch(x: float, y: float, wide: float, high: float) -> Curve:
    """The outline of a doorway or window standing on (x, y), the middle of its sill."""
    w = wide / 2
    k = -high / w
    return fitted(f"-1 0!, -1 {k + 1}!, -.71 {k + 0.29}, 0 {k}, .71 {k + 0.29}, 1 {k + 1}!, 1 0!", x, y, w, w)


def shield(x: float, y: float, wide: float, high: float) -> Curve:
    """The outline of a shield, (x, y) the middle of its upper edge."""
    return fitted("-.5 0!, 0 .05, .5 0!, .46 .5, 0 1!, -.46 .5", x, y, wide, high)


# --- Putting the picture together ---


def extent(part: Part) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the marks, with their ink."""
    found = [(p, LINE / 2 if mark.ink else 0) for mark in part.marks for p in mark.outline.trace()]
    xs, ys = [(p[0], r) for p, r in found], [(p[1], r) for p, r in found]
    return min(x - r for x, r in xs), min(y - r for y, r in ys), max(x + r for x, r in xs), max(y + r for y, r in ys)


def stood(part: Part, size: float = 93, x: float = 50, foot: float = 95) -> Part:
    """A part made to measure: its longer side ``size``, standing on ``foot``, its middle at x."""
    left, top, right, bottom = extent(part)
    k = (size - LINE) / (max(right - left, bottom - top) - LINE)
    part = part.sized(k, (left + right) / 2, bottom - LINE / 2)
    return part.moved(x - (left + right) / 2, foot - bottom)
