"""Numba for GPUs, as `lair.simulation.gpu` and `lair.envs.cuda` use it. Needs the ``gpu`` extra.

Compiled functions become parts of kernels. As on a CPU there is one version of each for integers of every size;
docs/compiling.md explains it, and which of them are called instead of copied.
"""

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np

from lair.compiling.dispatch import is_compiled, widened

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 has it no more
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")  # its names are made at run time
_settings: Any = numba.config
_types: Any = numba.types
SIMULATED: bool = bool(_settings.ENABLE_CUDASIM)
MOST_COPIED = 2000  # LLVM instructions: what may be added by copying one function to all places that call it
_ours: set[str] = set()  # compiled functions, by their names in LLVM
_compiling: list[bool] = []  # the functions being compiled, each inside the one before: whether it is one of Lair's own


def _widen_calls() -> None:
    """Where kernels call compiled functions, integers become 64 bits wide."""
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher
    plain = dispatcher.get_call_template

    def call_template(self: Any, arguments: Any, keywords: Any) -> Any:
        ours = is_compiled(self.py_func)
        _compiling.append(ours and self.py_func.__module__.startswith("lair."))
        found = plain(self, *(widened(arguments, keywords) if ours else (arguments, keywords)))
        _compiling.pop()
        if ours:
            _ours.update(made.fndesc.llvm_func_name for made in self.overloads.values())
        return found

    dispatcher.get_call_template = call_template


def _count_from_the_start() -> None:
    """No compiled function of Lair counts a place of a row from its end, so Numba need not look for that there."""
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    plain = arrays.fix_integer_index

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if _compiling and _compiling[-1]:
            return context.cast(builder, index, kind, _types.intp)
        return plain(context, builder, kind, index, size)

    arrays.fix_integer_index = fix_integer_index


def _call_large_functions() -> None:
    """NVIDIA's compiler copies nearly every function to each place that calls it, and then waits for instructions.

    Numba also hands it each module once for every way that leads there; once is enough.
    """
    library: Any = import_module("numba.cuda.codegen").CUDACodeLibrary

    def llvm_strs(self: Any) -> list[str]:
        if self._llvm_strs is None:
            modules = list({id(module): module for module in self.modules}.values())
            _set_apart([function for module in modules for function in module.functions if function.blocks])
            self._llvm_strs = [str(module) for module in modules]
        return self._llvm_strs  # type: ignore[no-any-return]

    library.llvm_strs = property(llvm_strs)


def _set_apart(functions: list[Any]) -> None:
    """Mark the compiled functions that are to be called: there would be too much of their copies."""
    inside = {function.name: [i for block in function.blocks for i in block.instructions] for function in functions}
    calls = {
        name: Counter(i.callee.name for i in instructions if i.opname == "call" and hasattr(i.callee, "name"))
        for name, instructions in inside.items()
    }
    places: Counter[str] = sum(calls.values(), Counter())

    @cache
    def is_called(name: str) -> bool:
        return name in _ours and size(name) * (places[name] - 1) > MOST_COPIED

    @cache
    def size(name: str) -> int:
        copied = (
            many * size(called) for called, many in calls[name].items() if called in calls and not is_called(called)
        )
        return len(inside[name]) + sum(copied)

    for function in functions:
        if function.name in _ours:
            function.attributes.discard("noinline")
            if is_called(function.name):
                function.attributes.add("noinline")


if not SIMULATED:
    _widen_calls()
    _count_from_the_start()
    _call_large_functions()
