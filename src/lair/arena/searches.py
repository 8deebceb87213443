"""Whole games between searches in compiled code: what `lair.bots.thinker` does move by move, with no Python in between.

Every seat has a tree of its own, kept between moves, and a number of simulations a move. `go_on` takes one of many
games some simulations further, so that a GPU can play thousands side by side (`lair.arena.gpu`), a CPU one by one.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from lair.bots.mind import MIND
from lair.bots.policy import WAYS
from lair.bots.search import NODE, NONE, PAD, WAY, find, move_root, plant, think
from lair.rules import contract
from lair.rules.calls import resolved
from lair.rules.chance import game_seeds
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row, Rules

A_BATCH = 10_000  # simulations between two looks for an impatient person's Ctrl-C
SEATS_LUCK = 16  # the seats of one game have seeds of their own


@dataclass(frozen=True)
class Tables:
    """Games side by side and how far they are; the first index is the game. Where trees grow is the caller's."""

    states: Row
    roots: Row  # what the seat to decide knows
    work: Row
    actions: Row
    starts: Row  # where each seat's tree begins in the game's nodes; the last number is where the last one ends
    pads: Row  # by seat, as are the minds and the numbers of simulations
    minds: Row
    simulations: Row
    seeds: Row
    done: Row  # simulations of the decision at hand
    way: Row


def set_up(rules: Rules, cards: Row, players: int, seeds: Row, simulations: Row, nodes: Row) -> Tables:
    """Deal a game for each seed; ``simulations`` a move and ``nodes`` of a tree are for each seat of each game."""
    games = len(seeds)
    tables = Tables(
        states=np.zeros(games, rules.state),
        roots=np.zeros(games, rules.state),
        work=np.zeros(games, rules.state),
        actions=np.zeros((games, rules.actions), np.int16),
        starts=np.zeros((games, players + 1), np.int64),
        pads=np.zeros((games, players), PAD),
        minds=np.zeros((games, players), MIND),
        simulations=simulations.astype(np.int64),
        seeds=np.asarray(seeds, np.uint64),
        done=np.zeros(games, np.int64),
        way=np.zeros(1, WAY),
    )
    tables.starts[:, 1:] = np.cumsum(nodes, axis=1)
    tables.pads["first"] = NONE
    for name, number in WAYS[rules.name].items():
        tables.way[name] = number
    for game, seed in enumerate(map(int, seeds)):
        resolved(rules).deal(cards, tables.states, game, players, 0, seed)
        for seat in range(players):
            luck = game_seeds(seed * SEATS_LUCK + seat, 0, 2)
            tables.pads[game, seat]["stream"], tables.minds[game, seat]["stream"] = luck
    return tables


def play_through(cards: Row, tables: Tables, game: int) -> None:
    """One of the games, to its end, on this core."""
    trees = np.zeros((1, int(tables.starts[game, -1])), NODE)
    moved = np.zeros((1, int(np.diff(tables.starts[game]).max())), np.int32)
    here: list[Any] = [row if name == "way" else row[game : game + 1] for name, row in vars(tables).items()]
    while not go_on(cards, *here, trees, moved, 0, A_BATCH):  # type: ignore[call-arg]
        pass


@compiled
def go_on(
    cards: Row,
    states: Row,
    roots: Row,
    work: Row,
    actions: Row,
    starts: Row,
    pads: Row,
    minds: Row,
    simulations: Row,
    seeds: Row,
    done: Row,
    way: Row,
    trees: Row,
    moved: Row,
    game: int,
    times: int,
) -> bool:
    """Up to so many simulations of one game, and the moves that they lead to; True: it is over."""
    s = states[game]
    row = actions[game]
    while times > 0 and contract.actor(s) >= 0:
        seat = contract.actor(s)
        count = contract.legal(cards[0], s, row)
        action = int(row[0])
        if count > 1:
            tree = trees[game, starts[game, seat] : starts[game, seat + 1]]
            pad = pads[game, seat : seat + 1]
            mind = minds[game, seat : seat + 1]
            if done[game] == 0:
                prepare(cards, s, roots[game : game + 1], tree, pad, seat, seeds[game])
            some = min(times, int(simulations[game, seat] - done[game]))
            think(cards, roots[game : game + 1], work[game : game + 1], tree, way, pad, row, mind, some)
            done[game] += some
            times -= some
            if done[game] < simulations[game, seat]:
                return False
            action = best(tree, seat, row, contract.legal(cards[0], s, row))
        contract.apply(cards[0], s, action, None)
        done[game] = 0
        for other in range(s.players):
            follow(
                trees[game, starts[game, other] : starts[game, other + 1]],
                pads[game, other : other + 1],
                action,
                moved[game],
            )
    return contract.actor(s) < 0


@compiled
def prepare(cards: Row, s: Record, root: Row, tree: Row, pads: Row, seat: int, seed: int) -> None:
    """A search sees only what its seat knows."""
    root[0] = s
    contract.imagine(cards[0], root[0], seat, seed)
    pads[0].seat = seat
    if pads[0].nodes == 0:
        plant(tree, pads)


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
def follow(tree: Row, pads: Row, action: int, moved: Row) -> None:
    """This was played: keep what was known of what comes after."""
    if pads[0].nodes == 0 or not move_root(tree, pads, action, moved):
        plant(tree, pads)
