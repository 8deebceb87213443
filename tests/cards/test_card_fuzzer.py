"""Card sets made up from the whole vocabulary: what is accepted can be played, and what is refused is named."""

from typing import Any

import pytest

from bench import card_sets
from bench.card_fuzzer import check, deck_of, main
from lair.errors import CardsError
from lair.games.decks import build

SETS = {"mighty": 150, "meeples": 150}


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("game", SETS)
def test_every_accepted_set_can_be_played(game: str, part: int) -> None:
    sets = range(part, SETS[game], 3)
    counts = [check(game, seed, random_games=4, greedy_games=1) for seed in sets]
    assert sum(count.sets for count in counts) > len(sets) * 0.8, "most sets are accepted"
    assert sum(count.games for count in counts) == 5 * sum(count.sets for count in counts)


@pytest.mark.parametrize("game", SETS)
def test_the_same_seed_makes_the_same_set(game: str) -> None:
    first, again = deck_of(game, 3), deck_of(game, 3)
    assert first is not None
    assert again is not None
    assert first.digest == again.digest


def test_a_run_prints_how_much_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    main(["mighty", "--sets", "3", "--games", "4"])
    assert capsys.readouterr().out.strip().startswith("mighty: 3 card sets (0 more were refused), 15 games, ")


def house(**changes: Any) -> dict[str, Any]:
    """A set without extremes, some of it changed: ``tile={3: {...}}`` changes fields of the fourth tile."""
    content = card_sets.meeples(10)
    for table, change in changes.items():
        if table in ("supply", "bag"):
            content[table] |= change
            continue
        for place, fields in change.items():
            for field in ("needs", "any", "removes", "returns", "stock", "crown", "bonus"):
                content[table][place].pop(field, None)
            content[table][place] |= fields
    return content


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a Location that needs Corruption": ({"tile": {0: {"needs": {"corruption": 1}}}}, "tile 1 (tile-0) needs"),
    "a supply smaller than the bags": ({"bag": {"mage": 9}, "supply": {"mage": 35}}, "supply: mage is 35"),
    "what is removed is not needed": ({"tile": {0: {"needs": {"mage": 1}, "removes": "knight"}}}, "removes is knight"),
    "more is removed than needed": ({"tile": {0: {"needs": {"mage": 1}, "removes": {"mage": 2}}}}, "mage is 2"),
    "removed and returned": (
        {"tile": {0: {"needs": {"mage": 1}, "removes": "mage", "returns": "mage"}}},
        "returns is mage",
    ),
    "a bonus with two kinds": (
        {"tile": {0: {"any": 1, "bonus": {"units": ["mage"], "with": ["knight", "cleric"], "amount": 1}}}},
        "that makes 2 of with",
    ),
    "a bonus with its own kind": (
        {"tile": {0: {"any": 1, "bonus": {"units": ["mage"], "with": ["mage"], "amount": 1}}}},
        "with is mage",
    ),
    "two Locations that lend Corruption": (
        {"tile": {n: {"any": 1, "bonus": {"corruption": True}} for n in (0, 1)}},
        "2 of tile (bonus corruption)",
    ),
    "bonuses beyond all measure": (
        {"tile": {n: {"any": 1, "bonus": {"others": True, "amount": 9}} for n in range(15)}},
        "of bonus (amount)",
    ),
}


@pytest.mark.rule("P1", "P22", "P26", "P35")
@pytest.mark.parametrize("why", REFUSED)
def test_what_must_not_be_played_is_refused(why: str) -> None:
    changes, sentence = REFUSED[why]
    build("meeples", house(), "mine.toml")  # without the change it is accepted
    with pytest.raises(CardsError) as refused:
        build("meeples", house(**changes), "mine.toml")
    assert "mine.toml" in str(refused.value)
    assert sentence in str(refused.value)
