"""Meeples & Monsters to the letter: when Quests are judged, assigning before resolving, Shamans, what cards may say."""

from typing import Any

import pytest

from lair.games.meeples.rules import components as c
from lair.games.meeples.table import reason
from tests.support.city import DECK, City, events, number_of, numbered, resolve_next
from tests.support.quest_scenes import done, hand, quiet_city, stack_quests, with_done

rule = pytest.mark.rule
EMPTY: dict[str, Any] = {"effect": 0, "bonus": 0, "removes": 0}


def fighting_city(*strengths: int, **units: int) -> tuple[City, list[int]]:
    """Plain Monsters of these strengths, one a district, and Units to fight them with."""
    city = quiet_city().tavern(**units)
    monsters = [city.monster(3 * n, strength=s, vp=1, level=1, type=0, **EMPTY) for n, s in enumerate(strengths)]
    return city, monsters


def drawing_quest(city: City) -> int:
    """A Quest in hand that beating any Monster does, and whose bonus draws a Quest."""
    quest = city.quest(0)
    city.cards.quest_kind[quest] = c.QuestKind.TRIGGERED
    condition = city.cards.quest_condition[quest]
    condition[:] = 0
    condition[c.Condition.WHEN] = c.Moment.DEFEAT
    city.cards.quest_removes[quest] = 0
    city.cards.quest_effect[quest] = 0
    city.cards.quest_effect[quest, c.Effect.QUESTS] = 1
    return quest


# When Quests are judged


@rule("P47")
def test_a_counting_quest_drawn_in_the_middle_is_not_done_by_what_came_before() -> None:
    city, (first, second) = fighting_city(1, 1, knight=2)
    drawing_quest(city)
    stack_quests(city, "double-chop")
    city.main()
    city.assign(first, knight=1)
    city.assign(second, knight=1)
    city.end_main()
    assert not done(city, "double-chop"), "the first Monster brought it, so only one counts"
    assert numbered("quest", "double-chop") in hand(city)


@rule("P47")
def test_what_is_beaten_after_it_was_drawn_counts() -> None:
    city, monsters = fighting_city(1, 1, 1, knight=3)
    drawing_quest(city)
    stack_quests(city, "double-chop")
    city.main()
    for monster in monsters:
        city.assign(monster, knight=1)
    city.end_main()
    assert done(city, "double-chop"), "it came with the first; the second and the third are two"


@rule("P47")
def test_a_counting_quest_is_done_as_soon_as_the_number_is_reached() -> None:
    city, (first, second) = fighting_city(1, 1, knight=2, peasant=1)
    city.quest("double-chop")
    city.quest(40)
    city.cards.location_effect[0] = 0
    city.cards.location_effect[0, c.Effect.DISCARD] = 1
    city.main()
    city.assign(first, knight=1)
    city.assign(second, knight=1)
    city.assign(0, peasant=1)
    city.play(resolve_next(first), resolve_next(second))
    assert done(city, "double-chop"), "before the Location that discards a Quest"
    assert "quest:double-chop" not in city.legal


@rule("P47")
def test_a_hero_trained_while_resolving_does_not_raise_a_margin() -> None:
    city, (monster,) = fighting_city(2, knight=1, peasant=1)
    quest = drawing_quest(city)
    city.cards.quest_condition[quest, c.Condition.OVER] = 2
    city.cards.combat[c.KNIGHT, 2] = 9
    city.cards.location_effect[0] = 0
    city.cards.location_effect[0, c.Effect.TRAIN] = 1
    city.main()
    city.assign(0, peasant=1)
    city.assign(monster, knight=1)
    city.play(resolve_next(0), "train:knight")
    assert city.s.heroes[0, 2] == 2
    assert city.s.quest_at[quest] == 0, "3 against 2 was the assignment, and is no victory by 2"


@rule("P51")
def test_a_hero_trained_while_resolving_earns_no_token() -> None:
    city = quiet_city().tavern(warrior=9, peasant=1)
    city.s.ends_after = 8
    city.cards.council_strength[0] = 1
    city.s.tokens[0] = token = 0
    city.cards.token_kinds[token], city.cards.token_level[token] = 1, 2
    city.cards.token[token] = 0
    city.cards.token[token, c.Effect.VP] = 5
    city.cards.location_effect[0] = 0
    city.cards.location_effect[0, c.Effect.TRAIN] = 1
    city.main()
    city.assign(0, peasant=1)
    city.assign(c.COUNCIL_TARGET, warrior=1)
    happened = city.play(resolve_next(0), "train:warrior")
    assert not [row for row in events(happened, c.Event.SCORED) if row[2] == c.Source.TOKEN]


