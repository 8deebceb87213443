"""The thirty monsters: six factions, each with its own body plan, from hatchling (1) to card-filling terror (5)."""

from __future__ import annotations

from collections.abc import Callable

from web.art.hand import *  # TEMP
from web.art.sheet import Picture

FACTIONS = ("trolls", "undead", "sea", "demons", "insects", "dragons")
TROLL, UNDEAD, DEEP, DEMON, INSECT, DRAGON = HUES = ("#6c9a70", "#ece5d2", "#55b2d6", "#874a98", "#edb92a", "#c2402a")
SIZES = (58, 69, 79, 87, 93.5)


# --- Trolls: lumps of hill with ears, a nose and an underbite ---

NOSE = "#a9b98a"
MOSSY = "#3f6b4a"
BOULDER = "#a79f98"


def _troll_foot(x: float, wide: float, high: float) -> Part:
    shape = fitted("-.5 0!, -.46 -.6, 0 -1, .46 -.6, .5 0!", x, 94, wide, high)
    return lined(shape, TROLL) + claws(x - wide * 0.4, 94, 3, wide * 0.8, high * 0.5)


def troll_1() -> Part:
    ear = lined(cut("36 54!, 24 42, 6 40!, 13 54, 33 66!"), TROLL) + flat(cut("31 55!, 23 47, 13 44!, 19 54, 31 61!"), NOSE)
    feet = lined(cut("35 94!, 36 88, 43 86, 49 94!"), TROLL).twice()
    bone = limb("70 84, 80 64", 5, fill=BONE) + lined(disc(78, 61, 4), BONE, None) + lined(disc(84, 64, 4), BONE, None)
    arms = limb("38 80, 25 84, 22 74", 8, 7, fill=TROLL) + limb("62 80, 70 86, 73 76", 8, 7, fill=TROLL)
    body = lined(cut("38 74, 35 85, 42 92, 58 92, 65 85, 62 74"), TROLL)
    leaf = lined(cut("35 84!, 50 86, 65 84!, 60 91, 50 94!, 40 91"), WOOD, None)
    head = lined(cut("50 36, 67 43, 71 58, 64 72, 50 76, 36 72, 29 58, 33 43"), TROLL)
    hair = ink("50 36, 46 29, 51 24, 55 28, 52 31")
    eyes = eye(41, 53, 7, look=(0.6, -0.2)) + eye(59, 51, 8.2, look=(-0.5, -0.3))
    mouth = ink("40 66, 50 70, 62 64") + lined(cut("52 69.6!, 51 76, 56 79, 60 75, 59 66.6!"), TONGUE, None)
    return ear.twice() + bone + feet + arms + body + leaf + head + hair + eyes + mouth + fang(45, 68.6, 4.4, -5) + lined(oval(49, 61, 5.4, 4.4), NOSE)


def troll_2() -> Part:
    ears = lined(cut("38 40!, 26 28, 8 32!, 18 42, 36 50!"), TROLL) + flat(cut("33 40!, 25 34, 16 34.5!, 23 41, 33 46!"), NOSE)
    ears += lined(cut("62 40!, 72 26, 88 20!, 84 36, 64 50!"), TROLL) + flat(cut("66 41!, 74 31, 82 26!, 79 36, 66 47!"), NOSE)
    feet = _troll_foot(37, 18, 10) + _troll_foot(64, 18, 10)
    club = lined(cut("80 62!, 82 32, 78 16, 86 8, 95 15, 93 32, 87 62!"), WOOD) + dots("86 16, 89 27", 1.6, dark(WOOD))
    left = limb("36 60, 20 65, 17 78", 11, 9, fill=TROLL) + lined(disc(17, 79, 6), TROLL)
    body = lined(cut("35 56, 30 72, 34 86, 50 89, 66 86, 70 72, 65 56"), TROLL)
    belly = flat(oval(49, 72, 12, 9), NOSE)
    cloth = lined(cut("31 79!, 50 83, 69 79!, 68 88, 59 84!, 50 91, 42 85!, 33 88"), LEATHER)
    right = limb("64 62, 78 70, 83 57", 11, 9, 8, fill=TROLL, over=True) + lined(disc(84, 56, 6), TROLL)
    head = lined(cut("49 22, 64 28, 69 42, 64 55, 50 59, 36 56, 30 42, 35 28"), TROLL)
    hair = lined(cut("38 27!, 39 16!, 45 21!, 50 9!, 55 21!, 62 15!, 62 28!, 50 23"), MOSSY, None)
    eyes = eye(41, 38, 6.6, look=(0.7, 0), lid=0.3, tilt=14, skin=TROLL) + eye(58, 37, 6.6, look=(0.3, 0), lid=0.25, tilt=-14, skin=TROLL)
    return ears + feet + club + left + body + belly + cloth + right + head + hair + eyes + grin(50, 51, 22, 7.5, below=2, bend=0.25) + lined(oval(51, 45.5, 6.6, 5.4), NOSE)


def troll_3() -> Part:
    feet = _troll_foot(33, 23, 13) + _troll_foot(67, 23, 13)
    club = lined(cut("6 70!, 3 42, 8 22, 19 14, 28 23, 26 40, 16 70!"), WOOD) + dots("16 24, 12 36, 21 34, 13 48", 1.9, dark(WOOD))
    left = limb("32 52, 18 68, 13 62", 15, 12, fill=TROLL) + lined(cut("4 62, 7 55, 16 54, 20 60, 17 68, 8 69"), TROLL) + ink("9 63, 15 64")
    body = lined(cut("30 40, 22 60, 24 80, 38 89, 62 89, 76 80, 79 60, 70 40, 50 34"), TROLL)
    belly = flat(cut("33 64, 36 79, 50 84, 64 80, 68 64, 50 58"), NOSE)
    cloth = lined(cut("23 77!, 50 85, 77 77!, 76 87, 68 84!, 61 91, 54 86!, 46 92, 38 86!, 27 88"), LEATHER)
    right = limb("70 50, 88 60, 75 75", 15, 12, 10, fill=TROLL, over=True)
    ears = lined(cut("36 28!, 28 14, 22 16!, 24 28, 34 38!"), TROLL)
    ears += lined(cut("64 26!, 78 10, 90 7!, 86 22, 68 40!"), TROLL) + flat(cut("69 27!, 78 17, 84 12.5!, 80 22, 69 34!"), NOSE)
    head = lined(cut("52 12, 67 18, 73 34, 70 48, 54 54, 38 50, 31 38, 36 18"), TROLL)
    jaw = lined(cut("34 43!, 52 47, 71 41!, 75 51, 65 61, 50 62, 36 57, 31 49"), TROLL)
    tusks = fang(41, 47, 7, -12, -8) + fang(65, 46, 7, -13, 8) + fang(53, 49, 5, -4.5)
    hair = lined(cut("37 20!, 34 7!, 43 12!, 48 1!, 55 11!, 64 3!, 65 15!, 73 13!, 68 23!, 54 16"), MOSSY, None)
    eyes = eye(44, 28, 6.6, look=(0.4, 0.3), lid=0.42, tilt=18, skin=TROLL) + eye(61, 27, 6.6, look=(-0.2, 0.3), lid=0.42, tilt=-18, skin=TROLL)
    nose = lined(oval(53, 38, 8.6, 6.6), NOSE) + dots("50 40, 56 40", 1.3, PITCH)
    return ears + feet + club + body + belly + cloth + right + left + head + jaw + hair + eyes + nose + tusks


