"""Numbers of a card file, within bounds, tuned toward targets: Optuna proposes values, simulations judge them.

Every trial plays the same seeds, and its proposal follows from the seed and the trials before it alone: a study that
was interrupted goes on exactly as if it had not been. The best few trials then play seeds of their own, and the winner,
beside the cards one began with, seeds that nothing before has seen. `lair tune` shows and writes what comes out.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lair.errors import CardsError, OptionError
from lair.games.decks import build
from lair.laboratory.data import about
from lair.laboratory.summary import Accumulator, Summary
from lair.laboratory.sweep import Change
from lair.laboratory.targets import Reading, Target, check_target
from lair.laboratory.workers import Workers
from lair.simulation.simulate import Plan

FINALISTS = 5
FINAL_TIMES = 5  # so many times the games of a trial, for each finalist
STARTUP_TRIALS = 20  # by lot, before the sampler learns from them
REFUSED = "refused"  # a trial's attribute: why the cards may not be so
VALUES = "values"

Advance = Callable[[int], object]


@dataclass(frozen=True)
class Goal:
    """What is tuned: the game and the cards one begins with, what may change, toward what, with how many games."""

    plan: Plan
    changes: tuple[Change, ...]
    targets: tuple[Target, ...]
    games: int  # a trial

    def plan_with(self, values: Sequence[int]) -> Plan:
        """The same game with these values."""
        content = self.plan.deck.content
        for change, value in zip(self.changes, values, strict=True):
            content = change.applied(content, value)
        named = ", ".join(f"{change.name}={value}" for change, value in zip(self.changes, values, strict=True))
        return replace(self.plan, deck=build(self.plan.rules.name, content, named))

    @property
    def begun(self) -> list[int | None]:
        """The values of the cards one begins with."""
        return [change.value_in(self.plan.deck.content) for change in self.changes]

    def describe(self) -> dict[str, Any]:
        """All that must be the same for a study to go on."""
        return {
            **{name: value for name, value in about(self.plan, self.games).items() if name != "cards"},
            "changes": {change.name: list(change.values) for change in self.changes},
            "targets": [target.text for target in self.targets],
        }


@dataclass(frozen=True)
class Tuned:
    """What came out."""

    goal: Goal
    values: tuple[int, ...]
    trials: int
    refused: int
    before: Summary  # both on the seeds that nothing has seen
    after: Summary
    plan: Plan  # with the tuned cards

    def readings(self, summary: Summary) -> list[tuple[Target, Reading]]:
        """Every number of every target, in one of the two simulations."""
        deck = self.plan.deck if summary is self.after else self.goal.plan.deck
        return [(target, one) for target in self.goal.targets for one in target.readings(summary, deck, self.before)]

    @property
    def met(self) -> bool:
        """Whether every number is where it should be."""
        return all(one.met for _, one in self.readings(self.after))


def needed_optuna() -> Any:
    """Optuna, or a word on what to install."""
    try:
        import optuna
        import tomlkit  # noqa: F401  # writes what comes out
    except ModuleNotFoundError:
        raise OptionError("tune-missing") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna


def seed_of(seed: int, what: str) -> int:
    """Another seed for another purpose; nobody plays the same games by chance."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {what}".encode(), digest_size=8).digest(), "big")


def played(plan: Plan, games: int, workers: Workers, advance: Advance) -> Summary:
    """Play, and sum up."""
    running = Accumulator(plan)
    for batch in workers.batches(plan, games):
        running.add(batch)
        advance(len(batch.decisions))
    return running.summary()


