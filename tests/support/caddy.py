"""Caddy from Debian, with the Caddyfile of deploy/, in front of workers: https with a certificate of its own."""

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.support.house import Running, free_port
from tests.support.waiting import wait_until

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"


def program() -> str:
    found = shutil.which("caddy")
    assert found, "Caddy is missing: run `make test`, which installs it"
    return found


class Caddy:
    """https://localhost at a port of its own. ``kill`` is kill -9; ``start`` opens it again, on the same port."""

    def __init__(self, folder: Path, workers: Sequence[Running]) -> None:
        self.port = free_port()
        self.url = f"https://localhost:{self.port}"
        self.socket_url = f"wss://localhost:{self.port}"
        self.tls: ssl.SSLContext | None = None
        self.log = folder / f"caddy-{self.port}.log"
        self.root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self._environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "LAIR_SITE": f"localhost:{self.port}",
            "LAIR_WORKERS": " ".join(f"127.0.0.1:{worker.port}" for worker in workers),
            "LAIR_CADDY_ADMIN": f"localhost:{free_port()}",
            "LAIR_HTTP_PORT": str(free_port()),
            "LAIR_HTTPS_PORT": str(self.port),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Caddy":
        command = [program(), "run", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        wait_until(lambda: self._answers(), why=lambda: f"Caddy did not start: {self.log.read_text()}")
        return self

    def _answers(self) -> bool:
        """Whether it has its certificate; it listens a moment before that."""
        assert self._process is not None
        assert self._process.poll() is None, self.log.read_text()
        with contextlib.suppress(OSError, ssl.SSLError):
            self.tls = ssl.create_default_context(cafile=str(self.root))
            with socket.create_connection(("127.0.0.1", self.port), 1) as plain:
                self.tls.wrap_socket(plain, server_hostname="localhost").close()
            return True
        return False

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("Caddy did not stop") from None
