"""Combat values (P24 to P30), and what Units can do together."""

from lair.compiling import compiled
from lair.engine.bits import bits_in, lowest_bit
from lair.engine.contract import Row
from lair.games.meeples.rules.components import (
    BASIC,
    CLASSES,
    CORRUPTION,
    COUNCIL_TARGET,
    DONE_BY,
    KINDS,
    MONSTER_TARGET,
    MONSTERS,
    NONE,
    PEASANT,
    QUESTS,
    SHAMAN,
    TYPES,
    UNITS,
    WARRIOR,
    Bonus,
    Cards,
    QuestKind,
    State,
)

LENDABLE = 99  # the Corruption bonus is there and not yet used
WARRIORS = WARRIOR - 1  # their class
UNIT_BITS = 7
MOST_OF_A_KIND = (1 << UNIT_BITS) - 1
ALL_UNITS = (1 << UNIT_BITS * UNITS) - 1  # packed, without Corruption


@compiled
def sum_up_bonuses(cards: Cards, s: State) -> None:
    """P25: what Heroes, the pile and the ongoing Quests of the player whose turn it is give, from this turn on."""
    for kind in range(KINDS):
        s.plus[kind] = 0
        for other in range(KINDS):
            s.together[kind, other] = 0
    for monster_type in range(TYPES):
        s.against[monster_type] = 0
    s.lent = NONE
    for monster in range(MONSTERS):
        if s.beaten_by[monster] == s.turn:
            add_bonus(s, cards.monster_bonus[monster])
    for quest in range(QUESTS):
        earlier = s.quest_at[quest] == DONE_BY + s.turn and s.quest_new[quest] == 0  # P47: not in the same turn
        if earlier and cards.quest_kind[quest] == QuestKind.ONGOING:
            add_bonus(s, cards.quest_bonus[quest])
    for hero in range(CLASSES):
        add_bonus(s, cards.hero_bonus[hero, s.heroes[s.turn, hero]])


@compiled
def add_bonus(s: State, bonus: Row) -> None:
    """P26: one bonus into this turn's sums."""
    amount = int(bonus[Bonus.AMOUNT])
    if amount == 0 and bonus[Bonus.CORRUPTION] == 0:
        return
    if bonus[Bonus.CORRUPTION]:
        s.lent = LENDABLE
    for monster_type in range(TYPES):
        if bonus[Bonus.AGAINST] >> monster_type & 1:
            s.against[monster_type] += amount
    units = (1 << UNITS) - 1 if bonus[Bonus.OTHERS] else int(bonus[Bonus.UNITS])
    if units & (1 << BASIC) - 1:  # a Shaman has it through the class it stands for, and only once
        units &= ~(1 << SHAMAN)
    for kind in range(UNITS):
        if units >> kind & 1:
            if bonus[Bonus.WITH] == 0:
                s.plus[kind] += amount
            for other in range(UNITS):
                if bonus[Bonus.WITH] >> other & 1:
                    s.together[kind, other] += amount


@compiled
def level_of(cards: Cards, s: State, seat: int, kind: int) -> int:
    """The Hero level of a kind: trained for basic classes, printed for prestige ones (P30)."""
    if kind == PEASANT:
        return 1
    if kind < BASIC:
        return int(s.heroes[seat, kind - 1])
    return int(cards.prestige_level[kind])


@compiled
def base_combat(cards: Cards, s: State, kind: int, level: int) -> int:
    """P25, P30: what the Hero card gives against a Monster of this level."""
    return hero_combat(cards, s, kind) + int(cards.per_level[kind]) * level


@compiled
def hero_combat(cards: Cards, s: State, kind: int) -> int:
    """P25: what the Hero card gives against every Monster."""
    return int(cards.combat[kind, int(s.heroes[s.turn, kind - 1]) if PEASANT < kind < BASIC else 1])


@compiled
def monster_at(s: State, target: int) -> int:
    """The Monster of a Monster slot; NONE for other targets."""
    if MONSTER_TARGET <= target < COUNCIL_TARGET:
        return int(s.board[target - MONSTER_TARGET])
    return NONE


@compiled
def foe_strength(cards: Cards, s: State, target: int) -> int:
    monster = monster_at(s, target)
    return int(cards.monster_strength[monster] if monster != NONE else cards.council_strength[target - COUNCIL_TARGET])


@compiled
def foe_type(cards: Cards, s: State, target: int) -> int:
    monster = monster_at(s, target)
    return int(cards.monster_type[monster] if monster != NONE else cards.council_type[target - COUNCIL_TARGET])


@compiled
def foe_level(cards: Cards, s: State, target: int) -> int:
    monster = monster_at(s, target)
    return int(cards.monster_level[monster] if monster != NONE else cards.council_level[target - COUNCIL_TARGET])


@compiled
def combat_value(cards: Cards, s: State, target: int, from_kind: int, levy: int) -> int:
    """P24 to P30: the combat value of the Units on a Monster, with those of the Tavern from ``from_kind`` on.

    ``levy`` Peasants join them.
    """
    return value_against(cards, s, target, units_at(s, target, from_kind) + levy)


@compiled
def value_against(cards: Cards, s: State, target: int, units: int) -> int:
    """P24 to P30: the combat value of packed Units against a Monster."""
    if units & ALL_UNITS == 0:
        return 0
    level, monster_type = foe_level(cards, s, target), foe_type(cards, s, target)
    return strength_of(cards, s, units) + strength_a_level(cards, units) * level + int(s.against[monster_type])


