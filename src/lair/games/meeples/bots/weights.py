"""The weights of the greedy player, and of the styles of play: the same player with other weights.

The weights of the greedy player were found by playing it against itself with one to three of them changed.
"""

from enum import IntEnum

import numpy as np

from lair.compiling import compiled
from lair.engine.contract import Record


class Weight(IntEnum):
    """What a style of play can weigh more or less."""

    COMBAT = 0  # VP that a point of combat value brings, whenever it is drawn
    PEASANT_USE = 1  # VP that a drawn meeple brings beside its combat value
    MAGE_USE = 2
    CLERIC_USE = 3
    KNIGHT_USE = 4
    WARRIOR_USE = 5
    PRESTIGE_USE = 6
    PACE = 7  # Monsters beaten per turn
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
    SHORT = 22  # the part of a Quest's VP that a Unit it asks for is worth, if the seat has too few of the kind
    LENDS = 23  # VP of a built Location with a combat bonus
    CROWN = 24  # how likely a hill is held for a round, with one other player
    IDLE = 25  # VP of activating a Location at all, with Units that have nothing better to do (P33)
    NOISE = 26  # VP of random noise in the choice of tile and slot, so that weak ones are built too


GREEDY = {
    Weight.COMBAT: 0.65,
    Weight.PEASANT_USE: 0.15,
    Weight.MAGE_USE: 0.2,
    Weight.CLERIC_USE: 0.2,
    Weight.KNIGHT_USE: 0.28,
    Weight.WARRIOR_USE: 0.2,
    Weight.PRESTIGE_USE: 0.33,
    Weight.PACE: 0.63,
    Weight.FIGHT: 0.8,
    Weight.QUEST: 1.0,
    Weight.PULL: 0.41,
    Weight.NEW_QUEST: 0.8,
    Weight.GROW: 1.0,
    Weight.TRAIN: 1.3,
    Weight.TILE: 0.3,
    Weight.BUILD: 0.1,
    Weight.REFRESH: 0.24,
    Weight.MORE: 1.55,
    Weight.MOST: 0.2,
    Weight.BONUS: 0.8,
    Weight.CLEAN: 0.1,
    Weight.ABILITY: 0.72,
    Weight.SHORT: 0.3,
    Weight.LENDS: 0.25,
    Weight.CROWN: 0.68,
    Weight.IDLE: 0.02,
    Weight.NOISE: 0.15,
}
FIGHTER = {Weight.FIGHT: 1.1, Weight.GROW: 0.8, Weight.QUEST: 0.8, Weight.BUILD: 0.0, Weight.BONUS: 1.0}
BUILDER = {Weight.BUILD: 1.5, Weight.TILE: 0.6, Weight.LENDS: 0.5, Weight.GROW: 1.3, Weight.TRAIN: 1.6}
QUESTER = {Weight.QUEST: 1.5, Weight.NEW_QUEST: 1.6, Weight.PULL: 0.7, Weight.SHORT: 0.6, Weight.MOST: 0.3}

# a row for each bot from the greedy one on, in the order of `lair.bots.policies_of`
STYLE_WEIGHTS = np.array([[(GREEDY | style)[weight] for weight in Weight] for style in ({}, FIGHTER, BUILDER, QUESTER)])


@compiled
def weight(scratch: Record, what: int) -> float:
    """The weight of something, in the style of the bot that thinks."""
    return float(STYLE_WEIGHTS[scratch.style, what])
