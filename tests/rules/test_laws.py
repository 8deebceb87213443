"""Every way to run the rules is the same game, and every table keeps to them (`test_laws_hold` has the laws)."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lair
from lair.engine.chance import game_seeds
from lair.errors import IllegalAction
from lair.games import rules_of
from lair.games.decks import load
from lair.games.mighty.rules import RULES
from lair.laboratory.summary import Accumulator
from lair.simulation.simulate import Plan, play_batch, simulate
from lair.table.game import Game
from tests.support import steps


def run_steps(*arguments: str, **environment: str) -> list[str]:
    """The lines that tests/support/steps.py prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.steps", *arguments],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_interpreted_is_compiled_step_for_step(game: str) -> None:
    interpreted = run_steps("walk", game, NUMBA_DISABLE_JIT="1")
    assert interpreted == [
        f"{players} {options} {steps.walk(game, players, options)}" for players, options in steps.kinds(game)
    ]
    assert len(set(interpreted)) == len(steps.kinds(game))


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_random_games_are_those_of_legal_and_apply(game: str) -> None:
    """`mask`, `pick`, `act` and `settle` come to the same at every decision, and so does the compiled loop."""
    rules, compiled = rules_of(game), []
    for players, options in steps.kinds(game):
        chosen = tuple(name for bit, name in enumerate(rules.options) if options >> bit & 1)
        played = play_batch(Plan(rules, load(game), players, chosen, ("random",) * players, steps.SEED), 0, 1)
        compiled.append(f"{players} {options} {played.scores[0].tolist()} {played.decisions[0]}")
    assert run_steps("plain", game, NUMBA_DISABLE_JIT="1") == compiled


@pytest.mark.parametrize(("game", "games"), [("mighty", 2), ("meeples", 1)])
def test_a_kernel_under_the_cuda_simulator_is_compiled(game: str, games: int) -> None:
    simulated = run_steps("kernel", game, str(games), NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    rules = rules_of(game)
    compiled = []
    for players, options in steps.KERNELS[game]:
        chosen = tuple(name for bit, name in enumerate(rules.options) if options >> bit & 1)
        plan = Plan(rules, load(game), players, chosen, steps.seated(players), steps.SEED)
        played = play_batch(plan, 0, games)
        compiled.append(f"{players} {options} {played.scores.tolist()} {played.decisions.tolist()}")
    assert simulated == compiled


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    plan = Plan(RULES, load("mighty"), 4, ("new-rules",), ("greedy", "random", "random", "greedy"), 9)
    one, two = list(simulate(plan, 5000, jobs=1)), list(simulate(plan, 5000, jobs=2))
    assert [len(batch.decisions) for batch in one] == [2000, 2000, 1000]
    for alone, beside in zip(one, two, strict=True):
        assert alone.scores.tolist() == beside.scores.tolist()
        assert alone.tally.tobytes() == beside.tally.tobytes()
    other = Plan(RULES, load("mighty"), 4, ("new-rules",), plan.bots, 10)
    assert next(simulate(other, 100)).scores.tolist() != one[0].scores[:100].tolist()


def test_game_seeds_differ() -> None:
    assert len(set(game_seeds(1, 0, 10_000).tolist())) == 10_000
    assert game_seeds(1, 5, 5).tolist() == game_seeds(1, 0, 10).tolist()[5:]


games = st.builds(
    Game,
    st.just("mighty"),
    players=st.integers(3, 6),
    seed=st.integers(0, 2**256 - 1),
    options=st.sets(st.sampled_from(RULES.options)),
)


def play_on(game: Game, choices: list[int]) -> None:
    """As many moves as there are choices, or to the end."""
    for choice in choices:
        if game.over:
            return
        legal = game.legal_numbers
        game.play(legal[choice % len(legal)])


many_choices = st.lists(st.integers(0, 59), max_size=90)


@given(games, many_choices)
@settings(max_examples=40, deadline=None)
def test_replay_is_play(tmp_path_factory: pytest.TempPathFactory, game: Game, choices: list[int]) -> None:
    play_on(game, choices)
    again = game.fresh()
    for move in game.history:
        assert again.play(move.action.text) == move
    assert again.fingerprints == game.fingerprints
    from_text = lair.from_notation(game.notation)
    assert (from_text.fingerprint, from_text.notation) == (game.fingerprint, game.notation)
    file = tmp_path_factory.mktemp("replay") / "game.jsonl"
    game.save(file)
    loaded = lair.load(file)
    assert loaded.states.tobytes() == game.states.tobytes()
    assert loaded.history == game.history
    assert (loaded.seats, loaded.options, loaded.seed) == (game.seats, game.options, game.seed)
    loaded.save(file.with_name("again.jsonl"))
    assert file.read_bytes() == file.with_name("again.jsonl").read_bytes()


@given(games, many_choices, st.integers(-(2**40), 2**40))
@settings(max_examples=60, deadline=None)
def test_an_illegal_number_is_refused_with_a_reason_and_changes_nothing(
    game: Game, choices: list[int], number: int
) -> None:
    play_on(game, choices)
    before = game.states.tobytes(), game.history
    legal = set(game.legal_numbers)
    for tried in (number, *range(-1, RULES.actions + 1)):
        if tried in legal:
            assert game.reason(tried) is None
            continue
        with pytest.raises(IllegalAction) as refused:
            game.play(tried)
        assert str(refused.value)
        assert (game.states.tobytes(), game.history) == before


@given(games, many_choices)
@settings(max_examples=40, deadline=None)
def test_undo_takes_back_exactly_one_move_or_none(game: Game, choices: list[int]) -> None:
    positions = [game.states.tobytes()]
    for choice in choices:
        if game.over:
            break
        legal = game.legal_numbers
        game.play(legal[choice % len(legal)])
        positions.append(game.states.tobytes())
    while game.can_undo:
        game.undo()
        positions.pop()
        assert game.states.tobytes() == positions[-1]
    assert len(positions) == 1 or game.history[-1].events[-1].code in {"laid", "tile-turned", "ended"}


def test_a_summary_of_batches_is_the_summary_of_all_games() -> None:
    plan = Plan(RULES, load("mighty"), 3, (), ("greedy", "random", "random"), 4)
    running = Accumulator(plan)
    batches = list(simulate(plan, 4500))
    for batch in batches:
        running.add(batch)
    summary = running.summary()
    scores = np.concatenate([batch.scores for batch in batches])
    best = scores.max(axis=1, keepdims=True)
    parts = (scores == best) / (scores == best).sum(axis=1, keepdims=True)
    for seat, told in enumerate(summary.seats):
        assert told.mean == pytest.approx(scores[:, seat].mean())
        assert told.spread == pytest.approx(scores[:, seat].std())
        assert (told.least, told.most) == (scores[:, seat].min(), scores[:, seat].max())
        assert told.share.wins == pytest.approx(parts[:, seat].mean())
        assert told.share.low < told.share.wins < told.share.high
    assert sum(seat.share.wins for seat in summary.seats) == pytest.approx(1)
    assert sum(place.wins for place in summary.order) == pytest.approx(1)
    assert sum(summary.tally["beaten"]) == sum(summary.tally["tile_beaten"])
    assert (summary.games, sum(summary.tally["lain"])) == (4500, 4500 * 18)
