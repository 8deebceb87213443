"""Every card of the games says what it said before, in four languages.

`web/tests/texts.test.ts` has the page speak the same file. After a change of cards or words, write it anew, and look
through what changed before it is kept: ``python -m tests.terminal.test_card_texts``.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lair.engine.text import Joined, Phrase, joined
from lair.games import GAMES, kit_of
from lair.games.decks import load
from lair.words import LANGUAGES, Words

FILE = Path(__file__).parents[1] / "fixtures" / "card-texts.json.gz"


def content() -> dict[str, Any]:
    """The texts of both games' cards, what is said of them, and what is said of those that tell what is left."""
    trees = {game: kit_of(game).texts(load(game)) for game in GAMES}
    said: dict[str, Any] = {}
    left: dict[str, Any] = {}
    for language in LANGUAGES:
        speak = Words(language).speak
        said[language] = {game: {key: speak(text) for key, text in trees[game].items()} for game in GAMES}
        left[language] = {game: {key: speak(text, left=7) for key, text in trees[game].items()} for game in GAMES}
        for game in GAMES:
            left[language][game] = {k: v for k, v in left[language][game].items() if v != said[language][game][k]}
    return {"texts": msgspec.json.decode(msgspec.json.encode(trees)), "said": said, "said_with_7_left": left}


def test_every_card_says_what_it_said() -> None:
    kept, now = json.loads(gzip.decompress(FILE.read_bytes())), content()
    assert set(kept["said"]) == set(LANGUAGES)
    assert min(len(texts) for texts in kept["texts"].values()) >= 12
    assert now["said"] == kept["said"]
    assert now["said_with_7_left"] == kept["said_with_7_left"]
    assert now["texts"] == kept["texts"]


def test_a_text_is_spoken_from_the_inside_out() -> None:
    text = Joined("join-semicolon", (Phrase("city-vp", {"vp": 2}), "as it is", 3))
    assert Words("en").speak(text) == "2 VP; as it is; 3"
    assert Words("fr").speak(text) == "2 PV\N{NO-BREAK SPACE}; as it is\N{NO-BREAK SPACE}; 3"
    stock = Phrase("city-stock", {"kind": Phrase("meeples-kind-mage"), "left": 2})
    assert Words("en").speak(Joined("join-comma", (stock, stock)), left=1) == "Mage (1 left), Mage (1 left)"
    assert Words("en").speak(stock, vp=1) == "Mage (2 left)"


def test_empty_parts_are_left_out_of_a_row() -> None:
    assert joined("join-comma", ("", "a", "", "b")) == Joined("join-comma", ("a", "b"))
    assert joined("join-comma", ("", "a")) == "a"
    assert joined("join-comma", ("", "")) == ""


def test_a_missing_argument_of_a_phrase_is_an_error() -> None:
    with pytest.raises(Exception, match="vp"):
        Words("en").speak(Joined("join-comma", ("a", Phrase("city-vp"))))


if __name__ == "__main__":
    text = json.dumps(content(), ensure_ascii=False, sort_keys=True)
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))
