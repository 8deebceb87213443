"""Turning rules into machine code, and keeping it.

Functions of rules, bots and loops are marked ``@compiled``. `lair.compiling.cache` keeps what Numba makes of them in a
folder named by their sources, so that a changed rule never meets yesterday's machine code; `lair.compiling.dispatch`
changes how Numba calls and keeps them. docs/compiling.md says what is patched in Numba, why, and how to see that a new
Numba broke it. `lair.warmup` fills the cache and shows the progress.
"""

from lair.compiling.cache import INTERPRETED, cache_folder, depend_on, forget_unused, game_folder, sources_digest
from lair.compiling.dispatch import compiled

__all__ = ["INTERPRETED", "cache_folder", "compiled", "depend_on", "forget_unused", "game_folder", "sources_digest"]
