"""Lair: the home of tabletop games, for players, researchers and designers.

>>> import lair
>>> game = lair.new("mighty", players=4, seed=7)
>>> while not game.over:
...     _ = game.play(game.legal[0])
>>> sum(game.scores) + game.view(None).treasury
258
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lair.bots.levels import NamedBot
    from lair.engine.deck import Deck
    from lair.engine.types import Seat
    from lair.table.game import Game

__version__ = "0.1.0"
DISTRIBUTION = "lair-games"  # its name on PyPI, where another project is called lair

__all__ = ["Game", "Seat", "bot", "from_notation", "load", "new"]


def __getattr__(name: str) -> Any:
    """`Game` and `Seat`, loaded when they are first asked for: the command line's help needs no NumPy."""
    if name == "Game":
        from lair.table.game import Game

        return Game
    if name == "Seat":
        from lair.engine.types import Seat

        return Seat
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


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
    from lair.warmup import warm_up_table

    warm_up_table(game)
    return Game(game, players=players, seed=seed, options=options, cards=cards, seats=seats)


def bot(name: str, *, seed: int | None = None, cores: int | None = None) -> "NamedBot":
    """A bot of any game by its name: ``greedy``, ``adept``, ``master@0.5`` (seconds), ``master:2000`` (simulations).

    ``bot.choose(game.knowledge())`` is what it would do. Without a seed, one nobody knows is drawn; ``cores`` are those
    that a search thinks on, None for all.
    """
    from lair.bots.levels import NamedBot

    return NamedBot(name, seed, cores)


def load(path: Path | str, recover: bool = False) -> "Game":
    """Bring a saved game back; ``recover`` takes what can be saved of a damaged file."""
    from lair.games import GAMES
    from lair.table.replay import load as load_replay
    from lair.table.replay import read_header
    from lair.warmup import warm_up_table

    header, rows = read_header(Path(path))
    game = str(header.get("game"))
    if game in GAMES:  # whatever else is wrong with the file is said by who reads it
        warm_up_table(game)
    return load_replay(Path(path), header, rows, recover)


def from_notation(text: str, cards: "Deck | Path | str | None" = None) -> "Game":
    """The game that one line of `Game.notation` stands for."""
    from lair.games import GAMES
    from lair.table.game import from_notation as game_from_notation
    from lair.warmup import warm_up_table

    game = text.partition(".")[0]
    if game in GAMES:  # whatever else is wrong with the text is said by who reads it
        warm_up_table(game)
    return game_from_notation(text, cards)
