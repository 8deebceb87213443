"""Where machine code is kept, and how it is found again: by the content of its sources alone.

The shared sources (engine, bots, simulation) name a folder. A game's sources name a folder inside it for the game's own
functions, and are part of the key of every shared function that was compiled for the game's records. So a change to a
game compiles that game again and no other, and every copy of the same sources finds what another has compiled.
"""

import contextlib
import hashlib
import importlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import types

SHARED = ("engine", "bots", "simulation")  # packages whose functions are compiled for every game
GAMES = "lair.games."
UNUSED_SECONDS = 30 * 24 * 3600

_settings: Any = numba.config  # Numba fills this module in at run time
_kinds: Any = types
fcntl: Any = importlib.import_module("fcntl") if os.name == "posix" else None

INTERPRETED: bool = bool(_settings.DISABLE_JIT)


@cache
def cache_folder() -> Path:
    """Where machine code of exactly these shared sources is kept."""
    digest = hashlib.blake2b(digest_size=10)
    for version in (numba.__version__, llvmlite.__version__, np.__version__):
        digest.update(version.encode())
    digest.update(_digest_of(Path(__file__).parent))  # it decides what a file of machine code holds
    digest.update(_shared_digest())
    folder = _writable_base() / digest.hexdigest()
    with contextlib.suppress(OSError):  # there is none yet
        os.utime(folder)  # for `forget_unused`
    return folder


def forget_unused() -> None:
    """Throw machine code away that nobody has used for a month: that of sources which have changed since."""
    for folder in cache_folder().parent.iterdir():
        with contextlib.suppress(FileNotFoundError):  # another process was first
            if re.fullmatch(r"[0-9a-f]{20}", folder.name) and time.time() - folder.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def game_folder(module: str) -> Path:
    """Where the machine code of one game's own functions is kept, by the name of one of its modules."""
    return cache_folder() / _package_digest(module)


def sources_digest(module: str) -> str:
    """A hash of all that decides how a game goes and how its bots play, its network too; compilers do not."""
    sources = _shared_digest() + _package_digest(module).encode()
    package = _package_path(module)
    networks = b"" if package is None else _digest_of(package, "*.npz")
    return hashlib.blake2b(sources + networks, digest_size=10).hexdigest()


def folder_of(function: Callable[..., object]) -> Path:
    """Where the machine code of a function is kept."""
    module = function.__module__
    shared = any(module.startswith(f"lair.{package}.") for package in SHARED)
    return cache_folder() if shared else game_folder(module)


_digests: dict[Any, str] = {}  # of the sources that a record type belongs to


def depend_on(dtype: np.dtype[Any], module: str) -> None:
    """From now on, code compiled for records of this dtype is kept by the sources of this module's package too."""
    _digests[numba.from_dtype(dtype)] = _package_digest(module)


def digests_in(signature: tuple[Any, ...]) -> tuple[str, ...]:
    """The sources that code compiled for these argument types depends on."""
    found = {_digests[record] for argument in signature for record in _records_in(argument) if record in _digests}
    return tuple(sorted(found))


def _records_in(argument: Any) -> Iterator[Any]:
    if isinstance(argument, _kinds.Record):
        yield argument
    elif isinstance(argument, _kinds.BaseTuple):
        for part in argument:
            yield from _records_in(part)
    elif isinstance(argument, _kinds.Array | _kinds.NestedArray):
        yield from _records_in(argument.dtype)


@cache
def _shared_digest() -> bytes:
    package = Path(__file__).parent.parent
    return b"".join(_digest_of(package / name) for name in SHARED)


@cache
def _package_digest(module: str) -> str:
    """Of the package that a module belongs to: a game of the house, or a package from outside."""
    path = _package_path(module)
    if path is None:  # typed into a console: there are no sources to go by
        return hashlib.blake2b(str((os.getpid(), _package_name(module))).encode(), digest_size=10).hexdigest()
    return _digest_of(path).hex()


def _package_name(module: str) -> str:
    return ".".join(module.split(".")[:3]) if module.startswith(GAMES) else module.partition(".")[0]


def _package_path(module: str) -> Path | None:
    file = getattr(sys.modules[_package_name(module)], "__file__", None)
    if file is None:
        return None
    return Path(file).parent if Path(file).stem == "__init__" else Path(file)


def _digest_of(path: Path, pattern: str = "*.py") -> bytes:
    """The same for the same sources."""
    digest = hashlib.blake2b(digest_size=10)
    for source in sorted(path.rglob(pattern)) if path.is_dir() else [path]:
        digest.update(str(source.relative_to(path.parent)).encode())
        digest.update(source.read_bytes())
    return digest.digest()


def _writable_base() -> Path:
    chosen = os.environ.get("LAIR_CACHE")
    base = Path(chosen) if chosen else platformdirs.user_cache_path("lair")
    try:
        base.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=base):
            return base
    except OSError:  # a read-only home: the machine's temporary folder will do
        base = Path(tempfile.gettempdir()) / f"lair-{os.getuid()}"
        base.mkdir(mode=0o700, exist_ok=True)
        return base


class CacheLocator:
    """Tells Numba where the code of one function is kept.

    Numba's own locators go by the path and the age of the source. Our folders are named by what the sources say, so
    that every copy of them, however old and wherever it lies, finds what another has compiled.
    """

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        self._folder = folder / function.__module__
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., object], _file: str) -> "CacheLocator":
        """Numba makes a locator with this."""
        return cls(function, Path(_settings.CACHE_DIR))

    def ensure_cache_path(self) -> None:
        """Make the folder."""
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """The folder's name already says which sources these are."""
        return ""

    def get_disambiguator(self) -> str:
        """Functions of one name differ by their line."""
        return str(self._line)


@contextlib.contextmanager
def numba_cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its settings when it decorates; other users of Numba keep theirs."""
    before = _settings.CACHE_DIR, _settings.CACHE_LOCATOR_CLASSES
    _settings.CACHE_DIR, _settings.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{CacheLocator.__name__}"
    try:
        yield
    finally:
        _settings.CACHE_DIR, _settings.CACHE_LOCATOR_CLASSES = before


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """One process at a time: Numba's index of a function has no lock of its own."""
    if fcntl is None:
        yield
        return
    cache_folder().mkdir(parents=True, exist_ok=True)
    with (cache_folder() / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
