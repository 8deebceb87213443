"""Card sets as files to begin from: the house cards as they are written, comments included, with numbers changed.

`lair cards export` and `lair tune` write them. A set of one file is written as a file, one of several as a folder.
"""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lair.engine.card_files import files
from lair.errors import OptionError
from lair.files import AtomicFile, reading, write_atomically, writing
from lair.games import kit_of
from lair.laboratory.sweep import Change


def default_target(game: str, source: Path | None = None, what: str = "cards") -> Path:
    """Where a set goes if nobody says: a file, or a folder for several."""
    many = len(files(source or kit_of(game).house_cards))
    return Path(f"{game}-{what}" if many > 1 else f"{game}-{what}.toml")


def export_cards(game: str, target: Path) -> list[Path]:
    """Write the house cards; what is there already is left as it is."""
    return write_set(texts_of(kit_of(game).house_cards), target)


def texts_of(source: Path) -> dict[str, str]:
    """Every file of a set: its name and what it says."""
    with reading(source, OptionError):
        return {file.name: file.read_text(encoding="utf-8") for file in files(source)}


def check_target(target: Path, many: int) -> None:
    """Refuse a place that is taken, that does not fit a set of so many files, or that cannot be written."""
    if target.exists():
        raise OptionError("cards-exist", file=str(target))
    if many > 1 and target.suffix:
        raise OptionError("cards-folder", file=str(target), folder=target.stem)
    if many == 1 and target.suffix != ".toml":
        raise OptionError("cards-kind", file=str(target))
    if many == 1:
        AtomicFile(target, OptionError).discard()
        return
    there = next(folder for folder in target.parents if folder.exists())  # folders between are made
    with writing(target, OptionError):
        tempfile.TemporaryDirectory(dir=there).cleanup()


def write_set(texts: Mapping[str, str], target: Path) -> list[Path]:
    """Write the files of a set; one file alone is the target itself."""
    check_target(target, len(texts))
    if len(texts) == 1:
        write_atomically(target, next(iter(texts.values())), OptionError)
        return [target]
    with writing(target, OptionError):
        target.mkdir(parents=True)
    for name, text in texts.items():
        write_atomically(target / name, text, OptionError)
    return [target / name for name in texts]


def changed_texts(source: Path, values: Mapping[Change, int], name: str) -> dict[str, str]:
    """The files of a set with these numbers and this name, as TOML; all else stays as it is written, comments too."""
    import tomlkit

    changed = {}
    for file, text in texts_of(source).items():
        content: Any = json.loads(text) if Path(file).suffix == ".json" else tomlkit.parse(text)
        for change, value in values.items():
            if change.path[0] in content:
                change.put(content, value)
        if "name" in content:
            content["name"] = name
        changed[file] = tomlkit.dumps(content)
    return changed
