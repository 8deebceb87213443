"""RLlib's own check of environments and its example of masked actions, both unmodified, on games of Lair.

Ray is too large for the tests. After ``pip install "ray[rllib]" "lair-games[envs,learn]"``, run
``python -m bench.rllib_check``. docs/environments.md has what it prints.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.rllib.utils.pre_checks.env import check_multiagent_environments
from ray.tune.registry import register_env

import lair.envs
from lair.games import GAMES


class AsRllibNames(gymnasium.ObservationWrapper[Any, int, Any]):
    """The example's names and types: ``observations``, floating-point numbers from 0 to 1."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        seen, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        self.low, self.span = seen.low.astype(np.float32), (seen.high.astype(np.float32) - seen.low).clip(1)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": gymnasium.spaces.Box(0, 1, seen.shape, np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, mask.shape, np.float32),
            }
        )

    def observation(self, observation: Any) -> Any:
        """Gymnasium calls this."""
        seen = (observation["observation"] - self.low) / self.span
        return {"observations": seen.astype(np.float32), "action_mask": observation["action_mask"].astype(np.float32)}


def check(game: str) -> None:
    """RLlib's check of an environment with several agents; actions are drawn without masks there."""
    check_multiagent_environments(PettingZooEnv(lair.envs.aec(game, illegal="terminate")))
    print(f"{game}: check_multiagent_environments passed")


def train(game: str, iterations: int) -> None:
    """RLlib's example of masked actions, with PPO; with ``illegal="raise"`` one wrong action would stop it."""
    register_env(f"lair-{game}", lambda config: AsRllibNames(lair.envs.gym(game, illegal="raise")))
    config = (
        PPOConfig()
        .environment(f"lair-{game}")
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=500, minibatch_size=100, num_epochs=2)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]}
            )
        )
    )
    algorithm = config.build_algo()
    for number in range(iterations):
        result = algorithm.train()["env_runners"]
        steps = int(result["num_env_steps_sampled_lifetime"])
        print(f"{game}: iteration {number + 1}, {steps} decisions, mean return {result['episode_return_mean']:.3f}")
    algorithm.stop()


def main(arguments: Sequence[str] | None = None) -> None:
    """Every game, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--iterations", type=int, default=3)
    chosen = parser.parse_args(arguments)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    for game in chosen.games:
        check(game)
        train(game, chosen.iterations)
    ray.shutdown()


if __name__ == "__main__":
    main()
