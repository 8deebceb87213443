"""The city: districts, Capitol, Locations, building plots, the Four Towers and their rooms."""

from __future__ import annotations

import math
from collections.abc import Callable

from web.art.hand import (
    BONE,
    CREAM,
    EMBER,
    FAR,
    GLOW,
    GOLD,
    IRON,
    LEATHER,
    MID,
    MOSS,
    NEAR,
    PAPER_EDGE,
    PITCH,
    PLUM,
    SEA,
    SKIN,
    SKY,
    SKY_HIGH,
    STONE,
    STONE_LIGHT,
    STONE_SHADE,
    Part,
    arch,
    battlements,
    box,
    bricks,
    cloud,
    coin,
    coin_edge,
    crown,
    cut,
    dark,
    disc,
    dots,
    facet,
    fitted,
    flat,
    fur,
    ink,
    limb,
    lined,
    lump,
    oval,
    pennant,
    puff,
    ring_of,
    shield,
    solid,
    together,
    tube,
)
from web.art.meeples_kit import (
    BARK,
    BRICK,
    FUR,
    GHOST,
    LEAF,
    NIGHT,
    OAK,
    PINE,
    PLASTER,
    SLATE,
    STEEL,
    STRAW,
    TILE,
    WATER,
    at,
    axe,
    barrel,
    bell,
    book,
    brows,
    candle,
    chimney,
    door,
    drop,
    eyes,
    fence,
    gable,
    ground,
    hammer,
    hipped,
    leaf,
    lines,
    mushroom,
    open_book,
    pane,
    planks,
    rings,
    rod,
    scroll,
    sign,
    spire,
    staff,
    stump,
    sword,
    timbers,
    tower,
    tree,
    wall,
)

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
    walls: str = PLASTER,
    top: str = TILE,
    beams: bool = False,
) -> Part:
    """A house with its gable towards us, standing on y, by its left foot."""
    found = wall(x, y, wide, high, walls) + (timbers(x, y, wide, high) if beams else Part())
    return found + gable(x, y - high, wide, roof, top)


# --- Districts and Capitol ---


def _villages() -> Part:
    found = (
        tree(84, 88, 40)
        + chimney(28, 40, 7, 16)
        + house(14, 90, 38, 34, 28, top=STRAW, beams=True)
        + door(33, 90, 11, 18)
        + pane(23, 78, 8, 9)
    )
    found += house(56, 92, 26, 22, 20, walls=SAND, top=TILE) + door(69, 92, 9, 14) + fence(6, 94, 4)
    wheat = (
        ink("90 92, 92 76")
        + ink("86 92, 85 80")
        + lined(oval(92, 74, 2.6, 6, 8), GOLD, None)
        + lined(oval(85, 78, 2.6, 6, -8), GOLD, None)
    )
    return ground(50, 92) + found + wheat


def _university() -> Part:
    found = ground(50, 92) + wall(14, 92, 72, 32, SAND) + hipped(14, 60, 72, 14, SLATE)
    for x in (24, 76):
        found += pane(x, 82, 9, 14, arched=True)
    found += (
        wall(36, 92, 28, 56, SAND)
        + spire(50, 37, 36, 26, SLATE)
        + lined(disc(50, 52, 8), CREAM)
        + ink("50 47, 50 52, 54 54")
        + door(50, 92, 13, 20)
    )
    return found + at(open_book(30, 15, EMBER), 50, 68)


def _castle() -> Part:
    found = ground(50, 92) + tower(22, 92, 22, 56) + tower(78, 92, 22, 56) + tower(50, 70, 30, 42, teeth=4)
    found += (
        lined(battlements(24, 58, 52, 5, 5, 34), STONE)
        + lined(arch(50, 92, 22, 26), LEATHER, None)
        + ink("50 68, 50 91")
        + ink("40 80, 60 80")
    )
    found += (
        pane(22, 62, 6, 10, arched=True)
        + pane(78, 62, 6, 10, arched=True)
        + pane(50, 48, 7, 11, arched=True)
        + bricks("14 74, 26 82, 72 76, 80 84, 32 66, 62 64", 7, 3, STONE_SHADE)
    )
    return found + pennant(50, 8, 18, 11, EMBER, 16)


def _cathedral() -> Part:
    found = (
        ground(50, 92)
        + wall(12, 92, 20, 52, STONE_LIGHT)
        + wall(68, 92, 20, 52, STONE_LIGHT)
        + spire(22, 41, 24, 34, PLUM)
        + spire(78, 41, 24, 34, PLUM)
    )
    found += wall(30, 92, 40, 44, STONE_LIGHT) + gable(30, 50, 40, 24, PLUM, 2) + lined(disc(50, 60, 9), SEA)
    for turn in range(4):
        a = math.radians(45 * turn)
        dx, dy = 9 * math.cos(a), 9 * math.sin(a)
        found += ink(f"{50 - dx:.1f} {60 - dy:.1f}, {50 + dx:.1f} {60 + dy:.1f}")
    found += flat(disc(50, 60, 3.4), GOLD) + lined(arch(50, 92, 16, 20), LEATHER, None) + ink("50 73, 50 91")
    for x in (22, 78):
        found += pane(x, 62, 8, 14, arched=True) + pane(x, 84, 8, 14, arched=True)
    return found


