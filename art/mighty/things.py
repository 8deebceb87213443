"""What lies about: the factions' signs, coins, chest, gate, marker, cards, and the castle at dusk."""

from __future__ import annotations

from art import hand as h
from art.mighty.factions.hues import HUES
from art.mighty.king import chest
from art.outlines import Curve, Outline
from art.paper import Picture, Sheet, cut_out, laid, pasted

CARD = (100.0, 140.0)
CASTLE = (400.0, 100.0)
OWN = "var(--art-own,#92519f)"
"""The colour of the faction or level a card belongs to; the page sets it."""


# --- The six signs: triangle, circle, square, diamond, star, cross ---


def signs() -> tuple[Outline, ...]:
    return (
        h.facet("50 8, 94 88, 6 88", 9),
        h.disc(50, 50, 41),
        h.box(13, 13, 74, 74, 9),
        h.facet("50 3, 93 50, 50 97, 7 50", 9),
        Curve(h.ring_of(50, 54, 47, 21, 5).points, frozenset(range(10)), radius=5),
        h.facet("35 8, 65 8, 65 35, 92 35, 92 65, 65 65, 65 92, 35 92, 35 65, 8 65, 8 35, 35 35", 7),
    )


def sign(i: int) -> h.Part:
    return h.lined(signs()[i], HUES[i], h.dark(HUES[i]))


# --- Coins, strength, healing ---


def one_coin() -> h.Part:
    rim = h.flat(h.disc(50, 50, 34), h.mixed(h.GOLD, "#fff3d6", 0.28))
    struck = h.fitted("-1 .75!, -1 -.55!, -.45 0!, 0 -.9!, .45 0!, 1 -.55!, 1 .75!", 50, 50, 21, 21)
    return (
        h.lined(h.disc(50, 50, 43), h.GOLD)
        + rim
        + h.lined(struck, h.GOLD, None)
        + h.flat(h.box(29, 60, 42, 6.6), h.dark(h.GOLD))
    )


def many_coins() -> h.Part:
    def stack(x: float, foot: float, many: int) -> h.Part:
        return h.together(h.coin_edge(x, foot - i * 6.5, 15, 5) for i in range(many))

    return stack(33, 70, 6) + stack(66, 72, 4) + stack(50, 86, 3) + h.coin(80, 82, 11) + h.coin(20, 86, 9)


def strength() -> h.Part:
    """A fist."""
    arm = h.lined("38 66!, 36 92, 66 92, 66 66!", h.LEATHER) + h.lined(h.box(32, 66, 38, 9, 3), h.GOLD, None)
    fist = h.lined("24 42, 26 28, 36 22, 66 20, 78 28, 80 48, 74 62, 60 70, 40 70, 28 60", h.SKIN)
    fingers = h.ink("41 22, 40 42", "53.5 20.6, 53 42", "66 20.6, 66 42", "28 44, 40 42, 66 42, 79 42")
    return arm + fist + fingers + h.lined("24 44, 34 42, 52 46, 54 54, 46 57, 30 56", h.SKIN)


def healing() -> h.Part:
    """A heart with a plaster on it."""
    heart = h.lined("50 30!, 58 16, 76 12, 91 26, 90 46, 74 70, 50 92!, 26 70, 10 46, 9 26, 24 12, 42 16", h.EMBER)
    strip = (
        h.lined(h.box(26, 42, 48, 17, 8), "#f0c9a0", None)
        + h.lined(h.box(42, 42, 16, 17), h.CREAM, None)
        + h.dots("33 48, 33 53.5, 67 48, 67 53.5", 1.3, h.dark("#f0c9a0"))
    )
    return heart + strip.turned(-32, 50, 50)


# --- The castle's own ---


def gate() -> h.Part:
    """The main gate: where the monsters come in."""
    tower = h.lined(h.battlements(6, 22, 26, 6, 3, 72), h.STONE, None) + h.flat(
        h.box(25.6, 29, 5.3, 63.9), h.STONE_SHADE
    )
    towers = tower + tower.moved(62, 0)
    wall = h.lined(h.battlements(28, 32, 44, 6, 4, 62), h.STONE, None)
    slits = h.lined((h.arch(17, 52, 7, 13), h.arch(79, 52, 7, 13)), h.GLOW, None)
    stones = h.bricks("11 62, 20 72, 10 80, 74 64, 84 74, 73 82, 34 46, 58 45", 8, 4.4, h.STONE_SHADE)
    door = h.lined(h.arch(50, 94, 36, 44), h.DUSK, None)
    bars = h.together(h.limb(f"{x} 84, {x} {y}", 3.4, fill=h.IRON) for x, y in ((39, 60), (50, 52), (61, 60))) + h.limb(
        "34 68, 66 68", 3.4, fill=h.IRON
    )
    teeth = h.together(h.lined(f"{x - 3} 83!, {x} 90!, {x + 3} 83!", h.IRON, None) for x in (39, 50, 61))
    flags = h.pennant(19, 4, 18, 10, h.EMBER, 19) + h.pennant(81, 4, 14, 10, h.EMBER, 19)
    return flags + wall + towers + slits + stones + door + bars + teeth + h.ink(h.arch(50, 94, 36, 44))


