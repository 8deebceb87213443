"""Shows a lesson move by move, with the table as the pupil sees it: ``python -m lair.lessons meeples --lang de``."""

import argparse
from collections.abc import Callable

from rich.text import Text

from lair.lessons import LESSONS, PUPIL, lesson
from lair.table.game import Game
from lair.terminal import castle, city
from lair.terminal.console import console
from lair.terminal.phrases import seat_named, sentence
from lair.words import LANGUAGES, Words


def show(name: str, language: str) -> None:
    """The whole lesson; a move that is not legal ends it with its reason."""
    chosen, words, screen = lesson(name), Words(language), console(width=100)
    game = Game(chosen.game, players=chosen.players, seed=chosen.seed)
    draw: Callable[..., list[Text]] = castle.table if chosen.game == "mighty" else city.table
    drawn = -1
    for number, step in enumerate(chosen.steps, 1):
        if step.say is not None:
            if drawn != game.played:
                screen.print(*draw(words, game.deck, game.view(PUPIL)), sep="\n")
                drawn = game.played
            screen.print(f"\n{number}. {words.say(step.say)}", style="gold")
            screen.print(f"   {step.say} → {', '.join(step.shows)}", style="quiet")
        if step.move is not None:
            assert step.seat is not None
            assert game.actor == step.seat, f"step {number}: seat {game.actor} is to move"
            screen.print(f"   {seat_named(game, step.seat)}: {step.move}", style="title")
            for event in game.play(step.move).events:
                screen.print(f"   {sentence(words, game, event)}")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("lesson", choices=LESSONS)
    asked.add_argument("--lang", choices=LANGUAGES, default="en")
    given = asked.parse_args()
    show(given.lesson, given.lang)
