"""Meeples & Monsters, the end of the game (P47 to P52): the arrangement, the move, the outcome."""

from collections import Counter
from typing import Any

import pytest

from lair.engine import calls
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from tests.support.city import DISTRICTS, TABLES, City, events, go, kind, numbered

rule = pytest.mark.rule
MONSTERS: list[dict[str, Any]] = TABLES["monster"]
TYPES = ("humanoid", "monstrous", "undead")
QUESTS: list[dict[str, Any]] = TABLES["quest"]
TERMITE, EMPRESS, SAWYER, COMBUSTOR = (c.COUNCIL_TARGET + i for i in range(4))
Rows = list[tuple[int, ...]]


def quiet_city(players: int = 2) -> City:
    """No Monsters on the board and none to come."""
    city = City(players).clear_monsters()
    city.s.deck_top = city.s.deck_size = 0
    return city


def last_turns(players: int = 2) -> City:
    """The first player's first of the two last turns."""
    city = quiet_city(players)
    city.s.arrived = c.ARRIVES
    city.s.ends_after = city.s.turns + 2 * players
    return city


def pass_turn(city: City) -> Rows:
    return city.play("done", "done")


def fight(city: City, target: int, **units: int) -> Rows:
    """A turn with nothing but this; a refusal shows as an illegal action."""
    city.tavern(int(city.s.turn), **units).main()
    rows = city.assign(target, **units)
    return rows + city.end_main()


def scores(city: City) -> list[int]:
    out = calls.scores_row(RULES)
    city.calls.score(city.row, city.states, 0, out)
    points: list[int] = out[: int(city.s.players)].tolist()
    return points


def finish(city: City) -> Rows:
    """Play the last turn of the game."""
    city.s.arrived = c.ARRIVES
    city.s.ends_after = city.s.turns + 1
    rows = pass_turn(city)
    assert city.s.phase == c.Phase.OVER
    return rows


# Two turns each


@rule("P48")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("late", [0, 1, 2, 3])
def test_exactly_two_turns_each_once_the_first_player_starts_a_turn_again(players: int, first: int, late: int) -> None:
    city = quiet_city(players)
    city.s.first = city.s.turn = first
    city.s.arrived = 2
    for _ in range(late):
        pass_turn(city)
    city.s.deck[0] = c.MONSTERS + 2
    city.s.deck_top, city.s.deck_size = 0, 1
    rows = pass_turn(city)
    assert events(rows, c.Event.ARRIVED) == [(3, 0, 0, 0)]
    while city.s.phase != c.Phase.OVER:
        rows += pass_turn(city)
    seats = [seat for seat, *_ in events(rows, c.Event.TURN_BEGAN)]
    rest_of_round = (players - 1 - late % players) % players
    last = seats[rest_of_round:]
    assert all(seat != first for seat in seats[:rest_of_round])
    assert last == [(first + i) % players for i in range(players)] * 2
    assert len(events(rows, c.Event.GAME_ENDED)) == 1


@rule("P48", "P49")
def test_the_council_may_be_fought_only_in_the_last_two_turns() -> None:
    city = quiet_city()
    city.s.arrived = 2
    city.s.deck[0] = c.MONSTERS + 2
    city.s.deck_size = 1

    def council_there() -> bool:
        city.tavern(int(city.s.turn), knight=9).main()
        there = city.offers("go:o")
        assert len(there) in (0, 4)
        city.end_main()
        return len(there) == 4

    assert not council_there()  # the first player's turn in which the card is drawn
    assert city.s.arrived == 3
    assert not council_there()  # the other's turn before the first player starts again
    assert [council_there() for _ in range(4)] == [True] * 4
    assert city.s.phase == c.Phase.OVER


@rule("P48")
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_that_nobody_moves_forward_ends_after_200_turns_a_player(players: int) -> None:
    city = quiet_city(players)
    turns = 0
    while city.s.phase != c.Phase.OVER:
        pass_turn(city)
        turns += 1
    assert turns == 200 * players


@rule("P48")
def test_over_means_over() -> None:
    city = quiet_city()
    finish(city)
    assert city.legal == []
    assert not city.calls.apply(city.row, city.states, 0, c.Action.DONE, None)


# Overlords and Henchman


@rule("P49", "P24")
@pytest.mark.parametrize("overlord", range(4))
def test_the_council_is_assigned_to_like_monsters_with_its_strength_at_least(overlord: int) -> None:
    city = last_turns()
    target = c.COUNCIL_TARGET + overlord
    city.cards.council_strength[overlord] = 6
    city.tavern(knight=1, warrior=1).main()  # 5
    assert go(target) not in city.legal
    city = last_turns()
    city.cards.council_strength[overlord] = 5
    city.tavern(knight=1, warrior=1).main()
    assert go(target) in city.legal


