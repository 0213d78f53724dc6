"""The tables of the database: one schema for SQLite and PostgreSQL.

Moves are the truth about a match; what else stands here about it is there for lists.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)
from sqlalchemy import false as sa_false
from sqlalchemy import true as sa_true

HEAD: Final = "0021"
"""The newest migration: what a database must be at before anything is read from it."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("secret", LargeBinary(32), nullable=False, unique=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("begun", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # bitsets of seats: see `TableRow.waits_for`
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    Column("offer", JSON(none_as_null=True)),  # what all are asked to agree on
    Column("series", String(16), index=True),  # the id of its first table
    Column("number", Integer),  # which game of the series, from 0 …
    Column("games", Integer),  # … of how many
    Column("decided", Boolean, nullable=False, server_default=sa_false()),  # over when it is
    Column("bids", Boolean, nullable=False, server_default=sa_false()),  # for the sides …
    Column("turned", Boolean, nullable=False, server_default=sa_false()),  # … which they swapped
    Column("delay", Integer, nullable=False, server_default="0"),  # minutes, for spectators
    Column("asked", JSON(none_as_null=True)),  # what seats are asked, by their numbers
    Column("given", Integer, nullable=False, server_default="0"),  # moves of another game
    Column("revision", Integer, nullable=False, server_default="0"),  # one more with each write
    Column("maker", String(22), index=True),  # the guest who made it …
    Column("made_from", String(16), index=True),  # … and from where: an address, disguised
    Column("rated", Integer, nullable=False, server_default="0", index=True),  # 2: it was counted
    Column("time", JSON(none_as_null=True)),  # how long seats may think; nothing: as they like
    Column("clock", JSON(none_as_null=True)),  # how their clocks stand
    Column("deadline", BigInteger, index=True),  # when to look for a time-out, in milliseconds
    Column("reminded", BigInteger),  # when who is asked was last reminded by another player
    Index("ix_tables_begun_public", "begun", "public"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(5), nullable=False),  # human, bot or open
    Column("guest", String(22), ForeignKey("guests.id"), index=True),
    Column("bot", String(40)),
    Column("ready", Boolean, nullable=False),
    Column("nonce", String(64)),
    Column("seal", String(64)),  # the SHA-256 of the nonce, shown before it
    Column("gone", String(22)),  # the guest for whom a bot plays on
    Column("bid", Integer),  # for the sides: see `bidding`
)

moves: Final = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("request", String(64)),  # the id the browser gave it: a repeated one is known again
    Column("made", BigInteger, nullable=False),
    Column("comment", String(140)),  # what was said with it
    Column("behaviour", BigInteger),  # what the rules did by then, as a running number: a secret
    sqlite_with_rowid=False,
)

requests: Final = Table(  # those that made no move of their own: undo, offers
    "requests",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("request", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
)

leases: Final = Table(  # which of several servers lets a bot think
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("owner", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),  # by the clock of the database
)

plans: Final = Table(  # answers given in advance; nobody but their seat sees them
    "plans",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", String(40), primary_key=True),
    Column("card", String(60), primary_key=True),  # which card it is about; "": any other
    Column("action", Integer),  # nothing: the seat is asked after all
    Column("made", BigInteger, nullable=False),
)

undone: Final = Table(  # moves that were taken back; no player sees them
    "undone",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),  # the write that did it
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("request", String(64)),
    Column("made", BigInteger, nullable=False),
    Column("comment", String(140)),
    Column("undone", BigInteger, nullable=False),
)

talk: Final = Table(
    "talk",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(280), nullable=False),
    Column("request", String(64), nullable=False),  # the id the browser gave it
    Column("made", BigInteger, nullable=False),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("blocked", String(22), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("made", BigInteger, nullable=False),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("moves", Integer, nullable=False),  # how many were made: which position it is about
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("text", String(500), nullable=False),
    Column("made", BigInteger, nullable=False),
)

orders: Final = Table(  # what whoever runs the server has ordered; no player sees them
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String(6), nullable=False),  # mute, ban or remove
    Column("guest", String(22)),  # one of these three; who left no trace can be banned, too
    Column("address", String(16)),  # disguised
    Column("table_id", String(16)),
    Column("until", BigInteger),  # nothing: for good
    Column("why", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("lifted", BigInteger),
)

