"""Meeples & Monsters: P1 to P53. One module for each part of the rulebook; `flow` puts them in order."""

from collections.abc import Callable
from typing import Any

from lair.engine.contract import Rules
from lair.games.meeples import MANIFEST
from lair.games.meeples.rules.components import ACTIONS, CARDS, STATE, TALLY
from lair.games.meeples.rules.flow import act, actor, apply, legal, score, settle, standing
from lair.games.meeples.rules.knowledge import imagine
from lair.games.meeples.rules.observation import LAYOUT, observe
from lair.games.meeples.rules.setup import deal
from lair.games.meeples.rules.tally import count

RULES = Rules(
    manifest=MANIFEST,
    version=3,
    cards=CARDS,
    state=STATE,
    tally=TALLY,
    actions=ACTIONS,
    layout=LAYOUT,
)

VERBS: dict[str, Callable[..., Any]] = {
    "deal": deal,
    "actor": actor,
    "legal": legal,
    "apply": apply,
    "act": act,
    "settle": settle,
    "score": score,
    "standing": standing,
    "imagine": imagine,
    "observe": observe,
    "count": count,
}
