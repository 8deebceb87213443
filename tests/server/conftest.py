"""Async tests run on asyncio, in a server of their own (`tests.support.guests.house`)."""

import pytest

from tests.support.guests import house as house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
