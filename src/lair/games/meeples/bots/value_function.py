"""The points that a seat may expect at the end of the game, guessed from what it has when a turn begins.

A search that does not play to the end asks `value`. What each feature of a seat is worth, early and late, was learned
from games of greedy bots (`python -m bench.prospects`, which writes `value_weights`).
"""

import numpy as np

from lair.compiling import compiled
from lair.engine.contract import Record, Row
from lair.engine.layout import Layout
from lair.games.meeples.bots.plan import number_subsets, solve
from lair.games.meeples.bots.valuation import prepare_values, turns_left
from lair.games.meeples.bots.value_weights import WEIGHTS
from lair.games.meeples.rules.components import CLASSES, CROWNS, KINDS, NONE, QUESTS, SEATS, UNITS, Cards, State
from lair.games.meeples.rules.quests import owned

_features = Layout()
CONSTANT = _features.add("constant")
WAITS = _features.add("waits")  # how far off its next turn is
OWNED = _features.add("owned", KINDS)  # meeples, wherever they are
IN_TAVERN = _features.add("tavern", KINDS)
IN_BAG = _features.add("bag", KINDS)
LEVEL = _features.add("level", CLASSES)  # of each Hero
CLASS_STRENGTH = _features.add("class", CLASSES)  # meeples of the class, times the level
QUESTS_IN_HAND = _features.add("quests")
QUEST_VP = _features.add("quest-vp")
QUEST_PENALTIES = _features.add("quest-penalties")
CROWNS_HELD = _features.add("crowns")
VP_SO_FAR = _features.add("vp")
MEAN_USE = _features.add("mean-use")  # of a meeple drawn
CORRUPT_PART = _features.add("corrupt-part")
PLAN_VALUE = _features.add("plan-value")
QUEST_VALUE = _features.add("quest-value")
TRAINING_VALUE = _features.add("training-value")
FEATURES = _features.size

NAMES = tuple(
    name if size == 1 else f"{name}-{place}" for name, size in _features.slices for place in range(size)
)  # of all features, in order
POWERS = 3  # of the turns still to come
LONG = 10.0  # turns
LEAST_PLAYERS = 2


def read_weights(table: str) -> Row:
    """The learned weights, by number of players, power of time and feature, from the table in `value_weights`."""
    rows = [line.split() for line in table.strip().splitlines()]
    assert tuple(row[0] for row in rows) == NAMES, "value_weights has other features"
    weights: Row = np.array([[float(number) for number in row[1:]] for row in rows])
    return np.ascontiguousarray(weights.T).reshape(SEATS - LEAST_PLAYERS + 1, POWERS, FEATURES)


LEARNED = read_weights(WEIGHTS)


@compiled
def any_order(s: State) -> None:
    """Units may be assigned in any order, as at the table: a network has learned to play so."""
    s.canonical = 0


@compiled
def stage(s: State) -> int:
    """Turns so far."""
    return int(s.turns)


@compiled
def value(cards: Cards, s: State, out: Row, scratch: Record) -> None:
    """VP so far, and what comes of all that each seat has in the turns to come."""
    time = turns_left(cards, s, scratch) / LONG
    for seat in range(s.players):
        features(cards, s, scratch, seat)
        expected = float(s.vp[seat])
        power = 1.0
        for degree in range(POWERS):
            for feature in range(FEATURES):
                expected += power * scratch.features[feature] * LEARNED[s.players - LEAST_PLAYERS, degree, feature]
            power *= time
        out[seat] = expected


@compiled
def features(cards: Cards, s: State, scratch: Record, seat: int) -> None:
    """All that a seat has, as numbers, into ``scratch.features``; with what it could do if this were its turn."""
    out = scratch.features
    prepare_values(cards, s, scratch, seat)
    plan_for(cards, s, scratch, seat)
    out[CONSTANT] = 1.0
    out[WAITS] = float((seat - int(s.turn)) % int(s.players)) / int(s.players)
    meeples = 0
    use = 0.0
    for kind in range(KINDS):
        many = owned(s, seat, kind)
        meeples += many
        use += many * scratch.drawn[kind]
        out[OWNED + kind] = many
        out[IN_TAVERN + kind] = s.tavern[seat, kind]
        out[IN_BAG + kind] = s.bag[seat, kind]
    for hero in range(CLASSES):
        out[LEVEL + hero] = s.heroes[seat, hero]
        out[CLASS_STRENGTH + hero] = out[OWNED + hero + 1] * float(s.heroes[seat, hero])
    quests, quest_vp, penalties, quest_value = 0, 0, 0, 0.0
    for quest in range(QUESTS):
        if s.quest_at[quest] == seat:
            quests += 1
            quest_value += scratch.quest[quest]
            quest_vp += int(cards.quest_vp[quest])
            penalties += int(cards.quest_penalty[quest])
    crowns = 0
    for crown in range(CROWNS):
        crowns += 1 if s.crown_owner[crown] == seat else 0
    out[QUESTS_IN_HAND] = quests
    out[QUEST_VP] = quest_vp
    out[QUEST_PENALTIES] = penalties
    out[CROWNS_HELD] = crowns
    out[VP_SO_FAR] = s.vp[seat]
    out[MEAN_USE] = use / max(1, meeples)
    out[CORRUPT_PART] = float(out[OWNED + UNITS]) / max(1, meeples)
    out[PLAN_VALUE] = scratch.value
    out[QUEST_VALUE] = quest_value
    out[TRAINING_VALUE] = scratch.training_value


@compiled
def plan_for(cards: Cards, s: State, scratch: Record, seat: int) -> None:
    """The worth of a seat's best plan for the Units it has in the Tavern now, into ``scratch.value``."""
    turn = s.turn
    s.turn = seat
    number_subsets(s, scratch)
    scratch.value = solve(cards, s, scratch, 0.0, 0.0, NONE)
    s.turn = turn
    scratch.planned = NONE
