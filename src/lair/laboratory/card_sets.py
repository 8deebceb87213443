"""Card sets as files to begin from: the house cards as they are written, comments included, with numbers changed.

`lair cards export` and `lair tune` write them. A set of one file is written as a file, one of several as a folder.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lair.engine.card_files import files
from lair.errors import OptionError
from lair.files import reading, write_atomically, writing
from lair.games import kit_of
from lair.laboratory.sweep import Change


def default_target(game: str) -> Path:
    """Where a set goes if nobody says."""
    return Path(f"{game}-cards") if kit_of(game).house_cards.is_dir() else Path(f"{game}-cards.toml")


def export_cards(game: str, target: Path) -> list[Path]:
    """Write the house cards; what is there already is left as it is."""
    return write_set(texts_of(kit_of(game).house_cards), target)


def texts_of(source: Path) -> dict[str, str]:
    """Every file of a set: its name and what it says."""
    with reading(source, OptionError):
        return {file.name: file.read_text(encoding="utf-8") for file in files(source)}


def check_target(source: Path, target: Path) -> None:
    """Refuse a place that is taken, and a file for a set that is a folder."""
    if target.exists():
        raise OptionError("cards-exist", file=str(target))
    if source.is_dir() and target.suffix == ".toml":
        raise OptionError("cards-folder", file=str(target), folder=target.stem)


def write_set(texts: Mapping[str, str], target: Path) -> list[Path]:
    """Write the files of a set; one file alone is the target itself."""
    if target.exists():
        raise OptionError("cards-exist", file=str(target))
    if len(texts) == 1:
        write_atomically(target, next(iter(texts.values())), OptionError)
        return [target]
    if target.suffix == ".toml":
        raise OptionError("cards-folder", file=str(target), folder=target.stem)
    with writing(target, OptionError):
        target.mkdir(parents=True)
    for name, text in texts.items():
        write_atomically(target / name, text, OptionError)
    return [target / name for name in texts]


def changed_texts(source: Path, values: Mapping[Change, int], name: str) -> dict[str, str]:
    """The files of a set with these numbers and this name; everything else stays as it is written, comments too."""
    import tomlkit

    changed = {}
    for file, text in texts_of(source).items():
        content: Any = tomlkit.parse(text)
        for change, value in values.items():
            if change.path[0] in content:
                change.put(content, value)
        if "name" in content:
            content["name"] = name
        changed[file] = tomlkit.dumps(content)
    return changed
