"""The rules of the README, against OpenSpiel's own Kuhn poker and against the laws of knowledge, over every game."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from lair_kuhn import MANIFEST, table
from lair_kuhn.rules import NOBODY, RULES, Action

import lair
from lair.engine.calls import actions_row, compiled_verbs, observation_row, scores_row
from lair.engine.contract import journal_rows
from lair.engine.types import Seat
from lair.errors import CannotUndo, CardsError
from lair.games.decks import build, house_cards

CARDS = house_cards("kuhn")
CALLS = compiled_verbs(RULES)
numbers_of_players = pytest.mark.parametrize("players", RULES.players)


@dataclass
class Node:
    """A position of the whole tree, beside the same position in OpenSpiel."""

    states: Any
    theirs: Any
    events: tuple[str, ...]

    @property
    def actor(self) -> int:
        return CALLS.actor(self.states, 0)

    @property
    def legal(self) -> list[int]:
        row = actions_row(RULES)
        return row[: CALLS.legal(CARDS.row, self.states, 0, row)].tolist()  # type: ignore[no-any-return]

    @property
    def scores(self) -> list[int]:
        row = scores_row(RULES)
        CALLS.score(CARDS.row, self.states, 0, row)
        return row[: self.players].tolist()  # type: ignore[no-any-return]

    @property
    def players(self) -> int:
        return int(self.states["players"][0])

    @property
    def hands(self) -> tuple[int, ...]:
        return tuple(self.states["hand"][0][: self.players].tolist())

    def child(self, action: int) -> "Node":
        states, journal = self.states.copy(), journal_rows()
        assert CALLS.apply_noting(CARDS.row, states, 0, action, journal)
        told = [table.event(CARDS, row) for row in journal[1 : journal[0, 0] + 1].tolist()]
        theirs = self.theirs.child(int(action in (Action.BET, Action.CALL)))
        return Node(states, theirs, self.events + tuple(f"{event.code} {event.arguments['seat']}" for event in told))

    def seen(self, seat: int) -> tuple[Any, bytes]:
        """All that a seat, or a spectator, is shown."""
        row = observation_row(RULES)
        CALLS.observe(CARDS.row, self.states, 0, seat, row)
        seats = tuple(Seat(faction, faction, None) for faction in MANIFEST.factions[: self.players])
        return table.view(CARDS, self.states[0], None if seat == NOBODY else seat, seats), row.tobytes()


def whole_tree(players: int) -> list[Node]:
    """Every position of every deal."""
    return [node for hand in permutations(range(players + 1), players) for node in below(dealt(players, hand))]


def dealt(players: int, hand: tuple[int, ...]) -> Node:
    states = np.zeros(1, RULES.state)
    CALLS.deal(CARDS.row, states, 0, players, 0, 1)
    states["hand"][0][:players] = hand
    theirs = pyspiel.load_game("kuhn_poker", {"players": players}).new_initial_state()
    for card in hand:
        theirs.apply_action(card)
    return Node(states, theirs, ())


def below(node: Node) -> Iterator[Node]:
    yield node
    for action in node.legal:
        yield from below(node.child(action))


@pytest.mark.rule("K1", "K2", "K3", "K4", "K5")
@numbers_of_players
def test_every_game_goes_and_pays_as_in_openspiel(players: int) -> None:
    nodes = whole_tree(players)
    assert len(nodes) == {2: 6 * 9, 3: 24 * 25}[players]
    for node in nodes:
        assert node.theirs.is_terminal() == (node.actor == NOBODY) == (not node.legal)
        if node.actor == NOBODY:
            assert node.scores == node.theirs.returns()
        else:
            assert node.actor == node.theirs.current_player()
            assert len(node.legal) == len(node.theirs.legal_actions()) == 2


@pytest.mark.rule("K6")
@numbers_of_players
def test_a_seat_knows_before_the_showdown_what_it_knows_in_openspiel(players: int) -> None:
    """The same observations where OpenSpiel has the same information state, and different ones elsewhere."""
    pairs = set()
    for node in whole_tree(players):
        if node.actor != NOBODY:
            for seat in range(players):
                pairs.add((node.theirs.information_state_string(seat), node.seen(seat)[1], seat))
    assert len(pairs) == len({(theirs, seat) for theirs, _, seat in pairs}) == len({(o, s) for _, o, s in pairs})


@pytest.mark.rule("K6")
@numbers_of_players
def test_what_is_imagined_is_any_deal_that_a_seat_cannot_tell_from_the_true_one(players: int) -> None:
    """Positions that a seat cannot tell apart look the same to it, and each is imagined as often as any other."""
    alike: dict[tuple[Any, ...], list[Node]] = defaultdict(list)
    for node in whole_tree(players):
        for seat in range(NOBODY, players):
            alike[seat, node.events, *known(node, seat)].append(node)
    for (seat, *_), nodes in alike.items():
        assert len({node.seen(seat) for node in nodes}) == 1
        found: Counter[tuple[int, ...]] = Counter()
        for seed in range(25 * len(nodes)):
            states = nodes[0].states.copy()
            CALLS.imagine(CARDS.row, states, 0, seat, seed * 977 + 1)
            found[tuple(states["hand"][0][:players].tolist())] += 1
            for field in set(RULES.state.names or ()) - {"hand", "stream"}:
                assert np.array_equal(states[field], nodes[0].states[field]), "nothing else is redrawn"
        assert found.keys() == {node.hands for node in nodes}
        assert min(found.values()) > 25 / 4


def known(node: Node, seat: int) -> tuple[int | None, ...]:
    """Written apart from the rules: one's own card, and what was shown."""
    return tuple(
        card if other == seat or f"showed {other}" in node.events else None for other, card in enumerate(node.hands)
    )


