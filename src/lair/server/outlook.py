"""What probably follows from an action, so that a hint can say why: quick tries from what the seat knows.

Each try draws anew what the seat cannot know, plays the action, and lets the greedy bot play every seat until the round
or the turn is over. `lair.server.bot_pool` calls it, in a process that thinks.
"""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from lair.bots import policies_of
from lair.bots.player import PolicyBot
from lair.bots.policy import GREEDY
from lair.engine.calls import actions_row, compiled_verbs, scores_row
from lair.engine.contract import MAX_EVENTS, Row, journal_rows
from lair.engine.knowledge import Knowledge
from lair.engine.unboxed import uncompiled
from lair.games import kit_of

TRIES = 24
LONGEST = 200  # actions of one try
PARTIES = ("seat", "owner")  # arguments of an event that name whom it befalls


@dataclass(frozen=True)
class Outlook:
    """What followed: points of the seat and of another, on average, and how often an event befell the seat."""

    tries: int
    gain: float
    others: float
    happens: dict[str, float]


def outlook(knowledge: Knowledge, action: int, seed: int) -> Outlook | None:
    """What follows from the action; None where an imagined position does not allow it."""
    tries = [found for number in range(TRIES) if (found := _try(knowledge, action, seed * TRIES + number)) is not None]
    if not tries:
        return None
    gains = np.array([gains for gains, _ in tries], float).mean(axis=0)
    befell = Counter(code for _, codes in tries for code in codes)
    others = np.delete(gains, knowledge.seat)
    return Outlook(
        tries=len(tries),
        gain=round(float(gains[knowledge.seat]), 2),
        others=round(float(others.mean()), 2) if others.size else 0.0,
        happens={code: round(many / len(tries), 3) for code, many in sorted(befell.items())},
    )


def _try(knowledge: Knowledge, action: int, seed: int) -> tuple[list[int], set[str]] | None:
    """Every seat's gains in one try, and the events that befell the seat; None: not legal there."""
    rules, deck, seat = knowledge.rules, knowledge.deck, knowledge.seat
    calls, kit = compiled_verbs(rules), kit_of(rules.name)
    stage, draws = uncompiled(kit.bots.stage), np.random.default_rng(seed)
    states, listed, journal = knowledge.states.copy(), actions_row(rules), journal_rows()
    calls.imagine(deck.row, states, 0, seat, _stream(draws))
    greedy = PolicyBot(policies_of(rules.name)[GREEDY], seed)
    before, began, codes = _scores(knowledge, states), stage(states[0]), set[str]()
    chosen, actor = action, seat
    for _ in range(LONGEST):
        events = calls.advance(deck.row, states, 0, chosen, _stream(draws), journal, listed)
        if not 0 <= events <= MAX_EVENTS:
            return None
        for row in journal[1 : events + 1].tolist():
            happened = kit.adapter.event(deck, row)
            if any(happened.arguments.get(party) == seat for party in PARTIES):
                codes.add(happened.code)
        actor = int(journal[0, 4])
        if actor < 0 or stage(states[0]) != began:
            break
        chosen = greedy.choose(Knowledge(rules, deck, states, actor, listed[: journal[0, 3]]))
    players = len(before)
    return [now - then for now, then in zip(_scores(knowledge, states)[:players], before, strict=True)], codes


def _scores(knowledge: Knowledge, states: Row) -> list[int]:
    """Every seat's points; seats that nobody has are left out."""
    row = scores_row(knowledge.rules)
    compiled_verbs(knowledge.rules).score(knowledge.deck.row, states, 0, row)
    return [int(points) for points in row[: int(states["players"][0])]]


def _stream(draws: np.random.Generator) -> int:
    return int(draws.integers(0, 1 << 63))
