"""The palace guards: four fronts for each level, and a guard seen from behind for the back of the card."""

from __future__ import annotations

from art import hand as h
from art.paper import Picture, cut_out

COATS = {1: "#b98d5a", 2: "#2f7f93", 3: "#a8354a"}
"""What the guards of a level wear: sackcloth, the king's blue, the king's red."""
SIZES = {1: 76, 2: 86, 3: 93}
BOOT = "#4a3640"
STEEL = "#a3aab6"
HAIR = "#7a4a2c"
PINK = "#e39a86"


# --- What guards are made of ---


def _boots(left: float, right: float, wide: float = 15, foot: float = 94) -> h.Part:
    shape = "-.5 0!, -.45 -.55, -.3 -1!, .3 -1!, .38 -.55, .5 -.4, .5 0!"
    return h.lined((h.fitted(shape, left, foot, -wide, 12), h.fitted(shape, right, foot, wide, 12)), BOOT, None)


def _coat(colour: str, wide: float, top: float, foot: float, x: float = 50) -> h.Part:
    """A tunic: shoulders at ``top``, its hem at ``foot``, a belt between."""
    shape = h.fitted("-.34 0, -.46 .4, -.5 1!, 0 1.06, .5 1!, .46 .4, .34 0, 0 -.08", x, top, wide, foot - top)
    y = top + (foot - top) * 0.62
    belt = h.fitted("-.48 0!, 0 .1, .48 0!, .49 .13!, 0 .23, -.49 .13!", x, y, wide, foot - top)
    return h.lined(shape, colour) + h.lined(belt, BOOT, None) + h.lined(h.box(x - 4, y + 2, 8, 7.4, 1.5), h.GOLD, None)


def _head(x: float, y: float, r: float, skin: str = h.SKIN) -> h.Part:
    """A head without features, ears included."""
    ears = h.lined(
        (h.oval(x - r, y + r * 0.15, r * 0.22, r * 0.28), h.oval(x + r, y + r * 0.15, r * 0.22, r * 0.28)), skin, None
    )
    return ears + h.lined(h.fitted("0 -1, .74 -.74, 1 0, .8 .66, 0 1.04, -.8 .66, -1 0, -.74 -.74", x, y, r, r), skin)


def _nose(x: float, y: float, r: float) -> h.Part:
    return h.lined(h.oval(x, y, r, r * 0.85), PINK, None)


def _moustache(x: float, y: float, wide: float, fill: str = HAIR, high: float = 8) -> h.Part:
    return h.lined(
        h.fitted("0 -.4, .3 -.5, .5 -.9!, .46 .2, .2 .5, 0 .1!, -.2 .5, -.46 .2, -.5 -.9!, -.3 -.5", x, y, wide, high),
        fill,
        None,
    )


def _kettle(x: float, y: float, wide: float, high: float, fill: str = STEEL) -> h.Part:
    """A helmet with a brim, (x, y) the middle of the brim."""
    dome = h.lined(h.fitted("-.36 0!, -.34 -.6, 0 -1, .34 -.6, .36 0!", x, y, wide, high), fill)
    return dome + h.lined(h.fitted("-.5 .1, -.3 -.12, 0 -.18, .3 -.12, .5 .1, 0 .16", x, y, wide, high), fill)


def _hand(x: float, y: float, r: float = 5, skin: str = h.SKIN) -> h.Part:
    return h.lined(h.disc(x, y, r), skin, None)


def _halberd(x: float, foot: float, top: float) -> h.Part:
    blade = f"{x + 2} {top + 10}!, {x + 14} {top + 4}!, {x + 17} {top + 16}, {x + 13} {top + 27}!, {x + 2} {top + 22}!"
    spike = f"{x - 3.5} {top + 9}!, {x} {top - 6}!, {x + 3.5} {top + 9}!"
    hook = f"{x - 2} {top + 12}!, {x - 11} {top + 14}!, {x - 2} {top + 20}!"
    return (
        h.limb(f"{x} {foot}, {x} {top + 8}", 4.5, fill=h.WOOD)
        + h.lined(blade, STEEL)
        + h.lined((hook, spike), STEEL, None)
    )


