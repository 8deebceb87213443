"""The Locations."""

from __future__ import annotations

import math

from art import hand as h
from art.meeples import kit

CLOUDY = "#8d839c"


def muster_green() -> h.Part:
    found = (
        kit.ground(50, 92, high=12)
        + kit.tree(18, 88, 44)
        + h.lined(h.box(76, 10, 4, 80, 2), kit.BARK)
        + h.lined(h.fitted("0 0!, .5 .12, 1 -.05!, .76 .5!, 1 1!, .5 1.1, 0 1!", 46, 14, 30, 26), h.EMBER).mirrored(61)
    )
    found += kit.axe(14, 10, 0.6).at(60, 28, 0) + h.lined("28 74, 32 66, 56 66, 60 74, 58 90, 30 90", kit.OAK)
    return (
        found
        + h.lined(h.oval(44, 70, 15, 5), h.CREAM)
        + h.ink("30 78, 36 88, 44 79, 52 88, 58 78")
        + kit.rod(18, 2, 3).at(54, 70, 40)
        + kit.rod(18, 2, 3).at(36, 70, -40)
    )


def lecture_log() -> h.Part:
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
        + kit.book(18, 7, h.EMBER).at(24, 58)
        + kit.book(15, 7, h.SEA).at(23, 51)
        + kit.candle(0, 0, 5, 9).at(23, 47)
    )


def squires_stair() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.tower(72, 92, 34, 70)
        + h.lined(h.arch(72, 56, 14, 20), h.LEATHER, None)
        + h.bricks("60 74, 78 82, 80 44, 60 36", 8, 3.4, h.STONE_SHADE)
    )
    for i in range(5):
        found += h.lined(h.box(12 + i * 11, 86 - i * 7.6, 66 - i * 11, 8), h.STONE_LIGHT)
    return found + kit.shield_of(0, 0, 22, 24).at(26, 46) + h.pennant(72, 4, 14, 8, h.SEA, 8)


def seedling_seminary() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.house(22, 92, 56, 34, 30, walls=h.STONE_LIGHT, top=h.MOSS)
        + kit.door(50, 92, 14, 22)
        + kit.pane(33, 84, 8, 13, arched=True)
        + kit.pane(67, 84, 8, 13, arched=True)
    )
    pot = h.lined("40 40!, 60 40!, 57 52!, 43 52!", kit.BRICK) + h.lined(h.box(38, 36, 24, 6, 1), kit.BRICK, None)
    return (
        found
        + h.ink("50 36, 50 22")
        + kit.leaf(50, 26, 18, -50)
        + kit.leaf(50, 26, 18, 50)
        + kit.leaf(50, 24, 16, 0)
        + pot
    )


def levy_station() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.facet("10 92, 46 30, 54 30, 90 92"), h.CREAM)
        + h.flat(h.facet("34 91, 46 31.4, 54 31.4, 66 91"), h.EMBER)
        + h.lined(h.facet("38 92, 50 52, 62 92"), kit.NIGHT, None)
    )
    horn_ = h.lined("8 78!, 24 76, 34 68!, 38 86!, 26 84, 8 83!", h.GOLD)
    return (
        found
        + h.pennant(50, 10, 18, 12, h.SEA, 20)
        + horn_
        + kit.staff(34, 8, h.SEA, 5).at(80, 86, 8)
        + kit.axe(28, 6, 0.7).at(88, 86, 14)
    )


def healers_temple() -> h.Part:
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
        + h.flat("50 42!, 44.6 35.6, 47 31.6, 50 34.6!, 53 31.6, 55.4 35.6", h.EMBER)
    )
    flask = (
        h.lined(h.box(-3, -20, 6, 8), "#cfe0e6", None)
        + h.lined("-3 -13, 3 -13, 10 -2, 7 4, -7 4, -10 -2", h.EMBER)
        + h.lined(h.box(-4, -23, 8, 4, 1), kit.OAK, None)
    )
    return found + flask.at(84, 86) + kit.leaf(14, 90, 15, -24) + kit.leaf(14, 90, 13, 34)


