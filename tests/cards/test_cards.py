"""Card files: the house cards are sound, an owner's own file counts, and a wrong one is told where."""

import json
import re
from pathlib import Path

import pytest

from lair.engine.calls import compiled_verbs
from lair.errors import CardsError
from lair.games import kit_of
from lair.games.decks import load
from lair.games.mighty.report import REPORT
from lair.games.mighty.rules import RULES
from lair.laboratory.naming import card_named
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game
from lair.terminal.phrases import sentence
from lair.words import Words

HOUSE = Path(__file__).parents[2] / "src/lair/games/mighty/cards/house.toml"


def edited(folder: Path, *changes: tuple[str, str]) -> Path:
    """The house file with some text replaced, once each."""
    text = HOUSE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


GUARD = 'level = 1\nstrength = 3\nloot = 3\ncopies = 3\nsource = "house"'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("gold = 8", "gold = -1", "setup: gold is -1; it must be a whole number from 0 to 20"),
        ("gold = 8", 'gold = "eight"', "setup: gold is eight; it must be a whole number from 0 to 20"),
        ("gold = 8", "gold = true", "setup: gold is True"),
        ("gold = 8", "", "setup: gold is missing"),
        ("3 = 6, 4 = 6", "3 = 7, 4 = 6", "setup rounds: 3 is 7; it must be a whole number from 1 to 6"),
        ("3 = 6, 4 = 6, ", "3 = 6, ", "setup rounds: 4 is missing"),
        ("own = 1", "own = 1\nowner_too = 2", "replacing: there is no field called owner_too"),
        ("strength = 2\nhealing = 1", "strength = 1\nhealing = 1", "monster 2: strength is 1; it must be a whole"),
        ("[[monster]]\nstrength = 1\nhealing = 0", "[[spare]]\nstrength = 1\nhealing = 0", "there are 4 of monster"),
        (GUARD, GUARD.replace("strength = 3", "strength = 7"), "guard 1: strength is 7; it must be a whole number"),
        (GUARD, GUARD.replace("loot = 3", "loot = 9"), "guard 1: loot is 9; it must be a whole number from 3 to 6"),
        (GUARD, GUARD.replace("copies = 3", "copies = 2"), "that makes 35 cards; there must be 36, copies counted"),
        (
            GUARD,
            GUARD.replace("copies = 3", "copies = 4"),
            "guard 14: that makes 37 cards; there must be 36, copies counted",
        ),
        (GUARD, GUARD.replace("level = 1", "lvl = 1"), "guard 1: level is missing"),
        ("strength = [3, 6]", "strength = [6, 3]", "back 1: strength must give the smaller number first"),
        ("strength = [3, 6]", "strength = 3", "back 1: strength must be a list of 2 to 2 numbers"),
        ("barred = [1]", "barred = [1, 2]", r"tile 1 \(weaklings-stay-home\): barred must be a list of 1 to 1"),
        ("barred = [1]", "barred = [6]", "barred is 6; allowed are 1, 2, 3, 4, 5"),
        ("hand = [3, 4, 5]", "hand = [3, 4, 4]", r"tile 5 \(strongest-first\): hand names a number twice"),
        ("guards = [1, 1]", "guards = [-1, 1]", "guards must count from 1 at the gate"),
        ("dear = [4, 5]\nhealing = 4", "dear = [4, 5]", r"tile 2 \(costly-care\): healing is missing"),
        ("[[tile]]\nkey", "[[tile]]\nkye", "tile 1: key is missing"),
        ('name = "House cards"', "name = 3", "file: name must be a text in quotes"),
        ("[setup]", "[setup", "is not a TOML file: .*line"),
    ],
)
def test_what_is_wrong_is_told_with_file_card_and_field(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = edited(tmp_path, (old, new))
    with pytest.raises(CardsError, match=says) as refused:
        load("mighty", file)
    assert str(refused.value).startswith(str(file))


def test_files_that_are_no_card_files(tmp_path: Path) -> None:
    with pytest.raises(CardsError, match="cannot be read: No such file"):
        load("mighty", tmp_path / "nowhere.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardsError, match="is not a text file"):
        load("mighty", tmp_path / "picture.toml")
    (tmp_path / "list.toml").write_text('name = "x"\nsetup = 3\n')
    with pytest.raises(CardsError, match="setup: this must be a table"):
        load("mighty", tmp_path / "list.toml")


@pytest.mark.rule("M7", "M12")
def test_an_owners_file_changes_the_game_and_nothing_recompiles(tmp_path: Path) -> None:
    calls = compiled_verbs(RULES)
    file = edited(tmp_path, ("gold = 8", "gold = 12"), ("1 = 0, 2 = 1, 3 = 2", "1 = 3, 2 = 3, 3 = 3"))
    game = Game("mighty", players=3, seed=1, cards=file)
    assert game.scores == [12, 12, 12]
    assert game.deck.digest != load("mighty").digest
    assert compiled_verbs(RULES) is calls
    plan = Plan(RULES, game.deck, 3, (), ("greedy", "greedy", "greedy"), 1)
    house = Plan(RULES, load("mighty"), 3, (), ("greedy", "greedy", "greedy"), 1)
    assert play_batch(plan, 0, 50).scores.sum() != play_batch(house, 0, 50).scores.sum()


def test_every_value_carries_its_source() -> None:
    content = load("mighty").content
    for kind in ("monster", "back", "guard", "tile"):
        assert all("source" in card for card in content[kind])
    known = {"rulebook", "distributor", "review", "house"}
    text = HOUSE.read_text(encoding="utf-8")
    named = re.findall(r'(?:source|strength|healing|loot|copies) = "(\w+)"', text)
    assert set(named) <= known
    assert named.count("house") > 10


def test_the_same_numbers_have_the_same_digest(tmp_path: Path) -> None:
    file = edited(tmp_path, ('name = "House cards"', 'name = "Mine"'))
    assert load("mighty", file).digest == load("mighty").digest
    assert load("mighty", file).name == "Mine"


@pytest.mark.rule("M2")
def test_cards_may_have_names_of_their_own(tmp_path: Path) -> None:
    own = GUARD.replace('source = "house"', 'name = { en = "Old Gus", de = "Der  alte\u200b Gustl" }\nsource = "house"')
    tile = 'key = "weaklings-stay-home"'
    deck = load("mighty", edited(tmp_path, (GUARD, own), (tile, tile + '\nname = "No\u2060 runts"')))
    assert deck.digest == load("mighty").digest
    texts = kit_of("mighty").texts(deck)
    for language, gus in (("en", "Old Gus"), ("de", "Der alte Gustl"), ("pl", "Old Gus")):
        words = Words(language)
        assert words.speak(texts["guard-1.name"]) == gus
        assert words.speak(texts["tile-1"]).startswith("No runts: ")
        assert card_named(words, REPORT, deck, "guard-1") == gus
        assert card_named(words, REPORT, deck, "tile-weaklings-stay-home") == "No runts"
    assert "guard-2.name" not in texts
    seen: set[str] = set()
    for seed in range(20):  # until Old Gus is turned up, and says so in the log
        game = Game("mighty", players=3, seed=seed, cards=deck)
        while not game.over and not seen:
            for event in game.play(game.legal[0]).events:
                if event.code == "turned" and event.arguments["card"] == 1:
                    seen.add(sentence(Words("en"), game, event))
        if seen:
            break
    assert "Old Gus, level 1" in seen.pop()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ('""', "guard 1: name must be a text in quotes"),
        ("3", "guard 1: name must be a text in quotes"),
        ('"\u200b"', "guard 1: name must be a text in quotes"),
        ("{}", "guard 1: name must be a text in quotes"),
        ('{ es = "Viejo" }', "guard 1 name: there is no field called es"),
        ("{ de = 3 }", "guard 1 name: de must be a text in quotes"),
        (f'"{"x" * 41}"', "guard 1: name may have 40 characters at most"),
    ],
)
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str, says: str) -> None:
    with pytest.raises(CardsError, match=says):
        load("mighty", edited(tmp_path, (GUARD, f"{GUARD}\nname = {name}")))


@pytest.mark.rule("M2")
def test_how_many_guards_there_are_of_a_level_is_free(tmp_path: Path) -> None:
    more = GUARD.replace("copies = 3", "copies = 5")
    fewer = 'level = 3\nstrength = 7\nloot = 12\ncopies = 3\nsource = "house"'
    deck = load("mighty", edited(tmp_path, (GUARD, more), (fewer, fewer.replace("copies = 3", "copies = 1"))))
    assert [int((deck.row["guard_level"] == level).sum()) for level in (1, 2, 3)] == [14, 12, 10]
    plan = Plan(RULES, deck, 6, ("line-up",), ("greedy",) * 6, 1)
    played = play_batch(plan, 0, 40)
    assert (played.tally["lain"][:, 1:].sum(axis=1) == 36).all()  # six rounds of six: all of them


def test_a_card_file_may_be_json(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(load("mighty").content), encoding="utf-8")
    assert load("mighty", file).digest == load("mighty").digest
    for text, says in (("{", "is not a JSON file: "), ("[]", "file: this must be a table")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(CardsError, match=says):
            load("mighty", file)
