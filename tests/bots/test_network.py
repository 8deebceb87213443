"""Networks: what they compute, which files are refused, and how the bots play that have one."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lair
from lair.bots import BotSpec, bots_of
from lair.bots.levels import Searcher, make_player
from lair.bots.network import (
    EPSILON,
    SHAPES,
    Network,
    describe,
    forward,
    load_network,
    make_activations,
    network_for,
    prior,
    save_network,
    win_chances,
)
from lair.bots.network_bot import NetworkBot
from lair.bots.network_search import PUCT
from lair.bots.player import PolicyBot
from lair.bots.search import NONE
from lair.bots.tree_search import NetworkTree, TreeSearch
from lair.engine.calls import compiled_verbs
from lair.engine.contract import Row, Rules
from lair.engine.deck import Deck
from lair.engine.knowledge import Knowledge
from lair.engine.layout import Layout
from lair.errors import NetworkError, OptionError
from lair.games import GAMES, kit_of, rules_of
from lair.games.decks import load
from lair.table.game import Game
from tests.bots.test_search import check_tree, worlds_met
from tests.support.networks import COMPARED, outcomes, random_arrays, told, write_network

KINDS = [("mighty", 4), ("meeples", 2)]
FIRST = next(iter(GAMES))


def observations(name: str, players: int, many: int) -> Row:
    """What seats know in the middle of a game."""
    dice = random.Random(1)
    game = lair.new(name, players=players, seed=2)
    found: list[Row] = []
    while len(found) < many:
        found.append(told(game, dice.randrange(players)))
        for _ in range(5):
            if not game.over:
                game.play(dice.choice(game.legal_numbers))
    return np.array(found, np.int16)


def evaluated(rules: Rules, network: Network, observation: Row) -> tuple[Row, Row]:
    room = make_activations(network, rules)
    forward(network, observation, room.hidden, room.logits, room.values)
    return room.logits, room.values


def with_names(layout: Layout, observation: Row) -> Row:
    """Behind the numbers, a 1 for each thing that one of them names, and a 0 for each that it might have named."""
    named = [
        float(observation[at] == value)
        for at in range(layout.size)
        if layout.names[at]
        for value in range(1, layout.high[at] + 1)
    ]
    return np.array(named)


def by_the_book(arrays: dict[str, Row], layout: Layout, observation: Row) -> tuple[Row, Row]:
    """The same function in NumPy and float64."""
    w = {name: array.astype(np.float64) for name, array in arrays.items()}

    def norm(h: Row, gain: Row, bias: Row) -> Row:
        return np.asarray((h - h.mean()) / np.sqrt(h.var() + EPSILON) * gain + bias)

    h = np.concatenate((observation * w["scale"], with_names(layout, observation))) @ w["w_in"] + w["b_in"]
    for g, b, w1, b1, w2, b2 in zip(*(w[name] for name in ("norm_g", "norm_b", "w1", "b1", "w2", "b2")), strict=True):
        h = h + np.maximum(norm(h, g, b) @ w1 + b1, 0) @ w2 + b2
    z = np.maximum(norm(h, w["final_g"], w["final_b"]), 0)
    return z @ w["w_policy"] + w["b_policy"], z @ w["w_value"] + w["b_value"]


# What it computes


@pytest.mark.parametrize(("name", "players"), KINDS)
@pytest.mark.parametrize(("hidden", "blocks"), [(32, 2), (7, 0), (129, 3)])
def test_it_computes_what_the_formula_says(name: str, players: int, hidden: int, blocks: int, tmp_path: Path) -> None:
    rules = rules_of(name)
    arrays = random_arrays(rules, hidden, blocks)
    network = load_network(write_network(tmp_path / "network.npz", name, arrays), rules)
    for observation in observations(name, players, 8):
        logits, values = evaluated(rules, network, observation)
        wanted, wanted_values = by_the_book(arrays, rules.layout, observation)
        assert np.abs(logits - wanted).max() < 1e-4
        assert np.abs(values - wanted_values).max() < 1e-4
        assert np.ptp(wanted) > 1, "the network must have opinions"


def test_it_computes_what_torch_computes(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    rules = rules_of(FIRST)
    arrays = random_arrays(rules, 64, 2)
    network = load_network(write_network(tmp_path / "network.npz", FIRST, arrays), rules)
    w = {name: torch.from_numpy(array.astype(np.float32)) for name, array in arrays.items()}
    seen = observations(FIRST, 4, 8)
    norm, relu = torch.nn.functional.layer_norm, torch.relu
    named = torch.tensor(np.array([with_names(rules.layout, row) for row in seen])).float()
    h = torch.cat((torch.from_numpy(seen).float() * w["scale"], named), 1) @ w["w_in"] + w["b_in"]
    for block in range(2):
        y = norm(h, [64], w["norm_g"][block], w["norm_b"][block], EPSILON)
        h = h + relu(y @ w["w1"][block] + w["b1"][block]) @ w["w2"][block] + w["b2"][block]
    z = relu(norm(h, [64], w["final_g"], w["final_b"], EPSILON))
    logits, values = z @ w["w_policy"] + w["b_policy"], z @ w["w_value"] + w["b_value"]
    for row, observation in enumerate(seen):
        ours = evaluated(rules, network, observation)
        assert np.abs(ours[0] - logits[row].numpy()).max() < 1e-4
        assert np.abs(ours[1] - values[row].numpy()).max() < 1e-4


def test_interpreted_is_compiled(networks: dict[str, Path]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.networks", str(networks[COMPARED])],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    interpreted, compiled = json.loads(done.stdout), outcomes(networks[COMPARED])
    for theirs, ours in zip(interpreted[:2], compiled[:2], strict=True):
        assert theirs == pytest.approx(ours, abs=1e-6)
    assert interpreted[2:] == compiled[2:]


def test_the_prior_is_over_legal_actions_alone() -> None:
    chances = np.zeros(4)
    for temperature in (1.0, 2.0):  # the higher it is, the less sure is the network
        prior(np.array([9, 1, 2, 3], np.float32), np.array([1, 3], np.int16), 2, temperature, chances)
        ahead = np.e ** (2 / temperature)
        assert chances[:2] == pytest.approx([1 / (1 + ahead), ahead / (1 + ahead)])
        assert chances[2:].tolist() == [0, 0]


def test_chances_to_win_are_told_by_seat_and_not_by_place() -> None:
    chances = np.zeros(6)
    win_chances(np.array([3, 1, 2, 50, 50, 50], np.float32), 2, 3, chances)
    assert chances.sum() == pytest.approx(1)
    assert chances[3:].tolist() == [0, 0, 0]
    assert chances[2] > chances[1] > chances[0]


# Files


def test_a_network_is_read_as_float32_whatever_it_is_stored_as(tmp_path: Path) -> None:
    rules = rules_of(FIRST)
    arrays = random_arrays(rules)
    arrays["w1"] = np.asfortranarray(arrays["w1"])
    network = load_network(write_network(tmp_path / "network.npz", FIRST, arrays), rules)
    for name in SHAPES:
        array = getattr(network, name)
        assert (array.dtype, array.flags.c_contiguous) == (np.float32, True)
        assert (array == arrays[name]).all()
    assert list(tmp_path.iterdir()) == [tmp_path / "network.npz"], "nothing is left beside it"


def test_a_network_that_cannot_be_written_leaves_the_one_before(tmp_path: Path) -> None:
    path = write_network(tmp_path / "network.npz", FIRST)
    before = path.read_bytes()
    with pytest.raises(TypeError):
        save_network(path, random_arrays(rules_of(FIRST)), {"trained": object()})
    assert path.read_bytes() == before
    with pytest.raises(NetworkError, match=r"cannot be written: No such file or directory\."):
        save_network(tmp_path / "no" / "network.npz", {}, {})


def without(arrays: dict[str, Row], name: str) -> dict[str, Row]:
    return {other: array for other, array in arrays.items() if other != name}


def changed(name: str, change: Callable[[Row], Any]) -> Callable[[dict[str, Row]], dict[str, Row]]:
    return lambda arrays: {**arrays, name: change(arrays[name])}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda arrays: without(arrays, "w_in"),
        lambda arrays: without(arrays, "b_in"),
        lambda arrays: without(arrays, "b1"),
        changed("w1", lambda array: array[:, :-1]),
        changed("w_policy", lambda array: array.T),
        changed("w_value", lambda array: array[:, :-1]),
        changed("b1", lambda array: np.float32(1)),
        changed("b2", lambda array: array.astype(np.int32)),
        changed("norm_g", lambda array: array * np.float32(np.nan)),
        changed("b_in", lambda array: array.astype(object)),
    ],
)
def test_weights_with_a_hole_are_refused(spoil: Callable[[dict[str, Row]], dict[str, Row]], tmp_path: Path) -> None:
    path = write_network(tmp_path / "network.npz", FIRST, spoil(random_arrays(rules_of(FIRST))))
    with pytest.raises(NetworkError) as refused:
        load_network(path, rules_of(FIRST))
    assert refused.value.code == "network-damaged"
    assert str(path) in str(refused.value)


def test_files_that_are_no_network_are_refused(tmp_path: Path) -> None:
    arrays = random_arrays(rules_of(FIRST))
    path = write_network(tmp_path / "network.npz", FIRST, arrays)
    whole = path.read_bytes()
    one_bit = bytearray(whole)
    one_bit[whole.index(arrays["w1"].tobytes()) + 100] ^= 1
    np.save(tmp_path / "array.npy", np.zeros(3))
    np.savez(tmp_path / "other.npz", a=np.zeros(3))
    others = [(tmp_path / name).read_bytes() for name in ("array.npy", "other.npz")]
    for content in (b"", b"PK", whole[: len(whole) // 2], bytes(one_bit), b"\x80\x04N.", *others):
        path.write_bytes(content)
        with pytest.raises(NetworkError) as refused:
            load_network(path, rules_of(FIRST))
        assert refused.value.code == "network-damaged"
    path.unlink()
    with pytest.raises(NetworkError, match=r"cannot be read: No such file or directory\."):
        load_network(path, rules_of(FIRST))


@pytest.mark.parametrize(
    ("meta", "code"),
    [
        (b"", "network-damaged"),
        (b"[1]", "network-damaged"),
        (b'{"format": 3}', "network-damaged"),
        (b"\xff\xff", "network-damaged"),
        (b'{"format": 1}', "network-foreign"),
    ],
)
def test_what_a_file_says_about_itself_is_read_with_care(meta: bytes, code: str, tmp_path: Path) -> None:
    content: dict[str, Any] = {**random_arrays(rules_of(FIRST)), "meta": np.frombuffer(meta, np.uint8)}
    np.savez(tmp_path / "network.npz", **content)
    with pytest.raises(NetworkError) as refused:
        load_network(tmp_path / "network.npz", rules_of(FIRST))
    assert refused.value.code == code


RULES = rules_of(FIRST)
LAYOUT = [[name, size] for name, size in RULES.observation]
FORECASTS = [[name, size] for name, size in kit_of(FIRST).bots.forecasts.slices]
FOREIGN = [
    ({"format": 1}, "format is 1 there and 3 here."),
    ({"game": "chess"}, f"game is chess there and {FIRST} here."),
    ({"rules_version": RULES.version + 1}, f"is {RULES.version + 1} there and {RULES.version} here."),
    ({"actions": RULES.actions - 1}, f"actions is {RULES.actions - 1} there and {RULES.actions} here."),
    ({"forecasts": []}, f"forecasts is None there and {FORECASTS[0]} here."),
    ({"observation": LAYOUT[:-1]}, f"observation is None there and {LAYOUT[-1]} here."),
    ({"observation": [["turns", 1], *LAYOUT[1:]]}, f"observation is ['turns', 1] there and {LAYOUT[0]} here."),
]


@pytest.mark.parametrize(("changes", "sentence"), FOREIGN)
def test_a_network_for_other_rules_is_refused_and_set_aside(
    changes: dict[str, Any], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_network(tmp_path / "network.npz", FIRST, about=changes)
    with pytest.raises(NetworkError) as refused:
        load_network(path, RULES)
    assert refused.value.code == "network-foreign"
    assert str(refused.value).endswith(sentence)
    monkeypatch.setitem(kit_of(FIRST).bots.__dict__, "network", path)
    assert network_for(RULES, load(FIRST)) is None


def other_cards(game: str) -> Deck:
    """The house cards with one number changed, which no network was trained on."""
    deck = load(game)
    row = deck.row.copy()
    row.view(np.uint8)[-1] ^= 1
    return replace(deck, row=row)


def test_the_network_of_a_game_is_read_once_and_for_its_own_cards(networks: dict[str, Path]) -> None:
    for game, path in networks.items():
        rules, deck = rules_of(game), load(game)
        network = network_for(rules, deck)
        assert network is not None
        path.unlink()
        assert network_for(rules, deck) is network
        assert network_for(rules, other_cards(game)) is None


def test_a_damaged_network_of_a_game_is_said(networks: dict[str, Path]) -> None:
    networks[FIRST].write_bytes(b"")
    with pytest.raises(NetworkError):
        network_for(RULES, load(FIRST))


def test_a_game_may_have_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kit_of(FIRST).bots.__dict__, "network", None)
    assert network_for(RULES, load(FIRST)) is None
    assert not {"network", "grandmaster"} & {*bots_of(FIRST)}
    for name in ("network", "grandmaster", "grandmaster:50", "grandmaster@1"):
        with pytest.raises(OptionError, match=f"There is no bot {name}; choose from random, greedy"):
            make_player(name, FIRST, 1)


# Players


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("network", ("network", None, None)),
        ("grandmaster", ("grandmaster", 0.5, None)),
        ("grandmaster@2", ("grandmaster", 2.0, None)),
        ("grandmaster:50", ("grandmaster", None, 50)),
    ],
)
def test_names_of_bots_with_a_network(name: str, what: tuple[Any, ...], networks: dict[str, Path]) -> None:
    said = BotSpec.parse(name, FIRST)
    assert (said.bot, said.seconds, said.simulations) == what
    assert make_player(name, FIRST, 1)


@pytest.mark.parametrize(("name", "code"), [("network:5", "bot-no-clock"), ("grandmaster:0", "bot-clock")])
def test_names_that_say_too_much(name: str, code: str, networks: dict[str, Path]) -> None:
    with pytest.raises(OptionError) as refused:
        BotSpec.parse(name, FIRST)
    assert refused.value.code == code


def played(name: str, players: int, bot: str, seed: int) -> list[int]:
    """A whole game of one bot in all seats; `Game.play` refuses what is not legal."""
    game = lair.new(name, players=players, seed=11)
    bots = [make_player(bot, name, seed + seat, cores=1) for seat in range(players)]
    while not game.over:
        assert game.actor is not None
        game.play(bots[game.actor].choose(game.knowledge(5)))
    assert game.winners
    return [move.action.number for move in game.history]


@pytest.mark.parametrize(("name", "players"), KINDS)
@pytest.mark.parametrize("bot", ["network", "grandmaster:50"])
def test_they_play_whole_games_and_the_same_with_the_same_seed(
    name: str, players: int, bot: str, networks: dict[str, Path]
) -> None:
    game = played(name, players, bot, 3)
    assert game == played(name, players, bot, 3)
    assert (game != played(name, players, bot, 9)) == (bot != "network"), "only a search draws lots"


def test_the_network_bot_plays_the_legal_action_with_the_greatest_logit(networks: dict[str, Path]) -> None:
    network = load_network(networks[FIRST], RULES)
    game, dice, best = lair.new(FIRST, players=4, seed=2), random.Random(3), 0
    while not game.over:
        knowledge = game.knowledge(1)
        logits, _ = evaluated(game.rules, network, told(game, knowledge.seat))
        wanted = max(game.legal_numbers, key=lambda number: float(logits[number]))
        assert NetworkBot(1).choose(knowledge) == wanted
        best += wanted != logits.argmax()
        game.play(dice.choice(game.legal_numbers))
    assert best > 5, "the greatest logit of all is often not legal"


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_with_other_cards_they_do_without_the_network(name: str, players: int, networks: dict[str, Path]) -> None:
    ours = lair.new(name, players=players, seed=4).knowledge(1)
    theirs = Knowledge(ours.rules, other_cards(name), ours.states, ours.seat, ours.actions, ours.history)
    assert NetworkBot(7).choose(theirs) == PolicyBot("greedy", 7).choose(theirs)
    options = Searcher(7, None, 60, 1, trained=True).explain(theirs).options
    assert options == Searcher(7, None, 60, 1).explain(theirs).options
    assert options != Searcher(7, None, 60, 1, trained=True).explain(ours).options


def test_a_searcher_changes_its_mind_with_the_cards(networks: dict[str, Path]) -> None:
    ours = lair.new(FIRST, players=4, seed=4).knowledge(1)
    theirs = Knowledge(ours.rules, other_cards(FIRST), ours.states, ours.seat, ours.actions, ours.history)
    searcher = Searcher(7, None, 60, 1, trained=True)
    first, second, third = (searcher.explain(knowledge).options for knowledge in (ours, theirs, ours))
    assert second == Searcher(7, None, 60, 1).explain(theirs).options
    assert third == first


# The search


def thinker(game: Game, path: Path, **more: Any) -> TreeSearch:
    return TreeSearch(game.rules, 7, cores=1, network=load_network(path, game.rules), **more)


def flat(game: str, **biases: Any) -> dict[str, Row]:
    """A network with the same opinion of everything."""
    arrays = {name: np.zeros_like(array) for name, array in random_arrays(rules_of(game)).items()}
    for name, bias in biases.items():
        arrays[name][:] = bias
    return arrays


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_legal_action_is_weighed(name: str, players: int, networks: dict[str, Path]) -> None:
    game = lair.new(name, players=players, seed=4)
    search = thinker(game, networks[name])
    thought = search.search(game.knowledge(1), simulations=300)
    assert sorted(option.action for option in thought.options) == game.legal_numbers
    visits = [option.visits for option in thought.options]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == thought.simulations == 300
    assert sum(thought.win) == pytest.approx(1, abs=1e-3)
    assert game.actor is not None
    own = sum(option.chance * option.visits for option in thought.options) / 300
    assert thought.win[game.actor] == pytest.approx(own, abs=1e-3)
    check_tree(search.trees[0])


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_the_root_has_the_networks_prior(name: str, players: int, networks: dict[str, Path]) -> None:
    """For every action that is legal at the table, in whatever order Units are sent there."""
    game, dice = lair.new(name, players=players, seed=4), random.Random(5)
    search, network = thinker(game, networks[name]), load_network(networks[name], rules_of(name))
    room = make_activations(network, rules_of(name))
    for _ in range(30):
        knowledge = game.knowledge(1)
        search.search(knowledge, simulations=10)
        logits, _ = evaluated(game.rules, network, told(game, knowledge.seat))
        legal = knowledge.actions
        prior(logits, legal, legal.size, PUCT["temperature"], room.priors)
        nodes = search.trees[0].nodes[: int(search.trees[0].workspaces["nodes"][0])]
        found = {int(node["action"]): float(node["prior"]) for node in nodes if node["parent"] == 0}
        wanted = dict(zip(legal.tolist(), room.priors[: legal.size].tolist(), strict=True))
        assert found == pytest.approx(wanted, abs=1e-6)
        game.play(dice.choice(game.legal_numbers))


@pytest.mark.parametrize("name", [name for name in GAMES if kit_of(name).bots.search_params["tree_stages"] == 1])
def test_a_tree_of_one_turn_holds_nobody_elses_turn(name: str, networks: dict[str, Path]) -> None:
    """What others might try there would be mistaken for their play."""
    game, greedy = lair.new(name, players=2, seed=4), PolicyBot("greedy", 1)
    for _ in range(30):
        game.play(greedy.choose(game.knowledge(1)))
    seats = {}
    for stages in (0, 1):
        search = thinker(game, networks[name], tree_stages=stages, c_puct=3.0)
        search.search(game.knowledge(1), simulations=500)
        nodes = search.trees[0].nodes[1 : int(search.trees[0].workspaces["nodes"][0])]
        seats[stages] = set(nodes["seat"].tolist())
    assert seats == {0: {0, 1}, 1: {game.actor}}


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_the_tree_is_not_kept_between_moves(name: str, players: int, networks: dict[str, Path]) -> None:
    """What it knows of what comes after was found in worlds that may not be the one at hand."""
    game = lair.new(name, players=players, seed=6)
    search = thinker(game, networks[name])
    game.play(search.search(game.knowledge(1), simulations=400).best)
    search._follow(game.knowledge(1))
    assert search.trees[0].nodes[0]["visits"] == 0
    assert search.trees[0].workspaces["nodes"][0] == 1


def test_a_full_tree_goes_on_learning(networks: dict[str, Path]) -> None:
    game = lair.new(FIRST, players=4, seed=6)
    for nodes in (1, 8, 200):
        search = thinker(game, networks[FIRST], nodes=nodes)
        search.search(game.knowledge(1), simulations=300)
        check_tree(search.trees[0])
        assert search.trees[0].workspaces["nodes"][0] <= nodes
        assert search.trees[0].nodes[0]["visits"] == 300


def test_many_cores_and_a_time_and_a_first_action(networks: dict[str, Path]) -> None:
    game = lair.new(FIRST, players=3, seed=4)
    network = load_network(networks[FIRST], RULES)
    thought = TreeSearch(RULES, 7, cores=3, network=network).search(game.knowledge(1), simulations=300)
    assert sum(option.visits for option in thought.options) == thought.simulations == 300
    timed = thinker(game, networks[FIRST]).search(game.knowledge(1), seconds=0.05)
    assert sum(option.visits for option in timed.options) == timed.simulations > 0
    told = thinker(game, networks[FIRST]).search(game.knowledge(1), simulations=50, first=game.legal_numbers[-1])
    assert (told.best, told.options[0].visits) == (game.legal_numbers[-1], 50)


def test_every_first_action_meets_the_same_worlds(networks: dict[str, Path]) -> None:
    game = lair.new(FIRST, players=4, seed=1)
    one, other = (worlds_met(thinker(game, networks[FIRST]), game, action) for action in game.legal_numbers[:2])
    assert len(set(one)) > 15
    assert one == other


def test_a_search_follows_a_strong_prior(tmp_path: Path) -> None:
    game = lair.new(FIRST, players=4, seed=6)
    for favourite in game.legal_numbers[:: len(game.legal_numbers) // 3]:
        logits = np.zeros(RULES.actions)
        logits[favourite] = 10 * PUCT["temperature"]
        path = write_network(tmp_path / f"{favourite}.npz", FIRST, flat(FIRST, b_policy=logits))
        thought = thinker(game, path).search(game.knowledge(1), simulations=100)
        assert thought.best == favourite
        assert thought.options[0].visits > 90


def test_params_of_the_search_can_be_set(tmp_path: Path) -> None:
    game = lair.new(FIRST, players=4, seed=6)
    path = write_network(tmp_path / "network.npz", FIRST, flat(FIRST))
    curious = thinker(game, path, c_puct=100.0).search(game.knowledge(1), simulations=300)
    assert curious.options[0].visits - curious.options[-1].visits <= 1
    sure = thinker(game, path, c_puct=0.0, fpu_reduction=1.0).search(game.knowledge(1), simulations=300)
    assert sure.options[0].visits > 290


def test_whoever_is_to_act_gets_the_chances_of_the_observer(tmp_path: Path) -> None:
    """A network that always favours the observer: with the opponent to act next, what is left is the opponent's."""
    values = np.zeros(RULES.seats)
    values[0] = 5
    game = lair.new(FIRST, players=3, seed=6)
    thought = thinker(game, write_network(tmp_path / "network.npz", FIRST, flat(FIRST, b_value=values))).search(
        game.knowledge(1), simulations=1
    )
    assert game.actor is not None
    after = (game.actor + 1) % 3
    assert thought.win[after] == pytest.approx(np.e**5 / (np.e**5 + 2), abs=1e-3)


