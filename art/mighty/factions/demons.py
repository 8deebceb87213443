"""Demons: horns, hooves, bat's wings, an arrow for a tail."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import DEMON

VIOLET = "#cd9ad4"
HOOF = "#3b2a3f"


def _arrow(x: float, y: float, size: float, turn: float) -> h.Part:
    """The tip of a demon's tail, pointing up before it is turned."""
    return h.lined(h.fitted("0 -1!, .85 .35!, 0 .1!, -.85 .35!", x, y, size, size), VIOLET, None).turned(turn, x, y)


def one() -> h.Part:
    wing = h.bat_wing((36, 66), [(12, 40), (4, 58), (14, 74)], VIOLET).twice()
    tail = h.limb("60 84, 76 90, 84 80", 5, fill=DEMON) + _arrow(85, 78, 8, 14)
    feet = h.lined("35 94!, 36 88, 43 86, 49 94!", HOOF, None).twice()
    body = h.lined("50 40, 67 46, 72 63, 67 82, 50 90, 33 82, 28 63, 33 46", DEMON)
    belly = h.flat("40 79, 50 75, 60 79, 58 85, 50 88, 42 85", VIOLET)
    horns = h.horn("38 47, 34 40, 38 33", 9).twice()
    eyes = h.eye(40, 59, 8, look=(0.5, 0.2)) + h.eye(60, 59, 8, look=(0.4, 0.2), lid=0.32, tilt=-10, skin=DEMON)
    mouth = h.ink("39 70, 50 75, 63 69", "62 67, 65 71") + h.fang(44, 72, 4.6, 5.5)
    return wing + tail + feet + body + belly + horns + eyes + mouth


def two() -> h.Part:
    fork = h.limb("80 94, 82 34", 4.5, fill=h.WOOD) + h.lined(
        "70 38!, 69 18!, 76 24!, 76 31!, 79 31!, 79 12!, 86 20!, 85 31!, 88 31!, 89 17!, 96 24!, 94 39!", h.EMBER, None
    )
    wing = h.bat_wing((40, 58), [(14, 20), (0, 40), (6, 56), (20, 66)], VIOLET)
    wing += h.bat_wing((60, 58), [(70, 30), (74, 46), (72, 62)], VIOLET)
    tail = h.limb("44 78, 26 86, 14 76, 20 68", 5.5, 4.5, fill=DEMON) + _arrow(21, 67, 9, 40)
    legs = h.limb("43 72, 36 82, 42 92; 57 72, 64 82, 58 92", 11, 8, fill=DEMON)
    hooves = h.lined("34 94!, 37 87, 46 87, 48 94!; 53 94!, 54 87, 63 87, 66 94!", HOOF, None)
    body = h.lined("40 50, 36 64, 40 76, 50 79, 60 76, 64 64, 60 50", DEMON)
    left = h.limb("40 56, 27 64, 38 71", 9, 8, fill=DEMON, over=True)
    right = h.limb("60 56, 72 66, 79 57", 9, 8, fill=DEMON, over=True) + h.lined(h.disc(80, 57, 5.5), DEMON)
    head = h.lined("50 20, 65 26, 69 38, 63 50, 50 58, 37 50, 31 38, 35 26", DEMON)
    ears = h.lined("34 34!, 24 29, 18 32!, 25 42, 35 44!", DEMON).twice()
    horns = h.horn("39 26, 31 17, 34 4", 10, rings=1).twice()
    beard = h.lined("44 54!, 50 57, 56 54!, 53 63, 50 68!, 47 63", HOOF, None)
    eyes = h.eyes(50, 37, 9, 6.6, skin=DEMON, lid=0.36, tilt=18, look=(0.7, 0), other=(0.5, 0))
    mouth = h.grin(51, 47, 20, 7, teeth=4, bend=0.35)
    return h.together((wing, tail, fork, legs, hooves, body, left, right, ears, horns, head, beard, eyes, mouth))


def three() -> h.Part:
    tail = h.limb("70 82, 90 90, 98 74, 91 64", 8, 6, 5, fill=DEMON) + _arrow(91, 62, 10, -18)
    wing = h.bat_wing((36, 58), [(10, 28), (-6, 46), (-4, 62), (10, 74)], VIOLET)
    wing += h.bat_wing((64, 58), [(90, 22), (104, 36), (102, 50), (90, 60)], VIOLET)
    legs = h.limb("38 78, 32 90", 15, 12, fill=DEMON).twice()
    hooves = h.lined("21 94!, 24 85, 39 85, 43 94!", HOOF, None).twice()
    body = h.lined("50 18, 68 26, 78 48, 78 70, 66 86, 50 89, 34 86, 22 70, 22 48, 32 26", DEMON)
    belly = h.flat("32 77, 50 73, 68 77, 63 84, 50 87, 37 84", VIOLET)
    ball = h.eye(50, 41, 14.5, look=(0.1, 0.15), lid=0.24, skin=DEMON, ball="#ffe9a8", pupil=0.42)
    frown = h.brows(50, 26, 8, 18, 20, 3)
    rams = h.horn("34 26, 22 13, 7 17, 4 33, 16 38", 15, rings=3).twice()
    arms = h.limb("26 60, 11 70, 25 81; 74 60, 89 70, 76 81", 12, 10, fill=DEMON, over=True)
    mouth = h.grin(50, 62, 42, 15, teeth=6, below=3, bend=0.35)
    return h.together((tail, wing, legs, hooves, body, belly, arms, rams, ball, frown, mouth))