def troll_4() -> Part:
    hammer = limb("86 93, 89 20", 6, fill=WOOD) + lined(cut("70 8!, 92 4, 98 10, 97 30, 91 33, 70 31!, 67 20"), BOULDER) + ink("79 12, 83 18, 80 24")
    feet = _troll_foot(30, 29, 15) + _troll_foot(66, 29, 15)
    left = limb("24 46, 9 60, 11 76", 22, 17, fill=TROLL) + lined(cut("2 76, 6 69, 17 68, 22 76, 18 86, 7 86"), TROLL) + ink("9 79, 9.5 85") + ink("15 79, 15 85")
    body = lined(cut("20 36, 13 56, 16 78, 32 89, 64 89, 80 78, 83 58, 76 36, 48 26"), TROLL)
    belly = flat(cut("29 67, 32 80, 48 84, 64 80, 68 67, 48 63"), NOSE)
    chest = ink("30 58, 40 62, 48 59!, 57 62, 67 58")
    cloth = lined(cut("15 76!, 48 86, 81 76!, 80 87, 70 84!, 63 92, 55 87!, 47 93, 39 87!, 31 92, 25 84!, 16 87"), LEATHER)
    buckle = lined(oval(48, 85, 6.4, 5.8), BONE) + dots("45.6 84, 50.6 84", 1.4, PITCH)
    right = limb("73 47, 91 56, 86 68", 20, 17, 14, fill=TROLL, over=True) + lined(cut("78 68, 82 62, 92 62, 96 69, 93 77, 82 77"), TROLL) + ink("80 68, 88 69") + ink("81 72.5, 88 73")
    ears = lined(cut("30 20!, 18 6, 3 6!, 10 22, 28 34!"), TROLL) + flat(cut("26 21!, 17 12, 9.5 11!, 15 21, 26 29!"), NOSE)
    ears += lined(cut("64 22!, 74 14, 77 18!, 74 28, 66 34!"), TROLL)
    head = lined(cut("47 6, 62 11, 69 26, 66 42, 48 48, 31 43, 26 28, 32 11"), TROLL)
    jaw = lined(cut("27 37!, 48 43, 69 37!, 73 48, 65 59, 48 62, 32 59, 24 48"), TROLL)
    mouth = lined(cut("31 44!, 48 47, 65 44!, 61 54, 48 56, 36 54"), MAW, None)
    tusks = fang(36, 53, 8, -19, -8) + fang(61, 53, 8, -20, 8) + fang(44.5, 56, 5.5, -6) + fang(53, 56, 5.5, -6)
    moss = fur("29 15, 37 5, 48 3, 60 6, 67 16, 48 12", MOSSY, 6)
    eyes = eye(38, 25, 6.6, look=(0.3, 0.4), lid=0.46, tilt=22, skin=TROLL) + eye(57, 25, 6.6, look=(-0.3, 0.4), lid=0.46, tilt=-22, skin=TROLL)
    nose = lined(oval(48, 36, 9, 7), NOSE) + dots("44.5 38, 51.5 38", 1.5, PITCH)
    return ears + feet + hammer + body + belly + chest + cloth + buckle + left + right + head + jaw + mouth + moss + eyes + nose + tusks


def troll_5() -> Part:
    tree = limb("87 34, 88 14", 4.5, fill=WOOD) + fur("78 10, 81 1, 89 -1, 97 4, 96 14, 87 16", MOSSY, 6)
    feet = _troll_foot(34, 28, 13) + _troll_foot(66, 28, 13)
    left = limb("18 44, 6 62, 11 82", 26, 21, 17, fill=TROLL) + lined(cut("0 83, 3 74, 14 72, 23 77, 24 90, 17 94, 4 93"), TROLL) + ink("8 86, 8 92") + ink("15 86, 15.5 92.5")
    body = lined(cut("5 48, 8 33, 26 26, 50 30, 76 26, 93 33, 95 50, 86 76, 70 88, 50 90, 30 88, 14 76"), TROLL)
    belly = flat(cut("28 66, 31 81, 50 86, 70 81, 73 66, 50 61"), NOSE)
    chest = ink("24 58, 37 63, 49 59!, 63 63, 77 57") + ink("48.5 74, 51 74")
    cloth = lined(cut("18 78!, 50 88, 82 78!, 82 89, 72 86!, 65 93, 57 89!, 50 94, 43 89!, 35 93, 29 87!, 18 89"), LEATHER)
    right = limb("84 46, 95 62, 90 82", 24, 21, 17, fill=TROLL) + lined(cut("78 78, 86 72, 98 74, 102 83, 99 93, 86 94, 78 90"), TROLL) + ink("87 86, 86.5 92.5") + ink("94 86, 94 92")
    moss = fur("76 28, 86 26, 96 33, 94 42, 84 38", MOSSY, 6)
    # one head roars
    l_ear = lined(cut("14 18!, 4 6, -2 14!, 4 24, 15 30!"), TROLL)
    l_head = lined(cut("31 2, 44 7, 50 21, 49 41, 43 54, 30 57, 17 54, 12 40, 12 21, 18 7"), TROLL)
    l_hair = lined(cut("18 8!, 17 -1!, 25 3!, 30 -4!, 36 3!, 44 -2!, 44 9!, 31 4"), MOSSY, None)
    l_mouth = grin(31, 34, 30, 19, below=3, tongue=True, bend=-0.25) + fang(20, 47, 7, -14, -8) + fang(42, 47, 7, -14, 8)
    l_eyes = eye(23, 19, 6.2, look=(0.2, 0.3), lid=0.42, tilt=22, skin=TROLL) + eye(39, 19, 6.2, look=(-0.2, 0.3), lid=0.42, tilt=-22, skin=TROLL)
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


# --- Undead: bones, rags and a spark in the eye ---

SPARK = "#9fe0c8"
RAG = "#64738a"
SHROUD = "#4c4a66"


def _skull(x: float, y: float, r: float, teeth: int = 4, tilt: float = 0.0, look: Point = (0, 0), angry: float = 0.0) -> Part:
    """A skull about (x, y); ``angry`` tilts its sockets."""
    dome = fitted("0 -1, .72 -.78, 1 -.12, .82 .42, .56 .56!, .5 .98!, 0 1.06, -.5 .98!, -.56 .56!, -.82 .42, -1 -.12, -.72 -.78", x, y, r, r)
    found = lined(dome, UNDEAD)
    for side in (-1, 1):
        found += socket(x + side * r * 0.42, y + r * 0.02, r * 0.33, SPARK, side * -angry, look)
    found += flat(fitted("0 .3!, .12 .52!, -.12 .52!", x, y, r, r), PITCH)
    for i in range(1, teeth):
        a = x + (2 * i / teeth - 1) * r * 0.46
        found += ink(f"{a} {y + r * 0.78}, {a} {y + r * 0.98}")
    return found.turned(tilt, x, y)


def _bone(text: str, wide: float) -> Part:
    """A long bone with a knuckle at its end."""
    x, y = points(text)[0][-1]
    return limb(text, wide, wide * 0.8, fill=UNDEAD) + lined(disc(x, y, wide * 0.62), UNDEAD, None)


def undead_1() -> Part:
    legs = _bone("44 84, 40 92", 5) + _bone("56 84, 62 91", 5)
    arms = _bone("42 76, 30 80, 26 72", 5) + _bone("58 76, 70 72, 74 62", 5)
    fingers = ink("74 62, 70 55") + ink("74 62, 76 54") + ink("74 62, 81 58")
    ribs = lined(cut("41 74, 39 82, 45 88, 55 88, 61 82, 59 74"), UNDEAD) + ink("43 79, 50 81, 57 79") + ink("45 84, 50 85.4, 55 84")
    head = _skull(50, 52, 23, 3, -6)
    worm = lined(tube("62 50, 68 46, 70 38, 77 37, 80 42", 6, 6, 6), "#d98a9b") + dots("79 41, 76.4 38.4", 1.1, PITCH)
    tooth = flat(box(44, 69.5, 5, 5.4), MAW)
    bow = lined(cut("44 30!, 34 22, 33 34!"), EMBER, None) + lined(cut("44 30!, 54 21, 56 33!"), EMBER, None) + lined(disc(44, 30, 3.4), EMBER, None)
    return legs + arms + fingers + ribs + head + tooth + worm + bow.turned(-14, 44, 30)


