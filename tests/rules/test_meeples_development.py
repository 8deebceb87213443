"""Meeples & Monsters, the Development Phase (P14 to P20): the arrangement, the move, the outcome."""

from collections import Counter
from typing import Any

import pytest

from lair.games.meeples.rules import components as c
from tests.support.city import DECK, KINDS, City, events, kind, numbered, quest_action

rule = pytest.mark.rule
CARDS = DECK.row[0]
CONTENT = DECK.content
CLASSES = ("mage", "cleric", "knight", "warrior")
HEROES = {(card["class"], card["level"]): card for card in CONTENT["hero"]}
SLOT_KEYS = [slot["key"] for slot in CONTENT["slot"]]
ABLE = [name for name, card in HEROES.items() if "ability" in card]
NEEDY = [name for name in ABLE if "needs" in HEROES[name]["ability"]]
UNABLE = [(name, level) for name in CLASSES for level in (1, 2, 3) if (name, level) not in ABLE]
PRICES = [("mage", 1, 1), ("cleric", 0, 3), ("knight", 2, 1), ("warrior", 0, 2)]
STEPS = [(name, level, price) for name, *prices in PRICES for level, price in zip((2, 3), prices, strict=True)]


def do_build(slot: int, place: int = 0) -> str:
    return f"build:{place + 1}@s{slot + 1}"


def hand(city: City, seat: int = 0) -> list[int]:
    return [quest for quest in range(c.QUESTS) if city.s.quest_at[quest] == seat]


def sites(city: City) -> list[str]:
    """What may be built where, once two Peasants are assigned and nobody else."""
    city.play("construct", "done")
    return city.legal


def trainings(city: City) -> list[str]:
    return [action.removeprefix("train:") for action in city.offers("train:")]


def abilities(city: City) -> list[str]:
    return [action.removeprefix("use:") for action in city.offers("use:")]


def hero(city: City, name: str, level: int) -> City:
    city.s.heroes[0, CLASSES.index(name)] = level
    return city


def with_ability(name: str, level: int) -> City:
    """Seat 0 has this Hero, two of its Units and what the ability needs in the Tavern, and something everywhere."""
    needs = HEROES[name, level]["ability"].get("needs", {})
    city = hero(City(), name, level).tavern(**{name: 2, **needs})
    return city.lodgings(mage=4, corruption=3).bag(peasant=5)


def settle(city: City) -> None:
    """Discard Quests and return meeples in any way, until nothing is pending."""
    while (last := city.legal[-1]).startswith(("to:", "quest:", "take:")):
        city.play(last)


def take(city: City, *actions: str, gives: dict[str, Any], sent: dict[str, int], then: tuple[str, ...] = ()) -> None:
    """Do this; it must give exactly this, with these Units going from the Tavern to the Lodgings at the clean-up.

    ``then`` ends the Development Phase, where it does not end by itself.
    """
    s = city.s
    vp, quests, levels = int(s.vp[0]), len(hand(city)), int(s.heroes[0].sum())
    tavern, lodgings, bag = city.of("tavern"), city.of("lodgings"), city.of("bag")
    city.play(*actions)
    assert len(hand(city)) == quests + gives.get("quests", 0)
    for _ in range(gives.get("discard", 0)):
        assert city.legal == [quest_action(quest) for quest in hand(city)], "nothing else before the discard"
        gone = hand(city)[0]
        city.play(quest_action(gone))
        assert s.quest_at[gone] == c.DISCARDED
    for _ in range(gives.get("train", 0)):
        assert city.legal == [f"train:{name}" for name in CLASSES], "of a class of one's choice"
        city.play("train:knight")
    returned = gives.get("refresh", 0)
    for _ in range(returned):
        assert "done" in city.legal, "up to so many"
        city.play("take:mage")
    assert not city.offers("to:", "quest:", "take:"), "nothing more is pending"
    city.play(*then)
    assert s.phase == c.Phase.MAIN
    assert s.vp[0] == vp + gives.get("vp", 0)
    assert len(hand(city)) == quests + gives.get("quests", 0) - gives.get("discard", 0)
    assert s.heroes[0].sum() == levels + gives.get("train", 0)
    there = Counter(lodgings) + Counter(sent)
    there.update(gives.get("gain", {}))
    there["mage"] -= returned
    assert city.of("lodgings") == +there
    drawn = gives.get("draw", 0)
    here = Counter(tavern) - Counter(sent)
    here["peasant"] += drawn  # the bag has nothing else to draw
    assert city.of("tavern") == +here
    inside = Counter(bag)
    inside.update(mage=returned, peasant=-drawn)
    assert city.of("bag") == +inside
    assert city.meeples() == CARDS.supply.tolist()


