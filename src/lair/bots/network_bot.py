"""`NetworkBot`: a player that does what its game's network thinks best, without looking ahead.

`lair.bots.levels.make_player` makes it for the name ``network``.
"""

from lair.bots.network import Activations, Network, forward, make_activations, network_for
from lair.bots.player import PolicyBot
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge


@compiled
def most_likely(cards: Row, states: Row, seat: int, actions: Row, network: Network, activations: Activations) -> int:
    """The legal action with the greatest logit, by what ``seat`` knows; the first of equals."""
    contract.observe(cards[0], states[0], seat, activations.observation)
    forward(network, activations.observation, activations.hidden, activations.logits, activations.values)
    best = int(actions[0])
    for i in range(1, actions.size):
        if activations.logits[actions[i]] > activations.logits[best]:
            best = int(actions[i])
    return best


class NetworkBot:
    """Plays the action that the network would most likely play; with cards that the network does not know, greedily."""

    def __init__(self, seed: int) -> None:
        self._greedy = PolicyBot("greedy", seed)

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""
        network = network_for(knowledge.rules, knowledge.deck)
        if network is None:
            return self._greedy.choose(knowledge)
        room = make_activations(network)
        cards, states = knowledge.deck.row, knowledge.states
        return most_likely(cards, states, knowledge.seat, knowledge.actions, network, room)
