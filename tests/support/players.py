"""Scripted players: many tables over real HTTP and WebSockets, and a memory of all that was acknowledged and told.

A command is sent again, under the same id, at one worker or another, until it is answered; a socket that breaks is
opened again. `hold_against` then compares what the players remember with what the database has.
"""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from lair.engine.types import Seat
from lair.server import store
from lair.server.entries import Played, Undone
from lair.server.live_table import deck_from
from lair.server.settings import Limits
from lair.server.store import Store, StoredTable
from lair.server.table import Table
from lair.table.game import Game
from tests.support.house import Door
from tests.support.waiting import wait_until_async
from tests.support.wire import Answer, Line

COMMAND_SECONDS = 90.0  # for an answer, restarts included
WORKER_SECONDS = 10.0  # for the answer of one worker
CONNECTIONS = 64  # to each worker
MIN_PAUSE, MAX_PAUSE = 0.05, 0.5  # seconds between two tries
REST = 0.25  # seconds from a table's command to its next: all are busy, and the machine has time for their server
TABLES_AT_ONCE = 24  # while tables are opened


@dataclass(frozen=True)
class Person:
    cookie: str
    worker: int  # where they turn to first


@dataclass(frozen=True)
class Done:
    """A command that was acknowledged."""

    table: str
    command: str
    version: int
    data: dict[str, Any]  # what its entry must say, beside the seat


@dataclass
class Seen:
    """What one seat knows: the latest that it was told."""

    version: int = 0
    actions: list[dict[str, Any]] = field(default_factory=list)
    undo: bool = False


@dataclass
class Party:
    """A table, and who sits there; chairs without a person are bots'."""

    id: str
    people: list[Person]
    watched: list[int]  # seats with a socket
    wanted: tuple[str, int, Sequence[str]]  # its game, its players, its bots
    seen: list[Seen] = field(default_factory=list)
    acknowledged: int = 0  # the latest version that any command led to
    heard: dict[int, int] = field(default_factory=dict)  # by seat with a socket: the latest version on it
    turn: int = 0  # whose it seems to be
    over: bool = False

    def learn(self, seat: int, word: dict[str, Any]) -> None:
        """What a state or a step says; an older one says nothing new."""
        if "actions" in word and word["version"] >= self.seen[seat].version:
            self.seen[seat] = Seen(word["version"], word["actions"], word["undo"])
            self.turn = (word["view"] or {}).get("turn") or 0
        if "info" in word:
            self.over = word["info"]["status"] not in ("open", "playing")

    @property
    def to_move(self) -> int | None:
        """A seat that knows of something it may do, and of nothing later."""
        latest = max((seen.version for seen in self.seen), default=0)
        seats = [seat for seat, seen in enumerate(self.seen) if seen.actions and seen.version == latest]
        return seats[0] if seats else None


