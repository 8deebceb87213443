"""Tools, bodies, houses and colours that several pictures of Meeples & Monsters share.

Things to hold are drawn about their grip at (0, 0), pointing up, and placed by `Part.at`. Bodies stand on `GROUND`.
"""

from __future__ import annotations

from art import hand as h
from art.outlines import Curve
from art.paper import DROP, pasted, reach

GROUND = 93.0

OAK = "#b98850"
PINE = "#dcb67c"
BARK = "#7d573c"
STRAW = "#e6c878"
BRICK = "#b9674f"
SLATE = "#6a6f8c"
TILE = "#b5523f"
PLASTER = "#efe0bf"
LEAF = "#7da554"
PALE_SKIN = "#cfd3b4"
GRAVE = "#9aa58f"
GHOST = "#cfd6de"
AMBER = "#e39a35"
FUR = "#94633f"
STEEL = "#aab0bd"
ROSE = "#d98b86"
NIGHT = "#332a4d"
WATER = "#5b9fb5"
SAND = "#e3cf9f"
CLOTH = "#5f5478"
TERMITE = "#e0b06a"


def fitting(part: h.Part, room: float = 3.2) -> h.Part:
    """The part, moved or made smaller where needed, so that edge and shadow have room on the sheet."""
    left, top, right, bottom = reach(pasted(part))
    low = room + DROP[0]
    wide, high = right - left, bottom - top
    size = min(1.0, (100 - room - low) / wide, (100 - room - low) / high)
    x, y = (left + right) / 2, (top + bottom) / 2
    part = part.sized(size, x, y)
    dx = max(0.0, room - (x - wide * size / 2)) - max(0.0, x + wide * size / 2 - (100 - low))
    dy = max(0.0, room - (y - high * size / 2)) - max(0.0, y + high * size / 2 - (100 - low))
    return part.moved(dx, dy)


# --- Tools ---


def rod(up: float, down: float = 0.0, wide: float = 3.6, fill: str = h.WOOD) -> h.Part:
    return h.lined(h.box(-wide / 2, -up, wide, up + down, wide / 2), fill, None)


def axe(up: float = 34.0, down: float = 14.0, head: float = 1.0, twin: bool = False, blade: str = STEEL) -> h.Part:
    side = h.lined(h.fitted("0 -4!, 7 -6, 14 -12!, 17 0, 14 12!, 7 6, 0 4!", 0, -up + 8, head, head), blade)
    return (
        (side.mirrored(0) if twin else h.Part())
        + side
        + rod(up, down)
        + h.flat(h.box(-2.6, -up + 6, 5.2, 4), h.dark(blade))
    )


def hammer(up: float = 26.0, down: float = 8.0, wide: float = 20.0, high: float = 11.0, fill: str = h.IRON) -> h.Part:
    return rod(up, down, 4) + h.lined(h.box(-wide / 2, -up - high / 2, wide, high, 2), fill)


def sword(up: float = 40.0, wide: float = 6.0, hilt: str = h.GOLD, blade: str = STEEL) -> h.Part:
    w = wide / 2
    found = h.lined(h.facet(f"{-w} -5, {w} -5, {w} {-up + 2.6 * w}, 0 {-up}, {-w} {-up + 2.6 * w}"), blade)
    return found + rod(3, 7, 3.4, h.LEATHER) + h.lined(h.box(-8, -6.5, 16, 4, 2), hilt, None)


def pike(up: float, down: float, head: str = STEEL) -> h.Part:
    return rod(up, down, 3.2) + h.lined(h.fitted("0 -14!, 5 -4, 0 2!, -5 -4", 0, -up, 1, 1), head)


def staff(up: float, down: float, knob: str, size: float = 6.0) -> h.Part:
    return rod(up, down, 3.6) + h.lined(h.disc(0, -up - size * 0.6, size), knob)


def saw(long: float = 44.0, high: float = 12.0, teeth: int = 7, grip: str = h.WOOD) -> h.Part:
    """A handsaw pointing right, its teeth down."""
    step = (long - 6) / teeth
    zigzag = ", ".join(
        f"{long - i * step} {high * (0.18 + 0.32 * i / teeth)}, "
        f"{long - (i + 0.5) * step} {high * (0.18 + 0.32 * i / teeth) + 4}"
        for i in range(teeth)
    )
    blade = h.lined(h.facet(f"4 {-high / 2}, {long} {-high * 0.25}, {zigzag}, 5 {high / 2}"), STEEL, None)
    handle = h.lined(f"-7 {-high * 0.6}, 6 {-high * 0.62}, 7 {high * 0.55}, -5 {high * 0.7}", grip)
    return blade + handle + h.flat(h.oval(-0.5, 0, 2.6, high * 0.3), h.PITCH)


