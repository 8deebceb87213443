"""Mighty Monsters: M1 to M31. One module for each part of the rulebook; `flow` puts them in order."""

from collections.abc import Callable
from typing import Any

from lair.engine.contract import Rules
from lair.games.mighty import MANIFEST
from lair.games.mighty.rules.components import ACTIONS, CARDS, STATE, TALLY
from lair.games.mighty.rules.flow import act, actor, apply, score, settle
from lair.games.mighty.rules.knowledge import imagine
from lair.games.mighty.rules.monsters import legal, mask, pick
from lair.games.mighty.rules.observation import LAYOUT, observe
from lair.games.mighty.rules.setup import deal
from lair.games.mighty.rules.tally import count

RULES = Rules(
    manifest=MANIFEST,
    version=1,
    cards=CARDS,
    state=STATE,
    tally=TALLY,
    actions=ACTIONS,
    layout=LAYOUT,
)

NAMED = (deal, actor, legal, mask, pick, apply, act, settle, score, imagine, observe, count)
VERBS: dict[str, Callable[..., Any]] = {
    **{verb.__name__: verb for verb in NAMED},
    "standing": score,  # M25: nothing tells equals apart
}