def undead_2() -> Part:
    legs = _bone("43 70, 36 82, 38 92", 6) + _bone("55 70, 62 80, 58 92", 6)
    feet = lined(cut("28 94!, 32 89, 42 90, 42 94!"), UNDEAD, None) + lined(cut("54 94!, 54 90, 64 89, 70 94!"), UNDEAD, None)
    pelvis = lined(cut("38 66!, 49 69, 60 66!, 59 74, 52 73, 49 77, 46 73, 39 74"), UNDEAD)
    spine = limb("49 50, 49 70", 6, fill=UNDEAD)
    ribs = lined(cut("36 48, 35 58, 42 64, 56 64, 63 58, 62 48, 49 45"), UNDEAD) + ink("38 53, 49 56, 60 53") + ink("40 59, 49 61.4, 58 59")
    arm = _bone("61 50, 74 54, 78 44", 6) + _bone("77 48, 84 20", 6) + lined(disc(85, 18, 4), UNDEAD, None) + ink("84 17, 80 8") + ink("85 16, 86 7") + ink("87 17, 93 11")
    left = _bone("37 50, 24 56, 22 68", 6) + ink("22 69, 17 76") + ink("22 69, 22 77") + ink("22 69, 27 76")
    head = _skull(48, 29, 19, 5, 10, (0.6, -0.2))
    hat = lined(cut("28 18!, 38 8, 52 4, 64 12, 66 22!, 48 14"), IRON) + dots("40 12, 55 10", 1.4, dark(IRON))
    jaw = lined(cut("38 45!, 48 49, 57 46!, 56 53, 47 56, 39 52"), UNDEAD, None)
    return legs + feet + spine + pelvis + left + ribs + arm + jaw + head + hat


def undead_3() -> Part:
    legs = limb("40 72, 37 90", 17, 14, fill=UNDEAD) + limb("60 72, 64 88", 17, 14, fill=UNDEAD)
    wraps = ink("31 80, 45 84") + ink("56 82, 71 77") + ink("30 88, 44 90")
    tail = lined(cut("66 80!, 78 84, 90 78!, 86 86!, 92 90!, 78 92, 66 87!"), UNDEAD)
    body = lined(cut("32 42, 28 60, 32 78, 50 82, 68 78, 72 60, 68 42, 50 36"), UNDEAD)
    lines = ink("30 54, 48 60, 71 54") + ink("29 64, 50 70, 66 66") + ink("33 74, 52 76")
    back = limb("34 48, 18 46, 8 38", 13, 11, 9, fill=UNDEAD) + ink("18 40, 16 51")
    front = limb("66 50, 82 50, 91 42", 13, 11, 9, fill=UNDEAD, over=True) + ink("79 44, 81 55") + ink("87 40, 92 48")
    dangle = lined(cut("9 40!, 5 50, 10 58!, 14 57!, 12 48, 14 44!"), UNDEAD, None)
    head = lined(cut("50 6, 66 12, 71 27, 65 41, 50 46, 35 41, 29 27, 34 12"), UNDEAD)
    slit = flat(cut("31 24!, 50 19, 70 23!, 69 33!, 50 36, 31 33!"), PITCH)
    eyes = flat(disc(42, 28, 4.6), SPARK) + flat(disc(60, 27, 6), SPARK) + dots("43 28.6, 59 27.6", 2, PITCH)
    bands = ink("33 16, 50 12, 64 12") + ink("31 23.6, 50 19, 70 23") + ink("31 33.6, 50 36, 69 33.4") + ink("50 19, 62 9")
    mouth = lined(cut("40 39!, 50 41, 60 38!, 56 43.6, 46 44"), MAW, None)
    return tail + legs + wraps + dangle + back + body + lines + front + head + slit + eyes + bands + mouth


def undead_4() -> Part:
    scythe = limb("14 94, 24 12", 5, fill=WOOD) + lined(cut("18 16!, 38 0, 66 2, 84 16!, 62 12, 40 14, 24 24!"), IRON)
    robe = lined(cut("36 38, 26 60, 18 80, 14 94!, 24 89!, 30 96!, 38 89!, 46 95!, 54 89!, 62 96!, 70 89!, 78 94!, 88 90!, 80 76, 72 58, 64 38"), SHROUD)
    fold = ink("44 64, 40 82") + ink("60 62, 66 82")
    left = lined(cut("38 42, 26 48, 10 62!, 14 70, 24 72!, 36 62, 44 52"), SHROUD) + _bone("20 66, 19 60", 5) + ink("14 58, 24 61") + ink("14 62, 23 65")
    right = lined(cut("62 44, 74 50, 88 60!, 86 70, 78 74!, 66 64, 58 54"), SHROUD) + _bone("82 67, 88 70", 5)
    fingers = ink("88 70, 95 66") + ink("88 70, 96 72") + ink("88 70, 93 78")
    hood = lined(cut("52 10!, 66 18, 74 34, 70 50, 62 58, 50 60, 38 58, 30 50, 27 34, 36 18"), SHROUD)
    dark_in = flat(cut("51 20, 62 26, 66 38, 62 50, 50 54, 38 50, 34 38, 39 26"), PITCH)
    head = _skull(50, 38, 14.5, 5, 0, (0, 0.1), 24) + brow(43, 31.5, 11, 22, 2) + brow(57, 31.5, 11, -22, 2)
    belt = limb("33 66, 50 70, 68 66", 4, fill=GOLD) + lined(disc(50, 70, 4.5), UNDEAD, None)
    return scythe + robe + fold + belt + left + right + fingers + hood + dark_in + head


def undead_5() -> Part:
    cape = lined(cut("30 40, 14 34!, 6 12!, -2 52, 2 94!, 98 94!, 102 52, 94 12!, 86 34!, 70 40"), SHROUD)
    lining = flat(cut("26 46!, 16 70, 14 92!, 86 92!, 84 70, 74 46!"), MAW)
    legs = _bone("40 80, 34 92", 10) + _bone("60 80, 66 92", 10)
    pelvis = lined(cut("34 76!, 50 80, 66 76!, 66 88, 56 85, 50 91, 44 85, 34 88"), UNDEAD)
    spine = limb("50 62, 50 82", 9, fill=UNDEAD)
    ribs = lined(cut("26 52, 24 66, 34 76, 50 73, 66 76, 76 66, 74 52, 50 46"), UNDEAD)
    cage = ink("28 60, 38 64, 47 61") + ink("72 60, 62 64, 53 61") + ink("30 68, 38 70, 46 67") + ink("70 68, 62 70, 54 67")
    heart = flame(50, 72, 10, 17, "#5fbf9f", SPARK)
    pads = lined(cut("8 56!, 10 42, 24 38, 34 46!, 30 56, 18 60"), IRON) + spikes("9 50, 14 41, 25 39", 3, 7, UNDEAD)
    left = _bone("18 56, 8 68, 12 78", 9) + ink("11 80, 4 84") + ink("11 81, 9 89") + ink("13 81, 17 88")
    fire = flame(12, 79, 15, 26, "#5fbf9f", SPARK)
    right = _bone("82 56, 92 68, 88 78", 9) + ink("89 80, 96 84") + ink("89 81, 91 89") + ink("87 81, 83 88")
    fire_2 = flame(88, 79, 15, 26, "#5fbf9f", SPARK)
    jaw = lined(cut("36 44!, 50 50, 64 44!, 63 56, 50 61, 37 56"), UNDEAD) + ink("43 50, 43 55") + ink("50 52, 50 57") + ink("57 50, 57 55")
    head = _skull(50, 29, 24, 6, 0, (0, 0.2), 26) + brow(39.5, 20, 17, 20, 3) + brow(60.5, 20, 17, -20, 3) + ink("60 8, 56 13, 60 17")
    return cape + lining + legs + spine + pelvis + heart + ribs + cage + heart.sized(0.6, 50, 70) + pads.twice() + left + right + fire + fire_2 + jaw + head + crown(50, 10, 36, 16)


# --- Sea: a dome, tentacles, and something fishy ---

FOAM = "#bfe3ef"
CORAL = "#e8836b"


