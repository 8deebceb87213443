"""What a seat's things are worth at the end of a game of Meeples & Monsters: learned from games of greedy bots.

python -m bench.prospects plays games in which now and then a move is anything legal, notes what every seat has when
a turn begins and what it ends with, fits the difference by least squares, prints how much of it is explained and
writes them into `lair.games.meeples.bots.value_weights`.
"""

import argparse
from pathlib import Path

import numpy as np

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.calls import actions_row, compiled_verbs
from lair.engine.chance import draw, game_seeds
from lair.engine.contract import Row, greedy
from lair.games import rules_of
from lair.games.decks import load
from lair.games.meeples.bots import value_weights
from lair.games.meeples.bots.scratch import SCRATCH
from lair.games.meeples.bots.valuation import turns_left
from lair.games.meeples.bots.value_function import FEATURES, LONG, NAMES, POWERS, VP_SO_FAR, features

MAX_TURNS = 400  # of all players, in one game
GREEDY_SHARE = 0.95  # of all moves; the others are random
DRAW_STEPS = 1 << 20
RIDGE = 1e-3
WEIGHTS_FILE = Path(value_weights.__file__)


@compiled
def play(
    cards: Row, states: Row, seed: int, players: int, options: int, actions: Row, scratches: Row, had: Row, when: Row
) -> int:
    """One game; what each seat had when each turn began goes into ``had``, the turns to come into ``when``."""
    s, scratch = states[0], scratches[0]
    contract.deal(cards[0], s, players, options, seed)
    s.canonical = 1
    scratch.planned = -1
    turns = 0
    last = -1
    while contract.actor(s) >= 0:
        if s.turns != last and turns < MAX_TURNS:
            last = int(s.turns)
            for seat in range(players):
                features(cards[0], s, scratch, seat)
                for feature in range(FEATURES):
                    had[turns, seat, feature] = scratch.features[feature]
            when[turns] = turns_left(cards[0], s, scratch)
            turns += 1
        count = contract.legal(cards[0], s, actions)
        if draw(scratch, DRAW_STEPS) < int(GREEDY_SHARE * DRAW_STEPS):
            action = greedy(cards[0], s, actions, count, scratch)
        else:
            action = int(actions[draw(scratch, count)])
        contract.apply(cards[0], s, action, None)
    return turns


def examples(players: int, games: int, seed: int) -> tuple[Row, Row, Row]:
    """What was had, the turns to come, and the VP still gained: a row for each seat at each turn."""
    rules, deck = rules_of("meeples"), load("meeples")
    states, scratches = np.zeros(1, rules.state), np.zeros(1, SCRATCH)
    scratches["stream"] = seed
    actions, points = actions_row(rules), np.zeros(8, np.int32)
    had = np.zeros((MAX_TURNS, players, FEATURES))
    when = np.zeros(MAX_TURNS)

    rows, times, gains = [], [], []
    for number, game_seed in enumerate(game_seeds(seed, 0, games)):
        turns = play(deck.row, states, game_seed, players, number % 2, actions, scratches, had, when)
        compiled_verbs(rules).score(deck.row, states, 0, points)
        gained = points[:players] - had[:turns, :, VP_SO_FAR]
        rows.append(ahead_of_others(had[:turns]).reshape(-1, FEATURES).astype(np.float32))
        times.append(np.repeat(when[:turns] / LONG, players))
        gains.append(ahead_of_others(gained).reshape(-1))
    return np.concatenate(rows), np.concatenate(times), np.concatenate(gains)


def ahead_of_others(numbers: Row) -> Row:
    """Less the mean of all seats: what is the same for all of them, such as a long game, decides nothing."""
    ahead: Row = numbers - numbers.mean(axis=1, keepdims=True)
    return ahead


def spread_out(had: Row, time: Row) -> Row:
    """A column for each power of the time and each thing."""
    return np.concatenate([had * (time**degree)[:, None] for degree in range(POWERS)], axis=1)


def fit(had: Row, time: Row, gain: Row) -> Row:
    """Least squares, a little bound so that things that always go together share."""
    columns = spread_out(had, time)
    square = columns.T @ columns + RIDGE * len(columns) * np.eye(columns.shape[1])
    return np.linalg.solve(square.astype(float), (columns.T @ gain).astype(float))


def table(weights: list[Row]) -> str:
    """A line for each feature: its name, and its weight of each of these rows."""
    lines = []
    for feature, name in enumerate(NAMES):
        lines.append(name.ljust(16) + " ".join(f"{row[feature]:.4g}".rjust(10) for row in weights))
    return "\n".join(lines)


def main() -> None:
    """Learn, say how well, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights: list[Row] = []
    for players in rules_of("meeples").players:
        learned = fit(*examples(players, given.games, given.seed))
        had, time, gain = examples(players, given.games // 4, given.seed + 1)
        missed = gain - spread_out(had, time) @ learned
        print(
            f"{players} players: {given.games:,} games; in {given.games // 4:,} others leads still to come vary by "
            f"{gain.std():.1f}, the guess misses them by {missed.std():.1f} "
            f"({1 - missed.var() / gain.var():.0%} explained)",
            flush=True,
        )
        weights += list(learned.reshape(POWERS, FEATURES))
    text = f'"""{value_weights.__doc__}"""\n\nWEIGHTS = """\n{table(weights)}\n"""\n'
    WEIGHTS_FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