@compiled
def units_at(s: State, target: int, from_kind: int) -> int:
    """The packed meeples on a target, with those of the Tavern from ``from_kind`` on."""
    return pack(s.assigned[target]) + (pack(s.tavern[s.turn]) >> UNIT_BITS * from_kind << UNIT_BITS * from_kind)


@compiled
def strength_a_level(cards: Cards, units: int) -> int:
    """P30: what packed Units gain for each level of the Monster."""
    value = 0
    for kind in range(UNITS):
        value += count_of(units, kind) * int(cards.per_level[kind])
    return value


@compiled
def strength_of(cards: Cards, s: State, units: int) -> int:
    """P24 to P30: the combat value of packed Units, whatever the Monster.

    Shamans stand for the classes that make the whole strongest: every set of classes that they can stand for is tried.
    """
    shamans = count_of(units, SHAMAN)
    if shamans == 0:
        return strength_in_roles(cards, s, units, 0, 0)
    best = 0
    for roles in range(1, 1 << BASIC):
        if bits_in(roles) <= shamans:
            best = max(best, strength_in_roles(cards, s, units, roles, shamans))
    return best


@compiled
def strength_in_roles(cards: Cards, s: State, units: int, roles: int, shamans: int) -> int:
    """The combat value with a Shaman in each class of the mask ``roles``; the others stand for the best of them."""
    present = roles
    for kind in range(UNITS):
        present |= (1 if count_of(units, kind) > 0 else 0) << kind
    shaman = hero_combat(cards, s, SHAMAN) + int(s.plus[SHAMAN]) + bonus_together(s, SHAMAN, present)
    value = best_role = 0
    left = present & (1 << SHAMAN) - 1
    while left:
        kind = lowest_bit(left)
        left &= left - 1
        bonus = int(s.plus[kind]) + bonus_together(s, kind, present)
        value += count_of(units, kind) * (hero_combat(cards, s, kind) + bonus)
        if roles >> kind & 1:
            value += shaman + bonus
            shamans -= 1
            best_role = max(best_role, bonus)
    return value + shamans * (shaman + best_role)


@compiled
def bonus_together(s: State, kind: int, present: int) -> int:
    """P26: what a kind gains from the other kinds there."""
    bonus = 0
    while present:
        bonus += int(s.together[kind, lowest_bit(present)])
        present &= present - 1
    return bonus


@compiled
def lent_here(s: State, target: int) -> int:
    """P26: the Corruption in the Lodgings, for one Unit, if the bonus is free or already here."""
    if s.lent == LENDABLE or s.lent == target:
        return int(s.lodgings[s.turn, CORRUPTION])
    return 0


@compiled
def levy_possible(cards: Cards, s: State, target: int, from_kind: int) -> int:
    """P29: how many Peasants of the Lodgings may still join on this target."""
    return levy_of(cards, s, target, units_at(s, target, from_kind))


@compiled
def levy_of(cards: Cards, s: State, target: int, units: int) -> int:
    """P29: how many Peasants of the Lodgings may still join packed Units on this target."""
    many = int(cards.levy[WARRIORS, s.heroes[s.turn, WARRIORS]]) - int(s.levies)
    offered = s.levied == 1 and s.target == target
    if not offered and (s.levied != 0 or count_of(units, WARRIOR) == 0):
        return 0
    return max(0, min(many, int(s.lodgings[s.turn, PEASANT])))


@compiled
def can_win(cards: Cards, s: State, target: int, from_kind: int) -> bool:
    """P24: whether the Units there, with those of the Tavern from ``from_kind`` on, reach the strength."""
    units = units_at(s, target, from_kind)
    if units & ALL_UNITS == 0:
        return False
    if from_kind < KINDS:  # when the target is closed, only Units already assigned count
        units += levy_of(cards, s, target, units)
    return value_against(cards, s, target, units) + lent_here(s, target) >= foe_strength(cards, s, target)


@compiled
def pack(row: Row) -> int:
    """A row of meeples as one number, UNIT_BITS for each kind; such numbers may be added."""
    packed = 0
    for kind in range(KINDS):
        packed += int(row[kind]) << UNIT_BITS * kind
    return packed


@compiled
def count_of(packed: int, kind: int) -> int:
    """How many of a kind there are among packed meeples."""
    return packed >> UNIT_BITS * kind & MOST_OF_A_KIND


@compiled
def fits(units: int, needs: int, star: int, extra: int) -> bool:
    """P22, P30: whether packed Units meet packed needs, with ``star`` more prestige Units and ``extra`` more of any.

    Shamans stand for any basic class.
    """
    missing = 0
    spare = 0
    prestige = 0
    for kind in range(UNITS):
        more = count_of(units, kind) - count_of(needs, kind)
        spare += more
        if kind < BASIC:
            missing += max(0, -more)
        elif more < 0:
            return False
        else:
            prestige += more
            if kind == SHAMAN and missing > more:
                return False
    return prestige - missing >= star and spare >= star + extra and corruption_in(units) >= corruption_in(needs)


@compiled
def corruption_in(packed: int) -> int:
    """Corruption comes last in a packed row."""
    return packed >> UNIT_BITS * CORRUPTION
