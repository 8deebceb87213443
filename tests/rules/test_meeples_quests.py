"""Meeples & Monsters, the Quests (P47): the arrangement, the move, the outcome."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from lair.games.meeples.rules import components as c
from tests.support.battle import finish_turn
from tests.support.city import DECK, DISTRICTS, KINDS, TABLES, City, events, go, kind, numbered, quest_action, take_kind
from tests.support.quest_scenes import Rows, done, hand, owned, pass_turn, quiet_city, stack_quests

rule = pytest.mark.rule
TYPES = ("humanoid", "monstrous", "undead")
QUESTS: list[dict[str, Any]] = TABLES["quest"]
SLOT_IN = {"villages": 0, "university": 3, "castle": 4, "cathedral": 6}
DONE_IN_PLAY = [q for q in QUESTS if q["kind"] != "end"]


class Scene:
    """What a condition asks, laid out: the Monster or the place, and the Units."""

    def __init__(self, condition: dict[str, Any], missing: str = "") -> None:
        self.condition, self.missing = condition, missing
        self.number = condition.get("number", 1) - (missing == "number")
        self.level = condition.get("level", 1) - (missing == "level")
        self.district = condition.get("districts", ["villages"])[0]
        self.type = condition.get("types", ["humanoid"])[0]
        if missing == "districts":
            self.district = next(d for d in DISTRICTS if d not in condition["districts"])
        if missing == "types":
            self.type = next(t for t in TYPES if t not in condition["types"])
        self.units = self.wanted()

    def wanted(self) -> dict[str, int]:
        units = dict(self.condition.get("with", {}))
        if self.missing.startswith("with "):
            units[self.missing[5:]] -= 1
        if "units" in self.condition:
            units = {"peasant": self.condition["units"] - (self.missing == "units")}
        if "different" in self.condition:
            units = dict.fromkeys(KINDS[: self.condition["different"]], 1)
            if self.missing == "different":  # as many Units, of one kind fewer
                units.popitem()
                units["peasant"] = 2
        return units

    def play(self, city: City) -> Rows:
        when: Callable[[City], Rows] = getattr(self, "play_" + self.condition["when"])
        return when(city)

    def fight(self, city: City, slot: int, monster_type: str) -> Rows:
        units = self.units if any(self.units.values()) else {"peasant": 1}
        if "over" in self.condition:
            units = {"knight": 2}
        strength = 6 - self.condition["over"] + (self.missing == "over") if "over" in self.condition else 1
        number = TYPES.index(monster_type)
        target = city.monster(slot, strength=strength, level=self.level, type=number, effect=0, bonus=0, vp=1)
        city.tavern(**units).main()
        return city.assign(target, **units)

    def play_defeat(self, city: City) -> Rows:
        return self.fight(city, DISTRICTS.index(self.district) * 3, self.type) + city.end_main()

    def play_monsters(self, city: City) -> Rows:
        types = [self.condition.get("types", ["humanoid"])[0]] * (self.number - 1) + [self.type]
        city.tavern(knight=2)
        targets = [
            city.monster(3 * i, strength=1, type=TYPES.index(t), effect=0, vp=1, level=1) for i, t in enumerate(types)
        ]
        city.main()
        rows: Rows = []
        for target in targets:
            rows += city.assign(target, knight=1)
        return rows + city.end_main()

    def play_location(self, city: City) -> Rows:
        units = self.units if "units" in self.condition else self.units | {"peasant": 1}
        city.tavern(**units).main()
        return city.assign(0, **{name: n for name, n in units.items() if n}) + city.end_main()

    def play_locations(self, city: City) -> Rows:
        city.tavern(peasant=5).main()
        rows: Rows = []
        for target, peasants in ((0, 1), (1, 1), (3, 1), (2, 2))[: self.number]:
            rows += city.assign(target, peasant=peasants)
        return rows + city.end_main()

    def play_build(self, city: City) -> Rows:
        return city.tavern(peasant=2).construct(SLOT_IN[self.district])

    def play_train(self, city: City) -> Rows:
        level = self.condition["class_level"] - (self.missing == "class_level")
        city.tavern(warrior=1)
        if level == 1:
            return []  # nothing below level 2 is ever trained
        city.s.heroes[0, c.WARRIOR - 1] = level - 1
        return city.play("train:warrior", "done")

    def play_tavern(self, city: City) -> Rows:
        units = {name: n for name, n in self.units.items() if n}
        city.bag(**units | {"peasant": units.get("peasant", 0) + 4 - sum(units.values())})
        return pass_turn(city)


def parts(condition: dict[str, Any]) -> Iterator[str]:
    """All that can be missing."""
    for part, value in condition.items():
        if part == "with":
            yield from (f"with {name}" for name in value)
        elif part != "when":
            yield part


POSITIVE = [pytest.param(q, id=q["key"]) for q in DONE_IN_PLAY]
NEGATIVE = [pytest.param(q, part, id=f"{q['key']}-{part}") for q in DONE_IN_PLAY for part in parts(q["condition"])]


def stage(quest: dict[str, Any] | None) -> City:
    city = quiet_city().lodgings(corruption=3)
    city.s.vp[0] = 10
    if quest:
        city.quest(quest["key"])
    return city


@rule("P47")
@pytest.mark.parametrize("quest", POSITIVE)
def test_every_triggered_and_ongoing_quest_is_done_the_moment_its_condition_holds(quest: dict[str, Any]) -> None:
    city, control = stage(quest), stage(None)
    rows = Scene(quest["condition"]).play(city)
    Scene(quest["condition"]).play(control)
    number = numbered("quest", quest["key"])
    assert events(rows, c.Event.QUEST_DONE) == [(0, number, 0, 0)]
    assert (0, quest["vp"], c.Source.QUEST, number) in events(rows, c.Event.SCORED)
    assert city.s.vp[0] == control.s.vp[0] + quest["vp"]
    assert city.s.quest_at[number] == c.DONE_BY
    effect = quest.get("effect", {})
    gains = {name: owned(city)[name] - owned(control)[name] for name in KINDS}
    assert {name: n for name, n in gains.items() if n} == effect.get("gain", {})
    check_choices(city, control, effect)


def check_choices(city: City, control: City, effect: dict[str, Any]) -> None:
    """What the bonus lets the player draw, return, hire, train, discard."""
    if "draw" in effect:
        assert city.s.bag[0].sum() == control.s.bag[0].sum() - effect["draw"]
    if "refresh" in effect:
        city.play(*["take:corruption"] * effect["refresh"])
        assert city.s.lodgings[0, c.CORRUPTION] == 3 - effect["refresh"]
        assert "take:corruption" not in city.legal
    if "hire" in effect:
        assert city.legal == [take_kind(k) for k in (c.MAGE, c.CLERIC, c.KNIGHT, c.WARRIOR)]
        city.play("take:knight")
        assert city.of("lodgings")["knight"] == 1  # cleaned up
    if "train" in effect:
        vp = int(city.s.vp[0])
        assert city.legal == [f"train:{name}" for name in KINDS[1 : c.CLASSES + 1]]
        city.play("train:knight")
        assert (city.s.heroes[0, c.KNIGHT - 1], city.s.vp[0]) == (2, vp)
        assert city.actor == 1
    if "quests" in effect:
        drawn = hand(city)
        assert len(drawn) == effect["quests"]
        assert city.legal == [quest_action(q) for q in sorted(drawn)]
        city.play(quest_action(min(drawn)))
        assert hand(city) == drawn - {min(drawn)}
        assert city.s.quest_at[min(drawn)] == c.DISCARDED


@rule("P47")
@pytest.mark.parametrize(("quest", "part"), NEGATIVE)
def test_with_one_thing_missing_it_is_not_done(quest: dict[str, Any], part: str) -> None:
    city, control = stage(quest), stage(None)
    rows = Scene(quest["condition"], part).play(city)
    Scene(quest["condition"], part).play(control)
    assert events(rows, c.Event.QUEST_DONE) == []
    assert hand(city) == {numbered("quest", quest["key"])}
    assert city.s.vp[0] == control.s.vp[0]
    assert owned(city) == owned(control)


@rule("P47")
@pytest.mark.parametrize("key", ["ribbon-cutter", "town-planner"])
def test_each_district_that_a_quest_names_will_do(key: str) -> None:
    districts = QUESTS[numbered("quest", key)]["condition"]["districts"]
    for district in districts:
        city = stage(None)
        city.quest(key)
        city.tavern(peasant=2).construct(SLOT_IN[district])
        assert done(city, key)


@rule("P47")
@pytest.mark.parametrize("quest", POSITIVE)
def test_another_players_turn_does_no_quest(quest: dict[str, Any]) -> None:
    city = stage(None)
    number = city.quest(quest["key"], seat=1)
    rows = Scene(quest["condition"]).play(city)
    assert events(rows, c.Event.QUEST_DONE) == []
    assert hand(city, 1) == {number}


# Timing


@rule("P47")
def test_the_bonus_of_a_triggered_quest_comes_once() -> None:
    city = stage(QUESTS[numbered("quest", "storm-our-own-keep")])
    scene = Scene({"when": "defeat", "districts": ["castle"], "with": {"knight": 1}})
    scene.play(city)
    pass_turn(city)
    rows = scene.play(city)
    assert events(rows, c.Event.QUEST_DONE) == []
    assert owned(city)["cleric"] == 1


@rule("P47", "P32")
def test_meeples_gained_by_a_quest_are_not_in_the_lodgings_before_clean_up() -> None:
    city = quiet_city().tavern(peasant=5)
    city.quest("standing-room-only")
    city.cards.location_effect[0] = 0  # the Location itself gives nothing
    beds = city.build(0, "feather-bed-row")
    city.main().assign(0, peasant=4)
    city.assign(beds, peasant=1)
    city.end_main()  # the Knight is gained first, then the beds may return what lies in the Lodgings
    assert done(city, "standing-room-only")
    assert "take:knight" not in city.legal


@rule("P47")
def test_a_quest_done_in_development_counts_before_the_main_phase() -> None:
    city = stage(QUESTS[numbered("quest", "master-piece")])
    Scene({"when": "train", "class_level": 3}).play(city)
    assert city.s.phase == c.Phase.DEVELOPMENT
    city.play("take:mage")
    assert city.s.phase == c.Phase.MAIN
    assert city.of("lodgings") == {"corruption": 3, "warrior": 1, "mage": 1}


BONUSES = [pytest.param(q, id=q["key"]) for q in QUESTS if "bonus" in q]


def ready_to_fight(city: City, bonus: dict[str, Any]) -> int:
    """Units that reach the Monster's strength only with the bonus; returns its target."""
    units = [*bonus.get("units", ["knight"])[:1], *bonus.get("with", [])[:1]]
    strength = sum(int(city.cards.combat[kind(name), 1]) for name in units) + bonus["amount"]
    for hero in range(c.CLASSES):
        city.s.heroes[0, hero] = 1
    city.tavern(**dict.fromkeys(units, 1))
    monster_type = TYPES.index(bonus.get("against", ["humanoid"])[0])
    return city.monster(11, "dry-rot-dropout", strength=strength, type=monster_type, level=1)