def _chevrons(x: float, y: float, many: int, wide: float) -> h.Part:
    """As many stripes as the level."""
    shape = "-.5 0!, 0 .3!, .5 0!, .5 .28!, 0 .58!, -.5 .28!"
    return h.together(h.lined(h.fitted(shape, x, y + i * wide * 0.42, wide, wide), h.GOLD, None) for i in range(many))


# --- Level 1: whoever happened to be near ---


def watchman() -> h.Part:
    """Asleep on his feet."""
    coat = COATS[1]
    spear = h.limb("76 94, 74 18", 4.5, fill=h.WOOD) + h.lined("68 22!, 74 4!, 80 22!, 74 19", STEEL)
    body = _boots(42, 58) + _coat(coat, 46, 58, 85)
    left = h.limb("34 64, 22 74, 24 82", 9, 8, fill=coat) + _hand(24, 82) + h.ink("24 84, 24 87")
    lamp = h.lined(h.box(18, 87, 12, 8, 1.5), "#ffe08a", None) + h.lined("17 87!, 24 82!, 31 87!", h.IRON, None)
    right = h.limb("66 64, 76 68, 75 60", 9, 8, fill=coat, over=True) + _hand(75, 58)
    head = _head(51, 42, 17).turned(10, 51, 60)
    face = (
        h.shut_eye(46, 42, 4) + h.shut_eye(60, 44, 4) + _nose(52, 48, 5) + h.lined(h.oval(52, 56, 3, 2.4), h.MAW, None)
    )
    cap = h.lined("37 33!, 42 20, 56 16, 70 24, 80 34, 84 44!, 74 40, 69 38!, 54 31", "#7c86b8") + h.lined(
        (h.disc(84, 46, 4.4), "36 36, 38 29, 54 27, 70 34, 71 40, 54 35"), h.CREAM, None
    )
    bubble = h.lined((h.disc(34, 24, 3), h.disc(27, 15, 4.4)), "#d9ebe8", None)
    return spear + body + lamp + left + right + head + cap + face + bubble


def kitchen_boy() -> h.Part:
    """A kitchen boy with a pot, a lid and a ladle."""
    coat = "#efe3cc"
    body = (
        _boots(43, 57, 14)
        + _coat(coat, 42, 58, 85)
        + h.lined("38 66!, 62 66!, 65 84, 50 88, 35 84", h.CREAM, None)
        + h.ink("50 70, 50 78")
    )
    right = (
        h.limb("65 64, 78 62, 82 48", 9, 8, fill=coat)
        + h.limb("82 52, 84 20", 4, fill=STEEL)
        + h.lined("77 18!, 79 6, 90 6, 92 18!, 84 22", STEEL)
        + _hand(82, 47)
    )
    lid = h.lined(h.disc(26, 74, 15), h.IRON) + h.ink(h.disc(26, 74, 8.5)) + h.lined(h.disc(26, 74, 3.4), h.WOOD, None)
    left = h.limb("36 64, 28 68, 26 74", 9, 8, fill=coat)
    head = _head(50, 42, 17)
    hair = h.lined("33 36!, 32 46!, 37 42!, 39 36!; 67 36!, 68 46!, 63 42!, 61 36!", "#d9843f", None)
    pot = h.lined("33 34!, 32 18, 36 12!, 64 12!, 68 18, 67 34!, 50 37", "#6f6a78") + h.lined(
        h.box(66, 18, 14, 4.5, 2), h.WOOD, None
    )
    face = (
        h.eyes(50.5, 42, 7.5, 5, look=(0.2, -0.2))
        + _nose(50, 47, 4)
        + h.grin(50, 52, 14, 6, bend=0.25)
        + h.flat(h.box(48.4, 51.8, 3, 2.6), h.CREAM)
    )
    freckles = h.dots("38 48, 41 50, 60 50, 63 48", 0.9, "#b0623c")
    return right + body + left + lid + head + hair + pot + freckles + face


