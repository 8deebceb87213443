"""Information-set Monte Carlo tree search, written once for every game and any number of seats.

A simulation takes a first action, imagines what the seat cannot know, goes down the tree of actions that simulations
before it have grown, adds one node, plays on with the greedy policy, and hands what came of it to every node on its
way. Draws are no nodes: the tree holds what players do, whatever luck brings in between. `lair.bots.tree_search` and
`lair.simulation.search_batch` call `run_simulations`; `lair.bots.network_search` grows the same tree with a network.
"""

import math
from typing import Annotated, Protocol

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import MASK, STEP, draw, mixed
from lair.engine.contract import Record, Row, record
from lair.engine.kit import MAX_ACTIONS, MAX_SEATS

NONE = -1
FINE = 1 << 20  # chances are drawn in parts of this


class Node(Protocol):
    """An action, after those of the nodes above it."""

    value: Annotated[Row, "f4", MAX_SEATS]  # sums over the simulations that came through
    won: Annotated[float, "f4"]  # the searching seat's part of the wins in them
    prior: Annotated[float, "f4"]  # how good it looked before it was tried, from 0 to 1; 1: the greedy policy chose it
    visits: Annotated[int, "i4"]
    available: Annotated[int, "i4"]  # how often it was legal when its parent was visited
    parent: Annotated[int, "i4"]
    child: Annotated[int, "i4"]  # the youngest
    sibling: Annotated[int, "i4"]  # the next older one
    action: Annotated[int, "i2"]
    seat: Annotated[int, "i1"]  # whose action it is
    evaluated: Annotated[bool, "b1"]  # whether its children have a network's priors (`lair.bots.network_search`)


class SearchParams(Protocol):
    """How to search: numbers that matches were played for (docs/bot-experiments.md)."""

    exploration: Annotated[float, "f8"]  # weight of the exploration term
    policy: Annotated[float, "f8"]  # the chance that a simulation plays a greedy action rather than a random one
    margin: Annotated[float, "f8"]  # the weight of points beside that of winning
    scale: Annotated[float, "f8"]  # the lead in points that all but wins
    widening: Annotated[float, "f8"]  # a node has at most so many children times the root of its visits
    history: Annotated[float, "f8"]  # the weight of how an action did elsewhere in the tree
    horizon: Annotated[int, "i8"]  # stages (rounds, turns) played on before a simulation is judged; 0: to the end
    tree_stages: Annotated[int, "i8"]  # stages that the tree covers; 0: all. Beyond it everyone plays on greedily
    fpu_penalty: Annotated[float, "f8"]  # how much worse than the greedy action others are taken to be at first
    prior_visits: Annotated[float, "f8"]  # in that: so many simulations' worth


class Workspace(Protocol):
    """What one search keeps beside its tree."""

    history: Annotated[Row, "f4", MAX_SEATS, MAX_ACTIONS]  # sums of values by seat and action
    tried: Annotated[Row, "f4", MAX_SEATS, MAX_ACTIONS]  # and how many they are
    value: Annotated[Row, "f8", MAX_SEATS]  # of the simulation at hand, for each seat
    points: Annotated[Row, "i4", MAX_SEATS]
    child: Annotated[Row, "i4", MAX_ACTIONS]  # of the node at hand, by action
    stream: Annotated[int, "u8"]
    determinization: Annotated[int, "u8"]  # the index of the one being played
    nodes: Annotated[int, "i8"]  # in the tree
    seat: Annotated[int, "i8"]  # who searches
    won: Annotated[float, "f8"]  # that seat's part of the win, in the simulation at hand
    wins: Annotated[Row, "f8", MAX_SEATS]  # every seat's, in all simulations
    first: Annotated[int, "i8"]  # the action that every simulation begins with; NONE: any


NODE = record(Node)
SEARCH_PARAMS = record(SearchParams)
WORKSPACE = record(Workspace)


@compiled
def run_simulations(
    cards: Row, root: Row, work: Row, tree: Row, params: Row, workspaces: Row, actions: Row, scratches: Row, times: int
) -> None:
    """So many simulations from ``root``. A tree that is full grows no more, and goes on learning."""
    for _ in range(times):
        simulate(cards[0], root, work, tree, params[0], workspaces[0], actions, scratches[0])


@compiled
def simulate(
    cards: Record, root: Row, work: Row, tree: Row, params: Record, workspace: Record, actions: Row, scratch: Record
) -> None:
    """One simulation."""
    work[0] = root[0]
    s = work[0]
    contract.reset(scratch)
    count = contract.legal(cards, s, actions)
    action = (
        int(workspace.first)
        if workspace.first != NONE
        else select(cards, s, tree, 0, params, workspace, actions, count, scratch)
    )
    determinize(cards, s, tree, action, workspace, scratch)
    node = 0
    growing = True
    until = contract.stage(s) + int(params.tree_stages)
    while growing and contract.actor(s) >= 0 and (params.tree_stages == 0 or contract.stage(s) < until):
        who = contract.actor(s)
        if node != 0:
            count = contract.legal(cards, s, actions)
            action = select(cards, s, tree, node, params, workspace, actions, count, scratch)
        child = find(tree, node, action)
        if child == NONE:
            growing = False
            first = tree[node].child == NONE  # `select` begins with what the greedy policy chooses
            child = expand(tree, node, action, who, 1.0 if first else 0.0, workspace)
        contract.apply(cards, s, action, None)
        node = child if child != NONE else node
    rollout(cards, s, params, actions, scratch)
    evaluate(cards, s, params, workspace, scratch)
    backpropagate(tree, node, workspace)


