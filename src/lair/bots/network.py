"""A policy-value network: what a seat knows goes in, a prior over actions and everyone's chance to win come out.

A network is trained elsewhere and kept in a file beside its game's sources (`BotKit.network`). Here it is read, checked
and run by compiled code in float32, with no library for learning. `lair.bots.network_bot` and
`lair.bots.network_search` play with it; docs/bots.md describes the file.
"""

import io
import json
import math
from collections.abc import Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Record, Row, Rules
from lair.engine.deck import Deck
from lair.errors import NetworkError
from lair.files import reading, write_atomically
from lair.games import kit_of

FORMAT = 3
EPSILON = 1e-5  # of the layer norms
NO_NAME = -1


class Network(NamedTuple):
    """The weights, as compiled functions take them: C-contiguous arrays of float32.

    Their shapes are in `SHAPES`: D numbers that a network is told, I inputs, B blocks of H hidden units, A actions,
    S seats.
    """

    named: Row  # for each number of an observation the input that its value 0 would have, or NO_NAME; see `inputs`
    scale: Row
    w_in: Row
    b_in: Row
    norm_g: Row
    norm_b: Row
    w1: Row
    b1: Row
    w2: Row
    b2: Row
    final_g: Row
    final_b: Row
    w_policy: Row
    b_policy: Row
    w_value: Row
    b_value: Row


SHAPES = {
    "scale": "D",
    "w_in": "IH",
    "b_in": "H",
    "norm_g": "BH",
    "norm_b": "BH",
    "w1": "BHH",
    "b1": "BH",
    "w2": "BHH",
    "b2": "BH",
    "final_g": "H",
    "final_b": "H",
    "w_policy": "HA",
    "b_policy": "A",
    "w_value": "HS",
    "b_value": "S",
}


class Activations(NamedTuple):
    """Room for one evaluation of a network; each thread needs its own."""

    observation: Row  # with the forecasts behind it
    forecasts: Row  # these alone, in the same memory
    hidden: Row  # three rows of hidden units
    logits: Row  # of every action
    values: Row  # a logit for every seat, counted from the observer
    priors: Row  # of the legal actions


def make_activations(network: Network, rules: Rules) -> Activations:
    """Room for a network of this size."""
    observation = np.zeros(network.scale.size, np.int16)
    return Activations(
        observation=observation,
        forecasts=observation[rules.observation_size :],
        hidden=np.zeros((3, network.b_in.size), np.float32),
        logits=np.zeros(network.b_policy.size, np.float32),
        values=np.zeros(network.b_value.size, np.float32),
        priors=np.zeros(network.b_policy.size, np.float64),
    )


@compiled
def look(cards: Record, s: Record, seat: int, activations: Activations) -> None:
    """What ``seat`` observes, and what follows from it: all that a network is told."""
    contract.observe(cards, s, seat, activations.observation)
    contract.forecast(cards, s, seat, activations.forecasts)


@compiled
def forward(network: Network, observation: Row, hidden: Row, logits: Row, values: Row) -> None:
    """Evaluate one observation: write a logit for every action, and one for every seat, counted from the observer."""
    h, y, z = hidden[0], hidden[1], hidden[2]
    for unit in range(h.size):
        h[unit] = network.b_in[unit]
    for i in range(observation.size):
        if observation[i] != 0:
            x = np.float32(observation[i]) * network.scale[i]
            for unit in range(h.size):
                h[unit] += x * network.w_in[i, unit]
            if network.named[i] != NO_NAME:
                name = int(network.named[i]) + int(observation[i])
                for unit in range(h.size):
                    h[unit] += network.w_in[name, unit]
    for block in range(network.b1.shape[0]):
        layer_norm(h, network.norm_g[block], network.norm_b[block], y)
        linear(y, network.w1[block], network.b1[block], z)
        relu(z)
        linear(z, network.w2[block], network.b2[block], y)
        for unit in range(h.size):
            h[unit] += y[unit]
    layer_norm(h, network.final_g, network.final_b, z)
    relu(z)
    linear(z, network.w_policy, network.b_policy, logits)
    linear(z, network.w_value, network.b_value, values)


