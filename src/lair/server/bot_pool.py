"""Bots think here: in processes of their own, first come first served, with a deadline.

`hall` asks; a table asks for one thing at a time, so no table waits behind another's many questions. When the
machine is busy a search gets less time, and then the greedy bot answers in its place. What nobody waits for at a table
is thought about at leisure, in a process that all others go before.
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

from lair.bots import LEVELS, SEARCHING
from lair.bots.levels import Searcher, make_player
from lair.bots.player import Player
from lair.bots.tree_search import SearchResult, TreeSearch
from lair.engine.deck import Deck
from lair.engine.knowledge import Knowledge
from lair.games import kit_of, rules_of
from lair.games.decks import build, load
from lair.server import metrics

MASTER_SECONDS = 0.5
SHORT = 1.0  # seconds of waiting after which searches get less time
LONG = 3.0  # and after which the greedy bot answers
DEADLINE = 15.0  # for an answer, however it comes about
REVIEW_NODES = 1 << 13  # of a tree: no more than simulations
LEISURE = 300.0  # seconds for an answer that nobody waits for at a table
LEAST_URGENT = 19  # as processes count it


@dataclass(frozen=True)
class Question:
    """What a bot is asked, with nothing that its seat does not know."""

    game: str
    digest: str
    cards: dict[str, Any] | None  # None: the house cards
    states: bytes
    seat: int
    actions: tuple[int, ...]
    history: tuple[int, ...]
    bot: str
    seed: int
    explain: bool = False
    played: int | None = None  # weigh this against what is best


@dataclass(frozen=True)
class Weighed:
    """What was played against what is best, in the eyes of the seat that played it."""

    best: int
    chance_best: float
    chance_played: float
    win: tuple[float, ...]  # each seat's chance after what was played


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action."""

    action: int
    visits: int
    chance: float


Answer = int | list[Opinion] | Weighed


def question_of(
    knowledge: Knowledge, bot: str, seed: int, *, explain: bool = False, played: int | None = None
) -> Question:
    """Everything as plain values, for another process."""
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
    """What the bot is handed."""
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
    """Think; called in a process of its own."""
    knowledge = knowledge_of(question)
    if question.played is not None:
        return weigh(knowledge, question.played, question.seed, kit_of(question.game).review_simulations)
    if question.explain:
        searcher = Searcher(question.seed, None, kit_of(question.game).hint_simulations, 1)
        return [Opinion(o.action, o.visits, round(o.chance, 3)) for o in searcher.explain(knowledge).options]
    player: Player = make_player(question.bot, question.game, question.seed, cores=1)
    return player.choose(knowledge)


def weigh(knowledge: Knowledge, played: int, seed: int, simulations: int) -> Weighed:
    """The best action by a search; then both actions anew, in the same imagined worlds."""

    def think(first: int | None) -> SearchResult:
        return TreeSearch(knowledge.rules, seed, 1, REVIEW_NODES).search(knowledge, simulations, first=first)

    best = think(None).best
    win = {action: tuple(round(chance, 3) for chance in think(action).win) for action in {best, played}}
    if win[played][knowledge.seat] >= win[best][knowledge.seat]:
        best = played
    return Weighed(best, win[best][knowledge.seat], win[played][knowledge.seat], win[played])


def step_back() -> None:
    """Let every other process go first, where the system can."""
    if hasattr(os, "nice"):
        os.nice(LEAST_URGENT)


def get_ready(games: tuple[str, ...]) -> None:
    """Compile, or find compiled, what any question needs; called in a process of its own."""
    from lair.table.game import Game

    for game in games:
        knowledge = Game(game, seed=0).knowledge(0)
        for bot in ("greedy", "adept"):
            answer(question_of(knowledge, bot, 0))


class Thinking:
    """The processes, and the order in which questions get to them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._start()
        self._free = asyncio.Semaphore(processes)  # serves in the order of asking
        self._leisure: ProcessPoolExecutor | None = None  # only while there is something to think about
        self.waiting = 0

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    async def warm_up(self, games: tuple[str, ...]) -> None:
        """Every process has answered once of every kind."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, get_ready, games) for _ in range(self._processes)))

    async def ask(self, question: Question) -> Answer:
        """The answer; a simpler bot's where the machine is busy."""
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
                return await asyncio.wait_for(loop.run_in_executor(pool, answer, question), DEADLINE)
        except (BrokenProcessPool, TimeoutError):
            metrics.FALLBACKS.inc()
            if self._pool is pool:
                self._pool = self._start()
                self._end(pool)
            if question.explain:
                raise
            return answer(replace(question, bot="greedy"))

    async def ask_at_leisure(self, question: Question) -> Answer:
        """The answer, whenever there is time for it; one question at a time."""
        if self._leisure is None:
            spawn = multiprocessing.get_context("spawn")
            self._leisure = ProcessPoolExecutor(1, mp_context=spawn, initializer=step_back)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._leisure, answer, question), LEISURE)
        except (BrokenProcessPool, TimeoutError):
            self.rest()
            raise

    def rest(self) -> None:
        """Nothing more to think about at leisure: its process goes."""
        if self._leisure is not None:
            self._end(self._leisure)
            self._leisure = None

    @staticmethod
    def _end(pool: ProcessPoolExecutor) -> None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        self.rest()
        self._end(self._pool)


def in_time(question: Question, lag: float) -> Question:
    """The same question to a bot that the time allows."""
    if question.bot not in SEARCHING:
        return question
    if lag > LONG:
        metrics.FALLBACKS.inc()
        return replace(question, bot="greedy")
    if question.bot == LEVELS[-1]:
        seconds = MASTER_SECONDS if lag < SHORT else MASTER_SECONDS / 5
        return replace(question, bot=f"{LEVELS[-1]}@{seconds:g}")
    return question
