"""What a server writes about itself: one line for each thing, none of it a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, Literal

import structlog

from detente.server.metrics import LINES

Level = Literal["error", "warning", "info"]
Format = Literal["text", "json"]

SECRET: Final = frozenset(
    {"cookie", "key", "nonce", "password", "seal", "secret", "seed", "token", "url"}
)
"""What a line never tells, whoever means well."""

_FORMATS: Final[Mapping[Format, Any]] = {  # Any: a processor
    "text": structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
    "json": structlog.processors.JSONRenderer(),
}


def write_logs(level: Level, format: Format) -> None:
    """Logs go to standard error, one line each; a log that cannot be written stops nothing."""
    logging.basicConfig(level=level.upper(), stream=sys.stderr, format="%(message)s", force=True)
    told: list[Any] = [  # Any: processors, theirs and ours
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        without_secrets,
        counted,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    formatter = structlog.stdlib.ProcessorFormatter
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *told, formatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    last = [formatter.remove_processors_meta, _FORMATS[format]]
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it tells addresses; ours do not
    for handler in logging.getLogger().handlers:
        handler.setFormatter(formatter(processors=last, foreign_pre_chain=told))


def without_secrets(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Leave out what is called like a secret."""
    for name in SECRET & line.keys():
        line[name] = "…"
    return line


def counted(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Count the line, so that who watches the server sees that there is something to read."""
    LINES.labels(line.get("level", "")).inc()
    return line
