"""Meeples & Monsters, who knows what (P53).

`redraw` below is written apart from the rules: it shuffles what a seat cannot know with Python's own dice.
"""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from lair.engine import calls
from lair.engine.contract import Row
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from tests.support.city import DECK, TABLES, City

rule = pytest.mark.rule
MONSTERS: list[dict[str, Any]] = TABLES["monster"]


# Who knows what


HIDDEN = {"stream", "quest_at", "quest_order", "quest_top", "quest_size", "deck", "tile_order", "rooms"}


HIDDEN |= {"canonical", "last_kind"}  # how a search goes through assignments


def on_the_way(players: int, seed: int, moves: int) -> City:
    """A game with The Four Towers, some random moves on."""
    city = City(players, towers=True)
    city.calls.deal(city.row, city.states, 0, players, c.TOWERS, seed)
    dice = random.Random(seed)
    for _ in range(moves):
        if not city.legal:
            break
        city.play(dice.choice(city.legal))
    return city


def imagined(city: City, seat: int, seed: int) -> Any:
    states = city.states.copy()
    city.calls.imagine(city.row, states, 0, seat, seed)
    return states[0]


def held(s: Any, seat: int) -> list[int]:
    return [q for q in range(c.QUESTS) if s.quest_at[q] == seat]


def deck_of(s: Any) -> list[int]:
    cards: list[int] = s.deck[s.deck_top : s.deck_size].tolist()
    return cards


def quests_left(s: Any) -> list[int]:
    cards: list[int] = s.quest_order[s.quest_top : s.quest_size].tolist()
    return cards


def level_of(card: int) -> int:
    return card - c.MONSTERS + 1 if card >= c.MONSTERS else int(MONSTERS[card]["level"])


