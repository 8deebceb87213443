"""A house for tests: the real server as a process of its own, and PostgreSQL and Redis from Debian's packages."""

import contextlib
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx

from tests.support.waiting import wait_until

OPENING = 240.0  # seconds for a house to open, compiling included
GENEROUS = {
    f"LAIR_LIMIT_{name}": "1000000"
    for name in (
        "TABLES",
        "SEATS",
        "PEOPLE",
        "REQUESTS",
        "COMMANDS",
        "SOCKETS",
        "ADDRESS_SOCKETS",
        "HINTS",
        "REASONS",
        "CHAT",
        "HISTORIES",
        "REVIEWS",
    )
}


def allow_files(wanted: int) -> None:
    """So many sockets at once, for this process and those it starts, as far as the machine allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """One worker. ``kill`` is kill -9; ``start`` opens it again, on the same port."""

    def __init__(self, folder: Path, database: str, redis: str | None = None, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.log = folder / f"house-{self.port}.log"
        command = [sys.executable, "-m", "lair", "serve", "--port", str(self.port), "--database", database]
        self._command = [*command, "--thinkers", "1", *(["--redis", redis] if redis else [])]
        self._environment = {**os.environ, "LAIR_LANG": "en", **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *, ready: bool = True) -> "Running":
        """Open, and wait until it answers; ``ready``: until bots are there too."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdout=log, stderr=log, start_new_session=True
            )
        address = self.url + ("/ready" if ready else "/health")
        wait_until(lambda: self._answers(address), OPENING, lambda: f"the house did not open: {self.log.read_text()}")
        return self

    def _answers(self, address: str) -> bool:
        assert self._process is not None
        ended = self._process.poll()
        assert ended is None, f"the house ended with {ended}: {self.log.read_text()}"
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(address).status_code == 200
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As if the power failed: the whole group, at once."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As an administrator would."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the house did not close") from None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        return self._process.returncode


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


class Postgres:
    """A server of our own, with as many databases as are asked for."""

    def __init__(self, port: int, createdb: list[str], folder: str) -> None:
        self._port = port
        self._createdb = createdb
        self._folder = folder
        self._made = 0

    def fresh(self) -> str:
        """A new database's URL."""
        self._made += 1
        name = f"lair{self._made}"
        done([*self._createdb, "-h", "127.0.0.1", "-p", str(self._port), "-U", "lair", name], self._folder)
        return f"postgresql://lair@127.0.0.1:{self._port}/{name}"


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """Runs as long as it is needed; ``folder`` gets its log. It does not run as root, so it is the package's user's.

    Its data are not under pytest's folder: every pytest that begins closes that to other users.
    """
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert programs, "PostgreSQL is missing: run `make test`, which installs it"
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def call(program: str, *arguments: str) -> list[str]:
        return [*as_user, str(programs[-1] / program), *arguments]

    with tempfile.TemporaryDirectory(prefix="lair-postgres-") as place:
        if as_user:
            shutil.chown(place, "postgres", "postgres")
        data, port = f"{place}/data", free_port()
        done(call("initdb", "-D", data, "-U", "lair", "-A", "trust", "--no-sync"), place)
        with (folder / "postgres.log").open("wb") as log:
            server = call("postgres", "-D", data, "-p", str(port), "-k", place, "-h", "127.0.0.1")
            process = subprocess.Popen(server, cwd=place, stdout=log, stderr=log)
        try:
            asked = call("pg_isready", "-h", "127.0.0.1", "-p", str(port))
            wait_until(lambda: subprocess.run(asked, cwd=place, capture_output=True, check=False).returncode == 0)
            yield Postgres(port, call("createdb"), place)
        finally:
            done(call("pg_ctl", "-D", data, "-m", "immediate", "stop"), place)
            process.wait(30)


def done(command: list[str], folder: str) -> None:
    ended = subprocess.run(command, cwd=folder, capture_output=True, check=False, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr


class Redis:
    """A server of our own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        assert shutil.which("redis-server"), "Redis is missing: run `make test`, which installs it"
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Redis":
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir"]
        self._process = subprocess.Popen([*command, str(self.folder)], stdout=subprocess.DEVNULL)
        wait_until(lambda: listens(self.port))
        return self

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def listens(port: int) -> bool:
    """Whether a server takes connections on a port."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
        return True
    return False
