"""A search that thinks: for a time or a number of simulations, on one core or on all.

`TreeSearch` runs `lair.bots.search`, or with a network `lair.bots.network_search`, on a tree for each core and adds up
what they found. Without a network it keeps its trees between moves. The players of `lair.bots.levels` ask it for a
`SearchResult`.
"""

import os
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from lair.bots.network import Network, house_network, make_activations
from lair.bots.network_search import PUCT, PUCT_PARAMS, evaluate_root, run_network_simulations
from lair.bots.search import NODE, NONE, SEARCH_PARAMS, WORKSPACE, move_root, reset_tree, run_simulations
from lair.engine.calls import actions_row
from lair.engine.chance import game_seeds
from lair.engine.contract import Row, Rules
from lair.engine.knowledge import Knowledge
from lair.games import kit_of

NODES = 1 << 18  # of one tree: enough for some seconds; a full tree goes on learning without growing
NETWORK_NODES = 1 << 20  # likewise: with a network every legal action has a node
FIRST_BATCH = 16  # simulations
A_BATCH = 0.01  # seconds: how closely a time is kept


@dataclass(frozen=True, slots=True)
class ActionStats:
    """What a search thinks of one action."""

    action: int
    visits: int
    value: float  # what it aims at: winning, with a little for points
    chance: float  # to win


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found out: the legal actions, the best first."""

    options: tuple[ActionStats, ...]
    simulations: int
    seconds: float
    win: tuple[float, ...]  # each seat's chance, over all simulations

    @property
    def best(self) -> int:
        return self.options[0].action


class Tree:
    """One core's: its tree and all the room it needs."""

    def __init__(self, rules: Rules, params: Row, seeds: Row, nodes: int) -> None:
        self.params = params
        self.nodes = np.zeros(nodes, NODE)
        self.workspaces = np.zeros(1, WORKSPACE)
        self.workspaces["stream"] = seeds[0]
        self.workspaces["first"] = NONE
        self.scratches = np.zeros(1, kit_of(rules.name).bots.scratch)
        self.scratches["stream"] = seeds[1]
        self.work = np.zeros(1, rules.state)
        self.actions = actions_row(rules)
        self.moved = np.zeros(nodes, np.int32)
        reset_tree(self.nodes, self.workspaces)

    def __getstate__(self) -> dict[str, Any]:
        """Of the nodes, those in use: most of a tree is room to grow."""
        used = int(self.workspaces["nodes"][0])
        return {**self.__dict__, "nodes": self.nodes[:used].copy(), "room": self.nodes.size, "moved": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        grown, room = state.pop("nodes"), state.pop("room")
        self.__dict__.update(state)
        self.nodes, self.moved = np.zeros(room, NODE), np.zeros(room, np.int32)
        self.nodes[: grown.size] = grown

    def begin(self, cards: Row, root: Row) -> None:
        """Simulations from this root are to follow."""

    def search(self, cards: Row, root: Row, seat: int, times: int) -> None:
        """So many simulations for the seat whose decision it is."""
        self.workspaces["seat"] = seat
        run_simulations(
            cards, root, self.work, self.nodes, self.params, self.workspaces, self.actions, self.scratches, times
        )

    def follow(self, actions: list[int]) -> None:
        """These were played: keep what was known of what comes after."""
        if not all(move_root(self.nodes, self.workspaces, action, self.moved) for action in actions):
            reset_tree(self.nodes, self.workspaces)

    def counts(self) -> dict[int, tuple[int, float, float]]:
        """Visits and sums of value and wins, by action at the root."""
        found = {}
        seat = int(self.workspaces["seat"][0])
        child = int(self.nodes["child"][0])
        while child != NONE:
            node = self.nodes[child]
            found[int(node["action"])] = int(node["visits"]), float(node["value"][seat]), float(node["won"])
            child = int(node["sibling"])
        return found


class NetworkTree(Tree):
    """One core's, searched with a network."""

    def __init__(self, rules: Rules, params: Row, seeds: Row, nodes: int, network: Network) -> None:
        super().__init__(rules, params, seeds, nodes)
        self.network, self.activations = network, make_activations(network, rules)

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "network": None, "activations": None}

    def begin(self, cards: Row, root: Row) -> None:
        evaluate_root(
            cards,
            root,
            self.work,
            self.nodes,
            self.params,
            self.workspaces,
            self.actions,
            self.network,
            self.activations,
        )

    def follow(self, actions: list[int]) -> None:
        """Forget the tree: what it knows of what comes after was found in other worlds, with the priors of those."""
        reset_tree(self.nodes, self.workspaces)

    def search(self, cards: Row, root: Row, seat: int, times: int) -> None:
        self.workspaces["seat"] = seat
        run_network_simulations(
            cards,
            root,
            self.work,
            self.nodes,
            self.params,
            self.workspaces,
            self.actions,
            self.scratches,
            self.network,
            self.activations,
            times,
        )


