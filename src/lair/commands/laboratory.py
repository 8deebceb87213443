"""The commands of the laboratory: ``lair simulate``, ``compare``, ``sweep`` and the cards they start from.

`lair.cli` adds them to the command line. The packages that need NumPy and Numba are imported by the commands that use
them, so that help comes at once.
"""

from pathlib import Path
from typing import Annotated, Any

import typer

from lair.commands.options import (
    BOTS,
    FIRST,
    LEVEL_NAMES,
    MOST_GAMES,
    NAMES,
    CardFile,
    Command,
    GameName,
    Language,
    OnCluster,
    Players,
    Seed,
    Variants,
    fail,
    random_seed,
    say,
    whole_number,
    words,
)
from lair.errors import LairError, OptionError
from lair.games import manifest_of

Games = Annotated[int, whole_number("--games", "-n", 100, MOST_GAMES, "help-games")]
LAB_BOTS = say("help-lab-bots", bots=f"{BOTS}; {LEVEL_NAMES}")
Bots = Annotated[str, typer.Option("--bots", "-b", help=LAB_BOTS, metavar="LIST")]
Html = Annotated[Path | None, typer.Option("--html", help=say("help-html"), metavar="FILE")]
Plot = Annotated[Path | None, typer.Option("--plot", help=say("help-chart"), metavar="FILE")]
Jobs = Annotated[int | None, whole_number("--jobs", "-j", 1, 1024, "help-jobs")]


