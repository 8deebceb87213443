"""The laboratory on a Ray cluster: the same results as one process, with a node lost in the middle, and how fast.

python -m bench.cluster [--games 40000] [--levels 48]: two nodes of one core each on this machine. Of a simulation by
greedy bots one node is killed half-way; its results file must be that of one process, byte for byte. The speed-up is
measured with bots that think ahead, whose games take long enough to be worth sending. A short training loses a node,
too, and must give the network of one process. Needs the extras `ray` and `learn` (PyTorch).
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
from ray.cluster_utils import Cluster as LocalCluster

from lair.games import rules_of
from lair.games.decks import load
from lair.laboratory.cluster import Cluster
from lair.laboratory.data import make_writer
from lair.laboratory.summary import Accumulator
from lair.laboratory.workers import Cores, Workers, play_any
from lair.learn.cluster import CPU, OnCluster
from lair.learn.config import TrainConfig, default_config
from lair.learn.selfplay import Players
from lair.learn.training import Training, train
from lair.simulation.simulate import Batch, Plan
from lair.tournament.cluster import play_on_cluster
from lair.tournament.match import PlayerPool, play_pairing
from lair.tournament.plan import Plan as Tournament

GREEDY = Plan(rules_of("mighty"), load("mighty"), 4, ("new-rules",), ("greedy",) * 4, 1)
TRAINING = default_config("mighty", rows=512, steps=32, width=64, shards=8, decisions=512 * 32 * 10)
LEVELS = Plan(rules_of("mighty"), load("mighty"), 4, (), ("master:300",) * 4, 1)


def results(plan: Plan, batches: Iterator[Batch], at_half: Callable[[], object], games: int) -> list[bytes]:
    """The results files of a simulation; ``at_half`` happens in the middle of it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "run.parquet"
        running, reached = Accumulator(plan), False
        with make_writer(path, plan) as writer:
            for batch in batches:
                running.add(batch)
                writer.add(batch)
                if not reached and running.games >= games / 2:
                    reached = True
                    at_half()
            writer.finish(running.summary())
        return [file.read_bytes() for file in sorted(Path(folder).iterdir())]


def timed(workers: Workers, games: int) -> float:
    """Seconds for so many games of bots that think ahead."""
    began = time.perf_counter()
    for _ in workers.batches(LEVELS, games):
        pass
    return time.perf_counter() - began


def tournament(address: str) -> bool:
    """Whether a tournament comes out as on this machine, but for the seconds it took."""
    plan = Tournament("mighty", load("mighty"), 3, (), ("greedy", "random", "adept"), False, 5, 10.0)
    pairings = plan.pairings(12)
    there = [game for games in play_on_cluster(plan, pairings, address) for game in games]
    here = [play_pairing(pairing, PlayerPool(plan)) for pairing in pairings]
    return [replace(game, seconds=[]) for game in there] == [replace(game, seconds=[]) for game in here]


def trained(players: Players | None, config: TrainConfig, at_half: Callable[[], object]) -> dict[str, Any]:
    """The weights after a short training; ``at_half`` happens in the middle of it."""
    with tempfile.TemporaryDirectory() as folder:
        training = Training(config, Path(folder), players=players)
        for update in train(training):
            if update.number == config.updates // 2:
                at_half()
        return training.model.state_dict()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--levels", type=int, default=48)
    chosen = parser.parse_args()
    play_any(LEVELS, 0, 1)  # compiled before anything is measured
    alone = timed(Cores(1), chosen.levels)
    expected = results(GREEDY, Cores(1).batches(GREEDY, chosen.games), lambda: None, chosen.games)
    head = {"num_cpus": 0, "include_dashboard": False}
    local: Any = LocalCluster(initialize_head=True, head_node_args=head)
    nodes = [local.add_node(num_cpus=1) for _ in range(2)]
    local.wait_for_nodes()
    workers = Cluster(local.address)
    print(f"nodes: {len(nodes)}, cores in all: {workers.cores}")
    for _ in workers.batches(LEVELS, 16):  # each node has loaded its machine code
        pass
    together = timed(workers, chosen.levels)
    print(f"{chosen.levels} games of four masters: {alone:.1f} s on one core, {together:.1f} s on the cluster")
    print(f"speed-up on two nodes: {alone / together:.2f}")
    arena = tournament(local.address)
    print("12 games of a tournament:", "the same as on this machine" if arena else "DIFFERENT")
    found = results(
        GREEDY, workers.batches(GREEDY, chosen.games), lambda: local.remove_node(nodes[1], False), chosen.games
    )
    print(f"{chosen.games:,} games of greedy bots, one node killed half-way")
    same = found == expected
    print("results files:", "byte for byte those of one process" if same else "DIFFERENT from those of one process")
    spare = local.add_node(num_cpus=1)
    local.wait_for_nodes()
    on_cluster = OnCluster(TRAINING, local.address, CPU)
    there = trained(on_cluster, TRAINING, lambda: local.remove_node(spare, False))
    here = trained(None, TRAINING, lambda: None)
    learned = all(torch.equal(there[name], here[name]) for name in here)
    print(f"{TRAINING.updates} updates of a training in {TRAINING.shards} shards, one node killed half-way")
    print("network:", "bit for bit that of one process" if learned else "DIFFERENT from that of one process")
    workers.ray.shutdown()
    local.shutdown()
    raise SystemExit(0 if same and arena and learned else 1)


if __name__ == "__main__":
    main()