@rule("P26", "P47")
def test_corruption_that_a_token_removes_does_not_undo_a_margin() -> None:
    city, _ = fighting_city(2, knight=2, peasant=2)
    quest = drawing_quest(city)
    city.cards.quest_condition[quest, c.Condition.OVER] = 3
    lender = city.build(0, "grudge-grindery")
    city.lodgings(corruption=2)
    city.cards.location_effect[0] = 0
    city.cards.location_effect[0, c.CORRUPTION] = -2
    city.main()
    city.assign(lender, peasant=1)
    city.play("go:m1", "+knight", "lend", "done")
    city.assign(0, peasant=1)
    city.play(resolve_next(0))
    city.play("done")
    assert city.s.quest_at[quest] == c.DONE_BY, "3 and 2 Corruption against 2, when it was assigned"


@rule("P35", "P47")
def test_one_unit_does_not_go_back_to_the_supply_for_two_quests() -> None:
    city, (monster,) = fighting_city(1, knight=1)
    quests = [drawing_quest(city), city.quest(30)]
    for quest in quests:
        city.cards.quest_kind[quest] = c.QuestKind.TRIGGERED
        city.cards.quest_condition[quest] = 0
        city.cards.quest_condition[quest, c.Condition.WHEN] = c.Moment.DEFEAT
        city.cards.quest_condition[quest, c.Condition.KIND + c.KNIGHT] = 1
        city.cards.quest_removes[quest] = 0
        city.cards.quest_removes[quest, c.KNIGHT] = 1
        city.cards.quest_effect[quest] = 0
    city.main()
    city.assign(monster, knight=1)
    city.end_main()
    assert sorted(int(city.s.quest_at[quest]) for quest in quests) == [0, c.DONE_BY]
    assert (city.s.assigned >= 0).all()
    assert city.meeples() == DECK.row[0].supply.tolist()


# Development: assign first, then resolve


@rule("P14", "P18")
def test_both_places_of_the_capitol_are_assigned_before_either_is_resolved() -> None:
    city = City().tavern(peasant=2, mage=1)
    city.s.vp[0] = 1
    city.play("construct")
    assert not city.offers("build:"), "nothing is built while assigning"
    city.play("train:mage", "done")
    assert city.offers("build:")
    assert "train:mage" in city.legal, "in the order of one's choice"
    assert "done" not in city.legal, "what was assigned is resolved"
    city.play("build:1@s4")
    assert city.s.phase == c.Phase.MAIN, "the Training followed"
    assert city.s.heroes[0, 0] == 2


@rule("P18")
def test_after_seeing_what_a_construction_brings_nothing_more_is_assigned() -> None:
    city = City().tavern(peasant=2, mage=1)
    city.s.vp[0] = 1
    city.construct(2)
    assert not city.offers("train:"), "the Quests it drew come too late for a Training"


@rule("P16", "P18")
def test_a_training_whose_vp_never_came_gives_no_card() -> None:
    city = City().tavern(peasant=2, mage=1)
    city.cards.slot_effect[4, c.Effect.VP] = 1
    city.play("construct", "train:mage", "done")
    assert "train:mage" not in city.legal, "the VP are not there"
    city.play("build:1@s4")
    assert city.s.heroes[0, 0] == 1
    assert city.of("lodgings")["mage"] == 1


@rule("P16", "P18", "P47")
def test_vp_of_a_quest_that_the_construction_does_may_pay_for_a_training() -> None:
    city = City().tavern(peasant=2, knight=1)
    city.quest("ribbon-cutter")
    city.cards.slot_effect[:, c.Effect.VP] = 0
    assert "train:knight" not in city.legal
    city.play("construct", "train:knight", "done", "build:1@s1")
    assert city.s.heroes[0, 2] == 2


# Cleaning up


@rule("P32")
def test_the_order_of_monsters_effects_is_asked_where_it_matters() -> None:
    city = quiet_city().tavern(knight=2)
    wolf, bandit = city.monster(0, "timber-wolf"), city.monster(3, "bookmark-bandit")
    city.main()
    city.assign(wolf, knight=1)
    city.assign(bandit, knight=1)
    city.end_main()
    assert city.legal == ["done", resolve_next(wolf), resolve_next(bandit)]
    city.play(resolve_next(wolf))
    assert len(hand(city)) == 1, "with an empty hand the wolf takes nothing, and then a Quest is drawn"


