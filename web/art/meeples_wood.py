"""The wooden meeples of the nine kinds, and the marks and tokens of the table."""

from __future__ import annotations

from web.art.hand import (
    BONE,
    CREAM,
    EMBER,
    GLOW,
    GOLD,
    IRON,
    LEATHER,
    MOSS,
    PAPER_EDGE,
    PITCH,
    PLUM,
    SEA,
    SKIN,
    STONE,
    STONE_SHADE,
    Curve,
    Part,
    battlements,
    box,
    bricks,
    crown,
    cut,
    dark,
    disc,
    dots,
    facet,
    fitted,
    flat,
    fur,
    horn,
    ink,
    limb,
    lined,
    oval,
    pale,
    points,
    ring_of,
    shield,
    shut_eye,
    thread,
    together,
    tube,
)
from web.art.meeples_kit import (
    BARK,
    BRICK,
    LEAF,
    NIGHT,
    OAK,
    PINE,
    SLATE,
    STEEL,
    STRAW,
    TILE,
    WATER,
    at,
    axe,
    bone,
    door,
    eyes,
    gable,
    head,
    leaf,
    lines,
    nose,
    pane,
    rings,
    rod,
    skull,
    spire,
    staff,
    sword,
    tower,
    wall,
)

PEASANT = PINE
MAGE = "#3f86a8"
CLERIC = "#efe4c8"
KNIGHT = "#a3a9b8"
WARRIOR = "#c9563f"
RANGER = "#6d9a4f"
PALADIN = "#e5b23c"
SHAMAN = "#9a5f9e"
CORRUPTION = "#43345c"


def plank(fill: str) -> Part:
    """A meeple without anything: head, arms and legs sawn from one board."""
    half = "50 22, 60 25.5, 63.5 35, 58.5 45!, 72 49, 82 57, 80 65.5, 69 64!, 71 78, 77 91, 70 93!, 60 93, 50 79"
    right, corners = points(half)
    left = tuple((100 - x, y) for x, y in right[-2:0:-1])
    n = len(right) + len(left)
    both_sides = corners | {n - i for i in corners if i}
    found = lined(Curve(right + left, frozenset(both_sides)), fill)
    grain = dark(fill, 0.16)
    for text in ("44 52!, 47 66, 45 80!, 45.5 66", "54 56!, 57 66, 60 84!, 55.5 66"):
        found += flat(cut(text), grain)
    return found


def _peasant() -> Part:
    fork = rod(36, 26, 3.4, BARK) + ink(thread("-6 -50, -6 -39!, 6 -39!, 6 -50", 4)) + ink("0 -50, 0 -36")
    hat = lined(cut("28 31, 40 26, 50 25, 60 26, 72 31, 60 35, 50 36, 40 35"), STRAW)
    hat += lined(cut("37 29!, 40 15, 50 11, 60 15, 63 29!, 50 32"), STRAW) + flat(
        cut("37.6 25!, 50 28, 62.4 25!, 63 29!, 50 32, 37 29!"), BRICK
    )
    return at(fork, 82, 62, 4) + plank(PEASANT) + hat + lined(disc(81, 61, 4.4), PEASANT, None)


def _mage() -> Part:
    hat = lined(cut("24 34, 37 28, 50 27, 63 28, 76 34, 63 39, 50 40, 37 39"), dark(MAGE))
    hat += lined(cut("35 32!, 42 18, 46 8, 60 5!, 57 14, 60 22, 65 32!, 50 36"), dark(MAGE), None)
    hat += flat(ring_of(51, 23, 5.6, 2.4, 5), GOLD)
    return at(staff(46, 26, GOLD, 6.5), 83, 64, 4) + plank(MAGE) + hat + lined(disc(82, 61, 4.4), MAGE, None)


def _cleric() -> Part:
    crook = lined(tube("0 30, 0 -30, 0 -42, 9 -46, 13 -38, 8 -34", 3.6, 3.6), GOLD, None)
    hat = lined(cut("36 34!, 33 18, 50 4!, 67 18, 64 34!, 50 37"), CLERIC)
    hat += flat(box(47.6, 10, 4.8, 24), EMBER) + flat(cut("36 28!, 50 31, 64 28!, 64 33!, 50 36, 36 33!"), EMBER)
    stole = flat(cut("44 46!, 47 46!, 48 70!, 43.4 70!"), EMBER) + flat(cut("56 46!, 53 46!, 52 70!, 56.6 70!"), EMBER)
    return at(crook, 82, 62, 3) + plank(CLERIC) + stole + hat + lined(disc(81.5, 61, 4.4), CLERIC, None)