def _capitol() -> Part:
    found = ground(50, 92) + lined(box(10, 84, 80, 8, 1), STONE) + lined(box(16, 78, 68, 7, 1), STONE_LIGHT)
    found += (
        wall(20, 78, 60, 26, SAND)
        + together(lined(box(x, 53, 7, 25, 1), CREAM) for x in (22, 36, 57, 71))
        + lined(arch(50, 78, 11, 20), LEATHER, None)
    )
    found += (
        lined(box(16, 46, 68, 7, 1), STONE_LIGHT)
        + lined(cut("24 46!, 26 28, 50 14, 74 28, 76 46!"), SEA)
        + ink("50 15, 50 45")
        + ink("38 20, 34 45")
        + ink("62 20, 66 45")
    )
    return found + lined(box(45, 8, 10, 8, 1), CREAM) + pennant(50, 3, 14, 7, EMBER)


def _works() -> Part:
    found = (
        lined(box(20, 12, 7, 80, 1), OAK)
        + lined(box(12, 14, 70, 7, 1), OAK)
        + lined(tube("25 40, 42 22", 5, 5), OAK, None)
        + ink("72 20, 72 40")
    )
    found += planks(58, 40, 30, 12, 2, PINE, False) + ink("60 40, 72 32, 86 40")
    found += bricks_wall(34, 92, 54, 32)
    return ground(50, 92) + found + at(hammer(22, 10), 44, 58, 20)


def bricks_wall(x: float, y: float, wide: float, high: float) -> Part:
    """A wall not finished yet: steps of bricks."""
    found = lined(
        facet(
            f"{x} {y}, {x} {y - high}, {x + wide * 0.36} {y - high}, {x + wide * 0.36} {y - high * 0.66}, "
            f"{x + wide * 0.7} {y - high * 0.66}, {x + wide * 0.7} {y - high * 0.33}, "
            f"{x + wide} {y - high * 0.33}, {x + wide} {y}"
        ),
        BRICK,
    )
    for k in (0.33, 0.66):
        found += ink(f"{x} {y - high * k}, {x + wide * (1.03 - k)} {y - high * k}")
    for a, b, c in ((0.25, 0, 0.33), (0.6, 0, 0.33), (0.4, 0.33, 0.66), (0.18, 0.66, 1)):
        found += ink(f"{x + wide * a} {y - high * b}, {x + wide * a} {y - high * c}")
    return found


def _training() -> Part:
    dummy = (
        rod(10, 40, 6, BARK)
        + lined(box(-26, -2, 52, 6, 3), BARK)
        + lined(cut("-14 -6, 0 -10, 14 -6, 12 22, 0 26, -12 22"), STRAW)
    )
    dummy += (
        ink("-10 4, 10 14")
        + lined(disc(0, -22, 14), STRAW)
        + ink("-8 -26, -3 -21")
        + ink("-3 -26, -8 -21")
        + ink("8 -26, 3 -21")
        + ink("3 -26, 8 -21")
        + ink("-6 -14, 6 -14")
    )
    target = lined(disc(26, -0, 8), EMBER, None) + flat(disc(26, 0, 4), CREAM)
    return ground(50, 92) + at(dummy, 48, 50) + at(target, 48, 50) + at(sword(40, 7), 18, 84, -14)


# --- Locations ---


def _muster_green() -> Part:
    found = (
        ground(50, 92, high=12)
        + tree(18, 88, 44)
        + lined(box(76, 10, 4, 80, 2), BARK)
        + lined(fitted("0 0!, .5 .12, 1 -.05!, .76 .5!, 1 1!, .5 1.1, 0 1!", 46, 14, 30, 26), EMBER).mirrored(61)
    )
    found += at(axe(14, 10, 0.6), 60, 28, 0) + lined(cut("28 74, 32 66, 56 66, 60 74, 58 90, 30 90"), OAK)
    return (
        found
        + lined(oval(44, 70, 15, 5), CREAM)
        + ink("30 78, 36 88, 44 79, 52 88, 58 78")
        + at(rod(18, 2, 3), 54, 70, 40)
        + at(rod(18, 2, 3), 36, 70, -40)
    )


def _lecture_log() -> Part:
    found = (
        ground(50, 92)
        + lined(box(12, 62, 66, 26, 9), BARK)
        + ink("32 70, 48 70")
        + ink("40 80, 60 80")
        + rings(78, 75, 13.6)
    )
    found += (
        lined(box(34, 16, 40, 30, 2), BARK)
        + lined(box(38, 20, 32, 22), MOSS)
        + ink("44 34, 50 26, 54 34, 58 28, 64 34")
        + ink("40 46, 34 62")
        + ink("68 46, 74 62")
    )
    return found + at(book(18, 7, EMBER), 24, 58) + at(book(15, 7, SEA), 23, 51) + at(candle(0, 0, 5, 9), 23, 47)


def _squires_stair() -> Part:
    found = (
        ground(50, 92)
        + tower(72, 92, 34, 70)
        + lined(arch(72, 56, 14, 20), LEATHER, None)
        + bricks("60 74, 78 82, 80 44, 60 36", 8, 3.4, STONE_SHADE)
    )
    for i in range(5):
        found += lined(box(12 + i * 11, 86 - i * 7.6, 66 - i * 11, 8), STONE_LIGHT)
    return found + at(shield_of(0, 0, 22, 24), 26, 46) + pennant(72, 4, 14, 8, SEA, 8)


