"""Meeples & Monsters, the Main Phase, rule by rule: the arrangement, the move, the outcome."""

import random

import pytest

from lair.games.meeples.rules import components as c
from tests.support.city import DECK, KINDS, PLACES, City, events, go, kind, numbered, quest_action, take_kind

rule = pytest.mark.rule

VILLAGES, UNIVERSITY, CASTLE, CATHEDRAL = range(4)
WARRIORS = c.WARRIOR - 1  # their class
FOE = c.MONSTER_TARGET + 3  # the lowest slot of the University
OTHER_FOE = c.MONSTER_TARGET + 6  # of the Castle


def quiet(players: int = 2, towers: bool = False) -> City:
    """No Monster lies in the city and none will come; bags have enough to draw from."""
    city = City(players, towers).clear_monsters()
    city.s.deck_top = city.s.deck_size
    for seat in range(players):
        city.bag(seat, peasant=9)
    return city


def battle(*beaten: str, players: int = 2, towers: bool = False, **card: int) -> City:
    """Seat 0 has a pile of Monsters beaten long ago, and faces one in the University and one in the Castle."""
    city = quiet(players, towers)
    for key in beaten:
        city.s.beaten_by[numbered("monster", key)] = 0
    city.s.turn = players - 1
    city.play("done", "done")
    assert city.s.turn == 0
    city.monster(3, "paper-wasp", **({"strength": 1, "level": 1} | card))
    city.monster(6, "siege-carpenter", strength=1, level=1)
    return city.main()


def might(city: City, target: int = FOE, **units: int) -> int:
    """The greatest strength that a Tavern of these Units may be assigned against (P24)."""
    city.tavern(**units)
    monster = city.s.board[target - c.MONSTER_TARGET]
    printed = int(city.cards.monster_strength[monster])
    strength = 1
    while True:
        city.cards.monster_strength[monster] = strength
        if go(target) not in city.legal:
            break
        strength += 1
    city.cards.monster_strength[monster] = printed
    return strength - 1


def may_begin(city: City, target: int) -> bool:
    return go(target) in city.legal


def finish_turn(city: City) -> None:
    """Decline whatever is offered until the turn is over."""
    seat, turns = city.s.turn, city.s.turns
    while city.s.turn == seat and city.s.turns == turns:
        city.play("done")


# Assigning


@rule("P21")
def test_units_go_to_locations_monsters_and_tower_rooms_of_any_district_in_one_turn() -> None:
    city = battle(towers=True).tavern(peasant=4, knight=1)
    city.s.rooms[0] = numbered("room", "guest-room-for-giants")
    city.cards.room_any[city.s.rooms[0]] = 1
    city.assign(VILLAGES, peasant=1)
    city.assign(UNIVERSITY, peasant=1)
    city.assign(FOE, peasant=1)
    city.assign(OTHER_FOE, knight=1)
    city.assign(c.TOWER_TARGET, peasant=1)
    rows = city.end_main()
    assert [row[1] for row in events(rows, c.Event.ACTIVATED)] == [VILLAGES, UNIVERSITY]
    assert [row[2] for row in events(rows, c.Event.DEFEATED)] == [FOE, OTHER_FOE]
    assert len(events(rows, c.Event.ROOM_DONE)) == 1


@rule("P21")
def test_everything_is_assigned_first_then_resolved() -> None:
    city = battle().tavern(peasant=3)
    rows = city.assign(VILLAGES, peasant=1) + city.assign(FOE, peasant=2)
    assert {row[0] for row in rows} == {c.Event.ASSIGNED, c.Event.CLOSED}
    assert city.s.vp[0] == 0
    assert city.of("lodgings") == {}
    rows = city.end_main()
    assert {c.Event.ACTIVATED, c.Event.DEFEATED, c.Event.GAINED, c.Event.SCORED} <= {row[0] for row in rows}


@rule("P21")
def test_nothing_has_to_be_assigned() -> None:
    city = battle().tavern(knight=3)
    assert events(city.end_main(), c.Event.DEFEATED) == []
    assert city.s.turn == 1