def saw_blade(x: float, y: float, r: float, tips: int = 12, fill: str = STEEL, turn: float = 0.0) -> h.Part:
    """A round blade."""
    found = h.lined(h.ring_of(x, y, r, r * 0.82, tips, turn), fill)
    return found + h.lined(h.disc(x, y, r * 0.2), h.IRON, None)


def chainsaw(long: float = 36.0) -> h.Part:
    """Engine at the grip, bar to the right."""
    bar = h.box(4, -5, long, 10, 5)
    found = h.together(
        h.lined(h.facet(f"{x} {y}, {x + 4} {y}, {x + 2} {y + k}"), h.IRON, None)
        for x in range(10, int(long), 7)
        for y, k in ((-5, -4), (5, 4))
    )
    found += h.lined(bar, STEEL) + h.flat(h.box(9, -1.2, long - 12, 2.4, 1.2), h.IRON)
    return (
        found
        + h.lined(h.box(-12, -9, 22, 18, 4), h.EMBER)
        + h.ink("-9 -9, -6 -15, 4 -15, 6 -9")
        + h.dots("-5 -3, 0 -3", 1.4, h.PITCH)
    )


def book(wide: float = 20.0, high: float = 24.0, cover: str = h.EMBER) -> h.Part:
    """A closed book standing about (0, 0)."""
    found = h.lined(h.box(-wide / 2, -high / 2, wide, high, 2), cover)
    found += h.flat(h.box(wide / 2 - 4.4, -high / 2 + 2, 2.8, high - 4), h.CREAM)
    return found + h.flat(h.box(-wide / 2 + 4.2, -high / 4, wide * 0.48, high * 0.14, 1), h.GOLD)


def open_book(wide: float = 34.0, high: float = 18.0, cover: str = h.EMBER) -> h.Part:
    found = h.lined(h.fitted("-.53 -.36!, 0 -.2!, .53 -.36!, .53 .5!, 0 .62!, -.53 .5!", 0, 0, wide, high), cover, None)
    for k in (-1, 1):
        found += h.lined(
            h.fitted("0 -.3!, .26 -.5, .5 -.42!, .5 .34!, .26 .28, 0 .48!", 0, 0, wide * k, high), h.CREAM, None
        )
    return found + h.ink(
        h.thread(f"{wide * 0.14} {-high * 0.14}, {wide * 0.38} {-high * 0.16}"),
        h.thread(f"{-wide * 0.14} {-high * 0.14}, {-wide * 0.38} {-high * 0.16}"),
    )


def scroll(wide: float = 26.0, high: float = 30.0) -> h.Part:
    """A sheet rolled at both ends, about (0, 0)."""
    w, half = wide / 2, high / 2
    found = h.lined(h.box(-w + 3, -half, wide - 6, high), h.CREAM)
    found += h.lined((h.box(-w, -half - 3, wide, 6.4, 3.2), h.box(-w, half - 3, wide, 6.4, 3.2)), h.BONE)
    return found


def lines(x: float, y: float, wide: float, many: int, step: float = 5.0, colour: str = h.CREAM_SHADE) -> h.Part:
    """Writing, seen from too far away to be read."""
    return h.together(
        h.flat(h.box(x, y + i * step, wide * (0.62 if i == many - 1 else 1), 1.9, 0.9), colour) for i in range(many)
    )


def mortarboard(x: float, y: float, wide: float, fill: str = NIGHT, tilt: float = 0.0) -> h.Part:
    """A scholar's cap resting on (x, y)."""
    found = h.lined(h.fitted("-.27 -.16!, .27 -.16!, .25 .08, 0 .12, -.25 .08", x, y, wide, wide), fill, None)
    found += h.lined(h.fitted("-.52 -.18!, 0 -.34!, .52 -.18!, 0 -.02!", x, y, wide, wide), fill)
    cord = ((0.0, -0.18), (0.36, -0.13), (0.41, 0.06))
    found += h.ink(Curve(tuple((x + a * wide, y + b * wide) for a, b in cord), closed=False))
    found += h.lined(h.oval(x + 0.41 * wide, y + 0.1 * wide, 2.2, 3.4), h.GOLD, None)
    return found.turned(tilt, x, y)