def _knight() -> Part:
    plume = lined(cut("50 17!, 47 6, 60 4, 74 12, 75 24, 68 17, 58 15"), EMBER)
    helm = lined(cut("35 40!, 34 24, 42 15, 50 13, 58 15, 66 24, 65 40!, 50 46"), STEEL)
    helm += flat(box(39, 27, 22, 4.2, 2), PITCH) + ink("50 31, 50 43")
    guard = (
        lined(shield(27, 52, 30, 36), EMBER)
        + flat(box(24.6, 54.4, 4.8, 27), CREAM)
        + flat(box(14.6, 60, 24.6, 4.8), CREAM)
    )
    return plank(KNIGHT) + plume + helm + guard


def _warrior() -> Part:
    helm = horn("38 26, 27 24, 24 10", 9) + horn("62 26, 73 24, 76 10", 9)
    helm += lined(cut("35 34!, 35 22, 50 14, 65 22, 65 34!, 50 37"), IRON) + lined(
        box(47.4, 24, 5.2, 18, 2), IRON, None
    )
    return at(axe(32, 28, 1.1), 80, 63, 6) + plank(WARRIOR) + helm + lined(disc(81.5, 61, 4.4), WARRIOR, None)


def _ranger() -> Part:
    bow = lined(tube("-2 -34, 9 -18, 9 0, 9 18, -2 34", 3, 4.4, 3), BARK, None) + ink("-2 -34, -2 34")
    feather = lined(cut("58 20!, 62 8, 78 3!, 76 13, 66 20"), EMBER)
    hood = lined(
        cut("32 47!, 33 28, 42 13, 52 9!, 60 15, 67 28, 68 47!, 58 42!, 61 32, 50 23, 39 32, 42 42!"), dark(RANGER)
    )
    return at(bow, 84, 58, 8) + plank(RANGER) + feather + hood + lined(disc(83, 60, 4.4), RANGER, None)


def _paladin() -> Part:
    wing = lined(cut("60 26!, 72 22, 86 8!, 88 20, 82 25!, 83 30, 75 32!, 70 37, 61 35"), CREAM)
    helm = wing.twice() + lined(cut("36 40!, 35 24, 50 13, 65 24, 64 40!, 56 36!, 56 31, 44 31, 44 36!"), STEEL)
    blade = at(sword(44, 7), 50, 52, 180)
    return (
        plank(PALADIN)
        + helm
        + blade
        + lined(disc(46.4, 50, 4), PALADIN, None)
        + lined(disc(53.6, 54, 4), PALADIN, None)
    )


def _shaman() -> Part:
    branch = limb("58 26, 66 18, 68 6", 6, 4, 3, fill=BONE) + limb("66 17, 74 15, 80 8", 5, 3, fill=BONE)
    mask = lined(cut("36 30!, 50 24, 64 30!, 62 37, 50 40, 38 37"), BARK) + dots("44 33, 56 33", 2.2, GLOW)
    skirt = fur("34 66, 50 70, 66 66, 68 76, 50 78, 32 76", STRAW, 5)
    rattle = rod(20, 26, 3.4, BARK) + leaf(0, -22, 16, 60) + leaf(0, -22, 16, -60) + lined(disc(0, -25, 7), EMBER)
    body = plank(SHAMAN) + skirt
    return branch.twice() + at(rattle, 82, 62, 4) + body + mask + lined(disc(82, 61, 4.4), SHAMAN, None)


def _corruption() -> Part:
    shape = (
        "50 26, 58 24, 61 15, 70 9!, 70 22, 65 32, 64 40, 60 46!, 74 48, 88 43!, 86 56, 76 66, 69 65!, 72 76, 80 84,"
        " 76 92, 70 88, 66 94, 60 90, 56 93, 50 80, 45 92, 40 88, 34 94, 30 88, 23 92, 22 84, 30 74, 31 65!,"
        " 22 66, 12 58, 13 46!, 26 49, 40 46!, 36 38, 35 30, 30 22, 32 10!, 40 16, 43 25"
    )
    found = lined(cut(shape), CORRUPTION)
    found += flat(cut("46 58!, 55 56!, 52 62!, 58 64!, 48 74!, 50 66!, 43 65!"), "#8fd06b")
    found += flat(cut("39 33!, 48 37!, 44 41, 40 39"), "#b6ec7f") + flat(cut("61 33!, 52 37!, 56 41, 60 39"), "#b6ec7f")
    return found


