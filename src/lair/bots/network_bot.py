"""`NetworkBot`: a player that does what its game's network thinks best, without looking ahead.

`lair.bots.levels.make_player` makes it for the name ``network``. `most_likely` is what it does; simulations do it too.
"""

from lair.bots.network import Activations, Network, forward, look, make_activations, network_for
from lair.bots.player import Copyable, PolicyBot
from lair.compiling import compiled
from lair.engine.contract import Record, Row
from lair.engine.knowledge import Knowledge


@compiled
def most_likely(
    cards: Record, s: Record, seat: int, actions: Row, count: int, network: Network, activations: Activations
) -> int:
    """The one of ``count`` legal ``actions`` with the greatest logit, by what ``seat`` knows; the first of equals."""
    look(cards, s, seat, activations)
    forward(network, activations.observation, activations.hidden, activations.logits, activations.values)
    best = int(actions[0])
    for i in range(1, count):
        if activations.logits[actions[i]] > activations.logits[best]:
            best = int(actions[i])
    return best


@compiled
def most_likely_at(cards: Row, states: Row, seat: int, actions: Row, network: Network, activations: Activations) -> int:
    """`most_likely`, as Python calls it."""
    return most_likely(cards[0], states[0], seat, actions, actions.size, network, activations)


class NetworkBot(Copyable):
    """Plays the action that the network would most likely play; with cards that the network does not know, greedily."""

    def __init__(self, seed: int) -> None:
        self._greedy = PolicyBot("greedy", seed)

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""
        network = network_for(knowledge.rules, knowledge.deck)
        if network is None:
            return self._greedy.choose(knowledge)
        room = make_activations(network, knowledge.rules)
        cards, states = knowledge.deck.row, knowledge.states
        return most_likely_at(cards, states, knowledge.seat, knowledge.actions, network, room)
