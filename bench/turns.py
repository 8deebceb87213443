"""What a whole turn gains by longer thought: ``python -m bench.turns [--game G] [--positions N] [--jobs J]``.

A turn of Meeples & Monsters is many decisions, and what one of them gains (`bench.deeper`) is lost in the luck of the
rest. Here a turn out of a game between adepts is played by searches that think shorter and longer. Where they
play differently, both ends of the turn are played on by greedy bots in the same imagined worlds, many times.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np

from bench.matches import Outcome
from bench.positions import Comparison, compare, compare_all, lines, outcome, parsed, parser_of, sample_position
from lair.bots.levels import make_player
from lair.bots.policy import GREEDY
from lair.compiling import compiled
from lair.engine.calls import actions_row, compiled_verbs
from lair.engine.chance import game_seeds
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.errors import OptionError
from lair.games import kit_of
from lair.simulation.drivers import play_one


@dataclass(frozen=True)
class Job:
    """One turn, and how it is played."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]  # that play it, the shortest thought first
    worlds: int


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
    """Play on to the end of the game."""
    play_one(cards[0], states[0], imagined, actions, scratches[0], bots, None, seed, None)


def worth(job: Job, beginning: Knowledge, after: Row) -> Outcome:
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


def look(job: Job) -> Comparison:
    """Let every bot play the turn, and see what that is worth."""
    beginning, turns = sample_position(job.game, job.players, job.seed, lambda known, before: known.seat != before)
    played = [play_turn(job, beginning, bot) for bot in job.bots]
    ends = {actions: after for after, actions in played}
    return compare(turns, [actions for _, actions in played], lambda actions: worth(job, beginning, ends[actions]))


def main() -> None:
    """Look at turns on every core."""
    parser = parser_of(__doc__, "meeples", positions=200, worlds=500)
    parser.add_argument(
        "--bots", nargs="+", default=["master@0.2", "master@2"], help="that play the turns, the shortest thought first"
    )
    given = parsed(parser)
    if len(given.bots) < 2:
        parser.error("there must be two bots to compare")
    try:
        for bot in given.bots:
            make_player(bot, given.game, 0)
    except OptionError as error:
        parser.error(str(error))
    jobs = [
        Job(given.game, given.players, given.seed + number, tuple(given.bots), given.worlds)
        for number in range(given.positions)
    ]
    heading = f"{given.game}, {given.players} players"
    compare_all(look, jobs, partial(lines, heading, "turn", given.bots), given.jobs)


if __name__ == "__main__":
    main()
