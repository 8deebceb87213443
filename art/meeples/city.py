"""The city: districts, Capitol, Locations, building plots, the Four Towers and their rooms."""

from __future__ import annotations

import math
from collections.abc import Callable

from art import hand as h
from art.meeples import kit

SAND = "#e3cf9f"
INDOORS = "#bba6c0"
FLOOR = "#a5774c"
CLOUDY = "#8d839c"


def house(
    x: float,
    y: float,
    wide: float,
    high: float,
    roof: float,
    *,
    walls: str = kit.PLASTER,
    top: str = kit.TILE,
    beams: bool = False,
) -> h.Part:
    """A house with its gable towards us, standing on y, by its left foot."""
    found = kit.wall(x, y, wide, high, walls) + (kit.timbers(x, y, wide, high) if beams else h.Part())
    return found + kit.gable(x, y - high, wide, roof, top)


# --- Districts and Capitol ---


def _villages() -> h.Part:
    found = (
        kit.tree(84, 88, 40)
        + kit.chimney(28, 40, 7, 16)
        + house(14, 90, 38, 34, 28, top=kit.STRAW, beams=True)
        + kit.door(33, 90, 11, 18)
        + kit.pane(23, 78, 8, 9)
    )
    found += house(56, 92, 26, 22, 20, walls=SAND, top=kit.TILE) + kit.door(69, 92, 9, 14) + kit.fence(6, 94, 4)
    wheat = (
        h.ink("90 92, 92 76", "86 92, 85 80")
        + h.lined(h.oval(92, 74, 2.6, 6, 8), h.GOLD, None)
        + h.lined(h.oval(85, 78, 2.6, 6, -8), h.GOLD, None)
    )
    return kit.ground(50, 92) + found + wheat


def _university() -> h.Part:
    found = kit.ground(50, 92) + kit.wall(14, 92, 72, 32, SAND) + kit.hipped(14, 60, 72, 14, kit.SLATE)
    for x in (24, 76):
        found += kit.pane(x, 82, 9, 14, arched=True)
    found += (
        kit.wall(36, 92, 28, 56, SAND)
        + kit.spire(50, 37, 36, 26, kit.SLATE)
        + h.lined(h.disc(50, 52, 8), h.CREAM)
        + h.ink("50 47, 50 52, 54 54")
        + kit.door(50, 92, 13, 20)
    )
    return found + kit.at(kit.open_book(30, 15, h.EMBER), 50, 68)


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
        kit.wall(20, 78, 60, 26, SAND)
        + h.together(h.lined(h.box(x, 53, 7, 25, 1), h.CREAM) for x in (22, 36, 57, 71))
        + h.lined(h.arch(50, 78, 11, 20), h.LEATHER, None)
    )
    found += (
        h.lined(h.box(16, 46, 68, 7, 1), h.STONE_LIGHT)
        + h.lined(h.cut("24 46!, 26 28, 50 14, 74 28, 76 46!"), h.SEA)
        + h.ink("50 15, 50 45", "38 20, 34 45", "62 20, 66 45")
    )
    return found + h.lined(h.box(45, 8, 10, 8, 1), h.CREAM) + h.pennant(50, 3, 14, 7, h.EMBER)


def _works() -> h.Part:
    found = (
        h.lined(h.box(20, 12, 7, 80, 1), kit.OAK)
        + h.lined(h.box(12, 14, 70, 7, 1), kit.OAK)
        + h.lined(h.tube("25 40, 42 22", 5, 5), kit.OAK, None)
        + h.ink("72 20, 72 40")
    )
    found += kit.planks(58, 40, 30, 12, 2, kit.PINE, False) + h.ink("60 40, 72 32, 86 40")
    found += bricks_wall(34, 92, 54, 32)
    return kit.ground(50, 92) + found + kit.at(kit.hammer(22, 10), 44, 58, 20)


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
        + h.lined(h.cut("-14 -6, 0 -10, 14 -6, 12 22, 0 26, -12 22"), kit.STRAW)
    )
    dummy += (
        h.ink("-10 4, 10 14")
        + h.lined(h.disc(0, -22, 14), kit.STRAW)
        + h.ink("-8 -26, -3 -21", "-3 -26, -8 -21", "8 -26, 3 -21", "3 -26, 8 -21", "-6 -14, 6 -14")
    )
    target = h.lined(h.disc(26, -0, 8), h.EMBER, None) + h.flat(h.disc(26, 0, 4), h.CREAM)
    return kit.ground(50, 92) + kit.at(dummy, 48, 50) + kit.at(target, 48, 50) + kit.at(kit.sword(40, 7), 18, 84, -14)


# --- Locations ---


def _muster_green() -> h.Part:
    found = (
        kit.ground(50, 92, high=12)
        + kit.tree(18, 88, 44)
        + h.lined(h.box(76, 10, 4, 80, 2), kit.BARK)
        + h.lined(h.fitted("0 0!, .5 .12, 1 -.05!, .76 .5!, 1 1!, .5 1.1, 0 1!", 46, 14, 30, 26), h.EMBER).mirrored(61)
    )
    found += kit.at(kit.axe(14, 10, 0.6), 60, 28, 0) + h.lined(
        h.cut("28 74, 32 66, 56 66, 60 74, 58 90, 30 90"), kit.OAK
    )
    return (
        found
        + h.lined(h.oval(44, 70, 15, 5), h.CREAM)
        + h.ink("30 78, 36 88, 44 79, 52 88, 58 78")
        + kit.at(kit.rod(18, 2, 3), 54, 70, 40)
        + kit.at(kit.rod(18, 2, 3), 36, 70, -40)
    )


