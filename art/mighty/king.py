"""The king's twelve tiles (M29), an emblem each, and the king himself."""

from __future__ import annotations

from art import hand as h
from art.paper import Picture, cut_out, pasted

TILE = "#f0dfbb"
BEAST = "#9d8fc0"  # a monster of no faction
BOUND = "#9c6b43"


def _tile() -> h.Part:
    """The blank tile beneath every emblem."""
    return h.lined(h.facet("8 17, 92 17, 92 92, 8 92", 9), TILE, h.dark(TILE, 0.14)) + h.crown(50, 18, 26, 12)


def _row(first: int, last: int, fill: str) -> h.Part:
    """The row of guards from gate to treasury, with those the tile speaks of in colour; -1 is the last guard."""
    chosen = {i % 5 for i in range(first, last + 1)} if first < 0 else set(range(first, last + 1))
    shields = (h.shield(50 + (i - 2.5) * 17, 73.5, 13, 14.5) for i in range(1, 5))
    return h.together(h.lined(s, fill if i in chosen else "#cdbd9a", None) for i, s in enumerate(shields, 1))


def _face(x: float, y: float, r: float, fill: str = BEAST, horns: float = 0.6) -> h.Part:
    """A little monster's head without eyes and mouth."""
    rise = horns * r
    horn_ = h.horn(
        f"{x - r * 0.6} {y - r * 0.6}, {x - r * 0.95} {y - r * 0.9 - rise * 0.3}, {x - r * 0.8} {y - r - rise}",
        r * 0.42,
    )
    head = h.fitted("0 -1, .74 -.74, 1 0, .82 .7, 0 1, -.82 .7, -1 0, -.74 -.74", x, y, r, r)
    return horn_.twice(x) + h.lined(head, fill)


def weaklings_stay_home() -> h.Part:
    """A hatchling behind bars."""
    door = h.lined(h.arch(50, 86, 52, 60), h.DUSK, None)
    baby = (
        h.lined("50 46, 64 52, 68 66, 64 80, 50 84, 36 80, 32 66, 36 52", BEAST)
        + h.horn("40 50, 37 45, 38 41", 6).twice()
    )
    face = h.eyes(50.5, 62, 7.5, 6, look=(0.2, -0.5), other=(-0.2, -0.5)) + h.smile(50, 75, 10, -0.3)
    bars = h.together(h.limb(f"{x} 86, {x} {top}", 4.4, fill=h.IRON) for x, top in ((32, 40), (50, 27), (68, 40)))
    hands = h.lined((h.oval(32, 72, 5, 4), h.oval(68, 72, 5, 4)), BEAST, None)
    return door + baby + face + bars + hands + h.ink(h.arch(50, 86, 52, 60))


def costly_care() -> h.Part:
    """A big monster with a bandage, and the bill."""
    head = _face(45, 60, 22, horns=0.5)
    band = h.lined("24 53!, 45 47, 66 53!, 65 46!, 45 40, 26 46!", h.CREAM, None) + h.ink("34 44.5, 36 50")
    face = (
        h.eye(36, 61, 6, look=(0.4, -0.4))
        + h.shut_eye(55, 61, 5)
        + h.ink("35 74, 45 70, 55 74")
        + h.fang(39, 72, 5, -6)
        + h.fang(51, 72, 5, -6)
    )
    stick = h.limb("56 73, 70 65", 4, fill=h.CREAM) + h.flat(h.disc(71, 64.5, 3), h.EMBER)
    return head + band + face + stick + h.coin(72, 80, 9) + h.coin(82, 66, 8) + h.coin(56, 83, 7)


def twins() -> h.Part:
    def one(x: float) -> h.Part:
        return (
            _face(x, 63, 17)
            + h.eye(x - 6, 60, 5, look=(0, 0.2))
            + h.eye(x + 6.5, 60, 5, look=(0, 0.2))
            + h.grin(x, 69, 13, 6, teeth=2, bend=0.3)
        )

    return one(30) + one(70) + h.coin(50, 34, 10) + h.coin(50, 82, 8)


def underdogs() -> h.Part:
    """A small monster that carries a large coin."""
    arms = h.limb("40 74, 30 66, 32 56; 60 74, 70 66, 68 56", 6, 5, fill=BEAST)
    feet = h.lined((h.oval(43, 88, 5, 3), h.oval(57, 88, 5, 3)), BEAST, None)
    body = _face(50, 75, 13.5)
    face = h.eyes(50.25, 73, 5.25, 4.4, look=(0, -0.7)) + h.grin(50, 80, 9, 4, bend=0.3)
    return arms + h.coin(50, 41, 20) + feet + body + face