@pytest.mark.rule("K4")
@numbers_of_players
def test_cards_are_shown_by_those_who_stay_if_there_are_two(players: int) -> None:
    for node in whole_tree(players):
        if node.actor == NOBODY:
            put_in = [seat for seat in range(players) if {f"bet {seat}", f"called {seat}"} & set(node.events)]
            staying = put_in or list(range(players))
            shown = [seat for seat in range(players) if f"showed {seat}" in node.events]
            assert shown == (staying if len(staying) > 1 else [])
            assert node.events[-1] == f"won {max(staying, key=lambda seat: node.hands[seat])}"


@pytest.mark.rule("K2", "K3")
def test_why_not() -> None:
    game = lair.new("kuhn", players=2, seed=1)
    assert game.why_not("call") == "Nobody has bet yet: check or bet."
    assert game.why_not("bet") is None
    game.play("bet")
    assert game.why_not("check") == "Somebody has bet: fold or call."
    reason = game.reason("bet")
    assert reason is not None
    assert reason.rule == "K3"
    assert game.why_not("raise") is not None
    with pytest.raises(lair.errors.IllegalAction, match="fold or call"):
        game.play("check")


def test_a_move_may_be_taken_back_until_the_cards_are_shown() -> None:
    game = lair.new("kuhn", players=2, seed=1)
    game.play("check")
    assert game.undo(0).text == "check"
    game.play("check")
    game.play("check")
    with pytest.raises(CannotUndo):
        game.undo(1)


def test_the_cards_are_a_designers() -> None:
    content = {"name": "Dear", "ante": 2, "bet": 5, "deck": {"2": 13, "3": 13}}
    game = lair.new("kuhn", players=2, seed=4, cards=build("kuhn", content, "dear.toml"))
    game.play("bet")
    game.play("call")
    assert sorted(game.scores) == [-7, 7]
    for field, value in (("ante", 0), ("bet", 101), ("deck", {"2": 2, "3": 4}), ("stakes", 1)):
        with pytest.raises(CardsError, match=f"dear.toml.*{field}"):
            build("kuhn", {**content, field: value}, "dear.toml")


def test_every_rule_has_a_test() -> None:
    told = re.findall(r"^- \*\*(K\d+)\*\*", (Path(__file__).parents[1] / "README.md").read_text("utf-8"), re.MULTILINE)
    assert set(told) == set(re.findall(r"\"(K\d+)\"[,)]", Path(__file__).read_text("utf-8")))
