"""The greedy player of Meeples & Monsters, in arranged positions and in whole games."""

from functools import cache

import numpy as np
import pytest

from lair.bots import policies_of
from lair.bots.player import PolicyBot, choose_at
from lair.engine import calls
from lair.engine.contract import Row
from lair.errors import OptionError
from lair.games.meeples.bots.scratch import SCRATCH
from lair.games.meeples.bots.value_function import value
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from lair.laboratory.moments import wins
from lair.laboratory.styles import meetings, wins_by_style
from lair.laboratory.workers import Cores
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game
from tests.support.city import DECK, TEXTS, City, events, go, kind, quest_action

VILLAGES, UNIVERSITY, CASTLE = range(3)
WARRIORS = c.WARRIOR - 1
BOTS = policies_of("meeples")
SLOTS = c.SLOTS_A_DISTRICT


def scratch() -> Row:
    found = np.zeros(1, SCRATCH)
    found["stream"] = 5
    return found


def prospects_at(cards: Row, states: Row, out: Row, scratches: Row) -> None:
    value(cards[0], states[0], out, scratches[0])


def chosen(city: City, of: Row | None = None, bot: str = "greedy") -> str:
    """What the bot does next."""
    legal = np.array(city.legal_numbers, np.int16)
    imagined = np.empty_like(city.states)
    of = scratch() if of is None else of
    return TEXTS[choose_at(city.row, city.states, imagined, BOTS.index(bot), legal, of)]


def turn(city: City, bot: str = "greedy") -> list[tuple[int, ...]]:
    """The bot plays seat 0's turn; returns what happened."""
    happened, of, turns = [], scratch(), int(city.s.turns)
    while city.s.turns == turns and city.actor == 0:
        happened += city.play(chosen(city, of, bot))
    return happened


def assigned(rows: list[tuple[int, ...]], target: int) -> list[int]:
    """The kinds of Units assigned to a target."""
    return [unit for _, unit, to, _ in events(rows, c.Event.ASSIGNED) if to == target]


def early(**tavern: int) -> City:
    """A first turn with no Monster about, some Peasants in the bag."""
    return City().clear_monsters().bag(peasant=6, corruption=2).tavern(**tavern)


def in_the_last_turn(city: City) -> City:
    city.s.arrived, city.s.ends_after = 3, city.s.turns + 1
    return city


@pytest.mark.rule("P47")
def test_it_beats_the_monster_a_quest_asks_for() -> None:
    for quest, other in (("saw-the-sawyers", "anatomy-of-beavers"), ("anatomy-of-beavers", "saw-the-sawyers")):
        city = early(warrior=1)
        city.quest(quest)
        same = {"level": 2, "strength": 2, "vp": 2}
        wanted = {"saw-the-sawyers": 0, "anatomy-of-beavers": 1}
        targets = [city.monster(0, "lumberjack-the-ripper", **same), city.monster(3, "glue-golem", **same)]
        happened = turn(city)
        assert assigned(happened, targets[wanted[quest]]) == [c.WARRIOR]
        assert assigned(happened, targets[wanted[other]]) == []
        assert events(happened, c.Event.QUEST_DONE)


@pytest.mark.rule("P24", "P47")
@pytest.mark.parametrize("held", [True, False])
def test_it_assigns_more_than_enough_where_a_quest_asks_for_it(held: bool) -> None:
    city = in_the_last_turn(early(peasant=3))
    if held:
        city.quest("pitchfork-mob")
    monster = city.monster(0, "ghoul", level=2, strength=1, vp=3)
    happened = turn(city)
    assert len(assigned(happened, monster)) == (3 if held else 1)
    assert bool(events(happened, c.Event.QUEST_DONE)) == held


@pytest.mark.rule("P25", "P26")
def test_it_uses_a_combat_bonus_that_makes_a_monster_beatable() -> None:
    city = in_the_last_turn(early(peasant=2, mage=1, warrior=1))
    levy = city.build(2 * CASTLE, "levy-station")
    monster = city.monster(0, "dam-colossus", strength=6, vp=6)
    city.main()
    assert go(monster) not in city.legal, "5 against 6 without it"
    happened = turn(city)
    assert sorted(assigned(happened, levy)) == [c.MAGE, c.WARRIOR]
    assert assigned(happened, monster) == [c.PEASANT, c.PEASANT]


@pytest.mark.rule("P29")
def test_it_reckons_with_the_levy() -> None:
    city = early(warrior=1).lodgings(peasant=1)
    city.s.heroes[0, WARRIORS] = 3
    monster = city.monster(0, "dam-colossus", strength=int(city.cards.combat[c.WARRIOR, 3]) + 1, vp=6)
    happened = turn(city)
    assert assigned(happened, monster) == [c.WARRIOR, c.PEASANT]
    assert events(happened, c.Event.DEFEATED)