@rule("P49")
def test_an_overlord_gives_vp_and_the_tokens_bonus_and_nothing_goes_to_the_pile() -> None:
    city = last_turns()
    city.s.tokens[0] = numbered("token", "bark-medal")
    rows = fight(city, TERMITE, knight=4)
    assert events(rows, c.Event.COUNCIL_FOUGHT) == [(0, 0, 0, 0)]
    assert city.s.vp[0] == 8 + 2
    assert (city.s.beaten_by == c.NONE).all()
    fight(city, TERMITE, knight=4)  # still there for the other player, with its token
    assert city.s.vp[1] == 8 + 2


@rule("P49")
def test_each_overlord_once_a_player_a_game() -> None:
    city = last_turns()
    fight(city, TERMITE, knight=4)
    pass_turn(city)
    city.tavern(knight=10).main()
    assert city.offers("go:o") == [go(EMPRESS), go(SAWYER), go(COMBUSTOR)]


@rule("P49")
def test_several_overlords_may_be_fought_in_one_turn() -> None:
    city = last_turns()
    city.cards.token[:] = 0
    city.tavern(knight=14).main()
    city.assign(TERMITE, knight=4)
    city.assign(EMPRESS, knight=5)
    city.assign(COMBUSTOR, knight=5)
    city.end_main()
    assert city.s.vp[0] == 8 + 10 + 3


@rule("P49", "P6")
def test_the_henchman_in_both_turns_but_once_in_each_and_without_a_token() -> None:
    city = last_turns()
    city.cards.token[:, c.Effect.VP] = 50
    city.tavern(knight=9).main()
    city.assign(COMBUSTOR, knight=3)
    assert go(COMBUSTOR) not in city.legal
    city.end_main()
    assert city.s.vp[0] == 3
    pass_turn(city)
    fight(city, COMBUSTOR, knight=3)
    assert city.s.vp[0] == 6
    assert (city.s.beaten_by == c.NONE).all()


@rule("P49", "P30")
def test_rangers_and_paladins_work_against_the_council_as_against_monsters() -> None:
    city = last_turns()
    city.cards.token[:] = 0
    city.cards.council_strength[0] = 3 + 2 + 4  # the Paladin adds the Overlord's level
    fight(city, TERMITE, ranger=1, paladin=1)
    assert city.s.vp[0] == 8 + 1


# Tokens


def token_won(token: str, levels: dict[str, int], **units: int) -> bool:
    """Whether these Units on an Overlord earn its token."""
    city = last_turns()
    city.cards.council_strength[0] = 1
    city.s.tokens[0] = numbered("token", token)
    city.s.vp[0] = 0
    for name, level in levels.items():
        city.s.heroes[0, kind(name) - 1] = level
    rows = fight(city, TERMITE, **units)
    gained = int(city.s.vp[0]) - 8 - (1 if units.get("ranger") else 0)
    assert gained in (0, TABLES["token"][numbered("token", token)]["gives"]["vp"])
    assert len(events(rows, c.Event.COUNCIL_FOUGHT)) == 1
    return gained > 0


@rule("P51")
def test_example_a_level_3_mage_and_a_level_3_warrior_but_not_two_mages() -> None:
    assert token_won("two-living-legends", {"mage": 3, "warrior": 3}, mage=1, warrior=1)
    assert not token_won("two-living-legends", {"mage": 3, "warrior": 3}, mage=2)


@rule("P51")
@pytest.mark.parametrize(
    ("token", "levels", "units", "won"),
    [
        ("two-living-legends", {"mage": 3, "warrior": 2}, {"mage": 1, "warrior": 1}, False),
        ("two-living-legends", {"mage": 3, "warrior": 3, "knight": 3}, {"mage": 1, "peasant": 3}, False),
        ("two-old-hands", {"mage": 2, "warrior": 3}, {"mage": 1, "warrior": 1}, True),
        ("two-old-hands", {"mage": 2}, {"mage": 2, "warrior": 1}, False),
        ("two-old-hands", {}, {"peasant": 4, "knight": 2}, False),
        ("three-old-hands", {"mage": 2, "warrior": 3, "knight": 2}, {"mage": 1, "warrior": 1}, False),
        ("three-old-hands", {"mage": 2, "warrior": 3, "knight": 2}, {"mage": 1, "warrior": 1, "knight": 1}, True),
    ],
)
def test_a_token_counts_different_types_of_its_level_assigned_there(
    token: str, levels: dict[str, int], units: dict[str, int], won: bool
) -> None:
    assert token_won(token, levels, **units) == won


