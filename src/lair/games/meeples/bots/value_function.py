"""What a seat may hope for: its points at the end of the game, guessed from what it has when a turn begins.

A search that does not play to the end asks `value`. What each thing a seat has is worth, early and late, was
learned from games of greedy bots (`python -m bench.prospects`, which writes `value_weights`).
"""

import numpy as np

from lair.compiling import compiled
from lair.engine.contract import Record, Row
from lair.games.meeples.bots.plan import solve, spread
from lair.games.meeples.bots.valuation import reckon, turns_left
from lair.games.meeples.bots.value_weights import WEIGHTS
from lair.games.meeples.rules.components import CLASSES, CROWNS, KINDS, NONE, QUESTS, SEATS, UNITS, Cards, State
from lair.games.meeples.rules.quests import owned

A_KIND, IN_TAVERN, IN_BAG = 2, 2 + KINDS, 2 + 2 * KINDS
A_HERO = 2 + 3 * KINDS
A_CLASS = A_HERO + CLASSES
THE_REST = A_CLASS + CLASSES
VP_SO_FAR = THE_REST + 4
ASSETS = THE_REST + 10
POWERS = 3  # of the turns still to come
LONG = 10.0  # turns
LEAST_PLAYERS = 2
LEARNED = np.array(WEIGHTS).reshape(SEATS - LEAST_PLAYERS + 1, POWERS, ASSETS)


@compiled
def stage(s: State) -> int:
    """Turns so far."""
    return int(s.turns)


@compiled
def value(cards: Cards, s: State, out: Row, scratch: Record) -> None:
    """VP so far, and what comes of all that each seat has in the turns to come."""
    time = turns_left(cards, s, scratch) / LONG
    for seat in range(s.players):
        assets(cards, s, scratch, seat)
        hope = float(s.vp[seat])
        power = 1.0
        for degree in range(POWERS):
            for asset in range(ASSETS):
                hope += power * scratch.assets[asset] * LEARNED[s.players - LEAST_PLAYERS, degree, asset]
            power *= time
        out[seat] = hope


@compiled
def assets(cards: Cards, s: State, scratch: Record, seat: int) -> None:
    """All that a seat has, as numbers, into ``scratch.assets``; with what it could do if this were its turn."""
    out = scratch.assets
    reckon(cards, s, scratch, seat)
    plan_for(cards, s, scratch, seat)
    out[0] = 1.0
    out[1] = float((seat - int(s.turn)) % int(s.players)) / int(s.players)
    meeples = 0
    use = 0.0
    for kind in range(KINDS):
        many = owned(s, seat, kind)
        meeples += many
        use += many * scratch.drawn[kind]
        out[A_KIND + kind] = many
        out[IN_TAVERN + kind] = s.tavern[seat, kind]
        out[IN_BAG + kind] = s.bag[seat, kind]
    for hero in range(CLASSES):
        out[A_HERO + hero] = s.heroes[seat, hero]
        out[A_CLASS + hero] = out[A_KIND + hero + 1] * float(s.heroes[seat, hero])
    doing = 0.0
    quests, promised, threatened = 0, 0, 0
    for quest in range(QUESTS):
        if s.quest_at[quest] == seat:
            quests += 1
            doing += scratch.quest[quest]
            promised += int(cards.quest_vp[quest])
            threatened += int(cards.quest_penalty[quest])
    crowns = 0
    for crown in range(CROWNS):
        crowns += 1 if s.crown_owner[crown] == seat else 0
    out[THE_REST] = quests
    out[THE_REST + 1] = promised
    out[THE_REST + 2] = threatened
    out[THE_REST + 3] = crowns
    out[VP_SO_FAR] = s.vp[seat]
    out[THE_REST + 5] = use / max(1, meeples)
    out[THE_REST + 6] = float(out[A_KIND + UNITS]) / max(1, meeples)
    out[THE_REST + 7] = scratch.value
    out[THE_REST + 8] = doing
    out[THE_REST + 9] = scratch.lesson


@compiled
def plan_for(cards: Cards, s: State, scratch: Record, seat: int) -> None:
    """The worth of a seat's best plan for the Units it has in the Tavern now, into ``scratch.value``."""
    turn = s.turn
    s.turn = seat
    spread(s, scratch)
    scratch.value = solve(cards, s, scratch, 0.0, 0.0, NONE)
    s.turn = turn
    scratch.planned = NONE