def recruit() -> h.Part:
    """A recruit under a helmet that is too large."""
    coat = COATS[1]
    body = _boots(43, 57) + _coat(coat, 46, 58, 85)
    left = h.limb("35 64, 26 72, 38 78", 9, 8, fill=coat, over=True)
    right = h.limb("65 64, 76 70, 78 62", 9, 8, fill=coat, over=True) + _hand(78, 60)
    head = _head(50, 45, 15)
    helmet = (
        h.lined("27 48!, 28 28, 38 14, 50 10, 62 14, 72 28, 73 48!, 62 43, 50 42, 38 43", STEEL)
        + h.ink("50 12, 50 41")
        + h.dots("34 40, 42 37.5, 58 37.5, 66 40", 1.3, h.dark(STEEL, 0.5))
    )
    plume = h.lined("50 11!, 44 2, 52 -2, 60 4!, 55 4, 54 11!", h.EMBER, None)
    eyes = h.flat((h.disc(41, 46, 4), h.disc(59, 46, 4)), h.CREAM) + h.dots("42 47, 58 47", 2, h.PITCH)
    shade = h.flat("33 44!, 50 41, 67 44!, 66 50, 50 47, 34 50", h.dark(h.SKIN, 0.3))
    face = _nose(50, 52, 5) + h.smile(50, 58, 8, -0.25)
    return _halberd(78, 94, 18) + body + left + right + head + shade + eyes + face + plume + helmet


def goose() -> h.Part:
    """A goose on watch."""
    feet = h.lined("36 94!, 40 87!, 47 94!; 54 94!, 58 87!, 66 94!", "#e8903a", None) + h.ink(
        "41 82, 41 88", "59 82, 59 88"
    )
    tail = h.lined("76 62!, 92 50!, 90 62!, 96 66!, 80 76!", h.CREAM, None)
    body = h.lined("36 58, 30 70, 38 84, 56 87, 76 82, 84 68, 72 60, 54 62", h.CREAM)
    neck = h.limb("42 72, 30 52, 38 30", 21, 15, 14, fill=h.CREAM, over=True)
    wing = h.lined("50 64!, 66 60, 84 40!, 82 50!, 90 48!, 84 58!, 88 62!, 74 78, 58 78", h.CREAM)
    head = h.lined("38 16, 50 20, 52 32, 44 40, 32 40, 26 30, 28 20", h.CREAM)
    beak = h.lined("30 26!, 16 22, 4 24!, 12 29, 29 32!; 29 33!, 16 34, 6 38!, 16 41, 31 38!", "#e8903a", None)
    helmet = h.lined("24 23!, 28 10, 40 5, 51 11, 55 24!, 40 19", STEEL) + h.lined(
        "40 6!, 34 -4, 42 -8, 52 -2!, 46 0, 45 7!", h.EMBER, None
    )
    gaze = h.eye(37, 27, 5.2, look=(-0.6, 0.1), lid=0.36, tilt=-18, skin=h.CREAM, ball="#ffe08a")
    scarf = h.limb("28 50, 38 54, 47 48", 7, fill=COATS[1]) + h.lined(
        "44 50!, 54 56, 52 66!, 46 62!, 42 66!, 42 54!", COATS[1], None
    )
    return feet + tail + body + wing + neck + scarf + beak + head + helmet + gaze


# --- Level 2: those who get paid ---


