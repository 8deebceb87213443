"""The command line: ``lair play``, ``serve``, ``simulate``, ``arena`` and the rest.

Whatever is wrong with what was typed ends in one sentence and exit code 2. The rooms that need
NumPy and Numba are opened by the commands that use them, so that help comes at once.
"""

import contextlib
import os
import secrets
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from lair import __version__
from lair.bots import EVERYWHERE, LEVELS, MASTER, NAME, BotSpec, bots_of, policies_of, refuse_bot
from lair.errors import LairError, OptionError
from lair.games import GAMES, drop_unplayable, manifest_of
from lair.words import LANGUAGES, Words, user_language

NAMES = tuple(GAMES)
FIRST = NAMES[0]
LEAST = min(manifest.players[0] for manifest in GAMES.values())
GREATEST = max(manifest.players[-1] for manifest in GAMES.values())
STYLES = (f"{name}: {', '.join(manifest.styles)}" for name, manifest in GAMES.items() if manifest.styles)
BOTS = "; ".join([", ".join(EVERYWHERE), *STYLES])
VARIANTS = "; ".join(f"{name}: {', '.join(manifest.options)}" for name, manifest in GAMES.items() if manifest.options)
MOST_GAMES = 1_000_000_000
INTERRUPTED = 130  # what Typer makes of Ctrl-C
MOST_ARENA_GAMES = 1_000_000
LOG_LEVELS = ("debug", "info", "warning", "error")


