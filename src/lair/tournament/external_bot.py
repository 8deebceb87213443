"""An external program as a player: what it is told and what it may answer (docs/bot-protocol.md).

All a program is told comes from `Knowledge`, a state imagined from what its seat knows, and from the moves and
events that everyone at the table sees. It never gets the true state.
"""

import base64
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from lair.engine.calls import compiled_verbs, observation_row
from lair.engine.knowledge import Knowledge
from lair.engine.text import visible
from lair.engine.types import Move
from lair.games import adapter_of
from lair.table.game import Game
from lair.tournament.players import MOVE_SECONDS
from lair.tournament.program import Program
from lair.tournament.verdict import Misbehaved

PROTOCOL = 1
SETUP_SECONDS = 20.0  # to say hello, and to get ready for a game
EXTRAS = ("observation", "state")  # what a program may ask for beside the view


class ExternalBot:
    """One program and the seat it plays; it may play several games in turn."""

    def __init__(self, command: list[str], seed: int = 0, seconds: float = MOVE_SECONDS) -> None:
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self.name = ""
        self._program: Program | None = None
        self._wants: tuple[str, ...] = ()
        self._untold: list[dict[str, Any]] = []
        self._decisions = 0

    @property
    def program(self) -> Program:
        """The running program; it is started, and says hello, when it is first needed."""
        if self._program is None:
            self._program = Program(self.command)
            self._handshake(self._program)
        return self._program

    def _handshake(self, program: Program) -> None:
        try:
            program.say({"say": "hello", "protocol": PROTOCOL})
            answer = self._answer("hello", SETUP_SECONDS)
        except Misbehaved as problem:
            raise Misbehaved(replace(problem.verdict, handshake=False)) from None
        self.name = visible(str(answer.get("name", "")))[:40]
        wanted = answer.get("wants", [])
        self._wants = tuple(extra for extra in EXTRAS if isinstance(wanted, list) and extra in wanted)

    @property
    def fit(self) -> bool:
        """Whether it can play another game."""
        return self._program is None or self._program.alive

    def begin(self, game: Game, seat: int) -> None:
        """Tell the program of a new game in which it has this seat."""
        program = self.program
        program.check_silent()
        self._untold = []
        self._decisions = 0
        self._seats = game.seats
        message = {
            "say": "game",
            "game": game.rules.name,
            "rules": game.rules.version,
            "players": game.players,
            "options": game.options,
            "seat": seat,
            "seats": [{"name": other.name, "faction": other.faction} for other in game.seats],
            "seconds": self.seconds,
            "seed": self.seed,
            "cards": game.deck.content,
        }
        program.say(message)
        self._answer("ready", SETUP_SECONDS)

    def told(self, move: Move) -> None:
        """Keep a move for the next message to the program."""
        events = [{"code": event.code, **event.arguments} for event in move.events]
        self._untold.append({"seat": move.seat, "action": move.action.text, "events": events})

    def choose(self, knowledge: Knowledge) -> int:
        """Ask the program for an action; an illegal one is misbehaviour."""
        adapter, deck, s = adapter_of(knowledge.rules.name), knowledge.deck, knowledge.states[0]
        legal = {adapter.describe(deck, number, s).text: number for number in knowledge.actions.tolist()}
        self._decisions += 1
        message = {
            "say": "choose",
            "decision": self._decisions,
            "seconds": self.seconds,
            "legal": list(legal),
            "moves": self._untold,
            "view": asdict(adapter.view(deck, s, knowledge.seat, self._seats)),
        }
        self._untold = []
        program = self.program
        program.check_silent()
        program.say(message | self._extras(knowledge))
        action = self._answer("play", self.seconds).get("action")
        if not isinstance(action, str):
            program.blame("no-action")
        number = legal[action] if action in legal else adapter.parse(deck, action)
        if number is None or number not in legal.values():
            program.blame("illegal", action=action[:40], why="")
        return number

    def end(self, game: Game) -> None:
        """Tell the program that the game is over."""
        if self.fit:
            over = {"say": "over", "moves": self._untold, "scores": game.scores, "winners": game.winners}
            self.program.say(over)

    def leave(self) -> None:
        """Ask the program to exit."""
        if self._program is not None:
            self._program.leave()

    def kill(self) -> None:
        """Kill the program."""
        if self._program is not None:
            self._program.kill()

    def _answer(self, expected: str, seconds: float) -> dict[str, Any]:
        assert self._program is not None
        answer = self._program.hear(seconds)
        if answer["say"] != expected:
            self._program.blame("other-answer", expected=expected, line=str(answer["say"])[:40])
        return answer

    def _extras(self, knowledge: Knowledge) -> dict[str, Any]:
        """What the program asked for beside the view, from the imagined state like everything else."""
        extras: dict[str, Any] = {}
        if "observation" in self._wants:
            row = observation_row(knowledge.rules)
            compiled_verbs(knowledge.rules).observe(knowledge.deck.row, knowledge.states, 0, knowledge.seat, row)
            extras["observation"] = row.tolist()
        if "state" in self._wants:
            extras["state"] = base64.b64encode(np.ascontiguousarray(knowledge.states).tobytes()).decode()
        return extras