@rule("P32")
def test_effects_that_do_not_touch_each_other_are_not_asked_about() -> None:
    city, (first, second) = fighting_city(1, 1, knight=2)
    city.cards.monster_effect[city.s.board[0], c.Effect.VP] = 1
    city.cards.monster_effect[city.s.board[3], c.PEASANT] = 1
    city.main()
    city.assign(first, knight=1)
    city.assign(second, knight=1)
    city.end_main()
    assert city.actor == 1, "the turn went on"


@rule("P32", "P38")
def test_all_units_are_home_before_a_monster_lets_one_return_meeples() -> None:
    city, (first, second) = fighting_city(1, 1, knight=2)
    city.cards.monster_effect[city.s.board[0], c.Effect.REFRESH] = 2
    city.main()
    city.assign(first, knight=1)
    city.assign(second, knight=1)
    city.end_main()
    city.play("take:knight", "take:knight")
    assert city.of("bag")["knight"] == 2


# The order of resolving


@rule("P31")
def test_a_token_makes_the_order_matter() -> None:
    city = quiet_city().tavern(warrior=9, peasant=1)
    city.s.ends_after = 8
    city.cards.council_strength[0] = 1
    token = int(city.s.tokens[0])
    city.cards.token_kinds[token] = 0
    city.cards.token[token] = 0
    city.main()
    city.assign(0, peasant=1)
    city.assign(c.COUNCIL_TARGET, warrior=1)
    assert not city.offers("resolve:")
    city.cards.token[token, c.Effect.QUESTS] = 1
    assert city.offers("resolve:")


@rule("P31", "P34")
def test_a_unit_that_comes_back_to_an_empty_supply_makes_the_order_matter() -> None:
    city = quiet_city().tavern(peasant=3).bag(seat=1, warrior=18)
    turnery = city.build(0, "turnery-of-fortune")
    city.cards.location_removes[numbered("location", "turnery-of-fortune")] = 0
    city.cards.location_removes[numbered("location", "turnery-of-fortune"), c.PEASANT] = 1
    city.cards.location_effect[0] = 0
    city.cards.location_effect[0, c.PEASANT] = 1
    city.main()
    city.assign(0, peasant=1)
    city.assign(turnery, peasant=2)
    assert not city.offers("resolve:"), "the supply has Peasants for all"
    rest = int(city.s.supply[c.PEASANT])
    city.s.supply[c.PEASANT] = 0
    city.s.lodgings[1, c.PEASANT] += rest
    assert city.offers("resolve:")


# Shamans


@rule("P14", "P30")
def test_a_shaman_may_go_to_the_capitol_instead_of_the_class() -> None:
    city = City().tavern(peasant=2, shaman=1)
    city.play("works")
    assert city.legal == ["+peasant", "+shaman"]
    city.play("+shaman", "done")
    assert city.of("tavern") == {"peasant": 2}
    assert city.of("lodgings") == {"peasant": 1, "shaman": 1}


@rule("P14", "P30")
def test_nobody_is_asked_where_all_must_go() -> None:
    city = City().tavern(peasant=1, shaman=1)
    city.play("construct", "done")
    assert city.offers("build:")
    assert city.of("tavern") == {}


@rule("P23", "P35")
def test_an_overrun_peasant_goes_back_before_a_shaman_that_stood_for_one() -> None:
    city = quiet_city().tavern(shaman=2)
    turnery = city.build(0, "turnery-of-fortune")
    for slot in (0, 1):
        city.monster(slot, **EMPTY)
    city.main()
    city.assign(turnery, shaman=2)
    happened = city.end_main()
    assert events(happened, c.Event.REMOVED) == [(0, c.PEASANT, c.Origin.GAINED, turnery)]


@rule("P16")
def test_why_a_knight_is_not_trained() -> None:
    city = City().tavern(shaman=1)
    why = reason(DECK, city.s, number_of("train:knight"))
    assert why is not None
    assert (why.code, why.arguments) == ("training-vp", {"price": 2, "vp": 0})
    city.tavern(peasant=1)
    why = reason(DECK, city.s, number_of("train:knight"))
    assert why is not None
    assert why.code == "training-vp", "the price comes first: it is missing whoever is there"


@rule("P30", "P45")
def test_a_shaman_is_no_mage_in_the_tavern() -> None:
    city = quiet_city().bag(shaman=4)
    quest = drawing_quest(city)
    city.cards.quest_condition[quest] = 0
    city.cards.quest_condition[quest, c.Condition.WHEN] = c.Moment.TAVERN
    city.cards.quest_condition[quest, c.Condition.KIND + c.MAGE] = 1
    city.main().end_main()
    assert city.of("tavern") == {"shaman": 4}
    assert city.s.quest_at[quest] == 0


