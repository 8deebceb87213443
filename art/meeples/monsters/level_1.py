"""The Monsters of level 1."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit

ZOMBIE = "#9bb07a"


def sappy_sawyer() -> h.Part:
    found = kit.legs(h.SEA, hip=74) + kit.torso(h.EMBER, 38, 48, 82)
    found += h.flat((h.box(35, 60, 30, 3.4), h.box(46, 50, 3.4, 30)), h.dark(h.EMBER))
    found += kit.ears(h.SKIN, 50, 34, 19) + kit.head(h.SKIN, 50, 34, 20)
    found += h.lined("28 28!, 30 14, 50 6, 70 14, 72 28!, 50 22", h.MOSS) + h.lined(h.disc(50, 7, 4.6), h.CREAM)
    found += (
        h.eyes(50, 33, 8, 6.4, h.SKIN, 0.3, -16, (0, 0.5))
        + kit.nose(50, 40, 4.4, 3.4, kit.ROSE)
        + h.smile(50, 46, 14, 0.24)
    )
    found += kit.drop(63, 38, 9, kit.AMBER) + kit.drop(36, 39, 7, kit.AMBER)
    blade = kit.saw(54, 18, 7).at(24, 66, -12)
    sap = kit.drop(52, 66, 11, kit.AMBER) + kit.drop(66, 62, 8, kit.AMBER)
    return (
        found
        + kit.arm("67 54, 74 62, 70 72", h.EMBER, h.SKIN)
        + blade.moved(0, 4)
        + sap.moved(4, 8)
        + kit.arm("33 54, 24 60, 24 69", h.EMBER, h.SKIN)
    )


def timber_wolf() -> h.Part:
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
    face = h.lined("20 26!, 20 6!, 31 17, 40 17, 50 6!, 51 27, 46 42, 36 50, 24 50, 8 56, 5 48, 18 38", h.IRON)
    face += h.flat("8 54, 24 49, 34 49, 40 44, 30 42, 18 46, 7 50", h.pale(h.IRON, 0.6))
    face += (
        h.eyes(34, 31, 8, 5, h.IRON, 0.4, 16, (-0.5, 0.3))
        + h.solid(h.oval(7, 48, 3, 2.4))
        + h.fang(19, 51, 5, 7)
        + h.fang(28, 50, 5, 7)
    )
    return found + mane + face


def grave_splinter() -> h.Part:
    mound = h.lined("8 93!, 16 84, 34 80, 50 82, 66 80, 84 84, 92 93!, 50 95", h.LEATHER)
    board = h.lined(
        "24 86!, 24 36!, 30 28!, 33 36!, 40 12!, 46 24!, 52 8!, 58 26!, 66 16!, 70 34!, 76 30!, 76 86!", kit.GRAVE
    )
    board += h.ink("36 86, 36 66", "64 40, 66 50", "60 86, 60 76")
    board += h.socket(40, 48, 7, h.GOLD) + h.socket(60, 48, 7, h.GOLD) + h.grin(50, 62, 24, 10, 5)
    side = h.limb("24 62, 14 56, 8 44; 76 62, 86 58, 92 48", 5, 4, fill=kit.GRAVE)
    side += h.ink("8 44, 4 40", "8 44, 10 38", "92 48, 96 43", "92 48, 91 41")
    return side + board + mound + kit.mushroom(24, 86, 12, h.PLUM)


def bookmark_bandit() -> h.Part:
    ribbon = h.lined("40 50!, 24 54, 10 48!, 14 58!, 6 66!, 24 66, 42 58!", h.EMBER)
    found = ribbon + kit.legs(h.DUSK, hip=76) + kit.torso(h.MOSS, 36, 48, 82)
    found += kit.head(h.SKIN, 50, 36, 19) + h.lined(
        "29 30!, 34 14, 50 10, 66 14, 71 30!, 84 30, 76 36, 50 32, 24 36, 16 30", h.DUSK
    )
    found += h.lined("31 36!, 50 32, 69 36!, 68 45, 58 47, 50 43, 42 47, 32 45", kit.NIGHT, None)
    found += h.eyes(50, 40, 8, 4.6, kit.NIGHT, 0.3, 10, (0.7, 0.1)) + h.smile(52, 51, 12, 0.28, -10)
    found += h.lined("34 54!, 50 60, 66 54!, 66 60, 50 67, 34 60", h.EMBER)
    tome = kit.book(34, 42, h.SEA).at(72, 70, 10) + h.lined(
        h.facet("68 50, 75 51, 74 76, 70 72, 66 75", 0), h.EMBER, None
    ).turned(8, 72, 60)
    return (
        found
        + kit.arm("34 58, 38 70, 56 76", h.MOSS, h.SKIN)
        + tome
        + h.lined((h.disc(56, 76, 5), h.disc(87, 72, 5)), h.SKIN)
    )


def paper_wasp() -> h.Part:
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
    found += h.flat((h.facet("36.5 60, 65.5 60, 69.6 67, 33.6 67"), h.facet("35 75, 68 75, 62.6 82, 40 82")), h.PITCH)
    found += h.lined(h.facet("45 89, 55 89, 50 96"), h.PITCH, None)
    found += h.lined(h.facet("36 36, 50 26, 66 36, 62 56, 50 62, 40 56"), h.CREAM) + h.ink("50 27, 50 40")
    for x in (38, 62):
        found += h.ink(f"{x} 54, {x + (x - 50) * 0.9} 62, {x + (x - 50) * 0.8} 72")
    return (
        found
        + h.eyes(50, 43, 7, 5, h.CREAM, 0.35, 18, (0, 0.4))
        + kit.antennae(50, 30, 14, 14)
        + h.smile(50, 55, 9, -0.24)
    )


def dry_rot_dropout() -> h.Part:
    found = (
        kit.legs(h.LEATHER, hip=78)
        + kit.robe(kit.CLOTH, 48, 48, low=86)
        + h.flat(h.facet("46 52, 54 52, 53 70, 50 74, 47 70"), h.EMBER)
    )
    found += kit.arm("34 58, 20 62, 12 56; 66 58, 80 62, 88 56", kit.CLOTH, ZOMBIE)
    found += kit.head(ZOMBIE, 50, 38, 20) + h.flat("58 46!, 66 42, 66 50, 60 53", h.dark(ZOMBIE))
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


def siege_carpenter() -> h.Part:
    ladder = h.lined((h.box(66, 8, 5, 86), h.box(84, 8, 5, 86)), kit.OAK, None)
    for y in (16, 30, 44, 58, 72, 86):
        ladder = h.lined(h.box(68, y, 19, 4), kit.OAK, None) + ladder
    ladder = ladder.turned(8, 76, 93)
    found = ladder + kit.legs(h.LEATHER, 46, 76, 10) + kit.torso(h.BONE, 42, 46, 84, 46)
    found += h.lined("32 58!, 60 58!, 62 84!, 46 88, 30 84!", h.LEATHER) + h.ink("38 46, 36 58", "54 46, 56 58")
    found += (
        kit.head(h.SKIN, 46, 32, 18)
        + h.lined("25 28!, 27 12, 46 6, 65 12, 67 28!, 46 22", h.IRON)
        + h.ink("46 7, 46 22")
    )
    found += (
        h.eyes(46, 32, 7, 5, h.SKIN, 0.4, 12, (-0.3, 0.2))
        + kit.nose(46, 38, 5, 4, kit.ROSE)
        + h.fur("30 38, 46 44, 62 38, 60 52, 46 58, 32 52", kit.BRICK, 5)
    )
    found += h.ink("40 46, 36 49", "46 47, 46 51", "52 46, 56 49")
    return (
        found
        + kit.arm("62 54, 72 58, 76 52", h.BONE, h.SKIN)
        + kit.hammer(24, 8).at(18, 58, -14)
        + kit.arm("30 54, 20 62, 19 58", h.BONE, h.SKIN)
    )


def moat_gnawer() -> h.Part:
    skin = "#6f9a5f"
    found = h.limb("76 84, 88 74, 86 58", 12, 5, fill=skin, tip=True)
    found += h.spikes("30 44, 56 40, 80 66", 5, 9, h.dark(skin)) + h.lined(
        "22 88!, 22 58, 36 42, 58 42, 74 58, 80 88!", skin
    )
    found += h.flat("32 88!, 34 66, 48 62, 62 72, 64 88!", h.pale(skin))
    found += h.lined("6 54, 14 44, 34 42, 46 30, 58 32, 60 48, 52 60, 34 64, 12 64", skin)
    found += h.lined((h.disc(44, 29, 8), h.disc(57, 30, 8)), skin, None) + h.eyes(
        50.5, 28, 6.5, 5.6, skin, 0.3, 10, (-0.5, 0.2)
    )
    found += (
        h.solid(h.oval(12, 49, 1.6, 1.2))
        + h.ink("8 57, 30 56, 50 52")
        + h.lined((h.box(12, 56, 8, 11, 1.5), h.box(20, 56, 8, 11, 1.5)), h.CREAM, None)
    )
    found += kit.planks(2, 66, 32, 8, 2, kit.OAK, False)
    water = h.lined("4 84!, 14 80, 24 84, 36 80, 50 84, 62 80, 76 84, 88 80, 96 84!, 92 93, 50 95, 8 93", kit.WATER)
    return (
        found
        + kit.arm("34 70, 28 76, 26 74", skin, skin, 8, 4.6)
        + water
        + h.flat((h.box(24, 88, 14, 2, 1), h.box(60, 89, 18, 2, 1)), h.CREAM)
    )


def skeleton() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        found += h.limb(f"{50 + k * 6} 72, {50 + k * 10} 82, {50 + k * 9} 90", 5, 4.4, fill=h.BONE)
        found += h.lined(h.oval(50 + k * 12, 91, 7, 3.4), h.BONE, None)
    found += h.lined("38 70, 50 66, 62 70, 58 78, 50 74, 42 78", h.BONE) + kit.ribs(50, 46, 32, 3, 7)
    spoon = kit.rod(30, 12, 3.6, kit.OAK) + h.lined(h.oval(0, -35, 7, 9), kit.OAK)
    found += (
        h.limb("62 50, 74 56, 78 46", 5, 4.4, fill=h.BONE) + spoon.at(79, 44, 10) + h.lined(h.disc(79, 45, 4.4), h.BONE)
    )
    found += h.limb("38 50, 26 58, 30 70", 5, 4.4, fill=h.BONE) + h.lined(h.disc(30, 71, 4.4), h.BONE)
    return found + kit.skull(50, 26, 18, None) + h.eyes(50, 25.6, 7.6, 4.4, look=(0.3, 0.3), ball=h.GLOW)


def pew_poacher() -> h.Part:
    pew = h.lined(h.box(14, 14, 74, 20, 3), kit.OAK) + h.ink("30 16, 30 32", "50 16, 50 32", "70 16, 70 32")
    pew += h.lined(h.box(12, 34, 78, 7, 2), kit.OAK) + h.lined(
        "8 60!, 10 30, 8 10, 18 6, 22 14, 18 30, 20 60!", kit.BARK
    )
    pew += h.lined("92 60!, 90 30, 92 10, 82 6, 78 14, 82 30, 80 60!", kit.BARK)
    found = pew.turned(-8, 50, 40) + kit.legs(h.DUSK, hip=80, apart=10) + kit.torso(h.PLUM, 40, 54, 86)
    found += h.flat((h.box(33, 64, 34, 4), h.box(32, 74, 36, 4)), h.pale(h.PLUM))
    found += kit.arm("34 62, 22 56, 22 42; 66 62, 78 54, 76 36", h.PLUM, h.SKIN)
    found += kit.head(h.SKIN, 50, 46, 17) + h.lined("32 42!, 34 28, 50 24, 66 28, 68 42!, 50 36", kit.NIGHT)
    return (
        found
        + h.eyes(50, 45, 7, 5, h.SKIN, 0.4, 0, (0.8, 0))
        + kit.nose(52, 51, 4, 3.2, kit.ROSE)
        + h.ink("44 57, 50 58, 57 55")
    )


def belfry_beaver() -> h.Part:
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


def wick_wraith() -> h.Part:
    found = h.lined(h.oval(50, 88, 38, 7), h.IRON) + h.lined(h.tube("84 86, 94 80, 88 72", 4, 4), h.IRON, None)
    wax = "32 88!, 31 44, 26 52, 24 40, 34 32, 50 36, 66 31, 76 42, 72 58, 68 50, 69 88!, 50 91"
    found += h.flame(50, 38, 28, 34) + h.lined(wax, h.CREAM) + h.ink("50 37, 50 30")
    found += h.socket(41, 54, 6, h.EMBER) + h.socket(59, 54, 6, h.EMBER) + h.flat(h.oval(50, 69, 5, 7), h.PITCH)
    found += h.limb("33 64, 20 62, 14 52; 67 64, 80 62, 86 50", 7, 4, fill=h.CREAM)
    return (
        found
        + kit.drop(14, 54, 10, h.CREAM)
        + kit.drop(86, 53, 10, h.CREAM)
        + h.lined("36 88, 40 78, 46 80, 48 90", h.CREAM, None)
    )


MONSTERS = h.drawings(__name__)
