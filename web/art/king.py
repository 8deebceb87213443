"""The king's twelve tiles (M29), an emblem each, and the king himself."""

from __future__ import annotations

from collections.abc import Callable

from web.art.hand import (
    BONE,
    CREAM,
    DUSK,
    EMBER,
    GOLD,
    IRON,
    LEATHER,
    MAW,
    PITCH,
    ROCK,
    SKIN,
    WOOD,
    Part,
    arch,
    bead,
    box,
    brow,
    coin,
    crown,
    cut,
    cut_out,
    dark,
    disc,
    dots,
    eye,
    facet,
    fang,
    fitted,
    flat,
    grin,
    horn,
    ink,
    limb,
    lined,
    oval,
    pasted,
    shield,
    shut_eye,
    smile,
    solid,
    stood,
    together,
)
from web.art.sheet import Picture

TILE = "#f0dfbb"
BEAST = "#9d8fc0"  # a monster of no faction
BOUND = "#9c6b43"


def _tile() -> Part:
    """The tile all emblems lie on."""
    return lined(facet("8 17, 92 17, 92 92, 8 92", 9), TILE, dark(TILE, 0.14)) + crown(50, 18, 26, 12)


def _row(first: int, last: int, fill: str) -> Part:
    """The guards from gate to treasury, those that are meant in colour; -1 is the last of them."""
    chosen = {i % 5 for i in range(first, last + 1)} if first < 0 else set(range(first, last + 1))
    shields = (shield(50 + (i - 2.5) * 17, 73.5, 13, 14.5) for i in range(1, 5))
    return together(lined(s, fill if i in chosen else "#cdbd9a", None) for i, s in enumerate(shields, 1))


def _face(x: float, y: float, r: float, fill: str = BEAST, horns: float = 0.6) -> Part:
    """A little monster's head without eyes and mouth."""
    h = horns * r
    horn_ = horn(
        f"{x - r * 0.6} {y - r * 0.6}, {x - r * 0.95} {y - r * 0.9 - h * 0.3}, {x - r * 0.8} {y - r - h}", r * 0.42
    )
    head = fitted("0 -1, .74 -.74, 1 0, .82 .7, 0 1, -.82 .7, -1 0, -.74 -.74", x, y, r, r)
    return horn_.twice(x) + lined(head, fill)


def weaklings_stay_home() -> Part:
    """A hatchling behind bars."""
    door = lined(arch(50, 86, 52, 60), DUSK, None)
    baby = (
        lined(cut("50 46, 64 52, 68 66, 64 80, 50 84, 36 80, 32 66, 36 52"), BEAST)
        + horn("40 50, 37 45, 38 41", 6).twice()
    )
    face = eye(43, 62, 6, look=(0.2, -0.5)) + eye(58, 62, 6, look=(-0.2, -0.5)) + smile(50, 75, 10, -0.3)
    bars = together(limb(f"{x} 86, {x} {top}", 4.4, fill=IRON) for x, top in ((32, 40), (50, 27), (68, 40)))
    hands = lined(oval(32, 72, 5, 4), BEAST, None) + lined(oval(68, 72, 5, 4), BEAST, None)
    return door + baby + face + bars + hands + ink(arch(50, 86, 52, 60))


def costly_care() -> Part:
    """A big one, bandaged, and the bill."""
    head = _face(45, 60, 22, horns=0.5)
    band = lined(cut("24 53!, 45 47, 66 53!, 65 46!, 45 40, 26 46!"), CREAM, None) + ink("34 44.5, 36 50")
    face = (
        eye(36, 61, 6, look=(0.4, -0.4))
        + shut_eye(55, 61, 5)
        + ink("35 74, 45 70, 55 74")
        + fang(39, 72, 5, -6)
        + fang(51, 72, 5, -6)
    )
    stick = limb("56 73, 70 65", 4, fill=CREAM) + flat(disc(71, 64.5, 3), EMBER)
    return head + band + face + stick + coin(72, 80, 9) + coin(82, 66, 8) + coin(56, 83, 7)


def twins() -> Part:
    def one(x: float) -> Part:
        return (
            _face(x, 63, 17)
            + eye(x - 6, 60, 5, look=(0, 0.2))
            + eye(x + 6.5, 60, 5, look=(0, 0.2))
            + grin(x, 69, 13, 6, teeth=2, bend=0.3)
        )

    return one(30) + one(70) + coin(50, 34, 10) + coin(50, 82, 8)


def underdogs() -> Part:
    """Small, under something large."""
    arms = limb("40 74, 30 66, 32 56", 6, 5, fill=BEAST) + limb("60 74, 70 66, 68 56", 6, 5, fill=BEAST)
    feet = lined(oval(43, 88, 5, 3), BEAST, None) + lined(oval(57, 88, 5, 3), BEAST, None)
    body = _face(50, 75, 13.5)
    face = eye(45, 73, 4.4, look=(0, -0.7)) + eye(55.5, 73, 4.4, look=(0, -0.7)) + grin(50, 80, 9, 4, bend=0.3)
    return arms + coin(50, 41, 20) + feet + body + face