def meeples() -> dict[str, Part]:
    drawn = {
        "peasant": _peasant(),
        "mage": _mage(),
        "cleric": _cleric(),
        "knight": _knight(),
        "warrior": _warrior(),
        "ranger": _ranger(),
        "paladin": _paladin(),
        "shaman": _shaman(),
        "corruption": _corruption(),
    }
    return {f"meeple-{kind}": part for kind, part in drawn.items()}


# --- Places of a player ---


def _tavern() -> Part:
    mug = lined(cut("62 42, 84 44, 86 66, 62 72"), OAK)
    mug += flat(cut("65 50, 76 51, 77 62, 65 64"), PAPER_EDGE)
    mug += lined(fitted("-.5 -1!, .5 -1!, .44 0!, 0 .06, -.44 0!", 44, 90, 50, 56), OAK)
    for x in (32, 44, 56):
        mug += ink(f"{x} 40, {44 + (x - 44) * 0.9} 90")
    mug += flat(box(20.4, 46, 47, 4), IRON) + flat(box(21.8, 78, 44.4, 4), IRON)
    foam = (
        "16 34, 18 22, 30 22, 34 11, 48 9, 55 18, 68 18, 74 30, 68 38, 62 36, 60 50, 54 50,"
        " 52 38, 40 40, 30 36, 26 42, 20 41"
    )
    return mug + lined(cut(foam), CREAM) + plank(WARRIOR).sized(0.3, 44, 64).moved(0, 0)


def _lodgings() -> Part:
    found = lined(box(8, 26, 8, 66, 3), BARK) + lined(box(84, 44, 8, 48, 3), BARK)
    found += lined(box(12, 66, 76, 16, 2), OAK)
    found += lined(cut("16 60, 20 50, 36 50, 38 60, 34 68, 18 68"), CREAM)
    found += lined(disc(33, 52, 11), PINE) + shut_eye(29, 52, 3) + shut_eye(38, 52, 3)
    found += lined(cut("22 46, 26 36, 40 34, 56 26!, 52 38, 44 46, 32 44"), PLUM) + lined(disc(56, 27, 4), CREAM, None)
    found += lined(cut("38 70!, 36 58, 44 51, 62 50, 80 54, 88 62, 88 76!, 60 78, 38 76!"), SEA)
    found += flat(cut("40 64!, 41 57, 46 52!, 54 51!, 50 62, 50 76!, 40 75!"), CREAM)
    moon = lined(cut("76 10!, 66 16, 66 28, 78 34!, 90 28, 86 28, 76 24, 72 18"), GOLD)
    return found + moon


def _bag() -> Part:
    peek = plank(PEASANT).sized(0.5, 50, 24).moved(-9, -5) + plank(MAGE).sized(0.5, 50, 24).moved(7, -9)
    sack = lined(cut("36 42!, 22 58, 15 76, 22 91, 50 94, 78 91, 85 76, 78 58, 64 42!, 50 45"), LEATHER)
    mouth = lined(cut("30 28!, 38 33, 44 29, 50 33, 56 29, 62 33, 70 28!, 66 42, 50 45, 34 42"), pale(LEATHER, 0.2))
    cord = lined(tube("33 43, 50 47, 67 43", 5, 5), GOLD, None)
    cord += lined(tube("62 45, 74 50, 76 60", 3.4, 3.4), GOLD, None) + lined(disc(76, 62, 3), GOLD, None)
    return peek + sack + mouth + cord + flat(cut("34 56!, 26 74, 30 84!, 30 70"), pale(LEATHER, 0.2))


def places() -> dict[str, Part]:
    return {"tavern": _tavern(), "lodgings": _lodgings(), "bag": _bag()}


# --- Marks and tokens ---


def _badge(level: int) -> Part:
    fills = (BRICK, STEEL, GOLD)
    tint = (MOSS, SEA, PLUM)[level - 1]
    found = Part()
    for k in (-1, 1):
        found += lined(
            facet(f"{50 + k * 6} 58, {50 + k * 28} 58, {50 + k * 30} 95, {50 + k * 18} 88, {50 + k * 8} 95"), tint
        )
    found += lined(ring_of(50, 43, 38, 32, 8 + 2 * level), fills[level - 1]) + lined(disc(50, 43, 24), PAPER_EDGE, None)
    tall = (0,) if level == 1 else (-6.5, 6.5) if level == 2 else (-12, 0, 12)
    for i in range(level):
        y = 43 + tall[i] - (0 if level != 1 else 1)
        chevron = f"32 {y + 6}, 50 {y - 7}, 68 {y + 6}, 68 {y + 11}, 50 {y - 1}, 32 {y + 11}"
        if level == 3:
            chevron = f"34 {y + 4}, 50 {y - 6}, 66 {y + 4}, 66 {y + 8.6}, 50 {y - 1}, 34 {y + 8.6}"
        found += lined(facet(chevron), tint, None)
    return found


