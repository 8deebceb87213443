"""A house for tests: the real server as a process of its own, and PostgreSQL and Redis from Debian's packages."""

import contextlib
import os
import resource
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import httpx

from tests.support.waiting import wait_until

OPENING = 240.0  # seconds for a house to open, compiling included
GENEROUS = {
    f"LAIR_LIMIT_{name}": "1000000"
    for name in (
        "TABLES",
        "SEATS",
        "OPENINGS",
        "PEOPLE",
        "SIGN_INS",
        "EXPORTS",
        "REQUESTS",
        "COMMANDS",
        "SOCKETS",
        "ADDRESS_SOCKETS",
        "HINTS",
        "REASONS",
        "CHAT",
        "HISTORIES",
        "REVIEWS",
        "LAB_STARTS",
        "LAB_CHECKS",
        "LAB_RUNS",
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


class Door(Protocol):
    """Where players knock: a worker, or a web server in front of workers."""

    port: int
    socket_url: str
    tls: ssl.SSLContext | None


class Running:
    """One worker. ``kill`` is kill -9; ``start`` opens it again, on the same port."""

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str | None = None,
        options: Sequence[str] = (),
        **environment: str,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.tls: ssl.SSLContext | None = None
        self.log = folder / f"house-{self.port}.log"
        command = [sys.executable, "-m", "lair", "serve", "--port", str(self.port), "--database", database]
        self._command = [*command, "--thinkers", "1", *(["--redis", redis] if redis else []), *options]
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

    def freeze(self) -> None:
        """SIGSTOP: its connections stay open, and nothing is answered."""
        os.killpg(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.killpg(self.pid, signal.SIGCONT)

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
    """A server of our own, with as many databases as are asked for. It can be killed and started again."""

    def __init__(self, place: str, log: Path) -> None:
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        assert programs, "PostgreSQL is missing: run `make test`, which installs it"
        self._programs = programs[-1]
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as_user:
            shutil.chown(place, "postgres", "postgres")
        self._folder = place
        self._data = f"{place}/data"
        self._log = log
        self._port = free_port()
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None
        done(self._call("initdb", "-D", self._data, "-U", "lair", "-A", "trust", "--no-sync"), place)

    def _call(self, program: str, *arguments: str) -> list[str]:
        return [*self._as_user, str(self._programs / program), *arguments]

    def start(self) -> "Postgres":
        """Start it, and again if it ends at once: a process of a killed server may still hold its shared memory."""
        asked = self._call("pg_isready", "-h", "127.0.0.1", "-p", str(self._port))

        def answers() -> bool:
            if self._process is None or self._process.poll() is not None:
                self._launch()
            return subprocess.run(asked, cwd=self._folder, capture_output=True, check=False).returncode == 0

        wait_until(answers)
        return self

    def _launch(self) -> None:
        place = ("-D", self._data, "-p", str(self._port), "-k", self._folder, "-h", "127.0.0.1")
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._call("postgres", *place), cwd=self._folder, stdout=log, stderr=log)

    def kill(self) -> None:
        """As if the power failed: the server and all its processes, at once."""
        assert self._process is not None
        first = int(Path(self._data, "postmaster.pid").read_text().split("\n", 1)[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(30)

    def stop(self) -> None:
        assert self._process is not None
        done(self._call("pg_ctl", "-D", self._data, "-m", "immediate", "stop"), self._folder)
        self._process.wait(30)

    def fresh(self) -> str:
        """A new database's URL."""
        self._made += 1
        name = f"lair{self._made}"
        port = ("-h", "127.0.0.1", "-p", str(self._port))
        done(self._call("createdb", *port, "-U", "lair", name), self._folder)
        return f"postgresql://lair@127.0.0.1:{self._port}/{name}"


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """Runs as long as it is needed; ``folder`` gets its log. It does not run as root, so it is the package's user's.

    Its data are not under pytest's folder: every pytest that begins closes that to other users.
    """
    with tempfile.TemporaryDirectory(prefix="lair-postgres-") as place:
        server = Postgres(place, folder / "postgres.log").start()
        try:
            yield server
        finally:
            server.stop()


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

    def freeze(self) -> None:
        """SIGSTOP: its connections stay open, and nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def listens(port: int) -> bool:
    """Whether a server takes connections on a port."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
        return True
    return False