def strongest_first() -> Part:
    """Three cards, each worse than the last."""

    def card(turn: float, horns: float, teeth: int) -> Part:
        paper = lined(box(35, 28, 30, 44, 4), CREAM, None)
        head = _face(50, 52, 11, horns=horns) + bead(46, 50, 2.3) + bead(54, 50, 2.3)
        mouth = smile(50, 56.5, 8, 0.2) if not teeth else grin(50, 55.4, 12, 5.4, teeth=teeth, bend=0.2)
        return (paper + head + mouth).turned(turn, 50, 104)

    paw = (
        lined(cut("34 86, 36 76, 42 72, 50 71, 58 72, 64 76, 66 86, 50 90"), BEAST)
        + ink("42 73, 42 80")
        + ink("50 72, 50 79")
        + ink("58 73, 58 80")
    )
    return card(-20, 0.4, 0) + card(20, 1.3, 3) + card(0, 0.85, 2) + paw


def no_change() -> Part:
    """The king has not woken up yet."""
    pillow = lined(cut("14 68, 20 60, 50 64, 80 60, 87 68, 84 84, 50 88, 16 84"), "#a9c0d8")
    head = _king_head(50, 58)
    face = shut_eye(41, 57, 5) + shut_eye(59, 57, 5) + lined(oval(50, 73, 4, 3), MAW, None)
    return (
        pillow
        + head
        + crown(43, 40, 30, 15, tilt=-18)
        + face
        + _king_nose(50, 62)
        + lined(disc(72, 44, 3.6), "#d9ebe8", None)
        + lined(disc(80, 34, 5), "#d9ebe8", None)
    )


def rich_gatekeeper() -> Part:
    gate = lined(cut("26 69!, 26 40, 50 26, 74 40, 74 69!"), ROCK) + lined(arch(50, 69, 32, 34), DUSK, None)
    bars = ink("42 40, 42 69") + ink("50 36, 50 69") + ink("58 40, 58 69") + ink("35 52, 65 52")
    return gate + bars + coin(28, 61, 9) + coin(72, 61, 9) + coin(50, 61, 10) + _row(1, 1, GOLD)


def tough_second() -> Part:
    """An arm one would not wrestle."""
    arm = lined(cut("17 70!, 17 54, 26 46, 36 40, 45 43, 49 52!, 49 38!, 63 38!, 67 52, 66 64, 58 71, 40 71"), SKIN)
    cuff = lined(cut("46 42!, 66 42!, 64 33!, 48 33!"), IRON) + lined(cut("14 71!, 14 50, 24 45!, 28 58, 28 71!"), IRON)
    fist = lined(cut("46 32, 45 24, 55 21, 66 24, 66 32, 56 35"), SKIN) + ink("52.5 22, 52.5 27") + ink("59 22, 59 27")
    return arm + ink("36 52, 43 54, 47 51") + fist + cuff + coin(80, 62, 8) + coin(79, 46, 7) + _row(2, 2, GOLD)


def poor_vanguard() -> Part:
    """A purse turned inside out, and who lived in it."""
    purse = lined(cut("30 44!, 34 58, 30 66, 44 71, 60 69, 66 58, 58 44!, 44 48"), LEATHER) + lined(
        cut("28 46, 30 38, 44 41, 58 38, 61 45, 44 49"), LEATHER
    )
    lining = lined(cut("36 40!, 30 30, 38 24!, 42 32!, 48 24!, 54 30!, 53 40!"), "#d8b48a", None)
    moth = (
        lined(cut("76 42!, 66 32, 66 42, 70 48!"), "#cfc6dd", None)
        + lined(cut("76 42!, 87 34, 88 44, 80 49!"), "#cfc6dd", None)
        + limb("76 40, 75 50", 4, fill=BONE)
    )
    return lining + purse + moth + ink("75 38, 72 33") + ink("77 38, 81 34") + _row(1, 2, EMBER)


def full_treasury() -> Part:
    return chest(True).sized(0.56, 50, 94).moved(0, -24.5) + _row(-1, -1, GOLD)


def rich_rearguard() -> Part:
    def sack(x: float, y: float, k: float) -> Part:
        shape = fitted(
            "-.3 -.9!, -.1 -.78, .1 -.86!, .3 -.92!, .2 -.66, .6 -.3, .66 .2, "
            ".4 .5, -.4 .5, -.66 .2, -.6 -.3, -.2 -.66",
            x,
            y,
            k,
            k,
        )
        return (
            lined(shape, "#c49a62")
            + limb(f"{x - k * 0.2} {y - k * 0.66}, {x + k * 0.2} {y - k * 0.66}", 3.6, fill=EMBER)
            + coin(x, y + k * 0.02, k * 0.28)
        )

    return sack(33, 52, 32) + sack(68, 55, 28) + _row(-2, -1, GOLD)


