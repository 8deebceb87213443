"""Tuning in the terminal: a bar while trials are played, then what changed and what the targets say. `lair tune`."""

from pathlib import Path

from lair.engine.report_tables import table
from lair.games import kit_of
from lair.laboratory.card_sets import changed_texts, check_target, texts_of, write_set
from lair.laboratory.figures import report_of
from lair.laboratory.naming import figure_in_words
from lair.laboratory.pages import check_files, tuning_report, write
from lair.laboratory.targets import Reading, Target
from lair.laboratory.tune import FINAL_TIMES, FINALISTS, Goal, Tuned, Tuner
from lair.laboratory.workers import Workers
from lair.terminal.console import console
from lair.terminal.phrases import told
from lair.terminal.progress import bar
from lair.terminal.simulation import Outputs, ctrl_c_noted, say_written, warm_up
from lair.words import Words


def run_tuning(
    goal: Goal,
    trials: int,
    check_games: int,
    workers: Workers,
    study: Path | None,
    cards: Path | None,
    to: Outputs,
    words: Words,
) -> Tuned:
    """Tune, show what came out and write the cards. After Ctrl-C the best so far is checked and shown."""
    source = cards or kit_of(goal.plan.rules.name).house_cards
    out = to.out or Path()
    check_target(out, len(texts_of(source)))
    check_files(to.page, to.plot)
    tuner = Tuner(goal, workers, study)
    warm_up(goal.plan, words)
    screen = console()
    with bar() as progress, ctrl_c_noted() as stopped:
        left = max(0, trials - tuner.trials)
        total = (1 + left + FINALISTS * FINAL_TIMES) * goal.games + 2 * check_games
        task = progress.add_task(words.say("progress-tuning"), total=total)

        def advance(many: int) -> None:
            progress.advance(task, many)

        def advance_unless_stopped(many: int) -> None:
            progress.advance(task, many)
            if stopped.is_set():
                raise KeyboardInterrupt

        tuner.begin(advance)
        while tuner.trials < trials and (tuner.trials == 0 or not stopped.is_set()):
            if tuner.step(advance) is None:
                progress.advance(task, goal.games)
        stopped.clear()  # the best so far is checked; whoever presses Ctrl-C again has enough of that too
        tuned = tuner.finish(check_games, advance_unless_stopped)
    tuned_name = words.say("tune-cards-name", name="")  # a set that is tuned again is called so once
    name = words.say("tune-cards-name", name=goal.plan.deck.name.removesuffix(tuned_name))
    values = dict(zip(goal.changes, tuned.values, strict=True))
    write_set(changed_texts(source, values, name), out)
    show_tuned(tuned, words)
    say_written(words, out)
    below = [verdict(tuned, words), words.say("tune-check", games=check_games), words.say("chart-circles")]
    shown = tuning_report(words, tuning_title(tuned, words), tuned, below)
    write(shown, to.page, to.plot, words, lambda file: say_written(words, file))
    if tuned.trials < trials and study is not None:
        screen.print(words.say("tune-stopped", trials=tuned.trials, file=str(study)), soft_wrap=True)
    return tuned


def show_tuned(tuned: Tuned, words: Words) -> None:
    """The values, before and after, and every number that a target looks at."""
    screen, goal, say = console(), tuned.goal, words.say
    screen.print(tuning_title(tuned, words), style="title")
    values = table(words, "tune-values", "tune-place", "tune-before", "tune-after")
    for change, begun, value in zip(goal.changes, goal.begun, tuned.values, strict=True):
        values.add_row(change.name, "–" if begun is None else str(begun), str(value))
    screen.print(values)
    columns = "compare-figure", "tune-wanted", "tune-before", "tune-after", "sim-interval", "compare-verdict"
    rows = table(words, "tune-values", *columns)
    rows.title = say("tune-targets", games=tuned.after.games)
    befores = {(target.text, one.name): one for target, one in tuned.readings(tuned.before)}
    shown = worst_first(tuned.readings(tuned.after))
    for target, one in shown:
        rows.add_row(*target_row(words, tuned, target, befores.get((target.text, one.name)), one))
    screen.print(rows)
    hidden = len(tuned.readings(tuned.after)) - len(shown)
    if hidden:
        screen.print(say("tune-others-met", figures=hidden))
    before, after = (f"{summary.length[0]:.1f}" for summary in (tuned.before, tuned.after))
    screen.print(say("tune-length", before=before, after=after))
    screen.print(verdict(tuned, words))


def tuning_title(tuned: Tuned, words: Words) -> str:
    """What was done."""
    plan, counted = tuned.goal.plan, {"trials": tuned.trials, "games": tuned.goal.games, "refused": tuned.refused}
    return told(words, "tune-title", plan.rules.name, plan.players, plan.options, **counted)


def verdict(tuned: Tuned, words: Words) -> str:
    """Whether every target is met."""
    return words.say("tune-met" if tuned.met else "tune-reached")


def worst_first(readings: list[tuple[Target, Reading]]) -> list[tuple[Target, Reading]]:
    """All of a few, or of many cards those that miss, and the ten that come nearest to it."""
    few = [(target, one) for target, one in readings if target.kind == "even" or len(readings) <= 20]
    rest = sorted((pair for pair in readings if pair not in few), key=lambda pair: -nearness(pair[1]))
    return few + rest[: max(10, sum(not one.met for _, one in rest))]


def nearness(one: Reading) -> float:
    """How near a number is to the bound it may not cross; positive: it has crossed it."""
    return max(one.least - one.value, one.value - one.most)


def target_row(words: Words, tuned: Tuned, target: Target, before: Reading | None, after: Reading) -> list[str]:
    """One number of a target."""
    own = report_of(tuned.goal.plan.rules.name)
    name = figure_in_words(words, tuned.plan, own, after.name)

    def number(value: float) -> str:
        return f"{value:.1%}" if target.share else f"{value:.2f}"

    wanted = words.say(
        f"tune-wanted-{target.kind.replace(' ', '-')}", least=number(after.least), most=number(after.most)
    )
    return [
        name,
        wanted,
        "–" if before is None else number(before.value),
        number(after.value),
        f"{number(after.low)}–{number(after.high)}",
        words.say("report-met" if after.met else "report-missed"),
    ]