# The Draw Phase


@rule("P45")
def test_a_draw_phase_effect_may_be_left_alone() -> None:
    city = with_done(quiet_city(), "soup-kitchen")
    city.main().end_main()
    assert city.legal == ["done", "quest:soup-kitchen"]
    city.play("done")
    assert city.actor == 1


@rule("P45", "P47")
def test_a_tavern_quest_is_done_by_what_another_one_draws() -> None:
    city = quiet_city().bag(peasant=5)
    first, second = drawing_quest(city), city.quest(30)
    for quest, peasants in ((first, 4), (second, 5)):
        city.cards.quest_kind[quest] = c.QuestKind.TRIGGERED
        city.cards.quest_condition[quest] = 0
        city.cards.quest_condition[quest, c.Condition.WHEN] = c.Moment.TAVERN
        city.cards.quest_condition[quest, c.Condition.KIND + c.PEASANT] = peasants
        city.cards.quest_effect[quest] = 0
        city.cards.quest_removes[quest] = 0
    city.cards.quest_effect[first, c.Effect.DRAW] = 1
    city.main().end_main()
    assert [int(city.s.quest_at[quest]) for quest in (first, second)] == [c.DONE_BY, c.DONE_BY]


# The end


@rule("P47", "P52")
def test_as_many_as_anyone_may_be_none() -> None:
    city = quiet_city()
    quest = drawing_quest(city)
    city.cards.quest_kind[quest] = c.QuestKind.END
    city.cards.quest_condition[quest] = 0
    city.cards.quest_condition[quest, c.Condition.WHEN] = c.Moment.END_MONSTERS
    city.cards.quest_condition[quest, c.Condition.MOST] = 1
    city.s.ends_after, city.s.turns = 2, 1
    city.main().end_main()
    assert city.s.phase == c.Phase.OVER
    assert city.s.quest_at[quest] == c.DONE_BY


@rule("P30", "P52")
@pytest.mark.parametrize(("rangers", "counted"), [(0, False), (1, True)])
def test_prestige_classes_count_among_heroes_if_one_has_such_a_unit(rangers: int, counted: bool) -> None:
    city = quiet_city().lodgings(ranger=rangers)
    quest = drawing_quest(city)
    city.cards.quest_kind[quest] = c.QuestKind.END
    city.cards.quest_condition[quest] = 0
    city.cards.quest_condition[quest, c.Condition.WHEN] = c.Moment.END_HEROES
    city.cards.quest_condition[quest, c.Condition.CLASS_LEVEL] = 2
    city.cards.quest_condition[quest, c.Condition.NUMBER] = 1
    city.s.ends_after, city.s.turns = 2, 1
    city.main().end_main()
    assert (city.s.quest_at[quest] == c.DONE_BY) == counted


# What cards may say


@rule("P25")
def test_a_hero_card_may_give_a_combat_bonus() -> None:
    city, (monster,) = fighting_city(2, peasant=1, mage=1)
    city.s.vp[0] = 9
    city.cards.hero_bonus[0, 2, c.Bonus.AMOUNT] = 1
    city.cards.hero_bonus[0, 2, c.Bonus.UNITS] = 1 << c.PEASANT
    city.play("train:mage", "done")
    city.assign(monster, peasant=1)
    assert city.s.engaged >> monster & 1, "2 with the card just taken"


@rule("P22", "P30")
@pytest.mark.parametrize(("units", "enough"), [({"ranger": 1}, True), ({"shaman": 1}, True), ({"knight": 3}, False)])
def test_a_location_may_ask_for_any_prestige_unit(units: dict[str, int], enough: bool) -> None:
    city = quiet_city().tavern(**units)
    city.cards.location_needs[0] = 0
    city.cards.location_star[0] = 1
    city.main()
    assert ("go:l1" in city.legal) == enough


@rule("P22", "P30")
def test_a_shaman_that_stands_for_a_mage_is_not_the_prestige_unit_too() -> None:
    city = quiet_city().tavern(shaman=1)
    city.cards.location_needs[0] = 0
    city.cards.location_needs[0, c.MAGE] = 1
    city.cards.location_star[0] = 1
    city.main()
    assert "go:l1" not in city.legal
    city.tavern(shaman=1, ranger=1)
    assert "go:l1" in city.legal


@rule("P34")
def test_a_prestige_unit_of_ones_choice_is_gained() -> None:
    city = quiet_city().tavern(peasant=1)
    city.cards.location_effect[0] = 0
    city.cards.location_effect[0, c.Effect.PRESTIGE] = 1
    city.main()
    city.assign(0, peasant=1)
    city.end_main()
    assert city.legal == ["take:ranger", "take:paladin", "take:shaman"]
    city.play("take:paladin")
    assert city.of("lodgings")["paladin"] + city.of("bag").get("paladin", 0) == 1


