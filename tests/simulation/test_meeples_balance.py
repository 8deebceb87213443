"""The balance report of Meeples & Monsters."""

import io
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from lair.games.decks import load
from lair.games.meeples.report import REPORT, card_named, criteria
from lair.games.meeples.rules import RULES
from lair.laboratory.summary import Accumulator, Summary
from lair.simulation.simulate import Plan, simulate
from lair.statistics import Share
from lair.terminal.console import console
from lair.terminal.simulation_report import criterion_detail, show
from lair.words import LANGUAGES, Words

DECK = load("meeples")
GAMES = 60


@cache
def simulated(options: tuple[str, ...] = ()) -> Summary:
    plan = Plan(RULES, DECK, 2, options, ("greedy", "greedy"), 1)
    running = Accumulator(plan)
    for batch in simulate(plan, GAMES):
        running.add(batch)
    return running.summary()


def good(players: int = 4, **counts: Any) -> Summary:
    """A made-up summary in which all is well, but for what is said."""
    tally: dict[str, Any] = {
        name: np.full(field[0].shape or 1, 50).tolist() for name, field in (RULES.tally.fields or {}).items()
    }
    tally |= {
        "turns": [100 * players * 12],
        "activated_in": [50] * 19,
        "built": [100] * 19,
        "came": [100] * 40,
        **counts,
    }
    fair = Share(1 / players, 0.0, 1.0)
    return replace(simulated(), games=100, players=players, order=(fair,) * players, tally=tally)


def verdict(summary: Summary, code: str, won: dict[str, float] | None = None) -> tuple[bool, str]:
    (found,) = [(met, detail) for known, met, detail in criteria(summary, DECK, won) if known == code]
    return found


def test_a_good_set_meets_every_criterion() -> None:
    assert all(met for _, met, _ in criteria(good(), DECK))


@pytest.mark.parametrize(("turns", "met"), [(8.9, False), (9, True), (15, True), (15.1, False)])
def test_turns_a_player(turns: float, met: bool) -> None:
    assert verdict(good(turns=[round(turns * 400)]), "turns") == (met, f"{turns:.1f}")


def first_at(place: int, number: int, length: int, others: int = 50) -> list[int]:
    return [number if at == place else others for at in range(length)]


@pytest.mark.parametrize(
    ("code", "counts", "detail"),
    [
        ("locations", {"activated_in": first_at(0, 1, 19)}, "built-muster-green 1.0%"),
        ("locations", {"activated_in": first_at(4, 1, 19)}, "tile-levy-station 1.0%"),
        ("locations", {"built": first_at(4, 0, 19, 100)}, "tile-levy-station –"),  # never seen
        ("monsters", {"defeated": first_at(39, 1, 40)}, "monster-pyre-wyrm 1.0%"),
        ("monsters", {"defeated": first_at(0, 0, 40), "came": first_at(0, 0, 40)}, "monster-sappy-sawyer 0.0%"),
        ("quests", {"quest_done": first_at(43, 2, 44)}, "quest-busybody 2.0%"),  # 2 of 102
        (
            "quests-most",
            {"quest_failed": first_at(0, 5, 44), "quest_discarded": first_at(0, 0, 44)},
            "quest-pitchfork-mob 90.9%",
        ),
    ],
)
def test_cards_that_miss_a_criterion_are_named(code: str, counts: dict[str, Any], detail: str) -> None:
    summary = good(**counts)
    assert verdict(summary, code) == (False, detail)
    assert [known for known, met, _ in criteria(summary, DECK) if not met] == [code]


def test_exactly_two_percent_and_exactly_ninety_are_enough() -> None:
    assert verdict(good(activated_in=first_at(0, 2, 19)), "locations")[0]
    failed, discarded = first_at(0, 3, 44), first_at(0, 2, 44)
    assert verdict(good(quest_done=first_at(0, 45, 44), quest_failed=failed, quest_discarded=discarded), "quests-most")[
        0
    ]


def test_monsters_for_three_and_more_are_not_missed_by_two() -> None:
    beaten = [0 if card.get("three_plus") else 50 for card in DECK.content["monster"]]
    assert verdict(good(2, defeated=beaten), "monsters") == (True, "")
    assert not verdict(good(3, defeated=beaten), "monsters")[0]


@pytest.mark.parametrize(("wins", "met"), [(0.22, True), (0.2875, True), (0.29, False), (0.21, False)])
def test_no_place_in_turn_order_wins_much_more_or_less_than_its_share(wins: float, met: bool) -> None:
    rest = (1 - wins) / 3
    shares = (Share(wins, 0.0, 1.0), *(Share(rest, 0.0, 1.0),) * 3)
    detail = f"{4 * wins:.2f}, " + ", ".join([f"{4 * rest:.2f}"] * 3)
    assert verdict(replace(good(), order=shares), "order") == (met, detail)


@pytest.mark.parametrize(("wins", "met"), [(0.5, True), (1.5, True), (0.49, False), (1.51, False)])
def test_every_style_of_play_wins_a_fair_part(wins: float, met: bool) -> None:
    won = {"fighter": wins, "builder": 1.0, "quester": 2 - wins}
    detail = f"bot-fighter {wins:.2f}, bot-builder 1.00, bot-quester {2 - wins:.2f}"
    assert verdict(good(), "styles", won) == (met, detail)
    assert criterion_detail(Words("en"), REPORT, DECK, detail).startswith(f"Fighter {wins:.2f}, ")


def test_a_location_counts_once_a_game() -> None:
    tally = simulated().tally
    assert max(tally["activated_in"]) <= GAMES < max(tally["activated"])
    assert set(tally["activated_now"]) == {0}
    for times, games in zip(tally["activated"], tally["activated_in"], strict=True):
        assert (times > 0) == (games > 0)
        assert games <= times


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("towers",)])
def test_the_report_can_be_shown(language: str, options: tuple[str, ...]) -> None:
    words, summary = Words(language), simulated(options)
    whole, plain = io.StringIO(), io.StringIO()
    won = {"fighter": 0.9, "builder": 1.2, "quester": 0.9}
    show(words, console(whole, 80), summary, DECK, 1.0, report=True, won=won)
    show(words, console(plain, 80), summary, DECK, 1.0)
    text = whole.getvalue()
    assert max(map(len, text.splitlines())) <= 80
    assert words.say("report-criteria") in text
    assert words.say("bot-builder") in text
    assert words.say("report-criteria") not in plain.getvalue()
    assert card_named(words, DECK, "monster-skeleton") in text
    assert (words.say("report-rooms") in text) == bool(options)