def sea_1() -> Part:
    back = tentacle("38 74, 26 76, 20 86, 26 92", 9, DEEP) + tentacle("62 74, 74 74, 82 64, 77 57", 9, DEEP)
    front = tentacle("44 78, 38 86, 42 93", 9, DEEP) + tentacle("56 78, 62 86, 70 92", 9, DEEP)
    head = lined(cut("50 34, 66 40, 73 56, 68 72, 60 80, 50 78, 40 80, 32 72, 27 56, 34 40"), DEEP)
    spots = dots("38 43, 45 39.5, 36 49.5", 2, pale(DEEP))
    eyes = eye(41, 60, 8, look=(0.4, -0.5)) + eye(60, 60, 8, look=(-0.2, -0.5))
    mouth = grin(50.5, 70, 11, 6, tongue=False, bend=0.2)
    cheeks = flat(oval(33, 69, 3, 2), CORAL) + flat(oval(68, 69, 3, 2), CORAL)
    bubbles = lined(disc(24, 44, 4.6), FOAM, None) + lined(disc(18, 33, 3), FOAM, None)
    return back + front + head + spots + cheeks + eyes + mouth + bubbles


def sea_2() -> Part:
    legs = tentacle("40 72, 28 76, 20 88, 30 93", 11, DEEP) + tentacle("60 72, 72 78, 82 90, 70 93", 11, DEEP)
    legs += tentacle("46 76, 42 86, 50 93", 11, DEEP)
    arms = limb("34 58, 20 60, 16 46", 9, 8, fill=DEEP) + limb("66 58, 82 58, 86 40", 9, 8, fill=DEEP)
    claw = lined(cut("14 48, 4 40, 4 26, 14 20!, 14 32!, 22 22!, 27 34, 23 46"), CORAL)
    claw_2 = lined(cut("84 42, 75 34, 76 20, 86 10!, 86 24!, 94 16!, 98 28, 93 40"), CORAL)
    head = lined(cut("50 18, 66 25, 73 44, 70 62, 62 78, 50 75, 38 78, 30 62, 27 44, 34 25"), DEEP)
    fin = spikes("40 21, 50 17, 60 21", 3, 10, CORAL)
    spots = dots("36 33, 42 28, 35 40", 2.2, pale(DEEP))
    eyes = eye(41, 47, 7.6, look=(0.5, 0), lid=0.28, tilt=16, skin=DEEP) + eye(60, 47, 7.6, look=(-0.1, 0), lid=0.28, tilt=-16, skin=DEEP)
    mouth = ink("38 64, 50 60, 62 64") + fang(43, 62, 4.6, 6) + fang(57, 62, 4.6, 6)
    return arms + claw + claw_2 + legs + fin + head + spots + eyes + mouth


def sea_3() -> Part:
    tail = lined(cut("76 60!, 88 50, 97 38!, 97 58, 92 62!, 98 78, 94 84!, 84 74, 74 68!"), DEEP)
    legs = tentacle("38 80, 30 88, 36 94", 11, DEEP) + tentacle("54 82, 58 92, 68 93", 11, DEEP) + tentacle("66 78, 76 84, 84 94", 11, DEEP)
    lure = ink("52 26, 50 10, 36 4, 26 10") + lined(disc(24, 14, 6.5), "#ffe08a", None) + ink("13 12, 10 11") + ink("17 5, 15 3") + ink("15 21, 13 23.5")
    body = lined(cut("18 48, 30 32, 50 26, 70 34, 82 54, 80 74, 62 86, 40 88, 22 80, 14 64"), DEEP)
    fins = lined(cut("52 28!, 60 14, 76 16!, 70 24!, 80 30!, 72 38!"), CORAL) + lined(cut("68 64!, 82 58, 86 66!, 80 70!, 84 78!, 72 76!"), CORAL)
    jaw = lined(cut("9 58!, 30 64, 56 55!, 60 70, 49 86, 30 90, 13 82, 6 69"), DEEP)
    mouth = lined(cut("12 59!, 32 64, 54 57!, 50 73, 33 81, 16 76"), MAW, None)
    teeth = fang(20, 79, 7, -14, -6) + fang(33, 81.5, 7, -13) + fang(46, 76.5, 7, -14, 6) + fang(25.5, 61.5, 5.5, 8) + fang(40, 61.5, 5.5, 9)
    eyes = eye(30, 43, 8.4, look=(-0.5, -0.2), lid=0.3, tilt=10, skin=DEEP) + eye(52, 42, 7.4, look=(-0.6, -0.2), lid=0.3, tilt=-14, skin=DEEP)
    return tail + legs + lure + body + fins + dots("67 43, 75 51, 65 52", 2.4, pale(DEEP)) + jaw + mouth + teeth + eyes


def sea_4() -> Part:
    trident = limb("82 95, 88 30", 5, fill=GOLD) + lined(cut("76 34!, 77 14!, 81 12!, 82 26!, 87 25!, 88 4!, 92 4!, 93 26!, 98 27!, 100 13!, 104 16!, 102 36!, 88 38"), GOLD, None)
    legs = tentacle("32 72, 16 76, 10 90, 22 93", 15, DEEP, 4) + tentacle("66 72, 80 80, 92 88, 88 94", 14, DEEP, 0)
    legs += tentacle("40 78, 30 86, 38 94", 14, DEEP) + tentacle("58 80, 68 88, 60 94", 14, DEEP)
    fin = lined(cut("72 40!, 88 38, 96 46!, 84 52, 74 58!"), DEEP)
    body = lined(cut("46 2!, 60 14, 71 34, 74 56, 70 76, 56 86, 40 86, 26 76, 21 54, 27 30, 37 12"), DEEP)
    belly = flat(cut("30 58, 32 76, 46 83, 62 78, 67 60, 48 52"), FOAM)
    arm = limb("68 60, 84 66, 88 56", 13, 11, fill=DEEP, over=True) + lined(disc(87, 57, 7), DEEP)
    left = tentacle("28 56, 10 54, 2 38, 12 28, 18 34", 14, DEEP, 5, side=-1)
    gills = ink("69 44, 66 48") + ink("70.5 50, 67 54")
    eyes = eye(38, 32, 6, look=(0.3, 0.2), lid=0.45, tilt=22, skin=DEEP) + eye(58, 32, 6, look=(-0.1, 0.2), lid=0.45, tilt=-22, skin=DEEP)
    mouth = grin(48, 48, 36, 22, teeth=6, below=5, bend=-0.2)
    nose = ink("45 40, 46 42") + ink("51 40, 50 42")
    scar = ink("50 12, 57 19") + ink("56 12.5, 51 18")
    return legs + trident + left + fin + body + belly + mouth + eyes + gills + nose + scar + arm


def sea_5() -> Part:
    tower = lined(battlements(80, 14, 23, 6, 3, 52), BOULDER) + flat(arch(91.5, 34, 6, 10), PITCH) + pennant(91, -4, 13, 9, EMBER, 18)
    grip = tentacle("68 66, 92 74, 110 64, 106 50, 92 46, 78 50", 16, DEEP, 0)
    left = tentacle("30 60, 8 60, -4 42, 0 20, 13 12, 19 23", 18, DEEP, 6, side=-1)
    legs = tentacle("26 70, 6 74, -2 88, 11 94, 18 86", 18, DEEP, 5, side=-1) + tentacle("72 72, 96 80, 104 90, 90 94", 18, DEEP, 4)
    legs += tentacle("36 80, 22 84, 22 94, 36 94", 15, DEEP) + tentacle("62 80, 78 84, 78 94, 64 94", 15, DEEP)
    head = lined(cut("46 -4, 64 1, 77 18, 80 42, 74 62, 66 78, 47 84, 30 78, 22 62, 16 42, 18 18, 29 1"), DEEP)
    spots = dots("27 18, 33 9, 25 29, 66 11, 71 20", 3, pale(DEEP))
    crest = lined(cut("36 0!, 37 -10!, 43 -5!, 47 -14!, 52 -5!, 58 -10!, 58 1!, 47 -1"), CORAL, None)
    eyes = eye(35, 32, 10, look=(0.3, 0.3), lid=0.42, tilt=20, skin=DEEP, ball="#ffe9a8") + eye(61, 32, 10, look=(-0.1, 0.3), lid=0.42, tilt=-20, skin=DEEP, ball="#ffe9a8")
    return tower + left + grip + legs + crest + head + spots + grin(48, 54, 46, 27, teeth=7, below=4, tongue=True, bend=-0.24) + eyes


