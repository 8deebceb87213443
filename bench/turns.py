"""What a whole turn gains by longer thought: ``python -m bench.turns [--game G] [--positions N] [--jobs J]``.

A turn of Meeples & Monsters is many decisions, and what one of them gains (`bench.deeper`) is lost in the luck of the
rest. Here a turn out of a game between adepts is played by searches that think shorter and longer. Where they
play differently, both ends of the turn are played on by greedy bots in the same imagined worlds, many times.
"""

import argparse
import os
import random
from dataclasses import dataclass, replace

import numpy as np

from bench.deeper import Worth, gain, look_at_all, outcome
from bench.strength import TABLES
from lair.bots.levels import make_player
from lair.bots.policy import GREEDY
from lair.compiling import compiled
from lair.engine.calls import actions_row, compiled_verbs
from lair.engine.chance import game_seeds
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.errors import OptionError
from lair.games import GAMES, kit_of
from lair.simulation.drivers import play_one
from lair.table.game import Game


@dataclass(frozen=True)
class Job:
    """One turn, and how it is played."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]  # who plays it, the shortest thought first
    worlds: int


@dataclass(frozen=True)
class Found:
    """What came of it."""

    turns: float  # that a seat has in a game
    played: tuple[tuple[int, ...], ...]  # by each bot
    worth: tuple[Worth, ...]


def turn(job: Job) -> tuple[Knowledge, float]:
    """The beginning of a turn in a game between adepts, each as likely as any other; and how many a seat has."""
    dice = random.Random(job.seed)
    game = Game(job.game, players=job.players, seed=job.seed)
    adepts = [make_player("adept", job.game, 16 * job.seed + seat) for seat in range(job.players)]
    kept, turns, before = game.knowledge(job.seed), 0, None
    while not game.over:
        assert game.actor is not None
        knowledge = game.knowledge(job.seed)
        if game.actor != before:
            turns += 1
            if dice.random() < 1 / turns:
                kept = replace(knowledge, history=list(knowledge.history))
        before = game.actor
        game.play(adepts[game.actor].choose(knowledge))
    return kept, turns / job.players


def play_turn(job: Job, beginning: Knowledge, bot: str) -> tuple[Row, tuple[int, ...]]:
    """How a bot plays it, in the world that its seat imagined at the beginning: the state after it, and the actions."""
    rules, deck, seat = beginning.rules, beginning.deck, beginning.seat
    calls, row, states = compiled_verbs(rules), actions_row(rules), beginning.states.copy()
    player = make_player(bot, job.game, job.seed, cores=1)
    played: list[int] = []
    while calls.actor(states, 0) == seat:
        known = states.copy()
        calls.imagine(deck.row, known, 0, seat, job.seed + len(played))
        legal = row[: calls.legal(deck.row, states, 0, row)].copy()
        knowledge = Knowledge(rules, deck, known, seat, legal, [*beginning.history, *played])
        played.append(player.choose(knowledge))
        calls.apply(deck.row, states, 0, played[-1], None)
    return states, tuple(played)


@compiled
def to_the_end(cards: Row, states: Row, imagined: Row, actions: Row, scratches: Row, bots: Row, seed: int) -> None:
    """Play on, whoever sits there."""
    play_one(cards[0], states[0], imagined, actions, scratches[0], bots, seed, None)


def worth(job: Job, beginning: Knowledge, after: Row) -> Worth:
    """What the end of a turn brings in the hands of greedy bots, on average over imagined worlds."""
    rules, cards, calls = beginning.rules, beginning.deck.row, compiled_verbs(beginning.rules)
    states, imagined, scratches = after.copy(), after.copy(), np.zeros(1, kit_of(rules.name).bots.scratch)
    row, greedy = actions_row(rules), np.full(rules.seats, GREEDY, np.int8)
    came = []
    for seed in map(int, game_seeds(~job.seed, 0, job.worlds)):
        states[:] = after
        calls.imagine(cards, states, 0, beginning.seat, seed)
        to_the_end(cards, states, imagined, row, scratches, greedy, seed >> 1)
        came.append(outcome(rules, cards, states, 0, beginning.seat))
    lead, share = np.mean(came, axis=0)
    return float(lead), float(share)


def look(job: Job) -> Found:
    """Let every bot play the turn, and see what that is worth."""
    beginning, turns = turn(job)
    ends = [play_turn(job, beginning, bot) for bot in job.bots]
    played = tuple(actions for _, actions in ends)
    worths = {actions: worth(job, beginning, after) for after, actions in ends} if len(set(played)) > 1 else {}
    return Found(turns, played, tuple(worths.get(actions, (0.0, 0.0)) for actions in played))


def lines(jobs: list[Job], found: list[Found]) -> str:
    """What each bot gains over the one before it."""
    turns = float(np.mean([one.turns for one in found]))
    told = []
    for step in range(len(jobs[0].bots) - 1):
        less, more = jobs[0].bots[step : step + 2]
        others = np.mean([one.played[step] != one.played[step + 1] for one in found])
        lead, lead_error = gain([one.worth[step + 1][0] - one.worth[step][0] for one in found])
        share, share_error = gain([one.worth[step + 1][1] - one.worth[step][1] for one in found])
        told.append(
            f"{jobs[0].game}, {jobs[0].players} players: {more} instead of {less}: another play in {others:.0%} of "
            f"{len(found):,} turns; a turn gains {lead:+.3f} points "
            f"({lead - lead_error:+.3f} to {lead + lead_error:+.3f}) and {share:+.2%} wins "
            f"({share - share_error:+.2%} to {share + share_error:+.2%}); a seat has {turns:.0f} in a game"
        )
    return "\n".join(told)


def main() -> None:
    """Look at turns on every core."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="meeples")
    parser.add_argument("--players", type=int)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument(
        "--bots", nargs="+", default=["master@0.2", "master@2"], help="who plays the turns, the shortest thought first"
    )
    parser.add_argument("--worlds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    if given.positions < 1 or given.worlds < 1:
        parser.error("there must be a position and a world to look at")
    if len(given.bots) < 2:
        parser.error("there must be two bots to compare")
    try:
        for bot in given.bots:
            make_player(bot, given.game, 0)
    except OptionError as error:
        parser.error(str(error))
    players = given.players or TABLES[given.game]
    jobs = [
        Job(given.game, players, given.seed + number, tuple(given.bots), given.worlds)
        for number in range(given.positions)
    ]
    look_at_all(look, jobs, lines, given.jobs)


if __name__ == "__main__":
    main()
