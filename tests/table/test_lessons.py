"""Lessons: every move is legal, the partners play along, the words are there, and the pupil may go another way."""

import pytest

from lair.errors import OptionError
from lair.lessons import LESSONS, PUPIL, Lesson, LessonStep, lesson
from lair.table.game import Game
from lair.terminal.console import console
from lair.terminal.lesson import show_lesson
from lair.words import LANGUAGES, Words


def dealt(chosen: Lesson) -> Game:
    return Game(chosen.game, players=chosen.players, seed=chosen.seed)


def events_of(chosen: Lesson) -> list[str]:
    game = dealt(chosen)
    return [event.code for move in chosen.moves for event in game.play(move).events]


@pytest.mark.parametrize("name", LESSONS)
def test_every_move_is_its_seats_and_legal(name: str) -> None:
    game = dealt(lesson(name))
    for step in lesson(name).steps:
        assert step.played == game.played
        if step.move is not None:
            assert (step.seat, game.why_not(step.move)) == (game.actor, None)
            game.play(step.move)
    assert not game.over  # the rest is the pupil's own


@pytest.mark.parametrize("name", LESSONS)
def test_the_coach_speaks_when_the_pupil_is_to_move(name: str) -> None:
    """Partners move at once: what was said before their moves would not be read in peace."""
    game = dealt(lesson(name))
    for step in lesson(name).steps:
        assert (step.say is not None) == (game.actor == PUPIL)
        if step.move is not None:
            game.play(step.move)
    last = lesson(name).steps[-1]
    assert (last.move, game.actor) == (None, PUPIL)


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_every_language(name: str, language: str) -> None:
    codes = [step.say for step in lesson(name).steps if step.say is not None]
    assert codes == [f"lesson-{name}-{number}" for number in range(1, len(codes) + 1)]
    words = Words(language)
    assert len({words.say(code) for code in codes}) == len(codes)
    assert not words.knows(f"lesson-{name}-{len(codes) + 1}")
    assert words.say("lesson-own-way")


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_pointed_at_is_there(name: str) -> None:
    """A hand has the monster, a Tavern the Units, a place its card, when the coach points at them."""
    game = dealt(lesson(name))
    for step in lesson(name).steps:
        view = game.view(PUPIL)
        for what, _, which in (shown.partition(":") for shown in step.shows):
            if what == "hand" and which:
                assert int(which) in view.seats[PUPIL].hand
            elif what == "tavern" and which:
                assert view.seats[PUPIL].tavern[which] > 0
            elif what == "place" and which[0] in "lm":
                assert next(place.card for place in view.places if place.place == which)
            elif what == "tile":
                assert view.face_up[int(which) - 1]
            elif what in ("guard", "space"):
                assert int(which[0]) <= game.players
        if step.move is not None:
            game.play(step.move)


def test_mighty_monsters_shows_what_matters() -> None:
    happened = events_of(lesson("mighty"))
    for code in ("placed", "returned", "paid-treasury", "paid-owner", "beaten", "looted", "lost", "healed", "unseen"):
        assert code in happened
    assert happened.count("round-ended") == 2


def test_meeples_and_monsters_shows_what_matters() -> None:
    happened = events_of(lesson("meeples"))
    for code in ("activated", "defeated", "built", "trained", "quest-done", "to-bag", "ability", "drew", "bag-filled"):
        assert code in happened
    assert "arrived" not in happened


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_looked_through(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_lesson(name, Words("en"), console(width=100))
    said = capsys.readouterr().out
    assert all(step.move in said for step in lesson(name).steps if step.move is not None)


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(OptionError, match="There is no lesson chess"):
        lesson("chess")


def test_steps_count_the_moves_before_them() -> None:
    first, *_ = lesson("mighty").steps
    assert first == LessonStep(0, None, None, "lesson-mighty-1", ("gold", "rounds"))