def _lecture_log() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.box(12, 62, 66, 26, 9), kit.BARK)
        + h.ink("32 70, 48 70", "40 80, 60 80")
        + kit.rings(78, 75, 13.6)
    )
    found += (
        h.lined(h.box(34, 16, 40, 30, 2), kit.BARK)
        + h.lined(h.box(38, 20, 32, 22), h.MOSS)
        + h.ink("44 34, 50 26, 54 34, 58 28, 64 34", "40 46, 34 62", "68 46, 74 62")
    )
    return (
        found
        + kit.at(kit.book(18, 7, h.EMBER), 24, 58)
        + kit.at(kit.book(15, 7, h.SEA), 23, 51)
        + kit.at(kit.candle(0, 0, 5, 9), 23, 47)
    )


def _squires_stair() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.tower(72, 92, 34, 70)
        + h.lined(h.arch(72, 56, 14, 20), h.LEATHER, None)
        + h.bricks("60 74, 78 82, 80 44, 60 36", 8, 3.4, h.STONE_SHADE)
    )
    for i in range(5):
        found += h.lined(h.box(12 + i * 11, 86 - i * 7.6, 66 - i * 11, 8), h.STONE_LIGHT)
    return found + kit.at(shield_of(0, 0, 22, 24), 26, 46) + h.pennant(72, 4, 14, 8, h.SEA, 8)


def shield_of(x: float, y: float, wide: float, high: float, fill: str = h.EMBER) -> h.Part:
    return (
        h.lined(h.shield(x, y, wide, high), fill)
        + h.flat(h.box(x - wide * 0.08, y + 2, wide * 0.16, high * 0.72), h.CREAM)
        + h.flat(h.box(x - wide * 0.38, y + high * 0.26, wide * 0.76, wide * 0.16), h.CREAM)
    )


def _seedling_seminary() -> h.Part:
    found = (
        kit.ground(50, 92)
        + house(22, 92, 56, 34, 30, walls=h.STONE_LIGHT, top=h.MOSS)
        + kit.door(50, 92, 14, 22)
        + kit.pane(33, 84, 8, 13, arched=True)
        + kit.pane(67, 84, 8, 13, arched=True)
    )
    pot = h.lined(h.cut("40 40!, 60 40!, 57 52!, 43 52!"), kit.BRICK) + h.lined(
        h.box(38, 36, 24, 6, 1), kit.BRICK, None
    )
    return (
        found
        + h.ink("50 36, 50 22")
        + kit.leaf(50, 26, 18, -50)
        + kit.leaf(50, 26, 18, 50)
        + kit.leaf(50, 24, 16, 0)
        + pot
    )


def _levy_station() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.facet("10 92, 46 30, 54 30, 90 92"), h.CREAM)
        + h.flat(h.facet("34 91, 46 31.4, 54 31.4, 66 91"), h.EMBER)
        + h.lined(h.facet("38 92, 50 52, 62 92"), kit.NIGHT, None)
    )
    horn_ = h.lined(h.cut("8 78!, 24 76, 34 68!, 38 86!, 26 84, 8 83!"), h.GOLD)
    return (
        found
        + h.pennant(50, 10, 18, 12, h.SEA, 20)
        + horn_
        + kit.at(kit.staff(34, 8, h.SEA, 5), 80, 86, 8)
        + kit.at(kit.axe(28, 6, 0.7), 88, 86, 14)
    )


def _healers_temple() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.box(14, 82, 72, 10, 1), h.STONE_LIGHT)
        + h.lined(h.box(20, 46, 60, 36), "#d8e3dc")
        + h.together(h.lined(h.box(x, 46, 8, 36, 1), h.CREAM) for x in (20, 35, 57, 72))
    )
    found += (
        h.lined(h.arch(50, 82, 12, 22), h.LEATHER, None)
        + kit.gable(16, 46, 68, 28, h.SEA, 4)
        + h.lined(h.disc(50, 36, 8), h.CREAM, None)
        + h.flat(h.cut("50 42!, 44.6 35.6, 47 31.6, 50 34.6!, 53 31.6, 55.4 35.6"), h.EMBER)
    )
    flask = (
        h.lined(h.box(-3, -20, 6, 8), "#cfe0e6", None)
        + h.lined(h.cut("-3 -13, 3 -13, 10 -2, 7 4, -7 4, -10 -2"), h.EMBER)
        + h.lined(h.box(-4, -23, 8, 4, 1), kit.OAK, None)
    )
    return found + kit.at(flask, 84, 86) + kit.leaf(14, 90, 15, -24) + kit.leaf(14, 90, 13, 34)


def _house_of_lords() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.wall(16, 92, 68, 40, kit.BRICK)
        + kit.hipped(16, 52, 68, 18, kit.SLATE)
        + kit.wall(36, 92, 28, 52, SAND)
        + kit.gable(36, 42, 28, 16, kit.SLATE, 3)
    )
    for x in (26, 74):
        found += kit.pane(x, 70, 9, 11) + kit.pane(x, 88, 9, 11)
    found += (
        kit.door(50, 92, 15, 24, h.PLUM)
        + h.lined(h.facet("42 46, 58 46, 58 60, 50 64, 42 60"), h.EMBER, None)
        + h.crown(50, 58, 11, 7)
        + h.crown(50, 27, 20, 14)
    )
    return found


