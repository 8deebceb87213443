"""Every law of `bench.laws` holds in games of every kind, and is seen to be broken when a fault is planted."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bench import laws, meeples_laws, mighty_laws
from bench.laws import BOOKS, Kind, kinds
from lair.engine import calls
from lair.engine.chance import game_seeds
from lair.engine.contract import Row, journal_rows, teach
from lair.games.decks import load
from lair.games.meeples.bots.scratch import SCRATCH
from lair.games.meeples.rules import components as c
from lair.games.mighty.rules.components import TREASURY

GAMES = {("mighty", "random"): 1000, ("mighty", "greedy"): 200, ("meeples", "random"): 100, ("meeples", "greedy"): 150}


@pytest.mark.parametrize("kind", [kind for game in BOOKS for kind in kinds(game)], ids=str)
def test_the_laws_hold(kind: Kind) -> None:
    games = GAMES[kind.game, kind.bot]
    decisions, unfinished = kind.check(seed=5, first=0, games=games)
    assert decisions > 30 * games
    assert unfinished == 0


def test_a_run_prints_how_much_was_checked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(mighty_laws, "BATCH", 5)
    monkeypatch.setattr(meeples_laws, "BATCH", 1)
    laws.main(["mighty", "--games", "820"])
    laws.main(["--games", "32"])
    first, mighty, meeples = (line for line in capsys.readouterr().out.splitlines() if line)
    assert first.startswith("mighty: 880 games (800 random, 80 greedy), 0 of them unfinished, ")
    assert " decisions, 13 laws, none broken (" in first
    assert mighty.startswith("mighty: 160 games (80 random, 80 greedy)")
    assert meeples.startswith("meeples: 36 games (18 random, 18 greedy), 0 of them unfinished, ")


def test_every_law_has_a_number_of_its_own() -> None:
    for book in BOOKS.values():
        assert not laws.LAWS.keys() & book.LAWS.keys()


# The contract's laws, in a game made to break them


# A toy of a game: so many decisions are left, and of the actions 0 to 2 the last is never legal.
TOY = np.dtype((np.record, [("stream", "u8"), ("left", "i8"), ("changes", "i8")]))


def toy_deal(cards: Any, s: Any, players: int, options: int, seed: int) -> None:
    s.left = 30


def toy_actor(s: Any) -> int:
    return 0 if s.left else -1


def toy_legal(cards: Any, s: Any, out: Row) -> int:
    if s.left == 0 and cards != "something after the end":
        return 0
    out[:2] = [1, 0] if cards == "descending" else [0, 9] if cards == "out of range" else [0, 1]
    return 0 if cards == "nothing to do" and s.left == 9 else 2


def toy_apply(cards: Any, s: Any, action: int, journal: Any) -> bool:
    if action not in (0, 1):
        s.changes += cards == "refused with a change"
        return bool(cards == "not refused")
    s.left -= 1
    return bool(cards != "dead end")


TOY_FAULTS = {
    "nothing to do": laws.EMPTY,
    "something after the end": laws.EMPTY,
    "descending": laws.UNSORTED,
    "out of range": laws.UNSORTED,
    "dead end": laws.DEAD_END,
    "not refused": laws.NOT_REFUSED,
    "refused with a change": laws.NOT_REFUSED,
    "none": 0,
}


@pytest.mark.parametrize("fault", TOY_FAULTS)
def test_a_fault_in_a_games_verbs_is_seen(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for verb, function in (("deal", toy_deal), ("actor", toy_actor), ("legal", toy_legal), ("apply", toy_apply)):
        teach(TOY, verb, function)
    for verb in ("begin", "check_state", "check_events", "check_end"):
        teach(TOY, verb, lambda *_: 0)
    monkeypatch.setattr(laws, "choose", lambda cards, s, imagined, bot, actions, count, scratch: int(actions[0]))
    monkeypatch.setattr(laws, "check_decision", laws.check_decision.py_func)  # type: ignore[attr-defined]
    monkeypatch.setattr(laws, "decide", laws.decide.py_func)  # type: ignore[attr-defined]
    states = np.zeros(2, TOY)
    raw = states.view(np.uint64).reshape(2, -1)
    actions, scratch = np.zeros(3, np.int16), np.zeros(1, SCRATCH)
    found = laws.check_game.py_func(  # type: ignore[attr-defined]
        fault, states, raw, states, actions, scratch[0], None, None, 0, 1, 0, np.uint64(1)
    )
    assert found[1] == TOY_FAULTS[fault]


def test_every_law_of_the_contract_is_broken_above() -> None:
    assert set(TOY_FAULTS.values()) == {0, *laws.LAWS}


# Each game's own laws, broken by a fault that is planted while a game is played


class Watched:
    """A random game under the laws; a fault is planted once, as soon as it can be."""

    def __init__(self, game: str, plant: Callable[["Watched"], bool], players: int = 3, seed: int = 1) -> None:
        self.book = BOOKS[game]
        self.hooks: Any = self.book
        self.calls = calls.compiled_verbs(self.book.RULES)
        self.row = load(game).row.copy()
        self.states = np.zeros(2, self.book.RULES.state)
        self.s, self.before = self.states
        self.memory = np.zeros(1, self.book.MEMORY)
        self.journal = journal_rows()
        self.plant = plant
        self.planted = False
        self.dealt = players, 0, int(game_seeds(seed, 0, 1)[0])
        self.luck = np.random.default_rng(seed)

    def broken(self) -> int:
        """The first law that the game breaks; 0: none."""
        self.planted = self.plant(self)  # in the cards
        self.calls.deal(self.row, self.states, 0, *self.dealt)
        law = self.hooks.begin(self.row[0], self.s, self.memory[0]) or self.state_law()
        while not law and self.calls.actor(self.states, 0) >= 0:
            law = self.decide() or self.state_law()
        return law or int(self.hooks.check_end(self.row[0], self.s, self.memory[0]))

    def state_law(self) -> int:
        return int(self.hooks.check_state(self.row[0], self.s, self.memory[0]))

    def decide(self) -> int:
        actions = calls.actions_row(self.book.RULES)
        count = self.calls.legal(self.row, self.states, 0, actions)
        self.states[1] = self.states[0]
        assert self.calls.apply_noting(self.row, self.states, 0, int(self.luck.choice(actions[:count])), self.journal)
        self.planted = self.planted or self.plant(self)
        journal = self.journal if self.book.JOURNALLED else None
        return int(self.hooks.check_events(self.row[0], self.before, self.s, journal, self.memory[0]))

    # For faults in the journal

    @property
    def dealing(self) -> bool:
        return not self.s.players

    def rows(self, event: int) -> list[int]:
        """Where the journal tells of such events."""
        return [row for row in range(1, self.journal[0, 0] + 1) if self.journal[row, 0] == event]

    def strike(self, row: int) -> None:
        """The journal without this row."""
        self.journal[row:-1] = self.journal[row + 1 :].copy()
        self.journal[0, 0] -= 1


Fault = Callable[[Watched], bool]


def mighty(change: Callable[[Any], object]) -> Fault:
    """Change a state of Mighty Monsters in its third round."""

    def plant(game: Watched) -> bool:
        ready = not game.dealing and game.s.round_index == 2 and game.s.turn >= 0 and game.s.placed[0] == 1
        return bool(ready and change(game.s) is None)

    return plant


def assign(**values: Any) -> Callable[[Any], None]:
    """Add numbers to fields, or to places of them: ``gold_0=-9``."""

    def change(s: Any) -> None:
        for name, value in values.items():
            field, _, place = name.partition("_")
            if place:
                s[field][int(place)] += value
            else:
                s[field] += value

    return change


def in_hand_and_resting(s: Any) -> None:
    s.hand[0] |= s.resting[0] & -s.resting[0]


def one_too_many_in_hand(s: Any) -> None:
    moved = s.resting[0] & -s.resting[0]
    s.hand[0] |= moved
    s.resting[0] ^= moved


def tile_twice(s: Any) -> None:
    s.king[-1] = s.king[-2]


def marker_stays(game: Watched) -> bool:
    if game.dealing or game.s.round_index == game.before.round_index or game.s.turn < 0:
        return False
    game.s.start = game.before.start
    return True


def monster_left_behind(game: Watched) -> bool:
    if game.dealing or game.s.turn >= 0:
        return False
    s = game.s
    rank = int(s.hand[1] & -s.hand[1]).bit_length() - 1
    s.owner[0], s.monster[0], s.placed[1] = 1, rank, 1
    s.hand[1] ^= 1 << rank
    assert TREASURY not in (s.owner[0], rank)
    return True


MIGHTY_FAULTS: list[tuple[int, Fault]] = [
    (11, mighty(assign(treasury=1))),
    (12, mighty(assign(gold_0=-300, treasury=300))),
    (13, mighty(in_hand_and_resting)),
    (14, mighty(one_too_many_in_hand)),
    (15, mighty(tile_twice)),
    (16, mighty(assign(rounds=-1))),
    (17, mighty(assign(placed_0=1))),
    (18, marker_stays),
    (19, monster_left_behind),
]


def at_turn_start(change: Callable[[Any], object]) -> Fault:
    """Change a state of Meeples & Monsters when some later turn has just begun; ``False`` waits for the next."""

    def plant(game: Watched) -> bool:
        ready = not game.dealing and game.s.turns > 5 and game.rows(c.Event.TURN_BEGAN)
        return bool(ready and change(game.s) is not False)

    return plant


def moved(place: str, kind: int, to: str, seat: int = 0, to_seat: int = 0) -> Callable[[Any], bool]:
    """One meeple lies elsewhere than it should."""

    def change(s: Any) -> bool:
        if s[place][seat, kind] == 0:
            return False
        s[place][seat, kind] -= 1
        s[to][to_seat, kind] += 1
        return True

    return change


def less_than_none(s: Any) -> None:
    s.kept[1, c.SHAMAN] -= 1
    s.supply[c.SHAMAN] += 1


def peasant_from_nowhere(s: Any) -> None:
    s.supply[c.PEASANT] += 1


def five_monsters(s: Any) -> None:
    slot = np.flatnonzero(s.board != c.NONE)[0]
    s.beaten_by[s.board[slot]] = 0
    s.board[slot] = c.NONE


def monster_twice(s: Any) -> None:
    first, second = np.flatnonzero(s.board != c.NONE)[:2]
    s.board[first] = s.board[second]


def quest_in_deck_and_hand(s: Any) -> None:
    s.quest_at[s.quest_order[s.quest_top]] = 1


def tile_face_up_twice(s: Any) -> None:
    s.face_up[0] = s.face_up[1]


def room_twice(s: Any) -> None:
    s.rooms[3] = s.rooms[4]


def vp_from_nowhere(game: Watched) -> bool:
    game.s.vp[1] += not game.dealing
    return not game.dealing


def other_last_turn(turns: int) -> Fault:
    """The end comes a turn early or late (P48)."""

    def plant(game: Watched) -> bool:
        known = not game.dealing and game.s.ends_after > 0
        game.s.ends_after += turns if known else 0
        return known

    return plant


def arrives_twice(game: Watched) -> bool:
    found = game.rows(c.Event.ARRIVED)
    if found and game.journal[found[0], 1] == 2:
        game.journal[found[0], 1] = 1
        return True
    return False


def cards_say(place: int, number: int) -> Fault:
    """P43: other numbers are drawn."""

    def plant(game: Watched) -> bool:
        game.row["draws"][0, place] = number
        return True

    return plant


def one_drawn_untold(game: Watched) -> bool:
    """Of several meeples drawn in a Draw Phase, the journal tells one less."""
    own = [row for row in game.rows(c.Event.DREW) if game.journal[row, 1] == game.before.turn]
    if not own or game.before.phase == c.Phase.DEVELOPMENT:
        return False
    game.strike(own[-1])
    return True


def filled_too_early(game: Watched) -> bool:
    """P44: as if a bag were filled that is not empty."""
    rows = game.rows(c.Event.DREW)
    if not rows or game.before.phase == c.Phase.DEVELOPMENT or game.before.bag[game.before.turn].sum() < 3:
        return False
    game.journal[rows[0], :2] = c.Event.BAG_FILLED, game.before.turn
    return True


def left_in_the_lodgings(game: Watched) -> bool:
    """P44: the bag is filled with less than the Lodgings held."""
    seat = game.before.turn
    filled = any(game.journal[row, 1] == seat for row in game.rows(c.Event.BAG_FILLED))
    if not filled or not game.rows(c.Event.TURN_BEGAN) or game.s.bag[seat, c.PEASANT] == 0:
        return False
    return moved("bag", c.PEASANT, "lodgings", seat, seat)(game.s)


def not_in_the_bag(game: Watched) -> bool:
    """P43: a Paladin is drawn by somebody who has none."""
    rows = game.rows(c.Event.DREW)
    if rows:
        game.journal[rows[0], 2] = c.PALADIN
    return bool(rows)


def drawn_into_the_lodgings(game: Watched) -> bool:
    seat = game.before.turn
    if game.dealing or not game.rows(c.Event.TURN_BEGAN):
        return False
    return moved("tavern", c.PEASANT, "lodgings", seat, seat)(game.s)


def nobody_draws_one_more(game: Watched) -> bool:
    """P41: an Arrives card comes, and another player draws nothing."""
    others = [row for row in game.rows(c.Event.DREW) if game.journal[row, 1] != game.before.turn]
    if not game.rows(c.Event.ARRIVED) or not others:
        return False
    game.strike(others[0])
    return True


MEEPLES_FAULTS: list[tuple[int, Fault]] = [
    (11, at_turn_start(peasant_from_nowhere)),
    (12, at_turn_start(less_than_none)),
    (13, at_turn_start(five_monsters)),
    (14, at_turn_start(monster_twice)),
    (15, at_turn_start(quest_in_deck_and_hand)),
    (16, at_turn_start(tile_face_up_twice)),
    (16, at_turn_start(room_twice)),
    (17, vp_from_nowhere),
    (18, other_last_turn(-1)),
    (18, other_last_turn(+1)),
    (19, arrives_twice),
    (20, cards_say(0, 5)),
    (20, cards_say(1, 4)),
    (20, cards_say(2, 7)),
    (20, one_drawn_untold),
    (21, filled_too_early),
    (21, left_in_the_lodgings),
    (21, at_turn_start(moved("bag", c.PEASANT, "lodgings", 1, 1))),
    (22, not_in_the_bag),
    (22, drawn_into_the_lodgings),
    (23, nobody_draws_one_more),
    (24, at_turn_start(moved("lodgings", c.PEASANT, "lodgings", 0, 1))),
]

FAULTS = [("mighty", *fault) for fault in MIGHTY_FAULTS] + [("meeples", *fault) for fault in MEEPLES_FAULTS]


@pytest.mark.parametrize(("game", "law", "fault"), FAULTS)
def test_a_planted_fault_is_seen_as_what_it_is(game: str, law: int, fault: Fault) -> None:
    watched = Watched(game, fault)
    assert watched.broken() == law
    assert watched.planted


@pytest.mark.parametrize("game", BOOKS)
def test_every_law_of_a_game_is_broken_above_and_none_without_a_fault(game: str) -> None:
    assert {law for name, law, _ in FAULTS if name == game} == BOOKS[game].LAWS.keys()
    assert Watched(game, lambda _: False).broken() == 0


def test_a_broken_law_is_named_with_the_game_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "check_many", lambda *_: (7, 0, laws.DEAD_END, 3))
    with pytest.raises(AssertionError, match=r"there is no dead end: broken by .*'greedy', players=4, .*, seed \d+"):
        Kind("mighty", "greedy", 4, 0).check(seed=1, first=0, games=5)
