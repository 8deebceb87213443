"""Mighty Monsters, rule by rule: the arrangement, the move, the outcome."""

from collections import Counter

import numpy as np
import pytest

from lair.errors import IllegalAction, OptionError
from lair.games.decks import load
from lair.games.mighty import MANIFEST
from lair.games.mighty.rules import components as c
from lair.table.game import Game
from tests.support.arrange import Arrangement, full_castle, of_kind

rule = pytest.mark.rule
CARDS = load("mighty").row[0]


def play_round(game: Game) -> None:
    """Play first legal moves until the next round, or the end."""
    before = game.view(None).round
    while not game.over and game.view(None).round == before:
        game.play(game.legal_numbers[0])


# Components and setting up


@rule("M1")
def test_six_factions_of_five_monsters() -> None:
    assert len(MANIFEST.factions) == 6
    assert CARDS.strength.tolist() == [1, 2, 3, 4, 5]
    with pytest.raises(OptionError, match="3 to 6 players, not 2"):
        Game("mighty", players=2)
    with pytest.raises(OptionError, match="3 to 6 players, not 7"):
        Game("mighty", players=7)


@rule("M2")
def test_36_guards_12_of_each_level_within_the_range_on_their_backs() -> None:
    assert Counter(CARDS.guard_level.tolist()) == {1: 12, 2: 12, 3: 12}
    for level, strengths, loots in [(1, (3, 6), (3, 6)), (2, (3, 7), (6, 10)), (3, (5, 9), (10, 14))]:
        of_level = CARDS.guard_level == level
        assert (CARDS.guard_strength[of_level].min(), CARDS.guard_strength[of_level].max()) == strengths
        assert (CARDS.guard_loot[of_level].min(), CARDS.guard_loot[of_level].max()) == loots
        assert (CARDS.least_strength[level], CARDS.greatest_strength[level]) == strengths
    assert (6, 11) in zip(CARDS.guard_strength.tolist(), CARDS.guard_loot.tolist(), strict=True)


@rule("M3")
def test_twelve_different_tiles_and_258_gold_in_81_coins() -> None:
    tiles = [{k: v for k, v in tile.items() if k not in ("key", "source")} for tile in load("mighty").content["tile"]]
    assert len(tiles) == 12
    assert all(tiles.count(tile) == 1 for tile in tiles)
    assert CARDS.coins == 40 * 1 + 24 * 2 + 17 * 10 == 258


