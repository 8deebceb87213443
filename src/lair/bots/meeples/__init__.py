"""The greedy player of Meeples & Monsters: everything has a worth in VP, and a turn is planned as a whole.

`worth` says what things bring, for the turns still to come; `plan` shares the Units of the Tavern out among
all targets so that they bring the most; `greedy` decides; `taste` holds the weights, a row for each style of play.
"""

from lair.bots.meeples.greedy import greedy
from lair.bots.meeples.prospects import prospects, stage

__all__ = ["WAY", "greedy", "prospects", "stage"]

# How to search: what won matches (docs/bots.md; the names are `lair.bots.search.Way`'s)
WAY = {
    "curiosity": 0.3,
    "policy": 1.0,
    "margin": 0.3,
    "scale": 6.0,
    "widening": 0.5,
    "history": 0.0,
    "horizon": 6,
    "reach": 1,
    "doubt": 0.1,
    "faith": 50.0,
}
