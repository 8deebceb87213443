"""The command line: ``lair play``, ``serve``, ``simulate``, ``arena`` and the rest.

Whatever is wrong with what was typed ends in one sentence and exit code 2. The rooms that need
NumPy and Numba are opened by the commands that use them, so that help comes at once.
"""

import os
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from lair import __version__
from lair.bots import LEVELS, NAME, BotSpec, bots_of, levels_of
from lair.commands.admin import admin_app
from lair.commands.cards import cards_app
from lair.commands.laboratory import add_laboratory, game_of_a_run, opened
from lair.commands.options import (
    BOTS,
    FIRST,
    GREATEST,
    LEVEL_NAMES,
    MOST_GAMES,
    NAMES,
    CardFile,
    Command,
    Database,
    GameName,
    Group,
    Language,
    OnCluster,
    Players,
    Recover,
    ReplayFile,
    Seed,
    Timeout,
    Variants,
    fail,
    language,
    random_seed,
    say,
    seconds,
    whole_number,
    words,
)
from lair.errors import LairError, OptionError
from lair.games import GAMES, drop_unplayable, manifest_of
from lair.words import LANGUAGES

INTERRUPTED = 130  # what Typer makes of Ctrl-C
MOST_ARENA_GAMES = 1_000_000
LOG_LEVELS = ("debug", "info", "warning", "error")