def _branch_and_root_inn() -> h.Part:
    found = h.lined(h.cut("22 93!, 28 70, 26 44, 74 44, 72 70, 80 93!, 64 90, 50 94, 36 90"), kit.BARK) + h.lined(
        h.lump(50, 28, 38, 22, 0.09, 11, 3), h.MOSS
    )
    found += (
        kit.pane(38, 64, 10, 12, arched=True)
        + kit.door(56, 91, 14, 22, kit.OAK)
        + kit.chimney(68, 20, 7, 12)
        + h.dots("34 24, 56 18, 44 36, 64 34", 2.6, h.dark(h.MOSS))
    )
    return found + kit.sign(70, 50, 17, 17) + kit.at(mug(), 82, 66, 0, 0.5) + h.ink("34 78, 36 86")


def mug() -> h.Part:
    """A small tankard about (0, 0)."""
    found = h.lined(h.cut("6 -8, 16 -6, 15 6, 6 8"), kit.OAK, None) + h.lined(h.box(-10, -12, 18, 24, 2), kit.OAK, None)
    return found + h.lined(h.cut("-13 -10, -10 -18, 0 -19, 9 -17, 11 -9, 0 -7"), h.CREAM, None)


def _colosseum() -> h.Part:
    found = kit.ground(50, 92) + h.lined(
        h.cut("8 90!, 10 42!, 28 36!, 30 46!, 50 50!, 70 46!, 72 26!, 90 32!, 92 90!, 50 95"), SAND
    )
    for x, y in ((17, 68), (33, 70), (50, 72), (67, 70), (83, 66), (17, 86), (33, 89), (67, 89), (83, 86)):
        found += h.lined(h.arch(x, y, 10, 13), h.LEATHER if y < 80 else kit.NIGHT, None)
    found += h.lined(h.arch(50, 93, 13, 17), kit.NIGHT, None) + h.ink("9 71, 50 76, 91 70")
    return found + h.crown(50, 30, 28, 18) + h.pennant(80, 12, 13, 9, h.EMBER, 16)


def _mage_academy() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.wall(18, 92, 30, 36, SAND)
        + kit.gable(18, 56, 30, 18, h.SEA, 4)
        + kit.pane(33, 80, 10, 12)
        + h.lined(h.box(48, 40, 26, 52), SAND)
    )
    found += h.lined(h.cut("40 42, 52 36, 61 35, 72 36, 84 42, 72 46, 61 47, 50 46"), h.SEA) + h.lined(
        h.cut("48 40!, 54 26, 58 12, 70 6!, 69 18, 72 28, 75 40!, 61 43"), h.SEA
    )
    found += (
        h.flat(h.ring_of(62, 28, 6, 2.6, 5), h.GOLD)
        + kit.door(61, 92, 13, 22, h.PLUM)
        + kit.pane(61, 62, 8, 9, arched=True)
    )
    return (
        found
        + h.crown(26, 36, 20, 13)
        + h.flat(h.ring_of(84, 24, 5, 1.6, 4), h.GOLD)
        + h.flat(h.ring_of(44, 18, 4, 1.4, 4), h.GOLD)
    )


def _incense_workshop() -> h.Part:
    found = (
        kit.ground(50, 92)
        + house(12, 92, 42, 36, 24, walls=SAND, top=h.PLUM)
        + kit.door(26, 92, 12, 20)
        + kit.pane(43, 80, 9, 10)
    )
    found += (
        h.lined(h.cut("60 78, 64 64, 76 60, 88 64, 92 78, 84 88, 68 88"), h.GOLD)
        + h.lined(h.cut("64 64!, 68 52, 76 46!, 84 52, 88 64!, 76 68"), h.GOLD)
        + h.lined(h.box(68, 87, 16, 6, 2), h.GOLD, None)
        + h.dots("70 58, 76 55, 82 58", 1.8, h.PITCH)
    )
    return found + h.limb("76 44, 68 36, 78 28, 72 16, 80 8", 7, 6, 4, fill=kit.GHOST) + h.ink("64 64, 88 64")


def _speechifying_stump() -> h.Part:
    found = kit.ground(50, 92) + kit.stump(50, 92, 62, 36) + h.ink("40 74, 42 86", "60 72, 58 84")
    cone = h.lined(h.facet("22 46, 52 32, 52 64, 22 52", 1), h.GOLD) + h.lined(
        h.oval(52, 48, 5.6, 16), h.dark(h.GOLD), None
    )
    found += h.ink("34 50, 28 62", "38 52, 44 62") + cone.turned(-14, 38, 50)
    bubble = h.lined(h.cut("58 24, 62 10, 78 6, 92 12, 94 26, 84 34, 72 35, 64 42!, 65 33"), h.CREAM)
    return found + bubble + kit.lines(68, 15, 18, 3, 5) + kit.leaf(20, 84, 15, -40)


def _revolving_barracks() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.oval(50, 88, 40, 6), h.IRON)
        + h.lined(h.box(18, 48, 64, 38, 3), kit.OAK)
        + h.ink("34 48, 34 86", "66 48, 66 86")
        + h.lined(h.cut("12 50!, 50 22!, 88 50!, 50 54"), kit.TILE)
    )
    found += (
        h.lined(h.arch(50, 86, 14, 22), kit.NIGHT, None)
        + kit.pane(26, 72, 7, 9)
        + kit.pane(74, 72, 7, 9)
        + kit.at(kit.axe(18, 8, 0.7), 50, 44, 30)
        + kit.at(kit.axe(18, 8, 0.7), 50, 44, -30, flip=True)
    )
    arrow = h.lined(h.tube("22 24, 34 12, 52 8, 70 12", 5, 5), h.GOLD, None) + h.lined(
        h.facet("68 4, 82 16, 66 20"), h.GOLD, None
    )
    return found + arrow


