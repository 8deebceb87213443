"""The rules pages of the browser: a small format, every rule once, and the same page in four languages."""

import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lair.games.meeples.table import DISTRICTS, KINDS
from lair.games.mighty import MANIFEST
from lair.words import LANGUAGES, Words
from tests.support.rules import marked_tests, numbered_rules

ROOT = Path(__file__).parents[2]
GAMES = {"mighty": "M", "meeples": "P"}
EXAMPLE = {"en": "*Example:*", "de": "*Beispiel:*", "fr": "*Exemple\u00a0:*", "pl": "*Przykład:*"}
DRAGON = {"en": "dragon", "de": "drache", "fr": "dragon", "pl": "smok"}

# What a line may be, by its kind. The first group is the text, the second what it names.
KIND = {
    "title": r"# (\S.*)()",
    "section": r"## (\S.*)()",
    "intro": r"> (\S.*)()",
    "rule": r"- (\*\*([MP]\d+)\*\* \S.*)",
    "item": r"- ((?!\*\*)\S.*)()",
    "picture": r"!\[([^\[\]()]+)\]\(([a-z0-9-]+(?: [a-z0-9-]+)*)\)",
    "blank": r"()()",
}


class Line(NamedTuple):
    kind: str
    text: str
    names: str  # a rule's number, or a picture's symbols


def read(line: str) -> Line:
    for kind, pattern in KIND.items():
        if found := re.fullmatch(pattern, line):
            return Line(kind, found[1], found[2])
    raise AssertionError(f"not of the format: {line}")