@rule("M4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_guard_space_for_each_player_and_two_monster_spaces_beside_each(players: int) -> None:
    game = Game("mighty", players=players, seed=1)
    assert len(game.view(None).guards) == players
    places = {action.text[2:] for action in game.legal}
    assert places == {f"{guard}{side}" for guard in range(1, players + 1) for side in "ab"}


@rule("M5", "M25")
@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_one_round_for_each_king_tile(players: int, rounds: int) -> None:
    game = Game("mighty", players=players, seed=2)
    for number in range(1, rounds + 1):
        assert (game.view(None).round, game.over) == (number, False)
        play_round(game)
    assert game.over


@rule("M5")
def test_in_the_basic_game_the_tiles_fronts_mean_nothing() -> None:
    one, other = Arrangement(seed=5), Arrangement(seed=5)
    other.s.king[:] = other.s.king[::-1]
    while not one.game.over:
        move = one.game.legal_numbers[-1]
        assert one.game.play(move).events == other.game.play(move).events
    assert one.game.scores == other.game.scores


@rule("M6", "M23")
def test_each_round_lays_the_next_guards_of_the_stack_face_down_from_the_gate_on() -> None:
    game = Game("mighty", players=4, seed=3)
    order = game.states[0].guards.tolist()
    assert sorted(order) == list(range(36))
    for first in range(0, 24, 4):
        view = game.view(0)
        assert [guard.level for guard in view.guards] == [CARDS.guard_level[card] for card in order[first : first + 4]]
        assert view.stack == 36 - first - 4
        play_round(game)


@rule("M7")
@pytest.mark.parametrize("players", [3, 6])
def test_eight_gold_three_monsters_in_hand_two_in_front(players: int) -> None:
    game = Game("mighty", players=players, seed=4)
    for seat in range(players):
        me = game.view(seat).seats[seat]
        assert me.gold == 8
        assert (len(me.hand), len(me.resting)) == (3, 2)
        assert sorted(me.hand + me.resting) == [1, 2, 3, 4, 5]


@rule("M7")
def test_every_pair_is_as_likely_to_lie_in_front() -> None:
    pairs = Counter(Game("mighty", players=3, seed=seed).view(0).seats[0].resting for seed in range(4000))
    assert len(pairs) == 10
    assert all(300 < count < 500 for count in pairs.values())


@rule("M8")
def test_the_start_player_is_chosen_at_random_and_plays_first() -> None:
    starts = Counter[int]()
    for seed in range(2000):
        game = Game("mighty", players=4, seed=seed)
        starts[game.view(None).start] += 1
        assert game.actor == game.view(None).start
    assert all(400 < starts[seat] < 600 for seat in range(4))


# Phase 1: play monsters


@rule("M9", "M10")
def test_one_monster_from_hand_onto_any_empty_space_clockwise_and_no_passing() -> None:
    table = Arrangement(players=3).hand(0, 1, 3, 5)
    assert table.legal == [f"{monster}@{guard}{side}" for guard in (1, 2, 3) for side in "ab" for monster in (1, 3, 5)]
    move = table.play("3@2b")
    assert (move.seat, table.game.actor) == (0, 1)
    assert table.hand_of(0) == [1, 5]
    assert table.game.view(None).guards[1].monsters[1].strength == 3


@rule("M9")
def test_monsters_lying_face_down_in_front_cannot_be_played() -> None:
    table = Arrangement().hand(0, 1, 2, 3)
    with pytest.raises(IllegalAction, match="You have no monster of strength 5 in hand"):
        table.play("5@1a")


@rule("M11")
def test_example_replacing_a_2_by_a_4() -> None:
    table = Arrangement().guard(1, level=1).lies("1a", seat=1, strength=2).hand(0, 1, 4, 5).hand(1, 3, 4)
    table.play("4@1a")
    assert table.game.view(None).guards[0].monsters[0].seat == 0
    assert table.hand_of(1) == [2, 3, 4], "the replaced monster returns to its owner's hand"


@rule("M11")
@pytest.mark.parametrize(("other", "allowed"), [(3, True), (4, False)])
def test_example_a_sum_of_5_under_6_allows_a_replacement_a_sum_of_6_does_not(other: int, allowed: bool) -> None:
    table = Arrangement().guard(2, level=1).lies("2a", 1, 2).lies("2b", 2, other).hand(0, 1, 3, 5)
    assert ("5@2a" in table.legal, "5@2b" in table.legal) == (allowed, allowed)
    if not allowed:
        with pytest.raises(IllegalAction, match="already match the guard’s greatest strength"):
            table.play("5@2a")


@rule("M11")
@pytest.mark.parametrize(("monster", "allowed"), [(2, False), (3, False), (4, True)])
def test_only_a_stronger_monster_replaces(monster: int, allowed: bool) -> None:
    table = Arrangement().guard(1, level=1).lies("1a", 1, 3).hand(0, 2, 3, 4)
    assert (f"{monster}@1a" in table.legal) == allowed


@rule("M11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_5_can_never_be_replaced(level: int) -> None:
    table = Arrangement().guard(1, level).lies("1a", 1, 5).hand(0, 3, 4, 5).gold(50, 8, 8, 8)
    assert not [move for move in table.legal if move.endswith("1a")]


@rule("M11")
def test_the_bound_is_the_upper_end_of_the_range_not_the_guards_own_strength() -> None:
    table = Arrangement().guard(1, level=3, strength=5).lies("1a", 1, 4).lies("1b", 2, 4).hand(0, 3, 4, 5)
    assert "5@1a" in table.legal, "8 beats this guard but is under 9"


@rule("M12")
@pytest.mark.parametrize(("level", "to_treasury", "to_owner"), [(1, 1, 0), (2, 1, 1), (3, 1, 2)])
def test_what_replacing_costs(level: int, to_treasury: int, to_owner: int) -> None:
    table = Arrangement().guard(1, level).lies("1a", 1, 2).hand(0, 3, 4, 5)
    treasury = int(table.s.treasury)
    table.play("4@1a")
    assert table.gold_of(0, 1) == [8 - to_treasury - to_owner, 8 + to_owner]
    assert table.s.treasury == treasury + to_treasury


@rule("M13")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_replacing_ones_own_monster_costs_1_at_any_level(level: int) -> None:
    table = Arrangement().guard(1, level).lies("1a", 0, 2).hand(0, 3, 4)
    table.play("4@1a")
    assert table.gold_of(0) == [7]
    assert table.hand_of(0) == [2, 3]


@rule("M14")
@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 2), (3, 3)])
def test_who_cannot_pay_the_whole_price_cannot_replace(level: int, price: int) -> None:
    table = Arrangement().guard(1, level).lies("1a", 1, 2).hand(0, 3, 4, 5)
    table.gold(price)
    assert "4@1a" in table.legal
    table.gold(price - 1)
    assert "4@1a" not in table.legal
    with pytest.raises(IllegalAction, match=f"costs {price} gold; you have {price - 1}"):
        table.play("4@1a")


