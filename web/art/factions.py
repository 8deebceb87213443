"""The thirty monsters: six factions, each with its own body plan, from hatchling (1) to card-filling terror (5)."""

from __future__ import annotations

from collections.abc import Callable

from web.art.hand import *  # TEMP
from web.art.sheet import Picture

FACTIONS = ("trolls", "undead", "sea", "demons", "insects", "dragons")
TROLL, UNDEAD, DEEP, DEMON, INSECT, DRAGON = HUES = ("#6c9a70", "#ece5d2", "#4aa3d0", "#703d88", "#edb92a", "#c2402a")


# --- Trolls: lumps of hill with ears, a nose and an underbite ---

NOSE = "#a9b98a"
MOSSY = "#3f6b4a"


def troll_1() -> Part:
    ears = lined(cut("40 60!, 30 50, 13 47!, 19 58, 36 70!"), TROLL) + flat(cut("35 60!, 28 54, 20 51!, 25 59, 34 66!"), NOSE)
    legs = limb("44 82, 42 91", 8, fill=TROLL).twice(50) 
    body = lined(cut("39 72, 37 84, 43 90, 57 90, 63 84, 61 72"), TROLL)
    cloth = lined(cut("37 81!, 50 84, 63 81!, 60 91, 55 87!, 50 93, 45 87!, 40 91"), WOOD)
    stick = limb("68 74, 76 60, 80 50", 4, 6, fill=BONE) + lined(disc(79, 48, 3.6), BONE, None) + lined(disc(84, 51, 3.6), BONE, None)
    arms = limb("40 76, 30 80, 28 72", 7, 6, fill=TROLL) + limb("60 76, 68 80, 72 70", 7, 6, fill=TROLL)
    head = lined(cut("50 47, 64 53, 67 65, 60 75, 50 77, 40 75, 33 65, 36 53"), TROLL)
    hair = ink("50 47, 47 41, 51 37, 54 40") + ink("50 47, 54 43, 58 42")
    face = eye(42, 60, 5.4, look=(0.6, -0.2)) + eye(57, 59, 6.4, look=(-0.5, -0.3))
    mouth = ink("42 69, 50 72.5, 59 68") + lined(cut("51 72!, 50 77, 54 80, 57 76, 56 71!"), TONGUE, None) + fang(46, 71.4, 3.6, -4)
    nose = lined(oval(50, 65.5, 4.6, 3.8), NOSE)
    return ears.twice(50) + stick + legs + arms + body + cloth + head + hair + face + mouth + nose


def troll_2() -> Part:
    ears = lined(cut("38 42!, 26 30, 8 34!, 18 44, 36 52!"), TROLL) + flat(cut("33 42!, 25 36, 16 36.5!, 23 43, 33 48!"), NOSE)
    ear = lined(cut("62 42!, 72 28, 90 24!, 84 38, 64 52!"), TROLL) + flat(cut("66 43!, 74 33, 83 29.5!, 79 38, 66 49!"), NOSE)
    legs = limb("42 78, 38 90", 11, fill=TROLL) + limb("58 78, 63 90", 11, fill=TROLL)
    feet = lined(cut("29 93!, 30 87, 38 85, 46 88, 46 93!"), TROLL) + lined(cut("56 93!, 56 88, 63 85, 72 87, 73 93!"), TROLL)
    body = lined(cut("36 56, 31 72, 36 84, 50 87, 65 84, 69 72, 64 56"), TROLL)
    belly = flat(oval(49, 73, 11, 9), NOSE)
    cloth = lined(cut("33 79!, 50 83, 67 79!, 66 88, 58 84!, 50 92, 43 85!, 34 88"), LEATHER)
    club = lined(cut("79 60!, 83 30, 80 14, 88 8, 95 16, 92 32, 85 61!"), WOOD) + dots("87 16, 88 27", 1.5, dark(WOOD))
    arms = limb("64 60, 78 68, 81 56", 10, 8, fill=TROLL) + lined(disc(82, 55, 5.5), TROLL)
    arm = limb("36 60, 22 66, 20 78", 10, 8, fill=TROLL) + lined(disc(20, 79, 5.5), TROLL)
    head = lined(cut("48 26, 62 31, 67 44, 62 56, 50 60, 37 57, 32 44, 36 31"), TROLL)
    hair = lined(cut("38 30!, 40 20!, 45 25!, 50 14!, 54 25!, 61 19!, 62 31!, 50 27"), MOSSY, None)
    face = eye(42, 40, 6, look=(0.7, 0), lid=0.3, tilt=14, skin=TROLL) + eye(58, 39, 6, look=(0.3, 0), lid=0.25, tilt=-14, skin=TROLL)
    mouth = grin(50, 52, 21, 7, below=2, bend=0.25)
    nose = lined(oval(51, 47, 6, 5), NOSE)
    return ears + ear + legs + feet + club + arm + body + belly + cloth + arms + head + hair + face + mouth + nose