@pytest.mark.rule("P16")
def test_it_trains_when_it_pays_and_not_at_the_end() -> None:
    city = early(warrior=1, mage=1).bag(mage=5, peasant=2)
    city.s.vp[0] = 9
    happened = turn(city)
    assert events(happened, c.Event.TRAINED) == [(0, c.MAGE - 1, 2, 0)]
    late = in_the_last_turn(early(warrior=1, mage=1).bag(mage=5, peasant=2))
    late.s.vp[0] = 9
    turn(late)
    assert late.s.heroes[0, c.MAGE - 1] == 1, "1 VP for nothing"


@pytest.mark.rule("P16", "P47")
def test_it_trains_for_a_quest_even_at_the_end() -> None:
    city = in_the_last_turn(early(mage=1))
    city.s.vp[0] = 9
    city.quest("night-school")
    assert events(turn(city), c.Event.QUEST_DONE)


@pytest.mark.rule("P17")
def test_it_builds_where_a_quest_asks_for_it() -> None:
    city = early(peasant=2)
    city.quest("town-planner")
    ((_, _, slot, _),) = events(turn(city), c.Event.BUILT)
    assert slot // 2 in (UNIVERSITY, CASTLE)


@pytest.mark.rule("P15", "P22")
def test_it_recruits_early_and_leaves_no_peasant_idle() -> None:
    happened = turn(early(peasant=4))
    gained = [unit for _, unit, _, _ in events(happened, c.Event.GAINED)]
    assert {c.WARRIOR, c.KNIGHT} & set(gained) or events(happened, c.Event.BUILT)
    assert len(events(happened, c.Event.ASSIGNED)) + 2 * len(events(happened, c.Event.BUILT)) >= 3


@pytest.mark.rule("P49", "P51")
def test_it_fights_the_overlord_whose_token_it_can_earn() -> None:
    city = in_the_last_turn(early(knight=2, warrior=2))
    city.s.tokens[:3] = [3, 4, 5]
    city.cards.council_strength[:] = 9
    city.cards.council_vp[:] = 8
    city.cards.token[3, c.Effect.VP] = 5
    ((_, overlord, _, _),) = events(turn(city), c.Event.COUNCIL_FOUGHT)
    assert overlord == 0


@pytest.mark.rule("P13", "P27")
def test_it_brings_corruption_to_a_tower_room() -> None:
    city = City(towers=True).clear_monsters().bag(peasant=6).tavern(knight=1, corruption=1)
    vault = [card["key"] for card in DECK.content["room"]].index("bribe-vault")
    place = city.s.rooms.tolist().index(vault)
    city.s.rooms[0], city.s.rooms[place] = vault, city.s.rooms[0]
    ((_, room, _, _),) = events(turn(city), c.Event.ROOM_DONE)
    assert room == vault


@pytest.mark.rule("P47")
def test_it_discards_the_quest_it_has_no_hope_for() -> None:
    city = in_the_last_turn(early(warrior=1))
    sure, lost = city.quest("spotless-varnish"), city.quest("hall-of-frames")
    city.place("bag", peasant=6)
    city.s.discards = 1
    assert city.legal == [quest_action(sure), quest_action(lost)]
    assert chosen(city) == quest_action(lost)


@pytest.mark.rule("P38")
def test_it_returns_good_units_to_the_bag_and_leaves_corruption_where_it_is() -> None:
    city = early(peasant=1).lodgings(corruption=2, knight=1)
    city.s.refresher, city.s.refreshes = 0, 3
    assert chosen(city) == "take:knight"
    city.play("take:knight")
    assert chosen(city) == "done"


def test_it_leaves_the_state_it_is_shown_as_it_was() -> None:
    city = early(peasant=2, mage=1, warrior=1, cleric=1)
    city.build(2 * CASTLE, "levy-station")
    city.build(2 * CASTLE + 1, "grudge-grindery")
    city.monster(0, "dam-colossus", strength=6, vp=6)
    city.main()
    states, imagined = city.states.copy(), np.empty_like(city.states)
    choose_at(
        city.row,
        city.states,
        imagined,
        BOTS.index("greedy"),
        np.array(city.legal_numbers, np.int16),
        scratch(),
    )
    assert (city.states == states).all()
    verbs = calls.compiled_verbs(RULES)
    verbs.imagine(city.row, states, 0, 0, 5)
    for field in ("tavern", "assigned", "plus", "together", "against", "lent"):
        assert imagined[field].tobytes() == states[field].tobytes(), field


