"""Levels of bots in the house: which there are, what hints and reviews think with, and that no bot holds a table up."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from lair.bots import LEVELS
from lair.bots.network import network_for
from lair.bots.tree_search import TreeSearch
from lair.engine.knowledge import Knowledge
from lair.games import kit_of
from lair.games.decks import build, load
from lair.server import bot_pool
from lair.server.bot_pool import BotPool, Question, Weighed, answer, in_time, question_of
from lair.table.game import Game
from tests.support.guests import OpenHouse, simulate, why
from tests.support.networks import write_network

GAME = "mighty"


@pytest.fixture(autouse=True)
def trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of the house has a network, another has none."""
    monkeypatch.setitem(kit_of(GAME).bots.__dict__, "network", write_network(tmp_path / "network.npz", GAME))
    monkeypatch.setitem(kit_of("meeples").bots.__dict__, "network", None)


def own_cards() -> dict[str, Any]:
    """Cards that no network was trained on."""
    cards = load(GAME).content
    return {**cards, "setup": {**cards["setup"], "gold": 3}}


def position(cards: dict[str, Any] | None = None) -> Knowledge:
    deck = load(GAME) if cards is None else build(GAME, cards, "cards")
    return Game(GAME, players=3, seed=4, cards=deck).knowledge(1)


# Which there are


async def test_a_game_without_a_network_has_no_grandmaster(house: OpenHouse) -> None:
    games = await house.stranger().json("/api/games")
    assert (games[GAME]["bots"], games["meeples"]["bots"]) == ([*LEVELS], [*LEVELS[:-1]])
    ada = await house.guest("Ada")
    refused = await ada.post("/api/tables", id="1", game="meeples", players=2, bots=["grandmaster"])
    assert why(refused) == (422, "no-such-level")
    table = await ada.opens("meeples", players=2)
    assert await ada.may_not(table, "seat-bot", seat=1, level="grandmaster") == (422, "no-such-level")
    await ada.does(table, "seat-bot", seat=1, level="newcomer")
    assert (await ada.info(table))["seats"][1]["bot"] == "newcomer"