@rule("P51", "P30")
def test_the_level_of_prestige_classes_counts_for_tokens() -> None:
    assert token_won("three-old-hands", {}, ranger=1, paladin=1, shaman=1)
    assert not token_won("two-living-legends", {}, ranger=1, paladin=1, shaman=1)


@rule("P51", "P30")
def test_a_shaman_has_not_the_level_of_the_class_it_stands_for() -> None:
    assert not token_won("two-living-legends", {"mage": 3, "warrior": 3}, mage=1, shaman=1)


@rule("P51")
def test_types_are_counted_overlord_by_overlord() -> None:
    city = last_turns()
    city.cards.council_strength[:] = 1
    city.s.tokens[:2] = [numbered("token", "two-living-legends"), numbered("token", "two-old-hands")]
    city.s.heroes[0] = 3
    city.tavern(mage=1, warrior=1).main()
    city.assign(TERMITE, mage=1)
    city.assign(EMPRESS, warrior=1)
    city.end_main()
    assert city.s.vp[0] == 8 + 10


@rule("P49", "P51")
def test_tokens_that_ask_for_nothing_give_what_they_give() -> None:
    city = last_turns().lodgings(corruption=3)
    city.cards.council_strength[:] = 1
    city.s.tokens[:2] = [numbered("token", "clean-slate"), numbered("token", "second-wind")]
    city.tavern(peasant=2).main()
    city.assign(TERMITE, peasant=1)
    city.assign(EMPRESS, peasant=1)
    city.end_main()
    assert city.s.vp[0] == 8 + 1 + 10 + 1
    assert city.of("lodgings") == {"corruption": 1}
    assert city.legal == ["done", "take:corruption"]


# Overlords and Quests


@rule("P50")
@pytest.mark.parametrize(
    ("key", "target", "units"),
    [
        ("big-game-carving", TERMITE, {"knight": 4}),
        ("saw-the-sawyers", SAWYER, {"knight": 6}),
        ("big-game-carving", COMBUSTOR, {"knight": 3}),
        ("exorcise-regularly", TERMITE, {"knight": 4, "cleric": 1}),
        ("overkill-is-underrated", EMPRESS, {"knight": 7}),
        ("salt-and-sawdust", TERMITE, {"knight": 4}),
        ("oath-of-oak", COMBUSTOR, {"knight": 3}),
        ("anatomy-of-beavers", EMPRESS, {"knight": 5}),
    ],
)
def test_overlords_count_as_monsters_for_triggered_and_ongoing_quests(
    key: str, target: int, units: dict[str, int]
) -> None:
    city = last_turns()
    number = city.quest(key)
    assert events(fight(city, target, **units), c.Event.QUEST_DONE) == [(0, number, 0, 0)]


@rule("P50")
@pytest.mark.parametrize("key", ["double-chop", "two-coffins-one-nail"])
def test_an_overlord_and_a_monster_are_two_monsters_in_one_turn(key: str) -> None:
    city = last_turns()
    number = city.quest(key)
    monster = city.monster(0, strength=1, type=2, effect=0)
    city.tavern(knight=5).main()
    city.assign(monster, knight=1)
    city.assign(TERMITE, knight=4)
    assert (0, number, 0, 0) in events(city.end_main(), c.Event.QUEST_DONE)


@rule("P50")
def test_an_overlord_lies_in_no_district() -> None:
    city = last_turns()
    city.quest("storm-our-own-keep")
    assert events(fight(city, TERMITE, knight=4), c.Event.QUEST_DONE) == []


@rule("P47", "P50")
def test_a_quest_drawn_from_an_overlords_token_is_not_done_by_that_overlord() -> None:
    city = last_turns()
    city.cards.token[city.s.tokens[0]] = 0
    city.cards.token[city.s.tokens[0], c.Effect.QUESTS] = 1
    city.cards.token_kinds[city.s.tokens[0]] = 0
    number = numbered("quest", "big-game-carving")
    city.s.quest_order[0], city.s.quest_order[number] = number, 0
    rows = fight(city, TERMITE, knight=4)
    assert len(events(rows, c.Event.QUEST_DRAWN)) == 1
    assert events(rows, c.Event.QUEST_DONE) == []


