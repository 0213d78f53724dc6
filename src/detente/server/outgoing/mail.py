"""Mails: written as headers and text, handed to the server's mail host."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct


class Letter(Struct, frozen=True):
    """A mail to be sent. `key` names it: sent twice, it is known to be the same."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = {}


class MailHost:
    """Where mails are handed in: smtp://user:password@host:587, or smtps://… from the start on."""

    def __init__(self, address: str, sender: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("It must be smtp://user:password@host:port or smtps://…")
        self._tls: Final = parts.scheme == "smtps"
        self._host: Final = parts.hostname
        self._port: Final = parts.port or (465 if self._tls else 587)
        self._user: Final = unquote(parts.username) if parts.username else None
        self._password: Final = unquote(parts.password) if parts.password else None
        self._sender: Final = sender or f"detente@{parts.hostname}"

    async def send(self, key: str, letter: Letter) -> None:
        """Hand a mail in; an exception if the host does not take it."""
        await aiosmtplib.send(
            self.message(key, letter),
            hostname=self._host,
            port=self._port,
            username=self._user,
            password=self._password,
            use_tls=self._tls,
            timeout=20,
        )

    def message(self, key: str, letter: Letter) -> EmailMessage:
        """A mail as it is sent; ValueError if somebody has put a line break into a header."""
        message = EmailMessage(policy=SMTP)
        message["From"] = self._sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Message-ID"] = f"<{key}@{self._sender.rpartition('@')[2].rstrip('>')}>"
        message["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers.items():
            message[name] = value
        message.set_content(letter.text)
        return message


def check_mail_host(_kind: object, value: str) -> None:
    """ValueError if no mail can be handed in there."""
    if value:
        MailHost(value, "")
