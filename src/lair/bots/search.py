"""Information-set Monte Carlo tree search, written once for every game and any number of seats.

A simulation takes a first action, imagines what the seat cannot know, goes down the tree of actions that simulations
before it have grown, adds one node, plays on with the greedy policy, and hands what came of it to every node on its
way. Draws are no nodes: the tree holds what players do, whatever luck brings in between. `lair.bots.thinker` calls
`think`.
"""

import math
from typing import Annotated, Protocol

from lair.bots.policy import greedy, prospects, stage
from lair.rules import contract
from lair.rules.chance import MASK, STEP, draw, mixed
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row, record

MOST_SEATS = 6
MOST_ACTIONS = 256
NONE = -1
FINE = 1 << 20  # chances are drawn in parts of this


class Node(Protocol):
    """An action, after those of the nodes above it."""

    value: Annotated[Row, "f4", MOST_SEATS]  # sums over the simulations that came through
    won: Annotated[float, "f4"]  # the searching seat's part of the wins in them
    visits: Annotated[int, "i4"]
    available: Annotated[int, "i4"]  # how often it was legal when its parent was visited
    parent: Annotated[int, "i4"]
    child: Annotated[int, "i4"]  # the youngest
    sibling: Annotated[int, "i4"]  # the next older one
    action: Annotated[int, "i2"]
    seat: Annotated[int, "i1"]  # whose action it is
    greedy: Annotated[bool, "b1"]  # whether the greedy policy chose it


class Way(Protocol):
    """How to search: numbers that matches were played for (docs/bots.md)."""

    curiosity: Annotated[float, "f8"]  # exploration against exploitation
    policy: Annotated[float, "f8"]  # the chance that a simulation plays a greedy action rather than a random one
    margin: Annotated[float, "f8"]  # the weight of points beside that of winning
    scale: Annotated[float, "f8"]  # the lead in points that all but wins
    widening: Annotated[float, "f8"]  # a node has at most so many children times the root of its visits
    history: Annotated[float, "f8"]  # the weight of how an action did elsewhere in the tree
    horizon: Annotated[int, "i8"]  # stages (rounds, turns) played on before a simulation is judged; 0: to the end
    reach: Annotated[int, "i8"]  # stages that the tree covers; 0: all. Beyond it everyone plays on greedily
    doubt: Annotated[float, "f8"]  # how much worse than the greedy action others are taken to be at first
    faith: Annotated[float, "f8"]  # in that: so many simulations' worth


class Pad(Protocol):
    """What one search keeps beside its tree."""

    history: Annotated[Row, "f4", MOST_SEATS, MOST_ACTIONS]  # sums of values by seat and action
    tried: Annotated[Row, "f4", MOST_SEATS, MOST_ACTIONS]  # and how many they are
    value: Annotated[Row, "f8", MOST_SEATS]  # of the simulation at hand, for each seat
    points: Annotated[Row, "i4", MOST_SEATS]
    child: Annotated[Row, "i4", MOST_ACTIONS]  # of the node at hand, by action
    stream: Annotated[int, "u8"]
    world: Annotated[int, "u8"]  # the number of the one that is imagined now
    nodes: Annotated[int, "i8"]  # in the tree
    seat: Annotated[int, "i8"]  # who searches
    won: Annotated[float, "f8"]  # that seat's part of the win, in the simulation at hand
    wins: Annotated[Row, "f8", MOST_SEATS]  # every seat's, in all simulations
    first: Annotated[int, "i8"]  # the action that every simulation begins with; NONE: any


NODE = record(Node)
WAY = record(Way)
PAD = record(Pad)


@compiled
def think(
    cards: Row, root: Row, work: Row, tree: Row, way: Row, pads: Row, actions: Row, minds: Row, times: int
) -> None:
    """So many simulations from ``root``. A tree that is full grows no more, and goes on learning."""
    for _ in range(times):
        simulate(cards[0], root, work, tree, way[0], pads[0], actions, minds[0])