def _vp() -> Part:
    laurel = Part()
    for x, y, turn in ((34, 90, -70), (20, 80, -50), (11, 66, -28), (8, 51, -8), (12, 36, 12), (21, 23, 30)):
        laurel += leaf(x, y, 19, turn, LEAF, 0.66)
    star = lined(ring_of(50, 50, 31, 14.5, 5), GOLD) + flat(ring_of(50, 50, 13, 6, 5), dark(GOLD))
    return laurel.twice() + star


def _quest() -> Part:
    found = lined(box(24, 16, 52, 68), CREAM)
    found += lined(box(16, 9, 68, 13, 6.5), BONE) + lined(box(16, 78, 68, 13, 6.5), BONE)
    found += lines(33, 30, 34, 4, 6.4)
    found += lined(facet("60 66, 70 66, 72 86, 66 82, 60 86"), EMBER, None) + lined(ring_of(66, 65, 11, 9, 9), EMBER)
    return found + flat(ring_of(66, 65, 5.4, 2.4, 5), pale(EMBER, 0.5))


def _combat() -> Part:
    blade = at(sword(100, 12), 82, 82, -45)
    return blade + blade.mirrored()


def _overflow() -> Part:
    head_ = lined(cut("14 62, 16 44, 30 34, 50 31, 70 34, 84 44, 86 62, 80 74, 50 80, 20 74"), PLUM)
    head_ += horn("28 38, 18 30, 18 16", 11) + horn("72 38, 82 30, 82 16", 11)
    head_ += eyes(50, 50, 14, 8, PLUM, 0.3, 14, (0, 0.6))
    wall_ = lined(battlements(8, 64, 84, 8, 4, 28), STONE)
    wall_ += bricks("16 80, 44 78, 70 82, 30 86", 10, 3.4, STONE_SHADE)
    paws = together(lined(disc(x, 66, 5.4), PLUM) for x in (27, 35, 65, 73))
    arrow = lined(facet("44 4, 56 4, 56 14, 64 14, 50 27, 36 14, 44 14", 1.5), GOLD)
    return head_ + wall_ + paws + arrow


def _arrives() -> Part:
    """A dark gate, and eyes in it."""
    found = lined(fitted("-.5 0!, -.5 -.55, -.36 -.86, 0 -1!, .36 -.86, .5 -.55, .5 0!", 50, 93, 84, 86), STONE)
    found += lined(fitted("-.5 0!, -.5 -.55, -.36 -.86, 0 -1!, .36 -.86, .5 -.55, .5 0!", 50, 93, 60, 66), NIGHT, None)
    pairs = ((50, 50, 5), (35, 67, 3), (67, 72, 3.4), (47, 84, 2.6))
    for x, y, r in ((a + k * r * 1.4, b, r) for a, b, r in pairs for k in (-1, 1)):
        found += flat(oval(x, y, r, r * 0.9), GLOW) + flat(disc(x, y + 0.4, r * 0.4), PITCH)
    found += bricks("12 70, 12 54, 81 62, 80 46, 12 84, 82 82", 6, 4, STONE_SHADE)
    return found + crown(50, 24, 26, 16, EMBER)


def _type_humanoid() -> Part:
    return (
        head(SKIN, 50, 52, 36)
        + lined(cut("12 44, 22 20, 50 10, 78 20, 88 44, 70 38, 50 36, 30 38"), EMBER)
        + eyes(50, 54, 14, 7, SKIN, 0.35, 12, (0.3, 0.2))
        + nose(50, 66, 7, 5, SKIN)
        + lined(cut("28 74!, 40 70, 50 74, 60 70, 72 74!, 62 80, 50 79, 38 80"), BARK)
    )


def _type_monstrous(fill: str = MOSS) -> Part:
    paw = lined(cut("26 70, 34 52, 50 46, 66 52, 74 70, 64 86, 50 82, 36 86"), fill)
    for x, y, turn in ((20, 46, -24), (39, 30, -8), (61, 30, 8), (80, 46, 24)):
        toe = lined(fitted("-4 -12!, 0 -26!, 4 -12!", 0, 0, 1, 1), CREAM, None) + lined(oval(0, 0, 9, 13), fill)
        paw += at(toe, x, y, turn)
    return paw