def crossbow() -> h.Part:
    coat = COATS[2]
    body = _boots(41, 60) + _coat(coat, 50, 54, 85)
    quiver = h.lined("66 46!, 76 40!, 84 66!, 74 70!", h.LEATHER) + h.ink(
        "71 42, 69 34", "74 40, 74 32", "77 40, 79 33"
    )
    braid = h.limb("64 34, 78 44, 76 62", 9, 8, 6, fill="#c9793a") + h.ink("72 46, 80 44", "73 54, 80 53")
    head = _head(50, 36, 18)
    hair = h.lined("31 36!, 32 24, 50 20, 68 24, 69 36!, 62 28, 50 30, 40 26", "#c9793a")
    helm = h.lined("30 26!, 32 12, 50 5, 68 12, 70 26!, 50 21", STEEL) + h.lined(
        "46 6!, 45 -3, 54 -4, 55 6!", coat, None
    )
    face = (
        h.ink("37 36, 42 34, 46 37")
        + h.eye(59, 36, 5.4, look=(-0.8, 0.2), lid=0.3, tilt=-10, skin=h.SKIN)
        + _nose(49, 42, 4)
        + h.smile(51, 48, 9, 0.2, -8)
    )
    stock = h.limb("72 66, 8 60", 6, fill=h.WOOD)
    bow = h.limb("24 38, 12 50, 10 62, 16 76, 30 84", 5, fill=h.IRON) + h.ink("25 38, 46 63", "30 84, 46 63")
    bolt = h.lined("12 56!, 0 60!, 12 64!", STEEL, None)
    left = h.limb("34 60, 26 68, 34 64", 10, 8, fill=coat, over=True) + _hand(34, 63, 5.4)
    right = h.limb("68 60, 78 70, 66 68", 10, 8, fill=coat, over=True) + _hand(64, 67, 5.4)
    return quiver + braid + body + head + hair + helm + face + bow + stock + bolt + left + right


def halberdier() -> h.Part:
    coat = COATS[2]
    body = _boots(39, 61, 17) + _coat(coat, 58, 54, 85) + h.flat("46 56!, 54 56!, 55 70!, 45 70!", h.GOLD)
    left = h.limb("31 62, 17 70, 30 80", 12, 10, fill=coat, over=True)
    right = h.limb("69 62, 84 68, 84 58", 12, 10, fill=coat, over=True) + _hand(84, 56, 6)
    head = _head(50, 38, 18)
    helm = _kettle(50, 28, 52, 22) + h.lined(h.disc(50, 6, 3.6), h.GOLD, None)
    face = h.eyes(50.5, 36, 7.5, 4.8, skin=h.SKIN, lid=0.42, tilt=10, look=(0.4, 0))
    beard = _moustache(50, 50, 46, HAIR, 12) + _nose(50, 44, 6)
    collar = h.lined("32 56, 50 62, 68 56, 66 51, 50 55, 34 51", h.GOLD, None)
    return _halberd(84, 94, 10) + body + left + right + collar + head + helm + face + beard


def shield_bearer() -> h.Part:
    coat = COATS[2]
    spear = h.limb("80 94, 78 10", 4.5, fill=h.WOOD) + h.lined("71 16!, 78 -6!, 85 16!, 78 12", STEEL)
    body = _boots(42, 62, 17) + _coat(coat, 52, 54, 85, 53)
    right = h.limb("70 60, 84 66, 80 56", 11, 9, fill=coat, over=True) + _hand(79, 55, 5.6)
    head = _head(52, 34, 17)
    helm = (
        h.lined("31 38!, 32 18, 52 8, 72 18, 73 38!, 64 34!, 62 28!, 42 28!, 40 34!", STEEL)
        + h.ink("52 9, 52 27")
        + h.lined("49 28!, 55 28!, 54 40!, 50 40!", STEEL, None)
    )
    face = h.eyes(52.5, 35, 8.5, 4.6, look=(-0.3, 0.5), other=(-0.7, 0.5))
    wall = h.lined("14 46!, 36 42, 60 46!, 60 74, 54 88, 37 95!, 20 88, 14 74", h.GOLD)
    field_ = h.lined("20 51!, 37 48, 54 51!, 54 73, 49 83, 37 88!, 25 83, 20 73", coat) + h.crown(37, 72, 20, 13)
    return spear + body + right + head + face + helm + wall + field_ + _hand(60, 60, 5)


