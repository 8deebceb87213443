"""Environments for learners: the same games, observations and action numbers in every library's own dress.

`aec` and `parallel` are PettingZoo's, `gym` is Gymnasium's, `lair.envs.openspiel` registers the games with
OpenSpiel, and `batch` steps thousands of games in one call. Each library is imported when it is asked for.
"""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any, Unpack

from lair import DISTRIBUTION
from lair.envs.common import BatchSettings, GymSettings, RenderSettings, bounds, chosen, layout, listed
from lair.warmup import warm_up_search, warm_up_table

if TYPE_CHECKING:
    from lair.envs.vector import Batch

__all__ = ["aec", "batch", "bounds", "gym", "layout", "parallel", "register_gymnasium", "register_openspiel"]


def aec(game: str, **settings: Unpack[RenderSettings]) -> Any:
    """A PettingZoo environment in which one agent acts at a time."""
    warm_up_table(game)
    return _room("pettingzoo", "PettingZoo", "envs").aec(game, **settings)


def parallel(game: str, **settings: Unpack[RenderSettings]) -> Any:
    """`aec` as a PettingZoo parallel environment: everyone hands in an action, the acting agent's counts."""
    warm_up_table(game)
    return _room("pettingzoo", "PettingZoo", "envs").parallel(game, **settings)


def gym(game: str, **settings: Unpack[GymSettings]) -> Any:
    """A Gymnasium environment: one learner, in ``seat`` or in any, against bots or policies."""
    warm_up_table(game)
    warm_up_search(game, [name for name in listed(settings.get("opponents", ()), 1) if isinstance(name, str)])
    return _room("gymnasium", "Gymnasium", "envs").LearnerEnv(game, **settings)


def batch(game: str, n: int, *, device: str = "cpu", **settings: Unpack[BatchSettings]) -> "Batch":
    """``n`` games that are stepped in one call, on the CPU or with everything on a GPU (``device="cuda"``)."""
    if chosen("device", device, ("cpu", "cuda")) == "cuda":
        return _room("cuda", "numba-cuda", "gpu").CudaBatch(game, n, **settings)  # type: ignore[no-any-return]
    from lair.envs.vector import Batch

    warm_up_table(game)
    return Batch(game, n, **settings)


def register_gymnasium() -> None:
    """Make every game known to `gymnasium.make`, as ``lair/<Game>-v0``."""
    _room("gymnasium", "Gymnasium", "envs").register_all()


def register_openspiel() -> None:
    """Make every game known to `pyspiel.load_game`, as ``python_lair_<game>``."""
    _room("openspiel", "OpenSpiel", "openspiel").register_all()


def _room(module: str, library: str, extra: str) -> ModuleType:
    """The module that dresses games for one library, or a word on what to install."""
    try:
        return importlib.import_module(f"lair.envs.{module}")
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("lair"):
            raise
        raise ImportError(
            f"{library} is not installed ({problem.name} is missing). "
            f'Install it with: pip install "{DISTRIBUTION}[{extra}]"'
        ) from None
