"""Card files: the house cards are sound, an owner's own file counts, and a wrong one is told where."""

import re
from pathlib import Path

import pytest

from lair.engine.calls import compiled_verbs
from lair.errors import CardsError
from lair.games.decks import load
from lair.games.mighty.rules import RULES
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game

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
        (GUARD, GUARD.replace("copies = 3", "copies = 2"), "makes 11 guards of level 1; there must be 12"),
        (GUARD, GUARD.replace("copies = 3", "copies = 4"), "makes 13 guards of level 1; there must be 12"),
        (GUARD, GUARD.replace("level = 1", "lvl = 1"), "guard 1: level is missing"),
        ("strength = [3, 6]", "strength = [6, 3]", "back 1: strength must give the smaller number first"),
        ("strength = [3, 6]", "strength = 3", "back 1: strength must be a list of 2 to 2 numbers"),
        ("barred = [1]", "barred = [1, 2]", r"tile 1 \(weaklings-stay-home\): barred must be a list of 1 to 1"),
        ("barred = [1]", "barred = [6]", "barred has 6; it may have 1, 2, 3, 4, 5"),
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
