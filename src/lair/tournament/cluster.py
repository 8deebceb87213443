"""The games of a tournament on a Ray cluster: ``lair arena --cluster auto``.

Every game follows from the plan and its number, so it does not matter which node plays it; one that is lost with a node
is played again. Games come in order, and the results file is written here alone.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from lair.clusters import connected, in_order
from lair.games.decks import build
from lair.tournament.match import FinishedGame, PlayerPool, play_pairing
from lair.tournament.plan import Pairing, Plan
from lair.tournament.program import kill_all


def play_on_cluster(plan: Plan, pairings: Sequence[Pairing], address: str) -> Iterator[list[FinishedGame]]:
    """Play all pairings, one a task."""
    ray = connected(address)
    head = ray.put(_described(plan))
    for game in in_order(ray, play_one, ((head, pairing) for pairing in pairings)):
        yield [game]


def play_one(head: dict[str, Any], pairing: Pairing) -> FinishedGame:
    """One game, in a process of the cluster; programs from outside are ended with it."""
    deck = build(head["game"], head["cards"], "cards")
    try:
        return play_pairing(pairing, PlayerPool(Plan(deck=deck, **head["plan"])))
    finally:
        kill_all()


def _described(plan: Plan) -> dict[str, Any]:
    """A plan as plain values; the cards are read again where they are needed."""
    kept = ("game", "players", "options", "bots", "pairs", "seed", "seconds")
    return {"game": plan.game, "cards": plan.deck.content, "plan": {name: getattr(plan, name) for name in kept}}
