"""Every figure of a report, recounted from the events of the same games by code of its own; strong bots included."""

from collections import Counter, defaultdict
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from lair.errors import OptionError
from lair.games import rules_of
from lair.games.decks import load
from lair.laboratory.figures import figures_of, matrix, report_of
from lair.laboratory.moments import Ratios
from lair.laboratory.players import lab_bot
from lair.laboratory.replay import replayed
from lair.laboratory.summary import Accumulator, Summary
from lair.laboratory.workers import Cores, play_any
from lair.simulation.simulate import Batch, Plan
from lair.table.game import Game

MEEPLES = Plan(rules_of("meeples"), load("meeples"), 3, ("towers",), ("greedy", "random", "quester"), 11)
MIGHTY = Plan(rules_of("mighty"), load("mighty"), 4, ("new-rules",), ("greedy", "random", "greedy", "greedy"), 3)
SOURCES = {
    "monster": "monsters",
    "council": "council",
    "quest": "quests",
    "location": "locations",
    "training": "training",
    "penalty": "penalties",
    "room": "rooms",
    "slot": "slots",
    "ability": "abilities",
    "token": "tokens",
}
USES = {"activated": "activated_by", "defeated": "defeated_by", "quest-done": "quest_done_by"}


@cache
def meeples_game(number: int) -> Game:
    return replayed(MEEPLES, number)


def events(game: Game) -> list[tuple[str, dict[str, Any]]]:
    return [(event.code, dict(event.arguments)) for move in game.history for event in move.events]


def named(content: dict[str, Any], key: str, *kinds: str) -> str:
    return next(f"{kind}-{key}" for kind in kinds for card in content[kind] if card["key"] == key)


def meeples_counts(game: Game) -> Counter[str]:
    """What the game counts, from what was told at the table."""
    content, found = game.deck.content, Counter[str]()
    for code, said in events(game):
        match code:
            case "scored":
                found[f"vp.vp-{SOURCES[said['source']]}"] += said["vp"]
            case "quest-failed":
                found["vp.vp-penalties"] -= said["penalty"]
            case "turn-began":
                found["turns.turns"] += 1
            case "activated":
                found[f"activated.{named(content, said['location'], 'built', 'tile')}"] += 1
            case "built":
                found[f"built.{named(content, said['location'], 'built', 'tile')}"] += 1
            case "defeated":
                found[f"defeated.monster-{said['monster']}"] += 1
            case "council-fought":
                found[f"fought.{named(content, said['overlord'], 'overlord', 'henchman')}"] += 1
            case "quest-done":
                found[f"quest_done.quest-{said['quest']}"] += 1
            case "room-done":
                found[f"rooms.room-{said['room']}"] += 1
            case "trained" if said["level"] > 1:
                found[f"trained.{said['kind']}-{said['level']}"] += 1
    return found


def counts_of_all(plan: Plan, game: Game) -> dict[str, float]:
    """What every game has."""
    found: dict[str, float] = {f"score.{seat + 1}": score for seat, score in enumerate(game.scores)}
    found |= {"score.mean": sum(game.scores) / plan.players, "decisions": game.played}
    first = game.history[0].seat
    for seat in range(plan.players):
        share = (seat in game.winners) / len(game.winners)
        found |= {f"wins.{seat + 1}": share, f"order.{(seat - first) % plan.players + 1}": share}
    return found


def test_every_figure_of_meeples_and_monsters() -> None:
    games = 10
    names = [figure.name for figure in figures_of(MEEPLES)]
    rows = matrix(MEEPLES, play_any(MEEPLES, 0, games))
    seen = Counter[str]()
    for number in range(games):
        game = meeples_game(number)
        counts = counts_of_all(MEEPLES, game) | meeples_counts(game)
        assert set(counts) <= set(names)
        assert dict(zip(names, rows[number].tolist(), strict=True)) == pytest.approx(
            {name: counts.get(name, 0) for name in names}
        )
        seen.update({name.partition(".")[0]: abs(number) for name, number in counts.items()})
    assert all(seen[name.partition(".")[0]] for name in names), "nothing of a figure ever happened"