class ScriptedPlayers:
    """All the scripted players of one test. Persons are spread over the workers."""

    def __init__(self, houses: Sequence[Door], seed: int) -> None:
        self.houses = houses
        self.dice = random.Random(seed)
        self.parties: list[Party] = []
        self.done: list[Done] = []
        self.refused: list[tuple[str, str]] = []
        self.told: dict[tuple[str, int], tuple[str, int | None]] = {}  # kind and action of what sockets heard
        self.troubles: list[str] = []  # what must never be
        self.again = 0  # times something was asked once more
        self.put_off: Counter[str] = Counter()  # requests that were answered with 500 or more, by status and code
        self.closed: Counter[int] = Counter()  # sockets, by code
        self.playing = True
        self._lines = [Line(house.port, CONNECTIONS, house.tls) for house in houses]
        self._people: list[Person] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._players: list[asyncio.Task[None]] = []
        self._commands = 0

    # Asking

    async def ask(self, person: Person, method: str, path: str, body: Any = None) -> Answer:
        """Until somebody answers; at another worker if one does not."""
        worker = person.worker
        until, pause = time.monotonic() + COMMAND_SECONDS, MIN_PAUSE
        while time.monotonic() < until:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(WORKER_SECONDS):
                    answer = await self._lines[worker % len(self._lines)].ask(method, path, person.cookie, body)
                if answer.status < 500:
                    return answer
                self.put_off[f"{answer.status} {answer.code}".strip()] += 1
            self.again += 1
            worker += 1
            await asyncio.sleep(pause * self.dice.uniform(0.5, 1.5))
            pause = min(MAX_PAUSE, 2 * pause)
        raise AssertionError(f"no answer to {method} {path}")

    async def command(self, party: Party, seat: int, do: str, **more: Any) -> bool:
        """Carry a command out, once, however often it must be said."""
        self._commands += 1
        command = {"id": f"c{self._commands}", "do": do, **more}
        answer = await self.ask(party.people[seat], "POST", f"/api/tables/{party.id}/commands", command)
        said = answer.json
        if answer.status == 200:
            data = {name: value for name, value in more.items() if name in ("action", "text")}
            self.done.append(Done(party.id, command["id"], said["version"], data))
            party.acknowledged = max(party.acknowledged, said["version"])
            return True
        if answer.status not in (409, 422):
            self.troubles.append(f"{command} at {party.id}: {answer}")
        self.refused.append((party.id, command["id"]))
        if said.get("state"):
            party.learn(seat, said["state"])
        return False

    # Sitting down

    async def come_in(self, many: int) -> None:
        for number in range(many):
            stranger = Person("", number % len(self.houses))
            answer = await self.ask(stranger, "POST", "/api/people", {"name": f"Person {number}"})
            self._people.append(Person(answer.cookie, stranger.worker))

    async def open(self, many: int) -> None:
        """Tables of both games, some with bots; most with one socket, some with one for every seat."""
        waiting = iter(range(many))

        async def some() -> None:
            for number in waiting:
                game, players = ("meeples", 2 + number % 3) if number % 5 == 4 else ("mighty", 3 + number % 3)
                bots = ("apprentice",) if number % 10 == 3 else ()
                await self.sit_down(game, players, bots, everyone_listens=number % 4 == 0)

        await asyncio.gather(*(some() for _ in range(TABLES_AT_ONCE)))

    async def sit_down(self, game: str, players: int, bots: Sequence[str], *, everyone_listens: bool) -> Party:
        people = self.dice.sample(self._people, players - len(bots))
        self._commands += 1
        wanted = {"id": f"c{self._commands}", "game": game, "players": players, "bots": list(bots)}
        opened = await self.ask(people[0], "POST", "/api/tables", wanted)
        assert opened.status == 200, opened
        everyone = list(range(len(people)))
        watched = everyone if everyone_listens else [self.dice.choice(everyone)]
        party = Party(opened.json["table"], people, watched, (game, players, bots), [Seen() for _ in people])
        for seat in everyone[1:]:
            assert await self.command(party, seat, "sit")  # the next one
        assert await self.command(party, 0, "start")
        self.parties.append(party)
        return party

    # Playing

    def start(self) -> None:
        """Everyone plays, and everyone with a socket listens."""
        for party in self.parties:
            self._start(party)

    def _start(self, party: Party) -> None:
        self._players.append(self._spawn(self._play(party)))
        for seat in party.watched:
            self._spawn(self._watch(party, seat))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        return task

    async def _play(self, party: Party) -> None:
        while self.playing and not party.over:
            seat = party.to_move
            if seat is None:
                await self._look(party)
                continue
            seen = party.seen[seat]
            chance = self.dice.random()
            if chance < 0.03:
                await self.command(party, seat, "say", text=f"Word {self._commands}")
            if seen.undo and chance < 0.1:
                await self.command(party, seat, "undo", version=seen.version)
            else:
                action = self.dice.choice(seen.actions)["number"]
                await self.command(party, seat, "play", version=seen.version, action=action)
            if seen.version == party.seen[seat].version:
                party.seen[seat] = Seen(seen.version)  # nothing to do until something new is known
            await asyncio.sleep(REST * self.dice.uniform(0.5, 1.5))
        if self.playing:  # there is always something to play
            game, players, bots = party.wanted
            everyone = len(party.watched) == len(party.people)
            self._start(await self.sit_down(game, players, bots, everyone_listens=everyone))

    async def _look(self, party: Party) -> None:
        """Ask, seat by seat, until one may move; if only a bot may, wait a little."""
        for place in range(len(party.people)):
            seat = (party.turn + place) % len(party.people)
            answer = await self.ask(party.people[seat], "GET", f"/api/tables/{party.id}")
            assert answer.status == 200, answer
            word = answer.json
            if word["version"] < party.acknowledged:
                self.troubles.append(f"{party.id} was at {party.acknowledged}, and then at {word['version']}")
            party.learn(seat, word)
            if party.over or party.to_move is not None:
                return
        await asyncio.sleep(0.1)

    # Listening

    async def _watch(self, party: Party, seat: int) -> None:
        person, pause = party.people[seat], MIN_PAUSE
        worker = person.worker
        while True:
            house = self.houses[worker % len(self.houses)]
            address = f"{house.socket_url}/api/tables/{party.id}/live"
            known = party.acknowledged
            try:
                cookie = {"cookie": person.cookie}
                given: dict[str, Any] = {"additional_headers": cookie, "proxy": None, "ping_interval": None}
                async with connect(address, ssl=house.tls, **given) as socket:
                    pause = MIN_PAUSE
                    await self._listen(socket, party, seat, known)
            except ConnectionClosed as closed:
                self.closed[closed.rcvd.code if closed.rcvd else 1006] += 1
            except (OSError, WebSocketException, TimeoutError):
                worker += 1
            party.heard.pop(seat, None)
            await asyncio.sleep(pause * self.dice.uniform(0.5, 1.5))
            pause = min(MAX_PAUSE, 2 * pause)

    async def _listen(self, socket: ClientConnection, party: Party, seat: int, known: int) -> None:
        """Versions come one by one; a whole state may come at any time, and never goes back."""
        version = None
        while True:
            word = msgspec.json.decode(await socket.recv())
            if word["say"] == "state":
                if word["version"] < (known if version is None else version):
                    self.troubles.append(f"socket at {party.id}: state {word['version']} after {version}, {known}")
                version = word["version"]
            elif word["say"] == "step":
                if version is None or word["version"] != version + 1:
                    self.troubles.append(f"socket at {party.id}: step {word['version']} after {version}")
                version = word["version"]
                self._note(party, word)
            else:
                continue
            party.heard[seat] = version
            party.learn(seat, word)

    def _note(self, party: Party, word: dict[str, Any]) -> None:
        """Everyone is told the same."""
        entry = word["entry"]
        heard = entry["kind"], entry["action"]["number"] if "action" in entry else None
        if self.told.setdefault((party.id, word["version"]), heard) != heard:
            self.troubles.append(f"{party.id}, version {word['version']}: {heard} and something else")

    # The end

    async def everyone_listens(self) -> None:
        """Wait until every socket is connected."""
        await wait_until_async(
            lambda: all(len(party.heard) == len(party.watched) for party in self.parties),
            COMMAND_SECONDS,
            "sockets are missing",
        )

    async def get_on(self, commands: int) -> None:
        """Wait until this many more commands are acknowledged."""
        wanted = len(self.done) + commands
        await wait_until_async(lambda: len(self.done) >= wanted, COMMAND_SECONDS, "nothing goes on")

    async def finish(self) -> dict[str, dict[str, Any]]:
        """Everyone finishes what they are at, and listens on; then what the house says when no bot is to move."""
        self.playing = False
        await asyncio.gather(*self._players)
        states: dict[str, dict[str, Any]] = {}
        for party in self.parties:
            party.seen = [Seen() for _ in party.people]
            while not party.over and party.to_move is None:
                await self._look(party)
            states[party.id] = (await self.ask(party.people[0], "GET", f"/api/tables/{party.id}")).json
        return states

    async def all_heard(self, states: dict[str, dict[str, Any]]) -> None:
        """Wait until every socket has got the last version of its table."""

        def behind() -> list[tuple[str, int, int, int]]:
            return [
                (party.id, seat, version, states[party.id]["version"])
                for party in self.parties
                for seat, version in party.heard.items()
                if version < states[party.id]["version"]
            ]

        await wait_until_async(lambda: not behind(), COMMAND_SECONDS, lambda: f"not told: {behind()[:5]}")

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in self._lines:
            line.close()
        for task in self._tasks:
            if not task.cancelled() and task.exception() is not None:
                self.troubles.append(repr(task.exception()))


