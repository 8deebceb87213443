"""The `Game` object: what a Python user sees, and files that say what is wrong with them."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lair
import lair.games.meeples.table
import lair.games.mighty.table
from lair.engine.types import Seat
from lair.engine.unboxed import to_python, uncompiled
from lair.errors import CannotUndo, IllegalAction, LairError, OptionError, ReplayError
from lair.games.mighty import MANIFEST
from lair.games.mighty.rules import king, monsters
from lair.table.game import A_BOTS_OWN, IMAGINED, Game, stream_of
from tests.support.arrange import Arrangement
from tests.support.rules import numbered_rules


def played(moves: int = 30, **setup: Any) -> Game:
    game = Game("mighty", **{"players": 4, "seed": 7, "options": ["new-rules"], **setup})
    for _ in range(moves):
        game.play(game.legal_numbers[game.played % len(game.legal_numbers)])
    return game


def test_actions_by_object_number_and_notation() -> None:
    one, two, three = (Game("mighty", players=3, seed=7) for _ in range(3))
    action = one.legal[4]
    assert one.play(action) == two.play(action.number) == three.play(action.text)
    assert int(action) == action.number
    assert str(action) == action.text
    assert one.fingerprint == two.fingerprint == three.fingerprint


@pytest.mark.parametrize("typed", ["4@2b", "4 2b", "42b", " 4@2B ", "4 @ 2 b"])
def test_a_person_may_type_it_in_several_ways(typed: str) -> None:
    game = Arrangement().game
    assert game.adapter.parse(game.deck, typed) == (2 * 1 + 1) * 5 + 3


@pytest.mark.parametrize("typed", ["", "4", "4@", "@2b", "4@2c", "4@0a", "4@7a", "6@1a", "4@2bb", "x"])
def test_what_is_no_move_is_told_so(typed: str) -> None:
    game = Arrangement().game
    assert game.adapter.parse(game.deck, typed) is None
    with pytest.raises(IllegalAction, match="is not a move"):
        game.play(typed)


@pytest.mark.parametrize("number", range(60))
def test_every_action_has_a_notation_that_round_trips(number: int) -> None:
    game = Arrangement(players=6).game
    assert game.adapter.parse(game.deck, game.adapter.describe(game.deck, number).text) == number


def test_a_reason_names_its_rule() -> None:
    table = Arrangement().guard(1, level=2).lies("1a", 1, 2).hand(0, 1, 4, 5)
    reasons = [table.game.reason(tried) for tried in ("1@1a", "2@1b", "9@1a", "4@1a")]
    assert [reason and (reason.code, reason.rule) for reason in reasons] == [
        ("not-stronger", "M11"),
        ("resting", "M7"),
        ("not-a-move", None),
        None,
    ]


@pytest.mark.parametrize("adapter", [lair.games.meeples.table, lair.games.mighty.table])
def test_every_rule_that_a_reason_names_is_in_the_rules(adapter: ModuleType) -> None:
    named = {rule for _, rule in adapter.REASONS.values() if rule is not None}
    assert len(named) > 3
    assert named <= set(numbered_rules())


@pytest.mark.parametrize("adapter", [lair.games.meeples.table, lair.games.mighty.table])
def test_every_refusal_has_a_reason(adapter: ModuleType) -> None:
    refusals = {refusal for refusal in adapter.c.Refusal if refusal.name != "NONE"}
    assert refusals == {*adapter.REASONS, *getattr(adapter, "UNTIMELY", ())}


def test_a_replacement_is_described_with_owner_and_price() -> None:
    table = Arrangement().guard(1, level=2).lies("1a", 1, 2).hand(0, 3, 4, 5)
    (action,) = (action for action in table.game.legal if action.text == "4@1a")
    assert (action.code, action.arguments["owner"], action.arguments["there"]) == ("replace", 1, 2)
    assert action.arguments["price"] == 2


def test_reasons() -> None:
    table = Arrangement(players=3).lies("1a", 0, 2).hand(0, 3, 4)
    assert table.game.why_not("3@1b") is None
    assert table.game.why_not("2@1b") == "Your monster of strength 2 already lies in the castle."
    assert table.game.why_not("3@4a") == "The castle has only 3 guards."
    assert table.game.why_not(99) == "There is no action 99; they go from 0 to 59."
    assert table.game.why_not("hello") == "hello is not a move."
    table.s.turn = -1
    assert table.game.why_not("3@1b") == "The game is over."
    with pytest.raises(IllegalAction, match="The game is over"):
        table.game.knowledge(1)


def test_undo_takes_back_a_move_but_never_what_was_seen() -> None:
    game = Game("mighty", players=3, seed=1)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        game.undo()
    first = game.actor
    assert first is not None
    before = game.fingerprint
    move = game.play(game.legal[0])
    with pytest.raises(CannotUndo, match="was made by"):
        game.undo(seat=(first + 1) % 3)
    assert game.undo(seat=first) == move.action
    assert (game.fingerprint, game.actor, game.history) == (before, first, [])
    while not any(event.code == "turned" for event in (game.history[-1].events if game.history else ())):
        game.play(game.legal_numbers[0])
    with pytest.raises(CannotUndo, match="what everyone has seen"):
        game.undo()


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_everything_can_be_retracted_however_long_ago(game: str) -> None:
    playing = Game(game, players=3, seed=4)
    before = []
    for number in range(25):
        before.append(playing.fingerprint)
        playing.play(playing.legal_numbers[number % len(playing.legal_numbers)])
    moves = playing.history
    assert playing.fingerprints == [*before[1:], playing.fingerprint]
    while before:
        playing.retract()
        assert playing.fingerprint == before.pop()
        assert playing.history == moves[: len(before)]
    assert playing.played == 0


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"game": "chess"}, "There is no game chess; choose from mighty, meeples."),
        ({"players": 2}, "This game is for 3 to 6 players, not 2."),
        ({"players": "four"}, "players, not four"),
        ({"players": True}, "players, not True"),
        ({"options": ["line_up"]}, "There is no variant line_up; choose from line-up, new-rules."),
        ({"seed": -1}, "-1 is not a seed"),
        ({"seed": 2**256}, "is not a seed"),
        ({"seed": 1.5}, "1.5 is not a seed"),
        ({"players": 3, "seats": [Seat("Ada", "trolls")]}, "1 seats are given for 3 players."),
        ({"seats": [Seat("A", "trolls"), Seat("B", "trolls"), Seat("C", "sea")]}, "the same faction"),
        ({"seats": [Seat("A", "orks"), Seat("B", "trolls"), Seat("C", "sea")]}, "no faction orks"),
        ({"cards": "nowhere.toml"}, "nowhere.toml cannot be read"),
    ],
)
def test_a_wrong_set_up_is_refused_in_a_sentence(setup: dict[str, Any], says: str) -> None:
    with pytest.raises(LairError, match=says):
        lair.new(**{"game": "mighty", **setup})


def test_rules_read_in_python_say_what_the_compiled_ones_say() -> None:
    game = played(40)
    s, cards = game.states[0], game.deck.row[0]
    for rule in (monsters.fee_to_treasury, monsters.fee_to_owner):
        spaces = [rule(cards, s, space) for space in range(8)]
        assert spaces == [uncompiled(rule)(to_python(cards), to_python(s), space) for space in range(8)]
    assert king.barred_monsters(cards, s) == uncompiled(king.barred_monsters)(to_python(cards), to_python(s))


def test_a_view_is_of_the_position_now_whoever_looked_before() -> None:
    game = Game("mighty", players=3, seed=1)
    before = [game.view(seat) for seat in (None, 0, 1, 2)]
    game.play(game.legal_numbers[0])
    after = [game.view(seat) for seat in (None, 0, 1, 2)]
    game.retract()
    assert [game.view(seat) for seat in (None, 0, 1, 2)] == before != after
    assert [view.seat for view in before] == [None, 0, 1, 2]
    assert [len(view.seats[0].hand) for view in before] == [0, 3, 0, 0]


def test_seats_and_views() -> None:
    seats = [Seat("Ada", "dragons"), Seat("Ben", "sea"), Seat("Cy", "undead", bot="greedy")]
    game = lair.new("mighty", seats=seats, seed=1)
    view = game.view(1)
    assert [seat.name for seat in view.seats] == ["Ada", "Ben", "Cy"]
    assert (view.seat, view.seats[2].bot) == (1, "greedy")
    with pytest.raises(OptionError, match="There is no seat 5 in a game of 3"):
        game.view(4)
    assert [seat.faction for seat in lair.new("mighty", players=6).seats] == list(MANIFEST.factions)


def test_without_a_seed_two_games_differ() -> None:
    assert lair.new("mighty").seed != lair.new("mighty").seed


def test_a_game_is_over_with_winners() -> None:
    game = played(0)
    while not game.over:
        assert game.winners == []
        game.play(game.legal_numbers[0])
    assert game.winners
    assert game.legal == []
    assert max(game.scores) == game.scores[game.winners[0]]
    assert repr(game).startswith("<Game mighty.1 4 new-rules ")


# Replay files


def rewrite(file: Path, line: int, text: str) -> None:
    rows = file.read_text(encoding="utf-8").splitlines()
    rows[line - 1] = text
    file.write_text("\n".join(row for row in rows if row) + "\n", encoding="utf-8")


def altered(file: Path, line: int, **fields: Any) -> None:
    entry = json.loads(file.read_text(encoding="utf-8").splitlines()[line - 1])
    rewrite(file, line, json.dumps({**entry, **fields}))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    played().save(file)
    return file


def refused(file: Path) -> str:
    with pytest.raises(ReplayError) as problem:
        lair.load(file)
    said = str(problem.value)
    assert said.startswith(str(file))
    return said.removeprefix(str(file))


def test_a_damaged_line_is_named(saved: Path) -> None:
    rewrite(saved, 12, '{"n": 11, "seat"')
    assert refused(saved).startswith(", line 12 is damaged.")
    rewrite(saved, 12, "[1, 2]")
    assert refused(saved).startswith(", line 12 is damaged.")


def test_a_missing_or_doubled_line_is_named(saved: Path) -> None:
    rows = saved.read_text(encoding="utf-8").splitlines()
    rewrite(saved, 12, "")
    assert refused(saved).startswith(", line 12 is out of place")
    saved.write_text("\n".join([*rows[:12], rows[11], *rows[12:]]), encoding="utf-8")
    assert refused(saved).startswith(", line 13 is out of place")


def test_a_changed_move_is_named(saved: Path) -> None:
    altered(saved, 12, play="9@9z")
    assert refused(saved).startswith(", line 12: 9@9z is not a legal move there.")
    game = played(10)
    other = next(action.text for action in game.legal if action.text != played(11).history[-1].action.text)
    altered(saved, 12, play=other)
    assert refused(saved).startswith(", line 12 leads to a different position")
    altered(saved, 12, play=7)
    assert refused(saved).startswith(", line 12 is out of place")


def test_a_changed_end_is_named(saved: Path) -> None:
    altered(saved, 32, scores=[0, 0, 0, 0])
    assert refused(saved).startswith(", line 32 leads to a different position")
    altered(saved, 32, end=3)
    assert refused(saved).startswith(", line 32 is out of place")


def test_a_file_cut_short_is_told_and_can_be_recovered(saved: Path) -> None:
    whole = saved.read_text(encoding="utf-8").splitlines()
    saved.write_text("\n".join(whole[:21]), encoding="utf-8")
    assert refused(saved).startswith(" is cut short after action 20")
    assert lair.load(saved, recover=True).fingerprint == played(20).fingerprint
    saved.write_text("\n".join(whole[:21]) + '\n{"n": 21, "se', encoding="utf-8")
    assert refused(saved).startswith(", line 22 is damaged")
    assert lair.load(saved, recover=True).fingerprint == played(20).fingerprint


def test_recovering_stops_before_a_line_that_leads_elsewhere(saved: Path) -> None:
    altered(saved, 12, sum="00000000")
    assert lair.load(saved, recover=True).fingerprint == played(10).fingerprint


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"lair": "else"}, " is not a saved game."),
        ({"format": 2}, " is written in format 2; this Lair reads format 1."),
        ({"game": "chess"}, " is of a game this Lair does not know: chess."),
        ({"rules": 2}, " was played under rules version 2; this Lair plays version 1."),
        ({"digest": "0"}, ", line 1: the cards do not match their fingerprint"),
        ({"players": 9}, ", line 1: This game is for 3 to 6 players, not 9."),
        ({"seed": "x"}, ", line 1: the set-up of the game is incomplete or changed"),
        ({"seats": []}, ", line 32 leads"),
        ({"seats": [1]}, ", line 1: the set-up of the game is incomplete or changed"),
        ({"cards": {}}, ", line 1: "),
        ({"options": ["x"]}, ", line 1: There is no variant x"),
    ],
)
def test_a_wrong_header_is_told(saved: Path, fields: dict[str, Any], says: str) -> None:
    altered(saved, 1, **fields)
    if fields == {"seats": []}:  # names are no part of the game
        assert lair.load(saved).fingerprint == played().fingerprint
    else:
        assert refused(saved).startswith(says)


@given(st.integers(0, 10**6), st.binary(min_size=1, max_size=3))
@settings(max_examples=150, deadline=None)
def test_whatever_is_done_to_a_file_it_is_read_rightly_or_refused_in_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, where: int, put: bytes
) -> None:
    file = tmp_path_factory.mktemp("damage") / "game.jsonl"
    game = played(12)
    game.save(file)
    content = bytearray(file.read_bytes())
    content[where % len(content) : where % len(content) + len(put)] = put
    file.write_bytes(content)
    said, actions = str(file), [move.action for move in game.history]
    try:
        loaded = [move.action for move in lair.load(file).history]
    except ReplayError as problem:
        said, loaded = str(problem), actions
    assert said.startswith(str(file))
    assert loaded == actions


def test_files_that_are_no_replays(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    assert refused(file).startswith(" cannot be read: No such file")
    file.write_text("")
    assert refused(file) == " is empty."
    file.write_bytes(b"\xff\xfe")
    assert refused(file) == " is not a text file in UTF-8."
    file.write_text("hello\n")
    assert refused(file) == " is not a saved game."
    file.write_text("x" * 5_000_000)
    assert refused(file) == " is too large to be a saved game."


def test_saving_where_one_cannot_write_says_so_and_leaves_the_game(tmp_path: Path) -> None:
    game = played(3)
    with pytest.raises(ReplayError, match="cannot be written"):
        game.save(tmp_path / "no" / "folder.jsonl")
    (tmp_path / "folder").mkdir()
    with pytest.raises(ReplayError, match="cannot be written"):
        game.save(tmp_path / "folder")
    assert [entry.name for entry in tmp_path.iterdir()] == ["folder"], "no leavings"
    assert game.played == 3


@pytest.mark.parametrize("text", ["", "x", "mighty.1 4 - abc 7", "mighty.x 4 - abc 7 :"])
def test_what_is_no_notation_is_told_so(text: str) -> None:
    with pytest.raises(OptionError, match="not the notation"):
        lair.from_notation(text)


def test_a_notation_of_other_rules_or_cards_is_told_so() -> None:
    notation = played(3).notation
    with pytest.raises(OptionError, match="rules version 9"):
        lair.from_notation(notation.replace("mighty.1", "mighty.9"))
    with pytest.raises(OptionError, match="was made with cards 0000"):
        lair.from_notation(notation.replace(played(0).deck.digest, "0000"))


def test_what_bots_are_given_is_no_stream_of_the_game() -> None:
    game = lair.new("mighty", players=3, seed=5)
    drawn = {stream_of(game.seed, number) for number in range(200)}
    given = {stream_of(game.seed, A_BOTS_OWN + seat) for seat in range(6)}
    given |= {stream_of(game.seed, IMAGINED + number) for number in range(200)}
    assert len(given) == 206
    assert not drawn & given