@rule("P47", "P25")
@pytest.mark.parametrize("quest", BONUSES)
def test_the_combat_bonus_of_an_ongoing_quest_works_from_the_next_turn_on(quest: dict[str, Any]) -> None:
    city, control = stage(quest), stage(None)
    for game in (city, control):
        Scene(quest["condition"]).play(game)
        if game.s.turn == 0:
            finish_turn(game)
        pass_turn(game)
        target = ready_to_fight(game, quest["bonus"])
        game.main()
        assert (go(target) in game.legal) == (game is city)
    assert done(city, quest["key"])


@rule("P47")
def test_the_combat_bonus_of_an_ongoing_quest_does_not_work_in_the_turn_it_is_done() -> None:
    city = stage(QUESTS[numbered("quest", "hymn-with-teeth")])
    Scene({"when": "train", "class_level": 2}).play(city)
    assert done(city, "hymn-with-teeth")
    assert city.s.phase == c.Phase.MAIN
    target = ready_to_fight(city, {"amount": 1, "units": ["cleric"], "with": ["knight"]})
    assert go(target) not in city.legal


@rule("P18", "P47")
def test_nor_does_it_work_if_another_hero_is_trained_after_it_in_the_same_turn() -> None:
    city = stage(QUESTS[numbered("quest", "hymn-with-teeth")]).tavern(peasant=2, warrior=1)
    tilting_yard = next(i for i, slot in enumerate(DECK.content["slot"]) if slot["key"] == "tilting-yard")
    city.play("construct", "train:warrior", "done", "train:warrior")
    assert done(city, "hymn-with-teeth")
    city.play(f"build:1@s{tilting_yard + 1}", "train:mage")
    assert city.s.phase == c.Phase.MAIN
    target = ready_to_fight(city, {"amount": 1, "units": ["cleric"], "with": ["knight"]})
    assert go(target) not in city.legal


