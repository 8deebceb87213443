"""What can be told of a game beside its position: how far it has come, and where everyone's points came from."""

import random

import pytest

from lair.table.game import Game
from lair.table.reports import progress, score_sheet


def played(game: str, players: int, seed: int, moves: int) -> Game:
    table, dice = Game(game, players=players, seed=seed), random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        table.play(dice.choice(table.legal_numbers))
    return table


@pytest.mark.parametrize(("game", "players", "moves"), [("mighty", 4, 400), ("mighty", 3, 25), ("meeples", 2, 500)])
def test_a_score_sheet_adds_up(game: str, players: int, moves: int) -> None:
    table = played(game, players, 5, moves)
    rows = score_sheet(table)
    assert [sum(row.points[seat] for row in rows) for seat in range(players)] == table.scores
    assert not any(row.code == "score-other" for row in rows), "every point is told by an event"


def test_gold_is_listed_by_round() -> None:
    table = played("mighty", 3, 2, 400)
    assert table.over
    rows = score_sheet(table)
    assert [row.arguments.get("round") for row in rows] == [None, *range(1, len(rows))]
    assert rows[0].code == "score-start"


def test_victory_points_are_listed_by_source() -> None:
    codes = [row.code for row in score_sheet(played("meeples", 2, 3, 500))]
    assert {"score-monster", "score-quest", "score-council", "score-location"} <= set(codes)


def test_how_far_a_game_has_come() -> None:
    told = progress(played("mighty", 3, 1, 0))
    assert told is not None
    assert (told.code, told.arguments["round"]) == ("progress-round", 1)
    begun = progress(played("meeples", 2, 1, 0))
    assert begun is not None
    assert begun.arguments == {"turn": 1}
