"""Results of a simulation in files: CSV and Parquet with a row a game, JSON with every figure by its name.

Parquet also gets a second file, ``<name>-cards.parquet``, with a row for each card and game; polars, pandas and DuckDB
read both. JSON and Parquet say what was played, cards included, so that `open_run` and `lair replay --game` find every
game of the run again by its number.
"""

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from lair.engine.chance import game_seeds
from lair.errors import LairError, OptionError
from lair.files import AtomicFile, reading
from lair.games import GAMES, rules_of
from lair.games.decks import build
from lair.laboratory.figures import counted_in, places_of
from lair.laboratory.moments import wins
from lair.laboratory.summary import Summary
from lair.simulation.simulate import Batch, Plan

RUN = "lair"  # where a file says what was played
FORMAT = 1
SUFFIXES = (".csv", ".json", ".parquet")


def about(plan: Plan, games: int) -> dict[str, Any]:
    """What was played: all that `open_run` needs."""
    return {
        "format": FORMAT,
        "game": plan.rules.name,
        "rules": plan.rules.version,
        "players": plan.players,
        "options": list(plan.options),
        "bots": list(plan.bots),
        "seed": str(plan.seed),
        "games": games,
        "digest": plan.deck.digest,
        "cards": plan.deck.content,
    }


def open_run(path: Path | str) -> tuple[Plan, int]:
    """The plan of a results file, and how many games it has."""
    return plan_in(_about_in(Path(path)), Path(path))


def plan_in(content: Mapping[str, Any], path: Path) -> tuple[Plan, int]:
    """The plan that `about` describes, and how many games it has; ``path`` is named if it is none."""
    try:
        name = str(content["game"])
        if content["format"] != FORMAT or name not in GAMES:
            raise OptionError("not-a-run", file=str(path))
        deck, rules = build(name, content["cards"], str(path)), rules_of(name)
        if deck.digest != content["digest"] or rules.version != content["rules"]:
            raise OptionError("run-cards", file=str(path))
        options, bots = tuple(map(str, content["options"])), tuple(map(str, content["bots"]))
        plan = Plan(rules, deck, int(content["players"]), options, bots, int(content["seed"]))
        return plan, int(content["games"])
    except LairError:
        raise
    except (KeyError, TypeError, ValueError):
        raise OptionError("not-a-run", file=str(path)) from None


def _about_in(path: Path) -> dict[str, Any]:
    with reading(path, OptionError):
        raw = path.read_bytes()
    try:
        if path.suffix == ".parquet":
            parquet = needed_parquet()
            found = json.loads(parquet.read_metadata(path).metadata[RUN.encode()])
        else:
            found = json.loads(raw)[RUN]
        if not isinstance(found, dict):
            raise TypeError
    except LairError:
        raise
    except Exception:  # it may be anything that is called a results file
        raise OptionError("not-a-run", file=str(path)) from None
    return found


def needed_parquet() -> Any:
    """PyArrow's module, or a word on what to install."""
    try:
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise OptionError("data-missing") from None
    return pyarrow.parquet


def make_writer(path: Path, plan: Plan) -> "Results":
    """Writes results as the file's name says."""
    if path.suffix not in SUFFIXES:
        raise OptionError("out-kind", file=str(path))
    kinds: Mapping[str, type[Results]] = {".csv": CsvResults, ".json": JsonResults, ".parquet": ParquetResults}
    return kinds[path.suffix](path, plan)


