"""The page: files that were built into the package, sent compressed where the browser takes it.

Names of what lies under ``/assets`` change with their content, so browsers keep those for good; of everything else they
ask whether it is still the same. Every path that is a page of the client gets the one page there is.
"""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request, Response

SITE = Path(__file__).parent / "page"
PAGES = re.compile(r"/|/(new|table|rules|learn|device)(/[A-Za-z0-9_-]*)*/?")
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Sheet:
    """One file, in every form it can be sent in."""

    type: str
    bodies: dict[str, bytes]
    tag: str
    keep: str


def sheets(site: Path = SITE) -> dict[str, Sheet]:
    """Everything there is to send, by its path; small enough to be held."""
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
        keep = FOR_GOOD if path.startswith("/assets/") else "no-cache"
        found[path] = Sheet(TYPES[file.suffix], bodies, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', keep)
    return found


def add_site(app: FastAPI, site: Path = SITE) -> None:
    """The page and all it needs; without it the house still serves whoever speaks the protocol."""
    there = sheets(site)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        wanted = "/index.html" if PAGES.fullmatch(f"/{path}") else f"/{path}"
        sheet, status = there.get(wanted), 200
        if sheet is None and "text/html" in request.headers.get("accept", "") and not path.startswith("api/"):
            sheet, status = there.get("/index.html"), 404  # a person who mistyped: the page says so, in their language
        if sheet is None:
            return Response(b'{"error":{"code":"no-such-page","arguments":{}}}', 404, media_type="application/json")
        headers = {"etag": sheet.tag, "cache-control": sheet.keep, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == sheet.tag:
            return Response(status_code=304, headers=headers)
        taken = request.headers.get("accept-encoding", "")
        encoding = next((one for one in ENCODINGS if one in taken and one in sheet.bodies), "identity")
        if encoding != "identity":
            headers["content-encoding"] = encoding
        return Response(sheet.bodies[encoding], status, headers, sheet.type)