pauses: Final = Table(  # when no clock runs, in milliseconds
    "pauses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", String(22), ForeignKey("guests.id"), index=True),  # nobody: no server ran
    Column("began", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

accounts: Final = Table(  # guests who want to be known elsewhere, too; and those who have left
    "accounts",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("name", String(80), unique=True, index=True),  # folded: no two look alike
    Column("password", String(200)),  # its hash
    Column("mail", String(254), unique=True, index=True),  # proved by a link
    Column("language", String(2), nullable=False),  # of mails
    Column("settings", JSON(none_as_null=True)),  # what the page keeps for this person
    Column("invitations", String(8), nullable=False, server_default="all"),  # from whom, by name
    Column("made", BigInteger, nullable=False),
    Column("left", BigInteger),  # when the account was deleted
)

sessions: Final = Table(  # where an account is signed in
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of what the cookie holds
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("how", String(8), nullable=False),
    Column("device", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

links: Final = Table(  # what works once: links in mails, codes for another device
    "links",
    metadata,
    Column("id", String(64), primary_key=True),  # a SHA-256
    Column("what", String(8), nullable=False),
    Column("guest", String(22), index=True),
    Column("mail", String(254)),
    Column("until", BigInteger, nullable=False),
)

outbox: Final = Table(  # what is on its way to people; what is done keeps its key, and no words
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(80), nullable=False, unique=True, index=True),
    Column("channel", String(8), nullable=False),
    Column("guest", String(22), index=True),
    Column("body", JSON(none_as_null=True)),
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("done", BigInteger),
)

notices: Final = Table(  # who wants to be told, and how
    "notices",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("mail", Boolean, nullable=False),
    Column("webhook", String(300)),
    Column("reminder", Integer, nullable=False),  # after so many hours; 0: never
    Column("quiet", JSON, nullable=False),  # by table, the ways by which nothing is told of it
    Column("off_turn", Boolean, nullable=False, server_default=sa_true()),  # told of those, too
    Column("always", Boolean, nullable=False, server_default=sa_false()),  # at the table, too
)

passkeys: Final = Table(  # keys by which accounts are entered without a word
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of what the browser calls it
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
)

pushes: Final = Table(  # browsers that want to be told
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of its address
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("subscription", JSON, nullable=False),
    Column("made", BigInteger, nullable=False),
)

bots: Final = Table(  # accounts that are programs
    "bots",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("owner", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True, index=True),  # its SHA-256
    Column("made", BigInteger, nullable=False),
)

follows: Final = Table(
    "follows",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("other", String(22), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("made", BigInteger, nullable=False),
)

ratings: Final = Table(  # how strong players are held to be; who has not played is not here
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(44), primary_key=True),  # a guest, or bot:<name>
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

results: Final = Table(  # what rated games have counted; they outlast their tables
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("player", String(44), nullable=False, index=True),
    Column("points", Float, nullable=False),  # 1, a half or 0
    Column("before", Integer, nullable=False),  # the value shown …
    Column("after", Integer, nullable=False),
    Column("middle", Integer),  # of the band whose lower end is shown
    Column("why", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("opening", JSON(none_as_null=True)),  # the first acts of that seat, by kind
)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("system", String(12), nullable=False),  # swiss, round_robin or knock_out
    Column("rounds", Integer, nullable=False),
    Column("time", JSON(none_as_null=True)),
    Column("rated", Boolean, nullable=False),
    Column("maker", String(22), ForeignKey("guests.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("state", String(10), nullable=False, index=True),  # open, running, over or called_off
    Column("round", Integer, nullable=False),  # the last one that was paired, from 1
)

entrants: Final = Table(
    "entrants",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("player", String(44), primary_key=True),
    Column("number", Integer),  # the strongest is 0; drawn up when it begins
    Column("made", BigInteger, nullable=False),
)

pairings: Final = Table(
    "pairings",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("sits", JSON, nullable=False),  # the numbers of those who sit there; one alone: a bye
    Column("table_id", String(16), index=True),
    Column("points", JSON(none_as_null=True)),  # what each of them has got
)

audience: Final = Table(  # who follows which tournament
    "audience",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("told", Integer, nullable=False),  # how far it had gone when they last heard of it
)

attempts: Final = Table(  # who has tried which puzzle, the first time
    "attempts",
    metadata,
    Column("puzzle", String(60), primary_key=True),  # its game and its name
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("found", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
)
