"""The forty Monsters, the Dark Overlords and their Henchman.

All are drawn to fill the sheet; `monsters` makes those of lower levels smaller, the ink staying as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from web.art.hand import (
    BONE,
    CREAM,
    DUSK,
    EMBER,
    GLOW,
    GOLD,
    IRON,
    LEATHER,
    MAW,
    MOSS,
    PAPER_EDGE,
    PITCH,
    PLUM,
    SEA,
    SKIN,
    TONGUE,
    Part,
    arch,
    bead,
    box,
    claws,
    coin_edge,
    crown,
    cut,
    dark,
    disc,
    dots,
    eye,
    facet,
    fang,
    flame,
    flat,
    fur,
    grin,
    horn,
    ink,
    insect_wing,
    limb,
    lined,
    lump,
    oval,
    pale,
    pennant,
    puff,
    ring_of,
    shield,
    smile,
    socket,
    solid,
    spikes,
    thread,
    together,
    tube,
)
from web.art.meeples_kit import (
    AMBER,
    BARK,
    BRICK,
    FUR,
    GHOST,
    GRAVE,
    LEAF,
    NIGHT,
    OAK,
    PALE_SKIN,
    PINE,
    ROSE,
    SLATE,
    STEEL,
    STRAW,
    WATER,
    antennae,
    arm,
    at,
    axe,
    beaver,
    bell,
    bone,
    book,
    brows,
    cape,
    chainsaw,
    drop,
    ears,
    eyes,
    fitting,
    hammer,
    head,
    leaf,
    legs,
    lines,
    log,
    mandibles,
    mortarboard,
    mushroom,
    nose,
    open_book,
    peepul,
    pike,
    planks,
    ribs,
    rings,
    robe,
    rod,
    saw,
    saw_blade,
    skull,
    staff,
    torso,
    worm,
)

ZOMBIE = "#9bb07a"
PALLID = "#d9dccb"
TROLL = "#6f9a8a"
CLOTH = "#5f5478"
TERMITE = "#e0b06a"
TRUNK = "#b98a57"
CHAR = "#5a3f45"


# --- Level 1 ---


def _sappy_sawyer() -> Part:
    found = legs(SEA, hip=74) + torso(EMBER, 38, 48, 82)
    found += flat(box(35, 60, 30, 3.4), dark(EMBER)) + flat(box(46, 50, 3.4, 30), dark(EMBER))
    found += ears(SKIN, 50, 34, 19) + head(SKIN, 50, 34, 20)
    found += lined(cut("28 28!, 30 14, 50 6, 70 14, 72 28!, 50 22"), MOSS) + lined(disc(50, 7, 4.6), CREAM)
    found += eyes(50, 33, 8, 6.4, SKIN, 0.3, -16, (0, 0.5)) + nose(50, 40, 4.4, 3.4, ROSE) + smile(50, 46, 14, 0.24)
    found += drop(63, 38, 9, AMBER) + drop(36, 39, 7, AMBER)
    blade = at(saw(54, 18, 7), 24, 66, -12)
    sap = drop(52, 66, 11, AMBER) + drop(66, 62, 8, AMBER)
    return (
        found
        + arm("67 54, 74 62, 70 72", EMBER, SKIN)
        + blade.moved(0, 4)
        + sap.moved(4, 8)
        + arm("33 54, 24 60, 24 69", EMBER, SKIN)
    )


def _timber_wolf() -> Part:
    found = limb("76 54, 88 46, 90 30", 8, 5, fill=BARK) + leaf(89, 34, 18, 14) + leaf(90, 40, 15, 62)
    for x in (36, 46, 66, 76):
        found += limb(f"{x} 68, {x + 1} 80, {x} 91", 9, 6, fill=BARK if x in (36, 66) else dark(BARK))
    found += lined(box(26, 48, 56, 26, 9), BARK) + ink("46 54, 60 54") + ink("54 67, 70 67")
    found += (
        lined(oval(80, 61, 8, 13), PINE, None)
        + flat(oval(80, 61, 4.4, 7.6), dark(PINE, 0.2))
        + flat(oval(80, 61, 2, 3.6), PINE)
    )
    mane = fur("20 50, 22 34, 34 26, 46 34, 48 54, 38 64", dark(BARK), 6)
    face = lined(cut("20 26!, 20 6!, 31 17, 40 17, 50 6!, 51 27, 46 42, 36 50, 24 50, 8 56, 5 48, 18 38"), IRON)
    face += flat(cut("8 54, 24 49, 34 49, 40 44, 30 42, 18 46, 7 50"), pale(IRON, 0.6))
    face += (
        eyes(34, 31, 8, 5, IRON, 0.4, 16, (-0.5, 0.3))
        + solid(oval(7, 48, 3, 2.4))
        + fang(19, 51, 5, 7)
        + fang(28, 50, 5, 7)
    )
    return found + mane + face


def _grave_splinter() -> Part:
    mound = lined(cut("8 93!, 16 84, 34 80, 50 82, 66 80, 84 84, 92 93!, 50 95"), LEATHER)
    board = lined(
        cut("24 86!, 24 36!, 30 28!, 33 36!, 40 12!, 46 24!, 52 8!, 58 26!, 66 16!, 70 34!, 76 30!, 76 86!"), GRAVE
    )
    board += ink("36 86, 36 66") + ink("64 40, 66 50") + ink("60 86, 60 76")
    board += socket(40, 48, 7, GOLD) + socket(60, 48, 7, GOLD) + grin(50, 62, 24, 10, 5)
    side = limb("24 62, 14 56, 8 44", 5, 4, fill=GRAVE) + limb("76 62, 86 58, 92 48", 5, 4, fill=GRAVE)
    side += ink("8 44, 4 40") + ink("8 44, 10 38") + ink("92 48, 96 43") + ink("92 48, 91 41")
    return side + board + mound + mushroom(24, 86, 12, PLUM)


def _bookmark_bandit() -> Part:
    ribbon = lined(cut("40 50!, 24 54, 10 48!, 14 58!, 6 66!, 24 66, 42 58!"), EMBER)
    found = ribbon + legs(DUSK, hip=76) + torso(MOSS, 36, 48, 82)
    found += head(SKIN, 50, 36, 19) + lined(
        cut("29 30!, 34 14, 50 10, 66 14, 71 30!, 84 30, 76 36, 50 32, 24 36, 16 30"), DUSK
    )
    found += lined(cut("31 36!, 50 32, 69 36!, 68 45, 58 47, 50 43, 42 47, 32 45"), NIGHT, None)
    found += eyes(50, 40, 8, 4.6, NIGHT, 0.3, 10, (0.7, 0.1)) + smile(52, 51, 12, 0.28, -10)
    found += lined(cut("34 54!, 50 60, 66 54!, 66 60, 50 67, 34 60"), EMBER)
    tome = at(book(34, 42, SEA), 72, 70, 10) + lined(facet("68 50, 75 51, 74 76, 70 72, 66 75", 0), EMBER, None).turned(
        8, 72, 60
    )
    return (
        found
        + arm("34 58, 38 70, 56 76", MOSS, SKIN)
        + tome
        + lined(disc(56, 76, 5), SKIN)
        + lined(disc(87, 72, 5), SKIN)
    )


def _paper_wasp() -> Part:
    """Folded, not hatched."""
    found = Part()
    for text, fill in (
        ("46 40, 16 6, 8 34, 30 46", CREAM),
        ("46 40, 30 8, 52 10, 54 36", BONE),
        ("54 38, 88 6, 94 30, 66 48", CREAM),
        ("54 38, 60 8, 80 6, 60 42", BONE),
    ):
        found += lined(facet(text), fill)
    found += lined(facet("40 52, 62 52, 72 70, 60 86, 50 96, 42 86, 32 70"), GOLD, None)
    found += flat(facet("36.5 60, 65.5 60, 69.6 67, 33.6 67"), PITCH) + flat(
        facet("35 75, 68 75, 62.6 82, 40 82"), PITCH
    )
    found += lined(facet("45 89, 55 89, 50 96"), PITCH, None)
    found += lined(facet("36 36, 50 26, 66 36, 62 56, 50 62, 40 56"), CREAM) + ink("50 27, 50 40")
    for x in (38, 62):
        found += ink(f"{x} 54, {x + (x - 50) * 0.9} 62, {x + (x - 50) * 0.8} 72")
    return found + eyes(50, 43, 7, 5, CREAM, 0.35, 18, (0, 0.4)) + antennae(50, 30, 14, 14) + smile(50, 55, 9, -0.24)


def _dry_rot_dropout() -> Part:
    found = (
        legs(LEATHER, hip=78) + robe(CLOTH, 48, 48, low=86) + flat(facet("46 52, 54 52, 53 70, 50 74, 47 70"), EMBER)
    )
    found += arm("34 58, 20 62, 12 56", CLOTH, ZOMBIE) + arm("66 58, 80 62, 88 56", CLOTH, ZOMBIE)
    found += head(ZOMBIE, 50, 38, 20) + flat(cut("58 46!, 66 42, 66 50, 60 53"), dark(ZOMBIE))
    found += (
        eye(41, 37, 7.4, (0.2, 0.5), 0.4, -8, ZOMBIE)
        + eye(60, 38, 5, (-0.3, 0.4), 0.5, 8, ZOMBIE)
        + smile(50, 51, 16, -0.1)
    )
    found += ink("38 50, 42 54") + mortarboard(50, 24, 46, NIGHT, -12)
    return found + mushroom(66, 60, 13) + mushroom(34, 56, 10, AMBER) + mushroom(70, 30, 12, PLUM).turned(40, 70, 30)


def _siege_carpenter() -> Part:
    ladder = lined(box(66, 8, 5, 86), OAK, None) + lined(box(84, 8, 5, 86), OAK, None)
    for y in (16, 30, 44, 58, 72, 86):
        ladder = lined(box(68, y, 19, 4), OAK, None) + ladder
    ladder = ladder.turned(8, 76, 93)
    found = ladder + legs(LEATHER, 46, 76, 10) + torso(BONE, 42, 46, 84, 46)
    found += lined(cut("32 58!, 60 58!, 62 84!, 46 88, 30 84!"), LEATHER) + ink("38 46, 36 58") + ink("54 46, 56 58")
    found += head(SKIN, 46, 32, 18) + lined(cut("25 28!, 27 12, 46 6, 65 12, 67 28!, 46 22"), IRON) + ink("46 7, 46 22")
    found += (
        eyes(46, 32, 7, 5, SKIN, 0.4, 12, (-0.3, 0.2))
        + nose(46, 38, 5, 4, ROSE)
        + fur("30 38, 46 44, 62 38, 60 52, 46 58, 32 52", BRICK, 5)
    )
    found += ink("40 46, 36 49") + ink("46 47, 46 51") + ink("52 46, 56 49")
    return (
        found
        + arm("62 54, 72 58, 76 52", BONE, SKIN)
        + at(hammer(24, 8), 18, 58, -14)
        + arm("30 54, 20 62, 19 58", BONE, SKIN)
    )


def _moat_gnawer() -> Part:
    skin = "#6f9a5f"
    found = limb("76 84, 88 74, 86 58", 12, 5, fill=skin, tip=True)
    found += spikes("30 44, 56 40, 80 66", 5, 9, dark(skin)) + lined(
        cut("22 88!, 22 58, 36 42, 58 42, 74 58, 80 88!"), skin
    )
    found += flat(cut("32 88!, 34 66, 48 62, 62 72, 64 88!"), pale(skin))
    found += lined(cut("6 54, 14 44, 34 42, 46 30, 58 32, 60 48, 52 60, 34 64, 12 64"), skin)
    found += (
        lined(disc(44, 29, 8), skin, None)
        + lined(disc(57, 30, 8), skin, None)
        + eyes(50.5, 28, 6.5, 5.6, skin, 0.3, 10, (-0.5, 0.2))
    )
    found += (
        solid(oval(12, 49, 1.6, 1.2))
        + ink("8 57, 30 56, 50 52")
        + lined(box(12, 56, 8, 11, 1.5), CREAM, None)
        + lined(box(20, 56, 8, 11, 1.5), CREAM, None)
    )
    found += planks(2, 66, 32, 8, 2, OAK, False)
    water = lined(cut("4 84!, 14 80, 24 84, 36 80, 50 84, 62 80, 76 84, 88 80, 96 84!, 92 93, 50 95, 8 93"), WATER)
    return (
        found
        + arm("34 70, 28 76, 26 74", skin, skin, 8, 4.6)
        + water
        + flat(box(24, 88, 14, 2, 1), CREAM)
        + flat(box(60, 89, 18, 2, 1), CREAM)
    )


def _skeleton() -> Part:
    found = Part()
    for k in (-1, 1):
        found += limb(f"{50 + k * 6} 72, {50 + k * 10} 82, {50 + k * 9} 90", 5, 4.4, fill=BONE)
        found += lined(oval(50 + k * 12, 91, 7, 3.4), BONE, None)
    found += lined(cut("38 70, 50 66, 62 70, 58 78, 50 74, 42 78"), BONE) + ribs(50, 46, 32, 3, 7)
    spoon = rod(30, 12, 3.6, OAK) + lined(oval(0, -35, 7, 9), OAK)
    found += limb("62 50, 74 56, 78 46", 5, 4.4, fill=BONE) + at(spoon, 79, 44, 10) + lined(disc(79, 45, 4.4), BONE)
    found += limb("38 50, 26 58, 30 70", 5, 4.4, fill=BONE) + lined(disc(30, 71, 4.4), BONE)
    return (
        found
        + skull(50, 26, 18, None)
        + eye(42.4, 25.6, 4.4, (0.3, 0.3), ball=GLOW)
        + eye(57.6, 25.6, 4.4, (0.3, 0.3), ball=GLOW)
    )


def _pew_poacher() -> Part:
    pew = lined(box(14, 14, 74, 20, 3), OAK) + ink("30 16, 30 32") + ink("50 16, 50 32") + ink("70 16, 70 32")
    pew += lined(box(12, 34, 78, 7, 2), OAK) + lined(cut("8 60!, 10 30, 8 10, 18 6, 22 14, 18 30, 20 60!"), BARK)
    pew += lined(cut("92 60!, 90 30, 92 10, 82 6, 78 14, 82 30, 80 60!"), BARK)
    found = pew.turned(-8, 50, 40) + legs(DUSK, hip=80, apart=10) + torso(PLUM, 40, 54, 86)
    found += flat(box(33, 64, 34, 4), pale(PLUM)) + flat(box(32, 74, 36, 4), pale(PLUM))
    found += arm("34 62, 22 56, 22 42", PLUM, SKIN) + arm("66 62, 78 54, 76 36", PLUM, SKIN)
    found += head(SKIN, 50, 46, 17) + lined(cut("32 42!, 34 28, 50 24, 66 28, 68 42!, 50 36"), NIGHT)
    return found + eyes(50, 45, 7, 5, SKIN, 0.4, 0, (0.8, 0)) + nose(52, 51, 4, 3.2, ROSE) + ink("44 57, 50 58, 57 55")


def _belfry_beaver() -> Part:
    found = beaver(50, 92, 0.86, FUR, 12)
    found += bell(50, 24, 46, 22, GOLD) + lined(tube("50 6, 46 3, 50 2", 3, 3), BARK, None)
    rope = lined(tube("78 8, 77 40, 78 62", 3.4, 3.4), STRAW, None) + fur("76 60, 82 62, 81 74, 74 74", STRAW, 4)
    return (
        found
        + rope.moved(4, 0)
        + limb("70 50, 80 48, 82 42", 9, 7, fill=FUR)
        + lined(disc(82, 41, 5), FUR)
        + limb("30 50, 22 60, 30 66", 9, 7, fill=FUR)
    )


def _wick_wraith() -> Part:
    found = lined(oval(50, 88, 38, 7), IRON) + lined(tube("84 86, 94 80, 88 72", 4, 4), IRON, None)
    wax = "32 88!, 31 44, 26 52, 24 40, 34 32, 50 36, 66 31, 76 42, 72 58, 68 50, 69 88!, 50 91"
    found += flame(50, 38, 28, 34) + lined(cut(wax), CREAM) + ink("50 37, 50 30")
    found += socket(41, 54, 6, EMBER) + socket(59, 54, 6, EMBER) + flat(oval(50, 69, 5, 7), PITCH)
    found += limb("33 64, 20 62, 14 52", 7, 4, fill=CREAM) + limb("67 64, 80 62, 86 50", 7, 4, fill=CREAM)
    return (
        found
        + drop(14, 54, 10, CREAM)
        + drop(86, 53, 10, CREAM)
        + lined(cut("36 88, 40 78, 46 80, 48 90"), CREAM, None)
    )


# --- Level 2 ---


def _whittling_warlord() -> Part:
    found = (
        legs(LEATHER, hip=76, apart=12, thick=13)
        + torso(IRON, 58, 44, 84)
        + dots("36 62, 44 64, 56 64, 64 62", 1.8, PITCH)
    )
    found += fur("20 50, 32 40, 50 44, 68 40, 80 50, 66 58, 50 56, 34 58", BARK, 6)
    found += head(SKIN, 50, 34, 17) + horn("36 22, 18 22, 8 6", 12, BONE, 2) + horn("64 22, 82 22, 92 6", 12, BONE, 2)
    found += lined(cut("32 30!, 32 16, 50 8, 68 16, 68 30!, 50 26"), IRON) + lined(box(47, 18, 6, 16, 2), IRON, None)
    found += (
        eyes(50, 34, 8, 4.4, SKIN, 0.45, 8, (0, 0.8))
        + fur("34 40, 50 44, 66 40, 62 58, 50 66, 38 58", AMBER, 5)
        + smile(50, 48, 8, -0.1)
    )
    stick = limb("30 84, 46 76, 60 66", 5, 3, fill=PINE, tip=True)
    knife = lined(facet("0 -2.6, 18 -2.6, 22 0, 0 2.6"), STEEL, None) + lined(box(-9, -2.6, 10, 5.2, 2), LEATHER, None)
    curls = ink("46 84, 50 80, 54 84, 51 87") + ink("58 88, 62 84, 66 88, 63 91") + ink("38 90, 42 86, 45 90")
    return (
        found
        + arm("24 58, 16 70, 30 82", SKIN, SKIN, 11, 6)
        + stick
        + arm("76 58, 84 68, 72 74", SKIN, SKIN, 11, 6)
        + at(knife, 70, 74, 196)
        + curls
    )


def _lumberjack_the_ripper() -> Part:
    found = cape(NIGHT, MAW, 42, 74) + legs(NIGHT, hip=76, apart=9) + torso(EMBER, 38, 42, 84)
    for x in (40, 52):
        found += flat(box(x, 46, 4, 36), dark(EMBER, 0.4))
    found += flat(box(33, 56, 34, 4), dark(EMBER, 0.4)) + flat(box(33, 70, 34, 4), dark(EMBER, 0.4))
    found += (
        head(SKIN, 50, 36, 15)
        + fur("36 36, 50 42, 64 36, 62 54, 50 62, 38 54", BARK, 5)
        + eyes(50, 34, 6.4, 4.6, SKIN, 0.4, 18, (0.4, 0.2))
    )
    found += (
        smile(50, 45, 10, 0.3)
        + lined(cut("35 26!, 36 6!, 50 4, 64 6!, 65 26!, 50 29"), NIGHT)
        + flat(cut("35.6 20!, 50 23, 64.4 20!, 65 25!, 50 28, 35 25!"), EMBER)
    )
    found += lined(cut("24 27, 36 25, 50 28, 64 25, 76 27, 64 32, 50 33, 36 32"), NIGHT, None)
    return (
        found
        + at(axe(48, 26, 1.5), 20, 66, -8, flip=True)
        + arm("34 50, 22 54, 20 64", EMBER, SKIN)
        + arm("66 50, 74 60, 68 70", EMBER, SKIN)
    )


def _tree_beast() -> Part:
    found = (
        limb("34 52, 20 48, 12 32", 12, 6, fill=BARK)
        + limb("14 40, 8 38, 5 32", 6, 3, fill=BARK)
        + limb("66 52, 80 50, 89 36", 12, 6, fill=BARK)
    )
    found += limb("86 44, 92 44, 95 40", 6, 3, fill=BARK)
    trunk = "34 42!, 36 66, 30 82, 14 92, 26 94, 38 88, 44 94, 52 90, 58 95, 64 88, 76 94, 88 92, 70 82, 65 66, 66 42!"
    found += lined(cut(trunk), BARK) + lined(lump(50, 27, 37, 22, 0.1, 11, 4), MOSS)
    found += (
        dots("32 20, 60 14, 70 28", 3, dark(MOSS))
        + lined(disc(30, 32, 4), EMBER, None)
        + lined(disc(68, 20, 4), EMBER, None)
    )
    found += leaf(14, 32, 13, -30) + leaf(89, 37, 13, 30)
    found += (
        eyes(50, 53, 9, 6.4, BARK, 0.35, 16, (0, 0.3), GLOW)
        + limb("50 58, 54 64", 6, 4, fill=dark(BARK))
        + grin(50, 72, 26, 13, 5, 4)
    )
    return found + ink("37 76, 40 84") + ink("62 80, 64 86")


def _ghoul() -> Part:
    found = limb("40 72, 32 82, 30 91", 11, 8, fill=GRAVE) + limb("62 74, 70 82, 70 91", 11, 8, fill=GRAVE)
    found += (
        lined(cut("30 62, 40 44, 62 40, 80 52, 80 74, 64 82, 42 80"), GRAVE) + ink("70 56, 76 60") + ink("68 64, 75 68")
    )
    found += lined(cut("36 74!, 44 70, 60 72, 74 72!, 72 84!, 64 80!, 58 88!, 50 81!, 42 86!"), LEATHER)
    found += limb("72 56, 84 68, 82 84", 10, 7, fill=GRAVE) + claws(75, 92, 3, 13, 8)
    found += (
        lined(cut("10 40, 14 20, 32 12, 50 18, 56 36, 50 54, 32 60, 14 54"), GRAVE)
        + lined(cut("50 22!, 66 10!, 58 34!"), GRAVE)
        + lined(cut("14 22!, 4 8!, 10 34!"), GRAVE)
    )
    found += ink("28 13, 26 6") + ink("33 12, 34 5") + ink("38 13, 42 7")
    found += eye(24, 32, 7.4, (0.1, 0.4), ball=GLOW, pupil=0.35) + eye(42, 31, 5.6, (0.1, 0.4), ball=GLOW, pupil=0.35)
    found += grin(32, 44, 34, 13, 6) + lined(cut("30 53!, 42 53!, 42 68, 36 72, 30 67"), TONGUE)
    return (
        found
        + at(bone(24, 5), 10, 88, 20)
        + limb("34 62, 22 72, 16 80", 10, 7, fill=GRAVE)
        + lined(disc(15, 80, 6), GRAVE)
    )


def _woodworm_wight() -> Part:
    trunk = "24 93!, 26 50, 30 26, 42 10, 54 7!, 66 16, 72 36, 75 60, 78 93!, 68 87!, 60 94!, 50 87!, 40 94!, 33 87!"
    found = lined(cut(trunk), OAK)
    found += (
        lined(cut("36 44, 38 26, 52 19, 64 28, 66 44, 52 52"), PITCH, None)
        + flat(oval(45, 36, 3.4, 5, 12), "#b6ec7f")
        + flat(oval(58, 36, 3.4, 5, -12), "#b6ec7f")
    )
    for x, y, r in ((38, 62, 4), (60, 76, 4.6), (42, 80, 3), (64, 60, 3)):
        found += flat(oval(x, y, r, r * 0.8), PITCH)
    found += limb("30 56, 16 58, 10 46", 9, 5, fill=OAK) + limb("72 54, 86 58, 92 46", 9, 5, fill=OAK)
    found += (
        worm("38 62, 30 66, 22 76, 12 78")
        + worm("60 76, 72 80, 80 72, 88 76")
        + worm("62 20, 72 16, 74 8, 84 10", 6)
        + worm("50 88, 52 78, 46 74", 6)
    )
    return found


def _professor_sawdust() -> Part:
    found = (
        legs(NIGHT, hip=78, apart=10)
        + torso(CLOTH, 54, 46, 86, waist=1.12)
        + flat(cut("42 48!, 58 48!, 56 84!, 44 84!"), CREAM)
    )
    found += dots("50 66, 50 75", 1.7, PITCH) + lined(facet("40 52, 50 57, 60 52, 60 62, 50 57, 40 62"), EMBER, None)
    found += fur("24 26, 30 10, 50 16, 70 10, 76 26, 74 42, 26 42", CREAM, 7) + head(SKIN, 50, 32, 18)
    found += (
        lined(disc(41, 32, 7.6), PAPER_EDGE, None)
        + lined(disc(59, 32, 7.6), PAPER_EDGE, None)
        + bead(42, 33, 2.6)
        + bead(60, 33, 2.6)
        + ink("48.6 31, 51.4 31")
    )
    found += nose(50, 39, 5, 4, ROSE) + lined(
        cut("34 46!, 42 42, 50 45, 58 42, 66 46!, 58 50, 50 48, 42 50"), CREAM, None
    )
    found += (
        arm("28 58, 18 66, 22 76", CLOTH, SKIN) + at(book(18, 22, MOSS), 16, 80, -8) + lined(disc(21, 78, 4.6), SKIN)
    )
    return (
        found
        + at(saw(38, 12, 6), 80, 48, -82)
        + arm("72 58, 82 62, 80 50", CLOTH, SKIN)
        + puff(68, 88, 4, PINE)
        + puff(34, 90, 3.4, PINE)
    )


def _thesis_termite() -> Part:
    found = Part()
    for k in (-1, 1):
        for y, w in ((58, 26), (68, 32), (78, 28)):
            found += limb(
                f"{50 + k * 14} {y}, {50 + k * w} {y - 4}, {50 + k * (w + 6)} {y + 12}", 4.4, 3.4, fill=dark(TERMITE)
            )
    found += lined(oval(50, 76, 24, 17), TERMITE)
    for y in (72, 80, 87):
        found += ink(f"{50 - 20 + abs(y - 76) * 0.3} {y}, 50 {y + 4}, {50 + 20 - abs(y - 76) * 0.3} {y}")
    found += (
        lined(oval(50, 56, 15, 11), TERMITE)
        + head(TERMITE, 50, 38, 19)
        + eyes(50, 34, 9, 6.4, TERMITE, 0.2, 12, (0, 0.8))
    )
    paper = lined(cut("30 52!, 42 54!, 46 50!, 50 54!, 54 50!, 58 54!, 70 52!, 72 82!, 28 82!"), CREAM) + lines(
        35, 62, 30, 4, 4.6
    )
    found += mandibles(50, 44, 22) + mortarboard(50, 24, 48) + antennae(50, 22, 30, 12)
    return found + paper + lined(disc(29, 68, 5), TERMITE) + lined(disc(71, 68, 5), TERMITE)


def _glue_golem() -> Part:
    slime = "#efd9a0"
    chair = (
        lined(box(74, 12, 4, 34), OAK, None)
        + lined(box(88, 12, 4, 34), OAK, None)
        + lined(box(72, 28, 22, 5), OAK, None)
        + lined(box(74, 14, 18, 6), OAK, None)
    )
    body = (
        "26 92, 12 86, 18 64, 8 62, 6 48, 22 46, 28 30, 34 16, 50 10, 66 16, 72 30, 78 46, 92 44, 95 58,"
        " 84 66, 84 86, 74 93, 50 90"
    )
    found = chair.turned(14, 83, 30) + lined(cut(body), slime)
    found += eyes(50, 32, 10, 7.6, slime, 0.3, 10, (0, 0.3)) + grin(50, 48, 24, 11, 0, 3)
    found += at(
        rod(22, 0, 4, OAK) + lined(box(-6, -8, 12, 8, 1), IRON, None) + fur("-5 0, 5 0, 5 9, -5 9", EMBER, 4),
        34,
        66,
        150,
    )
    found += planks(56, 64, 26, 10, 1, PINE).turned(-24, 68, 68) + at(book(14, 18, SEA), 40, 80, 16)
    found += drop(8, 62, 14, slime) + drop(92, 60, 14, slime) + drop(28, 48, 9, slime)
    return (
        found + lined(box(40, 2, 20, 10, 2), EMBER) + lined(facet("46 2, 54 2, 52 -4, 48 -4"), IRON, None).moved(0, 0)
    )


def _laminated_lich() -> Part:
    found = (
        lined(box(14, 5, 72, 88, 9), "#cfe0e6")
        + flat(facet("20 40, 44 10, 56 10, 20 56"), "#eef6f6")
        + flat(facet("80 60, 80 72, 66 88, 58 88"), "#eef6f6")
    )
    found += (
        robe(PLUM, 54, 44, low=88)
        + flat(cut("46 46!, 54 46!, 56 86!, 44 86!"), dark(PLUM))
        + skull(50, 34, 16, "#8fd06b")
        + crown(50, 21, 28, 12)
    )
    found += (
        at(staff(34, 28, "#8fd06b", 5), 74, 60)
        + arm("64 54, 70 60, 74 60", PLUM, BONE, 9, 4.4)
        + arm("36 54, 28 64, 34 72", PLUM, BONE, 9, 4.4)
    )
    return found + dots("20 11, 80 11, 20 87, 80 87", 2.2, IRON)


def _varnished_vampire() -> Part:
    found = (
        cape(NIGHT, EMBER, 44, 82)
        + legs(NIGHT, hip=80, apart=7, thick=9)
        + torso(CREAM, 34, 44, 86)
        + flat(cut("37 46!, 46 46!, 45 84!, 36 84!"), NIGHT)
        + flat(cut("63 46!, 54 46!, 55 84!, 64 84!"), NIGHT)
    )
    found += lined(facet("43 50, 50 54, 57 50, 57 58, 50 54, 43 58"), EMBER, None)
    found += (
        ears(PALLID, 50, 30, 17, 4.4)
        + head(PALLID, 50, 30, 18, 1.15)
        + lined(cut("31 30!, 30 14, 50 6, 70 14, 69 30!, 62 20, 50 28!, 38 20"), NIGHT)
    )
    found += (
        flat(cut("38 13!, 48 9, 56 10!, 46 13"), SLATE)
        + eyes(50, 31, 7, 5, PALLID, 0.4, 14, (0.3, 0.2))
        + smile(50, 41, 14, 0.2)
        + fang(45, 42, 3.6, 6)
        + fang(55, 42, 3.6, 6)
    )
    brush = (
        rod(22, 4, 4, OAK)
        + lined(box(-6, -30, 12, 9, 1), IRON, None)
        + lined(cut("-6 -30!, 6 -30!, 5 -40, 0 -44!, -5 -40"), AMBER)
    )
    can = (
        lined(box(14, 72, 20, 20, 1.5), IRON)
        + lined(oval(24, 72, 10, 3), AMBER, None)
        + lined(cut("16 73!, 22 74!, 21 82, 17 84"), AMBER, None)
    )
    found += (
        at(brush, 82, 60, 10)
        + arm("67 54, 78 62, 82 56", NIGHT, PALLID)
        + arm("33 54, 24 60, 24 66", NIGHT, PALLID)
        + can
    )
    return found + flat(ring_of(86, 82, 6, 1.6, 4), CREAM) + flat(ring_of(70, 10, 6, 1.6, 4), CREAM)


def _peepul_pikeman() -> Part:
    found = (
        at(pike(78, 10), 80, 84, 2) + legs(SEA, hip=76) + torso(MOSS, 38, 46, 84) + flat(box(33, 68, 34, 4.4), LEATHER)
    )
    found += (
        head(SKIN, 50, 36, 17)
        + lined(cut("28 32, 36 26, 38 12, 50 7, 62 12, 64 26, 72 32, 50 29"), STEEL)
        + peepul(50, 6, 17, 180, LEAF).moved(0, 8).turned(0)
    )
    found += (
        eyes(50, 36, 7, 5, SKIN, 0.35, 10, (0.3, 0))
        + nose(50, 42, 4, 3.2, ROSE)
        + lined(cut("36 48!, 44 44, 50 47, 56 44, 64 48!, 50 51"), BARK, None)
    )
    found += arm("66 54, 76 60, 80 58", MOSS, SKIN)
    return found + peepul(28, 52, 40, 6, EMBER) + lined(disc(29, 66, 4), GOLD, None)


def _plank_walker() -> Part:
    found = Part()
    for k in (-1, 1):
        found += planks(50 + k * 11 - 5, 62, 10, 31, 1, OAK).turned(-k * 6, 50 + k * 11, 62) + dots(
            f"{50 + k * 11} 68", 1.4, PITCH
        )
    found += (
        torso(SEA, 40, 40, 68)
        + flat(cut("44 42!, 56 42!, 58 66!, 42 66!"), CREAM)
        + flat(box(42, 50, 16, 3.4), EMBER)
        + flat(box(42, 58, 16, 3.4), EMBER)
    )
    found += lined(box(33, 62, 34, 6, 2), LEATHER, None) + lined(box(46, 61, 8, 8, 1), GOLD, None)
    found += head(SKIN, 50, 30, 16) + fur("36 34, 50 40, 64 34, 60 50, 50 56, 40 50", BRICK, 5) + smile(50, 42, 10, 0.3)
    found += (
        eye(57, 29, 5, (0.3, 0.2), 0.3, -12, SKIN)
        + solid(disc(43, 29, 5))
        + ink("34 22, 43 28, 64 36")
        + nose(50, 35, 4, 3.4, ROSE)
    )
    found += lined(cut("22 20!, 34 18, 40 6, 50 3, 60 6, 66 18, 78 20!, 66 26, 50 22, 34 26"), PLUM) + at(
        skull(0, 0, 5, None), 50, 13
    )
    found += (
        arm("68 48, 82 46, 90 36", SEA, SKIN)
        + arm("32 48, 18 52, 12 44", SEA, IRON, 8, 3.4)
        + ink(thread("12 42, 12 32, 4 30, 4 38"))
    )
    blade = lined(cut("0 0!, 3 -16, 10 -30!, 8 -14, 4 0!"), STEEL) + lined(box(-4, -3, 11, 4, 2), GOLD, None)
    return found + at(blade, 90, 36, -10)


def _beaver_battering_ram() -> Part:
    wheels = rings(32, 82, 11, OAK) + rings(74, 82, 11, OAK)
    found = (
        beaver(62, 58, 0.52, FUR, 14)
        + lined(box(20, 50, 74, 26, 8), BARK)
        + ink("50 58, 66 58")
        + ink("60 68, 80 68")
        + ink("40 70, 48 70")
    )
    found += flat(box(42, 51, 5, 24), IRON) + flat(box(84, 51, 5, 24), IRON)
    front = beaver(26, 106, 0.66, dark(FUR, 0.12), 16, body=False)
    return found + wheels + front + at(pike(28, 4), 82, 50, 0) + pennant(82, 14, 13, 9, EMBER)


def _drawbridge_troll() -> Part:
    found = legs(LEATHER, 54, 78, 13, 14, TROLL) + torso(TROLL, 66, 36, 86, 54, 1.1)
    found += lined(cut("32 30, 38 12, 56 6, 72 12, 78 30, 70 44, 54 48, 38 44"), TROLL) + ears(TROLL, 55, 27, 23, 6)
    found += lined(cut("36 14, 46 4, 60 4, 72 12, 60 12"), NIGHT, None) + eyes(
        54, 23, 10, 5, TROLL, 0.45, 10, (-0.4, 0.3)
    )
    found += (
        lined(cut("46 28, 54 24, 62 28, 62 38, 54 42, 46 38"), dark(TROLL, 0.14))
        + smile(55, 43, 22, -0.12)
        + fang(44, 45, 5, -8)
        + fang(66, 45, 5, -8)
    )
    bridge = (
        planks(10, 46, 36, 46, 4, OAK)
        + flat(box(10.6, 54, 35, 4.4), IRON)
        + flat(box(10.6, 80, 35, 4.4), IRON)
        + dots("15 56, 28 56, 41 56, 15 82, 28 82, 41 82", 1.3, PITCH)
    )
    chain = together(lined(oval(x, y, 3.4, 2.6, 40), IRON, None) for x, y in ((14, 42), (18, 37), (22, 32)))
    found += chain + bridge + lined(disc(47, 66, 6.4), TROLL) + limb("84 54, 93 64, 88 76", 13, 10, fill=TROLL)
    return found + lined(cut("74 76!, 94 76!, 90 86, 78 86"), LEATHER) + coin_edge(84, 76, 6)


def _moredraw_marrow_guard() -> Part:
    found = Part()
    for k in (-1, 1):
        found += limb(f"{50 + k * 7} 72, {50 + k * 10} 82, {50 + k * 9} 90", 5.4, 4.6, fill=BONE) + lined(
            oval(50 + k * 12, 91, 7.4, 3.4), BONE, None
        )
    found += (
        lined(cut("37 70, 50 66, 63 70, 58 78, 50 74, 42 78"), IRON) + ribs(50, 46, 36, 3, 7) + skull(50, 33, 16, GOLD)
    )
    marrow = lined(cut("26 26, 26 14, 42 8, 66 7, 80 14, 80 24, 66 27, 50 23, 36 29"), MOSS)
    marrow += (
        flat(cut("32 20!, 48 12, 76 14!, 50 16"), LEAF)
        + flat(cut("34 26!, 50 18, 78 21!, 52 21"), LEAF)
        + lined(tube("80 18, 88 16, 90 10", 5, 4), LEATHER, None)
    )
    found += (
        marrow
        + at(bone(40, 6), 82, 70, 10)
        + limb("64 50, 76 60, 82 60", 5.4, 4.6, fill=BONE)
        + lined(disc(83, 62, 4.6), BONE)
    )
    guard = lined(shield(24, 48, 32, 38), NIGHT) + at(bone(16, 3), 18, 70, 45) + at(bone(16, 3), 30, 70, -45)
    return found + guard


def _hatchet_heretic() -> Part:
    found = robe("#7a4257", 58, 40) + flat(cut("47 44!, 53 44!, 56 91!, 44 91!"), dark("#7a4257", 0.4))
    found += lined(tube("34 66, 50 70, 66 66", 4, 4), STRAW, None) + lined(
        tube("56 68, 58 78, 57 84", 3, 3), STRAW, None
    )
    found += lined(cut("26 48, 28 24, 42 10, 58 10, 72 24, 74 48, 62 56, 50 52, 38 56"), "#7a4257") + lined(
        cut("36 42, 38 26, 50 20, 62 26, 64 42, 50 50"), PITCH, None
    )
    found += (
        eye(44, 34, 4.6, (0.2, 0.2), 0.3, 14, PITCH, GLOW)
        + eye(56, 34, 4.6, (0.2, 0.2), 0.3, -14, PITCH, GLOW)
        + flat(cut("44 43!, 50 45, 56 43!, 50 47.4"), CREAM)
    )
    left = at(axe(26, 12, 1.0), 15, 58, -14, flip=True)
    return (
        found
        + left
        + left.mirrored()
        + arm("34 54, 22 62, 15 60", "#7a4257", SKIN, 11)
        + arm("66 54, 78 62, 85 60", "#7a4257", SKIN, 11)
    )


def _bonfire_preacher() -> Part:
    found = (
        at(rod(20, 6, 4, OAK) + flame(0, -18, 16, 24), 86, 40, 8)
        + arm("64 50, 78 52, 86 40", NIGHT, SKIN, 11)
        + arm("36 50, 22 46, 14 32", NIGHT, SKIN, 11)
    )
    found += lined(disc(12, 26, 3), SKIN, None) + robe(NIGHT, 46, 42) + flat(facet("46 46, 54 46, 52 60, 48 60"), CREAM)
    found += (
        flame(50, 18, 20, 16)
        + head(SKIN, 50, 34, 15)
        + lined(cut("24 26, 38 23, 50 25, 62 23, 76 26, 62 30, 50 31, 38 30"), NIGHT)
        + lined(cut("37 25!, 38 14, 50 12, 62 14, 63 25!, 50 28"), NIGHT, None)
        + flat(box(37.6, 20, 24.8, 3.6), EMBER)
    )
    found += brows(50, 31, 6, 7, 22) + bead(44, 34.6, 2) + bead(56, 34.6, 2) + grin(50, 41, 13, 8, 0, 0, True, 0)
    found += flame(32, 82, 20, 26) + flame(68, 82, 20, 26) + flame(50, 84, 22, 22)
    return found + log(22, 88, 58, 10, 4) + log(78, 82, 58, 10, 172)


def _organ_pipe_borer() -> Part:
    found = Part()
    for x, top in ((16, 40), (30, 26), (70, 26), (84, 40)):
        found += lined(box(x - 6, top, 12, 52, 1.5), GOLD) + flat(arch(x, 80, 6, 9), PITCH)
    worm_ = (
        limb("50 80, 52 56, 40 40, 50 26", 17, 17, 15, fill=ROSE)
        + ink("45 58, 60 54")
        + ink("36 48, 52 42")
        + ink("44 70, 59 68")
    )
    drill = lined(cut("40 16!, 50 -8!, 60 16!"), STEEL).moved(0, 14) + ink("44 22, 57 20") + ink("46 15, 54 13")
    face = lined(disc(50, 32, 15), ROSE) + eyes(50, 31, 7, 5.4, ROSE, 0.3, 12, (0, 0.3)) + grin(50, 39, 13, 6, 3)
    found += worm_ + drill.moved(0, 0) + face + lined(box(41, 60, 18, 26, 1.5), GOLD) + flat(arch(50, 80, 8, 11), PITCH)
    return (
        found
        + lined(box(8, 82, 84, 11, 2), BARK)
        + flat(box(14, 85, 72, 3), OAK)
        + puff(74, 16, 3, PINE)
        + puff(28, 14, 2.6, PINE)
    )


def _resin_revenant() -> Part:
    body = (
        "18 92, 14 70, 22 50, 26 26, 40 10, 56 7, 72 18, 78 40, 86 62, 84 92, 74 86, 66 94, 56 87, 46 94, 36 86, 28 94"
    )
    found = lined(cut(body), AMBER) + flat(cut("28 44!, 32 26, 44 15!, 38 28, 34 44"), pale(AMBER, 0.5))
    found += skull(51, 36, 17, None, pale(AMBER, 0.7)) + ribs(51, 60, 28, 2, 8, pale(AMBER, 0.7))
    found += (
        limb("24 56, 12 54, 8 42", 11, 7, fill=AMBER)
        + limb("78 56, 90 58, 92 46", 11, 7, fill=AMBER)
        + drop(8, 44, 13, AMBER)
        + drop(92, 48, 13, AMBER)
    )
    fly = (
        lined(oval(0, 0, 5, 3.4), PITCH, None)
        + flat(oval(-3, -4, 3, 2, 40), GHOST)
        + flat(oval(3, -4, 3, 2, -40), GHOST)
    )
    return found + at(fly, 68, 76, 20) + leaf(34, 84, 12, 30, MOSS)


def _knothole_banshee() -> Part:
    board = planks(14, 8, 72, 85, 3, OAK) + dots("19 14, 81 14, 19 87, 81 87", 1.8, PITCH)
    board += lined(oval(50, 54, 27, 32), BARK) + flat(oval(50, 54, 22, 27), PITCH)
    hair = fur("20 46, 24 16, 50 6, 76 16, 82 44, 90 66, 74 60, 50 40, 26 60, 8 68", GHOST, 8)
    face = lined(cut("32 42, 36 26, 50 20, 64 26, 68 42, 66 64, 56 80, 44 80, 34 64"), PALE_SKIN)
    face += (
        socket(42, 40, 6, SEA)
        + socket(58, 40, 6, SEA)
        + brows(50, 31, 9, 9, -16)
        + lined(oval(50, 63, 8, 12), MAW, None)
        + flat(oval(50, 70, 5, 3.6), TONGUE)
    )
    waves = ink("4 30, 8 26, 5 20") + ink("96 30, 92 26, 95 20") + ink("6 84, 9 80, 6 76") + ink("94 84, 91 80, 94 76")
    return board + hair + face + waves


# --- Level 3 ---


def _dam_colossus() -> Part:
    found = lined(box(26, 70, 18, 23, 4), TRUNK) + lined(box(56, 70, 18, 23, 4), TRUNK)
    found += (
        limb("24 44, 10 58, 12 78", 15, 13, fill=TRUNK)
        + rings(12, 80, 9)
        + limb("76 44, 90 58, 88 78", 15, 13, fill=TRUNK)
        + rings(88, 80, 9)
    )
    for i, y in enumerate((38, 50, 62, 74)):
        found += log(20 + i % 2 * 2, y + 2, 60, 13.5, -3 + 3 * (i % 3), TRUNK)
    found += (
        rings(78, 52, 6.6)
        + lined(cut("62 62!, 72 62!, 72 78, 76 90, 60 90, 62 78"), WATER)
        + ink("67 68, 67 80")
        + puff(68, 90, 3.4, CREAM)
    )
    found += beaver(50, 78, 0.76, dark(FUR, 0.3), 16, body=False)
    return found + leaf(24, 32, 12, -50) + leaf(80, 30, 12, 40)


def _cordwood_count() -> Part:
    found = cape(NIGHT, MAW, 38, 92) + lined(box(28, 46, 44, 46, 4), BARK, None)
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
        found += rings(x, y, r)
    found += head(PINE, 50, 28, 19, 1.15) + lined(
        cut("30 28!, 28 10, 50 3, 72 10, 70 28!, 62 16, 50 25!, 38 16"), NIGHT
    )
    found += (
        ink("36 36, 38 42")
        + ink("64 36, 62 42")
        + eyes(50, 28, 8, 5.4, PINE, 0.4, 16, (0.2, 0.3))
        + grin(50, 38, 18, 5, 0)
        + fang(44, 38, 4, 7)
        + fang(56, 38, 4, 7)
    )
    found += lined(cut("32 44!, 18 32!, 24 58, 40 52!"), EMBER) + lined(cut("68 44!, 82 32!, 76 58, 60 52!"), EMBER)
    found += arm("26 60, 14 66, 12 54", NIGHT, PINE, 10, 5.4) + arm("74 60, 86 66, 86 58", NIGHT, PINE, 10, 5.4)
    goblet = (
        lined(cut("-7 -16!, 7 -16!, 5 -6, 0 -3, -5 -6"), GOLD)
        + flat(oval(0, -16, 6, 2), EMBER)
        + lined(box(-1.6, -4, 3.2, 8), GOLD, None)
        + lined(box(-5, 3, 10, 3, 1), GOLD, None)
    )
    return found + at(goblet, 86, 52) + lined(disc(86, 56, 5), PINE) + lined(disc(50, 48, 4), GOLD, None)


def _chancellor_of_chainsaws() -> Part:
    found = (
        robe(PLUM, 70, 40)
        + flat(cut("44 44!, 56 44!, 60 91!, 40 91!"), CREAM)
        + flat(cut("47 44!, 53 44!, 54 91!, 46 91!"), dark(PLUM))
    )
    found += (
        fur("24 46, 36 38, 50 44, 64 38, 76 46, 64 54, 50 52, 36 54", CREAM, 6)
        + lined(tube("36 52, 50 66, 64 52", 4, 4), GOLD, None)
        + saw_blade(50, 68, 9, 10, GOLD)
    )
    found += (
        fur("32 28, 36 12, 50 18, 64 12, 68 28, 70 46, 60 40, 40 40, 30 46", BONE, 5)
        + head(SKIN, 50, 29, 15)
        + mortarboard(50, 17, 46, NIGHT)
    )
    found += eyes(50, 29, 6.4, 5, SKIN, 0.45, 12, (0, 0.4)) + nose(50, 35, 4, 3.4, ROSE) + smile(50, 40, 12, -0.12)
    left = at(chainsaw(32), 15, 56, -84, 1)
    return (
        found
        + arm("30 52, 16 64, 15 62", PLUM, SKIN, 14, 0.1)
        + left
        + arm("70 52, 84 64, 85 62", PLUM, SKIN, 14, 0.1)
        + left.mirrored()
    )


def _termite_queen() -> Part:
    found = lined(cut("42 60, 50 40, 72 32, 92 44, 96 68, 86 88, 62 93, 44 84"), CREAM)
    for text in ("58 38, 52 62, 60 92", "70 33, 66 62, 74 92", "82 36, 80 62, 86 88"):
        found += lined(tube(text, 5, 6, 4), TERMITE, None)
    found += insect_wing(40, 46, 40, 17, 40, GHOST) + insect_wing(36, 46, 36, 15, 12, GHOST)
    for x, y, a in ((24, 66, -10), (34, 72, 0), (44, 74, 8)):
        found += limb(f"{x} {y}, {x + a - 4} {y + 8}, {x + a} 92", 5, 3.6, fill=dark(TERMITE))
    found += (
        lined(oval(36, 60, 17, 14), TERMITE)
        + head(TERMITE, 26, 36, 20)
        + eyes(26, 34, 9, 6.6, TERMITE, 0.42, 4, (0.4, 0.3))
        + mandibles(26, 46, 24)
    )
    found += antennae(26, 20, 16, 10) + crown(26, 20, 26, 15) + ink("16 27, 13 25") + ink("36 27, 39 25")
    eggs = together(lined(oval(x, y, 5, 4), CREAM, None) for x, y in ((10, 90), (20, 91), (15, 84)))
    return found + arm("26 62, 14 64, 10 56", TERMITE, TERMITE, 6, 4) + at(staff(16, 18, PLUM, 4.6), 10, 58, -6) + eggs


def _marshal_of_moredraw() -> Part:
    found = (
        cape(EMBER, MAW, 40, 88)
        + legs(NIGHT, hip=76, apart=12, thick=14, boot=PITCH)
        + torso(SEA, 56, 42, 84)
        + flat(box(47, 44, 6, 38), dark(SEA))
    )
    found += dots("44 54, 44 62, 44 70, 56 54, 56 62, 56 70", 1.9, GOLD) + lined(
        tube("32 46, 50 62, 70 80", 5, 5), GOLD, None
    )
    for k in (-1, 1):
        found += lined(oval(50 + k * 27, 46, 13, 7), GOLD) + together(
            ink(f"{50 + k * (18 + i * 6)} 51, {50 + k * (18 + i * 6)} 57") for i in range(4)
        )
    found += head(SKIN, 50, 32, 17) + eyes(50, 31, 7, 5, SKIN, 0.45, 16, (0, 0.2)) + nose(50, 37, 5, 4, ROSE)
    found += lined(cut("50 42, 40 38, 30 42, 22 34!, 26 48, 38 49, 50 45, 62 49, 74 48, 78 34!, 70 42, 60 38"), BARK)
    found += (
        lined(cut("18 26!, 30 12, 50 4, 70 12, 82 26!, 66 24, 50 21, 34 24"), NIGHT)
        + lined(cut("50 12!, 54 2, 70 -2, 80 4, 74 10, 62 10"), CREAM).moved(0, 4)
        + saw_blade(50, 15, 6, 8, GOLD)
    )
    baton = lined(box(-3.4, -24, 6.8, 36, 3), EMBER) + lined(box(-4.4, -26, 8.8, 6, 2), GOLD, None)
    found += at(baton, 88, 62, 14) + arm("76 54, 88 64, 88 62", SEA, CREAM, 13, 6)
    return found + arm("24 54, 12 66, 26 76", SEA, CREAM, 13, 6)


def _hollow_king() -> Part:
    mantle = lined(cut("30 44!, 14 52, 6 93!, 30 90, 50 94, 70 90, 94 93!, 86 52, 70 44!"), EMBER)
    trunk = (
        "30 93!, 32 60, 28 30, 30 10!, 36 20!, 40 5!, 46 18!, 52 4!, 57 18!, 63 6!, 66 20!, 71 11!,"
        " 72 30, 68 60, 70 93!, 50 95"
    )
    found = mantle + limb("26 56, 14 66, 16 78", 11, 7, fill=BARK) + limb("74 56, 86 64, 86 52", 11, 7, fill=BARK)
    found += (
        lined(cut(trunk), BARK)
        + flat(cut("31 26!, 50 30, 69 26!, 70 33!, 50 37, 30 33!"), GOLD)
        + dots("40 31, 50 33, 60 31", 2.6, EMBER)
    )
    found += lined(cut("36 58, 38 44, 50 40, 62 44, 64 58, 62 78, 50 88, 38 78"), PITCH, None)
    found += (
        flat(oval(44, 54, 4, 5.4, 14), GLOW)
        + flat(oval(56, 54, 4, 5.4, -14), GLOW)
        + dots("45 55, 55 55", 1.7, PITCH)
        + flat(cut("42 68!, 46 71!, 50 68!, 54 71!, 58 68!, 56 76, 50 78, 44 76"), GLOW)
    )
    found += fur("22 46, 36 38, 36 46, 28 56, 18 58", CREAM, 5) + fur("78 46, 64 38, 64 46, 72 56, 82 58", CREAM, 5)
    found += ink("36 64, 34 80") + ink("66 66, 67 78") + leaf(70, 16, 12, 50)
    return found + at(staff(34, 26, GOLD, 6), 87, 52, 4) + lined(disc(87, 52, 5.6), BARK) + at(bird(), 16, 76)


def bird() -> Part:
    """An owl that has moved in."""
    found = lined(cut("-7 0, -8 -10, -6 -16!, 0 -14, 6 -16!, 8 -10, 7 0, 0 3"), LEATHER)
    return (
        found
        + eye(-3, -9, 3, (0.2, 0), 0)
        + eye(3.4, -9, 3, (0.2, 0), 0)
        + lined(cut("-1.5 -6!, 1.5 -6!, 0 -3!"), GOLD, None)
    )


def _chip(x: float, y: float, size: float, turn: float, fill: str) -> Part:
    found = lined(facet("-13 -20, -4 -26, 2 -21, 11 -25, 14 -6, 10 12, 4 9, -1 16, -7 10, -13 13"), fill) + ink(
        "8 -16, 9 -4"
    )
    found += flat(oval(-5, -9, 3, 4.2), PITCH) + flat(oval(5, -9, 3, 4.2), PITCH) + lined(oval(0, 3, 4, 5.4), MAW, None)
    return at(found, x, y, turn, size)


def _choir_of_chips() -> Part:
    found = Part()
    for x, y, turn, fill in ((24, 30, -8, PALE_SKIN), (50, 25, 3, GHOST), (76, 30, 8, PALE_SKIN)):
        found += _chip(x, y, 0.84, turn, fill)
    for x, y, turn, fill in ((36, 54, -4, BONE), (64, 54, 5, BONE)):
        found += _chip(x, y, 0.95, turn, fill)
    for x, y, turn, fill in ((18, 72, -6, GHOST), (82, 72, 6, GHOST)):
        found += _chip(x, y, 0.95, turn, fill)
    found += _chip(50, 78, 0.9, 0, PALE_SKIN) + at(open_book(40, 18, PLUM), 50, 86)
    note = lined(oval(0, 0, 3.4, 2.6, -20), PITCH, None) + ink("3 -1, 3 -13, 8 -10")
    return found + at(note, 8, 48, -8) + at(note, 90, 50, 8) + at(note, 62, 10, 6).moved(0, 6)


def _pyre_wyrm() -> Part:
    found = flame(62, 66, 24, 46) + flame(76, 72, 24, 40) + flame(34, 60, 18, 22)
    found += limb("88 62, 95 48, 88 36", 9, 5, fill=CHAR, tip=True) + flame(88, 40, 11, 18)
    found += lined(tube("88 62, 90 82, 60 88, 24 84, 22 62, 44 56, 54 46, 44 30", 14, 19, 21, 20, 19, 18, 17, 15), CHAR)
    found += (
        flat(tube("80 84, 60 88, 34 87", 5, 6, 5), AMBER)
        + ink("26 70, 32 62")
        + ink("70 78, 78 74")
        + ink("48 80, 58 80")
    )
    found += dots("30 72, 40 60, 84 78, 52 46", 2.4, GOLD) + flame(14, 66, 10, 18)
    face = horn("44 16, 54 8, 66 8", 8, BONE) + horn("36 12, 42 5, 52 3", 7, BONE)
    face += (
        lined(cut("54 20, 46 10, 32 10, 18 22, 5 28, 4 38, 16 42, 34 44, 50 38"), CHAR)
        + ink("6 36, 20 35, 34 36")
        + fang(12, 36, 4.4, 7)
        + fang(22, 36, 4.4, 7)
    )
    face += eye(35, 22, 6, (-0.4, 0.3), 0.4, 18, CHAR, GLOW) + solid(oval(9, 29, 1.8, 1.3))
    breath = flame(0, 0, 14, 24)
    return found + face + at(breath, 6, 40, 192) + log(40, 92, 50, 8, -4).moved(0, 0)


# --- The Dark Council ---


def _undying_termite() -> Part:
    found = lined(
        cut("32 38!, 14 46, 8 92!, 20 86!, 32 94!, 44 87!, 56 94!, 68 87!, 80 94!, 92 92!, 86 46, 68 38!"), NIGHT
    )
    for k in (-1, 1):
        found += limb(f"{50 + k * 16} 60, {50 + k * 30} 56, {50 + k * 36} 68", 5, 4, fill=BONE) + limb(
            f"{50 + k * 16} 72, {50 + k * 28} 72, {50 + k * 34} 84", 5, 4, fill=BONE
        )
    found += (
        lined(oval(50, 74, 19, 19), BONE)
        + ink("33 68, 50 73, 67 68")
        + ink("32 76, 50 81, 68 76")
        + ink("36 84, 50 89, 64 84")
        + ribs(50, 52, 34, 2, 6)
    )
    found += antennae(50, 20, 30, 13) + lined(cut("26 36, 28 18, 50 10, 72 18, 74 36, 64 48, 50 52, 36 48"), BONE)
    found += (
        socket(40, 32, 8, "#8fd06b", -12)
        + socket(60, 32, 8, "#8fd06b", 12)
        + flat(facet("50 40, 53 45, 47 45"), PITCH)
        + mandibles(50, 43, 30, GRAVE)
    )
    found += lined(cut("32 19!, 26 3!, 38 10!, 44 0!, 50 9!, 56 0!, 62 10!, 74 3!, 68 19!, 50 15"), "#8fd06b").moved(
        0, 4
    )
    scythe = rod(46, 36, 4, BARK) + lined(cut("-1 -46!, -10 -50, -20 -42, -23 -30!, -13 -39, -1 -37!"), STEEL)
    return found + at(scythe, 80, 58, -3, 1, True) + lined(disc(80, 66, 5), BONE)


def _dam_empress() -> Part:
    found = Part()
    for x, y, long, turn in ((6, 88, 88, -2), (94, 82, 88, 176), (10, 76, 80, 3)):
        found += log(x, y, long, 11, turn)
    found += (
        lined(cut("28 52!, 16 88!, 50 92, 84 88!, 72 52!"), PLUM)
        + flat(cut("43 54!, 57 54!, 61 90!, 39 90!"), GOLD)
        + together(peepul(50, y, 10, 0, MOSS) for y in (58, 70))
    )
    found += fur("24 56, 36 48, 50 53, 64 48, 76 56, 64 64, 50 61, 36 64", CREAM, 6) + beaver(
        50, 92, 0.76, FUR, 8, body=False
    )
    found += (
        lined(cut("30 24!, 22 8!, 36 14!, 42 3!, 50 13!, 58 3!, 64 14!, 78 8!, 70 24!, 50 19"), GOLD)
        + dots("36 18, 64 18", 2, EMBER)
        + peepul(50, 11, 10, 0, MOSS)
    )
    found += (
        arm("74 60, 86 64, 88 54", PLUM, FUR, 11, 5.6)
        + at(rod(24, 16, 4, GOLD), 89, 52, 2)
        + peepul(90, 30, 22, 182, LEAF).moved(0, 2)
    )
    return (
        found
        + arm("26 60, 12 62, 10 50", PLUM, FUR, 11, 5.6)
        + lined(disc(10, 42, 5), GOLD)
        + ink("34 40, 29 42")
        + ink("66 40, 71 42")
    )


def _grand_sawyer() -> Part:
    found = saw_blade(50, 34, 34, 18, STEEL) + flat(disc(50, 34, 25), IRON)
    found += (
        legs(NIGHT, hip=78, apart=14, thick=15, boot=PITCH)
        + torso(EMBER, 66, 42, 86)
        + lined(cut("36 58!, 64 58!, 66 88!, 50 91, 34 88!"), LEATHER)
    )
    found += fur("20 52, 34 42, 50 48, 66 42, 80 52, 66 60, 50 57, 34 60", BARK, 6)
    found += (
        head(SKIN, 50, 32, 17)
        + lined(cut("30 28!, 32 14, 50 8, 68 14, 70 28!, 50 23"), NIGHT)
        + crown(50, 14, 30, 12, GOLD)
    )
    found += (
        eyes(50, 32, 7, 5, SKIN, 0.42, 18, (0, 0.3))
        + nose(50, 38, 5, 4, ROSE)
        + fur("33 38, 50 44, 67 38, 66 60, 50 76, 34 60", BONE, 6)
        + lined(cut("36 44!, 44 40, 50 43, 56 40, 64 44!, 50 48"), BONE, None)
    )
    blade = lined(
        facet(
            "12 76, 88 76, 88 82, 85 88, 82 83, 78 89, 74 84, 70 90, 66 84, 62 90, 58 85,"
            " 54 91, 50 85, 46 91, 42 85, 38 90, 34 84, 30 90, 26 84, 22 89, 18 83, 15 88, 12 82"
        ),
        STEEL,
    )
    blade += lined(box(5, 66, 8, 18, 3), OAK) + lined(box(87, 66, 8, 18, 3), OAK)
    return (
        found
        + arm("22 56, 10 62, 9 74", EMBER, SKIN, 13, 6)
        + arm("78 56, 90 62, 91 74", EMBER, SKIN, 13, 6)
        + blade.moved(0, 2)
        + lined(disc(9, 76, 5.4), SKIN)
        + lined(disc(91, 76, 5.4), SKIN)
    )


def _combustor() -> Part:
    found = lined(box(26, 82, 12, 11, 2), PITCH, None) + lined(box(62, 82, 12, 11, 2), PITCH, None)
    found += (
        lined(box(42, 12, 16, 22, 2), SLATE)
        + lined(box(38, 8, 24, 7, 2), SLATE, None)
        + puff(66, 10, 5, GHOST)
        + puff(82, 16, 4, GHOST)
    )
    found += lined(cut("20 84!, 18 56, 26 34, 50 28, 74 34, 82 56, 80 84!, 50 88"), SLATE) + dots(
        "26 80, 74 80, 24 60, 76 60", 1.8, PITCH
    )
    found += eyes(50, 43, 10, 6.4, SLATE, 0.35, 18, (0, 0.3), GLOW) + lined(box(32, 56, 36, 24, 5), MAW, None)
    found += flame(41, 79, 12, 18) + flame(51, 79, 14, 21) + flame(60, 79, 11, 16)
    for x in (41, 50, 59):
        found += ink(f"{x} 57, {x} 79")
    match_ = rod(24, 8, 3.4, PINE) + flame(0, -22, 10, 16)
    return (
        found
        + at(match_, 90, 54, 8)
        + limb("80 56, 90 62, 90 56", 9, 7, fill=SLATE)
        + lined(disc(90, 55, 5), IRON)
        + limb("20 56, 8 62, 10 72", 9, 7, fill=SLATE)
        + log(2, 78, 26, 8, -10)
        + lined(disc(11, 74, 5), IRON)
    )


MONSTERS: dict[str, tuple[int, Callable[[], Part]]] = {
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

OVERLORDS: dict[str, Callable[[], Part]] = {
    "undying-termite": _undying_termite,
    "dam-empress-of-peepul": _dam_empress,
    "grand-sawyer-of-moredraw": _grand_sawyer,
    "combustor": _combustor,
}

SIZES = {1: 0.78, 2: 0.9, 3: 1.0}


def monsters() -> dict[str, Part]:
    found = {f"monster-{key}": fitting(draw()).sized(SIZES[level], 50, 94) for key, (level, draw) in MONSTERS.items()}
    return found | {f"overlord-{key}": fitting(draw()) for key, draw in OVERLORDS.items()}