@rule("P47")
def test_a_monster_beaten_for_an_ongoing_quest_is_not_fought_with_its_bonus() -> None:
    city = quiet_city().tavern(knight=4)
    city.quest("oath-of-oak")
    city.quest("overkill-is-underrated")
    first = city.monster(0, strength=6, effect=0)
    second = city.monster(3, strength=4, effect=0)
    city.main().assign(first, knight=2)
    city.assign(second, knight=2)
    city.end_main()
    assert done(city, "oath-of-oak")
    assert not done(city, "overkill-is-underrated")  # 6 against 4, and the Oath is too young to help


@rule("P47", "P45")
@pytest.mark.parametrize("key", ["town-planner", "word-gets-around", "soup-kitchen"])
def test_the_draw_phase_effect_of_an_ongoing_quest_works_from_the_next_turn_on(key: str) -> None:
    quest = QUESTS[numbered("quest", key)]
    city, control = stage(quest), stage(None)
    for game in (city, control):
        Scene(quest["condition"]).play(game)
        if game.s.phase == c.Phase.MAIN:
            game.end_main()
        assert game.actor == 1, "the effect lasts from the end of the turn, and the Draw Phase is part of it"
    assert done(city, key)
    assert city.s.tavern[0].sum() == control.s.tavern[0].sum()
    assert owned(city) == owned(control)
    for game in (city, control):
        pass_turn(game)
        game.bag(peasant=8).lodgings(corruption=3)
        pass_turn(game)
    assert control.actor == 1
    assert city.legal == ["done", f"quest:{key}"]
    city.play(f"quest:{key}")
    if key == "town-planner":
        assert city.legal == ["done", "take:peasant", "take:corruption"]
    elif key == "word-gets-around":
        assert city.s.tavern[0].sum() == control.s.tavern[0].sum() + 1
    else:
        assert owned(city)["corruption"] == owned(control)["corruption"] - 1