def herald() -> h.Part:
    coat = COATS[2]
    body = (
        _boots(42, 59)
        + _coat(coat, 48, 54, 85)
        + h.flat("27.6 84!, 50 87.6, 50 55!, 34 56, 29 66", h.GOLD)
        + h.ink("50 56, 50 87")
    )
    left = h.limb("34 60, 22 68, 34 78", 10, 8, fill=h.GOLD, over=True)
    head = _head(46, 38, 17)
    hair = h.lined("29 36!, 28 50, 36 54, 36 40!; 63 30!, 66 46, 58 54, 59 40!", "#3d3340")
    hat = h.lined("24 28!, 30 14, 48 8, 66 14, 70 26!, 48 22", coat) + h.lined(
        "62 14!, 70 0, 86 -4!, 82 8, 72 18!", h.CREAM
    )
    face = (
        h.shut_eye(40, 36, 4)
        + h.shut_eye(54, 35, 4)
        + h.flat((h.oval(37, 45, 4, 3), h.oval(58, 44, 4, 3)), PINK)
        + _nose(47, 41, 4)
    )
    flag = h.lined("66 46!, 88 40!, 90 64!, 80 58!, 70 68!", h.EMBER) + h.lined(h.disc(79, 52, 4), h.GOLD, None)
    horn_ = h.limb("50 48, 90 37", 4, fill=h.GOLD) + h.lined("86 40!, 98 28!, 102 44!, 88 43!", h.GOLD)
    right = h.limb("64 60, 74 62, 66 48", 10, 8, fill=coat, over=True) + _hand(65, 46, 5)
    return body + left + head + hair + hat + face + flag + horn_ + right


# --- Level 3: those one writes songs about ---


def captain() -> h.Part:
    coat = COATS[3]
    cape = h.lined("30 48, 14 66, 6 92!, 24 88!, 50 92!, 76 88!, 94 92!, 86 66, 70 48", coat)
    legs = h.limb("40 78, 38 90; 60 78, 62 90", 15, fill=STEEL) + _boots(37, 63, 19, 95)
    body = (
        h.lined("28 50, 24 64, 30 84, 50 89, 70 84, 76 64, 72 50, 50 44", STEEL)
        + h.ink("50 48, 50 70")
        + h.lined("27 76!, 50 83, 73 76!, 74 84, 50 92, 26 84", coat)
        + h.lined(h.disc(50, 82, 5), h.GOLD)
    )
    left = (
        h.lined(h.oval(25, 55, 10, 9), STEEL)
        + h.limb("22 60, 12 70, 24 78", 12, 10, fill=STEEL)
        + h.lined(h.disc(25, 78, 6.4), h.IRON)
    )
    sword = (
        h.lined("80 66!, 77 4, 83 -10!, 89 4, 86 66!", STEEL)
        + h.ink("83 0, 83 60")
        + h.lined(h.box(68, 64, 30, 6, 2.5), h.GOLD, None)
        + h.limb("83 69, 83 84", 5, fill=h.LEATHER)
        + h.lined(h.disc(83, 88, 4.6), h.GOLD, None)
    )
    right = (
        h.lined(h.oval(75, 55, 10, 9), STEEL)
        + h.limb("79 60, 92 68, 84 77", 12, 10, fill=STEEL)
        + h.lined(h.disc(83, 77, 6.4), h.IRON)
    )
    helm = h.lined("30 40, 28 22, 38 8, 50 4, 62 8, 72 22, 70 40, 60 52, 50 55, 40 52", STEEL)
    visor = h.lined("28 26!, 50 22, 72 26!, 70 36!, 50 40, 30 36!", h.PITCH, None) + h.eyes(
        50, 30, 8, 4.6, skin=h.IRON, lid=0.4, tilt=16, look=(0.4, 0.1), other=(-0.1, 0.1)
    )
    grille = h.ink("50 41, 50 53", "42 43, 42.5 49", "58 43, 57.5 49")
    plume = h.lined("50 5!, 40 -4, 26 -6, 18 6, 8 6!, 16 -12, 34 -20, 50 -14, 54 -6", h.EMBER)
    return cape + legs + sword + body + left + right + plume + helm + visor + grille


