"""The WebSocket of a table: the state, then every step as it happens, seen from one seat."""

import asyncio
import contextlib
import re

import msgspec
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from lair.errors import LairError
from lair.server import metrics
from lair.server.answers import Beat
from lair.server.commands import Ack, ClientMessage, Look, Resync
from lair.server.errors import Refused
from lair.server.identity import COOKIE, Signed
from lair.server.limits import RateLimiter
from lair.server.live_table import LiveTable, Subscriber
from lair.server.middleware import CLOSE_NOT_UNDERSTOOD, CLOSE_TOO_FAST, Gateway, address_of
from lair.server.routes.common import admitted
from lair.server.state import AppState
from lair.server.table import encode

MAX_MESSAGES_PER_SECOND = 10  # from a client
MAX_PRESENCE = 20  # subscribers; at fuller tables nobody is told who comes and goes
CLOSE_TRY_AGAIN = 1013
CLOSE_SIGNED_OUT = 4401  # the session of this stream has ended
SEAT = re.compile("[0-9]{1,2}")
BEAT = encode(Beat())
router = APIRouter()


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    await Stream(socket.app.state.lair, socket, table_id).run()


class Stream:
    """One WebSocket connection."""

    def __init__(self, lair: AppState, socket: WebSocket, table_id: str) -> None:
        self.lair = lair
        self.service = lair.service
        self.socket = socket
        self.table_id = table_id
        self.person: str | None = None
        limits = lair.settings.limits
        self._counted = {f"address {address_of(socket.scope)}": limits.address_sockets}

    async def run(self) -> None:
        """From the handshake to the end."""
        gateway: Gateway = self.socket.app.state.gateway
        if not gateway.origin_allowed(dict(self.socket.scope["headers"])):
            await self.socket.close(CLOSE_NOT_UNDERSTOOD, "other-origin")
            return
        try:
            signed = await self._signed()
        except (SQLAlchemyError, Refused):
            await self.socket.close(CLOSE_NOT_UNDERSTOOD, "try-again")
            return
        if signed is not None:
            self.person = signed.person
            self._counted[self.person] = self.lair.settings.limits.sockets
        counted: list[str] = []
        try:
            for key, limit in self._counted.items():
                if not await self.lair.sockets.enter(key, limit):
                    await self.socket.close(CLOSE_NOT_UNDERSTOOD, "too-many-sockets")  # not accepted yet: HTTP 403
                    return
                counted.append(key)
            with self.lair.ended_with(signed, self._sign_out):
                await self._serve()
        finally:
            for key in counted:
                await self.lair.sockets.leave(key)

    async def _signed(self) -> Signed | None:
        agent = self.socket.headers.get("user-agent", "")
        return await self.lair.sessions.of(self.lair.identity, self.socket.cookies.get(COOKIE), agent)

    async def _sign_out(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(CLOSE_SIGNED_OUT, "signed-out")

    async def _serve(self) -> None:
        query = self.socket.query_params
        asked = query.get("seat", "")
        try:
            async with self.service.at(self.table_id, newest=True) as live:
                table = admitted(live, self.person, query.get("invite"))
                if asked and not SEAT.fullmatch(asked):
                    raise Refused(422, "not-understood", where="query.seat")
                seat = table.viewing_seat(self.person, int(asked) if asked else None)
                subscriber = Subscriber(self.person, seat, await self.service.ignored_by(self.person))
                await self.socket.accept()
                subscriber.resync()
                live.subscribers.add(subscriber)
        except (LairError, SQLAlchemyError) as problem:
            code = problem.code if isinstance(problem, LairError) else "try-again"
            await self.socket.close(CLOSE_NOT_UNDERSTOOD, code)
            return
        metrics.SOCKETS.inc()
        if self.person is not None:
            self.service.sign_of_life(self.person, self.table_id)
        sender = asyncio.create_task(self._send(subscriber))  # at once: what happens until then is only in the state
        try:
            await self._send_presence(live)
            await self._receive(subscriber)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            live.subscribers.discard(subscriber)
            metrics.SOCKETS.dec()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender
            await self._send_presence(live)

    async def _send_presence(self, live: LiveTable) -> None:
        if len(live.subscribers) <= MAX_PRESENCE:
            with contextlib.suppress(SQLAlchemyError):  # the next who comes or goes tells it
                await self.service.send_presence(live)

    async def _send(self, subscriber: Subscriber) -> None:
        """Send what waits. A stream that cannot go on is closed, so that the client connects again."""
        try:
            while True:
                await self._wait(subscriber)
                while subscriber.behind or subscriber.waiting:
                    await self._send_one(subscriber)
        except (LairError, SQLAlchemyError):
            await self.socket.close(CLOSE_TRY_AGAIN, "try-again")

    async def _wait(self, subscriber: Subscriber) -> None:
        """Wait for a message; queue a beat if none comes."""
        if not subscriber.wake.is_set():
            try:
                async with asyncio.timeout(self.lair.settings.beat_seconds):
                    await subscriber.wake.wait()
            except TimeoutError:
                subscriber.give(BEAT)
        subscriber.wake.clear()

    async def _send_one(self, subscriber: Subscriber) -> None:
        message = subscriber.waiting.popleft() if not subscriber.behind else await self._whole_state(subscriber)
        timer = asyncio.get_running_loop().call_later(self.lair.settings.send_seconds, self._abort)
        try:
            await self.socket.send_text(message.decode())
        finally:
            timer.cancel()

    async def _whole_state(self, subscriber: Subscriber) -> bytes:
        """The state now; steps that were waiting are part of it."""
        async with self.service.at(self.table_id) as live:
            subscriber.waiting.clear()
            subscriber.behind = False
            present = self.service.present(live)
            return encode(live.table.state(subscriber.person, subscriber.seat, self.service.uptime(), present))

    def _abort(self) -> None:
        """The client reads nothing: drop the connection."""
        metrics.SOCKETS_CLOSED.labels("slow").inc()
        transport = self.socket.scope.get("extensions", {}).get("lair.transport")
        if transport is not None:
            transport.abort()

    async def _receive(self, subscriber: Subscriber) -> None:
        """Handle messages of the client; commands come over HTTP."""
        limiter = RateLimiter(3 * MAX_MESSAGES_PER_SECOND, 3)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not limiter.take("socket"):
                metrics.SOCKETS_CLOSED.labels("flood").inc()
                await self.socket.close(CLOSE_TOO_FAST, "too-fast")
                return
            try:
                await self._handle(message.get("text") or message.get("bytes") or b"", subscriber)
            except (msgspec.DecodeError, UnicodeDecodeError, LairError):
                metrics.SOCKETS_CLOSED.labels("malformed").inc()
                await self.socket.close(CLOSE_NOT_UNDERSTOOD, "not-understood")
                return
            except SQLAlchemyError:
                await self.socket.close(CLOSE_TRY_AGAIN, "try-again")
                return

    async def _handle(self, text: str | bytes, subscriber: Subscriber) -> None:
        message: ClientMessage = msgspec.json.decode(text, type=ClientMessage)
        match message:
            case Beat():
                subscriber.give(BEAT)
            case Look(seat):
                async with self.service.at(self.table_id) as live:
                    subscriber.seat = live.table.viewing_seat(self.person, seat)
                    subscriber.resync()
            case Resync():
                subscriber.resync()
            case Ack():
                pass
