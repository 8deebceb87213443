"""Schemathesis against the house's own OpenAPI: whatever fits it, and much that does not, is answered as it says.

Every operation is called by a guest who is at tables of every kind: open, playing, over, private, of both games.
"""

import zlib
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.guests import Listening, application, listening

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TABLES = [
    {"game": "mighty", "players": 3},
    {"game": "mighty", "players": 3, "bots": ["adept", "adept"], "start": True, "hints": True},
    {"game": "meeples", "players": 2, "hot_seat": True, "start": True, "private": True, "hints": True},
    {"game": "meeples", "players": 2, "bots": ["adept"], "start": True},
]

SECONDS = 60.0  # for one answer, on a machine at full load
ENDING = ("/api/me/sessions/end", "/api/me/delete")

schema = schemathesis.openapi.from_dict(application().openapi())


class Visitor:
    """A guest with tables."""

    def __init__(self, house: Listening) -> None:
        self.house = house
        self.cookies = {"lair": house.cookie("Ada")}
        with httpx.Client(base_url=house.url, cookies=self.cookies) as client:
            self.tables = [
                str(client.post("/api/tables", json={"id": f"t{number}", **asked}).raise_for_status().json()["table"])
                for number, asked in enumerate(TABLES)
            ]
            self.other = str(httpx.post(f"{house.url}/api/people", json={"name": "Ben"}).json()["person"])
            over = f"/api/tables/{self.tables[-1]}/commands"
            client.post(over, json={"id": "over", "do": "resign"}).raise_for_status()


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with listening(tmp_path_factory.mktemp("schema"), lab=True) as house:
        yield Visitor(house)


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_openapi_promises(case: schemathesis.Case[Any], visitor: Visitor) -> None:
    checks = [*CHECKS, negative_data_rejection]
    if "table_id" in case.path_parameters:  # no table is found by chance
        chosen = zlib.crc32(repr((case.body, case.query)).encode()) % len(visitor.tables)
        case.path_parameters["table_id"] = visitor.tables[chosen]
        checks = CHECKS
    elif "who" in case.path_parameters:  # nobody is found by chance either
        case.path_parameters["who"] = visitor.other
        checks = CHECKS
    cookies = visitor.cookies
    if case.path in ENDING:  # would sign this visitor out
        cookies = {"lair": visitor.house.cookie("Eve")}
    answered = case.call(base_url=visitor.house.url, cookies=cookies, timeout=SECONDS)
    case.validate_response(answered, checks=checks)


def test_the_openapi_has_every_operation() -> None:
    operations = {
        f"{method.upper()} {path}" for path, methods in schema.raw_schema["paths"].items() for method in methods
    }
    assert operations == {
        "GET /health",
        "GET /ready",
        "GET /api/games",
        "GET /api/games/{name}/words/{language}",
        "GET /api/hello",
        "GET /api/lab/{name}",
        "POST /api/lab/{name}/check",
        "POST /api/lab/{name}/run",
        "GET /api/lessons/{name}",
        "POST /api/people",
        "POST /api/people/link",
        "POST /api/people/passkey",
        "POST /api/people/passkey/options",
        "POST /api/people/recover",
        "GET /api/people/{who}",
        "GET /api/games/{name}/board",
        "GET /api/me/account",
        "GET /api/me/blocks",
        "PUT /api/me/blocks/{who}",
        "GET /api/me/data",
        "POST /api/me/delete",
        "POST /api/me/passkeys",
        "POST /api/me/passkeys/options",
        "DELETE /api/me/passkeys/{passkey}",
        "POST /api/me/recovery",
        "DELETE /api/me/recovery",
        "POST /api/me/sessions/end",
        "DELETE /api/me/sessions/{session}",
        "POST /api/reports",
        "GET /api/find",
        "POST /api/find",
        "DELETE /api/find",
        "GET /api/online",
        "GET /api/me",
        "PUT /api/me",
        "POST /api/me/link",
        "GET /api/network",
        "PUT /api/network",
        "GET /api/notices",
        "PUT /api/notices/push",
        "DELETE /api/notices/push",
        "PUT /api/notices/mail",
        "DELETE /api/notices/mail",
        "POST /api/notices/mail/confirm",
        "POST /api/notices/mail/stop",
        "GET /preview/{table_id}.png",
        "GET /api/tables",
        "POST /api/tables",
        "GET /api/tables/{table_id}",
        "POST /api/tables/{table_id}/commands",
        "PUT /api/tables/{table_id}/archived",
        "GET /api/tables/{table_id}/history",
        "GET /api/tables/{table_id}/hint",
        "GET /api/tables/{table_id}/score",
        "GET /api/tables/{table_id}/why",
        "GET /api/tables/{table_id}/review",
        "GET /api/tables/{table_id}/replay",
        "GET /api/tables/{table_id}/cards",
        "GET /api/tables/{table_id}/texts",
        "GET /api/tables/{table_id}/ratings",
    }
