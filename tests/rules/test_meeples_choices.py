"""Meeples & Monsters, choices that the rules leave to a player: what comes first, who gets a bonus, and the like."""

from collections import Counter

import numpy as np
import pytest

from lair.games.decks import load
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from lair.laboratory.summary import Accumulator
from lair.simulation.simulate import Plan, play_batch
from tests.support.battle import FOE, OTHER_FOE, VILLAGES, WARRIORS, battle, quiet
from tests.support.city import City, events, go, numbered, quest_action, resolve_next
from tests.support.quest_scenes import done, hand, pass_turn, quiet_city, stack_quests, with_done

rule = pytest.mark.rule


def in_hand(city: City, key: str, vp: int = 2, effect: dict[int, int] | None = None, **condition: int) -> int:
    """A triggered Quest in hand with this condition only (fields of the condition by name, without ``C_``)."""
    quest = city.quest(key)
    city.cards.quest_kind[quest] = c.QuestKind.TRIGGERED
    city.cards.quest_vp[quest] = vp
    city.cards.quest_condition[quest] = 0
    for field, number in condition.items():
        city.cards.quest_condition[quest, getattr(c.Condition, field.upper())] = number
    city.cards.quest_effect[quest] = 0
    for place, number in (effect or {}).items():
        city.cards.quest_effect[quest, place] = number
    return quest


def makes(city: City, location: int, **effect: int) -> None:
    """A built Location gives this and nothing else (by the names of `Effect`)."""
    city.cards.location_effect[location] = 0
    for name, number in effect.items():
        city.cards.location_effect[location, getattr(c.Effect, name.upper())] = number


# P31: in any order


def discard_and_fight() -> City:
    """A Location makes the player discard a Quest; the Monster beside it completes the only one in hand."""
    city = battle().tavern(peasant=1, knight=1)
    makes(city, VILLAGES, discard=1)
    in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT)
    city.assign(VILLAGES, peasant=1)
    city.assign(FOE, knight=1)
    return city


@rule("P31")
def test_in_the_usual_order_the_location_comes_first() -> None:
    city = discard_and_fight()
    city.end_main()
    quest = numbered("quest", "overkill-is-underrated")
    assert city.legal == [quest_action(quest)]
    city.play(quest_action(quest))
    assert city.s.quest_at[quest] == c.DISCARDED


@rule("P31")
def test_the_player_may_resolve_the_monster_first() -> None:
    city = discard_and_fight()
    assert {resolve_next(VILLAGES), resolve_next(FOE)} <= set(city.legal)
    city.play(resolve_next(FOE))
    assert done(city, "overkill-is-underrated")
    assert city.actor == 1  # nothing was left to discard, and the rest followed by itself


@rule("P31")
def test_a_quest_drawn_by_one_monsters_quest_may_be_done_by_the_other_monster() -> None:
    city = battle().tavern(knight=2)
    in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT, districts=1 << 2, effect={c.Effect.QUESTS: 1})
    drawn = numbered("quest", "beaver-fever")
    city.cards.quest_kind[drawn] = c.QuestKind.TRIGGERED
    city.cards.quest_condition[drawn] = 0
    city.cards.quest_condition[drawn, c.Condition.WHEN] = c.Moment.DEFEAT
    city.cards.quest_condition[drawn, c.Condition.DISTRICTS] = 1 << 1
    stack_quests(city, "beaver-fever")
    city.assign(FOE, knight=1)
    city.assign(OTHER_FOE, knight=1)
    city.play(resolve_next(OTHER_FOE))
    assert done(city, "overkill-is-underrated")
    assert done(city, "beaver-fever")


@rule("P31")
def test_with_three_things_to_resolve_the_player_goes_on_choosing_or_leaves_the_rest() -> None:
    city = battle().tavern(peasant=1, knight=2)
    makes(city, VILLAGES, train=1)
    city.assign(VILLAGES, peasant=1)
    city.assign(FOE, knight=1)
    city.assign(OTHER_FOE, knight=1)
    first = city.play(resolve_next(OTHER_FOE))
    assert [row[2] for row in events(first, c.Event.DEFEATED)] == [OTHER_FOE]
    assert city.legal == ["done", resolve_next(VILLAGES), resolve_next(FOE)]
    rest = city.play("done")
    assert events(rest, c.Event.DEFEATED) == []  # the Location first: its Training is to be chosen
    rest = city.play("train:mage")
    assert [row[2] for row in events(rest, c.Event.DEFEATED)] == [FOE]


