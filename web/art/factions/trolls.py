"""Trolls: lumps of hill with ears, a nose and an underbite."""

from __future__ import annotations

from web.art.factions.hues import TROLL
from web.art.hand import (
    BONE,
    LEATHER,
    MAW,
    PITCH,
    ROCK,
    TONGUE,
    WOOD,
    Part,
    claws,
    cut,
    dark,
    disc,
    dots,
    eye,
    fang,
    fitted,
    flat,
    fur,
    grin,
    ink,
    limb,
    lined,
    oval,
)

NOSE = "#a9b98a"
MOSSY = "#3f6b4a"


def _troll_foot(x: float, wide: float, high: float) -> Part:
    shape = fitted("-.5 0!, -.46 -.6, 0 -1, .46 -.6, .5 0!", x, 94, wide, high)
    return lined(shape, TROLL) + claws(x - wide * 0.4, 94, 3, wide * 0.8, high * 0.5)


def one() -> Part:
    ear = lined(cut("36 54!, 24 42, 6 40!, 13 54, 33 66!"), TROLL) + flat(
        cut("31 55!, 23 47, 13 44!, 19 54, 31 61!"), NOSE
    )
    feet = lined(cut("35 94!, 36 88, 43 86, 49 94!"), TROLL).twice()
    bone = limb("70 84, 80 64", 5, fill=BONE) + lined(disc(78, 61, 4), BONE, None) + lined(disc(84, 64, 4), BONE, None)
    arms = limb("38 80, 25 84, 22 74", 8, 7, fill=TROLL) + limb("62 80, 70 86, 73 76", 8, 7, fill=TROLL)
    body = lined(cut("38 74, 35 85, 42 92, 58 92, 65 85, 62 74"), TROLL)
    leaf = lined(cut("35 84!, 50 86, 65 84!, 60 91, 50 94!, 40 91"), WOOD, None)
    head = lined(cut("50 36, 67 43, 71 58, 64 72, 50 76, 36 72, 29 58, 33 43"), TROLL)
    hair = ink("50 36, 46 29, 51 24, 55 28, 52 31")
    eyes = eye(41, 53, 7, look=(0.6, -0.2)) + eye(59, 51, 8.2, look=(-0.5, -0.3))
    mouth = ink("40 66, 50 70, 62 64") + lined(cut("52 69.6!, 51 76, 56 79, 60 75, 59 66.6!"), TONGUE, None)
    return (
        ear.twice()
        + bone
        + feet
        + arms
        + body
        + leaf
        + head
        + hair
        + eyes
        + mouth
        + fang(45, 68.6, 4.4, -5)
        + lined(oval(49, 61, 5.4, 4.4), NOSE)
    )


def two() -> Part:
    ears = lined(cut("38 40!, 26 28, 8 32!, 18 42, 36 50!"), TROLL) + flat(
        cut("33 40!, 25 34, 16 34.5!, 23 41, 33 46!"), NOSE
    )
    ears += lined(cut("62 40!, 72 26, 88 20!, 84 36, 64 50!"), TROLL) + flat(
        cut("66 41!, 74 31, 82 26!, 79 36, 66 47!"), NOSE
    )
    feet = _troll_foot(37, 18, 10) + _troll_foot(64, 18, 10)
    club = lined(cut("80 62!, 82 32, 78 16, 86 8, 95 15, 93 32, 87 62!"), WOOD) + dots("86 16, 89 27", 1.6, dark(WOOD))
    left = limb("36 60, 20 65, 17 78", 11, 9, fill=TROLL) + lined(disc(17, 79, 6), TROLL)
    body = lined(cut("35 56, 30 72, 34 86, 50 89, 66 86, 70 72, 65 56"), TROLL)
    belly = flat(oval(49, 72, 12, 9), NOSE)
    cloth = lined(cut("31 79!, 50 83, 69 79!, 68 88, 59 84!, 50 91, 42 85!, 33 88"), LEATHER)
    right = limb("64 62, 78 70, 83 57", 11, 9, 8, fill=TROLL, over=True) + lined(disc(84, 56, 6), TROLL)
    head = lined(cut("49 22, 64 28, 69 42, 64 55, 50 59, 36 56, 30 42, 35 28"), TROLL)
    hair = lined(cut("38 27!, 39 16!, 45 21!, 50 9!, 55 21!, 62 15!, 62 28!, 50 23"), MOSSY, None)
    eyes = eye(41, 38, 6.6, look=(0.7, 0), lid=0.3, tilt=14, skin=TROLL) + eye(
        58, 37, 6.6, look=(0.3, 0), lid=0.25, tilt=-14, skin=TROLL
    )
    return (
        ears
        + feet
        + club
        + left
        + body
        + belly
        + cloth
        + right
        + head
        + hair
        + eyes
        + grin(50, 51, 22, 7.5, below=2, bend=0.25)
        + lined(oval(51, 45.5, 6.6, 5.4), NOSE)
    )