# The Development Phase: the Capitol


@rule("P14")
def test_nobody_has_to_do_anything() -> None:
    city = City().tavern(peasant=3, mage=1)
    assert "done" in city.legal
    city.main()
    assert city.s.phase == c.Phase.MAIN
    assert city.of("tavern") == {"peasant": 3, "mage": 1}
    assert city.of("lodgings") == {}


@rule("P14")
def test_corruption_is_never_assigned_to_the_capitol() -> None:
    assert City().tavern(corruption=6).legal == ["done"]


@rule("P14")
def test_units_of_the_lodgings_or_the_bag_do_not_count() -> None:
    city = City().tavern(corruption=1).lodgings(peasant=5, warrior=2).bag(peasant=5, cleric=2)
    assert city.legal == ["done"]


@rule("P14")
def test_units_of_another_player_do_not_count() -> None:
    assert City().tavern(seat=1, peasant=4, warrior=2).legal == ["done"]


@rule("P14", "P18")
@pytest.mark.parametrize("order", [("works", "train:warrior"), ("train:warrior", "works")])
def test_both_capitol_locations_may_be_used_in_either_order_each_once(order: tuple[str, str]) -> None:
    city = City().tavern(peasant=6, warrior=3, cleric=3)
    city.play(*order)
    assert city.legal == ["done"]
    city.main()
    assert city.of("tavern") == {"peasant": 5, "warrior": 2, "cleric": 3}
    assert city.of("lodgings") == {"peasant": 2, "warrior": 1}


@rule("P14")
def test_each_may_be_activated_again_in_the_next_turn() -> None:
    city = City().tavern(peasant=1, warrior=1).bag(peasant=1, warrior=3)
    city.play("works", "train:warrior")
    city.main().end_main()
    city.main().end_main()
    assert city.actor == 0
    city.s.vp[0] = 2
    city.tavern(peasant=1, warrior=1)
    assert "works" in city.legal
    assert trainings(city) == ["warrior"]


@rule("P14", "P15", "P16")
def test_everything_is_assigned_before_anything_is_resolved() -> None:
    city = City().tavern(peasant=1, warrior=1)
    assigned = city.play("works", "train:warrior")
    assert events(assigned, c.Event.ASSIGNED) == [
        (0, c.PEASANT, c.CAPITOL_TARGET, c.Origin.TAVERN),
        (0, c.WARRIOR, c.CAPITOL_TARGET, c.Origin.TAVERN),
    ]
    assert len(assigned) == 2, "nothing is gained and nobody trained yet"
    assert city.of("tavern") == city.of("lodgings") == {}
    resolved = city.play("done")
    assert events(resolved, c.Event.GAINED) == [(0, c.PEASANT, 1, c.CAPITOL_TARGET)]
    assert events(resolved, c.Event.TRAINED) == [(0, CLASSES.index("warrior"), 2, 0)]
    assert city.s.phase == c.Phase.MAIN


# Works


