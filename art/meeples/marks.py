"""Marks and tokens of the table, and the backs of the cards."""

from __future__ import annotations

from functools import partial

from art import hand as h
from art.meeples import kit, wood

TINTS = (h.MOSS, h.SEA, h.PLUM)
"""The colours of the three levels."""


def _badge(level: int) -> h.Part:
    fills = (kit.BRICK, kit.STEEL, h.GOLD)
    tint = TINTS[level - 1]
    found = h.Part()
    for k in (-1, 1):
        found += h.lined(
            h.facet(f"{50 + k * 6} 58, {50 + k * 28} 58, {50 + k * 30} 95, {50 + k * 18} 88, {50 + k * 8} 95"), tint
        )
    found += h.lined(h.ring_of(50, 43, 38, 32, 8 + 2 * level), fills[level - 1]) + h.lined(
        h.disc(50, 43, 24), h.PAPER_EDGE, None
    )
    tall = (0,) if level == 1 else (-6.5, 6.5) if level == 2 else (-12, 0, 12)
    for i in range(level):
        y = 43 + tall[i] - (0 if level != 1 else 1)
        chevron = f"32 {y + 6}, 50 {y - 7}, 68 {y + 6}, 68 {y + 11}, 50 {y - 1}, 32 {y + 11}"
        if level == 3:
            chevron = f"34 {y + 4}, 50 {y - 6}, 66 {y + 4}, 66 {y + 8.6}, 50 {y - 1}, 34 {y + 8.6}"
        found += h.lined(h.facet(chevron), tint, None)
    return found


def _vp() -> h.Part:
    laurel = h.Part()
    for x, y, turn in ((34, 90, -70), (20, 80, -50), (11, 66, -28), (8, 51, -8), (12, 36, 12), (21, 23, 30)):
        laurel += kit.leaf(x, y, 19, turn, kit.LEAF, 0.66)
    star = h.lined(h.ring_of(50, 50, 31, 14.5, 5), h.GOLD) + h.flat(h.ring_of(50, 50, 13, 6, 5), h.dark(h.GOLD))
    return laurel.twice() + star


def _quest() -> h.Part:
    found = h.lined(h.box(24, 16, 52, 68), h.CREAM)
    found += h.lined((h.box(16, 9, 68, 13, 6.5), h.box(16, 78, 68, 13, 6.5)), h.BONE)
    found += kit.lines(33, 30, 34, 4, 6.4)
    found += h.lined(h.facet("60 66, 70 66, 72 86, 66 82, 60 86"), h.EMBER, None) + h.lined(
        h.ring_of(66, 65, 11, 9, 9), h.EMBER
    )
    return found + h.flat(h.ring_of(66, 65, 5.4, 2.4, 5), h.pale(h.EMBER, 0.5))


def _combat() -> h.Part:
    blade = kit.sword(100, 12).at(82, 82, -45)
    return blade + blade.mirrored()


def _overflow() -> h.Part:
    head_ = h.lined("14 62, 16 44, 30 34, 50 31, 70 34, 84 44, 86 62, 80 74, 50 80, 20 74", h.PLUM)
    head_ += h.horn("28 38, 18 30, 18 16; 72 38, 82 30, 82 16", 11)
    head_ += h.eyes(50, 50, 14, 8, h.PLUM, 0.3, 14, (0, 0.6))
    wall_ = h.lined(h.battlements(8, 64, 84, 8, 4, 28), h.STONE)
    wall_ += h.bricks("16 80, 44 78, 70 82, 30 86", 10, 3.4, h.STONE_SHADE)
    paws = h.together(h.lined(h.disc(x, 66, 5.4), h.PLUM) for x in (27, 35, 65, 73))
    arrow = h.lined(h.facet("44 4, 56 4, 56 14, 64 14, 50 27, 36 14, 44 14", 1.5), h.GOLD)
    return head_ + wall_ + paws + arrow


def _arrives() -> h.Part:
    """A dark gate, and eyes in it."""
    found = h.lined(h.fitted("-.5 0!, -.5 -.55, -.36 -.86, 0 -1!, .36 -.86, .5 -.55, .5 0!", 50, 93, 84, 86), h.STONE)
    found += h.lined(
        h.fitted("-.5 0!, -.5 -.55, -.36 -.86, 0 -1!, .36 -.86, .5 -.55, .5 0!", 50, 93, 60, 66), kit.NIGHT, None
    )
    pairs = ((50, 50, 5), (35, 67, 3), (67, 72, 3.4), (47, 84, 2.6))
    for x, y, r in ((a + k * r * 1.4, b, r) for a, b, r in pairs for k in (-1, 1)):
        found += h.flat(h.oval(x, y, r, r * 0.9), h.GLOW) + h.flat(h.disc(x, y + 0.4, r * 0.4), h.PITCH)
    found += h.bricks("12 70, 12 54, 81 62, 80 46, 12 84, 82 82", 6, 4, h.STONE_SHADE)
    return found + h.crown(50, 24, 26, 16, h.EMBER)


def _type_humanoid() -> h.Part:
    return (
        kit.head(h.SKIN, 50, 52, 36)
        + h.lined("12 44, 22 20, 50 10, 78 20, 88 44, 70 38, 50 36, 30 38", h.EMBER)
        + h.eyes(50, 54, 14, 7, h.SKIN, 0.35, 12, (0.3, 0.2))
        + kit.nose(50, 66, 7, 5, h.SKIN)
        + h.lined("28 74!, 40 70, 50 74, 60 70, 72 74!, 62 80, 50 79, 38 80", kit.BARK)
    )


