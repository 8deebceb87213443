"""Gymnasium: one learner at a table of bots. `lair.envs.gym` and ``gymnasium.make("lair/<Game>-v0")`` call this.

Bots act between the learner's decisions; each is handed what its seat knows and nothing more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium

from lair.bots import BotSpec
from lair.bots.levels import make_player
from lair.bots.player import Copyable, Player
from lair.engine.deck import Deck
from lair.envs.common import (
    RENDER_MODES,
    Observation,
    Opponent,
    Opponents,
    Policy,
    checked_render_mode,
    chosen,
    final_rewards,
    listed,
    lost,
    observation,
    reward_number,
    rules_of,
    spaces_of,
)
from lair.envs.render import picture
from lair.errors import IllegalAction
from lair.games import GAMES
from lair.table.game import A_BOTS_OWN, Game, stream_of

ILLEGAL = ("lose", "raise")


@dataclass
class BotOpponent:
    """A player of Lair at the learner's table."""

    player: Player

    def choose(self, game: Game) -> int:
        """For the seat whose decision it is, by what that seat knows."""
        return self.player.choose(game.knowledge())


@dataclass
class PolicyOpponent:
    """A function at the learner's table."""

    policy: Policy

    def choose(self, game: Game) -> int:
        """For the seat whose decision it is, by what that seat observes."""
        assert game.actor is not None
        return int(self.policy(observation(game, game.actor)))


class LearnerEnv(Copyable, gymnasium.Env[Observation, int]):
    """One learner, in ``seat`` (None: drawn anew for every game), against ``opponents`` clockwise from it.

    An opponent is a bot's name, a function from what its seat observes to an action, or an object with ``choose``; one
    alone, not in a list, plays for every seat but the learner's.
    For self-play, hand in the learner's own policy; `opponents` may be set between games.

    An action that is not legal loses the game at once, as if everyone else had won, or raises
    `lair.errors.IllegalAction`: whichever ``illegal`` says.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents = (),
        seat: int | None = None,
        players: int | None = None,
        options: Sequence[str] = (),
        rewards: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        cards: Deck | Path | str | None = None,
    ) -> None:
        self.render_mode = checked_render_mode(render_mode)
        if players is None and (named := listed(opponents, 0)):
            players = len(named) + 1
        self.game = Game(game, players=players, options=options, cards=cards, seed=0)
        self.opponents = opponents or "greedy"
        self._bots: dict[int, PolicyOpponent | BotOpponent] = {}  # by seat, once a game is dealt
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seat must be from 0 to {self.game.players - 1}, not {seat}")
        self._wanted = seat
        self.seat = seat or 0
        self._rewards = reward_number(rewards)
        self._illegal = chosen("illegal", illegal, ILLEGAL)
        self._lost = False
        self.observation_space, self.action_space = spaces_of(rules_of(game))

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Who plays against the learner, from the next game on."""
        return self._opponents

    @opponents.setter
    def opponents(self, opponents: Opponents) -> None:
        wanted = self.game.players - 1
        each = listed(opponents, wanted)
        if len(each) != wanted:
            raise ValueError(f"{self.game.players} players need {wanted} opponents: {each}")
        for opponent in each:
            if isinstance(opponent, str):
                BotSpec.parse(opponent, self.game.rules.name)
            elif not (callable(opponent) or hasattr(opponent, "choose")):
                raise ValueError(f"an opponent is a bot's name, a policy or a player, not {opponent!r}")
        self._opponents = each

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, the one with this seed or another, and let the bots play up to the learner's turn."""
        super().reset(seed=seed)
        self._lost = False
        self.game = self.game.fresh(int(self.np_random.integers(2**63)) if seed is None else seed)
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        self._bots = {
            (self.seat + place) % players: self._seated(opponent, place)
            for place, opponent in enumerate(self.opponents, 1)
        }
        self._let_bots_play()
        self._show()
        return observation(self.game, self.seat), self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, then the bots' until it is the learner's turn again."""
        if not self._bots:
            raise gymnasium.error.ResetNeeded("No game is dealt yet: reset() deals one.")
        if self._lost or self.game.over:
            raise gymnasium.error.ResetNeeded("The game is over: reset() deals a new one.")
        try:
            self.game.play(int(action))
        except IllegalAction as problem:
            if self._illegal == "raise":
                raise
            self._lost = True
            told = {**self._told(), "illegal": str(problem)}
            worst = lost(self.game, self.seat, self._rewards)[self.seat]
            return observation(self.game, self.seat), worst, True, False, told
        self._let_bots_play()
        self._show()
        reward = final_rewards(self.game, self._rewards)[self.seat] if self.game.over else 0.0
        return observation(self.game, self.seat), reward, self.game.over, False, self._told()

    def render(self) -> Any:
        """The table as the learner sees it."""
        return picture(self.game, self.seat, self.render_mode)

    def action_masks(self) -> Any:
        """The mask alone, as libraries for masked policies ask for it."""
        return observation(self.game, self.seat)["action_mask"].astype(bool)

    def _let_bots_play(self) -> None:
        while self.game.actor is not None and self.game.actor != self.seat:
            self.game.play(self._bots[self.game.actor].choose(self.game))

    def _seated(self, opponent: Opponent, place: int) -> "PolicyOpponent | BotOpponent":
        """Who sits there; a bot by its name gets random numbers of its own."""
        if isinstance(opponent, str):
            return BotOpponent(self._bot(opponent, place))
        if hasattr(opponent, "choose"):
            return BotOpponent(opponent)
        return PolicyOpponent(opponent)

    def _bot(self, opponent: str, place: int) -> Player:
        """A search thinks on one core."""
        return make_player(opponent, self.game.rules.name, stream_of(self.game.seed, A_BOTS_OWN + place), cores=1)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _told(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.game.scores}


def register_all() -> None:
    """``lair/<Game>-v0``, against as many greedy bots as there are other players."""
    for game in GAMES:
        name = f"lair/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="lair.envs.gymnasium:LearnerEnv", kwargs={"game": game})


register_all()
