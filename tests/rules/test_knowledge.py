"""Who knows what (M30, M31): nothing a seat is shown depends on what it may not know.

`redraw` below is written apart from the rules: it works out what is known from the game's history
and shuffles the rest with Python's own dice.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

from lair.bots import policies_of
from lair.bots.player import PolicyBot
from lair.engine.calls import compiled_verbs, forecasts_row
from lair.engine.contract import Row
from lair.games.decks import load
from lair.games.mighty.rules import RULES
from lair.table.game import Game
from tests.support import steps

CARDS = load("mighty").row[0]
rule = pytest.mark.rule


def redraw(game: Game, seat: int | None, dice: random.Random) -> Game:
    """The same game as far as ``seat`` can tell, and different in everything else."""
    other = game.fresh()
    other.states[:] = game.states
    other._log = game._log
    s = other.states[0]
    s.stream = dice.getrandbits(64)
    redraw_guards(s, game, dice)
    turned_up_tiles = len(game.view(None).tiles_gone) + (game.view(None).tile is not None)
    shuffle(s.king, list(range(turned_up_tiles, 12)), dice)
    if any(event.code == "round-ended" for move in game.history for event in move.events):
        return other
    if "new-rules" in game.options and int(game.states[0].king[0]) == 4:
        return other
    for someone in range(game.players):
        if someone != seat:
            redraw_hand(s, game, someone, dice)
    return other


def redraw_guards(s: Any, game: Game, dice: random.Random) -> None:
    """Cards never turned up go anywhere their level fits; where no back was seen, anywhere."""
    turned_up: set[int] = set()
    number = 0
    for move in game.history:
        for event in move.events:
            if event.code == "turned":
                turned_up.add(number * game.players + int(event.arguments["guard"]) - 1)
            number += event.code == "round-ended"
    laid = min(number + 1, game.view(None).rounds) * game.players
    backs = [place for place in range(min(36, laid + 1)) if place not in turned_up]
    free = list(range(laid + 1, 36))
    for level in (1, 2, 3):
        shuffle(s.guards, [p for p in backs + free if CARDS.guard_level[s.guards[p]] == level], dice)
    shuffle(s.guards, free, dice)


def redraw_hand(s: Any, game: Game, someone: int, dice: random.Random) -> None:
    """Round 1: only what was played is known to be none of the two in front."""
    played = {m.action.arguments["strength"] for m in game.history if m.seat == someone}
    hidden = [strength for strength in (1, 2, 3, 4, 5) if strength not in played]
    in_front = sum(1 << (strength - 1) for strength in dice.sample(hidden, 2))
    held = int(s.hand[someone]) | int(s.resting[someone])
    s.resting[someone] = in_front
    s.hand[someone] = held & ~in_front


def shuffle(row: Row, places: list[int], dice: random.Random) -> None:
    cards = [int(row[place]) for place in places]
    dice.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        row[place] = card


def all_a_seat_is_shown(game: Game, seat: int | None) -> str:
    """View, observation, legal list, reasons, log and bots' choices, as text."""
    shown: list[Any] = [asdict(game.view(seat)), [(m.seat, m.action.text, str(m.events)) for m in game.history]]
    shown.append(game.observe(seat).tolist())
    forecasts = forecasts_row(RULES)
    compiled_verbs(RULES).forecast(game.deck.row, game.position, 0, -1 if seat is None else seat, forecasts)
    shown.append(forecasts.tolist())
    if seat is not None and seat == game.actor:
        shown.append(game.legal_numbers)
        shown.append([str(game.reason(number)) for number in range(-1, RULES.actions + 1)])
        shown.append([str(action.arguments) for action in game.legal])
        shown += [PolicyBot(name, 3).choose(game.knowledge(5)) for name in policies_of("mighty")]
    return json.dumps(shown)


def positions(players: int, options: int, many: int, seed: int) -> list[Game]:
    """Games stopped at random moments, the first round more often than the others."""
    dice = random.Random(seed)
    found = []
    for number in range(many):
        chosen = [name for bit, name in enumerate(RULES.options) if options >> bit & 1]
        game = Game("mighty", players=players, seed=seed * 1000 + number, options=chosen)
        moves = dice.randrange(2 * players if number % 2 else 15 * players)
        while moves and not game.over:
            game.play(dice.choice(game.legal_numbers))
            moves -= 1
        found.append(game)
    return found


@rule("M30", "M31")
@pytest.mark.parametrize(("players", "options"), steps.kinds("mighty"))
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(players: int, options: int) -> None:
    dice = random.Random(players * 4 + options)
    changed = 0
    for game in positions(players, options, 16, players * 10 + options):
        for seat in (*range(players), None):
            other = redraw(game, seat, dice)
            assert all_a_seat_is_shown(other, seat) == all_a_seat_is_shown(game, seat)
            changed += other.states["guards"].tobytes() != game.states["guards"].tobytes()
    assert changed > 20, "the test must compare different games"


@rule("M30")
def test_the_law_notices_a_leak() -> None:
    """The same comparison fails for a view that shows one hidden guard."""
    game = Game("mighty", players=4, seed=1)
    other = redraw(game, 0, random.Random(1))

    def leaky(one: Game) -> tuple[str, int]:
        return all_a_seat_is_shown(one, 0), int(one.states[0].guards[0])

    assert leaky(other) != leaky(game)


@rule("M30", "M31")
@pytest.mark.parametrize(("players", "options"), steps.kinds("mighty"))
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(players: int, options: int) -> None:
    dice = random.Random(players * 8 + options)
    for game in positions(players, options, 16, players * 20 + options):
        for seat in range(players):
            other = redraw(game, seat, dice)
            mine, theirs = imagined(game, seat, 7), imagined(other, seat, 7)
            assert all(np.array_equal(mine[name], theirs[name]) for name in RULES.state.names or ())