def troll_3() -> Part:
    legs = limb("38 76, 34 90", 14, fill=TROLL) + limb("62 76, 66 90", 14, fill=TROLL)
    feet = lined(cut("23 93.5!, 24 86, 34 83, 45 87, 46 93.5!"), TROLL) + lined(cut("55 93.5!, 56 87, 66 83, 77 86, 78 93.5!"), TROLL)
    toes = claws(24, 93.5, 3, 16, 4.5) + claws(61, 93.5, 3, 16, 4.5)
    club = lined(cut("7 67!, 3.5 40, 9 20, 20 12, 29 22, 27 38, 16 68!"), WOOD) + dots("17 22, 13 34, 22 32, 14 46", 1.8, dark(WOOD))
    arm = limb("30 52, 16 66, 13 60", 15, 11, fill=TROLL) + lined(cut("5 60, 8 53, 16 52, 20 58, 17 66, 9 67"), TROLL)
    body = lined(cut("30 40, 22 60, 24 78, 38 87, 60 87, 76 79, 79 60, 70 40, 50 34"), TROLL)
    belly = flat(cut("34 62, 36 78, 50 83, 64 79, 67 62, 50 56"), NOSE)
    cloth = lined(cut("24 76!, 50 84, 77 76!, 76 86, 68 83!, 62 91, 55 85!, 46 92, 38 85!, 28 88"), LEATHER)
    right = limb("72 48, 86 58, 84 72, 76 74", 15, 12, 10, fill=TROLL) + ink("72 70, 74 74, 72 78")
    ears = lined(cut("36 30!, 26 18, 31 38!"), TROLL)
    ear = lined(cut("64 26!, 78 10, 87 8!, 84 22, 68 40!"), TROLL) + flat(cut("69 27!, 77 17, 82 13!, 79 22, 69 34!"), NOSE)
    head = lined(cut("52 14, 67 20, 73 34, 70 48, 54 54, 38 50, 32 38, 37 20"), TROLL)
    jaw = lined(cut("36 42!, 52 46, 70 40!, 74 50, 64 59, 50 60, 37 55, 33 47"), TROLL)
    tusks = fang(42, 45, 6, -11, -8) + fang(64, 44, 6, -12, 8) + fang(53, 47, 4, -4)
    hair = lined(cut("38 22!, 36 10!, 44 15!, 48 4.5!, 54 14!, 63 6!, 64 17!, 72 15!, 68 24!, 54 18"), MOSSY, None)
    face = eye(45, 29, 6, look=(0.4, 0.3), lid=0.42, tilt=18, skin=TROLL) + eye(61, 28, 6, look=(-0.2, 0.3), lid=0.42, tilt=-18, skin=TROLL)
    nose = lined(oval(53, 38, 8, 6.4), NOSE) + dots("50 40, 56 40", 1.2, PITCH)
    return ears + ear + legs + feet + toes + club + body + belly + cloth + right + arm + head + jaw + hair + face + nose + tusks


