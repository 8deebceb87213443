"""A lesson move by move, with the table as the pupil sees it. `lair lesson` runs it."""

from rich.console import Console

from lair.games.terminals import terminal_of
from lair.lessons import PUPIL, lesson
from lair.table.game import Game
from lair.terminal.phrases import seat_named, sentence
from lair.words import Words


def show_lesson(name: str, words: Words, screen: Console) -> None:
    """Show a whole lesson; an illegal move in it ends it with the reason."""
    chosen = lesson(name)
    game = Game(chosen.game, players=chosen.players, seed=chosen.seed)
    drawn = -1
    for number, step in enumerate(chosen.steps, 1):
        if step.say is not None:
            if drawn != game.played:
                screen.print(*terminal_of(name).draw(words, game.deck, game.view(PUPIL)), sep="\n")
                drawn = game.played
            screen.print(f"\n{number}. {words.say(step.say)}", style="gold")
            screen.print(f"   {step.say} → {', '.join(step.shows)}", style="quiet")
        if step.move is not None:
            assert step.seat is not None
            assert game.actor == step.seat, f"step {number}: seat {game.actor} is to move"
            screen.print(f"   {seat_named(game, step.seat)}: {step.move}", style="title")
            for event in game.play(step.move).events:
                screen.print(f"   {sentence(words, game, event)}")
