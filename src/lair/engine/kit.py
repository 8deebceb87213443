"""The kit of a game: all that it hands to the packages above its rules, checked against their limits.

A game's manifest names its kit; `lair.games.kit_of` loads and registers it. `Terminal` and `Report` are apart, so that
a server or a learner loads no drawing.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from lair.compiling import depend_on
from lair.engine import default_bots, default_verbs
from lair.engine.adapter import TableAdapter
from lair.engine.contract import OPTIONAL, REQUIRED, Row, Rules, count_nothing, taught, teach
from lair.engine.deck import Deck
from lair.engine.layout import Layout
from lair.engine.manifest import Manifest, loaded
from lair.engine.svg import Svg
from lair.engine.text import Text
from lair.engine.types import Action, Event, Seat
from lair.errors import GameError, LairError

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from lair.laboratory.summary import Summary
    from lair.words import Words

MAX_SEATS = 6  # rows of a search's records
MAX_ACTIONS = 256  # likewise
MAX_STYLES = 8
SCRATCH_FIELDS = {"stream": "u8", "style": "i8"}  # what every bot's scratch record has


@dataclass(frozen=True, kw_only=True)
class BotKit:
    """How bots play a game; every part has a default that plays any game.

    ``scratch`` is one bot's working memory: a record with at least the fields ``stream`` (its random numbers) and
    ``style`` (the number of the style it plays), and whatever the functions below keep there.
    """

    greedy: Callable[..., int] = default_bots.greedy  # (cards, s, actions, count, scratch): the best action at once
    stage: Callable[..., int] = default_bots.stage  # (s): rounds or turns so far
    any_order: Callable[..., None] = default_bots.any_order  # (s): undoes that `imagine` allows one order of actions
    value: Callable[..., None] = default_bots.value  # (cards, s, out, scratch): points expected at the end
    forecast: Callable[..., None] = default_bots.forecast  # (cards, s, seat, out): what follows from an observation
    forecasts: Layout = field(default_factory=Layout)  # of what `forecast` writes for networks
    reset: Callable[..., None] = default_bots.reset  # (scratch): forget what was planned for another state
    scratch: np.dtype[Any] = default_bots.SCRATCH
    search: Mapping[str, float] = field(default_factory=dict)  # what differs from `default_bots.SEARCH`
    training: Mapping[str, Any] = field(default_factory=dict)  # what differs from `lair.learn.config.TrainConfig`
    network: Path | None = None  # a file of `lair.bots.network`, beside the game's sources

    @property
    def search_params(self) -> Mapping[str, float]:
        """Every field of `lair.bots.search.SearchParams`."""
        return {**default_bots.SEARCH, **self.search}


@dataclass(frozen=True, kw_only=True)
class Kit:
    """What a game is made of."""

    rules: Rules
    verbs: Mapping[str, Callable[..., Any]]  # its own function for each verb of `lair.engine.contract`
    adapter: TableAdapter
    read_cards: Callable[[dict[str, Any], str, Mapping[str, str] | None], Row]  # (content, file, sources of its parts)
    house_cards: Path  # a TOML file, or a folder of them
    bots: BotKit = field(default_factory=BotKit)
    hint_simulations: int = 2000  # of a search that advises a person
    review_simulations: int = 1000  # of one that reviews a decision: to find the best action, and again for each of two
    kept_by_resampling: tuple[str, ...] = ()  # fields that `imagine` changes for a search alone
    lesson_targets: str = ""  # a regular expression: what steps of the lesson may point at
    texts: Callable[[Deck], Mapping[str, Text]] = lambda deck: {}  # what its cards say, by keys that its board knows


class PlayedGame(Protocol):
    """What a terminal's sentences are made from: `lair.table.game.Game`."""

    deck: Deck
    seats: tuple[Seat, ...]

    @property
    def actor(self) -> int | None: ...

    def view(self, seat: int | None) -> Any: ...


Drawing = Callable[["Words", Deck, Any], "Sequence[RenderableType]"]


@dataclass(frozen=True, kw_only=True)
class Terminal:
    """A game in a terminal. Sentences that a part is None for are made from its words (`lair.terminal.phrases`)."""

    draw: Drawing
    brief: Drawing | None = None  # between small steps of one turn, where a turn has several
    untold: Callable[[Event], bool] = lambda event: False  # events that are seen at once on the next drawing
    ending: frozenset[str] = frozenset()  # events after which there is a pause; after every move if there are none
    numbered: bool = True  # moves may be chosen by their number
    suffix: str = ""  # of messages of its own: your-turn, final-title, final-row, help-text, not-understood
    arguments: Callable[["Words", PlayedGame, str, str | int], str | int] | None = None  # an argument by its name
    event_text: Callable[["Words", PlayedGame, Event], str | None] | None = None  # a whole sentence, or None
    move_arguments: Callable[["Words", PlayedGame, Action], dict[str, str | int]] | None = None  # beside its own
    question: Callable[["Words", PlayedGame, str], str] | None = None  # what the person in a seat (by name) is asked
    list_moves: "Callable[[Words, PlayedGame, list[Action], MoveSentence], Iterable[RenderableType]] | None" = None


