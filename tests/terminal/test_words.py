"""Four languages: the same messages with the same arguments, and none that the code asks for is missing."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from lair.bots import LEVELS, NETWORK, POLICIES
from lair.games.decks import load
from lair.games.mighty import MANIFEST
from lair.games.mighty.rules import RULES
from lair.games.mighty.text import tile_text
from lair.table.game import Game
from lair.words import LANGUAGES, Words, texts, user_language

SOURCE = Path(__file__).parents[2] / "src" / "lair"
ERRORS = {
    "CardsError",
    "IllegalAction",
    "CannotUndo",
    "ReplayError",
    "TournamentError",
    "NetworkError",
    "OptionError",
    "BackupError",
    "error_type",
    "Reason",
    "wrong",
}
SERVER_ERRORS = {"Refused": 1, "refused": 1, "close": 1, "refuse": 2}  # and which argument their code is
ADDED = {"wrong": {"file", "card"}}  # what `Card.wrong` adds by itself
UNSAID = {  # given, but not in the sentence
    "error-cards-how-many": {"card"},
    "error-cards-copies": {"field"},
    "error-not-understood": {"where"},
}


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    found: dict[str, set[str]] = {}

    class Variables(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (Fluent's name)
            self.names.add(node.id.name)

    entries = [entry for text in texts(language) for entry in parse(text).body]
    for entry in entries:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_for_every_number(language: str) -> None:
    words = Words(language)
    for code, names in ENGLISH.items():
        for number in (0, 1, 2, 5, 12, 22, 25):
            assert words.say(code, **dict.fromkeys(names, number)).strip()


def keys_of(node: ast.expr) -> set[str]:
    """The names in a dict of arguments that is written out."""
    assert isinstance(node, ast.Dict), f"line {node.lineno}: arguments are written out, so that they can be checked"
    return {key.value for key in node.keys}  # type: ignore[union-attr]


def calls() -> list[tuple[str, str, set[str]]]:
    """(where, code, argument names) of every sentence the source asks for with a literal code."""
    found: list[tuple[str, str, set[str]]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = SERVER_ERRORS.get(name, 0)
            if len(node.args) <= at or not isinstance(node.args[at], ast.Constant):
                continue
            code = str(node.args[at].value)  # type: ignore[attr-defined]
            where = f"{file.name}:{node.lineno}"
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            if name == "say":
                found.append((where, code, names))
            elif name == "Phrase":
                found.append((where, code, keys_of(node.args[1]) if len(node.args) > 1 else set()))
            elif name in ("joined", "Joined"):
                found.append((where, code, {"before", "after"}))
            elif name == "blame":
                found.append((where, f"verdict-{code}", names))
            elif name == "Verdict":
                found.append((where, f"verdict-{code}", keys_of(node.args[1])))
            elif name in ERRORS or name in SERVER_ERRORS:
                if name == "Reason":
                    names = keys_of(node.args[1])
                found.append((where, f"error-{code}", names | ADDED.get(name, set())))
    return found


def test_the_code_asks_only_for_messages_there_are_with_the_arguments_they_have() -> None:
    asked = calls()
    assert len(asked) > 120
    for where, code, names in asked:
        assert code in ENGLISH, f"{where} says {code}, which no language has"
        assert names - UNSAID.get(code, set()) == ENGLISH[code], f"{where} says {code} with {names}"
    for code in ("error-no-such-method", "error-refused", "verify-fair", "verify-no-promise"):  # chosen as it runs
        assert ENGLISH[code] == set()


def test_every_event_and_name_has_words() -> None:
    for options in ([], list(RULES.options)):
        game = Game("mighty", players=6, seed=5, options=options)
        while not game.over:
            for event in game.play(game.legal_numbers[-1]).events:
                expected = {"text"} if event.code == "tile-turned" else set(event.arguments)
                assert ENGLISH[f"event-{event.code}"] <= expected
    bots = {NETWORK, *LEVELS, *(bot for policies in POLICIES.values() for bot in policies)}
    named = [f"faction-{faction}" for faction in MANIFEST.factions] + [f"bot-{bot}" for bot in bots]
    named += [f"level-{level}" for level in LEVELS]
    for code in (*named, *(f"option-{option}" for option in RULES.options), "game-mighty"):
        assert code in ENGLISH


@pytest.mark.rule("M29")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_king_tile_is_said_from_what_it_does(language: str) -> None:
    said = [Words(language).speak(tile_text(load("mighty"), tile)) for tile in range(1, 13)]
    assert len(set(said)) == 12
    for tile, numbers in {1: "1", 2: "4", 3: "+3", 5: "345", 8: "2", 9: "−2", 10: "+10", 11: "+4", 12: "−5"}.items():
        assert all(number in said[tile - 1] for number in ([numbers] if numbers[0] in "+−" else numbers))


def test_the_editions_own_terms() -> None:
    said = {language: Words(language).say for language in LANGUAGES}
    assert [say("king") for say in said.values()] == ["Edgar", "Edgar", "Edgar", "Polikarp"]
    assert [say("faction-trolls") for say in said.values()] == ["Trolls", "Orks", "Trolls", "Trolle"]
    assert [say("option-line-up") for say in said.values()] == [
        "Guard Line-Up",
        "Wächterkette",
        "Alignement de gardes",
        "Szykowni strażnicy",
    ]
    assert said["fr"]("option-new-rules") == "Au bon vouloir du Roi"


def test_the_users_language() -> None:
    assert user_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert user_language({"LANG": "de_DE", "LAIR_LANG": "pl"}) == "pl"
    assert user_language({"LC_ALL": "ja_JP.UTF-8", "LANG": "de_DE"}) == "en"
    assert user_language({}) == "en"


def test_a_missing_argument_is_an_error_not_a_gap() -> None:
    with pytest.raises(FluentReferenceError, match="gold"):
        Words("en").say("label-gold")
    with pytest.raises(LookupError):
        Words("en").say("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    """French has a no-break space before its double signs, the others have none; an ellipsis is one sign."""
    lines = [line for text in texts(language) for line in text.splitlines() if not line.startswith("#")]
    before = r"\S [:;!?»]|« " if language == "fr" else r"\w\s[;!](?=\s|$)"
    wrong = re.compile(rf"\.\.\.(?!\S)|{before}")
    found = [line for line in lines if wrong.search(line)]
    assert found == []


# Spaces, quotation marks and ellipses

WRONG_QUOTES = {"en": "„«»", "de": "”«»", "fr": "„“”", "pl": "“«»"}
COLUMNS = re.compile("help-text")  # tables made of spaces


# The Works, a Quest, a basic class, a seed, a guard; a round, the city; the Works, a Quest, resolving
RETIRED = {
    "de": r"Werkhof|Auftr[aä]g|Grundklasse|Startwert|\bWachen\b",
    "fr": r"\b[Mm]anches?\b|\bville\b",
    "pl": r"[Ww]arsztat|[Zz]adani|[Rr]ozpatr",
}


def rules_pages(language: str) -> list[list[str]]:
    """The lines of each game's rules as the browser shows them."""
    files = sorted(SOURCE.parents[1].glob(f"web/src/games/*/rules/{language}.md"))
    return [file.read_text(encoding="utf-8").splitlines() for file in files]