def mace() -> h.Part:
    coat = COATS[3]
    legs = _boots(36, 64, 22, 95) + h.limb("38 78, 37 86; 62 78, 63 86", 17, fill=STEEL)
    body = h.lined("22 48, 14 62, 20 82, 36 89, 64 89, 80 82, 86 62, 78 48, 50 42", coat)
    belt = h.lined("19 74!, 50 82, 81 74!, 82 81!, 50 90, 18 81!", BOOT, None) + h.lined(h.disc(50, 84, 6), h.GOLD)
    straps = h.limb("30 48, 46 66, 64 82", 5, fill=BOOT)
    left = (
        h.limb("22 54, 4 64, 6 78", 17, 13, fill=h.SKIN)
        + h.lined("-2 80, 2 72, 12 72, 16 80, 10 88, 0 87", h.SKIN)
        + h.lined(h.oval(19, 52, 12, 10, -20), STEEL)
        + h.spikes("10 48, 18 43, 27 44", 2, 7, STEEL)
    )
    weapon = (
        h.limb("94 82, 92 26", 6, fill=h.WOOD)
        + h.lined(h.ring_of(92, 16, 19, 12, 9), h.IRON, None)
        + h.lined(h.disc(92, 16, 11.5), h.IRON)
    )
    right = (
        h.limb("78 54, 94 62, 92 74", 17, 13, fill=h.SKIN)
        + h.lined(h.oval(81, 52, 12, 10, 20), STEEL)
        + h.spikes("73 44, 82 43, 90 48", 2, 7, STEEL)
        + h.lined(h.disc(93, 73, 7.4), h.SKIN)
    )
    head = _head(50, 34, 19)
    jaw = h.lined("31 38!, 40 34, 50 40, 60 34, 69 38!, 68 54, 58 63, 50 65, 42 63, 32 54", "#8c3b22") + h.ink(
        "43 50, 50 47, 57 50"
    )
    helm = h.lined("29 30!, 31 12, 50 4, 69 12, 71 30!, 50 25", STEEL)
    horns = h.horn("32 16, 18 12, 14 -4; 68 16, 82 12, 84 -4", 11, rings=1)
    face = h.eyes(50, 33, 8, 4.8, skin=h.SKIN, lid=0.42, tilt=18, look=(0.3, 0.2), other=(-0.3, 0.2)) + _nose(
        50, 40, 5.4
    )
    return h.together((weapon, legs, body, straps, belt, left, right, helm, horns, head, jaw, helm, face))


