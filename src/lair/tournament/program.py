"""An external program in a process of its own: lines of JSON in both directions, and a time limit on every wait.

`lair.tournament.external_bot` says what the lines mean. No process is left behind: every program leads a process group
that is killed with it, and a worker that exits calls `kill_all`, from another thread than the one that plays. That and
`check_silent` (is there anything to read now?) are why this is one `select` and no event loop.
"""

import contextlib
import json
import os
import select
import signal
import subprocess
import time
from collections import deque
from typing import Any, NoReturn
from weakref import WeakSet

from lair.files import reason
from lair.tournament.verdict import Misbehaved, Verdict

MAX_LINE_BYTES = 1_000_000  # from a program
MAX_SHOWN = 160  # characters of a line in a transcript
TRANSCRIPT_LINES = 12
EXIT_SECONDS = 5.0  # for a program that was told to exit

_running: WeakSet["Program"] = WeakSet()


def kill_all() -> None:
    """Kill every program that is still running."""
    for program in list(_running):
        program.kill()


class Program:
    """One running program."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as problem:
            raise Misbehaved(Verdict("no-start", {"program": command[0], "why": reason(problem)})) from None
        _running.add(self)
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self._in, self._out, self._error = self.process.stdin, self.process.stdout, self.process.stderr
        for pipe in (self._in, self._out, self._error):
            os.set_blocking(pipe.fileno(), False)
        self._outbox = bytearray()
        self._inbox = bytearray()
        self._errors = bytearray()
        self._closed = False
        self.transcript: deque[str] = deque(maxlen=TRANSCRIPT_LINES)

    @property
    def alive(self) -> bool:
        """Whether the program can still be written to."""
        return self.process.poll() is None and not self._closed

    def say(self, message: dict[str, Any]) -> None:
        """Send a message. What a slow reader does not take now is sent while its answer is waited for."""
        text = json.dumps(message, ensure_ascii=False)
        self._record(">", text)
        self._outbox += text.encode() + b"\n"
        self._exchange(0)

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line that is not ``info``."""
        until = time.monotonic() + seconds
        while True:
            line = self._line()
            if line is not None:
                message = self._parse(line)
                if message["say"] != "info":
                    return message
            elif self._closed:
                self._gone()
            elif (left := until - time.monotonic()) <= 0:
                self.blame("timeout", seconds=f"{seconds:g}")
            else:
                self._exchange(left)

    def check_silent(self) -> None:
        """Between two questions a program may write ``info`` and nothing else."""
        self._exchange(0)
        while (line := self._line()) is not None:
            if self._parse(line)["say"] != "info":
                self.blame("out-of-turn", line=_short(line))

    def leave(self) -> None:
        """Tell the program to exit; if it does not, it is killed, and that is misbehaviour too."""
        self.say({"say": "bye"})
        try:
            until = time.monotonic() + EXIT_SECONDS
            while self._outbox and not self._closed and time.monotonic() < until:
                self._exchange(until - time.monotonic())
            with contextlib.suppress(OSError):
                self._in.close()
            code = self.process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.blame("stays", seconds=f"{EXIT_SECONDS:g}")
        finally:
            self.kill()
        if code != 0:
            self.blame("exited", status=code)

    def kill(self) -> None:
        """Kill the program and all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self._in, self._out, self._error):
            with contextlib.suppress(OSError):
                pipe.close()
        self._closed = True
        _running.discard(self)

    def blame(self, code: str, **arguments: str | int) -> NoReturn:
        """Kill a program that misbehaved."""
        if not self._error.closed:
            self._read_errors()
        self.kill()
        raise Misbehaved(Verdict(code, arguments, tuple(self.transcript)))

    def _gone(self) -> NoReturn:
        """Its output has ended: it has exited, or will never answer again."""
        try:
            self.blame("exited", status=self.process.wait(1.0))
        except subprocess.TimeoutExpired:
            self.blame("closed")

    def _exchange(self, seconds: float) -> None:
        """Read and write once what can be read and written, waiting at most this long."""
        if self._closed:
            return
        writing = [self._in] if self._outbox else []
        reading = [pipe for pipe in (self._out, self._error) if not pipe.closed]
        readable, writable, _ = select.select(reading, writing, [], max(0.0, seconds))
        if self._in in writable:
            try:
                del self._outbox[: os.write(self._in.fileno(), self._outbox)]
            except BlockingIOError:
                pass
            except OSError:  # the program reads no more; the end of its output tells why
                self._outbox.clear()
        if self._error in readable:
            self._read_errors()
        if self._out in readable:
            self._receive()

    def _receive(self) -> None:
        with contextlib.suppress(BlockingIOError):
            got = os.read(self._out.fileno(), 65536)
            self._closed = not got
            self._inbox += got
            if len(self._inbox) > MAX_LINE_BYTES and b"\n" not in self._inbox:
                self._garbage(bytes(self._inbox[:MAX_SHOWN]))

    def _read_errors(self) -> None:
        """Read its standard error, which is shown with a verdict."""
        with contextlib.suppress(BlockingIOError):
            got = os.read(self._error.fileno(), 65536)
            if not got:
                self._error.close()
            self._errors += got
            *whole, rest = self._errors.split(b"\n")
            self._errors = bytearray(rest[-MAX_LINE_BYTES:])
            for line in whole:
                self._record("!", line.decode(errors="replace"))

    def _line(self) -> bytes | None:
        line, newline, rest = bytes(self._inbox).partition(b"\n")
        if not newline:
            return None
        self._inbox = bytearray(rest)
        self._record("<", line.decode(errors="replace"))
        return line

    def _parse(self, line: bytes) -> dict[str, Any]:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            self._garbage(line)
        if not isinstance(message, dict) or not isinstance(message.get("say"), str):
            self._garbage(line)
        return message

    def _garbage(self, line: bytes) -> NoReturn:
        self.blame("garbage", line=_short(line))

    def _record(self, sign: str, text: str) -> None:
        self.transcript.append(f"{sign} {text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + '…'}")


def _short(line: bytes) -> str:
    return line.decode(errors="replace").strip()[:MAX_SHOWN]
