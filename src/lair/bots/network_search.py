"""Information-set tree search in which a network takes the place of rollouts, for any game and number of seats.

A simulation goes down the tree of `lair.bots.search` by PUCT: an action is worth trying that has done well, or that the
network expects to do well and that was seldom tried. At a position that was never evaluated the network gives the prior
of each legal action and each seat's chance to win, and the chances go up the tree. `lair.bots.tree_search` calls
`evaluate_root` and `run_network_simulations`.
"""

import math
from typing import Annotated, Protocol

from lair.bots.network import Activations, Network, forward, look, prior, win_chances
from lair.bots.search import NONE, backpropagate, count_wins, determinize, expand, find, index_children, share_win
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Record, Row, record


class PuctParams(Protocol):
    """How to search with a network."""

    c_puct: Annotated[float, "f8"]  # weight of the exploration term
    fpu_reduction: Annotated[float, "f8"]  # how much worse than its parent an action is taken to be before it is tried
    temperature: Annotated[float, "f8"]  # of the prior: above 1, since a network that was trained to win is too sure
    tree_stages: Annotated[int, "i8"]  # the tree covers so many stages, and the network judges what comes then; 0: all


PUCT_PARAMS = record(PuctParams)
PUCT = {"c_puct": 0.3, "fpu_reduction": 0.2, "temperature": 3.0}  # docs/bot-experiments.md has the matches


@compiled
def evaluate_root(
    cards: Row,
    root: Row,
    work: Row,
    tree: Row,
    params: Row,
    workspaces: Row,
    actions: Row,
    network: Network,
    activations: Activations,
) -> None:
    """Give the root a child for every legal action, with the prior of the position as it is now known."""
    work[0] = root[0]
    s = work[0]
    contract.any_order(s)
    count = contract.legal(cards[0], s, actions)
    predict(cards[0], s, workspaces[0], network, activations)
    add_children(tree, 0, contract.actor(s), params[0], workspaces[0], actions, count, activations)


@compiled
def run_network_simulations(
    cards: Row,
    root: Row,
    work: Row,
    tree: Row,
    params: Row,
    workspaces: Row,
    actions: Row,
    scratches: Row,
    network: Network,
    activations: Activations,
    times: int,
) -> None:
    """So many simulations from ``root``. A tree that is full grows no more, and goes on learning."""
    for _ in range(times):
        simulate(cards[0], root, work, tree, params[0], workspaces[0], actions, scratches[0], network, activations)


@compiled
def simulate(
    cards: Record,
    root: Row,
    work: Row,
    tree: Row,
    params: Record,
    workspace: Record,
    actions: Row,
    scratch: Record,
    network: Network,
    activations: Activations,
) -> None:
    """One simulation."""
    work[0] = root[0]
    s = work[0]
    contract.any_order(s)
    count = contract.legal(cards, s, actions)
    first = int(workspace.first)
    action = first if first != NONE else select(tree, 0, contract.actor(s), params, workspace, actions, count)
    determinize(cards, s, tree, action, workspace, scratch)
    contract.any_order(s)
    node = child = 0
    going = inside = True
    until = contract.stage(s) + int(params.tree_stages)
    while going:
        child = find(tree, node, action)
        if child == NONE:  # it was not legal when the node was evaluated, or is forced
            child = expand(tree, node, action, contract.actor(s), 1.0 / count, workspace)
        contract.apply(cards, s, action, None)
        node = child if child != NONE else node
        inside = params.tree_stages == 0 or contract.stage(s) < until
        going = inside and child != NONE and contract.actor(s) >= 0
        if going:
            count = contract.legal(cards, s, actions)
            going = count == 1 or bool(tree[node].evaluated)
        if going:
            action = select(tree, node, contract.actor(s), params, workspace, actions, count)
    if contract.actor(s) < 0:
        share_win(cards, s, workspace)
    else:
        predict(cards, s, workspace, network, activations)
        if inside and child != NONE:
            add_children(tree, node, contract.actor(s), params, workspace, actions, count, activations)
    count_wins(workspace, int(s.players))
    backpropagate(tree, node, workspace)


@compiled
def predict(cards: Record, s: Record, workspace: Record, network: Network, activations: Activations) -> None:
    """Ask the network of the seat to act for its logits, and for each seat's chance to win."""
    who = contract.actor(s)
    look(cards, s, who, activations)
    forward(network, activations.observation, activations.hidden, activations.logits, activations.values)
    win_chances(activations.values, who, int(s.players), workspace.value)


@compiled
def add_children(
    tree: Row,
    node: int,
    who: int,
    params: Record,
    workspace: Record,
    actions: Row,
    count: int,
    activations: Activations,
) -> None:
    """A child with the network's prior for each legal action; none if there is no room for all of them."""
    if int(workspace.nodes) + count > tree.size:
        return
    prior(activations.logits, actions, count, params.temperature, activations.priors)
    for i in range(count):
        child = find(tree, node, int(actions[i]))
        if child == NONE:
            child = expand(tree, node, int(actions[i]), who, 0.0, workspace)
        tree[child].prior = activations.priors[i]
    tree[node].evaluated = True


@compiled
def select(tree: Row, node: int, who: int, params: Record, workspace: Record, actions: Row, count: int) -> int:
    """The legal action with the greatest upper bound (PUCT); one that has no child yet has a uniform prior."""
    if count == 1:
        return int(actions[0])
    index_children(tree, node, workspace, actions, count)
    visits = 1
    for i in range(count):
        child = int(workspace.child[actions[i]])
        visits += int(tree[child].visits) if child != NONE else 0
    weight = params.c_puct * math.sqrt(visits)
    first = float(tree[node].value[who]) / max(1.0, float(tree[node].visits)) - params.fpu_reduction
    best = -1e9
    chosen = int(actions[0])
    for i in range(count):
        child = int(workspace.child[actions[i]])
        bound = puct(tree[child], who, first, weight) if child != NONE else first + weight / count
        if bound > best:
            best = bound
            chosen = int(actions[i])
    return chosen


@compiled
def puct(child: Record, who: int, first: float, weight: float) -> float:
    """The mean of its visits, or ``first`` before there are any, and what its prior makes of ``weight``."""
    visits = float(child.visits)
    mean = float(child.value[who]) / visits if visits > 0 else first
    return mean + weight * float(child.prior) / (1.0 + visits)