# What the database has


def hold_against(players: ScriptedPlayers, database: str, states: dict[str, dict[str, Any]]) -> int:
    """Every acknowledged command is there once and where it was acknowledged; every game replays. Returns the moves."""
    assert players.troubles == []
    kept = Store(database)
    moves = 0
    try:
        for party in players.parties:
            found = kept.read_now(store.whole_table, party.id)
            assert found is not None, party.id
            moves += check_table(players, party, found, states[party.id])
    finally:
        kept.engine.dispose()
    return moves


def check_table(players: ScriptedPlayers, party: Party, found: StoredTable, state: dict[str, Any]) -> int:
    entries = found.entries
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1)), "versions have no gaps"
    assert found.version == len(entries) == state["version"]
    by_command = Counter(entry.command for entry in entries if entry.command is not None)
    assert not by_command or max(by_command.values()) == 1, "nothing was done twice"
    places = {entry.command: entry for entry in entries}
    for done in players.done:
        if done.table == party.id:
            entry = places[done.command]
            assert entry.version == done.version
            assert done.data.items() <= msgspec.to_builtins(entry.body).items()
    for table_id, command in players.refused:
        assert table_id != party.id or command not in places, "what was refused was not done"
    for (table_id, version), heard in players.told.items():
        if table_id == party.id:
            entry = entries[version - 1]
            assert heard == (entry.body.kind, entry.body.action if isinstance(entry.body, Played) else None)
    check_replay(party.id, found, state)
    return sum(isinstance(entry.body, Played) for entry in entries)


def check_replay(table_id: str, found: StoredTable, state: dict[str, Any]) -> None:
    """Folded as the house does it, and played anew from the cards, the seed and the actions alone."""
    deck = deck_from(found.game, found.cards)
    table = Table(table_id, deck, found.seed, found.invite, Limits())
    actions: list[int] = []
    for entry in found.entries:
        table.take(entry)
        if isinstance(entry.body, Played):
            actions.append(entry.body.action)
        elif isinstance(entry.body, Undone):
            actions.pop()
    seats = [Seat(chair.name or chair.faction.capitalize(), chair.faction, chair.bot) for chair in table.chairs]
    game = Game(found.game, seed=found.seed, options=table.settings.options, cards=deck, seats=seats)
    for action in actions:
        game.play(action)
    assert table.game is not None
    assert table.game.fingerprint == game.fingerprint
    assert msgspec.json.decode(msgspec.json.encode(game.view(state["seat"]))) == state["view"]
