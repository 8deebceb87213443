"""Creatures of the sea: a dome, tentacles, and something fishy."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import DEEP

FOAM = "#bfe3ef"
CORAL = "#e8836b"


def one() -> h.Part:
    back = h.tentacle("38 74, 26 76, 20 86, 26 92; 62 74, 74 74, 82 64, 77 57", 9, DEEP)
    front = h.tentacle("44 78, 38 86, 42 93; 56 78, 62 86, 70 92", 9, DEEP)
    head = h.lined("50 34, 66 40, 73 56, 68 72, 60 80, 50 78, 40 80, 32 72, 27 56, 34 40", DEEP)
    spots = h.dots("38 43, 45 39.5, 36 49.5", 2, h.pale(DEEP))
    eyes = h.eyes(50.5, 60, 9.5, 8, look=(0.4, -0.5), other=(-0.2, -0.5))
    mouth = h.grin(50.5, 70, 11, 6, tongue=False, bend=0.2)
    cheeks = h.flat((h.oval(33, 69, 3, 2), h.oval(68, 69, 3, 2)), CORAL)
    bubbles = h.lined((h.disc(24, 44, 4.6), h.disc(18, 33, 3)), FOAM, None)
    return back + front + head + spots + cheeks + eyes + mouth + bubbles


def two() -> h.Part:
    legs = h.tentacle("40 72, 28 76, 20 88, 30 93; 60 72, 72 78, 82 90, 70 93", 11, DEEP)
    legs += h.tentacle("46 76, 42 86, 50 93", 11, DEEP)
    arms = h.limb("34 58, 20 60, 16 46; 66 58, 82 58, 86 40", 9, 8, fill=DEEP)
    claw = h.lined("14 48, 4 40, 4 26, 14 20!, 14 32!, 22 22!, 27 34, 23 46", CORAL)
    claw_2 = h.lined("84 42, 75 34, 76 20, 86 10!, 86 24!, 94 16!, 98 28, 93 40", CORAL)
    head = h.lined("50 18, 66 25, 73 44, 70 62, 62 78, 50 75, 38 78, 30 62, 27 44, 34 25", DEEP)
    fin = h.spikes("40 21, 50 17, 60 21", 3, 10, CORAL)
    spots = h.dots("36 33, 42 28, 35 40", 2.2, h.pale(DEEP))
    eyes = h.eyes(50.5, 47, 9.5, 7.6, skin=DEEP, lid=0.28, tilt=16, look=(0.5, 0), other=(-0.1, 0))
    mouth = h.ink("38 64, 50 60, 62 64") + h.fang(43, 62, 4.6, 6) + h.fang(57, 62, 4.6, 6)
    return arms + claw + claw_2 + legs + fin + head + spots + eyes + mouth


def three() -> h.Part:
    tail = h.lined("76 60!, 88 50, 97 38!, 97 58, 92 62!, 98 78, 94 84!, 84 74, 74 68!", DEEP)
    legs = h.tentacle("38 80, 30 88, 36 94; 54 82, 58 92, 68 93; 66 78, 76 84, 84 94", 11, DEEP)
    lure = (
        h.ink("52 26, 50 10, 36 4, 26 10")
        + h.lined(h.disc(24, 14, 6.5), "#ffe08a", None)
        + h.ink("13 12, 10 11", "17 5, 15 3", "15 21, 13 23.5")
    )
    body = h.lined("18 48, 30 32, 50 26, 70 34, 82 54, 80 74, 62 86, 40 88, 22 80, 14 64", DEEP)
    fins = h.lined(
        "52 28!, 60 14, 76 16!, 70 24!, 80 30!, 72 38!; 68 64!, 82 58, 86 66!, 80 70!, 84 78!, 72 76!", CORAL
    )
    jaw = h.lined("9 58!, 30 64, 56 55!, 60 70, 49 86, 30 90, 13 82, 6 69", DEEP)
    mouth = h.lined("12 59!, 32 64, 54 57!, 50 73, 33 81, 16 76", h.MAW, None)
    teeth = (
        h.fang(20, 79, 7, -14, -6)
        + h.fang(33, 81.5, 7, -13)
        + h.fang(46, 76.5, 7, -14, 6)
        + h.fang(25.5, 61.5, 5.5, 8)
        + h.fang(40, 61.5, 5.5, 9)
    )
    eyes = h.eye(30, 43, 8.4, look=(-0.5, -0.2), lid=0.3, tilt=10, skin=DEEP) + h.eye(
        52, 42, 7.4, look=(-0.6, -0.2), lid=0.3, tilt=-14, skin=DEEP
    )
    return (
        tail + legs + lure + body + fins + h.dots("67 43, 75 51, 65 52", 2.4, h.pale(DEEP)) + jaw + mouth + teeth + eyes
    )


def four() -> h.Part:
    trident = h.limb("82 95, 88 30", 5, fill=h.GOLD) + h.lined(
        "76 34!, 77 14!, 81 12!, 82 26!, 87 25!, 88 4!, 92 4!, 93 26!, 98 27!, 100 13!, 104 16!, 102 36!, 88 38",
        h.GOLD,
        None,
    )
    legs = h.tentacle("32 72, 16 76, 10 90, 22 93", 15, DEEP, 4) + h.tentacle("66 72, 80 80, 92 88, 88 94", 14, DEEP, 0)
    legs += h.tentacle("40 78, 30 86, 38 94; 58 80, 68 88, 60 94", 14, DEEP)
    fin = h.lined("72 40!, 88 38, 96 46!, 84 52, 74 58!", DEEP)
    body = h.lined("46 2!, 60 14, 71 34, 74 56, 70 76, 56 86, 40 86, 26 76, 21 54, 27 30, 37 12", DEEP)
    belly = h.flat("30 58, 32 76, 46 83, 62 78, 67 60, 48 52", FOAM)
    arm = h.limb("68 60, 84 66, 88 56", 13, 11, fill=DEEP, over=True) + h.lined(h.disc(87, 57, 7), DEEP)
    left = h.tentacle("28 56, 10 54, 2 38, 12 28, 18 34", 14, DEEP, 5, side=-1)
    gills = h.ink("69 44, 66 48", "70.5 50, 67 54")
    eyes = h.eyes(48, 32, 10, 6, skin=DEEP, lid=0.45, tilt=22, look=(0.3, 0.2), other=(-0.1, 0.2))
    mouth = h.grin(48, 48, 36, 22, teeth=6, below=5, bend=-0.2)
    nose = h.ink("45 40, 46 42", "51 40, 50 42")
    scar = h.ink("50 12, 57 19", "56 12.5, 51 18")
    return legs + trident + left + fin + body + belly + mouth + eyes + gills + nose + scar + arm


def five() -> h.Part:
    tower = (
        h.lined(h.battlements(80, 14, 23, 6, 3, 52), h.ROCK)
        + h.flat(h.arch(91.5, 34, 6, 10), h.PITCH)
        + h.pennant(91, -4, 13, 9, h.EMBER, 18)
    )
    grip = h.tentacle("68 66, 92 74, 110 64, 106 50, 92 46, 78 50", 16, DEEP, 0)
    left = h.tentacle("30 60, 8 60, -4 42, 0 20, 13 12, 19 23", 18, DEEP, 6, side=-1)
    legs = h.tentacle("26 70, 6 74, -2 88, 11 94, 18 86", 18, DEEP, 5, side=-1) + h.tentacle(
        "72 72, 96 80, 104 90, 90 94", 18, DEEP, 4
    )
    legs += h.tentacle("36 80, 22 84, 22 94, 36 94; 62 80, 78 84, 78 94, 64 94", 15, DEEP)
    head = h.lined("46 -4, 64 1, 77 18, 80 42, 74 62, 66 78, 47 84, 30 78, 22 62, 16 42, 18 18, 29 1", DEEP)
    spots = h.dots("27 18, 33 9, 25 29, 66 11, 71 20", 3, h.pale(DEEP))
    crest = h.lined("36 0!, 37 -10!, 43 -5!, 47 -14!, 52 -5!, 58 -10!, 58 1!, 47 -1", CORAL, None)
    eyes = h.eyes(48, 32, 13, 10, skin=DEEP, lid=0.42, tilt=20, look=(0.3, 0.3), other=(-0.1, 0.3), ball="#ffe9a8")
    mouth = h.grin(48, 54, 46, 27, teeth=7, below=4, tongue=True, bend=-0.24)
    return h.together((tower, left, grip, legs, crest, head, spots, mouth, eyes))


MONSTERS = (one, two, three, four, five)