def house_of_lords() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.wall(16, 92, 68, 40, kit.BRICK)
        + kit.hipped(16, 52, 68, 18, kit.SLATE)
        + kit.wall(36, 92, 28, 52, kit.SAND)
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


def branch_and_root_inn() -> h.Part:
    found = h.lined("22 93!, 28 70, 26 44, 74 44, 72 70, 80 93!, 64 90, 50 94, 36 90", kit.BARK) + h.lined(
        h.lump(50, 28, 38, 22, 0.09, 11, 3), h.MOSS
    )
    found += (
        kit.pane(38, 64, 10, 12, arched=True)
        + kit.door(56, 91, 14, 22, kit.OAK)
        + kit.chimney(68, 20, 7, 12)
        + h.dots("34 24, 56 18, 44 36, 64 34", 2.6, h.dark(h.MOSS))
    )
    return found + kit.sign(70, 50, 17, 17) + _mug().at(82, 66, 0, 0.5) + h.ink("34 78, 36 86")


def _mug() -> h.Part:
    """A small tankard about (0, 0)."""
    found = h.lined(("6 -8, 16 -6, 15 6, 6 8", h.box(-10, -12, 18, 24, 2)), kit.OAK, None)
    return found + h.lined("-13 -10, -10 -18, 0 -19, 9 -17, 11 -9, 0 -7", h.CREAM, None)


def colosseum() -> h.Part:
    found = kit.ground(50, 92) + h.lined(
        "8 90!, 10 42!, 28 36!, 30 46!, 50 50!, 70 46!, 72 26!, 90 32!, 92 90!, 50 95", kit.SAND
    )
    for x, y in ((17, 68), (33, 70), (50, 72), (67, 70), (83, 66), (17, 86), (33, 89), (67, 89), (83, 86)):
        found += h.lined(h.arch(x, y, 10, 13), h.LEATHER if y < 80 else kit.NIGHT, None)
    found += h.lined(h.arch(50, 93, 13, 17), kit.NIGHT, None) + h.ink("9 71, 50 76, 91 70")
    return found + h.crown(50, 30, 28, 18) + h.pennant(80, 12, 13, 9, h.EMBER, 16)


def mage_academy() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.wall(18, 92, 30, 36, kit.SAND)
        + kit.gable(18, 56, 30, 18, h.SEA, 4)
        + kit.pane(33, 80, 10, 12)
        + h.lined(h.box(48, 40, 26, 52), kit.SAND)
    )
    brim = "40 42, 52 36, 61 35, 72 36, 84 42, 72 46, 61 47, 50 46"
    found += h.lined((brim, "48 40!, 54 26, 58 12, 70 6!, 69 18, 72 28, 75 40!, 61 43"), h.SEA)
    found += (
        h.flat(h.ring_of(62, 28, 6, 2.6, 5), h.GOLD)
        + kit.door(61, 92, 13, 22, h.PLUM)
        + kit.pane(61, 62, 8, 9, arched=True)
    )
    return (
        found + h.crown(26, 36, 20, 13) + h.flat((h.ring_of(84, 24, 5, 1.6, 4), h.ring_of(44, 18, 4, 1.4, 4)), h.GOLD)
    )


def incense_workshop() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.house(12, 92, 42, 36, 24, walls=kit.SAND, top=h.PLUM)
        + kit.door(26, 92, 12, 20)
        + kit.pane(43, 80, 9, 10)
    )
    found += (
        h.lined("60 78, 64 64, 76 60, 88 64, 92 78, 84 88, 68 88; 64 64!, 68 52, 76 46!, 84 52, 88 64!, 76 68", h.GOLD)
        + h.lined(h.box(68, 87, 16, 6, 2), h.GOLD, None)
        + h.dots("70 58, 76 55, 82 58", 1.8, h.PITCH)
    )
    return found + h.limb("76 44, 68 36, 78 28, 72 16, 80 8", 7, 6, 4, fill=kit.GHOST) + h.ink("64 64, 88 64")