def candle(x: float, y: float, wide: float, high: float, fill: str = h.CREAM) -> h.Part:
    """A burning candle standing on (x, y)."""
    found = h.lined(h.box(x - wide / 2, y - high, wide, high, 1.5), fill)
    return h.flame(x, y - high + 1, wide * 1.1, wide * 2.2) + found


def bone(long: float = 34.0, wide: float = 5.0, fill: str = h.BONE) -> h.Part:
    """A bone pointing up from (0, 0)."""
    k = wide * 0.62
    found = h.together(h.lined(h.disc(x, y, k), fill, None) for y in (0, -long) for x in (-k, k))
    return (
        found
        + h.lined(h.box(-wide / 2, -long, wide, long, 1), fill, None)
        + h.flat(h.box(-wide / 2 + 0.6, -long - 1.6, wide - 1.2, long + 3.2), fill)
    )


def barrel(x: float, y: float, wide: float, high: float, fill: str = OAK) -> h.Part:
    """A barrel standing on (x, y)."""
    found = h.lined(h.fitted("-.42 -1!, .42 -1!, .5 -.5, .42 0!, -.42 0!, -.5 -.5", x, y, wide, high), fill)
    for k in (0.24, 0.76):
        found += h.flat(h.box(x - wide * 0.46, y - high * k - 1.4, wide * 0.92, 2.8), h.IRON)
    return found


def bell(x: float, y: float, wide: float, high: float, fill: str = h.GOLD) -> h.Part:
    """A bell, (x, y) the middle of its rim."""
    found = h.lined(h.disc(x, y + 1, wide * 0.12), h.dark(fill), None)
    found += h.lined(h.fitted("-.55 0!, -.36 -.3, -.3 -.75, 0 -1, .3 -.75, .36 -.3, .55 0!", x, y, wide, high), fill)
    return found + h.lined(h.box(x - wide * 0.56, y - 2.6, wide * 1.12, 4.4, 2.2), fill, None)


# --- Wood and leaves ---


def rings(x: float, y: float, r: float, wood: str = PINE, bark: str = BARK) -> h.Part:
    """The end of a log."""
    found = h.lined(h.disc(x, y, r), bark, None) + h.flat(h.disc(x, y, r * 0.8), wood)
    return found + h.flat(h.disc(x, y, r * 0.5), h.dark(wood, 0.2)) + h.flat(h.disc(x, y, r * 0.3), wood)


def log(x: float, y: float, long: float, thick: float, turn: float = 0.0, fill: str = BARK) -> h.Part:
    """A log from (x, y), its cut end, away to the right."""
    r = thick / 2
    found = h.lined(h.box(0, -r, long, thick, r * 0.7), fill)
    found += h.ink(
        f"{long * 0.4} {-r * 0.2}, {long * 0.66} {-r * 0.2}", f"{long * 0.55} {r * 0.4}, {long * 0.8} {r * 0.4}"
    )
    found += h.lined(h.oval(1, 0, r * 0.62, r), PINE, None) + h.flat(h.oval(1, 0, r * 0.3, r * 0.5), h.dark(PINE, 0.2))
    return found.at(x, y, turn)


def leaf(x: float, y: float, long: float, turn: float = 0.0, fill: str = LEAF, wide: float = 0.6) -> h.Part:
    """A leaf growing from (x, y), up before it is turned."""
    found = h.lined(h.fitted(f"0 0!, {-wide / 2} -.45, 0 -1!, {wide / 2} -.45", 0, 0, long, long), fill)
    return (found + h.ink(f"0 {long * 0.12}, 0 {-long * 0.5}")).at(x, y, turn)


def peepul(x: float, y: float, long: float, turn: float = 0.0, fill: str = h.MOSS) -> h.Part:
    """The heart-shaped leaf with its long tip, hanging from (x, y)."""
    shape = "0 .08!, .3 -.04, .48 .2, .36 .5, .1 .72, .02 1!, -.1 .72, -.36 .5, -.48 .2, -.3 -.04"
    found = h.lined(h.fitted(shape, 0, 0, long, long), fill)
    return (found + h.ink(f"0 {long * 0.08}, 0 {long * 0.6}")).at(x, y, turn)


