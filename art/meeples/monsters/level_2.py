"""The Monsters of level 2."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit

PALLID = "#d9dccb"
TROLL = "#6f9a8a"


def whittling_warlord() -> h.Part:
    found = (
        kit.legs(h.LEATHER, hip=76, apart=12, thick=13)
        + kit.torso(h.IRON, 58, 44, 84)
        + h.dots("36 62, 44 64, 56 64, 64 62", 1.8, h.PITCH)
    )
    found += h.fur("20 50, 32 40, 50 44, 68 40, 80 50, 66 58, 50 56, 34 58", kit.BARK, 6)
    found += kit.head(h.SKIN, 50, 34, 17) + h.horn("36 22, 18 22, 8 6; 64 22, 82 22, 92 6", 12, h.BONE, 2)
    found += h.lined("32 30!, 32 16, 50 8, 68 16, 68 30!, 50 26", h.IRON) + h.lined(
        h.box(47, 18, 6, 16, 2), h.IRON, None
    )
    found += (
        h.eyes(50, 34, 8, 4.4, h.SKIN, 0.45, 8, (0, 0.8))
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
        + knife.at(70, 74, 196)
        + curls
    )


def lumberjack_the_ripper() -> h.Part:
    found = kit.cape(kit.NIGHT, h.MAW, 42, 74) + kit.legs(kit.NIGHT, hip=76, apart=9) + kit.torso(h.EMBER, 38, 42, 84)
    for x in (40, 52):
        found += h.flat(h.box(x, 46, 4, 36), h.dark(h.EMBER, 0.4))
    found += h.flat((h.box(33, 56, 34, 4), h.box(33, 70, 34, 4)), h.dark(h.EMBER, 0.4))
    found += (
        kit.head(h.SKIN, 50, 36, 15)
        + h.fur("36 36, 50 42, 64 36, 62 54, 50 62, 38 54", kit.BARK, 5)
        + h.eyes(50, 34, 6.4, 4.6, h.SKIN, 0.4, 18, (0.4, 0.2))
    )
    found += (
        h.smile(50, 45, 10, 0.3)
        + h.lined("35 26!, 36 6!, 50 4, 64 6!, 65 26!, 50 29", kit.NIGHT)
        + h.flat("35.6 20!, 50 23, 64.4 20!, 65 25!, 50 28, 35 25!", h.EMBER)
    )
    found += h.lined("24 27, 36 25, 50 28, 64 25, 76 27, 64 32, 50 33, 36 32", kit.NIGHT, None)
    return (
        found
        + kit.axe(48, 26, 1.5).at(20, 66, -8, flip=True)
        + kit.arm("34 50, 22 54, 20 64; 66 50, 74 60, 68 70", h.EMBER, h.SKIN)
    )


def tree_beast() -> h.Part:
    found = (
        h.limb("34 52, 20 48, 12 32", 12, 6, fill=kit.BARK)
        + h.limb("14 40, 8 38, 5 32", 6, 3, fill=kit.BARK)
        + h.limb("66 52, 80 50, 89 36", 12, 6, fill=kit.BARK)
    )
    found += h.limb("86 44, 92 44, 95 40", 6, 3, fill=kit.BARK)
    trunk = "34 42!, 36 66, 30 82, 14 92, 26 94, 38 88, 44 94, 52 90, 58 95, 64 88, 76 94, 88 92, 70 82, 65 66, 66 42!"
    found += h.lined(trunk, kit.BARK) + h.lined(h.lump(50, 27, 37, 22, 0.1, 11, 4), h.MOSS)
    found += h.dots("32 20, 60 14, 70 28", 3, h.dark(h.MOSS)) + h.lined(
        (h.disc(30, 32, 4), h.disc(68, 20, 4)), h.EMBER, None
    )
    found += kit.leaf(14, 32, 13, -30) + kit.leaf(89, 37, 13, 30)
    found += (
        h.eyes(50, 53, 9, 6.4, kit.BARK, 0.35, 16, (0, 0.3), h.GLOW)
        + h.limb("50 58, 54 64", 6, 4, fill=h.dark(kit.BARK))
        + h.grin(50, 72, 26, 13, 5, 4)
    )
    return found + h.ink("37 76, 40 84", "62 80, 64 86")


def ghoul() -> h.Part:
    found = h.limb("40 72, 32 82, 30 91; 62 74, 70 82, 70 91", 11, 8, fill=kit.GRAVE)
    found += h.lined("30 62, 40 44, 62 40, 80 52, 80 74, 64 82, 42 80", kit.GRAVE) + h.ink(
        "70 56, 76 60", "68 64, 75 68"
    )
    found += h.lined("36 74!, 44 70, 60 72, 74 72!, 72 84!, 64 80!, 58 88!, 50 81!, 42 86!", h.LEATHER)
    found += h.limb("72 56, 84 68, 82 84", 10, 7, fill=kit.GRAVE) + h.claws(75, 92, 3, 13, 8)
    found += h.lined(
        "10 40, 14 20, 32 12, 50 18, 56 36, 50 54, 32 60, 14 54; 50 22!, 66 10!, 58 34!; 14 22!, 4 8!, 10 34!",
        kit.GRAVE,
    )
    found += h.ink("28 13, 26 6", "33 12, 34 5", "38 13, 42 7")
    found += h.eye(24, 32, 7.4, (0.1, 0.4), ball=h.GLOW, pupil=0.35) + h.eye(
        42, 31, 5.6, (0.1, 0.4), ball=h.GLOW, pupil=0.35
    )
    found += h.grin(32, 44, 34, 13, 6) + h.lined("30 53!, 42 53!, 42 68, 36 72, 30 67", h.TONGUE)
    return (
        found
        + kit.bone(24, 5).at(10, 88, 20)
        + h.limb("34 62, 22 72, 16 80", 10, 7, fill=kit.GRAVE)
        + h.lined(h.disc(15, 80, 6), kit.GRAVE)
    )


def woodworm_wight() -> h.Part:
    trunk = "24 93!, 26 50, 30 26, 42 10, 54 7!, 66 16, 72 36, 75 60, 78 93!, 68 87!, 60 94!, 50 87!, 40 94!, 33 87!"
    found = h.lined(trunk, kit.OAK)
    found += h.lined("36 44, 38 26, 52 19, 64 28, 66 44, 52 52", h.PITCH, None) + h.flat(
        (h.oval(45, 36, 3.4, 5, 12), h.oval(58, 36, 3.4, 5, -12)), "#b6ec7f"
    )
    for x, y, r in ((38, 62, 4), (60, 76, 4.6), (42, 80, 3), (64, 60, 3)):
        found += h.flat(h.oval(x, y, r, r * 0.8), h.PITCH)
    found += h.limb("30 56, 16 58, 10 46; 72 54, 86 58, 92 46", 9, 5, fill=kit.OAK)
    found += kit.worm("38 62, 30 66, 22 76, 12 78; 60 76, 72 80, 80 72, 88 76") + kit.worm(
        "62 20, 72 16, 74 8, 84 10; 50 88, 52 78, 46 74", 6
    )
    return found


def professor_sawdust() -> h.Part:
    found = (
        kit.legs(kit.NIGHT, hip=78, apart=10)
        + kit.torso(kit.CLOTH, 54, 46, 86, waist=1.12)
        + h.flat("42 48!, 58 48!, 56 84!, 44 84!", h.CREAM)
    )
    found += h.dots("50 66, 50 75", 1.7, h.PITCH) + h.lined(
        h.facet("40 52, 50 57, 60 52, 60 62, 50 57, 40 62"), h.EMBER, None
    )
    found += h.fur("24 26, 30 10, 50 16, 70 10, 76 26, 74 42, 26 42", h.CREAM, 7) + kit.head(h.SKIN, 50, 32, 18)
    found += (
        h.lined((h.disc(41, 32, 7.6), h.disc(59, 32, 7.6)), h.PAPER_EDGE, None)
        + h.bead(42, 33, 2.6)
        + h.bead(60, 33, 2.6)
        + h.ink("48.6 31, 51.4 31")
    )
    found += kit.nose(50, 39, 5, 4, kit.ROSE) + h.lined(
        "34 46!, 42 42, 50 45, 58 42, 66 46!, 58 50, 50 48, 42 50", h.CREAM, None
    )
    found += (
        kit.arm("28 58, 18 66, 22 76", kit.CLOTH, h.SKIN)
        + kit.book(18, 22, h.MOSS).at(16, 80, -8)
        + h.lined(h.disc(21, 78, 4.6), h.SKIN)
    )
    return (
        found
        + kit.saw(38, 12, 6).at(80, 48, -82)
        + kit.arm("72 58, 82 62, 80 50", kit.CLOTH, h.SKIN)
        + h.puff(68, 88, 4, kit.PINE)
        + h.puff(34, 90, 3.4, kit.PINE)
    )


def thesis_termite() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        for y, w in ((58, 26), (68, 32), (78, 28)):
            found += h.limb(
                f"{50 + k * 14} {y}, {50 + k * w} {y - 4}, {50 + k * (w + 6)} {y + 12}",
                4.4,
                3.4,
                fill=h.dark(kit.TERMITE),
            )
    found += h.lined(h.oval(50, 76, 24, 17), kit.TERMITE)
    for y in (72, 80, 87):
        found += h.ink(f"{50 - 20 + abs(y - 76) * 0.3} {y}, 50 {y + 4}, {50 + 20 - abs(y - 76) * 0.3} {y}")
    found += (
        h.lined(h.oval(50, 56, 15, 11), kit.TERMITE)
        + kit.head(kit.TERMITE, 50, 38, 19)
        + h.eyes(50, 34, 9, 6.4, kit.TERMITE, 0.2, 12, (0, 0.8))
    )
    paper = h.lined("30 52!, 42 54!, 46 50!, 50 54!, 54 50!, 58 54!, 70 52!, 72 82!, 28 82!", h.CREAM) + kit.lines(
        35, 62, 30, 4, 4.6
    )
    found += kit.mandibles(50, 44, 22) + kit.mortarboard(50, 24, 48) + kit.antennae(50, 22, 30, 12)
    return found + paper + h.lined((h.disc(29, 68, 5), h.disc(71, 68, 5)), kit.TERMITE)


def glue_golem() -> h.Part:
    slime = "#efd9a0"
    chair = h.lined(
        (h.box(74, 12, 4, 34), h.box(88, 12, 4, 34), h.box(72, 28, 22, 5), h.box(74, 14, 18, 6)), kit.OAK, None
    )
    body = (
        "26 92, 12 86, 18 64, 8 62, 6 48, 22 46, 28 30, 34 16, 50 10, 66 16, 72 30, 78 46, 92 44, 95 58,"
        " 84 66, 84 86, 74 93, 50 90"
    )
    found = chair.turned(14, 83, 30) + h.lined(body, slime)
    found += h.eyes(50, 32, 10, 7.6, slime, 0.3, 10, (0, 0.3)) + h.grin(50, 48, 24, 11, 0, 3)
    found += (
        kit.rod(22, 0, 4, kit.OAK)
        + h.lined(h.box(-6, -8, 12, 8, 1), h.IRON, None)
        + h.fur("-5 0, 5 0, 5 9, -5 9", h.EMBER, 4)
    ).at(34, 66, 150)
    found += kit.planks(56, 64, 26, 10, 1, kit.PINE).turned(-24, 68, 68) + kit.book(14, 18, h.SEA).at(40, 80, 16)
    found += kit.drop(8, 62, 14, slime) + kit.drop(92, 60, 14, slime) + kit.drop(28, 48, 9, slime)
    return (
        found
        + h.lined(h.box(40, 2, 20, 10, 2), h.EMBER)
        + h.lined(h.facet("46 2, 54 2, 52 -4, 48 -4"), h.IRON, None).moved(0, 0)
    )


def laminated_lich() -> h.Part:
    found = h.lined(h.box(14, 5, 72, 88, 9), "#cfe0e6") + h.flat(
        (h.facet("20 40, 44 10, 56 10, 20 56"), h.facet("80 60, 80 72, 66 88, 58 88")), "#eef6f6"
    )
    found += (
        kit.robe(h.PLUM, 54, 44, low=88)
        + h.flat("46 46!, 54 46!, 56 86!, 44 86!", h.dark(h.PLUM))
        + kit.skull(50, 34, 16, "#8fd06b")
        + h.crown(50, 21, 28, 12)
    )
    found += kit.staff(34, 28, "#8fd06b", 5).at(74, 60) + kit.arm(
        "64 54, 70 60, 74 60; 36 54, 28 64, 34 72", h.PLUM, h.BONE, 9, 4.4
    )
    return found + h.dots("20 11, 80 11, 20 87, 80 87", 2.2, h.IRON)


def varnished_vampire() -> h.Part:
    found = (
        kit.cape(kit.NIGHT, h.EMBER, 44, 82)
        + kit.legs(kit.NIGHT, hip=80, apart=7, thick=9)
        + kit.torso(h.CREAM, 34, 44, 86)
        + h.flat("37 46!, 46 46!, 45 84!, 36 84!", kit.NIGHT).twice()
    )
    found += h.lined(h.facet("43 50, 50 54, 57 50, 57 58, 50 54, 43 58"), h.EMBER, None)
    found += (
        kit.ears(PALLID, 50, 30, 17, 4.4)
        + kit.head(PALLID, 50, 30, 18, 1.15)
        + h.lined("31 30!, 30 14, 50 6, 70 14, 69 30!, 62 20, 50 28!, 38 20", kit.NIGHT)
    )
    found += (
        h.flat("38 13!, 48 9, 56 10!, 46 13", kit.SLATE)
        + h.eyes(50, 31, 7, 5, PALLID, 0.4, 14, (0.3, 0.2))
        + h.smile(50, 41, 14, 0.2)
        + h.fang(45, 42, 3.6, 6)
        + h.fang(55, 42, 3.6, 6)
    )
    brush = (
        kit.rod(22, 4, 4, kit.OAK)
        + h.lined(h.box(-6, -30, 12, 9, 1), h.IRON, None)
        + h.lined("-6 -30!, 6 -30!, 5 -40, 0 -44!, -5 -40", kit.AMBER)
    )
    can = h.lined(h.box(14, 72, 20, 20, 1.5), h.IRON) + h.lined(
        (h.oval(24, 72, 10, 3), "16 73!, 22 74!, 21 82, 17 84"), kit.AMBER, None
    )
    found += brush.at(82, 60, 10) + kit.arm("67 54, 78 62, 82 56; 33 54, 24 60, 24 66", kit.NIGHT, PALLID) + can
    return found + h.flat((h.ring_of(86, 82, 6, 1.6, 4), h.ring_of(70, 10, 6, 1.6, 4)), h.CREAM)


def peepul_pikeman() -> h.Part:
    found = (
        kit.pike(78, 10).at(80, 84, 2)
        + kit.legs(h.SEA, hip=76)
        + kit.torso(h.MOSS, 38, 46, 84)
        + h.flat(h.box(33, 68, 34, 4.4), h.LEATHER)
    )
    found += (
        kit.head(h.SKIN, 50, 36, 17)
        + h.lined("28 32, 36 26, 38 12, 50 7, 62 12, 64 26, 72 32, 50 29", kit.STEEL)
        + kit.peepul(50, 6, 17, 180, kit.LEAF).moved(0, 8).turned(0)
    )
    found += (
        h.eyes(50, 36, 7, 5, h.SKIN, 0.35, 10, (0.3, 0))
        + kit.nose(50, 42, 4, 3.2, kit.ROSE)
        + h.lined("36 48!, 44 44, 50 47, 56 44, 64 48!, 50 51", kit.BARK, None)
    )
    found += kit.arm("66 54, 76 60, 80 58", h.MOSS, h.SKIN)
    return found + kit.peepul(28, 52, 40, 6, h.EMBER) + h.lined(h.disc(29, 66, 4), h.GOLD, None)


def plank_walker() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        found += kit.planks(50 + k * 11 - 5, 62, 10, 31, 1, kit.OAK).turned(-k * 6, 50 + k * 11, 62) + h.dots(
            f"{50 + k * 11} 68", 1.4, h.PITCH
        )
    found += (
        kit.torso(h.SEA, 40, 40, 68)
        + h.flat("44 42!, 56 42!, 58 66!, 42 66!", h.CREAM)
        + h.flat((h.box(42, 50, 16, 3.4), h.box(42, 58, 16, 3.4)), h.EMBER)
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
    found += h.lined("22 20!, 34 18, 40 6, 50 3, 60 6, 66 18, 78 20!, 66 26, 50 22, 34 26", h.PLUM) + kit.skull(
        0, 0, 5, None
    ).at(50, 13)
    found += (
        kit.arm("68 48, 82 46, 90 36", h.SEA, h.SKIN)
        + kit.arm("32 48, 18 52, 12 44", h.SEA, h.IRON, 8, 3.4)
        + h.ink(h.thread("12 42, 12 32, 4 30, 4 38"))
    )
    blade = h.lined("0 0!, 3 -16, 10 -30!, 8 -14, 4 0!", kit.STEEL) + h.lined(h.box(-4, -3, 11, 4, 2), h.GOLD, None)
    return found + blade.at(90, 36, -10)


def beaver_battering_ram() -> h.Part:
    wheels = kit.rings(32, 82, 11, kit.OAK) + kit.rings(74, 82, 11, kit.OAK)
    found = (
        kit.beaver(62, 58, 0.52, kit.FUR, 14)
        + h.lined(h.box(20, 50, 74, 26, 8), kit.BARK)
        + h.ink("50 58, 66 58", "60 68, 80 68", "40 70, 48 70")
    )
    found += h.flat((h.box(42, 51, 5, 24), h.box(84, 51, 5, 24)), h.IRON)
    front = kit.beaver(26, 106, 0.66, h.dark(kit.FUR, 0.12), 16, body=False)
    return found + wheels + front + kit.pike(28, 4).at(82, 50, 0) + h.pennant(82, 14, 13, 9, h.EMBER)


def drawbridge_troll() -> h.Part:
    found = kit.legs(h.LEATHER, 54, 78, 13, 14, TROLL) + kit.torso(TROLL, 66, 36, 86, 54, 1.1)
    found += h.lined("32 30, 38 12, 56 6, 72 12, 78 30, 70 44, 54 48, 38 44", TROLL) + kit.ears(TROLL, 55, 27, 23, 6)
    found += h.lined("36 14, 46 4, 60 4, 72 12, 60 12", kit.NIGHT, None) + h.eyes(
        54, 23, 10, 5, TROLL, 0.45, 10, (-0.4, 0.3)
    )
    found += (
        h.lined("46 28, 54 24, 62 28, 62 38, 54 42, 46 38", h.dark(TROLL, 0.14))
        + h.smile(55, 43, 22, -0.12)
        + h.fang(44, 45, 5, -8)
        + h.fang(66, 45, 5, -8)
    )
    bridge = (
        kit.planks(10, 46, 36, 46, 4, kit.OAK)
        + h.flat((h.box(10.6, 54, 35, 4.4), h.box(10.6, 80, 35, 4.4)), h.IRON)
        + h.dots("15 56, 28 56, 41 56, 15 82, 28 82, 41 82", 1.3, h.PITCH)
    )
    chain = h.together(h.lined(h.oval(x, y, 3.4, 2.6, 40), h.IRON, None) for x, y in ((14, 42), (18, 37), (22, 32)))
    found += chain + bridge + h.lined(h.disc(47, 66, 6.4), TROLL) + h.limb("84 54, 93 64, 88 76", 13, 10, fill=TROLL)
    return found + h.lined("74 76!, 94 76!, 90 86, 78 86", h.LEATHER) + h.coin_edge(84, 76, 6)


def moredraw_marrow_guard() -> h.Part:
    found = h.Part()
    for k in (-1, 1):
        found += h.limb(f"{50 + k * 7} 72, {50 + k * 10} 82, {50 + k * 9} 90", 5.4, 4.6, fill=h.BONE) + h.lined(
            h.oval(50 + k * 12, 91, 7.4, 3.4), h.BONE, None
        )
    found += (
        h.lined("37 70, 50 66, 63 70, 58 78, 50 74, 42 78", h.IRON)
        + kit.ribs(50, 46, 36, 3, 7)
        + kit.skull(50, 33, 16, h.GOLD)
    )
    marrow = h.lined("26 26, 26 14, 42 8, 66 7, 80 14, 80 24, 66 27, 50 23, 36 29", h.MOSS)
    marrow += h.flat("32 20!, 48 12, 76 14!, 50 16; 34 26!, 50 18, 78 21!, 52 21", kit.LEAF) + h.lined(
        h.tube("80 18, 88 16, 90 10", 5, 4), h.LEATHER, None
    )
    found += (
        marrow
        + kit.bone(40, 6).at(82, 70, 10)
        + h.limb("64 50, 76 60, 82 60", 5.4, 4.6, fill=h.BONE)
        + h.lined(h.disc(83, 62, 4.6), h.BONE)
    )
    guard = (
        h.lined(h.shield(24, 48, 32, 38), kit.NIGHT) + kit.bone(16, 3).at(18, 70, 45) + kit.bone(16, 3).at(30, 70, -45)
    )
    return found + guard


def hatchet_heretic() -> h.Part:
    found = kit.robe("#7a4257", 58, 40) + h.flat("47 44!, 53 44!, 56 91!, 44 91!", h.dark("#7a4257", 0.4))
    found += h.lined((h.tube("34 66, 50 70, 66 66", 4, 4), h.tube("56 68, 58 78, 57 84", 3, 3)), kit.STRAW, None)
    found += h.lined("26 48, 28 24, 42 10, 58 10, 72 24, 74 48, 62 56, 50 52, 38 56", "#7a4257") + h.lined(
        "36 42, 38 26, 50 20, 62 26, 64 42, 50 50", h.PITCH, None
    )
    found += h.eyes(50, 34, 6, 4.6, skin=h.PITCH, lid=0.3, tilt=14, look=(0.2, 0.2), ball=h.GLOW) + h.flat(
        "44 43!, 50 45, 56 43!, 50 47.4", h.CREAM
    )
    left = kit.axe(26, 12, 1.0).at(15, 58, -14, flip=True)
    return found + left + left.mirrored() + kit.arm("34 54, 22 62, 15 60; 66 54, 78 62, 85 60", "#7a4257", h.SKIN, 11)


def bonfire_preacher() -> h.Part:
    found = (kit.rod(20, 6, 4, kit.OAK) + h.flame(0, -18, 16, 24)).at(86, 40, 8) + kit.arm(
        "64 50, 78 52, 86 40; 36 50, 22 46, 14 32", kit.NIGHT, h.SKIN, 11
    )
    found += (
        h.lined(h.disc(12, 26, 3), h.SKIN, None)
        + kit.robe(kit.NIGHT, 46, 42)
        + h.flat(h.facet("46 46, 54 46, 52 60, 48 60"), h.CREAM)
    )
    found += (
        h.flame(50, 18, 20, 16)
        + kit.head(h.SKIN, 50, 34, 15)
        + h.lined("24 26, 38 23, 50 25, 62 23, 76 26, 62 30, 50 31, 38 30", kit.NIGHT)
        + h.lined("37 25!, 38 14, 50 12, 62 14, 63 25!, 50 28", kit.NIGHT, None)
        + h.flat(h.box(37.6, 20, 24.8, 3.6), h.EMBER)
    )
    found += (
        h.brows(50, 31, 6, 7, 22) + h.bead(44, 34.6, 2) + h.bead(56, 34.6, 2) + h.grin(50, 41, 13, 8, 0, 0, True, 0)
    )
    found += h.flame(32, 82, 20, 26) + h.flame(68, 82, 20, 26) + h.flame(50, 84, 22, 22)
    return found + kit.log(22, 88, 58, 10, 4) + kit.log(78, 82, 58, 10, 172)


def organ_pipe_borer() -> h.Part:
    found = h.Part()
    for x, top in ((16, 40), (30, 26), (70, 26), (84, 40)):
        found += h.lined(h.box(x - 6, top, 12, 52, 1.5), h.GOLD) + h.flat(h.arch(x, 80, 6, 9), h.PITCH)
    worm_ = h.limb("50 80, 52 56, 40 40, 50 26", 17, 17, 15, fill=kit.ROSE) + h.ink(
        "45 58, 60 54", "36 48, 52 42", "44 70, 59 68"
    )
    drill = h.lined("40 16!, 50 -8!, 60 16!", kit.STEEL).moved(0, 14) + h.ink("44 22, 57 20", "46 15, 54 13")
    face = (
        h.lined(h.disc(50, 32, 15), kit.ROSE)
        + h.eyes(50, 31, 7, 5.4, kit.ROSE, 0.3, 12, (0, 0.3))
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


def resin_revenant() -> h.Part:
    body = (
        "18 92, 14 70, 22 50, 26 26, 40 10, 56 7, 72 18, 78 40, 86 62, 84 92, 74 86, 66 94, 56 87, 46 94, 36 86, 28 94"
    )
    found = h.lined(body, kit.AMBER) + h.flat("28 44!, 32 26, 44 15!, 38 28, 34 44", h.pale(kit.AMBER, 0.5))
    found += kit.skull(51, 36, 17, None, h.pale(kit.AMBER, 0.7)) + kit.ribs(51, 60, 28, 2, 8, h.pale(kit.AMBER, 0.7))
    found += (
        h.limb("24 56, 12 54, 8 42; 78 56, 90 58, 92 46", 11, 7, fill=kit.AMBER)
        + kit.drop(8, 44, 13, kit.AMBER)
        + kit.drop(92, 48, 13, kit.AMBER)
    )
    fly = h.lined(h.oval(0, 0, 5, 3.4), h.PITCH, None) + h.flat(
        (h.oval(-3, -4, 3, 2, 40), h.oval(3, -4, 3, 2, -40)), kit.GHOST
    )
    return found + fly.at(68, 76, 20) + kit.leaf(34, 84, 12, 30, h.MOSS)


def knothole_banshee() -> h.Part:
    board = kit.planks(14, 8, 72, 85, 3, kit.OAK) + h.dots("19 14, 81 14, 19 87, 81 87", 1.8, h.PITCH)
    board += h.lined(h.oval(50, 54, 27, 32), kit.BARK) + h.flat(h.oval(50, 54, 22, 27), h.PITCH)
    hair = h.fur("20 46, 24 16, 50 6, 76 16, 82 44, 90 66, 74 60, 50 40, 26 60, 8 68", kit.GHOST, 8)
    face = h.lined("32 42, 36 26, 50 20, 64 26, 68 42, 66 64, 56 80, 44 80, 34 64", kit.PALE_SKIN)
    face += (
        h.socket(42, 40, 6, h.SEA)
        + h.socket(58, 40, 6, h.SEA)
        + h.brows(50, 31, 9, 9, -16)
        + h.lined(h.oval(50, 63, 8, 12), h.MAW, None)
        + h.flat(h.oval(50, 70, 5, 3.6), h.TONGUE)
    )
    waves = h.ink("4 30, 8 26, 5 20", "96 30, 92 26, 95 20", "6 84, 9 80, 6 76", "94 84, 91 80, 94 76")
    return board + hair + face + waves


MONSTERS = h.drawings(__name__)