@rule("P21")
def test_only_the_face_up_room_of_a_tower_and_only_with_the_expansion() -> None:
    city = battle(towers=False).tavern(peasant=9)
    assert not any(may_begin(city, c.TOWER_TARGET + stack) for stack in range(c.STACKS))
    city = battle(towers=True).tavern(peasant=2)
    city.s.rooms[0], city.s.rooms[1] = numbered("room", "attic-of-axes"), numbered("room", "recruiters-garret")
    assert not may_begin(city, c.TOWER_TARGET)
    city.s.room_top[0] = 1
    assert may_begin(city, c.TOWER_TARGET)
    city.s.room_top[0] = c.STACK
    assert not may_begin(city, c.TOWER_TARGET)


@rule("P22")
def test_a_location_needs_the_units_shown_and_may_get_more() -> None:
    city = battle().tavern(peasant=1, knight=2)
    assert not may_begin(city, CASTLE)  # two Peasants
    city.tavern(peasant=3, knight=2)
    city.play(go(CASTLE), "+peasant")
    assert "done" not in city.legal
    city.play("+knight")
    assert "done" not in city.legal
    city.play("+peasant")
    assert {"done", "+peasant", "+knight"} == set(city.legal)
    city.play("+peasant", "done")
    city.end_main()
    assert city.of("lodgings") == {"peasant": 3, "knight": 1 + 1 + 1}


@rule("P22")
def test_a_location_is_activated_once_a_turn_however_many_units_it_gets() -> None:
    city = battle().tavern(peasant=4)
    city.assign(VILLAGES, peasant=2)
    assert not may_begin(city, VILLAGES)
    rows = city.end_main()
    assert events(rows, c.Event.GAINED) == [(0, c.WARRIOR, 1, VILLAGES)]


@rule("P22")
def test_an_empty_slot_is_no_location_and_one_built_this_turn_may_be_used() -> None:
    city = quiet().tavern(peasant=3, cleric=1)
    city.s.face_up[0] = numbered("location", "branch-and-root-inn")
    city.play("build:1@s5")
    city.main()
    assert may_begin(city, c.SLOT_TARGET + 4)
    assert not may_begin(city, c.SLOT_TARGET + 5)
    city.assign(c.SLOT_TARGET + 4, cleric=1)
    assert [row[1] for row in events(city.end_main(), c.Event.ACTIVATED)] == [
        numbered("location", "branch-and-root-inn")
    ]


# Overrun