def four() -> h.Part:
    wing = h.bat_wing((36, 52), [(8, -2), (-14, 22), (-14, 46), (-4, 66), (16, 76)], VIOLET, 0.16).twice()
    tail = h.limb("62 84, 84 94, 98 84, 93 74", 8, 7, 5, fill=DEMON) + _arrow(93, 72, 10, -14)
    legs = h.limb("40 76, 30 82, 36 91", 17, 13, 10, fill=DEMON).twice()
    hooves = h.lined("25 95!, 28 86, 42 86, 46 95!", HOOF, None).twice()
    cloth = h.lined("35 72!, 65 72!, 63 86, 56 82!, 50 92!, 44 82!, 37 86", h.EMBER, None)
    body = h.lined("22 42, 26 56, 36 76, 50 80, 64 76, 74 56, 78 42, 50 34", DEMON)
    left = h.limb("24 48, 14 62, 34 68, 56 60", 16, 14, 12, 11, fill=DEMON, over=True)
    right = h.limb("76 48, 86 64, 64 72, 42 66", 16, 14, 12, 11, fill=DEMON, over=True)
    fist = h.lined(h.oval(40, 65, 7, 6), DEMON) + h.ink("36 66, 40 66.5")
    horns = h.horn("37 20, 20 16, 16 -6", 14, rings=2).twice()
    ears = h.lined("33 26!, 22 24, 15 29!, 24 37, 34 36!", DEMON).twice()
    head = h.lined("50 8, 65 14, 70 29, 65 44, 50 53, 35 44, 30 29, 35 14", DEMON)
    flames = h.flame(43, 14, 12, 18) + h.flame(57, 14, 12, 18) + h.flame(50, 14, 14, 26)
    eyes = h.eyes(50, 28, 9, 6.6, skin=DEMON, lid=0.44, tilt=24, look=(0.2, 0.3), other=(-0.2, 0.3), ball="#ffd76a")
    mouth = h.ink("39 43, 50 38, 61 43") + h.fang(42.5, 42, 5, -8) + h.fang(57.5, 42, 5, -8)
    return (
        wing + tail + legs + hooves + cloth + body + left + right + fist + flames + ears + horns + head + eyes + mouth
    )


def five() -> h.Part:
    wing = h.bat_wing((34, 54), [(2, -8), (-16, 18), (-18, 44), (-14, 66), (6, 84)], VIOLET, 0.14).twice()
    legs = (
        h.limb("36 82, 30 91", 20, 16, fill=DEMON).twice() + h.lined("15 95!, 19 85, 39 85, 45 95!", HOOF, None).twice()
    )
    body = h.lined("10 52, 22 42, 50 38, 78 42, 90 52, 83 72, 68 87, 50 91, 32 87, 17 72", DEMON)
    belly = h.flat("32 78, 50 74, 68 78, 64 86, 50 89, 36 86", VIOLET)
    left = (
        h.limb("14 57, 0 70, 10 82", 20, 17, 14, fill=DEMON, over=True)
        + h.lined("0 82, 7 75, 18 77, 21 86, 14 93, 3 91", DEMON)
        + h.ink("8 85, 8 91", "14 85, 14.5 91")
    )
    right = (
        h.limb("86 57, 100 68, 91 80", 20, 17, 14, fill=DEMON, over=True)
        + h.flame(90, 78, 24, 38)
        + h.lined("79 80, 90 84, 102 79, 100 89, 90 94, 81 90", DEMON)
    )
    horns = h.horn("32 27, 12 26, 2 8, 12 -12", 20, rings=3).twice()
    ears = h.lined("31 37!, 20 34, 14 40!, 23 47, 33 45!", DEMON).twice()
    mouth = h.grin(50, 62, 42, 22, below=4, tongue=True, bend=0.1)
    head = h.lined("50 10, 65 13, 74 25, 72 40, 66 50, 66 62, 50 69, 34 62, 34 50, 28 40, 26 25, 35 13", DEMON)
    snout = (
        h.lined("35 53, 50 48, 65 53, 67 63, 50 69, 33 63", VIOLET)
        + h.solid(h.oval(43.5, 57, 1.8, 2.2))
        + h.solid(h.oval(56.5, 57, 1.8, 2.2))
    )
    tusks = h.fang(37, 65, 7, 11, 4) + h.fang(63, 65, 7, 11, -4)
    eyes = h.eyes(50, 35, 11, 7.4, skin=DEMON, lid=0.42, tilt=26, look=(0.2, 0.3), other=(-0.2, 0.3), ball="#ffd76a")
    blaze = h.flame(41, 15, 15, 22) + h.flame(59, 15, 15, 22) + h.flame(50, 15, 18, 32)
    return wing + legs + body + belly + left + right + ears + horns + blaze + mouth + head + tusks + snout + eyes


MONSTERS = (one, two, three, four, five)
