"""Turning the rules into machine code, and keeping it.

Every function of the rules is marked ``@compiled``. What Numba makes of it is kept in a folder
named by a hash of all sources that may be compiled into one another, so that a changed rule can
never meet yesterday's machine code. `lair.terminal.warmup` fills the folder and shows the progress.
"""

import contextlib
import hashlib
import importlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import types

Function = TypeVar("Function", bound=Callable[..., object])

# The rooms whose functions call one another inside compiled code.
ROOMS = ("rules", "bots", "arena")

LONG = 30 * 24 * 3600  # seconds

_settings: Any = numba.config  # Numba fills this module in at run time

INTERPRETED: bool = bool(_settings.DISABLE_JIT)

fcntl: Any = importlib.import_module("fcntl") if os.name == "posix" else None


@cache
def cache_folder() -> Path:
    """Where machine code of exactly these sources is kept."""
    digest = hashlib.blake2b(digest_size=10)
    for version in (numba.__version__, llvmlite.__version__, np.__version__):
        digest.update(version.encode())
    package = Path(__file__).parent.parent
    for room in ROOMS:
        digest.update(_digest_of(package / room))
    folder = _writable_base() / digest.hexdigest()
    with contextlib.suppress(OSError):  # there is none yet
        os.utime(folder)  # for `forget_unused`
    return folder


def forget_unused() -> None:
    """Throw machine code away that has long served nobody: that of rules which have changed since."""
    for folder in cache_folder().parent.iterdir():
        with contextlib.suppress(FileNotFoundError):  # another process was first
            if re.fullmatch(r"[0-9a-f]{20}", folder.name) and time.time() - folder.stat().st_mtime > LONG:
                shutil.rmtree(folder, ignore_errors=True)


def _digest_of(room: Path) -> bytes:
    """The same for the same sources."""
    digest = hashlib.blake2b(digest_size=10)
    for source in sorted(room.rglob("*.py")):
        digest.update(str(source.relative_to(room.parent)).encode())
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


class Place:
    """Where the code of one function is kept, for Numba to ask.

    Numba's own places go by the path and the age of the source. Our folders are named by what the sources say, so that
    every copy of them, however old and wherever it lies, finds what another has compiled.
    """

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        self._folder = folder / function.__module__
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., object], _file: str) -> "Place":
        return cls(function, Path(_settings.CACHE_DIR))

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)


@contextlib.contextmanager
def _numba_cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its settings when it decorates; other users of Numba keep theirs."""
    before = _settings.CACHE_DIR, _settings.CACHE_LOCATOR_CLASSES
    _settings.CACHE_DIR, _settings.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{Place.__name__}"
    try:
        yield
    finally:
        _settings.CACHE_DIR, _settings.CACHE_LOCATOR_CLASSES = before


def compiled(function: Function) -> Function:
    """Compile a function of the rules when it is first called; interpreted Python stays as it is."""
    return _compiled(function, cache_folder())


def compiled_in(room: Path) -> Callable[[Function], Function]:
    """`compiled` for functions outside the package that the rules are compiled into, kept by their sources too."""
    return partial(_compiled, folder=cache_folder() / _digest_of(room).hex())


def _compiled(function: Function, folder: Path) -> Function:
    """A function for Python to call; compiled callers get one without the wrappers that only Python needs."""
    if INTERPRETED:
        return function
    made = _jitted(function, folder)

    @cache
    def inner() -> Any:
        return _jitted(function, folder / "inner", no_cpython_wrapper=True, no_cfunc_wrapper=True)

    def call_template(arguments: Any, keywords: Any) -> Any:
        widened = {name: _widened(argument) for name, argument in keywords.items()}
        return inner().get_call_template(tuple(map(_widened, arguments)), widened)

    made.get_call_template = call_template
    made.get_overload = lambda signature: inner().get_overload(signature)
    return made  # type: ignore[no-any-return]


def _widened(argument: Any) -> Any:
    """Numba would compile a function anew for every constant and every size of number it is called with."""
    kinds: Any = types
    plain = kinds.unliteral(argument)
    return kinds.int64 if isinstance(plain, kinds.Integer) and plain.bitwidth < kinds.int64.bitwidth else plain


def _jitted(function: Callable[..., object], folder: Path, **flags: bool) -> Any:
    options: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", **flags}
    with _numba_cache_in(folder):
        made: Any = numba.njit(**options)(function)
    file = made._cache._cache_file
    save = file.save

    def save_alone(key: Any, data: Any) -> None:
        with _alone():
            save(key, data)

    file.save = save_alone
    return made


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One process at a time: two that keep code of the same function at once could mix up whose is whose."""
    if fcntl is None:
        yield
        return
    with (cache_folder() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
