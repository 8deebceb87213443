"""What networks are told of the fights to come in Mighty Monsters: the arrangement, and the forecast."""

import numpy as np
import pytest

import lair.envs
from lair.engine.calls import compiled_verbs, forecasts_row
from lair.games.mighty.forecast import AT_GAIN, AT_LOOT, AT_ODDS, AT_WON, CERTAIN, FORECASTS, TENTHS
from lair.games.mighty.rules import RULES
from lair.games.mighty.rules.components import SEATS
from lair.learn.config import variants
from tests.support.arrange import Arrangement

AS_IT_LIES, FILLED = 0, SEATS


def forecast_of(arranged: Arrangement, seat: int = 0) -> list[int]:
    row = forecasts_row(RULES)
    compiled_verbs(RULES).forecast(arranged.game.deck.row, arranged.game.states, 0, seat, row)
    told: list[int] = row.tolist()
    return told


def beaten(arranged: Arrangement, level: int, strength: int) -> tuple[int, int, int]:
    """How many guards of a level there are, how many of them this strength beats, and their loot together."""
    cards = arranged.cards
    of_level = cards.guard_level == level
    won = of_level & (cards.guard_strength <= strength)
    return int(of_level.sum()), int(won.sum()), int(cards.guard_loot[won].sum())


def test_the_odds_are_those_of_the_unseen_guards_of_the_level() -> None:
    arranged = Arrangement().guard(1, 1).lies("1a", 0, 4).lies("1b", 1, 1)
    told = forecast_of(arranged)
    guards, won, loot = beaten(arranged, 1, 5)
    assert 0 < won < guards
    assert told[AT_ODDS] == told[AT_WON] == CERTAIN * won // guards
    assert told[AT_LOOT] == TENTHS * loot // won


def test_a_guard_is_reached_when_those_before_it_are_beaten() -> None:
    arranged = Arrangement().guard(1, 1).guard(2, 2)
    for place, seat, strength in (("1a", 0, 3), ("1b", 1, 2), ("2a", 2, 4), ("2b", 3, 2)):
        arranged.lies(place, seat, strength)
    told = forecast_of(arranged)
    odds = [CERTAIN * won // guards for guards, won, _ in (beaten(arranged, 1, 5), beaten(arranged, 2, 6))]
    assert told[AT_ODDS : AT_ODDS + 2] == odds
    assert told[AT_WON : AT_WON + 2] == [odds[0], odds[0] * odds[1] // CERTAIN]
    assert told[AT_WON + 2] == 0, "nobody stands at the third"


def test_an_empty_space_gets_an_average_monster_in_the_second_forecast() -> None:
    arranged = Arrangement().guard(1, 2).lies("1a", 0, 3)
    told = forecast_of(arranged)
    for at, strength in ((AS_IT_LIES, 3), (FILLED, 3 + 3)):
        guards, won, _ = beaten(arranged, 2, strength)
        assert told[AT_ODDS + at] == CERTAIN * won // guards


def test_who_shares_the_loot_gains_half_and_who_loses_heals() -> None:
    arranged = Arrangement().guard(1, 1).guard(2, 3).lies("1a", 0, 5).lies("1b", 1, 4).lies("2a", 2, 2).lies("2b", 3, 1)
    told = forecast_of(arranged)
    guards, won, loot = beaten(arranged, 1, 9)
    assert won == guards, "5 and 4 beat every guard of level 1"
    half = TENTHS * loot // won // 2
    healing = [TENTHS * int(arranged.cards.healing[rank]) for rank in (1, 0)]
    assert told[AT_GAIN : AT_GAIN + 4] == [half, half, -healing[0], -healing[1]], "3 beats no guard of level 3"


def test_seats_count_from_the_observer() -> None:
    arranged = Arrangement().guard(1, 1).lies("1a", 1, 5).lies("1b", 1, 4)
    gains = [forecast_of(arranged, seat)[AT_GAIN : AT_GAIN + 4] for seat in range(4)]
    assert gains[1][0] == gains[0][1] == gains[3][2] == gains[2][3] > 0


def test_when_the_game_is_over_nothing_is_to_come() -> None:
    arranged = Arrangement()
    while not arranged.game.over:
        arranged.game.play(arranged.game.legal_numbers[0])
    assert not any(forecast_of(arranged))


@pytest.mark.parametrize("seed", [1, 2])
def test_forecasts_keep_their_bounds(seed: int) -> None:
    batch = lair.envs.batch("mighty", 64, variants=variants(RULES), seed=seed)
    dice = np.random.default_rng(seed)
    for _ in range(150):
        told = batch.forecasts()
        assert (told >= FORECASTS.low).all()
        assert (told <= FORECASTS.high).all()
        batch.step(batch.random_actions(dice))