# --- Demons: horns, hooves, bat's wings, an arrow for a tail ---

VIOLET = "#c08acb"
HOOF = "#3b2a3f"


def _arrow(x: float, y: float, size: float, turn: float) -> Part:
    """The tip of a demon's tail, pointing up before it is turned."""
    return lined(fitted("0 -1!, .85 .35!, 0 .1!, -.85 .35!", x, y, size, size), VIOLET, None).turned(turn, x, y)


def demon_1() -> Part:
    wing = bat_wing((36, 66), [(12, 40), (4, 58), (14, 74)], VIOLET).twice()
    tail = limb("60 84, 76 90, 84 80", 5, fill=DEMON) + _arrow(85, 78, 8, 14)
    feet = lined(cut("35 94!, 36 88, 43 86, 49 94!"), HOOF, None).twice()
    body = lined(cut("50 40, 67 46, 72 63, 67 82, 50 90, 33 82, 28 63, 33 46"), DEMON)
    belly = flat(cut("40 79, 50 75, 60 79, 58 85, 50 88, 42 85"), VIOLET)
    horns = horn("38 47, 34 40, 38 33", 9).twice()
    eyes = eye(40, 59, 8, look=(0.5, 0.2)) + eye(60, 59, 8, look=(0.4, 0.2), lid=0.32, tilt=-10, skin=DEMON)
    mouth = ink("39 70, 50 75, 63 69") + ink("62 67, 65 71") + fang(44, 72, 4.6, 5.5)
    return wing + tail + feet + body + belly + horns + eyes + mouth


def demon_2() -> Part:
    fork = limb("80 94, 82 34", 4.5, fill=WOOD) + lined(cut("70 38!, 69 18!, 76 24!, 76 31!, 79 31!, 79 12!, 86 20!, 85 31!, 88 31!, 89 17!, 96 24!, 94 39!"), EMBER, None)
    wing = bat_wing((40, 58), [(14, 20), (0, 40), (6, 56), (20, 66)], VIOLET)
    wing += bat_wing((60, 58), [(70, 30), (74, 46), (72, 62)], VIOLET)
    tail = limb("44 78, 26 86, 14 76, 20 68", 5.5, 4.5, fill=DEMON) + _arrow(21, 67, 9, 40)
    legs = limb("43 72, 36 82, 42 92", 11, 8, fill=DEMON) + limb("57 72, 64 82, 58 92", 11, 8, fill=DEMON)
    hooves = lined(cut("34 94!, 37 87, 46 87, 48 94!"), HOOF, None) + lined(cut("53 94!, 54 87, 63 87, 66 94!"), HOOF, None)
    body = lined(cut("40 50, 36 64, 40 76, 50 79, 60 76, 64 64, 60 50"), DEMON)
    left = limb("40 56, 27 64, 38 71", 9, 8, fill=DEMON, over=True)
    right = limb("60 56, 72 66, 79 57", 9, 8, fill=DEMON, over=True) + lined(disc(80, 57, 5.5), DEMON)
    head = lined(cut("50 20, 65 26, 69 38, 63 50, 50 58, 37 50, 31 38, 35 26"), DEMON)
    ears = lined(cut("34 34!, 24 29, 18 32!, 25 42, 35 44!"), DEMON).twice()
    horns = horn("39 26, 31 17, 34 4", 10, rings=1).twice()
    beard = lined(cut("44 54!, 50 57, 56 54!, 53 63, 50 68!, 47 63"), HOOF, None)
    eyes = eye(41, 37, 6.6, look=(0.7, 0), lid=0.36, tilt=18, skin=DEMON) + eye(59, 37, 6.6, look=(0.5, 0), lid=0.36, tilt=-18, skin=DEMON)
    return wing + tail + fork + legs + hooves + body + left + right + ears + horns + head + beard + eyes + grin(51, 47, 20, 7, teeth=4, bend=0.35)


def demon_3() -> Part:
    tail = limb("70 82, 90 90, 98 74, 91 64", 8, 6, 5, fill=DEMON) + _arrow(91, 62, 10, -18)
    wing = bat_wing((36, 58), [(10, 28), (-6, 46), (-4, 62), (10, 74)], VIOLET)
    wing += bat_wing((64, 58), [(90, 22), (104, 36), (102, 50), (90, 60)], VIOLET)
    legs = limb("38 78, 32 90", 15, 12, fill=DEMON).twice()
    hooves = lined(cut("21 94!, 24 85, 39 85, 43 94!"), HOOF, None).twice()
    body = lined(cut("50 18, 68 26, 78 48, 78 70, 66 86, 50 89, 34 86, 22 70, 22 48, 32 26"), DEMON)
    belly = flat(cut("32 77, 50 73, 68 77, 63 84, 50 87, 37 84"), VIOLET)
    ball = eye(50, 41, 14.5, look=(0.1, 0.15), lid=0.24, skin=DEMON, ball="#ffe9a8", pupil=0.42)
    frown = brow(42, 26, 18, 20, 3) + brow(58, 26, 18, -20, 3)
    rams = horn("34 26, 22 13, 7 17, 4 33, 16 38", 15, rings=3).twice()
    arms = limb("26 60, 11 70, 25 81", 12, 10, fill=DEMON, over=True) + limb("74 60, 89 70, 76 81", 12, 10, fill=DEMON, over=True)
    return tail + wing + legs + hooves + body + belly + arms + rams + ball + frown + grin(50, 62, 42, 15, teeth=6, below=3, bend=0.35)


def demon_4() -> Part:
    wing = bat_wing((36, 52), [(8, -2), (-14, 22), (-14, 46), (-4, 66), (16, 76)], VIOLET, 0.16).twice()
    tail = limb("62 84, 84 94, 98 84, 93 74", 8, 7, 5, fill=DEMON) + _arrow(93, 72, 10, -14)
    legs = limb("40 76, 30 82, 36 91", 17, 13, 10, fill=DEMON).twice()
    hooves = lined(cut("25 95!, 28 86, 42 86, 46 95!"), HOOF, None).twice()
    cloth = lined(cut("35 72!, 65 72!, 63 86, 56 82!, 50 92!, 44 82!, 37 86"), EMBER, None)
    body = lined(cut("22 42, 26 56, 36 76, 50 80, 64 76, 74 56, 78 42, 50 34"), DEMON)
    left = limb("24 48, 14 62, 34 68, 56 60", 16, 14, 12, 11, fill=DEMON, over=True)
    right = limb("76 48, 86 64, 64 72, 42 66", 16, 14, 12, 11, fill=DEMON, over=True)
    fist = lined(oval(40, 65, 7, 6), DEMON) + ink("36 66, 40 66.5")
    horns = horn("37 20, 20 16, 16 -6", 14, rings=2).twice()
    ears = lined(cut("33 26!, 22 24, 15 29!, 24 37, 34 36!"), DEMON).twice()
    head = lined(cut("50 8, 65 14, 70 29, 65 44, 50 53, 35 44, 30 29, 35 14"), DEMON)
    flames = flame(43, 14, 12, 18) + flame(57, 14, 12, 18) + flame(50, 14, 14, 26)
    eyes = eye(41, 28, 6.6, look=(0.2, 0.3), lid=0.44, tilt=24, skin=DEMON, ball="#ffd76a") + eye(59, 28, 6.6, look=(-0.2, 0.3), lid=0.44, tilt=-24, skin=DEMON, ball="#ffd76a")
    mouth = ink("39 43, 50 38, 61 43") + fang(42.5, 42, 5, -8) + fang(57.5, 42, 5, -8)
    return wing + tail + legs + hooves + cloth + body + left + right + fist + flames + ears + horns + head + eyes + mouth


