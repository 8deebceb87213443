"""Knowledge over the wire: whatever a seat or a spectator receives is the same, byte for byte, when all that it may
not know is redrawn. Requests, refusals, hints, the stream, lists and logs, in random positions of both games.
"""

import logging
import random
import re
from typing import Any

import pytest

from lair.server import bot_pool
from lair.server.bot_pool import Answer, Question
from lair.server.entries import Entry, Played
from lair.server.table import Position, Table, encode
from lair.table.game import Game
from tests.rules.test_knowledge import redraw as redraw_castle
from tests.rules.test_meeples_knowledge import redraw as redraw_city
from tests.support.guests import Guest, OpenHouse, seeded, simulate

TABLES: dict[str, list[dict[str, Any]]] = {
    "mighty": [{"players": 3}, {"players": 4, "options": ["new-rules", "line-up"]}],
    "meeples": [{"players": 2}, {"players": 3, "options": ["towers"]}],
}
SEED = 6  # of every table
SEEN = re.compile(rb'"seen":[0-9.]+')  # when a session was last used: noted now and then, at any time
people_at: dict[str, list[str]] = {}  # by table: who sits there
CASES = [(game, number) for game, tables in TABLES.items() for number in range(len(tables))]


def redrawn(game: Game, seat: int | None, dice: random.Random) -> Game:
    """The same game as far as a seat can tell."""
    if game.rules.name == "mighty":
        return redraw_castle(game, seat, dice)
    other = game.fresh()
    other.states[:] = game.states
    other._log = game._log
    redraw_city(other.states[0], -1 if seat is None else seat, dice)
    return other


class Here:
    """Bots think in this very process, so that a hint is the search's own."""

    waiting = 0

    async def warm_up(self, games: tuple[str, ...]) -> None:
        pass

    async def ask(self, question: Question, who: str) -> Answer:
        return bot_pool.answer(question)

    def stop(self) -> None:
        pass


async def seated_table(house: OpenHouse, game: str, settings: dict[str, Any]) -> tuple[str, list[Guest]]:
    """A table of people, begun."""
    people = await house.guests(*[f"Player {number}" for number in range(settings["players"])])
    with seeded(SEED):
        table = await people[0].opens(game, hints=True, **settings)
    for person in people[1:]:
        await person.does(table, "sit")
    await people[0].does(table, "start")
    people_at[table] = [(await person.json("/api/me"))["person"] for person in people]
    return table, people


async def play_on(people: list[Guest], table: str, house: OpenHouse, moves: int, dice: random.Random) -> None:
    for _ in range(moves):
        live = await house.service.live_table(table)
        game, actor = live.table.game, live.table.actor
        if game is None or actor is None:
            return
        action = dice.choice(game.legal_numbers)
        await people[actor].does(table, "play", version=live.table.version, action=action)


async def all_that_comes(guest: Guest, table: str) -> list[bytes]:
    """Everything somebody can get out of the house about a table without changing it."""
    found = []
    base = f"/api/tables/{table}"
    for path in ("", "/hint", "/replay", "/cards", "/texts", "/ratings", "?seat=0", "?seat=5"):
        answered = await guest.get(base + path)
        found.append(bytes([answered.status_code % 256]) + answered.content)
    for which in ("mine", "open", "watch"):
        found.append((await guest.get("/api/tables", list=which)).content)
    for path in ("/api/me/data", "/api/online", "/api/games/mighty/board", "/api/find", "/api/me/blocks"):
        found.append((await guest.get(path)).content)
    for person in sorted(people_at[table]):
        found.append((await guest.get(f"/api/people/{person}")).content)
    seen = await guest.state(table)
    version, legal = seen["version"], [action["number"] for action in seen["actions"]]  # as far as the guest knows
    actions: list[int | str] = [*range(0, 180, 7), "9@9z", "nonsense", 5000]
    for action in (*range(0, 180, 5), "9@9z", "done"):
        found.append((await guest.get(f"{base}/why", action=action)).content)
    for action in (action for action in actions if action not in legal):
        found.append((await guest.command(table, "play", version=version, action=action)).content)
    found.append((await guest.command(table, "play", version=version - 1, action=0)).content)  # stale
    found.append((await guest.command(table, "start")).content)
    found.append((await guest.command(table, "reclaim")).content)
    async with guest.ear(table) as ear:
        found.append(encode(await ear.state()))
        await ear.says(say="resync")
        found.append(encode(await ear.state()))
    return [SEEN.sub(b"", one) for one in found]


