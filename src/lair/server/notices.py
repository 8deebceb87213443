"""Who is told that it is their turn at a slow table, by Web Push or e-mail. `AppState` starts it, routes ask it.

A turn that begins is noted with the entry that begins it (`store.put_notice`). Any worker may find it due, and the one
that takes it away sends it: so there is at most one message a turn, however many workers there are. Whoever is at the
table is not told; the notice waits until they have been gone for a while.
"""

import asyncio
import contextlib
import hashlib
import logging
import smtplib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import httpx
import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, and_, delete, insert, select, update

from lair.server import metrics
from lair.server.commands import PushTarget
from lair.server.errors import Refused
from lair.server.mail import Mailer
from lair.server.schema import keys, mailboxes, members, notices, push_targets, tables
from lair.server.settings import DAY, Settings
from lair.server.store import Store, insert_or_ignore
from lair.words import LANGUAGES, Words

if TYPE_CHECKING:
    from lair.server.push import Pusher

POLL_SECONDS = 5.0
AT_ONCE = 20  # notices that one worker sends
PRESENT_SECONDS = 45.0  # since the last sign of life: who is at the table is noted every twenty
CONFIRM_SECONDS = int(DAY)
VAPID = "vapid"
log = logging.getLogger("lair.notices")


class Due(NamedTuple):
    """A turn whose person may have to be told."""

    table_id: str
    person: str
    version: int
    game: str
    invite: str | None  # of a private table
    seen: float  # the person's last sign of life there, in uptime


class Mailbox(NamedTuple):
    """Where somebody wants e-mail."""

    address: str
    language: str
    confirmed: bool


class Message(msgspec.Struct):
    """What the page's service worker shows."""

    title: str
    body: str
    url: str
    tag: str


class Notifier:
    """Sends what is due. ``push`` and ``mailer`` are None where this server has no such way."""

    def __init__(self, settings: Settings, store: Store, uptime: Callable[[], float]) -> None:
        self.settings = settings
        self.store = store
        self.uptime = uptime
        self.push: Pusher | None = None
        self.mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp and settings.public_url else None
        self._task: asyncio.Task[None] | None = None
        self._secret = ""

    async def start(self, secret: str) -> None:
        """Begin to send; ``secret`` signs the links in e-mails."""
        self._secret = secret
        if self.settings.contact:
            await self._start_push()
        if self.push is not None or self.mailer is not None:
            self._task = asyncio.create_task(self._run())

    async def _start_push(self) -> None:
        try:
            from lair.server.push import Pusher, new_key
        except ModuleNotFoundError:
            log.warning("no Web Push: install lair-games[online]")
            return
        pem = await self.store.write(key_of, VAPID, new_key())
        self.push = Pusher(pem, self.settings.contact, self.settings.push_anywhere)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self.push is not None:
            await self.push.stop()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.send_due()
            except Exception as problem:  # the next round tries again
                log.error("notices could not be sent", exc_info=problem)

    async def send_due(self) -> None:
        """Send what is due, each notice by one worker only."""
        now = self.uptime()
        ready = []
        for notice in await self.store.read(due_notices, now, AT_ONCE):
            if now - notice.seen < PRESENT_SECONDS:
                await self.store.write(put_off, notice.table_id, notice.version, notice.seen + PRESENT_SECONDS)
            elif await self.store.write(take_notice, notice.table_id, notice.version):
                ready.append(notice)
        await asyncio.gather(*(self._send(notice) for notice in ready))

    async def _send(self, notice: Due) -> None:
        targets, mailbox = await self.store.read(ways_of, notice.person)
        path = f"/table/{notice.table_id}" + (f"?invite={notice.invite}" if notice.invite else "")
        sending = [self._push(target, notice, path) for target in targets] if self.push is not None else []
        if self.mailer is not None and mailbox is not None and mailbox.confirmed:
            sending.append(self._mail(mailbox, notice, path))
        await asyncio.gather(*sending)

    async def _push(self, target: PushTarget, notice: Due, path: str) -> None:
        from lair.server.push import NotPublic

        assert self.push is not None
        say = Words(target.language).say
        message = Message(say("notice-turn"), say(f"game-{notice.game}"), path, notice.table_id)
        try:
            wanted = await self.push.send(target, msgspec.json.encode(message), notice.table_id)
        except (OSError, httpx.HTTPError, NotPublic) as problem:
            metrics.NOTICES.labels("push", "failed").inc()
            log.warning("a push message was not sent: %s", type(problem).__name__, extra={"table": notice.table_id})
            return
        metrics.NOTICES.labels("push", "sent" if wanted else "gone").inc()
        if not wanted:
            await self.store.write(remove_target, target.endpoint, None)

    async def _mail(self, mailbox: Mailbox, notice: Due, path: str) -> None:
        say = Words(mailbox.language).say
        game = say(f"game-{notice.game}")
        stop = self._link("stop", notice.person, mailbox.address)
        text = say("mail-turn", game=game, link=self.settings.public_url + path, stop=stop)
        await self._deliver(mailbox.address, say("mail-turn-subject", game=game), text, stop)

    async def _deliver(self, address: str, subject: str, text: str, stop: str) -> bool:
        assert self.mailer is not None
        try:
            await asyncio.to_thread(self.mailer.send, address, subject, text, stop)
        except (OSError, smtplib.SMTPException) as problem:
            metrics.NOTICES.labels("mail", "failed").inc()
            log.warning("an e-mail was not sent: %s", type(problem).__name__)
            return False
        metrics.NOTICES.labels("mail", "sent").inc()
        return True

    # E-mail addresses

    async def ask_to_confirm(self, person: str, address: str, language: str) -> None:
        """Keep an address, and send the link that confirms it. Nothing else is sent there before that."""
        if self.mailer is None:
            raise Refused(409, "no-mail-here")
        say = Words(language).say
        stop = self._link("stop", person, address)
        text = say("mail-confirm", link=self._link("confirm", person, address), stop=stop)
        await self.store.write(set_mailbox, person, address, language)
        if not await self._deliver(address, say("mail-confirm-subject"), text, stop):
            raise Refused(503, "mail-away")

    async def follow(self, what: str, token: str) -> None:
        """Do what a link of an e-mail says: ``confirm`` the address, or ``stop``."""
        try:
            seconds = CONFIRM_SECONDS if what == "confirm" else None
            person, address = self._signer(what).loads(token, max_age=seconds)
        except (BadSignature, ValueError, TypeError):
            raise Refused(404, "no-such-link") from None
        if not await self.store.write(confirm_mailbox if what == "confirm" else remove_mailbox, person, address):
            raise Refused(404, "no-such-link")

    def _link(self, what: str, person: str, address: str) -> str:
        """In the fragment, which no server on the way sees."""
        return f"{self.settings.public_url}/notices#{what}={self._signer(what).dumps([person, address])}"

    def _signer(self, what: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"lair-mail-{what}")

    # Browsers

    async def add_target(self, person: str, target: PushTarget) -> None:
        if self.push is None:
            raise Refused(409, "no-push-here")
        self.push.check(target)
        await self.store.write(add_target, person, target, time.time(), self.settings.limits.push_targets)