def strongest_first() -> h.Part:
    """Three cards, each worse than the last."""

    def card(turn: float, horns: float, teeth: int) -> h.Part:
        paper = h.lined(h.box(35, 28, 30, 44, 4), h.CREAM, None)
        head = _face(50, 52, 11, horns=horns) + h.bead(46, 50, 2.3) + h.bead(54, 50, 2.3)
        mouth = h.smile(50, 56.5, 8, 0.2) if not teeth else h.grin(50, 55.4, 12, 5.4, teeth=teeth, bend=0.2)
        return (paper + head + mouth).turned(turn, 50, 104)

    paw = h.lined("34 86, 36 76, 42 72, 50 71, 58 72, 64 76, 66 86, 50 90", BEAST) + h.ink(
        "42 73, 42 80", "50 72, 50 79", "58 73, 58 80"
    )
    return card(-20, 0.4, 0) + card(20, 1.3, 3) + card(0, 0.85, 2) + paw


def no_change() -> h.Part:
    """The king, asleep."""
    pillow = h.lined("14 68, 20 60, 50 64, 80 60, 87 68, 84 84, 50 88, 16 84", "#a9c0d8")
    head = _king_head(50, 58)
    face = h.shut_eye(41, 57, 5) + h.shut_eye(59, 57, 5) + h.lined(h.oval(50, 73, 4, 3), h.MAW, None)
    return (
        pillow
        + head
        + h.crown(43, 40, 30, 15, tilt=-18)
        + face
        + _king_nose(50, 62)
        + h.lined((h.disc(72, 44, 3.6), h.disc(80, 34, 5)), "#d9ebe8", None)
    )


def rich_gatekeeper() -> h.Part:
    gate = h.lined("26 69!, 26 40, 50 26, 74 40, 74 69!", h.ROCK) + h.lined(h.arch(50, 69, 32, 34), h.DUSK, None)
    bars = h.ink("42 40, 42 69", "50 36, 50 69", "58 40, 58 69", "35 52, 65 52")
    return gate + bars + h.coin(28, 61, 9) + h.coin(72, 61, 9) + h.coin(50, 61, 10) + _row(1, 1, h.GOLD)


def tough_second() -> h.Part:
    """A strong arm."""
    arm = h.lined("17 70!, 17 54, 26 46, 36 40, 45 43, 49 52!, 49 38!, 63 38!, 67 52, 66 64, 58 71, 40 71", h.SKIN)
    cuff = h.lined("46 42!, 66 42!, 64 33!, 48 33!; 14 71!, 14 50, 24 45!, 28 58, 28 71!", h.IRON)
    fist = h.lined("46 32, 45 24, 55 21, 66 24, 66 32, 56 35", h.SKIN) + h.ink("52.5 22, 52.5 27", "59 22, 59 27")
    return arm + h.ink("36 52, 43 54, 47 51") + fist + cuff + h.coin(80, 62, 8) + h.coin(79, 46, 7) + _row(2, 2, h.GOLD)


def poor_vanguard() -> h.Part:
    """A purse turned inside out, and the moth that lived in it."""
    purse = h.lined(
        "30 44!, 34 58, 30 66, 44 71, 60 69, 66 58, 58 44!, 44 48; 28 46, 30 38, 44 41, 58 38, 61 45, 44 49", h.LEATHER
    )
    lining = h.lined("36 40!, 30 30, 38 24!, 42 32!, 48 24!, 54 30!, 53 40!", "#d8b48a", None)
    moth = h.lined("76 42!, 66 32, 66 42, 70 48!; 76 42!, 87 34, 88 44, 80 49!", "#cfc6dd", None) + h.limb(
        "76 40, 75 50", 4, fill=h.BONE
    )
    return lining + purse + moth + h.ink("75 38, 72 33", "77 38, 81 34") + _row(1, 2, h.EMBER)


def full_treasury() -> h.Part:
    return chest(True).sized(0.56, 50, 94).moved(0, -24.5) + _row(-1, -1, h.GOLD)


def rich_rearguard() -> h.Part:
    def sack(x: float, y: float, k: float) -> h.Part:
        shape = h.fitted(
            "-.3 -.9!, -.1 -.78, .1 -.86!, .3 -.92!, .2 -.66, .6 -.3, .66 .2, "
            ".4 .5, -.4 .5, -.66 .2, -.6 -.3, -.2 -.66",
            x,
            y,
            k,
            k,
        )
        return (
            h.lined(shape, "#c49a62")
            + h.limb(f"{x - k * 0.2} {y - k * 0.66}, {x + k * 0.2} {y - k * 0.66}", 3.6, fill=h.EMBER)
            + h.coin(x, y + k * 0.02, k * 0.28)
        )

    return sack(33, 52, 32) + sack(68, 55, 28) + _row(-2, -1, h.GOLD)


