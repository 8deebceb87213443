"""The rooms of the Four Towers."""

from __future__ import annotations

from art import hand as h
from art.meeples import kit

INDOORS = "#bba6c0"
FLOOR = "#a5774c"


def _chamber(thing: h.Part, wall: str = INDOORS, floor: str = FLOOR, window: bool = False) -> h.Part:
    """A room cut open: an arched wall of stone, a floor, perhaps a window to the dusk."""
    outer = h.lined(h.fitted("-.5 0!, -.5 -.6, -.36 -.9, 0 -1, .36 -.9, .5 -.6, .5 0!", 50, 93, 88, 88), h.STONE)
    inner = h.lined(h.fitted("-.5 0!, -.5 -.6, -.36 -.9, 0 -1, .36 -.9, .5 -.6, .5 0!", 50, 86, 70, 72), wall, None)
    inner += h.lined(h.facet("15 74, 85 74, 85 86, 15 86"), floor, None)
    if window:
        inner += kit.pane(50, 40, 11, 17, arched=True)
    return outer + h.bricks("7.6 70, 7.6 52, 87 62, 87 80, 22 17, 68 13", 5, 4, h.STONE_SHADE) + inner + thing


def _shelf(x: float, y: float, wide: float) -> h.Part:
    return h.lined(h.box(x, y, wide, 4, 1), kit.OAK, None)


def leaky_library() -> h.Part:
    books = h.together(
        h.lined(h.box(20 + i * 7, 46 - high, 6, high), fill, None)
        for i, (high, fill) in enumerate(((16, h.EMBER), (13, h.SEA), (17, h.GOLD), (14, h.MOSS)))
    )
    return _chamber(
        _shelf(18, 46, 34)
        + books
        + _shelf(18, 66, 26)
        + kit.drop(62, 34, 10, kit.WATER)
        + kit.drop(72, 46, 9, kit.WATER)
        + h.lined("56 70!, 76 70!, 73 84!, 59 84!", h.IRON)
        + h.flat(h.oval(66, 70.6, 8.6, 2), kit.WATER)
    )


def confession_closet() -> h.Part:
    curtain = (
        h.lined("36 34!, 64 34!, 66 84!, 58 80!, 50 85!, 42 80!, 34 84!", h.PLUM)
        + h.ink("50 36, 49 78")
        + h.lined(h.box(30, 29, 40, 6, 2), kit.OAK)
    )
    return _chamber(curtain + kit.candle(76, 84, 7, 16))


def cell_with_a_view() -> h.Part:
    bars = (
        h.lined(h.arch(50, 64, 34, 42), h.SKY, None)
        + h.flat(h.disc(58, 38, 6), h.GLOW)
        + h.together(h.lined(h.box(x - 1.6, 26, 3.2, 38), h.IRON, None) for x in (40, 50, 60))
    )
    return _chamber(bars + h.lined(h.box(20, 72, 60, 6, 1), kit.OAK) + kit.meeple().at(30, 68, 0, 0.8), h.STONE_SHADE)


def dungeon_of_drafts() -> h.Part:
    wind = h.together(
        h.lined(h.tube(text, 4.4, 4), kit.GHOST, None)
        for text in (
            "18 40, 44 40, 54 33, 47 27, 42 32",
            "22 52, 62 52, 71 59, 63 66, 57 60",
            "30 64, 42 64, 47 70, 42 74",
        )
    )
    snuffed = (
        h.lined(h.box(68, 62, 8, 20, 1.5), h.CREAM)
        + h.ink("72 62, 74 57")
        + h.lined(h.oval(72, 83, 9, 3), h.GOLD, None)
    )
    return _chamber(wind + snuffed, kit.SLATE, h.STONE_SHADE)


def bribe_vault() -> h.Part:
    chest = (
        h.lined((h.box(30, 60, 40, 22, 2), "30 60!, 30 50, 36 44, 64 44, 70 50, 70 60!"), kit.OAK)
        + h.flat(h.box(31, 58, 38, 3.6), h.IRON)
        + h.lined(h.box(46, 56, 8, 9, 1), h.GOLD, None)
    )
    return _chamber(
        h.coin_edge(24, 80, 7) + h.coin_edge(25, 76, 7) + chest + h.coin_edge(77, 81, 7) + h.coin(50, 30, 10)
    )