def _type_undead() -> Part:
    return at(bone(74, 8), 22, 86, 45) + at(bone(74, 8), 78, 86, -45) + skull(50, 40, 32, None)


def _token(key: str) -> Part:
    """What lies beneath an Overlord: a wooden disc with its bonus."""
    found = rings(50, 50, 43) + lined(disc(50, 50, 34), PINE, None)
    match key:
        case "two-old-hands" | "three-old-hands" | "two-living-legends":
            many = 3 if key.startswith("three") else 2
            fills = (MAGE, WARRIOR, CLERIC)
            for i in range(many):
                found += (
                    plank(fills[i])
                    .sized(0.54 if many == 2 else 0.46, 50, 58)
                    .moved((i - (many - 1) / 2) * (25 if many == 2 else 19), 6)
                )
            if key.endswith("legends"):
                found += crown(37.5, 36, 15, 9) + crown(62.5, 36, 15, 9)
            else:
                found += _chevrons(50, 29, 15)
        case "bark-medal":
            found += lined(facet("38 24, 50 34, 62 24, 62 42, 38 42"), EMBER) + rings(50, 56, 17)
            found += flat(ring_of(50, 56, 8, 3.6, 5), GOLD)
        case "clean-slate":
            found += lined(box(31, 28, 38, 46, 3), BARK) + lined(box(35.5, 32.5, 29, 37), SLATE)
            found += ink("42 44, 58 44") + lined(box(54, 58, 18, 11, 3), CREAM)
        case "second-wind":
            for text in (
                "26 44, 52 44, 62 36, 54 29, 47 35",
                "26 54, 66 54, 75 62, 66 71, 59 64",
                "32 64, 46 64, 51 70, 45 76",
            ):
                found += lined(tube(text, 5, 4.6), WATER, None)
    return found


def _chevrons(x: float, y: float, wide: float) -> Part:
    mark = lined(fitted("-.5 0!, 0 -6!, .5 0!, .5 4!, 0 -2!, -.5 4!", x, y, wide, 1), GOLD, None)
    return mark.moved(0, 7) + mark


def _back(ground_: str, sign_: Part) -> Part:
    found = lined(box(14, 5, 72, 89, 7), ground_) + lined(box(20, 11, 60, 77, 4), dark(ground_, 0.18), None)
    for x, y in ((26, 17), (74, 17), (26, 82), (74, 82)):
        found += flat(ring_of(x, y, 4, 1.8, 4), pale(ground_, 0.4))
    return found + sign_


def marks() -> dict[str, Part]:
    tokens = ("two-old-hands", "three-old-hands", "two-living-legends", "bark-medal", "clean-slate", "second-wind")
    gate = _arrives().sized(0.54, 50, 50)
    return {
        **{f"level-{level}": _badge(level) for level in (1, 2, 3)},
        "vp": _vp(),
        "quest": _quest(),
        "combat": _combat(),
        "overflow": _overflow(),
        "arrives": _arrives(),
        "type-humanoid": _type_humanoid(),
        "type-monstrous": _type_monstrous(),
        "type-undead": _type_undead(),
        **{f"token-{key}": _token(key) for key in tokens},
        "back-quest": _back(EMBER, _quest().sized(0.5)),
        "back-monster-1": _back(MOSS, _type_monstrous(BONE).sized(0.46).moved(0, -6) + _pips(1)),
        "back-monster-2": _back(SEA, _type_monstrous(BONE).sized(0.46).moved(0, -6) + _pips(2)),
        "back-monster-3": _back(PLUM, _type_monstrous(BONE).sized(0.46).moved(0, -6) + _pips(3)),
        "back-arrives": _back(NIGHT, gate),
        "back-location": _back(OAK, at(gable(-18, 0, 36, 20, TILE) + wall(-18, 22, 36, 22) + door(0, 22), 50, 48)),
        "back-room": _back(
            SLATE, tower(50, 72, 26, 30) + spire(50, 36, 34, 18, PLUM) + pane(50, 62, 9, 14, arched=True)
        ),
    }


def _pips(many: int) -> Part:
    return together(lined(ring_of(50 + (i - (many - 1) / 2) * 14, 77, 6, 2.8, 5), GOLD, None) for i in range(many))