def summed(plan: Plan, batches: list[Batch]) -> Summary:
    running = Accumulator(plan)
    for batch in batches:
        running.add(batch)
    return running.summary()


def test_what_the_report_says_of_cards_and_of_those_who_used_them() -> None:
    games = 10
    summary = summed(MEEPLES, [play_any(MEEPLES, 0, 5), play_any(MEEPLES, 5, games - 5)])
    content, own = MEEPLES.deck.content, report_of("meeples")
    assert own is not None
    done, held, came, stood, active = (Counter[str]() for _ in range(5))
    used: Counter[Any] = Counter()
    won: dict[Any, float] = defaultdict(float)
    for number in range(games):
        game = meeples_game(number)
        uses, active_now = set(), set()
        for code, said in events(game):
            if code in ("quest-done", "quest-failed", "quest-discarded"):
                held[said["quest"]] += 1
                done[said["quest"]] += code == "quest-done"
            if code == "monster-came":
                came[said["monster"]] += 1
            if code == "built":
                stood[said["location"]] += 1
            if code == "activated":
                active_now.add(said["location"])
                uses.add((USES[code], named(content, said["location"], "built", "tile"), said["seat"]))
            if code in ("defeated", "quest-done"):
                what = "monster" if code == "defeated" else "quest"
                uses.add((USES[code], f"{what}-{said[what]}", said["seat"]))
            if code == "trained" and said["level"] > 1:
                uses.add(("trained_by", f"{said['kind']}-{said['level']}", said["seat"]))
        active.update(active_now)
        for field, card, seat in uses:
            used[field, card] += 1
            won[field, card] += (seat in game.winners) / len(game.winners)
    assert {(one.field, one.card): one.seats for one in summary.given} == used
    assert {(one.field, one.card): one.share.wins for one in summary.given} == pytest.approx(
        {key: won[key] / used[key] for key in used}
    )
    assert all(one.share.low <= one.share.wins <= one.share.high for one in summary.given)
    uses_of = own.used(summary, MEEPLES.deck)
    assert {card: (part, whole) for card, part, whole in uses_of["quests"]} == {
        f"quest-{card['key']}": (done[card["key"]], held[card["key"]]) for card in content["quest"]
    }
    assert {card: whole for card, _, whole in uses_of["monsters"]} == {
        f"monster-{card['key']}": games if card["level"] == 1 else came[card["key"]] for card in content["monster"]
    }
    assert {card: (part, whole) for card, part, whole in uses_of["locations"]} == {
        **{f"built-{card['key']}": (active[card["key"]], games) for card in content["built"]},
        **{f"tile-{card['key']}": (active[card["key"]], stood[card["key"]]) for card in content["tile"]},
    }


def test_single_guards() -> None:
    """By strength and loot at the table: without a tile that changes them, these name an entry of the card file."""
    plan, games = replace(MIGHTY, options=()), 40
    guards = {(g["level"], g["strength"], g["loot"]): f"guard-{n}" for n, g in enumerate(plan.deck.content["guard"], 1)}
    turned, beaten, used = (Counter[str]() for _ in range(3))
    won: dict[str, float] = defaultdict(float)
    for number in range(games):
        game = replayed(plan, number)
        label, uses = "", set()
        for code, said in events(game):
            if code == "turned":
                label = guards[said["level"], said["strength"], said["loot"]]
                turned[label] += 1
            beaten[label] += code == "beaten"
            if code == "looted":
                uses.add((label, said["seat"]))
        for card, seat in uses:
            used[card] += 1
            won[card] += (seat in game.winners) / len(game.winners)
    summary, own = summed(plan, [play_any(plan, 0, games)]), report_of("mighty")
    assert own is not None
    assert own.used(summary, plan.deck)["guards"] == [
        (label, beaten[label], turned[label]) for label in guards.values()
    ]
    assert {one.card: one.seats for one in summary.given} == used
    assert {one.card: one.share.wins for one in summary.given} == pytest.approx(
        {card: won[card] / used[card] for card in used}
    )
    assert summary.figures["guard_beaten.guard-3"].mean == pytest.approx(beaten["guard-3"] / games)


