"""Meeples & Monsters, combat in the Main Phase (P24 to P30): the arrangement, the move, the outcome."""

import itertools
import random

import pytest

from lair.games.meeples.rules import components as c
from lair.games.meeples.rules.combat import UNIT_BITS, strength_of
from tests.support.battle import (
    CASTLE,
    FOE,
    OTHER_FOE,
    VILLAGES,
    WARRIORS,
    battle,
    finish_turn,
    may_begin,
    might,
    quiet,
)
from tests.support.city import DECK, City, events, go, kind, numbered

rule = pytest.mark.rule


# Combat


@rule("P24")
def test_one_knight_is_not_enough_for_the_tree_beast_two_are() -> None:
    city = quiet()
    beast = city.monster(0, "tree-beast")
    city.main().tavern(knight=1)
    assert not may_begin(city, beast)
    city.tavern(knight=2)
    city.play(go(beast), "+knight")
    assert "done" not in city.legal
    city.play("+knight")
    assert events(city.play("done"), c.Event.CLOSED) == [(0, beast, 6, 0)]


@rule("P24")
def test_more_units_than_needed_may_be_assigned() -> None:
    city = battle().tavern(knight=3)
    city.play(go(FOE), "+knight")
    assert {"done", "+knight"} == set(city.legal)
    city.play("+knight", "+knight", "done")
    assert city.s.assigned[FOE, c.KNIGHT] == 3


@rule("P24")
def test_an_empty_monster_slot_and_no_units_at_all_are_nothing_to_assign() -> None:
    city = battle().tavern(knight=3)
    assert not may_begin(city, FOE + 1)
    city.tavern()
    assert city.legal == ["done"]