@rule("P31")
def test_where_the_order_cannot_matter_nobody_is_asked() -> None:
    city = battle().tavern(peasant=1, knight=2)
    city.assign(VILLAGES, peasant=1)
    city.assign(FOE, knight=1)
    city.assign(OTHER_FOE, knight=1)
    assert not city.offers("resolve:")
    city.end_main()
    assert city.actor == 1


@rule("P31")
def test_one_thing_alone_has_no_order() -> None:
    city = battle().tavern(peasant=1)
    makes(city, VILLAGES, quests=2, discard=1)
    city.assign(VILLAGES, peasant=1)
    assert not city.offers("resolve:")


@rule("P31", "P21")
def test_before_anything_is_resolved_everything_is_assigned() -> None:
    city = discard_and_fight()
    city.play(resolve_next(FOE))
    assert city.s.turn == 1
    assert city.s.assigned.sum() == 0


@rule("P31", "P47")
@pytest.mark.parametrize(
    ("order", "counted"),
    [((VILLAGES, FOE), True), ((FOE, VILLAGES), False)],
)
def test_a_counting_quest_counts_what_is_resolved_after_it_was_drawn(order: tuple[int, int], counted: bool) -> None:
    city = battle().tavern(peasant=1, knight=2)
    makes(city, VILLAGES, quests=1)
    stack_quests(city, "double-chop")
    city.assign(VILLAGES, peasant=1)
    city.assign(FOE, knight=1)
    city.assign(OTHER_FOE, knight=1)
    city.play(*(resolve_next(target) for target in order))
    assert city.actor == 1, "the last one follows by itself"
    assert done(city, "double-chop") == counted


@rule("P31", "P47")
def test_a_quest_asks_for_hero_levels_as_they_were_when_all_was_assigned() -> None:
    city = battle().tavern(peasant=1, knight=1)
    makes(city, VILLAGES, train=1)
    quest = in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT, class_level=2)
    city.cards.quest_condition[quest, c.Condition.KIND + c.KNIGHT] = 1
    city.assign(VILLAGES, peasant=1)
    city.assign(FOE, knight=1)
    city.play(resolve_next(VILLAGES), "train:knight")
    assert city.s.heroes[0, c.KNIGHT - 1] == 2
    assert not done(city, "overkill-is-underrated")


# P32: beaten Monsters in any order


def does(city: City, target: int, **effect: int) -> None:
    """A Monster does this and nothing else when it is cleaned up (by the names of `Effect`)."""
    monster = city.s.board[target - c.MONSTER_TARGET]
    city.cards.monster_effect[monster] = 0
    for name, number in effect.items():
        city.cards.monster_effect[monster, getattr(c.Effect, name.upper())] = number


def two_beaten(first: dict[str, int], second: dict[str, int]) -> City:
    """Two Monsters that do this are beaten; there is a Quest in hand, and another one on the deck."""
    city = battle().tavern(knight=2)
    city.quest("busybody")
    stack_quests(city, "exotic-woods")
    does(city, FOE, **first)
    does(city, OTHER_FOE, **second)
    city.assign(FOE, knight=1)
    city.assign(OTHER_FOE, knight=1)
    city.end_main()
    return city


@rule("P32")
def test_the_player_says_which_beaten_monsters_effect_comes_first() -> None:
    city = two_beaten({"discard": 1}, {"quests": 1})
    assert city.of("lodgings") == {"knight": 2}, "the Units are at home already"
    assert city.legal == ["done", resolve_next(FOE), resolve_next(OTHER_FOE)]
    city.play(resolve_next(OTHER_FOE))
    assert set(city.legal) == {"quest:busybody", "quest:exotic-woods"}
    city.play("quest:exotic-woods")
    assert hand(city) == {numbered("quest", "busybody")}


@rule("P32")
def test_left_alone_beaten_monsters_act_in_the_usual_order() -> None:
    city = two_beaten({"discard": 1}, {"quests": 1})
    city.play("done")
    assert city.legal == ["quest:busybody"]
    city.play("quest:busybody")
    assert hand(city) == {numbered("quest", "exotic-woods")}


@rule("P32")
@pytest.mark.parametrize("second", [{"quests": 1}, {}])
def test_where_beaten_monsters_do_the_same_or_only_one_does_anything_nobody_is_asked(second: dict[str, int]) -> None:
    city = two_beaten({"quests": 1}, second)
    assert city.actor == 1
    assert len(hand(city)) == 2 + len(second)


