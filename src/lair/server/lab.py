"""The laboratory of a server: cards are checked for a form, and compared with the house cards while somebody watches.

Routes are in `lair.server.routes.lab`. Games are played in processes of their own at the lowest priority, never in the
event loop. A run belongs to the request that asked for it: it ends when its stream is closed or when its person asks
for another. One run a person, few in all, so many games and seconds: a stranger cannot take the machine.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

from lair.bots import policies_of
from lair.engine.card_reader import Asked, recorded
from lair.engine.deck import Deck
from lair.errors import CardsError, OptionError
from lair.games import manifest_of
from lair.games.decks import load
from lair.laboratory.live import Found, Order, advance, begin, titles_of
from lair.server.answers import LabChecked, LabField, LabFigure, LabForm, LabProblem, LabProgress, Trouble
from lair.server.bot_pool import prepare_review as prepare
from lair.server.bot_pool import process_pool
from lair.server.commands import LabRun
from lair.server.errors import Refused
from lair.server.settings import Limits
from lair.server.table_spec import foreign_deck

READY_SECONDS = 300.0  # to start a process, and to compile what was never compiled here
STEP_SECONDS = 20.0  # for one step, which takes a third of a second unless the cards make games endless
IDLE_SECONDS = 300.0  # until a process that nobody uses is ended
log = logging.getLogger("lair.lab")


@lru_cache(maxsize=64)
def form_of(game: str, limits: Limits) -> LabForm:
    """The house cards, and what may be changed in them; made once."""
    deck = load(game)
    checked = checked_cards(game, deck.content)
    return LabForm(deck.content, checked.fields, checked.titles, list(policies_of(game)), limits.lab_games)


def checked_cards(game: str, content: dict[str, Any]) -> LabChecked:
    """What the reader of cards asks for, and the first thing that is wrong, with its place."""
    problem, deck = None, None
    with recorded() as asked:
        try:
            deck = foreign_deck(game, content)
        except CardsError as found:
            problem = LabProblem(found.place, Trouble(found.code, found.arguments))
    fields = fields_of(asked)
    return LabChecked(fields, {} if deck is None else dict(titles_of(deck)), problem)


def fields_of(asked: Mapping[str, Asked]) -> list[LabField]:
    """What was asked for, once for all cards of a list that are asked alike: ``guard.*.strength``.

    It must be there if every card of the list was asked for it. A card that is asked otherwise follows by itself.
    """
    lists = {place for place, one in asked.items() if one.kind == "cards"}
    numbers: dict[str, set[str]] = {}
    alike: dict[str, Counter[Asked]] = {}
    shapes: dict[str, str] = {}
    for place, one in asked.items():
        table, _, rest = place.partition(".")
        number, _, field = rest.partition(".")
        shapes[place] = f"{table}.*.{field}" if table in lists and field else place
        alike.setdefault(shapes[place], Counter())[one] += 1
        if field:
            numbers.setdefault(table, set()).add(number)
    fields: dict[str, LabField] = {}
    for place, one in asked.items():
        shape = shapes[place]
        usual, many = alike[shape].most_common(1)[0]
        if shape not in fields:
            in_all = shape == place or many == len(numbers[shape.partition(".")[0]])
            fields[shape] = field_of(shape, usual, usual.needed and in_all)
        if one != usual:
            fields[place] = field_of(place, one, one.needed)
    return list(fields.values())


def field_of(place: str, asked: Asked, needed: bool) -> LabField:
    return LabField(place, asked.kind, needed, asked.least, asked.greatest, list(asked.words), asked.size)


def order_of(game: str, wanted: LabRun, seed: int, limits: Limits) -> Order:
    """What somebody asks for, checked."""
    manifest = manifest_of(game)
    if wanted.games > limits.lab_games:
        raise OptionError("number", option="games", value=str(wanted.games), least="1", greatest=str(limits.lab_games))
    if wanted.bot not in policies_of(game):
        raise OptionError("no-such-bot", bot=wanted.bot, bots=", ".join(policies_of(game)))
    deck: Deck = foreign_deck(game, wanted.cards)
    players, options = manifest.checked_players(wanted.players), manifest.checked_options(wanted.options)
    return Order(game, deck.content, players, options, wanted.bot, seed)


class LabProcess:
    """A process that plays games for one run after another."""

    def __init__(self) -> None:
        self._pool = process_pool(1, prepare)
        self.work: asyncio.Future[Any] | None = None  # the latest

    async def call(self, seconds: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """Let the process do something; it goes on with it when nobody waits any more."""
        self.work = asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)
        return await asyncio.wait_for(asyncio.shield(self.work), seconds)

    async def rests(self) -> bool:
        """Wait until it does nothing any more; False: it must be ended."""
        if self.work is None:
            return True
        await asyncio.wait([self.work], timeout=STEP_SECONDS)
        return self.work.done() and not self.work.cancelled() and self.work.exception() is None

    def end(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)


class LabStream:
    """One run: lines of JSON, one for each step. `end` must be called, however it goes."""

    def __init__(self, lab: "Lab", person: str, order: Order, games: int) -> None:
        self.lab, self.person, self.order, self.games = lab, person, order, games
        self.process: LabProcess | None = None
        self.stopped = False  # somebody asked for another run
        self.over = asyncio.Event()

    async def progress(self) -> AsyncIterator[LabProgress]:
        """What is found, step by step."""
        yield LabProgress("preparing", 0, self.games, 0, [])
        try:
            async for found in self._found():
                done = found.games == self.games
                yield progress_of("done" if done else "playing", found, self.games)
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("a run of the laboratory failed", extra={"why": repr(problem)})
            yield LabProgress("failed", 0, self.games, 0, [], Trouble("lab-failed", {}))
        if self.stopped:
            yield LabProgress("stopped", 0, self.games, 0, [])

    async def _found(self) -> AsyncIterator[Found]:
        self.process = self.lab.idle.pop() if self.lab.idle else LabProcess()
        await self.process.call(READY_SECONDS, begin, self.order)
        until, played = time.monotonic() + self.lab.limits.lab_seconds, 0
        while played < self.games and not self.stopped:
            found: Found = await self.process.call(STEP_SECONDS, advance, self.games - played)
            played = found.games
            if time.monotonic() > until:  # what there is must do
                self.games = played
            yield found

    async def end(self) -> None:
        """Give the process back once it has come to rest."""
        process, self.process = self.process, None
        if process is not None:
            if await process.rests():
                self.lab.keep(process)
            else:
                process.end()
        self.lab.runs.pop(self, None)
        self.over.set()


class Lab:
    """The runs of one worker."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.runs: dict[LabStream, None] = {}
        self.idle: list[LabProcess] = []
        self._endings: set[asyncio.Task[None]] = set()

    async def start(self, person: str, order: Order, games: int) -> LabStream:
        """A run for this person, whose other run ends; refused if others take all there is."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STEP_SECONDS):
                while other := next((run for run in self.runs if run.person == person), None):
                    other.stopped = True
                    await other.over.wait()
        if len(self.runs) >= self.limits.lab_runs or any(run.person == person for run in self.runs):
            raise Refused(503, "lab-busy")
        run = LabStream(self, person, order, games)
        self.runs[run] = None
        return run

    def finish(self, run: LabStream) -> None:
        """End a run whose stream is closed, without making anybody wait for it."""
        ending = asyncio.create_task(run.end())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    def keep(self, process: LabProcess) -> None:
        """Have it ready for the next run, for a while."""
        self.idle.append(process)
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self._retire, process, process.work)

    def _retire(self, process: LabProcess, work: Any) -> None:
        if process in self.idle and process.work is work:
            self.idle.remove(process)
            process.end()

    async def stop(self) -> None:
        for run in list(self.runs):
            if run.process is not None:
                run.process.end()
        for process in self.idle:
            process.end()
        self.idle.clear()
        await asyncio.gather(*self._endings, return_exceptions=True)


def progress_of(state: Any, found: Found, of: int) -> LabProgress:
    """A finding as it is sent."""
    figures = [
        LabFigure(
            one.name,
            one.title,
            one.share,
            one.main,
            round(one.house, 4),
            round(one.own, 4),
            round(one.difference, 4),
            round(one.low, 4),
            round(one.high, 4),
            one.real,
        )
        for one in found.figures
    ]
    return LabProgress(state, found.games, of, found.looked, figures)