def demon_5() -> Part:
    wing = bat_wing((34, 54), [(2, -8), (-16, 18), (-18, 44), (-14, 66), (6, 84)], VIOLET, 0.14).twice()
    legs = limb("36 82, 30 91", 20, 16, fill=DEMON).twice() + lined(cut("15 95!, 19 85, 39 85, 45 95!"), HOOF, None).twice()
    body = lined(cut("10 52, 22 42, 50 38, 78 42, 90 52, 83 72, 68 87, 50 91, 32 87, 17 72"), DEMON)
    belly = flat(cut("32 78, 50 74, 68 78, 64 86, 50 89, 36 86"), VIOLET)
    left = limb("14 57, 0 70, 10 82", 20, 17, 14, fill=DEMON, over=True) + lined(cut("0 82, 7 75, 18 77, 21 86, 14 93, 3 91"), DEMON) + ink("8 85, 8 91") + ink("14 85, 14.5 91")
    right = limb("86 57, 100 68, 91 80", 20, 17, 14, fill=DEMON, over=True) + flame(90, 78, 24, 38) + lined(cut("79 80, 90 84, 102 79, 100 89, 90 94, 81 90"), DEMON)
    horns = horn("32 27, 12 26, 2 8, 12 -12", 20, rings=3).twice()
    ears = lined(cut("31 37!, 20 34, 14 40!, 23 47, 33 45!"), DEMON).twice()
    mouth = grin(50, 62, 42, 22, below=4, tongue=True, bend=0.1)
    head = lined(cut("50 10, 65 13, 74 25, 72 40, 66 50, 66 62, 50 69, 34 62, 34 50, 28 40, 26 25, 35 13"), DEMON)
    snout = lined(cut("35 53, 50 48, 65 53, 67 63, 50 69, 33 63"), VIOLET) + solid(oval(43.5, 57, 1.8, 2.2)) + solid(oval(56.5, 57, 1.8, 2.2))
    tusks = fang(37, 65, 7, 11, 4) + fang(63, 65, 7, 11, -4)
    eyes = eye(39, 35, 7.4, look=(0.2, 0.3), lid=0.42, tilt=26, skin=DEMON, ball="#ffd76a") + eye(61, 35, 7.4, look=(-0.2, 0.3), lid=0.42, tilt=-26, skin=DEMON, ball="#ffd76a")
    blaze = flame(41, 15, 15, 22) + flame(59, 15, 15, 22) + flame(50, 15, 18, 32)
    return wing + legs + body + belly + left + right + ears + horns + blaze + mouth + head + tusks + snout + eyes


# --- Insects: six legs, feelers, and jaws that work sideways ---

BROWN = "#5e412c"
GLASS = "#d9ebe8"


def _feeler(text: str) -> Part:
    x, y = points(text)[0][-1]
    return ink(text) + flat(disc(x, y, 2.6), PITCH)


def insect_1() -> Part:
    leaf = lined(cut("8 90!, 10 74, 22 68!, 20 74!, 27 76, 24 86"), MOSS) + ink("12 86, 20 77")
    feet = ink("54 88, 52 94") + ink("66 90, 66 94.5") + ink("78 88, 80 94")
    rear = lined(oval(82, 80, 10, 11), INSECT) + lined(oval(69, 79, 12, 13), pale(INSECT, 0.3)) + lined(oval(54, 77, 13, 14), INSECT)
    arms = ink("46 76, 36 80, 30 76") + ink("50 82, 40 87, 32 86")
    head = lined(cut("42 32, 57 37, 64 50, 60 65, 46 71, 30 67, 23 53, 28 38"), INSECT)
    feelers = _feeler("36 34, 31 24, 24 21") + _feeler("49 33, 52 22, 60 19")
    eyes = eye(34, 50, 8, look=(-0.3, 0.1)) + eye(53, 49, 8.6, look=(-0.5, 0.2))
    cheeks = flat(oval(27, 60, 3, 2.2), EMBER, opacity=0.6) + flat(oval(60, 59, 3, 2.2), EMBER, opacity=0.6)
    return leaf + rear + feet + arms + feelers + head + cheeks + eyes + grin(42, 61, 13, 7, teeth=1, bend=0.2)


def insect_2() -> Part:
    wings = insect_wing(42, 42, 40, 25, -38, GLASS) + insect_wing(58, 42, 40, 25, 38, GLASS) + insect_wing(38, 48, 30, 18, -76, GLASS) + insect_wing(62, 48, 30, 18, 76, GLASS)
    sting = lined(cut("44 84!, 50 97!, 56 84!"), PITCH, None)
    legs = ink("40 72, 30 80, 34 88") + ink("60 72, 70 80, 66 88")
    body = lined(cut("50 44, 64 50, 69 66, 62 82, 50 88, 38 82, 31 66, 36 50"), INSECT)
    bands = flat(cut("31.5 61!, 50 66, 68.5 61!, 69 70!, 50 75.5, 31 70!"), BROWN) + flat(cut("36.5 79!, 50 83.5, 63.5 79!, 57 85.5, 50 87.2, 43 85.5"), BROWN)
    arms = limb("36 58, 24 64, 34 70", 5.5, fill=BROWN) + limb("64 58, 76 64, 66 70", 5.5, fill=BROWN)
    head = lined(cut("50 16, 64 21, 69 34, 63 47, 50 51, 37 47, 31 34, 36 21"), INSECT)
    feelers = _feeler("43 18, 38 8, 29 8") + _feeler("57 18, 62 8, 71 8")
    eyes = eye(41, 33, 7.4, look=(0.4, 0.1), lid=0.36, tilt=16, skin=INSECT) + eye(59, 33, 7.4, look=(-0.4, 0.1), lid=0.36, tilt=-16, skin=INSECT)
    return wings + sting + legs + body + bands + arms + feelers + head + eyes + ink("43 45, 50 42, 57 45")


def insect_3() -> Part:
    spear = limb("16 94, 20 24", 4, fill=WOOD) + lined(cut("13 28!, 21 2!, 27 29!, 20 25"), IRON)
    rump = lined(cut("62 62, 78 56, 94 64, 98 80, 88 93, 72 92, 60 80"), INSECT)
    stripes = flat(cut("73 58.6!, 80 74, 76 91!, 83 92!, 88 76, 81 59!"), BROWN)
    legs = limb("46 76, 34 84, 30 94", 6, 4, fill=BROWN) + limb("54 78, 54 88, 50 94", 6, 4, fill=BROWN) + limb("60 76, 68 86, 66 94", 6, 4, fill=BROWN)
    chest = lined(cut("40 50, 36 64, 44 78, 58 78, 66 66, 62 52"), INSECT)
    left = limb("42 58, 28 66, 20 58", 7, 6, fill=BROWN) + lined(disc(19, 57, 5), BROWN)
    shield_ = lined(cut("62 54!, 76 40, 92 38!, 92 56, 80 72, 66 74!"), MOSS) + ink("66 70, 78 56, 88 44")
    jaws = lined(cut("34 44!, 24 52, 28 64!, 33 58!, 38 54, 42 49!"), BROWN).twice(48)
    head = lined(cut("48 14, 64 20, 70 34, 64 48, 48 53, 32 48, 26 34, 32 20"), INSECT)
    feelers = _feeler("40 16, 34 4, 22 2") + _feeler("56 16, 64 4, 76 8")
    helmet = lined(cut("29 24!, 34 14, 48 9, 62 14, 67 24!, 48 19"), IRON) + spikes("38 13, 48 9, 58 13", 1, 12, EMBER, 0.6)
    eyes = eye(37, 34, 7.6, look=(0.2, 0.2), lid=0.4, tilt=18, skin=INSECT) + eye(59, 34, 7.6, look=(-0.2, 0.2), lid=0.4, tilt=-18, skin=INSECT)
    return spear + rump + stripes + legs + chest + left + shield_ + jaws + feelers + head + helmet + eyes + ink("41 46, 48 43, 55 46")