def shield_of(x: float, y: float, wide: float, high: float, fill: str = EMBER) -> Part:
    return (
        lined(shield(x, y, wide, high), fill)
        + flat(box(x - wide * 0.08, y + 2, wide * 0.16, high * 0.72), CREAM)
        + flat(box(x - wide * 0.38, y + high * 0.26, wide * 0.76, wide * 0.16), CREAM)
    )


def _seedling_seminary() -> Part:
    found = (
        ground(50, 92)
        + house(22, 92, 56, 34, 30, walls=STONE_LIGHT, top=MOSS)
        + door(50, 92, 14, 22)
        + pane(33, 84, 8, 13, arched=True)
        + pane(67, 84, 8, 13, arched=True)
    )
    pot = lined(cut("40 40!, 60 40!, 57 52!, 43 52!"), BRICK) + lined(box(38, 36, 24, 6, 1), BRICK, None)
    return found + ink("50 36, 50 22") + leaf(50, 26, 18, -50) + leaf(50, 26, 18, 50) + leaf(50, 24, 16, 0) + pot


def _levy_station() -> Part:
    found = (
        ground(50, 92)
        + lined(facet("10 92, 46 30, 54 30, 90 92"), CREAM)
        + flat(facet("34 91, 46 31.4, 54 31.4, 66 91"), EMBER)
        + lined(facet("38 92, 50 52, 62 92"), NIGHT, None)
    )
    horn_ = lined(cut("8 78!, 24 76, 34 68!, 38 86!, 26 84, 8 83!"), GOLD)
    return (
        found
        + pennant(50, 10, 18, 12, SEA, 20)
        + horn_
        + at(staff(34, 8, SEA, 5), 80, 86, 8)
        + at(axe(28, 6, 0.7), 88, 86, 14)
    )


def _healers_temple() -> Part:
    found = (
        ground(50, 92)
        + lined(box(14, 82, 72, 10, 1), STONE_LIGHT)
        + lined(box(20, 46, 60, 36), "#d8e3dc")
        + together(lined(box(x, 46, 8, 36, 1), CREAM) for x in (20, 35, 57, 72))
    )
    found += (
        lined(arch(50, 82, 12, 22), LEATHER, None)
        + gable(16, 46, 68, 28, SEA, 4)
        + lined(disc(50, 36, 8), CREAM, None)
        + flat(cut("50 42!, 44.6 35.6, 47 31.6, 50 34.6!, 53 31.6, 55.4 35.6"), EMBER)
    )
    flask = (
        lined(box(-3, -20, 6, 8), "#cfe0e6", None)
        + lined(cut("-3 -13, 3 -13, 10 -2, 7 4, -7 4, -10 -2"), EMBER)
        + lined(box(-4, -23, 8, 4, 1), OAK, None)
    )
    return found + at(flask, 84, 86) + leaf(14, 90, 15, -24) + leaf(14, 90, 13, 34)


def _house_of_lords() -> Part:
    found = (
        ground(50, 92)
        + wall(16, 92, 68, 40, BRICK)
        + hipped(16, 52, 68, 18, SLATE)
        + wall(36, 92, 28, 52, SAND)
        + gable(36, 42, 28, 16, SLATE, 3)
    )
    for x in (26, 74):
        found += pane(x, 70, 9, 11) + pane(x, 88, 9, 11)
    found += (
        door(50, 92, 15, 24, PLUM)
        + lined(facet("42 46, 58 46, 58 60, 50 64, 42 60"), EMBER, None)
        + crown(50, 58, 11, 7)
        + crown(50, 27, 20, 14)
    )
    return found


def _branch_and_root_inn() -> Part:
    found = lined(cut("22 93!, 28 70, 26 44, 74 44, 72 70, 80 93!, 64 90, 50 94, 36 90"), BARK) + lined(
        lump(50, 28, 38, 22, 0.09, 11, 3), MOSS
    )
    found += (
        pane(38, 64, 10, 12, arched=True)
        + door(56, 91, 14, 22, OAK)
        + chimney(68, 20, 7, 12)
        + dots("34 24, 56 18, 44 36, 64 34", 2.6, dark(MOSS))
    )
    return found + sign(70, 50, 17, 17) + at(mug(), 82, 66, 0, 0.5) + ink("34 78, 36 86")


def mug() -> Part:
    """A small tankard about (0, 0)."""
    found = lined(cut("6 -8, 16 -6, 15 6, 6 8"), OAK, None) + lined(box(-10, -12, 18, 24, 2), OAK, None)
    return found + lined(cut("-13 -10, -10 -18, 0 -19, 9 -17, 11 -9, 0 -7"), CREAM, None)


def _colosseum() -> Part:
    found = ground(50, 92) + lined(
        cut("8 90!, 10 42!, 28 36!, 30 46!, 50 50!, 70 46!, 72 26!, 90 32!, 92 90!, 50 95"), SAND
    )
    for x, y in ((17, 68), (33, 70), (50, 72), (67, 70), (83, 66), (17, 86), (33, 89), (67, 89), (83, 86)):
        found += lined(arch(x, y, 10, 13), LEATHER if y < 80 else NIGHT, None)
    found += lined(arch(50, 93, 13, 17), NIGHT, None) + ink("9 71, 50 76, 91 70")
    return found + crown(50, 30, 28, 18) + pennant(80, 12, 13, 9, EMBER, 16)