@compiled
def determinize(cards: Record, s: Record, tree: Row, action: int, workspace: Record, scratch: Record) -> None:
    """Every first action meets the same worlds in the same order: none looks better for having had more luck."""
    child = find(tree, 0, action)
    workspace.determinization = tree[child].visits + 1 if child != NONE else 1
    seed = mixed((int(workspace.stream) + int(workspace.determinization) * STEP) & MASK)
    contract.imagine(cards, s, int(workspace.seat), seed)
    scratch.stream = seed
    contract.reset(scratch)  # whatever was planned was planned for another state


@compiled
def select(
    cards: Record,
    s: Record,
    tree: Row,
    node: int,
    params: Record,
    workspace: Record,
    actions: Row,
    count: int,
    scratch: Record,
) -> int:
    """The child with the greatest upper bound; or, while the node may have more children, a new action."""
    if count == 1:
        return int(actions[0])
    if tree[node].child == NONE:
        return contract.greedy(cards, s, actions, count, scratch)
    children = index_children(tree, node, workspace, actions, count)
    if children < count and children < 1.0 + params.widening * math.sqrt(tree[node].visits):
        return untried(s, workspace, actions, count, scratch)
    who = contract.actor(s)
    best = -1e9
    chosen = int(actions[0])
    usual = float(tree[node].value[who]) / max(1.0, float(tree[node].visits))
    for i in range(count):
        child = int(workspace.child[actions[i]])
        if child != NONE:
            bound = ucb(tree[child], who, usual, params, workspace)
            if bound > best:
                best = bound
                chosen = int(actions[i])
    return chosen


@compiled
def index_children(tree: Row, node: int, workspace: Record, actions: Row, count: int) -> int:
    """Write the child of each legal action to the workspace, count it as available, and return how many there are."""
    for i in range(count):
        workspace.child[actions[i]] = NONE
    child = int(tree[node].child)
    while child != NONE:
        workspace.child[tree[child].action] = child
        child = int(tree[child].sibling)
    many = 0
    for i in range(count):
        child = int(workspace.child[actions[i]])
        if child != NONE:
            tree[child].available += 1
            many += 1
    return many


@compiled
def ucb(child: Record, who: int, usual: float, params: Record, workspace: Record) -> float:
    """UCB1 over how often the action was available, with what it did elsewhere as long as little is known."""
    visits = float(child.visits)
    first = usual - params.fpu_penalty * (1.0 - float(child.prior))
    mean = (float(child.value[who]) + params.prior_visits * first) / (visits + params.prior_visits)
    bound = mean + params.exploration * math.sqrt(math.log(float(child.available)) / visits)
    if params.history > 0:
        elsewhere = float(workspace.history[who, child.action]) / max(1.0, float(workspace.tried[who, child.action]))
        bound += params.history * elsewhere / (visits + 1.0)
    return float(bound)


@compiled
def untried(s: Record, workspace: Record, actions: Row, count: int, scratch: Record) -> int:
    """An action that is no child yet: the one that did best elsewhere, or any."""
    who = contract.actor(s)
    best = -1.0
    chosen = NONE
    ties = 0
    for i in range(count):
        action = int(actions[i])
        if workspace.child[action] == NONE:
            worth = float(workspace.history[who, action]) / max(1.0, float(workspace.tried[who, action]))
            if worth > best:
                best, chosen, ties = worth, action, 1
            elif worth == best:
                ties += 1
                if draw(scratch, ties) == 0:
                    chosen = action
    return chosen


@compiled
def find(tree: Row, node: int, action: int) -> int:
    """The child for an action; NONE: there is none yet."""
    child = int(tree[node].child)
    while child != NONE and tree[child].action != action:
        child = int(tree[child].sibling)
    return child


@compiled
def expand(tree: Row, node: int, action: int, who: int, prior: float, workspace: Record) -> int:
    """A new child, if there is room."""
    child = int(workspace.nodes)
    if child == tree.size:
        return NONE
    workspace.nodes = child + 1
    clear(tree[child])
    tree[child].available = 1
    tree[child].parent = node
    tree[child].sibling = tree[node].child
    tree[child].action = action
    tree[child].seat = who
    tree[child].prior = prior
    tree[node].child = child
    return child