@rule("P15", "P19")
def test_works_a_peasant_brings_a_peasant_from_the_supply_to_the_lodgings() -> None:
    city = City().tavern(peasant=1, corruption=2)
    supply = int(city.s.supply[c.PEASANT])
    happened = city.play("works", "done")
    assert events(happened, c.Event.GAINED) == [(0, c.PEASANT, 1, c.CAPITOL_TARGET)]
    assert city.of("tavern") == {"corruption": 2}
    assert city.of("lodgings") == {"peasant": 2}
    assert city.s.supply[c.PEASANT] == supply - 1
    assert city.meeples() == CARDS.supply.tolist()


@rule("P15")
@pytest.mark.parametrize("unit", [name for name in KINDS if name not in ("peasant", "shaman")])
def test_works_takes_peasants_only(unit: str) -> None:
    city = City().tavern(**{unit: 3})
    assert not city.offers("works", "construct")


@rule("P15")
def test_an_empty_supply_gives_no_peasant() -> None:
    city = City().tavern(peasant=2).bag(seat=1, peasant=46)
    city.play("works")
    city.main()
    assert city.of("lodgings") == {"peasant": 1}
    assert city.s.supply[c.PEASANT] == 0


@rule("P15")
@pytest.mark.parametrize(("peasants", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_construction_takes_two_peasants(peasants: int, possible: bool) -> None:
    city = City().tavern(peasant=peasants, knight=2)
    assert ("construct" in city.legal) == possible
    assert ("works" in city.legal) == (peasants > 0)


@rule("P15")
@pytest.mark.parametrize("first", ["works", "construct"])
def test_only_one_of_the_two_in_a_turn(first: str) -> None:
    city = City().tavern(peasant=8)
    city.play(first)
    assert city.legal == ["done"]


@rule("P14", "P30")
def test_a_shaman_stands_for_a_peasant_at_works() -> None:
    city = City().tavern(shaman=1)
    city.play("works", "done")
    assert city.of("lodgings") == {"shaman": 1, "peasant": 1}


@rule("P14", "P17", "P30")
def test_a_shaman_stands_for_a_peasant_at_a_construction() -> None:
    city = City().tavern(shaman=1, peasant=1)
    assert len(sites(city)) == c.FACE_UP * c.SLOTS, "both must go: nobody is asked who"


@rule("P14", "P30")
@pytest.mark.parametrize(("goes", "stays"), [("peasant", "shaman"), ("shaman", "peasant")])
def test_where_a_peasant_or_a_shaman_could_go_to_works_the_player_says_who(goes: str, stays: str) -> None:
    city = City().tavern(peasant=1, shaman=1)
    city.play("works")
    assert city.legal == ["+peasant", "+shaman"]
    city.play(f"+{goes}")
    assert city.of("tavern") == {stays: 1}


@rule("P14", "P17", "P30")
def test_each_builder_is_chosen_until_there_is_no_choice_left() -> None:
    city = City().tavern(peasant=2, shaman=1)
    city.play("construct")
    assert city.legal == ["+peasant", "+shaman"]
    city.play("+shaman")
    assert city.of("tavern") == {"peasant": 1}, "after the only Shaman a Peasant goes by itself"
    city = City().tavern(peasant=2, shaman=1)
    city.play("construct", "+peasant")
    assert city.legal == ["+peasant", "+shaman"]


# Training


@rule("P16")
def test_the_table_of_prices() -> None:
    for number, (name, second, third) in enumerate(PRICES):
        assert CARDS.training[number, 2:].tolist() == [second, third], name


@rule("P16", "P19")
@pytest.mark.parametrize(("name", "level", "price"), STEPS)
def test_training_takes_one_unit_and_the_price_and_gives_the_next_hero_card(name: str, level: int, price: int) -> None:
    city = hero(City(), name, level - 1).tavern(**{name: 2})
    city.s.vp[0] = price + 3
    happened = city.play(f"train:{name}", "done")
    assert events(happened, c.Event.TRAINED) == [(0, CLASSES.index(name), level, 0)]
    assert city.s.vp[0] == 3
    assert city.s.heroes[0].tolist() == [level if other == name else 1 for other in CLASSES]
    assert (city.s.heroes[1] == 1).all()
    assert city.of("tavern") == {name: 1}
    assert city.of("lodgings") == {name: 1}


@rule("P16")
@pytest.mark.parametrize(("name", "level", "price"), STEPS)
def test_the_vp_must_be_there(name: str, level: int, price: int) -> None:
    city = hero(City(), name, level - 1).tavern(**{name: 1})
    city.s.vp[0] = price
    assert trainings(city) == [name]
    if price > 0:
        city.s.vp[0] = price - 1
        assert trainings(city) == []


@rule("P16")
@pytest.mark.parametrize("name", CLASSES)
def test_training_takes_a_unit_of_that_class_in_the_tavern(name: str) -> None:
    city = City().lodgings(**{name: 2}).bag(**{name: 2})
    city.s.vp[0] = 20
    city.tavern(peasant=1, ranger=1, paladin=1, corruption=1, **{other: 1 for other in CLASSES if other != name})
    assert trainings(city) == [other for other in CLASSES if other != name]


@rule("P16")
@pytest.mark.parametrize("name", CLASSES)
def test_there_is_no_fourth_level(name: str) -> None:
    city = hero(City(), name, 3).tavern(**{name: 2})
    city.s.vp[0] = 20
    assert trainings(city) == []


@rule("P16")
@pytest.mark.parametrize("name", CLASSES)
def test_one_training_a_turn(name: str) -> None:
    city = City().tavern(**dict.fromkeys(CLASSES, 3))
    city.s.vp[0] = 20
    city.play(f"train:{name}")
    assert trainings(city) == []


@rule("P14", "P16", "P30")
def test_a_shaman_stands_for_any_class_at_training() -> None:
    city = City().tavern(shaman=1)
    city.s.vp[0] = 20
    assert trainings(city) == list(CLASSES)


@rule("P14", "P16", "P30")
@pytest.mark.parametrize(("goes", "stays"), [("warrior", "shaman"), ("shaman", "warrior")])
def test_where_a_unit_of_the_class_or_a_shaman_could_train_the_player_says_who(goes: str, stays: str) -> None:
    city = City().tavern(warrior=1, shaman=1)
    city.play("train:warrior")
    assert city.legal == ["+warrior", "+shaman"]
    city.play(f"+{goes}", "done")
    assert city.s.heroes[0].tolist() == [1, 1, 1, 2]
    assert city.of("tavern") == {stays: 1}
    assert city.of("lodgings") == {goes: 1}


# Construction and slot bonuses


@rule("P17")
def test_any_face_up_tile_on_any_empty_slot_of_any_district() -> None:
    city = City().tavern(peasant=2)
    assert sites(city) == [do_build(slot, place) for place in range(4) for slot in range(8)]


@rule("P15", "P17")
def test_two_peasants_assigned_to_construct_must_construct() -> None:
    city = City().tavern(peasant=2)
    city.play("construct", "done")
    assert "done" not in city.legal


@rule("P17")
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("slot", range(8), ids=SLOT_KEYS)
def test_the_chosen_tile_lies_on_the_chosen_slot(slot: int, place: int) -> None:
    city = City().tavern(peasant=2)
    tiles = city.s.face_up.tolist()
    happened = city.construct(slot, place)
    assert events(happened, c.Event.BUILT) == [(0, tiles[place], slot, 0)]
    assert city.s.slots.tolist() == [tiles[place] if other == slot else c.NONE for other in range(8)]
    assert city.s.face_up.tolist() == [c.NONE if other == place else tiles[other] for other in range(4)]


@rule("P17")
@pytest.mark.parametrize("slot", range(8), ids=SLOT_KEYS)
def test_nothing_is_built_over(slot: int) -> None:
    city = City().tavern(peasant=2)
    city.s.slots[slot] = city.s.tile_order[14]
    assert sites(city) == [do_build(free, place) for place in range(4) for free in range(8) if free != slot]


@rule("P17")
def test_without_an_empty_slot_there_is_no_construction() -> None:
    city = City().tavern(peasant=4)
    city.s.slots[:] = city.s.tile_order[7:]
    assert city.legal == ["done", "works"]


@rule("P17")
def test_a_place_without_a_face_up_tile_gives_nothing_to_build() -> None:
    city = City().tavern(peasant=2)
    city.s.face_up[1:] = c.NONE
    city.s.tile_top = 15
    assert sites(city) == [do_build(slot, 0) for slot in range(8)]
    city = City().tavern(peasant=2)
    city.s.face_up[:] = c.NONE
    assert city.legal == ["done", "works"]


@rule("P17", "P22")
def test_a_location_may_be_used_in_the_turn_in_which_it_is_built() -> None:
    city = City().tavern(peasant=2, cleric=1)
    city.s.face_up[2] = numbered("location", "branch-and-root-inn")
    city.construct(4, place=2)
    city.assign(c.SLOT_TARGET + 4, cleric=1)
    assert events(city.end_main(), c.Event.ACTIVATED) == [
        (0, numbered("location", "branch-and-root-inn"), c.SLOT_TARGET + 4, 0)
    ]


@rule("P17", "P19")
@pytest.mark.parametrize("slot", range(8), ids=SLOT_KEYS)
def test_every_slot_gives_its_bonus_at_once(slot: int) -> None:
    city = City().tavern(peasant=3, cleric=1).lodgings(mage=4, corruption=3).bag(peasant=5)
    city.s.vp[0] = 5
    city.s.face_up[0] = numbered("location", "colosseum")
    take(city, "construct", "done", do_build(slot), gives=CONTENT["slot"][slot]["gives"], sent={"peasant": 2})


@rule("P17")
@pytest.mark.parametrize("slot", range(8), ids=SLOT_KEYS)
def test_a_slot_gives_nothing_to_the_other_players_and_nothing_later(slot: int) -> None:
    city = City(3).tavern(peasant=2).bag(peasant=8)
    for seat in (1, 2):
        city.tavern(seat, corruption=1).lodgings(seat, corruption=2, mage=1).bag(seat, peasant=3)
    city.s.face_up[0] = numbered("location", "colosseum")
    before = [city.of(place, seat) for place in ("tavern", "lodgings", "bag") for seat in (1, 2)]
    city.construct(slot)
    while city.s.phase == c.Phase.DEVELOPMENT:
        assert city.actor == 0
        city.play(city.legal[0])
    assert [city.of(place, seat) for place in ("tavern", "lodgings", "bag") for seat in (1, 2)] == before
    assert city.s.vp[1:].tolist() == [0, 0, 0]
    city.end_main()
    city.main().end_main()
    city.main().end_main()
    vp = int(city.s.vp[0])
    while city.actor == 0:
        city.play("done")
    assert city.s.vp[0] == vp


@rule("P17")
def test_a_bonus_is_taken_as_far_as_it_can_be() -> None:
    city = City().tavern(peasant=2)
    city.construct(SLOT_KEYS.index("font-corner"))
    assert city.s.vp[0] == 1, "without Corruption in the Lodgings the VP are still gained"
    city = City().tavern(peasant=2)
    city.s.heroes[0] = 3
    city.construct(SLOT_KEYS.index("tilting-yard"))
    assert city.s.phase == c.Phase.MAIN, "no class has a level left to train"


@rule("P17")
def test_the_quest_to_discard_may_be_an_old_one() -> None:
    city = City().tavern(peasant=2)
    old = city.quest("busybody")
    city.construct(SLOT_KEYS.index("reading-room"))
    assert len(hand(city)) == 3
    city.play(quest_action(old))
    assert len(hand(city)) == 2
    assert city.s.quest_at[old] == c.DISCARDED


@rule("P16", "P17")
def test_a_training_given_by_a_slot_costs_nothing_and_leaves_the_turns_own_training() -> None:
    city = City().tavern(peasant=2, warrior=1)
    city.play("construct", "train:warrior", "done", do_build(SLOT_KEYS.index("tilting-yard")), "train:knight")
    assert city.s.heroes[0].tolist() == [1, 1, 2, 2]
    assert city.s.vp[0] == 0


@rule("P17")
def test_meeples_drawn_by_a_slot_are_used_from_the_main_phase_on() -> None:
    city = City().tavern(peasant=2).bag(warrior=2)
    city.construct(SLOT_KEYS.index("notice-board"))
    assert city.s.phase == c.Phase.MAIN
    assert city.of("tavern") == {"warrior": 2}


@rule("P17", "P37")
@pytest.mark.parametrize(
    ("key", "unit"), [("hunters-hollow", "ranger"), ("heartwood-chapel", "paladin"), ("totem-lathe", "shaman")]
)
def test_prestige_units_come_onto_the_location_that_holds_them(key: str, unit: str) -> None:
    city = City().tavern(peasant=2)
    location = numbered("location", key)
    city.s.face_up[0] = location
    city.construct(4)
    assert city.s.stock[location] == 2
    assert city.s.supply[kind(unit)] == 3
    assert unit not in city.of("lodgings")
    assert city.meeples() == CARDS.supply.tolist()


# Order and clean-up


@rule("P16", "P18")
def test_vp_of_a_construction_may_pay_for_training() -> None:
    city = City().tavern(peasant=2, knight=1)
    assert trainings(city) == []
    city.play("construct")
    assert trainings(city) == ["knight"], "an empty slot could bring the 2 VP"
    city.play("train:knight", "done")
    assert trainings(city) == [], "nobody is trained first, without VP"
    city.play(do_build(SLOT_KEYS.index("royal-lot")))
    assert city.s.vp[0] == 0
    assert city.s.heroes[0].tolist() == [1, 1, 2, 1]
    assert city.s.phase == c.Phase.MAIN


@rule("P16", "P18")
def test_if_the_construction_brings_too_few_vp_no_hero_card_is_taken() -> None:
    city = City().tavern(peasant=2, knight=1)
    city.play("construct", "train:knight", "done")
    happened = city.play(do_build(SLOT_KEYS.index("notice-board")))
    assert events(happened, c.Event.TRAINED) == []
    assert city.s.heroes[0].tolist() == [1, 1, 1, 1]
    assert city.s.phase == c.Phase.MAIN
    assert city.of("lodgings") == {"peasant": 2, "knight": 1}, "the Knight was assigned all the same"


@rule("P16", "P18")
def test_vp_that_no_empty_slot_could_bring_do_not_count_for_training() -> None:
    city = City().tavern(peasant=2, knight=1)
    city.s.slots[SLOT_KEYS.index("royal-lot")] = city.s.tile_order[14]
    city.play("construct")
    assert trainings(city) == []


@rule("P18")
def test_training_first_and_constructing_then() -> None:
    city = City().tavern(peasant=2, warrior=1)
    yard = SLOT_KEYS.index("tilting-yard")
    city.play("construct", "train:warrior", "done")
    assert city.legal == [*(do_build(slot, place) for place in range(4) for slot in range(8)), "train:warrior"]
    trained = city.play("train:warrior")
    assert events(trained, c.Event.TRAINED) == [(0, CLASSES.index("warrior"), 2, 0)]
    assert trainings(city) == []
    city.play(do_build(yard), "train:warrior")
    assert city.s.heroes[0].tolist() == [1, 1, 1, 3], "the gift is the step after the one paid for"
    assert city.s.phase == c.Phase.MAIN


@rule("P18")
def test_constructing_first_and_training_then() -> None:
    city = City().tavern(peasant=2, warrior=1)
    city.s.vp[0] = 2
    city.play("construct", "train:warrior", "done", do_build(SLOT_KEYS.index("tilting-yard")))
    assert events(city.play("train:warrior"), c.Event.TRAINED) == [
        (0, CLASSES.index("warrior"), 2, 0),
        (0, CLASSES.index("warrior"), 3, 0),
    ]
    assert city.s.vp[0] == 0, "the gift is level 2, and level 3 is paid for"


@rule("P19")
def test_builders_and_what_they_gained_go_to_the_lodgings_at_the_clean_up() -> None:
    city = City().tavern(peasant=3, warrior=1)
    city.play("construct", "train:warrior", "done", do_build(SLOT_KEYS.index("cottage-plot")))
    assert city.of("tavern") == {"peasant": 1}
    assert city.of("lodgings") == {"peasant": 3, "mage": 1, "warrior": 1}


@rule("P19", "P17")
def test_builders_are_on_the_capitol_not_yet_in_the_lodgings_when_the_slot_sends_meeples_to_the_bag() -> None:
    city = City().tavern(peasant=2)
    city.cards.slot_effect[SLOT_KEYS.index("pilgrims-rest"), c.Effect.REFRESH] = 3
    city.construct(SLOT_KEYS.index("pilgrims-rest"))
    assert not city.offers("take:"), "the Lodgings are empty"
    assert city.s.phase == c.Phase.MAIN
    assert city.of("lodgings") == {"peasant": 2, "cleric": 1}


@rule("P19", "P17")
def test_builders_are_on_the_capitol_not_yet_in_the_lodgings_when_an_empty_bag_is_filled() -> None:
    city = City().tavern(peasant=2)
    city.construct(SLOT_KEYS.index("notice-board"))
    assert city.of("tavern") == {}, "bag and Lodgings are both empty: nothing is drawn"
    assert city.of("lodgings") == {"peasant": 2}


@rule("P19", "P20")
def test_workers_are_on_the_capitol_not_yet_in_the_lodgings_when_a_knight_sounds_the_horn() -> None:
    city = hero(City(), "knight", 2).tavern(peasant=1, knight=1)
    city.play("works", "use:knight")
    assert not city.offers("take:"), "the Lodgings are empty"


# Abilities of Heroes


@rule("P20", "P28")
@pytest.mark.parametrize(("name", "level"), ABLE)
def test_an_ability_gives_what_its_card_says(name: str, level: int) -> None:
    city = with_ability(name, level)
    card = HEROES[name, level]["ability"]
    sent = {name: 2} if card.get("exhausts") else {}
    take(city, f"use:{name}", gives=card["gives"], sent=sent, then=("done",))


@rule("P20")
@pytest.mark.parametrize(("name", "level"), ABLE)
def test_an_ability_needs_a_unit_of_its_class_in_the_tavern(name: str, level: int) -> None:
    city = with_ability(name, level)
    assert abilities(city) == [name]
    needs = HEROES[name, level]["ability"].get("needs", {})
    city.tavern(**{"shaman": 1, **needs}).lodgings(corruption=3, **{name: 2})
    assert abilities(city) == [], "a Shaman has no Hero abilities (P30)"


@rule("P20")
@pytest.mark.parametrize(("name", "level"), NEEDY)
def test_an_ability_needs_what_it_shows_in_the_tavern(name: str, level: int) -> None:
    city = with_ability(name, level)
    city.tavern(**{name: 2}).lodgings(corruption=3, peasant=3)
    assert abilities(city) == []


@rule("P20", "P28")
@pytest.mark.parametrize(("name", "level"), ABLE)
def test_an_ability_works_once_a_turn(name: str, level: int) -> None:
    city = with_ability(name, level)
    city.play(f"use:{name}")
    settle(city)
    needs = HEROES[name, level]["ability"].get("needs", {})
    city.tavern(**{name: 2, **needs})
    assert abilities(city) == []


@rule("P20")
@pytest.mark.parametrize(("name", "level"), ABLE)
def test_an_ability_of_the_development_phase_is_not_used_in_the_main_phase(name: str, level: int) -> None:
    city = with_ability(name, level)
    assert abilities(city) == [name]
    city.main()
    assert abilities(city) == []


@rule("P20")
@pytest.mark.parametrize(("name", "level"), UNABLE)
def test_a_hero_without_a_development_ability_has_none(name: str, level: int) -> None:
    city = hero(City(), name, level).tavern(peasant=2, corruption=2, **{name: 2}).lodgings(corruption=2, peasant=2)
    assert abilities(city) == []


@rule("P20")
@pytest.mark.parametrize("unit", ["peasant", "ranger", "paladin", "shaman"])
def test_units_without_levels_have_no_development_ability(unit: str) -> None:
    city = City().tavern(corruption=1, **{unit: 2}).lodgings(corruption=2)
    city.s.heroes[0] = 3
    assert abilities(city) == []


@rule("P20")
@pytest.mark.parametrize(("name", "level"), ABLE)
def test_another_players_hero_is_of_no_use(name: str, level: int) -> None:
    city = with_ability(name, level)
    city.s.heroes[1] = city.s.heroes[0]
    city.s.heroes[0] = 1
    assert abilities(city) == []


@rule("P20")
@pytest.mark.parametrize("level", [2, 3])
def test_a_mages_ability_sends_all_mages_and_leaves_none_to_train(level: int) -> None:
    city = hero(City(), "mage", level).tavern(mage=3, peasant=1)
    city.s.vp[0] = 5
    city.play("use:mage")
    settle(city)
    assert city.of("tavern") == {"peasant": 1}
    assert city.of("lodgings") == {"mage": 3}
    assert trainings(city) == []


@rule("P16", "P20")
def test_a_hero_is_trained_when_all_is_assigned_and_so_its_ability_waits_for_the_next_turn() -> None:
    city = City().tavern(warrior=2, peasant=1).bag(warrior=4)
    city.play("train:warrior")
    assert abilities(city) == []
    city.play("done")
    assert city.s.phase == c.Phase.MAIN
    assert abilities(city) == []
    city.end_main()
    city.main().end_main()
    city.tavern(warrior=1, peasant=1)
    assert abilities(city) == ["warrior"]


@rule("P16", "P20")
def test_an_ability_is_used_as_it_is_before_the_training() -> None:
    city = hero(City(), "mage", 2).tavern(mage=2)
    city.s.vp[0] = 5
    city.play("train:mage", "use:mage")
    assert len(hand(city)) == HEROES["mage", 2]["ability"]["gives"]["quests"]


@rule("P16", "P20")
def test_the_unit_that_trains_is_not_in_the_tavern_for_the_ability() -> None:
    city = City().tavern(warrior=1, peasant=1)
    city.play("train:warrior")
    assert abilities(city) == []


@rule("P20")
def test_up_to_so_many_may_be_fewer() -> None:
    city = with_ability("knight", 2)
    city.play("use:knight", "take:corruption", "done")
    assert city.s.phase == c.Phase.DEVELOPMENT
    assert city.of("bag") == {"peasant": 5, "corruption": 1}
    assert city.of("lodgings") == {"mage": 4, "corruption": 2}


@rule("P20")
def test_abilities_of_several_classes_in_one_turn() -> None:
    city = City().tavern(mage=1, cleric=1, knight=1, warrior=1, peasant=1, corruption=1).lodgings(corruption=2)
    city.s.heroes[0] = 2
    city.play(*(f"use:{name}" for name in ("mage", "cleric", "warrior")))
    assert abilities(city) == ["knight"]
    assert len(hand(city)) == 1
    city.main()
    assert city.of("lodgings") == {"mage": 1, "corruption": 1, "peasant": 1}
