"""The weights of the greedy player, and of the styles of play: the same player with other weights.

The weights of the greedy player were found by playing it against itself with one to three of them changed.
"""

from typing import NamedTuple

import numpy as np

from lair.compiling import compiled
from lair.engine.contract import Record


class Weights(NamedTuple):
    """What a style of play can weigh more or less."""

    COMBAT: int = 0  # VP that a point of combat value brings, whenever it is drawn
    PEASANT_USE: int = 1  # VP that a drawn meeple brings beside its combat value
    MAGE_USE: int = 2
    CLERIC_USE: int = 3
    KNIGHT_USE: int = 4
    WARRIOR_USE: int = 5
    PRESTIGE_USE: int = 6
    PACE: int = 7  # Monsters beaten per turn
    FIGHT: int = 8  # times the VP of Monsters
    QUEST: int = 9  # times the VP of Quests
    PULL: int = 10  # how much of an end-of-game Quest the last step towards it is worth
    NEW_QUEST: int = 11  # VP of a Quest yet unknown
    GROW: int = 12  # times the worth of more meeples
    TRAIN: int = 13  # times the worth of Training
    TILE: int = 14  # of what a Location gives, for having it built
    BUILD: int = 15  # VP for building at all
    REFRESH: int = 16  # VP of a meeple returned to the bag
    MORE: int = 17  # times the worth of a meeple drawn
    MOST: int = 18  # the part of an end-of-game Quest for 'most' that each step is worth
    BONUS: int = 19  # times the worth of a lasting combat bonus
    CLEAN: int = 20  # VP lost on each Corruption drawn
    ABILITY: int = 21  # times the worth of a Hero ability gained
    SHORT: int = 22  # the part of a Quest's VP that a Unit it asks for is worth, if the seat has too few of the kind
    LENDS: int = 23  # VP of a built Location with a combat bonus
    CROWN: int = 24  # how likely a hill is held for a round, with one other player
    IDLE: int = 25  # VP of activating a Location at all, with Units that have nothing better to do (P33)
    NOISE: int = 26  # VP of random noise in the choice of tile and slot, so that weak ones are built too


Weight = Weights()


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
