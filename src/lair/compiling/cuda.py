"""Numba for GPUs, as `lair.simulation.gpu` and `lair.envs.cuda` use it. Needs the ``gpu`` extra.

Compiled functions become parts of kernels. As on a CPU there is one version of each for integers of every size;
docs/compiling.md explains it.
"""

from importlib import import_module
from typing import Any

import numba
import numpy as np

from lair.compiling.dispatch import is_compiled, widened

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 has it no more
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")  # its names are made at run time
_settings: Any = numba.config
SIMULATED: bool = bool(_settings.ENABLE_CUDASIM)


def _widen_calls() -> None:
    """Where kernels call compiled functions, integers become 64 bits wide."""
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher
    plain = dispatcher.get_call_template

    def call_template(self: Any, arguments: Any, keywords: Any) -> Any:
        given = widened(arguments, keywords) if is_compiled(self.py_func) else (arguments, keywords)
        return plain(self, *given)

    dispatcher.get_call_template = call_template


if not SIMULATED:
    _widen_calls()
