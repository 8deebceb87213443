"""`compiled`: Numba's ``njit`` with one version for integers of every size, and a cache that goes by content.

Three things are changed on each dispatcher that Numba makes; docs/compiling.md explains them.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import types

from lair.compiling.cache import INTERPRETED, digests_in, folder_of, lock, numba_cache_in
from lair.compiling.inner import InnerCompiler, rebuild

Function = TypeVar("Function", bound=Callable[..., object])
_compiled: set[Callable[..., object]] = set()


def compiled(function: Function) -> Function:
    """Compile a function when it is first called; interpreted Python stays as it is."""
    return function if INTERPRETED else compiled_into(function, folder_of(function))


def compiled_into(function: Function, folder: Path) -> Function:
    """A function for Python to call; compiled callers get one that is only linked into them (`inner`)."""
    made = _jitted(function, folder)
    _compiled.add(function)

    @cache
    def inner() -> Any:
        flags = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": InnerCompiler}
        made = _jitted(function, folder / "inner", **flags)
        made._cache._impl.rebuild = rebuild
        return made

    def call_template(arguments: Any, keywords: Any) -> Any:
        return inner().get_call_template(*widened(arguments, keywords))

    made.get_call_template = call_template
    made.get_overload = lambda signature: inner().get_overload(signature)
    return made  # type: ignore[no-any-return]


def is_compiled(function: Callable[..., object]) -> bool:
    """Whether this function was marked ``@compiled``."""
    return function in _compiled


def widened(arguments: Any, keywords: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Numba would compile a function anew for every constant and every size of integer it is called with."""
    return tuple(map(_widened, arguments)), {name: _widened(argument) for name, argument in keywords.items()}


def _widened(argument: Any) -> Any:
    kinds: Any = types
    general = kinds.unliteral(argument)
    return kinds.int64 if isinstance(general, kinds.Integer) and general.bitwidth < kinds.int64.bitwidth else general


def _jitted(function: Callable[..., object], folder: Path, **flags: Any) -> Any:
    options: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", **flags}
    options["_nrt"] = False  # nothing is allocated, so that no use of an array need be counted
    with numba_cache_in(folder):
        made: Any = numba.njit(**options)(function)
    store = made._cache
    index_key, save = store._index_key, store._cache_file.save

    def key_with_sources(signature: Any, codegen: Any) -> Any:
        arguments = signature.args if hasattr(signature, "args") else signature
        return (*index_key(signature, codegen), digests_in(arguments))

    def save_locked(key: Any, data: Any) -> None:
        with lock():
            save(key, data)

    store._index_key, store._cache_file.save = key_with_sources, save_locked
    return made
