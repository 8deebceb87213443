"""As much of Ray as Lair uses, in this process. `bench.cluster` has the real one."""

from collections.abc import Callable
from typing import Any


class Nodes:
    """As much of Ray as there is to see: tasks are done when somebody asks for them."""

    def __init__(self, cores_now: list[int], lost: int = 0) -> None:
        self.lost = lost  # tasks whose first results go down with a node
        self.cores_now, self.asked, self.most, self.waiting = cores_now, 0, 0, 0
        self.cancelled: list[Any] = []

    def cluster_resources(self) -> dict[str, float]:
        self.asked += 1
        return {"CPU": float(self.cores_now[min(self.asked, len(self.cores_now)) - 1])}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, **options: Any) -> Callable[[Any], "Remote"]:
        assert options["max_retries"] == -1
        return lambda function: Remote(self, function)

    def get(self, task: Callable[[], Any]) -> Any:
        self.waiting -= 1
        if self.lost:
            self.lost -= 1
            task()
        return task()

    def cancel(self, task: Any) -> None:
        self.cancelled.append(task)


class Remote:
    """A function of the cluster."""

    def __init__(self, nodes: Nodes, function: Callable[..., Any]) -> None:
        self.nodes, self.function = nodes, function

    def remote(self, *arguments: Any) -> Callable[[], Any]:
        self.nodes.waiting += 1
        self.nodes.most = max(self.nodes.most, self.nodes.waiting)
        return lambda: self.function(*arguments)
