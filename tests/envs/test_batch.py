"""The batched environment: every row is a game of its own, step by step the same as one played alone."""

import json

import numpy as np
import pytest

import lair.envs
from lair.engine.calls import actions_row, compiled_verbs, observation_row, scores_row
from lair.engine.chance import game_seeds
from lair.engine.contract import Row
from lair.errors import OptionError
from lair.simulation.stepping import REWARDS, share_out
from tests.rules.test_laws import run_steps
from tests.support.learners import KINDS, every_other_option
from tests.support.steps import BATCH, stepped

kinds = pytest.mark.parametrize(("name", "players"), KINDS)
ROWS = 5


@kinds
def test_every_row_is_a_game_of_its_own(name: str, players: int) -> None:
    options = every_other_option(name, players)
    batch = lair.envs.batch(name, ROWS, players=players, options=options, seed=4, rewards="score")
    rules, calls, cards = batch.rules, compiled_verbs(batch.rules), batch.deck.row
    states = np.zeros(ROWS, rules.state)
    seeds = game_seeds(4, 0, 10 * ROWS)
    bits = rules.manifest.bits(options)
    for row in range(ROWS):
        calls.deal(cards, states, row, players, bits, int(seeds[row]))
    listed, seen, scores = actions_row(rules), observation_row(rules), scores_row(rules)
    luck = np.random.default_rng(1)
    step = batch.reset()
    games = np.zeros(ROWS, int)
    while games.min() < 2:
        for row in range(ROWS):
            assert step.actors[row] == calls.actor(states, row)
            calls.observe(cards, states, row, int(step.actors[row]), seen)
            assert step.observations[row].tobytes() == seen.tobytes()
            count = calls.legal(cards, states, row, listed)
            assert np.flatnonzero(step.masks[row]).tolist() == listed[:count].tolist()
        actions = batch.random_actions(luck)
        step = batch.step(actions)
        for row in range(ROWS):
            assert calls.apply(cards, states, row, int(actions[row]), None)
            over = calls.actor(states, row) < 0
            assert step.dones[row] == over
            calls.score(cards, states, row, scores)
            assert step.rewards[row, :players].tolist() == (scores[:players].tolist() if over else [0] * players)
            if over:
                games[row] += 1
                assert batch.scores[row].tolist() == scores.tolist()
                calls.deal(cards, states, row, players, bits, int(seeds[games[row] * ROWS + row]))
    assert batch.games.tolist() == games.tolist()


@pytest.mark.parametrize("name", sorted({name for name, _ in KINDS}))
def test_threads_change_nothing(name: str) -> None:
    def trace(threads: int) -> list[bytes]:
        batch = lair.envs.batch(name, 37, seed=9, threads=threads, rewards="rank")
        luck = np.random.default_rng(2)
        kept = []
        for _ in range(300):
            step = batch.step(batch.random_actions(luck))
            kept.append(b"".join(part.tobytes() for part in step))
        batch.close()
        return kept

    assert trace(1) == trace(3)


def test_reset_starts_over() -> None:
    batch = lair.envs.batch("mighty", 8, players=3, seed=1)
    first = batch.reset().observations.copy()
    batch.step(batch.random_actions(np.random.default_rng(1)))
    assert np.array_equal(batch.reset().observations, first)
    assert not np.array_equal(batch.reset(seed=2).observations, first)


def test_random_actions_are_legal_and_even() -> None:
    batch = lair.envs.batch("mighty", 1, players=3, seed=1)
    luck = np.random.default_rng(1)
    drawn = np.array([batch.random_actions(luck)[0] for _ in range(3000)])
    numbers, counts = np.unique(drawn, return_counts=True)
    assert numbers.tolist() == np.flatnonzero(batch.latest.masks[0]).tolist()
    assert counts.max() < 2 * counts.min()


@pytest.mark.parametrize("action", [3, -1, -5, 60, 30000])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    batch = lair.envs.batch("mighty", 4, players=3, seed=1)
    actions = batch.random_actions(np.random.default_rng(1))
    before = batch._games.states.tobytes()
    illegal = action if action != 3 else int(np.flatnonzero(batch.latest.masks[2] == 0)[0])
    actions[2] = illegal
    with pytest.raises(ValueError, match=rf"action {illegal} is not legal in game 2"):
        batch.step(actions)
    assert batch._games.states.tobytes() == before
    with pytest.raises(ValueError, match="4 actions"):
        batch.step(actions[:3])
    with pytest.raises(ValueError, match="at least one game"):
        lair.envs.batch("mighty", 0)


@pytest.mark.parametrize(
    ("standings", "win", "rank"),
    [
        ([5, 3, 9, 1], [0, 0, 1, 0], [1 / 3, -1 / 3, 1, -1]),
        ([7, 7, 2, 1], [0.5, 0.5, 0, 0], [2 / 3, 2 / 3, -1 / 3, -1]),
        ([4, 4, 4, 4], [0.25] * 4, [0] * 4),
        ([9, 1, 1, 1], [1, 0, 0, 0], [1, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_rewards(standings: list[int], win: list[float], rank: list[float]) -> None:
    def shared(rewards: str) -> Row:
        out = np.zeros(4)
        row = np.array(standings, np.int32)
        share_out(REWARDS.index(rewards), 4, row // 2, row, out)
        return out

    assert shared("win") == pytest.approx(win)
    assert shared("rank") == pytest.approx(rank)
    assert shared("score").tolist() == [standing // 2 for standing in standings]


@pytest.mark.parametrize("name", sorted({name for name, _ in KINDS}))
def test_the_layout_names_every_number_once(name: str) -> None:
    parts = lair.envs.layout(name)
    covered = [number for part in parts.values() for number in range(part.start, part.stop)]
    assert covered == list(range(lair.envs.batch(name, 1).rules.observation_size))


def test_a_batch_on_a_gpu_plays_the_same_games() -> None:
    simulated = run_steps("batch", "mighty", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    assert [json.loads(steps) for steps in simulated] == [stepped(lair.envs.batch("mighty", **BATCH))] * 2


def test_rows_take_their_variants_in_turn() -> None:
    variants: list[tuple[int, tuple[str, ...]]] = [(3, ()), (5, ("line-up",))]
    batch = lair.envs.batch("mighty", 5, variants=variants, seed=1)
    parts = batch.layout
    assert batch.latest.observations[:, parts["players"]].ravel().tolist() == [3, 5, 3, 5, 3]
    assert batch.latest.observations[:, parts["options"]].tolist() == [[0, 0], [1, 0], [0, 0], [1, 0], [0, 0]]
    with pytest.raises(OptionError):
        lair.envs.batch("mighty", 5, variants=[(3, ()), (7, ())])


def test_points_are_those_so_far() -> None:
    batch = lair.envs.batch("mighty", 2, players=3, seed=1)
    assert batch.points()[:, :3].tolist() == [[8] * 3] * 2, "everyone starts with eight gold (M4)"


def test_there_are_two_kinds_of_device() -> None:
    with pytest.raises(ValueError, match="device must be one of cpu, cuda, not 'tpu'"):
        lair.envs.batch("mighty", 2, device="tpu")


def test_a_snapshot_stays_as_it_is_while_the_games_go_on() -> None:
    games, luck = lair.envs.batch("mighty", 4, seed=1), np.random.default_rng(1)
    kept = games.snapshot()
    before = games.step(games.random_actions(luck)).observations.copy()
    games.restore(kept)
    assert (games.step(games.random_actions(np.random.default_rng(1))).observations == before).all()
