"""The city: districts, Capitol, one of the Four Towers, and the skyline at dusk."""

from __future__ import annotations

import math

from art import hand as h
from art.meeples import kit


def _villages() -> h.Part:
    found = (
        kit.tree(84, 88, 40)
        + kit.chimney(28, 40, 7, 16)
        + kit.house(14, 90, 38, 34, 28, top=kit.STRAW, beams=True)
        + kit.door(33, 90, 11, 18)
        + kit.pane(23, 78, 8, 9)
    )
    found += kit.house(56, 92, 26, 22, 20, walls=kit.SAND, top=kit.TILE) + kit.door(69, 92, 9, 14) + kit.fence(6, 94, 4)
    wheat = h.ink("90 92, 92 76", "86 92, 85 80") + h.lined(
        (h.oval(92, 74, 2.6, 6, 8), h.oval(85, 78, 2.6, 6, -8)), h.GOLD, None
    )
    return kit.ground(50, 92) + found + wheat


def _university() -> h.Part:
    found = kit.ground(50, 92) + kit.wall(14, 92, 72, 32, kit.SAND) + kit.hipped(14, 60, 72, 14, kit.SLATE)
    for x in (24, 76):
        found += kit.pane(x, 82, 9, 14, arched=True)
    found += (
        kit.wall(36, 92, 28, 56, kit.SAND)
        + kit.spire(50, 37, 36, 26, kit.SLATE)
        + h.lined(h.disc(50, 52, 8), h.CREAM)
        + h.ink("50 47, 50 52, 54 54")
        + kit.door(50, 92, 13, 20)
    )
    return found + kit.open_book(30, 15, h.EMBER).at(50, 68)


def _castle() -> h.Part:
    found = (
        kit.ground(50, 92) + kit.tower(22, 92, 22, 56) + kit.tower(78, 92, 22, 56) + kit.tower(50, 70, 30, 42, teeth=4)
    )
    found += (
        h.lined(h.battlements(24, 58, 52, 5, 5, 34), h.STONE)
        + h.lined(h.arch(50, 92, 22, 26), h.LEATHER, None)
        + h.ink("50 68, 50 91", "40 80, 60 80")
    )
    found += (
        kit.pane(22, 62, 6, 10, arched=True)
        + kit.pane(78, 62, 6, 10, arched=True)
        + kit.pane(50, 48, 7, 11, arched=True)
        + h.bricks("14 74, 26 82, 72 76, 80 84, 32 66, 62 64", 7, 3, h.STONE_SHADE)
    )
    return found + h.pennant(50, 8, 18, 11, h.EMBER, 16)


def _cathedral() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.wall(12, 92, 20, 52, h.STONE_LIGHT)
        + kit.wall(68, 92, 20, 52, h.STONE_LIGHT)
        + kit.spire(22, 41, 24, 34, h.PLUM)
        + kit.spire(78, 41, 24, 34, h.PLUM)
    )
    found += (
        kit.wall(30, 92, 40, 44, h.STONE_LIGHT)
        + kit.gable(30, 50, 40, 24, h.PLUM, 2)
        + h.lined(h.disc(50, 60, 9), h.SEA)
    )
    for turn in range(4):
        a = math.radians(45 * turn)
        dx, dy = 9 * math.cos(a), 9 * math.sin(a)
        found += h.ink(f"{50 - dx:.1f} {60 - dy:.1f}, {50 + dx:.1f} {60 + dy:.1f}")
    found += (
        h.flat(h.disc(50, 60, 3.4), h.GOLD) + h.lined(h.arch(50, 92, 16, 20), h.LEATHER, None) + h.ink("50 73, 50 91")
    )
    for x in (22, 78):
        found += kit.pane(x, 62, 8, 14, arched=True) + kit.pane(x, 84, 8, 14, arched=True)
    return found


def _capitol() -> h.Part:
    found = (
        kit.ground(50, 92) + h.lined(h.box(10, 84, 80, 8, 1), h.STONE) + h.lined(h.box(16, 78, 68, 7, 1), h.STONE_LIGHT)
    )
    found += (
        kit.wall(20, 78, 60, 26, kit.SAND)
        + h.together(h.lined(h.box(x, 53, 7, 25, 1), h.CREAM) for x in (22, 36, 57, 71))
        + h.lined(h.arch(50, 78, 11, 20), h.LEATHER, None)
    )
    found += (
        h.lined(h.box(16, 46, 68, 7, 1), h.STONE_LIGHT)
        + h.lined("24 46!, 26 28, 50 14, 74 28, 76 46!", h.SEA)
        + h.ink("50 15, 50 45", "38 20, 34 45", "62 20, 66 45")
    )
    return found + h.lined(h.box(45, 8, 10, 8, 1), h.CREAM) + h.pennant(50, 3, 14, 7, h.EMBER)


def _works() -> h.Part:
    found = (
        h.lined((h.box(20, 12, 7, 80, 1), h.box(12, 14, 70, 7, 1)), kit.OAK)
        + h.lined(h.tube("25 40, 42 22", 5, 5), kit.OAK, None)
        + h.ink("72 20, 72 40")
    )
    found += kit.planks(58, 40, 30, 12, 2, kit.PINE, False) + h.ink("60 40, 72 32, 86 40")
    found += bricks_wall(34, 92, 54, 32)
    return kit.ground(50, 92) + found + kit.hammer(22, 10).at(44, 58, 20)