@rule("P47")
def test_one_monster_may_do_several_quests_if_the_assignment_fits_each() -> None:
    city = quiet_city().tavern(peasant=3, mage=1, warrior=1)
    fitting = ["pitchfork-mob", "mixed-hardwood", "saw-the-sawyers", "militia-sundays", "hedge-wizardry"]
    for key in [*fitting, "full-paintbox", "oath-of-oak"]:
        city.quest(key)
    target = city.monster(0, strength=6, vp=2, level=2, type=0, effect=0)
    city.main().assign(target, peasant=3, mage=1, warrior=1)
    rows = city.end_main()
    assert {q for _, q, *_ in events(rows, c.Event.QUEST_DONE)} == {numbered("quest", key) for key in fitting}
    assert city.s.vp[0] == 2 + sum(QUESTS[numbered("quest", key)]["vp"] for key in fitting)
    assert len(hand(city)) == 2


@rule("P47")
def test_a_quest_is_done_by_one_monster_and_not_by_two_together() -> None:
    city = quiet_city().tavern(peasant=4)
    city.quest("pitchfork-mob")
    first, second = city.monster(0, strength=1, effect=0), city.monster(3, strength=1, effect=0)
    city.main().assign(first, peasant=2)
    city.assign(second, peasant=2)
    assert events(city.end_main(), c.Event.QUEST_DONE) == []


@rule("P47")
def test_conditions_are_minimums() -> None:
    city = quiet_city().tavern(peasant=5, cleric=1)
    city.quest("pitchfork-mob")
    city.quest("saw-the-sawyers")
    target = city.monster(0, strength=1, level=3, type=0, effect=0)
    city.main().assign(target, peasant=5, cleric=1)
    city.end_main()
    assert done(city, "pitchfork-mob")
    assert done(city, "saw-the-sawyers")


@rule("P47")
def test_three_monsters_in_a_turn_are_two_as_well() -> None:
    city = quiet_city().tavern(knight=3)
    city.quest("double-chop")
    targets = [city.monster(slot, strength=1, effect=0) for slot in (0, 3, 6)]
    city.main()
    for target in targets:
        city.assign(target, knight=1)
    city.end_main()
    assert done(city, "double-chop")


