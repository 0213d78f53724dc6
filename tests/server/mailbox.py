"""A mail host of one's own: what arrives there, as it was sent."""

from __future__ import annotations

import queue
import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType
from typing import Any, Self

from aiosmtpd.controller import Controller

from tests.ports import hold_a_port, port_of
from tests.server.people import PATIENCE

LINK = re.compile(r"\S+#/\S+")


class Mailbox:
    """Takes every mail, on a free port of this machine."""

    def __init__(self, refuse: int = 0) -> None:
        self.refuse = refuse  # so many mails at first
        self.tried = 0
        self._came: queue.Queue[EmailMessage] = queue.Queue()
        self._door = hold_a_port()
        self._port = port_of(self._door)
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port)

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._controller.stop()
        self._door.close()

    @property
    def address(self) -> str:
        """Where mails are handed in."""
        return f"smtp://127.0.0.1:{self._port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        """A mail comes (Any: of aiosmtpd, which names this)."""
        self.tried += 1
        if self.tried <= self.refuse:
            return "451 later"
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self._came.put(found)
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next mail, which comes before patience ends."""
        return self._came.get(timeout=PATIENCE)

    @property
    def empty(self) -> bool:
        """Whether nothing has come that was not read."""
        return self._came.empty()


def link_in(mail: EmailMessage, where: str = "#/") -> str:
    """The link that stands in a mail and leads there."""
    (found,) = [link for link in LINK.findall(mail.get_content()) if where in link]
    return str(found)
