"""Names of Meeples & Monsters: every card, kind, district and type has its own short name in every language."""

import pytest

from lair.engine.card_files import gather
from lair.games import kit_of
from lair.games.meeples.cards.vocabulary import DISTRICTS, KINDS, TYPES
from lair.words import LANGUAGES, Words

LONGEST = 26
CARDS = {"monster": 40, "overlord": 3, "henchman": 1, "token": 6, "quest": 44, "built": 4, "tile": 15, "slot": 8}
CARDS |= {"room": 20}


def tables() -> dict[str, tuple[str, ...]]:
    """The keys of every table that has names."""
    content, _ = gather(kit_of("meeples").house_cards)
    words = {"kind": KINDS, "district": DISTRICTS, "type": TYPES}
    return words | {table: tuple(card["key"] for card in content[table]) for table in CARDS}


TABLES = tables()


def test_every_table_of_the_set_is_looked_at() -> None:
    content, _ = gather(kit_of("meeples").house_cards)
    lists = {table: cards for table, cards in content.items() if isinstance(cards, list)}
    keyed = {table for table, cards in lists.items() if any(isinstance(card, dict) and "key" in card for card in cards)}
    assert keyed == set(CARDS)
    assert {table: len(TABLES[table]) for table in CARDS} == CARDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_has_a_short_name_of_its_own(language: str, table: str) -> None:
    words = Words(language)
    codes = [f"meeples-{table}-{key}" for key in TABLES[table]]
    assert [code for code in codes if not words.knows(code)] == []
    names = [words.say(code) for code in codes]
    assert len({name.casefold() for name in names}) == len(names)
    assert [name for name in names if len(name) > LONGEST or "!" in name] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_and_its_option_have_names(language: str) -> None:
    assert Words(language).say("game-meeples") == "Meeples & Monsters"
    assert Words(language).say("option-towers")