app = typer.Typer(
    cls=Group,
    add_completion=False,
    no_args_is_help=True,
    help=say("help-lair"),
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.add_typer(admin_app, name="admin")
app.add_typer(cards_app, name="cards")


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


def play_help() -> str:
    """What the command does, and the levels of bots, a line each."""
    width = max(len(level) for level in LEVELS)
    levels = (f"{level:<{width}}  {say(f'level-{level}')}" for level in LEVELS)
    return "\n".join([say("help-play"), "", "\b", say("help-levels"), *levels])


@app.command(cls=Command, help=play_help())
def play(
    game: GameName = FIRST,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help=say("help-seats", bots=f"{LEVEL_NAMES}; {BOTS}"), metavar="LIST")
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


add_laboratory(app)


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
    blocks: Annotated[int | None, whole_number("--blocks", None, 1, 32, "help-train-blocks")] = None,
    every: Annotated[
        float, typer.Option("--every", parser=seconds("--every"), help=say("help-train-every"), metavar="S")
    ] = 120.0,
    games: Annotated[int, whole_number("--games", None, 2, MOST_GAMES, "help-train-games")] = 200,
    from_network: Annotated[bool | None, typer.Option("--from-network", help=say("help-train-from"))] = None,
    exploit: Annotated[bool | None, typer.Option("--exploit", help=say("help-train-exploit"))] = None,
    shards: Annotated[int | None, whole_number("--shards", None, 1, 4096, "help-train-shards")] = None,
    cluster: OnCluster = None,
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
    chosen = {
        "decisions": decisions,
        "rows": rows,
        "width": width,
        "blocks": blocks,
        "from_network": from_network,
        "exploit": exploit,
        "shards": shards,
        "seed": seed,
    }
    folder = out or Path(f"{manifest.name}-training")
    config = begin_run(game, folder, {name: value for name, value in chosen.items() if value is not None})
    on = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
    if not run_training(config, folder, on, seconds_long, every, games, words, cluster):
        typer.echo(say("train-stopped", folder=str(folder)))


@app.command(cls=Command, help=say("help-replay"))
def replay(
    file: ReplayFile,
    seat: Annotated[int | None, whole_number("--seat", None, 1, GREATEST, "help-seat")] = None,
    boards: Annotated[bool, typer.Option("--boards", help=say("help-boards"))] = False,
    recover: Recover = False,
    game: Annotated[int | None, whole_number("--game", "-g", 0, MOST_GAMES, "help-replay-game")] = None,
    save: Annotated[Path | None, typer.Option("--save", help=say("help-replay-save"), metavar="FILE")] = None,
    html: Annotated[Path | None, typer.Option("--html", help=say("help-replay-html"), metavar="FILE")] = None,
    show: Annotated[bool, typer.Option("--open", help=say("help-replay-open"))] = False,
    lang: Language = None,
) -> None:
    from lair.terminal.console import console
    from lair.terminal.session import show_replay

    table = opened(file, recover) if game is None else game_of_a_run(file, game)
    if save is not None:
        table.save(save)
    watching = None if seat is None else seat - 1
    if html is not None or show:
        from lair.files import write_atomically
        from lair.terminal.replay_page import replay_page

        page = html or Path(tempfile.mkdtemp(prefix="lair-")) / "replay.html"
        write_atomically(page, replay_page(table, words, watching), OptionError)
        typer.echo(say("sim-written", file=str(page)))
        if show:
            webbrowser.open(page.resolve().as_uri())
        return
    show_replay(table, words, console(), watching, boards)


@app.command(cls=Command, help=say("help-arena"))
def arena(
    game: GameName = FIRST,
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", help=say("help-arena-bots", bots=f"{LEVEL_NAMES}; {BOTS}"), metavar="LIST"),
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
    cluster: OnCluster = None,
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
    played, asked = play_tournament(plan, games, jobs, out, words, cluster)
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


BackupFile = Annotated[Path, typer.Argument(help=say("help-backup-file"), metavar="FILE")]


@app.command(cls=Command, help=say("help-house"))
def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"), metavar="ADDRESS")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help=say("help-lan"))] = False,
    port: Annotated[int, whole_number("--port", None, 1, 65535, "help-port")] = 8000,
    database: Database = "",
    redis: Annotated[
        str | None,
        typer.Option("--redis", envvar="LAIR_REDIS", help=say("help-redis"), metavar="URL", show_envvar=False),
    ] = None,
    thinkers: Annotated[int | None, whole_number("--thinkers", None, 1, 256, "help-thinkers")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("help-origin"), metavar="URL")] = None,
    secure: Annotated[bool, typer.Option("--secure", help=say("help-secure"))] = False,
    lab: Annotated[bool, typer.Option("--lab", envvar="LAIR_LAB", help=say("help-lab"), show_envvar=False)] = False,
    show: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
    prepare: Annotated[bool, typer.Option("--prepare", help=say("help-prepare"))] = False,
    log: Annotated[str, typer.Option("--log", help=say("help-log"), metavar="LEVEL")] = "warning",
    lang: Language = None,
) -> None:
    if log not in LOG_LEVELS:
        raise OptionError("log-level", level=log, levels=", ".join(LOG_LEVELS))
    from lair.server.settings import Limits, Settings, words_in

    settings = Settings(
        database=database,
        redis=redis,
        limits=Limits.from_environment(),
        thinkers=Settings.thinkers if thinkers is None else thinkers,
        origins=tuple(origin or ()),
        secure=secure,
        lab=lab,
        proxies=words_in("LAIR_PROXIES", Settings.proxies),
        hosts=words_in("LAIR_HOSTS"),
        public_url=os.environ.get("LAIR_URL", "").rstrip("/"),
        smtp=os.environ.get("LAIR_SMTP", ""),
        mail_from=os.environ.get("LAIR_MAIL_FROM", ""),
        contact=os.environ.get("LAIR_CONTACT", ""),
    )
    from lair.server.network import EVERYWHERE, Network
    from lair.server.serve import serve as open_house
    from lair.server.store import claim, reached
    from lair.terminal.progress import CompileBar
    from lair.warmup import warm_up_search, warm_up_table

    if not prepare:
        reached(settings.url).dispose()  # what is wrong with it is said before anything is compiled
    claimed = None if prepare else claim(settings.url)
    drop_unplayable()
    bar = CompileBar(words)
    for game in GAMES:
        warm_up_table(game, bar)
        warm_up_search(game, levels_of(game), bar)
    if prepare:
        typer.echo(say("house-prepared"))
        return
    host = EVERYWHERE if lan else host
    address = f"http://{'127.0.0.1' if host == EVERYWHERE else host}:{port}"
    others = Network(host, port)

    def is_open() -> None:
        typer.echo(say("house-open", address=address))
        if others.is_open and others.url is not None:
            typer.echo(say("house-open-lan", address=others.url))
        if show:
            webbrowser.open(address)

    open_house(settings, host, port, log, is_open)
    if claimed is not None:
        claimed.close()


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


def main() -> None:
    """What ``lair`` runs."""
    try:
        if language not in LANGUAGES:
            raise OptionError("language", language=language, languages=", ".join(LANGUAGES))
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