def language_of(text: str) -> str:
    return text if text in LANGUAGES else "en"


# The database


def due_notices(connection: Connection, uptime: float, most: int) -> list[Due]:
    """Notices whose time has come, at tables where it is still that person's turn."""
    n, m, t = notices.c, members.c, tables.c
    rows = connection.execute(
        select(n.table_id, n.person, n.version, t.game, t.invite, t.private, m.seen_up)
        .join(tables, and_(t.id == n.table_id, t.turn == n.person))
        .outerjoin(members, and_(m.table_id == n.table_id, m.person == n.person))
        .where(n.due_up <= uptime)
        .order_by(n.due_up)
        .limit(most)
    )
    return [
        Due(row.table_id, row.person, row.version, row.game, row.invite if row.private else None, row.seen_up or 0.0)
        for row in rows
    ]


def take_notice(connection: Connection, table_id: str, version: int) -> bool:
    """Whether this worker sends it: the first that takes it away."""
    n = notices.c
    return connection.execute(delete(notices).where(n.table_id == table_id, n.version == version)).rowcount == 1


def put_off(connection: Connection, table_id: str, version: int, due: float) -> None:
    n = notices.c
    connection.execute(update(notices).where(n.table_id == table_id, n.version == version).values(due_up=due))


def ways_of(connection: Connection, person: str) -> tuple[list[PushTarget], Mailbox | None]:
    """How a person wants to be told."""
    p = push_targets.c
    rows = connection.execute(select(p.endpoint, p.p256dh, p.auth, p.language).where(p.person == person))
    return [PushTarget(*row) for row in rows], mailbox_of(connection, person)


def mailbox_of(connection: Connection, person: str) -> Mailbox | None:
    b = mailboxes.c
    row = connection.execute(select(b.address, b.language, b.confirmed).where(b.person == person)).first()
    return None if row is None else Mailbox(*row)


def add_target(connection: Connection, person: str, target: PushTarget, at: float, most: int) -> None:
    """Keep a browser; of a person's browsers the latest are kept."""
    p = push_targets.c
    remove_target(connection, target.endpoint, None)
    row = {"endpoint_hash": hash_of(target.endpoint), "person": person, "since": at, **msgspec.structs.asdict(target)}
    connection.execute(insert(push_targets), row)
    older = select(p.endpoint_hash).where(p.person == person).order_by(p.since.desc()).offset(most).limit(100)
    gone = list(connection.execute(older).scalars())
    connection.execute(delete(push_targets).where(p.endpoint_hash.in_(gone)))


def remove_target(connection: Connection, endpoint: str, person: str | None) -> None:
    """Forget a browser; a person may only forget their own."""
    p = push_targets.c
    own = p.endpoint_hash == hash_of(endpoint)
    connection.execute(delete(push_targets).where(own if person is None else and_(own, p.person == person)))


def set_mailbox(connection: Connection, person: str, address: str, language: str) -> None:
    """Keep an address; the same one stays confirmed."""
    before = mailbox_of(connection, person)
    confirmed = before is not None and before.confirmed and before.address == address
    connection.execute(delete(mailboxes).where(mailboxes.c.person == person))
    row = {"person": person, "address": address, "language": language, "confirmed": confirmed}
    connection.execute(insert(mailboxes), row)


def confirm_mailbox(connection: Connection, person: str, address: str) -> bool:
    b = mailboxes.c
    done = connection.execute(update(mailboxes).where(b.person == person, b.address == address).values(confirmed=True))
    return done.rowcount == 1


def remove_mailbox(connection: Connection, person: str, address: str | None = None) -> bool:
    b = mailboxes.c
    own = b.person == person if address is None else and_(b.person == person, b.address == address)
    return connection.execute(delete(mailboxes).where(own)).rowcount == 1


def key_of(connection: Connection, name: str, fresh: str) -> str:
    """A key of this server: made once, the same for every worker."""
    connection.execute(insert_or_ignore(connection, keys), {"name": name, "value": fresh})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())


def hash_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
