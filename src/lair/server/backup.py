"""``lair backup`` and ``lair restore``: all rows of the database in one file, from any database into any other.

The file is gzipped JSON Lines: a heading, then every row of every table, then the number of rows.
"""

import errno
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from lair.errors import LairError
from lair.server.migrations import newest, restorable
from lair.server.schema import metadata
from lair.server.store import reached

FORMAT = 2
ROWS_PER_INSERT = 500


class BackupError(LairError):
    """A backup that cannot be made or restored."""


def backup(url: str, path: Path) -> int:
    """Write the file, replacing an older one only when it is complete. Returns the number of rows.

    It holds the key of the cookies and the seeds of games, so only its owner may read it.
    """
    if url.startswith("sqlite") and not Path(make_url(url).database or "").exists():
        raise BackupError("cannot-read", file=str(make_url(url).database), why=os.strerror(errno.ENOENT))
    engine = reached(url)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    rows = 0
    try:
        isolation = "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"
        with engine.connect().execution_options(isolation_level=isolation) as connection, connection.begin():
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")  # one snapshot for all tables
            part.touch(0o600)
            with part.open("wb") as raw:
                with gzip.open(raw, "wt", encoding="utf-8") as file:
                    file.write(json.dumps({"lair": "backup", "format": FORMAT, "revision": newest()}) + "\n")
                    for row in all_rows(connection):
                        file.write(json.dumps(row, ensure_ascii=False) + "\n")
                        rows += 1
                    file.write(json.dumps({"end": rows}) + "\n")
                raw.flush()
                os.fsync(raw.fileno())
        part.replace(path)
    except OSError as problem:
        raise BackupError("cannot-write", file=str(path), why=problem.strerror or str(problem)) from None
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return rows


def all_rows(connection: Connection) -> Iterator[list[Any]]:
    """Every row; referenced tables come first."""
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table).execution_options(yield_per=ROWS_PER_INSERT)).mappings():
            yield [table.name, dict(row)]


def restore(path: Path, url: str) -> int:
    """Insert everything into an empty database, or nothing. Returns the number of rows."""
    engine = reached(url)
    try:
        with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if connection.execute(select(func.count()).select_from(table)).scalar_one():
                    raise BackupError("restore-not-empty")
            return put_back(connection, path)
    finally:
        engine.dispose()


def put_back(connection: Connection, path: Path) -> int:
    rows = 0
    batch: list[dict[str, Any]] = []
    current = ""
    given = read(path)
    for line, row in enumerate(given, 2):
        if isinstance(row, dict):
            flush(connection, current, batch, path, line)
            if row != {"end": rows} or next(given, None) is not None:  # reading to the end checks the checksum of gzip
                raise BackupError("backup-damaged", file=str(path), line=line)
            return rows
        name, values = row
        if name != current or len(batch) >= ROWS_PER_INSERT:
            flush(connection, current, batch, path, line)
            current, batch = name, []
        batch.append(values)
        rows += 1
    raise BackupError("backup-damaged", file=str(path), line=rows + 2)


def flush(connection: Connection, name: str, batch: list[dict[str, Any]], path: Path, line: int) -> None:
    """Insert a batch; rows that do not fit the schema mean a damaged file."""
    if batch:
        try:
            connection.execute(insert(metadata.tables[name]), batch)
        except SQLAlchemyError:
            raise BackupError("backup-damaged", file=str(path), line=line) from None


def is_row(row: Any) -> bool:
    """Whether it names a table of the schema and only its columns."""
    if not isinstance(row, list) or [type(part) for part in row] != [str, dict]:
        return False
    table = metadata.tables.get(row[0])
    return table is not None and row[1].keys() <= set(table.columns.keys())


def read(path: Path) -> Iterator[Any]:
    """The rows after the heading."""
    line = 1
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            heading = json.loads(file.readline())
            if not isinstance(heading, dict) or heading.get("lair") != "backup":
                raise BackupError("backup-not-one", file=str(path))
            if heading.get("format") != FORMAT:
                raise BackupError("backup-format", file=str(path), format=str(heading.get("format")), ours=FORMAT)
            if heading.get("revision") not in restorable():
                theirs = str(heading.get("revision"))
                raise BackupError("backup-revision", file=str(path), revision=theirs, ours=newest())
            for line, text in enumerate(file, 2):
                row = json.loads(text)
                if not is_row(row) and not (isinstance(row, dict) and "end" in row):
                    raise BackupError("backup-damaged", file=str(path), line=line)
                yield row
    except (gzip.BadGzipFile, EOFError, ValueError, RecursionError, zlib.error):
        if line == 1:
            raise BackupError("backup-not-one", file=str(path)) from None
        raise BackupError("backup-damaged", file=str(path), line=line) from None
    except OSError as problem:
        raise BackupError("cannot-read", file=str(path), why=problem.strerror or str(problem)) from None