def three() -> Part:
    feet = _troll_foot(33, 23, 13) + _troll_foot(67, 23, 13)
    club = lined(cut("6 70!, 3 42, 8 22, 19 14, 28 23, 26 40, 16 70!"), WOOD) + dots(
        "16 24, 12 36, 21 34, 13 48", 1.9, dark(WOOD)
    )
    left = (
        limb("32 52, 18 68, 13 62", 15, 12, fill=TROLL)
        + lined(cut("4 62, 7 55, 16 54, 20 60, 17 68, 8 69"), TROLL)
        + ink("9 63, 15 64")
    )
    body = lined(cut("30 40, 22 60, 24 80, 38 89, 62 89, 76 80, 79 60, 70 40, 50 34"), TROLL)
    belly = flat(cut("33 64, 36 79, 50 84, 64 80, 68 64, 50 58"), NOSE)
    cloth = lined(cut("23 77!, 50 85, 77 77!, 76 87, 68 84!, 61 91, 54 86!, 46 92, 38 86!, 27 88"), LEATHER)
    right = limb("70 50, 88 60, 75 75", 15, 12, 10, fill=TROLL, over=True)
    ears = lined(cut("36 28!, 28 14, 22 16!, 24 28, 34 38!"), TROLL)
    ears += lined(cut("64 26!, 78 10, 90 7!, 86 22, 68 40!"), TROLL) + flat(
        cut("69 27!, 78 17, 84 12.5!, 80 22, 69 34!"), NOSE
    )
    head = lined(cut("52 12, 67 18, 73 34, 70 48, 54 54, 38 50, 31 38, 36 18"), TROLL)
    jaw = lined(cut("34 43!, 52 47, 71 41!, 75 51, 65 61, 50 62, 36 57, 31 49"), TROLL)
    tusks = fang(41, 47, 7, -12, -8) + fang(65, 46, 7, -13, 8) + fang(53, 49, 5, -4.5)
    hair = lined(cut("37 20!, 34 7!, 43 12!, 48 1!, 55 11!, 64 3!, 65 15!, 73 13!, 68 23!, 54 16"), MOSSY, None)
    eyes = eye(44, 28, 6.6, look=(0.4, 0.3), lid=0.42, tilt=18, skin=TROLL) + eye(
        61, 27, 6.6, look=(-0.2, 0.3), lid=0.42, tilt=-18, skin=TROLL
    )
    nose = lined(oval(53, 38, 8.6, 6.6), NOSE) + dots("50 40, 56 40", 1.3, PITCH)
    return ears + feet + club + body + belly + cloth + right + left + head + jaw + hair + eyes + nose + tusks


def four() -> Part:
    hammer = (
        limb("86 93, 89 20", 6, fill=WOOD)
        + lined(cut("70 8!, 92 4, 98 10, 97 30, 91 33, 70 31!, 67 20"), ROCK)
        + ink("79 12, 83 18, 80 24")
    )
    feet = _troll_foot(30, 29, 15) + _troll_foot(66, 29, 15)
    left = (
        limb("24 46, 9 60, 11 76", 22, 17, fill=TROLL)
        + lined(cut("2 76, 6 69, 17 68, 22 76, 18 86, 7 86"), TROLL)
        + ink("9 79, 9.5 85")
        + ink("15 79, 15 85")
    )
    body = lined(cut("20 36, 13 56, 16 78, 32 89, 64 89, 80 78, 83 58, 76 36, 48 26"), TROLL)
    belly = flat(cut("29 67, 32 80, 48 84, 64 80, 68 67, 48 63"), NOSE)
    chest = ink("30 58, 40 62, 48 59!, 57 62, 67 58")
    cloth = lined(
        cut("15 76!, 48 86, 81 76!, 80 87, 70 84!, 63 92, 55 87!, 47 93, 39 87!, 31 92, 25 84!, 16 87"), LEATHER
    )
    buckle = lined(oval(48, 85, 6.4, 5.8), BONE) + dots("45.6 84, 50.6 84", 1.4, PITCH)
    right = (
        limb("73 47, 91 56, 86 68", 20, 17, 14, fill=TROLL, over=True)
        + lined(cut("78 68, 82 62, 92 62, 96 69, 93 77, 82 77"), TROLL)
        + ink("80 68, 88 69")
        + ink("81 72.5, 88 73")
    )
    ears = lined(cut("30 20!, 18 6, 3 6!, 10 22, 28 34!"), TROLL) + flat(
        cut("26 21!, 17 12, 9.5 11!, 15 21, 26 29!"), NOSE
    )
    ears += lined(cut("64 22!, 74 14, 77 18!, 74 28, 66 34!"), TROLL)
    head = lined(cut("47 6, 62 11, 69 26, 66 42, 48 48, 31 43, 26 28, 32 11"), TROLL)
    jaw = lined(cut("27 37!, 48 43, 69 37!, 73 48, 65 59, 48 62, 32 59, 24 48"), TROLL)
    mouth = lined(cut("31 44!, 48 47, 65 44!, 61 54, 48 56, 36 54"), MAW, None)
    tusks = fang(36, 53, 8, -19, -8) + fang(61, 53, 8, -20, 8) + fang(44.5, 56, 5.5, -6) + fang(53, 56, 5.5, -6)
    moss = fur("29 15, 37 5, 48 3, 60 6, 67 16, 48 12", MOSSY, 6)
    eyes = eye(38, 25, 6.6, look=(0.3, 0.4), lid=0.46, tilt=22, skin=TROLL) + eye(
        57, 25, 6.6, look=(-0.3, 0.4), lid=0.46, tilt=-22, skin=TROLL
    )
    nose = lined(oval(48, 36, 9, 7), NOSE) + dots("44.5 38, 51.5 38", 1.5, PITCH)
    return (
        ears
        + feet
        + hammer
        + body
        + belly
        + chest
        + cloth
        + buckle
        + left
        + right
        + head
        + jaw
        + mouth
        + moss
        + eyes
        + nose
        + tusks
    )


