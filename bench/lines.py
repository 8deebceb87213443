"""Lines of code by package, of one tree or of two beside each other: ``python -m bench.lines [REVISION ...]``.

Counts what ships and what git tracks. Every tree is laid out by the formatters and the settings of this one first, and
blank lines, comments and docstrings do not count, so that trees that were formatted differently can be compared.
Generated files are left out. Without a revision it is the last commit. It needs what ``make page-lint`` has set up.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHIPS = ("src", "art", "web/src", "web/art")
PAGE = {".ts", ".svelte", ".css"}
GENERATED = {"web/src/generated.ts"}
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)


def lay_out(revision: str, folder: Path) -> None:
    """The sources of a revision, formatted as this tree is."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    config = ["--config", str(ROOT / "pyproject.toml")]
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *config, folder], check=True)
    prettier = ["node_modules/.bin/prettier", "--config", ".prettierrc.json", "--ignore-path", "/dev/null"]
    page = [str(path) for path in sorted(folder.glob("web/src/**/*")) if path.suffix in PAGE]
    subprocess.run([*prettier, "--log-level", "warn", "--write", *page], cwd=ROOT / "web", check=True, stdout=-3)


def python_lines(text: str) -> int:
    """Lines of Python that are neither blank nor a comment nor part of a docstring."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                docstrings.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(text.splitlines(), start=1)
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#") and number not in docstrings for number, line in lines
    )


def page_lines(text: str) -> int:
    """Lines of the page that are neither blank nor a comment."""
    return sum(bool(line.strip()) for line in COMMENTS.sub("", text).splitlines())


def package(name: str) -> str:
    """What a file is counted under."""
    parts = Path(name).parts
    if parts[:2] == ("src", "lair"):
        inside = parts[2] if len(parts) > 3 else "modules of their own"
        return f"src/lair/{parts[2]}/{parts[3]}" if inside == "games" and len(parts) > 4 else f"src/lair/{inside}"
    if parts[:2] == ("web", "src"):
        return "/".join(parts[:3]) if len(parts) > 3 else "web/src"
    return "art" if "art" in parts[:2] else parts[0]


def counted(revision: str) -> Counter[str]:
    """Lines of code by package."""
    lines: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve()
        lay_out(revision, folder)
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if not name.startswith(tuple(f"{part}/" for part in SHIPS)) or name in GENERATED:
                continue
            if path.suffix == ".py":
                lines[package(name)] += python_lines(path.read_text())
            elif path.suffix in PAGE:
                lines[package(name)] += page_lines(path.read_text())
    return lines


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revisions", nargs="*", default=["HEAD"], help="commits; without one, the last")
    revisions = parser.parse_args().revisions
    trees = [counted(revision) for revision in revisions]
    print("| package | " + " | ".join(revisions) + " |\n| --- |" + " ---: |" * len(trees))
    for name in sorted(set().union(*trees)):
        print(f"| {name} | " + " | ".join(f"{tree[name]:,}" if tree[name] else "" for tree in trees) + " |")
    print("| all that ships | " + " | ".join(f"{tree.total():,}" for tree in trees) + " |")


if __name__ == "__main__":
    main()