def params_row(record: np.dtype[Any], numbers: Mapping[str, float]) -> Row:
    """One record of parameters."""
    row = np.zeros(1, record)
    for name, number in numbers.items():
        row[name] = number
    return row


class TreeSearch:
    """One seat's search through one game; with a ``network`` by PUCT, else with rollouts.

    ``params`` are fields of `lair.bots.network_search.PuctParams` or of `lair.bots.search.SearchParams`.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int,
        cores: int | None = None,
        nodes: int | None = None,
        network: Network | None = None,
        **params: float,
    ) -> None:
        self.rules, self.network = rules, network
        cores = cores or os.cpu_count() or 1
        seeds = game_seeds(seed, 0, 2 * cores).reshape(cores, 2)
        self.trees: list[Tree]
        if network is None:
            row = params_row(SEARCH_PARAMS, {**kit_of(rules.name).bots.search_params, **params})
            self.trees = [Tree(rules, row, own, nodes or NODES) for own in seeds]
        else:
            stages = {"tree_stages": kit_of(rules.name).bots.search_params["tree_stages"]}
            row = params_row(PUCT_PARAMS, {**PUCT, **stages, **params})
            self.trees = [NetworkTree(rules, row, own, nodes or NETWORK_NODES, network) for own in seeds]
        self.history: list[int] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """The weights of the game's own network are read again from its file, others go along."""
        own = self.network is not None and self.network is house_network(self.rules)
        return {**self.__dict__, "network": None if own else self.network, "own": own}

    def __setstate__(self, state: dict[str, Any]) -> None:
        own = state.pop("own")
        self.__dict__.update(state)
        if own:
            self.network = house_network(self.rules)
        for tree in self.trees:
            if isinstance(tree, NetworkTree) and self.network is not None:
                tree.network, tree.activations = self.network, make_activations(self.network, self.rules)

    def search(
        self,
        knowledge: Knowledge,
        simulations: int | None = None,
        seconds: float | None = None,
        first: int | None = None,
    ) -> SearchResult:
        """As many simulations in all, or for so many seconds; whichever is over first. ``first``: of this action."""
        began = time.perf_counter()
        self._follow(knowledge)
        for tree in self.trees:
            tree.workspaces["first"] = NONE if first is None else first
            tree.workspaces["wins"] = 0.0
        done = 0
        if len(self.trees) == 1:
            done = self._search(self.trees[0], knowledge, simulations, seconds, began)
        else:
            each = None if simulations is None else -(-simulations // len(self.trees))
            with ThreadPoolExecutor(len(self.trees)) as pool:
                searches = [pool.submit(self._search, tree, knowledge, each, seconds, began) for tree in self.trees]
                done = sum(search.result() for search in searches)
        wins = sum(tree.workspaces["wins"][0] for tree in self.trees) / max(1, done)
        win = tuple(wins[: int(knowledge.states["players"][0])].tolist())
        return SearchResult(self._options(knowledge), done, time.perf_counter() - began, win)

    def _follow(self, knowledge: Knowledge) -> None:
        """Go down the trees with what was played since, if this is the same game, further on."""
        history = list(knowledge.history)
        before = self.history
        same = before is not None and history[: len(before)] == before
        for tree in self.trees:
            if same and before is not None:
                tree.follow(history[len(before) :])
            else:
                reset_tree(tree.nodes, tree.workspaces)
        self.history = history

    def _search(
        self, tree: Tree, knowledge: Knowledge, simulations: int | None, seconds: float | None, began: float
    ) -> int:
        """One core's part; returns how many simulations it was."""
        cards, root, seat = knowledge.deck.row, knowledge.states, knowledge.seat
        tree.begin(cards, root)
        done, batch = 0, FIRST_BATCH
        while simulations is None or done < simulations:
            times = batch if simulations is None else min(batch, simulations - done)
            started = time.perf_counter()
            if seconds is not None and started - began >= seconds:
                break
            tree.search(cards, root, seat, times)
            done += times
            spent = time.perf_counter() - started
            left = A_BATCH if seconds is None else min(A_BATCH, max(0.0, began + seconds - started - spent))
            batch = max(1, min(4 * batch, int(times * left / max(spent, 1e-6))))
        return done

    def _options(self, knowledge: Knowledge) -> tuple[ActionStats, ...]:
        """All trees together; an action that none of them tried comes last."""
        sums = {int(action): [0, 0.0, 0.0] for action in knowledge.actions}
        for tree in self.trees:
            for action, counts in tree.counts().items():
                if action in sums:
                    sums[action] = [have + more for have, more in zip(sums[action], counts, strict=True)]
        options = [
            ActionStats(action, int(visits), value / max(1, visits), won / max(1, visits))
            for action, (visits, value, won) in sums.items()
        ]
        return tuple(sorted(options, key=lambda option: (-option.visits, -option.value, option.action)))
