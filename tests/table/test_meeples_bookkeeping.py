"""An observer at the table of Meeples & Monsters who has nothing but `Game.view` and events, and keeps books."""

import random
from collections import Counter
from typing import Any

import pytest

from lair.games.decks import load
from lair.table.game import Game

SUPPLY: dict[str, int] = load("meeples").content["supply"]
STOCKS = {card["key"]: next(iter(card["stock"])) for card in load("meeples").content["tile"] if "stock" in card}
LAST_ARRIVAL = 3


def owned(view: Any, seat: int) -> Counter[str]:
    """P52: all meeples of a player, wherever they are."""
    who = view.seats[seat]
    found = Counter(who.bag) + Counter(who.tavern) + Counter(who.lodgings) + Counter(who.kept)
    for owner, units in view.crowns.values():
        found.update(units if owner == seat else {})
    if view.turn == seat:
        found.update(view.this_turn.gathered)
        found.update(view.this_turn.fresh)
        for place in view.places:
            found.update(place.assigned)
    return found


def everywhere(view: Any) -> Counter[str]:
    """P1: all meeples of the game."""
    found = Counter(view.supply)
    for location, number in view.stock.items():
        found[STOCKS[location]] += number
    for seat in range(len(view.seats)):
        found += owned(view, seat)
    return found


class Observer:
    """Books on what everyone owns, from events alone."""

    def __init__(self, view: Any) -> None:
        self.owned = [owned(view, seat) for seat in range(len(view.seats))]
        self.vp = [who.vp for who in view.seats]

    def hear(self, event: Any, corruption_left: int) -> None:
        said = event.arguments
        if event.code == "gained":
            self.owned[said["seat"]][said["kind"]] += said["number"]
        elif event.code == "removed":
            self.owned[said["seat"]][said["kind"]] -= 1
        elif event.code == "scored":
            self.vp[said["seat"]] += said["vp"]
        elif event.code == "quest-failed":
            self.vp[said["seat"]] -= said["penalty"]
        elif event.code == "arrived" and said["number"] < LAST_ARRIVAL:
            for mine in self.owned[:corruption_left]:
                mine["corruption"] += 1


@pytest.mark.rule("P1", "P34", "P41", "P53")
@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ("towers",)), (4, ()), (4, ("towers",))])
def test_every_meeple_is_accounted_for_at_every_decision(players: int, options: tuple[str, ...]) -> None:
    dice = random.Random(players)
    for seed in range(3):
        game = Game("meeples", players=players, seed=seed, options=options)
        view = game.view(None)
        books = Observer(view)
        while not game.over:
            corruption = view.supply.get("corruption", 0)
            for event in game.play(dice.choice(game.legal_numbers)).events:
                books.hear(event, corruption)
                if event.code in ("gained", "removed") and event.arguments["kind"] == "corruption":
                    corruption += 1 if event.code == "removed" else -int(event.arguments["number"])
            view = game.view(None)
            assert +everywhere(view) == Counter(SUPPLY)
            assert [+mine for mine in books.owned] == [owned(view, seat) for seat in range(players)]
            assert books.vp == [who.vp for who in view.seats]


@pytest.mark.rule("P14", "P29", "P35")
def test_events_say_where_units_come_from_and_what_scored() -> None:
    """Over many games every kind of origin is told, and everything that scores is named."""
    dice = random.Random(7)
    origins: set[tuple[str, str]] = set()
    sources: dict[str, set[str]] = {}
    for seed in range(12):
        game = Game("meeples", players=3, seed=seed, options=("towers",))
        while not game.over:
            for event in game.play(dice.choice(game.legal_numbers)).events:
                if event.code in ("assigned", "removed"):
                    origins.add((event.code, str(event.arguments["from"])))
                if event.code == "scored":
                    sources.setdefault(str(event.arguments["source"]), set()).add(str(event.arguments["card"]))
    assert {("assigned", "tavern"), ("removed", "lodgings"), ("removed", "place")} <= origins
    assert {"monster", "quest", "slot", "training"} <= sources.keys()
    keys = {card["key"] for card in load("meeples").content["monster"]}
    assert sources["monster"] <= keys
    assert sources["training"] <= {"mage", "cleric", "knight", "warrior"}


def test_a_game_that_nobody_moves_forward_is_unfinished() -> None:
    game = Game("meeples", players=2, seed=1)
    while not game.over:
        game.play("done")
    assert game.view(None).over
    assert game.view(None).unfinished
    assert game.history[-1].events[-1].arguments == {"unfinished": 1}
