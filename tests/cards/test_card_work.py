"""Every action has a budget of work, and cards that could ask for more are refused: counted, never timed."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from bench import card_sets
from lair.engine.contract import MAX_EVENTS
from lair.errors import CardsError
from lair.games.decks import build, load
from lair.games.meeples.cards import most_events
from lair.games.meeples.cards.vocabulary import MOST, UNITS
from lair.table.game import Game

EVERYTHING = {"gain": dict.fromkeys(UNITS, MOST), "vp": 1, "quests": MOST, "draw": MOST}


def house() -> dict[str, Any]:
    return copy.deepcopy(load("meeples").content)


def nine_shamans() -> dict[str, Any]:
    """Bags, supplies and Locations full of Shamans: each of them once multiplied the work by five."""
    content = house()
    content["bag"]["shaman"] = MOST
    content["supply"] = dict.fromkeys(content["supply"], 100)
    content["draws"] = [20] * len(content["draws"])
    for card in content["built"]:
        for field in ("needs", "removes", "returns", "stock"):
            card.pop(field, None)
        card |= {"any": 1, "gives": {"gain": {"shaman": MOST}}}
    return content


def endless() -> dict[str, Any]:
    """Monsters that nobody can beat: the game goes on until it is stopped."""
    content = house()
    for card in (*content["hero"], *content["prestige"]):
        card["combat"] = 0
    for card in content["monster"]:
        card["strength"] = 100
    return content


SETS: dict[str, Callable[[], dict[str, Any]]] = {
    "nine shamans": nine_shamans,
    "endless": endless,
    "set 1": lambda: card_sets.meeples(1),
    "set 10": lambda: card_sets.meeples(10),
}


@pytest.mark.parametrize("name", SETS)
def test_no_action_has_more_events_than_were_foreseen(name: str) -> None:
    deck = build("meeples", SETS[name](), "mine.toml")
    most = most_events(deck.row[0])
    assert most <= MAX_EVENTS
    dice = random.Random(18)
    for players in (2, 4):
        game = Game("meeples", players=players, seed=players, cards=deck, options=["towers"])
        for _ in range(1500):
            if game.over:
                break
            assert len(game.play(dice.choice(game.legal_numbers)).events) <= most


def test_cards_beyond_the_budget_are_refused_with_the_reason() -> None:
    content = house()
    for table in ("tile", "built", "quest"):
        for card in content[table]:
            card["effect" if table == "quest" else "gives"] = EVERYTHING
            if table == "quest":
                card |= {"kind": "triggered", "condition": {"when": "build"}}
                for field in ("bonus", "each_draw", "removes"):
                    card.pop(field, None)
    with pytest.raises(CardsError, match=rf"one action could have [\d,]+ consequences; {MAX_EVENTS:,} are"):
        build("meeples", content, "mine.toml")