@rule("P35")
def test_a_monster_may_cost_units_that_fought_it_as_far_as_they_did() -> None:
    city, (monster,) = fighting_city(1, knight=1, peasant=1)
    city.cards.monster_removes[city.s.board[0], c.KNIGHT] = 2
    city.main()
    city.assign(monster, knight=1, peasant=1)
    happened = city.end_main()
    assert events(happened, c.Event.REMOVED) == [(0, c.KNIGHT, c.Origin.PLACE, monster)]


@rule("P35")
def test_a_location_may_send_several_units_back() -> None:
    city = quiet_city().tavern(peasant=1, mage=1)
    city.cards.location_needs[0] = city.cards.location_removes[0] = 0
    city.cards.location_needs[0, c.PEASANT] = city.cards.location_needs[0, c.MAGE] = 1
    city.cards.location_removes[0, c.PEASANT] = city.cards.location_removes[0, c.MAGE] = 1
    city.main()
    city.assign(0, peasant=1, mage=1)
    happened = city.end_main()
    assert [row[1] for row in events(happened, c.Event.REMOVED)] == [c.PEASANT, c.MAGE]


@rule("P37")
def test_a_location_with_a_stock_may_give_something_besides() -> None:
    city = quiet_city().tavern(mage=1)
    target = city.build(0, "totem-lathe")
    city.cards.location_effect[numbered("location", "totem-lathe"), c.Effect.VP] = 2
    city.main()
    city.assign(target, mage=1)
    city.end_main()
    assert city.s.vp[0] == 2
    assert city.s.stock[numbered("location", "totem-lathe")] == 1


@rule("P47")
@pytest.mark.parametrize(("level", "counts"), [(1, False), (2, True)])
def test_a_quest_may_ask_for_units_of_a_hero_level(level: int, counts: bool) -> None:
    city, (monster,) = fighting_city(1, mage=1)
    quest = drawing_quest(city)
    city.cards.quest_condition[quest, c.Condition.CLASS_LEVEL] = 2
    city.s.heroes[0, 0] = level
    city.main()
    city.assign(monster, mage=1)
    city.end_main()
    assert (city.s.quest_at[quest] == c.DONE_BY) == counts


@rule("P20", "P45")
def test_a_hero_ability_of_the_draw_phase() -> None:
    city = quiet_city().bag(mage=4)
    city.cards.ability_draw[0, 1] = 1
    city.cards.ability[0, 1, c.Effect.VP] = 3
    assert "use:mage" not in city.legal
    city.main().end_main()
    assert city.legal == ["done", "use:mage"]
    city.play("use:mage")
    assert city.s.vp[0] == 3
    assert city.actor == 1, "once a turn"


@rule("P29")
def test_a_levy_of_two_brings_two_peasants() -> None:
    city, (monster,) = fighting_city(4, warrior=1)
    city.lodgings(peasant=3)
    city.cards.levy[3, 1] = 2
    city.main()
    city.play("go:m1", "+warrior", "levy", "levy")
    assert "levy" not in city.legal
    assert city.s.assigned[monster, c.PEASANT] == 2
    city.play("done")


@rule("P26")
def test_a_unit_without_strength_of_its_own_gains_the_corruption() -> None:
    city, (monster,) = fighting_city(2, peasant=2)
    city.cards.combat[c.PEASANT, 1] = 0
    lender = city.build(0, "grudge-grindery")
    city.lodgings(corruption=2)
    city.main()
    city.assign(lender, peasant=1)
    city.assign(monster, peasant=1)
    assert city.s.lent == monster


@rule("P30")
def test_nine_shamans_are_counted_quickly_and_each_in_its_best_role() -> None:
    city, _ = fighting_city(1, shaman=5, mage=1)
    city.s.supply[c.SHAMAN] += 4
    city.s.tavern[0, c.SHAMAN] += 4
    city.s.beaten_by[39] = 0
    city.cards.monster_bonus[39] = 0
    city.cards.monster_bonus[39, c.Bonus.AMOUNT] = 1
    city.cards.monster_bonus[39, c.Bonus.UNITS] = 1 << c.KNIGHT
    city.s.plus[c.KNIGHT] = 1
    city.main()
    city.play("go:m1", *["+shaman"] * 9)
    assert city.play("done")[-1][3] == 9 * 3, "nine Shamans of 2, each as a Knight with 1 more"
