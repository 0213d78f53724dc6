"""Guests: whoever comes by is somebody at once, by a signed cookie; a nickname is enough."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from detente.server.messages.api import NICKNAME

COOKIE: Final = "detente_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_CITIES: Final = (
    "Berne", "Genève", "Helsinki", "Oslo", "Potsdam", "Reykjavík", "Stockholm", "Wien", "Yalta",
    "Malta", "Camp David", "Bandung", "Brioni", "Dayton", "Bretton Woods", "Locarno",
)  # fmt: skip


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, key: bytes) -> None:
        self._signer: Final = URLSafeSerializer(key, salt="guest")

    def new(self) -> str:
        """The id of a guest who was never here before."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """The value of the cookie that proves a guest."""
        signed = self._signer.dumps(guest)
        assert isinstance(signed, str)
        return signed

    def known(self, cookie: str | None) -> str | None:
        """The guest a cookie proves; None if it proves nobody."""
        if not cookie:
            return None
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The cookie that proves a guest, whatever other programs on the same host have set beside."""
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, named, found = pair.partition("=")
                if named and key.strip() == COOKIE:
                    return found.strip().strip('"')
    return None


def set_cookie(signed: str, secure: bool) -> str:
    """The header that makes a browser remember who it is."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{flags}"


def default_nickname(guest: str) -> str:
    """A name for a guest who has chosen none: a city where people have talked, and a number."""
    number = int.from_bytes(guest.encode(), "big")
    return f"{_CITIES[number % len(_CITIES)]} {number // 16 % 90 + 10}"


def clean_nickname(text: str) -> str:
    """A nickname as it is shown."""
    return clean(text)[:NICKNAME]


def clean(text: str) -> str:
    """Somebody's words without blanks around them and without characters that nobody sees."""
    if not text:
        return ""  # as with nearly every move
    normal = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join([c for c in normal if unicodedata.category(c)[0] not in "CZ" or c == " "])
    return " ".join(seen.split())
