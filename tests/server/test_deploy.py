"""deploy/: its files are right as far as their own tools can tell, and Caddy in front of two workers works."""

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import prometheus_client
import pytest
import yaml
from websockets.sync.client import connect

from lair.server import metrics
from lair.server.settings import Limits, Settings
from tests.support.caddy import CADDYFILE, program
from tests.support.crashes import Site, play_through
from tests.support.house import Postgres
from tests.support.players import ScriptedPlayers, hold_against
from tests.support.waiting import wait_until

DEPLOY = CADDYFILE.parent
ROOT = DEPLOY.parent
UNITS = sorted((DEPLOY / "systemd").glob("lair*"))
TABLES = 12
SHELL = """#!/bin/sh
# stands in for systemctl: the test restarts the worker that is named here
echo "$2" >> {asked}
while ! grep -qx "$2" {done}; do sleep 0.05; done
"""


# The files


def test_caddy_understands_its_file() -> None:
    command = [program(), "validate", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_systemd_understands_its_units(tmp_path: Path) -> None:
    """With programs that exist: the units name what is installed on the server."""
    for unit in UNITS:
        text = re.sub(r"^(ExecStart=)\S+", r"\1/bin/true", unit.read_text(), flags=re.MULTILINE)
        (tmp_path / unit.name).write_text(text)
    (tmp_path / "lair@8001.service").symlink_to("lair@.service")
    names = [str(tmp_path / name) for name in ("lair@8001.service", "lair-backup.service", "lair-backup.timer")]
    assert shutil.which("systemd-analyze"), "systemd is missing: run `make test`, which installs it"
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *names, str(tmp_path / "lair.target")],
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in found.stderr.splitlines() if "lair" in line]
    assert (found.returncode, said) == (0, []), found.stderr


def test_the_dashboard_asks_for_numbers_that_exist() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:lair|process)_\w+", target["expr"])
    }
    shown = {
        name
        for family in prometheus_client.REGISTRY.collect()
        for name in (family.name, f"{family.name}_total", f"{family.name}_bucket")
    }
    assert metrics.SOCKETS is not None
    assert asked - shown == set()
    ours = {family.name for family in prometheus_client.REGISTRY.collect() if family.name.startswith("lair_")}
    watched = {name.removesuffix("_total").removesuffix("_bucket") for name in asked}
    assert ours - watched == set(), "a number that nobody looks at"


def test_names_in_the_environment_exist() -> None:
    """Those that a worker reads, in every file that sets one."""
    known = {f"LAIR_LIMIT_{name.upper()}" for name in Limits.__dataclass_fields__}
    known |= set(re.findall(r"LAIR_[A-Z_]+[A-Z]", "".join(file.read_text() for file in (ROOT / "src").rglob("*.py"))))
    known |= set(re.findall(r"LAIR_[A-Z_]+[A-Z]", CADDYFILE.read_text()))
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    given = {name for service in compose["services"].values() for name in service.get("environment", {})}
    given |= set(re.findall(r"^#? ?(LAIR_\w+)=", (DEPLOY / "lair.env").read_text(), re.MULTILINE))
    assert len(given) > 6
    assert {name for name in given if name.startswith("LAIR_")} - known == set()
    assert yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]["job_name"] == "lair"


def test_a_container_gets_files_that_exist() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    sources = [word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE) for word in line.split()]
    assert len(sources) > 2
    for source in sources:
        assert (ROOT / source).exists(), source
    extras = re.findall(r"\.whl\)\[([a-z,]+)\]", text)[0].split(",")
    offered = (ROOT / "pyproject.toml").read_text()
    for extra in extras:
        assert re.search(rf"^{extra} = \[", offered, re.MULTILINE), extra


def test_backups_are_whole_or_not_there_and_old_ones_go(tmp_path: Path) -> None:
    lair = tmp_path / "lair"
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "lair-20200101T000000Z.lair.gz"
    old.write_text("old")
    os.utime(old, (0, 0))
    (folder / "notes.txt").write_text("not a backup")
    os.utime(folder / "notes.txt", (0, 0))

    def backup(script: str) -> int:
        lair.write_text(f"#!/bin/sh\n{script}\n")
        lair.chmod(0o755)
        command = [str(DEPLOY / "backup"), str(folder), "30"]
        environment = {**os.environ, "LAIR_PROGRAM": str(lair)}
        return subprocess.run(command, env=environment, capture_output=True, check=False).returncode

    assert backup('echo half > "$2"; exit 1') == 1
    assert sorted(file.name for file in folder.iterdir()) == [old.name, "notes.txt"], "nothing half, nothing deleted"
    assert backup('[ "$1" = backup ] && echo whole > "$2"') == 0
    names = sorted(file.name for file in folder.iterdir())
    assert len(names) == 2
    assert re.fullmatch(r"lair-\d{8}T\d{6}Z\.lair\.gz", names[0])
    assert names[1] == "notes.txt"


