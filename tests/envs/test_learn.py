"""The learning example, at a small scale: what it learns beats random players clearly."""

import torch

import lair.envs
from examples.learn import ROWS, Policy, learn, share_of_wins

GAMES = 1500


def test_the_example_learns_to_beat_random() -> None:
    """Fair is a third; a standard error of 1,500 games is 1.2%, so chance alone would need 12 of them."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    batch = lair.envs.batch("mighty", ROWS, players=3, seed=1, rewards="rank")
    policy = Policy(batch)
    before = share_of_wins(policy, "mighty", 3, GAMES)
    learn(policy, batch, windows=8, say=False)
    after = share_of_wins(policy, "mighty", 3, GAMES)
    assert abs(before - 1 / 3) < 0.06, "untaught, it is a random player"
    assert after > 1 / 3 + 0.15
