"""PettingZoo: every seat is an agent, and they act in the order the rules say.

`lair.envs.aec` and `lair.envs.parallel` call this. Rewards come at the end of a game, for everyone.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from lair.bots.player import Copyable
from lair.engine.deck import Deck
from lair.envs.common import (
    RENDER_MODES,
    Observation,
    checked_render_mode,
    chosen,
    final_rewards,
    lost,
    observation,
    reward_number,
    rules_of,
    spaces_of,
)
from lair.envs.render import picture
from lair.errors import IllegalAction
from lair.table.game import Game

ILLEGAL = ("raise", "terminate")


class SeatsEnv(Copyable, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One game; agent ``player_0`` sits in seat 0.

    An action that is not legal raises `lair.errors.IllegalAction` and changes nothing, or with ``illegal="terminate"``
    ends the game: the agent loses it, as if everyone else had won, and its ``infos`` say why.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": True, "render_fps": 1}  # noqa: RUF012

    agent_selection: str

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Sequence[str] = (),
        rewards: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
        cards: Deck | Path | str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"lair_{game}_v0"}
        self._rewards = reward_number(rewards)
        self._illegal = chosen("illegal", illegal, ILLEGAL)
        self._seen, self._actions = {}, {}
        self.game = Game(game, players=players, options=options, cards=cards, seed=0)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        for agent in self.possible_agents:
            self._seen[agent], self._actions[agent] = spaces_of(rules_of(game))
        self._luck = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> Any:
        """The same for every agent, but each has its own, to be seeded."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        """The game's action numbers."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one with this seed, or another."""
        if seed is not None:
            self._luck = seeding.np_random(seed)[0]
        self.game = self.game.fresh(int(self._luck.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do if it is its turn."""
        return observation(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry out the acting agent's action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        try:
            self.game.play(int(action))
        except IllegalAction as problem:
            if self._illegal == "raise":
                raise
            self.infos[agent]["illegal"] = str(problem)
            self._end(agent, lost(self.game, self.agents.index(agent), self._rewards))
            return
        if self.game.over:
            self._end(agent, final_rewards(self.game, self._rewards))
        else:
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
            self._select()
            self._accumulate_rewards()
        self._show()

    def _end(self, agent: str, rewards: list[float]) -> None:
        """Everyone gets a reward and is done."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the acting seat sees it; as everyone may see it once the game is over."""
        return picture(self.game, self.game.actor, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _select(self) -> None:
        assert self.game.actor is not None
        self.agent_selection = self.agents[self.game.actor]


class OrderedEnv(Copyable, OrderEnforcingWrapper):  # type: ignore[misc]
    """With PettingZoo's own watch over the order of calls."""


class ParallelSeatsEnv(Copyable, turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """PettingZoo's own conversion."""


def aec(game: str, **settings: Any) -> Any:
    """The environment, with PettingZoo's own watch over the order of calls."""
    return OrderedEnv(SeatsEnv(game, **settings))


def parallel(game: str, **settings: Any) -> Any:
    """The same as a parallel environment, by PettingZoo's own conversion."""
    return ParallelSeatsEnv(aec(game, **settings))
