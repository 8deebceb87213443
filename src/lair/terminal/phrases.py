"""Sentences about any game: seats by symbol and name, events and moves from a game's own words.

A game's `lair.engine.kit.Terminal` says what it puts differently.
"""

from collections.abc import Sequence

from lair.engine.drawing import SYMBOLS
from lair.engine.kit import Terminal
from lair.engine.types import Action, Arguments, Event
from lair.games.terminals import terminal_of
from lair.table.game import Game
from lair.words import Words

SEAT_ARGUMENTS = {"seat", "owner", "by", "receiver"}


def seat_named(game: Game, seat: int) -> str:
    """A seat's symbol and name."""
    return f"{SYMBOLS[seat]} {game.seats[seat].name}"


def told(words: Words, code: str, game: str, players: int, options: Sequence[str], **more: str | int) -> str:
    """A sentence about one game or many: which game, for how many players, with what options."""
    named = words.say(f"game-{game}")
    return words.say(code, game=named, players=players, options=words.options_named(options), **more)


def sentence(words: Words, game: Game, event: Event) -> str:
    """An event as a sentence."""
    terminal = terminal_of(game.rules.name)
    own = terminal.event_text(words, game, event) if terminal.event_text else None
    return own or words.say(f"event-{event.code}", **_named(terminal, words, game, event.arguments))


def move_sentence(words: Words, game: Game, action: Action) -> str:
    """A legal action, with what it would do."""
    terminal = terminal_of(game.rules.name)
    arguments = _named(terminal, words, game, action.arguments)
    if terminal.move_arguments:
        arguments |= terminal.move_arguments(words, game, action)
    return words.say(f"move-{action.code}", move=action.text, **arguments)


def _named(terminal: Terminal, words: Words, game: Game, arguments: Arguments) -> dict[str, str | int]:
    """Arguments as people read them: seats by name, the rest as the game says it."""
    named: dict[str, str | int] = {}
    for name, value in arguments.items():
        if name in SEAT_ARGUMENTS:
            named[name] = seat_named(game, int(value))
        else:
            named[name] = terminal.arguments(words, game, name, value) if terminal.arguments else value
    return named
