"""A house for tests: the real server as a process of its own, and PostgreSQL and Redis from Debian's packages."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

OPENING = 240.0  # seconds for a house to open, compiling included
GENEROUS = {
    f"LAIR_LIMIT_{name}": "1000000"
    for name in ("TABLES", "SEATS", "PEOPLE", "REQUESTS", "COMMANDS", "SOCKETS", "ADDRESS_SOCKETS", "HINTS", "CHAT")
}


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
        until = time.monotonic() + OPENING
        while time.monotonic() < until:
            assert self._process.poll() is None, self.log.read_text()
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + ("/ready" if ready else "/health")).status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the house did not open: {self.log.read_text()}")

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


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A server of our own in ``folder``; it does not run as root, so it is the package's user's."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert programs, "PostgreSQL is missing: run `make test`, which installs it"
    place, port = folder / "postgres", free_port()
    place.mkdir(parents=True)
    for parent in (folder, *folder.parents):
        if os.geteuid() == 0 and parent != Path("/") and parent.owner() == "root":
            parent.chmod(parent.stat().st_mode | 0o011)
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if as_user:
        shutil.chown(place, "postgres", "postgres")
    data = place / "data"
    run = {"check": True, "cwd": place, "capture_output": True}
    initdb = [str(programs[-1] / "initdb"), "-D", str(data), "-U", "lair", "-A", "trust"]
    subprocess.run([*as_user, *initdb], **run)  # type: ignore[call-overload]
    server = [str(programs[-1] / "postgres"), "-D", str(data), "-p", str(port), "-k", str(place), "-h", "127.0.0.1"]
    log = folder / "postgres.log"
    with log.open("wb") as told:
        process = subprocess.Popen([*as_user, *server], cwd=place, stdout=told, stderr=told)
    try:
        wait_for(port)
        created = [str(programs[-1] / "createdb"), "-h", "127.0.0.1", "-p", str(port), "-U", "lair", "lair"]
        for _ in range(100):
            if subprocess.run(created, capture_output=True, check=False).returncode == 0:
                break
            time.sleep(0.1)
        yield f"postgresql://lair@127.0.0.1:{port}/lair"
    finally:
        stop = [*as_user, str(programs[-1] / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
        stopped = subprocess.run(stop, cwd=place, capture_output=True, check=False, text=True)
        assert stopped.returncode == 0, stopped.stdout + stopped.stderr + log.read_text()
        process.wait(30)


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
        wait_for(self.port)
        return self

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def wait_for(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        time.sleep(0.05)
    raise AssertionError(f"nobody answers on port {port}")
