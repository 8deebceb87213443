"""One step of many games at once: the loop of `lair.envs.batch`, and the rewards of a finished game.

A learner gives one action per game and gets the observation of the next seat to move in each. Games that end are dealt
anew at once, so that every game always has a decision to make.
"""

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Row

REWARDS = ("win", "score", "rank")  # compiled code gets the index
WIN = 0
SCORE = 1
DEAL = -1  # in place of an action: deal this game anew


@compiled
def share_out(rewards: int, players: int, scores: Row, standings: Row, out: Row) -> None:
    """The reward of each seat for a finished game.

    ``win``: its part of the win; ``score``: its points; ``rank``: from 1 for the first to -1 for the last, and the
    mean of the ranks that equals share.
    """
    for seat in range(players):
        better = equal = worse = 0
        for other in range(players):
            if standings[other] > standings[seat]:
                better += 1
            elif standings[other] == standings[seat]:
                equal += 1
            else:
                worse += 1
        if rewards == SCORE:
            out[seat] = scores[seat]
        elif rewards == WIN:
            out[seat] = 1.0 / equal if better == 0 else 0.0
        else:
            out[seat] = (worse - better) / (players - 1)


@compiled
def step_games(
    cards: Row,
    states: Row,
    first: int,
    last: int,
    players: int,
    options: int,
    seeds: Row,
    chosen: Row,
    rewards: int,
    listed: Row,
    standings: Row,
    observations: Row,
    masks: Row,
    rewarded: Row,
    scores: Row,
    dones: Row,
    actors: Row,
) -> None:
    """Apply ``chosen``, one legal action per game, in games ``first`` to ``last`` - 1; ``seeds`` are for new deals."""
    for game in range(first, last):
        s = states[game]
        over = False
        if chosen[game] != DEAL:
            contract.apply(cards[0], s, int(chosen[game]), None)
            over = contract.actor(s) < 0
        rewarded[game, :] = 0
        dones[game] = over
        if over:
            contract.score(cards[0], s, scores[game])
            contract.standing(cards[0], s, standings)
            share_out(rewards, players, scores[game], standings, rewarded[game])
        if over or chosen[game] == DEAL:
            contract.deal(cards[0], s, players, options, seeds[game])
        actors[game] = contract.actor(s)
        contract.observe(cards[0], s, int(actors[game]), observations[game])
        masks[game, :] = 0
        for place in range(contract.legal(cards[0], s, listed)):
            masks[game, listed[place]] = 1