def troll_4() -> Part:
    hammer = limb("84 92, 87 20", 6, fill=WOOD) + lined(cut("69 9!, 90 5, 95 10, 94.5 30, 88 33, 69 31!, 66 20"), IRON_STONE) + ink("78 12, 82 18, 79 24")
    legs = limb("34 76, 30 88", 20, fill=TROLL) + limb("62 76, 66 88", 20, fill=TROLL)
    feet = lined(cut("15 94!, 16 85, 30 81, 43 86, 44 94!"), TROLL) + lined(cut("53 94!, 53 86, 66 81, 80 85, 81 94!"), TROLL)
    toes = claws(17, 94, 3, 21, 5.5) + claws(58, 94, 3, 21, 5.5)
    arm = limb("22 44, 8 58, 10 76", 20, 15, fill=TROLL) + lined(cut("4 74, 8 68, 18 68, 22 76, 18 84, 8 84"), TROLL) + ink("9 78, 10 83") + ink("14 78, 14.5 83.5")
    body = lined(cut("20 36, 14 56, 18 76, 34 86, 62 87, 78 78, 82 58, 76 36, 48 26"), TROLL)
    chest = ink("34 56, 42 60, 48 57, 55 60, 63 56")
    belly = flat(cut("30 66, 32 78, 48 83, 64 79, 67 66, 48 62"), NOSE)
    cloth = lined(cut("17 75!, 48 85, 79 75!, 79 86, 70 83!, 63 92, 55 86!, 47 93, 39 86!, 31 91, 26 83!, 18 86"), LEATHER)
    buckle = lined(disc(48, 83, 5.5), BONE) + dots("46 82, 50 82", 1.1, PITCH)
    right = limb("74 46, 90 54, 86 64", 19, 15, fill=TROLL) + lined(cut("78 62, 82 56, 91 57, 94.5 63, 92 71, 82 71"), TROLL) + ink("80 63.5, 86 64.5") + ink("80.5 67.5, 86 68")
    ears = lined(cut("30 20!, 18 8, 6 9!, 12 22, 28 34!"), TROLL) + flat(cut("26 21!, 18 14, 12 13.5!, 17 21, 26 29!"), NOSE)
    ear = lined(cut("64 20!, 76 10, 71 34!"), TROLL)
    head = lined(cut("47 6, 62 11, 69 26, 66 42, 48 48, 31 43, 26 28, 32 11"), TROLL)
    jaw = lined(cut("28 36!, 48 42, 68 36!, 72 46, 64 56, 48 59, 33 56, 25 46"), TROLL)
    mouth = lined(cut("32 42!, 48 46, 64 42!, 60 52, 48 54, 36 52"), MAW, None)
    tusks = fang(37, 50, 7, -17, -8) + fang(60, 50, 7, -18, 8) + fang(45, 54, 5, -6) + fang(52, 54, 5, -6)
    moss = fur("30 14, 38 6, 48 5, 60 8, 66 16, 48 12", MOSSY, 5)
    face = eye(39, 25, 6, look=(0.3, 0.4), lid=0.48, tilt=22, skin=TROLL) + eye(57, 25, 6, look=(-0.3, 0.4), lid=0.48, tilt=-22, skin=TROLL)
    nose = lined(oval(48, 35, 9, 7), NOSE) + dots("44.5 37, 51.5 37", 1.4, PITCH)
    scar = ink("60 12, 64 20")
    return ears + ear + legs + feet + toes + hammer + body + belly + chest + cloth + buckle + arm + right + head + jaw + mouth + tusks + moss + face + nose + scar


IRON_STONE = "#a79f98"


