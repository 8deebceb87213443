"""One table: the fold of its entries, what each person may do there, and what each may see.

Nothing here waits or writes: `decide` says what entry a command would add, or why not; `take` folds an entry in.
`lair.server.service` keeps the entry in between. Whatever leaves the table is built here, from `Game.view` alone.
"""

import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from lair.bots import LEVELS, BotSpec
from lair.engine.deck import Deck
from lair.engine.types import Action, Move, Reason, Seat
from lair.errors import LairError, OptionError
from lair.games import GAMES, manifest_of, rules_of
from lair.games.decks import build, load
from lair.lessons import lesson
from lair.server import entries as e
from lair.server.entries import Entry
from lair.server.settings import Limits
from lair.table.game import Game, drawn_order
from lair.table.replay import commitment_of

OPEN, PLAYING, OVER, ENDED = "open", "playing", "over", "closed"
PERSON, BOT = "person", "bot"
SUBSTITUTE = "greedy"  # plays on for who resigned or ran out of time
SEED_BITS = 256
ENDLESS = ("sit", "stand", "seat-bot", "undo", "say", "stand-in")  # what could be done for ever without an end
ALL: Literal["all"] = "all"
Eyes = int | Literal["all"] | None  # a seat's, everyone's together (after the end), or a spectator's

encode = msgspec.json.encode


class Refused(LairError):
    """A command that does nothing; ``status`` is HTTP's word for it."""

    def __init__(self, status: int, code: str, **arguments: str | int) -> None:
        super().__init__(code, **arguments)
        self.status = status


@dataclass
class Chair:
    """A place at the table."""

    faction: str
    bot: str | None = None  # the level of a bot that was asked to sit here
    person: str | None = None
    name: str = ""
    stand_in: str | None = None  # the level of a bot that plays while the person is away
    resigned: bool = False
    timed_out: bool = False
    spent: float = 0.0  # seconds of the game's clock

    @property
    def driver(self) -> str | None:
        """The bot that decides here; None: a person does."""
        if self.resigned or self.timed_out:
            return SUBSTITUTE
        return self.bot or self.stand_in

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.person is not None


@dataclass
class Opening:
    """What a table is opened with: the settings, checked, and what only the house knows."""

    game: str
    settings: dict[str, Any]
    deck: Deck
    seed: int = field(default_factory=lambda: secrets.randbits(SEED_BITS))
    invite: str = field(default_factory=lambda: secrets.token_urlsafe(12))


def opening(asked: dict[str, Any]) -> Opening:
    """Check what somebody asks for; everything that is not said has a sensible value."""
    game = asked["game"]
    if game not in GAMES:
        raise OptionError("no-such-game", game=game, games=", ".join(sorted(GAMES)))
    deck = load(game) if asked.get("cards") is None else build(game, asked["cards"], "cards")
    rules = rules_of(game)
    players = asked.get("players") or 4
    if players not in rules.players:
        raise OptionError("players", players=str(players), least=rules.players[0], greatest=rules.players[-1])
    for option in asked.get("options", ()):
        if option not in rules.options:
            raise OptionError("no-such-option", option=option, options=", ".join(rules.options))
    bots = list(asked.get("bots", ()))
    if len(bots) >= players:
        raise OptionError("too-many-bots", bots=len(bots), players=players)
    for bot in bots:
        if bot not in LEVELS:
            raise OptionError("no-such-level", bot=bot, levels=", ".join(LEVELS))
        BotSpec.parse(bot, game)
    settings = {
        "game": game,
        "players": players,
        "options": [option for option in rules.options if option in asked.get("options", ())],
        "bots": bots,
        "private": bool(asked.get("private", False)),
        "hot_seat": bool(asked.get("hot_seat", False)),
        "shuffle_seats": bool(asked.get("shuffle_seats", False)),
        "hints": bool(asked.get("hints", False)),
        "pace": asked.get("pace", "live"),
        "clock": asked.get("clock"),
    }
    return Opening(game, settings, deck)


def lesson_opening(name: str) -> Opening:
    """A pupil's own table: the lesson's deal, and partners that play its moves."""
    chosen = lesson(name)
    made = opening({"game": chosen.game, "players": chosen.players, "private": True})
    made.settings |= {"bots": [SUBSTITUTE] * (chosen.players - 1), "lesson": name}
    made.seed = chosen.seed
    return made


