"""Dragons: neck, tail, wings and fire."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import DRAGON
from art.outlines import Point

SCALE = "#f0c27b"
SAIL = "#e8924f"
SHELL = "#efe6cf"


def _dragon_head(
    size: float, x: float, y: float, look: Point = (-0.5, 0.0), wide_open: bool = False, lid: float = 0.4
) -> h.Part:
    """A head in profile looking left, its neck to join at (x, y); drawn about 40 wide at size 1."""
    horns = h.horn("6 -12, 16 -18, 28 -17", 8) + h.horn("1 -13, 8 -23, 20 -26", 7.5)
    skull = h.lined("10 -10, 0 -15, -10 -12, -18 -6, -28 -6, -31 2, -24 7, -8 8, 4 10, 12 6, 14 -2", DRAGON)
    nose = h.solid(h.oval(-25, -1, 1, 1.2))
    gaze = h.eye(-3, -5, 5.6, look=look, lid=lid, tilt=-14, skin=DRAGON, ball="#ffe9a8")
    ear = h.lined("8 -6!, 18 -8, 24 -3!, 18 3, 10 4!", SAIL)
    if wide_open:
        jaw = h.lined("-24 14!, -12 12, 0 4!, 8 10, 2 20, -12 23", DRAGON) + h.lined(
            "-22 6!, 2 4!, -8 12, -22 13!", h.MAW, None
        )
        teeth = h.fang(-24, 6.4, 5, 6) + h.fang(-15, 7.4, 5, 6) + h.fang(-18, 13, 5, -5)
    else:
        jaw = h.lined("-23 6!, -6 8, 6 6!, 5 14, -8 16, -20 13", DRAGON)
        teeth = h.fang(-23, 6.6, 5, 6)
    return (horns + jaw + teeth + skull + nose + gaze + ear).at(x, y, size=size)


def one() -> h.Part:
    wing = h.bat_wing((36, 68), [(16, 44), (5, 60), (14, 76)], SAIL).twice()
    body = h.lined("36 62, 34 80, 66 80, 64 62", DRAGON)
    shell = h.lined(
        "27 73!, 35 80!, 41 72!, 48 80!, 55 72!, 61 80!, 67 72!, 73 77!, 70 88, 60 94, 40 94, 30 88", SHELL
    ) + h.dots("40 87, 54 85, 62 90", 2, "#c9b990")
    head = h.lined("50 32, 66 36, 73 50, 69 65, 57 75, 43 75, 31 65, 27 50, 34 36", DRAGON)
    snout = h.flat("36 67, 50 61, 64 67, 58 73.4, 42 73.4", SCALE) + h.dots("46 65.5, 54 65.5", 1.3, h.PITCH)
    horns = h.horn("32 42, 26 37, 25 29", 8).twice()
    eyes = h.eyes(50, 52, 10.5, 8.4, look=(0.3, -0.3), other=(-0.1, -0.3))
    cap = h.lined("33 39!, 35 24, 50 16, 64 24, 68 38!, 61 34!, 56 40!, 50 34!, 44 40!, 39 34!", SHELL) + h.dots(
        "46 25, 55 28", 2, "#c9b990"
    )
    mouth = h.ink("42 70, 50 72, 59 69") + h.fang(46, 71, 4, 5)
    return wing + body + shell + horns + head + snout + eyes + mouth + cap.turned(-10, 50, 34)


def two() -> h.Part:
    tail = h.limb("62 86, 84 92, 95 78, 88 64", 13, 9, 5, fill=DRAGON) + h.lined(
        "88 67!, 78 60, 82 48!, 93 51!, 97 61", SAIL, None
    )
    wing = h.bat_wing((60, 62), [(66, 22), (86, 26), (94, 42), (78, 58)], SAIL)
    body = h.lined("42 44, 36 60, 34 78, 42 91, 60 93, 72 86, 72 68, 64 50, 56 40", DRAGON)
    belly = h.lined("40 54, 35 66, 36 82, 44 90, 52 84, 53 66, 49 54", SCALE, None) + h.ink(
        "36 66, 44 69, 53 66", "36 77, 44 80, 53 77"
    )
    feet = (
        h.lined("54 94!, 54 84, 64 80, 73 86, 75 94!; 29 94!, 31 88, 39 85, 47 94!", DRAGON)
        + h.claws(54, 94, 2, 11, 5)
        + h.claws(29, 94, 2, 10, 5)
    )
    arm = h.limb("56 58, 46 68, 38 64", 8, 6, fill=DRAGON, over=True)
    spit = h.flame(11, 38, 12, 18).turned(-86, 11, 38)
    return tail + wing + body + belly + feet + arm + _dragon_head(1.15, 48, 32, (-0.7, 0.2), lid=0.15) + spit


def three() -> h.Part:
    tail = h.limb("82 66, 100 68, 112 54, 106 40", 16, 11, 5, fill=DRAGON) + h.lined(
        "106 44!, 97 37, 101 24!, 112 28!, 116 38", SAIL, None
    )
    back = h.bat_wing((52, 60), [(42, 10), (58, -4), (74, 4), (80, 30)], h.dark(SAIL))
    wing = h.bat_wing((58, 62), [(60, -2), (86, -8), (104, 8), (104, 28), (86, 54)], SAIL)
    far = h.limb("46 76, 48 92; 72 76, 72 92", 11, fill=h.dark(DRAGON))
    near = h.limb("36 74, 32 86, 34 92", 14, 11, fill=DRAGON) + h.limb("82 70, 90 82, 86 92", 18, 12, fill=DRAGON)
    feet = (
        h.lined("22 95!, 24 89, 34 87, 43 95!", DRAGON)
        + h.claws(21, 95, 3, 15, 5)
        + h.lined("75 95!, 77 89, 87 87, 96 95!", DRAGON)
        + h.claws(74, 95, 3, 15, 5)
    )
    ridge = h.spikes("32 22, 38 40, 52 54, 74 54", 4, 9, h.GOLD)
    body = h.lined("22 26, 34 30, 40 44, 56 54, 76 54, 90 64, 90 76, 74 84, 50 85, 34 78, 26 62, 18 46", DRAGON)
    belly = h.lined("20 44, 27 60, 34 76, 50 84, 66 83, 52 76, 42 66, 34 50, 28 40", SCALE, None) + h.ink(
        "24 53, 34 50", "29 66, 41 62", "39 78, 50 73"
    )
    haunch = h.ink("76 68, 78 80, 84 84")
    return h.together(
        (tail, back, far, near, feet, ridge, body, belly, haunch, wing, _dragon_head(1.12, 28, 28, (-0.6, 0.2), True))
    )


def four() -> h.Part:
    tail = h.limb("60 84, 88 95, 108 84, 102 68", 19, 13, 6, fill=DRAGON) + h.lined(
        "102 72!, 92 64, 96 50!, 108 54!, 113 66", SAIL, None
    )
    wing = h.bat_wing((40, 56), [(14, -10), (-12, 4), (-20, 32), (-12, 54), (14, 66)], SAIL, 0.16).twice()
    legs = h.limb("36 80, 30 92", 20, 15, fill=DRAGON).twice()
    feet = h.lined("15 96!, 18 88, 30 85, 43 96!", DRAGON) + h.claws(14, 96, 3, 21, 6.5)
    ridge = h.spikes("62 8, 70 22, 66 40", 3, 10, h.GOLD)
    body = h.lined("36 44, 29 60, 27 78, 36 91, 50 94, 64 91, 73 78, 71 60, 64 44, 50 38", DRAGON)
    belly = h.lined("39 60, 36 70, 38 84, 50 90, 62 84, 64 70, 61 60, 50 56", SCALE, None) + h.ink(
        "36 68, 50 71, 64 68", "37 79, 50 82, 63 79"
    )
    neck = h.limb("50 50, 64 34, 56 12", 22, 18, 17, fill=DRAGON, over=True)
    arm = (
        h.limb("34 56, 20 66, 12 56", 13, 9, fill=DRAGON, over=True)
        + h.fang(8, 55, 4.5, -8, -30)
        + h.fang(13, 53, 4.5, -8, 4)
    )
    arm_2 = (
        h.limb("66 56, 80 68, 90 60", 13, 9, fill=DRAGON, over=True)
        + h.fang(88, 57, 4.5, -8, 0)
        + h.fang(93, 60, 4.5, -8, 36)
    )
    blast = h.flame(25, 22, 26, 46, h.GOLD, h.CREAM).turned(-98, 25, 22)
    face = _dragon_head(1.2, 54, 12, (-0.4, 0.3), True, 0.45)
    return h.together((tail, wing, legs, feet.twice(), ridge, body, belly, neck, arm, arm_2, blast, face))


def five() -> h.Part:
    wing = h.bat_wing((36, 58), [(8, -14), (-14, 8), (-20, 34), (-16, 58), (2, 76)], SAIL, 0.14).twice()
    tail = h.limb("72 84, 104 90, 116 70, 108 54", 18, 13, 6, fill=DRAGON) + h.lined(
        "108 58!, 97 50, 101 34!, 114 39!, 119 51", h.GOLD, None
    )
    body = h.lined("22 60, 12 76, 16 94, 50 98, 84 94, 88 76, 78 60, 50 50", DRAGON)
    belly = h.lined("34 70, 31 84, 36 96, 64 96, 69 84, 66 70, 50 64", SCALE, None)
    paw = (
        h.limb("22 68, 6 80, 12 90", 21, 18, 16, fill=DRAGON)
        + h.lined("-1 97!, 1 88, 12 84, 25 88, 28 97!", DRAGON)
        + h.claws(-2, 97, 3, 26, 8)
    )
    crest = h.spikes("34 12, 50 4, 66 12", 3, 16, h.GOLD)
    horns = h.horn("32 18, 15 10, 10 -8, 17 -20", 17, rings=3).twice() + h.horn("28 33, 13 33, 5 24", 11).twice()
    jaw = h.lined("31 58!, 50 66, 69 58!, 68 77, 60 88, 50 90, 40 88, 32 77", DRAGON)
    mouth = h.grin(50, 60, 34, 25, below=4, tongue=True, bend=0.05)
    head = h.lined(
        "50 4, 67 9, 77 24, 72 38, 65 45, 69 57, 65 65, 50 68, 35 65, 31 57, 35 45, 28 38, 23 24, 33 9", DRAGON
    )
    nose = (
        h.solid(h.oval(44, 57, 0.9, 2, -30))
        + h.solid(h.oval(56, 57, 0.9, 2, 30))
        + h.ink("43 49, 50 47, 57 49")
        + h.scales("50 12, 43 19, 57 19", 8, h.dark(DRAGON))
    )
    fangs = h.fang(37, 66, 7, 12) + h.fang(63, 66, 7, 12) + h.fang(45.5, 68, 6, 7) + h.fang(54.5, 68, 6, 7)
    eyes = h.eyes(50, 32, 12, 8.6, skin=DRAGON, lid=0.42, tilt=24, look=(0.3, 0.3), other=(-0.3, 0.3), ball="#ffe08a")
    return wing + tail + body + belly + paw.twice() + crest + horns + jaw + mouth + fangs + head + nose + eyes


MONSTERS = (one, two, three, four, five)
