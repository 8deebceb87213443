"""openapi.json: what FastAPI knows of the routes, and the types of all requests, answers and stream messages.

``python -m lair.server.openapi`` prints it, and with ``--schemas`` only its types, from which web/src/generated.ts is
made (``make types``). Routes refer to types by name (`content_of`), and `complete` adds their schemas, with one
``View`` per game.
"""

import json
import sys
from typing import Any

import msgspec
from fastapi import FastAPI

from lair.engine.types import Action, Event
from lair.games import GAMES, adapter_of
from lair.lessons import Lesson
from lair.server import answers, commands
from lair.server.answers import SCHEMAS

TYPES: tuple[Any, ...] = (
    Action,
    Event,
    Lesson,
    *(kind for kind in vars(answers).values() if isinstance(kind, type) and issubclass(kind, answers.Answer)),
    *(kind for kind in vars(commands).values() if isinstance(kind, type) and issubclass(kind, commands.Request)),
    commands.Look,
    commands.Resync,
    commands.Ack,
)
UNIONS: dict[str, Any] = {
    "Command": commands.AnyCommand,
    "ClientMessage": commands.ClientMessage,
    "StreamMessage": answers.StreamMessage,
}
PASSKEY_OPTIONS = {
    "type": "object",
    "additionalProperties": True,
    "description": "For PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON.",
}
CARDS = {"type": "object", "additionalProperties": True, "description": "A card file (docs/cards.md)."}
TEXT = {  # written out, since msgspec tells untagged types of a union apart for reading only
    "Text": {
        "anyOf": [
            {"type": "string"},
            {"type": "integer"},
            *({"$ref": SCHEMAS + kind} for kind in ("Phrase", "Joined", "Names")),
        ]
    },
    "Phrase": {
        "type": "object",
        "properties": {
            "code": {"type": "string"},
            "arguments": {"type": "object", "additionalProperties": {"$ref": SCHEMAS + "Text"}},
        },
        "required": ["code", "arguments"],
    },
    "Joined": {
        "type": "object",
        "properties": {
            "join": {"type": "string"},
            "parts": {"type": "array", "items": {"$ref": SCHEMAS + "Text"}},
        },
        "required": ["join", "parts"],
    },
    "Names": {
        "type": "object",
        "properties": {"names": {"type": "object", "additionalProperties": {"type": "string"}}},
        "required": ["names"],
        "description": "A name that somebody wrote, by language.",
    },
    "Texts": {"type": "object", "additionalProperties": {"$ref": SCHEMAS + "Text"}},
}
BASES = ("Answer", "Request")


def schemas() -> dict[str, Any]:
    """The schema of every type by its name."""
    _, found = msgspec.json.schema_components(TYPES, ref_template=SCHEMAS + "{name}")
    for base in BASES:
        del found[base]
    for name, union in UNIONS.items():
        (found[name],), _ = msgspec.json.schema_components([union], ref_template=SCHEMAS + "{name}")
    return {**found, **view_schemas(), "Cards": CARDS, "PasskeyOptions": PASSKEY_OPTIONS, **TEXT}


def view_schemas() -> dict[str, Any]:
    """The view of every game, and ``View`` for any of them; names begin with the game's."""
    found: dict[str, Any] = {}
    views = []
    for game in GAMES:
        view, prefix = adapter_of(game).VIEW, "".join(part.capitalize() for part in game.split("-"))
        _, parts = msgspec.json.schema_components([view], ref_template=f"{SCHEMAS}{prefix}{{name}}")
        if "game" in parts[view.__name__]["properties"]:
            parts[view.__name__]["properties"]["game"] = {"const": game}
        found |= {f"{prefix}{name}": {**part, "title": f"{prefix}{name}"} for name, part in parts.items()}
        views.append({"$ref": f"{SCHEMAS}{prefix}{view.__name__}"})
    return {**found, "View": {"anyOf": views}}


def reference(kind: Any) -> dict[str, Any]:
    """How a route refers to a type, a list of it, or one of several."""
    if isinstance(kind, str):
        return {"$ref": SCHEMAS + kind}
    if isinstance(kind, tuple):
        return {"anyOf": [reference(one) for one in kind]}
    if isinstance(kind, list):
        return {"type": "array", "items": reference(kind[0])}
    if isinstance(kind, dict):
        return {"type": "object", "additionalProperties": reference(next(iter(kind.values())))}
    return {"$ref": SCHEMAS + kind.__name__}


def content_of(kind: Any) -> dict[str, Any]:
    """An OpenAPI content object for JSON of this type."""
    return {"content": {"application/json": {"schema": reference(kind)}}}


def complete(app: FastAPI) -> None:
    """Let the application's openapi.json have the schemas."""
    routes_only = app.openapi

    def whole() -> dict[str, Any]:
        document = routes_only()
        document.setdefault("components", {}).setdefault("schemas", {}).update(schemas())
        return document

    vars(app)["openapi"] = whole


if __name__ == "__main__":
    from lair.server.app import make_api

    document = make_api().openapi()
    print(json.dumps(document | {"paths": {}} if sys.argv[1:] == ["--schemas"] else document, indent=1))
