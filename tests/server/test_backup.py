"""A copy of a whole house: out of one database, into another, and every game goes on where it was.

What is not such a copy, or no longer, is refused in a sentence, and nothing is changed.
"""

import asyncio
import gzip
import json
import re
import stat
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from lair.errors import OptionError
from lair.server.backup import FORMAT, BackupError, all_rows, backup, restore
from lair.server.settings import Settings
from lair.server.store import engine_of, reached
from tests.support.command import run
from tests.support.guests import Guest, OpenHouse, opened, seeded, why
from tests.support.house import Postgres, free_port, sqlite


@dataclass
class Kept:
    """A house with something of everything, and what its people saw last."""

    file: Path
    url: str
    cookies: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    seen: dict[tuple[str, str], Any] = field(default_factory=dict)

    def __iter__(self) -> Iterator[list[Any]]:
        """The file's lines."""
        return iter([json.loads(line) for line in gzip.decompress(self.file.read_bytes()).splitlines()])


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("first")
    found = Kept(folder / "house.backup", sqlite(folder))
    asyncio.run(lived_in(folder, found))
    assert backup(found.url, found.file) == len(list(found)) - 2
    return found


async def lived_in(folder: Path, kept: Kept) -> None:
    async with opened(folder) as house:
        with seeded(2):
            kept.tables["meeples"], (ada, ben) = await house.game(
                "Ada", "Ben", game="meeples", private=True, hints=True
            )
        await ada.plays(kept.tables["meeples"], "done")
        await ada.does(kept.tables["meeples"], "play", id="go", version=5, action="go:l1")
        await ben.does(kept.tables["meeples"], "say", text="Złóż to dobrze — 🂡 it is my turn next")
        kept.tables["mighty"] = await ada.opens(players=3, bots=["adept", "adept"], start=True)
        await house.bots_rest(kept.tables["mighty"])
        await ada.plays(kept.tables["mighty"])
        await house.bots_rest(kept.tables["mighty"])
        cards = await ada.json(f"/api/tables/{kept.tables['mighty']}/cards")
        cards["setup"]["gold"] = 9
        own: dict[str, Any] = {"cards": {**cards, "name": "Ben's own"}, "clock": {"per": "game", "seconds": 999}}
        kept.tables["cards"] = await ben.opens(players=3, bots=["adept", "adept"], start=True, **own)
        await house.bots_rest(kept.tables["cards"])
        kept.tables["open"] = await ben.opens("meeples", players=2)
        kept.tables["over"] = await ada.opens("meeples", players=2, bots=["adept"], start=True)
        await ada.does(kept.tables["over"], "resign")
        await ada.put(f"/api/tables/{kept.tables['over']}/archived", archived=True)
        await house.pass_time(500)
        for name, person in (("Ada", ada), ("Ben", ben)):
            assert person.cookie is not None
            kept.cookies[name] = person.cookie
            kept.seen |= {(name, which): seen for which, seen in (await everything(person, kept)).items()}


async def everything(person: Guest, kept: Kept) -> dict[str, Any]:
    """All that a person can see, but for what time it is."""
    seen: dict[str, Any] = {which: await person.state(table) for which, table in kept.tables.items()}
    for table in kept.tables:
        if seen[table]["info"]["running"] is not None:
            del seen[table]["info"]["running"]["now"]
    seen |= {f"{which} before": await person.steps(table) for which, table in kept.tables.items()}
    seen |= {which: await person.json("/api/tables", list=which) for which in ("mine", "archived", "watch")}
    return {**seen, "me": await person.json("/api/me")}


def rows_of(url: str) -> list[str]:
    """Everything in a database, in some order that does not depend on it."""
    engine = engine_of(url)
    with engine.connect() as connection:
        rows = sorted(json.dumps(row, sort_keys=True) for row in all_rows(connection))
    engine.dispose()
    return rows


