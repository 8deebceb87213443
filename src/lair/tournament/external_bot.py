"""A program from outside as a player: what it is told and what it may answer (docs/bots.md explains it to authors).

All a program is told comes from `Knowledge`, a state imagined from what its seat knows, and from the moves and
events that everyone at the table sees. It never comes near the true state.
"""

import base64
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from lair.engine.calls import compiled_verbs, observation_row
from lair.engine.knowledge import Knowledge
from lair.engine.types import Move
from lair.games import adapter_of
from lair.table.game import Game
from lair.tournament.players import SECONDS
from lair.tournament.program import Program
from lair.tournament.verdict import Misbehaved

PROTOCOL = 1
SETTLING = 20.0  # seconds to say hello, and to get ready for a game
EXTRAS = ("observation", "state")  # what a program may ask for beside the view


class Visitor:
    """One program and the seat it sits in; it may play game after game."""

    def __init__(self, command: list[str], seed: int = 0, seconds: float = SECONDS) -> None:
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self.name = ""
        self._program: Program | None = None
        self._wants: tuple[str, ...] = ()
        self._news: list[dict[str, Any]] = []
        self._decisions = 0

    @property
    def program(self) -> Program:
        """The running program; it is started, and says hello, when it is first needed."""
        if self._program is None:
            self._program = Program(self.command)
            self._shake_hands(self._program)
        return self._program

    def _shake_hands(self, program: Program) -> None:
        try:
            program.say({"say": "hello", "protocol": PROTOCOL})
            answer = self._answer("hello", SETTLING)
        except Misbehaved as problem:
            raise Misbehaved(replace(problem.verdict, handshake=False)) from None
        self.name = str(answer.get("name", ""))[:40]
        wanted = answer.get("wants", [])
        self._wants = tuple(extra for extra in EXTRAS if isinstance(wanted, list) and extra in wanted)

    @property
    def fit(self) -> bool:
        """Whether it can play another game."""
        return self._program is None or self._program.alive

    def begin(self, game: Game, seat: int) -> None:
        """It sits down to a game."""
        program = self.program
        program.check_silent()
        self._news = []
        self._decisions = 0
        self._seats = game.seats
        message = {
            "say": "game",
            "game": game.rules.name,
            "rules": game.rules.version,
            "players": game.players,
            "options": game.options,
            "seat": seat,
            "seats": [{"name": who.name, "faction": who.faction} for who in game.seats],
            "seconds": self.seconds,
            "seed": self.seed,
            "cards": game.deck.content,
        }
        program.say(message)
        self._answer("ready", SETTLING)

    def told(self, move: Move) -> None:
        """Somebody made a move."""
        events = [{"code": event.code, **event.arguments} for event in move.events]
        self._news.append({"seat": move.seat, "action": move.action.text, "events": events})

    def choose(self, knowledge: Knowledge) -> int:
        """Ask the program; an illegal answer is misbehaviour."""
        adapter, deck, s = adapter_of(knowledge.rules.name), knowledge.deck, knowledge.states[0]
        legal = {adapter.describe(deck, number, s).text: number for number in knowledge.actions.tolist()}
        self._decisions += 1
        message = {
            "say": "choose",
            "decision": self._decisions,
            "seconds": self.seconds,
            "legal": list(legal),
            "moves": self._news,
            "view": asdict(adapter.view(deck, s, knowledge.seat, self._seats)),
        }
        self._news = []
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
        """The game is over; nothing is asked any more."""
        if self.fit:
            over = {"say": "over", "moves": self._news, "scores": game.scores, "winners": game.winners}
            self.program.say(over)

    def leave(self) -> None:
        """It is asked to go, and goes."""
        if self._program is not None:
            self._program.leave()

    def kill(self) -> None:
        """It goes at once."""
        if self._program is not None:
            self._program.kill()

    def _answer(self, expected: str, seconds: float) -> dict[str, Any]:
        assert self._program is not None
        answer = self._program.hear(seconds)
        if answer["say"] != expected:
            self._program.blame("other-answer", expected=expected, line=str(answer["say"])[:40])
        return answer

    def _extras(self, knowledge: Knowledge) -> dict[str, Any]:
        """What some programs need beside the view, from the imagined state like everything else."""
        extras: dict[str, Any] = {}
        if "observation" in self._wants:
            row = observation_row(knowledge.rules)
            compiled_verbs(knowledge.rules).observe(knowledge.deck.row, knowledge.states, 0, knowledge.seat, row)
            extras["observation"] = row.tolist()
        if "state" in self._wants:
            extras["state"] = base64.b64encode(np.ascontiguousarray(knowledge.states).tobytes()).decode()
        return extras
