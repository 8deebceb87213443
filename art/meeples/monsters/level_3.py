"""The Monsters of level 3."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit

TRUNK = "#b98a57"
CHAR = "#5a3f45"


def dam_colossus() -> h.Part:
    found = h.lined((h.box(26, 70, 18, 23, 4), h.box(56, 70, 18, 23, 4)), TRUNK)
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
        + h.lined("62 62!, 72 62!, 72 78, 76 90, 60 90, 62 78", kit.WATER)
        + h.ink("67 68, 67 80")
        + h.puff(68, 90, 3.4, h.CREAM)
    )
    found += kit.beaver(50, 78, 0.76, h.dark(kit.FUR, 0.3), 16, body=False)
    return found + kit.leaf(24, 32, 12, -50) + kit.leaf(80, 30, 12, 40)


def cordwood_count() -> h.Part:
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
        "30 28!, 28 10, 50 3, 72 10, 70 28!, 62 16, 50 25!, 38 16", kit.NIGHT
    )
    found += (
        h.ink("36 36, 38 42", "64 36, 62 42")
        + h.eyes(50, 28, 8, 5.4, kit.PINE, 0.4, 16, (0.2, 0.3))
        + h.grin(50, 38, 18, 5, 0)
        + h.fang(44, 38, 4, 7)
        + h.fang(56, 38, 4, 7)
    )
    found += h.lined("32 44!, 18 32!, 24 58, 40 52!", h.EMBER).twice()
    found += kit.arm("26 60, 14 66, 12 54; 74 60, 86 66, 86 58", kit.NIGHT, kit.PINE, 10, 5.4)
    goblet = (
        h.lined("-7 -16!, 7 -16!, 5 -6, 0 -3, -5 -6", h.GOLD)
        + h.flat(h.oval(0, -16, 6, 2), h.EMBER)
        + h.lined((h.box(-1.6, -4, 3.2, 8), h.box(-5, 3, 10, 3, 1)), h.GOLD, None)
    )
    return found + goblet.at(86, 52) + h.lined(h.disc(86, 56, 5), kit.PINE) + h.lined(h.disc(50, 48, 4), h.GOLD, None)


def chancellor_of_chainsaws() -> h.Part:
    found = (
        kit.robe(h.PLUM, 70, 40)
        + h.flat("44 44!, 56 44!, 60 91!, 40 91!", h.CREAM)
        + h.flat("47 44!, 53 44!, 54 91!, 46 91!", h.dark(h.PLUM))
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
        h.eyes(50, 29, 6.4, 5, h.SKIN, 0.45, 12, (0, 0.4))
        + kit.nose(50, 35, 4, 3.4, kit.ROSE)
        + h.smile(50, 40, 12, -0.12)
    )
    left = kit.chainsaw(32).at(15, 56, -84, 1)
    return (
        found
        + kit.arm("30 52, 16 64, 15 62", h.PLUM, h.SKIN, 14, 0.1)
        + left
        + kit.arm("70 52, 84 64, 85 62", h.PLUM, h.SKIN, 14, 0.1)
        + left.mirrored()
    )


def termite_queen() -> h.Part:
    found = h.lined("42 60, 50 40, 72 32, 92 44, 96 68, 86 88, 62 93, 44 84", h.CREAM)
    for text in ("58 38, 52 62, 60 92", "70 33, 66 62, 74 92", "82 36, 80 62, 86 88"):
        found += h.lined(h.tube(text, 5, 6, 4), kit.TERMITE, None)
    found += h.insect_wing(40, 46, 40, 17, 40, kit.GHOST) + h.insect_wing(36, 46, 36, 15, 12, kit.GHOST)
    for x, y, a in ((24, 66, -10), (34, 72, 0), (44, 74, 8)):
        found += h.limb(f"{x} {y}, {x + a - 4} {y + 8}, {x + a} 92", 5, 3.6, fill=h.dark(kit.TERMITE))
    found += (
        h.lined(h.oval(36, 60, 17, 14), kit.TERMITE)
        + kit.head(kit.TERMITE, 26, 36, 20)
        + h.eyes(26, 34, 9, 6.6, kit.TERMITE, 0.42, 4, (0.4, 0.3))
        + kit.mandibles(26, 46, 24)
    )
    found += kit.antennae(26, 20, 16, 10) + h.crown(26, 20, 26, 15) + h.ink("16 27, 13 25", "36 27, 39 25")
    eggs = h.together(h.lined(h.oval(x, y, 5, 4), h.CREAM, None) for x, y in ((10, 90), (20, 91), (15, 84)))
    return (
        found
        + kit.arm("26 62, 14 64, 10 56", kit.TERMITE, kit.TERMITE, 6, 4)
        + kit.staff(16, 18, h.PLUM, 4.6).at(10, 58, -6)
        + eggs
    )


def marshal_of_moredraw() -> h.Part:
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
        + h.eyes(50, 31, 7, 5, h.SKIN, 0.45, 16, (0, 0.2))
        + kit.nose(50, 37, 5, 4, kit.ROSE)
    )
    found += h.lined("50 42, 40 38, 30 42, 22 34!, 26 48, 38 49, 50 45, 62 49, 74 48, 78 34!, 70 42, 60 38", kit.BARK)
    found += (
        h.lined("18 26!, 30 12, 50 4, 70 12, 82 26!, 66 24, 50 21, 34 24", kit.NIGHT)
        + h.lined("50 12!, 54 2, 70 -2, 80 4, 74 10, 62 10", h.CREAM).moved(0, 4)
        + kit.saw_blade(50, 15, 6, 8, h.GOLD)
    )
    baton = h.lined(h.box(-3.4, -24, 6.8, 36, 3), h.EMBER) + h.lined(h.box(-4.4, -26, 8.8, 6, 2), h.GOLD, None)
    found += baton.at(88, 62, 14) + kit.arm("76 54, 88 64, 88 62", h.SEA, h.CREAM, 13, 6)
    return found + kit.arm("24 54, 12 66, 26 76", h.SEA, h.CREAM, 13, 6)


def hollow_king() -> h.Part:
    mantle = h.lined("30 44!, 14 52, 6 93!, 30 90, 50 94, 70 90, 94 93!, 86 52, 70 44!", h.EMBER)
    trunk = (
        "30 93!, 32 60, 28 30, 30 10!, 36 20!, 40 5!, 46 18!, 52 4!, 57 18!, 63 6!, 66 20!, 71 11!,"
        " 72 30, 68 60, 70 93!, 50 95"
    )
    found = mantle + h.limb("26 56, 14 66, 16 78; 74 56, 86 64, 86 52", 11, 7, fill=kit.BARK)
    found += (
        h.lined(trunk, kit.BARK)
        + h.flat("31 26!, 50 30, 69 26!, 70 33!, 50 37, 30 33!", h.GOLD)
        + h.dots("40 31, 50 33, 60 31", 2.6, h.EMBER)
    )
    found += h.lined("36 58, 38 44, 50 40, 62 44, 64 58, 62 78, 50 88, 38 78", h.PITCH, None)
    found += (
        h.flat((h.oval(44, 54, 4, 5.4, 14), h.oval(56, 54, 4, 5.4, -14)), h.GLOW)
        + h.dots("45 55, 55 55", 1.7, h.PITCH)
        + h.flat("42 68!, 46 71!, 50 68!, 54 71!, 58 68!, 56 76, 50 78, 44 76", h.GLOW)
    )
    found += h.fur("22 46, 36 38, 36 46, 28 56, 18 58", h.CREAM, 5) + h.fur(
        "78 46, 64 38, 64 46, 72 56, 82 58", h.CREAM, 5
    )
    found += h.ink("36 64, 34 80", "66 66, 67 78") + kit.leaf(70, 16, 12, 50)
    return (
        found + kit.staff(34, 26, h.GOLD, 6).at(87, 52, 4) + h.lined(h.disc(87, 52, 5.6), kit.BARK) + _bird().at(16, 76)
    )


def _bird() -> h.Part:
    """An owl that has moved in."""
    found = h.lined("-7 0, -8 -10, -6 -16!, 0 -14, 6 -16!, 8 -10, 7 0, 0 3", h.LEATHER)
    return found + h.eyes(0.2, -9, 3.2, 3, look=(0.2, 0)) + h.lined("-1.5 -6!, 1.5 -6!, 0 -3!", h.GOLD, None)


def _chip(x: float, y: float, size: float, turn: float, fill: str) -> h.Part:
    found = h.lined(h.facet("-13 -20, -4 -26, 2 -21, 11 -25, 14 -6, 10 12, 4 9, -1 16, -7 10, -13 13"), fill) + h.ink(
        "8 -16, 9 -4"
    )
    found += h.flat((h.oval(-5, -9, 3, 4.2), h.oval(5, -9, 3, 4.2)), h.PITCH) + h.lined(
        h.oval(0, 3, 4, 5.4), h.MAW, None
    )
    return found.at(x, y, turn, size)


def choir_of_chips() -> h.Part:
    found = h.Part()
    for x, y, turn, fill in ((24, 30, -8, kit.PALE_SKIN), (50, 25, 3, kit.GHOST), (76, 30, 8, kit.PALE_SKIN)):
        found += _chip(x, y, 0.84, turn, fill)
    for x, y, turn, fill in ((36, 54, -4, h.BONE), (64, 54, 5, h.BONE)):
        found += _chip(x, y, 0.95, turn, fill)
    for x, y, turn, fill in ((18, 72, -6, kit.GHOST), (82, 72, 6, kit.GHOST)):
        found += _chip(x, y, 0.95, turn, fill)
    found += _chip(50, 78, 0.9, 0, kit.PALE_SKIN) + kit.open_book(40, 18, h.PLUM).at(50, 86)
    note = h.lined(h.oval(0, 0, 3.4, 2.6, -20), h.PITCH, None) + h.ink("3 -1, 3 -13, 8 -10")
    return found + note.at(8, 48, -8) + note.at(90, 50, 8) + note.at(62, 10, 6).moved(0, 6)


def pyre_wyrm() -> h.Part:
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
        h.lined("54 20, 46 10, 32 10, 18 22, 5 28, 4 38, 16 42, 34 44, 50 38", CHAR)
        + h.ink("6 36, 20 35, 34 36")
        + h.fang(12, 36, 4.4, 7)
        + h.fang(22, 36, 4.4, 7)
    )
    face += h.eye(35, 22, 6, (-0.4, 0.3), 0.4, 18, CHAR, h.GLOW) + h.solid(h.oval(9, 29, 1.8, 1.3))
    breath = h.flame(0, 0, 14, 24)
    return found + face + breath.at(6, 40, 192) + kit.log(40, 92, 50, 8, -4).moved(0, 0)


MONSTERS = h.drawings(__name__)
