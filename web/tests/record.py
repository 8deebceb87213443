"""Records whole games as a browser receives them, for the page's unit tests (`fold.test.ts`).

Greedy bots play both games with several player counts and options. Every step has the entry, the events and the view
of one seat or of a spectator, in the server's JSON. From the root of the repository: ``python web/tests/record.py``.
"""

import gzip
from pathlib import Path
from typing import Any

import msgspec

import lair
from lair.bots.levels import make_player

FOLDER = Path(__file__).parent / "recordings"
# Name of the file, game, players, options, and the seat that looks (None: a spectator).
GAMES: list[tuple[str, str, int, tuple[str, ...], int | None]] = [
    ("mighty-3", "mighty", 3, (), 0),
    ("mighty-4-rules", "mighty", 4, ("new-rules",), 2),
    ("mighty-5-line-up", "mighty", 5, ("line-up",), 4),
    ("mighty-6-both", "mighty", 6, ("line-up", "new-rules"), None),
    ("meeples-2", "meeples", 2, (), 1),
    ("meeples-3-towers", "meeples", 3, ("towers",), 0),
    ("meeples-4", "meeples", 4, (), 3),
    ("meeples-4-towers", "meeples", 4, ("towers",), None),
]


def record(game_name: str, players: int, options: tuple[str, ...], seat: int | None, seed: int) -> list[dict[str, Any]]:
    """The state that a browser begins with, and every step after it."""
    game = lair.new(game_name, players=players, options=options, seed=seed)
    bots = [make_player("greedy", game_name, seed + number) for number in range(players)]
    said: list[dict[str, Any]] = [{"say": "state", "version": 1, "seat": seat, "view": game.view(seat)}]
    while not game.over:
        actor = game.actor
        assert actor is not None
        move = game.play(int(bots[actor].choose(game.knowledge(seed))))
        entry = {"kind": "played", "seat": actor, "action": move.action}
        step = {"say": "step", "version": len(said) + 1, "seat": seat, "entry": entry, "events": move.events}
        said.append({**step, "view": game.view(seat)})
    return said


def main() -> None:
    for number, (name, game, players, options, seat) in enumerate(GAMES):
        said = record(game, players, options, seat, 100 + number)
        path = FOLDER / f"{name}.jsonl.gz"
        path.write_bytes(gzip.compress(b"\n".join(map(msgspec.json.encode, said)), 9, mtime=0))
        print(f"{path.name}: {len(said)} messages, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
