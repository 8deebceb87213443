"""The greedy player of Meeples & Monsters: everything has a worth in VP, and a turn is planned as a whole.

`worth` says what things bring, for the turns still to come; `plan` shares the Units of the Tavern out among
all targets so that they bring the most; `greedy` decides; `taste` holds the weights, a row for each style of play.
"""

from lair.bots.meeples.greedy import greedy
from lair.bots.meeples.worth import prospects, stage

__all__ = ["greedy", "prospects", "stage"]