def speechifying_stump() -> h.Part:
    found = kit.ground(50, 92) + kit.stump(50, 92, 62, 36) + h.ink("40 74, 42 86", "60 72, 58 84")
    cone = h.lined(h.facet("22 46, 52 32, 52 64, 22 52", 1), h.GOLD) + h.lined(
        h.oval(52, 48, 5.6, 16), h.dark(h.GOLD), None
    )
    found += h.ink("34 50, 28 62", "38 52, 44 62") + cone.turned(-14, 38, 50)
    bubble = h.lined("58 24, 62 10, 78 6, 92 12, 94 26, 84 34, 72 35, 64 42!, 65 33", h.CREAM)
    return found + bubble + kit.lines(68, 15, 18, 3, 5) + kit.leaf(20, 84, 15, -40)


def revolving_barracks() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined(h.oval(50, 88, 40, 6), h.IRON)
        + h.lined(h.box(18, 48, 64, 38, 3), kit.OAK)
        + h.ink("34 48, 34 86", "66 48, 66 86")
        + h.lined("12 50!, 50 22!, 88 50!, 50 54", kit.TILE)
    )
    found += (
        h.lined(h.arch(50, 86, 14, 22), kit.NIGHT, None)
        + kit.pane(26, 72, 7, 9)
        + kit.pane(74, 72, 7, 9)
        + kit.axe(18, 8, 0.7).at(50, 44, 30)
        + kit.axe(18, 8, 0.7).at(50, 44, -30, flip=True)
    )
    arrow = h.lined((h.tube("22 24, 34 12, 52 8, 70 12", 5, 5), h.facet("68 4, 82 16, 66 20")), h.GOLD, None)
    return found + arrow


def feather_bed_row() -> h.Part:
    found = kit.ground(50, 94)
    for x, fill in ((6, kit.TILE), (35, h.SEA), (64, h.MOSS)):
        found += kit.house(x, 90, 28, 30, 20, walls=kit.PLASTER, top=fill, beams=False) + h.lined(
            (h.box(x + 3, 70, 3.4, 20, 1), h.box(x + 22, 76, 3.4, 14, 1)), kit.BARK, None
        )
        found += h.lined(h.box(x + 5, 80, 18, 7, 2), fill, None) + h.lined(h.oval(x + 10, 78, 5, 3.4), h.CREAM, None)
    feather = h.lined("0 0!, -8 -10, -5 -24, 4 -30!, 8 -20, 6 -8", h.CREAM) + h.ink("0 6, 0 -4, 3 -20")
    return found + feather.at(50, 34, 24) + feather.at(24, 30, -30, 0.7)


def grudge_grindery() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.house(8, 92, 40, 40, 24, walls=h.STONE, top=kit.SLATE)
        + kit.door(28, 92, 13, 22)
        + kit.chimney(38, 42, 7, 18, False)
        + h.cloud(44, 12, 18, CLOUDY)
    )
    found += (
        h.lined((h.tube("56 92, 68 68", 5, 5), h.tube("90 92, 78 68", 5, 5)), kit.OAK, None)
        + h.lined(h.disc(73, 66, 18), h.STONE_LIGHT)
        + h.lined(h.disc(73, 66, 4), h.IRON, None)
    )
    found += (
        h.brows(73, 58, 7, 8, 22)
        + h.ink("66 76, 73 73, 80 76")
        + h.lined(h.facet("44 50, 60 58, 58 62, 42 56"), kit.STEEL, None)
    )
    return found + h.flat((h.ring_of(58, 50, 7, 2, 4, 20), h.ring_of(52, 42, 4, 1.4, 4)), h.GOLD)