def mushroom(x: float, y: float, size: float, cap: str = h.EMBER) -> h.Part:
    """A toadstool standing on (x, y)."""
    found = h.lined(h.fitted("-.22 0!, -.16 -.5!, .16 -.5!, .22 0!", x, y, size, size), h.CREAM, None)
    return found + h.lined(h.fitted("-.5 -.42!, -.4 -.8, 0 -1, .4 -.8, .5 -.42!, 0 -.34", x, y, size, size), cap)


def stump(x: float, y: float, wide: float, high: float, fill: str = BARK) -> h.Part:
    """A stump standing on (x, y)."""
    roots = "-.62 0!, -.44 -.3, -.42 -.9!, .42 -.9!, .44 -.3, .62 0!, .2 -.06, 0 .04, -.2 -.06"
    found = h.lined(h.fitted(roots, x, y, wide, high), fill)
    top = y - high * 0.9
    found += h.lined(h.oval(x, top, wide * 0.42, wide * 0.15), PINE, None)
    return found + h.flat(h.oval(x, top, wide * 0.22, wide * 0.075), h.dark(PINE, 0.2))


def planks(x: float, y: float, wide: float, high: float, many: int, fill: str = OAK, upright: bool = True) -> h.Part:
    """Boards side by side."""
    found = h.lined(h.box(x, y, wide, high, 1.5), fill)
    for i in range(1, many):
        k = i / many
        found += h.ink(
            f"{x + wide * k} {y}, {x + wide * k} {y + high}"
            if upright
            else f"{x} {y + high * k}, {x + wide} {y + high * k}"
        )
    return found


def drop(x: float, y: float, size: float, fill: str) -> h.Part:
    """A drop falling from (x, y)."""
    return h.lined(h.fitted("0 0!, .34 .55, 0 1, -.34 .55", x, y, size, size), fill, None)


# --- Bodies ---


def legs(
    fill: str, x: float = 50.0, hip: float = 74.0, apart: float = 9.0, thick: float = 10.0, boot: str = h.LEATHER
) -> h.Part:
    """Two stout legs in boots."""
    found = h.Part()
    for k in (-1, 1):
        found += h.lined(h.box(x + k * apart - thick / 2, hip, thick, GROUND - hip - 3, 2), fill)
        a = x + k * apart + k * 2
        found += h.lined(h.fitted("-.55 0!, -.5 -.7, 0 -1, .5 -.7, .55 0!", a, GROUND, thick * 1.4, 7), boot, None)
    return found


def torso(
    fill: str, wide: float = 36.0, top: float = 42.0, low: float = 80.0, x: float = 50.0, waist: float = 1.0
) -> h.Part:
    """A body like a bag: narrow shoulders, and more below if ``waist`` is more than 1."""
    shape = (
        f"-.34 0, 0 -.06, .34 0, {0.5 * waist} .55, {0.44 * waist} 1!, 0 1.05, {-0.44 * waist} 1!, {-0.5 * waist} .55"
    )
    return h.lined(h.fitted(shape, x, top, wide, low - top), fill)


def robe(fill: str, wide: float = 46.0, top: float = 40.0, x: float = 50.0, low: float = GROUND) -> h.Part:
    """A gown down to the ground."""
    shape = "-.24 0, 0 -.05, .24 0, .4 .5, .5 1!, .25 .97, 0 1.02, -.25 .97, -.5 1!, -.4 .5"
    return h.lined(h.fitted(shape, x, top, wide, low - top), fill)


def head(fill: str, x: float = 50.0, y: float = 30.0, r: float = 15.0, chin: float = 1.05) -> h.Part:
    shape = f"-.95 -.2, -.6 -.85, 0 -1, .6 -.85, .95 -.2, .82 .5, 0 {chin}, -.82 .5"
    return h.lined(h.fitted(shape, x, y, r, r), fill)


def ears(fill: str, x: float = 50.0, y: float = 30.0, r: float = 15.0, size: float = 3.6) -> h.Part:
    return h.together(h.lined(h.disc(x + k * r * 0.98, y + 1, size), fill, None) for k in (-1, 1))


