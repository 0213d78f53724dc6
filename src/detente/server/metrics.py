"""What can be measured about a running server, for Prometheus.

They are told on a port of their own, on this machine alone unless its operator wants it otherwise:
how many play here, and how well the server is, is nobody else's business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info, start_http_server

import detente

_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS: Final = Counter("detente_requests", "HTTP requests", ["method", "status"])
REQUEST_SECONDS: Final = Histogram("detente_request_seconds", "until answered", buckets=_SHORT)
MESSAGES: Final = Counter("detente_messages", "Messages over sockets", ["kind"])
MESSAGE_SECONDS: Final = Histogram(
    "detente_message_seconds", "from a socket message to its answer", buckets=_SHORT
)
SOCKETS: Final = Gauge("detente_sockets", "Sockets that are open")
TABLES: Final = Gauge("detente_live_tables", "Tables in memory")
MOVES: Final = Counter("detente_moves", "Moves that were stored, of people, bots and chance")
COMMITS: Final = Counter("detente_commits", "Commits of the one writer")
COMMIT_SECONDS: Final = Histogram("detente_commit_seconds", "a commit, on the disk", buckets=_SHORT)
WAITING: Final = Gauge("detente_waiting_writes", "Writes that wait for the next commit")
BOTS: Final = Gauge("detente_waiting_bots", "Thoughts of bots that wait for a worker")
LINES: Final = Counter("detente_log_lines", "Lines in the log", ["level"])
REPORTS: Final = Counter("detente_reports", "Reports by players")
_VERSION: Final = Info("detente", "The program")


def tell(host: str, port: int) -> None:
    """Answer `GET /metrics` at an address of its own; OSError if it is taken."""
    _VERSION.info({"version": detente.__version__})
    start_http_server(port, host)


def watch(
    tables: Callable[[], float], writes: Callable[[], float], bots: Callable[[], float]
) -> None:
    """Ask these whenever somebody wants to know."""
    TABLES.set_function(tables)
    WAITING.set_function(writes)
    BOTS.set_function(bots)
