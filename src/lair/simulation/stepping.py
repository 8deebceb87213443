"""Many games at once, a decision each: the loop under `lair.envs.batch`, and what a finished game is worth.

A learner hands in an action for every game and gets back what the next seat to move in each knows.
Games that end are dealt anew on the spot, so that every game always has a decision to make.
"""

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Row

REWARDS = ("win", "score", "rank")  # a choice's number, for compiled code, is its place here
WIN = 0
SCORE = 1
DEAL = -1  # in place of an action: deal this game anew


@compiled
def share_out(rewards: int, players: int, scores: Row, standings: Row, out: Row) -> None:
    """What each seat gets for a finished game.

    ``win``: its part of the win; ``score``: its points; ``rank``: from 1 for the first to -1 for the last,
    equals in the middle of the ranks they share.
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
    """Carry ``chosen``, all of them legal, out in games ``first`` to ``last`` - 1; ``seeds`` are for the next deals."""
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