@pytest.mark.parametrize(("game", "number"), CASES)
async def test_whatever_is_received_does_not_depend_on_what_is_hidden(
    house: OpenHouse, game: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(monkeypatch, mighty=40, meeples=40)
    house.service.bot_pool = Here()  # type: ignore[assignment]
    settings = TABLES[game][number]
    table, people = await seated_table(house, game, settings)
    dice = random.Random(number)
    changed = 0
    for _ in range(3):
        await play_on(people, table, house, dice.randrange(1, 12 if game == "mighty" else 60), dice)
        live = await house.service.live_table(table)
        true = live.table.game
        if true is None or true.over:
            break
        for seat, guest in [*enumerate(people), (None, house.stranger())]:
            live.table.game = true
            before = await all_that_comes(guest, table)
            live.table.game = redrawn(true, seat, dice)
            changed += live.table.game.states.tobytes() != true.states.tobytes()
            after = await all_that_comes(guest, table)
            live.table.game = true
            assert after == before
    assert changed > 3, "the test must compare different games"


@pytest.mark.parametrize(("game", "number"), CASES)
async def test_the_law_notices_a_view_that_tells_too_much(house: OpenHouse, game: str, number: int) -> None:
    table, people = await seated_table(house, game, TABLES[game][number])
    live = await house.service.live_table(table)
    true = live.table.game
    assert true is not None
    plain, leaky = await all_that_comes(people[0], table), []
    honest = Game.view
    for game_now in (true, redrawn(true, 0, random.Random(1))):
        live.table.game = game_now
        try:
            Game.view = lambda self, seat: {"hidden": self.states.tobytes().hex()}  # type: ignore[method-assign, assignment]
            leaky.append(await all_that_comes(people[0], table))
        finally:
            Game.view = honest  # type: ignore[method-assign]
    live.table.game = true
    assert leaky[0] != leaky[1]
    assert await all_that_comes(people[0], table) == plain


@pytest.mark.parametrize(("game", "number"), CASES)
async def test_no_step_tells_more_than_what_happened(house: OpenHouse, game: str, number: int) -> None:
    """The stream and the history: every step of a game that turns nothing up, with everything else redrawn."""
    settings = TABLES[game][number]
    table, people = await seated_table(house, game, settings)
    dice = random.Random(7 + number)
    ids = [await guest.json("/api/me") for guest in people]
    compared = 0
    for _ in range(40 if game == "mighty" else 80):
        live = await house.service.live_table(table)
        now = live.table
        if now.game is None or now.actor is None:
            break
        action = dice.choice(now.game.legal_numbers)
        entry = Entry(now.version + 1, Played(now.actor, action), None, None, 1.0, 1.0)
        for seat in (*range(settings["players"]), None):
            person = None if seat is None else ids[seat]["person"]
            told = [step_in(now, world, entry, person, seat) for world in (now.game, redrawn(now.game, seat, dice))]
            if None not in told:
                assert told[0] == told[1]
                compared += 1
        await people[now.actor].does(table, "play", version=now.version, action=action)
    assert compared > 20


@pytest.mark.parametrize(("game", "number"), CASES)
async def test_the_history_is_the_same_in_every_world_that_fits(
    house: OpenHouse, game: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every position of the game so far, with all that the looker cannot know redrawn, while it runs and after it."""
    settings = TABLES[game][number]
    table, people = await seated_table(house, game, settings)
    dice = random.Random(11 + number)
    await play_on(people, table, house, 14 if game == "mighty" else 60, dice)
    honest = Table.position
    changed = 0

    def elsewhere(self: Table, seat: Any) -> Position:
        nonlocal changed
        true = self.game
        if true is None:
            return honest(self, seat)
        self.game = redrawn(true, seat, dice)
        changed += self.game.states.tobytes() != true.states.tobytes()
        seen = honest(self, seat)
        self.game = true
        return seen

    async def told(guest: Guest, **query: Any) -> list[bytes]:
        path = f"/api/tables/{table}/history"
        return [(await guest.get(path, views=views, **query)).content for views in ("true", "false")]

    async def compare(guest: Guest, **query: Any) -> None:
        before = await told(guest, **query)
        with monkeypatch.context() as patched:
            patched.setattr(Table, "position", elsewhere)
            assert await told(guest, **query) == before

    stranger = house.stranger()
    for guest in (*people, stranger):
        await compare(guest)
    for person in people:
        await person.does(table, "resign")
    for seat in range(settings["players"]):
        await compare(stranger, seat=seat)
    assert changed > 100, "the test must compare different games"


def step_in(table: Table, world: Game, entry: Entry, person: str | None, seat: int | None) -> bytes | None:
    """The message for somebody if this is how things are; None if the move turned something up or cannot be."""
    other = table.unfolded()
    other.__dict__.update({**table.__dict__, "game": world.fresh(), "answered": {}})
    assert other.game is not None
    other.game.states[:] = world.states
    other.game._log = list(world._log)
    assert isinstance(entry.body, Played)
    if entry.body.action not in other.game.legal_numbers:
        return None  # the move itself tells that things are otherwise
    move = other.take(entry)
    assert move is not None
    if any(other.game.adapter.reveals(event) for event in move.events):
        return None
    return encode(other.step(entry, move, person, seat))


async def test_logs_say_what_was_asked_and_not_what_is_hidden(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await seated_table(house, "mighty", {"players": 3})
    live = await house.service.live_table(table)
    true = live.table.game
    assert true is not None
    lines = []
    with caplog.at_level(logging.INFO, logger="lair"):
        for world in (true, redrawn(true, 0, random.Random(3))):
            live.table.game = world
            caplog.clear()
            await all_that_comes(people[0], table)
            lines.append([(r.name, r.getMessage(), vars(r).get("path"), vars(r).get("status")) for r in caplog.records])
    assert lines[0] == lines[1]
    assert lines[0]
