"""Games that a network plays in a simulation are those that it would play at a table."""

from pathlib import Path

import numpy as np
import pytest

from lair.bots.network import load_network, make_activations
from lair.bots.network_bot import most_likely_at
from lair.engine.calls import actions_row, compiled_verbs, scores_row
from lair.engine.chance import game_seeds
from lair.errors import OptionError
from lair.games import kit_of, rules_of
from lair.games.decks import build, load
from lair.simulation.simulate import Plan, play_batch
from tests.support.networks import write_network

GAME = "mighty"
RULES = rules_of(GAME)


@pytest.fixture(autouse=True)
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = write_network(tmp_path / "network.npz", GAME)
    monkeypatch.setitem(kit_of(GAME).bots.__dict__, "network", path)
    return path


def test_it_plays_what_it_thinks_best(network: Path) -> None:
    deck, mind, verbs = load(GAME), load_network(network, RULES), compiled_verbs(RULES)
    found = play_batch(Plan(RULES, deck, 3, (), ("network",) * 3, 5), 0, 4)
    states, actions, points = np.zeros(1, RULES.state), actions_row(RULES), scores_row(RULES)
    for game, seed in enumerate(game_seeds(5, 0, 4)):
        verbs.deal(deck.row, states, 0, 3, 0, int(seed))
        while (seat := verbs.actor(states, 0)) >= 0:
            count = verbs.legal(deck.row, states, 0, actions)
            action = most_likely_at(deck.row, states, seat, actions[:count], mind, make_activations(mind, RULES))
            assert verbs.apply(deck.row, states, 0, action, None)
        verbs.score(deck.row, states, 0, points)
        assert found.scores[game].tolist() == points[:3].tolist()


def test_the_others_play_as_they_would_without_it() -> None:
    """Simulations with a network are compiled apart from those without."""
    deck = load(GAME)
    for bots in (("greedy", "random", "network"), ("random", "network", "random")):
        batch = play_batch(Plan(RULES, deck, 3, (), bots, 5), 0, 200)
        assert batch.scores.std(axis=0).min() > 1, "no seat plays the same game again and again"
    mixed = play_batch(Plan(RULES, deck, 3, (), ("greedy", "random", "network"), 5), 0, 500)
    greedy, chance, _ = mixed.scores.mean(axis=0)
    assert greedy > chance + 5


def test_it_does_not_play_with_cards_that_it_does_not_know() -> None:
    content = load(GAME).content
    other = build(GAME, {**content, "setup": {**content["setup"], "gold": 3}}, "cards")
    with pytest.raises(OptionError, match="does not know these cards"):
        play_batch(Plan(RULES, other, 3, (), ("network",) * 3, 5), 0, 1)
