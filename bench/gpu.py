"""How fast the games are on a GPU, and that they are the same there: ``python -m bench.gpu [--game G] [--only PART]``.

Needs an NVIDIA GPU and the ``gpu`` extra. Whole games of random bots and every step of a batch are compared with the
CPU's, for every number of players and every combination of options; then batches of growing size are timed, and Pgx's
games beside them where Pgx is installed. `bench.gpu_code` describes the kernels without a GPU.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np

import lair.envs
from lair.bots.search import NODE
from lair.compiling.cuda import cuda
from lair.engine.chance import game_seeds
from lair.engine.contract import Rules
from lair.envs.cuda import CudaBatch, reading_kernel, step_kernel
from lair.games import GAMES, kit_of, rules_of
from lair.games.decks import load
from lair.learn.config import variants
from lair.simulation.gpu import THREADS, kernel, play_on_gpu, search_kernel
from lair.simulation.search_batch import set_up
from lair.simulation.simulate import Plan, play_batch
from lair.simulation.stepping import Games, Setup, Step, forecast_games, score_games

SEED = 3
TURNS = 5  # the best of so many launches counts
COMPARED_STEPS = 400
STEPS = 32  # in one timing of a batch
PARTS = ("compare", "games", "steps", "pgx")
PEERS = ("connect_four", "kuhn_poker", "leduc_holdem", "backgammon", "sparrow_mahjong")


def kernels_of(game: str) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """Every kernel of a game, with arguments of the types that it is launched with."""
    rules, deck = rules_of(game), load(game)
    seeds, nobody = game_seeds(SEED, 0, 1), np.zeros(rules.seats, np.int8)
    scores, decisions = np.zeros((1, rules.seats), np.int32), np.zeros(1, np.int32)
    played = deck.row, nobody, 0, 0, seeds, scores, decisions
    yield "random", kernel(rules, all_random=True), played
    yield "bots", kernel(rules, all_random=False), played
    each = np.full((1, rules.players[0]), 10)
    batch = set_up(rules, deck.row, rules.players[0], seeds, each, 2 * each)
    room = np.zeros((1, 100), NODE), np.zeros((1, 100), np.int32), np.zeros(1, np.bool_)
    yield "search", search_kernel(), (deck.row, batch, *room, 1)
    yield "step", step_kernel(rules), stepped(rules, deck.row)
    forecasts = np.zeros((1, kit_of(game).bots.forecasts.size), np.int16, CudaBatch.ORDER)
    yield "forecasts", reading_kernel(forecast_games), (deck.row, np.zeros(1, rules.state), forecasts)
    yield "points", reading_kernel(score_games), (deck.row, np.zeros(1, rules.state), scores)


def stepped(rules: Rules, cards: Any, rows: int = 4) -> tuple[Any, ...]:
    """What a step of a batch takes."""
    games = Games(
        np.zeros(rows, rules.state),
        np.zeros(rows, np.uint64),
        np.zeros(rows, np.int64),
        np.zeros((rows, rules.seats), np.int32),
        np.zeros(rows, np.int32),
    )
    setup = Setup(np.zeros(rows, np.int8), np.zeros(rows, np.int8), np.zeros(1, np.uint64), 0)
    result = Step(
        np.zeros((rows, rules.observation_size), np.int16, CudaBatch.ORDER),
        np.zeros((rows, rules.actions), np.int8, CudaBatch.ORDER),
        np.zeros((rows, rules.seats), np.float32),
        np.zeros(rows, np.bool_),
        np.zeros(rows, np.int8),
    )
    return cards, games, setup, np.zeros(rows, np.int16), result


def compare_games(rules: Rules, games: int) -> None:
    """Whole games of random bots are the CPU's games."""
    deck, kinds = load(rules.name), variants(rules)
    for players, options in kinds:
        cpu = play_batch(Plan(rules, deck, players, options, ("random",) * players, SEED), 0, games)
        bits = rules.manifest.bits(options)
        scores, decisions = play_on_gpu(rules, deck.row, None, players, bits, game_seeds(SEED, 0, games))
        assert np.array_equal(scores[:, :players], cpu.scores), (players, options)
        assert np.array_equal(decisions, cpu.decisions), (players, options)
    print(f"{rules.name}: {games * len(kinds):,} whole games are the same on the GPU and on the CPU")