@rule("P47")
def test_a_counting_quest_is_done_as_soon_as_the_number_is_reached() -> None:
    city = quiet_city().tavern(knight=3)
    city.quest("double-chop")
    targets = [city.monster(slot, strength=1, effect=0) for slot in (0, 3, 6)]
    city.main()
    for target in targets:
        city.assign(target, knight=1)
    happened = [row[0] for row in city.end_main() if row[0] in (c.Event.DEFEATED, c.Event.QUEST_DONE)]
    assert happened == [c.Event.DEFEATED, c.Event.DEFEATED, c.Event.QUEST_DONE, c.Event.DEFEATED]


@rule("P47")
def test_monsters_of_two_turns_are_not_counted_together() -> None:
    city = quiet_city()
    city.quest("double-chop")
    for _ in range(2):
        target = city.monster(0, strength=1, effect=0)
        city.tavern(knight=1).main().assign(target, knight=1)
        city.end_main()
        pass_turn(city)
    assert not done(city, "double-chop")


@rule("P47")
def test_two_undead_among_three_monsters_do_a_quest_for_two_undead() -> None:
    city = quiet_city().tavern(knight=3)
    city.quest("two-coffins-one-nail")
    targets = [city.monster(slot, strength=1, effect=0, type=t) for slot, t in ((0, 2), (3, 0), (6, 2))]
    city.main()
    for target in targets:
        city.assign(target, knight=1)
    city.end_main()
    assert done(city, "two-coffins-one-nail")


@rule("P47", "P30")
def test_a_shaman_stands_for_the_class_a_quest_asks_for_in_combat() -> None:
    city = quiet_city().tavern(shaman=1)
    city.quest("storm-our-own-keep")
    target = city.monster(6, strength=1, effect=0)
    city.main().assign(target, shaman=1)
    city.end_main()
    assert done(city, "storm-our-own-keep")


@rule("P30", "P47")
@pytest.mark.parametrize(
    ("units", "enough"),
    [
        ({"knight": 1, "ranger": 1}, True),
        ({"knight": 1, "shaman": 1}, True),
        ({"shaman": 2}, True),
        ({"knight": 2}, False),
        ({"shaman": 1}, False),  # it stands for the Knight
    ],
)
def test_a_quest_may_ask_for_any_prestige_unit_beside_others(units: dict[str, int], enough: bool) -> None:
    city = quiet_city().tavern(**units)
    quest = city.quest("storm-our-own-keep")  # a Knight
    city.cards.quest_condition[quest, c.Condition.STAR] = 1
    target = city.monster(6, strength=1, effect=0)
    city.main().assign(target, **units)
    city.end_main()
    assert done(city, "storm-our-own-keep") == enough


@rule("P47")
def test_a_quest_drawn_from_beating_a_monster_is_not_done_by_it() -> None:
    city = quiet_city().tavern(knight=3)
    target = city.monster(3, "bookmark-bandit", level=3)  # gives a Quest
    stack_quests(city, "big-game-carving")
    city.main().assign(target, knight=3)
    rows = city.end_main()
    assert events(rows, c.Event.QUEST_DRAWN) == [(0, 0, 0, 0)]
    assert events(rows, c.Event.QUEST_DONE) == []
    assert hand(city) == {numbered("quest", "big-game-carving")}


@rule("P47")
def test_a_counting_quest_drawn_from_beating_a_monster_is_not_done_by_it() -> None:
    city = quiet_city().tavern(knight=2)
    first, second = city.monster(0, strength=1, effect=0), city.monster(3, "bookmark-bandit")
    stack_quests(city, "double-chop")
    city.main().assign(first, knight=1)
    city.assign(second, knight=1)
    assert events(city.end_main(), c.Event.QUEST_DONE) == []