@cache
def page(game: str, language: str) -> tuple[Line, ...]:
    text = (ROOT / "web" / "src" / "games" / game / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert text.endswith("\n")
    return tuple(read(line) for line in text.removesuffix("\n").split("\n"))


def contract(game: str) -> list[str]:
    """The numbers of docs/rules, in their order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"^- \*\*({GAMES[game]}\d+)\*\*", text, re.MULTILINE)


def symbols(game: str) -> set[str]:
    text = (ROOT / "web" / "public" / "art" / f"{game}.svg").read_text(encoding="utf-8")
    return set(re.findall(r'<symbol id="([^"]*)"', text))


def sections(game: str, language: str) -> list[list[Line]]:
    """The lines of each section, its heading first."""
    found: list[list[Line]] = []
    for line in page(game, language):
        if line.kind == "section":
            found.append([])
        if found:
            found[-1].append(line)
    return found


every_page = pytest.mark.parametrize(("game", "language"), [(game, lang) for game in GAMES for lang in LANGUAGES])


@every_page
def test_lines_are_where_they_may_be(game: str, language: str) -> None:
    lines = page(game, language)
    assert [line.kind for line in lines].index("title") == 0
    assert lines[-1].kind != "blank"
    for before, line in pairwise(lines):
        assert line.kind != "title"
        if line.kind == "intro":
            assert before.kind in ("title", "section"), line.text
        if before.kind == "blank":
            assert line.kind == "section", line.text


@every_page
def test_nothing_but_emphasis_inside_a_line(game: str, language: str) -> None:
    for line in page(game, language):
        assert line.text == line.text.strip()
        assert "  " not in line.text, line.text
        if line.kind in ("title", "section", "picture"):
            plain = line.text
        else:
            plain = re.sub(r"\*\*(\S|\S[^*]*\S)\*\*|\*(\S|\S[^*]*\S)\*", "", line.text)
        assert not re.search(r"[*_`<>\[\]\\#|]|http|&\w+;", plain), line.text


@every_page
def test_every_rule_is_there_once_and_no_other(game: str, language: str) -> None:
    numbers = contract(game)
    assert len(numbers) == {"mighty": 31, "meeples": 53}[game]
    assert [line.names for line in page(game, language) if line.kind == "rule"] == numbers


@every_page
def test_references_lead_to_rules(game: str, language: str) -> None:
    for line in page(game, language):
        assert set(re.findall(r"\b[MP]\d+\b", line.text)) <= set(contract(game)), line.text


@every_page
def test_every_section_has_a_picture_and_every_picture_is_drawn(game: str, language: str) -> None:
    drawn = symbols(game)
    assert len(drawn) > 50
    for lines in sections(game, language):
        pictures = [line for line in lines if line.kind == "picture"]
        assert pictures, lines[0].text
        for picture in pictures:
            assert set(picture.names.split()) <= drawn, picture.text


def shape(game: str, language: str) -> list[tuple[str, str, bool, list[str]]]:
    """What must be the same in every language: kinds, numbers, pictures, examples, references and figures."""
    return [
        (line.kind, line.names, line.text.startswith(EXAMPLE[language]), sorted(re.findall(r"[MP]?\d+", line.text)))
        for line in page(game, language)
    ]


@every_page
def test_every_language_has_the_same_page(game: str, language: str) -> None:
    for ours, english in zip(shape(game, language), shape(game, "en"), strict=True):
        assert ours == english


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_left_untranslated(game: str) -> None:
    for at, lines in enumerate(zip(*(page(game, language) for language in LANGUAGES), strict=True)):
        long = [line.text for line in lines if len(line.text) > 40]
        assert len(set(long)) == len(long), f"line {at + 1}"


@every_page
def test_examples_are_called_so(game: str, language: str) -> None:
    examples = [line for line in page(game, language) if line.text.startswith(EXAMPLE[language])]
    assert len(examples) >= 8
    assert all(line.kind == "item" for line in examples)


def terms(game: str) -> list[str]:
    """Codes of the names that a page of this game must use."""
    if game == "mighty":
        return [*(f"faction-{faction}" for faction in MANIFEST.factions), "king", "option-line-up", "option-new-rules"]
    kinds = [f"meeples-kind-{kind}" for kind in KINDS]
    districts = [f"meeples-district-{district}" for district in DISTRICTS]
    types = [f"meeples-type-{name}" for name in ("humanoid", "monstrous", "undead")]
    places = ["city-tavern", "city-lodgings", "city-bag", "option-towers"]
    return [*kinds, *districts, *types, *places]


@every_page
def test_terms_are_those_of_the_game(game: str, language: str) -> None:
    words = Words(language)
    lines = page(game, language)
    text = "\n".join(line.text for line in lines).casefold()
    assert lines[0].text == words.say(f"game-{game}")
    for code in terms(game):
        assert words.say(code).casefold() in text, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shown_are_named_in_their_section(language: str) -> None:
    words = Words(language)
    named = 0
    for lines in sections("meeples", language):
        text = "\n".join(line.text for line in lines).casefold()
        for symbol in {name for line in lines if line.kind == "picture" for name in line.names.split()}:
            prefix, _, key = symbol.partition("-")
            tables = {"location": ("built", "tile"), "overlord": ("overlord", "henchman")}.get(prefix, (prefix,))
            for code in (f"meeples-{table}-{key}" for table in tables):
                if words.knows(code):
                    named += 1
                    name = words.say(code).casefold()
                    stems = [word[: max(3, len(word) - 2)] for word in name.split()]  # Polish declines names
                    found = all(stem in text for stem in stems) if language == "pl" else name in text
                    assert found, f"{lines[0].text}: {symbol}"
    assert named > 30


@every_page
def test_only_dragons_are_exclaimed(game: str, language: str) -> None:
    for line in page(game, language):
        if "!" in line.text:
            assert DRAGON[language] in line.text.casefold(), line.text


@every_page
def test_signs_are_those_of_the_language(game: str, language: str) -> None:
    for line in page(game, language):
        assert "--" not in line.text
        assert '"' not in line.text
        if language != "en":
            assert "'" not in line.text, line.text
        if language == "fr":
            assert not re.search(r" [:;?!»]|« |\w[;?!]", line.text), line.text


def house(file: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "src" / "lair" / f"{file}.toml").read_text(encoding="utf-8"))


def test_the_pages_quote_the_house_cards_of_mighty_monsters() -> None:
    cards = house("games/mighty/cards/house")
    assert [monster["healing"] for monster in cards["monster"]] == [0, 1, 1, 2, 2]
    bounds = [(*back["strength"], *back["loot"]) for back in cards["back"]]
    assert bounds == [(3, 6, 3, 6), (3, 7, 6, 10), (5, 9, 10, 14)]
    guards = {(guard["level"], guard["strength"]): guard["loot"] for guard in cards["guard"]}
    assert guards[2, 6] == 9
    assert (3, 8) in guards


def test_the_pages_quote_the_house_cards_of_meeples_and_monsters() -> None:
    """When this fails, the examples on the pages need new numbers, in every language."""
    files = ("setup", "heroes", "monsters", "council", "locations", "towers", "quests")
    cards = {key: value for file in files for key, value in house(f"games/meeples/cards/house/{file}").items()}
    tables = ("monster", "overlord", "token", "built", "tile", "slot", "room", "quest")
    card = {entry["key"]: entry for table in tables for entry in cards[table]}
    assert cards["training"] == {"mage": [1, 1], "cleric": [0, 3], "knight": [2, 1], "warrior": [0, 2]}
    combat = {kind: [hero["combat"] for hero in cards["hero"] if hero["class"] == kind] for kind in KINDS[:5]}
    assert combat == {
        "peasant": [1],
        "mage": [1, 3, 3],
        "cleric": [1, 2, 3],
        "knight": [3, 3, 4],
        "warrior": [2, 2, 3],
    }
    abilities = {(hero["class"], hero["level"]): hero["ability"] for hero in cards["hero"] if "ability" in hero}
    assert abilities == {
        ("mage", 2): {"exhausts": True, "gives": {"quests": 1}},
        ("mage", 3): {"exhausts": True, "gives": {"quests": 3, "discard": 1}},
        ("cleric", 2): {"needs": {"corruption": 1}, "gives": {"gain": {"corruption": -1}}},
        ("cleric", 3): {"needs": {"corruption": 1}, "gives": {"gain": {"corruption": -1}, "draw": 1}},
        ("knight", 2): {"gives": {"refresh": 2}},
        ("knight", 3): {"gives": {"draw": 1}},
        ("warrior", 2): {"needs": {"peasant": 1}, "gives": {"gain": {"peasant": 1}}},
    }
    recruits = {"muster-green": (1, "warrior"), "lecture-log": (1, "mage"), "seedling-seminary": (1, "cleric")}
    for key, (peasants, unit) in {**recruits, "squires-stair": (2, "knight")}.items():
        assert (card[key]["needs"], card[key]["gives"]) == ({"peasant": peasants}, {"gain": {unit: 1}})
    quoted: dict[str, dict[str, Any]] = {
        "royal-lot": {"district": "castle", "gives": {"vp": 2}},
        "levy-station": {"needs": {"mage": 1, "warrior": 1}, "bonus": {"amount": 2, "units": ["peasant"]}},
        "colosseum": {"any": 1, "crown": {"better": "knight", "gives": {"vp": 3}}},
        "grudge-grindery": {"any": 1, "bonus": {"corruption": True}},
        "tree-beast": {"strength": 5},
        "paper-wasp": {"district": "university"},
        "bookmark-bandit": {"district": "university"},
        "ghoul": {"bonus": {"amount": 1, "units": ["warrior"]}},
        "hatchet-heretic": {"bonus": {"amount": 1, "against": ["undead"]}},
        "laminated-lich": {"type": "undead", "strength": 5},
        "timber-wolf": {"effect": {"discard": 1}},
        "plank-walker": {"type": "humanoid", "district": "castle"},
        "peepul-pikeman": {"type": "humanoid", "level": 2, "strength": 4},
        "saw-the-sawyers": {"condition": {"when": "defeat", "types": ["humanoid"], "level": 2}},
        "pitchfork-mob": {"condition": {"when": "defeat", "level": 2, "with": {"peasant": 3}}},
        "undying-termite": {"strength": 12, "vp": 8},
        "two-living-legends": {"kinds": 2, "level": 3, "gives": {"vp": 4}},
        "confession-closet": {"needs": {"cleric": 1, "corruption": 1}, "gives": {"vp": 1, "gain": {"corruption": -2}}},
    }
    for key, told in quoted.items():
        assert {field: card[key][field] for field in told} == told, key


def test_every_rule_has_a_test() -> None:
    assert len(numbered_rules()) == 84
    assert set(marked_tests()) == set(numbered_rules())
