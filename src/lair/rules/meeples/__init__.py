"""Meeples & Monsters: P1 to P53. One file a part of the rulebook; `course` strings them together."""

from lair.rules.contract import Rules, register
from lair.rules.meeples.components import ACTIONS, CARDS, OPTIONS, SEATS, STATE, TALLY
from lair.rules.meeples.course import actor, apply, legal, score, standing
from lair.rules.meeples.knowledge import OBSERVATION, imagine, observe
from lair.rules.meeples.setup import deal
from lair.rules.meeples.tally import count

RULES = register(
    Rules(
        name="meeples",
        version=2,
        cards=CARDS,
        state=STATE,
        tally=TALLY,
        players=range(2, SEATS + 1),
        options=OPTIONS,
        actions=ACTIONS,
        observation=OBSERVATION,
    ),
    deal=deal,
    actor=actor,
    legal=legal,
    apply=apply,
    score=score,
    standing=standing,
    imagine=imagine,
    observe=observe,
    count=count,
)
