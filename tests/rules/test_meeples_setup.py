"""Meeples & Monsters, components and setting up (P1 to P13): the arrangement, the outcome."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lair.engine import calls
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from tests.support.city import DECK, DISTRICTS, KINDS, TABLES, City, events, go, numbered

rule = pytest.mark.rule
CARDS = DECK.row[0]
CONTENT = DECK.content
CLASSES = ("mage", "cleric", "knight", "warrior")
HEROES = {(card["class"], card["level"]): card for card in CONTENT["hero"]}
TABLES_OF = [(players, towers) for players in (2, 3, 4) for towers in (False, True)]


def deals(players: int, towers: bool = False, games: int = 200, cards: Any = DECK.row) -> Iterator[Any]:
    """Freshly dealt games, one for each seed."""
    deal = calls.compiled_verbs(RULES).deal
    for seed in range(games):
        states = np.zeros(1, RULES.state)
        deal(cards, states, 0, players, int(towers), seed)
        yield states[0]


def evenly(counts: Counter[int], places: int) -> bool:
    """Every one of so many places comes up, none much more or less often than the others."""
    fair = counts.total() / places
    return len(counts) == places and all(0.7 * fair < count < 1.3 * fair for count in counts.values())


def level_piles(s: Any) -> list[list[int]]:
    """The Monster deck as it was dealt, the top first, cut by level; an Arrives card belongs to its level."""
    deck = s.deck[: s.deck_size].tolist()
    levels = [card - c.MONSTERS + 1 if card >= c.MONSTERS else int(CARDS.monster_level[card]) for card in deck]
    assert levels == sorted(levels), "level 1 on level 2 on level 3"
    return [[card for card, at in zip(deck, levels, strict=True) if at == level] for level in (1, 2, 3)]


# Components


@rule("P1")
def test_two_to_four_players() -> None:
    assert (min(RULES.players), max(RULES.players)) == (2, 4)


@rule("P1")
def test_meeples_are_limited() -> None:
    numbers = dict(zip(KINDS, CARDS.supply.tolist(), strict=True))
    assert numbers.pop("corruption") == 20
    basic = {"peasant": 48, "mage": 18, "cleric": 18, "knight": 15, "warrior": 18}
    assert numbers == basic | {"ranger": 5, "paladin": 5, "shaman": 5}
    assert KINDS[: c.BASIC] == tuple(basic)
    assert KINDS[c.UNITS :] == ("corruption",), "all but Corruption are Units"


@rule("P1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_meeples_of_a_dealt_game_are_those_of_the_box(players: int) -> None:
    for s in deals(players):
        everywhere = s.supply + (s.bag + s.tavern + s.lodgings + s.kept).sum(axis=0)
        assert everywhere.tolist() == CARDS.supply.tolist()


@rule("P2")
def test_a_district_has_a_built_location_two_slots_with_a_bonus_and_three_monster_slots() -> None:
    assert [built["district"] for built in CONTENT["built"]] == list(DISTRICTS)
    assert [slot["district"] for slot in CONTENT["slot"]] == [name for name in DISTRICTS for _ in range(2)]
    assert all(slot["gives"] for slot in CONTENT["slot"])
    assert CARDS.slot_effect.any(axis=1).all()
    for s in deals(4, games=20):
        assert (s.slots == c.NONE).all(), "the slots are empty at first"
        assert len(s.board) == 4 * 3


@rule("P2")
def test_the_four_built_locations_are_there_from_the_start() -> None:
    city = City().tavern(peasant=4).main()
    assert city.offers("go:l", "go:s") == ["go:l1", "go:l2", "go:l3", "go:l4"]


@rule("P3")
def test_what_is_in_the_box() -> None:
    counts = {"tile": 15, "quest": 44, "monster": 40, "overlord": 3, "henchman": 1, "token": 6, "slot": 8, "room": 20}
    assert {table: len(CONTENT[table]) for table in counts} == counts
    assert Counter(CARDS.monster_level.tolist()) == {1: 12, 2: 20, 3: 8}
    assert CARDS.monster_three.any()
    assert CONTENT["henchman"][0]["key"] == "combustor"
    assert c.ARRIVES == 3


@rule("P3")
def test_hero_cards_of_three_levels_for_four_classes_and_one_for_each_prestige_class() -> None:
    assert set(HEROES) == {(name, level) for name in CLASSES for level in (1, 2, 3)} | {("peasant", 1)}
    assert {card["kind"] for card in CONTENT["prestige"]} == {"ranger", "paladin", "shaman"}


@rule("P4")
@pytest.mark.parametrize("number", range(c.MONSTERS), ids=[card["key"] for card in TABLES["monster"]])
def test_every_monster_has_a_level_a_type_a_district_a_strength_and_vp(number: int) -> None:
    card = CONTENT["monster"][number]
    assert CARDS.monster_level[number] == card["level"]
    assert ("humanoid", "monstrous", "undead")[CARDS.monster_type[number]] == card["type"]
    assert DISTRICTS[CARDS.monster_district[number]] == card["district"]
    assert CARDS.monster_strength[number] == card["strength"] > 0
    assert CARDS.monster_vp[number] == card["vp"] > 0


@rule("P5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_0_vp_level_1_and_empty_lodgings(players: int) -> None:
    for s in deals(players, games=50):
        assert s.vp.tolist() == [0, 0, 0, 0]
        assert (s.heroes[:players] == 1).all()
        assert not s.lodgings.any()


# Setting up


@rule("P6")
def test_one_of_the_six_tokens_lies_under_each_overlord() -> None:
    under: list[Counter[int]] = [Counter() for _ in range(3)]
    for s in deals(3, games=3000):
        assert sorted(s.tokens.tolist()) == list(range(6))
        for overlord in range(3):
            under[overlord][int(s.tokens[overlord])] += 1
    assert all(evenly(counts, 6) for counts in under)


@rule("P7")
@pytest.mark.parametrize(("players", "towers"), TABLES_OF)
def test_monsters_are_stacked_by_level_and_with_2_players_those_marked_3_plus_stay_out(
    players: int, towers: bool
) -> None:
    marked = {number for number in range(c.MONSTERS) if CARDS.monster_three[number]}
    expected = set(range(c.MONSTERS)) - (marked if players == 2 else set())
    for s in deals(players, towers):
        monsters = [card for pile in level_piles(s) for card in pile if card < c.MONSTERS]
        assert sorted(monsters) == sorted(expected)


@rule("P7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_arrives_card_is_anywhere_in_the_bottom_4_the_bottom_8_and_the_bottom_half(players: int) -> None:
    below: list[Counter[int]] = [Counter() for _ in range(3)]
    for s in deals(players, games=3000):
        for level, pile in enumerate(level_piles(s)):
            (place,) = (i for i, card in enumerate(pile) if card >= c.MONSTERS)
            below[level][len(pile) - 1 - place] += 1
    bottom = (4, 8, 3 if players == 2 else 4)
    for counts, cards in zip(below, bottom, strict=True):
        assert set(counts) == set(range(cards + 1))
        assert evenly(counts, cards + 1)


@rule("P7")
@pytest.mark.parametrize(("players", "cards"), [(2, (8, 14, 6)), (4, (12, 20, 8))])
def test_every_monster_of_a_level_is_as_likely_to_lie_on_top_of_it(players: int, cards: tuple[int, ...]) -> None:
    tops: list[Counter[int]] = [Counter() for _ in range(3)]
    for s in deals(players, games=4000):
        for level, pile in enumerate(level_piles(s)):
            tops[level][pile[0]] += 1
    assert all(evenly(counts, number) for counts, number in zip(tops, cards, strict=True))


@rule("P8")
@pytest.mark.parametrize(("players", "towers"), TABLES_OF)
def test_the_top_six_monsters_lie_in_the_lowest_slots_of_their_districts(players: int, towers: bool) -> None:
    for s in deals(players, towers, games=300):
        top = [card for card in s.deck[: s.deck_size].tolist() if card < c.MONSTERS][:6]
        for district in range(4):
            own = [card for card in top if CARDS.monster_district[card] == district]
            assert s.board[district * 3 : district * 3 + 3].tolist() == own + [c.NONE] * (3 - len(own))
        assert s.deck_top == 6 + s.arrived


@rule("P8")
@pytest.mark.parametrize(("full", "following"), [(0, 1), (2, 3), (3, 0)])
def test_setting_up_a_full_district_sends_monsters_to_the_next_with_room(full: int, following: int) -> None:
    cards = DECK.row.copy()
    cards[0].monster_district[:] = full
    for s in deals(3, games=20, cards=cards):
        filled = [district for district in range(4) if (s.board[district * 3 : district * 3 + 3] != c.NONE).all()]
        assert filled == sorted((full, following))
        assert s.board[full * 3 : full * 3 + 3].tolist() == s.deck[:3].tolist()
        assert s.board[following * 3 : following * 3 + 3].tolist() == s.deck[3:6].tolist()
        assert (s.board != c.NONE).sum() == 6


@rule("P9")
@pytest.mark.parametrize(("players", "towers"), TABLES_OF)
def test_four_tiles_face_up_and_eleven_in_the_stack(players: int, towers: bool) -> None:
    shown = Counter[int]()
    for s in deals(players, towers, games=1500):
        stack = s.tile_order[s.tile_top :].tolist()
        assert len(stack) == 11
        assert sorted(s.face_up.tolist() + stack) == list(range(c.BUILT, c.LOCATIONS))
        shown.update(s.face_up.tolist())
    assert evenly(shown, 15)


@rule("P10")
@pytest.mark.parametrize(("players", "towers"), TABLES_OF)
def test_two_quests_each_and_the_rest_are_the_deck(players: int, towers: bool) -> None:
    dealt = Counter[int]()
    for s in deals(players, towers, games=1500):
        holders = Counter(s.quest_at.tolist())
        assert holders == {c.IN_DECK: 44 - 2 * players} | dict.fromkeys(range(players), 2)
        deck = s.quest_order[s.quest_top : s.quest_size].tolist()
        assert sorted(deck) == [quest for quest in range(44) if s.quest_at[quest] == c.IN_DECK]
        dealt.update(quest for quest in range(44) if s.quest_at[quest] >= 0)
    assert len(dealt) == 44
    fair = 1500 * 2 * players / 44
    assert all(0.5 * fair < count < 1.5 * fair for count in dealt.values())


@rule("P11")
@pytest.mark.parametrize(("players", "towers"), TABLES_OF)
def test_three_corruption_and_seven_peasants_four_of_them_in_the_tavern(players: int, towers: bool) -> None:
    for s in deals(players, towers):
        early = int(s.arrived)  # with 2 players an Arrives card may lie among the top: P41's Corruption
        for seat in range(4):
            mine = dict(zip(KINDS, (s.bag[seat] + s.tavern[seat]).tolist(), strict=True))
            present = seat < players
            assert mine.pop("corruption") == (3 + early if present else 0)
            assert mine.pop("peasant") == (7 if present else 0)
            assert not any(mine.values())
            assert s.tavern[seat].sum() == (4 if present else 0)


@rule("P11")
def test_the_first_four_are_drawn_by_chance() -> None:
    drawn = Counter(int(s.tavern[seat, c.CORRUPTION]) for s in deals(4, games=1500) for seat in range(4))
    ways = {0: 35, 1: 105, 2: 63, 3: 7}  # of 210
    assert set(drawn) == set(ways)
    for corruption, number in ways.items():
        fair = 6000 * number / 210
        assert 0.75 * fair < drawn[corruption] < 1.25 * fair


@rule("P12")
@pytest.mark.parametrize(("players", "towers"), TABLES_OF)
def test_most_corruption_goes_first_equals_by_lot(players: int, towers: bool) -> None:
    lots = {number: Counter[int]() for number in range(2, players + 1)}
    for s in deals(players, towers, games=4000):
        drawn = s.tavern[:players, c.CORRUPTION].tolist()
        best = [seat for seat in range(players) if drawn[seat] == max(drawn)]
        assert s.first in best
        assert s.turn == s.first
        if len(best) > 1:
            lots[len(best)][best.index(int(s.first))] += 1
    for number, counts in lots.items():
        assert evenly(counts, number)


@rule("P12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_and_the_marker_stays(players: int) -> None:
    city = City(players)
    city.s.turn = city.s.first = 1
    seats = []
    for _ in range(2 * players + 1):
        seats.append(city.actor)
        city.main().end_main()
        assert city.s.first == 1
    assert seats == [(1 + turn) % players for turn in range(2 * players + 1)]


@rule("P13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tower_rooms_are_shuffled_into_four_stacks_of_five(players: int) -> None:
    tops = Counter[int]()
    for s in deals(players, towers=True, games=1500):
        assert sorted(s.rooms.tolist()) == list(range(20))
        assert s.room_top.tolist() == [0, 0, 0, 0]
        tops.update(s.rooms[::5].tolist())
    assert evenly(tops, 20)


@rule("P13")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("towers", [False, True])
def test_only_with_the_expansion_there_is_a_room_face_up_on_each_tower(players: int, towers: bool) -> None:
    city = City(players, towers).tavern(peasant=4, mage=2, cleric=2, knight=2, warrior=2, corruption=3).main()
    rooms = city.offers("go:t")
    assert rooms == ([go(c.TOWER_TARGET + stack) for stack in range(4)] if towers else [])


@rule("P13")
@pytest.mark.parametrize("stack", range(4))
def test_the_room_face_up_is_the_top_one_of_its_stack(stack: int) -> None:
    city = City(towers=True)
    top = numbered("room", "broom-cupboard")
    other = int(np.flatnonzero(city.s.rooms == top)[0])
    first = stack * c.STACK
    city.s.rooms[other] = city.s.rooms[first]
    city.s.rooms[first] = top
    city.tavern(peasant=2).main().assign(c.TOWER_TARGET + stack, peasant=2)
    assert events(city.end_main(), c.Event.ROOM_DONE) == [(0, top, stack, 0)]
