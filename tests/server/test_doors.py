"""Who comes in, by which name and address, and how many at once."""

import asyncio
import contextlib
import resource
import socket
from pathlib import Path
from unittest import mock

import pytest

from lair.engine.text import visible
from lair.errors import OptionError
from lair.server import serve
from lair.server.serve import server_of
from lair.server.settings import Limits, Settings, words_in
from lair.server.store import claim
from tests.support.guests import OpenHouse, listening, settings_of, why


@pytest.mark.house(limits=Limits(tables=5, openings=1000, requests=1000))
async def test_limits_hold_for_many_requests_at_once(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    asked = [ada.post("/api/tables", id=f"at-once-{number}", game="mighty") for number in range(40)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [200] * 5 + [429] * 35


@pytest.mark.house(limits=Limits(seats=3, openings=1000, requests=1000, commands=1000))
async def test_seats_are_counted_for_many_requests_at_once(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    tables = [await (await house.guest(f"Host {number}")).opens() for number in range(8)]
    answers = await asyncio.gather(*(ada.command(table, "sit") for table in tables))
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 5


def test_which_proxies_are_believed_is_a_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server_of(settings_of(tmp_path), "127.0.0.1", 0).config.forwarded_allow_ips == ["127.0.0.1"]
    monkeypatch.setenv("LAIR_PROXIES", "10.0.0.5, 10.1.0.0/16")
    proxies = words_in("LAIR_PROXIES", Settings.proxies)
    server = server_of(settings_of(tmp_path, proxies=proxies), "127.0.0.1", 0)
    assert server.config.forwarded_allow_ips == ["10.0.0.5", "10.1.0.0/16"]
    assert words_in("LAIR_HOSTS") == ()


async def test_a_full_collection_comes_once_an_hour(tmp_path: Path) -> None:
    """Python makes none by itself: with many tables in memory it stops all requests for a third of a second."""
    server = server_of(settings_of(tmp_path), "127.0.0.1", 0)
    server.config.load()
    with mock.patch("gc.set_threshold") as thresholds, mock.patch("gc.freeze"), mock.patch("gc.collect") as collect:
        serve.set_up_collector()
        assert thresholds.call_args.args[2] > 10**9
        collect.reset_mock()
        for hours in range(3):
            with mock.patch("time.time", return_value=1e9 + hours * (serve.GC_SECONDS + 1)):
                await server.on_tick(0)
                await server.on_tick(10)
        assert collect.call_count == 3


@pytest.mark.house(hosts=("play.example",))
async def test_a_house_answers_only_to_its_names(house: OpenHouse) -> None:
    for name, status in {"play.example": 200, "PLAY.example:8000": 200, "evil.example": 400, "house": 400}.items():
        found = await house.stranger(host=name).get("/health")
        assert found.status_code == status
        assert status == 200 or why(found) == (400, "other-host")


def test_connections_that_say_nothing_make_room_for_others(tmp_path: Path) -> None:
    """More silent ones than there may be: the oldest are cut, and whoever says something is heard."""
    with mock.patch.object(serve, "most_silent", return_value=16), listening(tmp_path) as house:
        address = ("127.0.0.1", int(house.url.rpartition(":")[2]))
        silent = [socket.create_connection(address, 10) for _ in range(40)]
        try:
            with socket.create_connection(address, 10) as guest:
                guest.sendall(b"GET /health HTTP/1.1\r\nhost: house\r\n\r\n")
                assert guest.recv(100).startswith(b"HTTP/1.1 200")
            silent[0].settimeout(10)
            with contextlib.suppress(ConnectionResetError):
                assert silent[0].recv(1) == b"", "it was cut"
            assert len(serve.silent) <= 16
        finally:
            for one in silent:
                one.close()


def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        serve.allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    url = settings_of(tmp_path).url
    first = claim(url)
    assert first is not None
    with pytest.raises(OptionError, match="Another server uses"):
        claim(url)
    first.close()
    again = claim(url)
    assert again is not None
    again.close()
    assert claim("postgresql+psycopg://lair@127.0.0.1/lair") is None


@pytest.mark.parametrize("text", ["\u3164", "\u115f\u1160", "\u2800 \u200b", "\uffa0", "\ufe0f\u0301"])
async def test_a_name_can_be_seen(house: OpenHouse, text: str) -> None:
    assert why(await house.stranger().post("/api/people", name=text)) == (422, "no-name")
    assert visible(f"A{text}da").startswith("A")


async def test_an_id_belongs_to_one_command(house: OpenHouse) -> None:
    table, people = await house.game("Ada", "Ben", "Cy")
    ada = people[await house.actor(table)]
    seen = await ada.state(table)
    first, second = (action for action in seen["actions"][:2])
    move = {"id": "m-1", "do": "play", "version": seen["version"], "action": first["number"]}
    path = f"/api/tables/{table}/commands"
    done = (await ada.post(path, **move)).json()
    assert (await ada.post(path, **move)).json() == done
    assert (await ada.post(path, **{**move, "action": first["text"]})).json() == done
    for other in ({**move, "action": second["number"]}, {"id": "m-1", "do": "say", "text": "Hello"}):
        assert why(await ada.post(path, **other)) == (409, "command-id-used")
    words = {"id": "w-1", "do": "say", "text": "Hello"}
    assert (await ada.post(path, **words)).status_code == 200
    assert why(await ada.post(path, **{**words, "text": "Bye"})) == (409, "command-id-used")


async def test_a_rematch_has_the_bots_that_were_seated_later(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens(players=3, bots=["adept"])
    await ada.does(table, "seat-bot", seat=1, level="apprentice")
    await ada.does(table, "start")
    await ada.does(table, "resign")
    await ada.does(table, "rematch")
    again = (await ada.info(table))["next"]
    assert sorted(seat["bot"] or "" for seat in (await ada.info(again))["seats"]) == ["", "adept", "apprentice"]
