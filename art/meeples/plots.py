"""The building plots on which no Location stands yet."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit


def _plot(thing: h.Part) -> h.Part:
    """Ground staked out with string, and what it is good for."""
    found = h.lined("8 84, 24 70, 76 70, 92 84, 78 93, 22 93", kit.SAND)
    for x, y in ((12, 84), (26, 72), (74, 72), (88, 84)):
        found += h.lined(h.box(x - 2, y - 14, 4, 15, 1), kit.OAK, None)
    found += h.ink("12 72, 26 60, 74 60, 88 72")
    return found + thing


def cottage_plot() -> h.Part:
    return _plot(kit.house(36, 84, 28, 20, 18, top=kit.STRAW) + kit.door(50, 84, 9, 13))


def drill_yard() -> h.Part:
    return _plot(kit.axe(40, 12, 1.0).at(42, 74, 24) + kit.axe(40, 12, 1.0).at(58, 74, -24, flip=True))


def reading_room() -> h.Part:
    return _plot(kit.open_book(46, 26, h.SEA).at(50, 66) + kit.candle(78, 64, 7, 16))


def notice_board() -> h.Part:
    return _plot(
        h.lined((h.box(28, 40, 5, 46, 1), h.box(67, 40, 5, 46, 1)), kit.BARK)
        + h.lined(h.box(24, 32, 52, 32, 2), kit.OAK)
        + h.lined((h.box(30, 38, 16, 18), h.box(52, 36, 18, 14)), h.CREAM, None)
        + h.dots("38 40, 61 38", 1.8, h.EMBER)
        + kit.lines(33, 45, 10, 2, 4)
    )


def royal_lot() -> h.Part:
    return _plot(h.crown(50, 78, 44, 30))


def tilting_yard() -> h.Part:
    tilt = (
        kit.rod(44, 8, 5, kit.BARK).at(44, 84)
        + h.lined(h.box(20, 38, 54, 6, 3), kit.OAK)
        + kit.shield_of(70, 40, 22, 26)
        + h.lined(h.lump(24, 56, 8, 9, 0.05), h.LEATHER)
        + h.ink("24 44, 24 48")
    )
    return _plot(tilt)


def font_corner() -> h.Part:
    font = (
        h.lined("34 54!, 66 54!, 62 66, 54 70, 54 80!, 62 86!, 38 86!, 46 80!, 46 70, 38 66", h.STONE_LIGHT)
        + h.lined(h.oval(50, 54, 17, 5), kit.WATER)
        + kit.drop(50, 34, 14, kit.WATER)
    )
    return _plot(font)


def pilgrims_rest() -> h.Part:
    return _plot(
        h.lined(h.box(26, 72, 48, 6, 2), kit.OAK)
        + h.lined((h.box(30, 76, 6, 12), h.box(64, 76, 6, 12)), kit.OAK, None)
        + kit.staff(50, 10, kit.OAK, 4).at(72, 80, 12)
        + h.lined(
            "22 68, 34 62, 46 61, 58 62, 70 68, 58 73, 46 74, 34 73; 33 65!, 34 52, 46 46, 58 52, 59 65!, 46 68",
            h.LEATHER,
        )
        + h.lined("41 53, 46 50, 51 53, 48 61!, 44 61!", h.GOLD, None)
    )


PLOTS = h.drawings(__name__)