@compiled
def layer_norm(x: Row, gain: Row, bias: Row, out: Row) -> None:
    """Mean 0 and variance 1, then a gain and a bias for each unit."""
    total = squares = 0.0
    for unit in range(x.size):
        total += float(x[unit])
        squares += float(x[unit]) * float(x[unit])
    mean = total / x.size
    factor = 1.0 / math.sqrt(squares / x.size - mean * mean + EPSILON)
    for unit in range(x.size):
        out[unit] = (float(x[unit]) - mean) * factor * float(gain[unit]) + float(bias[unit])


@compiled
def linear(x: Row, weights: Row, bias: Row, out: Row) -> None:
    """``out`` = ``x`` @ ``weights`` + ``bias``; inputs that are 0, of which ReLU makes many, cost nothing."""
    for j in range(out.size):
        out[j] = bias[j]
    held = -1  # an input that waits for another: two at a time, ``out`` is read and written half as often
    for i in range(x.size):
        if x[i] != 0:
            if held < 0:
                held = i
            else:
                one, other = x[held], x[i]
                for j in range(out.size):
                    out[j] += one * weights[held, j] + other * weights[i, j]
                held = -1
    if held >= 0:
        one = x[held]
        for j in range(out.size):
            out[j] += one * weights[held, j]


@compiled
def relu(x: Row) -> None:
    """Nothing below 0."""
    for unit in range(x.size):
        x[unit] = max(x[unit], np.float32(0))


@compiled
def softmax(row: Row, count: int) -> None:
    """Turn the first ``count`` logits into chances."""
    greatest = row[0]
    for i in range(1, count):
        greatest = max(greatest, row[i])
    whole = 0.0
    for i in range(count):
        row[i] = math.exp(row[i] - greatest)
        whole += row[i]
    for i in range(count):
        row[i] /= whole


@compiled
def prior(logits: Row, actions: Row, count: int, temperature: float, out: Row) -> None:
    """Write the chance of each legal action to be the one to play, in the order of ``actions``.

    A ``temperature`` above 1 makes the network less sure of itself than it is.
    """
    for i in range(count):
        out[i] = logits[actions[i]] / temperature
    softmax(out, count)


@compiled
def win_chances(values: Row, observer: int, players: int, out: Row) -> None:
    """Write each seat's chance to win; ``values`` count seats from the observer, ``out`` from seat 0."""
    for step in range(players):
        out[(observer + step) % players] = values[step]
    softmax(out, players)


def inputs(rules: Rules) -> NDArray[np.int32]:
    """Where the names of each number that a network is told begin among its inputs, less 1, or `NO_NAME`.

    The inputs are all numbers of an observation, its forecasts, and then each thing that a number of the observation
    can name: 1 if it is named.
    """
    layout, numbers = rules.layout, numbers_of(rules)
    high = np.where(layout.names, layout.high, 0)
    named = np.where(layout.names, numbers + high.cumsum() - high - 1, NO_NAME)
    return np.append(named, [NO_NAME] * (numbers - layout.size)).astype(np.int32)


def numbers_of(rules: Rules) -> int:
    """How many numbers a network is told: an observation, and the forecasts that follow from it."""
    return rules.observation_size + kit_of(rules.name).bots.forecasts.size


def network_for(rules: Rules, deck: Deck) -> Network | None:
    """The network of a game, read once; None if it has none, or one for other rules or other cards than these."""
    path = kit_of(rules.name).bots.network
    return None if path is None or _cards_of(path, rules) != deck.digest else _network_of(path, rules)


def house_network(rules: Rules) -> Network | None:
    """The network that a game comes with, for its house cards."""
    path = kit_of(rules.name).bots.network
    return None if path is None else _network_of(path, rules)


def unknown_cards(rules: Rules, deck: Deck) -> bool:
    """Whether a game has a network, but none for these rules and cards; weights are not read to say so."""
    path = kit_of(rules.name).bots.network
    return path is not None and _cards_of(path, rules) != deck.digest


