"""What a decision gains by longer thought: ``python -m bench.deeper [--game G] [--positions N] [--jobs J]``.

A match tells two players apart by whole games, most of whose luck has nothing to do with them. Here positions from
games between adepts are thought about for 0.02, 0.2 and 2 seconds (or by numbers of simulations). Where the answers
differ, each is played on to the end by the same searches in the same imagined worlds, many times; where they do not,
nothing is gained.
"""

from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np

from bench.matches import Outcome, SearchVariant, parse_params
from bench.positions import Comparison, compare, compare_all, lines, outcome, parsed, parser_of, sample_position
from lair.bots import MASTER, BotSpec
from lair.engine.calls import compiled_verbs
from lair.engine.chance import game_seeds
from lair.engine.knowledge import Knowledge
from lair.simulation.search_batch import play_through, set_up


@dataclass(frozen=True)
class Thought:
    """A search of one length: seconds or simulations, and changed parameters."""

    seconds: float | None = None
    simulations: int | None = None
    params: dict[str, float] = field(default_factory=dict)

    def __str__(self) -> str:
        how = " ".join(f"{name}={number:g}" for name, number in self.params.items())
        long = f"{self.seconds:g} s" if self.seconds is not None else f"{self.simulations:,} simulations"
        return f"{long} {how}".strip()

    def choose(self, knowledge: Knowledge, seed: int) -> int:
        """Its answer."""
        return SearchVariant(BotSpec(MASTER, self.seconds, self.simulations), seed, self.params).choose(knowledge)


@dataclass(frozen=True)
class Job:
    """One position, and how it is looked at."""

    game: str
    players: int
    seed: int
    thoughts: tuple[Thought, ...]  # the shortest first
    worlds: int
    played_on: int  # simulations per move, after the decision


def position(job: Job) -> tuple[Knowledge, float]:
    """A decision between several actions in a game between adepts; and how many a seat has."""
    return sample_position(job.game, job.players, job.seed, lambda knowledge, _: len(knowledge.actions) > 1)


def worth(job: Job, knowledge: Knowledge, action: int) -> Outcome:
    """What an action brings on average over imagined worlds; the same worlds for every action."""
    rules, cards, calls = knowledge.rules, knowledge.deck.row, compiled_verbs(knowledge.rules)
    seeds = game_seeds(~job.seed, 0, job.worlds)
    each = np.full((job.worlds, job.players), job.played_on)
    tables = set_up(rules, cards, job.players, seeds, each, 2 * each)
    lead = share = 0.0
    for world, seed in enumerate(seeds):
        tables.states[world] = knowledge.states[0]
        calls.imagine(cards, tables.states, world, knowledge.seat, int(seed))
        calls.apply(cards, tables.states, world, action, None)
        play_through(cards, tables, world)
        points, part = outcome(rules, cards, tables.states, world, knowledge.seat)
        lead += points
        share += part
    return lead / job.worlds, share / job.worlds


def look(job: Job) -> Comparison:
    """Think shorter and longer, and see what the answers are worth."""
    knowledge, decisions = position(job)
    answers = [thought.choose(knowledge, job.seed) for thought in job.thoughts]
    return compare(decisions, answers, partial(worth, job, knowledge))


def main() -> None:
    """Look at positions on every core."""
    parser = parser_of(__doc__, "mighty", positions=200, worlds=64)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.02, 0.2, 2.0], help="the shortest thought first")
    parser.add_argument("--simulations", type=int, nargs="+", help="in place of seconds; for a busy machine")
    parser.add_argument("--params", type=parse_params, help="such as horizon=2: the longest thought, also with these")
    parser.add_argument("--played-on", type=int, default=50, help="simulations per move, after the decision")
    given = parsed(parser)
    thoughts = tuple(Thought(simulations=many) for many in given.simulations or ())
    thoughts = thoughts or tuple(Thought(seconds) for seconds in given.seconds)
    if given.params:
        thoughts = (thoughts[-1], replace(thoughts[-1], params=given.params))
    jobs = [
        Job(given.game, given.players, given.seed + number, thoughts, given.worlds, given.played_on)
        for number in range(given.positions)
    ]
    heading = f"{given.game}, {given.players} players"
    compare_all(look, jobs, partial(lines, heading, "decision", thoughts), given.jobs)


if __name__ == "__main__":
    main()
