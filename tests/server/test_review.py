"""Games looked at again after their end: what is told, when, to whom, and what it costs."""

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

from lair.bots.levels import make_player
from lair.engine.types import Action
from lair.server import bot_pool
from lair.server.bot_pool import Answer, BotPool, Question, Weighed, answer, question_of
from lair.server.entries import AnyBody, Closed, Entry, Played, Said, Undone
from lair.server.review import Decision, Review, Reviews, decisions_of, review_of, versions_of
from lair.server.settings import Limits
from lair.table.game import Game
from tests.support.guests import AtOnce, OpenHouse, simulate, why


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(monkeypatch, mighty=60, meeples=8)


def finished(game: str, players: int, bots: list[str], seed: int = 5) -> Game:
    played = Game(game, players=players, seed=seed)
    sitting = [make_player(bot, game, number) for number, bot in enumerate(bots)]
    while not played.over:
        assert played.actor is not None
        played.play(sitting[played.actor].choose(played.knowledge(played.played)))
    return played


def entries_of(game: Game) -> list[Entry]:
    return [Entry(number, Played(0, 0), None, None, 0.0, 0.0) for number in range(1, game.played + 1)]


def made(game: Game) -> Review:
    review = review_of(game, entries_of(game))
    for decision in review.decisions:
        weighed = answer(decision.question)
        assert isinstance(weighed, Weighed)
        review.add(decision, weighed)
    return review


def test_every_choice_of_mighty_monsters_is_a_moment() -> None:
    game = finished("mighty", 3, ["greedy", "random", "greedy"])
    review = made(game)
    told = review.progress()
    assert [moment.version for moment in told.moments] == list(range(1, game.played + 1))
    assert told.of == len(told.moments) == game.played
    for moment, move in zip(told.moments, game.history, strict=True):
        assert (moment.seat, moment.played.text) == (move.seat, move.action.text)
        assert moment.chance_best >= moment.chance_played == moment.win[moment.seat]
        assert (moment.best == moment.played) or moment.chance_best > moment.chance_played
        assert sum(moment.win) == pytest.approx(1.0, abs=0.01)


def test_a_turn_of_meeples_and_monsters_is_a_moment() -> None:
    """Of its many small decisions, the one that cost most is told; the other player may have some in it too (P38)."""
    game = finished("meeples", 2, ["greedy", "greedy"])
    turns = game.view(None).turns
    decisions = list(decisions_of(game, list(range(game.played))))
    assert len(decisions) > 3 * turns
    seats = len(game.seats)
    assert len({decision.moment for decision in decisions}) <= seats * (turns + 1)
    for seat in range(seats):
        own = {decision.moment for decision in decisions if decision.seat == seat}
        assert len(own) <= turns + 1
    assert review_of(game, entries_of(game)).of == len({decision.moment for decision in decisions})
    assert all(len(decision.actions) > 1 and decision.played in decision.actions for decision in decisions)


def test_the_same_game_has_the_same_review() -> None:
    game = finished("mighty", 3, ["random", "random", "greedy"])
    assert made(game).progress() == made(game).progress()


def test_a_bad_move_is_seen_and_the_search_agrees_with_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(monkeypatch, mighty=400)
    game = finished("mighty", 3, ["adept", "random", "random"])
    losses = [0.0, 0.0, 0.0]
    for moment in made(game).moments.values():
        losses[moment.seat] += moment.loss
    assert losses[0] < min(losses[1:]) / 2


def test_it_is_judged_by_what_the_seat_knew() -> None:
    """The question has the imagined state of whoever decided, and no seed of the game."""
    game = finished("mighty", 3, ["greedy", "greedy", "greedy"])
    first = next(decisions_of(game, list(range(game.played))))
    fresh = game.fresh()
    assert first.question == question_of(fresh.knowledge(0), "adept", 0, played=game.history[0].action.number)
    assert game._replayed()[0] != first.question.states


def moment_at(version: int, played: float, best: float) -> tuple[Decision, Weighed]:
    actions = {number: Action(number, f"{number}", "place", {}) for number in (1, 2)}
    question: Any = None
    return Decision(version, 0, version, actions, 1, question), Weighed(2, best, played, (played, 1 - played))


def test_the_moments_that_cost_most_are_marked() -> None:
    review = Review(iter(()), 6)
    for version, (played, best) in enumerate([(0.5, 0.6), (0.5, 0.5), (0.4, 0.6), (0.3, 0.4), (0.2, 0.3), (0.1, 0.4)]):
        review.add(*moment_at(version, played, best))
    assert [moment.turning for moment in review.progress().moments] == [True, False, True, False, False, True]
    one = Review(iter(()), 2)
    for version, (played, best) in enumerate([(0.5, 0.5), (0.4, 0.5)]):
        one.add(*moment_at(version, played, best))
    assert [moment.turning for moment in one.progress().moments] == [False, True]


def test_moves_taken_back_are_no_moments() -> None:
    move, back, word = Played(0, 0), Undone(0), Said(0, "Ada", "la")
    bodies: list[AnyBody] = [Closed(), Closed(), move, move, back, word, move, move]
    assert versions_of([Entry(n, body, None, None, 0.0, 0.0) for n, body in enumerate(bodies, 1)]) == [3, 7, 8]


# In the house


