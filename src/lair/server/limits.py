"""Rate limits and counts for each key, which all workers share through Redis. Gateway and routes use them.

A rate limit is a token bucket. A worker leases a few tokens at a time, so that not every request asks Redis; what it
leased is counted as taken, so all workers together never pass a limit. Without Redis, or while it is away, each worker
counts for itself.
"""

import asyncio
import math
import secrets
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lair.server.pubsub import PubSub

MAX_KEYS = 50_000  # of a rate limiter
LEASES = 20  # a worker takes at most this part of a limit at once
LEASE_SECONDS = 1.0  # after which what is left of a lease is given up
WASTING = 4  # workers that may give up whole leases all the time, and the limit is refilled as fast

# Takes up to `wanted` tokens from a bucket; the clock is Redis's own, so that workers need not agree on the time.
TAKE = """
local limit, rate, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local found = redis.call('HMGET', KEYS[1], 'level', 'at')
local level, at = tonumber(found[1]) or limit, tonumber(found[2]) or now
level = math.min(limit, level + math.max(0, now - at) * rate)
local given = math.min(wanted, math.floor(level))
redis.call('HSET', KEYS[1], 'level', tostring(level - given), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * limit / rate) + 1000)
return given
"""

# Sets how many a worker has, and gives how many the others have that were heard of lately.
COUNT = """
local worker, own, seconds = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local now = tonumber(redis.call('TIME')[1])
local others = 0
local found = redis.call('HGETALL', KEYS[1])
for place = 1, #found, 2 do
  local count, at = found[place + 1]:match('(%d+) (%d+)')
  if now - tonumber(at) > seconds then
    redis.call('HDEL', KEYS[1], found[place])
  elseif found[place] ~= worker then
    others = others + tonumber(count)
  end
end
if own > 0 then
  redis.call('HSET', KEYS[1], worker, string.format('%d %d', own, now))
  redis.call('EXPIRE', KEYS[1], 2 * seconds)
else
  redis.call('HDEL', KEYS[1], worker)
end
return others
"""
COUNT_SECONDS = 60  # after which the counts of a worker that is not heard of no longer count


class RateLimiter:
    """A token bucket for each key: ``limit`` at once, refilled in ``seconds``; it drops the least recently used."""

    def __init__(self, limit: float, seconds: float) -> None:
        self.limit = float(limit)
        self.rate = limit / seconds
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; whether there was one."""
        now = time.monotonic()
        level, at = self._levels.pop(key, (self.limit, now))
        level = min(self.limit, level + (now - at) * self.rate)
        allowed = level >= 1.0
        self._levels[key] = (level - 1.0 if allowed else level, now)
        if len(self._levels) > MAX_KEYS:
            self._levels.popitem(last=False)
        return allowed


class SharedLimiter:
    """``limit`` at once, refilled in ``seconds``, for each key at all workers together."""

    def __init__(self, name: str, limit: float, seconds: float, pubsub: "PubSub | None" = None) -> None:
        self._name = name
        self._limit = limit
        self._rate = limit / seconds
        self._lease = max(1, math.floor(min(limit / LEASES, self._rate * LEASE_SECONDS / WASTING)))
        self._own = RateLimiter(limit, seconds)
        self._pubsub = pubsub
        self._leased: OrderedDict[str, tuple[int, float]] = OrderedDict()  # by key: tokens, and until when
        self._asking: dict[str, asyncio.Task[int | None]] = {}

    async def take(self, key: str) -> bool:
        """Take a token; whether there was one."""
        while self._pubsub is not None and self._pubsub.connected:
            left, until = self._leased.pop(key, (0, 0.0))
            if left > 0 and time.monotonic() < until:
                self._leased[key] = (left - 1, until)
                return True
            given = await self._ask(key, self._pubsub)
            if given is None:  # Redis went away just now
                break
            if not given:
                return False
        return self._own.take(key)

    async def _ask(self, key: str, pubsub: "PubSub") -> int | None:
        """Lease tokens; who comes while Redis is asked waits for the same lease instead of taking one more."""
        if key not in self._asking:
            self._asking[key] = asyncio.create_task(self._renew(key, pubsub))
        return await asyncio.shield(self._asking[key])

    async def _renew(self, key: str, pubsub: "PubSub") -> int | None:
        try:
            given = await pubsub.run(TAKE, f"lair:limit:{self._name}:{key}", self._limit, self._rate, self._lease)
            if given:
                self._leased[key] = (given, time.monotonic() + LEASE_SECONDS)
                if len(self._leased) > MAX_KEYS:
                    self._leased.popitem(last=False)
            return given
        finally:
            del self._asking[key]


class SharedCounts:
    """How many of something there are at a time for each key, at all workers together: open sockets."""

    def __init__(self, name: str, pubsub: "PubSub | None" = None) -> None:
        self._name = name
        self._pubsub = pubsub
        self._worker = secrets.randbits(48)
        self.own: dict[str, int] = {}

    async def enter(self, key: str, limit: int) -> bool:
        """Count one more; whether it is within the limit. Two that come at once may both be refused at its edge."""
        own = self.own.get(key, 0) + 1
        if own > limit:
            return False
        self.own[key] = own  # before Redis is asked, so that those who come meanwhile see it
        if await self._tell(key) + own > limit:
            await self.leave(key)
            return False
        return True

    async def leave(self, key: str) -> None:
        self.own[key] -= 1
        if not self.own[key]:
            del self.own[key]
        await self._tell(key)

    async def refresh(self) -> None:
        """Tell all counts again: those of a worker that was killed are forgotten for lack of this."""
        for key in list(self.own):
            await self._tell(key)

    async def _tell(self, key: str) -> int:
        """Tell the own count; how many the others have, as far as Redis knows."""
        if self._pubsub is None or not self._pubsub.connected:
            return 0
        own = self.own.get(key, 0)
        others = await self._pubsub.run(COUNT, f"lair:{self._name}:{key}", self._worker, own, COUNT_SECONDS)
        return others or 0