@rule("P25")
@pytest.mark.parametrize("hero", ["mage", "cleric", "knight", "warrior"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_unit_fights_with_the_combat_value_of_its_hero_level(hero: str, level: int) -> None:
    city = battle()
    city.s.heroes[0, kind(hero) - 1] = level
    (combat,) = (h["combat"] for h in DECK.content["hero"] if (h["class"], h["level"]) == (hero, level))
    assert might(city, **{hero: 1}) == combat
    assert might(city, **{hero: 2}) == 2 * combat


@rule("P25")
def test_a_peasant_fights_with_1_and_another_seats_heroes_do_not_count() -> None:
    city = battle()
    city.s.heroes[1] = 3
    assert might(city, peasant=3) == 3
    assert might(city, knight=1) == 3


@rule("P25", "P26")
def test_heroes_monsters_quests_and_locations_add_up() -> None:
    city = quiet()
    city.s.heroes[0, c.MAGE - 1] = 3  # combat 3
    city.s.beaten_by[numbered("monster", "laminated-lich")] = 0  # Mages +1 with a Warrior
    city.s.quest_at[numbered("quest", "hedge-wizardry")] = c.DONE_BY  # Mages +1 with a Warrior
    city.s.turn = 1
    city.play("done", "done")
    inn = city.build(0, "branch-and-root-inn")
    city.monster(3, strength=1)
    city.main()
    assert might(city, mage=2) == 2 * 3
    assert might(city, mage=2, warrior=1) == 2 * (3 + 1 + 1) + 2
    city.tavern(cleric=1)
    city.assign(inn, cleric=1)
    assert might(city, mage=2, warrior=1) == 2 * (3 + 1 + 1 + 1) + 2


@rule("P25")
def test_somebody_elses_pile_and_quests_give_nothing() -> None:
    city = quiet()
    city.s.beaten_by[numbered("monster", "ghoul")] = 1
    city.s.quest_at[numbered("quest", "oath-of-oak")] = c.DONE_BY + 1
    city.s.turn = 1
    city.play("done", "done")
    city.monster(3, strength=1)
    city.main()
    assert (might(city, warrior=1), might(city, knight=1)) == (2, 3)


@rule("P25", "P26")
def test_branch_and_root_inn_gives_mages_1_already_while_assigning_this_turn_only() -> None:
    city = battle()
    inn = city.build(0, "branch-and-root-inn")
    assert might(city, mage=2) == 2
    city.tavern(cleric=1)
    city.assign(inn, cleric=1)
    assert might(city, mage=2) == 4
    assert might(city, cleric=2) == 2
    city.tavern()
    finish_turn(city)
    finish_turn(city)
    city.main()
    assert might(city, mage=2) == 2


@rule("P25", "P31")
def test_levy_station_gives_peasants_2_this_turn_and_a_warrior() -> None:
    city = battle()
    station = city.build(0, "levy-station")
    city.tavern(mage=1, warrior=1)
    city.assign(station, mage=1, warrior=1)
    assert might(city, peasant=2) == 6
    assert might(city, warrior=1) == 2
    city.tavern()
    rows = city.end_main()
    assert events(rows, c.Event.GAINED) == [(0, c.WARRIOR, 1, station)]
    assert city.of("lodgings") == {"mage": 1, "warrior": 2}
    finish_turn(city)
    city.main()
    assert might(city, peasant=2) == 2


@rule("P26")
def test_a_bonus_for_all_units_of_a_kind_counts_for_each() -> None:
    city = battle("ghoul")
    assert might(city, warrior=3) == 9
    assert might(city, knight=1) == 3


@rule("P26")
def test_peasants_gain_1_each_together_with_a_warrior() -> None:
    city = battle("organ-pipe-borer")
    assert might(city, peasant=2) == 2
    assert might(city, peasant=2, warrior=1) == 2 * 2 + 2
    assert might(city, peasant=2, warrior=2) == 2 * 2 + 4  # a second Warrior adds nothing to Peasants
    assert might(city, peasant=1, knight=1) == 4


@rule("P26")
def test_a_warrior_on_another_monster_is_no_company() -> None:
    city = battle("organ-pipe-borer")
    city.tavern(warrior=1)
    city.assign(OTHER_FOE, warrior=1)
    assert might(city, peasant=2) == 2


@rule("P26")
def test_a_bonus_against_a_type_counts_once_a_monster_however_many_units() -> None:
    undead = DECK.content["monster"][numbered("monster", "skeleton")]["type"]
    assert undead == "undead"
    city = battle("hatchet-heretic", type=2)
    city.cards.monster_type[city.s.board[6]] = 0
    assert might(city, peasant=1) == 2
    assert might(city, peasant=4, knight=1) == 7 + 1
    assert might(city, target=OTHER_FOE, peasant=4) == 4
    city.cards.monster_type[city.s.board[6]] = 2
    city.tavern(peasant=1)
    city.assign(FOE, peasant=1)
    assert might(city, target=OTHER_FOE, peasant=4) == 5  # and for the second Monster again


@rule("P26")
def test_one_unit_gains_the_corruption_in_the_lodgings_once() -> None:
    city = battle(strength=6).lodgings(corruption=3)
    grindery = city.build(0, "grudge-grindery")
    assert might(city, knight=1) == 3
    city.tavern(peasant=1)
    city.assign(grindery, peasant=1)
    assert might(city, knight=1) == 3 + 3
    assert might(city, knight=2) == 6 + 3
    city.tavern(knight=1)
    city.assign(FOE, knight=1)
    assert might(city, target=OTHER_FOE, knight=1) == 3


@rule("P26")
def test_who_wins_without_the_corruption_leaves_it_to_another_fight() -> None:
    city = battle(strength=3).lodgings(corruption=2)
    grindery = city.build(0, "grudge-grindery")
    city.tavern(peasant=1, knight=1)
    city.assign(grindery, peasant=1)
    city.assign(FOE, knight=1)
    assert might(city, target=OTHER_FOE, knight=1) == 5


@rule("P26", "P27")
def test_corruption_in_the_tavern_is_not_lent() -> None:
    city = battle()
    grindery = city.build(0, "grudge-grindery")
    city.tavern(peasant=1)
    city.assign(grindery, peasant=1)
    assert might(city, knight=1, corruption=4) == 3


@rule("P26")
@pytest.mark.parametrize(
    ("units", "value"),
    [
        ({"peasant": 1}, 3),
        ({"peasant": 2, "mage": 1}, 9),
        ({"knight": 1}, 5),
        ({"ranger": 1}, 5),
        ({"paladin": 1}, 2 + 1 + 2),
        ({"shaman": 1}, 4),
        ({"shaman": 2}, 8),
    ],
)
def test_all_other_units_gain_2_from_a_knight_and_a_peasant_at_the_stump(units: dict[str, int], value: int) -> None:
    city = battle()
    stump = city.build(0, "speechifying-stump")
    city.tavern(knight=1, peasant=1)
    city.assign(stump, knight=1, peasant=1)
    assert might(city, **units) == value


@rule("P27")
def test_corruption_is_assigned_to_no_location_and_no_monster() -> None:
    city = battle().tavern(peasant=1, corruption=4)
    for target in (VILLAGES, FOE):
        city.play(go(target))
        assert "+corruption" not in city.legal
        city.play("+peasant", "done")
        city.tavern(peasant=1, corruption=4)
    city.tavern(corruption=4)
    assert city.legal == ["done"]


@rule("P27")
def test_corruption_takes_no_bonus_and_has_no_combat_value() -> None:
    city = battle("ghoul")
    assert might(city, warrior=1, corruption=4) == 3


@rule("P27")
def test_a_tower_room_takes_as_much_corruption_as_it_asks_for() -> None:
    city = battle(towers=True).tavern(knight=2, corruption=3)
    city.s.rooms[0] = numbered("room", "bribe-vault")  # a Knight and a Corruption
    city.play(go(c.TOWER_TARGET), "+corruption")
    assert "+corruption" not in city.legal
    city.play("+knight", "done")
    city.end_main()
    assert city.s.vp[0] == 3


@rule("P27")
def test_a_tower_room_that_asks_for_none_takes_no_corruption() -> None:
    city = battle(towers=True).tavern(warrior=2, corruption=1)
    city.s.rooms[0] = numbered("room", "attic-of-axes")
    city.play(go(c.TOWER_TARGET))
    assert "+corruption" not in city.legal


@rule("P22", "P27")
def test_corruption_is_not_any_unit() -> None:
    city = battle(towers=True)
    arena = city.build(0, "colosseum")  # any Unit
    city.s.rooms[0] = numbered("room", "dungeon-of-drafts")  # any Unit and a Corruption
    city.tavern(corruption=3)
    assert not may_begin(city, arena)
    assert not may_begin(city, c.TOWER_TARGET)
    city.tavern(corruption=1, paladin=1)
    assert may_begin(city, arena)
    assert may_begin(city, c.TOWER_TARGET)


# Heroes at work


@rule("P28", "P29")
def test_a_level_3_warrior_brings_a_peasant_of_the_lodgings_who_counts_at_once() -> None:
    city = battle(strength=4).lodgings(peasant=2)
    assert might(city, warrior=1) == 2
    city.s.heroes[0, WARRIORS] = 3  # combat 3
    assert might(city, warrior=1) == 3 + 1
    city.tavern(warrior=1)
    city.play(go(FOE))
    assert "levy" not in city.legal
    city.play("+warrior")
    assert city.legal == ["levy"]
    city.play("levy")
    assert city.legal == ["done"]
    assert events(city.play("done"), c.Event.CLOSED) == [(0, FOE, 4, 0)]
    assert city.of("lodgings") == {"peasant": 1}
    city.end_main()
    assert city.of("lodgings") == {"peasant": 2, "warrior": 1}


@rule("P28", "P29")
def test_the_levy_comes_once_a_turn_however_many_warriors_and_monsters() -> None:
    city = battle().lodgings(peasant=3)
    city.s.heroes[0, WARRIORS] = 3
    assert might(city, warrior=2) == 6 + 1
    city.tavern(warrior=3)
    city.play(go(FOE), "+warrior", "levy", "+warrior")
    assert city.legal == ["done", "+warrior"]
    city.play("done")
    assert might(city, target=OTHER_FOE, warrior=1) == 3
    city.play(go(OTHER_FOE), "+warrior")
    assert "levy" not in city.legal


@rule("P29")
def test_the_levy_may_be_declined_and_is_then_gone() -> None:
    city = battle().lodgings(peasant=1)
    city.s.heroes[0, WARRIORS] = 3
    city.tavern(warrior=2)
    city.play(go(FOE), "+warrior")
    assert city.legal == ["done", "+warrior", "levy"]
    city.play("done", go(OTHER_FOE), "+warrior")
    assert "levy" not in city.legal


@rule("P29")
@pytest.mark.parametrize(("level", "peasants"), [(1, 1), (2, 1), (3, 0)])
def test_no_levy_below_level_3_or_without_a_peasant_in_the_lodgings(level: int, peasants: int) -> None:
    city = battle().lodgings(peasant=peasants, mage=1)
    city.s.heroes[0, WARRIORS] = level
    city.tavern(warrior=1)
    city.play(go(FOE), "+warrior")
    assert city.legal == ["done"]


@rule("P29")
def test_a_warrior_at_a_location_brings_nobody_and_leaves_the_levy_for_a_monster() -> None:
    city = battle().lodgings(peasant=1)
    city.s.heroes[0, WARRIORS] = 3
    barracks = city.build(0, "revolving-barracks")
    city.tavern(warrior=2)
    city.play(go(barracks), "+warrior")
    assert "levy" not in city.legal
    city.play("done", go(FOE), "+warrior")
    assert "levy" in city.legal


@rule("P26", "P29")
def test_a_levied_peasant_takes_the_bonus_of_peasants_with_a_warrior() -> None:
    city = battle("organ-pipe-borer").lodgings(peasant=1)
    city.s.heroes[0, WARRIORS] = 3
    assert might(city, warrior=1) == 3 + 1 + 1


@rule("P28", "P30")
@pytest.mark.parametrize("rangers", [0, 1, 2])
def test_rangers_fight_with_3_and_one_monster_gives_1_vp_more_however_many(rangers: int) -> None:
    city = battle(vp=2)
    if rangers:
        assert might(city, ranger=rangers) == 3 * rangers
    units = {"ranger": rangers} if rangers else {"knight": 1}
    city.tavern(**units)
    city.assign(FOE, **units)
    city.end_main()
    assert city.s.vp[0] == 2 + (1 if rangers else 0)


@rule("P28", "P30")
def test_two_rangers_on_two_monsters_give_1_vp_more_for_each() -> None:
    city = battle(vp=2)
    city.cards.monster_vp[city.s.board[6]] = 1
    city.tavern(ranger=2)
    city.assign(FOE, ranger=1)
    city.assign(OTHER_FOE, ranger=1)
    city.end_main()
    assert city.s.vp[0] == (2 + 1) + (1 + 1)


@rule("P28", "P30")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_paladin_fights_with_2_and_the_monsters_level(level: int) -> None:
    city = battle(level=level)
    assert might(city, paladin=1) == 2 + level
    assert might(city, paladin=2) == 2 * (2 + level)


@rule("P30")
def test_prestige_units_never_train() -> None:
    city = quiet().tavern(ranger=1, paladin=1)
    city.s.vp[0] = 9
    assert city.legal == ["done"]


@rule("P30")
def test_a_shaman_fights_with_2_whatever_the_levels_of_the_class_it_stands_for() -> None:
    city = battle()
    city.s.heroes[0] = 3
    assert might(city, shaman=1) == 2
    assert might(city, shaman=3) == 6


@rule("P29", "P30")
def test_a_shaman_takes_the_warriors_bonus_of_the_ghoul_but_brings_no_peasant() -> None:
    city = battle("ghoul").lodgings(peasant=1)
    city.s.heroes[0, WARRIORS] = 3
    assert might(city, shaman=1) == 2 + 1
    assert might(city, warrior=1) == 3 + 1 + 1
    city.tavern(shaman=1)
    city.play(go(FOE), "+shaman")
    assert "levy" not in city.legal


@rule("P30")
@pytest.mark.parametrize(
    ("role", "target", "others"),
    [
        ("peasant", VILLAGES, {}),
        ("peasant", CASTLE, {"peasant": 1}),
        ("mage", "levy-station", {"warrior": 1}),
        ("warrior", "levy-station", {"mage": 1}),
        ("cleric", "heartwood-chapel", {"knight": 1}),
        ("knight", "heartwood-chapel", {"cleric": 1}),
    ],
)
def test_a_shaman_stands_for_any_basic_class_at_a_location(
    role: str, target: int | str, others: dict[str, int]
) -> None:
    city = battle()
    place = city.build(0, target) if isinstance(target, str) else target
    city.tavern(**others)
    assert not may_begin(city, place)
    city.tavern(shaman=1, **others)
    city.assign(place, shaman=1, **others)
    assert len(events(city.end_main(), c.Event.ACTIVATED)) == 1, role


@rule("P30")
def test_each_shaman_stands_for_one_class_at_a_location() -> None:
    city = battle()
    station = city.build(0, "levy-station")
    city.tavern(shaman=1)
    assert not may_begin(city, station)
    city.tavern(shaman=2)
    city.assign(station, shaman=2)
    assert might(city, peasant=1) == 3


@rule("P30")
def test_rangers_and_paladins_stand_for_nobody() -> None:
    city = battle().tavern(ranger=2, paladin=2)
    assert not any(may_begin(city, target) for target in range(c.BUILT))


@rule("P26", "P30")
def test_a_shaman_takes_the_bonus_of_a_class_in_company() -> None:
    city = battle("laminated-lich")  # Mages +1 with a Warrior
    assert might(city, shaman=1, warrior=1) == (2 + 1) + 2  # as a Mage
    assert might(city, shaman=1, knight=1) == 2 + 3


@rule("P26", "P30")
def test_a_shaman_is_the_company_that_gives_the_bonus() -> None:
    city = battle("laminated-lich")
    assert might(city, shaman=1, mage=3) == 2 + 3 * (1 + 1)  # as a Warrior
    city = battle("organ-pipe-borer")
    assert might(city, shaman=1, peasant=4) == 2 + 4 * (1 + 1)


@rule("P26", "P30")
def test_a_shaman_stands_for_one_class_at_a_time_in_combat() -> None:
    city = battle("laminated-lich", "choir-of-chips")  # Mages +1 with a Warrior, Clerics +1
    assert might(city, shaman=1, mage=1) == 2 + 1 + 1  # as a Warrior, or as a Cleric
    assert might(city, shaman=2, mage=1) == 2 * 2 + 1 + 1 + 1  # as a Warrior and as a Cleric or a Mage


@rule("P26", "P30")
def test_two_shamans_stand_for_the_two_classes_of_a_bonus() -> None:
    city = battle("laminated-lich")  # one as a Mage, one as a Warrior
    assert might(city, shaman=2) == 2 + 2 + 1
    assert might(city, shaman=3) == 2 + 2 + 2 + 1 + 1  # two Mages and a Warrior


@rule("P26", "P30")
def test_shamans_choose_their_classes_together() -> None:
    city = battle("ghoul", "laminated-lich")  # Warriors +1; Mages +1 with a Warrior
    assert might(city, shaman=2) == 2 + 2 + 1 + 1
    assert might(city, shaman=1, mage=2) == 2 + 1 + 2 * (1 + 1)


@rule("P30", "P36")
def test_a_shaman_stands_for_the_knight_at_the_colosseum() -> None:
    city = battle()
    arena = city.build(0, "colosseum")
    city.tavern(shaman=1)
    city.assign(arena, shaman=1)
    finish_turn(city)
    finish_turn(city)
    assert city.s.vp[0] == 3


@rule("P30", "P35")
def test_a_shaman_who_stood_for_the_unit_goes_back_to_the_supply_in_its_place() -> None:
    city = battle()
    turnery = city.build(0, "turnery-of-fortune")  # two Peasants, one goes
    city.tavern(shaman=2)
    city.assign(turnery, shaman=2)
    city.end_main()
    city.play("take:knight")
    assert city.of("lodgings") == {"shaman": 1, "knight": 1}
    assert city.s.supply[c.SHAMAN] == 4


@rule("P30", "P38")
def test_a_shaman_who_stood_for_the_warrior_comes_back_to_the_tavern() -> None:
    city = battle()
    barracks = city.build(0, "revolving-barracks")
    city.tavern(shaman=1)
    city.assign(barracks, shaman=1)
    city.end_main()
    assert city.of("tavern") == {"peasant": 4, "shaman": 1}


def tried_one_by_one(city: City, units: list[int]) -> int:
    """P30 as it is written: every class for every Shaman, `BASIC ** shamans` ways."""
    s, cards = city.s, city.cards
    best = 0
    for roles in itertools.product(range(c.BASIC), repeat=units[c.SHAMAN]):
        there = {kind for kind in range(c.UNITS) if units[kind]} | set(roles)

        def worth(kind: int, there: set[int] = there) -> int:
            return int(s.plus[kind]) + sum(int(s.together[kind, other]) for other in there)

        def printed(kind: int) -> int:
            return int(cards.combat[kind, s.heroes[0, kind - 1] if c.PEASANT < kind < c.BASIC else 1])

        value = sum(units[kind] * (printed(kind) + worth(kind)) for kind in range(c.SHAMAN))
        value += sum(printed(c.SHAMAN) + worth(c.SHAMAN) + worth(role) for role in roles)
        best = max(best, value)
    return best


@rule("P30")
def test_shamans_are_worth_what_the_best_of_all_their_roles_is_worth() -> None:
    """Whatever the bonuses: the sets of classes that are tried lead to the value of all assignments of classes."""
    city = battle()
    dice = random.Random(18)
    for _ in range(60):
        for unit in range(c.UNITS):
            city.s.plus[unit] = dice.choice((0, 0, 1, 5))
            for other in range(c.UNITS):
                city.s.together[unit, other] = dice.choice((0, 0, 0, 1, 4)) if other != unit else 0
        units = [dice.choice((0, 0, 1, 2)) for _ in range(c.SHAMAN)] + [dice.randint(1, 4), 0]
        packed = sum(number << UNIT_BITS * place for place, number in enumerate(units))
        assert strength_of(city.cards, city.s, packed) == tried_one_by_one(city, units)