@cache
def _cards_of(path: Path, rules: Rules) -> str:
    """The digest of the cards that a network is for; nothing if it is for other rules."""
    try:
        return str(_read(path, rules, weights=False)[1]["cards"])
    except NetworkError as problem:
        if problem.code != "network-foreign":
            raise
        return ""


def load_network(path: Path, rules: Rules) -> Network:
    """Read a network for a game; whatever does not fit is a `NetworkError` that names the file."""
    arrays, _ = _read(path, rules)
    return _weights(path, arrays, rules)


_network_of = cache(load_network)


def save_network(path: Path, arrays: Mapping[str, Row], meta: Mapping[str, Any]) -> None:
    """Write a network, whole or not at all: the arrays of `Network` by name, and what `describe` gives."""
    about = np.frombuffer(json.dumps(meta, ensure_ascii=False).encode(), np.uint8)
    content: dict[str, Any] = {**arrays, "meta": about}
    file = io.BytesIO()
    np.savez(file, **content)
    write_atomically(path, file.getvalue(), NetworkError)


def describe(rules: Rules, deck: Deck, trained: Mapping[str, Any]) -> dict[str, Any]:
    """What the file of a network says about it: the rules and the cards that it is for, and how it was trained."""
    return {**_fingerprint(rules), "cards": deck.digest, "trained": dict(trained)}


def _fingerprint(rules: Rules) -> dict[str, Any]:
    """All that a network must agree with."""
    return {
        "format": FORMAT,
        "game": rules.name,
        "rules_version": rules.version,
        "observation": [[name, size] for name, size in rules.observation],
        "forecasts": [[name, size] for name, size in kit_of(rules.name).bots.forecasts.slices],
        "actions": rules.actions,
    }


def _read(path: Path, rules: Rules, *, weights: bool = True) -> tuple[dict[str, Row], dict[str, Any]]:
    """The arrays of a file, all of them or only what it says about itself, and what that is."""
    with reading(path, NetworkError):
        content = path.read_bytes()
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            arrays = {name: file[name] for name in (file.files if weights else ("meta",))}
        meta = json.loads(arrays["meta"].tobytes())
        different = _difference(meta, rules)
        if different is None and not isinstance(meta["cards"], str):
            raise TypeError("cards")
    except Exception as problem:  # it may be anything that is called a network
        raise NetworkError("network-damaged", file=str(path), why=f"{type(problem).__name__}: {problem}") from problem
    if different is not None:
        what, theirs, ours = different
        raise NetworkError("network-foreign", file=str(path), what=what, theirs=str(theirs), ours=str(ours))
    return arrays, meta


def _difference(meta: Mapping[str, Any], rules: Rules) -> tuple[str, Any, Any] | None:
    """The first thing in which a network was made for other rules: its name, theirs and ours."""
    for name, ours in _fingerprint(rules).items():
        theirs = meta[name]
        if theirs != ours and isinstance(theirs, list):
            return name, *next(pair for pair in zip_longest(theirs, ours) if pair[0] != pair[1])
        if theirs != ours:
            return name, theirs, ours
    return None


def _weights(path: Path, arrays: Mapping[str, Row], rules: Rules) -> Network:
    """The arrays as float32, checked: a network with a hole would play, and play badly."""
    numbers = numbers_of(rules)
    sizes = {"D": numbers, "I": numbers + rules.layout.named, "A": rules.actions, "S": rules.seats}
    sizes["H"] = arrays["b_in"].size if "b_in" in arrays else 0
    sizes["B"] = len(arrays["b1"]) if "b1" in arrays and arrays["b1"].ndim else 0
    for name, letters in SHAPES.items():
        shape = tuple(sizes[letter] for letter in letters)
        found = arrays.get(name)
        if found is None or found.shape != shape or found.dtype.kind != "f" or not np.isfinite(found).all():
            have = None if found is None else f"{found.dtype}{list(found.shape)}"
            why = f"{name}: {have}, float{list(shape)}"
            raise NetworkError("network-damaged", file=str(path), why=why)
    weights = {name: np.ascontiguousarray(arrays[name], np.float32) for name in SHAPES}
    return Network(named=inputs(rules), **weights)
