"""The server on a real port, with real bots."""

import json
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.pool import ThreadPool
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.support.guests import listening
from tests.support.house import GENEROUS, Running, sqlite


def test_two_programs_at_the_same_moment_over_a_real_network(tmp_path: Path) -> None:
    """As long as there is something to decide: one of two moves is made, and the other is answered with what is so."""
    with listening(tmp_path) as house, ThreadPool(2) as hands:
        cookies = {"lair": house.cookie("Ada")}
        one, two = (httpx.Client(base_url=house.url, cookies=cookies) for _ in range(2))
        asked = {"id": "1", "game": "meeples", "players": 2, "hot_seat": True, "start": True}
        table = one.post("/api/tables", json=asked).raise_for_status().json()["table"]
        both = Barrier(2)

        def act(client: httpx.Client, number: int, at: int) -> httpx.Response:
            both.wait()
            move = {"id": f"{id(client)}-{number}", "do": "play", "version": at, "action": "done"}
            return client.post(f"/api/tables/{table}/commands", json=move)

        at = one.get(f"/api/tables/{table}").json()["version"]
        for number in range(20):
            answers = hands.starmap(act, [(one, number, at), (two, number, at)])
            won, lost = sorted(answers, key=lambda answer: answer.status_code)
            assert (won.status_code, lost.status_code) == (200, 409)
            at += 1
            assert won.json()["version"] == lost.json()["state"]["version"] == at
        one.close()
        two.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    house = Running(folder, sqlite(folder), **GENEROUS).start()
    yield house
    house.stop()


def test_open_to_this_network(tmp_path: Path) -> None:
    """127.0.0.2 is another address of this machine: only a server that listens at all of them answers there."""
    house = Running(tmp_path, sqlite(tmp_path), None, ("--lan",)).start(ready=False)
    try:
        assert httpx.get(f"http://127.0.0.2:{house.port}/health").status_code == 200
        assert httpx.get(f"http://127.0.0.2:{house.port}/api/network").json()["open"] is True
    finally:
        house.stop()


def test_a_game_against_real_bots_over_a_real_network(running: Running, tmp_path: Path) -> None:
    """The program as it is run: HTTP for moves, a WebSocket for what happens, and ``lair verify`` at the end."""
    with httpx.Client(base_url=running.url) as ada:
        ada.post("/api/people", json={"name": "Ada"}).raise_for_status()
        asked = {"id": "1", "game": "mighty", "players": 3, "bots": ["apprentice", "adept"], "start": True}
        asked |= {"hints": True}
        table = ada.post("/api/tables", json=asked).raise_for_status().json()["table"]
        headers = {"Cookie": f"lair={ada.cookies['lair']}"}
        with connect(f"{running.socket_url}/api/tables/{table}/live", additional_headers=headers) as stream:
            info: dict[str, Any] = {}
            hinted = False
            for message in stream:
                heard = json.loads(message)
                info = heard.get("info", info)
                if info["status"] == "over":
                    break
                if heard.get("actions"):
                    if not hinted:
                        hint = ada.get(f"/api/tables/{table}/hint").raise_for_status().json()
                        assert [option["action"] for option in hint["options"]]
                        hinted = True
                    move = {"id": f"m{heard['version']}", "do": "play", "version": heard["version"]}
                    move["action"] = heard["actions"][0]["text"]
                    ada.post(f"/api/tables/{table}/commands", json=move).raise_for_status()
        file = tmp_path / "game.jsonl"
        file.write_bytes(ada.get(f"/api/tables/{table}/replay").raise_for_status().content)
    said = subprocess.run(
        [sys.executable, "-m", "lair", "verify", str(file), "--lang", "en"], capture_output=True, text=True, check=True
    )
    assert "promised" in said.stdout