@rule("P47")
@pytest.mark.parametrize("drawn", ["saw-the-sawyers", "anatomy-of-beavers", "big-game-carving"])
def test_a_quest_drawn_by_the_bonus_of_a_quest_is_not_done_by_the_same_monster(drawn: str) -> None:
    city = quiet_city().tavern(mage=2, knight=1)
    city.quest("beaver-fever")
    stack_quests(city, drawn, "exotic-woods")
    city.cards.quest_condition[numbered("quest", drawn), c.Condition.TYPES] = 0
    target = city.monster(0, strength=1, level=3, type=1, effect=0)
    city.main().assign(target, mage=2, knight=1)
    rows = city.end_main()
    assert events(rows, c.Event.QUEST_DONE) == [(0, numbered("quest", "beaver-fever"), 0, 0)]
    assert hand(city) == {numbered("quest", drawn), numbered("quest", "exotic-woods")}


@rule("P47")
def test_a_quest_drawn_from_a_monster_may_be_done_by_the_next_turns_monster() -> None:
    city = quiet_city().tavern(knight=1)
    target = city.monster(3, "bookmark-bandit")
    stack_quests(city, "storm-our-own-keep")
    city.main().assign(target, knight=1)
    city.end_main()
    pass_turn(city)
    target = city.monster(6, strength=1, effect=0)
    city.tavern(knight=1).main().assign(target, knight=1)
    city.end_main()
    assert done(city, "storm-our-own-keep")


@rule("P47", "P26")
def test_a_monster_beaten_with_lent_corruption_does_quests_even_if_the_corruption_leaves_meanwhile() -> None:
    city = quiet_city().tavern(peasant=1, mage=1, knight=1).lodgings(corruption=2)
    city.quest("big-game-carving")
    grindery, incense = city.build(0, "grudge-grindery"), city.build(2, "incense-workshop")
    target = city.monster(0, strength=5, level=3, effect=0)
    city.main().assign(grindery, peasant=1)
    city.assign(incense, mage=1)  # gives back a Corruption
    city.assign(target, knight=1)  # 3 + 2 Corruption
    rows = city.end_main()
    assert len(events(rows, c.Event.DEFEATED)) == 1
    assert done(city, "big-game-carving")


@rule("P47")
def test_an_empty_quest_deck_is_made_anew_from_the_discards() -> None:
    city = quiet_city().tavern(knight=1)
    target = city.monster(3, "bookmark-bandit")
    city.s.quest_at[:] = c.DONE_BY + 1
    city.s.quest_at[[7, 9, 11]] = c.DISCARDED
    city.s.quest_top = city.s.quest_size = 0
    city.main().assign(target, knight=1)
    city.end_main()
    (drawn,) = hand(city)
    assert drawn in (7, 9, 11)
    deck = city.s.quest_order[city.s.quest_top : city.s.quest_size].tolist()
    assert sorted(deck) == sorted({7, 9, 11} - {drawn})
    assert all(city.s.quest_at[q] == c.IN_DECK for q in deck)


@rule("P47")
def test_no_quests_and_no_discards_give_no_quest() -> None:
    city = quiet_city().tavern(knight=1)
    target = city.monster(3, "bookmark-bandit")
    city.s.quest_at[:] = c.DONE_BY + 1
    city.s.quest_top = city.s.quest_size = 0
    city.main().assign(target, knight=1)
    assert events(city.end_main(), c.Event.QUEST_DRAWN) == []
    assert city.actor == 1


@rule("P47")
def test_there_is_no_limit_to_a_hand() -> None:
    city = quiet_city().tavern(knight=1)
    for number in range(20, 40):
        city.quest(number)
    target = city.monster(3, "bookmark-bandit")
    stack_quests(city, "busybody")
    city.main().assign(target, knight=1)
    city.end_main()
    assert len(hand(city)) == 21


@rule("P47")
def test_the_journal_does_not_tell_which_quest_was_drawn() -> None:
    journals = []
    for top in ("busybody", "double-chop"):
        city = quiet_city().tavern(knight=1)
        target = city.monster(3, "bookmark-bandit")
        stack_quests(city, top)
        city.main().assign(target, knight=1)
        journals.append(city.end_main())
    assert journals[0] == journals[1]


@rule("P47")
def test_the_house_set_has_44_quests_of_three_kinds() -> None:
    kinds = [q["kind"] for q in QUESTS]
    assert (len(kinds), kinds.count("triggered"), kinds.count("ongoing"), kinds.count("end")) == (44, 20, 10, 14)
    assert np.array_equal(DECK.row[0].quest_vp, [q["vp"] for q in QUESTS])
    assert np.array_equal(DECK.row[0].quest_penalty, [q["penalty"] for q in QUESTS])
