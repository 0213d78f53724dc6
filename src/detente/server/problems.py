"""How a request is turned down over HTTP: with a status, a message to show and its detail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import DBAPIError

from detente.core.message import Refused
from detente.server.faults import Fault
from detente.server.messages import api, wire
from detente.server.shown import views

log: Final = structlog.get_logger("detente.app")

PROBLEMS: Final = {
    status: ResponseSpec(api.Problem, description=description, generate_examples=False)
    for status, description in (
        (400, "The request is malformed."),
        (403, "The request is not this guest's to make."),
        (404, "There is no such thing."),
        (409, "Not now."),
        (413, "The request is too long."),
        (421, "The server does not answer to that host."),
        (429, "Too many requests."),
        (503, "Please try again."),
    )
}

_NO_LETTER: Final = ("22021", "22P05")
"""What PostgreSQL answers to a character that it cannot keep, in texts and in JSON."""

_IDS: Final = {404: "not-found", 405: "not-found", 413: "oversized", 429: "too-many"}


def _problem(status: int, error: wire.Message, detail: str) -> Response[api.Problem]:
    return Response(api.Problem(error, detail), status_code=status, media_type=MediaType.JSON)


def on_fault(_request: Request[Any, Any, Any], fault: Fault) -> Response[api.Problem]:
    """The hall has turned a request down."""
    return _problem(fault.status, wire.Message(fault.id, fault.arguments), fault.detail)


def on_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[api.Problem]:
    """The table has turned a request down."""
    return _problem(409, views.message(refused.reason), str(refused))


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[api.Problem]:
    """The request is not one of this API."""
    id = _IDS.get(error.status_code, "malformed")
    faults = error.extra if isinstance(error.extra, list) else []
    said = "; ".join([f"{fault.get('key')}: {fault.get('message')}" for fault in faults])
    response = _problem(error.status_code, wire.Message(id, {}), said or error.detail)
    response.headers.update(error.headers or {})
    return response


def on_deep_nesting(
    _request: Request[Any, Any, Any], error: RecursionError
) -> Response[api.Problem]:
    """A body of brackets in brackets, deeper than anybody can mean."""
    return _problem(400, wire.Message("malformed", {}), str(error))


def on_other_letters(
    _request: Request[Any, Any, Any], error: UnicodeDecodeError
) -> Response[api.Problem]:
    """A body that is no text in UTF-8."""
    return _problem(400, wire.Message("malformed", {}), str(error))


def on_database(request: Request[Any, Any, Any], error: DBAPIError) -> Response[api.Problem]:
    """PostgreSQL knows no text with a zero in it; whatever else it says, something broke."""
    if getattr(error.orig, "sqlstate", None) in _NO_LETTER:
        return _problem(400, wire.Message("malformed", {}), "a text has a zero in it")
    return on_failure(request, error)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[api.Problem]:
    """Something broke; the log says what."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return _problem(503, wire.Message("unavailable", {}), "please try again")


Handler = Callable[[Request[Any, Any, Any], Any], Response[api.Problem]]  # Any: of its row

HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Fault: on_fault,
    Refused: on_refused,
    HTTPException: on_http,
    RecursionError: on_deep_nesting,
    UnicodeDecodeError: on_other_letters,
    DBAPIError: on_database,
    Exception: on_failure,
}
