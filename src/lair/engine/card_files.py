"""From a card file, or a folder of them, to what they say, and where they say it."""

import json
import tomllib
from pathlib import Path
from typing import Any

from lair.errors import CardsError
from lair.files import reading


def gather(path: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """What a set says, and for each part of it (a key at the top) the file that it comes from."""
    content: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for file in files(path):
        for field, value in read_file(file).items():
            if field in sources:
                raise CardsError("cards-two-files", file=str(file), field=field, other=sources[field])
            content[field], sources[field] = value, str(file)
    return content, sources


def files(path: Path) -> list[Path]:
    """The files of a set: in a folder all of TOML, by name."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.iterdir() if file.suffix == ".toml")


def read_file(file: Path) -> dict[str, Any]:
    """What one file says: TOML, or JSON as the laboratory in the browser writes it."""
    try:
        with reading(file, CardsError):
            text = file.read_text(encoding="utf-8")
        if file.suffix == ".json":
            return read_json(file, text)
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise CardsError("not-text", file=str(file)) from None
    except tomllib.TOMLDecodeError as problem:
        raise CardsError("not-toml", file=str(file), why=str(problem)) from None


def read_json(file: Path, text: str) -> dict[str, Any]:
    """What a JSON file says; a set is one object."""
    try:
        content = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as problem:
        raise CardsError("not-json", file=str(file), why=str(problem)) from None
    if not isinstance(content, dict):
        raise CardsError("cards-not-a-table", file=str(file), card="file")
    return content
