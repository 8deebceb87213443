"""openapi.json names every type that is sent or received, so that clients can be generated from it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from lair.games import GAMES
from tests.support.guests import OpenHouse, application, seeded

ROOT = Path(__file__).parents[2]
DOCUMENT: dict[str, Any] = application().openapi()
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]})


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (value for key, value in part.items() if key == "$ref")
        yield from (target for key, value in part.items() if key == "mapping" for target in value.values())
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from references(inner)


def test_every_reference_leads_somewhere() -> None:
    named = {reference.removeprefix("#/components/schemas/") for reference in references(DOCUMENT)}
    assert named <= SCHEMAS.keys()
    assert {"State", "Step", "Info", "Action", "Event", "Command", "StreamMessage", "ClientMessage"} <= SCHEMAS.keys()


def test_every_operation_says_what_it_answers() -> None:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            (content,) = operation["responses"]["200"]["content"].values()
            assert content["schema"], (method, path)


def test_every_game_has_a_view() -> None:
    views = [SCHEMAS[view["$ref"].rpartition("/")[2]] for view in SCHEMAS["View"]["anyOf"]]
    assert [view["properties"]["game"]["const"] for view in views] == list(GAMES)


@pytest.mark.parametrize("game", ["mighty", "meeples"])
async def test_what_a_stream_says_is_as_promised(house: OpenHouse, game: str) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game=game, bots=1)
    people = {0: ada, 1: ben}
    check = validator("StreamMessage")
    async with ada.ear(table) as ear:
        check.validate(await ear.state())
        await ben.does(table, "say", text="hello")
        for _ in range(12):
            await people[await house.actor(table)].plays(table)
            await house.bots_rest(table)
        for person in (ada, ben):
            await person.does(table, "resign")
        while (heard := await ear.hears()).get("info", {}).get("status") != "over":
            check.validate(heard)
        check.validate(heard)
    for views in (False, True):
        validator("History").validate(await ada.json(f"/api/tables/{table}/history", views=views))
    wrong = {**heard, "view": {**heard["view"], "game": "chess"}}
    assert not check.is_valid(wrong)


def printed(*arguments: str) -> str:
    program = [sys.executable, "-m", "lair.server.openapi", *arguments]
    return subprocess.run(program, capture_output=True, text=True, check=True).stdout


def test_it_can_be_printed() -> None:
    assert json.loads(printed()) == json.loads(json.dumps(DOCUMENT))


def test_the_types_of_the_page_are_made_from_it() -> None:
    check = [f"{ROOT}/tools/npm", "--prefix", f"{ROOT}/web", "run", "--silent", "types", "--", "--check"]
    done = subprocess.run(check, input=printed("--schemas"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run `make types`: {done.stderr}"