async def goes_on(house: OpenHouse, kept: Kept) -> None:
    """Everybody is who they were, sees what they saw, and plays on."""
    ada, ben = (house.stranger(kept.cookies[name]) for name in ("Ada", "Ben"))
    assert house.service.uptime() >= 500
    for name, person in (("Ada", ada), ("Ben", ben)):
        for which, seen in (await everything(person, kept)).items():
            assert seen == kept.seen[name, which]
    table = kept.tables["meeples"]
    assert why(await house.stranger().get(f"/api/tables/{table}")) == (404, "no-such-table")
    again = await ada.command(table, "play", id="go", version=5, action="go:l1")
    assert again.json() == {"table": table, "version": 6}
    at = await ada.does(table, "undo", version=7, id="take-back")
    await ada.does(table, "play", version=at, action="go:l2", id="rather-there")
    for which, person in (("mighty", ada), ("cards", ben)):
        before = (await person.state(kept.tables[which]))["version"]
        await person.does(kept.tables[which], "play", version=before, action=first(kept, which), id="next")
        await house.bots_rest(kept.tables[which])
        assert (await person.state(kept.tables[which]))["version"] > before
    await ada.does(kept.tables["open"], "sit", id="sit-down")
    fresh = await ada.opens("meeples", players=2, bots=["adept"], start=True, id="a-new-one")
    assert (await ada.info(fresh))["status"] == "playing"
    assert len(await ada.listed("mine")) == 4


def first(kept: Kept, which: str) -> int:
    """The first thing that was allowed when the copy was made."""
    for name in kept.cookies:
        for action in kept.seen[name, which]["actions"]:
            return int(action["number"])
    raise AssertionError(which)


async def test_into_another_file(kept: Kept, tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    assert restore(kept.file, url) == len(rows_of(kept.url))
    assert rows_of(url) == rows_of(kept.url)
    async with opened(tmp_path) as house:
        await goes_on(house, kept)


async def test_into_postgresql_and_back(kept: Kept, elephant: Postgres, tmp_path: Path) -> None:
    database = elephant.fresh()
    there = Settings(database=database).url
    restore(kept.file, there)
    assert rows_of(there) == rows_of(kept.url)
    with pytest.raises(BackupError, match="something in this database already"):
        restore(kept.file, there)
    async with opened(tmp_path, database=database) as house:
        await goes_on(house, kept)
    back = tmp_path / "back.backup"
    backup(there, back)
    restore(back, sqlite(tmp_path))
    assert rows_of(sqlite(tmp_path)) == rows_of(there)
    async with opened(tmp_path) as house:
        ada = house.stranger(kept.cookies["Ada"])
        steps = await ada.steps(kept.tables["meeples"])
        assert [step["entry"]["kind"] for step in steps[-3:]] == ["said", "undone", "played"]


async def test_a_copy_is_of_one_moment_while_people_play_on(house: OpenHouse, tmp_path: Path) -> None:
    ada = await house.guest("Ada")
    tables = [await ada.opens() for _ in range(3)]
    file = tmp_path / "busy.backup"
    copying = threading.Thread(target=backup, args=(sqlite(tmp_path), file))
    copying.start()
    while copying.is_alive():
        for table in tables:
            await ada.does(table, "say", text="la")
    copying.join()
    rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()][1:-1]
    versions = {row["id"]: row["version"] for name, row in rows if name == "tables"}
    for table in tables:
        told = [row["version"] for name, row in rows if name == "entries" and row["table_id"] == table]
        assert sorted(told) == list(range(1, versions[table] + 1))
    (tmp_path / "copy").mkdir()
    assert restore(file, sqlite(tmp_path / "copy")) == len(rows)


