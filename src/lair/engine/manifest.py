"""What can be said of a game before anything of it is loaded: its name, players, options, and where the rest is.

The command line, the server's models and the documents read manifests; they need no NumPy. `lair.games` lists them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from lair.errors import OptionError

DEFAULT_PLAYERS = 4
NAME = re.compile("[a-z]{1,16}")  # in commands, addresses and files


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """One game. Its parts elsewhere are written ``module:name`` and loaded when they are needed."""

    name: str
    players: range
    factions: tuple[str, ...]  # what seats are called by, at least as many as players
    folder: Path  # of the game's package: ``words/`` and ``lesson.toml`` are looked for here
    kit: str  # a `lair.engine.kit.Kit`
    options: tuple[str, ...] = ()  # variants and expansions; option i is bit i of `deal`'s ``options``
    styles: tuple[str, ...] = ()  # bots of the game's own, beside random and greedy
    rule_prefix: str = ""  # rules are numbered by this letter and a number
    terminal: str | None = None  # a `lair.engine.kit.Terminal`; without one, the view is listed
    report: str | None = None  # a `lair.engine.kit.Report`; without one, a simulation shows seats and length alone
    picture: str | None = None  # a `lair.engine.kit.Picture`; without one, a game has no picture in Python

    def __post_init__(self) -> None:
        """Refuse what would stop the programs that list games; a kit is checked when it is loaded."""
        if not NAME.fullmatch(self.name):
            raise ValueError(f"The game {self.name!r} needs a name of 1 to 16 letters from a to z.")
        if not isinstance(self.players, range) or not self.players:
            raise ValueError(f"The game {self.name!r} needs a range of players, not {self.players!r}.")
        if not (self.folder / "words" / "en.ftl").is_file():
            raise ValueError(f"The game {self.name!r} needs English words at {self.folder / 'words' / 'en.ftl'}.")

    @property
    def lesson(self) -> Path | None:
        """The guided first game, if there is one."""
        file = self.folder / "lesson.toml"
        return file if file.exists() else None

    @property
    def default_players(self) -> int:
        """How many play where nobody says."""
        return min(DEFAULT_PLAYERS, self.players[-1])

    def checked_players(self, players: int | None) -> int:
        """The number of players, if so many can play."""
        if players is None:
            return self.default_players
        if isinstance(players, bool) or players not in self.players:
            raise OptionError("players", players=str(players), least=self.players[0], greatest=self.players[-1])
        return players

    def checked_options(self, options: Sequence[str] | None) -> tuple[str, ...]:
        """These options in the game's own order, if it has all of them."""
        for option in options or ():
            if option not in self.options:
                raise OptionError("no-such-option", option=str(option), options=", ".join(self.options) or "-")
        return tuple(option for option in self.options if option in (options or ()))

    def bits(self, options: tuple[str, ...]) -> int:
        """The options as the number that `deal` takes."""
        return sum(1 << self.options.index(option) for option in options)


def loaded(reference: str) -> Any:
    """What a reference ``module:name`` stands for."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