def mould_cellar() -> h.Part:
    mould = (
        h.lined((h.lump(30, 76, 13, 8, 0.14, 9, 2), h.lump(72, 78, 11, 6, 0.14, 9, 3)), kit.LEAF)
        + kit.mushroom(38, 82, 18, h.PLUM)
        + kit.mushroom(28, 70, 13, h.EMBER)
    )
    return _chamber(kit.barrel(60, 82, 28, 36) + mould, "#a9b79a", h.STONE_SHADE)


def brawlers_loft() -> h.Part:
    fists = h.lined("24 56, 28 44, 40 42, 48 50, 46 62, 32 66", h.EMBER) + h.lined(
        h.box(22, 62, 16, 8, 2), h.CREAM
    ).turned(-30, 30, 66)
    return _chamber(
        fists
        + fists.mirrored()
        + h.flat(h.ring_of(50, 36, 8, 3, 6), h.GOLD)
        + h.lined(h.box(18, 76, 64, 5, 2), kit.OAK)
    )


def whispering_well() -> h.Part:
    well = (
        h.lined(h.box(32, 58, 36, 24, 3), h.STONE_LIGHT)
        + h.lined(h.oval(50, 58, 18, 5.4), kit.NIGHT)
        + h.lined((h.box(33, 30, 4, 28), h.box(63, 30, 4, 28)), kit.OAK, None)
        + kit.gable(34, 34, 32, 14, kit.TILE, 6)
    )
    return _chamber(well + h.ink("46 50, 44 44, 48 40", "54 50, 56 44, 52 40"))


def thieves_turret() -> h.Part:
    sack = h.lined("40 54!, 30 66, 28 80, 40 84, 60 84, 68 78, 64 64, 54 54!", h.LEATHER) + h.lined(
        "38 46!, 46 50, 56 46!, 54 56, 40 56", h.LEATHER, None
    )
    return _chamber(
        h.lined(h.tube("50 26, 51 40, 50 50", 3, 3), kit.STRAW, None)
        + sack
        + h.coin(72, 78, 6)
        + h.lined("34 36!, 50 32, 66 36!, 64 44, 56 45, 50 42, 44 45, 36 44", kit.NIGHT, None)
        + h.dots("43 40, 57 40", 2.4, h.GLOW),
        "#54466b",
    )


def broom_cupboard() -> h.Part:
    broom = (
        (kit.rod(44, 0, 4, kit.OAK) + h.lined("-5 -4!, 5 -4!, 11 18!, 4 15!, 0 19!, -4 15!, -11 18!", kit.STRAW)).at(
            38, 64, 8
        )
        + h.lined("56 64!, 76 64!, 73 84!, 59 84!", h.IRON)
        + h.ink("57 65, 66 52, 75 65")
    )
    return _chamber(broom)


def attic_of_axes() -> h.Part:
    axes = (
        kit.axe(32, 14, 0.9).at(34, 64, -16, flip=True)
        + kit.axe(32, 14, 0.9).at(66, 64, 16)
        + kit.axe(34, 14, 0.9).at(50, 66, 0)
    )
    return _chamber(axes)


def spiral_stair() -> h.Part:
    stair = h.Part()
    for i, (k, out) in enumerate(((-1, 26), (1, 27), (-1, 25), (1, 24), (-1, 21), (1, 17))):
        y = 80 - i * 10
        step = f"50 {y - 4}, {50 + k * out} {y - 1}, {50 + k * out} {y + 5}, 50 {y + 3}"
        stair += h.lined(h.facet(step), h.STONE_LIGHT if k < 0 else h.STONE, None)
    stair += h.lined(h.box(45, 22, 10, 62, 2), kit.OAK)
    return _chamber(stair)


def stargazers_shelf() -> h.Part:
    stars = h.flat((h.ring_of(34, 36, 5, 2, 5), h.ring_of(66, 30, 4, 1.6, 5), h.ring_of(50, 26, 3, 1.2, 5)), h.GOLD)
    scope = (
        h.lined(h.facet("30 66, 62 44, 67 51, 35 73"), h.GOLD)
        + h.lined(h.facet("60 42, 70 35, 76 44, 66 52"), h.GOLD, None)
        + h.ink("48 62, 40 84", "48 62, 50 84", "48 62, 60 84")
    )
    return _chamber(stars + scope, kit.NIGHT)


