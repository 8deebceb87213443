"""Mighty Monsters: M1 to M31. One file a part of the rulebook; `course` strings them together."""

from lair.rules.contract import Rules, register
from lair.rules.mighty.components import ACTIONS, CARDS, OPTIONS, SEATS, STATE, TALLY
from lair.rules.mighty.course import actor, apply, score
from lair.rules.mighty.knowledge import OBSERVATION, imagine, observe
from lair.rules.mighty.monsters import legal
from lair.rules.mighty.setup import deal
from lair.rules.mighty.tally import count

RULES = register(
    Rules(
        name="mighty",
        version=1,
        cards=CARDS,
        state=STATE,
        tally=TALLY,
        players=range(3, SEATS + 1),
        options=OPTIONS,
        actions=ACTIONS,
        observation=OBSERVATION,
    ),
    deal=deal,
    actor=actor,
    legal=legal,
    apply=apply,
    score=score,
    standing=score,  # M25: nothing tells equals apart
    imagine=imagine,
    observe=observe,
    count=count,
)
