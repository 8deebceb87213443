"""The games: those of the house, and those that installed packages bring.

`GAMES` holds every game's manifest and is read without NumPy. A package brings a game with an entry point of the group
``lair.games`` whose object is a `lair.engine.manifest.Manifest`; nothing else has to be told of it. `kit_of` loads the
rest of a game when it is first needed.
"""

import warnings
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from lair.engine.manifest import Manifest, loaded
from lair.errors import GameError, OptionError

if TYPE_CHECKING:
    from lair.engine.adapter import TableAdapter
    from lair.engine.contract import Rules
    from lair.engine.kit import Kit


class GameWarning(UserWarning):
    """A package that should bring a game does not."""


HOUSE = ("lair.games.mighty:MANIFEST", "lair.games.meeples:MANIFEST")


def _manifests() -> dict[str, Manifest]:
    """The house's own games first; a package that does not fit is left out, with a warning."""
    found: dict[str, Manifest] = {manifest.name: manifest for manifest in map(loaded, HOUSE)}
    for point in sorted(entry_points(group="lair.games"), key=lambda point: point.value):
        package = point.dist.name if point.dist else point.module
        try:
            manifest = point.load()
            if not isinstance(manifest, Manifest):
                raise TypeError(f"{point.value} is no Manifest but a {type(manifest).__name__}")
            if found.setdefault(manifest.name, manifest) is not manifest:
                raise ValueError(f"there is another game called {manifest.name!r}")
        except Exception as problem:  # it may be anybody's package
            why = f"{type(problem).__name__}: {problem}"
            warnings.warn(f"The package {package} brings no game {point.name!r}: {why}", GameWarning, stacklevel=2)
    return found


GAMES = _manifests()


def drop_unplayable() -> None:
    """Load every kit; a package's game that has none is left out from now on, with a warning.

    For programs that offer all games at once: one that does not work must not stop the others.
    """
    for game in [*GAMES][len(HOUSE) :]:
        try:
            kit_of(game)
        except GameError as problem:
            del GAMES[game]
            warnings.warn(str(problem), GameWarning, stacklevel=2)


def manifest_of(game: str) -> Manifest:
    """A game's manifest, by its name."""
    if game not in GAMES:
        raise OptionError("no-such-game", game=game, games=", ".join(GAMES))
    return GAMES[game]


def kit_of(game: str) -> "Kit":
    """A game's kit, by its name."""
    from lair.engine.kit import load_kit

    return load_kit(manifest_of(game))


def rules_of(game: str) -> "Rules":
    """A game's rules, by its name."""
    return kit_of(game).rules


def adapter_of(game: str) -> "TableAdapter":
    """How a game is played at a table, by its name."""
    return kit_of(game).adapter
