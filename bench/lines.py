"""Lines of code by package, of this tree or of an earlier one: ``python -m bench.lines [REVISION]``.

Counts what git tracks; generated files, recordings, fixtures and data are left out.
"""

import argparse
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
CODE = {".py", ".ts", ".svelte", ".css"}
LEFT_OUT = ("web/src/generated.ts",)


def tracked(revision: str | None) -> dict[str, int]:
    """Every source file with its number of lines."""
    listed = ["git", "ls-files"] if revision is None else ["git", "ls-tree", "-r", "--name-only", revision]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    chosen = [name for name in names if Path(name).suffix in CODE and name not in LEFT_OUT]
    return {name: lines(name, revision) for name in chosen}


def lines(name: str, revision: str | None) -> int:
    """How many lines a file has."""
    if revision is None:
        return (ROOT / name).read_bytes().count(b"\n")
    return subprocess.run(
        ["git", "show", f"{revision}:{name}"], cwd=ROOT, check=True, capture_output=True
    ).stdout.count(b"\n")


def package(name: str) -> str:
    """What a file is counted under."""
    parts = Path(name).parts
    if parts[:2] == ("src", "lair"):
        inside = parts[2] if len(parts) > 3 else "modules of their own"
        return f"src/lair/{parts[2]}/{parts[3]}" if inside == "games" and len(parts) > 4 else f"src/lair/{inside}"
    return "/".join(parts[:2]) if parts[0] == "web" else parts[0]


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", help="a commit; without it, the files as they are")
    counted: Counter[str] = Counter()
    for name, many in tracked(parser.parse_args().revision).items():
        counted[package(name)] += many
    print("| package | lines |\n| --- | ---: |")
    for name, many in sorted(counted.items()):
        print(f"| {name} | {many:,} |")
    product = sum(many for name, many in counted.items() if name.startswith(("src/", "web/src", "art", "web/art")))
    print(f"| all that ships (src, web/src, art) | {product:,} |")


if __name__ == "__main__":
    main()
