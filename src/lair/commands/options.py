"""What all commands share: the user's language, how options are read and refused, and the options themselves.

`lair.cli` and `lair.commands.laboratory` build their commands from it. Nothing here needs NumPy or Numba.
"""

import contextlib
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from lair.bots import EVERYWHERE, LEVELS
from lair.errors import OptionError
from lair.games import GAMES
from lair.words import LANGUAGES, Words, user_language

NAMES = tuple(GAMES)
FIRST = NAMES[0]
LEAST = min(manifest.players[0] for manifest in GAMES.values())
GREATEST = max(manifest.players[-1] for manifest in GAMES.values())
STYLES = (f"{name}: {', '.join(manifest.styles)}" for name, manifest in GAMES.items() if manifest.styles)
BOTS = "; ".join([", ".join(EVERYWHERE), *STYLES])
VARIANTS = "; ".join(f"{name}: {', '.join(manifest.options)}" for name, manifest in GAMES.items() if manifest.options)
MOST_GAMES = 1_000_000_000
LEVEL_NAMES = ", ".join(LEVELS)


def asked_language(arguments: list[str]) -> str:
    """The language of this call, needed before the options are read: help is in it too."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return user_language()


language = asked_language(sys.argv[1:])
words = Words(language if language in LANGUAGES else user_language())
say = words.say

rich_utils.OPTIONS_PANEL_TITLE = say("panel-options")
rich_utils.ARGUMENTS_PANEL_TITLE = say("panel-arguments")
rich_utils.COMMANDS_PANEL_TITLE = say("panel-commands")


class Refused(TyperException):
    """A command line that we refuse ourselves, with the reason in the user's language."""

    def __init__(self, ctx: Any, why: str) -> None:
        super().__init__(why)
        self.ctx = ctx


class Spoken:
    """Speaks the user's language where Typer speaks English: in --help, and about a wrong command line."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Typer's errors always name their command afterwards: `usage` looks the option up there."""
        parent: Any = super()
        try:
            return parent.parse_args(ctx, args)
        except TyperException as problem:
            problem.ctx = getattr(problem, "ctx", None) or ctx  # type: ignore[attr-defined]
            raise

    def get_help_option(self, ctx: Any) -> Any:
        parent: Any = super()
        option = parent.get_help_option(ctx)
        if option is not None:
            option.help = say("help-help")
        return option


class Command(Spoken, TyperCommand):
    """A command of ours."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Words that no argument takes are refused."""
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        extra = super().parse_args(ctx, args)
        if extra and not allowed:
            raise Refused(ctx, say("error-extra", what=" ".join(extra)))
        return extra


class Group(Spoken, TyperGroup):
    """A group of commands of ours."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """A command that does not exist is refused."""
        if self.get_command(ctx, args[0]) is None:
            raise Refused(ctx, say("error-unknown-command", command=args[0], commands=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


def seconds(option: str) -> Callable[[str], float]:
    """Reads a time, or refuses it in the user's language."""

    def parse(value: str) -> float:
        with contextlib.suppress(ValueError):
            if 0.01 <= (parsed := float(str(value))) <= 3600:
                return parsed
        raise OptionError("seconds", option=option, value=str(value))

    return parse


def number(option: str, least: int, greatest: int) -> Callable[[str], int]:
    """Reads a whole number within bounds, or refuses it in the user's language."""

    def parse(value: str) -> int:
        with contextlib.suppress(ValueError):
            if least <= (parsed := int(str(value))) <= greatest:
                return parsed
        raise OptionError("number", option=option, value=str(value), least=str(least), greatest=str(greatest))

    return parse


def whole_number(option: str, short: str | None, least: int, greatest: int, told: str) -> Any:
    """An option that takes a whole number within bounds; ``told`` is the code of its help."""
    names = [option] if short is None else [option, short]
    return typer.Option(*names, parser=number(option, least, greatest), help=say(told), metavar="N")


def how_many(value: str) -> int:
    """Reads a number of players; which numbers can play is for the game to say (`check_players`)."""
    many = int(value) if str(value).isdecimal() else 0
    return many or number("--players", LEAST, GREATEST)(value)


GameName = Annotated[str, typer.Argument(help=say("help-game", games=", ".join(NAMES)), metavar="GAME")]
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        parser=how_many,
        help=say("help-players", least=LEAST, greatest=GREATEST),
        metavar="N",
    ),
]
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant",
        "-v",
        help=say("help-variant", options=VARIANTS),
        metavar="NAME",
    ),
]
Seed = Annotated[int | None, whole_number("--seed", "-s", 0, 2**256 - 1, "help-seed")]
CardFile = Annotated[Path | None, typer.Option("--cards", help=say("help-card-file"), metavar="FILE")]
Language = Annotated[
    str | None, typer.Option("--lang", help=say("help-lang", languages=", ".join(LANGUAGES)), metavar="NAME")
]
OnCluster = Annotated[str | None, typer.Option("--cluster", help=say("help-cluster"), metavar="ADDRESS")]
Recover = Annotated[bool, typer.Option("--recover", help=say("help-recover"))]
ReplayFile = Annotated[Path, typer.Argument(help=say("help-replay-file"), metavar="FILE")]
Database = Annotated[
    str, typer.Option("--database", envvar="LAIR_DATABASE", help=say("help-database"), metavar="URL", show_envvar=False)
]
Timeout = Annotated[
    float, typer.Option("--timeout", "-t", parser=seconds("--timeout"), help=say("help-timeout"), metavar="S")
]


def random_seed() -> int:
    return secrets.randbits(32)


def fail(sentence: str) -> NoReturn:
    """One sentence, exit code 2."""
    print(sentence, file=sys.stderr)
    raise SystemExit(2)
