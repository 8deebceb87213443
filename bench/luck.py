"""Wins without the luck of the guards: how a game of Mighty Monsters came out, less what nobody could know.

When the last monster of a round is played, all that still decides the round are guards that nobody has seen. So the
chance to win before the fight is the mean over fights with other guards, each as likely as the one that was fought.
What the true fight brought beyond that mean is luck, and is taken off. Its mean is 0 whatever the players do, so the
corrected wins have the same mean as the wins, and vary much less (AIVAT: Burch and others, 2018). Chances to win are
the game's network's; were they wrong, more luck would be left, and the mean would be the same. `bench.matches` calls
it.
"""

from functools import cache

import numpy as np

from lair.bots.network import Activations, Network, forward, house_network, look, make_activations, win_chances
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.chance import MASK, game_seeds
from lair.engine.contract import Row, Rules
from lair.table.game import Game
from lair.tournament.match import FinishedGame
from lair.tournament.plan import Plan

GAME = "mighty"
FIGHTS = 100  # with other guards


@compiled
def foreseen(cards: Row, states: Row, network: Network, activations: Activations, out: Row) -> None:
    """Each seat's chance to win, as the network sees it from the seat that decides next."""
    who = contract.actor(states[0])
    look(cards[0], states[0], who, activations)
    forward(network, activations.observation, activations.hidden, activations.logits, activations.values)
    win_chances(activations.values, who, int(states[0].players), out)


@cache
def network_of(rules: Rules) -> tuple[Network, Activations]:
    """The network of the game, and room for it."""
    network = house_network(rules)
    assert network is not None
    return network, make_activations(network, rules)


def chances(rules: Rules, cards: Row, states: Row) -> Row:
    """Each seat's chance to win; of a game that is over, its part of the win."""
    players = int(states["players"][0])
    if compiled_verbs(rules).actor(states, 0) < 0:
        standing = scores_row(rules)
        compiled_verbs(rules).standing(cards, states, 0, standing)
        first = standing[:players] == standing[:players].max()
        shares: Row = first / first.sum()
        return shares
    out = np.zeros(rules.seats)
    foreseen(cards, states, *network_of(rules), out)
    return out[:players]


def luck(plan: Plan, finished: FinishedGame) -> Row:
    """What each seat's part of the win owes to the guards of all rounds (M16 to M18, M30)."""
    game = Game(plan.game, players=plan.players, seed=int(finished.seed), options=plan.options, cards=plan.deck)
    rules, cards = game.rules, game.deck.row
    came = np.zeros(plan.players)
    for number, action in enumerate(finished.actions):
        before, seat = game.states.copy(), game.actor
        assert seat is not None
        game.play(action)
        if game.states["round_index"][0] != before["round_index"][0]:
            expected = np.zeros(plan.players)
            for seed in game_seeds(~game.seed & MASK, number * FIGHTS, FIGHTS):
                other = before.copy()
                compiled_verbs(rules).imagine(cards, other, 0, seat, int(seed))
                compiled_verbs(rules).apply(cards, other, 0, action, None)
                expected += chances(rules, cards, other) / FIGHTS
            came += chances(rules, cards, game.states) - expected
    return came
