"""Whole games between searches in compiled code: `lair.bots.tree_search` move by move, with no Python in between.

Every seat has a tree of its own, kept between moves, and a number of simulations per move. `continue_game` takes one of
many games some simulations further, so that a GPU can play thousands side by side (`lair.simulation.gpu`).
"""

from typing import NamedTuple

import numpy as np

from lair.bots.search import NODE, NONE, SEARCH_PARAMS, WORKSPACE, find, move_root, reset_tree, run_simulations
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.calls import compiled_verbs
from lair.engine.chance import game_seeds
from lair.engine.contract import Record, Row, Rules
from lair.games import kit_of

INTERRUPTIBLE_SIMULATIONS = 10_000  # between two chances for Ctrl-C
SEEDS_PER_GAME = 16  # the seats of one game have seeds of their own


class SearchBatch(NamedTuple):
    """Games side by side and how far they are; the first index is the game. The caller allocates the trees."""

    states: Row
    roots: Row  # what the seat to decide knows
    work: Row
    actions: Row
    starts: Row  # where each seat's tree begins in the game's nodes; the last number is where the last one ends
    workspaces: Row  # by seat, as are the scratches and the numbers of simulations
    scratches: Row
    simulations: Row
    seeds: Row
    done: Row  # simulations of the decision at hand
    params: Row


def set_up(rules: Rules, cards: Row, players: int, seeds: Row, simulations: Row, nodes: Row) -> SearchBatch:
    """Deal a game for each seed; ``simulations`` a move and ``nodes`` of a tree are for each seat of each game."""
    games, bots = len(seeds), kit_of(rules.name).bots
    batch = SearchBatch(
        states=np.zeros(games, rules.state),
        roots=np.zeros(games, rules.state),
        work=np.zeros(games, rules.state),
        actions=np.zeros((games, rules.actions), np.int16),
        starts=np.zeros((games, players + 1), np.int64),
        workspaces=np.zeros((games, players), WORKSPACE),
        scratches=np.zeros((games, players), bots.scratch),
        simulations=simulations.astype(np.int64),
        seeds=np.asarray(seeds, np.uint64),
        done=np.zeros(games, np.int64),
        params=np.zeros(1, SEARCH_PARAMS),
    )
    batch.starts[:, 1:] = np.cumsum(nodes, axis=1)
    batch.workspaces["first"] = NONE
    for name, number in bots.search_params.items():
        batch.params[name] = number
    for game, seed in enumerate(map(int, seeds)):
        compiled_verbs(rules).deal(cards, batch.states, game, players, 0, seed)
        for seat in range(players):
            luck = game_seeds(seed * SEEDS_PER_GAME + seat, 0, 2)
            batch.workspaces[game, seat]["stream"], batch.scratches[game, seat]["stream"] = luck
    return batch


def play_through(cards: Row, batch: SearchBatch, game: int) -> None:
    """One of the games, to its end, on this core."""
    trees = np.zeros((1, int(batch.starts[game, -1])), NODE)
    moved = np.zeros((1, int(np.diff(batch.starts[game]).max())), np.int32)
    here = SearchBatch(*(row if row is batch.params else row[game : game + 1] for row in batch))
    while not continue_game(cards, here, trees, moved, 0, INTERRUPTIBLE_SIMULATIONS):
        pass


@compiled
def continue_game(cards: Row, batch: SearchBatch, trees: Row, moved: Row, game: int, times: int) -> bool:
    """Up to ``times`` simulations of one game, and the moves that they lead to; True: it is over."""
    s = batch.states[game]
    row = batch.actions[game]
    while times > 0 and contract.actor(s) >= 0:
        seat = contract.actor(s)
        count = contract.legal(cards[0], s, row)
        action = int(row[0])
        if count > 1:
            tree = trees[game, batch.starts[game, seat] : batch.starts[game, seat + 1]]
            workspace = batch.workspaces[game, seat : seat + 1]
            scratch = batch.scratches[game, seat : seat + 1]
            if batch.done[game] == 0:
                prepare(cards, s, batch.roots[game : game + 1], tree, workspace, seat, batch.seeds[game])
            some = min(times, int(batch.simulations[game, seat] - batch.done[game]))
            run_simulations(
                cards,
                batch.roots[game : game + 1],
                batch.work[game : game + 1],
                tree,
                batch.params,
                workspace,
                row,
                scratch,
                some,
            )
            batch.done[game] += some
            times -= some
            if batch.done[game] < batch.simulations[game, seat]:
                return False
            action = best(tree, seat, row, contract.legal(cards[0], s, row))
        contract.apply(cards[0], s, action, None)
        batch.done[game] = 0
        for other in range(s.players):
            follow(
                trees[game, batch.starts[game, other] : batch.starts[game, other + 1]],
                batch.workspaces[game, other : other + 1],
                action,
                moved[game],
            )
    return contract.actor(s) < 0


@compiled
def prepare(cards: Row, s: Record, root: Row, tree: Row, workspaces: Row, seat: int, seed: int) -> None:
    """A search sees only what its seat knows."""
    root[0] = s
    contract.imagine(cards[0], root[0], seat, seed)
    workspaces[0].seat = seat
    if workspaces[0].nodes == 0:
        reset_tree(tree, workspaces)


@compiled
def best(tree: Row, seat: int, actions: Row, count: int) -> int:
    """The action that was visited most, or did better if others were as often."""
    chosen, visits, value = int(actions[0]), -1, 0.0
    for i in range(count):
        child = find(tree, 0, int(actions[i]))
        often = int(tree[child].visits) if child != NONE else 0
        mean = float(tree[child].value[seat]) / max(1, often) if child != NONE else 0.0
        if often > visits or (often == visits and mean > value):
            chosen, visits, value = int(actions[i]), often, mean
    return chosen


@compiled
def follow(tree: Row, workspaces: Row, action: int, moved: Row) -> None:
    """This was played: keep what was known of what comes after."""
    if workspaces[0].nodes == 0 or not move_root(tree, workspaces, action, moved):
        reset_tree(tree, workspaces)