class Tuner:
    """One study: trials are added to it until there are enough; `finish` checks the best of them."""

    def __init__(self, goal: Goal, workers: Workers, file: Path | None = None) -> None:
        self.goal, self.workers = goal, workers
        self.optuna = needed_optuna()
        self.study = self._open(file)
        self.begun: Summary | None = None
        self.cache: dict[tuple[int, ...], float] = {
            tuple(trial.user_attrs[VALUES]): trial.value
            for trial in self.study.get_trials(deepcopy=False)
            if trial.value is not None
        }

    def _open(self, file: Path | None) -> Any:
        """A study in memory, or in a file that goes on where it was left."""
        storage = None
        try:
            if file is not None:
                from optuna.storages import JournalStorage
                from optuna.storages.journal import JournalFileBackend

                storage = JournalStorage(JournalFileBackend(str(file)))
            study = self.optuna.create_study(storage=storage, study_name="lair", load_if_exists=True)
        except (OSError, ValueError, KeyError, TypeError):  # it may be any file
            raise OptionError("study-unreadable", file=str(file)) from None
        known, ours = study.user_attrs.get("lair"), self.goal.describe()
        if known is None:
            study.set_user_attr("lair", ours)
        elif known != ours:
            different = next(name for name in ours if known.get(name) != ours[name])
            there, here = (json.dumps(what.get(different)) for what in (known, ours))
            raise OptionError("study-other", file=str(file), what=different, theirs=there, ours=here)
        return study

    @property
    def trials(self) -> int:
        """How many there are."""
        return sum(trial.state.is_finished() for trial in self.study.get_trials(deepcopy=False))

    def begin(self, advance: Advance = int) -> None:
        """Play the cards one begins with, and refuse targets that look at nothing."""
        self.begun = played(self.goal.plan, self.goal.games, self.workers, advance)
        for target in self.goal.targets:
            check_target(target, self.begun, self.goal.plan.deck)

    def loss(self, plan: Plan, summary: Summary) -> float:
        """How far a simulation is off all targets together."""
        begun = self.begun
        assert begun is not None
        readings = ((target, target.readings(summary, plan.deck, begun)) for target in self.goal.targets)
        return sum(target.loss(found) for target, found in readings)

    def step(self, advance: Advance = int) -> float | None:
        """One more trial; None if the cards may not be so. The first has the values that one begins with."""
        number = self.trials
        self.study.sampler = self._sampler(number)
        begun = self.goal.begun
        allowed = all(value in change.values for value, change in zip(begun, self.goal.changes, strict=True))
        if number == 0 and allowed:
            known = zip(begun, self.goal.changes, strict=True)
            self.study.enqueue_trial({change.name: change.values.index(value) for value, change in known})
        trial = self.study.ask()
        places = [trial.suggest_int(change.name, 0, len(change.values) - 1) for change in self.goal.changes]
        values = tuple(change.values[place] for change, place in zip(self.goal.changes, places, strict=True))
        trial.set_user_attr(VALUES, list(values))
        try:
            plan = self.goal.plan_with(values)
        except CardsError as problem:
            trial.set_user_attr(REFUSED, str(problem))
            self.study.tell(trial, state=self.optuna.trial.TrialState.PRUNED)
            return None
        if values not in self.cache:
            self.cache[values] = self.loss(plan, played(plan, self.goal.games, self.workers, advance))
        self.study.tell(trial, self.cache[values])
        return self.cache[values]

    def _sampler(self, number: int) -> Any:
        """A sampler whose luck follows from the seed and the number of the trial."""
        seed = seed_of(self.goal.plan.seed, f"trial {number}") % 2**32
        return self.optuna.samplers.TPESampler(seed=seed, multivariate=True, n_startup_trials=STARTUP_TRIALS)

    def best(self) -> list[tuple[int, ...]]:
        """The values of the best trials, the best first."""
        if not self.cache:
            trials = self.study.get_trials(deepcopy=False)
            why = next((trial.user_attrs[REFUSED] for trial in trials if REFUSED in trial.user_attrs), "")
            raise OptionError("tune-refused", why=why)
        return sorted(self.cache, key=lambda values: (self.cache[values], values))[:FINALISTS]

    def finish(self, games: int, advance: Advance = int) -> Tuned:
        """The best trials on other seeds, then the winner and the cards one began with on seeds nothing has seen."""
        losses = {}
        for values in self.best():
            plan = replace(self.goal.plan_with(values), seed=seed_of(self.goal.plan.seed, "finalists"))
            losses[values] = self.loss(plan, played(plan, FINAL_TIMES * self.goal.games, self.workers, advance))
        values = min(losses, key=lambda one: (losses[one], one))
        unseen = seed_of(self.goal.plan.seed, "check")
        tuned, begun = replace(self.goal.plan_with(values), seed=unseen), replace(self.goal.plan, seed=unseen)
        before, after = (played(plan, games, self.workers, advance) for plan in (begun, tuned))
        trials = self.study.get_trials(deepcopy=False)
        refused = sum(REFUSED in trial.user_attrs for trial in trials)
        return Tuned(self.goal, values, len(trials), refused, before, after, tuned)
