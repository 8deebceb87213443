"""`Game`: one game being played, for a Python program, a terminal or a server.

A game is its log: the cards, the master seed and the list of actions. Before each action the state's
random stream is set to a keyed hash of the master seed and the action's number, so that nobody who
does not hold the seed can foresee a draw and anyone who does can repeat it.
"""

import hashlib
import secrets
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from struct import Struct
from typing import Any, TypeVar, overload

import numpy as np

from lair.engine.adapter import TableAdapter
from lair.engine.calls import Calls, actions_row, compiled_verbs, scores_row
from lair.engine.chance import MASK
from lair.engine.contract import MAX_EVENTS, Row, journal_rows
from lair.engine.deck import Deck
from lair.engine.kit import Picture
from lair.engine.knowledge import Knowledge
from lair.engine.manifest import Manifest, loaded
from lair.engine.svg import Svg, sprite_of
from lair.engine.types import Action, Move, Reason, Seat
from lair.engine.unboxed import to_python
from lair.errors import CannotUndo, IllegalAction, LairError, OptionError, TooMuchWork
from lair.games import kit_of
from lair.games.decks import load

GREATEST_SEED = 2**256 - 1
HEAD = Struct("=iiiii")  # a journal's first row (`lair.engine.calls.advance`)
ROW = HEAD.size
SIMULATED = "~"  # before the seed of a game with the luck of simulations, in its notation
V = TypeVar("V")
UNDO_DEPTH = 4  # positions that actions can be taken back to at once; further back the game is played again


# Numbers of streams that no action ever has: what a bot is given must not tell what the game will draw.
A_BOTS_OWN = 1 << 60  # + seat
IMAGINED = 1 << 61  # + actions so far
A_CHAIRS_LOT = 1 << 62  # + chair


def stream_of(seed: int, index: int) -> int:
    """The random stream for the ``index``-th action; the deal is number 0."""
    key = seed.to_bytes(32, "big")
    return int.from_bytes(hashlib.blake2b(index.to_bytes(8, "big"), key=key, digest_size=8).digest(), "big")


def drawn_order(seed: int, chairs: int) -> list[int]:
    """Which chair each seat of the game is, where lots are drawn for the seats: by the chairs' own hashes."""
    return sorted(range(chairs), key=lambda chair: stream_of(seed, A_CHAIRS_LOT + chair))