def written(language: str) -> dict[str, list[str]]:
    """Every stretch of text of every message, without its placeholders."""
    found: dict[str, list[str]] = {}

    class Stretches(Visitor):
        def __init__(self) -> None:
            self.texts: list[str] = []

        def visit_TextElement(self, node: Any) -> None:  # noqa: N802 (Fluent's name)
            self.texts.append(node.value)

    for entry in (entry for text in texts(language) for entry in parse(text).body):
        if isinstance(entry, ftl.Message):
            visitor = Stretches()
            visitor.visit(entry)
            found[entry.id.name] = visitor.texts
    return found


def wrongly_set(language: str, name: str, text: str) -> list[str]:
    """What a typesetter would mark."""
    marks = ["three dots for an ellipsis"] if "..." in text else []
    marks += ["a straight quotation mark"] if '"' in text else []
    marks += [f"a quotation mark {sign} of another language" for sign in WRONG_QUOTES[language] if sign in text]
    marks += ["a straight apostrophe"] if re.search(r"[^\W\d]'[^\W\d]", text) else []
    marks += ["a space before an ellipsis"] if language != "de" and re.search(r"\w[ \u00a0]…", text) else []
    marks += ["two spaces"] if re.search(r"\S  +\S", text) and not COLUMNS.match(name) else []
    if language == "fr":
        marks += ["no no-break space before a sign"] if re.search(r" [?!;:»]", text) else []
        marks += ["no space before a sign"] if re.search(r"[^\W\d][?!;»]", text) else []
        marks += ["no no-break space after «"] if re.search(r"«(?![\u00a0\u202f])", text) else []
    else:
        marks += ["a space before a sign"] if re.search(r"\w [!;:,.](?:\s|$)|\w \?$", text) else []
    return marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_quotation_marks_and_ellipses_are_those_of_the_language(language: str) -> None:
    marked = {
        f"{name}: {mark}"
        for name, stretches in written(language).items()
        for text in stretches
        for mark in wrongly_set(language, name, text)
    }
    assert marked == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_the_browser_are_set_likewise(language: str) -> None:
    pages = rules_pages(language)
    assert len(pages) == 2
    marked = {f"{line}: {mark}" for page in pages for line in page for mark in wrongly_set(language, "", line)}
    assert marked == set()


@pytest.mark.parametrize("language", RETIRED)
def test_one_thing_has_one_name(language: str) -> None:
    """In sentences and in the rules; a name that was given up for another does not come back."""
    lines = [line for text in texts(language) for line in text.splitlines()]
    lines += [line for page in rules_pages(language) for line in page]
    assert [line for line in lines if re.search(RETIRED[language], line)] == []


def test_a_typesetter_marks_what_is_wrong() -> None:
    assert wrongly_set("fr", "web", "Quoi ?")
    assert wrongly_set("fr", "web", "Quoi?")
    assert wrongly_set("fr", "web", "« Oui »")
    assert wrongly_set("en", "web", "Thinking …")
    assert wrongly_set("en", "web", 'the "gate"')
    assert wrongly_set("pl", "web", "„brama“")
    assert wrongly_set("fr", "web", "Quoi\u00a0? «\u00a0Oui\u00a0»") == []


def test_whatever_somebody_typed_fits_into_a_sentence() -> None:
    said = Words("en").say("error-sweep-values", text="x" * 5000)
    assert "xx… cannot be read" in said
