"""The application: HTTP and sockets. It knows who asks; the hall and its tables do the rest."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import detente
from detente.server.access import Access
from detente.server.gate import Gate
from detente.server.limits import network
from detente.server.page import front, page
from detente.server.parts import Parts
from detente.server.problems import HANDLERS
from detente.server.routes import (
    accounts,
    friends,
    games,
    guests,
    notices,
    passkeys,
    plans,
    programs,
    puzzles,
    ratings,
    replays,
    tables,
    tournaments,
    vacation,
)
from detente.server.routes.asking import provide_address, provide_guest

BODY_BYTES: Final = 16_384


def household(request: Request[Any, Any, Any]) -> str:
    """Whose requests are counted together."""
    return network(request.client.host if request.client else "")


def create_app(parts: Parts) -> Access:
    """The whole server as an ASGI application."""
    settings = parts.settings
    middleware = []
    if settings.requests:
        limit = RateLimitConfig(
            rate_limit=("minute", settings.requests),
            exclude=["^/(assets|python)/", "^/health$"],
            identifier_for_request=household,
        )
        middleware.append(limit.middleware)
    app = Litestar(
        [
            *games.ROUTES,
            *guests.ROUTES,
            *accounts.ROUTES,
            *passkeys.ROUTES,
            *notices.ROUTES,
            *friends.ROUTES,
            *programs.ROUTES,
            *tables.ROUTES,
            *plans.ROUTES,
            *replays.ROUTES,
            *puzzles.ROUTES,
            *ratings.ROUTES,
            *tournaments.ROUTES,
            *vacation.ROUTES,
            front,
            page,
        ],
        lifespan=[parts.running],
        stores={"rate_limit": parts.counted},
        dependencies={
            "parts": Provide(lambda: parts, sync_to_thread=False),
            "address": Provide(provide_address, sync_to_thread=False),
            "guest": Provide(provide_guest),
        },
        exception_handlers=HANDLERS,
        middleware=middleware,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1_000, exclude=["^/python/", "^/api/offline/", r"\.woff2$"]
        ),
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Détente",
            version=detente.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    return Access(Gate(app, parts.serve_socket, settings.hosts), parts.who)