class Game:
    """One game in progress or finished.

    >>> import lair
    >>> game = lair.new("mighty", players=3, seed=7)
    >>> game.actor
    0
    >>> [str(action) for action in game.legal][:3]
    ['2@1a', '3@1a', '5@1a']
    >>> game.why_not("4@1a")
    'You have no monster of strength 4 in hand: it lies face down in front of you this round.'
    >>> move = game.play("3@1a")
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seed: int | None = None,
        options: Sequence[str] = (),
        cards: Deck | Path | str | None = None,
        seats: Sequence[Seat] = (),
        simulated: bool = False,
    ) -> None:
        """``simulated``: with the luck of `lair.simulation`, where ``seed`` is the seed of that one game."""
        kit = kit_of(game)
        manifest = kit.rules.manifest
        self.deck = cards if isinstance(cards, Deck) else load(game, Path(cards) if cards else None)
        self.rules = kit.rules
        self.adapter: TableAdapter = kit.adapter
        self.players = manifest.checked_players(len(seats) if players is None and seats else players)
        self.options = manifest.checked_options(options)
        self.seed = _seed(seed)
        self.seats = _seats(manifest, seats, self.players)
        self.simulated = simulated
        self._calls: Calls = compiled_verbs(self.rules)
        self._advance = self._calls.advance
        self._cards = self.deck.row
        self._states = np.zeros(1, self.rules.state)
        self._shared = False  # whether others may write to the position
        self._actions = actions_row(self.rules)
        self._listed: memoryview[int] = self._actions.data
        self._streams = hashlib.blake2b(key=self.seed.to_bytes(32, "big"), digest_size=8)
        self._log: list[bytes] = []  # of each action: the rows of its journal
        self._before: deque[bytes] = deque(maxlen=UNDO_DEPTH)  # the positions before the latest of them
        luck = self.seed & MASK if simulated else stream_of(self.seed, 0)
        self._calls.deal(self._cards, self._states, 0, self.players, manifest.bits(self.options), luck)
        self._look()

    def _look(self) -> None:
        """Find out whose decision it is and what is legal; kept until the position changes."""
        self._count = self._calls.legal(self._cards, self._states, 0, self._actions)
        self._actor = self._calls.actor(self._states, 0)

    @property
    def states(self) -> Row:
        """The state as the rules hold it, an array of one record: for tools and tests that look inside or arrange.

        It holds what players may not know, and a rearranged game no longer follows from its log. From now on the game
        looks at its state anew whenever it is asked something, since others may have written to it.
        """
        self._shared = True
        return self._states

    @property
    def position(self) -> Row:
        """A copy of the state as the rules hold it, an array of one record; it holds what players may not know."""
        return np.frombuffer(bytearray(self._states.tobytes()), self.rules.state)  # `copy` would leave out the padding

    @property
    def actor(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        if self._shared:
            self._look()
        return None if self._actor < 0 else self._actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        if self._shared:
            self._look()
        return self._actor < 0

    @property
    def legal_numbers(self) -> list[int]:
        """The legal actions as numbers, ascending."""
        if self._shared:
            self._look()
        return self._listed[: self._count].tolist()

    @property
    def legal(self) -> list[Action]:
        """What the seat whose decision it is may do."""
        s = to_python(self._states[0])
        return [self.adapter.describe(self.deck, number, s) for number in self.legal_numbers]

    def play(self, action: Action | int | str) -> Move:
        """Carry out an action: one of `legal`, its number or its notation. Not legal: nothing changes."""
        number = action if type(action) is int else self.number_of(action)
        before = self._states.tobytes()
        luck = self._luck()
        journal, numbers, rows = _own.journal
        events = self._advance(self._cards, self._states, 0, number, luck, journal, self._actions)
        if events < 0:
            raise self._illegal(number)
        if events > MAX_EVENTS:
            self._restore(before)
            raise TooMuchWork("too-much-work", events=MAX_EVENTS)
        self._count, self._actor = numbers[3], numbers[4]
        entry = rows[: ROW * (events + 1)].tobytes()
        self._log.append(entry)
        self._before.append(before)
        return Move(self, entry)

    def _luck(self) -> int:
        """The random stream of the next action."""
        if self.simulated:
            return int(self._states["stream"][0])
        stream = self._streams.copy()
        stream.update((len(self._log) + 1).to_bytes(8, "big"))
        return int.from_bytes(stream.digest(), "big")

    def why_not(self, action: Action | int | str) -> str | None:
        """Why this is not legal, in English; None if it is."""
        reason = self.reason(action)
        return None if reason is None else str(IllegalAction(reason.code, **reason.arguments))

    def reason(self, action: Action | int | str) -> Reason | None:
        """Why this is not legal, as a code and its arguments; None if it is."""
        try:
            number = self.number_of(action)
        except IllegalAction as problem:
            return Reason(problem.code, problem.arguments)
        if self.over:
            return Reason("game-over", {})
        if not 0 <= number < self.rules.actions:
            return Reason("no-such-action", {"number": number, "last": self.rules.actions - 1})
        return self.adapter.reason(self.deck, self._states[0], number)

    def undo(self, seat: int | None = None) -> Action:
        """Take the latest action back, unless it told somebody something new or is not ``seat``'s."""
        if seat is not None:
            self._check_seat(seat)
        if not self._log:
            raise CannotUndo("undo-nothing")
        last = Move(self, self._log[-1])
        if seat is not None and last.seat != seat:
            raise CannotUndo("undo-other", name=self.seats[last.seat].name)
        if any(self.adapter.reveals(event) for event in last.events):
            raise CannotUndo("undo-revealed")
        self.retract()
        return last.action

    def retract(self) -> None:
        """Take the latest action back, whatever it told: for reading files, not for players."""
        self._log.pop()
        self._restore(self._before.pop() if self._before else self._replayed()[-1])

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take the latest action back."""
        return bool(self._log) and not any(map(self.adapter.reveals, Move(self, self._log[-1]).events))

    @property
    def latest_seat(self) -> int | None:
        """Whose the latest action was."""
        return HEAD.unpack_from(self._log[-1])[1] if self._log else None

    @property
    def history(self) -> list[Move]:
        """Every action so far, with what followed from it."""
        return [Move(self, entry) for entry in self._log]

    @property
    def played(self) -> int:
        """How many actions there have been."""
        return len(self._log)

    @property
    def scores(self) -> list[int]:
        """Each seat's points, so far or final."""
        return self._of_each_seat(self._calls.score)

    @property
    def winners(self) -> list[int]:
        """The seats that win once the game is over; more than one if they tie even so (M25, P52)."""
        if not self.over:
            return []
        standings = self.standings
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

    @property
    def standings(self) -> list[int]:
        """How each seat stands, ties broken as the rules break them: the greatest is first."""
        return self._of_each_seat(self._calls.standing)

    def _of_each_seat(self, verb: Callable[..., None]) -> list[int]:
        """What a verb writes for each seat."""
        row = scores_row(self.rules)
        verb(self._cards, self._states, 0, row)
        written: list[int] = row[: self.players].tolist()
        return written

    @overload
    def view(self, seat: int | None) -> Any: ...

    @overload
    def view(self, seat: int | None, kind: type[V]) -> V: ...

    def view(self, seat: int | None, kind: type[Any] | None = None) -> Any:
        """What a seat sees (None: a spectator); it holds nothing that the seat may not know.

        With the game's own ``View`` as ``kind``, ``game.view(0, View)``, type checkers and editors know its fields.
        """
        if seat is not None:
            self._check_seat(seat)
        if kind is not None and kind is not self.adapter.VIEW:
            raise OptionError("other-view", game=self.rules.name, view=_path(self.adapter.VIEW), other=_path(kind))
        return self.adapter.view(self.deck, self._states[0], seat, self.seats)

    def _check_seat(self, seat: int) -> None:
        """A seat that does not exist would be read from memory beyond the game."""
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < self.players:
            number = seat + 1 if isinstance(seat, int | np.integer) else str(seat)
            raise OptionError("no-such-seat", seat=number, players=self.players)

    def picture(self, seat: int | None = None) -> str | None:
        """What a seat sees as SVG, from the same pictures as in the browser; None if the game has no picture."""
        manifest = self.rules.manifest
        sprite = sprite_of(manifest)
        if manifest.picture is None or not sprite:
            return None
        drawing: Picture = loaded(manifest.picture)
        view = self.view(seat)
        svg = Svg(*drawing.size(view), sprite, repr(self))
        drawing.draw(svg, self.deck, view)
        return str(svg)

    def _repr_svg_(self) -> str | None:
        """In a notebook: the position as the seat to decide sees it."""
        return self.picture(self.actor)

    def _repr_html_(self) -> str | None:
        return self.picture(self.actor)

    def open_view(self) -> Any:
        """What a spectator would see if everyone laid their cards open: for after the game."""
        own = tuple(self.view(seat).seats[seat] for seat in range(self.players))
        return replace(self.view(None), seats=own)

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat holds something the others may not see."""
        self._check_seat(seat)
        return self.adapter.has_secrets(self._states[0], seat)

    def observe(self, seat: int | None) -> Row:
        """What a seat knows (None: a spectator), as numbers for a learner; `Rules.observation` names the slices."""
        if seat is not None:
            self._check_seat(seat)
        row = np.zeros(self.rules.observation_size, np.int16)
        self._calls.observe(self._cards, self._states, 0, -1 if seat is None else seat, row)
        return row

    def knowledge(self, seed: int | None = None) -> Knowledge:
        """For a bot in the seat whose decision it is: a state that is true to all the seat knows.

        Without a ``seed``, what is imagined follows from the game's own, and is the same every time.
        """
        seat = self.actor
        if seat is None:
            raise IllegalAction("game-over")
        if seed is None:
            seed = stream_of(self.seed, IMAGINED + self.played)
        states = self._states.copy()
        self._calls.imagine(self._cards, states, 0, seat, seed)
        return Knowledge(self.rules, self.deck, states, seat, np.array(self.legal_numbers, np.int16), self.actions)

    @property
    def actions(self) -> list[int]:
        """The number of every action so far; `play` takes them."""
        return [HEAD.unpack_from(entry)[2] for entry in self._log]

    @property
    def fingerprints(self) -> list[str]:
        """A short hash of the position after each action, for replay files."""
        return [_fingerprint(position) for position in self._replayed()[1:]]

    @property
    def fingerprint(self) -> str:
        """A short hash of the position now."""
        return _fingerprint(self._states.tobytes())

    @cached_property
    def heading(self) -> str:
        """The first half of the notation: everything but the actions."""
        options = "+".join(self.options) or "-"
        seed = f"{SIMULATED if self.simulated else ''}{self.seed}"
        return f"{self.rules.name}.{self.rules.version} {self.players} {options} {self.deck.digest} {seed}"

    @property
    def notation(self) -> str:
        """The whole game in one line of text."""
        return " ".join([self.heading, ":", *(move.action.text for move in self.history)])

    def fresh(self, seed: int | None = None) -> "Game":
        """The same game before its first action; with another seed, another deal."""
        return Game(
            self.rules.name,
            players=self.players,
            seed=self.seed if seed is None else seed,
            options=self.options,
            cards=self.deck,
            seats=self.seats,
            simulated=self.simulated,
        )

    def copy(self) -> "Game":
        """The same game, apart from this one: what is played in one changes nothing in the other."""
        other: Game = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._states, other._actions = self.position, self._actions.copy()
        other._listed = other._actions.data
        other._log, other._before = self._log.copy(), self._before.copy()
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[Any, ...]]:
        """Set-up, log and position; what is compiled is found again by the game's name."""
        setup = self.deck, self.players, self.options, self.seed, self.seats, self.simulated
        place = self._states.tobytes(), tuple(self._log), tuple(self._before), self._shared
        return _unpickled, (type(self), self.rules.name, self.rules.version, setup, place)

    def __eq__(self, other: object) -> bool:
        """The same game, played the same way to the same position, with the same people."""
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self.heading == other.heading
            and self.seats == other.seats
            and self._log == other._log
            and self._states.tobytes() == other._states.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def to_dict(self) -> dict[str, Any]:
        """The whole game as plain values, ready for JSON: set-up, cards and seed, every action, the points."""
        from lair.table.replay import lines

        header, *actions, end = lines(self)
        return {**header, "actions": actions, **end}

    @staticmethod
    def from_dict(content: Mapping[str, Any]) -> "Game":
        """The game that `to_dict` has written, replayed and checked."""
        from lair.table.replay import from_dict

        if not isinstance(content, Mapping):
            raise TypeError(f"a game is brought back from what to_dict() gave, not from {content!r}")
        return from_dict(content)

    def save(self, path: Path | str) -> None:
        """Write a replay file; `lair.load` brings the game back exactly."""
        from lair.table.replay import save

        save(self, Path(path))

    def __repr__(self) -> str:
        return f"<Game {self.heading}, {len(self._log)} actions>"

    def ended_turn(self, move: Move) -> bool:
        """Whether a turn was over with this move."""
        return self.adapter.TURN_EVENT is None or any(event.code == self.adapter.TURN_EVENT for event in move.events)

    def _replayed(self) -> list[bytes]:
        """The position before the first action, and after each; they are not kept, for they would take much room."""
        game = self.fresh()
        positions = [game._states.tobytes()]
        for entry in self._log:
            game.play(HEAD.unpack_from(entry)[2])
            positions.append(game._states.tobytes())
        return positions

    def _restore(self, position: bytes) -> None:
        self._states[:] = np.frombuffer(position, self.rules.state)
        self._look()

    def number_of(self, action: Action | int | str) -> int:
        """The number of an action, which may be given by its notation."""
        if isinstance(action, str):
            number = self.adapter.parse(self.deck, action)
            if number is None:
                raise IllegalAction("not-a-move", text=action.strip()[:40])
            return number
        return int(action)

    def _illegal(self, number: int) -> LairError:
        reason = self.reason(number)
        assert reason is not None, f"action {number} was refused without a reason"
        return IllegalAction(reason.code, **reason.arguments)


