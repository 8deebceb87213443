"""Games between searches in compiled code are those that the players of `lair.bots.levels` play, on a GPU too."""

import json

import numpy as np
import pytest

from lair.bots.levels import Searcher
from lair.bots.search import NODE
from lair.engine import calls
from lair.engine.chance import game_seeds
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.games import rules_of
from lair.games.decks import load
from lair.simulation.search_batch import go_on, play_through, set_up
from tests.rules.test_laws import run_steps
from tests.support import steps


def between_players(game: str, players: int, seed: int, simulations: list[int]) -> Row:
    """The end of the same game, decided by players who are handed what they know."""
    rules, deck = rules_of(game), load(game)
    verbs, states, row = calls.compiled_verbs(rules), np.zeros(1, rules.state), calls.actions_row(rules)
    searchers = [Searcher(seed * 16 + seat, None, many, cores=1) for seat, many in enumerate(simulations)]
    verbs.deal(deck.row, states, 0, players, 0, seed)
    played: list[int] = []
    while (seat := verbs.actor(states, 0)) >= 0:
        known = states.copy()
        verbs.imagine(deck.row, known, 0, seat, seed)
        legal = row[: verbs.legal(deck.row, states, 0, row)].copy()
        played.append(searchers[seat].choose(Knowledge(rules, deck, known, seat, legal, list(played))))
        verbs.apply(deck.row, states, 0, played[-1], None)
    return states


@pytest.mark.parametrize("simulations", [[50, 50, 500], [1, 2, 3]])
def test_a_game_between_searches_is_the_players_move_for_move(simulations: list[int]) -> None:
    deck, seeds = load("mighty"), game_seeds(5, 0, 2)
    each = np.array([simulations] * 2)
    tables = set_up(rules_of("mighty"), deck.row, 3, seeds, each, np.full((2, 3), 5000))
    for game, seed in enumerate(map(int, seeds)):
        play_through(deck.row, tables, game)
        assert tables.states[game].tobytes() == between_players("mighty", 3, seed, simulations).tobytes()
    assert tables.states[0].tobytes() != tables.states[1].tobytes()


def test_searches_under_the_cuda_simulator_play_the_same_game() -> None:
    (simulated,) = run_steps("search", "mighty", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    tables = steps.searchers("mighty")
    play_through(load("mighty").row, tables, 0)
    assert json.loads(simulated) == tables.states.tobytes().hex()


def test_a_decision_under_the_cuda_simulator_is_the_one_that_is_played() -> None:
    (decided,) = run_steps("decide", "mighty", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    rules, cards = rules_of("mighty"), load("mighty").row
    answers = json.loads(decided)
    assert len(set(answers)) > 1
    for thought, answer in zip(steps.THOUGHTS, answers, strict=True):
        tables, dealt = steps.thinkers("mighty", thought), steps.thinkers("mighty", thought).states
        trees, moved = np.zeros((1, int(tables.starts[0, -1])), NODE), np.zeros((1, thought + 1), np.int32)
        go_on(cards, *vars(tables).values(), trees, moved, 0, thought)  # type: ignore[call-arg]
        calls.compiled_verbs(rules).apply(cards, dealt, 0, answer, None)
        assert tables.states.tobytes() == dealt.tobytes()