def sleepy_treasurer() -> Part:
    helmet = lined(cut("26 60, 25 44, 33 32, 46 27, 59 32, 67 44, 66 60, 56 68, 46 70, 36 68"), IRON)
    gap = (
        lined(cut("30 46!, 46 43, 62 46!, 61 57!, 46 60, 31 57!"), SKIN, None)
        + shut_eye(39, 50, 4.4)
        + shut_eye(54, 50, 4.4)
        + ink("46 62, 46 68")
    )
    bubble = lined(disc(70, 36, 4), "#d9ebe8", None) + lined(disc(80, 27, 5.4), "#d9ebe8", None)
    return helmet + gap + bubble + coin(78, 62, 7) + _row(-1, -1, EMBER)


def _king_head(x: float, y: float) -> Part:
    """The king's head: hair and beard, no eyes yet."""
    beard = fitted("-.9 -.1!, -1.05 .5, -.6 1, -.3 .96!, 0 1.3!, .3 .96!, .6 1, 1.05 .5, .9 -.1!", x, y, 22, 22)
    face = fitted("0 -1, .7 -.76, .9 0, .66 .5, 0 .66, -.66 .5, -.9 0, -.7 -.76", x, y, 22, 22)
    return lined(beard, "#b7895a") + lined(face, SKIN)


def _king_nose(x: float, y: float) -> Part:
    lip = fitted("0 0, .5 -.25, 1 .4!, .5 .55, 0 .3!, -.5 .55, -1 .4!, -.5 -.25", x, y + 6, 13, 8)
    return lined(lip, "#b7895a", None) + lined(oval(x, y + 1, 6, 5), "#e39a86", None)


def king() -> Part:
    """Edgar; in Polish, Polikarp."""
    robe = lined(cut("28 72, 14 84, 10 97!, 90 97!, 86 84, 72 72, 50 68"), EMBER)
    ermine = lined(cut("26 74, 50 86, 74 74, 80 82, 50 97, 20 82"), CREAM, None) + dots(
        "32 82, 42 88, 58 88, 68 82, 50 92", 1.3, PITCH
    )
    head = _king_head(50, 48).sized(1.22, 50, 48)
    eyes = eye(40, 46, 6.4, look=(0.5, -0.1)) + eye(60, 46, 6.4, look=(0.5, -0.1), lid=0.3, skin=SKIN)
    brows = brow(40, 36, 13, -8, 3) + brow(60, 34, 13, -10, 3)
    return robe + head + ermine.moved(0, 2) + crown(50, 30, 48, 27) + eyes + brows + _king_nose(50, 52)


def chest(open_: bool) -> Part:
    """The treasury's chest."""
    body = lined(box(14, 58, 72, 36, 4), WOOD) + ink("14 68, 86 68")
    bands = lined(box(24, 58, 9, 36), BOUND, None) + lined(box(67, 58, 9, 36), BOUND, None)
    lock = lined(box(43, 60, 14, 16, 3), GOLD) + solid(disc(50, 67, 1.4)) + ink("50 67, 50 71")
    if not open_:
        lid = lined(cut("12 58!, 14 38, 30 28, 70 28, 86 38, 88 58!"), WOOD)
        return (
            lid
            + lined(cut("24 58!, 25 38, 30 29!, 39 28!, 34 38, 33 58!"), BOUND, None)
            + lined(cut("76 58!, 75 38, 70 29!, 61 28!, 66 38, 67 58!"), BOUND, None)
            + body
            + bands
            + lock
        )
    lid = lined(cut("10 50!, 6 26, 20 10, 80 10, 94 26, 90 50!"), WOOD) + lined(
        cut("16 50!, 14 28, 26 18, 74 18, 86 28, 84 50!"), MAW, None
    )
    heap = lined(cut("14 60!, 18 48, 28 44, 36 36, 50 31, 62 37, 72 43, 83 48, 86 60!"), GOLD)
    loose = coin(34, 46, 7.5) + coin(64, 48, 8) + coin(50, 40, 8)
    return lid + heap + loose + body + bands + lock


TILES: tuple[Callable[[], Part], ...] = (
    weaklings_stay_home,
    costly_care,
    twins,
    underdogs,
    strongest_first,
    no_change,
    rich_gatekeeper,
    tough_second,
    poor_vanguard,
    full_treasury,
    rich_rearguard,
    sleepy_treasurer,
)


def pictures() -> list[Picture]:
    found = [Picture(f"king-{i}", cut_out(_tile()) + pasted(draw())) for i, draw in enumerate(TILES, 1)]
    return [*found, Picture("king", cut_out(stood(king())))]
