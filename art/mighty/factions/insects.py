"""Insects: six legs, feelers, and jaws that work sideways."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import INSECT

BROWN = "#5e412c"
GLASS = "#d9ebe8"


@h.several
def _feeler(text: str) -> h.Part:
    x, y = h.points(text)[0][-1]
    return h.ink(text) + h.flat(h.disc(x, y, 2.6), h.PITCH)


def one() -> h.Part:
    leaf = h.lined("8 90!, 10 74, 22 68!, 20 74!, 27 76, 24 86", h.MOSS) + h.ink("12 86, 20 77")
    feet = h.ink("54 88, 52 94", "66 90, 66 94.5", "78 88, 80 94")
    rear = (
        h.lined(h.oval(82, 80, 10, 11), INSECT)
        + h.lined(h.oval(69, 79, 12, 13), h.pale(INSECT, 0.3))
        + h.lined(h.oval(54, 77, 13, 14), INSECT)
    )
    arms = h.ink("46 76, 36 80, 30 76", "50 82, 40 87, 32 86")
    head = h.lined("42 32, 57 37, 64 50, 60 65, 46 71, 30 67, 23 53, 28 38", INSECT)
    feelers = _feeler("36 34, 31 24, 24 21; 49 33, 52 22, 60 19")
    eyes = h.eye(34, 50, 8, look=(-0.3, 0.1)) + h.eye(53, 49, 8.6, look=(-0.5, 0.2))
    cheeks = h.flat((h.oval(27, 60, 3, 2.2), h.oval(60, 59, 3, 2.2)), h.EMBER, opacity=0.6)
    return leaf + rear + feet + arms + feelers + head + cheeks + eyes + h.grin(42, 61, 13, 7, teeth=1, bend=0.2)


def two() -> h.Part:
    wings = (
        h.insect_wing(42, 42, 40, 25, -38, GLASS)
        + h.insect_wing(58, 42, 40, 25, 38, GLASS)
        + h.insect_wing(38, 48, 30, 18, -76, GLASS)
        + h.insect_wing(62, 48, 30, 18, 76, GLASS)
    )
    sting = h.lined("44 84!, 50 97!, 56 84!", h.PITCH, None)
    legs = h.ink("40 72, 30 80, 34 88", "60 72, 70 80, 66 88")
    body = h.lined("50 44, 64 50, 69 66, 62 82, 50 88, 38 82, 31 66, 36 50", INSECT)
    bands = h.flat(
        "31.5 61!, 50 66, 68.5 61!, 69 70!, 50 75.5, 31 70!; 36.5 79!, 50 83.5, 63.5 79!, 57 85.5, 50 87.2, 43 85.5",
        BROWN,
    )
    arms = h.limb("36 58, 24 64, 34 70; 64 58, 76 64, 66 70", 5.5, fill=BROWN)
    head = h.lined("50 16, 64 21, 69 34, 63 47, 50 51, 37 47, 31 34, 36 21", INSECT)
    feelers = _feeler("43 18, 38 8, 29 8; 57 18, 62 8, 71 8")
    eyes = h.eyes(50, 33, 9, 7.4, skin=INSECT, lid=0.36, tilt=16, look=(0.4, 0.1), other=(-0.4, 0.1))
    return wings + sting + legs + body + bands + arms + feelers + head + eyes + h.ink("43 45, 50 42, 57 45")


def three() -> h.Part:
    spear = h.limb("16 94, 20 24", 4, fill=h.WOOD) + h.lined("13 28!, 21 2!, 27 29!, 20 25", h.IRON)
    rump = h.lined("62 62, 78 56, 94 64, 98 80, 88 93, 72 92, 60 80", INSECT)
    stripes = h.flat("73 58.6!, 80 74, 76 91!, 83 92!, 88 76, 81 59!", BROWN)
    legs = h.limb("46 76, 34 84, 30 94; 54 78, 54 88, 50 94; 60 76, 68 86, 66 94", 6, 4, fill=BROWN)
    chest = h.lined("40 50, 36 64, 44 78, 58 78, 66 66, 62 52", INSECT)
    left = h.limb("42 58, 28 66, 20 58", 7, 6, fill=BROWN) + h.lined(h.disc(19, 57, 5), BROWN)
    shield_ = h.lined("62 54!, 76 40, 92 38!, 92 56, 80 72, 66 74!", h.MOSS) + h.ink("66 70, 78 56, 88 44")
    jaws = h.lined("34 44!, 24 52, 28 64!, 33 58!, 38 54, 42 49!", BROWN).twice(48)
    head = h.lined("48 14, 64 20, 70 34, 64 48, 48 53, 32 48, 26 34, 32 20", INSECT)
    feelers = _feeler("40 16, 34 4, 22 2; 56 16, 64 4, 76 8")
    helmet = h.lined("29 24!, 34 14, 48 9, 62 14, 67 24!, 48 19", h.IRON) + h.spikes(
        "38 13, 48 9, 58 13", 1, 12, h.EMBER, 0.6
    )
    eyes = h.eyes(48, 34, 11, 7.6, skin=INSECT, lid=0.4, tilt=18, look=(0.2, 0.2), other=(-0.2, 0.2))
    mouth = h.ink("41 46, 48 43, 55 46")
    return h.together((spear, rump, stripes, legs, chest, left, shield_, jaws, feelers, head, helmet, eyes, mouth))


def four() -> h.Part:
    wings = h.insect_wing(58, 56, 54, 24, 132, GLASS) + h.insect_wing(60, 54, 52, 22, 104, GLASS)
    rump = h.limb("52 62, 70 78, 92 90", 20, 22, 10, fill=INSECT)
    rings = h.ink("63 84, 71 68", "75 91, 81 76")
    legs = h.limb("50 70, 34 72, 26 94; 56 74, 46 82, 44 95; 64 80, 66 88, 60 95", 6, 5, 4, fill=INSECT)
    neck = h.limb("48 30, 44 48, 54 68", 14, 15, 18, fill=INSECT)

    def sickle(text: str, blade: str) -> h.Part:
        return h.limb(text, 9, 9, 8, fill=INSECT) + h.lined(blade, INSECT)

    back = sickle("50 46, 70 46, 78 28", "73 30!, 74 12, 88 2, 99 14!, 90 14, 86 22!, 88 26!, 83 28!, 84 33!")
    front = sickle("44 48, 22 56, 12 38", "18 38!, 18 20, 6 8, -6 20!, 3 21, 6 28!, 3 32!, 8 34!, 6 40!")
    head = h.lined("24 12, 34 6, 50 8, 66 4, 76 10, 72 22, 60 34, 52 42, 44 36, 30 24", INSECT)
    feelers = h.ink("44 8, 38 -4, 26 -6", "56 8, 62 -4, 72 -6")
    eyes = h.eye(32, 17, 9, look=(0.5, 0.3), lid=0.36, tilt=22, skin=INSECT, ball="#d8f0c0") + h.eye(
        67, 16, 9, look=(-0.5, 0.3), lid=0.36, tilt=-22, skin=INSECT, ball="#d8f0c0"
    )
    jaws = h.lined("44 32!, 42 42, 49 46!, 49 38, 52 34!; 58 32!, 61 42, 54 46!, 54 38, 52 34!", BROWN, None)
    return h.together(
        (wings, rump, rings, legs, back, neck, front, feelers, jaws, head, eyes, h.ink("45 31, 52 33.5, 59 30.5"))
    )


def five() -> h.Part:
    @h.several
    def leg(text: str) -> h.Part:
        x, y = h.points(text)[0][-1]
        return h.limb(text, 13, 11, 7, fill=BROWN) + h.lined(
            f"{x - 5} {y + 3}!, {x} {y - 4}, {x + 5} {y + 3}!", h.CREAM, None
        )

    legs = leg("24 58, 2 50, -10 62; 22 70, 2 72, -6 92; 32 82, 18 84, 16 92")
    shell = h.lined("50 24, 72 30, 86 50, 87 74, 74 90, 50 94, 26 90, 13 74, 14 50, 28 30", INSECT)
    split = h.ink("50 60, 50 93") + h.dots("28 62, 72 62, 24 75, 76 75, 36 82, 64 82", 4.2, BROWN)
    plate = h.lined("20 50, 28 34, 50 28, 72 34, 80 50, 68 60, 50 63, 32 60", BROWN)
    jaws = h.lined(
        "40 44!, 24 36, 12 20, 14 0, 26 -12!, 24 2, 28 6!, 32 2!, 31 12, 35 16!, 40 13!, 40 24, 50 34!", BROWN
    ).twice()
    head = h.lined("50 26, 68 31, 74 45, 66 60, 50 66, 34 60, 26 45, 32 31", INSECT)
    feelers = _feeler("30 36, 12 34, 2 24; 70 36, 88 34, 98 24")
    eyes = h.eyes(50, 43, 11, 7.6, skin=INSECT, lid=0.42, tilt=22, look=(0.3, 0.2), other=(-0.3, 0.2), ball="#ffd2b0")
    mouth = h.grin(50, 54, 24, 9, teeth=4, below=3, bend=-0.2)
    return h.together((legs.twice(), shell, split, feelers, plate, jaws, head, eyes, mouth))


MONSTERS = (one, two, three, four, five)