class Results(ABC):
    """A file of results: batches are added, and `finish` puts it into its place; otherwise it is thrown away."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.plan, self.games = plan, 0
        self.file = AtomicFile(path, OptionError)

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        """What was not finished is thrown away."""
        self.file.discard()

    def add(self, played: Batch) -> None:
        """Write a batch of games."""
        self._add(played)
        self.games += len(played.decisions)

    def finish(self, summary: Summary) -> None:
        """Put the file into its place, once everything is played."""
        self._finish(summary)
        self.file.commit()

    @abstractmethod
    def _add(self, played: Batch) -> None:
        """Write the games themselves."""

    @abstractmethod
    def _finish(self, summary: Summary) -> None:
        """Write what comes last."""


class CsvResults(Results):
    """One row a game."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, plan)
        self.rows = csv.writer(self.file)
        self.rows.writerow(["game", "first", "decisions", *(f"score{seat + 1}" for seat in range(plan.players))])

    def _add(self, played: Batch) -> None:
        columns = zip(played.firsts.tolist(), played.decisions.tolist(), played.scores.tolist(), strict=True)
        for number, (first, decisions, scores) in enumerate(columns, self.games):
            self.rows.writerow([number, first + 1, decisions, *scores])

    def _finish(self, summary: Summary) -> None:
        """Rows are all there is."""


class JsonResults(Results):
    """The summary, every figure by its name with its interval, and what was played."""

    def _add(self, played: Batch) -> None:
        """The summary has it all."""

    def _finish(self, summary: Summary) -> None:
        content = {**asdict(summary), RUN: about(self.plan, self.games)}
        self.file.write(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


class ParquetResults(Results):
    """One row a game; beside it a file with one row for each card and game, where the game counted it at all."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.parquet = needed_parquet()
        super().__init__(path, plan)
        self.cards = AtomicFile(path.with_name(f"{path.stem}-cards.parquet"), OptionError)
        self.games_writer: Any = None
        self.cards_writer: Any = None

    def __exit__(self, *problem: object) -> None:
        self._close()
        super().__exit__(*problem)
        self.cards.discard()

    def _close(self) -> None:
        for writer in (self.games_writer, self.cards_writer):
            if writer is not None:
                writer.close()

    def _add(self, played: Batch) -> None:
        import pyarrow

        kinds = {"game": "int64", "counted": "string", "card": "string", "number": "int64"}
        schema = pyarrow.schema([(name, pyarrow.type_for_alias(kind)) for name, kind in kinds.items()])
        games, cards = pyarrow.table(self._games(played)), pyarrow.table(self._cards(played), schema=schema)
        if self.games_writer is None:
            self.games_writer = self.parquet.ParquetWriter(self.file.stream, games.schema, compression="zstd")
            self.cards_writer = self.parquet.ParquetWriter(self.cards.stream, cards.schema, compression="zstd")
        self.games_writer.write_table(games)
        self.cards_writer.write_table(cards)

    def _games(self, played: Batch) -> dict[str, Any]:
        seats, won = range(self.plan.players), wins(played.standings)
        many = len(played.decisions)
        return {
            "game": np.arange(self.games, self.games + many, dtype=np.int64),
            "seed": game_seeds(self.plan.seed, self.games, many),
            "first": played.firsts.astype(np.int8) + np.int8(1),
            "decisions": played.decisions,
            **{f"score{seat + 1}": played.scores[:, seat] for seat in seats},
            **{f"win{seat + 1}": won[:, seat] for seat in seats},
        }

    def _cards(self, played: Batch) -> dict[str, Any]:
        """In long form: which game, what was counted, of which card, how often."""
        parts: list[tuple[Any, Any, Any, Any]] = []
        many = len(played.decisions)
        for field, counted in counted_in(self.plan.rules.name, self.plan.deck).items():
            known = places_of(counted)
            each = played.tally[field].reshape(many, -1)
            numbers = np.stack([each[:, places].sum(axis=1) for places in known.values()], axis=1)
            games, places = np.nonzero(numbers)
            labels = np.array(list(known))[places]
            parts.append((games + self.games, np.full(games.size, field), labels, numbers[games, places]))
        columns = [np.concatenate(column) for column in zip(*parts, strict=True)] if parts else [np.zeros(0)] * 4
        return {
            "game": np.asarray(columns[0], np.int64),
            "counted": [str(field) for field in columns[1]],
            "card": [str(label) for label in columns[2]],
            "number": np.asarray(columns[3], np.int64),
        }

    def _finish(self, summary: Summary) -> None:
        self.games_writer.add_key_value_metadata({RUN: json.dumps(about(self.plan, self.games), ensure_ascii=False)})
        self._close()
        self.cards.commit()
