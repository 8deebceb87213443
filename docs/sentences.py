"""Which sentences changed since a commit: ``python -m docs.sentences COMMIT [--language de]``, as Markdown tables.

For whoever reads a language's sentences over: each row has a message's code, or the number of a rule, what it said and
what it says. What is new or gone is counted, not listed.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

from lair.games import GAMES
from lair.words import LANGUAGES

ROOT = Path(__file__).parents[1]
SERIALIZER = FluentSerializer()


def messages(text: str) -> dict[str, str]:
    """Every message of a Fluent file, on one line each."""
    found = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            _, _, value = SERIALIZER.serialize_entry(entry).partition("=")
            found[entry.id.name] = " ".join(value.split(" ")).replace("\n", " ").strip()
    return found


def at_commit(commit: str, file: str) -> str:
    """A file as it was; nothing where it was not there."""
    shown = subprocess.run(["git", "show", f"{commit}:{file}"], cwd=ROOT, capture_output=True, text=True, check=False)
    return shown.stdout if shown.returncode == 0 else ""


def as_it_is(file: str) -> str:
    """A file as it is now; nothing where it is not there."""
    return (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).exists() else ""


def rules(page: str, game: str) -> dict[str, str]:
    """Every line of a page of rules, by the number of its rule or by where it stands after one."""
    found: dict[str, str] = {}
    number, after = "0", 0
    for line in filter(None, page.splitlines()):
        named = re.match(r"- \*\*(\w+)\*\*", line)
        number, after = (named[1], 0) if named else (number, after + 1)
        found[f"{game} {number}" + (f"+{after}" if after else "")] = line
    return found


def sentences(language: str, read: Callable[[str], str]) -> dict[str, str]:
    """All of one language; ``read`` finds a file's text."""
    found = messages(read(f"src/lair/words/{language}.ftl"))
    for game in GAMES:
        found |= messages(read(f"src/lair/games/{game}/words/{language}.ftl"))
        page = read(f"web/src/games/{game}/rules/{language}.md") or read(f"web/src/rules/{game}.{language}.md")
        found |= rules(page, game)
    return found


def table(language: str, before: dict[str, str], now: dict[str, str]) -> list[str]:
    """The lines of one language's table."""
    changed = [name for name in now if name in before and now[name] != before[name]]
    added, gone = len(now.keys() - before.keys()), len(before.keys() - now.keys())
    head = [f"## {LANGUAGES[language]}: {len(changed)} changed, {added} new, {gone} gone", ""]
    rows = [f"| `{name}` | {cell(before[name])} | {cell(now[name])} |" for name in changed]
    return [*head, "| message or rule | before | now |", "| --- | --- | --- |", *rows, ""]


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m docs.sentences", description=__doc__)
    parser.add_argument("commit", help="a commit to compare with, such as main")
    parser.add_argument("--language", choices=list(LANGUAGES), help="only this one")
    chosen = parser.parse_args(arguments)
    known = subprocess.run(["git", "cat-file", "-e", f"{chosen.commit}^{{commit}}"], cwd=ROOT, capture_output=True)
    if known.returncode:
        parser.error(f"there is no commit {chosen.commit}")
    for language in [chosen.language] if chosen.language else LANGUAGES:
        before = sentences(language, partial(at_commit, chosen.commit))
        print("\n".join(table(language, before, sentences(language, as_it_is))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
