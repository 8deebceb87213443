"""Bots think here: in processes of their own, first come first served, with a deadline.

`lair.server.service` asks, one question per table at a time. When the machine is busy a search gets less time, and
after a longer wait the greedy bot answers instead. Reviews run in one more process with the lowest priority.
"""

import asyncio
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lair.bots import MASTER, MASTER_SECONDS, SEARCHING
from lair.bots.levels import Searcher, make_player
from lair.bots.player import Player
from lair.bots.tree_search import ActionStats, SearchResult, TreeSearch
from lair.engine.deck import Deck
from lair.engine.knowledge import Knowledge
from lair.games import kit_of, rules_of
from lair.games.decks import build, load
from lair.server import metrics

SHORTER_SEARCH_SECONDS = 1.0  # of waiting, after which searches get less time
GREEDY_SECONDS = 3.0  # of waiting, after which the greedy bot answers
DEADLINE_SECONDS = 15.0  # for an answer
REVIEW_NODES = 1 << 13  # of a search tree: at least as many as simulations
REVIEW_SECONDS = 300.0  # for one decision of a review
LOWEST_PRIORITY = 19  # an argument of os.nice


@dataclass(frozen=True)
class Question:
    """A position that a bot decides in; it holds nothing that the bot's seat does not know."""

    game: str
    digest: str
    cards: dict[str, Any] | None  # None: the game's own cards
    states: bytes
    seat: int
    actions: tuple[int, ...]
    history: tuple[int, ...]
    bot: str
    seed: int
    explain: bool = False
    played: int | None = None  # of a review: compare this action with the best


@dataclass(frozen=True)
class Weighed:
    """An action that was played and the best one, as the seat that decided could judge them."""

    best: int
    chance_best: float
    chance_played: float
    win: tuple[float, ...]  # each seat's chance after what was played


Answer = int | list[ActionStats] | Weighed


def question_of(
    knowledge: Knowledge, bot: str, seed: int, *, explain: bool = False, played: int | None = None
) -> Question:
    """A question with plain values, for another process."""
    game = knowledge.rules.name
    deck = knowledge.deck
    return Question(
        game,
        deck.digest,
        None if deck.digest == load(game).digest else deck.content,
        knowledge.states.tobytes(),
        knowledge.seat,
        tuple(int(action) for action in knowledge.actions),
        tuple(knowledge.history),
        bot,
        seed,
        explain,
        played,
    )


_decks: dict[str, Deck] = {}


def knowledge_of(question: Question) -> Knowledge:
    """What the bot gets to know."""
    rules = rules_of(question.game)
    if question.cards is None:
        deck = load(question.game)
    else:
        if question.digest not in _decks:
            _decks.clear()
            _decks[question.digest] = build(question.game, question.cards, "cards")
        deck = _decks[question.digest]
    states = np.frombuffer(question.states, rules.state).copy()
    return Knowledge(rules, deck, states, question.seat, np.array(question.actions, np.int16), question.history)


def answer(question: Question) -> Answer:
    """Answer a question; called in a worker process."""
    knowledge = knowledge_of(question)
    if question.played is not None:
        return weigh(knowledge, question.played, question.seed, kit_of(question.game).review_simulations)
    if question.explain:
        searcher = Searcher(question.seed, None, kit_of(question.game).hint_simulations, 1)
        return list(searcher.explain(knowledge).options)
    player: Player = make_player(question.bot, question.game, question.seed, cores=1)
    return player.choose(knowledge)


def weigh(knowledge: Knowledge, played: int, seed: int, simulations: int) -> Weighed:
    """Find the best action by a search; then search both actions again with the same determinizations."""

    def think(first: int | None) -> SearchResult:
        return TreeSearch(knowledge.rules, seed, 1, REVIEW_NODES).search(knowledge, simulations, first=first)

    best = think(None).best
    win = {action: tuple(round(chance, 3) for chance in think(action).win) for action in {best, played}}
    if win[played][knowledge.seat] >= win[best][knowledge.seat]:
        best = played
    return Weighed(best, win[best][knowledge.seat], win[played][knowledge.seat], win[played])


def lower_priority() -> None:
    """Let every other process go first, where the system allows it."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)


def get_ready(games: tuple[str, ...]) -> None:
    """Compile, or load from the cache, what any question needs; called in a worker process."""
    from lair.table.game import Game

    for game in games:
        knowledge = Game(game, seed=0).knowledge(0)
        for bot in ("greedy", "adept"):
            answer(question_of(knowledge, bot, 0))


class BotPool:
    """The worker processes, and the queue of questions to them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._start()
        self._free = asyncio.Semaphore(processes)  # serves in the order of asking
        self._review_pool: ProcessPoolExecutor | None = None  # only during reviews
        self.waiting = 0

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    async def warm_up(self, games: tuple[str, ...]) -> None:
        """Let every process answer one question of each kind."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, get_ready, games) for _ in range(self._processes)))

    async def ask(self, question: Question) -> Answer:
        """The answer; a simpler bot's when the machine is busy."""
        asked = time.monotonic()
        self.waiting += 1
        try:
            async with self._free:
                lag = time.monotonic() - asked
                return await self._run(question if question.explain else in_time(question, lag))
        finally:
            self.waiting -= 1

    async def _run(self, question: Question) -> Answer:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            with metrics.THINKING.time():
                return await asyncio.wait_for(loop.run_in_executor(pool, answer, question), DEADLINE_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            metrics.FALLBACKS.inc()
            if self._pool is pool:
                self._pool = self._start()
                self._end(pool)
            if question.explain:
                raise
            return answer(replace(question, bot="greedy"))

    async def ask_for_review(self, question: Question) -> Answer:
        """The answer, at the lowest priority; one question at a time."""
        if self._review_pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._review_pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=lower_priority)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._review_pool, answer, question), REVIEW_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            self.stop_reviewing()
            raise

    def stop_reviewing(self) -> None:
        """End the process for reviews."""
        if self._review_pool is not None:
            self._end(self._review_pool)
            self._review_pool = None

    @staticmethod
    def _end(pool: ProcessPoolExecutor) -> None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        self.stop_reviewing()
        self._end(self._pool)


def in_time(question: Question, lag: float) -> Question:
    """The same question to a bot that is quick enough after a wait of ``lag`` seconds."""
    if question.bot not in SEARCHING:
        return question
    if lag > GREEDY_SECONDS:
        metrics.FALLBACKS.inc()
        return replace(question, bot="greedy")
    if question.bot == MASTER:
        seconds = MASTER_SECONDS if lag < SHORTER_SEARCH_SECONDS else MASTER_SECONDS / 5
        return replace(question, bot=f"{MASTER}@{seconds:g}")
    return question
