"""What a table is opened with: checked settings, cards, a seed and an invite. The service opens tables from it."""

import secrets
from dataclasses import dataclass, field

import msgspec

from lair.engine.deck import Deck
from lair.errors import OptionError
from lair.games import manifest_of
from lair.games.decks import build, load
from lair.lessons import lesson
from lair.server.commands import NewLesson, NewTable
from lair.server.entries import TableSettings
from lair.server.table import SUBSTITUTE

SEED_BITS = 256


@dataclass(frozen=True)
class TableSpec:
    """A table that can be opened; ``seed`` and ``invite`` are secrets of the server."""

    settings: TableSettings
    deck: Deck
    start: bool = False  # begin at once
    seed: int = field(default_factory=lambda: secrets.randbits(SEED_BITS))
    invite: str = field(default_factory=lambda: secrets.token_urlsafe(12))


def spec_of(new: NewTable | NewLesson) -> TableSpec:
    """Check what somebody asks for, and fill in the rest."""
    return lesson_spec(new.lesson) if isinstance(new, NewLesson) else game_spec(new)


def game_spec(new: NewTable) -> TableSpec:
    """A table for a game."""
    manifest = manifest_of(new.game)
    deck = load(new.game) if new.cards is None else build(new.game, new.cards, "cards")
    players = manifest.checked_players(new.players)
    if len(new.bots) >= players:
        raise OptionError("too-many-bots", bots=len(new.bots), players=players)
    settings = TableSettings(
        game=new.game,
        players=players,
        options=manifest.checked_options(new.options),
        bots=tuple(new.bots),
        private=new.private,
        hot_seat=new.hot_seat,
        shuffle_seats=new.shuffle_seats,
        hints=new.hints,
        pace=new.pace,
        clock=new.clock,
    )
    return TableSpec(settings, deck, new.start)


def lesson_spec(name: str) -> TableSpec:
    """A private table for a lesson: its deal, and partners that play its moves."""
    chosen = lesson(name)
    spec = game_spec(NewTable("", chosen.game, players=chosen.players, private=True))
    settings = msgspec.structs.replace(spec.settings, bots=(SUBSTITUTE,) * (chosen.players - 1), lesson=name)
    return TableSpec(settings, spec.deck, start=True, seed=chosen.seed)


def rematch_spec(settings: TableSettings, deck: Deck, invite: str) -> TableSpec:
    """The same again; a lesson has the same deal, and whoever was invited still is."""
    if settings.lesson is not None:
        return TableSpec(settings, deck, seed=lesson(settings.lesson).seed, invite=invite)
    return TableSpec(settings, deck, invite=invite)