def test_the_end_of_a_game_is_worth_what_it_is(tmp_path: Path) -> None:
    """Where every action ends the game, a search without opinions finds one that wins as often as any."""
    path = write_network(tmp_path / "network.npz", FIRST, flat(FIRST))
    mattered = 0
    for seed in range(60):
        knowledge = last_decision(seed)
        chances = {int(action): wins_at_once(knowledge, int(action)) for action in knowledge.actions}
        if None not in chances.values():
            search = TreeSearch(RULES, 7, cores=1, network=load_network(path, RULES))
            thought = search.search(knowledge, simulations=1500)
            best = max(chance or 0.0 for chance in chances.values())
            assert (chances[thought.best] or 0.0) > best - 0.07
            assert thought.options[0].chance == pytest.approx(chances[thought.best], abs=0.07)
            mattered += best - min(chance or 0.0 for chance in chances.values()) > 0.1
    assert mattered > 2, "some last decisions must matter"


def last_decision(seed: int) -> Knowledge:
    """What the seat knew whose action ended a random game."""
    game, dice = lair.new(FIRST, players=3, seed=seed), random.Random(seed)
    while not game.over:
        knowledge = game.knowledge(1)
        game.play(dice.choice(game.legal_numbers))
    return knowledge


def wins_at_once(knowledge: Knowledge, action: int, worlds: int = 300) -> float | None:
    """How often an action wins, over many imagined worlds; None if the game goes on after it."""
    verbs, cards, won = compiled_verbs(RULES), knowledge.deck.row, 0.0
    for world in range(worlds):
        states, points = knowledge.states.copy(), np.zeros(RULES.seats, np.int32)
        verbs.imagine(cards, states, 0, knowledge.seat, world * 7919)
        assert verbs.apply(cards, states, 0, action, None)
        if verbs.actor(states, 0) >= 0:
            return None
        verbs.standing(cards, states, 0, points)
        best = points[:3].max()
        won += float(points[knowledge.seat] == best) / int((points[:3] == best).sum())
    return won / worlds


def test_a_forced_move_is_no_position_to_evaluate(networks: dict[str, Path]) -> None:
    """Whatever has one child, and only ever had one, was passed through; nothing was asked of the network."""
    game = lair.new("meeples", players=2, seed=4)
    search = thinker(game, networks["meeples"])
    search.search(game.knowledge(1), simulations=400)
    tree = search.trees[0]
    assert isinstance(tree, NetworkTree)
    nodes = tree.nodes[: int(tree.workspaces["nodes"][0])]
    forced = 0
    for node in nodes:
        if node["child"] != NONE and not node["evaluated"]:
            assert nodes[node["child"]]["sibling"] == NONE
            assert nodes[node["child"]]["prior"] == 1
            forced += 1
    assert forced > 0


def test_a_file_says_how_it_was_trained(tmp_path: Path) -> None:
    meta = describe(RULES, load(FIRST), {"games": 5})
    assert (meta["cards"], meta["trained"]) == (load(FIRST).digest, {"games": 5})


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_network_knows_the_house_cards(game: str) -> None:
    """A change of the cards' record makes other cards of them: the network would be set aside without a word."""
    assert network_for(rules_of(game), load(game)) is not None
