"""One of our bots as a program that speaks the bot protocol: ``lair bot --serve greedy``.

It asks for the imagined state beside the view, because our bots search in states.
"""

import base64
import json
from collections.abc import Iterator
from typing import Any, TextIO

import numpy as np

from lair.bots import BotSpec
from lair.engine.knowledge import Knowledge
from lair.errors import OptionError
from lair.games import GAMES, adapter_of, rules_of
from lair.games.decks import build
from lair.tournament.external_bot import PROTOCOL
from lair.tournament.players import make_player


def serve_bot(name: str, heard: TextIO, spoken: TextIO) -> None:
    """Answer messages until the other side says ``bye`` or closes."""
    check_bot_name(name)
    for message in answers(name, heard):
        spoken.write(json.dumps(message) + "\n")
        spoken.flush()


def check_bot_name(name: str) -> None:
    """Refuse a name that no game has a bot of."""
    for game in GAMES:
        try:
            BotSpec.parse(name, game)
        except OptionError as problem:
            refused = problem
        else:
            return
    raise refused


def answers(name: str, heard: TextIO) -> Iterator[dict[str, Any]]:
    """What the bot answers to the messages it gets."""
    bot: ServedBot | None = None
    for line in heard:
        try:
            message = json.loads(line)
            match message["say"]:
                case "hello" if message["protocol"] == PROTOCOL:
                    yield {"say": "hello", "name": name, "wants": ["state"]}
                case "game":
                    bot = ServedBot(name, message)
                    yield {"say": "ready"}
                case "choose" if bot is not None:
                    yield {"say": "play", "action": bot.choose(message)}
                case "over":
                    bot = None
                case "bye":
                    return
                case _:
                    raise ValueError
        except (ValueError, KeyError, TypeError):
            raise OptionError("not-protocol", line=line.strip()[:80]) from None


class ServedBot:
    """The bot in one game."""

    def __init__(self, name: str, message: dict[str, Any]) -> None:
        self.rules = rules_of(message["game"])
        self.adapter = adapter_of(message["game"])
        self.deck = build(message["game"], message["cards"], "cards")
        self.seat = int(message["seat"])
        self.player = make_player(name, message["game"], int(message["seed"]))
        self.history: list[int] = []
        self.numbers = {self.adapter.describe(self.deck, n).text: n for n in range(self.rules.actions)}

    def choose(self, message: dict[str, Any]) -> str:
        """The notation of the bot's choice."""
        states = np.frombuffer(base64.b64decode(message["state"]), self.rules.state).copy()
        legal = {self.numbers[text]: str(text) for text in message["legal"]}
        actions = np.array(list(legal), np.int16)
        self.history += [self.numbers[move["action"]] for move in message["moves"]]
        knowledge = Knowledge(self.rules, self.deck, states, self.seat, actions, tuple(self.history))
        return legal[self.player.choose(knowledge)]