def treasurer() -> h.Part:
    """The treasurer with his keys."""
    coat = COATS[3]
    legs = _boots(38, 62, 20, 95)
    robe = h.lined("28 48, 18 64, 14 88!, 50 94, 86 88!, 82 64, 72 48, 50 42", coat) + h.lined(
        "44 50!, 56 50!, 60 92!, 40 92!", h.GOLD, None
    )
    fur_ = h.lined("13 86!, 50 92, 87 86!, 88 93, 50 98, 12 93", h.CREAM, None) + h.dots(
        "24 91, 37 94, 63 94, 76 91", 1.2, h.PITCH
    )
    left = h.limb("26 54, 10 66, 22 76, 34 72", 15, 13, 11, fill=coat, over=True) + _hand(35, 71, 6.4)
    chest = (
        h.lined((h.box(34, 68, 34, 22, 2), "33 69!, 35 58, 51 55, 67 58, 69 69!"), h.WOOD)
        + h.ink("33 69, 69 69")
        + h.lined(h.box(46, 65, 10, 10, 2), h.GOLD, None)
        + h.dots("51 69", 1.4, h.PITCH)
    )
    right = h.limb("74 54, 90 62, 88 46", 15, 12, fill=coat, over=True) + _hand(88, 42, 6.6)
    keys = (
        h.lined(h.disc(88, 31, 7), h.GOLD, None)
        + h.solid(h.disc(88, 30, 1.6))
        + h.lined(
            (
                "84 22!, 80 2!, 84 1!, 88 21!",
                h.box(75, 0, 8, 5, 1),
                "90 23!, 97 6!, 101 8!, 94 25!",
                h.box(98, 5, 7, 5, 1),
            ),
            h.GOLD,
            None,
        )
    )
    head = _head(48, 32, 18)
    beard = h.lined("30 36!, 40 42, 48 40, 56 42, 66 36!, 66 52, 56 62, 48 68!, 40 62, 30 52", "#cfc8c0") + h.smile(
        48, 50, 9, -0.25
    )
    hat = h.lined("28 26!, 24 12, 36 2, 50 0, 64 4, 70 14, 68 26!, 48 21", coat) + h.lined(
        "28 28, 30 22, 48 18, 66 22, 68 28, 48 25", h.GOLD, None
    )
    face = (
        h.eyes(49, 33, 8, 6, look=(0.6, 0.1)) + h.ink("47 33, 51 33") + h.brows(49, 25, 9, 11, 14) + _nose(49, 39, 4.6)
    )
    return legs + robe + fur_ + keys + right + chest + left + head + beard + hat + face


def champion() -> h.Part:
    """A proud champion, all in gold."""
    armour = h.GOLD
    legs = h.limb("40 78, 38 90; 60 78, 62 90", 16, fill=armour) + _boots(36, 64, 20, 95)
    lance = (
        h.lined("79 96!, 85 -10!, 92 96!", h.CREAM)
        + h.ink("83 34, 88 44", "82 54, 89.4 66")
        + h.pennant(85, 0, 17, 12, COATS[3])
    )
    body = h.lined("26 50, 20 64, 28 84, 50 90, 72 84, 80 64, 74 50, 50 44", armour) + h.ink(
        "32 72, 50 77, 68 72", "34 80, 50 84.6, 66 80"
    )
    right = (
        h.lined(h.oval(77, 55, 11, 10), armour)
        + h.limb("80 60, 94 70, 86 76", 13, 11, fill=armour)
        + h.lined(h.disc(85, 76, 7), h.IRON)
    )
    helm = h.lined("28 44, 27 22, 36 8, 50 3, 64 8, 73 22, 72 44, 62 54, 50 57, 38 54", armour)
    visor = h.flat("33 28!, 50 25, 67 28!, 66 35!, 50 38, 34 35!", h.PITCH) + h.flat(
        (h.oval(42, 31.6, 3.4, 2.2), h.oval(58, 31.6, 3.4, 2.2)), "#ffe9a8"
    )
    slits = h.ink("50 41, 50 54", "42 44, 43 50", "58 44, 57 50")
    wings = h.lined("31 22!, 18 16, 8 0!, 22 2!, 26 -8!, 34 8!, 36 16", h.CREAM).twice()
    shield_ = h.lined(h.shield(24, 52, 44, 44), COATS[3]) + h.crown(24, 78, 24, 17)
    return lance + legs + body + right + wings + helm + visor + slits + shield_


# --- From behind ---


def back_1() -> h.Part:
    coat = COATS[1]
    body = _boots(43, 57) + h.lined("36 54, 29 66, 26 86!, 50 90, 74 86!, 71 66, 64 54, 50 50", coat)
    arms = h.limb("68 60, 78 68, 78 60", 10, 9, fill=coat) + _hand(78, 58)
    left = h.limb("32 60, 22 72, 26 80", 10, 9, fill=coat) + _hand(26, 80)
    spear = h.limb("78 94, 78 20", 4.5, fill=h.WOOD) + h.lined("71 24!, 78 4!, 85 24!, 78 20", STEEL)
    head = _head(50, 42, 16)
    hair = h.lined("34 46!, 34 32, 66 32, 66 46!, 50 52", HAIR)
    return h.together((spear, left, arms, body, head, hair, _kettle(50, 36, 50, 22), _chevrons(50, 62, 1, 24)))