@rule("P23")
@pytest.mark.parametrize(("monsters", "peasants"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_a_location_in_an_overrun_district_brings_peasants(monsters: int, peasants: int) -> None:
    city = quiet()
    for place in range(monsters):
        city.monster(3 * UNIVERSITY + place)
    city.main().tavern(peasant=1)
    before = int(city.s.supply[c.PEASANT])
    city.assign(UNIVERSITY, peasant=1)
    rows = city.end_main()
    assert events(rows, c.Event.OVERRUN) == ([(0, UNIVERSITY, peasants, 0)] if peasants else [])
    assert city.s.supply[c.PEASANT] == before - peasants
    assert city.of("lodgings") == {"peasant": 1 + peasants, "mage": 1}


@rule("P23")
def test_each_location_and_tower_room_of_the_district_brings_them() -> None:
    city = quiet(towers=True)
    inn = city.build(2 * CASTLE, "branch-and-root-inn")
    city.s.rooms[CASTLE * c.STACK] = numbered("room", "recruiters-garret")
    for place in range(3):
        city.monster(3 * CASTLE + place)
    city.main().tavern(peasant=4, cleric=1)
    city.assign(CASTLE, peasant=2)
    city.assign(inn, cleric=1)
    city.assign(c.TOWER_TARGET + CASTLE, peasant=2)
    rows = city.end_main()
    rows += city.play("take:mage")
    assert [row[1:3] for row in events(rows, c.Event.OVERRUN)] == [
        (CASTLE, 2),
        (inn, 2),
        (c.TOWER_TARGET + CASTLE, 2),
    ]


@rule("P23")
def test_monsters_of_another_district_bring_none() -> None:
    city = quiet()
    for place in range(3):
        city.monster(3 * CASTLE + place)
    city.main().tavern(peasant=1)
    city.assign(UNIVERSITY, peasant=1)
    assert events(city.end_main(), c.Event.OVERRUN) == []


@rule("P23", "P24")
@pytest.mark.parametrize("fights", [False, True])
def test_house_of_lords_brings_no_overrun_peasant_to_whoever_fights_the_skeleton(fights: bool) -> None:
    city = quiet()
    lords = city.build(2 * CASTLE, "house-of-lords")
    city.monster(3 * CASTLE, "moat-gnawer")
    skeleton = city.monster(3 * CASTLE + 1, "skeleton")
    city.main().tavern(peasant=3)
    city.assign(lords, peasant=1)
    if fights:
        city.assign(skeleton, peasant=2)
    rows = city.end_main()
    assert events(rows, c.Event.OVERRUN) == ([] if fights else [(0, lords, 1, 0)])
    assert len(events(rows, c.Event.GAINED)) == (0 if fights else 1)


@rule("P23")
def test_fighting_elsewhere_keeps_the_overrun_peasants() -> None:
    city = quiet()
    city.monster(3 * CASTLE), city.monster(3 * CASTLE + 1)
    elsewhere = city.monster(3 * VILLAGES, strength=1)
    city.main().tavern(peasant=3)
    city.assign(CASTLE, peasant=2)
    city.assign(elsewhere, peasant=1)
    assert len(events(city.end_main(), c.Event.OVERRUN)) == 1


@rule("P23", "P34")
def test_an_empty_supply_sends_no_overrun_peasants() -> None:
    city = quiet()
    city.monster(3 * UNIVERSITY), city.monster(3 * UNIVERSITY + 1)
    city.main().tavern(peasant=1)
    city.s.supply[c.PEASANT] = 0
    city.assign(UNIVERSITY, peasant=1)
    city.end_main()
    assert city.of("lodgings") == {"peasant": 1, "mage": 1}


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


# Resolution and clean-up


@rule("P31")
def test_a_monster_gives_its_vp_once() -> None:
    city = battle(vp=4).tavern(knight=1)
    city.assign(FOE, knight=1)
    rows = city.end_main()
    assert events(rows, c.Event.SCORED) == [(0, 4, c.Source.MONSTER, numbered("monster", "paper-wasp"))]
    assert city.s.vp[0] == 4


@rule("P32")
def test_a_beaten_monster_goes_to_the_players_pile_and_the_units_to_the_lodgings() -> None:
    city = battle().tavern(knight=1, peasant=1)
    city.assign(FOE, knight=1, peasant=1)
    city.end_main()
    assert city.s.board[3] == c.NONE
    assert city.s.beaten_by[numbered("monster", "paper-wasp")] == 0
    assert city.s.beaten_by[numbered("monster", "siege-carpenter")] == c.NONE
    assert city.of("lodgings") == {"knight": 1, "peasant": 1}
    assert city.of("tavern") == {"peasant": 4}


@rule("P32")
def test_a_lasting_bonus_works_from_the_next_turn_on() -> None:
    city = quiet()
    ghoul = city.monster(0, "ghoul")
    city.monster(3, "paper-wasp", strength=1)
    city.main().tavern(knight=2)
    city.assign(ghoul, knight=2)
    assert might(city, warrior=1) == 2
    city.tavern()
    finish_turn(city)
    city.main().tavern(1, warrior=1)
    city.cards.monster_strength[numbered("monster", "paper-wasp")] = 3
    assert not may_begin(city, FOE)  # nor does it work for anybody else
    finish_turn(city)
    city.main()
    assert might(city, warrior=1) == 3


@rule("P32")
def test_timber_wolf_may_be_fought_without_a_quest_and_then_asks_for_nothing() -> None:
    city = quiet()
    wolf = city.monster(0, "timber-wolf")
    city.main().tavern(knight=1)
    city.assign(wolf, knight=1)
    rows = city.end_main()
    assert events(rows, c.Event.QUEST_DISCARDED) == []
    assert (city.s.vp[0], city.s.turn) == (2, 1)


@rule("P32")
def test_timber_wolf_takes_a_quest_from_whoever_has_one_and_cannot_be_declined() -> None:
    city = quiet()
    mine = [city.quest("busybody"), city.quest("salt-of-the-earth")]
    city.quest("exotic-woods", seat=1)
    wolf = city.monster(0, "timber-wolf")
    city.main().tavern(knight=1)
    city.assign(wolf, knight=1)
    city.end_main()
    assert city.legal == [quest_action(quest) for quest in sorted(mine)]
    assert events(city.play(quest_action(mine[0])), c.Event.QUEST_DISCARDED) == [(0, mine[0], 0, 0)]
    assert city.s.quest_at[mine[0]] == c.DISCARDED
    assert city.s.quest_at[mine[1]] == 0


@rule("P32", "P34")
def test_a_monster_may_be_beaten_though_the_supply_of_what_it_gives_is_empty() -> None:
    city = quiet()
    count = city.monster(0, "cordwood-count")
    city.main().tavern(knight=3)
    city.s.supply[c.RANGER] = 0
    city.assign(count, knight=3)
    city.end_main()
    assert city.s.vp[0] == 4
    assert city.of("lodgings") == {"knight": 3}


@rule("P33")
def test_what_is_left_in_the_tavern_is_exhausted_corruption_included() -> None:
    city = battle().tavern(knight=1, shaman=1, corruption=2)
    city.end_main()
    assert city.of("lodgings") == {"knight": 1, "shaman": 1, "corruption": 2}
    assert city.of("tavern") == {"peasant": 4}


@rule("P33", "P38")
def test_a_meeple_reserved_at_the_house_of_lords_stays_for_the_next_turn() -> None:
    city = battle()
    lords = city.build(0, "house-of-lords")
    city.tavern(peasant=2, knight=1, corruption=1)
    city.assign(lords, peasant=1)
    city.end_main()
    assert city.legal == [
        "done",
        "take:peasant",
        "take:knight",
        "take:corruption",
    ]
    assert events(city.play("take:knight"), c.Event.KEPT) == [(0, c.KNIGHT, 0, 0)]
    assert city.of("tavern") == {"peasant": 4, "knight": 1}
    assert city.of("lodgings") == {"peasant": 2, "corruption": 1}


@rule("P34")
def test_new_meeples_go_to_the_lodgings_and_an_empty_supply_gives_nothing() -> None:
    city = battle(towers=True)
    city.s.rooms[0] = numbered("room", "brawlers-loft")  # a Warrior, and 1 VP
    city.tavern(warrior=1, corruption=1)
    city.s.supply[c.WARRIOR] = 0
    city.assign(c.TOWER_TARGET, warrior=1, corruption=1)
    rows = city.end_main()
    assert events(rows, c.Event.GAINED) == []
    assert city.s.vp[0] == 1
    assert city.of("lodgings") == {"warrior": 1, "corruption": 1}


@rule("P34")
def test_a_supply_too_small_gives_what_there_is() -> None:
    city = quiet()
    for place in range(3):
        city.monster(place)
    city.main().tavern(peasant=1)
    city.s.supply[c.PEASANT] = 1
    city.assign(VILLAGES, peasant=1)
    city.end_main()
    assert city.of("lodgings") == {"peasant": 2, "warrior": 1}


@rule("P32", "P38")
def test_what_is_gained_this_turn_lies_in_the_lodgings_only_after_clean_up() -> None:
    city = quiet()
    city.monster(0), city.monster(1)  # the Villages are overrun
    beds = city.build(0, "feather-bed-row")
    city.main().tavern(mage=1)
    city.assign(beds, mage=1)
    rows = city.end_main()
    assert events(rows, c.Event.OVERRUN) == [(0, beds, 1, 0)]
    assert city.s.turn == 1  # the Lodgings were empty: nothing could be returned to the bag
    assert city.of("lodgings") == {"mage": 1, "peasant": 1}


@rule("P35")
def test_the_unit_sent_back_is_one_assigned_there() -> None:
    city = battle()
    turnery = city.build(0, "turnery-of-fortune")
    city.lodgings(peasant=1).tavern(peasant=3)
    before = int(city.s.supply[c.PEASANT])
    city.assign(turnery, peasant=2)
    rows = city.end_main()
    assert events(rows, c.Event.REMOVED) == [(0, c.PEASANT, 1, turnery)]
    assert city.s.supply[c.PEASANT] == before + 1
    city.play("take:mage")
    assert city.of("lodgings") == {"peasant": 1 + 1 + 1, "mage": 1}


# King of the Hill


@rule("P36")
@pytest.mark.parametrize(("unit", "vp"), [("peasant", 1), ("knight", 3)])
def test_who_still_holds_the_colosseum_at_the_own_next_turn_gains_once(unit: str, vp: int) -> None:
    city = battle()
    arena = city.build(0, "colosseum")
    city.tavern(**{unit: 2})
    city.assign(arena, **{unit: 2})
    city.end_main()
    assert city.s.vp[0] == 0
    assert (city.of("lodgings"), city.of("crown_units", city.cards.location_crown[city.s.slots[0]] - 1)) == (
        {},
        {unit: 2},
    )
    finish_turn(city)
    assert (city.s.turn, city.s.vp[0]) == (0, vp)
    assert city.of("lodgings") == {unit: 2}
    assert all(owner == c.NONE for owner in city.s.crown_owner)
    city.tavern()
    finish_turn(city)
    finish_turn(city)
    assert city.s.vp[0] == vp


@rule("P36")
@pytest.mark.parametrize(("unit", "more"), [("peasant", 1), ("mage", 2)])
def test_who_still_holds_the_mage_academy_draws_more(unit: str, more: int) -> None:
    city = battle()
    academy = city.build(0, "mage-academy")
    city.tavern(**{unit: 1})
    city.assign(academy, **{unit: 1})
    city.end_main()
    city.main()
    rows = city.end_main()
    assert [row[0] for row in events(rows, c.Event.DREW)].count(0) == more
    assert city.of("tavern") == {"peasant": 4 + more}


@rule("P36")
def test_anothers_single_unit_sends_all_home_at_once_and_takes_over() -> None:
    city = battle(players=3)
    arena = city.build(0, "colosseum")
    city.tavern(knight=4)
    city.assign(arena, knight=4)
    city.end_main()
    city.tavern(1, peasant=1)
    city.main()
    rows = city.assign(arena, peasant=1)
    location = numbered("location", "colosseum")
    assert events(rows, c.Event.DETHRONED) == [(0, location, 0, 0)]
    assert events(rows, c.Event.CROWNED) == [(1, location, 0, 0)]
    assert city.of("lodgings", 0) == {"knight": 4}
    finish_turn(city)
    finish_turn(city)
    assert (city.s.turn, city.s.vp[0], city.s.vp[1]) == (0, 0, 0)
    finish_turn(city)
    assert (city.s.turn, city.s.vp[0], city.s.vp[1]) == (1, 0, 1)
    assert city.of("lodgings", 1)["peasant"] >= 1


@rule("P36")
def test_corruption_is_not_fitting_for_the_hill() -> None:
    city = battle()
    arena = city.build(0, "colosseum")
    city.tavern(knight=1)
    city.assign(arena, knight=1)
    city.end_main()
    city.tavern(1, corruption=4)
    city.main()
    assert not may_begin(city, arena)


@rule("P36")
def test_the_two_hills_are_held_apart() -> None:
    city = battle()
    arena, academy = city.build(0, "colosseum"), city.build(1, "mage-academy")
    city.tavern(knight=1, mage=1)
    city.assign(arena, knight=1)
    city.assign(academy, mage=1)
    city.end_main()
    city.tavern(1, peasant=1)
    city.main()
    city.assign(academy, peasant=1)
    city.end_main()
    assert city.s.vp[0] == 3
    assert city.of("tavern") == {"peasant": 4}


# Stocks, returns, refreshes, hiring


@rule("P37")
@pytest.mark.parametrize(
    ("key", "units", "prestige"),
    [
        ("hunters-hollow", {"warrior": 1, "peasant": 1}, "ranger"),
        ("heartwood-chapel", {"knight": 1, "cleric": 1}, "paladin"),
        ("totem-lathe", {"mage": 1, "peasant": 1}, "shaman"),
    ],
)
def test_a_location_gives_its_prestige_units_until_they_are_gone(
    key: str, units: dict[str, int], prestige: str
) -> None:
    city = battle()
    place = city.build(0, key)
    everything = city.meeples()
    for turn in range(4):
        city.lodgings().tavern(**units)
        city.assign(place, **units)
        city.end_main()
        assert city.of("lodgings").get(prestige, 0) == (1 if turn < 2 else 0)
        assert city.meeples() == everything
        finish_turn(city)
        city.main()
    assert city.s.slots[0] == numbered("location", key)


@rule("P37")
def test_the_units_on_a_location_are_not_in_the_supply() -> None:
    city = quiet().tavern(peasant=2)
    city.s.face_up[1] = numbered("location", "hunters-hollow")
    city.play("build:2@s1")
    assert (city.s.stock[numbered("location", "hunters-hollow")], city.s.supply[c.RANGER]) == (2, 3)


@rule("P38")
def test_the_warrior_of_the_revolving_barracks_comes_back_after_the_draw_phase() -> None:
    city = battle()
    barracks = city.build(0, "revolving-barracks")
    city.tavern(warrior=3)
    city.assign(barracks, warrior=2)
    city.end_main()
    assert city.of("tavern") == {"peasant": 4, "warrior": 1}
    assert city.of("lodgings") == {"warrior": 2, "peasant": 1}


@rule("P38")
def test_the_current_player_returns_up_to_3_then_clockwise_each_other_up_to_1() -> None:
    city = battle(players=4)
    beds = city.build(0, "feather-bed-row")
    city.lodgings(0, knight=5, corruption=1).lodgings(1, mage=2).lodgings(3, cleric=1, corruption=1)
    city.tavern(peasant=1)
    city.assign(beds, peasant=1)
    city.end_main()
    assert city.legal == ["done", "take:knight", "take:corruption"]
    assert city.actor == 0
    rows = city.play("take:knight", "take:knight", "take:knight")
    assert city.actor == 1
    rows += city.play("take:mage")
    assert city.actor == 3  # seat 2 has nothing to return
    assert city.legal == ["done", "take:cleric", "take:corruption"]
    rows += city.play("done")  # and may decline
    assert [row[:2] for row in events(rows, c.Event.RETURNED)] == [(0, c.KNIGHT)] * 3 + [(1, c.MAGE)]
    assert city.of("bag", 1) == {"peasant": 9, "mage": 1}
    assert city.of("lodgings", 3) == {"cleric": 1, "corruption": 1}
    assert city.s.turn == 1


@rule("P38")
def test_fewer_than_3_may_be_returned() -> None:
    city = battle()
    beds = city.build(0, "feather-bed-row")
    city.lodgings(knight=5).lodgings(1, mage=1).tavern(peasant=1)
    city.assign(beds, peasant=1)
    city.end_main()
    city.play("take:knight", "done")
    assert city.actor == 1
    city.play("done")
    assert city.of("lodgings") == {"knight": 4, "peasant": 1}


@rule("P38", "P47")
def test_a_quests_refresh_and_the_locations_are_both_granted() -> None:
    city = battle()
    beds = city.build(0, "feather-bed-row")
    quest = city.quest("standing-room-only")  # four Units at a Location; here it returns 2
    city.cards.quest_effect[quest] = 0
    city.cards.quest_effect[quest, c.Effect.REFRESH] = 2
    city.lodgings(knight=9).tavern(peasant=4)
    city.assign(beds, peasant=4)
    city.end_main()
    rows = []
    while city.actor == 0 and city.s.turn == 0:
        rows += city.play("take:knight")
    assert len(events(rows, c.Event.RETURNED)) == 2 + 3


@rule("P34")
def test_hiring_is_a_basic_unit_of_ones_choice_but_a_peasant_while_the_supply_lasts() -> None:
    city = battle()
    turnery = city.build(0, "turnery-of-fortune")
    city.tavern(peasant=2)
    city.s.supply[c.CLERIC] = 0
    city.assign(turnery, peasant=2)
    city.end_main()
    assert city.legal == [take_kind(k) for k in (c.MAGE, c.KNIGHT, c.WARRIOR)]
    city.play("take:knight")
    assert city.of("lodgings") == {"peasant": 1, "knight": 1}


@rule("P34")
def test_nobody_is_hired_from_an_empty_supply() -> None:
    city = battle()
    turnery = city.build(0, "turnery-of-fortune")
    city.tavern(peasant=2)
    city.s.supply[c.MAGE : c.RANGER] = 0
    city.assign(turnery, peasant=2)
    city.end_main()
    assert city.s.turn == 1
    assert city.of("lodgings") == {"peasant": 1}


# Canonical order, for searches


def chance_city(chooser: random.Random) -> City:
    """A Main Phase with all sorts of Units, Locations, Rooms and Monsters."""
    city = City(2, towers=True, seed=chooser.randrange(1000))
    tiles = chooser.sample(range(c.BUILT, c.LOCATIONS), 5)
    for slot, location in enumerate(tiles):
        city.s.slots[slot] = location
    city.s.heroes[0] = [chooser.randint(1, 3) for _ in range(c.CLASSES)]
    city.lodgings(peasant=chooser.randint(0, 1), corruption=chooser.randint(0, 3))
    chosen = {name: chooser.randint(0, 2) for name in KINDS}
    return city.main().tavern(**chosen)


@rule("P21", "P24")
@pytest.mark.parametrize("canonical", [0, 1])
def test_assigning_never_comes_to_a_dead_end_and_canonically_only_ascends(canonical: int) -> None:
    chooser = random.Random(5)
    closed_targets = 0
    for _ in range(150):
        city = chance_city(chooser)
        city.s.canonical = canonical
        targets: list[int] = []
        kinds: list[int] = []
        while city.s.phase == c.Phase.MAIN and city.s.turn == 0:
            legal = city.legal
            assert legal, "a dead end"
            assert city.legal_numbers == sorted(set(city.legal_numbers))
            weighty = [action for action in legal if action != "done"] or legal
            action = chooser.choice(weighty if chooser.random() < 0.8 else legal)
            if city.s.target == c.NONE and action == "done":
                break
            if action.startswith("go:"):
                targets.append(PLACES.index(action.removeprefix("go:")))
                kinds = []
            elif action == "done":
                closed_targets += 1
            elif action.startswith("+"):
                kinds.append(kind(action.removeprefix("+")))
            city.play(action)
            if canonical:
                assert kinds == sorted(kinds)
                assert targets == sorted(set(targets))
    assert closed_targets > 150


def outcomes(city: City) -> set[bytes]:
    """Every way the Units may lie when all is assigned."""
    found: set[bytes] = set()
    seen: set[bytes] = set()
    waiting = [city.states.copy()]
    while waiting:
        city.states[:] = waiting.pop()
        for action in city.legal:
            before = city.states.copy()
            if city.s.target == c.NONE and action == "done":
                found.add(city.s.assigned.tobytes())
                continue
            city.play(action)
            if city.states.tobytes() not in seen:
                seen.add(city.states.tobytes())
                waiting.append(city.states.copy())
            city.states[:] = before
    return found


@rule("P21", "P24")
@pytest.mark.parametrize("units", [{"peasant": 2, "shaman": 1}, {"peasant": 1, "mage": 1, "cleric": 1, "warrior": 1}])
def test_canonical_order_reaches_every_assignment_there_is(units: dict[str, int]) -> None:
    found = []
    for canonical in (0, 1):
        city = battle("organ-pipe-borer", strength=2)
        city.build(0, "levy-station"), city.build(1, "branch-and-root-inn")
        city.cards.monster_strength[city.s.board[6]] = 4
        city.tavern(**units)
        city.s.canonical = canonical
        found.append(outcomes(city))
    assert found[0] == found[1]
    assert len(found[0]) > 5
