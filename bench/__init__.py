"""Measurements and long checks, for developers: run as ``python -m bench.laws`` and the like (see the Makefile).

What is compiled here is marked with this room's own ``@compiled``, since its machine code depends on the
sources of this room as well as on the rules.
"""

from pathlib import Path

from lair.rules.compiling import compiled_in

compiled = compiled_in(Path(__file__).parent)