@compiled
def simulate(
    cards: Record, root: Row, work: Row, tree: Row, way: Record, pad: Record, actions: Row, mind: Record
) -> None:
    """One simulation."""
    work[0] = root[0]
    s = work[0]
    mind.planned = NONE
    count = contract.legal(cards, s, actions)
    action = int(pad.first) if pad.first != NONE else select(cards, s, tree, 0, way, pad, actions, count, mind)
    imagine_world(cards, s, tree, action, pad, mind)
    node = 0
    growing = True
    until = stage(s) + int(way.reach)
    while growing and contract.actor(s) >= 0 and (way.reach == 0 or stage(s) < until):
        who = contract.actor(s)
        if node != 0:
            count = contract.legal(cards, s, actions)
            action = select(cards, s, tree, node, way, pad, actions, count, mind)
        child = find(tree, node, action)
        if child == NONE:
            growing = False
            child = grow(tree, node, action, who, pad)
        contract.apply(cards, s, action, None)
        node = child if child != NONE else node
    play_on(cards, s, way, actions, mind)
    judge(cards, s, way, pad, mind)
    hand_up(tree, node, pad)


@compiled
def imagine_world(cards: Record, s: Record, tree: Row, action: int, pad: Record, mind: Record) -> None:
    """Every first action meets the same worlds in the same order: none looks better for having had more luck."""
    child = find(tree, 0, action)
    pad.world = tree[child].visits + 1 if child != NONE else 1
    seed = mixed((int(pad.stream) + int(pad.world) * STEP) & MASK)
    contract.imagine(cards, s, int(pad.seat), seed)
    mind.stream = seed
    mind.planned = NONE  # whatever was planned was planned for another game


@compiled
def select(
    cards: Record, s: Record, tree: Row, node: int, way: Record, pad: Record, actions: Row, count: int, mind: Record
) -> int:
    """The child that promises most; or, while the node may have more children, an action that is none yet."""
    if count == 1:
        return int(actions[0])
    if tree[node].child == NONE:
        return greedy(cards, s, actions, count, mind)
    children = note_children(tree, node, pad, actions, count)
    if children < count and children < 1.0 + way.widening * math.sqrt(tree[node].visits):
        return untried(s, pad, actions, count, mind)
    who = contract.actor(s)
    best = -1e9
    chosen = int(actions[0])
    usual = float(tree[node].value[who]) / max(1.0, float(tree[node].visits))
    for i in range(count):
        child = int(pad.child[actions[i]])
        if child != NONE:
            promise = promises(tree[child], who, usual, way, pad)
            if promise > best:
                best = promise
                chosen = int(actions[i])
    return chosen


@compiled
def note_children(tree: Row, node: int, pad: Record, actions: Row, count: int) -> int:
    """Write the child of each legal action to the pad, count that it was available, and return how many there are."""
    for i in range(count):
        pad.child[actions[i]] = NONE
    child = int(tree[node].child)
    while child != NONE:
        pad.child[tree[child].action] = child
        child = int(tree[child].sibling)
    many = 0
    for i in range(count):
        child = int(pad.child[actions[i]])
        if child != NONE:
            tree[child].available += 1
            many += 1
    return many


@compiled
def promises(child: Record, who: int, usual: float, way: Record, pad: Record) -> float:
    """UCB1 over how often the action was available, with what it did elsewhere as long as little is known."""
    visits = float(child.visits)
    first = usual if child.greedy else usual - way.doubt
    mean = (float(child.value[who]) + way.faith * first) / (visits + way.faith)
    promise = mean + way.curiosity * math.sqrt(math.log(float(child.available)) / visits)
    if way.history > 0:
        elsewhere = float(pad.history[who, child.action]) / max(1.0, float(pad.tried[who, child.action]))
        promise += way.history * elsewhere / (visits + 1.0)
    return float(promise)


@compiled
def untried(s: Record, pad: Record, actions: Row, count: int, mind: Record) -> int:
    """An action that is no child yet: the one that did best elsewhere, or any."""
    who = contract.actor(s)
    best = -1.0
    chosen = NONE
    ties = 0
    for i in range(count):
        action = int(actions[i])
        if pad.child[action] == NONE:
            worth = float(pad.history[who, action]) / max(1.0, float(pad.tried[who, action]))
            if worth > best:
                best, chosen, ties = worth, action, 1
            elif worth == best:
                ties += 1
                if draw(mind, ties) == 0:
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
def grow(tree: Row, node: int, action: int, who: int, pad: Record) -> int:
    """A new child, if there is room."""
    child = int(pad.nodes)
    if child == tree.size:
        return NONE
    pad.nodes = child + 1
    clear(tree[child])
    tree[child].available = 1
    tree[child].parent = node
    tree[child].sibling = tree[node].child
    tree[child].action = action
    tree[child].seat = who
    tree[child].greedy = tree[node].child == NONE  # `select` begins with it
    tree[node].child = child
    return child


