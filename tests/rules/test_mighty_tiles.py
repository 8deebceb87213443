"""The King's New Rules (M29): each of the twelve tiles, at three and at six players."""

import pytest

from lair.engine.types import Move
from lair.errors import IllegalAction
from tests.support.arrange import Arrangement, full_castle, of_kind

rule = pytest.mark.rule
both = pytest.mark.parametrize("players", [3, 6])
NEW_RULES = ("new-rules",)


def strong_castle(players: int, tile: int) -> Move:
    """Every pair is a 5 and a 4, so that all guards fall: shows what a tile does to strength and loot."""
    pairs = [((seat, 5), ((seat + 1) % players, 4)) for seat in range(players)]
    table, last = full_castle(pairs, [(1, 3)] * 3 + [(1, 4)] * (players - 3), NEW_RULES, tile)
    return table.play(last)


def turned(move: Move) -> list[tuple[int, int]]:
    """(strength, loot) of each guard turned up, the tile counted in."""
    return [(int(e.arguments["strength"]), int(e.arguments["loot"])) for e in of_kind(move, "turned")]


def plain(players: int) -> list[tuple[int, int]]:
    return [(3, 3)] * 3 + [(4, 4)] * (players - 3)


def changed(players: int, *changes: tuple[int, int, int]) -> list[tuple[int, int]]:
    """The plain guards with (place, strength, loot) added; places from 0, or negative from the treasury."""
    guards = plain(players)
    for place, strength, loot in changes:
        guards[place] = (max(0, guards[place][0] + strength), max(0, guards[place][1] + loot))
    return guards


@rule("M29")
@both
def test_1_monsters_of_strength_1_may_not_be_played(players: int) -> None:
    table = Arrangement(players, NEW_RULES).tile(1).hand(0, 1, 3, 5)
    assert {move[0] for move in table.legal} == {"3", "5"}
    with pytest.raises(IllegalAction, match="The king forbids monsters of strength 1"):
        table.play("1@1a")


@rule("M29")
@both
@pytest.mark.parametrize(("tile", "costs"), [(2, [4, 4, 1]), (6, [2, 2, 1])])
def test_2_strength_4_and_5_cost_4_to_heal(players: int, tile: int, costs: list[int]) -> None:
    pairs = [((0, 4), (1, 3)), ((0, 5), (1, 2)), *(((seat, 2), (seat, 3)) for seat in range(2, players))]
    guards = [(3, 9), (1, 3), (1, 3), (1, 3), (1, 4), (1, 4)]
    table, last = full_castle(pairs, guards[:players], NEW_RULES, tile)
    move = table.play(last)
    due = {(e.arguments["guard"], e.arguments["side"]): e.arguments["cost"] for e in of_kind(move, "healed")}
    assert [due[1, "a"], due[2, "a"], due[1, "b"]] == costs


@rule("M29")
@both
def test_3_two_monsters_of_the_same_strength_add_3_loot(players: int) -> None:
    pairs = [((0, 5), (1, 5)), ((0, 4), (1, 3)), *(((seat, 4), (seat, 5)) for seat in range(2, players))]
    table, last = full_castle(pairs, [(1, 3)] * 3 + [(1, 4)] * (players - 3), NEW_RULES, 3)
    assert turned(table.play(last)) == changed(players, (0, 0, 3))


@rule("M29")
@both
def test_4_every_weakest_pair_adds_3_loot(players: int) -> None:
    """Two pairs sum to 7, the others to 9: both get the 3."""
    pairs = [((0, 4), (1, 3)), ((0, 5), (1, 2)), *(((seat, 4), (seat, 5)) for seat in range(2, players))]
    table, last = full_castle(pairs, [(1, 3)] * 3 + [(1, 4)] * (players - 3), NEW_RULES, 4)
    assert turned(table.play(last)) == changed(players, (0, 0, 3), (1, 0, 3))


@rule("M29")
@both
def test_5_everyone_takes_3_4_5_in_hand(players: int) -> None:
    """The tile comes up in round 2, whatever was played in round 1."""
    pairs = [((seat, 5), ((seat + 1) % players, 4)) for seat in range(players)]
    table, last = full_castle(pairs, [(1, 3)] * 3 + [(1, 4)] * (players - 3), NEW_RULES, 6)
    king = table.s.king
    at = king.tolist().index(4)
    king[at], king[1] = king[1], king[at]
    move = table.play(last)
    assert of_kind(move, "tile-turned")[0].arguments == {"tile": 5}
    for seat in range(players):
        assert (table.hand_of(seat), table.resting_of(seat)) == ([3, 4, 5], [1, 2])


@rule("M29")
@both
@pytest.mark.parametrize(
    ("tile", "changes"),
    [
        (6, []),
        (7, [(0, 0, 3)]),
        (8, [(1, 2, 3)]),
        (9, [(0, 0, -2), (1, 0, -2)]),
        (10, [(-1, 0, 10)]),
        (11, [(-2, 0, 4), (-1, 0, 4)]),
        (12, [(-1, -3, -5)]),
    ],
)
def test_6_to_12_change_guards_by_their_place(players: int, tile: int, changes: list[tuple[int, int, int]]) -> None:
    assert turned(strong_castle(players, tile)) == changed(players, *changes)


@rule("M29")
def test_12_makes_neither_strength_nor_loot_negative() -> None:
    """3 - 3 strength and 3 - 5 loot: the least is 0, so any pair wins and nobody gets anything."""
    move = strong_castle(3, 12)
    assert turned(move)[-1] == (0, 0)
    assert [e.arguments["gold"] for e in of_kind(move, "looted") if e.arguments["guard"] == 3] == [0, 0]


@rule("M29")
def test_8_the_added_strength_decides_the_fight() -> None:
    pairs = [((0, 5), (1, 4)), ((0, 2), (2, 3)), ((1, 5), (2, 4))]
    table, last = full_castle(pairs, [(1, 3), (1, 4), (1, 3)], NEW_RULES, 8)
    assert [e.arguments for e in of_kind(table.play(last), "lost")] == [{"guard": 2, "monsters": 5}]


@rule("M29")
@both
def test_all_twelve_are_dealt_in_time(players: int) -> None:
    seen = {Arrangement(players, NEW_RULES, seed).game.view(None).tile for seed in range(300)}
    assert seen == set(range(1, 13))