def imagined(game: Game, seat: int, seed: int) -> Any:
    """One redrawing of the state by the rules' own `imagine`."""
    states = game.states.copy()
    compiled_verbs(RULES).imagine(game.deck.row, states, 0, seat, seed)
    return states[0]


@rule("M30", "M31")
@pytest.mark.parametrize(("players", "options"), steps.kinds("mighty"))
def test_imagine_keeps_everything_the_seat_knows(players: int, options: int) -> None:
    for game in positions(players, options, 10, 500 + players * 10 + options):
        for seat in range(players):
            before = all_a_seat_is_shown(game, seat)
            other = game.fresh()
            other._log = game._log
            for seed in range(5):
                other.states[0] = imagined(game, seat, seed)
                assert all_a_seat_is_shown(other, seat) == before
                assert sorted(other.states[0].guards.tolist()) == list(range(36))
                assert sorted(other.states[0].king.tolist()) == list(range(12))


def uneven(draws: list[Any], possible: int) -> bool:
    """Whether the draws are further from even than chance allows."""
    counts = Counter(draws)
    assert len(counts) <= possible, "something impossible was drawn"
    counted = [*counts.values(), *[0] * (possible - len(counts))]
    return unexpected(counted, [len(draws) / possible] * possible)


def unexpected(counted: list[int], expected: list[float]) -> bool:
    """Chi-squared: whether counts are further from what is expected than 6 standard deviations of chance."""
    statistic = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counted, expected, strict=True))
    freedom = len(expected) - 1
    return bool(statistic > freedom + 6 * (2 * freedom) ** 0.5)


DRAWS = 12_000


@rule("M30", "M31")
@pytest.mark.parametrize(
    ("what", "possible"),
    [
        (lambda s: int(s.resting[1]), 10),  # any two of five
        (lambda s: (int(s.resting[1]), int(s.resting[2])), 100),  # independent of each other
        (lambda s: int(s.king[0]), 12),
        (lambda s: (int(s.king[0]), int(s.king[11])), 132),
        (lambda s: int(s.guards[0]), 12),  # any card of the level on its back
        (lambda s: int(s.guards[3]), 12),
        (lambda s: int(s.guards[4]), 12),  # the top of the stack shows its back
    ],
)
def test_imagine_is_uniform_at_the_start(what: Callable[[Any], Any], possible: int) -> None:
    game = Game("mighty", players=4, seed=21)
    draws = [what(imagined(game, 0, seed * 7919 + 13)) for seed in range(DRAWS)]
    assert not uneven(draws, possible)


@rule("M30")
def test_imagine_deals_the_bottom_of_the_stack_as_the_known_backs_leave_it() -> None:
    """Five backs are seen; a level of which more are seen is rarer at the bottom, its cards all alike."""
    game = Game("mighty", players=4, seed=21)
    view = game.view(0)
    backs = Counter([guard.level for guard in view.guards] + [view.stack_level])
    draws = Counter(int(imagined(game, 0, seed).guards[35]) for seed in range(DRAWS))
    expected = [DRAWS * (12 - backs[int(level)]) / 12 / 31 for level in CARDS.guard_level]
    assert not unexpected([draws[card] for card in range(36)], expected)


@rule("M30")
def test_imagine_is_uniform_over_cards_that_share_a_level() -> None:
    """Two guards of one level in the castle: every ordered pair of different cards of it is as likely."""
    game = next(
        game
        for game in (Game("mighty", players=4, seed=seed) for seed in range(100))
        if game.view(None).guards[0].level == game.view(None).guards[1].level
    )
    draws = []
    for seed in range(DRAWS * 2):
        s = imagined(game, 0, seed)
        draws.append((int(s.guards[0]), int(s.guards[1])))
    assert not uneven(draws, 12 * 11)


@rule("M31")
def test_imagine_is_uniform_over_hands_after_a_monster_was_seen() -> None:
    """Seat 1 has played its 3: the two in front are any two of the other four."""
    game = next(
        game
        for game in (Game("mighty", players=3, seed=seed) for seed in range(500))
        if game.actor == 1 and 3 in game.view(1).seats[1].hand
    )
    game.play("3@1a")
    draws = [int(imagined(game, 0, seed).resting[1]) for seed in range(DRAWS)]
    assert not uneven(draws, 6)
    assert all(not resting >> 2 & 1 for resting in draws)


@rule("M30")
def test_the_guards_turned_up_stay_and_the_rest_is_uniform_in_a_later_round() -> None:
    game = Game("mighty", players=3, seed=33, options=["line-up"])
    dice = random.Random(3)
    while game.view(None).round < 4:
        game.play(dice.choice(game.legal_numbers))
    known = len(game.view(None).turned_up)
    level = game.view(None).guards[0].level
    unseen = 12 - sum(front[0] == level for front in game.view(None).turned_up)
    draws = [int(imagined(game, 0, seed).guards[9]) for seed in range(DRAWS)]
    assert known > 0
    assert not uneven(draws, unseen)


def test_the_statistical_test_notices_a_bias() -> None:
    dice = np.random.default_rng(1)
    fair = dice.integers(0, 12, DRAWS).tolist()
    biased = [*fair[: -DRAWS // 10], *[0] * (DRAWS // 10)]
    assert not uneven(fair, 12)
    assert uneven(biased, 12)
    assert uneven([0, 1] * (DRAWS // 2), 3)
