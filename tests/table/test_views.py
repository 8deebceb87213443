"""What a view and its actions say beforehand comes true when the game goes on: clients compute no rules."""

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, assert_type

import pytest

import lair
from lair.engine.types import Action, Move
from lair.errors import OptionError
from lair.games.meeples.table import View as MeeplesView
from lair.games.mighty.table import View as MightyView
from lair.server.openapi import view_schemas

GAMES = 6  # of each kind


def played(name: str, players: int, options: tuple[str, ...], seed: int) -> Iterator[tuple[Any, Action, Move, Any]]:
    """A game of chance: the view of the seat that decides, its action, what followed, and its view then."""
    game, choose = lair.new(name, players=players, options=options, seed=seed), random.Random(seed)
    while not game.over:
        before, action, seat = game.view(game.actor), choose.choice(game.legal), game.actor
        move = game.play(action)
        yield before, action, move, game.view(seat)


def told(move: Move, code: str) -> list[dict[str, Any]]:
    return [dict(event.arguments) for event in move.events if event.code == code]


@pytest.mark.rule("M9", "M15")
@pytest.mark.parametrize("options", [(), ("line-up", "new-rules")])
def test_mighty_says_which_monster_is_the_last(options: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        steps = set()
        for before, action, move, _ in played("mighty", 3 + seed % 4, options, seed):
            assert action.final == bool(told(move, "turned"))
            assert not action.final or before.step == "last"
            steps.add(before.step)
        assert steps == ({"ruled", "last"} if options else {"first", "second", "last"})


@pytest.mark.rule("M29")
def test_mighty_counts_the_tile_in() -> None:
    changed = 0
    for seed in range(GAMES):
        for before, action, move, _ in played("mighty", 3 + seed % 4, ("new-rules",), seed):
            for turned in told(move, "turned"):
                guard = before.guards[turned["guard"] - 1]
                least, greatest = guard.needed
                assert least <= turned["strength"] <= greatest
                changed += guard.change is not None
            for fought in told(move, "beaten") + told(move, "lost"):
                new = int(action.arguments["strength"]) if action.arguments["guard"] == fought["guard"] else 0
                assert fought["monsters"] == before.guards[fought["guard"] - 1].beside + new
    assert changed


@pytest.mark.rule("M25")
def test_mighty_ranks_by_gold() -> None:
    for seed in range(GAMES):
        *_, (before, _, _, end) = played("mighty", 6, (), seed)
        assert {who.rank for who in before.seats} == {None}
        assert [who.rank for who in end.seats] == [1 + sum(o.gold > w.gold for o in end.seats) for w in end.seats]


@pytest.mark.rule("P16", "P23", "P27", "P31")
@pytest.mark.parametrize("options", [(), ("towers",)])
def test_meeples_says_what_things_cost_and_bring(options: tuple[str, ...]) -> None:
    seen = {"final": 0, "paid": 0, "overrun": 0, "corruption": 0}
    for seed in range(GAMES):
        prices: dict[Any, Any] = {}  # of each step of Training, as actions say
        for before, action, move, after in played("meeples", 2 + seed % 3, options, seed):
            main = before.phase == "main"
            assert action.final == (main and (after.phase, after.turns) != (before.phase, before.turns))
            seen["final"] += action.final
            trained = [(step["kind"], step["level"]) for step in told(move, "trained")]
            if action.code == "train":  # at once, or when everything is assigned
                step = (action.arguments["kind"], action.arguments["level"])
                assert not trained or trained[0] == step
                if action.arguments["price"]:
                    prices[step] = action.arguments["price"]
            for paid in told(move, "scored"):
                if paid["source"] == "training":
                    step = [step for step in trained if step[0] == paid["card"]][-1]  # a gift comes before it
                    assert -paid["vp"] == prices[step]
                    seen["paid"] += 1
            overrun = {district.district: district.overrun for district in before.districts}
            where = {place.place: place for place in before.places}
            for brought in told(move, "overrun"):
                assert brought["number"] == overrun[where[brought["place"]].district]
                seen["overrun"] += 1
            if action.code == "add" and action.arguments["kind"] == "corruption":
                assert where[before.target].corruption
                seen["corruption"] += 1
    assert all(seen[what] for what in ("final", "paid", "overrun")), seen


def test_a_view_has_the_type_that_is_named() -> None:
    game = lair.new("mighty", players=3, seed=1)
    view = assert_type(game.view(0, MightyView), MightyView)
    assert view == game.view(0)
    assert assert_type(view.guards[0].level, int) in (1, 2, 3)
    assert assert_type(lair.new("meeples", players=2, seed=1).view(None, MeeplesView), MeeplesView).seat is None
    with pytest.raises(OptionError, match=r"A view of the game mighty is a lair\.games\.mighty\.table\.View, not a "):
        game.view(0, MeeplesView)


@pytest.mark.parametrize("kind", [MightyView, MeeplesView])
def test_the_servers_schema_of_a_view_has_the_same_fields(kind: type[MightyView] | type[MeeplesView]) -> None:
    game = kind.__module__.split(".")[2]
    properties = view_schemas()[f"{game.capitalize()}View"]["properties"]
    assert list(properties) == [field.name for field in fields(kind)]
