"""What the GPU kernels of a game are like, without a GPU: ``python -m bench.gpu_code [--game G] [--kernel K]``.

Each kernel is compiled for one kind of GPU by NVIDIA's own compilers, and a line says how many bytes of local memory
and how many registers a thread takes, how much code there is, and how long compiling took. It needs the ``gpu`` extra
and NVIDIA's assembler, ``ptxas``: from a CUDA toolkit on the PATH, or from ``pip install nvidia-cuda-nvcc``.
"""

import argparse
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib import import_module
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from numba import typeof, types

from bench.gpu import kernels_of
from lair.games import GAMES

compiler: Any = import_module("numba.cuda.compiler")
dispatcher: Any = import_module("numba.cuda.dispatcher")
CAPABILITY = (9, 0)  # of an H100 or H200


def ptxas() -> Path:
    """NVIDIA's assembler."""
    with suppress(PackageNotFoundError):
        for file in files("nvidia-cuda-nvcc") or ():
            if file.name == "ptxas":
                return Path(str(file.locate()))
    if (found := shutil.which("ptxas")) is not None:
        return Path(found)
    raise SystemExit("ptxas is missing: pip install nvidia-cuda-nvcc")


def pretend_gpu() -> None:
    """Numba asks the driver for which GPU to compile; where there is no driver, it is told."""
    there = SimpleNamespace(compute_capability=CAPABILITY, id=0)
    compiler.get_current_device = dispatcher.get_current_device = lambda: there


def describe(kernel: Any, arguments: tuple[Any, ...]) -> str:
    """Local memory, registers, code and seconds of one kernel."""
    began = time.perf_counter()
    signature = types.void(*map(typeof, arguments))
    ptx, _ = compiler.compile(kernel.py_func, signature, device=False, cc=CAPABILITY, output="ptx", abi="numba")
    entry = re.search(r"\.visible \.entry (\S+?)\(", ptx)
    assert entry is not None
    with tempfile.TemporaryDirectory() as folder:
        source, code = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        source.write_text(ptx.rstrip("\0"))
        command = [str(ptxas()), f"-arch=sm_{CAPABILITY[0]}{CAPABILITY[1]}", "-v", str(source), "-o", str(code)]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
        size = code.stat().st_size
    told = said[said.index(f"Function properties for {entry[1]}") :]
    stack, registers = re.search(r"(\d+) bytes stack frame", told), re.search(r"Used (\d+) registers", told)
    assert stack is not None
    assert registers is not None
    seconds = time.perf_counter() - began
    return f"{int(stack[1]):,} bytes, {registers[1]} registers, {size:,} bytes of code, {seconds:.0f} s"


def main() -> None:
    """One line for each kernel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--kernel", action="append", help="only this one: random, bots, search, step or points")
    given = parser.parse_args()
    pretend_gpu()
    for game in given.game or GAMES:
        for name, kernel, arguments in kernels_of(game):
            if given.kernel is None or name in given.kernel:
                print(f"{game}, {name}: {describe(kernel, arguments)}", flush=True)


if __name__ == "__main__":
    main()
