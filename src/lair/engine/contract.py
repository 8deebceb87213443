"""What a game is: two records, a few verbs over them, and the journal.

The verbs below belong to no game. Called with a game's `State`, each finds that game's own function
by the type of the record: when Numba compiles the call, or at once in interpreted Python. Search,
simulation and drivers are therefore written once, over these verbs.
"""

import functools
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from lair.engine.layout import Layout
from lair.engine.manifest import Manifest, loaded

Row = NDArray[Any]
Record = Any  # a NumPy record; each game spells its fields out as a Protocol
Journal = Any  # None, an array of `journal_rows()`, or a game's tally record
MAX_EVENTS = 1023  # of one action: its budget of work. Games refuse cards that could need more

Verb = TypeVar("Verb", bound=Callable[..., Any])


def record(shape: type) -> np.dtype[Any]:
    """The NumPy dtype of a class whose fields are ``Annotated[type, NumPy code, length...]``."""
    fields: list[Any] = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        assert get_origin(hint) is Annotated, f"{shape.__name__}.{name} has no NumPy code"
        _, code, *lengths = get_args(hint)
        fields.append((name, code, tuple(lengths)) if lengths else (name, code))
    return np.dtype((np.record, np.dtype(fields, align=True)))


class NoTally(Protocol):
    """For a game that counts nothing in the laboratory."""

    events: Annotated[int, "i8"]


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One game's rules as numbers: its records, its actions and what a learner sees, declared up front."""

    manifest: Manifest
    version: int  # raised whenever the same actions may lead elsewhere than before
    cards: np.dtype[Any]
    state: np.dtype[Any]
    actions: int  # actions are the numbers from 0 to this, less one
    layout: Layout  # of what `observe` writes
    tally: np.dtype[Any] = field(default_factory=lambda: record(NoTally))

    @property
    def name(self) -> str:
        """What the game is called in commands and files."""
        return self.manifest.name

    @property
    def players(self) -> range:
        """How many can play."""
        return self.manifest.players

    @property
    def options(self) -> tuple[str, ...]:
        """Variants and expansions."""
        return self.manifest.options

    @property
    def seats(self) -> int:
        """The most players there can be."""
        return self.players[-1]

    @property
    def observation(self) -> tuple[tuple[str, int], ...]:
        """The named slices of what `observe` writes."""
        return self.layout.slices

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return self.layout.size

    def __reduce__(self) -> tuple[Callable[..., "Rules"], tuple[Manifest]]:
        """Rules are looked up again, never copied: there is one object for each game."""
        return _rules_of, (self.manifest,)


def _rules_of(manifest: Manifest) -> Rules:
    rules: Rules = loaded(manifest.kit).rules
    return rules


_by_dtype: dict[tuple[np.dtype[Any], str], Callable[..., Any]] = {}
_by_type: dict[tuple[Any, str], Callable[..., Any]] = {}


_type_of = functools.cache(numba.from_dtype)  # of a large record it takes milliseconds


def teach(dtype: np.dtype[Any], verb: str, function: Callable[..., Any]) -> None:
    """From now on ``verb`` means ``function`` for records of this dtype."""
    _by_dtype[dtype, verb] = function
    _by_type[_type_of(dtype), verb] = getattr(function, "py_func", function)


def taught(dtype: np.dtype[Any], verbs: Mapping[str, Callable[..., Any]]) -> bool:
    """Whether records of this dtype have other verbs already."""
    return any(_by_dtype.get((dtype, verb), function) is not function for verb, function in verbs.items())


def dispatched_on(argument: str) -> Callable[[Verb], Verb]:
    """Declare a verb whose meaning depends on the type of the record in ``argument``."""

    def declare(verb: Verb) -> Verb:
        name = verb.__name__
        place = list(inspect.signature(verb).parameters).index(argument)

        @functools.wraps(verb)
        def interpreted(*given: Any) -> Any:
            return _by_dtype[given[place].dtype, name](*given)

        @functools.wraps(verb)
        def typed(*given: Any) -> Callable[..., Any] | None:
            return _by_type.get((given[place], name))

        overload(interpreted, strict=False)(typed)  # annotations may differ
        return interpreted  # type: ignore[return-value]

    return declare


@dispatched_on("s")
def deal(cards: Record, s: Record, players: int, options: int, seed: int) -> None:
    """Set up a new game in ``s``."""


@dispatched_on("s")
def actor(s: Record) -> int:
    """Whose decision it is; -1 when the game is over."""
    return -1


@dispatched_on("s")
def legal(cards: Record, s: Record, out: Row) -> int:
    """Write the legal action numbers, ascending, and return how many there are."""
    return 0


@dispatched_on("s")
def apply(cards: Record, s: Record, action: int, journal: Journal) -> bool:
    """Carry one action out, with all that follows until the next decision. False: not legal, nothing done."""
    return False


@dispatched_on("s")
def score(cards: Record, s: Record, out: Row) -> None:
    """Write each seat's points, so far or final."""


