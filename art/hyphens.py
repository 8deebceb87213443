"""Where long words of card names may be broken: ``python -m art.hyphens`` writes `hyphens.ts` of a game's page.

Browsers do not know this for every language, and cards are narrow. Only games whose folder has such a file get one.
"""

import re
from pathlib import Path

import pyphen

from lair.games import GAMES
from lair.words import LANGUAGES, game_text

PAGES = Path(__file__).parents[1] / "web" / "src" / "games"
LONG = re.compile(r"[^\W\d_]{8,}")
DICTIONARIES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "pl": "pl_PL"}
ALONE = re.compile(r"-([b-df-hj-np-tv-xz])(?=-)")  # dictionaries do so, but no consonant is a syllable
HEAD = "// Long words of card names with the places where they may be broken. Written by `python -m art.hyphens`.\n"


def broken(game: str, language: str) -> list[str]:
    """The long words of a game's card names, each with a hyphen wherever it may be broken."""
    dictionary = pyphen.Pyphen(lang=DICTIONARIES[language], left=3, right=3)
    names = re.findall(rf"^{game}-[\w-]+ = (.+)$", game_text(game, language), re.MULTILINE)
    found = {word: ALONE.sub(r"\1", dictionary.inserted(word)) for name in names for word in LONG.findall(name)}
    return sorted(hyphened for word, hyphened in found.items() if hyphened != word)


def module(game: str) -> str:
    """The whole file."""
    lines = [f"  {language}: '{' '.join(broken(game, language))}'," for language in LANGUAGES]
    return HEAD + "export const BROKEN: Record<string, string> = {\n" + "\n".join(lines) + "\n};\n"


def main() -> None:
    for game in GAMES:
        file = PAGES / game / "hyphens.ts"
        if file.exists():
            file.write_text(module(game), encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main()
