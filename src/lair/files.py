"""Files that are written whole or not at all, and the errors for those that cannot be read or written.

Replay files, networks, results of tournaments and simulations, and their summaries are written here. Every caller names
the kind of `LairError` that its user should see.
"""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from lair.errors import LairError


@contextlib.contextmanager
def reading(path: Path, error_type: type[LairError], code: str = "cannot-read") -> Iterator[None]:
    """Turn the operating system's refusal to read a file into an error of ours."""
    try:
        yield
    except OSError as problem:
        raise error_type(code, file=str(path), why=reason(problem)) from None


def writing(path: Path, error_type: type[LairError]) -> contextlib.AbstractContextManager[None]:
    """Turn the operating system's refusal to write a file into an error of ours."""
    return reading(path, error_type, "cannot-write")


def reason(problem: OSError) -> str:
    """Why the operating system refused, in its own words."""
    return problem.strerror or str(problem)


class AtomicFile:
    """A file that takes its place when it is committed; whatever was there before stays until then."""

    def __init__(self, path: Path, error_type: type[LairError]) -> None:
        self.path = path
        self._error_type = error_type
        with writing(path, error_type):
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            self._part = path.with_name(f".{path.name}.{os.getpid()}.part")
            self._file = self._part.open("wb")

    def write(self, content: str | bytes) -> None:
        """Add some text, in UTF-8, or some bytes."""
        with writing(self.path, self._error_type):
            self._file.write(content.encode() if isinstance(content, str) else content)

    @property
    def stream(self) -> BinaryIO:
        """For libraries that write by themselves."""
        return self._file

    def commit(self) -> None:
        """Nothing more comes: the file is on the disk, and takes its place."""
        try:
            with writing(self.path, self._error_type):
                self._file.flush()
                os.fsync(self._file.fileno())
                self._file.close()
                self._part.replace(self.path)
        finally:
            self.discard()

    def discard(self) -> None:
        """Leave what was there before; after `commit` there is nothing to discard."""
        with contextlib.suppress(OSError):  # a full disk, which `write` or `commit` has reported
            self._file.close()
        self._part.unlink(missing_ok=True)


def write_atomically(path: Path, content: str | bytes, error_type: type[LairError]) -> None:
    """Write a whole file, or leave what was there before."""
    file = AtomicFile(path, error_type)
    try:
        file.write(content)
        file.commit()
    finally:
        file.discard()
