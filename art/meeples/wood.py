"""The wooden meeples of the nine kinds, and the places where a player keeps them."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit
from art.outlines import Curve

PEASANT = kit.PINE
MAGE = "#3f86a8"
CLERIC = "#efe4c8"
KNIGHT = "#a3a9b8"
WARRIOR = "#c9563f"
RANGER = "#6d9a4f"
PALADIN = "#e5b23c"
SHAMAN = "#9a5f9e"
CORRUPTION = "#43345c"


def plank(fill: str) -> h.Part:
    """A meeple without anything: head, arms and legs sawn from one board."""
    half = "50 22, 60 25.5, 63.5 35, 58.5 45!, 72 49, 82 57, 80 65.5, 69 64!, 71 78, 77 91, 70 93!, 60 93, 50 79"
    right, corners = h.points(half)
    left = tuple((100 - x, y) for x, y in right[-2:0:-1])
    n = len(right) + len(left)
    both_sides = corners | {n - i for i in corners if i}
    found = h.lined(Curve(right + left, frozenset(both_sides)), fill)
    grain = h.dark(fill, 0.16)
    for text in ("44 52!, 47 66, 45 80!, 45.5 66", "54 56!, 57 66, 60 84!, 55.5 66"):
        found += h.flat(text, grain)
    return found


def _peasant() -> h.Part:
    fork = kit.rod(36, 26, 3.4, kit.BARK) + h.ink(h.thread("-6 -50, -6 -39!, 6 -39!, 6 -50", 4), "0 -50, 0 -36")
    hat = h.lined("28 31, 40 26, 50 25, 60 26, 72 31, 60 35, 50 36, 40 35", kit.STRAW)
    hat += h.lined("37 29!, 40 15, 50 11, 60 15, 63 29!, 50 32", kit.STRAW) + h.flat(
        "37.6 25!, 50 28, 62.4 25!, 63 29!, 50 32, 37 29!", kit.BRICK
    )
    return fork.at(82, 62, 4) + plank(PEASANT) + hat + h.lined(h.disc(81, 61, 4.4), PEASANT, None)


def _mage() -> h.Part:
    hat = h.lined("24 34, 37 28, 50 27, 63 28, 76 34, 63 39, 50 40, 37 39", h.dark(MAGE))
    hat += h.lined("35 32!, 42 18, 46 8, 60 5!, 57 14, 60 22, 65 32!, 50 36", h.dark(MAGE), None)
    hat += h.flat(h.ring_of(51, 23, 5.6, 2.4, 5), h.GOLD)
    return kit.staff(46, 26, h.GOLD, 6.5).at(83, 64, 4) + plank(MAGE) + hat + h.lined(h.disc(82, 61, 4.4), MAGE, None)


def _cleric() -> h.Part:
    crook = h.lined(h.tube("0 30, 0 -30, 0 -42, 9 -46, 13 -38, 8 -34", 3.6, 3.6), h.GOLD, None)
    hat = h.lined("36 34!, 33 18, 50 4!, 67 18, 64 34!, 50 37", CLERIC)
    hat += h.flat((h.box(47.6, 10, 4.8, 24), "36 28!, 50 31, 64 28!, 64 33!, 50 36, 36 33!"), h.EMBER)
    stole = h.flat("44 46!, 47 46!, 48 70!, 43.4 70!", h.EMBER).twice()
    return crook.at(82, 62, 3) + plank(CLERIC) + stole + hat + h.lined(h.disc(81.5, 61, 4.4), CLERIC, None)


def _knight() -> h.Part:
    plume = h.lined("50 17!, 47 6, 60 4, 74 12, 75 24, 68 17, 58 15", h.EMBER)
    helm = h.lined("35 40!, 34 24, 42 15, 50 13, 58 15, 66 24, 65 40!, 50 46", kit.STEEL)
    helm += h.flat(h.box(39, 27, 22, 4.2, 2), h.PITCH) + h.ink("50 31, 50 43")
    guard = h.lined(h.shield(27, 52, 30, 36), h.EMBER) + h.flat(
        (h.box(24.6, 54.4, 4.8, 27), h.box(14.6, 60, 24.6, 4.8)), h.CREAM
    )
    return plank(KNIGHT) + plume + helm + guard


def _warrior() -> h.Part:
    helm = h.horn("38 26, 27 24, 24 10; 62 26, 73 24, 76 10", 9)
    helm += h.lined("35 34!, 35 22, 50 14, 65 22, 65 34!, 50 37", h.IRON) + h.lined(
        h.box(47.4, 24, 5.2, 18, 2), h.IRON, None
    )
    return kit.axe(32, 28, 1.1).at(80, 63, 6) + plank(WARRIOR) + helm + h.lined(h.disc(81.5, 61, 4.4), WARRIOR, None)


def _ranger() -> h.Part:
    bow = h.lined(h.tube("-2 -34, 9 -18, 9 0, 9 18, -2 34", 3, 4.4, 3), kit.BARK, None) + h.ink("-2 -34, -2 34")
    feather = h.lined("58 20!, 62 8, 78 3!, 76 13, 66 20", h.EMBER)
    hood = h.lined(
        "32 47!, 33 28, 42 13, 52 9!, 60 15, 67 28, 68 47!, 58 42!, 61 32, 50 23, 39 32, 42 42!", h.dark(RANGER)
    )
    return bow.at(84, 58, 8) + plank(RANGER) + feather + hood + h.lined(h.disc(83, 60, 4.4), RANGER, None)


def _paladin() -> h.Part:
    wing = h.lined("60 26!, 72 22, 86 8!, 88 20, 82 25!, 83 30, 75 32!, 70 37, 61 35", h.CREAM)
    helm = wing.twice() + h.lined("36 40!, 35 24, 50 13, 65 24, 64 40!, 56 36!, 56 31, 44 31, 44 36!", kit.STEEL)
    blade = kit.sword(44, 7).at(50, 52, 180)
    return plank(PALADIN) + helm + blade + h.lined((h.disc(46.4, 50, 4), h.disc(53.6, 54, 4)), PALADIN, None)


def _shaman() -> h.Part:
    branch = h.limb("58 26, 66 18, 68 6", 6, 4, 3, fill=h.BONE) + h.limb("66 17, 74 15, 80 8", 5, 3, fill=h.BONE)
    mask = h.lined("36 30!, 50 24, 64 30!, 62 37, 50 40, 38 37", kit.BARK) + h.dots("44 33, 56 33", 2.2, h.GLOW)
    skirt = h.fur("34 66, 50 70, 66 66, 68 76, 50 78, 32 76", kit.STRAW, 5)
    rattle = (
        kit.rod(20, 26, 3.4, kit.BARK)
        + kit.leaf(0, -22, 16, 60)
        + kit.leaf(0, -22, 16, -60)
        + h.lined(h.disc(0, -25, 7), h.EMBER)
    )
    body = plank(SHAMAN) + skirt
    return branch.twice() + rattle.at(82, 62, 4) + body + mask + h.lined(h.disc(82, 61, 4.4), SHAMAN, None)


def _corruption() -> h.Part:
    shape = (
        "50 26, 58 24, 61 15, 70 9!, 70 22, 65 32, 64 40, 60 46!, 74 48, 88 43!, 86 56, 76 66, 69 65!, 72 76, 80 84,"
        " 76 92, 70 88, 66 94, 60 90, 56 93, 50 80, 45 92, 40 88, 34 94, 30 88, 23 92, 22 84, 30 74, 31 65!,"
        " 22 66, 12 58, 13 46!, 26 49, 40 46!, 36 38, 35 30, 30 22, 32 10!, 40 16, 43 25"
    )
    found = h.lined(shape, CORRUPTION)
    found += h.flat("46 58!, 55 56!, 52 62!, 58 64!, 48 74!, 50 66!, 43 65!", "#8fd06b")
    found += h.flat("39 33!, 48 37!, 44 41, 40 39; 61 33!, 52 37!, 56 41, 60 39", "#b6ec7f")
    return found


MEEPLES: dict[str, h.Drawing] = {
    "peasant": _peasant,
    "mage": _mage,
    "cleric": _cleric,
    "knight": _knight,
    "warrior": _warrior,
    "ranger": _ranger,
    "paladin": _paladin,
    "shaman": _shaman,
    "corruption": _corruption,
}


# --- Places of a player ---


def _tavern() -> h.Part:
    mug = h.lined("62 42, 84 44, 86 66, 62 72", kit.OAK)
    mug += h.flat("65 50, 76 51, 77 62, 65 64", h.PAPER_EDGE)
    mug += h.lined(h.fitted("-.5 -1!, .5 -1!, .44 0!, 0 .06, -.44 0!", 44, 90, 50, 56), kit.OAK)
    for x in (32, 44, 56):
        mug += h.ink(f"{x} 40, {44 + (x - 44) * 0.9} 90")
    mug += h.flat((h.box(20.4, 46, 47, 4), h.box(21.8, 78, 44.4, 4)), h.IRON)
    foam = (
        "16 34, 18 22, 30 22, 34 11, 48 9, 55 18, 68 18, 74 30, 68 38, 62 36, 60 50, 54 50,"
        " 52 38, 40 40, 30 36, 26 42, 20 41"
    )
    return mug + h.lined(foam, h.CREAM) + plank(WARRIOR).sized(0.3, 44, 64)


def _lodgings() -> h.Part:
    found = h.lined((h.box(8, 26, 8, 66, 3), h.box(84, 44, 8, 48, 3)), kit.BARK)
    found += h.lined(h.box(12, 66, 76, 16, 2), kit.OAK)
    found += h.lined("16 60, 20 50, 36 50, 38 60, 34 68, 18 68", h.CREAM)
    found += h.lined(h.disc(33, 52, 11), kit.PINE) + h.shut_eye(29, 52, 3) + h.shut_eye(38, 52, 3)
    found += h.lined("22 46, 26 36, 40 34, 56 26!, 52 38, 44 46, 32 44", h.PLUM) + h.lined(
        h.disc(56, 27, 4), h.CREAM, None
    )
    found += h.lined("38 70!, 36 58, 44 51, 62 50, 80 54, 88 62, 88 76!, 60 78, 38 76!", h.SEA)
    found += h.flat("40 64!, 41 57, 46 52!, 54 51!, 50 62, 50 76!, 40 75!", h.CREAM)
    moon = h.lined("76 10!, 66 16, 66 28, 78 34!, 90 28, 86 28, 76 24, 72 18", h.GOLD)
    return found + moon


def _bag() -> h.Part:
    peek = plank(PEASANT).sized(0.5, 50, 24).moved(-9, -5) + plank(MAGE).sized(0.5, 50, 24).moved(7, -9)
    sack = h.lined("36 42!, 22 58, 15 76, 22 91, 50 94, 78 91, 85 76, 78 58, 64 42!, 50 45", h.LEATHER)
    mouth = h.lined("30 28!, 38 33, 44 29, 50 33, 56 29, 62 33, 70 28!, 66 42, 50 45, 34 42", h.pale(h.LEATHER, 0.2))
    cord = h.lined(h.tube("33 43, 50 47, 67 43", 5, 5), h.GOLD, None)
    cord += h.lined((h.tube("62 45, 74 50, 76 60", 3.4, 3.4), h.disc(76, 62, 3)), h.GOLD, None)
    return peek + sack + mouth + cord + h.flat("34 56!, 26 74, 30 84!, 30 70", h.pale(h.LEATHER, 0.2))


PLACES: dict[str, h.Drawing] = {"tavern": _tavern, "lodgings": _lodgings, "bag": _bag}