def nose(x: float, y: float, rx: float, ry: float, fill: str) -> h.Part:
    return h.lined(h.oval(x, y, rx, ry), fill)


@h.several
def arm(text: str, fill: str, hand: str, wide: float = 8.0, fist: float = 5.0) -> h.Part:
    """A sleeve along a line with a fist at its end."""
    x, y = h.points(text)[0][-1]
    return h.limb(text, wide * 1.1, wide, fill=fill) + h.lined(h.disc(x, y, fist), hand)


def skull(x: float, y: float, r: float, spark: str | None = h.GOLD, fill: str = h.BONE, tilt: float = 12.0) -> h.Part:
    """A cheerful skull about (x, y)."""
    found = h.lined(h.fitted("-.5 .5!, -.46 1.02, 0 1.16, .46 1.02, .5 .5!", x, y, r, r), fill)
    found += h.lined(
        h.fitted("-1 -.15, -.72 -.8, 0 -1, .72 -.8, 1 -.15, .78 .5, .5 .72!, -.5 .72!, -.78 .5", x, y, r, r), fill
    )
    found += h.socket(x - r * 0.42, y - r * 0.02, r * 0.3, spark, -tilt) + h.socket(
        x + r * 0.42, y - r * 0.02, r * 0.3, spark, tilt
    )
    found += h.flat(h.fitted("0 .28!, .14 .52!, -.14 .52!", x, y, r, r), h.PITCH)
    for k in (-0.22, 0, 0.22):
        found += h.ink(f"{x + k * r} {y + r * 0.74}, {x + k * r} {y + r * 0.92}")
    return found


def ribs(x: float, y: float, wide: float, many: int = 3, step: float = 7.0, fill: str = h.BONE) -> h.Part:
    """A ribcage hanging from (x, y)."""
    found = h.lined(h.box(x - 2, y - 2, 4, step * many + 8, 2), fill, None)
    for i in range(many):
        w = wide * (1 - 0.16 * i) / 2
        found += h.lined(h.fitted("-1 0, 0 -.34, 1 0, 1 .42, 0 .12, -1 .42", x, y + i * step + 3, w, 6), fill, None)
    return found


def beaver(x: float, y: float, size: float, fill: str = FUR, mood: float = 12.0, body: bool = True) -> h.Part:
    """A beaver sitting on (x, y), 100 units high at size 1: tail, belly, two teeth to be proud of."""
    found = h.Part()
    if body:
        tail = h.lined(h.fitted("20 -8, 40 -34, 58 -30, 60 -12, 36 2", 0, 0, 1, 1), h.dark(fill, 0.4))
        tail += h.ink("38 -26, 54 -16", "34 -14, 50 -4", "50 -30, 38 -6")
        found += tail
        found += h.lined("-28 0!, -36 -26, -22 -54, 0 -60, 22 -54, 36 -26, 28 0!, 0 3", fill)
        found += h.flat(h.oval(0, -22, 19, 22), h.pale(fill, 0.45))
        found += h.lined(h.fitted("-.5 0!, -.45 -.8, 0 -1, .45 -.8, .5 0!", -17, 2, 22, 10), h.dark(fill, 0.4), None)
        found += h.lined(h.fitted("-.5 0!, -.45 -.8, 0 -1, .45 -.8, .5 0!", 17, 2, 22, 10), h.dark(fill, 0.4), None)
    found += h.lined((h.disc(-21, -88, 7), h.disc(21, -88, 7)), fill, None)
    found += h.lined("-27 -70, -20 -92, 0 -98, 20 -92, 27 -70, 20 -52, 0 -47, -20 -52", fill)
    found += h.lined(h.box(-7, -58, 14, 14, 1.5), h.CREAM, None) + h.ink("0 -57, 0 -45")
    found += h.lined("-19 -62, -9 -70, 0 -68, 9 -70, 19 -62, 9 -54, 0 -56, -9 -54", h.pale(fill, 0.35))
    found += h.solid(h.oval(0, -70, 4.6, 3))
    found += h.eyes(0, -79, 11, 5.6, fill, 0.3 if mood else 0.0, mood, (0.2, 0.3))
    return found.at(x, y, 0, size)


