"""Meeples & Monsters in the terminal: a person plays, and everything can be said in every language."""

import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

import numpy as np
import pytest
from rich.console import Console

import lair
from lair.bots.player import PolicyBot
from lair.engine.text import Text
from lair.engine.types import Action, Seat
from lair.games.decks import load
from lair.games.meeples import terminal as city
from lair.games.meeples import text as card_texts
from lair.games.meeples.rules.combat import LENDABLE
from lair.games.meeples.table import KINDS, CombatView
from lair.games.meeples.text import kind_name
from lair.table.game import Game
from lair.terminal.console import console
from lair.terminal.phrases import move_sentence, sentence
from lair.terminal.session import Left, Session, show_replay
from lair.words import LANGUAGES, Words

SEATS = [
    Seat("Ada", "red"),
    Seat("Ben", "blue", "greedy"),
    Seat("Cy", "green", "greedy"),
    Seat("Di", "violet", "greedy"),
]
OPTIONS: tuple[list[str], ...] = ([], ["towers"])


def screen(monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], str]) -> tuple[Console, io.StringIO]:
    """A console that asks a function."""
    out = io.StringIO()
    made = console(out, width=80)
    monkeypatch.setattr(made, "input", lambda prompt="": answer(str(prompt)))
    return made, out


def resumed(file: Path) -> Game:
    return lair.load(file)


class Person:
    """Plays by the list of moves: by notation or by number, taking some steps back, leaving once."""

    def __init__(self, game: Game, leave_after: int | None) -> None:
        self.game = game
        self.bot = PolicyBot("greedy", 7)
        self.luck = np.random.default_rng(5)
        self.leave_after = leave_after
        self.decisions = 0
        self.undone = 0
        self.before: str | None = None
        self.pauses = 0

    def __call__(self, prompt: str) -> str:
        if "Your move" not in prompt:
            self.pauses += 1
            return ""
        legal = [str(action) for action in self.game.legal]
        assert f"such as {legal[-1]};" in prompt
        if self.before is not None:
            if self.game.can_undo and self.game.history[-1].seat == 0:
                self.undone += 1
                self.expected, self.before = self.before, None
                return "u"
            self.before = None
        elif self.undone and hasattr(self, "expected"):
            assert self.game.fingerprint == self.expected, "taken back exactly"
            del self.expected
        self.decisions += 1
        if self.decisions == self.leave_after:
            return "q"
        if self.decisions % 9 == 0:
            self.before = self.game.fingerprint
        chosen = int(self.bot.choose(self.game.knowledge(self.decisions)))
        number = self.game.legal_numbers.index(chosen)
        return str(number + 1) if self.decisions % 2 else legal[number]


