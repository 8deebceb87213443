"""The benches' matches: players of their own in a tournament, and the line that says how it went."""

import pytest

from bench.matches import SearchVariant, line, make_player, outcome, parse_params, plan_of, summary, whole_deals
from bench.positions import Comparison, compare, lines
from lair.bots.levels import Searcher
from lair.bots.player import PolicyBot
from lair.tournament.match import PlayerPool, play_pairing


def test_players_are_made_by_name() -> None:
    variant = make_player("master:20;exploration=0.3;horizon=2", "mighty", 1, 1.0)
    assert isinstance(variant, SearchVariant)
    assert (variant.spec.simulations, variant.params) == (20, {"exploration": 0.3, "horizon": 2.0})
    assert isinstance(make_player("master:20", "mighty", 1, 1.0), Searcher)
    assert isinstance(make_player("greedy", "mighty", 1, 1.0), PolicyBot)
    assert parse_params(";;") == {}
    for wrong in ("curiosity=1", "horizon", "horizon=much"):
        with pytest.raises(ValueError, match=wrong.partition("=")[0] + "|much"):
            parse_params(wrong)


def test_a_match_is_a_tournament_of_one_among_others() -> None:
    plan = plan_of("mighty", 3, "greedy", "random", seed=1)
    pairings = plan.pairings(6)
    assert [pairing.seats.count("greedy") for pairing in pairings] == [1] * 6
    pool = PlayerPool(plan)
    games = [play_pairing(pairing, pool) for pairing in pairings]
    assert whole_deals(games[:5], 3) == games[:3], "a deal counts when it was played in every rotation"
    said = line(plan, games, {})
    assert said.startswith("wins ")
    assert "6 games in 2 deals" in said
    lead, won = outcome(games[0], games[0].seats.index("greedy"))
    assert won in (0.0, 0.5, 1.0)
    others = [score for seat, score in enumerate(games[0].scores) if games[0].seats[seat] == "random"]
    assert lead == pytest.approx(games[0].scores[games[0].seats.index("greedy")] - sum(others) / 2)


def test_a_variant_with_the_same_parameters_is_told_apart_from_the_others() -> None:
    plan = plan_of("mighty", 4, "master:5;;", "master:5;", seed=1)
    assert len(plan.pairings(1)) == 4, "every rotation"


def test_a_deal_is_one_observation() -> None:
    said = summary([(2.0, 1.0), (2.0, 1.0), (-1.0, 0.0), (-1.0, 0.0)] * 10, players=2)
    assert said.startswith("wins 50.0% (")
    assert ", 1.00 times its fair share (" in said
    assert "; +0.50 points (-0.17 to +1.17); 40 games in 20 deals" in said


def test_answers_are_played_on_only_where_they_differ() -> None:
    asked: list[int] = []

    def worth(action: int) -> tuple[float, float]:
        asked.append(action)
        return float(action), 0.5

    same = compare(3.0, [7, 7], worth)
    assert asked == []
    differ = compare(5.0, [7, 9], worth)
    assert asked == [7, 9]
    assert differ == Comparison(5.0, (7, 9), ((7.0, 0.5), (9.0, 0.5)))
    said = lines("mighty, 4 players", "decision", ["0.2 s", "2 s"], [same, differ])
    assert said.startswith("mighty, 4 players: 2 s instead of 0.2 s: another decision in 50% of 2 positions; ")
    assert "a decision gains +1.0000 points (-0.9600 to +2.9600) and +0.000% wins" in said
    assert said.endswith("a seat has 4 in a game")
