"""A database and a backup that an earlier Lair wrote (tests/fixtures): they open, replay, and games go on.

Those of Meeples & Monsters were played by rules that have changed since: they are told so, and stay as they are.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from lair.server import store
from lair.server.backup import restore
from lair.server.entries import KINDS, from_stored, stored
from lair.server.schema import entries
from lair.server.store import engine_of, reached
from lair.table.replay import verified
from tests.server.test_backup import rows_of
from tests.support.guests import Guest, OpenHouse, opened, why
from tests.support.house import sqlite

FIXTURES = Path(__file__).parent.parent / "fixtures"
SEEN: dict[str, Any] = json.loads(gzip.decompress((FIXTURES / "house.json.gz").read_bytes()))
TABLES: dict[str, dict[str, Any]] = SEEN["tables"]
CHANGED = {name for name, then in TABLES.items() if then["info"]["game"] == "meeples"}


def unpacked(folder: Path) -> None:
    (folder / "tables.db").write_bytes(gzip.decompress((FIXTURES / "tables.db.gz").read_bytes()))


def guest(house: OpenHouse, person: str) -> Guest:
    """Somebody with a cookie that is signed today: those of the fixture would expire."""
    return house.stranger(house.state.identity.sign(person))


def as_noted(entry: dict[str, Any]) -> list[Any]:
    return [entry["kind"], entry.get("seat"), entry.get("action", {}).get("text"), entry.get("text")]


def as_then(now: Any, then: Any) -> Any:
    """Without what an earlier Lair did not tell yet."""
    if isinstance(then, dict):
        return {key: as_then(now[key], value) for key, value in then.items()}
    if isinstance(then, list) and len(now) == len(then):
        return [as_then(*pair) for pair in zip(now, then, strict=True)]
    return now


async def same_as_then(house: OpenHouse) -> None:
    for name, then in TABLES.items():
        host, table = guest(house, then["host"]), then["table"]
        if name in CHANGED:
            answer = await host.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (410, "table-rules"), name
            continue
        seen = await host.state(table)
        assert seen["version"] == then["version"], name
        for field, value in then["info"].items():
            assert as_then(seen["info"][field], value) == value, (name, field)
        told = [as_noted(step["entry"]) for step in await host.steps(table)]
        assert told == then["steps"], name
        now = (await house.service.live_table(table)).table
        assert (now.game.fingerprint if now.game else None) == then["fingerprint"], name
        assert (now.game.scores if now.game else None) == then["scores"], name
        versions = {
            person: {command: done[0] for command, done in all_of.items()} for person, all_of in now.answered.items()
        }
        assert versions == then["answered"], name
    for name, lists in SEEN["lists"].items():
        person = guest(house, SEEN["people"][name])
        assert (await person.json("/api/me"))["name"] == name
        for which, tables in lists.items():
            assert await person.listed(which) == tables


async def test_every_table_is_as_it_was(tmp_path: Path) -> None:
    unpacked(tmp_path)
    async with opened(tmp_path) as house:
        assert house.service.uptime() >= SEEN["up"] - 5  # what passed since the last beat is lost
        await same_as_then(house)


async def test_a_command_of_then_is_not_carried_out_again(tmp_path: Path) -> None:
    unpacked(tmp_path)
    async with opened(tmp_path) as house:
        for then in (TABLES[name] for name in TABLES if name not in CHANGED):
            for person, commands in then["answered"].items():
                for command, version in list(commands.items())[:3]:
                    led_to = store.entries_after, then["table"], version - 1
                    kind = (await house.service.store.read(*led_to))[0].body.kind
                    again = await guest(house, person).command(then["table"], "resign", id=command)
                    if kind == "resigned":
                        assert again.json() == {"table": then["table"], "version": version}
                    else:
                        assert why(again) == (409, "command-id-used")


async def play_to_the_end(house: OpenHouse, table: str) -> None:
    """Whoever is to move does the first thing that is allowed."""
    while True:
        await house.bots_rest(table)
        now = (await house.service.live_table(table)).table
        if now.actor is None or now.game is None:
            return
        person = now.chairs[now.actor].person
        assert person is not None
        move = {"version": now.version, "action": now.game.legal_numbers[0], "seat": now.actor}
        await guest(house, person).does(table, "play", id=f"on-{now.version}", **move)


async def fill_and_start(house: OpenHouse, then: dict[str, Any]) -> None:
    host = guest(house, then["host"])
    for seat, there in enumerate((await host.info(then["table"]))["seats"]):
        if not there["taken"]:
            await host.does(then["table"], "seat-bot", id=f"bot-{seat}", seat=seat, level="adept")
    await host.does(then["table"], "start", id="start-now")


@pytest.mark.parametrize("name", [name for name in TABLES if name != "closed" and name not in CHANGED])
async def test_a_game_goes_on_to_its_end(tmp_path: Path, name: str) -> None:
    unpacked(tmp_path)
    then, file = TABLES[name], tmp_path / "game.jsonl"
    async with opened(tmp_path) as house:
        if then["info"]["status"] == "open":
            await fill_and_start(house, then)
        await play_to_the_end(house, then["table"])
        host = guest(house, then["host"])
        info = await host.info(then["table"])
        assert (info["status"], info["commitment"]) == ("over", then["info"]["commitment"])
        file.write_bytes((await host.get(f"/api/tables/{then['table']}/replay")).content)
        assert (await host.steps(then["table"], views=True, seat="all"))[0]["entry"]["kind"] == "began"
    game, fair = verified(file)
    assert fair
    assert game.over


async def test_the_backup_is_restored(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    unpacked(tmp_path / "first")
    reached(sqlite(tmp_path / "first")).dispose()
    rows = rows_of(sqlite(tmp_path / "first"))
    assert restore(FIXTURES / "house.backup", sqlite(tmp_path)) == len(rows)
    assert rows_of(sqlite(tmp_path)) == rows
    async with opened(tmp_path) as house:
        await same_as_then(house)


def test_entries_are_stored_as_they_were(tmp_path: Path) -> None:
    """What is read and written again is the same JSON, so an earlier Lair can read the log of a later one."""
    unpacked(tmp_path)
    engine = engine_of(sqlite(tmp_path))
    with engine.connect() as connection:
        rows = connection.execute(select(entries.c.kind, entries.c.data)).all()
    engine.dispose()
    assert {kind for kind, _ in rows} == set(KINDS)
    for kind, data in rows:
        assert json.loads(json.dumps(stored(from_stored(kind, data)))) == [kind, data]