@pytest.mark.parametrize("players", [2, 4])
def test_it_can_play_where_targets_only_ascend(players: int) -> None:
    """As a search sees the game: assignments in one order only."""
    city = City(players, towers=True, seed=3)
    for seat in range(players):
        city.bag(seat, peasant=3, corruption=3).tavern(seat, peasant=4)
    of, decisions = scratch(), 0
    while city.actor >= 0:
        city.s.canonical = 1
        city.play(chosen(city, of))
        decisions += 1
    assert decisions > 100
    assert int(city.s.vp.max()) > 25


def test_whoever_asks_in_the_middle_of_a_turn_gets_an_answer() -> None:
    """A bot without a plan for this turn, in every position of some turns that random bots play."""
    dice = np.random.default_rng(1)
    city = City(3, towers=True, seed=8)
    for _ in range(600):
        if city.actor < 0:
            break
        assert chosen(city) in city.legal
        city.play(str(dice.choice(city.legal)))


def test_a_plan_is_made_around_what_somebody_else_has_begun() -> None:
    """A search opens a target that no plan has opened: the best is made of it, and of the rest of the Tavern."""
    city = early(peasant=3, knight=1, warrior=1)
    weak = city.monster(0, "glue-golem", strength=3, vp=2)
    strong = city.monster(SLOTS, "dam-colossus", strength=5, vp=20)
    city.main()
    city.play(go(weak))
    for _ in range(3):
        assert chosen(city) == "+peasant", "Knight and Warrior are needed against the other one"
        city.play("+peasant")
    assert chosen(city) == "done"
    city.play("done")
    assert chosen(city) == go(strong)


def test_prospects_leave_the_state_as_it_was_and_rise_with_what_one_has() -> None:
    city = City(2, seed=4)
    before, seen = city.states.copy(), city.states.tobytes()
    hopes = np.zeros(8)
    prospects_at(city.row, city.states, hopes, scratch())
    assert city.states.tobytes() == seen
    for field, amount in (("vp", 5), ("bag", 3)):
        richer = before.copy()
        if field == "bag":
            richer["bag"][0, 0, kind("warrior")] += amount
        else:
            richer["vp"][0, 0] += amount
        better = np.zeros(8)
        prospects_at(city.row, richer, better, scratch())
        assert better[0] - better[1] > hopes[0] - hopes[1], field


@cache
def batch(bots: tuple[str, ...], games: int, options: tuple[str, ...] = ()) -> tuple[Row, Row]:
    found = play_batch(Plan(RULES, DECK, len(bots), options, bots, 3), 0, games)
    return found.scores, found.tally


def test_it_beats_random_play() -> None:
    scores, _ = batch(("greedy", "random"), 150)
    other, _ = batch(("random", "greedy"), 150)
    assert (wins(scores)[:, 0].mean() + wins(other)[:, 1].mean()) / 2 >= 0.95


def test_styles_do_what_they_are_called_after() -> None:
    tally = {style: batch((style,) * 3, 120)[1] for style in RULES.manifest.styles}
    built = {style: int(found["built"].sum() + found["trained"].sum()) for style, found in tally.items()}
    done = {style: int(found["quest_done"].sum()) for style, found in tally.items()}
    recruited = {style: int(found["activated"].sum()) for style, found in tally.items()}
    assert built["builder"] > built["fighter"]
    assert done["quester"] > max(done["fighter"], done["builder"])
    assert recruited["builder"] > recruited["fighter"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_styles_meet_each_sits_everywhere_once(players: int) -> None:
    plan = Plan(RULES, DECK, players, (), ("greedy",) * players, 3)
    tables = meetings(plan, RULES.manifest.styles)
    for seat in range(players):
        assert sorted(table.bots[seat] for table in tables) == sorted(RULES.manifest.styles)


def test_wins_by_style_are_times_the_fair_share() -> None:
    plan = Plan(RULES, DECK, 2, (), ("greedy", "greedy"), 3)
    counted: list[int] = []
    won = wins_by_style(plan, RULES.manifest.styles, 20, Cores(1), counted.append)
    assert sum(won.values()) == pytest.approx(3)
    assert sum(counted) == 60
    won = wins_by_style(plan, ("greedy", "random"), 30, Cores(1))
    assert won["greedy"] > 1.8


def test_a_style_belongs_to_a_game() -> None:
    assert policies_of("meeples") == (*policies_of("mighty"), *RULES.manifest.styles)
    game = Game("mighty", players=3, seed=1)
    with pytest.raises(OptionError, match="There is no bot builder; choose from random, greedy"):
        PolicyBot("builder", 1).choose(game.knowledge(1))
    table = Game("meeples", players=2, seed=1)
    assert PolicyBot("builder", 1).choose(table.knowledge(1)) in table.legal_numbers
