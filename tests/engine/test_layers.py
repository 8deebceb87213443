"""Who may import whom, and that nothing outside a game's folder knows the game by name."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lair.games import HOUSE

ROOT = Path(__file__).parents[2]
HOUSE_GAMES = [reference.removeprefix("lair.games.").partition(":")[0] for reference in HOUSE]
NAMES = re.compile("|".join(HOUSE_GAMES), re.IGNORECASE)
REGISTRY = {
    "games/__init__.py": re.compile(r"^HOUSE = "),
    "games/index.ts": re.compile(r"^import |^export const games"),
    "generated.ts": re.compile(""),  # the types of every game's view
}
DOCTESTS = {"__init__.py", "envs/common.py", "table/game.py"}  # examples that are run, and need a game to show
IN_A_DOCTEST = re.compile(r"^\s*>>> ")


def named(folder: Path, *suffixes: str) -> Iterator[str]:
    """Every line outside the games' own folders that names one of the house's games."""
    for file in sorted(folder.rglob("*")):
        place = file.relative_to(folder)
        own = place.parts[0] == "games" and len(place.parts) > 2 and place.parts[1] in HOUSE_GAMES
        if own or file.suffix not in suffixes:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            registered = REGISTRY.get(place.as_posix())
            shown = place.as_posix() in DOCTESTS and IN_A_DOCTEST.match(line)
            if NAMES.search(line) and not shown and not (registered and registered.match(line)):
                yield f"{place}:{number}: {line.strip()}"


def test_no_python_outside_a_games_folder_names_it() -> None:
    assert list(named(ROOT / "src" / "lair", ".py")) == []


def test_no_page_outside_a_games_folder_names_it() -> None:
    assert list(named(ROOT / "web" / "src", ".ts", ".svelte")) == []


def test_a_name_in_the_wrong_place_is_found(tmp_path: Path) -> None:
    game = HOUSE_GAMES[0]
    (tmp_path / "games" / game).mkdir(parents=True)
    (tmp_path / "games" / game / "rules.py").write_text(f"NAME = {game!r}\n")
    (tmp_path / "games" / "__init__.py").write_text(f'HOUSE = ("lair.games.{game}:MANIFEST",)\n')
    (tmp_path / "games" / "decks.py").write_text(f"\nif name == {game!r}:\n")
    (tmp_path / "cli.py").write_text(f'"""{game.capitalize()} Monsters."""\n')
    found = [line.partition(": ")[0] for line in named(tmp_path, ".py")]
    assert found == ["cli.py:1", "games/decks.py:2"]


def lint_imports(source: Path) -> subprocess.CompletedProcess[str]:
    """The contracts of pyproject.toml, over this copy of the package."""
    program = (
        "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(sys.argv[1], no_cache=True))"
    )
    return subprocess.run(
        [sys.executable, "-c", program, str(ROOT / "pyproject.toml")],
        capture_output=True,
        text=True,
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source)},
        check=False,
    )


def test_the_layers_hold() -> None:
    done = lint_imports(ROOT / "src")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("bots/policy.py", "lair.simulation.drivers", "Each package imports only those below it"),
        ("engine/chance.py", "lair.games.decks", "Each package imports only those below it"),
        ("games/{0}/__init__.py", "lair.games.{1}.kit", "No game imports another"),
        ("games/{1}/kit.py", "lair.words", "A game imports the engine, compiling and errors alone"),
    ],
)
def test_an_import_the_wrong_way_is_found(importer: str, imported: str, contract: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "lair", tmp_path / "lair", ignore=shutil.ignore_patterns("page", "__pycache__"))
    file = tmp_path / "lair" / importer.format(*HOUSE_GAMES)
    file.write_text(file.read_text(encoding="utf-8") + f"\nimport {imported.format(*HOUSE_GAMES)}\n", encoding="utf-8")
    done = lint_imports(tmp_path)
    assert done.returncode == 1, done.stdout
    assert f"{contract} BROKEN" in done.stdout