@compiled
def clear(node: Record) -> None:
    """A node that nothing is known of."""
    for seat in range(MOST_SEATS):
        node.value[seat] = 0.0
    node.won = 0.0
    node.visits = 0
    node.available = 0
    node.parent = NONE
    node.child = NONE
    node.sibling = NONE
    node.action = NONE
    node.seat = NONE
    node.greedy = False


@compiled
def play_on(cards: Record, s: Record, way: Record, actions: Row, mind: Record) -> None:
    """To the end, or as far as the horizon, by the greedy policy mixed with chance."""
    until = stage(s) + int(way.horizon)
    greedily = int(way.policy * FINE)
    while contract.actor(s) >= 0 and (way.horizon == 0 or stage(s) < until):
        count = contract.legal(cards, s, actions)
        if greedily > 0 and draw(mind, FINE) < greedily:
            action = greedy(cards, s, actions, count, mind)
        else:
            action = int(actions[draw(mind, count)])
        contract.apply(cards, s, action, None)


@compiled
def judge(cards: Record, s: Record, way: Record, pad: Record, mind: Record) -> None:
    """What the simulation brought each seat: its part of the win, with a little for points; or a guess of both."""
    over = contract.actor(s) < 0
    players = int(s.players)
    if over:
        contract.standing(cards, s, pad.points)
        for seat in range(players):
            pad.value[seat] = pad.points[seat]
    else:
        prospects(cards, s, pad.value, mind)
    best = -1e18
    for seat in range(players):
        best = max(best, pad.value[seat])
    whole = 0.0
    for seat in range(players):
        if over:
            pad.value[seat] = 1.0 if pad.value[seat] == best else 0.0
        else:
            pad.value[seat] = math.exp((pad.value[seat] - best) / way.scale)
        whole += pad.value[seat]
    for seat in range(players):
        pad.value[seat] /= whole
        pad.wins[seat] += pad.value[seat]
    pad.won = pad.value[pad.seat]
    if over and way.margin > 0:
        add_margin(cards, s, way, pad, players)


@compiled
def add_margin(cards: Record, s: Record, way: Record, pad: Record, players: int) -> None:
    """Points beside the win: a lead over the best of the others."""
    contract.score(cards, s, pad.points)
    for seat in range(players):
        rival = -1e9
        for other in range(players):
            if other != seat:
                rival = max(rival, float(pad.points[other]))
        lead = 0.5 + 0.5 * math.tanh((float(pad.points[seat]) - rival) / way.scale)
        pad.value[seat] = (1.0 - way.margin) * pad.value[seat] + way.margin * lead


@compiled
def hand_up(tree: Row, node: int, pad: Record) -> None:
    """To every node on the way, for every seat: each cares for its own part (max-n)."""
    while node != NONE:
        tree[node].visits += 1
        tree[node].won += pad.won
        for seat in range(MOST_SEATS):
            tree[node].value[seat] += pad.value[seat]
        who = int(tree[node].seat)
        if who != NONE:
            pad.history[who, tree[node].action] += pad.value[who]
            pad.tried[who, tree[node].action] += 1.0
        node = int(tree[node].parent)


@compiled
def plant(tree: Row, pads: Row) -> None:
    """A tree of nothing but its root."""
    clear(tree[0])
    pads[0].nodes = 1
    for seat in range(MOST_SEATS):
        for action in range(MOST_ACTIONS):
            pads[0].history[seat, action] = 0.0
            pads[0].tried[seat, action] = 0.0


@compiled
def move_root(tree: Row, pads: Row, action: int, moved: Row) -> bool:
    """Keep what is below one action of the root, and forget the rest; False: nothing is below it.

    Children always come after their parents, so one pass from front to back finds new places for all.
    ``moved`` is room for a number for each node.
    """
    top = find(tree, 0, action)
    if top == NONE:
        return False
    kept = 0
    for node in range(pads[0].nodes):
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
    pads[0].nodes = kept
    return True