@rule("M15")
def test_who_has_two_monsters_in_the_castle_is_skipped_and_comes_back_when_one_is_replaced() -> None:
    table = Arrangement(players=3).guard(1, level=1)
    table.lies("1a", 1, 1).lies("2a", 1, 2).hand(1, 3).hand(0, 3, 4, 5).hand(2, 3, 4, 5)
    table.play("3@3a")
    assert table.game.actor == 2, "seat 1 has two monsters there"
    table.play("4@1a")
    assert table.game.actor == 0
    table.play("4@3b")
    assert table.game.actor == 1, "seat 1 has lost one and is back in"


@rule("M12", "M15")
def test_example_the_three_player_sequence_a_b_c_ends_the_phase() -> None:
    """Inga (0), Frank (1), Ani (2): A replaces on level 1, B on level 2, C takes the last space."""
    table = Arrangement(players=3).guard(1, 1, strength=6).guard(2, 2, strength=7).guard(3, 3)
    table.lies("1a", 1, 2).lies("1b", 2, 3).lies("2a", 0, 2).lies("2b", 2, 4).lies("3a", 1, 5)
    table.hand(0, 1, 4).hand(1, 3).hand(2, 5)
    table.play("4@1a")
    assert table.gold_of(0, 1, 2) == [7, 8, 8]
    assert table.game.actor == 1, "Frank has one monster left in the castle; it is his turn again"
    table.play("3@2a")
    assert table.gold_of(0, 1, 2) == [8, 6, 8]
    assert table.game.actor == 0
    assert not [move for move in table.legal if not move.endswith("3b")], "Inga cannot replace any monster"
    move = table.play("2@3b")
    assert of_kind(move, "turned"), "every space is filled: the guards are fought"


# Phase 2: fight


@rule("M16")
@pytest.mark.parametrize(("monsters", "won"), [((2, 3), True), ((2, 4), True), ((1, 3), False)])
def test_equal_or_above_wins_below_loses(monsters: tuple[int, int], won: bool) -> None:
    one, other = monsters
    pairs = [((0, one), (1, other)), ((0, 5), (2, 5)), ((1, 5), (2, 1))]
    table, last = full_castle(pairs, [(1, 5), (1, 3), (1, 3)])
    move = table.play(last)
    assert [event.arguments["guard"] for event in of_kind(move, "beaten")][:1] == ([1] if won else [])


@rule("M17")
def test_example_6_against_6_with_loot_11_gives_6_to_the_stronger_and_5_to_the_other() -> None:
    pairs = [((0, 2), (1, 4)), ((0, 1), (2, 2)), ((1, 1), (2, 1))]
    table, last = full_castle(pairs, [(3, 6), (3, 9), (3, 9)])
    move = table.play(last)
    assert of_kind(move, "turned")[0].arguments == {"guard": 1, "level": 3, "strength": 6, "loot": 11, "card": 11}
    assert {e.arguments["seat"]: e.arguments["gold"] for e in of_kind(move, "looted")} == {0: 5, 1: 6}


@rule("M16", "M17")
def test_example_a_guard_of_9_is_not_reached_and_gives_nothing() -> None:
    pairs = [((0, 4), (1, 4)), ((0, 5), (2, 5)), ((1, 5), (2, 4))]
    table, last = full_castle(pairs, [(3, 9), (1, 3), (1, 4)])
    move = table.play(last)
    assert of_kind(move, "lost")[0].arguments == {"guard": 1, "monsters": 8}
    assert not of_kind(move, "looted")


@rule("M17")
def test_with_equal_strengths_nobody_gets_the_odd_coin() -> None:
    pairs = [((0, 3), (1, 3)), ((0, 1), (2, 1)), ((1, 1), (2, 2))]
    table, last = full_castle(pairs, [(3, 6), (3, 9), (3, 9)])
    treasury = int(table.s.treasury)
    move = table.play(last)
    assert [(e.arguments["seat"], e.arguments["gold"]) for e in of_kind(move, "looted")] == [(0, 5), (1, 5)]
    healed = sum(int(e.arguments["gold"]) for e in of_kind(move, "healed"))
    assert table.s.treasury == treasury - 10 + healed


