"""Bots think here: in processes of their own, everyone in turn, with a deadline.

`lair.server.service` asks, one question per table at a time; hints come after bots. When the machine is busy a search
gets less time, and after a longer wait the greedy bot answers instead. Reviews run in one more process with the lowest
priority.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing.context import BaseContext
from typing import Any

import numpy as np

from lair.bots import ADEPT, GRANDMASTER, GRANDMASTER_SECONDS, MASTER, MASTER_SIMULATIONS, SEARCHING, levels_of
from lair.bots.levels import make_player
from lair.bots.network import network_for
from lair.bots.player import Player
from lair.bots.tree_search import SearchResult, TreeSearch
from lair.engine.deck import Deck
from lair.engine.knowledge import Knowledge
from lair.errors import LairError
from lair.games import kit_of, rules_of
from lair.games.decks import build, load
from lair.server import metrics
from lair.server.outlook import Outlook, outlook

SHORTER_SEARCH_SECONDS = 1.0  # of waiting, after which searches get less time
GREEDY_SECONDS = 3.0  # of waiting, after which the greedy bot answers
DEADLINE_SECONDS = 15.0  # for an answer; of a hint, waiting included
FALLBACK_SECONDS = 30.0  # for the greedy bot's answer instead of another's, in a process that may have to start first
HINT_WAIT_SECONDS = 5.0  # of waiting, after which a hint is refused
REVIEW_SECONDS = 300.0  # for one decision of a review
BOTS_IN_A_ROW = 8  # before a hint has its turn
EXPLAINED = 3  # actions of a hint, of which is said what follows
HASTY = {MASTER: f"{MASTER}:{MASTER_SIMULATIONS // 5}", GRANDMASTER: f"{GRANDMASTER}@{GRANDMASTER_SECONDS / 5:g}"}
GREEDY = "greedy"  # the bot that answers when others cannot
NETWORK_SIMULATIONS = 1000  # at most, for a hint or a review: a network judges better than rollouts, and takes longer
THINKING_PRIORITY = 10  # an argument of os.nice: whoever serves people goes first
LOWEST_PRIORITY = 19  # likewise, of reviews
log = logging.getLogger("lair.bots")


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


@dataclass(frozen=True)
class Advice:
    """What a search thinks of one action; of the best few also what followed from it in quick tries."""

    action: int
    visits: int
    chance: float
    follows: Outlook | None = None


Answer = int | list[Advice] | Weighed


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
        return advise(knowledge, question.seed, kit_of(question.game).hint_simulations)
    player: Player = make_player(question.bot, question.game, question.seed, cores=1)
    return player.choose(knowledge)


def advise(knowledge: Knowledge, seed: int, simulations: int) -> list[Advice]:
    """What the search thinks of every action, and what follows from those it tried most."""
    options = think(knowledge, seed, simulations).options
    best = sorted((one for one in options if one.visits), key=lambda one: -one.visits)[:EXPLAINED]
    follows = {one.action: outlook(knowledge, one.action, seed) for one in best}
    return [Advice(one.action, one.visits, one.chance, follows.get(one.action)) for one in options]


def think(knowledge: Knowledge, seed: int, simulations: int, first: int | None = None) -> SearchResult:
    """A search that advises people: with the game's network where there is one for these cards."""
    network = network_for(knowledge.rules, knowledge.deck)
    many = simulations if network is None else min(simulations, NETWORK_SIMULATIONS)
    return TreeSearch(knowledge.rules, seed, 1, network=network).search(knowledge, many, first=first)


def weigh(knowledge: Knowledge, played: int, seed: int, simulations: int) -> Weighed:
    """Find the best action by a search; then search both actions again with the same determinizations."""
    best = think(knowledge, seed, simulations).best
    found = {action: think(knowledge, seed, simulations, first=action).win for action in {best, played}}
    win = {action: tuple(round(chance, 3) for chance in chances) for action, chances in found.items()}
    if win[played][knowledge.seat] >= win[best][knowledge.seat]:
        best = played
    return Weighed(best, win[best][knowledge.seat], win[played][knowledge.seat], win[played])


def lower_priority(by: int) -> None:
    """Let other processes go first, where the system allows it."""
    if hasattr(os, "nice"):
        os.nice(by)