def asked_language(arguments: list[str]) -> str:
    """The language of this call, needed before the options are read: help is in it too."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return user_language()


_language = asked_language(sys.argv[1:])
words = Words(_language if _language in LANGUAGES else user_language())
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


app = typer.Typer(
    cls=Group,
    add_completion=False,
    no_args_is_help=True,
    help=say("help-lair"),
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
cards_app = typer.Typer(cls=Group, no_args_is_help=True, help=say("help-cards"))
app.add_typer(cards_app, name="cards")

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
Recover = Annotated[bool, typer.Option("--recover", help=say("help-recover"))]
ReplayFile = Annotated[Path, typer.Argument(help=say("help-replay-file"), metavar="FILE")]
Timeout = Annotated[
    float, typer.Option("--timeout", "-t", parser=seconds("--timeout"), help=say("help-timeout"), metavar="S")
]


def random_seed() -> int:
    return secrets.randbits(32)


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"lair {__version__}")
        raise typer.Exit


@app.callback()
def lair(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help=say("help-version"))
    ] = False,
    lang: Language = None,
) -> None:
    pass


@app.command(cls=Command, help=say("help-play"))
def play(
    game: GameName = FIRST,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help=say("help-seats", bots=f"{', '.join(LEVELS)}; {BOTS}"), metavar="LIST")
    ] = None,
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", help=say("help-resume"), metavar="FILE")] = None,
    recover: Recover = False,
    save: Annotated[Path | None, typer.Option("--save", help=say("help-save"), metavar="FILE")] = None,
    brisk: Annotated[bool, typer.Option("--brisk", help=say("help-brisk"))] = False,
    lang: Language = None,
) -> None:
    manifest_of(game)
    table: Any
    if resume is not None:
        given = {"--players": players, "--seats": seats, "--variant": variant, "--seed": seed, "--cards": cards}
        for option, value in given.items():
            if value not in (None, []):
                raise OptionError("resume-options", option=option)
        from lair import load

        table = load(resume, recover)
    else:
        sitting = seats_of(game, seats, players)
        from lair import new

        table = new(game, seats=sitting, seed=seed, options=variant or (), cards=cards)
    from lair.terminal.console import console
    from lair.terminal.progress import CompileBar
    from lair.terminal.session import Left, Session
    from lair.warmup import warm_up_search

    warm_up_search(table.rules.name, [seat.bot for seat in table.seats if seat.bot], CompileBar(words))
    try:
        Session(table, words, console(), save or resume, brisk).run()
    except Left as left:
        sentence = say("left-game", file=str(left.file))
        if not left.asked:
            fail(sentence)
        typer.echo(sentence)


@app.command(cls=Command, help=say("help-simulate"))
def simulate(
    game: GameName = FIRST,
    games: Annotated[int, whole_number("--games", "-n", 1, MOST_GAMES, "help-games")] = 10_000,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=say("help-bots", bots=BOTS), metavar="LIST")] = "greedy",
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-out"), metavar="FILE")] = None,
    report: Annotated[bool, typer.Option("--report", help=say("help-report"))] = False,
    jobs: Annotated[int | None, whole_number("--jobs", "-j", 1, 1024, "help-jobs")] = None,
    lang: Language = None,
) -> None:
    manifest = manifest_of(game)
    names = bots.split(",")
    for name in names:
        if name not in policies_of(game):
            raise refuse_bot(name, policies_of(game))
    count = manifest.checked_players(players or (len(names) if len(names) > 1 else None))
    sitting = tuple(names * count if len(names) == 1 else names)
    if len(sitting) != count:
        raise OptionError("seats", seats=len(sitting), players=count)
    chosen = manifest.checked_options(variant)
    from lair.games import rules_of
    from lair.games.decks import load
    from lair.simulation.simulate import Plan
    from lair.terminal.simulation import run_simulation

    plan = Plan(rules_of(game), load(game, cards), count, chosen, sitting, random_seed() if seed is None else seed)
    played = run_simulation(plan, games, jobs, out, report, words)
    if played < games:
        fail(say("sim-stopped", games=played))


@app.command(cls=Command, help=say("help-train"))
def train(
    game: GameName = FIRST,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-train-out"), metavar="FOLDER")] = None,
    device: Annotated[str, typer.Option("--device", help=say("help-device"), metavar="NAME")] = "auto",
    seconds_long: Annotated[
        float | None,
        typer.Option("--seconds", parser=seconds("--seconds"), help=say("help-train-seconds"), metavar="S"),
    ] = None,
    decisions: Annotated[int | None, whole_number("--decisions", "-n", 1, 10**13, "help-train-decisions")] = None,
    rows: Annotated[int | None, whole_number("--rows", None, 1, 2**22, "help-train-rows")] = None,
    width: Annotated[int | None, whole_number("--width", None, 8, 4096, "help-train-width")] = None,
    every: Annotated[
        float, typer.Option("--every", parser=seconds("--every"), help=say("help-train-every"), metavar="S")
    ] = 120.0,
    games: Annotated[int, whole_number("--games", None, 2, MOST_GAMES, "help-train-games")] = 200,
    seed: Seed = None,
    lang: Language = None,
) -> None:
    manifest = manifest_of(game)
    try:
        import torch
    except ModuleNotFoundError:
        raise OptionError("no-torch") from None
    from lair.learn.config import begin_run
    from lair.learn.display import run_training

    if device not in ("auto", "cpu", "cuda") or (device == "cuda" and not torch.cuda.is_available()):
        raise OptionError("train-device", device=device)
    chosen = {"decisions": decisions, "rows": rows, "width": width, "seed": seed}
    folder = out or Path(f"{manifest.name}-training")
    config = begin_run(game, folder, {name: value for name, value in chosen.items() if value is not None})
    on = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
    if not run_training(config, folder, on, seconds_long, every, games, words):
        typer.echo(say("train-stopped", folder=str(folder)))


@app.command(cls=Command, help=say("help-replay"))
def replay(
    file: ReplayFile,
    seat: Annotated[int | None, whole_number("--seat", None, 1, GREATEST, "help-seat")] = None,
    boards: Annotated[bool, typer.Option("--boards", help=say("help-boards"))] = False,
    recover: Recover = False,
    lang: Language = None,
) -> None:
    from lair import load
    from lair.terminal.console import console
    from lair.terminal.session import show_replay

    show_replay(load(file, recover), words, console(), None if seat is None else seat - 1, boards)


@app.command(cls=Command, help=say("help-arena"))
def arena(
    game: GameName = FIRST,
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", help=say("help-arena-bots", bots=f"{', '.join(LEVELS)}; {BOTS}"), metavar="LIST"),
    ] = "greedy,random",
    games: Annotated[int, whole_number("--games", "-n", 1, MOST_ARENA_GAMES, "help-arena-games")] = 400,
    players: Players = None,
    pairs: Annotated[bool, typer.Option("--pairs/--round-robin", help=say("help-pairs"))] = False,
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-arena-out"), metavar="FILE")] = None,
    summary: Annotated[Path | None, typer.Option("--summary", help=say("help-summary"), metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help=say("help-plot"), metavar="FILE")] = None,
    timeout: Timeout = "10",  # type: ignore[assignment]  # read like one that was typed
    jobs: Annotated[int | None, whole_number("--jobs", "-j", 1, 1024, "help-arena-jobs")] = None,
    lang: Language = None,
) -> None:
    manifest = manifest_of(game)
    from lair.tournament.players import parse_bots

    named = parse_bots(bots, game)
    count = manifest.checked_players(players or (len(named) if len(named) in manifest.players else None))
    if pairs and len(set(named)) < 2:
        raise OptionError("pairs")
    chosen = manifest.checked_options(variant)
    from lair.tournament.plots import check_plot, draw

    if plot is not None:
        check_plot(plot)

    from lair.games.decks import load
    from lair.terminal.console import console
    from lair.terminal.progress import CompileBar
    from lair.terminal.tournament import play_tournament, show
    from lair.tournament.plan import Plan
    from lair.tournament.results import results_of, write_summary
    from lair.tournament.results_file import seed_in
    from lair.warmup import warm_up_search, warm_up_table

    if seed is None and out is not None:
        seed = seed_in(out)
    chosen_seed = random_seed() if seed is None else seed
    plan = Plan(game, load(game, cards), count, chosen, named, pairs, chosen_seed, timeout)
    bar = CompileBar(words)
    warm_up_table(game, bar)
    warm_up_search(game, named, bar)
    played, asked = play_tournament(plan, games, jobs, out, words)
    if played:
        results = results_of(plan, played)
        show(words, console(), results)
        if summary is not None:
            write_summary(results, summary)
            typer.echo(say("sim-written", file=str(summary)))
        if plot is not None:
            draw(results, words, plot)
            typer.echo(say("sim-written", file=str(plot)))
    if len(played) < asked:
        fail(say("sim-stopped", games=len(played)))


@app.command(
    cls=Command,
    help=say("help-bot"),
    context_settings={"allow_interspersed_args": False, "ignore_unknown_options": True},
)
def bot(
    program: Annotated[list[str] | None, typer.Argument(help=say("help-program"), metavar="PROGRAM...")] = None,
    serve: Annotated[str | None, typer.Option("--serve", help=say("help-serve"), metavar="NAME")] = None,
    game: Annotated[str | None, typer.Option("--game", help=say("help-bot-game", games=", ".join(NAMES)))] = None,
    games: Annotated[int, whole_number("--games", "-n", 1, 1000, "help-bot-games")] = 4,
    seed: Seed = None,
    timeout: Timeout = "10",  # type: ignore[assignment]  # read like one that was typed
    lang: Language = None,
) -> None:
    if game is not None:
        manifest_of(game)
    if serve is not None:
        if program:
            raise OptionError("serve-alone")
        from lair.tournament.bot_server import serve_bot

        serve_bot(serve, sys.stdin, sys.stdout)
        return
    if not program:
        raise OptionError("no-program")
    from lair.tournament.players import runnable

    command = runnable(program)
    from lair.terminal.conformance import check_conformance
    from lair.terminal.console import console
    from lair.terminal.progress import CompileBar
    from lair.tournament.external_bot import ExternalBot
    from lair.warmup import warm_up_table

    kinds = NAMES if game is None else (game,)
    for kind in kinds:
        warm_up_table(kind, CompileBar(words))
    external = ExternalBot(command, seconds=timeout)
    if not check_conformance(external, kinds, games, 1 if seed is None else seed, words, console()):
        raise SystemExit(1)


Database = Annotated[
    str, typer.Option("--database", envvar="LAIR_DATABASE", help=say("help-database"), metavar="URL", show_envvar=False)
]
BackupFile = Annotated[Path, typer.Argument(help=say("help-backup-file"), metavar="FILE")]


@app.command(cls=Command, help=say("help-house"))
def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"), metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, whole_number("--port", None, 1, 65535, "help-port")] = 8000,
    database: Database = "",
    redis: Annotated[
        str | None,
        typer.Option("--redis", envvar="LAIR_REDIS", help=say("help-redis"), metavar="URL", show_envvar=False),
    ] = None,
    thinkers: Annotated[int | None, whole_number("--thinkers", None, 1, 256, "help-thinkers")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("help-origin"), metavar="URL")] = None,
    secure: Annotated[bool, typer.Option("--secure", help=say("help-secure"))] = False,
    show: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
    log: Annotated[str, typer.Option("--log", help=say("help-log"), metavar="LEVEL")] = "warning",
    lang: Language = None,
) -> None:
    if log not in LOG_LEVELS:
        raise OptionError("log-level", level=log, levels=", ".join(LOG_LEVELS))
    from lair.server.settings import Limits, Settings

    settings = Settings(
        database=database,
        redis=redis,
        limits=Limits.from_environment(),
        **({} if thinkers is None else {"thinkers": thinkers}),
        origins=tuple(origin or ()),
        secure=secure,
    )
    from lair.server.serve import serve as open_house
    from lair.server.store import reached
    from lair.terminal.progress import CompileBar
    from lair.warmup import warm_up_search, warm_up_table

    reached(settings.url).dispose()  # what is wrong with it is said before anything is compiled
    drop_unplayable()
    bar = CompileBar(words)
    for game in GAMES:
        warm_up_table(game, bar)
        warm_up_search(game, (MASTER,), bar)
    address = f"http://{host}:{port}"

    def is_open() -> None:
        typer.echo(say("house-open", address=address))
        if show:
            webbrowser.open(address)

    open_house(settings, host, port, log, is_open)


@app.command(cls=Command, help=say("help-verify"))
def verify(
    file: ReplayFile,
    lang: Language = None,
) -> None:
    from lair.table.replay import verified

    game, fair = verified(file)
    typer.echo(say("verify-replayed", actions=game.played, file=str(file)))
    typer.echo(say("verify-fair" if fair else "verify-no-promise"))


@app.command(cls=Command, help=say("help-backup"))
def backup(
    file: BackupFile,
    database: Database = "",
    lang: Language = None,
) -> None:
    from lair.server.backup import backup as make_backup
    from lair.server.settings import Settings

    typer.echo(say("backup-done", rows=make_backup(Settings(database=database).url, file), file=str(file)))


@app.command(cls=Command, help=say("help-restore"))
def restore(
    file: BackupFile,
    database: Database = "",
    lang: Language = None,
) -> None:
    from lair.server.backup import restore as put_back
    from lair.server.settings import Settings

    typer.echo(say("restore-done", rows=put_back(file, Settings(database=database).url), file=str(file)))


@app.command(cls=Command, help=say("help-lesson"))
def lesson(game: GameName = FIRST, lang: Language = None) -> None:
    from lair.lessons import lesson as lesson_of
    from lair.terminal.console import console
    from lair.terminal.lesson import show_lesson
    from lair.terminal.progress import CompileBar
    from lair.warmup import warm_up_table

    lesson_of(manifest_of(game).name)
    warm_up_table(game, CompileBar(words))
    show_lesson(game, words, console())


@cards_app.command("check", cls=Command, help=say("help-cards-check"))
def cards_check(
    file: Annotated[Path, typer.Argument(help=say("help-card-file"), metavar="FILE")],
    game: Annotated[str, typer.Option("--game", help=say("help-game", games=", ".join(NAMES)))] = FIRST,
    lang: Language = None,
) -> None:
    manifest_of(game)
    from lair.games.decks import load

    deck = load(game, file)
    typer.echo(say("cards-ok", file=str(file), name=deck.name, digest=deck.digest))


def seats_of(game: str, seats: str | None, players: int | None) -> Any:
    """One person against greedy bots, unless ``--seats`` says otherwise."""
    from lair.engine.types import Seat

    manifest = manifest_of(game)
    manifest.checked_players(players)
    entries = seats.split(",") if seats else ["person", *["greedy"] * ((players or manifest.default_players) - 1)]
    if players is not None and len(entries) != players:
        raise OptionError("seats", seats=len(entries), players=players)
    manifest.checked_players(len(entries))
    sitting = []
    for faction, entry in zip(manifest.factions, entries, strict=False):
        whole = NAME.fullmatch(entry.strip())  # a number after the colon is no name
        kind, _, name = (entry.strip(), "", "") if whole else entry.strip().partition(":")
        if kind.partition("@")[0].partition(":")[0] not in ("person", *bots_of(game)):
            raise OptionError("seat-entry", entry=entry.strip() or "''", bots=", ".join(bots_of(game)))
        if kind != "person":
            BotSpec.parse(kind, game)
        sitting.append(Seat(name.strip() or say(f"faction-{faction}"), faction, None if kind == "person" else kind))
    return tuple(sitting)


def usage(problem: Any) -> str:
    """What Typer found wrong with the command line, as one sentence in the user's language."""
    command = problem.ctx.command_path if getattr(problem, "ctx", None) else "lair"
    match type(problem).__name__:
        case "NoSuchOption" if problem.possibilities:
            why = say("error-unknown-flag-near", option=problem.option_name, near=sorted(problem.possibilities)[0])
        case "NoSuchOption":
            why = say("error-unknown-flag", option=problem.option_name)
        case "MissingParameter":
            why = say("error-missing", what=problem.param.metavar or problem.param.opts[0])
        case "BadOptionUsage":
            options = [option for option in problem.ctx.command.params if problem.option_name in option.opts]
            takes_none = any(option.is_flag for option in options)
            why = say("error-flag-no-value" if takes_none else "error-flag-value", option=problem.option_name)
        case _:
            why = problem.format_message()
    return say("error-usage", why=why, command=command)


def fail(sentence: str) -> NoReturn:
    """One sentence, exit code 2."""
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


def main() -> None:
    """What ``lair`` runs."""
    try:
        if _language not in LANGUAGES:
            raise OptionError("language", language=_language, languages=", ".join(LANGUAGES))
        if app(standalone_mode=False) == INTERRUPTED:
            raise KeyboardInterrupt
        sys.stdout.flush()
    except TyperException as problem:
        if type(problem).__name__ == "NoArgsIsHelpError":  # the help has been shown
            raise SystemExit(2) from None
        fail(usage(problem))
    except LairError as problem:
        fail(say(f"error-{problem.code}", **problem.arguments))
    except (KeyboardInterrupt, typer.Abort):
        fail(say("error-interrupted"))
    except EOFError:
        fail(say("error-closed-input"))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be written there
        fail(say("error-closed"))