class Table:
    """A table as it stands after its latest entry."""

    def __init__(self, table_id: str, deck: Deck, seed: int, invite: str) -> None:
        self.id = table_id
        self.deck = deck
        self.invite = invite
        self.version = 0
        self.moment = 0  # the version that last changed what can be done in the game
        self.status = OPEN
        self.settings: dict[str, Any] = {}
        self.host = ""
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.opened = self.touched = self.touched_up = 0.0
        self.since = 0.0  # the house's time when the turn began
        self._restarts: list[tuple[int, float]] = []  # of a turn's clock for the same seat: at which action, and before
        self.drawn: list[int] | None = None  # which chair each seat was, where lots were drawn
        self.next_table: str | None = None
        self.chat_lines = 0
        self.answered: dict[str, dict[str, int]] = {}  # person, command: the version it led to
        self._seed = seed

    def unfolded(self) -> "Table":
        """The same table before its first entry, to fold them once more."""
        return Table(self.id, self.deck, self._seed, self.invite)

    # Who is who

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def admits(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may look at this table."""
        return (
            not self.settings["private"]
            or (person is not None and (person == self.host or bool(self.seats_of(person))))
            or (invite is not None and secrets.compare_digest(invite.encode(), self.invite.encode()))
        )

    def eyes(self, person: str | None, seat: int | None) -> int | None:
        """Whose view somebody gets: the seat asked for, if it is theirs; else their first; else a spectator's."""
        own = self.seats_of(person)
        if seat is None:
            return own[0] if own else None
        if seat not in own:
            raise Refused(403, "not-your-seat")
        return seat

    def eyes_now_or_after(self, person: str | None, seat: Eyes) -> Eyes:
        """As `eyes`; after the end there are no secrets, and anyone may look through any eyes, or all at once."""
        if self.status == OVER and seat in (ALL, *range(len(self.chairs))):
            return seat
        if seat == ALL:
            raise Refused(409, "not-over")
        return self.eyes(person, seat)

    def eyes_now(self, person: str | None, seat: int | None) -> int | None:
        """The eyes somebody keeps when people have changed seats."""
        return seat if seat in self.seats_of(person) else self.eyes(person, None)

    @property
    def people(self) -> set[str]:
        """Everyone who holds a seat."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    @property
    def actor(self) -> int | None:
        """The seat whose decision it is."""
        return self.game.actor if self.game is not None and self.status == PLAYING else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose decision it is."""
        return None if self.actor is None else self.chairs[self.actor].driver

    @property
    def scripted(self) -> int | None:
        """The next move of the lesson that is taught here, as long as the game has followed it."""
        if self.settings.get("lesson") is None or self.game is None:
            return None
        moves, played = lesson(self.settings["lesson"]).moves, [move.action.text for move in self.game.history]
        if len(played) >= len(moves) or list(moves[: len(played)]) != played:
            return None
        return self.game.adapter.parse(self.deck, moves[len(played)])

    @property
    def grows_slowly(self) -> bool:
        return bool(self.settings["pace"] == "slow")

    @property
    def deadline(self) -> float | None:
        """When the clock of the seat whose decision it is runs out, in the house's time."""
        clock = self.settings["clock"]
        if clock is None or self.actor is None or self.bot_to_move is not None:
            return None
        return self.since + float(clock["seconds"]) - (self.chairs[self.actor].spent if clock["per"] == "game" else 0.0)

    # Deciding

    def check_fresh(self, version: int | None) -> None:
        """A command that was made for a position that is gone does nothing."""
        if version is not None and not self.moment <= version <= self.version:
            raise Refused(409, "stale", version=version, ours=self.version)

    def decide(self, command: dict[str, Any], person: str, name: str, limits: Limits) -> tuple[str, dict[str, Any]]:
        """The kind and data of the entry that a command asks for."""
        self.check_fresh(command.get("version"))
        if command["do"] in ENDLESS and len(self.answered.get(person, ())) >= limits.entries:
            raise Refused(409, "too-many-entries", entries=limits.entries)
        verb = {
            "sit": self._sit,
            "stand": self._stand,
            "seat-bot": self._seat_bot,
            "start": self._start,
            "play": self._play,
            "undo": self._undo,
            "resign": self._resign,
            "stand-in": self._stand_in,
            "reclaim": self._reclaim,
            "say": self._say,
            "close": self._close,
        }[command["do"]]
        return verb({**command, "limits": limits, "own_name": name}, person)

    def _own(self, person: str, seat: int | None) -> int:
        """The seat that a person speaks for."""
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

    def _sit(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        if self.status != OPEN:
            raise Refused(409, "not-open")
        if not self.admits(person, command.get("invite")):
            raise Refused(404, "no-such-table")
        if self.seats_of(person) and not self.settings["hot_seat"]:
            raise Refused(409, "one-seat-each")
        free = [seat for seat, chair in enumerate(self.chairs) if not chair.taken]
        seat = command.get("seat")
        if not free or (seat is not None and seat not in free):
            raise Refused(409, "seat-taken")
        seat = free[0] if seat is None else seat
        faction = command.get("faction") or self.chairs[seat].faction
        others = [chair.faction for number, chair in enumerate(self.chairs) if number != seat and chair.taken]
        if faction not in manifest_of(self.settings["game"]).factions:
            raise Refused(422, "no-such-faction", faction=faction, factions=", ".join(self.factions))
        if faction in others:
            raise Refused(409, "faction-twice")
        name = clean_name(command.get("name") or command["own_name"], command["limits"])
        return e.SAT, {"seat": seat, "name": name, "faction": faction}

    @property
    def factions(self) -> tuple[str, ...]:
        return manifest_of(self.settings["game"]).factions

    def _stand(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        if self.status != OPEN:
            raise Refused(409, "not-open")
        seat = command.get("seat")
        if seat is not None and person == self.host and seat < len(self.chairs) and self.chairs[seat].bot:
            return e.STOOD, {"seat": seat}
        return e.STOOD, {"seat": self._own(person, seat)}

    def _seat_bot(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        """The host fills a seat that nobody took."""
        if self.status != OPEN:
            raise Refused(409, "not-open")
        if person != self.host:
            raise Refused(403, "host-only")
        seat = command["seat"]
        if seat >= len(self.chairs) or self.chairs[seat].taken:
            raise Refused(409, "seat-taken")
        return e.BOT_SAT, {"seat": seat, "level": command["level"]}

    def _start(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        if self.status != OPEN:
            raise Refused(409, "not-open")
        if person != self.host:
            raise Refused(403, "host-only")
        if not all(chair.taken for chair in self.chairs):
            raise Refused(409, "seats-free", seats=sum(not chair.taken for chair in self.chairs))
        if not self.people:
            raise Refused(409, "too-many-bots", bots=len(self.chairs), players=len(self.chairs))
        order = list(range(len(self.chairs)))
        if self.settings["shuffle_seats"]:
            order = drawn_order(self._seed, len(order))
        return e.BEGAN, {"order": order}

    def why_not(self, person: str, seat: int | None, action: int | str) -> Reason | None:
        """Why the person whose decision it is may not do this; None if they may."""
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

    def _play(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        game, seat = self._deciding(person, command.get("seat"))
        action = command["action"]
        reason = game.reason(action)
        if reason is not None:
            raise Refused(422, reason.code, **reason.arguments)
        return e.PLAYED, {"seat": seat, "action": game._number(action)}

    def _undo(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        """Only inside one's own turn, and never across something new."""
        seat = self._own(person, command.get("seat"))
        if not self.may_undo(seat):
            raise Refused(409, "undo-not-now")
        return e.UNDONE, {"seat": seat}

    def may_undo(self, seat: Eyes) -> bool:
        """Whether a seat may take its latest action back: it is still its turn, and nobody learned anything."""
        game = self.game
        return (
            game is not None
            and seat is not None
            and self.status == PLAYING
            and game.actor == seat
            and game.latest_seat == seat
            and game.can_undo
            and self.chairs[seat].driver is None
        )

    def _resign(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        self._playing()
        seat = self._own(person, command.get("seat"))
        if self.chairs[seat].resigned:
            raise Refused(409, "resigned-already")
        return e.RESIGNED, {"seat": seat}

    def _stand_in(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        """`hall` has made sure that the person has been away long enough."""
        self._playing()
        self._own(person, None)
        seat = command["seat"]
        if seat >= len(self.chairs) or self.chairs[seat].person in (None, person):
            raise Refused(409, "nobody-to-stand-in-for")
        if self.chairs[seat].driver is not None:
            raise Refused(409, "bot-plays")
        if not command["away"]:
            raise Refused(409, "not-away-long-enough")
        return e.STOOD_IN, {"seat": seat, "level": command.get("level") or LEVELS[1]}

    def _reclaim(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        self._playing()
        seat = self._own(person, command.get("seat"))
        if self.chairs[seat].stand_in is None:
            raise Refused(409, "nothing-to-reclaim")
        return e.RECLAIMED, {"seat": seat}

    def _say(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        limits: Limits = command["limits"]
        seat = self._own(person, command.get("seat"))
        text = plain(command["text"])[: limits.chat_length]
        if not text:
            raise Refused(422, "nothing-said")
        if self.chat_lines >= limits.chat_lines:
            raise Refused(409, "chat-full")
        return e.SAID, {"seat": seat, "name": self.chairs[seat].name, "text": text}

    def _close(self, command: dict[str, Any], person: str) -> tuple[str, dict[str, Any]]:
        if person != self.host:
            raise Refused(403, "host-only")
        if self.status != OPEN:
            raise Refused(409, "not-open")
        return e.CLOSED, {}

    # Folding

    def take(self, entry: Entry) -> Move | None:
        """Fold an entry in; returns the move, if it was one."""
        assert entry.version == self.version + 1, f"entry {entry.version} after {self.version}"
        before = self.actor
        data = entry.data
        move = None
        chair = self.chairs[data["seat"]] if "seat" in data and self.chairs else None
        match entry.kind:
            case e.OPENED:
                self._open(data)
                self.opened = entry.at
            case e.SAT:
                assert chair is not None
                self._give_seat(data["seat"], data["faction"])
                chair.person, chair.name = entry.person, data["name"]
            case e.STOOD:
                assert chair is not None
                chair.person, chair.bot, chair.name = None, None, ""
            case e.BOT_SAT:
                assert chair is not None
                chair.bot = data["level"]
            case e.BEGAN:
                self._begin(data["order"], entry.up)
            case e.PLAYED:
                assert self.game is not None
                move = self.game.play(data["action"])
            case e.UNDONE:
                assert self.game is not None
                self.game.undo(data["seat"])
            case e.RESIGNED:
                assert chair is not None
                chair.resigned = True
            case e.STOOD_IN:
                assert chair is not None
                chair.stand_in = data["level"]
            case e.RECLAIMED:
                assert chair is not None
                chair.stand_in = None
            case e.TIMED_OUT:
                assert chair is not None
                chair.timed_out = True
            case e.SAID:
                self.chat_lines += 1
            case e.REMATCHED:
                self.next_table = data["table"]
            case e.CLOSED:
                self.status = ENDED
        self.version = entry.version
        self.touched, self.touched_up = entry.at, entry.up
        if entry.kind not in (e.SAID, e.REMATCHED):
            self.moment = entry.version
        if entry.person is not None and entry.command is not None:
            self.answered.setdefault(entry.person, {})[entry.command] = entry.version
        self._after(before, move, entry.up)
        return move

    def _open(self, data: dict[str, Any]) -> None:
        self.settings = data["settings"]
        self.host = data["host"]
        self.chairs = [Chair(faction) for faction in self.factions[: self.settings["players"]]]
        for chair, bot in zip(reversed(self.chairs), reversed(self.settings["bots"]), strict=False):
            chair.bot = bot

    def _give_seat(self, seat: int, faction: str) -> None:
        """A faction that an empty chair has is swapped for the one this chair had."""
        for chair in self.chairs:
            if chair.faction == faction:
                chair.faction = self.chairs[seat].faction
        self.chairs[seat].faction = faction

    def _begin(self, order: list[int], up: float) -> None:
        self.chairs = [self.chairs[place] for place in order]
        self.drawn = order if self.settings["shuffle_seats"] else None
        seats = tuple(Seat(chair.name or chair.faction.capitalize(), chair.faction, chair.bot) for chair in self.chairs)
        self.game = Game(
            self.settings["game"],
            players=len(self.chairs),
            seed=self._seed,
            options=self.settings["options"],
            cards=self.deck,
            seats=seats,
        )
        self.status = PLAYING
        self.since = up

    def _after(self, before: int | None, move: Move | None, up: float) -> None:
        """The clock passes on with the turn, and a game may be over."""
        if self.status != PLAYING or self.game is None:
            return
        if self.game.over or all(chair.person is None or chair.resigned for chair in self.chairs):
            self.status = OVER
        clock = self.settings["clock"]
        a_turns = clock is not None and clock["per"] == "turn"
        while self._restarts and self._restarts[-1][0] > self.game.played:  # taken back: the turn before runs on
            self.since = self._restarts.pop()[1]
        if before != self.game.actor or before is None:
            if before is not None and clock is not None:
                self.chairs[before].spent += max(0.0, up - self.since)
                if a_turns:
                    self.chairs[before].timed_out = False
            self.since = up
            self._restarts.clear()
        elif a_turns and move is not None and self.game.ended_turn(move):
            self._restarts.append((self.game.played, self.since))
            self.chairs[before].timed_out = False
            self.since = up

    # Telling

    @property
    def commitment(self) -> str:
        return commitment_of(self._seed)

    @property
    def shown_seed(self) -> str | None:
        """The seed, once there is nothing left to draw from it."""
        return str(self._seed) if self.status == OVER else None

    def info(self, person: str | None, now: float) -> dict[str, Any]:
        """What is to be known of the table beside the game; ``now`` is the house's time."""
        own = self.seats_of(person)
        clock = self.settings["clock"]
        return {
            "table": self.id,
            "status": self.status,
            "game": self.settings["game"],
            "rules": rules_of(self.settings["game"]).version,
            "cards": self.deck.digest,
            "players": self.settings["players"],
            "options": self.settings["options"],
            "private": self.settings["private"],
            "hot_seat": self.settings["hot_seat"],
            "hints": self.settings["hints"],
            "pace": self.settings["pace"],
            "clock": clock,
            "lesson": self.settings.get("lesson"),
            "time_left": None if clock is None else [self._time_left(chair, clock) for chair in self.chairs],
            "running": None if self.deadline is None else {"seat": self.actor, "since": self.since, "now": now},
            "seats": [
                {
                    "name": chair.name,
                    "faction": chair.faction,
                    "bot": chair.bot,
                    "stand_in": chair.stand_in,
                    "resigned": chair.resigned,
                    "timed_out": chair.timed_out,
                    "taken": chair.taken,
                    "yours": seat in own,
                }
                for seat, chair in enumerate(self.chairs)
            ],
            "host": person is not None and person == self.host,
            "invite": self.invite if own or (person is not None and person == self.host) else None,
            "commitment": self.commitment,
            "seed": self.shown_seed,
            "winners": self.winners,
            "next": self.next_table,
            "opened": self.opened,
        }

    def _time_left(self, chair: Chair, clock: dict[str, Any]) -> float:
        """What was left when the turn began; ``running`` says how long ago that was."""
        return float(clock["seconds"]) - (chair.spent if clock["per"] == "game" else 0.0)

    @property
    def winners(self) -> list[int]:
        return self.game.winners if self.game is not None else []

    @property
    def scores(self) -> list[int] | None:
        return self.game.scores if self.game is not None and self.status == OVER else None

    def summary(self) -> dict[str, Any]:
        """For lists: nothing that a stranger may not see."""
        return {
            "table": self.id,
            "game": self.settings["game"],
            "players": self.settings["players"],
            "options": self.settings["options"],
            "pace": self.settings["pace"],
            "clock": self.settings["clock"],
            "lesson": self.settings.get("lesson"),
            "seats": [
                {"name": chair.name, "faction": chair.faction, "bot": chair.bot, "taken": chair.taken}
                for chair in self.chairs
            ],
            "winners": self.winners,
        }

    def position(self, seat: Eyes) -> dict[str, Any]:
        """The game as a seat sees it, with what it may do now."""
        if self.game is None:
            return {"view": None, "actions": [], "undo": False}
        actions: list[Action] = []
        if self.actor is not None and seat == self.actor and self.bot_to_move is None:
            actions = self.game.legal
        view = self.game.open_view() if seat == ALL else self.game.view(seat)
        return {"view": view, "actions": actions, "undo": self.may_undo(seat)}

    def state(self, person: str | None, seat: int | None, now: float) -> dict[str, Any]:
        """Everything, for somebody who knows nothing yet."""
        return {
            "say": "state",
            "version": self.version,
            "seat": seat,
            "events": [],
            **self.position(seat),
            "info": self.info(person, now),
        }

    def step(self, entry: Entry, move: Move | None, person: str | None, seat: Eyes) -> dict[str, Any]:
        """One entry, for somebody who has seen those before. What was said is for those at the table."""
        told: dict[str, Any] = {"kind": entry.kind, "at": entry.at}
        if entry.kind == e.SAID and not self.seats_of(person):
            return {"say": "step", "version": entry.version, "seat": seat, "entry": told}
        if entry.kind == e.SAID:
            told |= entry.data
            return {"say": "step", "version": entry.version, "seat": seat, "entry": told}
        if "seat" in entry.data:
            told["seat"] = entry.data["seat"]
        if move is not None:
            told["action"] = move.action
        step = {
            "say": "step",
            "version": entry.version,
            "seat": seat,
            "entry": told,
            "events": () if move is None else move.events,
            **self.position(seat),
        }
        if move is None or self.status != PLAYING or self.settings["clock"] is not None:
            step["info"] = self.info(person, entry.up)
        return step


def plain(text: str) -> str:
    """Text without anything that does not show."""
    shown = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text)
    return " ".join(unicodedata.normalize("NFC", shown).split())


def clean_name(name: str, limits: Limits) -> str:
    """A name that fits on a board."""
    cleaned = plain(name)[: limits.name]
    if not cleaned:
        raise Refused(422, "no-name")
    return cleaned
