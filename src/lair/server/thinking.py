"""Bots think here: in processes of their own, first come first served, with a deadline.

`hall` asks; a table asks for one thing at a time, so no table waits behind another's many questions. When the
machine is busy a search gets less time, and then the greedy bot answers in its place.
"""

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lair.bots import LEVELS, SEARCHING
from lair.bots.levels import Player, Searcher, seated
from lair.cards import Deck, build, load
from lair.rules.contract import GAMES
from lair.server import metrics
from lair.table.game import Knowledge

MASTER_SECONDS = 0.5
SHORT = 1.0  # seconds of waiting after which searches get less time
LONG = 3.0  # and after which the greedy bot answers
DEADLINE = 15.0  # for an answer, however it comes about
HINT_SIMULATIONS = {"mighty": 4000, "meeples": 600}


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


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action."""

    action: int
    visits: int
    chance: float


Answer = int | list[Opinion]


def question_of(knowledge: Knowledge, bot: str, seed: int, *, explain: bool = False) -> Question:
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
    )


_decks: dict[str, Deck] = {}


def knowledge_of(question: Question) -> Knowledge:
    """What the bot is handed."""
    rules = GAMES[question.game]
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
    if question.explain:
        searcher = Searcher(question.seed, None, HINT_SIMULATIONS[question.game], 1)
        return [Opinion(o.action, o.visits, round(o.chance, 3)) for o in searcher.explain(knowledge).options]
    player: Player = seated(question.bot, question.game, question.seed, cores=1)
    return player.choose(knowledge)


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

    @staticmethod
    def _end(pool: ProcessPoolExecutor) -> None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
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
