"""What the documents say is so: their examples run, their commands work, their links lead somewhere."""

import doctest
import importlib
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lair.envs
from tests.support.outside import KUHN, install, run_lair

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize(
    "page", ["README.md", "docs/bots.md", "docs/debugging.md", "docs/environments.md", "docs/python.md"]
)
def test_examples_run_as_printed(page: str) -> None:
    outcome = doctest.testfile(str(ROOT / page), module_relative=False)
    assert outcome.attempted > 5
    assert outcome.failed == 0


@pytest.mark.parametrize("module", ["lair", "lair.envs.common", "lair.table.game"])
def test_docstrings_run_as_printed(module: str) -> None:
    outcome = doctest.testmod(importlib.import_module(module))
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_the_layout_of_observations_is_as_the_rules_have_it() -> None:
    page = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
    for game, section in zip(("mighty", "meeples"), page.split("\n### ")[-2:], strict=True):
        rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| ", section, re.MULTILINE)
        told = [(name, slice(int(first), int(first) + int(size))) for name, first, size in rows]
        assert told == list(lair.envs.layout(game).items())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} points at {target}"


def commands() -> list[str]:
    """Every ``$ .venv/bin/lair`` of the documents that asks nobody anything."""
    found = []
    for page in PAGES:
        found += re.findall(r"^\$ \.venv/bin/lair (.*?)(?:\s+#.*)?$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example of a game from outside, as an installer leaves it."""
    return install(KUHN, tmp_path_factory.mktemp("docs") / "site")


@pytest.mark.parametrize("command", commands())
def test_commands_work(command: str, tmp_path: Path, site: Path) -> None:
    house = ROOT / "src/lair/games/mighty/cards/house.toml"
    (tmp_path / "mine.toml").write_bytes(house.read_bytes())
    shutil.copytree(ROOT / "src/lair/games/meeples/cards/house", tmp_path / "mine")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    if "--resume" in command:
        import lair

        lair.new("mighty", seed=1).save(tmp_path / "game.jsonl")
    if "--game 7" in command:
        run_lair(
            site, *["simulate", "mighty", "-n", "10", "-s", "1", "-o", "run.parquet"], folder=tmp_path
        ).check_returncode()
    done = run_lair(site, *shlex.split(command), typed="q\n" * 4, folder=tmp_path, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert ("The game is not over; it is saved" in done.stdout) == command.startswith("play")


def test_excerpts_of_the_example_are_as_in_its_files() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in KUHN.rglob("*") if file.suffix in {".py", ".toml"})
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    excerpts = re.findall(r"^```(?:python|toml)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(excerpts) > 4
    for excerpt in excerpts:
        assert excerpt in sources, excerpt


def test_the_size_of_the_example_is_as_counted() -> None:
    command = [sys.executable, "-m", "examples.kuhn.count"]
    counted = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert counted in (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")


def test_an_effect_stands_where_the_document_says() -> None:
    page = (ROOT / "docs/adding-a-card-effect.md").read_text(encoding="utf-8")
    files = re.findall(r"^\| \d+ \| `([^`]+)` \|", page, re.MULTILINE)
    assert len(files) > 8
    for file in files:
        assert "reserve" in (ROOT / file).read_text(encoding="utf-8").lower(), file


def test_the_makefile_has_what_the_readme_names() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"make ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8"))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