def _feather_bed_row() -> h.Part:
    found = kit.ground(50, 94)
    for x, fill in ((6, kit.TILE), (35, h.SEA), (64, h.MOSS)):
        found += (
            house(x, 90, 28, 30, 20, walls=kit.PLASTER, top=fill, beams=False)
            + h.lined(h.box(x + 3, 70, 3.4, 20, 1), kit.BARK, None)
            + h.lined(h.box(x + 22, 76, 3.4, 14, 1), kit.BARK, None)
        )
        found += h.lined(h.box(x + 5, 80, 18, 7, 2), fill, None) + h.lined(h.oval(x + 10, 78, 5, 3.4), h.CREAM, None)
    feather = h.lined(h.cut("0 0!, -8 -10, -5 -24, 4 -30!, 8 -20, 6 -8"), h.CREAM) + h.ink("0 6, 0 -4, 3 -20")
    return found + kit.at(feather, 50, 34, 24) + kit.at(feather, 24, 30, -30, 0.7)


def _grudge_grindery() -> h.Part:
    found = (
        kit.ground(50, 92)
        + house(8, 92, 40, 40, 24, walls=h.STONE, top=kit.SLATE)
        + kit.door(28, 92, 13, 22)
        + kit.chimney(38, 42, 7, 18, False)
        + h.cloud(44, 12, 18, CLOUDY)
    )
    found += (
        h.lined(h.tube("56 92, 68 68", 5, 5), kit.OAK, None)
        + h.lined(h.tube("90 92, 78 68", 5, 5), kit.OAK, None)
        + h.lined(h.disc(73, 66, 18), h.STONE_LIGHT)
        + h.lined(h.disc(73, 66, 4), h.IRON, None)
    )
    found += (
        kit.brows(73, 58, 7, 8, 22)
        + h.ink("66 76, 73 73, 80 76")
        + h.lined(h.facet("44 50, 60 58, 58 62, 42 56"), kit.STEEL, None)
    )
    return found + h.flat(h.ring_of(58, 50, 7, 2, 4, 20), h.GOLD) + h.flat(h.ring_of(52, 42, 4, 1.4, 4), h.GOLD)


def _hunters_hollow() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.cut("10 92!, 14 60, 30 40, 52 34, 76 42, 88 64, 90 92!"), h.MOSS)
        + h.lined(h.arch(50, 92, 32, 36), kit.BARK, None)
        + h.flat(h.arch(50, 91, 24, 30), h.PITCH)
    )
    found += (
        kit.eyes(50, 76, 6, 3.6, h.PITCH, 0, 0, (0, 0), h.GLOW)
        + h.limb("44 36, 36 26, 36 12", 6, 3, fill=h.BONE)
        + h.limb("38 26, 30 24, 26 16", 5, 3, fill=h.BONE)
        + h.limb("56 36, 64 26, 64 12", 6, 3, fill=h.BONE)
        + h.limb("62 26, 70 24, 74 16", 5, 3, fill=h.BONE)
    )
    found += h.lined(h.cut("40 38, 50 32, 60 38, 56 52, 50 56, 44 52"), h.BONE) + h.dots("46 42, 54 42", 2, h.PITCH)
    bow = h.lined(h.tube("0 -22, 9 -10, 9 10, 0 22", 3, 4, 3), kit.BARK, None) + h.ink("0 -22, 0 22")
    return found + kit.at(bow, 84, 66, 10) + kit.tree(14, 90, 34)


def _heartwood_chapel() -> h.Part:
    found = (
        kit.ground(50, 92)
        + house(20, 92, 60, 36, 34, walls=kit.OAK, top=kit.BARK)
        + h.ink("34 56, 34 92", "66 56, 66 92")
        + kit.rings(50, 44, 12)
        + h.flat(h.cut("50 52!, 43 44, 46 38, 50 42!, 54 38, 57 44"), h.EMBER)
    )
    found += (
        h.lined(h.arch(50, 92, 16, 24), h.LEATHER, None)
        + h.ink("50 69, 50 91")
        + kit.pane(27, 80, 7, 12, arched=True)
        + kit.pane(73, 80, 7, 12, arched=True)
    )
    return (
        found
        + h.lined(h.box(45, 12, 10, 14, 1), kit.OAK)
        + kit.spire(50, 13, 16, 10, kit.BARK)
        + kit.at(kit.sword(26, 5), 88, 66, 180)
        + h.lined(h.cut("80 92, 84 84, 92 84, 95 92"), h.STONE)
    )


def _totem_lathe() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.box(10, 80, 80, 9, 2), kit.OAK)
        + h.lined(h.box(16, 60, 10, 22, 2), kit.OAK)
        + h.lined(h.box(76, 60, 10, 22, 2), kit.OAK)
    )
    pole = h.lined(h.box(36, 8, 28, 72, 4), kit.BARK)
    for y, fill in ((8, h.PLUM), (32, h.MOSS), (56, h.EMBER)):
        pole += (
            h.lined(h.box(35, y, 30, 23, 5), fill)
            + kit.eyes(50, y + 9, 7, 4, fill, 0.2, 10)
            + h.flat(h.box(43, y + 16, 14, 3.6, 1.6), h.CREAM)
        )
    wings = h.lined(h.cut("36 14!, 14 6, 8 18, 20 26, 36 24!"), h.GOLD)
    return (
        found
        + wings.twice()
        + pole
        + h.lined(h.disc(18, 86, 8), h.IRON)
        + h.ink("18 86, 12 94")
        + h.lined(h.cut("66 74!, 78 66!, 80 70!, 67 78!"), kit.STEEL, None)
        + h.puff(30, 90, 3, kit.PINE)
        + h.puff(70, 92, 3, kit.PINE)
    )