def _fingerprint(position: bytes) -> str:
    return hashlib.blake2b(position, digest_size=4).hexdigest()


class Own(threading.local):
    """What a thread needs to carry an action out, and nobody afterwards."""

    def __init__(self) -> None:
        journal = journal_rows()
        rows = journal.data.cast("B")
        self.journal = journal, rows.cast("i"), rows


_own = Own()


def from_notation(text: str, cards: Deck | Path | str | None = None) -> Game:
    """The game that a line of `Game.notation` stands for."""
    try:
        heading, moves = text.strip().split(" :", 1)
        name, players, options, digest, seed = heading.split(" ")
        game_name, version = name.split(".")
        numbers = int(version), int(players), int(seed.removeprefix(SIMULATED))
    except ValueError:
        raise OptionError("not-a-notation") from None
    chosen = () if options == "-" else tuple(options.split("+"))
    simulated = seed.startswith(SIMULATED)
    game = Game(game_name, players=numbers[1], seed=numbers[2], options=chosen, cards=cards, simulated=simulated)
    if game.rules.version != numbers[0]:
        raise OptionError("other-rules", version=numbers[0], ours=game.rules.version)
    if game.deck.digest != digest:
        raise OptionError("other-cards", digest=digest, ours=game.deck.digest)
    for move in moves.split():
        game.play(move)
    return game


