"""Waiting for something that another thread, process or page brings about, with a limit."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
POLL_SECONDS = 0.01


def wait_until(
    found: Callable[[], Found],
    seconds: float = 60,
    why: str | Callable[[], str] = "it never came",
    pause: Callable[[float], object] = time.sleep,
) -> Found:
    """Ask until the answer is true, and return it; ``why`` is what the failure says."""
    until = time.monotonic() + seconds
    while not (answer := found()):
        assert time.monotonic() < until, why if isinstance(why, str) else why()
        pause(POLL_SECONDS)
    return answer


async def wait_until_async(
    found: Callable[[], Found], seconds: float = 60, why: str | Callable[[], str] = "it never came"
) -> Found:
    """`wait_until` in a coroutine."""
    until = time.monotonic() + seconds
    while not (answer := found()):
        assert time.monotonic() < until, why if isinstance(why, str) else why()
        await asyncio.sleep(POLL_SECONDS)
    return answer