def _turnery_of_fortune() -> h.Part:
    found = kit.ground(50, 92) + h.lined(h.facet("28 92, 46 48, 54 48, 72 92, 64 92, 50 58, 36 92"), kit.OAK)
    found += h.lined(h.disc(50, 42, 34), kit.BARK)
    colours = (h.EMBER, h.CREAM, h.SEA, h.GOLD, h.MOSS, h.CREAM, h.PLUM, h.GOLD)
    for i, fill in enumerate(colours):
        a, b, m = (math.radians(45 * i + k - 112.5) for k in (0, 45, 22.5))
        edge = ", ".join(f"{50 + 29 * math.cos(t):.2f} {42 + 29 * math.sin(t):.2f}" for t in (a, m, b))
        found += h.lined(
            h.cut(f"50 42!, {edge.split(', ')[0]}!, {edge.split(', ')[1]}, {edge.split(', ')[2]}!"), fill, None
        )
    return (
        found
        + h.lined(h.disc(50, 42, 6), h.GOLD)
        + h.lined(h.facet("44 2, 56 2, 50 16"), h.PITCH, None)
        + kit.at(meeple(), 82, 88, 0, 1)
    )


def meeple() -> h.Part:
    """A little wooden one, standing."""
    return h.lined(
        h.cut(
            "0 -26, 5 -22, 4 -16!, 12 -13, 12 -8, 6 -9!, 9 4!, 2 4!, 0 -1, -2 4!, -9 4!,"
            " -6 -9!, -12 -8, -12 -13, -4 -16!, -5 -22"
        ),
        kit.PINE,
    )


LOCATIONS: dict[str, Callable[[], h.Part]] = {
    "muster-green": _muster_green,
    "lecture-log": _lecture_log,
    "squires-stair": _squires_stair,
    "seedling-seminary": _seedling_seminary,
    "levy-station": _levy_station,
    "healers-temple": _healers_temple,
    "house-of-lords": _house_of_lords,
    "branch-and-root-inn": _branch_and_root_inn,
    "colosseum": _colosseum,
    "mage-academy": _mage_academy,
    "incense-workshop": _incense_workshop,
    "speechifying-stump": _speechifying_stump,
    "revolving-barracks": _revolving_barracks,
    "feather-bed-row": _feather_bed_row,
    "grudge-grindery": _grudge_grindery,
    "hunters-hollow": _hunters_hollow,
    "heartwood-chapel": _heartwood_chapel,
    "totem-lathe": _totem_lathe,
    "turnery-of-fortune": _turnery_of_fortune,
}


# --- Plots still empty ---


def plot(thing: h.Part) -> h.Part:
    """Ground staked out with string, and what it is good for."""
    found = h.lined(h.cut("8 84, 24 70, 76 70, 92 84, 78 93, 22 93"), SAND)
    for x, y in ((12, 84), (26, 72), (74, 72), (88, 84)):
        found += h.lined(h.box(x - 2, y - 14, 4, 15, 1), kit.OAK, None)
    found += h.ink("12 72, 26 60, 74 60, 88 72")
    return found + thing


def _plots() -> dict[str, h.Part]:
    tilt = (
        kit.at(kit.rod(44, 8, 5, kit.BARK), 44, 84)
        + h.lined(h.box(20, 38, 54, 6, 3), kit.OAK)
        + shield_of(70, 40, 22, 26)
        + h.lined(h.lump(24, 56, 8, 9, 0.05), h.LEATHER)
        + h.ink("24 44, 24 48")
    )
    font = (
        h.lined(h.cut("34 54!, 66 54!, 62 66, 54 70, 54 80!, 62 86!, 38 86!, 46 80!, 46 70, 38 66"), h.STONE_LIGHT)
        + h.lined(h.oval(50, 54, 17, 5), kit.WATER)
        + kit.drop(50, 34, 14, kit.WATER)
    )
    return {
        "cottage-plot": house(36, 84, 28, 20, 18, top=kit.STRAW) + kit.door(50, 84, 9, 13),
        "drill-yard": kit.at(kit.axe(40, 12, 1.0), 42, 74, 24) + kit.at(kit.axe(40, 12, 1.0), 58, 74, -24, flip=True),
        "reading-room": kit.at(kit.open_book(46, 26, h.SEA), 50, 66) + kit.candle(78, 64, 7, 16),
        "notice-board": h.lined(h.box(28, 40, 5, 46, 1), kit.BARK)
        + h.lined(h.box(67, 40, 5, 46, 1), kit.BARK)
        + h.lined(h.box(24, 32, 52, 32, 2), kit.OAK)
        + h.lined(h.box(30, 38, 16, 18), h.CREAM, None)
        + h.lined(h.box(52, 36, 18, 14), h.CREAM, None)
        + h.dots("38 40, 61 38", 1.8, h.EMBER)
        + kit.lines(33, 45, 10, 2, 4),
        "royal-lot": h.crown(50, 78, 44, 30),
        "tilting-yard": tilt,
        "font-corner": font,
        "pilgrims-rest": h.lined(h.box(26, 72, 48, 6, 2), kit.OAK)
        + h.lined(h.box(30, 76, 6, 12), kit.OAK, None)
        + h.lined(h.box(64, 76, 6, 12), kit.OAK, None)
        + kit.at(kit.staff(50, 10, kit.OAK, 4), 72, 80, 12)
        + h.lined(h.cut("22 68, 34 62, 46 61, 58 62, 70 68, 58 73, 46 74, 34 73"), h.LEATHER)
        + h.lined(h.cut("33 65!, 34 52, 46 46, 58 52, 59 65!, 46 68"), h.LEATHER)
        + h.lined(h.cut("41 53, 46 50, 51 53, 48 61!, 44 61!"), h.GOLD, None),
    }