def _type_monstrous(fill: str = h.MOSS) -> h.Part:
    paw = h.lined("26 70, 34 52, 50 46, 66 52, 74 70, 64 86, 50 82, 36 86", fill)
    for x, y, turn in ((20, 46, -24), (39, 30, -8), (61, 30, 8), (80, 46, 24)):
        toe = h.lined(h.fitted("-4 -12!, 0 -26!, 4 -12!", 0, 0, 1, 1), h.CREAM, None) + h.lined(
            h.oval(0, 0, 9, 13), fill
        )
        paw += toe.at(x, y, turn)
    return paw


def _type_undead() -> h.Part:
    return kit.bone(74, 8).at(22, 86, 45) + kit.bone(74, 8).at(78, 86, -45) + kit.skull(50, 40, 32, None)


# --- Tokens: what lies beneath an Overlord, a wooden disc with its bonus ---


def _disc() -> h.Part:
    return kit.rings(50, 50, 43) + h.lined(h.disc(50, 50, 34), kit.PINE, None)


def _units(many: int, size: float, apart: float) -> h.Part:
    fills = (wood.MAGE, wood.WARRIOR, wood.CLERIC)[:many]
    return h.together(
        wood.plank(fill).sized(size, 50, 58).moved((i - (many - 1) / 2) * apart, 6) for i, fill in enumerate(fills)
    )


def _chevrons(x: float, y: float, wide: float) -> h.Part:
    mark = h.lined(h.fitted("-.5 0!, 0 -6!, .5 0!, .5 4!, 0 -2!, -.5 4!", x, y, wide, 1), h.GOLD, None)
    return mark.moved(0, 7) + mark


def _two_old_hands() -> h.Part:
    return _disc() + _units(2, 0.54, 25) + _chevrons(50, 29, 15)


def _three_old_hands() -> h.Part:
    return _disc() + _units(3, 0.46, 19) + _chevrons(50, 29, 15)


def _two_living_legends() -> h.Part:
    return _disc() + _units(2, 0.54, 25) + h.crown(37.5, 36, 15, 9) + h.crown(62.5, 36, 15, 9)


def _bark_medal() -> h.Part:
    medal = h.lined(h.facet("38 24, 50 34, 62 24, 62 42, 38 42"), h.EMBER) + kit.rings(50, 56, 17)
    return _disc() + medal + h.flat(h.ring_of(50, 56, 8, 3.6, 5), h.GOLD)


def _clean_slate() -> h.Part:
    slate = h.lined(h.box(31, 28, 38, 46, 3), kit.BARK) + h.lined(h.box(35.5, 32.5, 29, 37), kit.SLATE)
    return _disc() + slate + h.ink("42 44, 58 44") + h.lined(h.box(54, 58, 18, 11, 3), h.CREAM)


def _second_wind() -> h.Part:
    gusts = (
        "26 44, 52 44, 62 36, 54 29, 47 35",
        "26 54, 66 54, 75 62, 66 71, 59 64",
        "32 64, 46 64, 51 70, 45 76",
    )
    return _disc() + h.together(h.lined(h.tube(gust, 5, 4.6), kit.WATER, None) for gust in gusts)


# --- Backs of the cards ---


def _back(ground: str, sign: h.Part) -> h.Part:
    found = h.lined(h.box(14, 5, 72, 89, 7), ground) + h.lined(h.box(20, 11, 60, 77, 4), h.dark(ground, 0.18), None)
    for x, y in ((26, 17), (74, 17), (26, 82), (74, 82)):
        found += h.flat(h.ring_of(x, y, 4, 1.8, 4), h.pale(ground, 0.4))
    return found + sign


def _back_monster(level: int) -> h.Part:
    paw = _type_monstrous(h.BONE).sized(0.46).moved(0, -6)
    pips = (h.ring_of(50 + (i - (level - 1) / 2) * 14, 77, 6, 2.8, 5) for i in range(level))
    return _back(TINTS[level - 1], paw + h.together(h.lined(pip, h.GOLD, None) for pip in pips))


def _back_location() -> h.Part:
    house = kit.gable(-18, 0, 36, 20, kit.TILE) + kit.wall(-18, 22, 36, 22) + kit.door(0, 22)
    return _back(kit.OAK, house.at(50, 48))


def _back_room() -> h.Part:
    tower = kit.tower(50, 72, 26, 30) + kit.spire(50, 36, 34, 18, h.PLUM) + kit.pane(50, 62, 9, 14, arched=True)
    return _back(kit.SLATE, tower)


LEVELS: dict[str, h.Drawing] = {str(level): partial(_badge, level) for level in (1, 2, 3)}

SIGNS: dict[str, h.Drawing] = {
    "vp": _vp,
    "quest": _quest,
    "combat": _combat,
    "overflow": _overflow,
    "arrives": _arrives,
}

TYPES: dict[str, h.Drawing] = {"humanoid": _type_humanoid, "monstrous": _type_monstrous, "undead": _type_undead}

TOKENS: dict[str, h.Drawing] = {
    "two-old-hands": _two_old_hands,
    "three-old-hands": _three_old_hands,
    "two-living-legends": _two_living_legends,
    "bark-medal": _bark_medal,
    "clean-slate": _clean_slate,
    "second-wind": _second_wind,
}

BACKS: dict[str, h.Drawing] = {
    "quest": lambda: _back(h.EMBER, _quest().sized(0.5)),
    **{f"monster-{level}": partial(_back_monster, level) for level in (1, 2, 3)},
    "arrives": lambda: _back(kit.NIGHT, _arrives().sized(0.54, 50, 50)),
    "location": _back_location,
    "room": _back_room,
}