MoveSentence = Callable[[Action], str]


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A position as a picture: for notebooks, documents and reports."""

    size: Callable[[Any], tuple[int, int]]  # of a view's sheet
    draw: Callable[[Svg, Deck, Any], None]


@dataclass(frozen=True)
class Counted:
    """What the places of a tally's field count: cards as ``kind-key``, or other things; empty: a place not in use.

    Places with the same label are added up: copies of one card. Comparisons of simulations show fields with a
    ``heading``, a code of the game's words.
    """

    labels: tuple[str, ...]
    heading: str | None = None


Use = tuple[str, int, int]  # a card as ``kind-key``, how often it was used, how often it could have been


@dataclass(frozen=True, kw_only=True)
class Report:
    """What a simulation's report says of a game beside seats, order and length."""

    tables: "Callable[[Words, Summary, Deck], list[Table]]"
    counted: Callable[[Deck], Mapping[str, Counted]] = lambda deck: {}  # by field of the tally; others are internal
    by_seat: Callable[[Deck], Mapping[str, Counted]] = lambda deck: {}  # fields with a row a seat: who used which card
    used: "Callable[[Summary, Deck], Mapping[str, Sequence[Use]]]" = lambda summary, deck: {}  # by kind of card
    criteria: "Callable[[Summary, Deck, Mapping[str, float] | None], list[tuple[str, bool, str]]] | None" = None
    card_name: "Callable[[Words, Deck, str], str] | None" = None  # for what is counted and what `criteria` names
    points: str = "sim-mean"  # the heading over a seat's points


@cache
def load_kit(manifest: Manifest) -> Kit:
    """A game's kit: loaded, checked and registered once. Whatever is wrong with it names the game."""
    try:
        return register(loaded(manifest.kit))
    except LairError:
        raise
    except Exception as problem:  # it may be anybody's package
        why = f"{type(problem).__name__}: {problem}"
        raise GameError("game-unusable", game=manifest.name, why=why) from problem


def register(kit: Kit) -> Kit:
    """Check a kit against the limits of what will run it, and make its verbs known."""
    rules, name = kit.rules, kit.rules.name
    manifest = rules.manifest
    missing, unknown = set(REQUIRED) - kit.verbs.keys(), kit.verbs.keys() - {*REQUIRED, *OPTIONAL}
    _demand(not missing, name, f"lacks the verbs {', '.join(sorted(missing))}")
    _demand(not unknown, name, f"has unknown verbs: {', '.join(sorted(unknown))}")
    _demand(("act" in kit.verbs) == ("settle" in kit.verbs), name, "has one of the verbs act and settle alone")
    _demand(1 <= rules.actions <= MAX_ACTIONS, name, f"has {rules.actions} actions; at most {MAX_ACTIONS} are possible")
    _demand(1 <= rules.seats <= MAX_SEATS, name, f"has {rules.seats} seats; at most {MAX_SEATS} are possible")
    factions = len(manifest.factions)
    _demand(factions >= rules.seats, name, f"has {factions} factions for {rules.seats} seats")
    styles = len(manifest.styles)
    _demand(styles <= MAX_STYLES, name, f"has {styles} styles of play; at most {MAX_STYLES} are possible")
    _demand(kit.house_cards.exists(), name, f"has no cards at {kit.house_cards}")
    for record, fields in ((kit.bots.scratch, SCRATCH_FIELDS), (rules.state, {"stream": "u8", "players": "i1"})):
        for needed, code in fields.items():
            kind = record.fields[needed][0] if record.fields and needed in record.fields else None
            _demand(kind == np.dtype(code), name, f"needs a field {needed} of type {code}, not {kind}")
    _demand(not taught(rules.state, kit.verbs), name, "has the same state record as another game: rename a field")
    for dtype in (rules.cards, rules.state):
        depend_on(dtype, kit.verbs["deal"].__module__)
    bots = kit.bots
    policies = {
        "greedy": bots.greedy,
        "stage": bots.stage,
        "any_order": bots.any_order,
        "value": bots.value,
        "forecast": bots.forecast,
    }
    optional = (default_verbs.mask, default_verbs.pick, default_verbs.act, default_verbs.settle)
    defaults = {verb.__name__: verb for verb in optional}
    verbs: dict[str, Callable[..., Any]] = {"count": count_nothing, **defaults, **kit.verbs, **policies}
    for verb, function in verbs.items():
        teach(rules.tally if verb == "count" else rules.state, verb, function)
    teach(bots.scratch, "reset", bots.reset)
    return kit


def _demand(met: bool, game: str, what: str) -> None:
    if not met:
        raise GameError("game-unusable", game=game, why=f"it {what}.")