async def test_nothing_is_put_where_something_is(kept: Kept, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        await house.guest("Somebody")
    before = rows_of(sqlite(tmp_path))
    with pytest.raises(BackupError, match="something in this database already; nothing was changed"):
        restore(kept.file, sqlite(tmp_path))
    assert rows_of(sqlite(tmp_path)) == before


def packed(lines: list[Any]) -> bytes:
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def without(lines: list[Any], name: str) -> list[Any]:
    """A row of that table less, and the number at the end as if it had never been."""
    gone = next(line for line in lines if isinstance(line, list) and line[0] == name)
    return [{"end": lines[-1]["end"] - 1} if line is lines[-1] else line for line in lines if line is not gone]


def changed(lines: list[Any], name: str, **columns: Any) -> list[Any]:
    """Another first row of that table."""
    place = next(place for place, line in enumerate(lines) if isinstance(line, list) and line[0] == name)
    return [*lines[:place], [name, {**lines[place][1], **columns}], *lines[place + 1 :]]


def rid(lines: list[Any], name: str, column: str) -> list[Any]:
    """A row of that table without a column."""
    place = next(place for place, line in enumerate(lines) if isinstance(line, list) and line[0] == name)
    row = {key: value for key, value in lines[place][1].items() if key != column}
    return [*lines[:place], [name, row], *lines[place + 1 :]]


DAMAGES: dict[str, tuple[str, Callable[[list[Any]], list[Any]]]] = {
    "no heading": ("is not a backup of Lair", lambda lines: lines[1:]),
    "another heading": ("is not a backup of Lair", lambda lines: [{"lair": "replay"}, *lines[1:]]),
    "another format": ("is written in format 99", lambda lines: [{**lines[0], "format": 99}, *lines[1:]]),
    "another shape": ("with schema 9999; this Lair", lambda lines: [{**lines[0], "revision": "9999"}, *lines[1:]]),
    "no shape": ("with schema None; this Lair", lambda lines: [{"lair": "backup", "format": FORMAT}, *lines[1:]]),
    "no end": ("is damaged or missing", lambda lines: lines[:-1]),
    "only a heading": ("is damaged or missing", lambda lines: lines[:1]),
    "a row less": ("is damaged or missing", lambda lines: [*lines[:5], *lines[6:]]),
    "a row twice": ("is damaged or missing", lambda lines: [*lines[:5], lines[4], *lines[5:]]),
    "something after the end": ("is damaged or missing", lambda lines: [*lines, lines[3]]),
    "another table": ("is damaged or missing", lambda lines: [*lines[:4], ["chairs", {}], *lines[5:]]),
    "no row": ("is damaged or missing", lambda lines: [*lines[:4], ["people", 7], *lines[5:]]),
    "no list": ("is damaged or missing", lambda lines: [*lines[:4], 7, *lines[5:]]),
    "a new column": ("is damaged or missing", lambda lines: changed(lines, "people", admin=True)),
    "a column less": ("is damaged or missing", lambda lines: rid(lines, "people", "name")),
    "an empty column": ("is damaged or missing", lambda lines: changed(lines, "tables", seed=None)),
    "entries of no table": ("is damaged or missing", lambda lines: changed(lines, "entries", table_id="nowhere")),
    "a table without its cards": ("is damaged or missing", lambda lines: without(lines, "decks")),
}


def refuses(file: Path, folder: Path, says: str) -> None:
    """In a sentence that names the file, and nothing is put anywhere."""
    with pytest.raises(BackupError, match=says) as refusal:
        restore(file, sqlite(folder))
    assert str(file) in str(refusal.value)
    assert rows_of(sqlite(folder)) == []


def test_a_changed_copy_is_refused_whole(kept: Kept, tmp_path: Path) -> None:
    for says, damage in DAMAGES.values():
        file = tmp_path / "damaged.backup"
        file.write_bytes(packed(damage(list(kept))))
        refuses(file, tmp_path, says)


def test_a_changed_copy_is_refused_by_postgresql_too(kept: Kept, tmp_path: Path, elephant: Postgres) -> None:
    file = tmp_path / "damaged.backup"
    there = Settings(database=elephant.fresh()).url
    for column, value in (("version", "many"), ("seed", "9" * 100), ("opened", {"at": 1})):
        file.write_bytes(packed(changed(list(kept), "tables", **{column: value})))
        with pytest.raises(BackupError, match="is damaged or missing"):
            restore(file, there)
    assert rows_of(there) == []


def test_a_copy_that_was_cut_off_is_refused(kept: Kept, tmp_path: Path) -> None:
    whole = kept.file.read_bytes()
    file = tmp_path / "short.backup"
    for part in range(20):
        file.write_bytes(whole[: len(whole) * part // 20])
        refuses(file, tmp_path, "is damaged or missing|is not a backup of Lair")
    file.write_bytes(whole[:-1])
    refuses(file, tmp_path, "is damaged or missing")


def test_a_copy_with_a_changed_byte_is_refused(kept: Kept, tmp_path: Path) -> None:
    whole = bytearray(kept.file.read_bytes())
    file = tmp_path / "changed.backup"
    for part in range(1, 20):
        place = len(whole) * part // 20
        whole[place] ^= 0x10
        file.write_bytes(whole)
        refuses(file, tmp_path, "is damaged or missing|is not a backup of Lair")
        whole[place] ^= 0x10


def test_what_is_no_copy_at_all(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    for content in (b"", b"\xff\xd8\xff\xe0", gzip.compress(b"hello"), gzip.compress(b"\xff\xfe"), b"\x1f\x8b\x08"):
        file.write_bytes(content)
        refuses(file, tmp_path, "is not a backup of Lair")
    refuses(tmp_path / "nothing", tmp_path, "cannot be read: No such file")
    refuses(tmp_path, tmp_path, "cannot be read: Is a directory")


def test_a_copy_is_its_owners_alone_and_whole_or_not_there(kept: Kept, tmp_path: Path) -> None:
    assert stat.S_IMODE(kept.file.stat().st_mode) == 0o600
    taken = tmp_path / "taken"
    taken.mkdir()
    for place in (taken, tmp_path / "nowhere" / "file"):
        with pytest.raises(BackupError, match="cannot be written"):
            backup(kept.url, place)
    missing = tmp_path / "missing.db"
    with pytest.raises(BackupError, match=r"missing\.db cannot be read: No such file"):
        backup(f"sqlite:///{missing}", tmp_path / "file")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_database_that_cannot_be_used_is_named_in_one_sentence(kept: Kept, tmp_path: Path) -> None:
    nowhere = f"postgresql+psycopg://lair:secret@127.0.0.1:{free_port()}/lair"
    (tmp_path / "text.db").write_text("Dear diary, " * 100)
    newer = f"sqlite:///{tmp_path / 'newer.db'}"
    with reached(newer).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for url, says in (
        (nowhere, "does not answer: connection failed: .*refused"),
        ("postgresql+psycopg://lair:secret@127.0.0.1:port/lair", "127.0.0.1:port/lair is not a database Lair can use"),
        (f"sqlite:///{tmp_path}/no/where.db", "does not answer: unable to open database file"),
        (f"sqlite:///{tmp_path}", "does not answer: unable to open database file"),
        (f"sqlite:///{tmp_path}/text.db", "does not answer: file is not a database"),
        (newer, "newer.db was made by a newer Lair; bring this one up to date"),
    ):
        with pytest.raises(OptionError, match=says) as refusal:
            restore(kept.file, url)
        assert "secret" not in str(refusal.value)
    with pytest.raises(OptionError, match="does not answer"):
        backup(nowhere, tmp_path / "file")
    assert not (tmp_path / "file").exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--database postgresql://lair:secret@127.0.0.1:1/lair", "The database .* does not answer: .*refused.*"),
        ("--database postgresql://lair:secret@127.0.0.1:port/lair", ".*:port/lair is not a database Lair can use.*"),
        ("--database mysql://127.0.0.1/lair", "mysql://127.0.0.1/lair is not a database Lair can use.*"),
        ("--database sqlite:////no/where.db", "The database sqlite:////no/where.db does not answer: unable to open.*"),
        (
            "--redis rabbit://:secret@127.0.0.1/0 --database sqlite:///HERE/tables.db",
            "127.0.0.1/0 is not a Redis Lair can use: write redis://HOST:PORT/0.",
        ),
    ],
)
def test_a_house_that_cannot_open_says_why_in_one_sentence(arguments: str, says: str, tmp_path: Path) -> None:
    wanted = arguments.replace("HERE", str(tmp_path)).split()
    done = run("serve", *wanted, "--port", str(free_port()), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(says, done.stderr.strip()), done.stderr
    assert "secret" not in done.stderr


def test_by_the_command_line(kept: Kept, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    rows = len(rows_of(kept.url))
    made = run("backup", str(file), "--database", kept.url, "--lang", "en")
    assert (made.returncode, str(rows) in made.stdout) == (0, True)
    put_back = run("restore", str(file), "--database", sqlite(tmp_path), "--lang", "en")
    assert (put_back.returncode, str(rows) in put_back.stdout) == (0, True)
    assert rows_of(sqlite(tmp_path)) == rows_of(kept.url)
    again = run("restore", str(file), "--database", sqlite(tmp_path), "--lang", "en")
    assert (again.returncode, again.stdout) == (2, "")
    assert again.stderr.count("\n") == 1
    assert "nothing was changed" in again.stderr
