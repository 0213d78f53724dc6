"""The built page: files of `static`, and the way to the page from every other address."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import File, Redirect

STATIC: Final = Path(__file__).parent.parent / "static"
CHUNK_BYTES: Final = 65_536
"""So much of a file is in memory for each who loads it, however slowly."""

LONGEST: Final = 255
"""No file has a longer name, and none of the page lies deeper, in bytes."""

_FOREVER: Final = "public, max-age=31536000, immutable"
_NAMED: Final = ("/assets/", "/python/")
"""Where files are named after what is in them."""

PACKED: Final = ".gz"
"""What ends the name of a file that was packed when the page was built: it is large."""

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Détente</title>
<h1>Détente</h1>
<p>The server runs, but its page is not built. In a clone of the project, <code>make play</code>
builds and serves it; a wheel carries it along.</p>
<p lang="fr">Le serveur fonctionne, mais sa page n’est pas construite&nbsp;: <code>make play</code>
la construit et la sert.</p>
</html>
"""


@get("/", include_in_schema=False)
async def front() -> Response[str] | File:
    """The page."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT, status_code=503, media_type=MediaType.HTML)
    return send_file(index, "no-cache")


@get("/{path:path}", include_in_schema=False)
async def page(
    path: FromPath[str], request: Request[Any, Any, Any]
) -> Response[str] | File | Redirect:
    """A file of the page; any other address leads to the page, which has its ways behind a #."""
    if "\0" in path or len(path.encode()) > LONGEST:
        return Response("there is nothing here\n", status_code=404, media_type=MediaType.TEXT)
    wanted = (STATIC / path.lstrip("/")).resolve()
    if wanted.is_relative_to(STATIC.resolve()):
        caching = _FOREVER if path.startswith(_NAMED) else "no-cache"
        if wanted.is_file():
            return send_file(wanted, caching)
        packed = wanted.with_name(wanted.name + PACKED)
        if packed.is_file():
            return send_file(packed, caching, wanted.name)
    if path.startswith((*_NAMED, "/api/", "/ws/")):
        return Response("there is nothing here\n", status_code=404, media_type=MediaType.TEXT)
    asked = request.scope["raw_path"].decode("ascii")
    return Redirect("../" * (asked.count("/") - 1) or "./")


def send_file(path: Path, caching: str, unpacked: str = "") -> File:
    """A file as the page loads it; one that lies here packed is `unpacked` by the browser."""
    headers = {"cache-control": caching}
    if unpacked:
        headers["content-encoding"] = "gzip"
    return File(
        path,
        filename=unpacked or path.name,  # it names the media type
        content_disposition_type="inline",
        headers=headers,
        chunk_size=CHUNK_BYTES,
    )