def five() -> Part:
    tree = limb("87 34, 88 14", 4.5, fill=WOOD) + fur("78 10, 81 1, 89 -1, 97 4, 96 14, 87 16", MOSSY, 6)
    feet = _troll_foot(34, 28, 13) + _troll_foot(66, 28, 13)
    left = (
        limb("18 44, 6 62, 11 82", 26, 21, 17, fill=TROLL)
        + lined(cut("0 83, 3 74, 14 72, 23 77, 24 90, 17 94, 4 93"), TROLL)
        + ink("8 86, 8 92")
        + ink("15 86, 15.5 92.5")
    )
    body = lined(cut("5 48, 8 33, 26 26, 50 30, 76 26, 93 33, 95 50, 86 76, 70 88, 50 90, 30 88, 14 76"), TROLL)
    belly = flat(cut("28 66, 31 81, 50 86, 70 81, 73 66, 50 61"), NOSE)
    chest = ink("24 58, 37 63, 49 59!, 63 63, 77 57") + ink("48.5 74, 51 74")
    cloth = lined(
        cut("18 78!, 50 88, 82 78!, 82 89, 72 86!, 65 93, 57 89!, 50 94, 43 89!, 35 93, 29 87!, 18 89"), LEATHER
    )
    right = (
        limb("84 46, 95 62, 90 82", 24, 21, 17, fill=TROLL)
        + lined(cut("78 78, 86 72, 98 74, 102 83, 99 93, 86 94, 78 90"), TROLL)
        + ink("87 86, 86.5 92.5")
        + ink("94 86, 94 92")
    )
    moss = fur("76 28, 86 26, 96 33, 94 42, 84 38", MOSSY, 6)
    # one head roars
    l_ear = lined(cut("14 18!, 4 6, -2 14!, 4 24, 15 30!"), TROLL)
    l_head = lined(cut("31 2, 44 7, 50 21, 49 41, 43 54, 30 57, 17 54, 12 40, 12 21, 18 7"), TROLL)
    l_hair = lined(cut("18 8!, 17 -1!, 25 3!, 30 -4!, 36 3!, 44 -2!, 44 9!, 31 4"), MOSSY, None)
    l_mouth = (
        grin(31, 34, 30, 19, below=3, tongue=True, bend=-0.25) + fang(20, 47, 7, -14, -8) + fang(42, 47, 7, -14, 8)
    )
    l_eyes = eye(23, 19, 6.2, look=(0.2, 0.3), lid=0.42, tilt=22, skin=TROLL) + eye(
        39, 19, 6.2, look=(-0.2, 0.3), lid=0.42, tilt=-22, skin=TROLL
    )
    # the other thinks of dinner
    r_ear = lined(cut("80 26!, 92 18, 97 25!, 92 34, 80 37!"), TROLL)
    r_head = lined(cut("67 10, 80 15, 84 30, 82 44, 69 52, 55 48, 50 32, 54 16"), TROLL)
    r_jaw = lined(cut("50 41!, 66 46, 84 39!, 87 49, 78 60, 65 62, 53 57, 48 48"), TROLL)
    r_tusks = fang(57, 46, 6, -9, -6) + fang(77, 45, 7, -16, 8)
    r_eyes = eye(59, 26, 5.6, look=(-0.6, -0.6)) + eye(75, 25, 7, look=(-0.3, -0.7), lid=0.2, tilt=6, skin=TROLL)
    r_face = lined(oval(66, 35, 7.4, 6), NOSE) + ink("60 13, 65 11, 68 13")
    head_2 = r_ear + r_head + r_jaw + r_eyes + r_face + r_tusks
    head_1 = l_ear + l_head + l_hair + l_mouth + l_eyes + lined(oval(31, 28, 7.4, 6), NOSE)
    return tree + feet + body + belly + chest + cloth + moss + left + right + head_2 + head_1


MONSTERS = (one, two, three, four, five)