async def test_every_level_sits_down_and_plays(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens(players=6, bots=LEVELS, start=True)
    await house.bots_rest(table)
    seen = await ada.state(table)
    assert sorted(seat["bot"] for seat in seen["info"]["seats"] if seat["bot"]) == sorted(LEVELS)
    assert seen["actions"]


async def test_a_table_says_that_its_cards_are_unknown(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    games = await ada.json("/api/games")
    assert not games[GAME]["unknown_cards"]
    assert not games["meeples"]["unknown_cards"]
    usual, own = await ada.opens(players=3), await ada.opens(players=3, cards=own_cards())
    assert [(await ada.info(table))["unknown_cards"] for table in (usual, own)] == [False, True]
    meeples = await ada.opens("meeples", cards=load("meeples").content | {"name": "Ours"})
    assert not (await ada.info(meeples))["unknown_cards"], "there is no grandmaster that could know them"


async def test_house_cards_may_be_newer_than_the_network(
    house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = write_network(tmp_path / "older.npz", GAME, about={"cards": "0" * 16})
    monkeypatch.setitem(kit_of(GAME).bots.__dict__, "network", older)
    ada = await house.guest("Ada")
    assert (await ada.json("/api/games"))[GAME]["unknown_cards"]
    assert (await ada.info(await ada.opens(players=3)))["unknown_cards"]


async def test_no_weights_are_read_to_say_so(house: OpenHouse) -> None:
    with mock.patch("lair.bots.network._weights", side_effect=AssertionError("weights were read")):
        ada = await house.guest("Ada")
        assert not (await ada.info(await ada.opens(players=3)))["unknown_cards"]


# What advises people


def test_a_hint_comes_from_the_network_where_it_knows_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(monkeypatch, mighty=50)
    for cards in (None, own_cards()):
        knowledge = position(cards)
        network = network_for(knowledge.rules, knowledge.deck)
        assert (network is None) == (cards is not None)
        found = answer(question_of(knowledge, "adept", 7, explain=True))
        searches = [TreeSearch(knowledge.rules, 7, 1, network=mind) for mind in (network, None)]
        wanted, usual = (list(search.search(knowledge, 50).options) for search in searches)
        assert isinstance(found, list)
        told = [(one.action, one.visits, one.chance) for one in found]
        assert told == [(one.action, one.visits, one.chance) for one in wanted]
        assert (told == [(one.action, one.visits, one.chance) for one in usual]) == (network is None)
        best = max(found, key=lambda one: one.visits)
        assert best.follows is not None
        assert best.follows.tries > 0
        assert all(0 < share <= 1 for share in best.follows.happens.values())


def test_a_review_weighs_with_the_network_too(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(monkeypatch, mighty=50)
    found = {}
    for cards in (None, own_cards()):
        knowledge = position(cards)
        played = int(knowledge.actions[-1])
        weighed = answer(question_of(knowledge, "adept", 7, played=played))
        assert isinstance(weighed, Weighed)
        network = network_for(knowledge.rules, knowledge.deck)
        search = TreeSearch(knowledge.rules, 7, 1, network=network).search(knowledge, 50, first=played)
        assert weighed.win == pytest.approx(search.win, abs=0.001)
        assert sum(weighed.win) == pytest.approx(1.0, abs=0.01)
        assert weighed.chance_best >= weighed.chance_played == weighed.win[knowledge.seat]
        found[cards is None] = weighed
    assert found[True] != found[False]


def test_a_network_is_asked_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(monkeypatch, mighty=5000)
    found = answer(question_of(position(), "adept", 7, explain=True))
    assert isinstance(found, list)
    assert sum(option.visits for option in found) == bot_pool.NETWORK_SIMULATIONS


# Nobody is held up


def asked(bot: str = "grandmaster") -> Question:
    return question_of(position(), bot, 7)


@pytest.mark.parametrize(("bot", "quicker"), [("grandmaster", "grandmaster@0.1"), ("master", "master:100")])
def test_after_a_wait_a_bot_is_quicker(bot: str, quicker: str) -> None:
    assert [in_time(asked(bot), lag).bot for lag in (0.0, 2.0, 4.0)] == [bot, quicker, "greedy"]


def greedily() -> Any:
    return answer(replace(asked(), bot="greedy"))


async def test_a_grandmaster_that_is_too_slow_is_replaced() -> None:
    pool = BotPool(1)
    try:
        with mock.patch.object(bot_pool, "DEADLINE_SECONDS", 0.01):
            assert await pool.ask(asked(), "table") == greedily()
    finally:
        pool.stop()


async def test_a_grandmaster_whose_process_dies_is_replaced() -> None:
    pool = BotPool(1)
    try:
        await pool.ask(asked(), "table")  # the process is there now
        (process,) = pool._pool._processes.values()
        thinking = asyncio.create_task(pool.ask(asked(), "table"))
        await asyncio.sleep(0.1)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await thinking == greedily()
        assert await pool.ask(asked(), "table") in asked().actions, "another process took its place"
    finally:
        pool.stop()


async def test_a_bot_that_is_no_longer_there_is_replaced() -> None:
    """A table may have been opened when the game had a network."""
    pool = BotPool(1)
    try:
        assert await pool.ask(replace(asked(), bot="gone"), "table") == greedily()
        assert len(pool._pool._processes) == 1, "its process did nothing wrong"
    finally:
        pool.stop()


async def test_a_table_goes_on_when_no_bot_answers(house: OpenHouse) -> None:
    pool = house.service.bot_pool = BotPool(1)
    try:
        with mock.patch.object(bot_pool, "DEADLINE_SECONDS", 0.01):
            ada = await house.guest("Ada")
            table = await ada.opens(players=3, bots=["grandmaster"] * 2, start=True)
            await house.bots_rest(table)
            await ada.plays(table)
            await house.bots_rest(table)
            seen = await ada.state(table)
            assert seen["actions"] or seen["info"]["status"] == "over"
    finally:
        pool.stop()