def compare_steps(rules: Rules, rows: int) -> None:
    """Every observation, mask, reward and state of a batch is the CPU's, step for step."""
    kinds, luck = variants(rules), np.random.default_rng(SEED)
    cpu, gpu = (lair.envs.batch(rules.name, rows, variants=kinds, seed=SEED, device=kind) for kind in ("cpu", "cuda"))
    for _ in range(COMPARED_STEPS):
        actions = cpu.random_actions(luck)
        cpu.step(actions)
        gpu.step(actions)
        for (name, here), there in zip(cpu.snapshot().items(), gpu.snapshot().values(), strict=True):
            assert here.tobytes() == np.ascontiguousarray(there).tobytes(), name
        assert np.array_equal(cpu.forecasts(), gpu.forecasts().copy_to_host())
        assert np.array_equal(cpu.stages(), gpu.stages().copy_to_host())
    print(f"{rules.name}: {COMPARED_STEPS * rows:,} steps at {len(kinds)} kinds of table are the same")


def best_time(launch: Callable[[], None]) -> float:
    """Seconds of the best of some launches."""
    launch()
    best = float("inf")
    for _ in range(TURNS):
        cuda.synchronize()
        began = time.perf_counter()
        launch()
        cuda.synchronize()
        best = min(best, time.perf_counter() - began)
    return best


