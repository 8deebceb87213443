"""Lair: the home of Mighty Monsters.

>>> import lair
>>> game = lair.new("mighty", players=4, seed=7)
>>> while not game.over:
...     _ = game.play(game.legal[0])
>>> sum(game.scores) + game.view(None).treasury
258
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lair.cards import Deck
    from lair.table.game import Game
    from lair.table.telling import Seat

__version__ = "0.1.0"

__all__ = ["from_notation", "load", "new"]


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    options: Sequence[str] = (),
    cards: "Deck | Path | str | None" = None,
    seats: "Sequence[Seat]" = (),
) -> "Game":
    """Deal a new game. Without a seed, one nobody knows is drawn."""
    from lair.table.game import Game

    _warm_up(game)
    return Game(game, players=players, seed=seed, options=options, cards=cards, seats=seats)


def load(path: Path | str, recover: bool = False) -> "Game":
    """Bring a saved game back; ``recover`` takes what can be saved of a damaged file."""
    from lair.table.replay import load as load_replay
    from lair.table.replay import read_header

    header, rows = read_header(Path(path))
    _warm_up(str(header.get("game")))
    return load_replay(Path(path), header, rows, recover)


def from_notation(text: str, cards: "Deck | Path | str | None" = None) -> "Game":
    """The game that one line of `Game.notation` stands for."""
    from lair.table.game import from_notation as game_from_notation

    _warm_up(text.partition(".")[0])
    return game_from_notation(text, cards)


def _warm_up(game: str) -> None:
    """The first start on a machine compiles the game, and shows how far it is."""
    from lair.rules.contract import GAMES
    from lair.terminal.warmup import warm_up_table
    from lair.words import Words, user_language

    if game in GAMES:
        warm_up_table(game, Words(user_language()))