def test_a_person_plays_a_whole_game_and_leaves_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    game = Game("meeples", seed=3, options=["towers"], seats=SEATS)
    person = Person(game, leave_after=60)
    made, out = screen(monkeypatch, person)
    with pytest.raises(Left) as left:
        Session(game, Words("en"), made, file, brisk=False).run()
    assert left.value.asked
    again = resumed(file)
    assert (again.fingerprint, again.notation) == (game.fingerprint, game.notation)
    later = Person(again, leave_after=None)
    made, more = screen(monkeypatch, later)
    Session(again, Words("en"), made, file, brisk=False).run()
    assert again.over
    assert person.undone + later.undone >= 2
    assert out.getvalue().count("Taken back") == person.undone
    assert "The VP are counted:" in more.getvalue()
    assert "VP" in more.getvalue().splitlines()[-3]
    own_turns = sum(move.seat == 0 and any(e.code == "turn-began" for e in move.events) for move in again.history)
    assert person.pauses + later.pauses <= own_turns + 1, "a pause only when the turn passes on"
    assert resumed(file).fingerprint == again.fingerprint
    rows = (out.getvalue() + more.getvalue()).splitlines()
    assert all(len(row) <= 80 or str(file) in row for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_within_80_columns(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = iter(["", "?", "m", "l", "r", "0", "99", "hello", "go:m1", "u", "2", "u", "done", "l", "m", "q"])
    game = Game("meeples", seed=3, seats=SEATS)
    while game.actor != 0:
        game.play(game.legal_numbers[0])
    made, out = screen(monkeypatch, lambda _: next(typed))
    with pytest.raises(Left):
        Session(game, Words(language), made, tmp_path / "x.jsonl", brisk=True).run()
    rows = out.getvalue().splitlines()
    assert max(map(len, rows)) <= 80
    assert " ".join(Words(language).say("help-text-meeples").split()) in " ".join(out.getvalue().split())


def test_the_list_of_moves_is_short_and_numbered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = Game("meeples", seed=3, seats=SEATS)
    while game.actor != 0:
        game.play(game.legal_numbers[0])
    made, out = screen(monkeypatch, lambda _: "q")
    session = Session(game, Words("en"), made, tmp_path / "x.jsonl", brisk=True)
    session.list_moves()
    listed = out.getvalue().replace("\N{NO-BREAK SPACE}", " ")
    assert len(listed.splitlines()) <= 25
    for number, action in enumerate(game.legal, 1):
        assert f"{number} {action}" in listed


def played(options: list[str], seed: int, *, greedy: bool) -> Game:
    game = Game("meeples", players=4, seed=seed, options=options)
    bot = PolicyBot("greedy" if greedy else "random", seed)
    while not game.over:
        game.play(bot.choose(game.knowledge(game.played)))
    return game


@pytest.mark.parametrize("options", OPTIONS)
def test_every_phase_is_drawn_and_every_event_and_move_said_in_every_language(options: list[str]) -> None:
    spoken = [Words(language) for language in LANGUAGES]
    phases, codes, moves = set(), set(), set()
    for seed, greedy in ((1, True), (2, False)):
        whole = played(options, seed, greedy=greedy)
        game = whole.fresh()
        for number, move in enumerate(whole.history):
            seat = game.actor
            view = game.view(seat)
            step = (view.phase, view.waiting, view.target is None, view.last_turns is None)
            if step not in phases or number % 101 == 0:
                phases.add(step)
                for words in spoken:
                    for part in [*city.table(words, game.deck, view), *city.brief(words, game.deck, view)]:
                        assert max(map(len, part.plain.splitlines())) <= 80
            for action in game.legal:
                if action.code not in moves or number % 101 == 0:
                    moves.add(action.code)
                    assert all(str(action) in move_sentence(words, game, action) for words in spoken)
            for event in game.play(move.action).events:
                codes.add(event.code)
                for words in spoken:
                    said = sentence(words, game, event)
                    assert "  " not in said, said
                    assert " ." not in said, said
        city.table(spoken[0], game.deck, game.view(None))
    assert {phase for phase, *_ in phases} >= {"development", "main"}
    assert {"scored", "defeated", "activated", "game-ended", "quest-done", "quest-failed"} <= codes
    assert {"done", "works", "construct", "build", "train", "go", "add"} <= moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_said_from_what_it_does(language: str) -> None:
    words, content = Words(language), load("meeples").content
    for text, tables in (
        (card_texts.quest_text, ("quest",)),
        (card_texts.place_text, ("built", "tile", "room")),
        (card_texts.foe_text, ("monster", "overlord", "henchman")),
        (card_texts.token_text, ("token",)),
    ):
        for table in tables:
            for card in content[table]:
                said = words.speak(text(card))
                assert said.strip()
                assert not said.rstrip().endswith(("→", ":", ",")), said
    quests = [words.speak(card_texts.quest_text(card)) for card in content["quest"]]
    assert len(set(quests)) == len(quests)
    for hero in content["hero"]:
        assert "ability" not in hero or words.speak(card_texts.ability_text(hero))
    for slot in content["slot"]:
        assert words.speak(card_texts.slot_text(slot))


# What a card file may say although the house's cards do not, and what is said of it.
MORE_THAN_THE_HOUSE: list[tuple[Callable[[Mapping[str, Any]], Text], dict[str, Any], str]] = [
    (card_texts.place_text, {"needs": {"mage": 1, "prestige": 2}, "gives": {"vp": 1}}, "Mage, 2× Prestige Unit → 1 VP"),
    (
        card_texts.place_text,
        {"any": 1, "gives": {"gain": {"prestige": 1}}, "stock": {"ranger": 2}},
        "any Unit → +Prestige Unit; Ranger (2 left)",
    ),
    (
        card_texts.place_text,
        {"needs": {"peasant": 2, "knight": 1}, "gives": {"vp": 3}, "removes": {"peasant": 2, "knight": 1}},
        "2× Peasant, Knight → 3 VP; 2× Peasant, Knight to the supply",
    ),
    (
        card_texts.foe_text,
        {"strength": 4, "vp": 2, "type": "undead", "level": 1, "removes": "mage"},
        "strength 4, 2 VP, Undead 1; Mage to the supply",
    ),
    (
        card_texts.ability_text,
        {
            "ability": {"phase": "draw", "needs": {"peasant": 1}, "gives": {"draw": 1}, "exhausts": True},
            "levy": 1,
            "bonus": {"units": ["knight"], "amount": 1},
        },
        "in the Draw Phase: Peasant → draw a meeple; all of this class to the Lodgings; a Peasant from the Lodgings "
        "joins; Knight +1 in combat",
    ),
    (
        card_texts.condition_text,
        {"when": "defeat", "level": 2, "class_level": 3, "with": {"mage": 1, "prestige": 1}},
        "Defeat a Monster: level 2 or more, Units of level 3 or more, Mage, Prestige Unit",
    ),
    (
        card_texts.condition_text,
        {"when": "end-monsters", "types": ["undead", "humanoid"], "districts": ["castle"], "level": 2, "number": 3},
        "By the end, defeat 3 or more Undead/Humanoid Monsters of level 2 or more in the Castle",
    ),
    (card_texts.condition_text, {"when": "end-quests", "most": True}, "By the end, complete the most Quests"),
]


@pytest.mark.parametrize(("text", "card", "said"), MORE_THAN_THE_HOUSE)
def test_other_cards_are_said_too(text: Callable[[Mapping[str, Any]], Text], card: dict[str, Any], said: str) -> None:
    assert Words("en").speak(text(card)).replace("\N{NO-BREAK SPACE}", " ") == said
    assert all(Words(language).speak(text(card)) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_capitol_is_assigned_to_first_and_resolved_then(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(language)
    game = Game("meeples", players=2, seed=3)
    s = game.states[0]
    s.tavern[s.turn] = [2, 2, 0, 0, 0, 0, 0, 0, 0]
    s.vp[s.turn] = 9
    made, _ = screen(monkeypatch, lambda _: "")
    session = Session(game, words, made, None, brisk=True)
    asked = session.question(int(s.turn))
    assert words.say("city-done-development") in move_sentence(words, game, action_called(game, "done"))
    game.play("construct")
    game.play("train:mage")
    posted = f"{words.say('city-capitol')}: {words.speak(card_texts.counted({'peasant': 2, 'mage': 1}))}"
    for drawn in (city.table, city.brief):
        assert posted in "\n".join(part.plain for part in drawn(words, game.deck, game.view(int(s.turn))))
    assert words.say("city-done-construct") in move_sentence(words, game, action_called(game, "done"))
    game.play("done")
    first = session.question(int(s.turn))
    game.play("train:mage")
    then = session.question(int(s.turn))
    assert len({asked, first, then}) == 3
    assert first.startswith(then)


def test_every_source_and_step_has_words() -> None:
    from lair.games.meeples.report import VP_SOURCES
    from lair.games.meeples.table import EVENTS, PHASES, REASONS, SOURCES, Waiting

    for words in map(Words, LANGUAGES):
        assert all(words.knows(f"city-source-{source}") for source in SOURCES)
        assert all(words.knows(f"city-phase-{phase}") for phase in PHASES)
        for step in (*get_args(Waiting), "development", "main", "target", "resolution", "clean-up"):
            assert words.knows(f"city-ask-{step}")
            assert words.knows(f"city-done-{step}")
        for step in (*get_args(Waiting), "clean-up"):
            assert words.knows(f"web-meeples-your-{step}")
            assert words.knows(f"web-meeples-their-{step}")
            assert words.knows(f"web-meeples-choose-{step}")
        assert all(words.knows(f"error-{code}") for code, _ in REASONS.values())
        assert all(words.knows(f"event-{code}") for code, _ in EVENTS.values())
        assert all(words.knows(f"report-vp-{source}") for source in VP_SOURCES)
    assert len(VP_SOURCES) == len(SOURCES)


COMBAT = {
    "en": "(combat {} of {})",
    "de": "(Kampf {} von {})",
    "fr": "(combat\N{NO-BREAK SPACE}: {} sur {})",
    "pl": "(walka: {} z {})",
}


def in_main_phase(**tavern: int) -> Game:
    """A game whose first player has these Units, and comes to assign them."""
    game = Game("meeples", players=2, seed=3)
    s = game.states[0]
    for kind, number in tavern.items():
        s.tavern[s.turn, KINDS.index(kind)] = number
    game.play("done")
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_shows_the_combat_value_so_far_against_the_strength(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = in_main_phase(peasant=4, knight=5)
    s, cards = game.states[0], game.deck.row[0]
    made, _ = screen(monkeypatch, lambda _: "")
    session = Session(game, Words(language), made, None, brisk=True)
    (slot, monster), *_ = [(slot, monster) for slot, monster in enumerate(s.board) if monster >= 0]
    strength = int(cards.monster_strength[monster])
    game.play(f"go:m{slot + 1}")
    seen = [session.question(int(s.turn))]
    for unit in ("+peasant", "+knight"):
        game.play(unit)
        seen.append(session.question(int(s.turn)))
    each = [0, *(int(cards.combat[KINDS.index(kind), 1]) for kind in ("peasant", "knight"))]
    expected = [COMBAT[language].format(sum(each[: n + 1]), strength) for n in range(3)]
    for said, text in zip(seen, expected, strict=True):
        assert text in said
    assert game.view(None).combat == CombatView(sum(each), strength)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_location_has_no_combat_value(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_main_phase(peasant=4, knight=5, mage=2, cleric=2, warrior=2)
    assert game.view(0).combat is None
    made, _ = screen(monkeypatch, lambda _: "")
    game.play("go:l1")
    assert game.view(0).combat is None
    said = Session(game, Words(language), made, None, brisk=True).question(int(game.states[0].turn))
    assert "l1 " in said
    assert "(" not in said


def test_corruption_that_is_lent_to_win_counts_as_soon_as_it_is_needed() -> None:
    game = in_main_phase(peasant=4)
    s = game.states[0]
    slot = next(slot for slot, monster in enumerate(s.board) if monster >= 0)
    strength = int(game.deck.row[0].monster_strength[s.board[slot]])
    s.lent, s.lodgings[s.turn, KINDS.index("corruption")] = LENDABLE, 9
    game.play(f"go:m{slot + 1}")
    assert game.view(0).combat == CombatView(0, strength), "nobody is there to lend it to"
    game.play("+peasant")
    one = int(game.deck.row[0].combat[0, 1])
    assert game.view(0).combat == CombatView(one + 9, strength)
    assert "done" in [str(action) for action in game.legal]


def action_called(game: Game, text: str) -> Action:
    return next(action for action in game.legal if action.text == text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_training_that_costs_nothing_has_no_price(language: str) -> None:
    words = Words(language)
    game = Game("meeples", players=2, seed=3)
    s = game.states[0]
    s.tavern[s.turn, KINDS.index("mage")], s.vp[s.turn] = 1, 30
    price = words.say("city-vp", vp=int(game.deck.row[0].training[0, 2]))
    assert price in move_sentence(words, game, action_called(game, "train:mage"))
    s.trainings = 1
    assert game.view(0).waiting == "training"
    free = move_sentence(words, game, action_called(game, "train:mage"))
    assert words.say("city-vp", vp=0).split()[1] not in free, free
    assert words.speak(kind_name("mage")) in free


def test_a_replay_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played([], 4, greedy=True)
    made, out = screen(monkeypatch, lambda _: "")
    show_replay(game, Words("pl"), made, None, boards=False)
    assert Words("pl").say("final-title-meeples") in out.getvalue()
