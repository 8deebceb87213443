"""Networks that know nothing, for tests: random weights, written as a trainer would write them.

Run as a program it is the other side of a comparison: ``python -m tests.support.networks FILE`` plays some decisions
with the network in a file, interpreted (``NUMBA_DISABLE_JIT=1``), and prints them.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import lair
from lair.bots.levels import make_player
from lair.bots.network import SHAPES, describe, forward, load_network, make_activations, numbers_of, save_network
from lair.bots.tree_search import TreeSearch
from lair.engine.calls import compiled_verbs, forecasts_row
from lair.engine.contract import Row, Rules
from lair.games import kit_of, rules_of
from lair.games.decks import load
from lair.table.game import Game

COMPARED = "mighty"  # interpreted quickly enough
MATRICES = ("w_in", "w1", "w2", "w_policy", "w_value")


def random_arrays(rules: Rules, hidden: int = 32, blocks: int = 2, seed: int = 1) -> dict[str, Row]:
    """Weights of a size that keeps activations near 1; matrices in float16."""
    dice = np.random.default_rng(seed)
    sizes = {"D": numbers_of(rules), "H": hidden, "B": blocks, "A": rules.actions, "S": rules.seats}
    sizes["I"] = sizes["D"] + rules.layout.named
    arrays: dict[str, Row] = {}
    for name, letters in SHAPES.items():
        shape = tuple(sizes[letter] for letter in letters)
        spread = shape[-2] ** -0.5 if name in MATRICES else 0.1
        arrays[name] = dice.normal(0, spread, shape).astype(np.float16 if name in MATRICES else np.float32)
    arrays["scale"] = dice.uniform(0.05, 0.5, numbers_of(rules)).astype(np.float32)
    arrays["scale"][rules.observation_size :] /= 100  # forecasts are large numbers
    for gain in ("norm_g", "final_g"):
        arrays[gain] += 1
    arrays["w_policy"] *= 3  # opinions
    arrays["w_value"] *= 3
    return arrays


def write_network(
    path: Path, game: str, arrays: dict[str, Row] | None = None, about: Mapping[str, Any] | None = None
) -> Path:
    """A network for a game and its house cards; ``about`` changes what the file says about it."""
    rules = rules_of(game)
    meta = {**describe(rules, load(game), {"by": "a test"}), **(about or {})}
    save_network(path, random_arrays(rules) if arrays is None else arrays, meta)
    return path


def told(game: Game, seat: int) -> Row:
    """What a network is told of a position."""
    forecasts = forecasts_row(game.rules)
    compiled_verbs(game.rules).forecast(game.deck.row, game.knowledge(1).states, 0, seat, forecasts)
    return np.append(game.observe(seat), forecasts)


def give(game: str, path: Path) -> None:
    """For the rest of this process the game has this network."""
    kit_of(game).bots.__dict__["network"] = path


def outcomes(path: Path) -> list[Any]:
    """What the network says of an opening, and what bots and a search make of it."""
    give(COMPARED, path)
    game = lair.new(COMPARED, players=3, seed=5)
    network = load_network(path, game.rules)
    room = make_activations(network, game.rules)
    room.observation[:] = told(game, 0)
    forward(network, room.observation, room.hidden, room.logits, room.values)
    said: list[Any] = [room.logits.tolist(), room.values.tolist()]
    thought = TreeSearch(game.rules, 3, cores=1, network=network).search(game.knowledge(1), simulations=40)
    said.append([[option.action, option.visits, round(option.value, 6)] for option in thought.options])
    bots = [make_player("grandmaster:5" if seat else "network", COMPARED, seat, cores=1) for seat in range(3)]
    for _ in range(9):
        assert game.actor is not None
        said.append(bots[game.actor].choose(game.knowledge(5)))
        game.play(said[-1])
    return said


if __name__ == "__main__":
    print(json.dumps(outcomes(Path(sys.argv[1]))))