def sleepy_treasurer() -> h.Part:
    helmet = h.lined("26 60, 25 44, 33 32, 46 27, 59 32, 67 44, 66 60, 56 68, 46 70, 36 68", h.IRON)
    gap = (
        h.lined("30 46!, 46 43, 62 46!, 61 57!, 46 60, 31 57!", h.SKIN, None)
        + h.shut_eye(39, 50, 4.4)
        + h.shut_eye(54, 50, 4.4)
        + h.ink("46 62, 46 68")
    )
    bubble = h.lined((h.disc(70, 36, 4), h.disc(80, 27, 5.4)), "#d9ebe8", None)
    return helmet + gap + bubble + h.coin(78, 62, 7) + _row(-1, -1, h.EMBER)


def _king_head(x: float, y: float) -> h.Part:
    """The king's head: hair and beard, no eyes yet."""
    beard = h.fitted("-.9 -.1!, -1.05 .5, -.6 1, -.3 .96!, 0 1.3!, .3 .96!, .6 1, 1.05 .5, .9 -.1!", x, y, 22, 22)
    face = h.fitted("0 -1, .7 -.76, .9 0, .66 .5, 0 .66, -.66 .5, -.9 0, -.7 -.76", x, y, 22, 22)
    return h.lined(beard, "#b7895a") + h.lined(face, h.SKIN)


def _king_nose(x: float, y: float) -> h.Part:
    lip = h.fitted("0 0, .5 -.25, 1 .4!, .5 .55, 0 .3!, -.5 .55, -1 .4!, -.5 -.25", x, y + 6, 13, 8)
    return h.lined(lip, "#b7895a", None) + h.lined(h.oval(x, y + 1, 6, 5), "#e39a86", None)


def king() -> h.Part:
    """Edgar; in Polish, Polikarp."""
    robe = h.lined("28 72, 14 84, 10 97!, 90 97!, 86 84, 72 72, 50 68", h.EMBER)
    ermine = h.lined("26 74, 50 86, 74 74, 80 82, 50 97, 20 82", h.CREAM, None) + h.dots(
        "32 82, 42 88, 58 88, 68 82, 50 92", 1.3, h.PITCH
    )
    head = _king_head(50, 48).sized(1.22, 50, 48)
    eyes = h.eye(40, 46, 6.4, look=(0.5, -0.1)) + h.eye(60, 46, 6.4, look=(0.5, -0.1), lid=0.3, skin=h.SKIN)
    brows = h.brow(40, 36, 13, -8, 3) + h.brow(60, 34, 13, -10, 3)
    return robe + head + ermine.moved(0, 2) + h.crown(50, 30, 48, 27) + eyes + brows + _king_nose(50, 52)


def chest(open_: bool) -> h.Part:
    """The treasury's chest."""
    body = h.lined(h.box(14, 58, 72, 36, 4), h.WOOD) + h.ink("14 68, 86 68")
    bands = h.lined((h.box(24, 58, 9, 36), h.box(67, 58, 9, 36)), BOUND, None)
    lock = h.lined(h.box(43, 60, 14, 16, 3), h.GOLD) + h.solid(h.disc(50, 67, 1.4)) + h.ink("50 67, 50 71")
    if not open_:
        lid = h.lined("12 58!, 14 38, 30 28, 70 28, 86 38, 88 58!", h.WOOD)
        return (
            lid
            + h.lined(
                "24 58!, 25 38, 30 29!, 39 28!, 34 38, 33 58!; 76 58!, 75 38, 70 29!, 61 28!, 66 38, 67 58!",
                BOUND,
                None,
            )
            + body
            + bands
            + lock
        )
    lid = h.lined("10 50!, 6 26, 20 10, 80 10, 94 26, 90 50!", h.WOOD) + h.lined(
        "16 50!, 14 28, 26 18, 74 18, 86 28, 84 50!", h.MAW, None
    )
    heap = h.lined("14 60!, 18 48, 28 44, 36 36, 50 31, 62 37, 72 43, 83 48, 86 60!", h.GOLD)
    loose = h.coin(34, 46, 7.5) + h.coin(64, 48, 8) + h.coin(50, 40, 8)
    return lid + heap + loose + body + bands + lock


TILES: tuple[h.Drawing, ...] = (
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
    return [*found, Picture("king", cut_out(h.stood(king())))]
