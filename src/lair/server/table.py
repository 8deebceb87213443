"""One table: the state after its log, what each person may do there, and what each may see.

Nothing here waits or writes: `decide` says what a command would add to the log, or raises `Refused`; `take` applies an
entry. `lair.server.service` stores the entry in between. Everything that is sent about a table is built here, and
everything hidden goes through `Game.view`.
"""

import secrets
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET

from lair.bots import ADEPT, levels_of
from lair.bots.network import unknown_cards
from lair.engine.deck import Deck
from lair.engine.text import visible
from lair.engine.types import Action, Move, Reason, Seat
from lair.games import manifest_of, rules_of
from lair.lessons import lesson
from lair.server import commands as c
from lair.server import entries as e
from lair.server.answers import (
    Info,
    RunningClock,
    SeatInfo,
    SeatOrAll,
    SeatSummary,
    State,
    Status,
    Step,
    StepEntry,
    TableSummary,
)
from lair.server.entries import AnyBody, Clock, Entry, TableSettings
from lair.server.errors import Refused
from lair.server.ratings import Finished, Finisher
from lair.server.settings import Limits
from lair.table.game import Game, drawn_order
from lair.table.replay import commitment_of
from lair.table.reports import progress

OPEN: Literal["open"] = "open"
PLAYING: Literal["playing"] = "playing"
OVER: Literal["over"] = "over"
CLOSED: Literal["closed"] = "closed"
ALL: Literal["all"] = "all"
LISTED_SETTINGS = ("game", "players", "options", "pace", "clock", "lesson", "rated")  # in lists, and in `Info`
KEPT_SECONDS = {"live": 600.0, "slow": 259_200.0}  # for which places are kept, by pace
SUBSTITUTE = "greedy"  # plays on for a seat that resigned or ran out of time
UNBOUNDED = (c.Sit, c.Stand, c.SeatBot, c.Undo, c.Say, c.StandIn)  # commands that could be repeated without an end

LEADS_TO = {  # a command's kind, and that of the entry it leads to
    "sit": "sat",
    "stand": "stood",
    "seat-bot": "bot-sat",
    "start": "began",
    "play": "played",
    "undo": "undone",
    "resign": "resigned",
    "stand-in": "stood-in",
    "reclaim": "reclaimed",
    "say": "said",
    "rematch": "rematched",
    "close": "closed",
}

encode = msgspec.json.encode


@dataclass
class Chair:
    """A place at the table."""

    faction: str
    bot: str | None = None  # the level of a bot that was seated here
    person: str | None = None
    name: str = ""
    stand_in: str | None = None  # the level of a bot that plays while the person is away
    resigned: bool = False
    timed_out: bool = False
    spent: float = 0.0  # seconds, of a clock for the whole game
    left_at: int | None = None  # the version at which the person gave up, or ran out of time for the whole game

    @property
    def driver(self) -> str | None:
        """The bot that decides here; None: a person does."""
        if self.resigned or self.timed_out:
            return SUBSTITUTE
        return self.bot or self.stand_in

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.person is not None


@dataclass(frozen=True)
class Caller:
    """Who gives a command, and what the table cannot know about it."""

    person: str
    name: str = ""  # for a seat that they take
    seat_is_away: bool = False  # of a stand-in's seat: its person gave no sign of life for the grace period
    uptime: float = 0.0
    is_apart: bool = False  # from somebody at the table: one has blocked the other


class Position(NamedTuple):
    """The game from one seat, and what it may do now."""

    view: Any
    actions: list[Action]
    undo: bool


class DamagedLog(Exception):
    """A log with a gap."""


