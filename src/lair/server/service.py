"""The hall: the tables that somebody is at, what people and bots do there, and who is told.

Commit, then acknowledge, then tell. Every look at a table and every change is made under its lock, so nobody sees
what is not on the disk yet. Whatever another worker did comes in by `catch_up`.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from lair.engine.deck import Deck
from lair.engine.types import Move
from lair.errors import LairError, OptionError
from lair.games import GAMES, rules_of
from lair.games.decks import build
from lair.server import entries as e
from lair.server import metrics, store
from lair.server.bot_pool import Thinking, question_of
from lair.server.entries import Entry
from lair.server.review import Reviews, review_of
from lair.server.settings import Settings
from lair.server.store import Opens, Store, Unit
from lair.server.table import (
    BOT,
    OPEN,
    PERSON,
    PLAYING,
    Opening,
    Refused,
    Table,
    clean_name,
    encode,
    lesson_opening,
    opening,
)
from lair.table.game import A_BOTS_OWN, IMAGINED, stream_of

if TYPE_CHECKING:
    from lair.server.pubsub import News

MOST_WAITING = 64  # messages for one socket; more, and it gets the whole state anew instead
STUCK = 10.0  # seconds until a bot that another worker should have asked is asked here
SIGNS = 20.0  # seconds between notes of who is there
TRIES = 20  # against other workers
QUIET = (e.PLAYED, e.UNDONE, e.SAID)  # what lists of tables do not show
SEATING = (e.SAT, e.STOOD, e.BEGAN)  # what changes who looks through whose eyes
Item = TypeVar("Item")
log = logging.getLogger("lair.hall")


class Guest:
    """One live stream: a person's or a stranger's eyes on a table."""

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.waiting: deque[bytes] = deque()
        self.bell = asyncio.Event()
        self.behind = False  # missed something: the whole state must come next

    def give(self, message: bytes) -> None:
        """Queue a message; who does not listen gets the whole state later instead of every step."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.behind = True
            metrics.BEHIND.inc()
        if not self.behind:
            self.waiting.append(message)
        self.bell.set()


