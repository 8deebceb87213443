"""The page is served by the house: compressed, kept by browsers, behind a strict policy, and nothing else is."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from lair.server.static_files import add_site, load_files


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Lair</title>")
    (tmp_path / "assets" / "app-1.js").write_text("let lair = 1")
    (tmp_path / "assets" / "app-1.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "app-1.js.gz").write_bytes(b"gzip")
    (tmp_path / "notes.txt").write_text("not for the world")
    return tmp_path


def ask(site: Path, path: str, **headers: str) -> httpx.Response:
    """One GET, as it goes over the wire: nothing is unpacked."""
    app = FastAPI()
    add_site(app, site)

    async def asked() -> httpx.Response:
        async with (
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client,
            client.stream(
                "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
            ) as it,
        ):
            vars(it)["_content"] = b"".join([chunk async for chunk in it.aiter_raw()])
            return it

    return asyncio.run(asked())


@pytest.mark.parametrize(
    "path", ["/", "/table/0123456789ab", "/table/0123456789ab/review", "/rules/mighty", "/new/meeples", "/lab/mighty"]
)
def test_every_page_is_the_one_page(site: Path, path: str) -> None:
    answered = ask(site, path)
    assert (answered.status_code, answered.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "Lair" in answered.text
    assert answered.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("takes", "gets"), [("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)])
def test_files_come_compressed_where_the_browser_takes_it(site: Path, takes: str, gets: str | None) -> None:
    answered = ask(site, "/assets/app-1.js", accept_encoding=takes)
    assert answered.headers.get("content-encoding") == gets
    assert answered.content == {"br": b"brotli", "gzip": b"gzip", None: b"let lair = 1"}[gets]
    assert answered.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answered.headers["vary"] == "accept-encoding"


def test_what_has_not_changed_is_not_sent_again(site: Path) -> None:
    tag = ask(site, "/").headers["etag"]
    assert ask(site, "/", if_none_match=tag).status_code == 304


@pytest.mark.parametrize(
    "path", ["/notes.txt", "/../pyproject.toml", "/assets/..%2Findex.html", "/api/nothing", "/tables"]
)
def test_what_is_not_of_the_page_is_not_there(site: Path, path: str) -> None:
    answered = ask(site, path)
    assert answered.status_code == 404
    assert answered.json()["error"]["code"] == "no-such-page"


@pytest.mark.parametrize(("path", "kind"), [("/tabel/1", "text/html; charset=utf-8"), ("/api/x", "application/json")])
def test_a_person_who_mistyped_sees_the_page(site: Path, path: str, kind: str) -> None:
    answered = ask(site, path, accept="text/html,*/*")
    assert (answered.status_code, answered.headers["content-type"]) == (404, kind)


def test_a_house_without_its_page_still_opens(tmp_path: Path) -> None:
    assert load_files(tmp_path / "nowhere") == {}