def get_ready(games: tuple[str, ...]) -> None:
    """Compile, or load from the cache, what any question needs; called in a worker process."""
    from lair.table.game import Game

    for game in games:
        knowledge = Game(game, seed=0).knowledge(0)
        for bot in ("greedy", ADEPT, *([f"{GRANDMASTER}:1"] if GRANDMASTER in levels_of(game) else [])):
            answer(question_of(knowledge, bot, 0))


def watch_parent() -> None:
    """End this process when the server ends, however it ends: nobody else would."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def prepare_thinking() -> None:
    """What a process that bots think in does first."""
    watch_parent()
    lower_priority(THINKING_PRIORITY)


def prepare_review() -> None:
    """What a process for reviews does first."""
    watch_parent()
    lower_priority(LOWEST_PRIORITY)


def process_pool(processes: int, initializer: Callable[[], None]) -> ProcessPoolExecutor:
    """Processes forked from one that has imported this module: they share its memory, and start at once."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context: BaseContext = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
    else:
        context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=initializer)


class FairQueue:
    """So many may think at once. Bots come before hints; in each line everyone who asks has their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._bots: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by table
        self._hints: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by person
        self._bots_in_a_row = 0

    @contextlib.asynccontextmanager
    async def turn(self, who: str, *, hint: bool) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        if self._free > 0:
            self._free -= 1
        else:
            place = asyncio.get_running_loop().create_future()
            (self._hints if hint else self._bots).setdefault(who, deque()).append(place)
            async with asyncio.timeout(HINT_WAIT_SECONDS if hint else None):
                try:
                    await place
                except asyncio.CancelledError:
                    if not place.cancelled():  # it came at the same moment
                        self._leave()
                    raise
        try:
            yield
        finally:
            self._leave()

    def _leave(self) -> None:
        place = self._next()
        if place is None:
            self._free += 1
        else:
            place.set_result(None)

    def _next(self) -> "asyncio.Future[None] | None":
        """A bot's turn, or after many of them a hint's; then the other line's."""
        hint_first = self._bots_in_a_row >= BOTS_IN_A_ROW
        for line in (self._hints, self._bots) if hint_first else (self._bots, self._hints):
            while line:
                who, waiting = line.popitem(last=False)
                place = waiting.popleft()
                if waiting:
                    line[who] = waiting  # behind all others
                if not place.done():
                    self._bots_in_a_row = self._bots_in_a_row + 1 if line is self._bots else 0
                    return place
        return None


class BotPool:
    """The worker processes, and the queue of questions to them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._start()
        self._queue = FairQueue(processes)
        self._review_pool: ProcessPoolExecutor | None = None  # only during reviews
        self.waiting = 0

    def _start(self) -> ProcessPoolExecutor:
        return process_pool(self._processes, prepare_thinking)

    async def warm_up(self, games: tuple[str, ...]) -> None:
        """Let every process answer one question of each kind."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, get_ready, games) for _ in range(self._processes)))

    async def ask(self, question: Question, who: str) -> Answer:
        """The answer; a simpler bot's when the machine is busy. A hint that comes too late is a `TimeoutError`."""
        asked = time.monotonic()
        self.waiting += 1
        try:
            async with self._queue.turn(who, hint=question.explain):
                lag = time.monotonic() - asked
                if question.explain:
                    return await self._run(question, DEADLINE_SECONDS - lag)
                return await self._run(in_time(question, lag))
        finally:
            self.waiting -= 1

    async def _run(self, question: Question, seconds: float | None = None) -> Answer:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            with metrics.THINKING.time():
                thinking = loop.run_in_executor(pool, answer, question)
                return await asyncio.wait_for(thinking, DEADLINE_SECONDS if seconds is None else seconds)
        except (BrokenProcessPool, TimeoutError, LairError) as problem:
            metrics.FALLBACKS.inc()
            log.warning("a bot did not answer", extra={"bot": question.bot, "why": repr(problem)})
            if self._pool is pool and not isinstance(problem, LairError):
                self._pool = self._start()
                self._end(pool)
            if question.explain or question.bot == GREEDY:
                raise
            return await self._run(replace(question, bot=GREEDY), FALLBACK_SECONDS)  # never in the event loop

    async def ask_for_review(self, question: Question) -> Answer:
        """The answer, at the lowest priority; one question at a time."""
        if self._review_pool is None:
            self._review_pool = process_pool(1, prepare_review)
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
        return replace(question, bot=GREEDY)
    return replace(question, bot=HASTY.get(question.bot, question.bot)) if lag > SHORTER_SEARCH_SECONDS else question