def insect_4() -> Part:
    wings = insect_wing(58, 56, 54, 24, 132, GLASS) + insect_wing(60, 54, 52, 22, 104, GLASS)
    rump = limb("52 62, 70 78, 92 90", 20, 22, 10, fill=INSECT)
    rings = ink("63 84, 71 68") + ink("75 91, 81 76")
    legs = limb("50 70, 34 72, 26 94", 6, 5, 4, fill=INSECT) + limb("56 74, 46 82, 44 95", 6, 5, 4, fill=INSECT) + limb("64 80, 66 88, 60 95", 6, 5, 4, fill=INSECT)
    neck = limb("48 30, 44 48, 54 68", 14, 15, 18, fill=INSECT)

    def sickle(text: str, blade: str) -> Part:
        return limb(text, 9, 9, 8, fill=INSECT) + lined(cut(blade), INSECT)

    back = sickle("50 46, 70 46, 78 28", "73 30!, 74 12, 88 2, 99 14!, 90 14, 86 22!, 88 26!, 83 28!, 84 33!")
    front = sickle("44 48, 22 56, 12 38", "18 38!, 18 20, 6 8, -6 20!, 3 21, 6 28!, 3 32!, 8 34!, 6 40!")
    head = lined(cut("24 12, 34 6, 50 8, 66 4, 76 10, 72 22, 60 34, 52 42, 44 36, 30 24"), INSECT)
    feelers = ink("44 8, 38 -4, 26 -6") + ink("56 8, 62 -4, 72 -6")
    eyes = eye(32, 17, 9, look=(0.5, 0.3), lid=0.36, tilt=22, skin=INSECT, ball="#d8f0c0") + eye(67, 16, 9, look=(-0.5, 0.3), lid=0.36, tilt=-22, skin=INSECT, ball="#d8f0c0")
    jaws = lined(cut("44 32!, 42 42, 49 46!, 49 38, 52 34!"), BROWN, None) + lined(cut("58 32!, 61 42, 54 46!, 54 38, 52 34!"), BROWN, None)
    return wings + rump + rings + legs + back + neck + front + feelers + jaws + head + eyes + ink("45 31, 52 33.5, 59 30.5")


def insect_5() -> Part:
    def leg(text: str) -> Part:
        x, y = points(text)[0][-1]
        return limb(text, 13, 11, 7, fill=BROWN) + lined(cut(f"{x - 5} {y + 3}!, {x} {y - 4}, {x + 5} {y + 3}!"), CREAM, None)

    legs = leg("24 58, 2 50, -10 62") + leg("22 70, 2 72, -6 92") + leg("32 82, 18 84, 16 92")
    shell = lined(cut("50 24, 72 30, 86 50, 87 74, 74 90, 50 94, 26 90, 13 74, 14 50, 28 30"), INSECT)
    split = ink("50 60, 50 93") + dots("28 62, 72 62, 24 75, 76 75, 36 82, 64 82", 4.2, BROWN)
    plate = lined(cut("20 50, 28 34, 50 28, 72 34, 80 50, 68 60, 50 63, 32 60"), BROWN)
    jaws = lined(cut("40 44!, 24 36, 12 20, 14 0, 26 -12!, 24 2, 28 6!, 32 2!, 31 12, 35 16!, 40 13!, 40 24, 50 34!"), BROWN).twice()
    head = lined(cut("50 26, 68 31, 74 45, 66 60, 50 66, 34 60, 26 45, 32 31"), INSECT)
    feelers = _feeler("30 36, 12 34, 2 24") + _feeler("70 36, 88 34, 98 24")
    eyes = eye(39, 43, 7.6, look=(0.3, 0.2), lid=0.42, tilt=22, skin=INSECT, ball="#ffd2b0") + eye(61, 43, 7.6, look=(-0.3, 0.2), lid=0.42, tilt=-22, skin=INSECT, ball="#ffd2b0")
    return legs.twice() + shell + split + feelers + plate + jaws + head + eyes + grin(50, 54, 24, 9, teeth=4, below=3, bend=-0.2)


# --- Dragons: neck, tail, wings and fire ---

SCALE = "#f0c27b"
SAIL = "#e8924f"
SHELL = "#efe6cf"


def _dragon_head(size: float, x: float, y: float, look: Point = (-0.5, 0.0), open_: bool = False, lid: float = 0.4) -> Part:
    """A head in profile looking left, its neck to join at (x, y); drawn about 40 wide at size 1."""
    horns = horn("6 -12, 16 -18, 28 -17", 8) + horn("1 -13, 8 -23, 20 -26", 7.5)
    skull = lined(cut("10 -10, 0 -15, -10 -12, -18 -6, -28 -6, -31 2, -24 7, -8 8, 4 10, 12 6, 14 -2"), DRAGON)
    nose = solid(oval(-25, -1, 1, 1.2))
    gaze = eye(-3, -5, 5.6, look=look, lid=lid, tilt=-14, skin=DRAGON, ball="#ffe9a8")
    ear = lined(cut("8 -6!, 18 -8, 24 -3!, 18 3, 10 4!"), SAIL)
    if open_:
        jaw = lined(cut("-24 14!, -12 12, 0 4!, 8 10, 2 20, -12 23"), DRAGON) + lined(cut("-22 6!, 2 4!, -8 12, -22 13!"), MAW, None)
        teeth = fang(-24, 6.4, 5, 6) + fang(-15, 7.4, 5, 6) + fang(-18, 13, 5, -5)
    else:
        jaw = lined(cut("-23 6!, -6 8, 6 6!, 5 14, -8 16, -20 13"), DRAGON)
        teeth = fang(-23, 6.6, 5, 6)
    return (horns + jaw + teeth + skull + nose + gaze + ear).changed(Change(x, y, size))


def dragon_1() -> Part:
    wing = bat_wing((36, 68), [(16, 44), (5, 60), (14, 76)], SAIL).twice()
    body = lined(cut("36 62, 34 80, 66 80, 64 62"), DRAGON)
    shell = lined(cut("27 73!, 35 80!, 41 72!, 48 80!, 55 72!, 61 80!, 67 72!, 73 77!, 70 88, 60 94, 40 94, 30 88"), SHELL) + dots("40 87, 54 85, 62 90", 2, "#c9b990")
    head = lined(cut("50 32, 66 36, 73 50, 69 65, 57 75, 43 75, 31 65, 27 50, 34 36"), DRAGON)
    snout = flat(cut("36 67, 50 61, 64 67, 58 73.4, 42 73.4"), SCALE) + dots("46 65.5, 54 65.5", 1.3, PITCH)
    horns = horn("32 42, 26 37, 25 29", 8).twice()
    eyes = eye(39.5, 52, 8.4, look=(0.3, -0.3)) + eye(60.5, 52, 8.4, look=(-0.1, -0.3))
    cap = lined(cut("33 39!, 35 24, 50 16, 64 24, 68 38!, 61 34!, 56 40!, 50 34!, 44 40!, 39 34!"), SHELL) + dots("46 25, 55 28", 2, "#c9b990")
    mouth = ink("42 70, 50 72, 59 69") + fang(46, 71, 4, 5)
    return wing + body + shell + horns + head + snout + eyes + mouth + cap.turned(-10, 50, 34)