def hunters_hollow() -> h.Part:
    found = (
        kit.ground(50, 92)
        + h.lined("10 92!, 14 60, 30 40, 52 34, 76 42, 88 64, 90 92!", h.MOSS)
        + h.lined(h.arch(50, 92, 32, 36), kit.BARK, None)
        + h.flat(h.arch(50, 91, 24, 30), h.PITCH)
    )
    found += (
        h.eyes(50, 76, 6, 3.6, h.PITCH, 0, 0, (0, 0), h.GLOW)
        + h.limb("44 36, 36 26, 36 12", 6, 3, fill=h.BONE)
        + h.limb("38 26, 30 24, 26 16", 5, 3, fill=h.BONE)
        + h.limb("56 36, 64 26, 64 12", 6, 3, fill=h.BONE)
        + h.limb("62 26, 70 24, 74 16", 5, 3, fill=h.BONE)
    )
    found += h.lined("40 38, 50 32, 60 38, 56 52, 50 56, 44 52", h.BONE) + h.dots("46 42, 54 42", 2, h.PITCH)
    bow = h.lined(h.tube("0 -22, 9 -10, 9 10, 0 22", 3, 4, 3), kit.BARK, None) + h.ink("0 -22, 0 22")
    return found + bow.at(84, 66, 10) + kit.tree(14, 90, 34)


def heartwood_chapel() -> h.Part:
    found = (
        kit.ground(50, 92)
        + kit.house(20, 92, 60, 36, 34, walls=kit.OAK, top=kit.BARK)
        + h.ink("34 56, 34 92", "66 56, 66 92")
        + kit.rings(50, 44, 12)
        + h.flat("50 52!, 43 44, 46 38, 50 42!, 54 38, 57 44", h.EMBER)
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
        + kit.sword(26, 5).at(88, 66, 180)
        + h.lined("80 92, 84 84, 92 84, 95 92", h.STONE)
    )


def totem_lathe() -> h.Part:
    found = kit.ground(50, 92) + h.lined(
        (h.box(10, 80, 80, 9, 2), h.box(16, 60, 10, 22, 2), h.box(76, 60, 10, 22, 2)), kit.OAK
    )
    pole = h.lined(h.box(36, 8, 28, 72, 4), kit.BARK)
    for y, fill in ((8, h.PLUM), (32, h.MOSS), (56, h.EMBER)):
        pole += (
            h.lined(h.box(35, y, 30, 23, 5), fill)
            + h.eyes(50, y + 9, 7, 4, fill, 0.2, 10)
            + h.flat(h.box(43, y + 16, 14, 3.6, 1.6), h.CREAM)
        )
    wings = h.lined("36 14!, 14 6, 8 18, 20 26, 36 24!", h.GOLD)
    return (
        found
        + wings.twice()
        + pole
        + h.lined(h.disc(18, 86, 8), h.IRON)
        + h.ink("18 86, 12 94")
        + h.lined("66 74!, 78 66!, 80 70!, 67 78!", kit.STEEL, None)
        + h.puff(30, 90, 3, kit.PINE)
        + h.puff(70, 92, 3, kit.PINE)
    )


def turnery_of_fortune() -> h.Part:
    found = kit.ground(50, 92) + h.lined(h.facet("28 92, 46 48, 54 48, 72 92, 64 92, 50 58, 36 92"), kit.OAK)
    found += h.lined(h.disc(50, 42, 34), kit.BARK)
    colours = (h.EMBER, h.CREAM, h.SEA, h.GOLD, h.MOSS, h.CREAM, h.PLUM, h.GOLD)
    for i, fill in enumerate(colours):
        angles = (math.radians(45 * i + k - 112.5) for k in (0, 22.5, 45))
        start, middle, end = (f"{50 + 29 * math.cos(t):.2f} {42 + 29 * math.sin(t):.2f}" for t in angles)
        found += h.lined(f"50 42!, {start}!, {middle}, {end}!", fill, None)
    return (
        found
        + h.lined(h.disc(50, 42, 6), h.GOLD)
        + h.lined(h.facet("44 2, 56 2, 50 16"), h.PITCH, None)
        + kit.meeple().at(82, 88, 0, 1)
    )


LOCATIONS = h.drawings(__name__)