def mandibles(x: float, y: float, size: float, fill: str = h.LEATHER) -> h.Part:
    """A pair of pincers hanging from (x, y)."""
    half = h.lined(h.fitted(".1 0!, .5 .2, .5 .75, .08 1!, .24 .6, .1 .36", x, y, size, size), fill)
    return half.twice(x)


def antennae(x: float, y: float, wide: float, high: float) -> h.Part:
    found = h.ink(f"{x - 3} {y}, {x - wide * 0.5} {y - high * 0.8}, {x - wide} {y - high}")
    found += h.ink(f"{x + 3} {y}, {x + wide * 0.5} {y - high * 0.8}, {x + wide} {y - high}")
    return found + h.solid(h.disc(x - wide, y - high, 1.2)) + h.solid(h.disc(x + wide, y - high, 1.2))


@h.several
def worm(text: str, wide: float = 7.0, fill: str = ROSE) -> h.Part:
    """A worm along a line, its face at the end."""
    x, y = h.points(text)[0][-1]
    found = h.limb(text, wide, wide, fill=fill) + h.lined(h.disc(x, y, wide * 0.64), fill, None)
    return found + h.bead(x - wide * 0.22, y - 0.6, 1.3) + h.bead(x + wide * 0.28, y - 0.6, 1.3)


def cape(fill: str, lining: str, top: float = 40.0, wide: float = 64.0, x: float = 50.0) -> h.Part:
    """A cape spread behind a body, its collar up."""
    shape = "-.16 0!, -.3 -.16!, -.36 .3, -.5 1!, -.25 .94, 0 1, .25 .94, .5 1!, .36 .3, .3 -.16!, .16 0!"
    found = h.lined(h.fitted(shape, x, top, wide, GROUND - top), fill)
    return found + h.flat(h.fitted("-.12 .04!, -.26 .94!, .26 .94!, .12 .04!", x, top, wide, GROUND - top), lining)


# --- Houses ---


def wall(x: float, y: float, wide: float, high: float, fill: str = PLASTER) -> h.Part:
    """A wall standing on y, by its left foot."""
    return h.lined(h.box(x, y - high, wide, high), fill)


def gable(x: float, y: float, wide: float, high: float, fill: str = TILE, over: float = 5.0) -> h.Part:
    """A pointed roof, (x, y) its left eave above the wall's corner."""
    return h.lined(h.facet(f"{x - over} {y}, {x + wide / 2} {y - high}, {x + wide + over} {y}", 2), fill)


def hipped(x: float, y: float, wide: float, high: float, fill: str = TILE, over: float = 4.0) -> h.Part:
    """A roof seen from its long side, with a few tiles showing."""
    inset = min(wide * 0.18, high)
    found = h.lined(
        h.facet(f"{x - over} {y}, {x + inset} {y - high}, {x + wide - inset} {y - high}, {x + wide + over} {y}", 2),
        fill,
    )
    shade = h.dark(fill)
    for i, (a, b) in enumerate(((0.3, 0.45), (0.55, 0.6), (0.42, 0.75), (0.72, 0.4))):
        if wide > 24 or i < 2:
            found += h.scales(f"{x + wide * a} {y - high * (1 - b)}", 5, shade)
    return found


def spire(x: float, y: float, wide: float, high: float, fill: str = SLATE) -> h.Part:
    """A cone on a tower, (x, y) the middle of its eave."""
    return h.lined(h.fitted("-.56 0!, -.2 -.5, 0 -1!, .2 -.5, .56 0!, 0 .08", x, y, wide, high), fill)


def door(x: float, y: float, wide: float = 12.0, high: float = 20.0, fill: str = h.LEATHER) -> h.Part:
    """A door standing on (x, y)."""
    return h.lined(h.arch(x, y, wide, high), fill, None) + h.flat(h.disc(x + wide * 0.24, y - high * 0.4, 1.3), h.GOLD)


def pane(x: float, y: float, wide: float = 9.0, high: float = 11.0, lit: bool = True, arched: bool = False) -> h.Part:
    """A window, its sill's middle at (x, y)."""
    shape = h.arch(x, y, wide, high) if arched else h.box(x - wide / 2, y - high, wide, high, 1)
    found = h.lined(shape, h.GLOW if lit else "#8fb3bd", None)
    return found + h.ink(
        f"{x} {y}, {x} {y - high + 1}", f"{x - wide / 2} {y - high * 0.45}, {x + wide / 2} {y - high * 0.45}"
    )