# P29 in canonical order


@rule("P29")
def test_whoever_assigns_in_one_order_only_may_keep_the_levy_for_a_later_monster() -> None:
    city = battle()
    city.s.canonical = 1
    city.s.heroes[0, WARRIORS] = 3
    city.tavern(warrior=2).lodgings(peasant=1)
    city.play(go(FOE), "+warrior", "done")
    city.play(go(OTHER_FOE), "+warrior")
    assert "levy" in city.legal
    city.play("levy")
    assert city.s.assigned[OTHER_FOE, c.PEASANT] == 1
    assert "levy" not in city.legal


# P26: the Corruption bonus for a Quest


def lending() -> City:
    """Two Corruption may strengthen a Unit; a Monster of strength 3 is faced with a Knight."""
    city = battle(strength=3).lodgings(corruption=2)
    grindery = city.build(0, "grudge-grindery")
    city.tavern(peasant=1, knight=1)
    city.assign(grindery, peasant=1)
    city.play(go(FOE))
    return city


@rule("P26", "P47")
def test_the_corruption_bonus_may_go_to_a_victory_that_needs_no_help_for_a_quest() -> None:
    city = lending()
    in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT, over=2)
    assert "lend" not in city.legal  # to a Unit, and none is there
    city.play("+knight")
    rows = city.play("lend", "done")
    assert events(rows, c.Event.LENT) == [(0, FOE, 2, 0)]
    assert events(rows, c.Event.CLOSED) == [(0, FOE, 5, 0)]
    city.end_main()
    assert done(city, "overkill-is-underrated")


@rule("P26", "P47")
def test_left_unlent_it_does_not_count() -> None:
    city = lending()
    in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT, over=2)
    city.play("+knight", "done")
    city.end_main()
    assert not done(city, "overkill-is-underrated")


@rule("P26")
def test_without_such_a_quest_nobody_is_asked_where_to_lend() -> None:
    city = lending()
    city.play("+knight")
    assert city.legal == ["done"]


# P35: a Quest that sends a Unit back


@rule("P35", "P47")
def test_a_quest_may_send_one_of_the_units_engaged_in_it_back_to_the_supply() -> None:
    city = battle().tavern(knight=2)
    quest = in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT)
    city.cards.quest_condition[quest, c.Condition.KIND + c.KNIGHT] = 1
    city.cards.quest_removes[quest, c.KNIGHT] = 1
    city.assign(FOE, knight=2)
    before = int(city.s.supply[c.KNIGHT])
    rows = city.end_main()
    assert events(rows, c.Event.REMOVED) == [(0, c.KNIGHT, c.Origin.PLACE, FOE)]
    assert city.s.supply[c.KNIGHT] == before + 1
    assert city.of("lodgings") == {"knight": 1}


@rule("P32", "P35")
def test_the_monster_is_beaten_even_if_the_only_unit_there_went_back_to_the_supply() -> None:
    city = battle().tavern(shaman=1)
    quest = in_hand(city, "overkill-is-underrated", when=c.Moment.DEFEAT)
    city.cards.quest_condition[quest, c.Condition.KIND + c.KNIGHT] = 1
    city.cards.quest_removes[quest, c.KNIGHT] = 1
    city.assign(FOE, shaman=1)  # stands for the Knight (P30)
    city.end_main()
    assert city.s.beaten_by[numbered("monster", "paper-wasp")] == 0
    assert city.s.board[3] == c.NONE
    assert city.of("lodgings") == {}


@rule("P35", "P47")
@pytest.mark.parametrize("knights", [1, 2])
def test_one_unit_does_not_go_back_to_the_supply_for_two_quests(knights: int) -> None:
    city = battle().tavern(knight=knights)
    for key in ("overkill-is-underrated", "beaver-fever"):
        quest = in_hand(city, key, when=c.Moment.DEFEAT)
        city.cards.quest_condition[quest, c.Condition.KIND + c.KNIGHT] = 1
        city.cards.quest_removes[quest, c.KNIGHT] = 1
    city.assign(FOE, knight=knights)
    rows = city.end_main()
    assert len(events(rows, c.Event.QUEST_DONE)) == len(events(rows, c.Event.REMOVED)) == knights
    assert len(hand(city)) == 2 - knights


