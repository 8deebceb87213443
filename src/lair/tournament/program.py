"""A program in a process of its own: lines of JSON to it and from it, never a wait without an end.

`lair.tournament.external_bot` says what the lines mean. Nothing is left running: every program leads a process group
that is ended with it, and `end_all` ends whatever a leaving worker still has.
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

from lair.tournament.verdict import Misbehaved, Verdict

LONGEST = 1_000_000  # bytes of a line from a program
SHOWN = 160  # characters of a line in a transcript
KEPT = 12  # lines of a transcript
LEAVING = 5.0  # seconds to go once told to

_running: WeakSet["Program"] = WeakSet()


def end_all() -> None:
    """End every program that is still running."""
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
            why = problem.strerror or str(problem)
            raise Misbehaved(Verdict("no-start", {"program": command[0], "why": why})) from None
        _running.add(self)
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self._in, self._out, self._error = self.process.stdin, self.process.stdout, self.process.stderr
        for pipe in (self._in, self._out, self._error):
            os.set_blocking(pipe.fileno(), False)
        self._outbox = bytearray()
        self._inbox = bytearray()
        self._complaints = bytearray()
        self._closed = False
        self.transcript: deque[str] = deque(maxlen=KEPT)

    @property
    def alive(self) -> bool:
        """Whether it can be spoken to."""
        return self.process.poll() is None and not self._closed

    def say(self, message: dict[str, Any]) -> None:
        """Tell it something; it is written while an answer is waited for, if the program is slow to read."""
        text = json.dumps(message, ensure_ascii=False)
        self._keep(">", text)
        self._outbox += text.encode() + b"\n"
        self._exchange(0)

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line that is not ``info``."""
        until = time.monotonic() + seconds
        while True:
            line = self._line()
            if line is not None:
                message = self._read(line)
                if message["say"] != "info":
                    return message
            elif self._closed:
                self._gone()
            elif (left := until - time.monotonic()) <= 0:
                self.blame("timeout", seconds=f"{seconds:g}")
            else:
                self._exchange(left)

    def check_silent(self) -> None:
        """Between two questions a program has nothing to say but ``info``."""
        self._exchange(0)
        while (line := self._line()) is not None:
            if self._read(line)["say"] != "info":
                self.blame("out-of-turn", line=_short(line))

    def leave(self) -> None:
        """Say goodbye; who does not go is ended, and that is misbehaviour too."""
        self.say({"say": "bye"})
        try:
            until = time.monotonic() + LEAVING
            while self._outbox and not self._closed and time.monotonic() < until:
                self._exchange(until - time.monotonic())
            with contextlib.suppress(OSError):
                self._in.close()
            code = self.process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.blame("stays", seconds=f"{LEAVING:g}")
        finally:
            self.kill()
        if code != 0:
            self.blame("exited", status=code)

    def kill(self) -> None:
        """End it and all it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self._in, self._out, self._error):
            with contextlib.suppress(OSError):
                pipe.close()
        self._closed = True
        _running.discard(self)

    def blame(self, code: str, **arguments: str | int) -> NoReturn:
        """It misbehaved: that is the end of it."""
        if not self._error.closed:
            self._complain()
        self.kill()
        raise Misbehaved(Verdict(code, arguments, tuple(self.transcript)))

    def _gone(self) -> NoReturn:
        """Its output has ended: it is gone, or as good as gone."""
        try:
            self.blame("exited", status=self.process.wait(1.0))
        except subprocess.TimeoutExpired:
            self.blame("closed")

    def _exchange(self, seconds: float) -> None:
        """Read and write what can be, once; wait that long for it at most."""
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
            except OSError:  # nobody reads any more; its output will say so
                self._outbox.clear()
        if self._error in readable:
            self._complain()
        if self._out in readable:
            self._receive()

    def _receive(self) -> None:
        with contextlib.suppress(BlockingIOError):
            got = os.read(self._out.fileno(), 65536)
            self._closed = not got
            self._inbox += got
            if len(self._inbox) > LONGEST and b"\n" not in self._inbox:
                self._garbage(bytes(self._inbox[:SHOWN]))

    def _complain(self) -> None:
        """What it writes to its standard error is shown with a verdict."""
        with contextlib.suppress(BlockingIOError):
            got = os.read(self._error.fileno(), 65536)
            if not got:
                self._error.close()
            self._complaints += got
            *whole, rest = self._complaints.split(b"\n")
            self._complaints = bytearray(rest[-LONGEST:])
            for line in whole:
                self._keep("!", line.decode(errors="replace"))

    def _line(self) -> bytes | None:
        line, newline, rest = bytes(self._inbox).partition(b"\n")
        if not newline:
            return None
        self._inbox = bytearray(rest)
        self._keep("<", line.decode(errors="replace"))
        return line

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            self._garbage(line)
        if not isinstance(message, dict) or not isinstance(message.get("say"), str):
            self._garbage(line)
        return message

    def _garbage(self, line: bytes) -> NoReturn:
        self.blame("garbage", line=_short(line))

    def _keep(self, sign: str, text: str) -> None:
        self.transcript.append(f"{sign} {text if len(text) <= SHOWN else text[:SHOWN] + '…'}")


def _short(line: bytes) -> str:
    return line.decode(errors="replace").strip()[:SHOWN]
