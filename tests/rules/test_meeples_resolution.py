"""Meeples & Monsters, resolving and cleaning up (P31 to P38): the arrangement, the move, the outcome."""

import pytest

from lair.games.meeples.rules import components as c
from tests.support.battle import FOE, VILLAGES, battle, finish_turn, may_begin, might, quiet
from tests.support.city import events, numbered, quest_action, take_kind

rule = pytest.mark.rule


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
    assert events(city.play("take:knight"), c.Event.KEPT) == [(0, c.KNIGHT, c.NONE, 0)]
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


@rule("P32")
def test_all_units_are_in_the_lodgings_before_a_monsters_effect_happens() -> None:
    city = battle()
    monster = int(city.s.board[FOE - c.MONSTER_TARGET])
    city.cards.monster_effect[monster] = 0
    city.cards.monster_effect[monster, c.Effect.REFRESH] = 1
    city.tavern(knight=1, peasant=1)
    city.assign(FOE, knight=1)
    city.assign(VILLAGES, peasant=1)
    city.end_main()
    assert city.legal == ["done", "take:peasant", "take:knight", "take:warrior"]  # the Warrior was gained
    city.play("take:knight")
    assert city.of("lodgings") == {"peasant": 1, "warrior": 1}


@rule("P35")
def test_an_overrun_peasant_goes_back_before_a_shaman_that_stood_for_one() -> None:
    city = quiet()
    city.monster(0), city.monster(1)  # the Villages are overrun
    turnery = city.build(0, "turnery-of-fortune")  # two Peasants, one goes
    city.main().tavern(shaman=2)
    city.assign(turnery, shaman=2)
    rows = city.end_main()
    assert events(rows, c.Event.REMOVED) == [(0, c.PEASANT, c.Origin.GAINED, turnery)]
    city.play("take:knight")
    assert city.of("lodgings") == {"shaman": 2, "knight": 1}


@rule("P35")
def test_a_monster_may_send_a_unit_that_fought_it_back_to_the_supply() -> None:
    city = battle(effect=0).tavern(knight=2)
    city.cards.monster_removes[city.s.board[FOE - c.MONSTER_TARGET], c.KNIGHT] = 1
    city.assign(FOE, knight=2)
    rows = city.end_main()
    assert events(rows, c.Event.REMOVED) == [(0, c.KNIGHT, c.Origin.PLACE, FOE)]
    assert city.of("lodgings") == {"knight": 1}


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
    assert events(rows, c.Event.REMOVED) == [(0, c.PEASANT, c.Origin.PLACE, turnery)]
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
    city.construct(0, place=1)
    assert (city.s.stock[numbered("location", "hunters-hollow")], city.s.supply[c.RANGER]) == (2, 3)


@rule("P38")
def test_the_warrior_of_the_revolving_barracks_comes_back_after_the_draw_phase() -> None:
    city = battle()
    barracks = city.build(0, "revolving-barracks")
    city.tavern(warrior=3)
    city.assign(barracks, warrior=2)
    rows = city.end_main()
    assert events(rows, c.Event.KEPT) == [(0, c.WARRIOR, barracks, 0)]
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
def test_a_prestige_unit_of_ones_choice_comes_while_the_supply_lasts() -> None:
    city = battle()
    turnery = city.build(0, "turnery-of-fortune")
    location = numbered("location", "turnery-of-fortune")
    city.cards.location_effect[location] = 0
    city.cards.location_effect[location, c.Effect.PRESTIGE] = 1
    city.tavern(peasant=2)
    city.s.supply[c.PALADIN] = 0
    city.assign(turnery, peasant=2)
    city.end_main()
    assert city.legal == [take_kind(k) for k in (c.RANGER, c.SHAMAN)]
    city.play("take:ranger")
    assert city.of("lodgings") == {"peasant": 1, "ranger": 1}


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
