"""Bounds of observations: no value leaves them, in games of every number of players and options, with any cards."""

import itertools
from pathlib import Path

import numpy as np
import pytest

import lair.envs
from bench.card_fuzzer import deck_of
from lair.envs.common import smallest_dtype, spaces_of
from lair.games import GAMES, rules_of

games = pytest.mark.parametrize("name", sorted(GAMES))
ROWS, STEPS = 64, 1500
DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def variants(name: str) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of players with every combination of options."""
    rules = rules_of(name)
    chosen = [some for size in range(len(rules.options) + 1) for some in itertools.combinations(rules.options, size)]
    return [(players, options) for players in rules.players for options in chosen]


@games
def test_no_number_leaves_its_bounds(name: str) -> None:
    low, high = lair.envs.bounds(name)
    least, greatest = high.copy(), low.copy()
    batch = lair.envs.batch(name, ROWS * len(variants(name)), variants=variants(name), seed=1)
    luck = np.random.default_rng(1)
    for _ in range(STEPS):
        seen = batch.step(batch.random_actions(luck)).observations
        least, greatest = np.minimum(least, seen.min(axis=0)), np.maximum(greatest, seen.max(axis=0))
    parts, sizes = zip(*rules_of(name).observation, strict=True)
    names = np.repeat(parts, sizes)
    wrong = (least < low) | (greatest > high)
    assert not wrong.any(), list(zip(names[wrong], least[wrong], greatest[wrong], strict=True))
    assert (greatest > least).mean() > 0.8, "the games must have met most of what can be observed"


@games
@pytest.mark.parametrize("seed", range(6))
def test_the_bounds_hold_for_any_cards(name: str, seed: int) -> None:
    low, high = lair.envs.bounds(name)
    made = (deck_of(name, number) for number in itertools.count(100 * seed))
    deck = next(deck for deck in made if deck is not None)  # some sets are refused
    batch = lair.envs.batch(name, 4 * len(variants(name)), variants=variants(name), seed=1, cards=deck)
    luck = np.random.default_rng(1)
    for _ in range(150):
        seen = batch.step(batch.random_actions(luck)).observations
        assert (seen >= low).all()
        assert (seen <= high).all()


@games
def test_spaces_have_the_bounds_and_hold_what_is_observed(name: str) -> None:
    low, high = lair.envs.bounds(name)
    space, _ = spaces_of(rules_of(name))
    assert space["observation"].low.tolist() == low.tolist()
    assert space["observation"].high.tolist() == high.tolist()
    env = lair.envs.aec(name)
    env.reset(seed=1)
    assert env.observation_space("player_0").contains(env.observe("player_0"))


@games
def test_the_docs_say_the_bounds_and_the_smallest_type(name: str) -> None:
    low, high = lair.envs.bounds(name)
    text = DOCS.read_text(encoding="utf-8")
    for part, place in lair.envs.layout(name).items():
        least, greatest = int(low[place].min()), int(high[place].max())
        row = f"| `{part}` | {place.start} | {place.stop - place.start} | {least} to {greatest} |"
        assert row in text, row
    whole = smallest_dtype(int(low.min()), int(high.max()))
    assert f"An observation of {name} fits into `{whole}`" in text