class Table:
    """A table after its latest entry. The first entry sets ``settings`` and ``host``."""

    settings: TableSettings
    host: str

    def __init__(self, table_id: str, deck: Deck, seed: int, invite: str, limits: Limits) -> None:
        self.id = table_id
        self.deck = deck
        self.invite = invite
        self.limits = limits
        self.version = 0
        self.game_version = 0  # the version that last changed what can be done in the game
        self.status: Status = OPEN
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.opened = self.opened_uptime = self.touched = self.touched_uptime = 0.0
        self.turn_began = 0.0  # in uptime
        self._restarts: list[tuple[int, float]] = []  # another turn of the same seat: actions so far, `turn_began`
        self.drawn: list[int] | None = None  # which chair each seat was, where seats were shuffled
        self.next_table: str | None = None
        self.chat_lines = 0
        self.bot_moves = 0  # since the latest command of a person
        # By person and command: the version it led to, and what happened.
        self.answered: dict[str, dict[str, tuple[int, AnyBody]]] = {}
        self._seed = seed

    def unfolded(self) -> "Table":
        """The same table before its first entry."""
        return Table(self.id, self.deck, self._seed, self.invite, self.limits)

    # People and seats

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def admits(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may look at this table."""
        return (
            not self.settings.private
            or (person is not None and (person in (self.host, *self.settings.kept) or bool(self.seats_of(person))))
            or (invite is not None and secrets.compare_digest(invite.encode(), self.invite.encode()))
        )

    def viewing_seat(self, person: str | None, seat: int | None) -> int | None:
        """The seat whose view a person gets: the one asked for, else their first; None: a spectator's."""
        own = self.seats_of(person)
        if seat is None:
            return own[0] if own else None
        if seat not in own:
            raise Refused(403, "not-your-seat")
        return seat

    def history_seat(self, person: str | None, seat: SeatOrAll) -> SeatOrAll:
        """As `viewing_seat`; after the end there are no secrets, and anyone may choose any seat, or all."""
        if self.status == OVER and seat in (ALL, *range(len(self.chairs))):
            return seat
        if seat == ALL:
            raise Refused(409, "not-over")
        return self.viewing_seat(person, seat)

    def seat_after_moving(self, person: str | None, seat: int | None) -> int | None:
        """The seat whose view a person keeps when people have changed seats."""
        return seat if seat in self.seats_of(person) else self.viewing_seat(person, None)

    @property
    def people(self) -> set[str]:
        """Everyone who holds a seat."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    @property
    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.taken]

    @property
    def awaited(self) -> list[str]:
        """People whose places are kept and who have not come yet."""
        return [person for person in self.settings.kept if not self.seats_of(person)][: len(self.free_seats)]

    @property
    def bots(self) -> tuple[str, ...]:
        """The levels of all bots that hold a seat, whenever they were seated."""
        return tuple(chair.bot for chair in self.chairs if chair.bot is not None)

    @property
    def actor(self) -> int | None:
        """The seat that decides now."""
        return self.game.actor if self.game is not None and self.status == PLAYING else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot that decides now."""
        return None if self.actor is None else self.chairs[self.actor].driver

    @property
    def person_to_move(self) -> str | None:
        """The person who decides now."""
        return None if self.actor is None or self.bot_to_move is not None else self.chairs[self.actor].person

    @property
    def scripted(self) -> int | None:
        """The next move of this table's lesson, as long as the game has followed it."""
        if self.settings.lesson is None or self.game is None:
            return None
        moves, played = lesson(self.settings.lesson).moves, [move.action.text for move in self.game.history]
        if len(played) >= len(moves) or list(moves[: len(played)]) != played:
            return None
        return self.game.adapter.parse(self.deck, moves[len(played)])

    @property
    def deadline(self) -> float | None:
        """When the running clock runs out, in uptime."""
        clock = self.settings.clock
        if clock is None or self.actor is None or self.bot_to_move is not None:
            return None
        return self.turn_began + self._time_left(self.chairs[self.actor], clock)

    # Deciding

    def version_of(self, command: c.AnyCommand, person: str) -> int | None:
        """The version that this command led to before; None: it is new. Its id belongs to it alone."""
        done = self.answered.get(person, {}).get(command.id)
        if done is None:
            return None
        version, happened = done
        if not self._is_of(command, happened):
            raise Refused(409, "command-id-used")
        return version

    def _is_of(self, command: c.AnyCommand, body: AnyBody) -> bool:
        """Whether an entry is what a command may have led to: of its kind, for its seat, with its move or its words."""
        seat, led_to = getattr(command, "seat", None), getattr(body, "seat", None)
        if body.kind != LEADS_TO[command.kind] or (seat is not None and led_to is not None and seat != led_to):
            return False
        if isinstance(command, c.Play) and isinstance(body, e.Played):
            action = command.action
            return body.action == (self.game.number_of(action) if self.game is not None else action)
        return not isinstance(command, c.Say) or getattr(body, "text", None) == visible(command.text)

    def decide(self, command: c.AnyCommand, caller: Caller) -> AnyBody:
        """What a command adds to the log."""
        done = len(self.answered.get(caller.person, ()))
        if isinstance(command, UNBOUNDED) and done >= self.limits.entries:
            raise Refused(409, "too-many-entries", entries=self.limits.entries)
        match command:
            case c.Sit():
                return self._sit(command, caller)
            case c.Stand(seat=seat):
                return self._stand(seat, caller.person)
            case c.SeatBot(seat=seat, level=level):
                return self._seat_bot(seat, level, caller.person)
            case c.Start():
                return self._start(caller.person)
            case c.Play():
                return self._play(command, caller.person)
            case c.Undo(version=version, seat=seat):
                return self._undo(version, seat, caller.person)
            case c.Resign(seat=seat):
                return self._resign(seat, caller.person)
            case c.StandIn():
                return self._stand_in(command, caller)
            case c.Reclaim(seat=seat):
                return self._reclaim(seat, caller.person)
            case c.Say():
                return self._say(command, caller.person)
            case c.Close():
                self._before_the_game(caller.person)
                return e.Closed()
            case c.Rematch():
                raise AssertionError("a rematch is another table's first entry: see `lair.server.service`")

    def _check_version(self, version: int) -> None:
        """Refuse a command that was made for an earlier position."""
        if not self.game_version <= version <= self.version:
            raise Refused(409, "stale", version=version, ours=self.version)

    def _before_the_game(self, host: str | None = None) -> None:
        """Refuse what only the host may do, or what is only possible before the game."""
        if host is not None and host != self.host:
            raise Refused(403, "host-only")
        if self.status != OPEN:
            raise Refused(409, "not-open")

    def _own(self, person: str, seat: int | None) -> int:
        """The seat that a person acts for."""
        own = self.seats_of(person)
        if not own:
            raise Refused(403, "no-seat-here")
        if seat is None:
            return self.actor if self.actor in own else own[0]
        if seat not in own:
            raise Refused(403, "not-your-seat")
        return seat

    def _playing(self) -> Game:
        if self.game is None or self.status != PLAYING:
            raise Refused(409, "not-playing")
        return self.game

    def _sit(self, command: c.Sit, caller: Caller) -> e.Sat:
        self._before_the_game()
        if not self.admits(caller.person, command.invite):
            raise Refused(404, "no-such-table")
        if caller.is_apart:
            raise Refused(403, "blocked-here")
        if self.seats_of(caller.person) and not self.settings.hot_seat:
            raise Refused(409, "one-seat-each")
        free = self.free_seats
        if not free or (command.seat is not None and command.seat not in free):
            raise Refused(409, "seat-taken")
        if len(free) <= len(self.awaited) and not self._may_take_kept(caller):
            raise Refused(409, "seats-kept")
        seat = free[0] if command.seat is None else command.seat
        faction = self._free_faction(seat, command.faction)
        return e.Sat(seat, clean_name(command.name or caller.name, self.limits), faction)

    def _may_take_kept(self, caller: Caller) -> bool:
        """Whether a place is kept for this person, or was kept long enough."""
        waited = caller.uptime - self.opened_uptime
        return caller.person in self.settings.kept or waited > KEPT_SECONDS[self.settings.pace]

    def _free_faction(self, seat: int, faction: str | None) -> str:
        """The faction asked for, else the chair's own."""
        if not faction:
            return self.chairs[seat].faction
        if faction not in self.factions:
            raise Refused(422, "no-such-faction", faction=faction, factions=", ".join(self.factions))
        if any(chair.faction == faction and chair.taken for chair in self.chairs):
            raise Refused(409, "faction-twice")
        return faction

    @property
    def factions(self) -> tuple[str, ...]:
        return manifest_of(self.settings.game).factions

    def _stand(self, seat: int | None, person: str) -> e.Stood:
        self._before_the_game()
        if seat is not None and person == self.host and seat < len(self.chairs) and self.chairs[seat].bot:
            return e.Stood(seat)
        return e.Stood(self._own(person, seat))

    def _seat_bot(self, seat: int, level: str, person: str) -> e.BotSat:
        self._before_the_game(person)
        if seat not in self.free_seats:
            raise Refused(409, "seat-taken")
        return e.BotSat(seat, checked_level(self.settings.game, level))

    def _start(self, person: str) -> e.Began:
        self._before_the_game(person)
        chairs = len(self.chairs)
        if self.free_seats:
            raise Refused(409, "seats-free", seats=len(self.free_seats))
        if not self.people:
            raise Refused(409, "too-many-bots", bots=chairs, players=chairs)
        return e.Began(drawn_order(self._seed, chairs) if self.settings.shuffle_seats else list(range(chairs)))

    def why_not(self, person: str, seat: int | None, action: int | str) -> Reason | None:
        """Why the person who decides now may not do this; None if they may."""
        game, _ = self._deciding(person, seat)
        return game.reason(action)

    def _deciding(self, person: str, seat: int | None) -> tuple[Game, int]:
        """The game, if the person decides in it now, and for which seat."""
        game = self._playing()
        seat = self._own(person, seat)
        if seat != game.actor:
            raise Refused(409, "not-your-turn")
        if self.chairs[seat].driver is not None:
            raise Refused(409, "bot-plays")
        return game, seat

    def _play(self, command: c.Play, person: str) -> e.Played:
        self._check_version(command.version)
        game, seat = self._deciding(person, command.seat)
        reason = game.reason(command.action)
        if reason is not None:
            raise Refused(422, reason.code, **reason.arguments)
        return e.Played(seat, game.number_of(command.action))

    def _undo(self, version: int, seat: int | None, person: str) -> e.Undone:
        self._check_version(version)
        own = self._own(person, seat)
        if not self.may_undo(own):
            raise Refused(409, "undo-not-now")
        return e.Undone(own)

    def may_undo(self, seat: SeatOrAll) -> bool:
        """Whether a seat may take its latest action back: nobody learned anything, and nobody has answered it."""
        game = self.game
        return (
            game is not None
            and isinstance(seat, int)
            and self.status == PLAYING
            and game.latest_seat == seat
            and (game.actor == seat or (self.bot_to_move is not None and self._breathes))
            and game.can_undo
            and self.chairs[seat].driver is None
            and not self.settings.rated
        )

    @property
    def _breathes(self) -> bool:
        """Whether bots give a moment to take a move back; with a clock that would be time for nothing."""
        settings = self.settings
        strayed = settings.lesson is not None and self.scripted is None
        return settings.clock is None and (settings.breath or strayed)

    @property
    def may_be_undone(self) -> bool:
        """Whether the next to decide is a bot, and what it answers could still be taken back."""
        game = self.game
        return game is not None and self.bot_to_move is not None and self.may_undo(game.latest_seat)

    def _resign(self, seat: int | None, person: str) -> e.Resigned:
        self._playing()
        own = self._own(person, seat)
        if self.chairs[own].resigned:
            raise Refused(409, "resigned-already")
        return e.Resigned(own)

    def _stand_in(self, command: c.StandIn, caller: Caller) -> e.StoodIn:
        self._playing()
        self._own(caller.person, None)
        seat = command.seat
        if seat >= len(self.chairs) or self.chairs[seat].person in (None, caller.person):
            raise Refused(409, "nobody-to-stand-in-for")
        if self.chairs[seat].driver is not None:
            raise Refused(409, "bot-plays")
        if not caller.seat_is_away:
            raise Refused(409, "not-away-long-enough")
        return e.StoodIn(seat, checked_level(self.settings.game, command.level or ADEPT))

    def _reclaim(self, seat: int | None, person: str) -> e.Reclaimed:
        self._playing()
        own = self._own(person, seat)
        if self.chairs[own].stand_in is None:
            raise Refused(409, "nothing-to-reclaim")
        return e.Reclaimed(own)

    def _say(self, command: c.Say, person: str) -> e.Said:
        seat = self._own(person, command.seat)
        text = visible(command.text)
        if not text:
            raise Refused(422, "nothing-said")
        if len(text) > self.limits.chat_length:
            raise Refused(422, "chat-too-long", limit=self.limits.chat_length)
        if self.chat_lines >= self.limits.chat_lines:
            raise Refused(409, "chat-full")
        return e.Said(seat, self.chairs[seat].name, text)

    # Folding

    def take(self, entry: Entry) -> Move | None:
        """Apply an entry; returns the move, if it was one."""
        if entry.version != self.version + 1:
            raise DamagedLog(f"entry {entry.version} after {self.version}")
        before = self.actor
        move = self._apply(entry)
        self.version = entry.version
        self.touched, self.touched_uptime = entry.at, entry.uptime
        if not isinstance(entry.body, e.Said | e.Rematched):
            self.game_version = entry.version
        self.bot_moves = 0 if entry.person is not None else self.bot_moves + isinstance(entry.body, e.Played)
        if entry.person is not None and entry.command is not None:
            self.answered.setdefault(entry.person, {})[entry.command] = entry.version, entry.body
        if self.status == PLAYING:
            self._advance_clock(before, move, entry.uptime)
        return move

    def _apply(self, entry: Entry) -> Move | None:
        match entry.body:
            case e.Opened(settings, host):
                self._open(settings, host, entry.at)
                self.opened_uptime = entry.uptime
            case e.Sat(seat, name, faction):
                self._give_seat(seat, faction)
                self.chairs[seat].person, self.chairs[seat].name = entry.person, name
            case e.Stood(seat):
                self.chairs[seat] = Chair(self.chairs[seat].faction)
            case e.BotSat(seat, level):
                self.chairs[seat].bot = level
            case e.Began(order):
                self._begin(order)
            case e.Played(_, action):
                assert self.game is not None
                return self.game.play(action)
            case e.Undone(seat):
                assert self.game is not None
                self.game.undo(seat)
            case e.Resigned(seat):
                self.chairs[seat].resigned = True
                self.chairs[seat].left_at = entry.version
            case e.StoodIn(seat, level):
                self.chairs[seat].stand_in = level
            case e.Reclaimed(seat):
                self.chairs[seat].stand_in = None
            case e.TimedOut(seat):
                self.chairs[seat].timed_out = True
                if not self._clock_per_turn:
                    self.chairs[seat].left_at = entry.version
            case e.Said():
                self.chat_lines += 1
            case e.Rematched(table):
                self.next_table = table
            case e.Closed():
                self.status = CLOSED
        return None

    def _open(self, settings: TableSettings, host: str, at: float) -> None:
        self.settings, self.host, self.opened = settings, host, at
        self.chairs = [Chair(faction) for faction in self.factions[: settings.players]]
        for chair, bot in zip(reversed(self.chairs), reversed(settings.bots), strict=False):
            chair.bot = bot

    def _give_seat(self, seat: int, faction: str) -> None:
        """If a free chair has this faction, it gets the one that this chair had."""
        for chair in self.chairs:
            if chair.faction == faction:
                chair.faction = self.chairs[seat].faction
        self.chairs[seat].faction = faction

    def _begin(self, order: list[int]) -> None:
        self.chairs = [self.chairs[place] for place in order]
        self.drawn = order if self.settings.shuffle_seats else None
        seats = tuple(Seat(chair.name or chair.faction.capitalize(), chair.faction, chair.bot) for chair in self.chairs)
        self.game = Game(
            self.settings.game,
            players=len(self.chairs),
            seed=self._seed,
            options=self.settings.options,
            cards=self.deck,
            seats=seats,
        )
        self.status = PLAYING

    def _advance_clock(self, before: int | None, move: Move | None, uptime: float) -> None:
        """Note that the game is over, or start the clock of the next turn. ``before`` decided before the entry."""
        game = self.game
        assert game is not None
        if game.over or all(chair.person is None or chair.resigned for chair in self.chairs):
            self.status = OVER
        while self._restarts and self._restarts[-1][0] > game.played:  # undone: the turn before runs on
            self.turn_began = self._restarts.pop()[1]
        if before is None or before != game.actor:
            if before is not None:
                self.chairs[before].spent += max(0.0, uptime - self.turn_began)
                self._end_timeout(before)
            self._restarts.clear()
        elif self._clock_per_turn and move is not None and game.ended_turn(move):
            self._restarts.append((game.played, self.turn_began))
            self._end_timeout(before)
        else:
            return
        self.turn_began = uptime

    @property
    def _clock_per_turn(self) -> bool:
        return self.settings.clock is not None and self.settings.clock.per == "turn"

    def _end_timeout(self, seat: int) -> None:
        """The next turn is the person's own again, unless the clock was for the whole game."""
        if self._clock_per_turn:
            self.chairs[seat].timed_out = False

    # What is sent

    @property
    def commitment(self) -> str:
        return commitment_of(self._seed)

    @property
    def revealed_seed(self) -> str | None:
        """The seed, once there is nothing left to draw from it."""
        return str(self._seed) if self.status == OVER else None

    def info(self, person: str | None, uptime: float) -> Info:
        """The table apart from its game."""
        settings, clock = self.settings, self.settings.clock
        own = self.seats_of(person)
        is_host = person is not None and person == self.host
        actor = None if self.deadline is None else self.actor
        running = None if actor is None else RunningClock(actor, self.turn_began, uptime)
        rules = rules_of(settings.game)
        return Info(
            table=self.id,
            status=self.status,
            rules=rules.version,
            cards=self.deck.digest,
            unknown_cards=unknown_cards(rules, self.deck),
            private=settings.private,
            hot_seat=settings.hot_seat,
            hints=settings.hints,
            open_chat=settings.open_chat,
            time_left=None if clock is None else [self._time_left(chair, clock) for chair in self.chairs],
            running=running,
            seats=[
                SeatInfo(
                    name=chair.name,
                    faction=chair.faction,
                    bot=chair.bot,
                    stand_in=chair.stand_in,
                    resigned=chair.resigned,
                    timed_out=chair.timed_out,
                    taken=chair.taken,
                    yours=seat in own,
                    person=chair.person,
                )
                for seat, chair in enumerate(self.chairs)
            ],
            host=is_host,
            invite=self.invite if own or is_host else None,
            commitment=self.commitment,
            seed=self.revealed_seed,
            winners=self.winners,
            next=self.next_table,
            opened=self.opened,
            chat_limit=self.limits.chat_length,
            **self._listed_settings(),
        )

    def _time_left(self, chair: Chair, clock: Clock) -> float:
        """Seconds that were left when the turn began."""
        return float(clock.seconds) - (chair.spent if clock.per == "game" else 0.0)

    @property
    def winners(self) -> list[int]:
        return self.game.winners if self.game is not None else []

    def finished(self) -> Finished:
        """The result of a game that is over. Whoever left is behind all who stayed, the first to leave last."""
        game = self.game
        assert game is not None
        standings = game.standings if game.over else [0] * len(self.chairs)
        keys = [
            (0, -standing) if chair.left_at is None else (1, -chair.left_at)
            for chair, standing in zip(self.chairs, standings, strict=True)
        ]
        seats = [
            Finisher(
                chair.person,
                chair.bot,
                1 + sum(other < key for other in keys),
                points,
                seat in self.winners and chair.left_at is None,
            )
            for seat, (chair, key, points) in enumerate(zip(self.chairs, keys, game.scores, strict=True))
        ]
        return Finished(self.id, self.settings.game, self.settings.rated, self.touched, tuple(seats))

    def summary(self) -> TableSummary:
        """For lists: nothing private."""
        seats = [SeatSummary(chair.name, chair.faction, chair.bot, chair.taken, chair.person) for chair in self.chairs]
        summary = TableSummary(table=self.id, seats=seats, winners=self.winners, **self._listed_settings())
        if self.game is not None:
            summary.turn, summary.scores, summary.progress = self.actor, self.game.scores, progress(self.game)
        return summary

    def _listed_settings(self) -> dict[str, Any]:
        return {name: getattr(self.settings, name) for name in LISTED_SETTINGS}

    def position(self, seat: SeatOrAll) -> Position:
        """The game from a seat, and what it may do now."""
        if self.game is None:
            return Position(None, [], False)
        actions: list[Action] = []
        if self.actor is not None and seat == self.actor and self.bot_to_move is None:
            actions = self.game.legal
        view = self.game.open_view() if seat == ALL else self.game.view(seat)
        return Position(view, actions, self.may_undo(seat))

    def state(self, person: str | None, seat: int | None, uptime: float, present: list[bool] | None = None) -> State:
        """Everything, for somebody who knows nothing yet."""
        view, actions, undo = self.position(seat)
        return State(
            version=self.version,
            seat=seat,
            events=(),
            view=view,
            actions=actions,
            undo=undo,
            info=self.info(person, uptime),
            present=UNSET if present is None else present,
        )

    def step(
        self,
        entry: Entry,
        move: Move | None,
        person: str | None,
        seat: SeatOrAll,
        ignored: frozenset[str] = frozenset(),
    ) -> Step:
        """One entry, for somebody who has seen those before.

        Chat is for the people at the table, unless it is open, and never from somebody whom one has ``ignored``.
        """
        body = entry.body
        if isinstance(body, e.Said):
            note = StepEntry(body.kind, entry.at)
            if (self.settings.open_chat or self.seats_of(person)) and entry.person not in ignored:
                note = StepEntry(body.kind, entry.at, body.seat, body.name, body.text)
            return Step(entry.version, seat, note)
        view, actions, undo = self.position(seat)
        info_changed = move is None or self.status != PLAYING or self.settings.clock is not None
        return Step(
            version=entry.version,
            seat=seat,
            entry=StepEntry(
                body.kind,
                entry.at,
                seat=getattr(body, "seat", UNSET),
                action=UNSET if move is None else move.action,
            ),
            events=() if move is None else move.events,
            view=view,
            actions=actions,
            undo=undo,
            info=self.info(person, entry.uptime) if info_changed else UNSET,
        )


def checked_level(game: str, level: str) -> str:
    """The level, if bots of this game have it."""
    levels = levels_of(game)
    if level not in levels:
        raise Refused(422, "no-such-level", bot=level, levels=", ".join(levels))
    return level


def clean_name(name: str, limits: Limits) -> str:
    """A name that fits on a board."""
    cleaned = visible(name)[: limits.name]
    if not cleaned:
        raise Refused(422, "no-name")
    return cleaned