@rule("P50")
@pytest.mark.parametrize(
    ("key", "overlord", "piled"), [("a-box-of-bones", TERMITE, 3), ("they-grow-up-so-fast", EMPRESS, 1)]
)
def test_overlords_never_count_for_end_of_game_quests(key: str, overlord: int, piled: int) -> None:
    city = last_turns()
    city.cards.token[:] = 0
    number = city.quest(key)
    pile(city, 0, QUESTS[number]["condition"], piled)
    fight(city, overlord, knight=5)
    before = int(city.s.vp[0])
    for _ in range(3):
        pass_turn(city)
    assert city.s.phase == c.Phase.OVER
    assert city.s.vp[0] == before - QUESTS[number]["penalty"]


# End-of-game Quests: each once done, once with one thing missing


def fitting(condition: dict[str, Any]) -> list[int]:
    """Monsters that an end-of-game Quest counts."""
    return [
        i
        for i, card in enumerate(MONSTERS)
        if card["type"] in condition.get("types", TYPES)
        and card["district"] in condition.get("districts", DISTRICTS)
        and card["level"] >= condition.get("level", 1)
    ]


def pile(city: City, seat: int, condition: dict[str, Any], number: int, skip: int = 0) -> None:
    city.s.beaten_by[fitting(condition)[skip : skip + number]] = seat


def lay(city: City, condition: dict[str, Any], short: int) -> None:
    """Seat 0 has just what the condition asks for, ``short`` less of it."""
    when, number = condition["when"], condition.get("number", 3) - short
    if when == "end-monsters":
        pile(city, 0, condition, number)
        if condition.get("most"):
            pile(city, 1, condition, 3, skip=3)
        others = [i for i in range(c.MONSTERS) if i not in fitting(condition)]
        city.s.beaten_by[others] = 0  # count for nothing
    elif when == "end-districts":
        districts = DISTRICTS[:number]
        for i, card in enumerate(MONSTERS):
            city.s.beaten_by[i] = 0 if card["district"] in districts else 1
    elif when == "end-heroes":
        city.s.heroes[0] = condition["class_level"] - 1
        city.s.heroes[0, :number] = condition["class_level"]
    elif when == "end-quests":
        city.s.quest_at[:number] = c.DONE_BY
        city.s.quest_at[10:20] = c.DONE_BY + 1
    else:
        lay_meeples(city, condition, condition.get("number", 3) + short if condition.get("fewest") else number)


def lay_meeples(city: City, condition: dict[str, Any], number: int) -> None:
    """Spread over bag, Lodgings and Tavern, and over the kinds that count."""
    places: dict[str, Counter[str]] = {"bag": Counter(), "lodgings": Counter(), "tavern": Counter()}
    for i in range(number):
        places[list(places)[i % 3]][condition["kinds"][i % len(condition["kinds"])]] += 1
    for where, meeples in places.items():
        city.place(where, 0, **meeples)
    if condition.get("most"):
        city.place("bag", 1, **{condition["kinds"][0]: 3})


AT_END = [pytest.param(q, id=q["key"]) for q in QUESTS if q["kind"] == "end"]


@rule("P47", "P52")
@pytest.mark.parametrize("quest", AT_END)
def test_every_end_of_game_quest_gives_its_vp_at_the_end(quest: dict[str, Any]) -> None:
    city = quiet_city()
    lay(city, quest["condition"], short=0)
    number = city.quest(quest["key"])
    rows = finish(city)
    assert events(rows, c.Event.QUEST_DONE) == [(0, number, 0, 0)]
    assert events(rows, c.Event.SCORED) == [(0, quest["vp"], c.Source.QUEST, number)]
    assert scores(city) == [quest["vp"], 0]


@rule("P47", "P52")
@pytest.mark.parametrize("quest", AT_END)
def test_with_one_thing_missing_it_costs_its_penalty_and_the_score_may_be_negative(quest: dict[str, Any]) -> None:
    city = quiet_city()
    lay(city, quest["condition"], short=1)
    number = city.quest(quest["key"])
    rows = finish(city)
    assert events(rows, c.Event.QUEST_DONE) == []
    assert [row[:3] for row in events(rows, c.Event.QUEST_FAILED)] == [(0, number, quest["penalty"])]
    assert scores(city) == [-quest["penalty"], 0]


@rule("P47")
@pytest.mark.parametrize("quest", AT_END)
def test_an_end_of_game_quest_is_not_done_before_the_end(quest: dict[str, Any]) -> None:
    city = quiet_city()
    lay(city, quest["condition"], short=0)
    number = city.quest(quest["key"])
    for _ in range(4):
        pass_turn(city)
    assert city.s.quest_at[number] == 0
    assert city.s.vp[0] == 0


