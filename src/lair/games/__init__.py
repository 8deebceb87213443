"""The games: those of the house, and those that installed packages bring.

`GAMES` holds every game's manifest and is read without NumPy. A package brings a game with an entry point of the group
``lair.games`` whose object is a `lair.engine.manifest.Manifest`; nothing else has to be told of it. `kit_of` loads the
rest of a game when it is first needed.
"""

from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from lair.engine.manifest import Manifest, loaded
from lair.errors import OptionError

if TYPE_CHECKING:
    from lair.engine.adapter import TableAdapter
    from lair.engine.contract import Rules
    from lair.engine.kit import Kit

HOUSE = ("lair.games.mighty:MANIFEST", "lair.games.meeples:MANIFEST")


def _manifests() -> dict[str, Manifest]:
    """The house's own games first; no package can take the place of one of them."""
    found: dict[str, Manifest] = {}
    for reference in (*HOUSE, *sorted(point.value for point in entry_points(group="lair.games"))):
        manifest: Manifest = loaded(reference)
        found.setdefault(manifest.name, manifest)
    return found


GAMES = _manifests()


def manifest_of(game: str) -> Manifest:
    """A game's manifest, by its name."""
    if game not in GAMES:
        raise OptionError("no-such-game", game=game, games=", ".join(sorted(GAMES)))
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