def simulate(
    game: GameName = FIRST,
    games: Annotated[int, whole_number("--games", "-n", 1, MOST_GAMES, "help-games")] = 10_000,
    players: Players = None,
    bots: Bots = "greedy",
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-out"), metavar="FILE")] = None,
    report: Annotated[bool, typer.Option("--report", help=say("help-report"))] = False,
    html: Html = None,
    plot: Plot = None,
    shard: Annotated[str | None, typer.Option("--shard", help=say("help-shard"), metavar="I/N")] = None,
    cluster: OnCluster = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    plan = plan_of(game, players, bots, variant, seed, cards)
    from lair.laboratory.parts import SUFFIX, Shard
    from lair.terminal.simulation import Outputs, run_shard, run_simulation

    if shard is not None or (out is not None and out.suffix == SUFFIX):
        if seed is None or out is None or out.suffix != SUFFIX:
            raise OptionError("shard-needs", suffix=SUFFIX)
        if html is not None or plot is not None or report:
            raise OptionError("shard-no-report")
        part = Shard.parse(shard or "1/1")
        if missing := run_shard(plan, games, part, workers_of(jobs, cluster), out, words):
            fail(say("shard-stopped", games=missing))
        return
    played = run_simulation(plan, games, workers_of(jobs, cluster), Outputs(out, html, plot), report, words)
    if played < games:
        fail(say("sim-stopped", games=played))


def compare(
    game: Annotated[str, typer.Argument(help=say("help-game", games=", ".join(NAMES)), metavar="GAME")],
    a: Annotated[str, typer.Argument(help=say("help-compare-side"), metavar="A")],
    b: Annotated[str, typer.Argument(help=say("help-compare-side"), metavar="B")],
    games: Games = 10_000,
    players: Players = None,
    bots: Bots = "greedy",
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-compare-out"), metavar="FILE")] = None,
    everything: Annotated[bool, typer.Option("--all", help=say("help-compare-all"))] = False,
    html: Html = None,
    plot: Plot = None,
    cluster: OnCluster = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    chosen_seed = random_seed() if seed is None else seed
    given = {"players": players, "bots": bots, "variant": variant, "seed": chosen_seed, "cards": cards}
    first, second = (plan_of(game, **{**given, **side_of(game, side)}) for side in (a, b))
    from lair.terminal.laboratory import run_comparison
    from lair.terminal.simulation import Outputs

    to = Outputs(out, html, plot)
    played = run_comparison(first, second, games, workers_of(jobs, cluster), to, everything, words)
    if played < games:
        fail(say("sim-stopped", games=played))


def sweep(
    game: GameName = FIRST,
    card: Annotated[str, typer.Option("--card", "-c", help=say("help-sweep-card"), metavar="PLACE=VALUES")] = "",
    figure: Annotated[list[str] | None, typer.Option("--figure", "-f", help=say("help-figure"), metavar="NAME")] = None,
    games: Games = 10_000,
    players: Players = None,
    bots: Bots = "greedy",
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-sweep-out"), metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help=say("help-plot"), metavar="FILE")] = None,
    html: Html = None,
    cluster: OnCluster = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    if not card:
        raise OptionError("sweep-nothing")
    plan = plan_of(game, players, bots, variant, seed, cards)
    from lair.laboratory.sweep import Change, default_figures
    from lair.terminal.laboratory import run_sweep
    from lair.tournament.plots import check_plot

    if plot is not None:
        check_plot(plot)
    figures, workers = figure or default_figures(plan), workers_of(jobs, cluster)
    run_sweep(plan, Change.parse(card), figures, games, workers, out, plot, html, words)


def tune(
    game: GameName = FIRST,
    card: Annotated[
        list[str] | None, typer.Option("--card", "-c", help=say("help-tune-card"), metavar="PLACE=VALUES")
    ] = None,
    target: Annotated[list[str] | None, typer.Option("--target", help=say("help-tune-target"), metavar="WORDS")] = None,
    games: Games = 4000,
    trials: Annotated[int, whole_number("--trials", None, 1, 100_000, "help-tune-trials")] = 200,
    check: Annotated[int, whole_number("--check", None, 100, MOST_GAMES, "help-tune-check")] = 100_000,
    players: Players = None,
    bots: Bots = "greedy",
    variant: Variants = None,
    seed: Seed = None,
    cards: CardFile = None,
    study: Annotated[Path | None, typer.Option("--study", help=say("help-tune-study"), metavar="FILE")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-tune-out"), metavar="FILE")] = None,
    html: Html = None,
    plot: Plot = None,
    cluster: OnCluster = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    if not card or not target:
        raise OptionError("tune-nothing")
    plan = plan_of(game, players, bots, variant, 1 if seed is None and study is not None else seed, cards)
    from lair.laboratory.card_sets import default_target
    from lair.laboratory.sweep import Change
    from lair.laboratory.targets import parse_target
    from lair.laboratory.tune import Goal
    from lair.terminal.simulation import Outputs
    from lair.terminal.tuning import run_tuning

    changes = tuple(Change.parse(one) for one in card)
    for change in changes:
        change.value_in(plan.deck.content)
    goal = Goal(plan, changes, tuple(parse_target(one) for one in target), games)
    to = Outputs(out or default_target(game, cards, "tuned"), html, plot)
    run_tuning(goal, trials, check, workers_of(jobs, cluster), study, cards, to, words)


def merge(
    files: Annotated[list[Path], typer.Argument(help=say("help-merge-files"), metavar="FILE...")],
    out: Annotated[Path | None, typer.Option("--out", "-o", help=say("help-out"), metavar="FILE")] = None,
    report: Annotated[bool, typer.Option("--report", help=say("help-report"))] = False,
    html: Html = None,
    plot: Plot = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    from lair.laboratory.parts import gathered
    from lair.terminal.simulation import Outputs, run_simulation

    kept, games = gathered(files, jobs)
    run_simulation(kept.plan, games, kept, Outputs(out, html, plot), report, words)


def workers_of(jobs: int | None, cluster: str | None) -> Any:
    """Who plays the games: this machine, or a cluster."""
    if cluster is None:
        from lair.laboratory.workers import Cores

        return Cores(jobs)
    from lair.laboratory.cluster import Cluster

    return Cluster(cluster)


def plan_of(
    game: str, players: int | None, bots: str, variant: list[str] | None, seed: int | None, cards: Path | None
) -> Any:
    """What a simulation plays; whatever is wrong with it is said before anything is compiled."""
    manifest = manifest_of(game)
    from lair.laboratory.players import lab_bot

    names = [lab_bot(name, game) for name in bots.split(",")]
    count = manifest.checked_players(players or (len(names) if len(names) > 1 else None))
    sitting = tuple(names * count if len(names) == 1 else names)
    if len(sitting) != count:
        raise OptionError("seats", seats=len(sitting), players=count)
    chosen = manifest.checked_options(variant)
    from lair.games import rules_of
    from lair.games.decks import load
    from lair.simulation.simulate import Plan, mind_of

    plan = Plan(rules_of(game), load(game, cards), count, chosen, sitting, random_seed() if seed is None else seed)
    mind_of(plan)  # cards that a network does not know
    return plan


def opened(file: Path, recover: bool) -> Any:
    """A saved game; a results file of ``simulate`` has many, so one must be named."""
    from lair import load
    from lair.laboratory.data import open_run

    try:
        return load(file, recover)
    except LairError as problem:
        try:
            _, games = open_run(file)
        except LairError:
            raise problem from None
    raise OptionError("run-number", file=str(file), last=games - 1)


def game_of_a_run(file: Path, number: int) -> Any:
    """A game of a results file of ``simulate``, played again."""
    from lair.laboratory.data import open_run
    from lair.laboratory.replay import replayed
    from lair.terminal.progress import CompileBar
    from lair.warmup import warm_up_table

    plan, games = open_run(file)
    if number >= games:
        raise OptionError("no-such-number", file=str(file), last=games - 1, number=number)
    warm_up_table(plan.rules.name, CompileBar(words))
    return replayed(plan, number)


def side_of(game: str, side: str) -> dict[str, Any]:
    """What one side of a comparison changes: its cards, its variants or its bots."""
    manifest = manifest_of(game)
    if side == "house":
        return {"cards": None}
    if side == "basic" or all(option in manifest.options for option in side.split("+")):
        return {"variant": [] if side == "basic" else side.split("+")}
    from lair.laboratory.players import is_lab_bot

    if all(is_lab_bot(bot, game) for bot in side.split(",")):
        return {"bots": side}
    if Path(side).exists():
        return {"cards": Path(side)}
    raise OptionError("compare-side", side=side, game=game)


def add_laboratory(app: typer.Typer) -> None:
    """Add the commands of the laboratory."""
    for command in (simulate, compare, sweep, tune, merge):
        app.command(cls=Command, help=say(f"help-{command.__name__}"))(command)