@rule("P47")
@pytest.mark.parametrize("key", [q["key"] for q in QUESTS if "most" in q["condition"]])
def test_most_is_friendly_to_ties(key: str) -> None:
    city = quiet_city(players=3)
    lay(city, QUESTS[numbered("quest", key)]["condition"], short=0)  # three, as many as seat 1
    number = city.quest(key)
    assert events(finish(city), c.Event.QUEST_DONE) == [(0, number, 0, 0)]
    assert scores(city) == [QUESTS[number]["vp"], 0, 0]


@rule("P47")
@pytest.mark.parametrize("key", [q["key"] for q in QUESTS if "most" in q["condition"]])
def test_where_nobody_has_any_none_is_the_most(key: str) -> None:
    city = quiet_city()
    number = city.quest(key)
    assert events(finish(city), c.Event.QUEST_DONE) == [(0, number, 0, 0)]


@rule("P30", "P47")
@pytest.mark.parametrize("rangers", [0, 1, 2])
def test_a_prestige_class_counts_once_among_the_heroes_if_there_is_such_a_unit(rangers: int) -> None:
    city = quiet_city().lodgings(ranger=rangers)
    (quest,) = (q for q in QUESTS if q["condition"]["when"] == "end-heroes")
    number, condition = city.quest(quest["key"]), quest["condition"]
    city.s.heroes[0] = condition["class_level"] - 1
    city.s.heroes[0, : condition["number"] - 1] = condition["class_level"]
    city.cards.prestige_level[c.RANGER] = condition["class_level"]
    assert events(finish(city), c.Event.QUEST_DONE) == ([(0, number, 0, 0)] if rangers else [])


@rule("P47")
@pytest.mark.parametrize(
    ("key", "meeples"),
    [("standing-timber", {"knight": 9}), ("robes-and-ropes", {"cleric": 8}), ("spotless-varnish", {"peasant": 1})],
)
def test_more_than_asked_or_none_of_what_should_be_few_will_do(key: str, meeples: dict[str, int]) -> None:
    city = quiet_city().lodgings(**meeples)
    number = city.quest(key)
    assert events(finish(city), c.Event.QUEST_DONE) == [(0, number, 0, 0)]


@rule("P47", "P52")
def test_quests_done_at_the_end_count_for_the_quest_that_counts_quests() -> None:
    city = quiet_city().lodgings(knight=6)
    city.s.quest_at[:4] = c.DONE_BY
    for key in ("standing-timber", "busybody"):
        city.quest(key)
    finish(city)
    assert scores(city)[0] == 4 + 5


@rule("P52", "P36")
def test_units_on_a_hill_are_own_meeples_at_the_end() -> None:
    city = quiet_city().tavern(knight=6)
    city.quest("standing-timber")
    colosseum = city.build(0, "colosseum")
    city.s.arrived, city.s.ends_after = 3, 1
    city.main().assign(colosseum, knight=6)
    city.end_main()
    assert scores(city)[0] == 4


@rule("P52")
def test_penalties_of_all_kinds_of_quests_and_of_everyone() -> None:
    city = quiet_city()
    city.s.vp[:2] = [4, 1]
    for key, seat in [("pitchfork-mob", 0), ("oath-of-oak", 0), ("hall-of-frames", 0), ("busybody", 1)]:
        city.quest(key, seat)
    finish(city)
    assert scores(city) == [4 - 1 - 2 - 3, 1 - 3]


@rule("P52")
def test_a_quest_done_or_discarded_costs_nothing() -> None:
    city = quiet_city()
    city.s.quest_at[[1, 2]] = [c.DONE_BY, c.DISCARDED]
    finish(city)
    assert scores(city) == [0, 0]


@rule("P52", "P5")
def test_vp_never_fall_below_0_before_the_end() -> None:
    city = quiet_city().tavern(knight=1)
    target = city.monster(0, strength=1, vp=1, effect=0)
    city.cards.monster_effect[city.s.board[0], c.Effect.VP] = -5
    city.main().assign(target, knight=1)
    city.end_main()
    assert city.s.vp[0] == 0


@rule("P52")
def test_the_score_is_the_vp() -> None:
    city = quiet_city(players=3)
    city.s.vp[:3] = [3, 14, 7]
    finish(city)
    assert scores(city) == [3, 14, 7]