def troll_5() -> Part:
    tree = limb("84 34, 86 20, 84 10", 4, 3, fill=WOOD) + fur("76 14, 78 6, 86 5, 93 9, 92 18, 84 20", MOSSY, 5)
    legs = limb("36 78, 34 88", 22, fill=TROLL) + limb("64 78, 66 88", 22, fill=TROLL)
    feet = lined(cut("21 94.5!, 22 86, 34 82, 47 86, 48 94.5!"), TROLL) + lined(cut("52 94.5!, 53 86, 66 82, 78 86, 79 94.5!"), TROLL)
    toes = claws(24, 94.5, 3, 20, 5) + claws(56, 94.5, 3, 20, 5)
    arm = limb("18 44, 8 62, 12 82", 24, 20, 16, fill=TROLL) + lined(cut("3.8 82, 6 74, 16 72, 24 77, 24 90, 18 94, 7 93"), TROLL) + ink("10 85, 10 92") + ink("16 85, 16.5 92.5")
    body = lined(cut("8 48, 10 34, 26 26, 50 30, 74 26, 91 34, 92 50, 84 74, 70 86, 50 88, 30 86, 16 74"), TROLL)
    belly = flat(cut("28 64, 30 80, 50 85, 70 80, 72 64, 50 58"), NOSE)
    chest = ink("26 56, 38 61, 49 57!, 62 61, 75 55") + ink("49 72, 51 72")
    cloth = lined(cut("20 77!, 50 87, 80 77!, 80 89, 71 85!, 64 94, 57 88!, 50 94.5, 43 88!, 36 94, 30 86!, 20 89"), LEATHER)
    right = limb("84 44, 93 62, 89 82", 22, 20, 16, fill=TROLL)
    right = limb("83 46, 90 62, 87 82", 22, 19, 16, fill=TROLL) + lined(cut("76 78, 82 73, 92 74, 95 82, 93 92, 82 94, 76 90"), TROLL) + ink("83 86, 83 92.5") + ink("89 86, 89 92.5")
    moss = fur("12 36, 18 29, 28 30, 26 37, 16 40", MOSSY, 5)
    # the left head roars
    l_ear = lined(cut("17 18!, 8 9, 4 15!, 8 24, 18 28!"), TROLL)
    left = lined(cut("32 4.5, 44 9, 49 22, 48 40, 42 51, 30 53, 19 50, 15 38, 15 22, 20 9"), TROLL)
    l_mouth = grin(31, 34, 26, 16, teeth=0, below=3, tongue=True, bend=-0.25) + fang(22, 45, 6, -12, -8) + fang(40, 45, 6, -12, 8)
    l_face = eye(25, 20, 5.4, look=(0.2, 0.3), lid=0.45, tilt=22, skin=TROLL) + eye(39, 20, 5.4, look=(-0.2, 0.3), lid=0.45, tilt=-22, skin=TROLL)
    l_nose = lined(oval(32, 28, 7, 5.6), NOSE)
    l_hair = lined(cut("22 10!, 22 5!, 28 7!, 31 3.8!, 35 7!, 41 4!, 42 10!, 32 7"), MOSSY, None)
    # the right head thinks of dinner
    r_ear = lined(cut("80 24!, 90 14, 94 22!, 90 30, 80 33!"), TROLL)
    right_head = lined(cut("66 10, 78 14, 82 28, 80 42, 68 50, 55 46, 50 32, 54 16"), TROLL)
    r_jaw = lined(cut("51 38!, 65 43, 82 36!, 84 46, 76 55, 64 57, 54 53, 49 45"), TROLL)
    r_tusks = fang(57, 42, 5.5, -9, -6) + fang(75, 41, 6, -14, 8)
    r_face = eye(59, 25, 5, look=(-0.6, -0.5)) + eye(73, 24, 6, look=(-0.3, -0.6), lid=0.25, tilt=6, skin=TROLL) + brow(73, 15, 12, -8)
    r_nose = lined(oval(65, 33, 7, 5.6), NOSE)
    return (tree + legs + feet + toes + body + belly + chest + cloth + moss + arm + right
            + r_ear + right_head + r_jaw + r_tusks + r_face + r_nose
            + l_ear + left + l_hair + l_mouth + l_face + l_nose)


MONSTERS: dict[str, tuple[Callable[[], Part], ...]] = {
    "trolls": (troll_1, troll_2, troll_3, troll_4, troll_5),
}


SIZES = (58, 72, 82, 90, 93.5)


def pictures() -> list[Picture]:
    return [Picture(f"mighty-{f}-{i + 1}", cut_out(stood(draw(), SIZES[i]))) for f, five in MONSTERS.items() for i, draw in enumerate(five)]
