"""Meeples & Monsters, the Draw Phase (P39 to P46): the arrangement, the move, the outcome."""

import pytest

from lair.games.meeples.rules import components as c
from tests.support.city import events, numbered, to_district
from tests.support.quest_scenes import done, owned, pass_turn, quiet_city, stack_deck, with_done

rule = pytest.mark.rule


# The Draw Phase


@rule("P39")
def test_monsters_move_down_to_the_lowest_slots_of_their_district() -> None:
    city = quiet_city().tavern(knight=1)
    low = city.monster(0, strength=1, effect=0)
    city.monster(1)
    city.monster(2)
    city.monster(8)
    middle, top, alone = city.s.board[[1, 2, 8]].tolist()
    city.main().assign(low, knight=1)
    city.end_main()
    assert city.s.board.tolist() == [middle, top, -1, -1, -1, -1, alone, -1, -1, -1, -1, -1]


@rule("P39", "P40")
def test_new_monsters_are_drawn_only_after_the_others_have_moved_down() -> None:
    city = quiet_city().tavern(knight=1)
    low = city.monster(0, strength=1, effect=0)
    for slot in (1, 2, 3, 6, 9):
        city.monster(slot)
    middle, top = city.s.board[[1, 2]].tolist()
    stack_deck(city, 12)  # of the Villages
    city.main().assign(low, knight=1)
    city.end_main()
    assert city.s.board[:3].tolist() == [middle, top, 12]


@rule("P40")
def test_monsters_are_drawn_until_six_are_on_the_board_each_to_the_lowest_free_slot_of_its_district() -> None:
    city = quiet_city()
    for slot in (0, 1, 3, 6):
        city.monster(slot)
    stack_deck(city, 12, 17, 22)  # Villages, University, Castle
    rows = pass_turn(city)
    assert events(rows, c.Event.MONSTER_CAME) == [(12, 2, 0, 0), (17, 4, 0, 0)]
    assert (city.s.board != c.NONE).sum() == 6
    assert city.s.deck_size - city.s.deck_top == 1


@rule("P40")
def test_with_six_on_the_board_no_monster_comes() -> None:
    city = quiet_city()
    for slot in (0, 1, 3, 4, 6, 9):
        city.monster(slot)
    stack_deck(city, 12)
    assert events(pass_turn(city), c.Event.MONSTER_CAME) == []


@rule("P40")
def test_if_its_district_is_full_the_player_chooses_a_district_with_room() -> None:
    city = quiet_city()
    for slot in (0, 1, 2, 3):
        city.monster(slot)
    stack_deck(city, 12, 17)
    pass_turn(city)
    assert city.actor == 0
    assert city.legal == [to_district(district) for district in (1, 2, 3)]
    rows = city.play(to_district(2))
    assert events(rows, c.Event.MONSTER_CAME) == [(12, 6, 0, 0), (17, 4, 0, 0)]
    assert events(rows, c.Event.TURN_BEGAN) == [(1, 1, 0, 0)]


@rule("P40")
def test_each_monster_without_room_is_a_choice_of_its_own() -> None:
    city = quiet_city()
    for slot in (0, 1, 2):
        city.monster(slot)
    stack_deck(city, 12, 13, 14)
    pass_turn(city)
    city.play(to_district(1), to_district(1))
    assert city.legal == [to_district(district) for district in (1, 2, 3)]
    city.play(to_district(1))
    assert city.s.board[3:6].tolist() == [12, 13, 14]
    assert city.actor == 1


@rule("P41", "P43")
@pytest.mark.parametrize(("number", "draws"), [(1, 5), (2, 6)])
def test_the_first_and_second_arrives_card_bring_corruption_and_every_other_player_draws_at_once(
    number: int, draws: int
) -> None:
    city = quiet_city(players=3)
    for slot in (0, 3, 6, 7, 9):
        city.monster(slot)
    city.s.arrived = number - 1
    stack_deck(city, 39 + number, 12, 13)
    before = [owned(city, seat) for seat in range(3)]
    rows = pass_turn(city)
    assert events(rows, c.Event.ARRIVED) == [(number, 0, 0, 0)]
    assert events(rows, c.Event.MONSTER_CAME) == [(12, 1, 0, 0)]  # another Monster for it
    for seat in range(3):
        assert owned(city, seat) == before[seat] | {"corruption": 1}
    assert [seat for seat, *_ in events(rows, c.Event.DREW)] == [1, 2] + [0] * draws
    assert [int(city.s.tavern[seat].sum()) for seat in range(3)] == [draws, 1, 1]
    order = [row[0] for row in rows]
    assert order.index(c.Event.ARRIVED) < order.index(c.Event.DREW) < order.index(c.Event.MONSTER_CAME)


@rule("P41")
def test_two_arrives_cards_in_one_draw_phase_both_count() -> None:
    city = quiet_city()
    stack_deck(city, 40, 41, 12)
    pass_turn(city)
    assert city.s.arrived == 2
    assert owned(city, 0)["corruption"] == owned(city, 1)["corruption"] == 2
    assert [int(city.s.tavern[seat].sum()) for seat in range(2)] == [6, 2]


