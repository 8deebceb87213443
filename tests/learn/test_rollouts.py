"""What a rollout makes of rewards, beside a slow computation that follows each seat through its game."""

from typing import NamedTuple

import numpy as np
import pytest
import torch

import lair.envs
from lair.learn.config import default_config
from lair.learn.model import Judgement
from lair.learn.rollouts import Rollouts, leads, seats_from, win_chances

ROWS, STEPS, SEATS = 6, 12, 6
CPU = torch.device("cpu")


class Follows(NamedTuple):
    """What comes after a seat's decision: of its own value, and its advantage; None: the rollout ends before it."""

    value: float
    advantage: float


def random_rollouts(seed: int, cuts: float = 0.0) -> tuple[Rollouts, Judgement, torch.Tensor]:
    """Steps of games for 3 and 5 players in which anything may happen."""
    config = default_config("mighty", rows=ROWS, steps=STEPS, gae_lambda=0.8, wins_lambda=0.6)
    batch = lair.envs.batch("mighty", ROWS, variants=[(3, ()), (5, ())], seed=1)
    rollouts = Rollouts(config, batch, CPU, fuse=False)
    luck = np.random.default_rng(seed)
    players = rollouts.players.numpy()

    def some(*shape: int) -> torch.Tensor:
        return torch.from_numpy(luck.normal(size=shape).astype(np.float32))

    rollouts.actors[:] = torch.from_numpy(luck.integers(0, players, (STEPS, ROWS)))
    rollouts.ended[:] = torch.from_numpy(luck.random((STEPS, ROWS)) < 0.15)
    rollouts.cut[:] = rollouts.ended | torch.from_numpy(luck.random((STEPS, ROWS)) < cuts)
    rollouts.values[:], rollouts.rewards[:] = some(STEPS, ROWS), some(STEPS, ROWS, SEATS)
    rollouts.wins[:], rollouts.outcomes[:] = some(STEPS, ROWS, SEATS), some(STEPS, ROWS, SEATS)
    last = Judgement(some(ROWS, 60), some(ROWS), some(ROWS, SEATS))
    actors = torch.from_numpy(luck.integers(0, players).astype(np.int8))
    return rollouts, last, actors


def followed(rollouts: Rollouts, last: Judgement, last_actors: torch.Tensor, row: int, t: int) -> tuple[float, float]:
    """The advantage of a decision and its weight, by going forward through the game."""
    seat, gained = int(rollouts.actors[t, row]), 0.0
    for later in range(t, STEPS):
        gained += float(rollouts.rewards[later, row, seat])
        after = Follows(0.0, 0.0)
        if not rollouts.cut[later, row]:
            if later + 1 == STEPS:
                if int(last_actors[row]) != seat:
                    return 0.0, 0.0
                after = Follows(float(last.value[row]), 0.0)
            elif int(rollouts.actors[later + 1, row]) == seat:
                advantage, weight = followed(rollouts, last, last_actors, row, later + 1)
                after = Follows(float(rollouts.values[later + 1, row]), advantage if weight else 0.0)
            else:
                continue
        return gained + after.value - float(rollouts.values[t, row]) + 0.8 * after.advantage, 1.0
    raise AssertionError("it ends with the rollout")


@pytest.mark.parametrize("cuts", [0.0, 0.2])
def test_advantages_follow_each_seat_to_its_next_decision(cuts: float) -> None:
    """And no further than the end of a stage, for whom nothing counts beyond it."""
    rollouts, last, actors = random_rollouts(1, cuts)
    rollouts.judge(last, actors)
    certain = 0
    for row in range(ROWS):
        for t in range(STEPS):
            advantage, weight = followed(rollouts, last, actors, row, t)
            assert float(rollouts.weights[t, row]) == weight
            if weight:
                certain += 1
                assert abs(float(rollouts.advantages[t, row]) - advantage) < 1e-4
    assert 0 < certain < ROWS * STEPS


def test_expected_wins_are_the_outcome_or_a_mixture_of_what_came_to_be_expected() -> None:
    rollouts, last, actors = random_rollouts(2)
    rollouts.judge(last, actors)
    final = win_chances(last.wins, actors, rollouts.players, rollouts.present)
    for row in range(ROWS):
        expected = following = final[row]
        for t in reversed(range(STEPS)):
            mixed = 0.6 * expected + 0.4 * following
            expected = rollouts.outcomes[t, row] if rollouts.ended[t, row] else mixed
            following = rollouts.wins[t, row]
            players, actor = int(rollouts.players[row]), int(rollouts.actors[t, row])
            turned = [float(expected[(actor + step) % players]) for step in range(players)]
            assert np.allclose(rollouts.expected_wins[t, row, :players].tolist(), turned, atol=1e-5)


def test_a_lead_is_over_the_best_of_the_others() -> None:
    points = torch.tensor([[5, 9, 2, 0], [4, 4, 1, 3]])
    present = torch.tensor([[True, True, True, False], [True] * 4])
    assert leads(points, present).tolist() == [[-4, 4, -7, 0], [0, 0, -3, -1]]


def test_seats_count_clockwise_from_the_actor() -> None:
    turned = seats_from(torch.tensor([2, 1]), torch.tensor([3, 4]), 5)
    assert turned.tolist() == [[2, 0, 1, 3, 4], [1, 2, 3, 0, 4]]
    chances = win_chances(
        torch.tensor([[9.0, 0, 0, 99, 99]]), torch.tensor([2]), torch.tensor([3]), torch.arange(5)[None, :] < 3
    )
    assert chances.argmax() == 2
    assert chances[0, 3:].sum() == 0