def start_player() -> h.Part:
    """Whoever has the hunting horn begins."""
    cord = h.ink("11 42, 20 14, 46 8, 72 18")
    curve = h.limb("10 40, 14 64, 34 82, 60 74, 78 36", 7, 10, 15, 21, 30, fill=h.GOLD)
    bell = h.lined(h.oval(80, 32, 20, 9, 22), h.MAW, None)
    bands = h.lined("19 70!, 26 62!, 37 70!, 31 82!; 54 60!, 65 54!, 79 68!, 68 80!", h.EMBER, None)
    mouth = h.lined(h.oval(10, 38, 6, 3.6), h.GOLD, None)
    tassel = h.lined("44 7!, 50 9!, 54 26, 48 22!, 42 27", h.EMBER, None)
    return cord + curve + bands + bell + mouth + tassel


# --- Cards: 100 x 140, their numbers and names are the page's ---


def _card(fill: str) -> h.Part:
    return h.lined(h.box(3, 3, 93, 133, 8), fill, None)


def frame_monster() -> Sheet:
    """A round place for the strength at the upper left, a square one for the sign at the upper right."""
    sky = h.flat(h.box(8, 8, 83, 123, 5), h.SKY)
    hills = h.flat(
        "8 96!, 24 84, 44 92, 66 82, 91 94!, 91 127!, 89.5 129.5!, 87 131!, 12 131!, 9.5 129.5!, 8 127!", h.STONE_LIGHT
    )
    ground = h.flat(
        "8 112!, 30 106, 60 111, 91 105!, 91 127!, 89.5 129.5!, 87 131!, 12 131!, 9.5 129.5!, 8 127!", h.STONE
    )
    place = h.lined(h.disc(20, 20, 15), h.CREAM, None)
    own = h.lined(h.box(70, 6, 23, 23, 6), h.CREAM, None)
    return laid(_card(OWN)) + pasted(sky + hills + ground) + laid(place) + laid(own)


def frame_guard() -> Sheet:
    """A shield for the strength at the upper left, a coin for the loot at the upper right."""
    wall = h.flat(h.box(8, 8, 83, 123, 5), h.STONE)
    stones = h.bricks("12 44, 78 52, 14 66, 76 78, 12 92, 74 36", 12, 6, h.STONE_SHADE)
    niche = h.flat(h.arch(49.5, 131, 62, 96), h.DUSK) + h.flat(
        "18.5 118!, 49.5 113, 80.5 118!, 80.5 131!, 18.5 131!", h.mixed(h.DUSK, "#000000", 0.25)
    )
    power = h.lined(h.shield(21, 6, 30, 33), h.CREAM, None)
    loot = h.lined(h.disc(78, 21, 15.5), h.GOLD) + h.flat(h.disc(78, 21, 11.5), h.mixed(h.GOLD, "#fff3d6", 0.45))
    return laid(_card(OWN)) + pasted(wall + stones + niche) + laid(power) + laid(loot)


def frame_king() -> Sheet:
    """A proclamation, for the emblem above and the words below."""
    roll = h.lined(h.box(9, 14, 81, 112, 3), "#f0dfbb", h.dark("#f0dfbb", 0.14))
    ends = h.lined((h.box(3, 9, 93, 12, 6), h.box(3, 118, 93, 12, 6)), "#e3cd9f")
    seal = h.lined(h.ring_of(77, 116, 12.5, 10.5, 11), h.EMBER, None) + h.crown(77, 120, 11, 8)
    return laid(roll + ends) + laid(seal)


def card_back() -> Sheet:
    """Two eyes in the dark, and a grin."""
    night = h.flat(h.box(8, 8, 83, 123, 5), "#3a2d57")
    stars = h.together(
        h.flat(h.ring_of(x, y, 3, 1.3, 4), "#f2d48a")
        for x, y in ((20, 24), (76, 20), (50, 32), (84, 50), (16, 108), (80, 112), (50, 120), (14, 58))
    )
    eyes = h.eyes(
        49.5, 62, 16.5, 12, skin="#3a2d57", lid=0.34, tilt=16, look=(0.4, 0.2), other=(-0.4, 0.2), ball="#ffe08a"
    )
    return laid(_card(h.DUSK)) + pasted(night + stars + eyes + h.grin(49.5, 88, 56, 19, teeth=7, below=5, bend=0.4))


# --- The castle at dusk: gate at the left, treasury at the right ---