@rule("M17")
def test_one_owner_of_both_monsters_takes_all() -> None:
    pairs = [((0, 2), (0, 4)), ((1, 1), (2, 1)), ((1, 2), (2, 2))]
    table, last = full_castle(pairs, [(3, 6), (3, 9), (3, 9)])
    assert [(e.arguments["seat"], e.arguments["gold"]) for e in of_kind(table.play(last), "looted")] == [(0, 11)]


@rule("M18")
def test_the_first_loss_ends_the_fight_and_no_more_guards_are_turned_up() -> None:
    pairs = [((0, 3), (1, 3)), ((0, 1), (2, 1)), ((1, 5), (2, 5))]
    table, last = full_castle(pairs, [(1, 6), (1, 3), (1, 3)])
    move = table.play(last)
    assert [event.arguments["guard"] for event in of_kind(move, "turned")] == [1, 2]
    assert [event.arguments["guard"] for event in of_kind(move, "unseen")] == [3]
    assert not [event for event in of_kind(move, "looted") if event.arguments["guard"] == 3]


@rule("M18")
def test_all_guards_may_be_beaten() -> None:
    pairs = [((0, 5), (1, 4)), ((0, 4), (2, 5)), ((1, 5), (2, 4))]
    table, last = full_castle(pairs, [(3, 9), (3, 9), (3, 8)])
    move = table.play(last)
    assert len(of_kind(move, "beaten")) == 3
    assert not of_kind(move, "healed")


# Phase 3: heal, and make ready


@rule("M19", "M20")
def test_example_third_guard_lost_fourth_not_turned_up() -> None:
    """Inga (0) and Ani (1) lose at the third guard; Frank (2) and Ani lie at the fourth; Jenny (3) pays nothing."""
    pairs = [((3, 5), (0, 4)), ((3, 4), (2, 5)), ((0, 2), (1, 1)), ((2, 4), (1, 3))]
    table, last = full_castle(pairs, [(1, 6), (1, 6), (3, 9), (1, 3)])
    move = table.play(last)
    paid = Counter[int]()
    for event in of_kind(move, "healed"):
        paid[int(event.arguments["seat"])] += int(event.arguments["gold"])
    assert dict(paid) == {0: 1, 1: 1, 2: 2}
    assert [event.arguments["guard"] for event in of_kind(move, "healed")] == [3, 3, 4, 4], "the losers pay first"


@rule("M21")
def test_who_has_too_little_pays_what_there_is() -> None:
    pairs = [((0, 1), (1, 1)), ((0, 5), (2, 5)), ((1, 5), (2, 4))]
    table, last = full_castle(pairs, [(1, 6), (1, 3), (1, 3)])
    table.gold(1, 0, 3)
    table.play(last)
    assert table.gold_of(0, 1, 2) == [0, 0, 0]
    assert table.s.treasury == 258


@rule("M22")
def test_example_jenny_takes_two_up_and_lays_two_down() -> None:
    pairs = [((0, 2), (1, 4)), ((0, 3), (2, 5)), ((1, 1), (2, 1))]
    table, last = full_castle(pairs, [(1, 3), (1, 3), (1, 3)])
    kept = table.hand_of(0)
    assert (kept, table.resting_of(0)) == ([1], [4, 5])
    table.play(last)
    assert table.hand_of(0) == [1, 4, 5]
    assert table.resting_of(0) == [2, 3]


@rule("M23")
def test_guards_not_turned_up_are_discarded_unseen_and_new_ones_are_laid() -> None:
    pairs = [((0, 1), (1, 1)), ((0, 5), (2, 5)), ((1, 5), (2, 4))]
    table, last = full_castle(pairs, [(1, 6), (2, 7), (3, 9)])
    move = table.play(last)
    assert [dict(e.arguments) for e in of_kind(move, "unseen")] == [{"guard": 2, "level": 2}, {"guard": 3, "level": 3}]
    assert table.game.view(None).turned_up == ((1, 6, 6),)
    assert len(of_kind(move, "laid")) == 3
    assert all(monster is None for guard in table.game.view(None).guards for monster in guard.monsters)


@rule("M24")
def test_the_marker_passes_clockwise_each_round() -> None:
    game = Game("mighty", players=5, seed=9)
    start = game.view(None).start
    for number in range(1, 5):
        play_round(game)
        assert game.view(None).start == (start + number) % 5 == game.actor


