"""What is put on PyPI: a wheel and an archive of the sources that install into a clean environment and play a game."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import lair

ROOT = Path(__file__).parent.parent
PAGE = "src/lair/server/page"
BUILT_FROM = ("src", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md")
PLAY = """
import lair, lair.server
from pathlib import Path
game = lair.new("mighty", players=3, seed=7)
bot = lair.bot("greedy", seed=1)
while not game.over:
    game.play(bot.choose(game.knowledge()))
print(game.notation)
print((Path(lair.server.__file__).parent / "page" / "index.html").is_file(), lair.DISTRIBUTION)
print("<svg" in game.picture())
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, with a page that is none: Node builds the real one, and no test here looks at it."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in BUILT_FROM:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "page"))
        else:
            shutil.copy(source, folder / name)
    return folder


def build(folder: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(checkout: Path) -> Path:
    """The folder with both files."""
    for target in ("wheel", "sdist"):
        done = build(checkout, target)
        assert done.returncode != 0, f"a {target} without the page"
        assert "make page" in done.stderr
    art = checkout / PAGE / "art"
    art.mkdir(parents=True)
    (checkout / PAGE / "index.html").write_text("<!doctype html>")
    shutil.copytree(ROOT / "web/public/art", art, dirs_exist_ok=True)
    for target in ("wheel", "sdist"):
        done = build(checkout, target)
        assert done.returncode == 0, done.stderr
    return checkout / "dist"


def test_the_name_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == lair.DISTRIBUTION
    assert project["version"] == lair.__version__
    assert project["scripts"] == {"lair": "lair.cli:main"}
    for file in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/lair/words/*.ftl")):
        text = file.read_text(encoding="utf-8")
        assert "lair[" not in text.replace(f"{lair.DISTRIBUTION}[", ""), f"{file} names a stranger's project"


def test_the_wheel_has_the_page_the_pictures_and_the_types(built: Path) -> None:
    (wheel,) = built.glob("lair_games-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    wanted = ("lair/server/page/index.html", "lair/server/page/art/mighty.svg", "lair/py.typed", "lair/words/en.ftl")
    assert not set(wanted) - set(names)
    assert not [name for name in names if not name.startswith(("lair/", "lair_games-"))]


@pytest.mark.parametrize("pattern", ["*.whl", "*.tar.gz"])
def test_it_installs_into_a_clean_environment_and_plays_a_game(built: Path, tmp_path: Path, pattern: str) -> None:
    (file,) = built.glob(pattern)
    python = tmp_path / "clean" / "bin" / "python"
    uv = [sys.executable, "-m", "uv"]
    install = ["pip", "install", "--quiet", "--python", str(python), "--constraint", str(ROOT / "constraints.txt")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    clean = ["venv", "--quiet", "--python", sys.executable, str(tmp_path / "clean")]
    for command in (clean, [*install, str(file)]):
        subprocess.run([*uv, *command], check=True, env=environment)
    done = subprocess.run(
        [python, "-I", "-c", PLAY], capture_output=True, text=True, check=True, env=environment, cwd=tmp_path
    )
    notation, page, picture = done.stdout.splitlines()
    assert page == f"True {lair.DISTRIBUTION}"
    assert picture == "True"
    assert lair.from_notation(notation).over
    version = subprocess.run([python.parent / "lair", "--version"], capture_output=True, text=True, check=True)
    assert version.stdout == f"lair {lair.__version__}\n"
