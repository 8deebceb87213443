"""Replay files: JSON Lines that reproduce a game exactly, or an error that names the first wrong line.

The first line holds the set-up, cards included. Then comes one line per action, with a fingerprint of the position
after it, and at last a line with the number of actions.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lair.engine.deck import Deck
from lair.engine.types import Seat
from lair.errors import LairError, ReplayError
from lair.files import reading, write_atomically
from lair.games import GAMES, rules_of
from lair.games.decks import build
from lair.table.game import Game, drawn_order

FORMAT = 1
SIMULATED_LUCK = "simulated"  # in the header of a game of `lair simulate`
ENDING = ("end", "over", "scores")
MAX_BYTES = 4_000_000  # a whole game is far smaller


def save(game: Game, path: Path) -> None:
    """Write a replay file, or leave the one that was there before."""
    write_atomically(path, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(game)), ReplayError)


def lines(game: Game, commitment: str | None = None, drawn: list[int] | None = None) -> list[dict[str, Any]]:
    """The file's lines. ``commitment`` was shown before the game, ``drawn`` is the order in which seats were drawn."""
    header: dict[str, Any] = {
        "lair": "replay",
        "format": FORMAT,
        "game": game.rules.name,
        "rules": game.rules.version,
        "players": game.players,
        "options": list(game.options),
        "seed": str(game.seed),
        "seats": [{"name": seat.name, "faction": seat.faction, "bot": seat.bot} for seat in game.seats],
        "digest": game.deck.digest,
        "cards": game.deck.content,
    }
    if game.simulated:
        header["luck"] = SIMULATED_LUCK
    if commitment is not None:
        header["commitment"] = commitment
    if drawn is not None:
        header["drawn"] = drawn
    actions = [
        {"n": number, "seat": move.seat, "play": move.action.text, "sum": fingerprint}
        for number, (move, fingerprint) in enumerate(zip(game.history, game.fingerprints, strict=True), 1)
    ]
    end = {"end": len(actions), "over": game.over, "scores": game.scores}
    return [header, *actions, end]


def read_header(path: Path) -> tuple[dict[str, Any], list[str]]:
    """The set-up on the first line, and the lines that follow."""
    first, *rows = _read(path)
    try:
        return _json(path, 1, first), rows
    except ReplayError:
        raise ReplayError("replay-not-one", file=str(path)) from None


def load(path: Path, header: dict[str, Any], rows: list[str], recover: bool) -> Game:
    """Bring a saved game back. With ``recover``, a damaged or shortened file gives the actions before the damage."""
    game = _game(path, header)
    try:
        _replay(path, game, rows)
    except ReplayError:
        if not recover:
            raise
    return game


def from_dict(content: Mapping[str, Any]) -> Game:
    """The game that `Game.to_dict` has written."""
    actions, end = content.get("actions", ()), {name: content[name] for name in ENDING if name in content}
    rows = [json.dumps(row) for row in (*actions, end)]
    return load(Path("to_dict"), dict(content), rows, recover=False)


def verified(path: Path) -> tuple[Game, bool]:
    """Replay a file to its end. True if its seed is the one committed to before the game; another seed is an error."""
    header, rows = read_header(path)
    game = load(path, header, rows, recover=False)
    commitment, drawn = header.get("commitment"), drawn_order(game.seed, game.players)
    if commitment is None:
        return game, False
    if commitment != commitment_of(game.seed) or header.get("drawn", drawn) != drawn:
        raise ReplayError("replay-unfair", file=str(path))
    return game, True


def commitment_of(seed: int) -> str:
    """A hash of the seed: shown before a game, so that the seed shown after it can be checked."""
    return hashlib.sha256(b"lair:" + seed.to_bytes(32, "big")).hexdigest()


def _read(path: Path) -> list[str]:
    try:
        with reading(path, ReplayError):
            if path.stat().st_size > MAX_BYTES:
                raise ReplayError("replay-too-big", file=str(path))
            text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ReplayError("not-text", file=str(path)) from None
    rows = text.splitlines()
    if not rows:
        raise ReplayError("replay-empty", file=str(path))
    return rows


def _json(path: Path, line: int, row: str) -> dict[str, Any]:
    try:
        value = json.loads(row)
    except (json.JSONDecodeError, RecursionError):
        raise ReplayError("replay-damaged", file=str(path), line=line) from None
    if not isinstance(value, dict):
        raise ReplayError("replay-damaged", file=str(path), line=line)
    return value


def _game(path: Path, header: dict[str, Any]) -> Game:
    """The game before its first action, from the set-up on the first line."""
    file = str(path)
    if header.get("lair") != "replay":
        raise ReplayError("replay-not-one", file=file)
    if header.get("format") != FORMAT:
        raise ReplayError("replay-format", file=file, format=str(header.get("format")), ours=FORMAT)
    name = header.get("game")
    if name not in GAMES:
        raise ReplayError("replay-game", file=file, game=str(name))
    ours = rules_of(name).version
    if header.get("rules") != ours:
        raise ReplayError("replay-rules", file=file, version=str(header.get("rules")), ours=ours)
    try:
        deck = _deck(file, name, header)
        return Game(
            name,
            players=header["players"],
            seed=int(header["seed"]),
            options=tuple(header["options"]),
            cards=deck,
            seats=tuple(Seat(str(s["name"]), str(s["faction"]), s.get("bot")) for s in header["seats"]),
            simulated=_luck(header),
        )
    except ReplayError:
        raise
    except LairError as problem:
        raise ReplayError("replay-header", file=file, why=str(problem)) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ReplayError("replay-set-up", file=file) from None


def _luck(header: dict[str, Any]) -> bool:
    luck = header.get("luck")
    if luck not in (None, SIMULATED_LUCK):
        raise ValueError(luck)
    return luck is not None


def _deck(file: str, name: str, header: dict[str, Any]) -> Deck:
    deck = build(name, header["cards"], file)
    if deck.digest != header["digest"]:
        raise ReplayError("replay-cards", file=file)
    return deck


def _replay(path: Path, game: Game, rows: list[str]) -> None:
    """Play every line: it must be the next action, by the seat whose turn it is, and lead to the same position."""
    file = str(path)
    played = 0
    for line, row in enumerate(rows, 2):
        entry = _json(path, line, row)
        if "end" in entry:
            if entry["end"] != played or line != len(rows) + 1:
                raise ReplayError("replay-misplaced", file=file, line=line)
            if entry.get("scores") != game.scores:
                raise ReplayError("replay-diverged", file=file, line=line)
            return
        if entry.get("n") != played + 1 or entry.get("seat") != game.actor or not isinstance(entry.get("play"), str):
            raise ReplayError("replay-misplaced", file=file, line=line)
        reason = game.reason(entry["play"])
        if reason is not None:
            raise ReplayError("replay-illegal", file=file, line=line, text=entry["play"][:40])
        game.play(entry["play"])
        played += 1
        if entry.get("sum") != game.fingerprint:
            game.retract()
            raise ReplayError("replay-diverged", file=file, line=line)
    raise ReplayError("replay-short", file=file, actions=played)
