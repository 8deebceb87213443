"""What the tests of environments share: every kind of game, and random play to compare by."""

import random
from collections.abc import Iterator

import numpy as np

from lair.games import GAMES, rules_of
from lair.table.game import Game

KINDS = [(game, players) for game in sorted(GAMES) for players in rules_of(game).players]


def every_other_option(game: str, players: int) -> tuple[str, ...]:
    """No options for some numbers of players, all of them for the others."""
    return tuple(rules_of(game).options) if players % 2 else ()


def moments(game: Game, dice: random.Random, every: int) -> Iterator[Game]:
    """The game at its start, then now and again while it is played at random, and when it is over."""
    played = 0
    while not game.over:
        if played % every == 0:
            yield game
        game.play(dice.choice(game.legal_numbers))
        played += 1
    yield game


def redrawn(game: Game, seat: int, seed: int) -> Game:
    """The same game as far as ``seat`` can tell, everything else redrawn by the rules' own `imagine`."""
    other = game.fresh()
    other.states[:] = game.states
    other._calls.imagine(game.deck.row, other.states, 0, seat, seed)
    if "canonical" in (game.rules.state.names or ()):
        other.states["canonical"] = game.states["canonical"]
    return other


def mask_of(game: Game) -> list[int]:
    """The legal actions as a row of zeros and ones."""
    mask = np.zeros(game.rules.actions, int)
    mask[game.legal_numbers] = 1
    row: list[int] = mask.tolist()
    return row
