"""The Dark Overlords and their Henchman."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit


def undying_termite() -> h.Part:
    found = h.lined(
        "32 38!, 14 46, 8 92!, 20 86!, 32 94!, 44 87!, 56 94!, 68 87!, 80 94!, 92 92!, 86 46, 68 38!", kit.NIGHT
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
    found += kit.antennae(50, 20, 30, 13) + h.lined("26 36, 28 18, 50 10, 72 18, 74 36, 64 48, 50 52, 36 48", h.BONE)
    found += (
        h.socket(40, 32, 8, "#8fd06b", -12)
        + h.socket(60, 32, 8, "#8fd06b", 12)
        + h.flat(h.facet("50 40, 53 45, 47 45"), h.PITCH)
        + kit.mandibles(50, 43, 30, kit.GRAVE)
    )
    found += h.lined("32 19!, 26 3!, 38 10!, 44 0!, 50 9!, 56 0!, 62 10!, 74 3!, 68 19!, 50 15", "#8fd06b").moved(0, 4)
    scythe = kit.rod(46, 36, 4, kit.BARK) + h.lined("-1 -46!, -10 -50, -20 -42, -23 -30!, -13 -39, -1 -37!", kit.STEEL)
    return found + scythe.at(80, 58, -3, 1, True) + h.lined(h.disc(80, 66, 5), h.BONE)


def dam_empress_of_peepul() -> h.Part:
    found = h.Part()
    for x, y, long, turn in ((6, 88, 88, -2), (94, 82, 88, 176), (10, 76, 80, 3)):
        found += kit.log(x, y, long, 11, turn)
    found += (
        h.lined("28 52!, 16 88!, 50 92, 84 88!, 72 52!", h.PLUM)
        + h.flat("43 54!, 57 54!, 61 90!, 39 90!", h.GOLD)
        + h.together(kit.peepul(50, y, 10, 0, h.MOSS) for y in (58, 70))
    )
    found += h.fur("24 56, 36 48, 50 53, 64 48, 76 56, 64 64, 50 61, 36 64", h.CREAM, 6) + kit.beaver(
        50, 92, 0.76, kit.FUR, 8, body=False
    )
    found += (
        h.lined("30 24!, 22 8!, 36 14!, 42 3!, 50 13!, 58 3!, 64 14!, 78 8!, 70 24!, 50 19", h.GOLD)
        + h.dots("36 18, 64 18", 2, h.EMBER)
        + kit.peepul(50, 11, 10, 0, h.MOSS)
    )
    found += (
        kit.arm("74 60, 86 64, 88 54", h.PLUM, kit.FUR, 11, 5.6)
        + kit.rod(24, 16, 4, h.GOLD).at(89, 52, 2)
        + kit.peepul(90, 30, 22, 182, kit.LEAF).moved(0, 2)
    )
    return (
        found
        + kit.arm("26 60, 12 62, 10 50", h.PLUM, kit.FUR, 11, 5.6)
        + h.lined(h.disc(10, 42, 5), h.GOLD)
        + h.ink("34 40, 29 42", "66 40, 71 42")
    )


def grand_sawyer_of_moredraw() -> h.Part:
    found = kit.saw_blade(50, 34, 34, 18, kit.STEEL) + h.flat(h.disc(50, 34, 25), h.IRON)
    found += (
        kit.legs(kit.NIGHT, hip=78, apart=14, thick=15, boot=h.PITCH)
        + kit.torso(h.EMBER, 66, 42, 86)
        + h.lined("36 58!, 64 58!, 66 88!, 50 91, 34 88!", h.LEATHER)
    )
    found += h.fur("20 52, 34 42, 50 48, 66 42, 80 52, 66 60, 50 57, 34 60", kit.BARK, 6)
    found += (
        kit.head(h.SKIN, 50, 32, 17)
        + h.lined("30 28!, 32 14, 50 8, 68 14, 70 28!, 50 23", kit.NIGHT)
        + h.crown(50, 14, 30, 12, h.GOLD)
    )
    found += (
        h.eyes(50, 32, 7, 5, h.SKIN, 0.42, 18, (0, 0.3))
        + kit.nose(50, 38, 5, 4, kit.ROSE)
        + h.fur("33 38, 50 44, 67 38, 66 60, 50 76, 34 60", h.BONE, 6)
        + h.lined("36 44!, 44 40, 50 43, 56 40, 64 44!, 50 48", h.BONE, None)
    )
    blade = h.lined(
        h.facet(
            "12 76, 88 76, 88 82, 85 88, 82 83, 78 89, 74 84, 70 90, 66 84, 62 90, 58 85,"
            " 54 91, 50 85, 46 91, 42 85, 38 90, 34 84, 30 90, 26 84, 22 89, 18 83, 15 88, 12 82"
        ),
        kit.STEEL,
    )
    blade += h.lined((h.box(5, 66, 8, 18, 3), h.box(87, 66, 8, 18, 3)), kit.OAK)
    return (
        found
        + kit.arm("22 56, 10 62, 9 74; 78 56, 90 62, 91 74", h.EMBER, h.SKIN, 13, 6)
        + blade.moved(0, 2)
        + h.lined((h.disc(9, 76, 5.4), h.disc(91, 76, 5.4)), h.SKIN)
    )


def combustor() -> h.Part:
    found = h.lined((h.box(26, 82, 12, 11, 2), h.box(62, 82, 12, 11, 2)), h.PITCH, None)
    found += (
        h.lined(h.box(42, 12, 16, 22, 2), kit.SLATE)
        + h.lined(h.box(38, 8, 24, 7, 2), kit.SLATE, None)
        + h.puff(66, 10, 5, kit.GHOST)
        + h.puff(82, 16, 4, kit.GHOST)
    )
    found += h.lined("20 84!, 18 56, 26 34, 50 28, 74 34, 82 56, 80 84!, 50 88", kit.SLATE) + h.dots(
        "26 80, 74 80, 24 60, 76 60", 1.8, h.PITCH
    )
    found += h.eyes(50, 43, 10, 6.4, kit.SLATE, 0.35, 18, (0, 0.3), h.GLOW) + h.lined(
        h.box(32, 56, 36, 24, 5), h.MAW, None
    )
    found += h.flame(41, 79, 12, 18) + h.flame(51, 79, 14, 21) + h.flame(60, 79, 11, 16)
    for x in (41, 50, 59):
        found += h.ink(f"{x} 57, {x} 79")
    match_ = kit.rod(24, 8, 3.4, kit.PINE) + h.flame(0, -22, 10, 16)
    return (
        found
        + match_.at(90, 54, 8)
        + h.limb("80 56, 90 62, 90 56", 9, 7, fill=kit.SLATE)
        + h.lined(h.disc(90, 55, 5), h.IRON)
        + h.limb("20 56, 8 62, 10 72", 9, 7, fill=kit.SLATE)
        + kit.log(2, 78, 26, 8, -10)
        + h.lined(h.disc(11, 74, 5), h.IRON)
    )


OVERLORDS = h.drawings(__name__)
