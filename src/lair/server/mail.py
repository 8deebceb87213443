"""E-mail: one plain message by SMTP. `lair.server.notices` calls it in a thread."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from lair.errors import OptionError
from lair.server.errors import Refused
from lair.server.network import LOOPBACK

SEND_SECONDS = 15.0
MAX_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
PORTS = {"smtp": 587, "smtps": 465}


def checked(address: str) -> str:
    """An address that a message can be sent to, as far as its form tells."""
    address = address.strip()
    if len(address) > MAX_ADDRESS or not ADDRESS.fullmatch(address):
        raise Refused(422, "mail-address")
    return address


class Mailer:
    """Sends through one SMTP server: ``smtp://user:password@host:587`` (STARTTLS) or ``smtps://``."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            place = urlsplit(url)
            self._host, self._port = place.hostname or "", place.port or PORTS[place.scheme]
        except (KeyError, ValueError):
            raise OptionError("smtp-url", url=url.split("@")[-1]) from None
        if not self._host or not sender:
            raise OptionError("smtp-url", url=url.split("@")[-1])
        self._user, self._password = unquote(place.username or ""), unquote(place.password or "")
        self._encrypted = place.scheme == "smtps"
        self._sender = sender

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Send a message; ``stop`` is the address of the page that ends such messages."""
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = self._sender
        message["To"] = to
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(text)
        tls = ssl.create_default_context()
        if self._encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=SEND_SECONDS, context=tls)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=SEND_SECONDS)
        with server:
            if not self._encrypted and self._host not in LOOPBACK:
                server.starttls(context=tls)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)
