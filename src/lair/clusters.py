"""The way to a Ray cluster: for simulations (`lair.laboratory.cluster`) and tournaments (`lair.tournament.cluster`)."""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from lair.errors import OptionError

AHEAD = 3  # tasks under way for each core
HERE = "local"  # a cluster of this machine alone


def needed_ray() -> Any:
    """Ray, or a word on what to install."""
    try:
        import ray
    except ModuleNotFoundError:
        raise OptionError("ray-missing") from None
    return ray


def connected(address: str) -> Any:
    """Ray, connected to the cluster at an address; it must be there already, unless that is ``local``."""
    ray = needed_ray()
    if not ray.is_initialized():
        try:
            where = {} if address == HERE else {"address": address}
            ray.init(**where, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as problem:
            why = str(problem).strip().partition("\n")[0]
            raise OptionError("cluster-unreachable", address=address, why=why) from None
    return ray


def cores(ray: Any) -> int:
    """Of all nodes together, now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def in_order(ray: Any, function: Any, tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """What a function makes of each task, in order; what is lost with a node is done again, however often."""
    remote = ray.remote(num_cpus=1, max_retries=-1)(function)
    waiting = iter(tasks)
    running: deque[Any] = deque()
    try:
        while True:
            for task in islice(waiting, max(0, AHEAD * cores(ray) - len(running))):  # nodes come and go
                running.append(remote.remote(*task))
            if not running:
                return
            yield ray.get(running[0])
            running.popleft()
    finally:
        for unfinished in running:
            ray.cancel(unfinished)
