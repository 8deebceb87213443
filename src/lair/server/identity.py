"""Signed cookies: a person is an id in a cookie and a name in the database. There are no passwords.

A cookie names a person and a session. Cookies of earlier versions name the person alone: their session is a hash of the
cookie. `lair.server.sessions` says whether a session is still good.
"""

import hashlib
import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "lair"
DAY = 86400
RENEW_SECONDS = 30 * DAY  # age at which a cookie is renewed


@dataclass(frozen=True)
class Signed:
    """What a cookie says."""

    person: str
    session: str
    at: float  # when it was signed
    names_session: bool  # False: of an earlier version
    old: bool  # it should be renewed


class Identity:
    """Signs and reads cookies."""

    def __init__(self, secret: str, days: int) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="lair-guest")
        self._seconds = days * DAY

    def new(self) -> str:
        return secrets.token_hex(12)

    def new_session(self) -> str:
        return secrets.token_hex(16)

    def sign(self, person: str, session: str | None = None) -> str:
        return self._signer.dumps(person if session is None else [person, session])

    def read(self, cookie: str | None) -> Signed | None:
        """What a cookie says; nothing if it is forged, damaged or too old.

        A cookie that was signed "later" is good: the clock was set back meanwhile. It is renewed.
        """
        if not cookie:
            return None
        try:
            content, signed = self._signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return None
        at = signed.timestamp()
        age = time.time() - at
        if age > self._seconds:
            return None
        old = not -DAY <= age <= RENEW_SECONDS
        match content:
            case str(person):
                return Signed(person, hashlib.sha256(cookie.encode()).hexdigest()[:32], at, False, old)
            case [str(person), str(session)]:
                return Signed(person, session, at, True, old)
        return None
