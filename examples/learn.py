"""A small policy that learns by playing itself, then plays against random opponents.

It shows how little is needed on top of `lair.envs.batch`: a network of two layers and an actor-critic
whose only reward is the end of the game. A minute is enough to beat random players clearly:

    .venv/bin/python examples/learn.py --game mighty --players 3
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import lair.envs
from lair.envs.vector import Batch

ROWS = 256  # games side by side
WINDOW = 128  # steps between two updates
MINIBATCH = 4096


class Policy(nn.Module):
    """From what a seat knows to a preference for every action, and to what it expects in the end."""

    def __init__(self, batch: Batch, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(batch.rules.observation_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, batch.rules.actions)
        self.outcome = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the actions, none for an illegal one, and the expected reward."""
        hidden = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        preferences = self.choice(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(preferences, dim=1), self.outcome(hidden).squeeze(1)


def chosen(policy: Policy, seen: np.ndarray, masks: np.ndarray, luck: torch.Generator) -> np.ndarray:
    """An action for every row, drawn as the policy prefers."""
    with torch.no_grad():
        logs, _ = policy(torch.from_numpy(seen).float(), torch.from_numpy(masks))
    return torch.multinomial(logs.exp(), 1, generator=luck).squeeze(1).numpy()


def collect(policy: Policy, batch: Batch, luck: torch.Generator) -> list[torch.Tensor]:
    """Every decision of a window whose game ended in it: seen, mask, action, and what its seat got in the end."""
    step = batch.latest
    memory = []
    for _ in range(WINDOW):
        before = step.observations.copy(), step.masks.copy(), step.actors.copy()
        actions = chosen(policy, step.observations, step.masks, luck)
        step = batch.step(actions)
        memory.append((*before, actions, step.rewards.copy(), step.dones.copy()))
    outcome = np.full((batch.n, batch.rules.seats), np.nan, np.float32)
    rows = np.arange(batch.n)
    found = []
    for seen, masks, actors, actions, rewards, dones in reversed(memory):
        outcome[dones] = rewards[dones]
        got = outcome[rows, actors]
        known = ~np.isnan(got)
        found.append((seen[known].astype(np.float32), masks[known], actions[known], got[known]))
    return [torch.from_numpy(np.concatenate(part)) for part in zip(*found, strict=True)]


def learn(policy: Policy, batch: Batch, windows: int, seed: int = 1, say: bool = True) -> None:
    """Play and improve."""
    luck = torch.Generator().manual_seed(seed)
    optimizer = torch.optim.Adam(policy.parameters(), lr=2e-3)
    began = time.perf_counter()
    for window in range(windows):
        seen, masks, actions, got = collect(policy, batch, luck)
        for rows in torch.split(torch.randperm(len(got), generator=luck), MINIBATCH):
            logs, expected = policy(seen[rows], masks[rows])
            better = (got[rows] - expected).detach()
            better = (better - better.mean()) / (better.std() + 1e-6)
            taken = logs.gather(1, actions[rows, None].long()).squeeze(1)
            spread = -(logs.exp() * logs).sum(dim=1).mean()
            loss = -(taken * better).mean() + 0.5 * (got[rows] - expected).square().mean() - 0.01 * spread
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        if say and window % 10 == 9:
            print(f"window {window + 1}: {time.perf_counter() - began:.0f} s, {int(batch.games.sum())} games")


def share_of_wins(policy: Policy, game: str, players: int, games: int, seed: int = 99) -> float:
    """The policy in one seat of each game, seat after seat in turn, against random players."""
    batch = lair.envs.batch(game, games, players=players, seed=seed)
    luck, dice = torch.Generator().manual_seed(seed), np.random.default_rng(seed)
    seats = np.arange(games) % players
    won = np.full(games, np.nan)
    step = batch.latest
    while np.isnan(won).any():
        own = chosen(policy, step.observations, step.masks, luck)
        step = batch.step(np.where(step.actors == seats, own, batch.random_actions(dice)))
        first = step.dones & np.isnan(won)  # a row's later games do not count
        won[first] = step.rewards[np.arange(games), seats][first]
    return float(won.mean())


def main() -> None:
    """Learn, then play against random."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="mighty")
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--windows", type=int, default=60)
    asked.add_argument("--games", type=int, default=3000, help="games against random players in the end")
    given = asked.parse_args()
    torch.manual_seed(1)
    batch = lair.envs.batch(given.game, ROWS, players=given.players, seed=1, rewards="rank")
    policy = Policy(batch)
    before = share_of_wins(policy, given.game, given.players, given.games)
    learn(policy, batch, given.windows)
    after = share_of_wins(policy, given.game, given.players, given.games)
    print(f"share of the wins against random: {before:.1%} before, {after:.1%} after; fair is {1 / given.players:.1%}")


if __name__ == "__main__":
    main()
