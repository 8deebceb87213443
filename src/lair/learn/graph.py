"""A function of tensors as one CUDA graph, so that a GPU need not wait while a CPU starts one kernel after another.

`lair.learn.training` learns through it on a GPU; everywhere else the function is called as it is.
"""

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

WARM_UP = 3  # plain calls before the graph is made: what they load and tune must not be part of it


class Replayed:
    """Does what a function of tensors does, which must take tensors of the same shapes each time."""

    def __init__(self, function: Callable[..., Tensor]) -> None:
        self.function = function
        self.calls = 0
        self.stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        self.graph = torch.cuda.CUDAGraph()
        self.inputs: Sequence[Tensor] = ()
        self.output: Tensor

    def __call__(self, *inputs: Tensor) -> Tensor:
        """The first calls are plain, the next one records the graph, and from then on it is replayed."""
        self.calls += 1
        if self.calls <= WARM_UP:
            return self._aside(inputs)
        if not self.inputs:
            self._record(inputs)
        for own, given in zip(self.inputs, inputs, strict=True):
            own.copy_(given)
        self.graph.replay()
        return self.output.clone()

    def _aside(self, inputs: Sequence[Tensor]) -> Tensor:
        """A call on the stream of the recording: gradients remember the stream that they were first computed on."""
        here = torch.cuda.current_stream()
        self.stream.wait_stream(here)
        with torch.cuda.stream(self.stream):
            output = self.function(*inputs)
        here.wait_stream(self.stream)
        return output

    def _record(self, inputs: Sequence[Tensor]) -> None:
        """Record the graph on tensors of its own; nothing is computed yet."""
        self.inputs = [torch.empty_like(given) for given in inputs]
        torch.cuda.synchronize()
        with torch.cuda.graph(self.graph, stream=self.stream):
            self.output = self.function(*self.inputs)