@rule("M25")
def test_example_19_19_23_32_ranks_and_the_winner() -> None:
    table = Arrangement()
    table.s.gold[:4] = [32, 19, 19, 23]
    table.s.turn = -1
    assert table.game.scores == [32, 19, 19, 23]
    assert table.game.winners == [0]
    ranks = [1 + sum(other > gold for other in table.game.scores) for gold in table.game.scores]
    assert ranks == [1, 3, 3, 2]


@rule("M25")
def test_a_tie_has_several_winners() -> None:
    table = Arrangement()
    table.s.gold[:4] = [20, 31, 12, 31]
    table.s.turn = -1
    assert table.game.winners == [1, 3]


# Variants


@rule("M26")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_guard_line_up_sorts_by_level_equal_levels_as_drawn(players: int) -> None:
    plain = Game("mighty", players=players, seed=11)
    sorted_game = Game("mighty", players=players, seed=11, options=["line-up"])
    drawn = plain.states[0].guards.tolist()
    for number in range(plain.view(None).rounds):
        segment = drawn[number * players : (number + 1) * players]
        laid = sorted_game.states[0].guards[number * players : (number + 1) * players].tolist()
        assert laid == sorted(segment, key=lambda card: CARDS.guard_level[card])
        play_round(sorted_game)


@rule("M27")
def test_the_kings_rule_is_turned_up_before_the_first_monster_and_only_in_the_variant() -> None:
    game = Game("mighty", players=4, seed=12, options=["new-rules"])
    seen = []
    while not game.over:
        tile = game.view(None).tile
        seen.append(tile)
        play_round(game)
    assert len(set(seen)) == 6
    assert set(seen) <= set(range(1, 13))
    assert list(game.view(None).tiles_gone) == seen
    assert Game("mighty", players=4, seed=12).view(None).tile is None


@rule("M28")
def test_replacing_goes_by_the_printed_maximum_even_when_a_tile_changes_the_strength() -> None:
    """Tile 8 gives the second guard +2 strength: a level 1 guard is matched at 6 all the same."""
    table = Arrangement(options=["new-rules"]).tile(8).guard(2, level=1)
    table.lies("2a", 1, 2).lies("2b", 2, 4).hand(0, 3, 4, 5)
    assert "5@2a" not in table.legal
    last = Arrangement(options=["new-rules"]).tile(12).guard(4, level=1)
    last.lies("4a", 1, 2).lies("4b", 2, 3).hand(0, 3, 4, 5)
    assert "5@4a" in last.legal, "tile 12 takes 3 from the last guard; 5 is still under the printed 6"


# Who knows what: the view; the laws are in test_knowledge.py


@rule("M30")
def test_of_face_down_guards_only_the_backs_are_seen() -> None:
    view = Game("mighty", players=4, seed=13).view(0)
    for guard in view.guards:
        assert guard.strength == (CARDS.least_strength[guard.level], CARDS.greatest_strength[guard.level])
        assert guard.loot == (CARDS.least_loot[guard.level], CARDS.greatest_loot[guard.level])
    assert view.turned_up == ()


@rule("M31")
def test_in_round_1_others_hands_are_unknown_but_for_what_was_played() -> None:
    table = Arrangement().guard(1, 1).hand(0, 1, 3, 5).hand(1, 2, 4, 5)
    table.play("1@1a", "2@1a")
    me, seen = table.game.view(0).seats[0], table.game.view(2).seats[0]
    assert me.hand == (1, 3, 5)
    assert (seen.hand, seen.hand_unknown) == ((1,), 2), "the 1 was seen to go back to hand"
    assert (seen.resting, seen.resting_unknown) == ((), 2)


@rule("M31")
def test_from_round_2_on_everyone_can_deduce_every_hand() -> None:
    game = Game("mighty", players=3, seed=14)
    play_round(game)
    for seat in (0, 1, 2, None):
        for other in game.view(seat).seats:
            assert (other.hand_unknown, other.resting_unknown) == (0, 0)
            assert sorted(other.hand + other.resting) == [1, 2, 3, 4, 5]


@rule("M31")
def test_tile_5_makes_every_hand_public() -> None:
    game = next(
        game
        for game in (Game("mighty", players=3, seed=seed, options=["new-rules"]) for seed in range(200))
        if game.view(None).tile == 5
    )
    assert all(other.hand == (3, 4, 5) for other in game.view(None).seats)


def test_the_state_is_small() -> None:
    assert c.STATE.itemsize <= 160
    assert c.STATE.isalignedstruct
    assert np.zeros(1, c.STATE)[0].dtype == c.STATE
