"""A bot for Lair in thirty lines of Python: it takes the strongest monster it may play, or any move at random.

Check it with ``lair bot python3 examples/simple_bot.py``; docs/bot-protocol.md explains what is said.
"""

import json
import random
import sys
from typing import Any


def choose(message: dict[str, Any], luck: random.Random) -> str:
    """One of the legal moves; in Mighty Monsters a move such as 4@2b begins with a strength."""
    legal: list[str] = message["legal"]
    if message["view"]["game"] == "mighty":
        return max(legal, key=lambda move: (move[0], luck.random()))
    return luck.choice(legal)


def main() -> None:
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["say"] == "hello":
            answer = {"say": "hello", "name": "Simple", "wants": []}
        elif message["say"] == "game":
            luck.seed(message["seed"])
            answer = {"say": "ready"}
        elif message["say"] == "choose":
            answer = {"say": "play", "action": choose(message, luck)}
        elif message["say"] == "bye":
            return
        if answer:
            print(json.dumps(answer), flush=True)


main()