def bell_chamber() -> h.Part:
    return _chamber(h.lined(h.box(24, 26, 52, 6, 2), kit.OAK) + kit.bell(50, 66, 38, 34))


def trophy_room() -> h.Part:
    antlers = h.limb("44 40, 34 32, 32 20; 56 40, 66 32, 68 20", 5, 3, fill=h.BONE) + h.limb(
        "36 34, 28 32, 24 26; 64 34, 72 32, 76 26", 4, 3, fill=h.BONE
    )
    trophy = (
        antlers
        + h.lined(h.shield(50, 38, 30, 34), kit.OAK)
        + h.lined("42 42, 50 36, 58 42, 56 58, 50 64, 44 58", kit.FUR)
        + h.dots("46 46, 54 46", 1.8, h.PITCH)
        + h.solid(h.oval(50, 59, 2.4, 1.6))
    )
    return _chamber(trophy)


def guest_room_for_giants() -> h.Part:
    boots = (
        h.lined(h.box(20, 58, 60, 16, 3), kit.OAK)
        + h.lined("58 60!, 58 40, 66 32, 76 34, 84 44, 84 60!", h.CREAM)
        + h.lined("20 60!, 20 48, 40 42, 60 46, 60 60!", h.SEA)
        + h.lined((h.box(76, 40, 6, 44, 2), h.box(18, 52, 6, 32, 2)), kit.BARK)
    )
    feet = h.lined("8 58!, 8 46, 16 40, 24 46, 24 58!", h.SKIN).moved(4, -4) + h.lined(
        "8 58!, 8 46, 16 40, 24 46, 24 58!", h.SKIN
    ).moved(19, -6)
    return _chamber(boots + feet)


def archers_nest() -> h.Part:
    nest = h.fur("24 66, 50 60, 76 66, 72 80, 50 84, 28 80", kit.STRAW, 6) + h.lined(
        (h.oval(42, 63, 6, 8), h.oval(56, 63, 6, 8)), h.CREAM, None
    )
    arrow = (
        kit.rod(40, 0, 2.6, kit.OAK)
        + h.lined(h.facet("-5 -38, 0 -50, 5 -38"), kit.STEEL, None)
        + h.lined(h.facet("-4 0, 4 0, 4 -9, 0 -6, -4 -9"), h.EMBER, None)
    )
    return _chamber(arrow.at(30, 62, -14) + arrow.at(70, 62, 14) + nest, window=True)


def vigil_niche() -> h.Part:
    kneel = (
        h.lined(h.arch(50, 74, 32, 46), kit.NIGHT, None)
        + kit.sword(32, 6).at(50, 42, 180)
        + kit.candle(32, 74, 6, 13)
        + kit.candle(68, 74, 6, 13)
    )
    return _chamber(kneel)


def recruiters_garret() -> h.Part:
    pen = (
        h.lined(h.box(24, 60, 52, 6, 2), kit.OAK)
        + h.lined((h.box(28, 66, 6, 18), h.box(66, 66, 6, 18)), kit.OAK, None)
        + kit.scroll(20, 22).at(44, 47)
        + h.lined(h.box(60, 52, 8, 8, 2), kit.NIGHT, None)
        + h.lined("0 0!, 1 -12, 8 -24!, 7 -10", h.CREAM, None).at(64, 53)
    )
    return _chamber(pen, window=True)


def tutors_turret() -> h.Part:
    board = (
        h.lined(h.box(26, 30, 48, 30, 2), kit.OAK)
        + h.lined(h.box(30, 34, 40, 22), h.MOSS)
        + h.ink("38 50, 38 40, 44 50, 44 40", "52 45, 62 45", "57 40, 57 50")
        + kit.meeple().at(36, 80, 0, 0.9)
        + kit.book(14, 6, h.EMBER).at(64, 80)
        + kit.book(12, 6, h.SEA).at(64, 74)
    )
    return _chamber(board)


ROOMS = h.drawings(__name__)