# --- The Four Towers ---


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


def chamber(thing: h.Part, wall_: str = INDOORS, floor: str = FLOOR, window: bool = True) -> h.Part:
    """A room cut open: an arched wall of stone, a floor, perhaps a window to the dusk."""
    outer = h.lined(h.fitted("-.5 0!, -.5 -.6, -.36 -.9, 0 -1, .36 -.9, .5 -.6, .5 0!", 50, 93, 88, 88), h.STONE)
    inner = h.lined(h.fitted("-.5 0!, -.5 -.6, -.36 -.9, 0 -1, .36 -.9, .5 -.6, .5 0!", 50, 86, 70, 72), wall_, None)
    inner += h.lined(h.facet("15 74, 85 74, 85 86, 15 86"), floor, None)
    if window:
        inner += kit.pane(50, 40, 11, 17, arched=True)
    return outer + h.bricks("7.6 70, 7.6 52, 87 62, 87 80, 22 17, 68 13", 5, 4, h.STONE_SHADE) + inner + thing


def shelf(x: float, y: float, wide: float) -> h.Part:
    return h.lined(h.box(x, y, wide, 4, 1), kit.OAK, None)


def _rooms() -> dict[str, h.Part]:
    books = h.together(
        h.lined(h.box(20 + i * 7, 46 - high, 6, high), fill, None)
        for i, (high, fill) in enumerate(((16, h.EMBER), (13, h.SEA), (17, h.GOLD), (14, h.MOSS)))
    )
    curtain = (
        h.lined(h.cut("36 34!, 64 34!, 66 84!, 58 80!, 50 85!, 42 80!, 34 84!"), h.PLUM)
        + h.ink("50 36, 49 78")
        + h.lined(h.box(30, 29, 40, 6, 2), kit.OAK)
    )
    bars = (
        h.lined(h.arch(50, 64, 34, 42), h.SKY, None)
        + h.flat(h.disc(58, 38, 6), h.GLOW)
        + h.together(h.lined(h.box(x - 1.6, 26, 3.2, 38), h.IRON, None) for x in (40, 50, 60))
    )
    wind = h.together(
        h.lined(h.tube(text, 4.4, 4), kit.GHOST, None)
        for text in (
            "18 40, 44 40, 54 33, 47 27, 42 32",
            "22 52, 62 52, 71 59, 63 66, 57 60",
            "30 64, 42 64, 47 70, 42 74",
        )
    )
    snuffed = (
        h.lined(h.box(68, 62, 8, 20, 1.5), h.CREAM)
        + h.ink("72 62, 74 57")
        + h.lined(h.oval(72, 83, 9, 3), h.GOLD, None)
    )
    chest = (
        h.lined(h.box(30, 60, 40, 22, 2), kit.OAK)
        + h.lined(h.cut("30 60!, 30 50, 36 44, 64 44, 70 50, 70 60!"), kit.OAK)
        + h.flat(h.box(31, 58, 38, 3.6), h.IRON)
        + h.lined(h.box(46, 56, 8, 9, 1), h.GOLD, None)
    )
    mould = (
        h.lined(h.lump(30, 76, 13, 8, 0.14, 9, 2), kit.LEAF)
        + h.lined(h.lump(72, 78, 11, 6, 0.14, 9, 3), kit.LEAF)
        + kit.mushroom(38, 82, 18, h.PLUM)
        + kit.mushroom(28, 70, 13, h.EMBER)
    )
    fists = h.lined(h.cut("24 56, 28 44, 40 42, 48 50, 46 62, 32 66"), h.EMBER) + h.lined(
        h.box(22, 62, 16, 8, 2), h.CREAM
    ).turned(-30, 30, 66)
    well = (
        h.lined(h.box(32, 58, 36, 24, 3), h.STONE_LIGHT)
        + h.lined(h.oval(50, 58, 18, 5.4), kit.NIGHT)
        + h.lined(h.box(33, 30, 4, 28), kit.OAK, None)
        + h.lined(h.box(63, 30, 4, 28), kit.OAK, None)
        + kit.gable(34, 34, 32, 14, kit.TILE, 6)
    )
    sack = h.lined(h.cut("40 54!, 30 66, 28 80, 40 84, 60 84, 68 78, 64 64, 54 54!"), h.LEATHER) + h.lined(
        h.cut("38 46!, 46 50, 56 46!, 54 56, 40 56"), h.LEATHER, None
    )
    broom = (
        kit.at(
            kit.rod(44, 0, 4, kit.OAK)
            + h.lined(h.cut("-5 -4!, 5 -4!, 11 18!, 4 15!, 0 19!, -4 15!, -11 18!"), kit.STRAW),
            38,
            64,
            8,
        )
        + h.lined(h.cut("56 64!, 76 64!, 73 84!, 59 84!"), h.IRON)
        + h.ink("57 65, 66 52, 75 65")
    )
    axes = (
        kit.at(kit.axe(32, 14, 0.9), 34, 64, -16, flip=True)
        + kit.at(kit.axe(32, 14, 0.9), 66, 64, 16)
        + kit.at(kit.axe(34, 14, 0.9), 50, 66, 0)
    )
    stair = h.Part()
    for i, (k, out) in enumerate(((-1, 26), (1, 27), (-1, 25), (1, 24), (-1, 21), (1, 17))):
        y = 80 - i * 10
        step = f"50 {y - 4}, {50 + k * out} {y - 1}, {50 + k * out} {y + 5}, 50 {y + 3}"
        stair += h.lined(h.facet(step), h.STONE_LIGHT if k < 0 else h.STONE, None)
    stair += h.lined(h.box(45, 22, 10, 62, 2), kit.OAK)
    stars = (
        h.flat(h.ring_of(34, 36, 5, 2, 5), h.GOLD)
        + h.flat(h.ring_of(66, 30, 4, 1.6, 5), h.GOLD)
        + h.flat(h.ring_of(50, 26, 3, 1.2, 5), h.GOLD)
    )
    scope = (
        h.lined(h.facet("30 66, 62 44, 67 51, 35 73"), h.GOLD)
        + h.lined(h.facet("60 42, 70 35, 76 44, 66 52"), h.GOLD, None)
        + h.ink("48 62, 40 84", "48 62, 50 84", "48 62, 60 84")
    )
    antlers = (
        h.limb("44 40, 34 32, 32 20", 5, 3, fill=h.BONE)
        + h.limb("56 40, 66 32, 68 20", 5, 3, fill=h.BONE)
        + h.limb("36 34, 28 32, 24 26", 4, 3, fill=h.BONE)
        + h.limb("64 34, 72 32, 76 26", 4, 3, fill=h.BONE)
    )
    trophy = (
        antlers
        + h.lined(h.shield(50, 38, 30, 34), kit.OAK)
        + h.lined(h.cut("42 42, 50 36, 58 42, 56 58, 50 64, 44 58"), kit.FUR)
        + h.dots("46 46, 54 46", 1.8, h.PITCH)
        + h.solid(h.oval(50, 59, 2.4, 1.6))
    )
    boots = (
        h.lined(h.box(20, 58, 60, 16, 3), kit.OAK)
        + h.lined(h.cut("58 60!, 58 40, 66 32, 76 34, 84 44, 84 60!"), h.CREAM)
        + h.lined(h.cut("20 60!, 20 48, 40 42, 60 46, 60 60!"), h.SEA)
        + h.lined(h.box(76, 40, 6, 44, 2), kit.BARK)
        + h.lined(h.box(18, 52, 6, 32, 2), kit.BARK)
    )
    feet = h.lined(h.cut("8 58!, 8 46, 16 40, 24 46, 24 58!"), h.SKIN).moved(4, -4) + h.lined(
        h.cut("8 58!, 8 46, 16 40, 24 46, 24 58!"), h.SKIN
    ).moved(19, -6)
    nest = (
        h.fur("24 66, 50 60, 76 66, 72 80, 50 84, 28 80", kit.STRAW, 6)
        + h.lined(h.oval(42, 63, 6, 8), h.CREAM, None)
        + h.lined(h.oval(56, 63, 6, 8), h.CREAM, None)
    )
    arrow = (
        kit.rod(40, 0, 2.6, kit.OAK)
        + h.lined(h.facet("-5 -38, 0 -50, 5 -38"), kit.STEEL, None)
        + h.lined(h.facet("-4 0, 4 0, 4 -9, 0 -6, -4 -9"), h.EMBER, None)
    )
    kneel = (
        h.lined(h.arch(50, 74, 32, 46), kit.NIGHT, None)
        + kit.at(kit.sword(32, 6), 50, 42, 180)
        + kit.candle(32, 74, 6, 13)
        + kit.candle(68, 74, 6, 13)
    )
    pen = (
        h.lined(h.box(24, 60, 52, 6, 2), kit.OAK)
        + h.lined(h.box(28, 66, 6, 18), kit.OAK, None)
        + h.lined(h.box(66, 66, 6, 18), kit.OAK, None)
        + kit.at(kit.scroll(20, 22), 44, 47)
        + h.lined(h.box(60, 52, 8, 8, 2), kit.NIGHT, None)
        + kit.at(h.lined(h.cut("0 0!, 1 -12, 8 -24!, 7 -10"), h.CREAM, None), 64, 53)
    )
    board = (
        h.lined(h.box(26, 30, 48, 30, 2), kit.OAK)
        + h.lined(h.box(30, 34, 40, 22), h.MOSS)
        + h.ink("38 50, 38 40, 44 50, 44 40", "52 45, 62 45", "57 40, 57 50")
        + kit.at(meeple(), 36, 80, 0, 0.9)
        + kit.at(kit.book(14, 6, h.EMBER), 64, 80)
        + kit.at(kit.book(12, 6, h.SEA), 64, 74)
    )
    return {
        "leaky-library": chamber(
            shelf(18, 46, 34)
            + books
            + shelf(18, 66, 26)
            + kit.drop(62, 34, 10, kit.WATER)
            + kit.drop(72, 46, 9, kit.WATER)
            + h.lined(h.cut("56 70!, 76 70!, 73 84!, 59 84!"), h.IRON)
            + h.flat(h.oval(66, 70.6, 8.6, 2), kit.WATER),
            window=False,
        ),
        "confession-closet": chamber(curtain + kit.candle(76, 84, 7, 16), window=False),
        "cell-with-a-view": chamber(
            bars + h.lined(h.box(20, 72, 60, 6, 1), kit.OAK) + kit.at(meeple(), 30, 68, 0, 0.8),
            h.STONE_SHADE,
            window=False,
        ),
        "dungeon-of-drafts": chamber(wind + snuffed, kit.SLATE, h.STONE_SHADE, window=False),
        "bribe-vault": chamber(
            h.coin_edge(24, 80, 7) + h.coin_edge(25, 76, 7) + chest + h.coin_edge(77, 81, 7) + h.coin(50, 30, 10),
            window=False,
        ),
        "mould-cellar": chamber(kit.barrel(60, 82, 28, 36) + mould, "#a9b79a", h.STONE_SHADE, window=False),
        "brawlers-loft": chamber(
            fists
            + fists.mirrored()
            + h.flat(h.ring_of(50, 36, 8, 3, 6), h.GOLD)
            + h.lined(h.box(18, 76, 64, 5, 2), kit.OAK),
            window=False,
        ),
        "whispering-well": chamber(well + h.ink("46 50, 44 44, 48 40", "54 50, 56 44, 52 40"), window=False),
        "thieves-turret": chamber(
            h.lined(h.tube("50 26, 51 40, 50 50", 3, 3), kit.STRAW, None)
            + sack
            + h.coin(72, 78, 6)
            + h.lined(h.cut("34 36!, 50 32, 66 36!, 64 44, 56 45, 50 42, 44 45, 36 44"), kit.NIGHT, None)
            + h.dots("43 40, 57 40", 2.4, h.GLOW),
            "#54466b",
            window=False,
        ),
        "broom-cupboard": chamber(broom, window=False),
        "attic-of-axes": chamber(axes, window=False),
        "spiral-stair": chamber(stair, window=False),
        "stargazers-shelf": chamber(stars + scope, kit.NIGHT, window=False),
        "bell-chamber": chamber(h.lined(h.box(24, 26, 52, 6, 2), kit.OAK) + kit.bell(50, 66, 38, 34), window=False),
        "trophy-room": chamber(trophy, window=False),
        "guest-room-for-giants": chamber(boots + feet, window=False),
        "archers-nest": chamber(kit.at(arrow, 30, 62, -14) + kit.at(arrow, 70, 62, 14) + nest),
        "vigil-niche": chamber(kneel, window=False),
        "recruiters-garret": chamber(pen),
        "tutors-turret": chamber(board, window=False),
    }