def face_down(s: Any) -> list[int]:
    return [place for place in range(c.ROOMS) if place % c.STACK > s.room_top[place // c.STACK]]


GAMES = [(players, seed, moves) for players in (2, 3, 4) for seed, moves in ((1, 0), (2, 60), (3, 300), (4, 1200))]


@rule("P53")
@pytest.mark.parametrize(("players", "seed", "moves"), GAMES)
def test_what_a_seat_imagines_keeps_everything_it_knows(players: int, seed: int, moves: int) -> None:
    city = on_the_way(players, seed, moves)
    s = city.s
    assert RULES.state.names is not None
    for seat in range(players):
        for again in range(20):
            t = imagined(city, seat, 1000 * seat + again)
            for name in set(RULES.state.names) - HIDDEN:
                assert np.array_equal(t[name], s[name]), name
            assert held(t, seat) == held(s, seat)
            assert [len(held(t, other)) for other in range(players)] == [len(held(s, o)) for o in range(players)]
            seen = s.quest_at >= c.DONE_BY
            assert np.array_equal(t.quest_at[seen], s.quest_at[seen])
            assert sorted(quests_left(t)) == [q for q in range(c.QUESTS) if t.quest_at[q] == c.IN_DECK]
            assert len(quests_left(t)) == len(quests_left(s))
            check_deck(t, s, players)
            assert t.tile_order[: s.tile_top].tolist() == s.tile_order[: s.tile_top].tolist()
            assert sorted(t.tile_order.tolist()) == sorted(s.tile_order.tolist())
            hidden = face_down(s)
            assert np.array_equal(np.delete(t.rooms, hidden), np.delete(s.rooms, hidden))
            assert sorted(t.rooms.tolist()) == list(range(c.ROOMS))


def check_deck(t: Any, s: Any, players: int) -> None:
    """P7: the same cards, level on level, and an Arrives card only within the bottom of its level."""
    assert np.array_equal(t.deck[: s.deck_top], s.deck[: s.deck_top])
    cards = deck_of(t)
    assert sorted(cards) == sorted(deck_of(s))
    levels = [level_of(card) for card in cards]
    assert levels == sorted(levels)
    for number, within in enumerate((4, 8, 4)):
        of_level = [card for card in cards if level_of(card) == number + 1]
        if c.MONSTERS + number in of_level:
            most = within
            if number == 2:
                most = sum(m["level"] == 3 and (players > 2 or not m.get("three_plus")) for m in MONSTERS) // 2
            assert len(of_level) - 1 - of_level.index(c.MONSTERS + number) <= most


@rule("P53")
def test_everything_hidden_is_imagined_in_every_way() -> None:
    city = on_the_way(3, seed=5, moves=0)
    mine = held(city.s, 0)
    quests, first_monster, last_places, tiles, rooms = (Counter[int]() for _ in range(5))
    for seed in range(2000):
        t = imagined(city, 0, seed)
        quests.update(held(t, 1))
        cards = deck_of(t)
        first_monster[cards[0]] += 1
        last_places[len(cards) - 1 - cards.index(c.MONSTERS + 2)] += 1
        tiles[int(t.tile_order[t.tile_top])] += 1
        rooms[int(t.rooms[1])] += 1
    assert set(quests) == set(range(c.QUESTS)) - set(mine)
    assert all(50 < many < 150 for many in quests.values())
    assert len(first_monster) == sum(level_of(card) == 1 and card < c.MONSTERS for card in deck_of(city.s))
    assert set(last_places) == {0, 1, 2, 3, 4}
    assert all(300 < many < 500 for many in last_places.values())
    assert len(tiles) == c.TILES - c.FACE_UP
    assert len(rooms) == c.ROOMS - c.STACKS


@rule("P53")
def test_what_is_drawn_from_bags_is_imagined_anew() -> None:
    city = City().clear_monsters().bag(peasant=5, mage=5)
    city.s.deck_size = city.s.deck_top
    taverns = set()
    for seed in range(300):
        states = city.states.copy()
        city.calls.imagine(city.row, states, 0, 0, seed)
        for _ in range(2):
            assert city.calls.apply(city.row, states, 0, c.Action.DONE, None)
        taverns.add(tuple(states[0].tavern[0].tolist()))
    assert len(taverns) == 5  # none to four Mages


@rule("P53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_game_can_be_played_to_its_end(players: int) -> None:
    city = on_the_way(players, seed=6, moves=100)
    city.calls.imagine(city.row, city.states, 0, 1, 9)
    dice = random.Random(1)
    while city.legal:
        city.play(dice.choice(city.legal))
    assert city.s.phase == c.Phase.OVER
    assert city.meeples() == DECK.row[0].supply.tolist()


def shuffle(row: Row, places: list[int], dice: random.Random) -> None:
    cards = [int(row[place]) for place in places]
    dice.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        row[place] = card


def redraw(s: Any, seat: int, dice: random.Random) -> None:
    """The same game as far as ``seat`` (-1: a spectator) can tell, and different in everything else."""
    s.stream = dice.getrandbits(64)
    others = [other for other in range(s.players) if other != seat]
    out_of_sight = [q for q in range(c.QUESTS) if s.quest_at[q] == c.IN_DECK or s.quest_at[q] in others]
    for making in range(s.quest_makings + 1):  # P47: discards, seen by all, became the deck anew
        pool = [q for q in out_of_sight if s.quest_pool[q] == making]
        owners = [int(s.quest_at[q]) for q in pool]
        dice.shuffle(owners)
        s.quest_at[pool] = owners
    deck = [q for q in out_of_sight if s.quest_at[q] == c.IN_DECK]
    dice.shuffle(deck)
    s.quest_order[s.quest_top : s.quest_size] = deck
    places = range(int(s.deck_top), int(s.deck_size))
    for level in (1, 2, 3):
        shuffle(s.deck, [p for p in places if s.deck[p] < c.MONSTERS and level_of(int(s.deck[p])) == level], dice)
        bottom = [p for p in places if level_of(int(s.deck[p])) == level][-4:]
        if c.MONSTERS + level - 1 in s.deck[bottom]:
            shuffle(s.deck, bottom, dice)
    shuffle(s.tile_order, list(range(int(s.tile_top), c.TILES)), dice)
    shuffle(s.rooms, face_down(s), dice)


@rule("P53")
@pytest.mark.parametrize(("players", "seed", "moves"), GAMES)
def test_an_observation_holds_nothing_that_the_seat_may_not_know(players: int, seed: int, moves: int) -> None:
    city = on_the_way(players, seed, moves)
    dice = random.Random(seed)
    for seat in range(-1, players):
        seen = calls.observation_row(RULES)
        city.calls.observe(city.row, city.states, 0, seat, seen)
        legal = city.legal_numbers
        for _ in range(20):
            states = city.states.copy()
            redraw(states[0], seat, dice)
            again = calls.observation_row(RULES)
            city.calls.observe(city.row, states, 0, seat, again)
            assert again.tobytes() == seen.tobytes()
            if seat == city.actor:
                count = city.calls.legal(city.row, states, 0, city.actions)
                assert city.actions[:count].tolist() == legal


@rule("P53")
@pytest.mark.parametrize(("players", "seed", "moves"), GAMES)
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(players: int, seed: int, moves: int) -> None:
    city = on_the_way(players, seed, moves)
    dice = random.Random(seed)
    for seat in range(players):
        states = city.states.copy()
        redraw(states[0], seat, dice)
        city.calls.imagine(city.row, states, 0, seat, 7)
        mine = imagined(city, seat, 7)
        assert all(np.array_equal(states[0][name], mine[name]) for name in RULES.state.names or ())


@rule("P53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_is_the_same_in_the_game_that_the_seat_imagines(players: int) -> None:
    city = on_the_way(players, seed=8, moves=150)
    for seat in range(players):
        seen, again = calls.observation_row(RULES), calls.observation_row(RULES)
        city.calls.observe(city.row, city.states, 0, seat, seen)
        for seed in range(20):
            states = city.states.copy()
            city.calls.imagine(city.row, states, 0, seat, seed)
            city.calls.observe(city.row, states, 0, seat, again)
            assert again.tobytes() == seen.tobytes()


@rule("P53")
def test_own_quests_are_observed_and_so_is_how_many_the_others_hold() -> None:
    city = City()
    quest = city.quest("busybody")
    rows = []
    for seat in (0, 1):
        seen = calls.observation_row(RULES)
        city.calls.observe(city.row, city.states, 0, seat, seen)
        at = 0
        for name, size in RULES.observation:
            if name == "hand":
                rows.append(np.flatnonzero(seen[at : at + size]).tolist())
            at += size
    assert rows == [[quest], []]
