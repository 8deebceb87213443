"""Undead: bones, rags and a spark in the eye."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import UNDEAD
from art.outlines import Point

SPARK = "#9fe0c8"
SHROUD = "#4c4a66"


def _skull(
    x: float, y: float, r: float, teeth: int = 4, tilt: float = 0.0, look: Point = (0, 0), angry: float = 0.0
) -> h.Part:
    """A skull about (x, y); ``angry`` tilts its sockets."""
    dome = h.fitted(
        "0 -1, .72 -.78, 1 -.12, .82 .42, .56 .56!, .5 .98!, 0 1.06, -.5 .98!, -.56 .56!, -.82 .42, -1 -.12, -.72 -.78",
        x,
        y,
        r,
        r,
    )
    found = h.lined(dome, UNDEAD)
    for side in (-1, 1):
        found += h.socket(x + side * r * 0.42, y + r * 0.02, r * 0.33, SPARK, side * -angry, look)
    found += h.flat(h.fitted("0 .3!, .12 .52!, -.12 .52!", x, y, r, r), h.PITCH)
    for i in range(1, teeth):
        a = x + (2 * i / teeth - 1) * r * 0.46
        found += h.ink(f"{a} {y + r * 0.78}, {a} {y + r * 0.98}")
    return found.turned(tilt, x, y)


@h.several
def _bone(text: str, wide: float) -> h.Part:
    """A long bone with a knuckle at its end."""
    x, y = h.points(text)[0][-1]
    return h.limb(text, wide, wide * 0.8, fill=UNDEAD) + h.lined(h.disc(x, y, wide * 0.62), UNDEAD, None)


def one() -> h.Part:
    legs = _bone("44 84, 40 92; 56 84, 62 91", 5)
    arms = _bone("42 76, 30 80, 26 72; 58 76, 70 72, 74 62", 5)
    fingers = h.ink("74 62, 70 55", "74 62, 76 54", "74 62, 81 58")
    ribs = h.lined("41 74, 39 82, 45 88, 55 88, 61 82, 59 74", UNDEAD) + h.ink(
        "43 79, 50 81, 57 79", "45 84, 50 85.4, 55 84"
    )
    head = _skull(50, 52, 23, 3, -6)
    worm = h.lined(h.tube("62 50, 68 46, 70 38, 77 37, 80 42", 6, 6, 6), "#d98a9b") + h.dots(
        "79 41, 76.4 38.4", 1.1, h.PITCH
    )
    tooth = h.flat(h.box(44, 69.5, 5, 5.4), h.MAW)
    bow = h.lined(("44 30!, 34 22, 33 34!", "44 30!, 54 21, 56 33!", h.disc(44, 30, 3.4)), h.EMBER, None)
    return legs + arms + fingers + ribs + head + tooth + worm + bow.turned(-14, 44, 30)


def two() -> h.Part:
    legs = _bone("43 70, 36 82, 38 92; 55 70, 62 80, 58 92", 6)
    feet = h.lined("28 94!, 32 89, 42 90, 42 94!; 54 94!, 54 90, 64 89, 70 94!", UNDEAD, None)
    pelvis = h.lined("38 66!, 49 69, 60 66!, 59 74, 52 73, 49 77, 46 73, 39 74", UNDEAD)
    spine = h.limb("49 50, 49 70", 6, fill=UNDEAD)
    ribs = h.lined("36 48, 35 58, 42 64, 56 64, 63 58, 62 48, 49 45", UNDEAD) + h.ink(
        "38 53, 49 56, 60 53", "40 59, 49 61.4, 58 59"
    )
    arm = (
        _bone("61 50, 74 54, 78 44; 77 48, 84 20", 6)
        + h.lined(h.disc(85, 18, 4), UNDEAD, None)
        + h.ink("84 17, 80 8", "85 16, 86 7", "87 17, 93 11")
    )
    left = _bone("37 50, 24 56, 22 68", 6) + h.ink("22 69, 17 76", "22 69, 22 77", "22 69, 27 76")
    head = _skull(48, 29, 19, 5, 10, (0.6, -0.2))
    hat = h.lined("28 18!, 38 8, 52 4, 64 12, 66 22!, 48 14", h.IRON) + h.dots("40 12, 55 10", 1.4, h.dark(h.IRON))
    jaw = h.lined("38 45!, 48 49, 57 46!, 56 53, 47 56, 39 52", UNDEAD, None)
    return legs + feet + spine + pelvis + left + ribs + arm + jaw + head + hat


def three() -> h.Part:
    legs = h.limb("40 72, 37 90; 60 72, 64 88", 17, 14, fill=UNDEAD)
    wraps = h.ink("31 80, 45 84", "56 82, 71 77", "30 88, 44 90")
    tail = h.lined("66 80!, 78 84, 90 78!, 86 86!, 92 90!, 78 92, 66 87!", UNDEAD)
    body = h.lined("32 42, 28 60, 32 78, 50 82, 68 78, 72 60, 68 42, 50 36", UNDEAD)
    lines = h.ink("30 54, 48 60, 71 54", "29 64, 50 70, 66 66", "33 74, 52 76")
    back = h.limb("34 48, 18 46, 8 38", 13, 11, 9, fill=UNDEAD) + h.ink("18 40, 16 51")
    front = h.limb("66 50, 82 50, 91 42", 13, 11, 9, fill=UNDEAD, over=True) + h.ink("79 44, 81 55", "87 40, 92 48")
    dangle = h.lined("9 40!, 5 50, 10 58!, 14 57!, 12 48, 14 44!", UNDEAD, None)
    head = h.lined("50 6, 66 12, 71 27, 65 41, 50 46, 35 41, 29 27, 34 12", UNDEAD)
    slit = h.flat("31 24!, 50 19, 70 23!, 69 33!, 50 36, 31 33!", h.PITCH)
    eyes = h.flat((h.disc(42, 28, 4.6), h.disc(60, 27, 6)), SPARK) + h.dots("43 28.6, 59 27.6", 2, h.PITCH)
    bands = h.ink("33 16, 50 12, 64 12", "31 23.6, 50 19, 70 23", "31 33.6, 50 36, 69 33.4", "50 19, 62 9")
    mouth = h.lined("40 39!, 50 41, 60 38!, 56 43.6, 46 44", h.MAW, None)
    return tail + legs + wraps + dangle + back + body + lines + front + head + slit + eyes + bands + mouth


def four() -> h.Part:
    scythe = h.limb("14 94, 24 12", 5, fill=h.WOOD) + h.lined(
        "18 16!, 38 0, 66 2, 84 16!, 62 12, 40 14, 24 24!", h.IRON
    )
    robe = h.lined(
        "36 38, 26 60, 18 80, 14 94!, 24 89!, 30 96!, 38 89!, 46 95!, 54 89!, 62 96!, "
        "70 89!, 78 94!, 88 90!, 80 76, 72 58, 64 38",
        SHROUD,
    )
    fold = h.ink("44 64, 40 82", "60 62, 66 82")
    left = (
        h.lined("38 42, 26 48, 10 62!, 14 70, 24 72!, 36 62, 44 52", SHROUD)
        + _bone("20 66, 19 60", 5)
        + h.ink("14 58, 24 61", "14 62, 23 65")
    )
    right = h.lined("62 44, 74 50, 88 60!, 86 70, 78 74!, 66 64, 58 54", SHROUD) + _bone("82 67, 88 70", 5)
    fingers = h.ink("88 70, 95 66", "88 70, 96 72", "88 70, 93 78")
    hood = h.lined("52 10!, 66 18, 74 34, 70 50, 62 58, 50 60, 38 58, 30 50, 27 34, 36 18", SHROUD)
    dark_in = h.flat("51 20, 62 26, 66 38, 62 50, 50 54, 38 50, 34 38, 39 26", h.PITCH)
    head = _skull(50, 38, 14.5, 5, 0, (0, 0.1), 24) + h.brows(50, 31.5, 7, 11, 22, 2)
    belt = h.limb("33 66, 50 70, 68 66", 4, fill=h.GOLD) + h.lined(h.disc(50, 70, 4.5), UNDEAD, None)
    return scythe + robe + fold + belt + left + right + fingers + hood + dark_in + head


def five() -> h.Part:
    cape = h.lined(
        "32 44, 22 42, 12 24!, 8 56, 4 97!, 16 92!, 28 98!, 39 92!, 50 98!, 61 92!, 72 98!, "
        "84 92!, 96 97!, 92 56, 88 24!, 78 42, 68 44",
        SHROUD,
    )
    lining = h.flat("28 54!, 22 74, 20 90!, 28 94.6!, 39 89!, 50 94.6!, 61 89!, 72 94.6!, 80 90!, 78 74, 72 54!", h.MAW)
    legs = _bone("42 82, 38 93; 58 82, 62 93", 9)
    pelvis = h.lined("35 78!, 50 82, 65 78!, 64 89, 56 86, 50 92, 44 86, 36 89", UNDEAD)
    ribs = h.limb("50 66, 50 84", 9, fill=UNDEAD) + h.lined(
        "27 56, 27 68, 36 78, 50 74, 64 78, 73 68, 73 56, 50 50", UNDEAD
    )
    cage = h.ink("31 63, 40 67, 47 64", "69 63, 60 67, 53 64", "33 71, 40 73, 47 70", "67 71, 60 73, 53 70")
    heart = h.flame(50, 75, 9, 15, "#5fbf9f", SPARK)
    arm = (
        _bone("20 58, 10 74, 2 63", 9)
        + h.flame(2, 58, 21, 34, "#5fbf9f", SPARK)
        + h.ink("1 62, -6 55", "2 63, 7 55", "2 62, 1 53")
    )
    pad = h.lined("10 62!, 10 50, 22 44, 34 50!, 30 60, 20 65", h.IRON) + h.spikes("10 53, 17 45, 28 46", 2, 9, UNDEAD)
    jaw = h.lined("35 46!, 50 52, 65 46!, 64 58, 50 63, 36 58", UNDEAD) + h.ink(
        "43 53, 43 58", "50 55, 50 60", "57 53, 57 58"
    )
    head = _skull(50, 30, 26, 6, 0, (0, 0.2), 26) + h.brows(50, 20.5, 11.5, 19, 20, 3.2) + h.ink("62 8, 58 13, 62 17")
    return h.together(
        (cape, lining, legs, pelvis, ribs, cage, heart, arm.twice(), pad.twice(), jaw, head, h.crown(50, 10, 40, 20))
    )


MONSTERS = (one, two, three, four, five)
