"""The weights of the greedy player, a row for each style of play."""

import numpy as np

from lair.rules.compiling import compiled
from lair.rules.contract import Record

STYLES = ("greedy", "fighter", "builder", "quester")

COMBAT = 0  # VP that a point of combat value brings, whenever it is drawn
PEASANT_USE = 1  # VP that a drawn meeple brings beside its combat value
MAGE_USE = 2
CLERIC_USE = 3
KNIGHT_USE = 4
WARRIOR_USE = 5
PRESTIGE_USE = 6
PACE = 7  # Monsters beaten a turn
FIGHT = 8  # times the VP of Monsters
QUEST = 9  # times the VP of Quests
PULL = 10  # how much of an end-of-game Quest the last step towards it is worth
NEW_QUEST = 11  # VP of a Quest yet unknown
GROW = 12  # times the worth of more meeples
TRAIN = 13  # times the worth of Training
TILE = 14  # of what a Location gives, for having it built
BUILD = 15  # VP for building at all
REFRESH = 16  # VP of a meeple returned to the bag
MORE = 17  # times the worth of a meeple drawn
MOST = 18  # the part of an end-of-game Quest for 'most' that each step is worth
BONUS = 19  # times the worth of a lasting combat bonus
CLEAN = 20  # VP lost on each Corruption drawn
ABILITY = 21  # times the worth of a Hero ability gained
NUMBER = 22

TASTES = np.zeros((4, 32))
TASTES[:, :NUMBER] = [
    0.55,
    0.15,
    0.2,
    0.15,
    0.1,
    0.1,
    0.4,
    0.9,
    1.0,
    1.0,
    0.8,
    0.8,
    1.0,
    1.0,
    0.15,
    0.1,
    0.25,
    1.0,
    0.25,
    0.8,
    0.1,
    0.4,
]


@compiled
def taste(mind: Record, what: int) -> float:
    """How much the player who thinks cares about something."""
    return float(TASTES[mind.style, what])
