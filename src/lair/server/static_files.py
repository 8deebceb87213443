"""The page: files that were built into the package, compressed where the browser accepts it.

Names under ``/assets`` change with their content, so browsers cache them for good; other files are revalidated by
ETag. Every path that is a page of the client gets the single HTML page.
"""

import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request, Response

SITE = Path(__file__).parent / "page"
PAGES = re.compile(r"/|/(new|table|embed|rules|learn|lab|device|notices|me|people|board)(/[A-Za-z0-9_-]*)*/?")
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # preferred first
IMMUTABLE = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class StaticFile:
    """One file in every encoding."""

    media_type: str
    bodies: dict[str, bytes]
    etag: str
    cache_control: str


def load_files(site: Path = SITE) -> dict[str, StaticFile]:
    """All files by path; they are small enough to be kept in memory."""
    found = {}
    for file in sorted(site.rglob("*")) if site.is_dir() else ():
        if file.suffix not in TYPES:
            continue
        plain = file.read_bytes()
        bodies = {"identity": plain}
        for encoding, suffix in ENCODINGS.items():
            packed = file.with_name(file.name + suffix)
            if packed.is_file():
                bodies[encoding] = packed.read_bytes()
        path = "/" + file.relative_to(site).as_posix()
        cache_control = IMMUTABLE if path.startswith("/assets/") else "no-cache"
        etag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        found[path] = StaticFile(TYPES[file.suffix], bodies, etag, cache_control)
    return found


ToldOf = Callable[[Request, str], Awaitable[str]]  # what a page is told of: the page in, the page out


def add_site(app: FastAPI, site: Path = SITE, told_of: ToldOf | None = None) -> None:
    """Serve the page; without its files the server still serves the API."""
    files = load_files(site)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        wanted = "/index.html" if PAGES.fullmatch(f"/{path}") else f"/{path}"
        file, status = files.get(wanted), 200
        if file is None and "text/html" in request.headers.get("accept", "") and not path.startswith("api/"):
            file, status = files.get("/index.html"), 404  # a mistyped address: the page says so
        if file is None:
            return Response(b'{"error":{"code":"no-such-page","arguments":{}}}', 404, media_type="application/json")
        if told_of is not None and wanted == "/index.html":
            plain = file.bodies["identity"].decode()
            told = await told_of(request, plain)
            if told != plain:
                headers = {"cache-control": "no-cache", "vary": "accept-language"}
                return Response(told, status, headers, file.media_type)
        headers = {"etag": file.etag, "cache-control": file.cache_control, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((one for one in ENCODINGS if one in accepted and one in file.bodies), "identity")
        if encoding != "identity":
            headers["content-encoding"] = encoding
        return Response(file.bodies[encoding], status, headers, file.media_type)
