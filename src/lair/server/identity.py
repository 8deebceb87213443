"""Who is who: a guest is a signed cookie and a name. Seats belong to guests; nobody has a password to lose."""

import secrets
import time

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

COOKIE = "lair"
DAY = 86400
RENEWED_AFTER = 30 * DAY  # seconds: whoever comes now and then stays who they are


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
        """Whose it is, and whether it should be renewed; nobody's if it is forged, damaged or too old."""
        if not cookie:
            return None, False
        try:
            person, signed = self._signer.loads(cookie, max_age=self._seconds, return_timestamp=True)
        except (BadSignature, SignatureExpired):
            return None, False
        age = time.time() - signed.timestamp()
        return (person, age > RENEWED_AFTER) if isinstance(person, str) else (None, False)