def _mage_academy() -> Part:
    found = (
        ground(50, 92)
        + wall(18, 92, 30, 36, SAND)
        + gable(18, 56, 30, 18, SEA, 4)
        + pane(33, 80, 10, 12)
        + lined(box(48, 40, 26, 52), SAND)
    )
    found += lined(cut("40 42, 52 36, 61 35, 72 36, 84 42, 72 46, 61 47, 50 46"), SEA) + lined(
        cut("48 40!, 54 26, 58 12, 70 6!, 69 18, 72 28, 75 40!, 61 43"), SEA
    )
    found += flat(ring_of(62, 28, 6, 2.6, 5), GOLD) + door(61, 92, 13, 22, PLUM) + pane(61, 62, 8, 9, arched=True)
    return (
        found + crown(26, 36, 20, 13) + flat(ring_of(84, 24, 5, 1.6, 4), GOLD) + flat(ring_of(44, 18, 4, 1.4, 4), GOLD)
    )


def _incense_workshop() -> Part:
    found = (
        ground(50, 92) + house(12, 92, 42, 36, 24, walls=SAND, top=PLUM) + door(26, 92, 12, 20) + pane(43, 80, 9, 10)
    )
    found += (
        lined(cut("60 78, 64 64, 76 60, 88 64, 92 78, 84 88, 68 88"), GOLD)
        + lined(cut("64 64!, 68 52, 76 46!, 84 52, 88 64!, 76 68"), GOLD)
        + lined(box(68, 87, 16, 6, 2), GOLD, None)
        + dots("70 58, 76 55, 82 58", 1.8, PITCH)
    )
    return found + limb("76 44, 68 36, 78 28, 72 16, 80 8", 7, 6, 4, fill=GHOST) + ink("64 64, 88 64")


def _speechifying_stump() -> Part:
    found = ground(50, 92) + stump(50, 92, 62, 36) + ink("40 74, 42 86") + ink("60 72, 58 84")
    cone = lined(facet("22 46, 52 32, 52 64, 22 52", 1), GOLD) + lined(oval(52, 48, 5.6, 16), dark(GOLD), None)
    found += ink("34 50, 28 62") + ink("38 52, 44 62") + cone.turned(-14, 38, 50)
    bubble = lined(cut("58 24, 62 10, 78 6, 92 12, 94 26, 84 34, 72 35, 64 42!, 65 33"), CREAM)
    return found + bubble + lines(68, 15, 18, 3, 5) + leaf(20, 84, 15, -40)


def _revolving_barracks() -> Part:
    found = (
        ground(50, 92)
        + lined(oval(50, 88, 40, 6), IRON)
        + lined(box(18, 48, 64, 38, 3), OAK)
        + ink("34 48, 34 86")
        + ink("66 48, 66 86")
        + lined(cut("12 50!, 50 22!, 88 50!, 50 54"), TILE)
    )
    found += (
        lined(arch(50, 86, 14, 22), NIGHT, None)
        + pane(26, 72, 7, 9)
        + pane(74, 72, 7, 9)
        + at(axe(18, 8, 0.7), 50, 44, 30)
        + at(axe(18, 8, 0.7), 50, 44, -30, flip=True)
    )
    arrow = lined(tube("22 24, 34 12, 52 8, 70 12", 5, 5), GOLD, None) + lined(facet("68 4, 82 16, 66 20"), GOLD, None)
    return found + arrow


def _feather_bed_row() -> Part:
    found = ground(50, 94)
    for x, fill in ((6, TILE), (35, SEA), (64, MOSS)):
        found += (
            house(x, 90, 28, 30, 20, walls=PLASTER, top=fill, beams=False)
            + lined(box(x + 3, 70, 3.4, 20, 1), BARK, None)
            + lined(box(x + 22, 76, 3.4, 14, 1), BARK, None)
        )
        found += lined(box(x + 5, 80, 18, 7, 2), fill, None) + lined(oval(x + 10, 78, 5, 3.4), CREAM, None)
    feather = lined(cut("0 0!, -8 -10, -5 -24, 4 -30!, 8 -20, 6 -8"), CREAM) + ink("0 6, 0 -4, 3 -20")
    return found + at(feather, 50, 34, 24) + at(feather, 24, 30, -30, 0.7)


def _grudge_grindery() -> Part:
    found = (
        ground(50, 92)
        + house(8, 92, 40, 40, 24, walls=STONE, top=SLATE)
        + door(28, 92, 13, 22)
        + chimney(38, 42, 7, 18, False)
        + cloud(44, 12, 18, CLOUDY)
    )
    found += (
        lined(tube("56 92, 68 68", 5, 5), OAK, None)
        + lined(tube("90 92, 78 68", 5, 5), OAK, None)
        + lined(disc(73, 66, 18), STONE_LIGHT)
        + lined(disc(73, 66, 4), IRON, None)
    )
    found += (
        brows(73, 58, 7, 8, 22) + ink("66 76, 73 73, 80 76") + lined(facet("44 50, 60 58, 58 62, 42 56"), STEEL, None)
    )
    return found + flat(ring_of(58, 50, 7, 2, 4, 20), GOLD) + flat(ring_of(52, 42, 4, 1.4, 4), GOLD)