# Caddy in front of two workers


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, elephant: Postgres) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with Site(folder, elephant, random.Random(1), options=("--secure",), LAIR_LIMIT_PEOPLE="40") as it:
        yield it


@contextlib.contextmanager
def browser(site: Site, address: str = "127.0.0.1") -> Iterator[httpx.Client]:
    """A client at another address of this machine."""
    assert site.caddy.tls is not None
    transport = httpx.HTTPTransport(verify=site.caddy.tls, local_address=address)
    with httpx.Client(base_url=site.caddy.url, transport=transport, timeout=30) as client:
        yield client


def test_cookies_and_streams_go_through_caddy_encrypted(site: Site) -> None:
    with browser(site) as ada:
        met = ada.post("/api/people", json={"name": "Ada"}, headers={"origin": site.caddy.url})
        assert met.status_code == 200, met.text
        cookie = met.headers["set-cookie"]
        assert "; Secure" in cookie
        assert "; HttpOnly" in cookie
        assert "max-age=" in met.headers["strict-transport-security"]
        assert ada.post("/api/people", json={}, headers={"origin": "https://elsewhere.example"}).status_code == 403
        wanted = {"id": "1", "game": "mighty", "players": 3, "hot_seat": True, "start": True}
        table = ada.post("/api/tables", json=wanted).json()["table"]
        headers = {"cookie": cookie.split(";")[0], "origin": site.caddy.url}
        address = f"{site.caddy.socket_url}/api/tables/{table}/live"
        with connect(address, ssl=site.caddy.tls, additional_headers=headers, proxy=None) as stream:
            state = json.loads(stream.recv(30))
            assert state["say"] == "state"
            seats = [ada.get(f"/api/tables/{table}", params={"seat": seat}).json() for seat in range(3)]
            (mine,) = (seen for seen in seats if seen["actions"])
            action = mine["actions"][0]["number"]
            move = {"id": "2", "do": "play", "version": mine["version"], "action": action, "seat": mine["seat"]}
            assert ada.post(f"/api/tables/{table}/commands", json=move).status_code == 200
            heard = wait_until(lambda: json.loads(stream.recv(30)).get("entry"))
            assert heard["kind"] == "played"
        for inside in ("/metrics", "/ready"):
            assert ada.get(inside).status_code == 404
        ada.get(f"/api/tables/{table}", params={"invite": "a-key"})
        logged = wait_until(lambda: [line for line in site.caddy.log.read_text().splitlines() if "invite=" in line])
        assert "a-key" not in logged[0]
        assert cookie.split(";")[0] not in site.caddy.log.read_text(), "no cookie is logged"


def test_limits_are_of_the_real_address_behind_caddy(site: Site) -> None:
    """Whatever a client says of itself: Caddy does not pass that on, and workers believe Caddy alone."""
    with browser(site, "127.0.0.2") as many, browser(site, "127.0.0.3") as other:
        statuses = [many.post("/api/people", json={"name": "One more"}).status_code for _ in range(90)]
        assert statuses[0] == 200
        assert statuses[-1] == 429, "40 at each worker at most"
        for forged in ({"x-forwarded-for": "192.0.2.7"}, {"forwarded": "for=192.0.2.7"}):
            assert many.post("/api/people", json={"name": "Disguised"}, headers=forged).status_code == 429
        assert other.post("/api/people", json={"name": "Somebody else"}).status_code == 200


def test_a_rolling_restart_under_load_loses_nothing(site: Site, tmp_path: Path) -> None:
    """With deploy/roll itself; where it calls systemctl, the test restarts the worker."""
    (tmp_path / "asked").touch()
    (tmp_path / "done").touch()
    (tmp_path / "systemctl").write_text(SHELL.format(asked=tmp_path / "asked", done=tmp_path / "done"))
    (tmp_path / "systemctl").chmod(0o755)
    players = ScriptedPlayers([site.caddy], seed=11)
    ports = [str(worker.port) for worker in site.workers]

    def named(unit: str) -> bool:
        return unit in (tmp_path / "asked").read_text().split()

    def restarts() -> None:
        for worker in site.workers:
            unit = f"lair@{worker.port}"
            wait_until(partial(named, unit))
            assert worker.stop() == 0
            worker.start(ready=False)
            with (tmp_path / "done").open("a") as done:
                done.write(f"{unit}\n")

    def roll() -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "LAIR_ROLL_PAUSE": "2"}
        command = [str(DEPLOY / "roll"), *ports]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    async def trouble() -> None:
        before = len(players.done)
        sockets = sum(len(party.heard) for party in players.parties)
        systemctl = threading.Thread(target=restarts)
        systemctl.start()
        done = await asyncio.to_thread(roll)
        systemctl.join()
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("is ready") == 2
        assert len(players.done) > before, "moves were made all the while"
        assert players.closed[1012] >= sockets, "every stream was told that it is only for a while"

    states = asyncio.run(play_through(players, TABLES, trouble))
    hold_against(players, Settings(database=site.database).url, states)
    assert set(players.closed) == {1012}, "and nothing else ended one"
