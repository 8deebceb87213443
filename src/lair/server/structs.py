"""msgspec reads the annotations of a Struct when it is first decoded. Two threads that do so at once crash the process.

`lair.server.app` calls `prepare` before there is a second thread. Threads of the store decode entries and lists, while
the event loop decodes commands with the same types.
"""

import contextlib

import msgspec
from msgspec import Struct


def prepare() -> None:
    """Read the annotations of every Struct of Lair."""
    for kind in structs():
        with contextlib.suppress(TypeError):  # of those that are only sent, some cannot be decoded at all
            msgspec.json.Decoder(kind)


def structs() -> list[type[Struct]]:
    """All that are imported by now."""
    found, todo = [], [Struct]
    while todo:
        for kind in todo.pop().__subclasses__():
            todo.append(kind)
            if kind.__module__.startswith("lair."):
                found.append(kind)
    return found