def back_2() -> h.Part:
    coat = COATS[2]
    body = _boots(40, 60, 17) + h.lined("32 50, 22 66, 18 87!, 34 90, 50 87, 66 90, 82 87!, 78 66, 68 50, 50 45", coat)
    right = h.limb("72 56, 86 66, 85 56", 11, 10, fill=coat) + _hand(85, 54, 6)
    left = h.limb("28 56, 14 70, 20 80", 11, 10, fill=coat) + _hand(20, 80, 6)
    head = _head(50, 36, 17)
    helm = h.lined("31 44!, 30 22, 38 10, 50 5, 62 10, 70 22, 69 44!, 60 48, 50 46, 40 48", STEEL) + h.ink(
        "50 6, 50 44"
    )
    plume = h.lined("48 6!, 38 -2, 46 -10, 58 -6, 62 2!, 54 0, 52 7!", h.EMBER, None)
    return _halberd(85, 94, 14) + left + right + body + head + plume + helm + _chevrons(50, 56, 2, 28)


def back_3() -> h.Part:
    coat = COATS[3]
    sword = (
        h.lined("86 70!, 84 12, 89 0!, 94 12, 92 70!", STEEL)
        + h.lined(h.box(75, 68, 28, 6, 2.5), h.GOLD, None)
        + h.limb("89 73, 89 86", 5, fill=h.LEATHER)
    )
    legs = _boots(36, 64, 22, 95)
    arms = (
        h.lined(h.oval(18, 56, 12, 11), STEEL)
        + h.limb("14 62, 6 74, 12 84", 13, 11, fill=STEEL)
        + h.lined(h.disc(12, 84, 7), h.IRON)
    )
    arms += (
        h.lined(h.oval(82, 56, 12, 11), STEEL)
        + h.limb("86 62, 97 70, 89 78", 13, 11, fill=STEEL)
        + h.lined(h.disc(89, 78, 7), h.IRON)
    )
    cape = h.lined("28 48, 16 64, 8 90!, 22 86!, 36 92!, 50 87!, 64 92!, 78 86!, 92 90!, 84 64, 72 48, 50 42", coat)
    collar = h.lined("26 50, 50 60, 74 50, 72 43, 50 50, 28 43", h.CREAM, None)
    helm = h.lined("28 44, 27 22, 36 8, 50 3, 64 8, 73 22, 72 44, 60 51, 50 53, 40 51", STEEL) + h.ink("50 4, 50 52")
    plume = h.lined("50 4!, 42 -8, 50 -20, 66 -22, 78 -12, 82 4!, 72 -2, 62 -6, 56 4!", h.EMBER)
    return sword + legs + arms + cape + collar + plume + helm + _chevrons(50, 58, 3, 28).sized(0.95, 50, 58)


FRONTS: dict[int, tuple[h.Drawing, ...]] = {
    1: (watchman, kitchen_boy, recruit, goose),
    2: (crossbow, halberdier, shield_bearer, herald),
    3: (captain, mace, treasurer, champion),
}
BACKS: dict[int, h.Drawing] = {1: back_1, 2: back_2, 3: back_3}


def pictures() -> list[Picture]:
    found = [Picture(f"guard-back-{level}", cut_out(h.stood(draw(), SIZES[level]))) for level, draw in BACKS.items()]
    for level, fronts in FRONTS.items():
        for i, draw in enumerate(fronts, 1):
            found.append(Picture(f"guard-front-{level}-{i}", cut_out(h.stood(draw(), SIZES[level]))))
    return found