@rule("P41")
def test_without_corruption_in_the_supply_none_is_added_and_the_others_still_draw() -> None:
    city = quiet_city().lodgings(1, corruption=20)
    stack_deck(city, 40)
    pass_turn(city)
    assert owned(city, 0)["corruption"] == 0
    assert owned(city, 1)["corruption"] == 20
    assert city.s.tavern[1].sum() == 1


@rule("P41")
def test_the_others_may_draw_the_new_corruption() -> None:
    city = quiet_city().bag(1)
    stack_deck(city, 40)
    pass_turn(city)
    assert city.of("tavern", 1) == {"corruption": 1}


@rule("P42")
def test_the_third_brings_no_corruption_and_monsters_are_refilled_as_long_as_the_deck_lasts() -> None:
    city = quiet_city()
    city.s.arrived = 2
    stack_deck(city, 12, 42, 17)
    rows = pass_turn(city)
    assert events(rows, c.Event.ARRIVED) == [(3, 0, 0, 0)]
    assert owned(city, 0)["corruption"] == owned(city, 1)["corruption"] == 0
    assert city.s.tavern[1].sum() == 0
    assert events(rows, c.Event.MONSTER_CAME) == [(12, 0, 0, 0), (17, 3, 0, 0)]
    assert len(events(rows, c.Event.DREW)) == 6
    assert events(pass_turn(city), c.Event.MONSTER_CAME) == []


