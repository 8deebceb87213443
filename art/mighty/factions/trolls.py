"""Trolls: lumps of hill with ears, a nose and an underbite."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import TROLL

NOSE = "#a9b98a"
MOSSY = "#3f6b4a"


def _troll_foot(x: float, wide: float, high: float) -> h.Part:
    shape = h.fitted("-.5 0!, -.46 -.6, 0 -1, .46 -.6, .5 0!", x, 94, wide, high)
    return h.lined(shape, TROLL) + h.claws(x - wide * 0.4, 94, 3, wide * 0.8, high * 0.5)


def one() -> h.Part:
    ear = h.lined("36 54!, 24 42, 6 40!, 13 54, 33 66!", TROLL) + h.flat("31 55!, 23 47, 13 44!, 19 54, 31 61!", NOSE)
    feet = h.lined("35 94!, 36 88, 43 86, 49 94!", TROLL).twice()
    bone = h.limb("70 84, 80 64", 5, fill=h.BONE) + h.lined((h.disc(78, 61, 4), h.disc(84, 64, 4)), h.BONE, None)
    arms = h.limb("38 80, 25 84, 22 74; 62 80, 70 86, 73 76", 8, 7, fill=TROLL)
    body = h.lined("38 74, 35 85, 42 92, 58 92, 65 85, 62 74", TROLL)
    leaf = h.lined("35 84!, 50 86, 65 84!, 60 91, 50 94!, 40 91", h.WOOD, None)
    head = h.lined("50 36, 67 43, 71 58, 64 72, 50 76, 36 72, 29 58, 33 43", TROLL)
    hair = h.ink("50 36, 46 29, 51 24, 55 28, 52 31")
    eyes = h.eye(41, 53, 7, look=(0.6, -0.2)) + h.eye(59, 51, 8.2, look=(-0.5, -0.3))
    mouth = h.ink("40 66, 50 70, 62 64") + h.lined("52 69.6!, 51 76, 56 79, 60 75, 59 66.6!", h.TONGUE, None)
    nose = h.lined(h.oval(49, 61, 5.4, 4.4), NOSE)
    return h.together(
        (ear.twice(), bone, feet, arms, body, leaf, head, hair, eyes, mouth, h.fang(45, 68.6, 4.4, -5), nose)
    )


def two() -> h.Part:
    ears = h.lined("38 40!, 26 28, 8 32!, 18 42, 36 50!", TROLL) + h.flat(
        "33 40!, 25 34, 16 34.5!, 23 41, 33 46!", NOSE
    )
    ears += h.lined("62 40!, 72 26, 88 20!, 84 36, 64 50!", TROLL) + h.flat(
        "66 41!, 74 31, 82 26!, 79 36, 66 47!", NOSE
    )
    feet = _troll_foot(37, 18, 10) + _troll_foot(64, 18, 10)
    club = h.lined("80 62!, 82 32, 78 16, 86 8, 95 15, 93 32, 87 62!", h.WOOD) + h.dots(
        "86 16, 89 27", 1.6, h.dark(h.WOOD)
    )
    left = h.limb("36 60, 20 65, 17 78", 11, 9, fill=TROLL) + h.lined(h.disc(17, 79, 6), TROLL)
    body = h.lined("35 56, 30 72, 34 86, 50 89, 66 86, 70 72, 65 56", TROLL)
    belly = h.flat(h.oval(49, 72, 12, 9), NOSE)
    cloth = h.lined("31 79!, 50 83, 69 79!, 68 88, 59 84!, 50 91, 42 85!, 33 88", h.LEATHER)
    right = h.limb("64 62, 78 70, 83 57", 11, 9, 8, fill=TROLL, over=True) + h.lined(h.disc(84, 56, 6), TROLL)
    head = h.lined("49 22, 64 28, 69 42, 64 55, 50 59, 36 56, 30 42, 35 28", TROLL)
    hair = h.lined("38 27!, 39 16!, 45 21!, 50 9!, 55 21!, 62 15!, 62 28!, 50 23", MOSSY, None)
    eyes = h.eye(41, 38, 6.6, look=(0.7, 0), lid=0.3, tilt=14, skin=TROLL) + h.eye(
        58, 37, 6.6, look=(0.3, 0), lid=0.25, tilt=-14, skin=TROLL
    )
    mouth = h.grin(50, 51, 22, 7.5, below=2, bend=0.25)
    nose = h.lined(h.oval(51, 45.5, 6.6, 5.4), NOSE)
    return h.together((ears, feet, club, left, body, belly, cloth, right, head, hair, eyes, mouth, nose))


def three() -> h.Part:
    feet = _troll_foot(33, 23, 13) + _troll_foot(67, 23, 13)
    club = h.lined("6 70!, 3 42, 8 22, 19 14, 28 23, 26 40, 16 70!", h.WOOD) + h.dots(
        "16 24, 12 36, 21 34, 13 48", 1.9, h.dark(h.WOOD)
    )
    left = (
        h.limb("32 52, 18 68, 13 62", 15, 12, fill=TROLL)
        + h.lined("4 62, 7 55, 16 54, 20 60, 17 68, 8 69", TROLL)
        + h.ink("9 63, 15 64")
    )
    body = h.lined("30 40, 22 60, 24 80, 38 89, 62 89, 76 80, 79 60, 70 40, 50 34", TROLL)
    belly = h.flat("33 64, 36 79, 50 84, 64 80, 68 64, 50 58", NOSE)
    cloth = h.lined("23 77!, 50 85, 77 77!, 76 87, 68 84!, 61 91, 54 86!, 46 92, 38 86!, 27 88", h.LEATHER)
    right = h.limb("70 50, 88 60, 75 75", 15, 12, 10, fill=TROLL, over=True)
    ears = h.lined("36 28!, 28 14, 22 16!, 24 28, 34 38!", TROLL)
    ears += h.lined("64 26!, 78 10, 90 7!, 86 22, 68 40!", TROLL) + h.flat(
        "69 27!, 78 17, 84 12.5!, 80 22, 69 34!", NOSE
    )
    head = h.lined("52 12, 67 18, 73 34, 70 48, 54 54, 38 50, 31 38, 36 18", TROLL)
    jaw = h.lined("34 43!, 52 47, 71 41!, 75 51, 65 61, 50 62, 36 57, 31 49", TROLL)
    tusks = h.fang(41, 47, 7, -12, -8) + h.fang(65, 46, 7, -13, 8) + h.fang(53, 49, 5, -4.5)
    hair = h.lined("37 20!, 34 7!, 43 12!, 48 1!, 55 11!, 64 3!, 65 15!, 73 13!, 68 23!, 54 16", MOSSY, None)
    eyes = h.eye(44, 28, 6.6, look=(0.4, 0.3), lid=0.42, tilt=18, skin=TROLL) + h.eye(
        61, 27, 6.6, look=(-0.2, 0.3), lid=0.42, tilt=-18, skin=TROLL
    )
    nose = h.lined(h.oval(53, 38, 8.6, 6.6), NOSE) + h.dots("50 40, 56 40", 1.3, h.PITCH)
    return ears + feet + club + body + belly + cloth + right + left + head + jaw + hair + eyes + nose + tusks


def four() -> h.Part:
    hammer = (
        h.limb("86 93, 89 20", 6, fill=h.WOOD)
        + h.lined("70 8!, 92 4, 98 10, 97 30, 91 33, 70 31!, 67 20", h.ROCK)
        + h.ink("79 12, 83 18, 80 24")
    )
    feet = _troll_foot(30, 29, 15) + _troll_foot(66, 29, 15)
    left = (
        h.limb("24 46, 9 60, 11 76", 22, 17, fill=TROLL)
        + h.lined("2 76, 6 69, 17 68, 22 76, 18 86, 7 86", TROLL)
        + h.ink("9 79, 9.5 85", "15 79, 15 85")
    )
    body = h.lined("20 36, 13 56, 16 78, 32 89, 64 89, 80 78, 83 58, 76 36, 48 26", TROLL)
    belly = h.flat("29 67, 32 80, 48 84, 64 80, 68 67, 48 63", NOSE)
    chest = h.ink("30 58, 40 62, 48 59!, 57 62, 67 58")
    cloth = h.lined(
        "15 76!, 48 86, 81 76!, 80 87, 70 84!, 63 92, 55 87!, 47 93, 39 87!, 31 92, 25 84!, 16 87", h.LEATHER
    )
    buckle = h.lined(h.oval(48, 85, 6.4, 5.8), h.BONE) + h.dots("45.6 84, 50.6 84", 1.4, h.PITCH)
    right = (
        h.limb("73 47, 91 56, 86 68", 20, 17, 14, fill=TROLL, over=True)
        + h.lined("78 68, 82 62, 92 62, 96 69, 93 77, 82 77", TROLL)
        + h.ink("80 68, 88 69", "81 72.5, 88 73")
    )
    ears = h.lined("30 20!, 18 6, 3 6!, 10 22, 28 34!", TROLL) + h.flat("26 21!, 17 12, 9.5 11!, 15 21, 26 29!", NOSE)
    ears += h.lined("64 22!, 74 14, 77 18!, 74 28, 66 34!", TROLL)
    head = h.lined("47 6, 62 11, 69 26, 66 42, 48 48, 31 43, 26 28, 32 11", TROLL)
    jaw = h.lined("27 37!, 48 43, 69 37!, 73 48, 65 59, 48 62, 32 59, 24 48", TROLL)
    mouth = h.lined("31 44!, 48 47, 65 44!, 61 54, 48 56, 36 54", h.MAW, None)
    tusks = h.fang(36, 53, 8, -19, -8) + h.fang(61, 53, 8, -20, 8) + h.fang(44.5, 56, 5.5, -6) + h.fang(53, 56, 5.5, -6)
    moss = h.fur("29 15, 37 5, 48 3, 60 6, 67 16, 48 12", MOSSY, 6)
    eyes = h.eyes(47.5, 25, 9.5, 6.6, skin=TROLL, lid=0.46, tilt=22, look=(0.3, 0.4), other=(-0.3, 0.4))
    nose = h.lined(h.oval(48, 36, 9, 7), NOSE) + h.dots("44.5 38, 51.5 38", 1.5, h.PITCH)
    return h.together(
        (ears, feet, hammer, body, belly, chest, cloth, buckle, left, right, head, jaw, mouth, moss, eyes, nose, tusks)
    )


def five() -> h.Part:
    tree = h.limb("87 34, 88 14", 4.5, fill=h.WOOD) + h.fur("78 10, 81 1, 89 -1, 97 4, 96 14, 87 16", MOSSY, 6)
    feet = _troll_foot(34, 28, 13) + _troll_foot(66, 28, 13)
    left = (
        h.limb("18 44, 6 62, 11 82", 26, 21, 17, fill=TROLL)
        + h.lined("0 83, 3 74, 14 72, 23 77, 24 90, 17 94, 4 93", TROLL)
        + h.ink("8 86, 8 92", "15 86, 15.5 92.5")
    )
    body = h.lined("5 48, 8 33, 26 26, 50 30, 76 26, 93 33, 95 50, 86 76, 70 88, 50 90, 30 88, 14 76", TROLL)
    belly = h.flat("28 66, 31 81, 50 86, 70 81, 73 66, 50 61", NOSE)
    chest = h.ink("24 58, 37 63, 49 59!, 63 63, 77 57", "48.5 74, 51 74")
    cloth = h.lined(
        "18 78!, 50 88, 82 78!, 82 89, 72 86!, 65 93, 57 89!, 50 94, 43 89!, 35 93, 29 87!, 18 89", h.LEATHER
    )
    right = (
        h.limb("84 46, 95 62, 90 82", 24, 21, 17, fill=TROLL)
        + h.lined("78 78, 86 72, 98 74, 102 83, 99 93, 86 94, 78 90", TROLL)
        + h.ink("87 86, 86.5 92.5", "94 86, 94 92")
    )
    moss = h.fur("76 28, 86 26, 96 33, 94 42, 84 38", MOSSY, 6)
    # one head roars
    l_ear = h.lined("14 18!, 4 6, -2 14!, 4 24, 15 30!", TROLL)
    l_head = h.lined("31 2, 44 7, 50 21, 49 41, 43 54, 30 57, 17 54, 12 40, 12 21, 18 7", TROLL)
    l_hair = h.lined("18 8!, 17 -1!, 25 3!, 30 -4!, 36 3!, 44 -2!, 44 9!, 31 4", MOSSY, None)
    l_mouth = (
        h.grin(31, 34, 30, 19, below=3, tongue=True, bend=-0.25)
        + h.fang(20, 47, 7, -14, -8)
        + h.fang(42, 47, 7, -14, 8)
    )
    l_eyes = h.eyes(31, 19, 8, 6.2, skin=TROLL, lid=0.42, tilt=22, look=(0.2, 0.3), other=(-0.2, 0.3))
    # the other thinks of dinner
    r_ear = h.lined("80 26!, 92 18, 97 25!, 92 34, 80 37!", TROLL)
    r_head = h.lined("67 10, 80 15, 84 30, 82 44, 69 52, 55 48, 50 32, 54 16", TROLL)
    r_jaw = h.lined("50 41!, 66 46, 84 39!, 87 49, 78 60, 65 62, 53 57, 48 48", TROLL)
    r_tusks = h.fang(57, 46, 6, -9, -6) + h.fang(77, 45, 7, -16, 8)
    r_eyes = h.eye(59, 26, 5.6, look=(-0.6, -0.6)) + h.eye(75, 25, 7, look=(-0.3, -0.7), lid=0.2, tilt=6, skin=TROLL)
    r_face = h.lined(h.oval(66, 35, 7.4, 6), NOSE) + h.ink("60 13, 65 11, 68 13")
    head_2 = r_ear + r_head + r_jaw + r_eyes + r_face + r_tusks
    head_1 = l_ear + l_head + l_hair + l_mouth + l_eyes + h.lined(h.oval(31, 28, 7.4, 6), NOSE)
    return tree + feet + body + belly + chest + cloth + moss + left + right + head_2 + head_1


MONSTERS = (one, two, three, four, five)