@compiled
def clear(node: Record) -> None:
    """A node that nothing is known of."""
    for seat in range(MAX_SEATS):
        node.value[seat] = 0.0
    node.won = 0.0
    node.prior = 0.0
    node.visits = 0
    node.available = 0
    node.parent = NONE
    node.child = NONE
    node.sibling = NONE
    node.action = NONE
    node.seat = NONE
    node.evaluated = False


@compiled
def rollout(cards: Record, s: Record, params: Record, actions: Row, scratch: Record) -> None:
    """To the end, or as far as the horizon, by the greedy policy mixed with chance."""
    until = contract.stage(s) + int(params.horizon)
    greedily = int(params.policy * FINE)
    while contract.actor(s) >= 0 and (params.horizon == 0 or contract.stage(s) < until):
        count = contract.legal(cards, s, actions)
        if greedily > 0 and draw(scratch, FINE) < greedily:
            action = contract.greedy(cards, s, actions, count, scratch)
        else:
            action = int(actions[draw(scratch, count)])
        contract.apply(cards, s, action, None)


@compiled
def evaluate(cards: Record, s: Record, params: Record, workspace: Record, scratch: Record) -> None:
    """What the simulation brought each seat: its part of the win, with a little for points; or a guess of both."""
    over = contract.actor(s) < 0
    players = int(s.players)
    if over:
        share_win(cards, s, workspace)
    else:
        contract.value(cards, s, workspace.value, scratch)
        best = -1e18
        for seat in range(players):
            best = max(best, workspace.value[seat])
        whole = 0.0
        for seat in range(players):
            workspace.value[seat] = math.exp((workspace.value[seat] - best) / params.scale)
            whole += workspace.value[seat]
        for seat in range(players):
            workspace.value[seat] /= whole
    count_wins(workspace, players)
    if over and params.margin > 0:
        add_margin(cards, s, params, workspace, players)


@compiled
def share_win(cards: Record, s: Record, workspace: Record) -> None:
    """Of a game that is over: each seat's part of the win."""
    contract.standing(cards, s, workspace.points)
    best = int(workspace.points[0])
    for seat in range(s.players):
        best = max(best, int(workspace.points[seat]))
    winners = 0
    for seat in range(s.players):
        winners += 1 if workspace.points[seat] == best else 0
    for seat in range(s.players):
        workspace.value[seat] = 1.0 / winners if workspace.points[seat] == best else 0.0


@compiled
def count_wins(workspace: Record, players: int) -> None:
    """Add every seat's part of the win to those of all simulations."""
    for seat in range(players):
        workspace.wins[seat] += workspace.value[seat]
    workspace.won = workspace.value[workspace.seat]


@compiled
def add_margin(cards: Record, s: Record, params: Record, workspace: Record, players: int) -> None:
    """Points beside the win: a lead over the best of the others."""
    contract.score(cards, s, workspace.points)
    for seat in range(players):
        rival = -1e9
        for other in range(players):
            if other != seat:
                rival = max(rival, float(workspace.points[other]))
        lead = 0.5 + 0.5 * math.tanh((float(workspace.points[seat]) - rival) / params.scale)
        workspace.value[seat] = (1.0 - params.margin) * workspace.value[seat] + params.margin * lead


@compiled
def backpropagate(tree: Row, node: int, workspace: Record) -> None:
    """To every node on the params, for every seat: each cares for its own part (max-n)."""
    while node != NONE:
        tree[node].visits += 1
        tree[node].won += workspace.won
        for seat in range(MAX_SEATS):
            tree[node].value[seat] += workspace.value[seat]
        who = int(tree[node].seat)
        if who != NONE:
            workspace.history[who, tree[node].action] += workspace.value[who]
            workspace.tried[who, tree[node].action] += 1.0
        node = int(tree[node].parent)


@compiled
def reset_tree(tree: Row, workspaces: Row) -> None:
    """A tree of nothing but its root."""
    clear(tree[0])
    workspaces[0].nodes = 1
    for seat in range(MAX_SEATS):
        for action in range(MAX_ACTIONS):
            workspaces[0].history[seat, action] = 0.0
            workspaces[0].tried[seat, action] = 0.0


@compiled
def move_root(tree: Row, workspaces: Row, action: int, moved: Row) -> bool:
    """Keep what is below one action of the root, and forget the rest; False: nothing is below it.

    Children always come after their parents, so one pass from front to back finds new places for all.
    ``moved`` is room for a number for each node.
    """
    top = find(tree, 0, action)
    if top == NONE:
        return False
    kept = 0
    for node in range(workspaces[0].nodes):
        parent = int(tree[node].parent)
        moved[node] = NONE
        if node == top or (parent != NONE and node > top and moved[parent] != NONE):
            moved[node] = kept
            tree[kept] = tree[node]
            tree[kept].parent = NONE if node == top else moved[parent]
            tree[kept].child = NONE
            if node != top:
                tree[kept].sibling = tree[tree[kept].parent].child
                tree[tree[kept].parent].child = kept
            kept += 1
    tree[0].sibling = NONE
    tree[0].action = NONE
    tree[0].seat = NONE
    workspaces[0].nodes = kept
    return True