@rule("P43")
@pytest.mark.parametrize(("arrived", "draws"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_four_meeples_are_drawn_then_five_then_six(arrived: int, draws: int) -> None:
    city = quiet_city()
    city.s.arrived = arrived
    pass_turn(city)
    assert city.of("tavern") == {"peasant": draws}
    assert city.of("bag") == {"peasant": 8 - draws}


@rule("P44")
def test_a_bag_too_small_is_drawn_empty_then_filled_from_the_lodgings() -> None:
    city = quiet_city().bag(peasant=2).lodgings(mage=3).tavern(corruption=1)
    rows = pass_turn(city)
    drawn = [row for row in rows if row[0] in (c.Event.DREW, c.Event.BAG_FILLED)]
    assert [row[0] for row in drawn] == [c.Event.DREW, c.Event.DREW, c.Event.BAG_FILLED, c.Event.DREW, c.Event.DREW]
    assert [row[2] for row in drawn[:2]] == [c.PEASANT, c.PEASANT]
    assert city.s.tavern[0].sum() == 4
    assert city.s.tavern[0, c.PEASANT] == 2
    assert city.of("lodgings") == {}
    assert city.s.bag[0].sum() == 2  # of three Mages and the Corruption, two are drawn


@rule("P44")
def test_a_bag_drawn_exactly_empty_is_not_yet_filled() -> None:
    city = quiet_city().bag(peasant=4).lodgings(mage=3)
    assert events(pass_turn(city), c.Event.BAG_FILLED) == []
    assert city.of("lodgings") == {"mage": 3}


@rule("P44")
def test_bag_and_lodgings_empty_draw_what_there_is() -> None:
    city = quiet_city().bag(peasant=1).lodgings(mage=1)
    pass_turn(city)
    assert city.of("tavern") == {"peasant": 1, "mage": 1}
    assert city.actor == 1


@rule("P45")
def test_draw_phase_effects_come_once_a_turn_after_drawing() -> None:
    city = with_done(quiet_city().lodgings(corruption=2), "word-gets-around", "soup-kitchen")
    rows = pass_turn(city)
    assert city.legal == ["done", "quest:word-gets-around", "quest:soup-kitchen"]
    rows += city.play("quest:word-gets-around")
    assert city.legal == ["done", "quest:soup-kitchen"], "each once"
    rows += city.play("quest:soup-kitchen")
    assert city.actor == 1
    assert city.of("tavern") == {"peasant": 5}
    assert owned(city)["corruption"] == 1
    assert len(events(rows, c.Event.DREW)) == 5
    order = [row[0] for row in rows]
    assert order.index(c.Event.DREW) < order.index(c.Event.REMOVED)


@rule("P45")
def test_a_draw_phase_effect_works_in_every_turn_of_its_owner_and_in_no_other() -> None:
    city = with_done(quiet_city(), "word-gets-around")
    for _ in range(2):
        assert len(events(pass_turn(city) + city.play("quest:word-gets-around"), c.Event.DREW)) == 5
        assert len(events(pass_turn(city), c.Event.DREW)) == 4
        assert city.actor == 0


@rule("P45")
def test_a_draw_phase_effect_may_be_declined() -> None:
    city = with_done(quiet_city(), "word-gets-around")
    pass_turn(city)
    assert city.legal == ["done", "quest:word-gets-around"]
    city.play("done")
    assert city.of("tavern") == {"peasant": 4}
    assert city.actor == 1


@rule("P20", "P45")
def test_a_hero_ability_that_names_the_draw_phase_is_used_there() -> None:
    city = quiet_city().tavern(knight=1).bag(peasant=3, knight=2)
    city.s.heroes[0, c.KNIGHT - 1] = 2
    city.cards.ability[c.KNIGHT - 1, 2] = 0
    city.cards.ability[c.KNIGHT - 1, 2, c.Effect.DRAW] = 1
    city.cards.ability_draw[c.KNIGHT - 1, 2] = 1
    assert not city.offers("use:"), "it is not of the Development Phase"
    pass_turn(city)
    assert city.legal == ["done", "use:knight"], "of five meeples four are drawn: a Knight is among them"
    city.play("use:knight")
    assert city.of("tavern") == {"peasant": 3, "knight": 2}
    assert city.actor == 1


@rule("P45", "P38")
def test_a_draw_phase_effect_may_return_meeples_to_the_bag() -> None:
    city = with_done(quiet_city().lodgings(mage=3), "town-planner")
    pass_turn(city)
    city.play("quest:town-planner")
    assert city.legal == ["done", "take:mage"]
    city.play("take:mage", "take:mage")
    assert city.of("lodgings") == {"mage": 1}
    assert city.of("bag") == {"peasant": 4, "mage": 2}
    assert city.actor == 1


@rule("P45")
def test_two_draw_phase_effects_that_return_meeples_both_work() -> None:
    city = with_done(quiet_city().lodgings(mage=5), "town-planner", "soup-kitchen")
    city.cards.quest_draw_effect[numbered("quest", "soup-kitchen")] = 0
    city.cards.quest_draw_effect[numbered("quest", "soup-kitchen"), c.Effect.REFRESH] = 2
    pass_turn(city)
    city.play("quest:town-planner", "take:mage", "take:mage", "quest:soup-kitchen", "take:mage", "take:mage")
    assert city.of("lodgings") == {"mage": 1}


@rule("P45")
def test_quests_that_ask_for_meeples_in_the_tavern_come_after_draw_phase_effects() -> None:
    city = with_done(quiet_city().bag(peasant=2, corruption=3), "word-gets-around")
    city.quest("rough-crowd")
    rows = pass_turn(city) + city.play("quest:word-gets-around")
    order = [row[0] for row in rows if row[0] in (c.Event.DREW, c.Event.QUEST_DONE)]
    assert order == [c.Event.DREW] * 5 + [c.Event.QUEST_DONE]
    assert done(city, "rough-crowd")


@rule("P45", "P47")
def test_what_a_tavern_quest_draws_may_do_another_one() -> None:
    city = quiet_city().bag(peasant=2, corruption=3).lodgings(mage=1)
    first, second = city.quest("rough-crowd"), city.quest("all-walks-of-life")
    condition = city.cards.quest_condition
    condition[[first, second]] = 0
    condition[[first, second], c.Condition.WHEN] = c.Moment.TAVERN
    condition[first, c.Condition.KIND + c.CORRUPTION] = 2
    condition[second, c.Condition.KIND + c.PEASANT] = 2
    condition[second, c.Condition.KIND + c.CORRUPTION] = 3
    city.cards.quest_effect[first] = 0
    city.cards.quest_effect[first, c.Effect.DRAW] = 1
    rows = pass_turn(city)
    assert [quest for _, quest, *_ in events(rows, c.Event.QUEST_DONE)] == [first, second]
    assert city.of("tavern") == {"peasant": 2, "corruption": 3}


@rule("P30", "P45", "P47")
def test_a_shaman_in_the_tavern_stands_for_no_other_class() -> None:
    city = quiet_city().bag(peasant=3, shaman=1)
    quest = city.quest("rough-crowd")
    city.cards.quest_condition[quest] = 0
    city.cards.quest_condition[quest, c.Condition.WHEN] = c.Moment.TAVERN
    city.cards.quest_condition[quest, c.Condition.KIND + c.PEASANT] = 4
    pass_turn(city)
    assert not done(city, "rough-crowd")


@rule("P45", "P47")
def test_meeples_in_the_tavern_count_only_in_the_own_draw_phase() -> None:
    city = quiet_city().tavern(corruption=3).bag(1, corruption=4)
    city.quest("rough-crowd")
    city.main()
    assert not done(city, "rough-crowd")
    city.end_main()
    city.tavern(corruption=4)
    pass_turn(city)  # the other's Draw Phase
    assert not done(city, "rough-crowd")


@rule("P46")
def test_location_tiles_are_refilled_to_four_at_the_end_of_the_turn() -> None:
    city = quiet_city().tavern(peasant=2)
    tile, following = int(city.s.face_up[1]), int(city.s.tile_order[city.s.tile_top])
    city.construct(4, place=1)
    assert city.s.slots[4] == tile
    assert city.s.face_up[1] == c.NONE
    rows = city.end_main()
    assert events(rows, c.Event.TILE_CAME) == [(following, 1, 0, 0)]
    assert city.s.face_up[1] == following
    order = [row[0] for row in rows]
    assert order.index(c.Event.TILE_CAME) > order.index(c.Event.DREW)


@rule("P46")
def test_an_empty_stack_refills_nothing() -> None:
    city = quiet_city().tavern(peasant=2)
    city.s.tile_top = c.TILES
    city.construct(4)
    assert events(city.end_main(), c.Event.TILE_CAME) == []
    assert city.s.face_up[0] == c.NONE