TOWERS_BEHIND = (  # left edge, width, top, colour of the roof
    (66, 15, 36, h.NEAR),
    (106, 12, 46, None),
    (150, 18, 28, h.NEAR),
    (198, 12, 44, None),
    (236, 17, 33, h.NEAR),
    (288, 13, 44, None),
)
TOWERS_BEFORE = (
    (86, 16, 48, None),
    (126, 15, 41, h.DUSK),
    (176, 18, 49, None),
    (216, 15, 42, h.DUSK),
    (260, 17, 48, None),
    (308, 15, 41, h.DUSK),
)


def _tower(x: float, wide: float, top: float, fill: str, roof: str | None = None) -> h.Part:
    """A tower far away: no ink, one lit window."""
    shaft = h.flat(h.battlements(x, top, wide, 3, 3, 100 - top), fill)
    if roof:
        shaft = h.flat(h.box(x, top, wide, 100 - top), fill) + h.flat(
            h.fitted("-.62 0!, 0 -1!, .62 0!", x + wide / 2, top + 1, wide, wide * 1.15), roof
        )
    return shaft + h.flat(h.arch(x + wide / 2, top + 13, 2.6, 5), h.GLOW)


def castle() -> Sheet:
    """A wide strip, 400 x 100, that may be cut off at its edges."""
    sky = h.flat(h.box(0, 0, 400, 100), h.SKY_HIGH) + h.flat(
        "0 40!, 80 32, 180 38, 300 30, 400 36!, 400 100!, 0 100!", h.SKY
    )
    moon = h.flat(h.disc(312, 19, 11), h.GLOW)
    lights = ((24, 9), (62, 22), (112, 8), (164, 14), (212, 6), (250, 17), (352, 30), (390, 12))
    stars = h.together(h.flat(h.ring_of(x, y, 2.2, 0.8, 4), h.GLOW) for x, y in lights)
    clouds = (
        h.cloud(118, 27, 46, h.FAR, False) + h.cloud(262, 34, 34, h.FAR, False) + h.cloud(386, 30, 40, h.FAR, False)
    )
    hills = h.flat("0 62!, 40 48, 90 58, 150 44, 210 58, 270 46, 340 58, 400 46!, 400 100!, 0 100!", h.FAR)
    far = h.together(_tower(x, w, t, h.MID, r) for x, w, t, r in TOWERS_BEHIND) + h.flat(
        h.battlements(54, 54, 272, 3, 28, 46), h.MID
    )
    mid = h.together(_tower(x, w, t, h.NEAR, r) for x, w, t, r in TOWERS_BEFORE) + h.flat(
        h.battlements(70, 63, 262, 3.4, 27, 37), h.NEAR
    )
    wall = h.lined(h.battlements(70, 72, 272, 4, 24, 28), h.STONE, None)
    stones = h.bricks("88 83, 98 88, 139 82, 162 86, 184 82, 226 87, 246 82, 290 83, 312 87", 9, 3, h.STONE_SHADE)
    door = gate().sized(0.9, 50, 94).moved(-6, 0)
    keep = (
        h.lined("340 42!, 360 13!, 380 42!", h.EMBER)
        + h.pennant(360, 4, 16, 8, h.GOLD, 9)
        + h.lined(h.battlements(334, 41, 52, 6, 4, 59), h.STONE, None)
        + h.flat(h.box(379, 48, 5.9, 52), h.STONE_SHADE)
    )
    hall = h.lined(h.arch(360, 96, 38, 44), h.MAW, None) + chest(True).sized(0.4, 50, 94).moved(310, -2)
    path = h.flat("0 94!, 60 91, 160 95, 280 92, 400 94!, 400 100!, 0 100!", h.STONE_SHADE)
    return (
        pasted(sky + moon + stars + clouds + hills)
        + laid(far)
        + laid(mid)
        + laid(wall + stones)
        + laid(door)
        + laid(keep + hall)
        + pasted(path)
    )


def pictures() -> list[Picture]:
    found = [Picture(f"symbol-{i}", cut_out(h.stood(sign(i), 92, 49.5))) for i in range(6)]
    for name, part in (
        ("coin", one_coin()),
        ("coins", many_coins()),
        ("strength", strength()),
        ("healing", healing()),
        ("treasury", chest(True)),
        ("chest", chest(False)),
        ("gate", gate()),
        ("start-player", start_player()),
    ):
        found.append(Picture(name, cut_out(h.stood(part))))
    for name, sheet in (
        ("frame-monster", frame_monster()),
        ("frame-guard", frame_guard()),
        ("frame-king", frame_king()),
        ("card-back", card_back()),
    ):
        found.append(Picture(name, sheet, *CARD))
    return [*found, Picture("castle", castle(), *CASTLE, bleeds=True)]
