"""The forty Monsters, the Dark Overlords and their Henchman.

All are drawn to fill the sheet; `monsters` makes those of lower levels smaller, the ink staying as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from art import hand as h
from art.meeples import kit

ZOMBIE = "#9bb07a"
PALLID = "#d9dccb"
TROLL = "#6f9a8a"
CLOTH = "#5f5478"
TERMITE = "#e0b06a"
TRUNK = "#b98a57"
CHAR = "#5a3f45"


# --- Level 1 ---


def _sappy_sawyer() -> h.Part:
    found = kit.legs(h.SEA, hip=74) + kit.torso(h.EMBER, 38, 48, 82)
    found += h.flat(h.box(35, 60, 30, 3.4), h.dark(h.EMBER)) + h.flat(h.box(46, 50, 3.4, 30), h.dark(h.EMBER))
    found += kit.ears(h.SKIN, 50, 34, 19) + kit.head(h.SKIN, 50, 34, 20)
    found += h.lined(h.cut("28 28!, 30 14, 50 6, 70 14, 72 28!, 50 22"), h.MOSS) + h.lined(h.disc(50, 7, 4.6), h.CREAM)
    found += (
        kit.eyes(50, 33, 8, 6.4, h.SKIN, 0.3, -16, (0, 0.5))
        + kit.nose(50, 40, 4.4, 3.4, kit.ROSE)
        + h.smile(50, 46, 14, 0.24)
    )
    found += kit.drop(63, 38, 9, kit.AMBER) + kit.drop(36, 39, 7, kit.AMBER)
    blade = kit.at(kit.saw(54, 18, 7), 24, 66, -12)
    sap = kit.drop(52, 66, 11, kit.AMBER) + kit.drop(66, 62, 8, kit.AMBER)
    return (
        found
        + kit.arm("67 54, 74 62, 70 72", h.EMBER, h.SKIN)
        + blade.moved(0, 4)
        + sap.moved(4, 8)
        + kit.arm("33 54, 24 60, 24 69", h.EMBER, h.SKIN)
    )


def _timber_wolf() -> h.Part:
    found = h.limb("76 54, 88 46, 90 30", 8, 5, fill=kit.BARK) + kit.leaf(89, 34, 18, 14) + kit.leaf(90, 40, 15, 62)
    for x in (36, 46, 66, 76):
        found += h.limb(f"{x} 68, {x + 1} 80, {x} 91", 9, 6, fill=kit.BARK if x in (36, 66) else h.dark(kit.BARK))
    found += h.lined(h.box(26, 48, 56, 26, 9), kit.BARK) + h.ink("46 54, 60 54", "54 67, 70 67")
    found += (
        h.lined(h.oval(80, 61, 8, 13), kit.PINE, None)
        + h.flat(h.oval(80, 61, 4.4, 7.6), h.dark(kit.PINE, 0.2))
        + h.flat(h.oval(80, 61, 2, 3.6), kit.PINE)
    )
    mane = h.fur("20 50, 22 34, 34 26, 46 34, 48 54, 38 64", h.dark(kit.BARK), 6)
    face = h.lined(h.cut("20 26!, 20 6!, 31 17, 40 17, 50 6!, 51 27, 46 42, 36 50, 24 50, 8 56, 5 48, 18 38"), h.IRON)
    face += h.flat(h.cut("8 54, 24 49, 34 49, 40 44, 30 42, 18 46, 7 50"), h.pale(h.IRON, 0.6))
    face += (
        kit.eyes(34, 31, 8, 5, h.IRON, 0.4, 16, (-0.5, 0.3))
        + h.solid(h.oval(7, 48, 3, 2.4))
        + h.fang(19, 51, 5, 7)
        + h.fang(28, 50, 5, 7)
    )
    return found + mane + face


def _grave_splinter() -> h.Part:
    mound = h.lined(h.cut("8 93!, 16 84, 34 80, 50 82, 66 80, 84 84, 92 93!, 50 95"), h.LEATHER)
    board = h.lined(
        h.cut("24 86!, 24 36!, 30 28!, 33 36!, 40 12!, 46 24!, 52 8!, 58 26!, 66 16!, 70 34!, 76 30!, 76 86!"),
        kit.GRAVE,
    )
    board += h.ink("36 86, 36 66", "64 40, 66 50", "60 86, 60 76")
    board += h.socket(40, 48, 7, h.GOLD) + h.socket(60, 48, 7, h.GOLD) + h.grin(50, 62, 24, 10, 5)
    side = h.limb("24 62, 14 56, 8 44", 5, 4, fill=kit.GRAVE) + h.limb("76 62, 86 58, 92 48", 5, 4, fill=kit.GRAVE)
    side += h.ink("8 44, 4 40", "8 44, 10 38", "92 48, 96 43", "92 48, 91 41")
    return side + board + mound + kit.mushroom(24, 86, 12, h.PLUM)


def _bookmark_bandit() -> h.Part:
    ribbon = h.lined(h.cut("40 50!, 24 54, 10 48!, 14 58!, 6 66!, 24 66, 42 58!"), h.EMBER)
    found = ribbon + kit.legs(h.DUSK, hip=76) + kit.torso(h.MOSS, 36, 48, 82)
    found += kit.head(h.SKIN, 50, 36, 19) + h.lined(
        h.cut("29 30!, 34 14, 50 10, 66 14, 71 30!, 84 30, 76 36, 50 32, 24 36, 16 30"), h.DUSK
    )
    found += h.lined(h.cut("31 36!, 50 32, 69 36!, 68 45, 58 47, 50 43, 42 47, 32 45"), kit.NIGHT, None)
    found += kit.eyes(50, 40, 8, 4.6, kit.NIGHT, 0.3, 10, (0.7, 0.1)) + h.smile(52, 51, 12, 0.28, -10)
    found += h.lined(h.cut("34 54!, 50 60, 66 54!, 66 60, 50 67, 34 60"), h.EMBER)
    tome = kit.at(kit.book(34, 42, h.SEA), 72, 70, 10) + h.lined(
        h.facet("68 50, 75 51, 74 76, 70 72, 66 75", 0), h.EMBER, None
    ).turned(8, 72, 60)
    return (
        found
        + kit.arm("34 58, 38 70, 56 76", h.MOSS, h.SKIN)
        + tome
        + h.lined(h.disc(56, 76, 5), h.SKIN)
        + h.lined(h.disc(87, 72, 5), h.SKIN)
    )


def _paper_wasp() -> h.Part:
    """Folded, not hatched."""
    found = h.Part()
    for text, fill in (
        ("46 40, 16 6, 8 34, 30 46", h.CREAM),
        ("46 40, 30 8, 52 10, 54 36", h.BONE),
        ("54 38, 88 6, 94 30, 66 48", h.CREAM),
        ("54 38, 60 8, 80 6, 60 42", h.BONE),
    ):
        found += h.lined(h.facet(text), fill)
    found += h.lined(h.facet("40 52, 62 52, 72 70, 60 86, 50 96, 42 86, 32 70"), h.GOLD, None)
    found += h.flat(h.facet("36.5 60, 65.5 60, 69.6 67, 33.6 67"), h.PITCH) + h.flat(
        h.facet("35 75, 68 75, 62.6 82, 40 82"), h.PITCH
    )
    found += h.lined(h.facet("45 89, 55 89, 50 96"), h.PITCH, None)
    found += h.lined(h.facet("36 36, 50 26, 66 36, 62 56, 50 62, 40 56"), h.CREAM) + h.ink("50 27, 50 40")
    for x in (38, 62):
        found += h.ink(f"{x} 54, {x + (x - 50) * 0.9} 62, {x + (x - 50) * 0.8} 72")
    return (
        found
        + kit.eyes(50, 43, 7, 5, h.CREAM, 0.35, 18, (0, 0.4))
        + kit.antennae(50, 30, 14, 14)
        + h.smile(50, 55, 9, -0.24)
    )


def _dry_rot_dropout() -> h.Part:
    found = (
        kit.legs(h.LEATHER, hip=78)
        + kit.robe(CLOTH, 48, 48, low=86)
        + h.flat(h.facet("46 52, 54 52, 53 70, 50 74, 47 70"), h.EMBER)
    )
    found += kit.arm("34 58, 20 62, 12 56", CLOTH, ZOMBIE) + kit.arm("66 58, 80 62, 88 56", CLOTH, ZOMBIE)
    found += kit.head(ZOMBIE, 50, 38, 20) + h.flat(h.cut("58 46!, 66 42, 66 50, 60 53"), h.dark(ZOMBIE))
    found += (
        h.eye(41, 37, 7.4, (0.2, 0.5), 0.4, -8, ZOMBIE)
        + h.eye(60, 38, 5, (-0.3, 0.4), 0.5, 8, ZOMBIE)
        + h.smile(50, 51, 16, -0.1)
    )
    found += h.ink("38 50, 42 54") + kit.mortarboard(50, 24, 46, kit.NIGHT, -12)
    return (
        found
        + kit.mushroom(66, 60, 13)
        + kit.mushroom(34, 56, 10, kit.AMBER)
        + kit.mushroom(70, 30, 12, h.PLUM).turned(40, 70, 30)
    )


def _siege_carpenter() -> h.Part:
    ladder = h.lined(h.box(66, 8, 5, 86), kit.OAK, None) + h.lined(h.box(84, 8, 5, 86), kit.OAK, None)
    for y in (16, 30, 44, 58, 72, 86):
        ladder = h.lined(h.box(68, y, 19, 4), kit.OAK, None) + ladder
    ladder = ladder.turned(8, 76, 93)
    found = ladder + kit.legs(h.LEATHER, 46, 76, 10) + kit.torso(h.BONE, 42, 46, 84, 46)
    found += h.lined(h.cut("32 58!, 60 58!, 62 84!, 46 88, 30 84!"), h.LEATHER) + h.ink("38 46, 36 58", "54 46, 56 58")
    found += (
        kit.head(h.SKIN, 46, 32, 18)
        + h.lined(h.cut("25 28!, 27 12, 46 6, 65 12, 67 28!, 46 22"), h.IRON)
        + h.ink("46 7, 46 22")
    )
    found += (
        kit.eyes(46, 32, 7, 5, h.SKIN, 0.4, 12, (-0.3, 0.2))
        + kit.nose(46, 38, 5, 4, kit.ROSE)
        + h.fur("30 38, 46 44, 62 38, 60 52, 46 58, 32 52", kit.BRICK, 5)
    )
    found += h.ink("40 46, 36 49", "46 47, 46 51", "52 46, 56 49")
    return (
        found
        + kit.arm("62 54, 72 58, 76 52", h.BONE, h.SKIN)
        + kit.at(kit.hammer(24, 8), 18, 58, -14)
        + kit.arm("30 54, 20 62, 19 58", h.BONE, h.SKIN)
    )


def _moat_gnawer() -> h.Part:
    skin = "#6f9a5f"
    found = h.limb("76 84, 88 74, 86 58", 12, 5, fill=skin, tip=True)
    found += h.spikes("30 44, 56 40, 80 66", 5, 9, h.dark(skin)) + h.lined(
        h.cut("22 88!, 22 58, 36 42, 58 42, 74 58, 80 88!"), skin
    )
    found += h.flat(h.cut("32 88!, 34 66, 48 62, 62 72, 64 88!"), h.pale(skin))
    found += h.lined(h.cut("6 54, 14 44, 34 42, 46 30, 58 32, 60 48, 52 60, 34 64, 12 64"), skin)
    found += (
        h.lined(h.disc(44, 29, 8), skin, None)
        + h.lined(h.disc(57, 30, 8), skin, None)
        + kit.eyes(50.5, 28, 6.5, 5.6, skin, 0.3, 10, (-0.5, 0.2))
    )
    found += (
        h.solid(h.oval(12, 49, 1.6, 1.2))
        + h.ink("8 57, 30 56, 50 52")
        + h.lined(h.box(12, 56, 8, 11, 1.5), h.CREAM, None)
        + h.lined(h.box(20, 56, 8, 11, 1.5), h.CREAM, None)
    )
    found += kit.planks(2, 66, 32, 8, 2, kit.OAK, False)
    water = h.lined(
        h.cut("4 84!, 14 80, 24 84, 36 80, 50 84, 62 80, 76 84, 88 80, 96 84!, 92 93, 50 95, 8 93"), kit.WATER
    )
    return (
        found
        + kit.arm("34 70, 28 76, 26 74", skin, skin, 8, 4.6)
        + water
        + h.flat(h.box(24, 88, 14, 2, 1), h.CREAM)
        + h.flat(h.box(60, 89, 18, 2, 1), h.CREAM)
    )


def _skeleton() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        found += h.limb(f"{50 + k * 6} 72, {50 + k * 10} 82, {50 + k * 9} 90", 5, 4.4, fill=h.BONE)
        found += h.lined(h.oval(50 + k * 12, 91, 7, 3.4), h.BONE, None)
    found += h.lined(h.cut("38 70, 50 66, 62 70, 58 78, 50 74, 42 78"), h.BONE) + kit.ribs(50, 46, 32, 3, 7)
    spoon = kit.rod(30, 12, 3.6, kit.OAK) + h.lined(h.oval(0, -35, 7, 9), kit.OAK)
    found += (
        h.limb("62 50, 74 56, 78 46", 5, 4.4, fill=h.BONE)
        + kit.at(spoon, 79, 44, 10)
        + h.lined(h.disc(79, 45, 4.4), h.BONE)
    )
    found += h.limb("38 50, 26 58, 30 70", 5, 4.4, fill=h.BONE) + h.lined(h.disc(30, 71, 4.4), h.BONE)
    return (
        found
        + kit.skull(50, 26, 18, None)
        + h.eye(42.4, 25.6, 4.4, (0.3, 0.3), ball=h.GLOW)
        + h.eye(57.6, 25.6, 4.4, (0.3, 0.3), ball=h.GLOW)
    )


def _pew_poacher() -> h.Part:
    pew = h.lined(h.box(14, 14, 74, 20, 3), kit.OAK) + h.ink("30 16, 30 32", "50 16, 50 32", "70 16, 70 32")
    pew += h.lined(h.box(12, 34, 78, 7, 2), kit.OAK) + h.lined(
        h.cut("8 60!, 10 30, 8 10, 18 6, 22 14, 18 30, 20 60!"), kit.BARK
    )
    pew += h.lined(h.cut("92 60!, 90 30, 92 10, 82 6, 78 14, 82 30, 80 60!"), kit.BARK)
    found = pew.turned(-8, 50, 40) + kit.legs(h.DUSK, hip=80, apart=10) + kit.torso(h.PLUM, 40, 54, 86)
    found += h.flat(h.box(33, 64, 34, 4), h.pale(h.PLUM)) + h.flat(h.box(32, 74, 36, 4), h.pale(h.PLUM))
    found += kit.arm("34 62, 22 56, 22 42", h.PLUM, h.SKIN) + kit.arm("66 62, 78 54, 76 36", h.PLUM, h.SKIN)
    found += kit.head(h.SKIN, 50, 46, 17) + h.lined(h.cut("32 42!, 34 28, 50 24, 66 28, 68 42!, 50 36"), kit.NIGHT)
    return (
        found
        + kit.eyes(50, 45, 7, 5, h.SKIN, 0.4, 0, (0.8, 0))
        + kit.nose(52, 51, 4, 3.2, kit.ROSE)
        + h.ink("44 57, 50 58, 57 55")
    )


def _belfry_beaver() -> h.Part:
    found = kit.beaver(50, 92, 0.86, kit.FUR, 12)
    found += kit.bell(50, 24, 46, 22, h.GOLD) + h.lined(h.tube("50 6, 46 3, 50 2", 3, 3), kit.BARK, None)
    rope = h.lined(h.tube("78 8, 77 40, 78 62", 3.4, 3.4), kit.STRAW, None) + h.fur(
        "76 60, 82 62, 81 74, 74 74", kit.STRAW, 4
    )
    return (
        found
        + rope.moved(4, 0)
        + h.limb("70 50, 80 48, 82 42", 9, 7, fill=kit.FUR)
        + h.lined(h.disc(82, 41, 5), kit.FUR)
        + h.limb("30 50, 22 60, 30 66", 9, 7, fill=kit.FUR)
    )


def _wick_wraith() -> h.Part:
    found = h.lined(h.oval(50, 88, 38, 7), h.IRON) + h.lined(h.tube("84 86, 94 80, 88 72", 4, 4), h.IRON, None)
    wax = "32 88!, 31 44, 26 52, 24 40, 34 32, 50 36, 66 31, 76 42, 72 58, 68 50, 69 88!, 50 91"
    found += h.flame(50, 38, 28, 34) + h.lined(h.cut(wax), h.CREAM) + h.ink("50 37, 50 30")
    found += h.socket(41, 54, 6, h.EMBER) + h.socket(59, 54, 6, h.EMBER) + h.flat(h.oval(50, 69, 5, 7), h.PITCH)
    found += h.limb("33 64, 20 62, 14 52", 7, 4, fill=h.CREAM) + h.limb("67 64, 80 62, 86 50", 7, 4, fill=h.CREAM)
    return (
        found
        + kit.drop(14, 54, 10, h.CREAM)
        + kit.drop(86, 53, 10, h.CREAM)
        + h.lined(h.cut("36 88, 40 78, 46 80, 48 90"), h.CREAM, None)
    )


# --- Level 2 ---


def _whittling_warlord() -> h.Part:
    found = (
        kit.legs(h.LEATHER, hip=76, apart=12, thick=13)
        + kit.torso(h.IRON, 58, 44, 84)
        + h.dots("36 62, 44 64, 56 64, 64 62", 1.8, h.PITCH)
    )
    found += h.fur("20 50, 32 40, 50 44, 68 40, 80 50, 66 58, 50 56, 34 58", kit.BARK, 6)
    found += (
        kit.head(h.SKIN, 50, 34, 17)
        + h.horn("36 22, 18 22, 8 6", 12, h.BONE, 2)
        + h.horn("64 22, 82 22, 92 6", 12, h.BONE, 2)
    )
    found += h.lined(h.cut("32 30!, 32 16, 50 8, 68 16, 68 30!, 50 26"), h.IRON) + h.lined(
        h.box(47, 18, 6, 16, 2), h.IRON, None
    )
    found += (
        kit.eyes(50, 34, 8, 4.4, h.SKIN, 0.45, 8, (0, 0.8))
        + h.fur("34 40, 50 44, 66 40, 62 58, 50 66, 38 58", kit.AMBER, 5)
        + h.smile(50, 48, 8, -0.1)
    )
    stick = h.limb("30 84, 46 76, 60 66", 5, 3, fill=kit.PINE, tip=True)
    knife = h.lined(h.facet("0 -2.6, 18 -2.6, 22 0, 0 2.6"), kit.STEEL, None) + h.lined(
        h.box(-9, -2.6, 10, 5.2, 2), h.LEATHER, None
    )
    curls = h.ink("46 84, 50 80, 54 84, 51 87", "58 88, 62 84, 66 88, 63 91", "38 90, 42 86, 45 90")
    return (
        found
        + kit.arm("24 58, 16 70, 30 82", h.SKIN, h.SKIN, 11, 6)
        + stick
        + kit.arm("76 58, 84 68, 72 74", h.SKIN, h.SKIN, 11, 6)
        + kit.at(knife, 70, 74, 196)
        + curls
    )


def _lumberjack_the_ripper() -> h.Part:
    found = kit.cape(kit.NIGHT, h.MAW, 42, 74) + kit.legs(kit.NIGHT, hip=76, apart=9) + kit.torso(h.EMBER, 38, 42, 84)
    for x in (40, 52):
        found += h.flat(h.box(x, 46, 4, 36), h.dark(h.EMBER, 0.4))
    found += h.flat(h.box(33, 56, 34, 4), h.dark(h.EMBER, 0.4)) + h.flat(h.box(33, 70, 34, 4), h.dark(h.EMBER, 0.4))
    found += (
        kit.head(h.SKIN, 50, 36, 15)
        + h.fur("36 36, 50 42, 64 36, 62 54, 50 62, 38 54", kit.BARK, 5)
        + kit.eyes(50, 34, 6.4, 4.6, h.SKIN, 0.4, 18, (0.4, 0.2))
    )
    found += (
        h.smile(50, 45, 10, 0.3)
        + h.lined(h.cut("35 26!, 36 6!, 50 4, 64 6!, 65 26!, 50 29"), kit.NIGHT)
        + h.flat(h.cut("35.6 20!, 50 23, 64.4 20!, 65 25!, 50 28, 35 25!"), h.EMBER)
    )
    found += h.lined(h.cut("24 27, 36 25, 50 28, 64 25, 76 27, 64 32, 50 33, 36 32"), kit.NIGHT, None)
    return (
        found
        + kit.at(kit.axe(48, 26, 1.5), 20, 66, -8, flip=True)
        + kit.arm("34 50, 22 54, 20 64", h.EMBER, h.SKIN)
        + kit.arm("66 50, 74 60, 68 70", h.EMBER, h.SKIN)
    )


def _tree_beast() -> h.Part:
    found = (
        h.limb("34 52, 20 48, 12 32", 12, 6, fill=kit.BARK)
        + h.limb("14 40, 8 38, 5 32", 6, 3, fill=kit.BARK)
        + h.limb("66 52, 80 50, 89 36", 12, 6, fill=kit.BARK)
    )
    found += h.limb("86 44, 92 44, 95 40", 6, 3, fill=kit.BARK)
    trunk = "34 42!, 36 66, 30 82, 14 92, 26 94, 38 88, 44 94, 52 90, 58 95, 64 88, 76 94, 88 92, 70 82, 65 66, 66 42!"
    found += h.lined(h.cut(trunk), kit.BARK) + h.lined(h.lump(50, 27, 37, 22, 0.1, 11, 4), h.MOSS)
    found += (
        h.dots("32 20, 60 14, 70 28", 3, h.dark(h.MOSS))
        + h.lined(h.disc(30, 32, 4), h.EMBER, None)
        + h.lined(h.disc(68, 20, 4), h.EMBER, None)
    )
    found += kit.leaf(14, 32, 13, -30) + kit.leaf(89, 37, 13, 30)
    found += (
        kit.eyes(50, 53, 9, 6.4, kit.BARK, 0.35, 16, (0, 0.3), h.GLOW)
        + h.limb("50 58, 54 64", 6, 4, fill=h.dark(kit.BARK))
        + h.grin(50, 72, 26, 13, 5, 4)
    )
    return found + h.ink("37 76, 40 84", "62 80, 64 86")


def _ghoul() -> h.Part:
    found = h.limb("40 72, 32 82, 30 91", 11, 8, fill=kit.GRAVE) + h.limb("62 74, 70 82, 70 91", 11, 8, fill=kit.GRAVE)
    found += h.lined(h.cut("30 62, 40 44, 62 40, 80 52, 80 74, 64 82, 42 80"), kit.GRAVE) + h.ink(
        "70 56, 76 60", "68 64, 75 68"
    )
    found += h.lined(h.cut("36 74!, 44 70, 60 72, 74 72!, 72 84!, 64 80!, 58 88!, 50 81!, 42 86!"), h.LEATHER)
    found += h.limb("72 56, 84 68, 82 84", 10, 7, fill=kit.GRAVE) + h.claws(75, 92, 3, 13, 8)
    found += (
        h.lined(h.cut("10 40, 14 20, 32 12, 50 18, 56 36, 50 54, 32 60, 14 54"), kit.GRAVE)
        + h.lined(h.cut("50 22!, 66 10!, 58 34!"), kit.GRAVE)
        + h.lined(h.cut("14 22!, 4 8!, 10 34!"), kit.GRAVE)
    )
    found += h.ink("28 13, 26 6", "33 12, 34 5", "38 13, 42 7")
    found += h.eye(24, 32, 7.4, (0.1, 0.4), ball=h.GLOW, pupil=0.35) + h.eye(
        42, 31, 5.6, (0.1, 0.4), ball=h.GLOW, pupil=0.35
    )
    found += h.grin(32, 44, 34, 13, 6) + h.lined(h.cut("30 53!, 42 53!, 42 68, 36 72, 30 67"), h.TONGUE)
    return (
        found
        + kit.at(kit.bone(24, 5), 10, 88, 20)
        + h.limb("34 62, 22 72, 16 80", 10, 7, fill=kit.GRAVE)
        + h.lined(h.disc(15, 80, 6), kit.GRAVE)
    )


def _woodworm_wight() -> h.Part:
    trunk = "24 93!, 26 50, 30 26, 42 10, 54 7!, 66 16, 72 36, 75 60, 78 93!, 68 87!, 60 94!, 50 87!, 40 94!, 33 87!"
    found = h.lined(h.cut(trunk), kit.OAK)
    found += (
        h.lined(h.cut("36 44, 38 26, 52 19, 64 28, 66 44, 52 52"), h.PITCH, None)
        + h.flat(h.oval(45, 36, 3.4, 5, 12), "#b6ec7f")
        + h.flat(h.oval(58, 36, 3.4, 5, -12), "#b6ec7f")
    )
    for x, y, r in ((38, 62, 4), (60, 76, 4.6), (42, 80, 3), (64, 60, 3)):
        found += h.flat(h.oval(x, y, r, r * 0.8), h.PITCH)
    found += h.limb("30 56, 16 58, 10 46", 9, 5, fill=kit.OAK) + h.limb("72 54, 86 58, 92 46", 9, 5, fill=kit.OAK)
    found += (
        kit.worm("38 62, 30 66, 22 76, 12 78")
        + kit.worm("60 76, 72 80, 80 72, 88 76")
        + kit.worm("62 20, 72 16, 74 8, 84 10", 6)
        + kit.worm("50 88, 52 78, 46 74", 6)
    )
    return found


def _professor_sawdust() -> h.Part:
    found = (
        kit.legs(kit.NIGHT, hip=78, apart=10)
        + kit.torso(CLOTH, 54, 46, 86, waist=1.12)
        + h.flat(h.cut("42 48!, 58 48!, 56 84!, 44 84!"), h.CREAM)
    )
    found += h.dots("50 66, 50 75", 1.7, h.PITCH) + h.lined(
        h.facet("40 52, 50 57, 60 52, 60 62, 50 57, 40 62"), h.EMBER, None
    )
    found += h.fur("24 26, 30 10, 50 16, 70 10, 76 26, 74 42, 26 42", h.CREAM, 7) + kit.head(h.SKIN, 50, 32, 18)
    found += (
        h.lined(h.disc(41, 32, 7.6), h.PAPER_EDGE, None)
        + h.lined(h.disc(59, 32, 7.6), h.PAPER_EDGE, None)
        + h.bead(42, 33, 2.6)
        + h.bead(60, 33, 2.6)
        + h.ink("48.6 31, 51.4 31")
    )
    found += kit.nose(50, 39, 5, 4, kit.ROSE) + h.lined(
        h.cut("34 46!, 42 42, 50 45, 58 42, 66 46!, 58 50, 50 48, 42 50"), h.CREAM, None
    )
    found += (
        kit.arm("28 58, 18 66, 22 76", CLOTH, h.SKIN)
        + kit.at(kit.book(18, 22, h.MOSS), 16, 80, -8)
        + h.lined(h.disc(21, 78, 4.6), h.SKIN)
    )
    return (
        found
        + kit.at(kit.saw(38, 12, 6), 80, 48, -82)
        + kit.arm("72 58, 82 62, 80 50", CLOTH, h.SKIN)
        + h.puff(68, 88, 4, kit.PINE)
        + h.puff(34, 90, 3.4, kit.PINE)
    )


def _thesis_termite() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        for y, w in ((58, 26), (68, 32), (78, 28)):
            found += h.limb(
                f"{50 + k * 14} {y}, {50 + k * w} {y - 4}, {50 + k * (w + 6)} {y + 12}", 4.4, 3.4, fill=h.dark(TERMITE)
            )
    found += h.lined(h.oval(50, 76, 24, 17), TERMITE)
    for y in (72, 80, 87):
        found += h.ink(f"{50 - 20 + abs(y - 76) * 0.3} {y}, 50 {y + 4}, {50 + 20 - abs(y - 76) * 0.3} {y}")
    found += (
        h.lined(h.oval(50, 56, 15, 11), TERMITE)
        + kit.head(TERMITE, 50, 38, 19)
        + kit.eyes(50, 34, 9, 6.4, TERMITE, 0.2, 12, (0, 0.8))
    )
    paper = h.lined(
        h.cut("30 52!, 42 54!, 46 50!, 50 54!, 54 50!, 58 54!, 70 52!, 72 82!, 28 82!"), h.CREAM
    ) + kit.lines(35, 62, 30, 4, 4.6)
    found += kit.mandibles(50, 44, 22) + kit.mortarboard(50, 24, 48) + kit.antennae(50, 22, 30, 12)
    return found + paper + h.lined(h.disc(29, 68, 5), TERMITE) + h.lined(h.disc(71, 68, 5), TERMITE)


def _glue_golem() -> h.Part:
    slime = "#efd9a0"
    chair = (
        h.lined(h.box(74, 12, 4, 34), kit.OAK, None)
        + h.lined(h.box(88, 12, 4, 34), kit.OAK, None)
        + h.lined(h.box(72, 28, 22, 5), kit.OAK, None)
        + h.lined(h.box(74, 14, 18, 6), kit.OAK, None)
    )
    body = (
        "26 92, 12 86, 18 64, 8 62, 6 48, 22 46, 28 30, 34 16, 50 10, 66 16, 72 30, 78 46, 92 44, 95 58,"
        " 84 66, 84 86, 74 93, 50 90"
    )
    found = chair.turned(14, 83, 30) + h.lined(h.cut(body), slime)
    found += kit.eyes(50, 32, 10, 7.6, slime, 0.3, 10, (0, 0.3)) + h.grin(50, 48, 24, 11, 0, 3)
    found += kit.at(
        kit.rod(22, 0, 4, kit.OAK)
        + h.lined(h.box(-6, -8, 12, 8, 1), h.IRON, None)
        + h.fur("-5 0, 5 0, 5 9, -5 9", h.EMBER, 4),
        34,
        66,
        150,
    )
    found += kit.planks(56, 64, 26, 10, 1, kit.PINE).turned(-24, 68, 68) + kit.at(kit.book(14, 18, h.SEA), 40, 80, 16)
    found += kit.drop(8, 62, 14, slime) + kit.drop(92, 60, 14, slime) + kit.drop(28, 48, 9, slime)
    return (
        found
        + h.lined(h.box(40, 2, 20, 10, 2), h.EMBER)
        + h.lined(h.facet("46 2, 54 2, 52 -4, 48 -4"), h.IRON, None).moved(0, 0)
    )


def _laminated_lich() -> h.Part:
    found = (
        h.lined(h.box(14, 5, 72, 88, 9), "#cfe0e6")
        + h.flat(h.facet("20 40, 44 10, 56 10, 20 56"), "#eef6f6")
        + h.flat(h.facet("80 60, 80 72, 66 88, 58 88"), "#eef6f6")
    )
    found += (
        kit.robe(h.PLUM, 54, 44, low=88)
        + h.flat(h.cut("46 46!, 54 46!, 56 86!, 44 86!"), h.dark(h.PLUM))
        + kit.skull(50, 34, 16, "#8fd06b")
        + h.crown(50, 21, 28, 12)
    )
    found += (
        kit.at(kit.staff(34, 28, "#8fd06b", 5), 74, 60)
        + kit.arm("64 54, 70 60, 74 60", h.PLUM, h.BONE, 9, 4.4)
        + kit.arm("36 54, 28 64, 34 72", h.PLUM, h.BONE, 9, 4.4)
    )
    return found + h.dots("20 11, 80 11, 20 87, 80 87", 2.2, h.IRON)


def _varnished_vampire() -> h.Part:
    found = (
        kit.cape(kit.NIGHT, h.EMBER, 44, 82)
        + kit.legs(kit.NIGHT, hip=80, apart=7, thick=9)
        + kit.torso(h.CREAM, 34, 44, 86)
        + h.flat(h.cut("37 46!, 46 46!, 45 84!, 36 84!"), kit.NIGHT)
        + h.flat(h.cut("63 46!, 54 46!, 55 84!, 64 84!"), kit.NIGHT)
    )
    found += h.lined(h.facet("43 50, 50 54, 57 50, 57 58, 50 54, 43 58"), h.EMBER, None)
    found += (
        kit.ears(PALLID, 50, 30, 17, 4.4)
        + kit.head(PALLID, 50, 30, 18, 1.15)
        + h.lined(h.cut("31 30!, 30 14, 50 6, 70 14, 69 30!, 62 20, 50 28!, 38 20"), kit.NIGHT)
    )
    found += (
        h.flat(h.cut("38 13!, 48 9, 56 10!, 46 13"), kit.SLATE)
        + kit.eyes(50, 31, 7, 5, PALLID, 0.4, 14, (0.3, 0.2))
        + h.smile(50, 41, 14, 0.2)
        + h.fang(45, 42, 3.6, 6)
        + h.fang(55, 42, 3.6, 6)
    )
    brush = (
        kit.rod(22, 4, 4, kit.OAK)
        + h.lined(h.box(-6, -30, 12, 9, 1), h.IRON, None)
        + h.lined(h.cut("-6 -30!, 6 -30!, 5 -40, 0 -44!, -5 -40"), kit.AMBER)
    )
    can = (
        h.lined(h.box(14, 72, 20, 20, 1.5), h.IRON)
        + h.lined(h.oval(24, 72, 10, 3), kit.AMBER, None)
        + h.lined(h.cut("16 73!, 22 74!, 21 82, 17 84"), kit.AMBER, None)
    )
    found += (
        kit.at(brush, 82, 60, 10)
        + kit.arm("67 54, 78 62, 82 56", kit.NIGHT, PALLID)
        + kit.arm("33 54, 24 60, 24 66", kit.NIGHT, PALLID)
        + can
    )
    return found + h.flat(h.ring_of(86, 82, 6, 1.6, 4), h.CREAM) + h.flat(h.ring_of(70, 10, 6, 1.6, 4), h.CREAM)


def _peepul_pikeman() -> h.Part:
    found = (
        kit.at(kit.pike(78, 10), 80, 84, 2)
        + kit.legs(h.SEA, hip=76)
        + kit.torso(h.MOSS, 38, 46, 84)
        + h.flat(h.box(33, 68, 34, 4.4), h.LEATHER)
    )
    found += (
        kit.head(h.SKIN, 50, 36, 17)
        + h.lined(h.cut("28 32, 36 26, 38 12, 50 7, 62 12, 64 26, 72 32, 50 29"), kit.STEEL)
        + kit.peepul(50, 6, 17, 180, kit.LEAF).moved(0, 8).turned(0)
    )
    found += (
        kit.eyes(50, 36, 7, 5, h.SKIN, 0.35, 10, (0.3, 0))
        + kit.nose(50, 42, 4, 3.2, kit.ROSE)
        + h.lined(h.cut("36 48!, 44 44, 50 47, 56 44, 64 48!, 50 51"), kit.BARK, None)
    )
    found += kit.arm("66 54, 76 60, 80 58", h.MOSS, h.SKIN)
    return found + kit.peepul(28, 52, 40, 6, h.EMBER) + h.lined(h.disc(29, 66, 4), h.GOLD, None)


def _plank_walker() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        found += kit.planks(50 + k * 11 - 5, 62, 10, 31, 1, kit.OAK).turned(-k * 6, 50 + k * 11, 62) + h.dots(
            f"{50 + k * 11} 68", 1.4, h.PITCH
        )
    found += (
        kit.torso(h.SEA, 40, 40, 68)
        + h.flat(h.cut("44 42!, 56 42!, 58 66!, 42 66!"), h.CREAM)
        + h.flat(h.box(42, 50, 16, 3.4), h.EMBER)
        + h.flat(h.box(42, 58, 16, 3.4), h.EMBER)
    )
    found += h.lined(h.box(33, 62, 34, 6, 2), h.LEATHER, None) + h.lined(h.box(46, 61, 8, 8, 1), h.GOLD, None)
    found += (
        kit.head(h.SKIN, 50, 30, 16)
        + h.fur("36 34, 50 40, 64 34, 60 50, 50 56, 40 50", kit.BRICK, 5)
        + h.smile(50, 42, 10, 0.3)
    )
    found += (
        h.eye(57, 29, 5, (0.3, 0.2), 0.3, -12, h.SKIN)
        + h.solid(h.disc(43, 29, 5))
        + h.ink("34 22, 43 28, 64 36")
        + kit.nose(50, 35, 4, 3.4, kit.ROSE)
    )
    found += h.lined(h.cut("22 20!, 34 18, 40 6, 50 3, 60 6, 66 18, 78 20!, 66 26, 50 22, 34 26"), h.PLUM) + kit.at(
        kit.skull(0, 0, 5, None), 50, 13
    )
    found += (
        kit.arm("68 48, 82 46, 90 36", h.SEA, h.SKIN)
        + kit.arm("32 48, 18 52, 12 44", h.SEA, h.IRON, 8, 3.4)
        + h.ink(h.thread("12 42, 12 32, 4 30, 4 38"))
    )
    blade = h.lined(h.cut("0 0!, 3 -16, 10 -30!, 8 -14, 4 0!"), kit.STEEL) + h.lined(
        h.box(-4, -3, 11, 4, 2), h.GOLD, None
    )
    return found + kit.at(blade, 90, 36, -10)


def _beaver_battering_ram() -> h.Part:
    wheels = kit.rings(32, 82, 11, kit.OAK) + kit.rings(74, 82, 11, kit.OAK)
    found = (
        kit.beaver(62, 58, 0.52, kit.FUR, 14)
        + h.lined(h.box(20, 50, 74, 26, 8), kit.BARK)
        + h.ink("50 58, 66 58", "60 68, 80 68", "40 70, 48 70")
    )
    found += h.flat(h.box(42, 51, 5, 24), h.IRON) + h.flat(h.box(84, 51, 5, 24), h.IRON)
    front = kit.beaver(26, 106, 0.66, h.dark(kit.FUR, 0.12), 16, body=False)
    return found + wheels + front + kit.at(kit.pike(28, 4), 82, 50, 0) + h.pennant(82, 14, 13, 9, h.EMBER)


def _drawbridge_troll() -> h.Part:
    found = kit.legs(h.LEATHER, 54, 78, 13, 14, TROLL) + kit.torso(TROLL, 66, 36, 86, 54, 1.1)
    found += h.lined(h.cut("32 30, 38 12, 56 6, 72 12, 78 30, 70 44, 54 48, 38 44"), TROLL) + kit.ears(
        TROLL, 55, 27, 23, 6
    )
    found += h.lined(h.cut("36 14, 46 4, 60 4, 72 12, 60 12"), kit.NIGHT, None) + kit.eyes(
        54, 23, 10, 5, TROLL, 0.45, 10, (-0.4, 0.3)
    )
    found += (
        h.lined(h.cut("46 28, 54 24, 62 28, 62 38, 54 42, 46 38"), h.dark(TROLL, 0.14))
        + h.smile(55, 43, 22, -0.12)
        + h.fang(44, 45, 5, -8)
        + h.fang(66, 45, 5, -8)
    )
    bridge = (
        kit.planks(10, 46, 36, 46, 4, kit.OAK)
        + h.flat(h.box(10.6, 54, 35, 4.4), h.IRON)
        + h.flat(h.box(10.6, 80, 35, 4.4), h.IRON)
        + h.dots("15 56, 28 56, 41 56, 15 82, 28 82, 41 82", 1.3, h.PITCH)
    )
    chain = h.together(h.lined(h.oval(x, y, 3.4, 2.6, 40), h.IRON, None) for x, y in ((14, 42), (18, 37), (22, 32)))
    found += chain + bridge + h.lined(h.disc(47, 66, 6.4), TROLL) + h.limb("84 54, 93 64, 88 76", 13, 10, fill=TROLL)
    return found + h.lined(h.cut("74 76!, 94 76!, 90 86, 78 86"), h.LEATHER) + h.coin_edge(84, 76, 6)


def _moredraw_marrow_guard() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        found += h.limb(f"{50 + k * 7} 72, {50 + k * 10} 82, {50 + k * 9} 90", 5.4, 4.6, fill=h.BONE) + h.lined(
            h.oval(50 + k * 12, 91, 7.4, 3.4), h.BONE, None
        )
    found += (
        h.lined(h.cut("37 70, 50 66, 63 70, 58 78, 50 74, 42 78"), h.IRON)
        + kit.ribs(50, 46, 36, 3, 7)
        + kit.skull(50, 33, 16, h.GOLD)
    )
    marrow = h.lined(h.cut("26 26, 26 14, 42 8, 66 7, 80 14, 80 24, 66 27, 50 23, 36 29"), h.MOSS)
    marrow += (
        h.flat(h.cut("32 20!, 48 12, 76 14!, 50 16"), kit.LEAF)
        + h.flat(h.cut("34 26!, 50 18, 78 21!, 52 21"), kit.LEAF)
        + h.lined(h.tube("80 18, 88 16, 90 10", 5, 4), h.LEATHER, None)
    )
    found += (
        marrow
        + kit.at(kit.bone(40, 6), 82, 70, 10)
        + h.limb("64 50, 76 60, 82 60", 5.4, 4.6, fill=h.BONE)
        + h.lined(h.disc(83, 62, 4.6), h.BONE)
    )
    guard = (
        h.lined(h.shield(24, 48, 32, 38), kit.NIGHT)
        + kit.at(kit.bone(16, 3), 18, 70, 45)
        + kit.at(kit.bone(16, 3), 30, 70, -45)
    )
    return found + guard


def _hatchet_heretic() -> h.Part:
    found = kit.robe("#7a4257", 58, 40) + h.flat(h.cut("47 44!, 53 44!, 56 91!, 44 91!"), h.dark("#7a4257", 0.4))
    found += h.lined(h.tube("34 66, 50 70, 66 66", 4, 4), kit.STRAW, None) + h.lined(
        h.tube("56 68, 58 78, 57 84", 3, 3), kit.STRAW, None
    )
    found += h.lined(h.cut("26 48, 28 24, 42 10, 58 10, 72 24, 74 48, 62 56, 50 52, 38 56"), "#7a4257") + h.lined(
        h.cut("36 42, 38 26, 50 20, 62 26, 64 42, 50 50"), h.PITCH, None
    )
    found += (
        h.eye(44, 34, 4.6, (0.2, 0.2), 0.3, 14, h.PITCH, h.GLOW)
        + h.eye(56, 34, 4.6, (0.2, 0.2), 0.3, -14, h.PITCH, h.GLOW)
        + h.flat(h.cut("44 43!, 50 45, 56 43!, 50 47.4"), h.CREAM)
    )
    left = kit.at(kit.axe(26, 12, 1.0), 15, 58, -14, flip=True)
    return (
        found
        + left
        + left.mirrored()
        + kit.arm("34 54, 22 62, 15 60", "#7a4257", h.SKIN, 11)
        + kit.arm("66 54, 78 62, 85 60", "#7a4257", h.SKIN, 11)
    )


def _bonfire_preacher() -> h.Part:
    found = (
        kit.at(kit.rod(20, 6, 4, kit.OAK) + h.flame(0, -18, 16, 24), 86, 40, 8)
        + kit.arm("64 50, 78 52, 86 40", kit.NIGHT, h.SKIN, 11)
        + kit.arm("36 50, 22 46, 14 32", kit.NIGHT, h.SKIN, 11)
    )
    found += (
        h.lined(h.disc(12, 26, 3), h.SKIN, None)
        + kit.robe(kit.NIGHT, 46, 42)
        + h.flat(h.facet("46 46, 54 46, 52 60, 48 60"), h.CREAM)
    )
    found += (
        h.flame(50, 18, 20, 16)
        + kit.head(h.SKIN, 50, 34, 15)
        + h.lined(h.cut("24 26, 38 23, 50 25, 62 23, 76 26, 62 30, 50 31, 38 30"), kit.NIGHT)
        + h.lined(h.cut("37 25!, 38 14, 50 12, 62 14, 63 25!, 50 28"), kit.NIGHT, None)
        + h.flat(h.box(37.6, 20, 24.8, 3.6), h.EMBER)
    )
    found += (
        kit.brows(50, 31, 6, 7, 22) + h.bead(44, 34.6, 2) + h.bead(56, 34.6, 2) + h.grin(50, 41, 13, 8, 0, 0, True, 0)
    )
    found += h.flame(32, 82, 20, 26) + h.flame(68, 82, 20, 26) + h.flame(50, 84, 22, 22)
    return found + kit.log(22, 88, 58, 10, 4) + kit.log(78, 82, 58, 10, 172)


def _organ_pipe_borer() -> h.Part:
    found = h.Part()
    for x, top in ((16, 40), (30, 26), (70, 26), (84, 40)):
        found += h.lined(h.box(x - 6, top, 12, 52, 1.5), h.GOLD) + h.flat(h.arch(x, 80, 6, 9), h.PITCH)
    worm_ = h.limb("50 80, 52 56, 40 40, 50 26", 17, 17, 15, fill=kit.ROSE) + h.ink(
        "45 58, 60 54", "36 48, 52 42", "44 70, 59 68"
    )
    drill = h.lined(h.cut("40 16!, 50 -8!, 60 16!"), kit.STEEL).moved(0, 14) + h.ink("44 22, 57 20", "46 15, 54 13")
    face = (
        h.lined(h.disc(50, 32, 15), kit.ROSE)
        + kit.eyes(50, 31, 7, 5.4, kit.ROSE, 0.3, 12, (0, 0.3))
        + h.grin(50, 39, 13, 6, 3)
    )
    found += (
        worm_
        + drill.moved(0, 0)
        + face
        + h.lined(h.box(41, 60, 18, 26, 1.5), h.GOLD)
        + h.flat(h.arch(50, 80, 8, 11), h.PITCH)
    )
    return (
        found
        + h.lined(h.box(8, 82, 84, 11, 2), kit.BARK)
        + h.flat(h.box(14, 85, 72, 3), kit.OAK)
        + h.puff(74, 16, 3, kit.PINE)
        + h.puff(28, 14, 2.6, kit.PINE)
    )


def _resin_revenant() -> h.Part:
    body = (
        "18 92, 14 70, 22 50, 26 26, 40 10, 56 7, 72 18, 78 40, 86 62, 84 92, 74 86, 66 94, 56 87, 46 94, 36 86, 28 94"
    )
    found = h.lined(h.cut(body), kit.AMBER) + h.flat(
        h.cut("28 44!, 32 26, 44 15!, 38 28, 34 44"), h.pale(kit.AMBER, 0.5)
    )
    found += kit.skull(51, 36, 17, None, h.pale(kit.AMBER, 0.7)) + kit.ribs(51, 60, 28, 2, 8, h.pale(kit.AMBER, 0.7))
    found += (
        h.limb("24 56, 12 54, 8 42", 11, 7, fill=kit.AMBER)
        + h.limb("78 56, 90 58, 92 46", 11, 7, fill=kit.AMBER)
        + kit.drop(8, 44, 13, kit.AMBER)
        + kit.drop(92, 48, 13, kit.AMBER)
    )
    fly = (
        h.lined(h.oval(0, 0, 5, 3.4), h.PITCH, None)
        + h.flat(h.oval(-3, -4, 3, 2, 40), kit.GHOST)
        + h.flat(h.oval(3, -4, 3, 2, -40), kit.GHOST)
    )
    return found + kit.at(fly, 68, 76, 20) + kit.leaf(34, 84, 12, 30, h.MOSS)


def _knothole_banshee() -> h.Part:
    board = kit.planks(14, 8, 72, 85, 3, kit.OAK) + h.dots("19 14, 81 14, 19 87, 81 87", 1.8, h.PITCH)
    board += h.lined(h.oval(50, 54, 27, 32), kit.BARK) + h.flat(h.oval(50, 54, 22, 27), h.PITCH)
    hair = h.fur("20 46, 24 16, 50 6, 76 16, 82 44, 90 66, 74 60, 50 40, 26 60, 8 68", kit.GHOST, 8)
    face = h.lined(h.cut("32 42, 36 26, 50 20, 64 26, 68 42, 66 64, 56 80, 44 80, 34 64"), kit.PALE_SKIN)
    face += (
        h.socket(42, 40, 6, h.SEA)
        + h.socket(58, 40, 6, h.SEA)
        + kit.brows(50, 31, 9, 9, -16)
        + h.lined(h.oval(50, 63, 8, 12), h.MAW, None)
        + h.flat(h.oval(50, 70, 5, 3.6), h.TONGUE)
    )
    waves = h.ink("4 30, 8 26, 5 20", "96 30, 92 26, 95 20", "6 84, 9 80, 6 76", "94 84, 91 80, 94 76")
    return board + hair + face + waves


# --- Level 3 ---


def _dam_colossus() -> h.Part:
    found = h.lined(h.box(26, 70, 18, 23, 4), TRUNK) + h.lined(h.box(56, 70, 18, 23, 4), TRUNK)
    found += (
        h.limb("24 44, 10 58, 12 78", 15, 13, fill=TRUNK)
        + kit.rings(12, 80, 9)
        + h.limb("76 44, 90 58, 88 78", 15, 13, fill=TRUNK)
        + kit.rings(88, 80, 9)
    )
    for i, y in enumerate((38, 50, 62, 74)):
        found += kit.log(20 + i % 2 * 2, y + 2, 60, 13.5, -3 + 3 * (i % 3), TRUNK)
    found += (
        kit.rings(78, 52, 6.6)
        + h.lined(h.cut("62 62!, 72 62!, 72 78, 76 90, 60 90, 62 78"), kit.WATER)
        + h.ink("67 68, 67 80")
        + h.puff(68, 90, 3.4, h.CREAM)
    )
    found += kit.beaver(50, 78, 0.76, h.dark(kit.FUR, 0.3), 16, body=False)
    return found + kit.leaf(24, 32, 12, -50) + kit.leaf(80, 30, 12, 40)


def _cordwood_count() -> h.Part:
    found = kit.cape(kit.NIGHT, h.MAW, 38, 92) + h.lined(h.box(28, 46, 44, 46, 4), kit.BARK, None)
    for x, y, r in (
        (37, 55, 7.6),
        (53, 54, 8),
        (66, 58, 5.6),
        (34, 70, 6),
        (46, 70, 6.4),
        (60, 71, 7.4),
        (38, 84, 7),
        (53, 86, 6.4),
        (65, 85, 5.6),
    ):
        found += kit.rings(x, y, r)
    found += kit.head(kit.PINE, 50, 28, 19, 1.15) + h.lined(
        h.cut("30 28!, 28 10, 50 3, 72 10, 70 28!, 62 16, 50 25!, 38 16"), kit.NIGHT
    )
    found += (
        h.ink("36 36, 38 42", "64 36, 62 42")
        + kit.eyes(50, 28, 8, 5.4, kit.PINE, 0.4, 16, (0.2, 0.3))
        + h.grin(50, 38, 18, 5, 0)
        + h.fang(44, 38, 4, 7)
        + h.fang(56, 38, 4, 7)
    )
    found += h.lined(h.cut("32 44!, 18 32!, 24 58, 40 52!"), h.EMBER) + h.lined(
        h.cut("68 44!, 82 32!, 76 58, 60 52!"), h.EMBER
    )
    found += kit.arm("26 60, 14 66, 12 54", kit.NIGHT, kit.PINE, 10, 5.4) + kit.arm(
        "74 60, 86 66, 86 58", kit.NIGHT, kit.PINE, 10, 5.4
    )
    goblet = (
        h.lined(h.cut("-7 -16!, 7 -16!, 5 -6, 0 -3, -5 -6"), h.GOLD)
        + h.flat(h.oval(0, -16, 6, 2), h.EMBER)
        + h.lined(h.box(-1.6, -4, 3.2, 8), h.GOLD, None)
        + h.lined(h.box(-5, 3, 10, 3, 1), h.GOLD, None)
    )
    return (
        found + kit.at(goblet, 86, 52) + h.lined(h.disc(86, 56, 5), kit.PINE) + h.lined(h.disc(50, 48, 4), h.GOLD, None)
    )


def _chancellor_of_chainsaws() -> h.Part:
    found = (
        kit.robe(h.PLUM, 70, 40)
        + h.flat(h.cut("44 44!, 56 44!, 60 91!, 40 91!"), h.CREAM)
        + h.flat(h.cut("47 44!, 53 44!, 54 91!, 46 91!"), h.dark(h.PLUM))
    )
    found += (
        h.fur("24 46, 36 38, 50 44, 64 38, 76 46, 64 54, 50 52, 36 54", h.CREAM, 6)
        + h.lined(h.tube("36 52, 50 66, 64 52", 4, 4), h.GOLD, None)
        + kit.saw_blade(50, 68, 9, 10, h.GOLD)
    )
    found += (
        h.fur("32 28, 36 12, 50 18, 64 12, 68 28, 70 46, 60 40, 40 40, 30 46", h.BONE, 5)
        + kit.head(h.SKIN, 50, 29, 15)
        + kit.mortarboard(50, 17, 46, kit.NIGHT)
    )
    found += (
        kit.eyes(50, 29, 6.4, 5, h.SKIN, 0.45, 12, (0, 0.4))
        + kit.nose(50, 35, 4, 3.4, kit.ROSE)
        + h.smile(50, 40, 12, -0.12)
    )
    left = kit.at(kit.chainsaw(32), 15, 56, -84, 1)
    return (
        found
        + kit.arm("30 52, 16 64, 15 62", h.PLUM, h.SKIN, 14, 0.1)
        + left
        + kit.arm("70 52, 84 64, 85 62", h.PLUM, h.SKIN, 14, 0.1)
        + left.mirrored()
    )


def _termite_queen() -> h.Part:
    found = h.lined(h.cut("42 60, 50 40, 72 32, 92 44, 96 68, 86 88, 62 93, 44 84"), h.CREAM)
    for text in ("58 38, 52 62, 60 92", "70 33, 66 62, 74 92", "82 36, 80 62, 86 88"):
        found += h.lined(h.tube(text, 5, 6, 4), TERMITE, None)
    found += h.insect_wing(40, 46, 40, 17, 40, kit.GHOST) + h.insect_wing(36, 46, 36, 15, 12, kit.GHOST)
    for x, y, a in ((24, 66, -10), (34, 72, 0), (44, 74, 8)):
        found += h.limb(f"{x} {y}, {x + a - 4} {y + 8}, {x + a} 92", 5, 3.6, fill=h.dark(TERMITE))
    found += (
        h.lined(h.oval(36, 60, 17, 14), TERMITE)
        + kit.head(TERMITE, 26, 36, 20)
        + kit.eyes(26, 34, 9, 6.6, TERMITE, 0.42, 4, (0.4, 0.3))
        + kit.mandibles(26, 46, 24)
    )
    found += kit.antennae(26, 20, 16, 10) + h.crown(26, 20, 26, 15) + h.ink("16 27, 13 25", "36 27, 39 25")
    eggs = h.together(h.lined(h.oval(x, y, 5, 4), h.CREAM, None) for x, y in ((10, 90), (20, 91), (15, 84)))
    return (
        found
        + kit.arm("26 62, 14 64, 10 56", TERMITE, TERMITE, 6, 4)
        + kit.at(kit.staff(16, 18, h.PLUM, 4.6), 10, 58, -6)
        + eggs
    )


def _marshal_of_moredraw() -> h.Part:
    found = (
        kit.cape(h.EMBER, h.MAW, 40, 88)
        + kit.legs(kit.NIGHT, hip=76, apart=12, thick=14, boot=h.PITCH)
        + kit.torso(h.SEA, 56, 42, 84)
        + h.flat(h.box(47, 44, 6, 38), h.dark(h.SEA))
    )
    found += h.dots("44 54, 44 62, 44 70, 56 54, 56 62, 56 70", 1.9, h.GOLD) + h.lined(
        h.tube("32 46, 50 62, 70 80", 5, 5), h.GOLD, None
    )
    for k in (-1, 1):
        found += h.lined(h.oval(50 + k * 27, 46, 13, 7), h.GOLD) + h.together(
            h.ink(f"{50 + k * (18 + i * 6)} 51, {50 + k * (18 + i * 6)} 57") for i in range(4)
        )
    found += (
        kit.head(h.SKIN, 50, 32, 17)
        + kit.eyes(50, 31, 7, 5, h.SKIN, 0.45, 16, (0, 0.2))
        + kit.nose(50, 37, 5, 4, kit.ROSE)
    )
    found += h.lined(
        h.cut("50 42, 40 38, 30 42, 22 34!, 26 48, 38 49, 50 45, 62 49, 74 48, 78 34!, 70 42, 60 38"), kit.BARK
    )
    found += (
        h.lined(h.cut("18 26!, 30 12, 50 4, 70 12, 82 26!, 66 24, 50 21, 34 24"), kit.NIGHT)
        + h.lined(h.cut("50 12!, 54 2, 70 -2, 80 4, 74 10, 62 10"), h.CREAM).moved(0, 4)
        + kit.saw_blade(50, 15, 6, 8, h.GOLD)
    )
    baton = h.lined(h.box(-3.4, -24, 6.8, 36, 3), h.EMBER) + h.lined(h.box(-4.4, -26, 8.8, 6, 2), h.GOLD, None)
    found += kit.at(baton, 88, 62, 14) + kit.arm("76 54, 88 64, 88 62", h.SEA, h.CREAM, 13, 6)
    return found + kit.arm("24 54, 12 66, 26 76", h.SEA, h.CREAM, 13, 6)


def _hollow_king() -> h.Part:
    mantle = h.lined(h.cut("30 44!, 14 52, 6 93!, 30 90, 50 94, 70 90, 94 93!, 86 52, 70 44!"), h.EMBER)
    trunk = (
        "30 93!, 32 60, 28 30, 30 10!, 36 20!, 40 5!, 46 18!, 52 4!, 57 18!, 63 6!, 66 20!, 71 11!,"
        " 72 30, 68 60, 70 93!, 50 95"
    )
    found = (
        mantle
        + h.limb("26 56, 14 66, 16 78", 11, 7, fill=kit.BARK)
        + h.limb("74 56, 86 64, 86 52", 11, 7, fill=kit.BARK)
    )
    found += (
        h.lined(h.cut(trunk), kit.BARK)
        + h.flat(h.cut("31 26!, 50 30, 69 26!, 70 33!, 50 37, 30 33!"), h.GOLD)
        + h.dots("40 31, 50 33, 60 31", 2.6, h.EMBER)
    )
    found += h.lined(h.cut("36 58, 38 44, 50 40, 62 44, 64 58, 62 78, 50 88, 38 78"), h.PITCH, None)
    found += (
        h.flat(h.oval(44, 54, 4, 5.4, 14), h.GLOW)
        + h.flat(h.oval(56, 54, 4, 5.4, -14), h.GLOW)
        + h.dots("45 55, 55 55", 1.7, h.PITCH)
        + h.flat(h.cut("42 68!, 46 71!, 50 68!, 54 71!, 58 68!, 56 76, 50 78, 44 76"), h.GLOW)
    )
    found += h.fur("22 46, 36 38, 36 46, 28 56, 18 58", h.CREAM, 5) + h.fur(
        "78 46, 64 38, 64 46, 72 56, 82 58", h.CREAM, 5
    )
    found += h.ink("36 64, 34 80", "66 66, 67 78") + kit.leaf(70, 16, 12, 50)
    return (
        found
        + kit.at(kit.staff(34, 26, h.GOLD, 6), 87, 52, 4)
        + h.lined(h.disc(87, 52, 5.6), kit.BARK)
        + kit.at(bird(), 16, 76)
    )


def bird() -> h.Part:
    """An owl that has moved in."""
    found = h.lined(h.cut("-7 0, -8 -10, -6 -16!, 0 -14, 6 -16!, 8 -10, 7 0, 0 3"), h.LEATHER)
    return (
        found
        + h.eye(-3, -9, 3, (0.2, 0), 0)
        + h.eye(3.4, -9, 3, (0.2, 0), 0)
        + h.lined(h.cut("-1.5 -6!, 1.5 -6!, 0 -3!"), h.GOLD, None)
    )


def _chip(x: float, y: float, size: float, turn: float, fill: str) -> h.Part:
    found = h.lined(h.facet("-13 -20, -4 -26, 2 -21, 11 -25, 14 -6, 10 12, 4 9, -1 16, -7 10, -13 13"), fill) + h.ink(
        "8 -16, 9 -4"
    )
    found += (
        h.flat(h.oval(-5, -9, 3, 4.2), h.PITCH)
        + h.flat(h.oval(5, -9, 3, 4.2), h.PITCH)
        + h.lined(h.oval(0, 3, 4, 5.4), h.MAW, None)
    )
    return kit.at(found, x, y, turn, size)


def _choir_of_chips() -> h.Part:
    found = h.Part()
    for x, y, turn, fill in ((24, 30, -8, kit.PALE_SKIN), (50, 25, 3, kit.GHOST), (76, 30, 8, kit.PALE_SKIN)):
        found += _chip(x, y, 0.84, turn, fill)
    for x, y, turn, fill in ((36, 54, -4, h.BONE), (64, 54, 5, h.BONE)):
        found += _chip(x, y, 0.95, turn, fill)
    for x, y, turn, fill in ((18, 72, -6, kit.GHOST), (82, 72, 6, kit.GHOST)):
        found += _chip(x, y, 0.95, turn, fill)
    found += _chip(50, 78, 0.9, 0, kit.PALE_SKIN) + kit.at(kit.open_book(40, 18, h.PLUM), 50, 86)
    note = h.lined(h.oval(0, 0, 3.4, 2.6, -20), h.PITCH, None) + h.ink("3 -1, 3 -13, 8 -10")
    return found + kit.at(note, 8, 48, -8) + kit.at(note, 90, 50, 8) + kit.at(note, 62, 10, 6).moved(0, 6)


def _pyre_wyrm() -> h.Part:
    found = h.flame(62, 66, 24, 46) + h.flame(76, 72, 24, 40) + h.flame(34, 60, 18, 22)
    found += h.limb("88 62, 95 48, 88 36", 9, 5, fill=CHAR, tip=True) + h.flame(88, 40, 11, 18)
    found += h.lined(
        h.tube("88 62, 90 82, 60 88, 24 84, 22 62, 44 56, 54 46, 44 30", 14, 19, 21, 20, 19, 18, 17, 15), CHAR
    )
    found += h.flat(h.tube("80 84, 60 88, 34 87", 5, 6, 5), kit.AMBER) + h.ink(
        "26 70, 32 62", "70 78, 78 74", "48 80, 58 80"
    )
    found += h.dots("30 72, 40 60, 84 78, 52 46", 2.4, h.GOLD) + h.flame(14, 66, 10, 18)
    face = h.horn("44 16, 54 8, 66 8", 8, h.BONE) + h.horn("36 12, 42 5, 52 3", 7, h.BONE)
    face += (
        h.lined(h.cut("54 20, 46 10, 32 10, 18 22, 5 28, 4 38, 16 42, 34 44, 50 38"), CHAR)
        + h.ink("6 36, 20 35, 34 36")
        + h.fang(12, 36, 4.4, 7)
        + h.fang(22, 36, 4.4, 7)
    )
    face += h.eye(35, 22, 6, (-0.4, 0.3), 0.4, 18, CHAR, h.GLOW) + h.solid(h.oval(9, 29, 1.8, 1.3))
    breath = h.flame(0, 0, 14, 24)
    return found + face + kit.at(breath, 6, 40, 192) + kit.log(40, 92, 50, 8, -4).moved(0, 0)


# --- The Dark Council ---


def _undying_termite() -> h.Part:
    found = h.lined(
        h.cut("32 38!, 14 46, 8 92!, 20 86!, 32 94!, 44 87!, 56 94!, 68 87!, 80 94!, 92 92!, 86 46, 68 38!"), kit.NIGHT
    )
    for k in (-1, 1):
        found += h.limb(f"{50 + k * 16} 60, {50 + k * 30} 56, {50 + k * 36} 68", 5, 4, fill=h.BONE) + h.limb(
            f"{50 + k * 16} 72, {50 + k * 28} 72, {50 + k * 34} 84", 5, 4, fill=h.BONE
        )
    found += (
        h.lined(h.oval(50, 74, 19, 19), h.BONE)
        + h.ink("33 68, 50 73, 67 68", "32 76, 50 81, 68 76", "36 84, 50 89, 64 84")
        + kit.ribs(50, 52, 34, 2, 6)
    )
    found += kit.antennae(50, 20, 30, 13) + h.lined(
        h.cut("26 36, 28 18, 50 10, 72 18, 74 36, 64 48, 50 52, 36 48"), h.BONE
    )
    found += (
        h.socket(40, 32, 8, "#8fd06b", -12)
        + h.socket(60, 32, 8, "#8fd06b", 12)
        + h.flat(h.facet("50 40, 53 45, 47 45"), h.PITCH)
        + kit.mandibles(50, 43, 30, kit.GRAVE)
    )
    found += h.lined(
        h.cut("32 19!, 26 3!, 38 10!, 44 0!, 50 9!, 56 0!, 62 10!, 74 3!, 68 19!, 50 15"), "#8fd06b"
    ).moved(0, 4)
    scythe = kit.rod(46, 36, 4, kit.BARK) + h.lined(
        h.cut("-1 -46!, -10 -50, -20 -42, -23 -30!, -13 -39, -1 -37!"), kit.STEEL
    )
    return found + kit.at(scythe, 80, 58, -3, 1, True) + h.lined(h.disc(80, 66, 5), h.BONE)


def _dam_empress() -> h.Part:
    found = h.Part()
    for x, y, long, turn in ((6, 88, 88, -2), (94, 82, 88, 176), (10, 76, 80, 3)):
        found += kit.log(x, y, long, 11, turn)
    found += (
        h.lined(h.cut("28 52!, 16 88!, 50 92, 84 88!, 72 52!"), h.PLUM)
        + h.flat(h.cut("43 54!, 57 54!, 61 90!, 39 90!"), h.GOLD)
        + h.together(kit.peepul(50, y, 10, 0, h.MOSS) for y in (58, 70))
    )
    found += h.fur("24 56, 36 48, 50 53, 64 48, 76 56, 64 64, 50 61, 36 64", h.CREAM, 6) + kit.beaver(
        50, 92, 0.76, kit.FUR, 8, body=False
    )
    found += (
        h.lined(h.cut("30 24!, 22 8!, 36 14!, 42 3!, 50 13!, 58 3!, 64 14!, 78 8!, 70 24!, 50 19"), h.GOLD)
        + h.dots("36 18, 64 18", 2, h.EMBER)
        + kit.peepul(50, 11, 10, 0, h.MOSS)
    )
    found += (
        kit.arm("74 60, 86 64, 88 54", h.PLUM, kit.FUR, 11, 5.6)
        + kit.at(kit.rod(24, 16, 4, h.GOLD), 89, 52, 2)
        + kit.peepul(90, 30, 22, 182, kit.LEAF).moved(0, 2)
    )
    return (
        found
        + kit.arm("26 60, 12 62, 10 50", h.PLUM, kit.FUR, 11, 5.6)
        + h.lined(h.disc(10, 42, 5), h.GOLD)
        + h.ink("34 40, 29 42", "66 40, 71 42")
    )


def _grand_sawyer() -> h.Part:
    found = kit.saw_blade(50, 34, 34, 18, kit.STEEL) + h.flat(h.disc(50, 34, 25), h.IRON)
    found += (
        kit.legs(kit.NIGHT, hip=78, apart=14, thick=15, boot=h.PITCH)
        + kit.torso(h.EMBER, 66, 42, 86)
        + h.lined(h.cut("36 58!, 64 58!, 66 88!, 50 91, 34 88!"), h.LEATHER)
    )
    found += h.fur("20 52, 34 42, 50 48, 66 42, 80 52, 66 60, 50 57, 34 60", kit.BARK, 6)
    found += (
        kit.head(h.SKIN, 50, 32, 17)
        + h.lined(h.cut("30 28!, 32 14, 50 8, 68 14, 70 28!, 50 23"), kit.NIGHT)
        + h.crown(50, 14, 30, 12, h.GOLD)
    )
    found += (
        kit.eyes(50, 32, 7, 5, h.SKIN, 0.42, 18, (0, 0.3))
        + kit.nose(50, 38, 5, 4, kit.ROSE)
        + h.fur("33 38, 50 44, 67 38, 66 60, 50 76, 34 60", h.BONE, 6)
        + h.lined(h.cut("36 44!, 44 40, 50 43, 56 40, 64 44!, 50 48"), h.BONE, None)
    )
    blade = h.lined(
        h.facet(
            "12 76, 88 76, 88 82, 85 88, 82 83, 78 89, 74 84, 70 90, 66 84, 62 90, 58 85,"
            " 54 91, 50 85, 46 91, 42 85, 38 90, 34 84, 30 90, 26 84, 22 89, 18 83, 15 88, 12 82"
        ),
        kit.STEEL,
    )
    blade += h.lined(h.box(5, 66, 8, 18, 3), kit.OAK) + h.lined(h.box(87, 66, 8, 18, 3), kit.OAK)
    return (
        found
        + kit.arm("22 56, 10 62, 9 74", h.EMBER, h.SKIN, 13, 6)
        + kit.arm("78 56, 90 62, 91 74", h.EMBER, h.SKIN, 13, 6)
        + blade.moved(0, 2)
        + h.lined(h.disc(9, 76, 5.4), h.SKIN)
        + h.lined(h.disc(91, 76, 5.4), h.SKIN)
    )


def _combustor() -> h.Part:
    found = h.lined(h.box(26, 82, 12, 11, 2), h.PITCH, None) + h.lined(h.box(62, 82, 12, 11, 2), h.PITCH, None)
    found += (
        h.lined(h.box(42, 12, 16, 22, 2), kit.SLATE)
        + h.lined(h.box(38, 8, 24, 7, 2), kit.SLATE, None)
        + h.puff(66, 10, 5, kit.GHOST)
        + h.puff(82, 16, 4, kit.GHOST)
    )
    found += h.lined(h.cut("20 84!, 18 56, 26 34, 50 28, 74 34, 82 56, 80 84!, 50 88"), kit.SLATE) + h.dots(
        "26 80, 74 80, 24 60, 76 60", 1.8, h.PITCH
    )
    found += kit.eyes(50, 43, 10, 6.4, kit.SLATE, 0.35, 18, (0, 0.3), h.GLOW) + h.lined(
        h.box(32, 56, 36, 24, 5), h.MAW, None
    )
    found += h.flame(41, 79, 12, 18) + h.flame(51, 79, 14, 21) + h.flame(60, 79, 11, 16)
    for x in (41, 50, 59):
        found += h.ink(f"{x} 57, {x} 79")
    match_ = kit.rod(24, 8, 3.4, kit.PINE) + h.flame(0, -22, 10, 16)
    return (
        found
        + kit.at(match_, 90, 54, 8)
        + h.limb("80 56, 90 62, 90 56", 9, 7, fill=kit.SLATE)
        + h.lined(h.disc(90, 55, 5), h.IRON)
        + h.limb("20 56, 8 62, 10 72", 9, 7, fill=kit.SLATE)
        + kit.log(2, 78, 26, 8, -10)
        + h.lined(h.disc(11, 74, 5), h.IRON)
    )


MONSTERS: dict[str, tuple[int, Callable[[], h.Part]]] = {
    "sappy-sawyer": (1, _sappy_sawyer),
    "timber-wolf": (1, _timber_wolf),
    "grave-splinter": (1, _grave_splinter),
    "bookmark-bandit": (1, _bookmark_bandit),
    "paper-wasp": (1, _paper_wasp),
    "dry-rot-dropout": (1, _dry_rot_dropout),
    "siege-carpenter": (1, _siege_carpenter),
    "moat-gnawer": (1, _moat_gnawer),
    "skeleton": (1, _skeleton),
    "pew-poacher": (1, _pew_poacher),
    "belfry-beaver": (1, _belfry_beaver),
    "wick-wraith": (1, _wick_wraith),
    "whittling-warlord": (2, _whittling_warlord),
    "lumberjack-the-ripper": (2, _lumberjack_the_ripper),
    "tree-beast": (2, _tree_beast),
    "ghoul": (2, _ghoul),
    "woodworm-wight": (2, _woodworm_wight),
    "professor-sawdust": (2, _professor_sawdust),
    "thesis-termite": (2, _thesis_termite),
    "glue-golem": (2, _glue_golem),
    "laminated-lich": (2, _laminated_lich),
    "varnished-vampire": (2, _varnished_vampire),
    "peepul-pikeman": (2, _peepul_pikeman),
    "plank-walker": (2, _plank_walker),
    "beaver-battering-ram": (2, _beaver_battering_ram),
    "drawbridge-troll": (2, _drawbridge_troll),
    "moredraw-marrow-guard": (2, _moredraw_marrow_guard),
    "hatchet-heretic": (2, _hatchet_heretic),
    "bonfire-preacher": (2, _bonfire_preacher),
    "organ-pipe-borer": (2, _organ_pipe_borer),
    "resin-revenant": (2, _resin_revenant),
    "knothole-banshee": (2, _knothole_banshee),
    "dam-colossus": (3, _dam_colossus),
    "cordwood-count": (3, _cordwood_count),
    "chancellor-of-chainsaws": (3, _chancellor_of_chainsaws),
    "termite-queen": (3, _termite_queen),
    "marshal-of-moredraw": (3, _marshal_of_moredraw),
    "hollow-king": (3, _hollow_king),
    "choir-of-chips": (3, _choir_of_chips),
    "pyre-wyrm": (3, _pyre_wyrm),
}

OVERLORDS: dict[str, Callable[[], h.Part]] = {
    "undying-termite": _undying_termite,
    "dam-empress-of-peepul": _dam_empress,
    "grand-sawyer-of-moredraw": _grand_sawyer,
    "combustor": _combustor,
}

SIZES = {1: 0.78, 2: 0.9, 3: 1.0}


def monsters() -> dict[str, h.Part]:
    found = {
        f"monster-{key}": kit.fitting(draw()).sized(SIZES[level], 50, 94) for key, (level, draw) in MONSTERS.items()
    }
    return found | {f"overlord-{key}": kit.fitting(draw()) for key, draw in OVERLORDS.items()}