def wilson(part: float, whole: float) -> tuple[float, float]:
    """The ends of Wilson's interval: the shares that are 1.96 of their own standard errors away from what was seen."""
    z2, share = 1.96**2, part / whole
    a, b, c = 1 + z2 / whole, 2 * share + z2 / whole, share**2
    root = max(0.0, b**2 - 4 * a * c) ** 0.5
    return (b - root) / (2 * a), (b + root) / (2 * a)


def test_intervals_of_shares_are_honest_at_0_and_at_1() -> None:
    """Three random bots win nothing of twenty games: that leaves room for one game in six."""
    games, plan = 20, replace(MIGHTY, bots=("random", "random", "random", "greedy"))
    summary = summed(plan, [play_any(plan, 0, games)])
    won = [0.0] * 4
    for number in range(games):
        game = replayed(plan, number)
        for seat in game.winners:
            won[seat] += 1 / len(game.winners)
    assert min(won) == 0
    for place, (told, wins) in enumerate(zip(summary.seats, won, strict=True), 1):
        assert (told.share.low, told.share.high) == pytest.approx(wilson(wins, games), abs=1e-12)
        figure = summary.figures[f"wins.{place}"]
        assert (figure.mean, figure.low, figure.high) == (told.share.wins, told.share.low, told.share.high)
    assert summary.seats[won.index(0)].share.high == pytest.approx(0.161, abs=0.001)


def test_the_interval_of_a_ratio_counts_games() -> None:
    ratios = Ratios(4)
    ratios.add(np.array([[0, 1, 1, 0.5]] * 10), np.array([[2, 1, 2, 1]] * 10))
    never, always, half, tied = (ratios.share(column) for column in range(4))
    assert never is not None
    assert (never.wins, never.low, never.high) == pytest.approx((0, *wilson(0, 10)))
    assert always is not None
    assert (always.wins, always.low, always.high) == pytest.approx((1, *wilson(10, 10)))
    for share in (half, tied):
        assert share is not None
        assert (share.low, share.high) == pytest.approx(wilson(5, 10))


def test_criteria_of_mighty_monsters() -> None:
    summary, own = summed(MIGHTY, [play_any(MIGHTY, 0, 200)]), report_of("mighty")
    assert own is not None
    assert own.criteria is not None
    judged = {code: (met, detail) for code, met, detail in own.criteria(summary, MIGHTY.deck, None)}
    times = [4 * share.wins for share in summary.order]
    assert judged["order"] == (min(times) >= 0.85 and max(times) <= 1.15, ", ".join(f"{one:.2f}" for one in times))
    nothing = replace(summary, tally={**summary.tally, "guard_beaten": [0] * 36})
    assert not {code: met for code, met, _ in own.criteria(nothing, MIGHTY.deck, None)}["guards"]


# Levels


LEVELS = replace(MIGHTY, players=3, bots=("master:30", "apprentice", "adept"), seed=5)


def test_levels_play_with_the_same_counts_on_any_number_of_cores() -> None:
    batches = [list(Cores(jobs).batches(LEVELS, 10)) for jobs in (1, 2)]
    assert [len(batch.decisions) for batch in batches[0]] == [8, 2]
    one, two = (summed(LEVELS, each) for each in batches)
    assert one == two
    assert sum(one.tally["tile_rounds"]) == 10 * 6
    games = [replayed(LEVELS, number) for number in range(10)]
    assert games[9].scores == batches[0][1].scores[1].tolist()
    assert sum(one.tally["beaten"]) == sum(code == "beaten" for game in games for code, _ in events(game))
    assert one.length[0] == sum(game.played for game in games) / 10


def test_who_may_play_in_the_laboratory() -> None:
    assert [lab_bot(name, "mighty") for name in ("greedy", "adept", "master:50", "master")] == [
        "greedy",
        "adept",
        "master:50",
        "master:500",
    ]
    with pytest.raises(OptionError, match="write master:500"):
        lab_bot("master@0.5", "mighty")
    for wrong in ("wizard", "master:x", "master@"):
        with pytest.raises(OptionError, match=rf"no bot {wrong}; [^@]*, master:500\.$"):
            lab_bot(wrong, "mighty")
