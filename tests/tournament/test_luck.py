"""What a game owes to the luck of the guards: it adds up to nothing, and wins without it vary less."""

import numpy as np
import pytest

from bench import luck
from bench.matches import plan_of
from lair.table.game import Game
from lair.tournament.match import FinishedGame, PlayerPool, play_pairing

PLAN = plan_of("mighty", 3, "network", "greedy", seed=3)
DEALS = 50


@pytest.fixture(scope="module")
def games() -> list[FinishedGame]:
    pool = PlayerPool(PLAN)
    return [play_pairing(pairing, pool) for pairing in PLAN.pairings(3 * DEALS)]


def test_a_finished_game_can_be_played_again(games: list[FinishedGame]) -> None:
    again = Game("mighty", players=3, seed=int(games[0].seed), cards=PLAN.deck)
    for action in games[0].actions:
        again.play(action)
    assert again.over
    assert again.scores == games[0].scores


def test_luck_is_fair_and_without_it_wins_vary_less(games: list[FinishedGame], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "FIGHTS", 12)
    lucks = np.array([luck.luck(PLAN, game) for game in games])
    assert lucks.sum(axis=1) == pytest.approx(np.zeros(len(games))), "what one seat wins by luck, others lose"
    error = lucks.std(axis=0, ddof=1) / np.sqrt(len(games))
    assert (np.abs(lucks.mean(axis=0)) < 4 * error).all(), "nobody is lucky on average"
    own = [game.seats.index("network") for game in games]
    wins = np.array([game.wins[seat] for game, seat in zip(games, own, strict=True)])
    assert (wins - lucks[np.arange(len(games)), own]).var() < 0.8 * wins.var()


def test_chances_are_the_networks_and_in_the_end_the_wins() -> None:
    game = Game("mighty", players=3, seed=1, cards=PLAN.deck)
    rules = game.rules
    states = game.states.copy()
    assert luck.chances(rules, game.deck.row, states).sum() == pytest.approx(1.0)
    states["turn"] = -1
    states["gold"][0, :3] = 5, 9, 9
    assert luck.chances(rules, game.deck.row, states).tolist() == [0.0, 0.5, 0.5]