def time_games(rules: Rules, games: int, players: int) -> float:
    """Random decisions a second, results staying on the device."""
    play = kernel(rules, all_random=True)
    nobody = cuda.to_device(np.zeros(rules.seats, np.int8))
    cards, seeds = cuda.to_device(load(rules.name).row), cuda.to_device(game_seeds(SEED, 0, games))
    scores = cuda.device_array((games, rules.seats), np.int32)
    decisions = cuda.device_array(games, np.int32)
    blocks = -(-games // THREADS)
    seconds = best_time(lambda: play[blocks, THREADS](cards, nobody, players, 0, seeds, scores, decisions))
    return float(decisions.copy_to_host().sum(dtype=np.int64) / seconds)


@cuda.jit  # type: ignore[untyped-decorator]
def choose_randomly(masks: Any, seed: int, chosen: Any) -> None:
    """One thread chooses one of the legal actions of one game."""
    game = cuda.grid(1)
    if game < chosen.size:
        count = 0
        for action in range(masks.shape[1]):
            count += masks[game, action]
        luck = (numba.uint64(seed) * numba.uint64(1_000_003) + numba.uint64(game)) * numba.uint64(0x9E3779B97F4A7C15)
        wanted = ((luck >> numba.uint64(32)) * numba.uint64(count)) >> numba.uint64(32)
        for action in range(masks.shape[1]):
            if masks[game, action]:
                if wanted == 0:
                    chosen[game] = action
                    return
                wanted -= numba.uint64(1)


def time_steps(rules: Rules, rows: int, players: int) -> float:
    """Steps a second with observations, masks and a random choice, everything staying on the device."""
    batch = lair.envs.batch(rules.name, rows, players=players, seed=SEED, device="cuda")
    chosen = cuda.device_array(rows, np.int16)
    seeds = iter(range(10**9))

    def some() -> None:
        for _ in range(STEPS):
            choose_randomly[-(-rows // THREADS), THREADS](batch.latest.masks, next(seeds), chosen)
            batch.step(chosen)

    for _ in range(5):
        some()  # so that games are at different places
    return STEPS * rows / best_time(some)


def time_peer(game: str, rows: int) -> float:
    """Steps a second of one of Pgx's games with a random choice, compiled by JAX, on the same device."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(game)
    init, step = jax.vmap(env.init), jax.vmap(env.step)
    fresh = jax.jit(init)(jax.random.split(jax.random.key(SEED), rows))

    @jax.jit  # type: ignore[untyped-decorator]
    def some(state: Any, key: Any) -> Any:
        def once(state: Any, key: Any) -> tuple[Any, None]:
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(key, logits)
            after = step(state, action, jax.random.split(key, rows))
            over = after.terminated | after.truncated
            again = jax.tree.map(lambda a, b: jnp.where(over.reshape(-1, *[1] * (a.ndim - 1)), a, b), fresh, after)
            return again, None

        return jax.lax.scan(once, state, jax.random.split(key, STEPS))[0]

    state = jax.block_until_ready(some(fresh, jax.random.key(1)))
    best = float("inf")
    for turn in range(TURNS):
        began = time.perf_counter()
        jax.block_until_ready(some(state, jax.random.key(turn)))
        best = min(best, time.perf_counter() - began)
    return STEPS * rows / best


def measured_players(rules: Rules) -> int:
    """How many play where time is taken."""
    return rules.players[len(rules.players) // 2 - 1] if len(rules.players) > 3 else rules.players[0]


def tell_compile_time(compile_it: Callable[[], object]) -> None:
    """Seconds of the first use of a kernel."""
    began = time.perf_counter()
    compile_it()
    print(f"\ncompiled in {time.perf_counter() - began:.0f} s", flush=True)


def measure_games(rules: Rules, games: tuple[int, ...]) -> None:
    """A table of random games."""
    players = measured_players(rules)
    tell_compile_time(lambda: play_on_gpu(rules, load(rules.name).row, None, players, 0, game_seeds(SEED, 0, 1)))
    print(f"\n| {rules.name}, {players} players: games at once | random decisions/s |\n| ---: | ---: |")
    for size in games:
        print(f"| {size:,} | {time_games(rules, size, players):,.0f} |", flush=True)


def measure_steps(rules: Rules, rows: tuple[int, ...]) -> None:
    """A table of batches."""
    players = measured_players(rules)
    tell_compile_time(lambda: lair.envs.batch(rules.name, 1, players=players, seed=SEED, device="cuda"))
    print(f"\n| {rules.name}: rows of a batch | steps/s with observations, masks and a random choice |")
    print("| ---: | ---: |")
    for size in rows:
        print(f"| {size:,} | {time_steps(rules, size, players):,.0f} |", flush=True)


def measure_peers(rows: tuple[int, ...]) -> None:
    """A table of Pgx's games."""
    if find_spec("pgx") is None:
        print("\nPgx is not installed")
        return
    print("\n| Pgx | rows | steps/s with a random choice |\n| --- | ---: | ---: |")
    for peer in PEERS:
        for size in rows:
            print(f"| {peer} | {size:,} | {time_peer(peer, size):,.0f} |", flush=True)


def main() -> None:
    """Compare, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--games", type=int, action="append", help="at once, for the timing of whole games")
    parser.add_argument("--rows", type=int, action="append", help="of the batches that are timed")
    parser.add_argument("--compared", type=int, default=2_000, help="games of each kind of table")
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part; all of them otherwise")
    given = parser.parse_args()
    parts = given.only or PARTS
    print(f"{cuda.get_current_device().name}, {os.cpu_count()} CPU cores beside it")
    rows = tuple(given.rows or (32_768, 131_072, 524_288))
    for game in given.game or GAMES:
        rules = rules_of(game)
        if "compare" in parts:
            began = time.perf_counter()
            compare_games(rules, given.compared)
            compare_steps(rules, 1_024)
            print(f"compiled and compared in {time.perf_counter() - began:.0f} s")
        if "games" in parts:
            measure_games(rules, tuple(given.games or (100_000, 1_000_000)))
        if "steps" in parts:
            measure_steps(rules, rows)
    if "pgx" in parts:
        measure_peers(rows)


if __name__ == "__main__":
    main()
