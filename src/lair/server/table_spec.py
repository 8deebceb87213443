"""What a table is opened with: checked settings, cards, a seed and an invite. The service opens tables from it."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lair.engine.deck import Deck
from lair.errors import CardsError, OptionError
from lair.games import manifest_of
from lair.games.decks import build, load
from lair.lessons import lesson
from lair.server.commands import NewLesson, NewTable
from lair.server.entries import TableSettings
from lair.server.table import SUBSTITUTE, checked_level

SEED_BITS = 256
MOST_TEXT = 100  # characters of any text in cards that somebody sends
HUGE = 10**MOST_TEXT


@dataclass(frozen=True)
class TableSpec:
    """A table that can be opened; ``seed`` and ``invite`` are secrets of the server."""

    settings: TableSettings
    deck: Deck
    start: bool = False  # begin at once
    names: tuple[str, ...] = ()  # of the people at a hot-seat table
    seed: int = field(default_factory=lambda: secrets.randbits(SEED_BITS))
    invite: str = field(default_factory=lambda: secrets.token_urlsafe(12))


def spec_of(new: NewTable | NewLesson) -> TableSpec:
    """Check what somebody asks for, and fill in the rest."""
    return lesson_spec(new.lesson) if isinstance(new, NewLesson) else game_spec(new)


def game_spec(new: NewTable) -> TableSpec:
    """A table for a game."""
    manifest = manifest_of(new.game)
    deck = load(new.game) if new.cards is None else foreign_deck(new.game, new.cards)
    players = manifest.checked_players(new.players)
    if len(new.bots) >= players:
        raise OptionError("too-many-bots", bots=len(new.bots), players=players)
    if new.rated and (new.hot_seat or new.cards is not None):
        raise OptionError("rated-hot-seat" if new.hot_seat else "rated-cards")
    settings = TableSettings(
        game=new.game,
        players=players,
        options=manifest.checked_options(new.options),
        bots=tuple(checked_level(new.game, level) for level in new.bots),
        private=new.private,
        hot_seat=new.hot_seat,
        shuffle_seats=new.shuffle_seats,
        hints=new.hints and not new.rated,
        pace=new.pace,
        clock=new.clock,
        breath=new.breath and not new.rated,
        rated=new.rated,
        open_chat=new.open_chat,
    )
    return TableSpec(settings, deck, new.start, tuple(new.names))


def foreign_deck(game: str, content: dict[str, Any]) -> Deck:
    """Cards that somebody sent. Those that are stored already may have been kept before there was a limit."""
    for text in texts_in(content):
        if len(text) > MOST_TEXT:
            raise CardsError("cards-text-long", file="cards", text=text[:MOST_TEXT], greatest=MOST_TEXT)
    return build(game, content, "cards")


def texts_in(content: Any) -> Iterator[str]:
    """Every name, key and text of what somebody sent, however deep, and every number as it would be stored."""
    waiting = [content]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += [*value, *value.values()]
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, str):
            yield value
        elif isinstance(value, int) and abs(value) >= HUGE:
            yield "0" * (MOST_TEXT + 1)


def lesson_spec(name: str) -> TableSpec:
    """A private table for a lesson: its deal, and partners that play its moves."""
    chosen = lesson(name)
    spec = game_spec(NewTable("", chosen.game, players=chosen.players, private=True))
    settings = msgspec.structs.replace(spec.settings, bots=(SUBSTITUTE,) * (chosen.players - 1), lesson=name)
    return TableSpec(settings, spec.deck, start=True, seed=chosen.seed)


def rematch_spec(
    settings: TableSettings, deck: Deck, invite: str, bots: tuple[str, ...], kept: tuple[str, ...]
) -> TableSpec:
    """The same again with the bots that played and places kept for the people.

    A lesson has the same deal, and whoever was invited still is.
    """
    if settings.lesson is not None:
        return TableSpec(settings, deck, seed=lesson(settings.lesson).seed, invite=invite)
    return TableSpec(msgspec.structs.replace(settings, bots=bots, kept=kept), deck, invite=invite)
