"""Signed cookies: a person is an id in a cookie and a name in the database. There are no passwords."""

import secrets
import time

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

COOKIE = "lair"
DAY = 86400
RENEW_SECONDS = 30 * DAY  # age at which a cookie is renewed


class Identity:
    """Signs and reads cookies."""

    def __init__(self, secret: str, days: int) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="lair-guest")
        self._seconds = days * DAY

    def new(self) -> str:
        return secrets.token_hex(12)

    def sign(self, person: str) -> str:
        return self._signer.dumps(person)

    def read(self, cookie: str | None) -> tuple[str | None, bool]:
        """The person, and whether to renew the cookie; nobody if it is forged, damaged or too old."""
        if not cookie:
            return None, False
        try:
            person, signed = self._signer.loads(cookie, max_age=self._seconds, return_timestamp=True)
        except (BadSignature, SignatureExpired):
            return None, False
        age = time.time() - signed.timestamp()
        return (person, age > RENEW_SECONDS) if isinstance(person, str) else (None, False)