# --- The whole city at dusk ---


def skyline() -> h.Part:
    """A strip of 400 x 100: hills, roofs and lit windows under a low sun."""
    found = (
        h.flat(h.box(0, 0, 400, 100), h.SKY)
        + h.flat(h.cut("0 0!, 400 0!, 400 22!, 330 30, 250 22, 160 32, 80 22, 0 30!"), h.SKY_HIGH)
        + h.flat(h.disc(292, 46, 15), h.GLOW)
    )
    found += h.flat(h.cut("0 100!, 0 62!, 40 50, 90 62, 150 46, 220 60, 290 50, 350 62, 400 50!, 400 100!"), h.FAR)
    found += (
        h.cloud(62, 22, 44, h.PAPER_EDGE, False)
        + h.cloud(214, 16, 34, h.PAPER_EDGE, False)
        + h.cloud(356, 24, 40, h.PAPER_EDGE, False)
    )
    for x, w, high, roof in (
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
    ):
        found += h.flat(h.box(x, 86 - high, w, high + 14), h.MID) + h.flat(
            h.facet(f"{x - 2} {86 - high}, {x + w / 2} {86 - high - roof}, {x + w + 2} {86 - high}"), h.NEAR
        )
    for x in (82, 96, 290, 312):
        found += h.flat(h.box(x, 36, 12, 60), h.MID) + h.flat(
            h.facet(f"{x - 2} 36, {x + 6} {16 if x in (82, 312) else 22}, {x + 14} 36"), h.NEAR
        )
    found += (
        h.flat(h.battlements(164, 40, 60, 5, 6, 60), h.NEAR)
        + h.flat(h.battlements(172, 24, 14, 4, 3, 30), h.NEAR)
        + h.flat(h.battlements(202, 20, 14, 4, 3, 30), h.NEAR)
        + h.flat(h.facet("209 6, 222 10, 209 14"), h.EMBER)
        + h.flat(h.box(208, 6, 1.4, 15), h.NEAR)
    )
    for x, y in (
        (14, 68),
        (38, 72),
        (60, 64),
        (66, 76),
        (86, 48),
        (100, 54),
        (118, 68),
        (142, 72),
        (150, 76),
        (178, 60),
        (194, 66),
        (210, 58),
        (242, 68),
        (266, 60),
        (294, 52),
        (316, 56),
        (338, 70),
        (346, 76),
        (366, 62),
        (388, 72),
    ):
        found += h.flat(h.box(x, y, 3.6, 5, 1), h.GLOW)
    return found + h.flat(h.cut("0 100!, 0 88!, 60 82, 130 90, 200 84, 280 91, 340 84, 400 89!, 400 100!"), h.NEAR)


def city() -> dict[str, h.Part]:
    return {
        "district-villages": _villages(),
        "district-university": _university(),
        "district-castle": _castle(),
        "district-cathedral": _cathedral(),
        "capitol": _capitol(),
        "capitol-works": _works(),
        "capitol-training": _training(),
        **{f"location-{key}": draw() for key, draw in LOCATIONS.items()},
        **{f"slot-{key}": plot(thing) for key, thing in _plots().items()},
        "tower": _tower(),
        **{f"room-{key}": part for key, part in _rooms().items()},
    }
