"""Work on a cluster, without one: results come in order while nodes come and go. `bench.cluster` has a real one."""

import sys

import pytest

from lair.clusters import AHEAD, connected, cores, in_order
from lair.errors import OptionError
from tests.support.nodes import Nodes


def test_results_come_in_order_while_nodes_come_and_go() -> None:
    nodes = Nodes([4, 1, 0, 2])
    assert list(in_order(nodes, pow, ((number, 2) for number in range(40)))) == [number**2 for number in range(40)]
    assert nodes.most == 4 * AHEAD
    assert nodes.cancelled == []
    assert cores(nodes) == 2


def test_what_nobody_waits_for_is_cancelled() -> None:
    nodes = Nodes([2])
    results = in_order(nodes, pow, ((number, 2) for number in range(40)))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert len(nodes.cancelled) == 2 * AHEAD


def test_ray_is_asked_for_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r"lair-games\[ray\]"):
        connected("auto")
