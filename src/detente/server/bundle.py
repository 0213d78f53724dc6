"""What a page keeps to play without this server: an interpreter, and the rules and bots of today.

The interpreter comes with the page. The rules, the bots and the part of the server that makes views
are packed as they are here, so that nothing is told twice and nothing can be out of date.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import structlog

import detente
from detente.server import page
from detente.server.faults import Fault
from detente.server.messages import api

FOLDER: Final = "python"
"""Where the interpreter lies in the built page, in a folder named after what is in it."""

_PACKAGES: Final = ("bots", "core", "games", "offline", "server")
_SAID_BY_THE_PAGE: Final = (".ftl", ".md")
_COMPILED: Final = (".so", ".pyd", ".pyc")
_METADATA: Final = ("METADATA", "entry_points.txt")
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever they were written."""


def listed() -> api.Offline:
    """Everything that is to be kept; Fault where the page was built without an interpreter."""
    found = sorted(page.STATIC.glob(f"{FOLDER}/*/*"))
    workers = [path for path in found if path.name == "worker.js"]
    if not workers:
        raise Fault(404, "not-found", "this server has nothing to play with offline")
    paths = [path.relative_to(page.STATIC).as_posix().removesuffix(page.PACKED) for path in found]
    worker = workers[0].relative_to(page.STATIC).as_posix()
    packed = f"api/offline/{archive_name()}"
    size = sum([path.stat().st_size for path in found]) + len(archive())
    return api.Offline(worker, packed, [*paths, packed], size)


def archive_name() -> str:
    """What the archive is called: another one has another name."""
    return f"detente-{hashlib.sha256(archive()).hexdigest()[:12]}.zip"


@cache
def archive() -> bytes:
    """The rules, the bots and what makes views of a match, as they are installed here."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zip:
        for name, content in sorted(_contents()):
            zip.writestr(zipfile.ZipInfo(name, _LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _contents() -> Iterator[tuple[str, bytes]]:
    ours, logs = Path(detente.__file__).parent, Path(structlog.__file__).parent
    paths = [*ours.glob("*.py"), *logs.rglob("*.py")]
    for package in _PACKAGES:
        paths += [path for path in (ours / package).rglob("*") if path.is_file()]
    for path in paths:
        if path.suffix not in (*_SAID_BY_THE_PAGE, *_COMPILED):
            root = logs if path.is_relative_to(logs) else ours
            yield path.relative_to(root.parent).as_posix(), path.read_bytes()
    installed = distribution("detente")
    for name in _METADATA:  # bots are found by their entry points
        text = installed.read_text(name)
        if text is not None:
            yield f"detente-{detente.__version__}.dist-info/{name}", text.encode()