def _hunters_hollow() -> Part:
    found = (
        ground(50, 92)
        + lined(cut("10 92!, 14 60, 30 40, 52 34, 76 42, 88 64, 90 92!"), MOSS)
        + lined(arch(50, 92, 32, 36), BARK, None)
        + flat(arch(50, 91, 24, 30), PITCH)
    )
    found += (
        eyes(50, 76, 6, 3.6, PITCH, 0, 0, (0, 0), GLOW)
        + limb("44 36, 36 26, 36 12", 6, 3, fill=BONE)
        + limb("38 26, 30 24, 26 16", 5, 3, fill=BONE)
        + limb("56 36, 64 26, 64 12", 6, 3, fill=BONE)
        + limb("62 26, 70 24, 74 16", 5, 3, fill=BONE)
    )
    found += lined(cut("40 38, 50 32, 60 38, 56 52, 50 56, 44 52"), BONE) + dots("46 42, 54 42", 2, PITCH)
    bow = lined(tube("0 -22, 9 -10, 9 10, 0 22", 3, 4, 3), BARK, None) + ink("0 -22, 0 22")
    return found + at(bow, 84, 66, 10) + tree(14, 90, 34)


def _heartwood_chapel() -> Part:
    found = (
        ground(50, 92)
        + house(20, 92, 60, 36, 34, walls=OAK, top=BARK)
        + ink("34 56, 34 92")
        + ink("66 56, 66 92")
        + rings(50, 44, 12)
        + flat(cut("50 52!, 43 44, 46 38, 50 42!, 54 38, 57 44"), EMBER)
    )
    found += (
        lined(arch(50, 92, 16, 24), LEATHER, None)
        + ink("50 69, 50 91")
        + pane(27, 80, 7, 12, arched=True)
        + pane(73, 80, 7, 12, arched=True)
    )
    return (
        found
        + lined(box(45, 12, 10, 14, 1), OAK)
        + spire(50, 13, 16, 10, BARK)
        + at(sword(26, 5), 88, 66, 180)
        + lined(cut("80 92, 84 84, 92 84, 95 92"), STONE)
    )


def _totem_lathe() -> Part:
    found = (
        ground(50, 92)
        + lined(box(10, 80, 80, 9, 2), OAK)
        + lined(box(16, 60, 10, 22, 2), OAK)
        + lined(box(76, 60, 10, 22, 2), OAK)
    )
    pole = lined(box(36, 8, 28, 72, 4), BARK)
    for y, fill in ((8, PLUM), (32, MOSS), (56, EMBER)):
        pole += (
            lined(box(35, y, 30, 23, 5), fill)
            + eyes(50, y + 9, 7, 4, fill, 0.2, 10)
            + flat(box(43, y + 16, 14, 3.6, 1.6), CREAM)
        )
    wings = lined(cut("36 14!, 14 6, 8 18, 20 26, 36 24!"), GOLD)
    return (
        found
        + wings.twice()
        + pole
        + lined(disc(18, 86, 8), IRON)
        + ink("18 86, 12 94")
        + lined(cut("66 74!, 78 66!, 80 70!, 67 78!"), STEEL, None)
        + puff(30, 90, 3, PINE)
        + puff(70, 92, 3, PINE)
    )


def _turnery_of_fortune() -> Part:
    found = ground(50, 92) + lined(facet("28 92, 46 48, 54 48, 72 92, 64 92, 50 58, 36 92"), OAK)
    found += lined(disc(50, 42, 34), BARK)
    colours = (EMBER, CREAM, SEA, GOLD, MOSS, CREAM, PLUM, GOLD)
    for i, fill in enumerate(colours):
        a, b, m = (math.radians(45 * i + k - 112.5) for k in (0, 45, 22.5))
        edge = ", ".join(f"{50 + 29 * math.cos(t):.2f} {42 + 29 * math.sin(t):.2f}" for t in (a, m, b))
        found += lined(
            cut(f"50 42!, {edge.split(', ')[0]}!, {edge.split(', ')[1]}, {edge.split(', ')[2]}!"), fill, None
        )
    return (
        found
        + lined(disc(50, 42, 6), GOLD)
        + lined(facet("44 2, 56 2, 50 16"), PITCH, None)
        + at(meeple(), 82, 88, 0, 1)
    )


def meeple() -> Part:
    """A little wooden one, standing."""
    return lined(
        cut(
            "0 -26, 5 -22, 4 -16!, 12 -13, 12 -8, 6 -9!, 9 4!, 2 4!, 0 -1, -2 4!, -9 4!,"
            " -6 -9!, -12 -8, -12 -13, -4 -16!, -5 -22"
        ),
        PINE,
    )


