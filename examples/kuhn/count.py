"""Prints the lines of each file of the package: the table in docs/adding-a-game.md."""

from pathlib import Path

PACKAGE = Path(__file__).parent
FILES = {
    "pyproject.toml": "name, version, and the entry point that Lair finds the game by",
    "lair_kuhn/__init__.py": "the manifest",
    "lair_kuhn/rules.py": "two records, eight verbs, the rules between them, a greedy bot of four lines",
    "lair_kuhn/table.py": "codes and arguments for actions, events and reasons; the view",
    "lair_kuhn/kit.py": "the kit, and the reader of card files",
    "lair_kuhn/house.toml": "the cards",
    "lair_kuhn/words/en.ftl": "the sentences, in English",
}


def main() -> None:
    """One row for each file, and their sum."""
    counts = {file: len((PACKAGE / file).read_text(encoding="utf-8").splitlines()) for file in FILES}
    print("| file | lines | what it holds |")
    print("| --- | ---: | --- |")
    for file, purpose in FILES.items():
        print(f"| `{file}` | {counts[file]} | {purpose} |")
    print(f"| all | {sum(counts.values())} | |")


if __name__ == "__main__":
    main()