def bricks_wall(x: float, y: float, wide: float, high: float) -> h.Part:
    """A wall not finished yet: steps of bricks."""
    found = h.lined(
        h.facet(
            f"{x} {y}, {x} {y - high}, {x + wide * 0.36} {y - high}, {x + wide * 0.36} {y - high * 0.66}, "
            f"{x + wide * 0.7} {y - high * 0.66}, {x + wide * 0.7} {y - high * 0.33}, "
            f"{x + wide} {y - high * 0.33}, {x + wide} {y}"
        ),
        kit.BRICK,
    )
    for k in (0.33, 0.66):
        found += h.ink(f"{x} {y - high * k}, {x + wide * (1.03 - k)} {y - high * k}")
    for a, b, c in ((0.25, 0, 0.33), (0.6, 0, 0.33), (0.4, 0.33, 0.66), (0.18, 0.66, 1)):
        found += h.ink(f"{x + wide * a} {y - high * b}, {x + wide * a} {y - high * c}")
    return found


def _training() -> h.Part:
    dummy = (
        kit.rod(10, 40, 6, kit.BARK)
        + h.lined(h.box(-26, -2, 52, 6, 3), kit.BARK)
        + h.lined("-14 -6, 0 -10, 14 -6, 12 22, 0 26, -12 22", kit.STRAW)
    )
    dummy += (
        h.ink("-10 4, 10 14")
        + h.lined(h.disc(0, -22, 14), kit.STRAW)
        + h.ink("-8 -26, -3 -21", "-3 -26, -8 -21", "8 -26, 3 -21", "3 -26, 8 -21", "-6 -14, 6 -14")
    )
    target = h.lined(h.disc(26, -0, 8), h.EMBER, None) + h.flat(h.disc(26, 0, 4), h.CREAM)
    return kit.ground(50, 92) + dummy.at(48, 50) + target.at(48, 50) + kit.sword(40, 7).at(18, 84, -14)


def _tower() -> h.Part:
    found = (
        kit.ground(50, 80)
        + h.lined(h.box(28, 34, 44, 58), h.STONE)
        + h.bricks("32 48, 58 42, 56 66, 34 74, 60 84", 9, 3.6, h.STONE_SHADE)
        + kit.spire(50, 35, 60, 30, h.PLUM)
    )
    return (
        found
        + kit.pane(50, 58, 12, 17, arched=True)
        + h.lined(h.arch(50, 92, 15, 20), h.LEATHER, None)
        + h.pennant(50, 2, 14, 6, h.EMBER, 4)
    )


# --- The whole city at dusk ---

HOUSES = (  # left edge, width, height, height of the roof
    (8, 18, 26, 14),
    (30, 14, 20, 10),
    (52, 20, 30, 16),
    (112, 16, 26, 12),
    (134, 22, 22, 14),
    (236, 18, 26, 14),
    (262, 14, 34, 20),
    (330, 22, 24, 14),
    (360, 16, 32, 18),
    (382, 14, 22, 12),
)
TOWERS = ((82, 16), (96, 22), (290, 22), (312, 16))  # left edge, top of the spire
WINDOWS = (
    "14 68, 38 72, 60 64, 66 76, 86 48, 100 54, 118 68, 142 72, 150 76, 178 60, "
    "194 66, 210 58, 242 68, 266 60, 294 52, 316 56, 338 70, 346 76, 366 62, 388 72"
)


def skyline() -> h.Part:
    """A strip of 400 x 100: hills, roofs and lit windows under a low sun."""
    sky = (
        h.flat(h.box(0, 0, 400, 100), h.SKY)
        + h.flat("0 0!, 400 0!, 400 22!, 330 30, 250 22, 160 32, 80 22, 0 30!", h.SKY_HIGH)
        + h.flat(h.disc(292, 46, 15), h.GLOW)
    )
    hills = h.flat("0 100!, 0 62!, 40 50, 90 62, 150 46, 220 60, 290 50, 350 62, 400 50!, 400 100!", h.FAR)
    clouds = h.together(
        h.cloud(x, y, wide, h.PAPER_EDGE, False) for x, y, wide in ((62, 22, 44), (214, 16, 34), (356, 24, 40))
    )
    houses = h.together(_far_house(*house) for house in HOUSES)
    towers = h.together(_far_tower(*tower) for tower in TOWERS)
    castle = (
        h.flat(
            (
                h.battlements(164, 40, 60, 5, 6, 60),
                h.battlements(172, 24, 14, 4, 3, 30),
                h.battlements(202, 20, 14, 4, 3, 30),
            ),
            h.NEAR,
        )
        + h.flat(h.facet("209 6, 222 10, 209 14"), h.EMBER)
        + h.flat(h.box(208, 6, 1.4, 15), h.NEAR)
    )
    windows = h.together(h.flat(h.box(x, y, 3.6, 5, 1), h.GLOW) for x, y in h.points(WINDOWS)[0])
    ground = h.flat("0 100!, 0 88!, 60 82, 130 90, 200 84, 280 91, 340 84, 400 89!, 400 100!", h.NEAR)
    return sky + hills + clouds + houses + towers + castle + windows + ground


def _far_house(x: float, wide: float, high: float, roof: float) -> h.Part:
    eaves = 86 - high
    gable = f"{x - 2} {eaves}, {x + wide / 2} {eaves - roof}, {x + wide + 2} {eaves}"
    return h.flat(h.box(x, eaves, wide, high + 14), h.MID) + h.flat(h.facet(gable), h.NEAR)


def _far_tower(x: float, top: float) -> h.Part:
    spire = h.facet(f"{x - 2} 36, {x + 6} {top}, {x + 14} 36")
    return h.flat(h.box(x, 36, 12, 60), h.MID) + h.flat(spire, h.NEAR)


DISTRICTS: dict[str, h.Drawing] = {
    "villages": _villages,
    "university": _university,
    "castle": _castle,
    "cathedral": _cathedral,
}

CAPITOL: dict[str, h.Drawing] = {"capitol": _capitol, "capitol-works": _works, "capitol-training": _training}

TOWER: dict[str, h.Drawing] = {"tower": _tower}
