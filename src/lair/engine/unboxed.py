"""Records as plain Python. A look into NumPy's records costs a microsecond, and a view looks hundreds of times.

`to_python` turns a record into lists and numbers once; `uncompiled` reads a rule in Python, so that it takes them.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar

import numpy as np

from lair.engine.contract import Record

Rule = TypeVar("Rule", bound=Callable[..., Any])


def to_python(record: Record) -> Any:
    """The same fields, each a number or a list."""
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.tolist())
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))


@cache
def uncompiled(rule: Rule) -> Rule:
    """The very rule that is compiled elsewhere, as Python runs it, with all the rules that it calls."""
    body: Any = getattr(rule, "py_func", rule)
    called = {name: body.__globals__[name] for name in body.__code__.co_names if name in body.__globals__}
    known = {name: uncompiled(thing) if hasattr(thing, "py_func") else thing for name, thing in called.items()}
    return FunctionType(body.__code__, known, body.__name__)  # type: ignore[return-value]