@rule("P13", "P35")
def test_a_room_that_takes_its_only_meeple_is_done_all_the_same() -> None:
    city = quiet(towers=True).tavern(corruption=1).main()
    room = int(city.s.rooms[0])
    city.cards.room_needs[room] = 0
    city.cards.room_needs[room, c.CORRUPTION] = 1
    city.cards.room_any[room] = 0
    city.cards.room_effect[room] = 0
    city.cards.room_effect[room, c.CORRUPTION] = -1
    city.assign(c.TOWER_TARGET, corruption=1)
    city.end_main()
    assert city.s.room_top[0] == 1
    assert city.meeples() == city.cards.supply.tolist()


# P45: in any order


def two_effects() -> City:
    """One ongoing Quest draws a meeple, another returns up to two from the Lodgings to the bag."""
    city = with_done(quiet_city().bag(peasant=4).lodgings(mage=2), "word-gets-around", "town-planner")
    pass_turn(city)
    return city


@rule("P45")
def test_the_player_says_which_draw_phase_effect_comes_first() -> None:
    planner, gossip = numbered("quest", "town-planner"), numbered("quest", "word-gets-around")
    city = two_effects()
    assert city.legal == ["done", *(quest_action(quest) for quest in sorted([planner, gossip]))]
    city.play(quest_action(planner), "take:mage", "done", quest_action(gossip))
    assert city.of("tavern") == {"peasant": 4, "mage": 1}  # the Mage just returned was drawn
    assert city.of("lodgings") == {"mage": 1}
    city = two_effects()
    city.play(quest_action(gossip))
    assert city.of("lodgings") == {}  # the bag was empty and was filled (P44)
    assert city.of("bag") == {"mage": 1}


@rule("P45")
def test_of_draw_phase_effects_that_are_alike_one_may_be_used_and_the_other_declined() -> None:
    city = with_done(quiet_city(), "word-gets-around", "soup-kitchen")
    city.cards.quest_draw_effect[numbered("quest", "soup-kitchen")] = city.cards.quest_draw_effect[
        numbered("quest", "word-gets-around")
    ]
    pass_turn(city)
    city.play("quest:word-gets-around")
    assert city.legal == ["done", "quest:soup-kitchen"]
    city.play("done")
    assert city.actor == 1
    assert city.of("tavern") == {"peasant": 5}


# P47, P53: the Quest deck made anew


def made_anew() -> City:
    """Three players; everything but six Quests had been discarded, and three were drawn since."""
    city = City(3)
    s = city.s
    s.quest_at[:] = c.DISCARDED
    s.quest_at[:6] = [0, 0, 1, 1, 2, 2]
    s.quest_top = s.quest_size = 0
    city.tavern(peasant=1).main()
    makes(city, VILLAGES, quests=1)
    city.assign(VILLAGES, peasant=1)
    city.end_main()
    drawn = [int(s.quest_order[s.quest_top + place]) for place in range(2)]
    s.quest_at[drawn[0]], s.quest_at[drawn[1]] = 1, 2
    s.quest_top += 2
    return city


@rule("P47", "P53")
def test_who_holds_quests_from_before_the_deck_was_made_anew_is_imagined_to_hold_such() -> None:
    city = made_anew()
    assert len(hand(city)) == 3
    old, new = Counter[int](), Counter[int]()
    for seed in range(2000):
        states = city.states.copy()
        city.calls.imagine(city.row, states, 0, 0, seed)
        held = np.flatnonzero(states[0].quest_at == 1).tolist()
        assert [quest < 6 for quest in held] == [True, True, False]
        old.update(held[:2])
        new.update(held[2:])
        assert states[0].quest_at[:2].tolist() == [0, 0]
    assert set(old) == {2, 3, 4, 5}
    assert all(900 < many < 1100 for many in old.values())
    assert set(new) == set(range(6, c.QUESTS)) - hand(city)


# P52 in the laboratory


@rule("P52")
def test_a_simulated_win_goes_to_the_one_with_fewer_peasants() -> None:
    plan = Plan(RULES, load("meeples"), 2, (), ("greedy", "greedy"), 5)
    batch = play_batch(plan, 0, 200)
    level = batch.scores[:, 0] == batch.scores[:, 1]
    assert level.any()
    assert (batch.standings[level, 0] != batch.standings[level, 1]).any()
    shared = batch.standings[:, 0] == batch.standings[:, 1]
    assert not (shared & ~level).any()
    running = Accumulator(plan)
    running.add(batch)
    won = (batch.standings[:, 0] > batch.standings[:, 1]).mean() + shared.mean() / 2
    assert running.summary().seats[0].share.wins == pytest.approx(won)
