"""OpenSpiel: each game as ``python_lair_<game>``, for its algorithms, bots and test suites.

All of chance comes first: eight chance nodes pick the eight bytes of a seed, each of 256 values as likely,
and everything drawn later follows from it as at a table (`lair.table.game`). So parameters and history
are the whole game, and a game here is `lair.new` with that seed. A seat never sees the seed;
`resample_from_infostate` redraws all that a seat cannot know, with a new seed for what is still to come.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from lair.engine.calls import actions_row, compiled_verbs, observation_row
from lair.engine.deck import Deck
from lair.envs.common import layout, reward_number, rewards_of, rules_of
from lair.games import GAMES, adapter_of, drop_unplayable, kit_of
from lair.games.decks import load
from lair.simulation.stepping import REWARDS
from lair.table.game import Game, stream_of

SEED_BYTES = 8
BYTE = 256
SEEN_BYTES = 16  # of a digest of all that a seat has seen
LONGEST = 10_000  # decisions; random games take some 1,700 at most, and 200 turns a player are the end in any case
SPECTATOR = -1

Kind = pyspiel.GameType
UTILITY = {  # the least, the greatest, and the sum for all seats
    "win": (Kind.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    "score": (Kind.Utility.GENERAL_SUM, -1000.0, 1000.0, None),
    "rank": (Kind.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
}


@cache
def notation_of(deck: Deck, action: int) -> str:
    """An action as the table writes it."""
    return adapter_of(deck.game).describe(deck, action).text


class Position:
    """One game in progress: the state, its seed, and a digest of all that each seat has seen."""

    def __init__(
        self,
        deck: Deck,
        players: int,
        options: tuple[str, ...],
        state: bytes | None = None,
        seed: int = 0,
        seed_bytes: int = 0,
        decisions: int = 0,
        seen: tuple[bytes, ...] = (),
    ) -> None:
        self.game, self.deck, self.players, self.options = deck.game, deck, players, options
        self.rules, self.calls = rules_of(deck.game), compiled_verbs(rules_of(deck.game))
        self.states = np.zeros(1, self.rules.state)
        if state is not None:
            self.states = np.frombuffer(bytearray(state), self.rules.state)  # padding and all
        self.seed, self.seed_bytes, self.decisions = seed, seed_bytes, decisions
        self.seen = list(seen) or [b""] * players

    @property
    def dealt(self) -> bool:
        """Whether chance has had its say."""
        return self.seed_bytes == SEED_BYTES

    def add_to_seed(self, byte: int) -> None:
        """One more byte of the seed; the last one deals."""
        self.seed = self.seed * BYTE + byte
        self.seed_bytes += 1
        if self.dealt:
            bits = self.rules.manifest.bits(self.options)
            self.calls.deal(self.deck.row, self.states, 0, self.players, bits, stream_of(self.seed, 0))
            self.look()

    def play(self, action: int) -> None:
        """Carry out an action, with the same luck as at a table."""
        self.decisions += 1
        self.states["stream"][0] = stream_of(self.seed, self.decisions)
        if not self.calls.apply(self.deck.row, self.states, 0, action, None):
            raise ValueError(f"action {action} is not legal")
        self.look()

    def look(self) -> None:
        """Every seat remembers what it sees now, after all it saw before."""
        row = observation_row(self.rules)
        for seat in range(self.players):
            self.calls.observe(self.deck.row, self.states, 0, seat, row)
            self.seen[seat] = hashlib.blake2b(self.seen[seat] + row.tobytes(), digest_size=SEEN_BYTES).digest()

    def imagined(self, seat: int, seed: int) -> "Position":
        """A position that ``seat`` cannot tell from this one, all else redrawn."""
        other = self.copy()
        other.seed = seed
        self.calls.imagine(self.deck.row, other.states, 0, seat, stream_of(seed, self.decisions))
        for field in kit_of(self.game).kept_by_resampling:  # the same actions stay legal
            other.states[field] = self.states[field]
        mine = self.seen[seat]
        unknown = hashlib.blake2b(mine, digest_size=SEEN_BYTES).digest()  # what others saw
        other.seen = [unknown] * self.players
        other.look()
        other.seen[seat] = mine
        return other

    def copy(self) -> "Position":
        """The same position, apart from this one."""
        return Position(*self._parts())

    def fingerprint(self) -> str:
        """A short hash of everything, the hidden included."""
        return hashlib.blake2b(self.states.tobytes(), digest_size=8).hexdigest()

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[Any, ...]]:
        return Position, self._parts()

    def _parts(self) -> tuple[Any, ...]:
        log = self.seed, self.seed_bytes, self.decisions, tuple(self.seen)
        return self.deck, self.players, self.options, self.states.tobytes(), *log


class LairGame(pyspiel.Game):  # type: ignore[misc]
    """One of Lair's games, by OpenSpiel's parameters ``players``, ``options``, ``rewards`` and ``cards``.

    Options are joined by +; cards are the path of a file or a folder, the house cards if it is empty.
    """

    name: str  # each game has a class of its own, which says it; OpenSpiel registers and pickles classes

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        game = self.name
        rules = rules_of(game)
        self.rewards = rewards = str(params.get("rewards", REWARDS[0]))
        reward_number(rewards)
        options = tuple(option for option in str(params.get("options", "")).split("+") if option)
        players = int(params.get("players", rules.manifest.default_players))
        cards = str(params.get("cards", ""))
        table = Game(game, players=players, options=options, cards=cards or load(game), seed=0)
        self.start = table.deck, table.players, table.options
        _, least, greatest, total = UTILITY[rewards]
        super().__init__(
            game_type(game, rewards),
            pyspiel.GameInfo(
                num_distinct_actions=rules.actions,
                max_chance_outcomes=BYTE,
                num_players=table.players,
                min_utility=least,
                max_utility=greatest,
                utility_sum=total,
                max_game_length=LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> "LairState":
        """Before the deal."""
        return LairState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat, or anyone, sees."""
        return Observer(self.name, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class LairState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel asks after it."""

    def __init__(self, game: LairGame) -> None:
        super().__init__(game)
        self.position = Position(*game.start)
        self.rewards_number = reward_number(game.rewards)
        self.retold: int | None = None  # whose past action is being told to a resampled state

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.retold is not None:
            return self.retold
        if not self.position.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.calls.actor(self.position.states, 0)
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        row = actions_row(position.rules)
        numbers: list[int] = row[: position.calls.legal(position.deck.row, position.states, 0, row)].tolist()
        return numbers

    def _apply_action(self, action: int) -> None:
        if self.retold is not None:
            return
        if self.position.dealt:
            self.position.play(action)
        else:
            self.position.add_to_seed(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        return notation_of(self.position.deck, action)

    def returns(self) -> list[float]:
        """Rewards come at the end."""
        position = self.position
        if not self.is_terminal():
            return [0.0] * position.players
        got: list[float] = rewards_of(
            position.rules, position.deck, position.states, position.players, self.rewards_number
        ).tolist()
        return got

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LairState":
        """A state that ``player`` cannot tell from this one; its history has the same decisions and another seed."""
        other: LairState = self.get_game().new_initial_state()
        seed = [int(sampler() * BYTE) for _ in range(SEED_BYTES)]
        for place, told in enumerate(self.full_history()):
            other.retold = told.player
            other.apply_action(seed[place] if told.player == pyspiel.PlayerId.CHANCE else told.action)
        other.retold = None
        other.position = self.position.imagined(player, int.from_bytes(seed, "big"))
        return other

    def __str__(self) -> str:
        position = self.position
        if not position.dealt:
            return f"seed: {position.seed:0{2 * position.seed_bytes}x}, {position.seed_bytes} of {SEED_BYTES} bytes"
        seen = Observer(position.game, pyspiel.IIGObservationType(perfect_recall=False), None)
        return f"{position.fingerprint()} {position.decisions}\n{seen.string_from(self, max(0, self.current_player()))}"


class Observer:
    """What a seat knows: now, or with all it has seen before. The named tensors are those of `lair.envs.layout`.

    With perfect recall there is one more, ``recalled``: a digest of all that the seat has seen so far, as bytes.
    """

    def __init__(self, game: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self.recalls = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.row = observation_row(rules_of(game))
        self.parts = layout(game)
        self.tensor = np.zeros(self.row.size + (SEEN_BYTES if self.recalls else 0), np.float32)
        self.dict = {name: self.tensor[part] for name, part in self.parts.items()}
        if self.recalls:
            self.dict["recalled"] = self.tensor[self.row.size :]

    def set_from(self, state: LairState, player: int) -> None:
        """Write the tensor."""
        self._look(state, player)
        self.tensor[: self.row.size] = self.row
        if self.recalls:
            seen = state.position.seen[player] if self.private else b""
            self.dict["recalled"][:] = np.frombuffer(seen.ljust(SEEN_BYTES, b"\0"), np.uint8)

    def string_from(self, state: LairState, player: int) -> str | None:
        """Every named part that is not all zeros: its number, or where in it which numbers are."""
        if not self.public:
            return None
        self._look(state, player)
        lines = [f"player: {player}"] if self.private else []
        if self.recalls and self.private:
            lines.append(f"seen: {state.position.seen[player].hex()}")
        for name, part in self.parts.items():
            numbers = self.row[part].tolist()
            if len(numbers) == 1:
                lines.append(f"{name}: {numbers[0]}")
            elif any(numbers):
                lines.append(f"{name}: " + " ".join(f"{place}={n}" for place, n in enumerate(numbers) if n))
        return "\n".join(lines)

    def _look(self, state: LairState, player: int) -> None:
        self.row[:] = 0
        position = state.position
        if position.dealt:
            seat = player if self.private else SPECTATOR
            position.calls.observe(position.deck.row, position.states, 0, seat, self.row)


def game_type(game: str, rewards: str) -> Any:
    """What OpenSpiel wants to know up front."""
    rules = rules_of(game)
    return pyspiel.GameType(
        short_name=f"python_lair_{game}",
        long_name=f"Lair {game}",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=UTILITY[rewards][0],
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.manifest.default_players,
            "options": "",
            "rewards": REWARDS[0],
            "cards": "",
        },
    )


def _class_of(game: str) -> type[LairGame]:
    """OpenSpiel registers and pickles classes by their name in a module, so each game has one here."""
    made = type(f"Lair{game.capitalize()}", (LairGame,), {"name": game, "__doc__": f"``python_lair_{game}``."})
    globals()[made.__name__] = made
    return made


CLASSES = {game: _class_of(game) for game in GAMES}


def register_all() -> None:
    """Make every game known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    drop_unplayable()
    for game in GAMES:
        kind = game_type(game, REWARDS[0])
        if kind.short_name not in known:
            pyspiel.register_game(kind, CLASSES[game])


register_all()