LOCATIONS: dict[str, Callable[[], Part]] = {
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


def plot(thing: Part) -> Part:
    """Ground staked out with string, and what it is good for."""
    found = lined(cut("8 84, 24 70, 76 70, 92 84, 78 93, 22 93"), SAND)
    for x, y in ((12, 84), (26, 72), (74, 72), (88, 84)):
        found += lined(box(x - 2, y - 14, 4, 15, 1), OAK, None)
    found += ink("12 72, 26 60, 74 60, 88 72")
    return found + thing


def _plots() -> dict[str, Part]:
    tilt = (
        at(rod(44, 8, 5, BARK), 44, 84)
        + lined(box(20, 38, 54, 6, 3), OAK)
        + shield_of(70, 40, 22, 26)
        + lined(lump(24, 56, 8, 9, 0.05), LEATHER)
        + ink("24 44, 24 48")
    )
    font = (
        lined(cut("34 54!, 66 54!, 62 66, 54 70, 54 80!, 62 86!, 38 86!, 46 80!, 46 70, 38 66"), STONE_LIGHT)
        + lined(oval(50, 54, 17, 5), WATER)
        + drop(50, 34, 14, WATER)
    )
    return {
        "cottage-plot": house(36, 84, 28, 20, 18, top=STRAW) + door(50, 84, 9, 13),
        "drill-yard": at(axe(40, 12, 1.0), 42, 74, 24) + at(axe(40, 12, 1.0), 58, 74, -24, flip=True),
        "reading-room": at(open_book(46, 26, SEA), 50, 66) + candle(78, 64, 7, 16),
        "notice-board": lined(box(28, 40, 5, 46, 1), BARK)
        + lined(box(67, 40, 5, 46, 1), BARK)
        + lined(box(24, 32, 52, 32, 2), OAK)
        + lined(box(30, 38, 16, 18), CREAM, None)
        + lined(box(52, 36, 18, 14), CREAM, None)
        + dots("38 40, 61 38", 1.8, EMBER)
        + lines(33, 45, 10, 2, 4),
        "royal-lot": crown(50, 78, 44, 30),
        "tilting-yard": tilt,
        "font-corner": font,
        "pilgrims-rest": lined(box(26, 72, 48, 6, 2), OAK)
        + lined(box(30, 76, 6, 12), OAK, None)
        + lined(box(64, 76, 6, 12), OAK, None)
        + at(staff(50, 10, OAK, 4), 72, 80, 12)
        + lined(cut("22 68, 34 62, 46 61, 58 62, 70 68, 58 73, 46 74, 34 73"), LEATHER)
        + lined(cut("33 65!, 34 52, 46 46, 58 52, 59 65!, 46 68"), LEATHER)
        + lined(cut("41 53, 46 50, 51 53, 48 61!, 44 61!"), GOLD, None),
    }


# --- The Four Towers ---


def _tower() -> Part:
    found = (
        ground(50, 80)
        + lined(box(28, 34, 44, 58), STONE)
        + bricks("32 48, 58 42, 56 66, 34 74, 60 84", 9, 3.6, STONE_SHADE)
        + spire(50, 35, 60, 30, PLUM)
    )
    return (
        found
        + pane(50, 58, 12, 17, arched=True)
        + lined(arch(50, 92, 15, 20), LEATHER, None)
        + pennant(50, 2, 14, 6, EMBER, 4)
    )


def chamber(thing: Part, wall_: str = INDOORS, floor: str = FLOOR, window: bool = True) -> Part:
    """A room cut open: an arched wall of stone, a floor, perhaps a window to the dusk."""
    outer = lined(fitted("-.5 0!, -.5 -.6, -.36 -.9, 0 -1, .36 -.9, .5 -.6, .5 0!", 50, 93, 88, 88), STONE)
    inner = lined(fitted("-.5 0!, -.5 -.6, -.36 -.9, 0 -1, .36 -.9, .5 -.6, .5 0!", 50, 86, 70, 72), wall_, None)
    inner += lined(facet("15 74, 85 74, 85 86, 15 86"), floor, None)
    if window:
        inner += pane(50, 40, 11, 17, arched=True)
    return outer + bricks("7.6 70, 7.6 52, 87 62, 87 80, 22 17, 68 13", 5, 4, STONE_SHADE) + inner + thing


def shelf(x: float, y: float, wide: float) -> Part:
    return lined(box(x, y, wide, 4, 1), OAK, None)


def _rooms() -> dict[str, Part]:
    books = together(
        lined(box(20 + i * 7, 46 - h, 6, h), fill, None)
        for i, (h, fill) in enumerate(((16, EMBER), (13, SEA), (17, GOLD), (14, MOSS)))
    )
    curtain = (
        lined(cut("36 34!, 64 34!, 66 84!, 58 80!, 50 85!, 42 80!, 34 84!"), PLUM)
        + ink("50 36, 49 78")
        + lined(box(30, 29, 40, 6, 2), OAK)
    )
    bars = (
        lined(arch(50, 64, 34, 42), SKY, None)
        + flat(disc(58, 38, 6), GLOW)
        + together(lined(box(x - 1.6, 26, 3.2, 38), IRON, None) for x in (40, 50, 60))
    )
    wind = together(
        lined(tube(text, 4.4, 4), GHOST, None)
        for text in (
            "18 40, 44 40, 54 33, 47 27, 42 32",
            "22 52, 62 52, 71 59, 63 66, 57 60",
            "30 64, 42 64, 47 70, 42 74",
        )
    )
    snuffed = lined(box(68, 62, 8, 20, 1.5), CREAM) + ink("72 62, 74 57") + lined(oval(72, 83, 9, 3), GOLD, None)
    chest = (
        lined(box(30, 60, 40, 22, 2), OAK)
        + lined(cut("30 60!, 30 50, 36 44, 64 44, 70 50, 70 60!"), OAK)
        + flat(box(31, 58, 38, 3.6), IRON)
        + lined(box(46, 56, 8, 9, 1), GOLD, None)
    )
    mould = (
        lined(lump(30, 76, 13, 8, 0.14, 9, 2), LEAF)
        + lined(lump(72, 78, 11, 6, 0.14, 9, 3), LEAF)
        + mushroom(38, 82, 18, PLUM)
        + mushroom(28, 70, 13, EMBER)
    )
    fists = lined(cut("24 56, 28 44, 40 42, 48 50, 46 62, 32 66"), EMBER) + lined(box(22, 62, 16, 8, 2), CREAM).turned(
        -30, 30, 66
    )
    well = (
        lined(box(32, 58, 36, 24, 3), STONE_LIGHT)
        + lined(oval(50, 58, 18, 5.4), NIGHT)
        + lined(box(33, 30, 4, 28), OAK, None)
        + lined(box(63, 30, 4, 28), OAK, None)
        + gable(34, 34, 32, 14, TILE, 6)
    )
    sack = lined(cut("40 54!, 30 66, 28 80, 40 84, 60 84, 68 78, 64 64, 54 54!"), LEATHER) + lined(
        cut("38 46!, 46 50, 56 46!, 54 56, 40 56"), LEATHER, None
    )
    broom = (
        at(rod(44, 0, 4, OAK) + lined(cut("-5 -4!, 5 -4!, 11 18!, 4 15!, 0 19!, -4 15!, -11 18!"), STRAW), 38, 64, 8)
        + lined(cut("56 64!, 76 64!, 73 84!, 59 84!"), IRON)
        + ink("57 65, 66 52, 75 65")
    )
    axes = (
        at(axe(32, 14, 0.9), 34, 64, -16, flip=True)
        + at(axe(32, 14, 0.9), 66, 64, 16)
        + at(axe(34, 14, 0.9), 50, 66, 0)
    )
    stair = Part()
    for i, (k, out) in enumerate(((-1, 26), (1, 27), (-1, 25), (1, 24), (-1, 21), (1, 17))):
        y = 80 - i * 10
        step = f"50 {y - 4}, {50 + k * out} {y - 1}, {50 + k * out} {y + 5}, 50 {y + 3}"
        stair += lined(facet(step), STONE_LIGHT if k < 0 else STONE, None)
    stair += lined(box(45, 22, 10, 62, 2), OAK)
    stars = (
        flat(ring_of(34, 36, 5, 2, 5), GOLD)
        + flat(ring_of(66, 30, 4, 1.6, 5), GOLD)
        + flat(ring_of(50, 26, 3, 1.2, 5), GOLD)
    )
    scope = (
        lined(facet("30 66, 62 44, 67 51, 35 73"), GOLD)
        + lined(facet("60 42, 70 35, 76 44, 66 52"), GOLD, None)
        + ink("48 62, 40 84")
        + ink("48 62, 50 84")
        + ink("48 62, 60 84")
    )
    antlers = (
        limb("44 40, 34 32, 32 20", 5, 3, fill=BONE)
        + limb("56 40, 66 32, 68 20", 5, 3, fill=BONE)
        + limb("36 34, 28 32, 24 26", 4, 3, fill=BONE)
        + limb("64 34, 72 32, 76 26", 4, 3, fill=BONE)
    )
    trophy = (
        antlers
        + lined(shield(50, 38, 30, 34), OAK)
        + lined(cut("42 42, 50 36, 58 42, 56 58, 50 64, 44 58"), FUR)
        + dots("46 46, 54 46", 1.8, PITCH)
        + solid(oval(50, 59, 2.4, 1.6))
    )
    boots = (
        lined(box(20, 58, 60, 16, 3), OAK)
        + lined(cut("58 60!, 58 40, 66 32, 76 34, 84 44, 84 60!"), CREAM)
        + lined(cut("20 60!, 20 48, 40 42, 60 46, 60 60!"), SEA)
        + lined(box(76, 40, 6, 44, 2), BARK)
        + lined(box(18, 52, 6, 32, 2), BARK)
    )
    feet = lined(cut("8 58!, 8 46, 16 40, 24 46, 24 58!"), SKIN).moved(4, -4) + lined(
        cut("8 58!, 8 46, 16 40, 24 46, 24 58!"), SKIN
    ).moved(19, -6)
    nest = (
        fur("24 66, 50 60, 76 66, 72 80, 50 84, 28 80", STRAW, 6)
        + lined(oval(42, 63, 6, 8), CREAM, None)
        + lined(oval(56, 63, 6, 8), CREAM, None)
    )
    arrow = (
        rod(40, 0, 2.6, OAK)
        + lined(facet("-5 -38, 0 -50, 5 -38"), STEEL, None)
        + lined(facet("-4 0, 4 0, 4 -9, 0 -6, -4 -9"), EMBER, None)
    )
    kneel = (
        lined(arch(50, 74, 32, 46), NIGHT, None)
        + at(sword(32, 6), 50, 42, 180)
        + candle(32, 74, 6, 13)
        + candle(68, 74, 6, 13)
    )
    pen = (
        lined(box(24, 60, 52, 6, 2), OAK)
        + lined(box(28, 66, 6, 18), OAK, None)
        + lined(box(66, 66, 6, 18), OAK, None)
        + at(scroll(20, 22), 44, 47)
        + lined(box(60, 52, 8, 8, 2), NIGHT, None)
        + at(lined(cut("0 0!, 1 -12, 8 -24!, 7 -10"), CREAM, None), 64, 53)
    )
    board = (
        lined(box(26, 30, 48, 30, 2), OAK)
        + lined(box(30, 34, 40, 22), MOSS)
        + ink("38 50, 38 40, 44 50, 44 40")
        + ink("52 45, 62 45")
        + ink("57 40, 57 50")
        + at(meeple(), 36, 80, 0, 0.9)
        + at(book(14, 6, EMBER), 64, 80)
        + at(book(12, 6, SEA), 64, 74)
    )
    return {
        "leaky-library": chamber(
            shelf(18, 46, 34)
            + books
            + shelf(18, 66, 26)
            + drop(62, 34, 10, WATER)
            + drop(72, 46, 9, WATER)
            + lined(cut("56 70!, 76 70!, 73 84!, 59 84!"), IRON)
            + flat(oval(66, 70.6, 8.6, 2), WATER),
            window=False,
        ),
        "confession-closet": chamber(curtain + candle(76, 84, 7, 16), window=False),
        "cell-with-a-view": chamber(
            bars + lined(box(20, 72, 60, 6, 1), OAK) + at(meeple(), 30, 68, 0, 0.8), STONE_SHADE, window=False
        ),
        "dungeon-of-drafts": chamber(wind + snuffed, SLATE, STONE_SHADE, window=False),
        "bribe-vault": chamber(
            coin_edge(24, 80, 7) + coin_edge(25, 76, 7) + chest + coin_edge(77, 81, 7) + coin(50, 30, 10), window=False
        ),
        "mould-cellar": chamber(barrel(60, 82, 28, 36) + mould, "#a9b79a", STONE_SHADE, window=False),
        "brawlers-loft": chamber(
            fists + fists.mirrored() + flat(ring_of(50, 36, 8, 3, 6), GOLD) + lined(box(18, 76, 64, 5, 2), OAK),
            window=False,
        ),
        "whispering-well": chamber(well + ink("46 50, 44 44, 48 40") + ink("54 50, 56 44, 52 40"), window=False),
        "thieves-turret": chamber(
            lined(tube("50 26, 51 40, 50 50", 3, 3), STRAW, None)
            + sack
            + coin(72, 78, 6)
            + lined(cut("34 36!, 50 32, 66 36!, 64 44, 56 45, 50 42, 44 45, 36 44"), NIGHT, None)
            + dots("43 40, 57 40", 2.4, GLOW),
            "#54466b",
            window=False,
        ),
        "broom-cupboard": chamber(broom, window=False),
        "attic-of-axes": chamber(axes, window=False),
        "spiral-stair": chamber(stair, window=False),
        "stargazers-shelf": chamber(stars + scope, NIGHT, window=False),
        "bell-chamber": chamber(lined(box(24, 26, 52, 6, 2), OAK) + bell(50, 66, 38, 34), window=False),
        "trophy-room": chamber(trophy, window=False),
        "guest-room-for-giants": chamber(boots + feet, window=False),
        "archers-nest": chamber(at(arrow, 30, 62, -14) + at(arrow, 70, 62, 14) + nest),
        "vigil-niche": chamber(kneel, window=False),
        "recruiters-garret": chamber(pen),
        "tutors-turret": chamber(board, window=False),
    }


# --- The whole city at dusk ---


def skyline() -> Part:
    """A strip of 400 x 100: hills, roofs and lit windows under a low sun."""
    found = (
        flat(box(0, 0, 400, 100), SKY)
        + flat(cut("0 0!, 400 0!, 400 22!, 330 30, 250 22, 160 32, 80 22, 0 30!"), SKY_HIGH)
        + flat(disc(292, 46, 15), GLOW)
    )
    found += flat(cut("0 100!, 0 62!, 40 50, 90 62, 150 46, 220 60, 290 50, 350 62, 400 50!, 400 100!"), FAR)
    found += (
        cloud(62, 22, 44, PAPER_EDGE, False)
        + cloud(214, 16, 34, PAPER_EDGE, False)
        + cloud(356, 24, 40, PAPER_EDGE, False)
    )
    for x, w, h, roof in (
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
        found += flat(box(x, 86 - h, w, h + 14), MID) + flat(
            facet(f"{x - 2} {86 - h}, {x + w / 2} {86 - h - roof}, {x + w + 2} {86 - h}"), NEAR
        )
    for x in (82, 96, 290, 312):
        found += flat(box(x, 36, 12, 60), MID) + flat(
            facet(f"{x - 2} 36, {x + 6} {16 if x in (82, 312) else 22}, {x + 14} 36"), NEAR
        )
    found += (
        flat(battlements(164, 40, 60, 5, 6, 60), NEAR)
        + flat(battlements(172, 24, 14, 4, 3, 30), NEAR)
        + flat(battlements(202, 20, 14, 4, 3, 30), NEAR)
        + flat(facet("209 6, 222 10, 209 14"), EMBER)
        + flat(box(208, 6, 1.4, 15), NEAR)
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
        found += flat(box(x, y, 3.6, 5, 1), GLOW)
    return found + flat(cut("0 100!, 0 88!, 60 82, 130 90, 200 84, 280 91, 340 84, 400 89!, 400 100!"), NEAR)


def city() -> dict[str, Part]:
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
