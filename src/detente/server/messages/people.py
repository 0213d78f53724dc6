"""What is asked and answered over HTTP about people, as structs; `docs/wire.md` explains them.

`tools/wire_types.py` writes the same structs as TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from detente.server.messages.api import NICKNAME
from detente.server.messages.wire import Code as ActionCode
from detente.server.messages.wire import RequestId, Seq
from detente.server.outgoing.reach import Way
from detente.server.people.friends import Inviters
from detente.server.people.links import What
from detente.server.people.sessions import How

PASSWORD: Final = 12
"""The shortest password, in characters."""

LINK: Final = 43
"""How long the secret part of a link is, in characters."""

Name = Annotated[str, Meta(min_length=1, max_length=254)]
Password = Annotated[str, Meta(min_length=PASSWORD, max_length=200)]
Guess = Annotated[str, Meta(max_length=200)]
Mail = Annotated[str, Meta(max_length=254, pattern=r"^[!#-'*+\-/-9=?A-Z^-~.]+@[A-Za-z0-9.-]+$")]
Token = Annotated[str, Meta(pattern=rf"^[A-Za-z0-9_-]{{{LINK}}}$")]
Language = Literal["fr", "en"]


# -- what is asked ---------------------------------------------------------------------------


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """Becoming an account, with a name nobody else has and a password."""

    name: Annotated[str, Meta(min_length=1, max_length=NICKNAME)]
    password: Password
    language: Language


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing in, by name or address; `bring` the tables of the guest who asks along."""

    name: Name
    password: Guess
    bring: bool = False


class AskLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link by mail: to sign in, or to choose a new password.

    `register`: where the address is unknown, it makes the guest who asks an account.
    """

    mail: Mail
    language: Language
    reset: bool = False
    register: bool = False


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that came by mail; with one to choose a new `password`, that password."""

    token: Token
    password: Password | None = None
    bring: bool = False


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that another device shows."""

    code: Annotated[str, Meta(min_length=6, max_length=12)]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, and the one so far if there is one."""

    password: Password
    old: Guess | None = None


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Another address, to which a link is sent."""

    mail: Mail


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A key that a browser has made; for a guest, the name of the account it opens."""

    answer: dict[str, object]
    name: Annotated[str, Meta(max_length=NICKNAME)] = ""
    language: Language = "en"


class UsePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What a key has signed; the tables of this guest may come along."""

    answer: dict[str, object]
    bring: bool = False


class OldPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A key that is to open nothing any more."""

    id: Annotated[str, Meta(max_length=64)]


class EndSessions(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing out of a session; without an id, of all but this one."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")] | None = None


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting the account, or the guest; the name says that it is meant."""

    name: Annotated[str, Meta(max_length=NICKNAME)]


class Invitations(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may keep a seat for me: everybody, whom I follow, nobody."""

    inviters: Inviters


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What the page keeps for an account: its settings and the lessons that were learnt."""

    language: Language
    settings: dict[Annotated[str, Meta(max_length=40)], object]


class NewNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """How I want to be told that I am asked; a `reminder` after so many hours, 0 for none.

    About a table that is `quiet` nothing is told by these ways. `off_turn`: I am told of questions
    that come while another is on turn, too. `always`: I am told while I have the table open, too.
    """

    mail: bool = False
    webhook: Annotated[str, Meta(max_length=300, pattern=r"^https?://[!-~]+$")] | None = None
    reminder: Annotated[int, Meta(ge=0, le=720)] = 0
    quiet: Annotated[
        dict[Annotated[str, Meta(max_length=16)], Annotated[list[Way], Meta(max_length=3)]],
        Meta(max_length=100),
    ] = {}
    off_turn: bool = True
    always: bool = False


class NewBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told: what its push service gave it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}={0,2}$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,30}={0,2}$")]


class OldBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is not to be told any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to be made; its name is shown with BOT before it."""

    name: Annotated[str, Meta(min_length=1, max_length=NICKNAME - 4)]


class BotId(Struct, frozen=True, forbid_unknown_fields=True):
    """One of my bots."""

    id: Annotated[str, Meta(max_length=22)]


class PlayerName(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with an account, by name."""

    name: Annotated[str, Meta(min_length=1, max_length=NICKNAME)]


class PlayerId(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody I follow, or block."""

    id: Annotated[str, Meta(max_length=22)]


class BotAct(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question numbered `seq`; sent again with the same `id` it is done once."""

    seq: Seq
    action: ActionCode
    id: RequestId | None = None


# -- what is answered ------------------------------------------------------------------------


class SessionInfo(Struct, frozen=True):
    """Where the account is signed in: on which device, how, since when; `here` is this one."""

    id: str
    device: str
    how: How
    since: int
    seen: int
    here: bool


class PasskeyInfo(Struct, frozen=True):
    """A key that opens the account: made on which device, when, and when it was used last."""

    id: str
    device: str
    made: int
    used: int | None


class Riddle(Struct, frozen=True):
    """What a browser is asked before it makes or uses a key, as WebAuthn has it."""

    options: dict[str, object]


class Account(Struct, frozen=True):
    """Who asks, and how: a guest has no sessions and no `since`.

    `offers_mail` says whether this server can send mails, `offers_passkeys` whether it knows keys.
    `mail` is shown in part.
    """

    nickname: str
    account: bool
    since: int | None
    guest_since: int | None
    mail: str | None
    password: bool
    sessions: list[SessionInfo]
    running: int
    finished: int
    offers_mail: bool
    passkeys: list[PasskeyInfo]
    offers_passkeys: bool
    invitations: Inviters


class Code(Struct, frozen=True):
    """What another device is shown or told, and until when it works."""

    code: str
    until: int


class LinkOpened(Struct, frozen=True):
    """What a link has done."""

    what: What


class Sent(Struct, frozen=True):
    """If the address is known, a link is on its way."""

    sent: bool = True


class Found(Struct, frozen=True):
    """A player one may invite: rating in the game, and rated games won and lost against them."""

    id: str
    name: str
    shown: int
    guess: bool
    won: int
    lost: int
    here: bool


class FriendInfo(Struct, frozen=True):
    """Somebody I follow; where that is mutual, when they were seen, and whether they are here."""

    id: str
    name: str
    mutual: bool
    seen: int | None
    here: bool


class BotInfo(Struct, frozen=True):
    """One of my bots, and since when there is one."""

    id: str
    name: str
    since: int


class BotToken(Struct, frozen=True):
    """A bot and the token that proves it, which is told once."""

    id: str
    token: str


class Notices(Struct, frozen=True):
    """How I am told, and what this server can do: `push_key` is null where it tells no browsers."""

    mail: bool
    webhook: str | None
    reminder: int
    quiet: dict[str, list[Way]]
    off_turn: bool
    always: bool
    browsers: int
    offers_mail: bool
    offers_webhook: bool
    push_key: str | None


class Settings(Struct, frozen=True):
    """What the page keeps for the account; null for a guest, and before anything was kept."""

    settings: dict[str, object] | None