async def test_a_game_is_looked_at_again_after_its_end(house: OpenHouse) -> None:
    table, (ada,) = await house.game("Ada", bots=2)
    path, stranger = f"/api/tables/{table}/review", house.stranger()
    assert why(await ada.get(path)) == (409, "not-over")
    await house.play_out(table, ada)
    first = await stranger.json(path)
    assert first["done"] is False
    await house.reviews_rest()
    review = await stranger.json(path)
    assert (review["done"], len(review["moments"])) == (True, review["of"])
    steps = {step["version"]: step["entry"] for step in await ada.steps(table)}
    for moment in review["moments"]:
        assert steps[moment["version"]]["seat"] == moment["seat"]
        assert steps[moment["version"]]["action"]["text"] == moment["played"]["text"]
    assert sum(moment["turning"] for moment in review["moments"]) <= 3
    assert await ada.json(path) == review


async def test_a_private_game_is_looked_at_by_those_who_may_see_it(house: OpenHouse) -> None:
    table, (ada,) = await house.game("Ada", bots=2, private=True)
    invite = await ada.invite(table)
    await ada.does(table, "resign")
    path, stranger = f"/api/tables/{table}/review", house.stranger()
    assert why(await stranger.get(path)) == (404, "no-such-table")
    assert "moments" in await stranger.json(path, invite=invite)


class Slowly(AtOnce):
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.go = asyncio.Semaphore(0)
        self.rested = False
        self.trouble: Exception | None = None

    async def ask_for_review(self, question: Question) -> Answer:
        await self.go.acquire()
        if self.trouble is not None:
            raise self.trouble
        return answer(question)

    def stop_reviewing(self) -> None:
        self.rested = True


async def test_what_there_is_so_far_is_told(house: OpenHouse) -> None:
    table, (ada,) = await house.game("Ada", bots=2)
    await house.play_out(table, ada)
    slow = house.service.bot_pool = Slowly()  # type: ignore[assignment]
    path = f"/api/tables/{table}/review"
    assert (await ada.json(path))["moments"] == []
    for _ in range(2):
        slow.go.release()
    while len((now := await ada.json(path))["moments"]) < 2:
        await asyncio.sleep(0)
    assert (now["done"], slow.rested) == (False, False)
    for _ in range(now["of"]):
        slow.go.release()
    await house.reviews_rest()
    assert (await ada.json(path))["done"]
    assert slow.rested


async def test_a_review_that_breaks_off_is_begun_anew_by_who_asks(house: OpenHouse) -> None:
    table, (ada,) = await house.game("Ada", bots=2)
    await house.play_out(table, ada)
    slow = house.service.bot_pool = Slowly()  # type: ignore[assignment]
    path = f"/api/tables/{table}/review"
    slow.trouble = BrokenProcessPool()
    slow.go.release()
    await ada.json(path)
    await house.reviews_rest()
    assert house.service.reviews.get(table) is None
    slow.trouble = None
    for _ in range((await ada.json(path))["of"]):
        slow.go.release()
    await house.reviews_rest()
    assert (await ada.json(path))["done"]


@pytest.mark.house(limits=Limits(reviews=2))
async def test_so_many_reviews_and_no_more(house: OpenHouse) -> None:
    house.service.bot_pool = Slowly()  # type: ignore[assignment]
    ada = await house.guest("Ada")
    tables = [await ada.opens(players=3, bots=["adept", "adept"], start=True) for _ in range(3)]
    for table in tables:
        await house.bots_rest(table)
        await ada.plays(table)
        await ada.does(table, "resign")
    paths = [f"/api/tables/{table}/review" for table in tables]
    with mock.patch("lair.server.review.MAX_UNFINISHED", 1):
        await ada.json(paths[0])
        assert why(await ada.get(paths[1])) == (503, "reviews-busy")
    for path in (*paths[:2], *paths[:2]):  # asking how far it is costs nothing
        await ada.json(path)
    assert why(await ada.get(paths[2])) == (429, "too-many-reviews")
    assert "of" in await house.stranger(address="10.0.0.7").json(paths[2])


def test_the_oldest_that_are_done_are_forgotten() -> None:
    reviews = Reviews()
    with mock.patch("lair.server.review.MAX_REVIEWS", 2):
        for name in "abc":
            reviews.add(name, Review(iter(()), 0, done=name != "a"))
            assert reviews.get(name) is not None
        assert reviews.get("b") is None
        assert reviews.get("a") is not None  # still under way


async def test_bots_are_thought_for_first() -> None:
    """Reviews have a process of their own, with the lowest priority, that goes when it is done."""
    quiet = BotPool(1)
    game = Game("mighty", players=3, seed=1)
    question = question_of(game.knowledge(0), "adept", 0, played=game.legal_numbers[0])
    try:
        weighed = await quiet.ask_for_review(question)
        assert isinstance(weighed, Weighed)
        assert quiet._review_pool is not None
        (process,) = quiet._review_pool._processes.values()
        assert process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == bot_pool.LOWEST_PRIORITY  # there is none below
        assert not quiet._pool._processes  # no bot's process was asked
        quiet.stop_reviewing()
        process.join(10)
        assert not process.is_alive()
        with mock.patch.object(bot_pool, "REVIEW_SECONDS", 0.0), pytest.raises(TimeoutError):
            await quiet.ask_for_review(question)
        assert quiet._review_pool is None
        assert await quiet.ask(replace(question, played=None), "a table") in game.legal_numbers
        (thinking,) = quiet._pool._processes.values()
        assert thinking.pid is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        expected = min(own + bot_pool.THINKING_PRIORITY, bot_pool.LOWEST_PRIORITY)
        assert os.getpriority(os.PRIO_PROCESS, thinking.pid) == expected, "below the server's own"
    finally:
        quiet.stop()