class Place:
    """A table in memory, with who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.used = time.monotonic()
        self.stale = False  # memory and disk may differ: read again
        self.bot: asyncio.Task[None] | None = None

    @property
    def thinks(self) -> bool:
        """Whether a bot is at it."""
        return self.bot is not None and not self.bot.done()


class Hall:
    """All the tables of one worker."""

    def __init__(self, settings: Settings, kept: Store) -> None:
        self.settings = settings
        self.store = kept
        self.thinking = Thinking(settings.thinkers)
        self.news = self._news(settings.redis) if settings.redis else None
        self.places: dict[str, Place] = {}
        self.reviews = Reviews()
        self._reviewing: asyncio.Task[None] | None = None
        self.ready = False
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._signs: dict[tuple[str, str], bool] = {}
        self._up, self._up_at = 0.0, time.monotonic()

    def _news(self, url: str) -> "News":
        """Redis is an extra: only a house of many workers needs it."""
        try:
            from lair.server.pubsub import News
        except ModuleNotFoundError:
            raise OptionError("cluster-missing") from None
        try:
            return News(url, self.heard)
        except ValueError:
            raise OptionError("redis-url", url=url.split("@")[-1]) from None

    async def open_doors(self) -> None:
        """Read the time, hear the news, and let bots go on that were thinking when the house closed."""
        self.store.start()
        self._up, self._up_at = await self.store.write(store.beat, time.time()), time.monotonic()
        if self.news is not None:
            self.news.start()
        self._spawn(self._keep_time())
        self._spawn(self._keep_order())
        self._spawn(self._warm_up())

    async def _warm_up(self) -> None:
        await self.thinking.warm_up(tuple(sorted(GAMES)))
        self.ready = True
        await self._look_for_due(self.up() if self.news is None else self.up() - STUCK)

    async def close_doors(self) -> None:
        """Everything that was acknowledged is on the disk already; what is under way is finished."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.news is not None:
            await self.news.stop()
        await self.store.stop()
        self.thinking.stop()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a task failed", exc_info=problem)

    def up(self) -> float:
        """The house's own time: seconds that it has been open."""
        return self._up + time.monotonic() - self._up_at

    # Tables in memory

    async def place(self, table_id: str) -> Place:
        """The table, read if it must be."""
        place = self.places.get(table_id)
        if place is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load_place(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            place = await asyncio.shield(task)
        place.used = time.monotonic()
        return place

    async def _load_place(self, table_id: str) -> Place:
        place = Place(await self._load(table_id))
        self.places[table_id] = place
        metrics.TABLES.set(len(self.places))
        return place

    async def _load(self, table_id: str, upto: int | None = None) -> Table:
        """Fold all that is kept of a table."""
        found = await self.store.read(store.whole_table, table_id)
        if found is None:
            raise Refused(404, "no-such-table")
        row, kept, cards = found
        if rules_of(row["game"]).version != row["rules"]:
            raise Refused(410, "table-rules", version=row["rules"], ours=rules_of(row["game"]).version)
        table = Table(table_id, deck_from(row["game"], cards), int(row["seed"]), row["invite"])
        for entry in kept:
            if upto is None or entry.version <= upto:
                table.take(entry)
        return table

    @contextlib.asynccontextmanager
    async def at(self, table_id: str, *, newest: bool = False) -> AsyncIterator[Place]:
        """The table, with its lock, as it is on the disk; ``newest``: with what no news has told of yet."""
        place = await self.place(table_id)
        async with place.lock:
            if place.stale:
                await self._read_again(place)
            elif newest:
                await self._hear_others(place)
            yield place

    async def _read_again(self, place: Place) -> None:
        """Memory may be ahead of the disk: fold what is kept, and tell what guests have not seen."""
        seen = place.table.version - 1  # the latest entry is the one in doubt
        place.table = await self._load(place.table.id, upto=seen)
        place.stale = False
        await self._catch_up(place)

    async def _hear_others(self, place: Place) -> bool:
        """Whether other workers, if there are any, have added something that was not known here."""
        before = place.table.version
        if self.news is not None:
            await self._catch_up(place)
        return place.table.version > before

    async def _catch_up(self, place: Place) -> None:
        """What other workers added."""
        for entry in await self.store.read(store.entries_after, place.table.id, place.table.version):
            self._tell(place, entry, place.table.take(entry))

    async def heard(self, table_id: str, version: int) -> None:
        """Another worker added something. No table waits for another's lock."""
        place = self.places.get(table_id)
        if place is not None and version > place.table.version:
            self._spawn(self._catch_up_to(place, version))

    async def _catch_up_to(self, place: Place, version: int) -> None:
        async with place.lock:
            if version > place.table.version and not place.stale:
                with contextlib.suppress(SQLAlchemyError):  # the next look will find it
                    await self._catch_up(place)

    # Acting

    async def open_table(self, person: str, name: str, command: str | None, asked: dict[str, Any]) -> str:
        """A new table, with the host at it; the same command opens no second one."""
        if command is not None:
            before = await self.store.read(store.opened_by, person, command)
            if before is not None:
                return before
        await self._check_seats(person, hosting=True)
        made = lesson_opening(asked["lesson"]) if "lesson" in asked else opening(asked)
        start = "lesson" in asked or bool(asked.get("start"))
        opens = self._opens(made, person, clean_name(name, self.settings.limits), command, start)
        if not await self.store.keep(Unit(opens.row["id"], 0, {}, opens=opens)):
            assert command is not None
            first = await self.store.read(store.opened_by, person, command)
            assert first is not None
            return first
        if opens.row["waits_for"] == BOT:
            self._nudge(await self.place(opens.row["id"]))
        return str(opens.row["id"])

    async def _check_seats(self, person: str, *, hosting: bool = False) -> None:
        """Nobody sits everywhere."""
        limits = self.settings.limits
        hosted, held = await self.store.read(store.how_many, person)
        if (hosting and hosted >= limits.tables) or held >= limits.seats:
            raise Refused(429, "too-many-tables", tables=limits.tables)

    def _opens(self, made: Opening, person: str, name: str, command: str | None, start: bool) -> Opens:
        """The first entries, folded once to know what lists will show."""
        table = Table(secrets.token_hex(6), made.deck, made.seed, made.invite)
        kept: list[Entry] = []

        def add(kind: str, data: dict[str, Any]) -> None:
            entry = self._entry(table, kind, data, person, None)
            table.take(entry)
            kept.append(entry)

        add(e.OPENED, {"settings": made.settings, "host": person})
        limits = self.settings.limits
        free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
        for number, _ in enumerate(free if made.settings["hot_seat"] else free[:1]):
            own = name if number == 0 else f"{name[: limits.name - 3]} {number + 1}"
            add(*table.decide({"do": "sit", "name": own}, person, own, limits))
        if start:
            add(*table.decide({"do": "start"}, person, name, limits))
        deck = store.deck_row(made.game, made.deck.content)
        row = {
            **self._row(table),
            "id": table.id,
            "game": made.game,
            "digest": deck["digest"],
            "rules": rules_of(made.game).version,
            "seed": str(made.seed),
            "invite": made.invite,
            "host": person,
            "command": command,
            "private": made.settings["private"],
            "opened": table.opened,
            "summary": table.summary(),
        }
        return Opens(row, kept, deck, [person])

    async def act(self, table_id: str, person: str, name: str, command: dict[str, Any]) -> int:
        """Carry out a command; the version it led to. The same command again has the same answer."""
        if command["do"] == "stand-in":
            command = {**command, "away": await self._away(table_id, command["seat"])}
        async with self.at(table_id) as place:
            for _ in range(TRIES):
                table = place.table
                done = table.answered.get(person, {}).get(command["id"])
                if done is not None:
                    return done
                try:
                    if not table.admits(person, command.get("invite")):
                        raise Refused(404, "no-such-table")
                    return await self._carry_out(place, person, name, command)
                except Behind:
                    continue
                except Refused:  # perhaps only because the news has not come yet
                    if not await self._hear_others(place):
                        raise
            raise Refused(503, "busy")

    async def _carry_out(self, place: Place, person: str, name: str, command: dict[str, Any]) -> int:
        table = place.table
        if command["do"] == "rematch":
            return await self._rematch(place, person, name, command)
        kind, data = table.decide(command, person, name, self.settings.limits)
        entry = self._entry(table, kind, data, person, command["id"])
        if kind == e.SAT:
            await self._check_seats(person)
        left = kind == e.STOOD and table.seats_of(person) == [data["seat"]] and person != table.host
        await self._add(place, entry, joins=person if kind == e.SAT else None, leaves=person if left else None)
        self.sign_of_life(person, table.id)
        return entry.version

    async def _rematch(self, place: Place, person: str, name: str, command: dict[str, Any]) -> int:
        """The same again; the others find it by ``next``, and whoever was invited still is."""
        table = place.table
        if table.status in (OPEN, PLAYING):
            raise Refused(409, "not-over")
        own = table.seats_of(person)
        if not own:
            raise Refused(403, "no-seat-here")
        if table.next_table is not None:
            raise Refused(409, "rematch-there")
        made = Opening(table.settings["game"], dict(table.settings), table.deck, invite=table.invite)
        if table.settings.get("lesson") is not None:
            made.seed = lesson_opening(table.settings["lesson"]).seed
        opens = self._opens(made, person, table.chairs[own[0]].name, None, False)
        entry = self._entry(table, e.REMATCHED, {"table": opens.row["id"]}, person, command["id"])
        await self._add(place, entry, opens=opens)
        return entry.version

    def _entry(self, table: Table, kind: str, data: dict[str, Any], person: str | None, command: str | None) -> Entry:
        return Entry(table.version + 1, kind, data, person, command, time.time(), self.up())

    async def _add(
        self,
        place: Place,
        entry: Entry,
        joins: str | None = None,
        leaves: str | None = None,
        opens: Opens | None = None,
    ) -> None:
        """Commit an entry, then tell; `Behind` if another worker was first."""
        table = place.table
        place.stale = True  # until we know
        move = table.take(entry)
        loud = entry.kind not in QUIET or table.status != PLAYING
        unit = Unit(table.id, entry.version - 1, self._row(table), entry, None, joins, leaves, opens)
        if loud and entry.kind != e.SAID:
            unit.summary = table.summary()
        with metrics.COMMIT.time():
            kept = await self.store.keep(unit)
        if not kept:
            await self._read_again(place)
            raise Behind
        place.stale = False
        self._tell(place, entry, move)
        if self.news is not None:
            self._spawn(self.news.tell(table.id, entry.version))
        self._nudge(place)

    def _row(self, table: Table) -> dict[str, Any]:
        """The columns that change with entries."""
        waits_for = None if table.actor is None else BOT if table.bot_to_move else PERSON
        return {
            "version": table.version,
            "status": table.status,
            "free": sum(not chair.taken for chair in table.chairs),
            "waits_for": waits_for,
            "turn": table.chairs[table.actor].person if table.actor is not None and waits_for == PERSON else None,
            "deadline": table.deadline,
            "touched": table.touched,
            "touched_up": table.touched_up,
        }

    # Telling

    def _tell(self, place: Place, entry: Entry, move: Move | None) -> None:
        """Every guest, each by their own eyes."""
        made: dict[tuple[Any, ...], bytes] = {}
        if entry.kind in SEATING:
            for guest in place.guests:
                guest.seat = place.table.eyes_now(guest.person, guest.seat)
        for guest in place.guests:
            key: tuple[Any, ...] = (guest.person, guest.seat)
            if move is not None and place.table.status == PLAYING and place.table.settings["clock"] is None:
                key = (guest.seat,)  # nothing in it depends on who somebody is beyond that
            if key not in made:
                made[key] = encode(place.table.step(entry, move, guest.person, guest.seat))
            guest.give(made[key])

    # Bots

    def _nudge(self, place: Place) -> None:
        """If a bot is to move, let it think."""
        if place.table.bot_to_move is not None and not place.thinks:
            place.bot = self._spawn(self._let_bots_play(place.table.id))

    async def _let_bots_play(self, table_id: str) -> None:
        """Until it is a person's turn."""
        while True:
            async with self.at(table_id) as place:
                table = place.table
                bot, game, moment = table.bot_to_move, table.game, table.moment
                if bot is None or game is None or table.actor is None:
                    place.bot = None
                    return
                number, scripted = game.played, table.scripted
                seed = stream_of(game.seed, A_BOTS_OWN + table.actor) ^ number
                question = question_of(game.knowledge(stream_of(game.seed, IMAGINED + number)), bot, seed)
            action = await self.thinking.ask(question) if scripted is None else scripted
            async with self.at(table_id) as place:
                table = place.table
                if table.moment == moment:
                    entry = self._entry(table, e.PLAYED, {"seat": table.actor, "action": action}, None, None)
                    with contextlib.suppress(Behind):
                        await self._add(place, entry)

    async def hint(self, table_id: str, person: str, seat: int | None) -> list[dict[str, Any]]:
        """What the search makes of every action; the same for the same position."""
        async with self.at(table_id) as place:
            table = place.table
            if not table.settings["hints"]:
                raise Refused(403, "no-hints-here")
            own = table.eyes(person, seat)
            if own is None:
                raise Refused(403, "no-seat-here")
            game = table.game
            if game is None or table.actor != own or table.bot_to_move is not None:
                raise Refused(409, "not-your-turn")
            seed = game.played  # nothing that the game will draw from
            question = question_of(game.knowledge(seed), "adept", seed, explain=True)
            actions = {action.number: action for action in game.legal}
        try:
            found = await self.thinking.ask(question)
        except (BrokenProcessPool, TimeoutError):
            raise Refused(503, "busy") from None
        assert isinstance(found, list)
        return [
            {"action": actions[opinion.action], "visits": opinion.visits, "chance": opinion.chance} for opinion in found
        ]

    async def review(self, place: Place) -> None:
        """Begin to look at a game again; `reviews` has what came of it so far."""
        assert place.table.game is not None
        kept = await self.store.read(store.entries_after, place.table.id, 0)
        self.reviews.add(place.table.id, await asyncio.to_thread(review_of, place.table.game, kept))
        if self._reviewing is None or self._reviewing.done():
            self._reviewing = self._spawn(self.reviews.think(self.thinking))

    # People who come and go

    def sign_of_life(self, person: str, table_id: str) -> None:
        self._signs[person, table_id] = True

    async def _away(self, table_id: str, seat: int) -> bool:
        """Whether a seat's person has given no sign of life for the grace period, at any worker."""
        async with self.at(table_id) as place:
            table = place.table
            person = table.chairs[seat].person if seat < len(table.chairs) else None
            here = any(guest.person == person for guest in place.guests)
            grace = self.settings.slow_grace if table.grows_slowly else self.settings.grace
        if person is None or here:
            return False
        seen = await self.store.read(store.last_seen, table_id)
        return self.up() - seen.get(person, 0.0) > grace

    def presence(self, place: Place) -> list[bool]:
        """Which seats have somebody looking, at this worker."""
        here = {guest.person for guest in place.guests}
        return [chair.person is not None and chair.person in here for chair in place.table.chairs]

    def tell_presence(self, place: Place) -> None:
        message = encode({"say": "presence", "present": self.presence(place)})
        for guest in place.guests:
            guest.give(message)

    # Keeping time and order

    async def _keep_time(self) -> None:
        """The house's time goes on, clocks run out, bots are not forgotten, other workers' doings are seen."""
        while True:
            await asyncio.sleep(1.0)
            with contextlib.suppress(SQLAlchemyError):
                self._up, self._up_at = await self.store.write(store.beat, time.time()), time.monotonic()
                await self._look_for_due(self.up() - STUCK)

    async def _look_for_due(self, bots_since: float) -> None:
        late, stuck = await self.store.read(store.due, self.up(), bots_since)
        for table_id in late:
            with contextlib.suppress(LairError):
                await self._run_out(table_id)
        for table_id in stuck:
            with contextlib.suppress(LairError):
                async with self.at(table_id) as place:
                    if not place.thinks:
                        await self._catch_up(place)
                        self._nudge(place)

    async def _run_out(self, table_id: str) -> None:
        """A clock."""
        async with self.at(table_id) as place:
            await self._catch_up(place)
            table = place.table
            if table.deadline is not None and table.deadline <= self.up():
                entry = self._entry(table, e.TIMED_OUT, {"seat": table.actor}, None, None)
                with contextlib.suppress(Behind):
                    await self._add(place, entry)

    async def _keep_order(self) -> None:
        """Note who is there, put tables away that nobody looks at, look past Redis for what was missed."""
        signs_at = polled = time.monotonic()
        while True:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            self._put_away(now)
            with contextlib.suppress(SQLAlchemyError):
                if now - signs_at >= SIGNS:
                    signs_at = now
                    await self._note_signs()
                if self.news is not None and now - polled >= self.settings.poll:
                    polled = now
                    await self._poll()

    async def _note_signs(self) -> None:
        for table_id, place in self.places.items():
            for guest in place.guests:
                if guest.person is not None and place.table.seats_of(guest.person):
                    self._signs[guest.person, table_id] = True
        signs, self._signs = sorted(self._signs), {}
        for some in in_parts(signs, 200):  # few at a time: moves are waiting to be written
            await self.store.write(store.seen, some, self.up())

    async def _poll(self) -> None:
        for some in in_parts(list(self.places), 500):
            for table_id, version in (await self.store.read(store.versions_of, some)).items():
                await self.heard(table_id, version)

    def _put_away(self, now: float) -> None:
        """A table that nobody looks at is only on the disk."""
        for table_id, place in list(self.places.items()):
            idle = not place.guests and not place.thinks and not place.lock.locked()
            if idle and now - place.used > self.settings.resting:
                del self.places[table_id]
        metrics.TABLES.set(len(self.places))


@lru_cache(32)
def deck_from(game: str, text: str) -> Deck:
    """Cards as they were kept. Most tables play with the same, and share them."""
    return build(game, msgspec.json.decode(text), "cards")


class Behind(Exception):
    """Another worker was first; memory has been brought up to date."""


def in_parts(items: list[Item], size: int) -> Iterable[list[Item]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