def chimney(x: float, y: float, wide: float = 8.0, high: float = 16.0, smoke: bool = True, fill: str = BRICK) -> h.Part:
    """A chimney, its foot's middle at (x, y)."""
    found = h.lined(h.box(x - wide / 2, y - high, wide, high), fill) + h.lined(
        h.box(x - wide / 2 - 1.5, y - high - 3, wide + 3, 4.5, 1), fill, None
    )
    return found + (h.puff(x + 5, y - high - 9, 4) if smoke else h.Part())


def timbers(x: float, y: float, wide: float, high: float) -> h.Part:
    """Beams across a wall standing on y."""
    found = h.ink(f"{x} {y - high / 2}, {x + wide} {y - high / 2}")
    return found + h.ink(f"{x + wide / 2} {y - high / 2}, {x + wide / 2} {y - high}")


def tower(x: float, y: float, wide: float, high: float, fill: str = h.STONE, teeth: int = 3) -> h.Part:
    """A round tower with battlements standing on (x, y)."""
    found = h.lined(h.box(x - wide / 2, y - high, wide, high), fill)
    found += h.lined(h.battlements(x - wide / 2 - 2, y - high - 7, wide + 4, 4, teeth, 10), fill, None)
    return found


def ground(x: float = 50.0, wide: float = 88.0, y: float = GROUND, fill: str = h.MOSS, high: float = 7.0) -> h.Part:
    """A strip of turf beneath a house."""
    return h.lined(h.fitted("-.5 .2, -.42 -.5, 0 -.62, .42 -.5, .5 .2, .3 .55, -.3 .55", x, y - 1, wide, high), fill)


def sign(x: float, y: float, wide: float = 16.0, high: float = 13.0, fill: str = PINE) -> h.Part:
    """A board hanging from an arm that sticks out to the right of (x, y)."""
    found = h.ink(f"{x} {y}, {x + wide + 3} {y}", f"{x + wide / 2 + 2} {y}, {x + wide / 2 + 2} {y + 4}")
    return found + h.lined(h.box(x + 2, y + 3.5, wide, high, 2), fill)


def fence(x: float, y: float, many: int, step: float = 7.0, high: float = 13.0, fill: str = OAK) -> h.Part:
    """Pickets standing on y."""
    found = h.lined(h.box(x, y - high * 0.6, step * many, 3), fill, None)
    for i in range(many):
        a = x + i * step + 1
        found += h.lined(
            h.facet(f"{a} {y}, {a} {y - high + 3}, {a + 2.2} {y - high}, {a + 4.4} {y - high + 3}, {a + 4.4} {y}"),
            fill,
            None,
        )
    return found


def tree(x: float, y: float, size: float, fill: str = h.MOSS) -> h.Part:
    """A small tree standing on (x, y)."""
    found = h.lined(h.box(x - size * 0.09, y - size * 0.45, size * 0.18, size * 0.45, 1), BARK, None)
    return found + h.lined(h.lump(x, y - size * 0.66, size * 0.36, size * 0.36, 0.08, 9, round(x)), fill)


def house(
    x: float,
    y: float,
    wide: float,
    high: float,
    roof: float,
    *,
    walls: str = PLASTER,
    top: str = TILE,
    beams: bool = False,
) -> h.Part:
    """A house with its gable towards us, standing on y, by its left foot."""
    found = wall(x, y, wide, high, walls) + (timbers(x, y, wide, high) if beams else h.Part())
    return found + gable(x, y - high, wide, roof, top)


def shield_of(x: float, y: float, wide: float, high: float, fill: str = h.EMBER) -> h.Part:
    return h.lined(h.shield(x, y, wide, high), fill) + h.flat(
        (
            h.box(x - wide * 0.08, y + 2, wide * 0.16, high * 0.72),
            h.box(x - wide * 0.38, y + high * 0.26, wide * 0.76, wide * 0.16),
        ),
        h.CREAM,
    )


def meeple() -> h.Part:
    """A small wooden meeple, standing on (0, 0)."""
    return h.lined(
        "0 -26, 5 -22, 4 -16!, 12 -13, 12 -8, 6 -9!, 9 4!, 2 4!, 0 -1, -2 4!, -9 4!,"
        " -6 -9!, -12 -8, -12 -13, -4 -16!, -5 -22",
        PINE,
    )