@dispatched_on("s")
def standing(cards: Record, s: Record, out: Row) -> None:
    """Write for each seat a number to compare: the greatest wins, equals share. Points, with ties broken."""


@dispatched_on("s")
def imagine(cards: Record, s: Record, seat: int, seed: int) -> None:
    """Redraw everything that ``seat`` cannot know, the random stream included; -1 is a spectator."""


@dispatched_on("s")
def observe(cards: Record, s: Record, seat: int, out: Row) -> None:
    """Write what ``seat`` knows, as numbers for a learner."""


REQUIRED = tuple(verb.__name__ for verb in (deal, actor, legal, apply, score, standing, imagine, observe))
OPTIONAL = ("count", "mask", "pick", "act", "settle")


@dispatched_on("s")
def mask(cards: Record, s: Record, actions: Row, out: Row) -> None:
    """Write 1 for every action that is legal and 0 for every other; ``actions`` is room for a list."""


@dispatched_on("s")
def pick(cards: Record, s: Record, actions: Row, scratch: Record) -> int:
    """Draw one of the legal actions from ``scratch``, all equally likely: the n-th that `legal` lists, n drawn.

    ``actions`` is room for a list.
    """
    return 0


@dispatched_on("s")
def act(cards: Record, s: Record, action: int, journal: Journal) -> bool:
    """Carry out a legal action without asking whether it is one. True: something follows by itself, by `settle`."""
    return False


@dispatched_on("s")
def settle(cards: Record, s: Record, journal: Journal) -> None:
    """After `act`: carry out what follows by itself, until somebody must decide or the game is over."""


@dispatched_on("tally")
def count(tally: Record, event: int, a: int, b: int, c: int, d: int) -> None:
    """Add one event to a game's tally."""


@dispatched_on("s")
def greedy(cards: Record, s: Record, actions: Row, count: int, scratch: Record) -> int:
    """The action that looks best one step ahead; ``scratch`` breaks ties."""
    return 0


@dispatched_on("s")
def stage(s: Record) -> int:
    """Rounds or turns so far: a search looks a number of them ahead."""
    return 0


@dispatched_on("s")
def any_order(s: Record) -> None:
    """After `imagine`: where it left only one of several orders of the same actions legal, all are legal again."""


@dispatched_on("s")
def value(cards: Record, s: Record, out: Row, scratch: Record) -> None:
    """Write each seat's points as they may be expected at the end; only their differences matter."""


@dispatched_on("s")
def forecast(cards: Record, s: Record, seat: int, out: Row) -> None:
    """Write for networks what follows, by the arithmetic of the rules, from what ``seat`` observes."""


@dispatched_on("scratch")
def reset(scratch: Record) -> None:
    """Forget what was planned for another state."""


def count_nothing(tally: Record, event: int, a: int, b: int, c: int, d: int) -> None:
    """`count` for a game without a tally."""


def journal_rows() -> Row:
    """An empty journal: its first row counts the events in the rows that follow, and those beyond the last row."""
    return np.zeros((1 + MAX_EVENTS, 5), np.int32)


def note(journal: Journal, event: int, a: int, b: int, c: int, d: int) -> None:
    """Record what happened: nothing into None, a row into an array, a count into a tally."""
    if journal is None:
        return
    if isinstance(journal, np.ndarray):
        _note_row(journal, event, a, b, c, d)
    else:
        count(journal, event, a, b, c, d)


def _note_row(journal: Row, event: int, a: int, b: int, c: int, d: int) -> None:
    row = journal[0, 0] + 1
    journal[0, 0] = row
    if row >= len(journal):  # beyond the budget: counted, so that whoever asked can tell, but not written
        return
    journal[row, 0] = event
    journal[row, 1] = a
    journal[row, 2] = b
    journal[row, 3] = c
    journal[row, 4] = d


def exceed(journal: Journal) -> None:
    """Say that an action was not carried out to its end, because it took too many steps."""
    if isinstance(journal, np.ndarray):
        _exceed_rows(journal)


def _exceed_rows(journal: Row) -> None:
    journal[0, 0] = len(journal)


def _exceed_nothing(journal: Journal) -> None:
    return None


@overload(exceed, strict=False)
def _exceed_typed(journal: Any) -> Callable[..., None]:
    return _exceed_rows if isinstance(journal, types.Array) else _exceed_nothing


def _note_nothing(journal: Journal, event: int, a: int, b: int, c: int, d: int) -> None:
    return None


def _note_count(journal: Journal, event: int, a: int, b: int, c: int, d: int) -> None:
    count(journal, event, a, b, c, d)


@overload(note, strict=False)
def _note_typed(journal: Any, event: Any, a: Any, b: Any, c: Any, d: Any) -> Callable[..., None]:
    if isinstance(journal, types.NoneType):
        return _note_nothing
    return _note_row if isinstance(journal, types.Array) else _note_count