def _unpickled(kind: type[Game], name: str, version: int, setup: Any, place: Any) -> Game:
    """What `Game.__reduce__` has taken apart."""
    deck, players, options, seed, seats, simulated = setup
    house = load(name)
    if deck.digest == house.digest and deck.content == house.content:
        deck = house  # one for all games
    game = kind(name, players=players, seed=seed, options=options, cards=deck, seats=seats, simulated=simulated)
    if game.rules.version != version:
        raise OptionError("other-rules", version=version, ours=game.rules.version)
    position, log, before, shared = place
    game._log, game._before, game._shared = [*log], deque(before, UNDO_DEPTH), shared
    game._restore(position)
    return game


def _path(kind: type[Any]) -> str:
    """Where a type is imported from."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(64)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= GREATEST_SEED:
        raise OptionError("seed", seed=str(seed))
    return seed


@cache
def _factions(manifest: Manifest) -> tuple[Seat, ...]:
    """Seats that nobody has named are called by their factions."""
    return tuple(Seat(faction.capitalize(), faction) for faction in manifest.factions)


def _seats(manifest: Manifest, seats: Sequence[Seat], players: int) -> tuple[Seat, ...]:
    if not seats:
        return _factions(manifest)[:players]
    if len(seats) != players:
        raise OptionError("seats", seats=len(seats), players=players)
    factions = [seat.faction for seat in seats]
    for faction in factions:
        if faction not in manifest.factions:
            raise OptionError("no-such-faction", faction=faction, factions=", ".join(manifest.factions))
    if len(set(factions)) < players:
        raise OptionError("faction-twice")
    return tuple(seats)
