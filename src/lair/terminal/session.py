"""A game at one terminal: bots move by themselves, people are asked for their moves. `lair play` runs it.

Whatever ends the session early (q, Ctrl-C, the end of the input) saves the game first.
"""

import tempfile
from datetime import datetime
from functools import partial
from pathlib import Path

import platformdirs
from rich.console import Console
from rich.padding import Padding

from lair.bots import GRANDMASTER, BotSpec
from lair.bots.levels import make_player
from lair.bots.network import unknown_cards
from lair.engine.types import Event, Move
from lair.errors import LairError
from lair.games.terminals import terminal_of
from lair.table.game import A_BOTS_OWN, IMAGINED, Game, stream_of
from lair.terminal.phrases import move_sentence, seat_named, sentence, told
from lair.words import Words


class Left(Exception):
    """The session ended before the game was over; the game is saved in ``file``. ``asked``: a person typed q."""

    def __init__(self, file: Path, asked: bool) -> None:
        super().__init__(str(file))
        self.file = file
        self.asked = asked


class Leaving(Exception):
    """A person typed q."""


class Session:
    """One game, one terminal."""

    def __init__(self, game: Game, words: Words, console: Console, save_to: Path | None, brisk: bool) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.save_to = save_to
        self.brisk = brisk
        self.terminal = terminal_of(game.rules.name)
        self.drawn_for: int | None = None  # the seat for which the whole table was drawn last, during its turn
        self.bots = {
            seat: make_player(who.bot, game.rules.name, stream_of(game.seed, A_BOTS_OWN + seat))
            for seat, who in enumerate(game.seats)
            if who.bot is not None
        }
        self.people = [seat for seat in range(game.players) if seat not in self.bots]
        self.looking = self.people[0] if len(self.people) == 1 else None  # the seat whose secrets are on the screen

    def run(self) -> None:
        """Play to the end; leaving early raises `Left` with the file the game was saved to."""
        self.console.print(self.words.say("screen-cards", name=self.game.deck.name), style="quiet")
        if self.has_grandmaster and unknown_cards(self.game.rules, self.game.deck):
            self.console.print(self.words.say("grandmaster-unknown-cards"))
        try:
            while (seat := self.game.actor) is not None:
                if seat in self.bots:
                    self.drawn_for = None
                    self.tell(self.game.play(self.bots[seat].choose(self.game.knowledge(self.imagine_seed()))))
                else:
                    self.hand_over(seat)
                    self.show(seat)
                    self.ask(seat)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left(self.save_somewhere(), asked=False) from None
        except Leaving:
            raise Left(self.save_somewhere(), asked=True) from None
        self.finish()

    @property
    def has_grandmaster(self) -> bool:
        """Whether a bot with the game's network sits here."""
        names = [who.bot for who in self.game.seats if who.bot is not None]
        return any(BotSpec.parse(name, self.game.rules.name).bot == GRANDMASTER for name in names)

    def imagine_seed(self) -> int:
        """The seed of what a bot imagines; it follows from the game's seed, so that a session can be repeated."""
        return stream_of(self.game.seed, IMAGINED + self.game.played)

    def hand_over(self, seat: int) -> None:
        """Ask people at one screen to change places while there are secrets."""
        if self.looking != seat and self.game.has_secrets(seat) and len(self.people) > 1:
            self.console.clear()
            self.console.input(self.words.say("ask-handover", name=seat_named(self.game, seat)) + " ")
            self.console.clear()
        self.looking = seat

    def show(self, seat: int) -> None:
        """The whole table at first; after small steps of the same turn, what they changed."""
        if self.terminal.brief is None or self.drawn_for != seat:
            self.draw(seat)
            self.drawn_for = seat
        else:
            for part in self.terminal.brief(self.words, self.game.deck, self.game.view(seat)):
                self.console.print(part)

    def question(self, seat: int) -> str:
        """What this person is asked for."""
        name = seat_named(self.game, seat)
        if self.terminal.question is None:
            return self.words.say(f"your-turn{self.terminal.suffix}", name=name)
        return self.terminal.question(self.words, self.game, name)

    def draw(self, seat: int | None) -> None:
        """The table as this seat sees it."""
        self.console.print()
        for part in self.terminal.draw(self.words, self.game.deck, self.game.view(seat)):
            self.console.print(part)

    def ask(self, seat: int) -> None:
        """One decision of a person; asks again until there is a legal move."""
        say = self.words.say
        self.console.print(self.question(seat), style="asked")
        example = self.game.legal[-1].text
        while True:
            typed = self.console.input(say("ask-move", example=example) + " ").strip()
            command, _, rest = typed.partition(" ")
            match command.lower():
                case "":
                    continue
                case "?" | "h" | "help":
                    self.console.print(say(f"help-text{self.terminal.suffix}"))
                case "m":
                    self.list_moves()
                case "l":
                    self.list_log()
                case "r":
                    self.draw(seat)
                case "s":
                    self.save_and_say(Path(rest.strip()).expanduser() if rest.strip() else None)
                case "u":
                    if self.take_back(seat):
                        return
                case "q" | "quit":
                    raise Leaving
                case _ if self.try_move(seat, typed):
                    return

    def try_move(self, seat: int, typed: str) -> bool:
        """Play what was typed; if the rules do not allow it, say why."""
        legal = self.game.legal
        if self.terminal.numbered and typed.isdecimal() and 1 <= int(typed) <= len(legal):
            typed = legal[int(typed) - 1].text
        if self.game.adapter.parse(self.game.deck, typed) is None:
            said = self.words.say(f"not-understood{self.terminal.suffix}", example=legal[-1].text)
            self.console.print(said, style="wrong")
            return False
        reason = self.game.reason(typed)
        if reason is not None:
            self.console.print(self.words.say(f"error-{reason.code}", **reason.arguments), style="wrong")
            return False
        move = self.game.play(typed)
        self.tell(move)
        passed = not self.terminal.ending or any(event.code in self.terminal.ending for event in move.events)
        if passed:
            self.drawn_for = None
        if passed and not self.brisk and not self.game.over:
            return self.confirm(seat)
        return True

    def confirm(self, seat: int) -> bool:
        """Wait for a key; a move that has revealed nothing may be taken back."""
        if not self.game.can_undo:
            self.console.input(self.words.say("ask-go-on-plain") + " ")
            return True
        if self.console.input(self.words.say("ask-go-on") + " ").strip().lower() == "u":
            self.take_back(seat)
            self.draw(seat)
            return False
        return True

    def take_back(self, seat: int) -> bool:
        try:
            taken = self.game.undo(seat)
        except LairError as problem:
            self.console.print(self.words.say(f"error-{problem.code}", **problem.arguments), style="wrong")
            return False
        self.console.print(self.words.say("taken-back", move=taken.text))
        return True

    def list_moves(self) -> None:
        self.console.print(self.words.say("moves-title"))
        legal = self.game.legal
        said = partial(move_sentence, self.words, self.game)
        if self.terminal.list_moves is not None:
            self.console.print(*self.terminal.list_moves(self.words, self.game, legal, said), sep="\n")
            return
        for number, action in enumerate(legal, 1):
            self.console.print(Padding(f"{number:>2} {said(action)}", (0, 0, 0, 2), expand=False))

    def list_log(self) -> None:
        history = self.game.history
        self.console.print(self.words.say("log-title" if history else "log-empty"))
        for move in history:
            self.tell(move)

    def tell(self, move: Move) -> None:
        """The events of a move, in sentences."""
        for event in move.events:
            self.tell_event(event)

    def tell_event(self, event: Event) -> None:
        if not self.terminal.untold(event):
            self.console.print(Padding(sentence(self.words, self.game, event), (0, 0, 0, 2)))

    def save(self, path: Path | None) -> Path:
        """Save where the person said, or in the data folder under a name with the time."""
        chosen = path or self.save_to
        if chosen is None:
            folder = platformdirs.user_data_path("lair", ensure_exists=True)
            chosen = folder / self.own_name()
        self.game.save(chosen)
        return chosen

    def save_somewhere(self) -> Path:
        """Save when leaving: if the usual place fails, in the temporary folder."""
        try:
            return self.save(None)
        except (LairError, OSError):
            return self.save(Path(tempfile.gettempdir()) / self.own_name())

    def own_name(self) -> str:
        """A file name that no other game has."""
        return f"{self.game.rules.name}-{datetime.now():%Y%m%d-%H%M%S}-{self.game.fingerprint}.jsonl"

    def save_and_say(self, path: Path | None) -> None:
        try:
            saved = self.save(path)
        except LairError as problem:
            why = self.words.say(f"error-{problem.code}", **problem.arguments)
            self.console.print(self.words.say("save-failed", why=why), style="wrong")
        else:
            self.console.print(self.words.say("saved-to", file=str(saved)), soft_wrap=True)

    def finish(self) -> None:
        """Show the final scores and the winners."""
        game, say = self.game, self.words.say
        self.console.print()
        self.console.print(say(f"final-title{self.terminal.suffix}"), style="title")
        scores = game.scores
        for seat in sorted(range(game.players), key=lambda seat: -scores[seat]):
            rank = 1 + sum(score > scores[seat] for score in scores)
            row = say(f"final-row{self.terminal.suffix}", rank=rank, name=seat_named(game, seat), gold=scores[seat])
            self.console.print("  " + row)
        names = ", ".join(seat_named(game, seat) for seat in game.winners)
        self.console.print(say("final-won", count=len(game.winners), names=names), style="title")
        if self.save_to is not None:
            self.save_and_say(self.save_to)


def show_replay(game: Game, words: Words, console: Console, seat: int | None, boards: bool) -> None:
    """Show a game move by move, as a seat or a spectator sees it."""
    title = told(words, "replay-title", game.rules.name, game.players, game.options, seed=str(game.seed))
    console.print(title, style="title")
    again = game.fresh()
    session = Session(again, words, console, None, brisk=True)
    for number, move in enumerate(game.history, 1):
        if boards:
            session.draw(seat)
        said = words.say("replay-move", number=number, seat=seat_named(game, move.seat), move=move.action.text)
        console.print(said, style="quiet")
        session.tell(again.play(move.action))
    if again.over:
        session.finish()
    else:
        session.draw(seat)
        console.print(words.say("replay-going-on", actions=game.played))