def dragon_2() -> Part:
    tail = limb("62 86, 84 92, 95 78, 88 64", 13, 9, 5, fill=DRAGON) + lined(cut("88 67!, 78 60, 82 48!, 93 51!, 97 61"), SAIL, None)
    wing = bat_wing((60, 62), [(66, 22), (86, 26), (94, 42), (78, 58)], SAIL)
    body = lined(cut("42 44, 36 60, 34 78, 42 91, 60 93, 72 86, 72 68, 64 50, 56 40"), DRAGON)
    belly = lined(cut("40 54, 35 66, 36 82, 44 90, 52 84, 53 66, 49 54"), SCALE, None) + ink("36 66, 44 69, 53 66") + ink("36 77, 44 80, 53 77")
    feet = lined(cut("54 94!, 54 84, 64 80, 73 86, 75 94!"), DRAGON) + lined(cut("29 94!, 31 88, 39 85, 47 94!"), DRAGON) + claws(54, 94, 2, 11, 5) + claws(29, 94, 2, 10, 5)
    arm = limb("56 58, 46 68, 38 64", 8, 6, fill=DRAGON, over=True)
    spit = flame(11, 38, 12, 18).turned(-86, 11, 38)
    return tail + wing + body + belly + feet + arm + _dragon_head(1.15, 48, 32, (-0.7, 0.2), lid=0.15) + spit


def dragon_3() -> Part:
    tail = limb("82 66, 100 68, 112 54, 106 40", 16, 11, 5, fill=DRAGON) + lined(cut("106 44!, 97 37, 101 24!, 112 28!, 116 38"), SAIL, None)
    back = bat_wing((52, 60), [(42, 10), (58, -4), (74, 4), (80, 30)], dark(SAIL))
    wing = bat_wing((58, 62), [(60, -2), (86, -8), (104, 8), (104, 28), (86, 54)], SAIL)
    far = limb("46 76, 48 92", 11, fill=dark(DRAGON)) + limb("72 76, 72 92", 11, fill=dark(DRAGON))
    near = limb("36 74, 32 86, 34 92", 14, 11, fill=DRAGON) + limb("82 70, 90 82, 86 92", 18, 12, fill=DRAGON)
    feet = lined(cut("22 95!, 24 89, 34 87, 43 95!"), DRAGON) + claws(21, 95, 3, 15, 5) + lined(cut("75 95!, 77 89, 87 87, 96 95!"), DRAGON) + claws(74, 95, 3, 15, 5)
    ridge = spikes("32 22, 38 40, 52 54, 74 54", 4, 9, GOLD)
    body = lined(cut("22 26, 34 30, 40 44, 56 54, 76 54, 90 64, 90 76, 74 84, 50 85, 34 78, 26 62, 18 46"), DRAGON)
    belly = lined(cut("20 44, 27 60, 34 76, 50 84, 66 83, 52 76, 42 66, 34 50, 28 40"), SCALE, None) + ink("24 53, 34 50") + ink("29 66, 41 62") + ink("39 78, 50 73")
    haunch = ink("76 68, 78 80, 84 84")
    return tail + back + far + near + feet + ridge + body + belly + haunch + wing + _dragon_head(1.12, 28, 28, (-0.6, 0.2), True)


def dragon_4() -> Part:
    tail = limb("60 84, 88 95, 108 84, 102 68", 19, 13, 6, fill=DRAGON) + lined(cut("102 72!, 92 64, 96 50!, 108 54!, 113 66"), SAIL, None)
    wing = bat_wing((40, 56), [(14, -10), (-12, 4), (-20, 32), (-12, 54), (14, 66)], SAIL, 0.16).twice()
    legs = limb("36 80, 30 92", 20, 15, fill=DRAGON).twice()
    feet = lined(cut("15 96!, 18 88, 30 85, 43 96!"), DRAGON) + claws(14, 96, 3, 21, 6.5)
    ridge = spikes("62 8, 70 22, 66 40", 3, 10, GOLD)
    body = lined(cut("36 44, 29 60, 27 78, 36 91, 50 94, 64 91, 73 78, 71 60, 64 44, 50 38"), DRAGON)
    belly = lined(cut("39 60, 36 70, 38 84, 50 90, 62 84, 64 70, 61 60, 50 56"), SCALE, None) + ink("36 68, 50 71, 64 68") + ink("37 79, 50 82, 63 79")
    neck = limb("50 50, 64 34, 56 12", 22, 18, 17, fill=DRAGON, over=True)
    arm = limb("34 56, 20 66, 12 56", 13, 9, fill=DRAGON, over=True) + fang(8, 55, 4.5, -8, -30) + fang(13, 53, 4.5, -8, 4)
    arm_2 = limb("66 56, 80 68, 90 60", 13, 9, fill=DRAGON, over=True) + fang(88, 57, 4.5, -8, 0) + fang(93, 60, 4.5, -8, 36)
    blast = flame(25, 22, 26, 46, GOLD, CREAM).turned(-98, 25, 22)
    return tail + wing + legs + feet.twice() + ridge + body + belly + neck + arm + arm_2 + blast + _dragon_head(1.2, 54, 12, (-0.4, 0.3), True, 0.45)


def dragon_5() -> Part:
    wing = bat_wing((36, 58), [(8, -14), (-14, 8), (-20, 34), (-16, 58), (2, 76)], SAIL, 0.14).twice()
    tail = limb("72 84, 104 90, 116 70, 108 54", 18, 13, 6, fill=DRAGON) + lined(cut("108 58!, 97 50, 101 34!, 114 39!, 119 51"), GOLD, None)
    body = lined(cut("22 60, 12 76, 16 94, 50 98, 84 94, 88 76, 78 60, 50 50"), DRAGON)
    belly = lined(cut("34 70, 31 84, 36 96, 64 96, 69 84, 66 70, 50 64"), SCALE, None)
    paw = limb("22 68, 6 80, 12 90", 21, 18, 16, fill=DRAGON) + lined(cut("-1 97!, 1 88, 12 84, 25 88, 28 97!"), DRAGON) + claws(-2, 97, 3, 26, 8)
    crest = spikes("34 12, 50 4, 66 12", 3, 16, GOLD)
    horns = horn("32 18, 15 10, 10 -8, 17 -20", 17, rings=3).twice() + horn("28 33, 13 33, 5 24", 11).twice()
    jaw = lined(cut("31 58!, 50 66, 69 58!, 68 77, 60 88, 50 90, 40 88, 32 77"), DRAGON)
    mouth = grin(50, 60, 34, 25, below=4, tongue=True, bend=0.05)
    head = lined(cut("50 4, 67 9, 77 24, 72 38, 65 45, 69 57, 65 65, 50 68, 35 65, 31 57, 35 45, 28 38, 23 24, 33 9"), DRAGON)
    nose = solid(oval(44, 57, 0.9, 2, -30)) + solid(oval(56, 57, 0.9, 2, 30)) + ink("43 49, 50 47, 57 49") + scales("50 12, 43 19, 57 19", 8, dark(DRAGON))
    fangs = fang(37, 66, 7, 12) + fang(63, 66, 7, 12) + fang(45.5, 68, 6, 7) + fang(54.5, 68, 6, 7)
    eyes = eye(38, 32, 8.6, look=(0.3, 0.3), lid=0.42, tilt=24, skin=DRAGON, ball="#ffe08a") + eye(62, 32, 8.6, look=(-0.3, 0.3), lid=0.42, tilt=-24, skin=DRAGON, ball="#ffe08a")
    return wing + tail + body + belly + paw.twice() + crest + horns + jaw + mouth + fangs + head + nose + eyes


MONSTERS: dict[str, tuple[Callable[[], Part], ...]] = {
    "trolls": (troll_1, troll_2, troll_3, troll_4, troll_5),
    "undead": (undead_1, undead_2, undead_3, undead_4, undead_5),
    "sea": (sea_1, sea_2, sea_3, sea_4, sea_5),
    "demons": (demon_1, demon_2, demon_3, demon_4, demon_5),
    "insects": (insect_1, insect_2, insect_3, insect_4, insect_5),
    "dragons": (dragon_1, dragon_2, dragon_3, dragon_4, dragon_5),
}


def pictures() -> list[Picture]:
    return [Picture(f"mighty-{f}-{i + 1}", cut_out(stood(draw(), SIZES[i]))) for f, five in MONSTERS.items() for i, draw in enumerate(five)]
