"""Games with card sets made up at random, in which every law that holds with any cards is checked at every decision.

``python -m bench.card_fuzzer`` plays more than a million games with ten thousand sets of each game and prints how many;
the tests do it with some hundreds of sets. A set that the readers refuse must be refused by a sentence that names the
card and the field.
"""

import argparse
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.progress import Progress

from bench import card_sets
from bench.laws import BOOKS, LAWS, decide, same
from lair.bots import EVERYWHERE, policies_of
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import game_seeds
from lair.engine.contract import Record, Row, dispatched_on, teach
from lair.engine.deck import Deck
from lair.errors import CardsError
from lair.games import kit_of
from lair.games.decks import build
from lair.simulation.simulate import private

ENDLESS, ANOTHER = 5, 6
ANY_CARDS = LAWS | {
    ENDLESS: "a turn comes to an end",
    ANOTHER: "the same actions lead to the same position again",
}
MOST_IN_A_TURN = 3000  # decisions
REPLAYED = 4  # one game in so many is played again
GAMES = {"mighty": 100, "meeples": 20}  # of random bots with each set; a game of the one is some thirty decisions long
MAKERS: dict[str, Callable[[int], dict[str, Any]]] = {"mighty": card_sets.mighty, "meeples": card_sets.meeples}


@dispatched_on("s")
def check_any_cards(cards: Record, s: Record) -> int:
    """A law of the game that the position breaks, or 0."""
    return 0


@dispatched_on("s")
def turn_number(s: Record) -> int:
    """Changes from one turn to the next."""
    return 0


for _book in BOOKS.values():
    for _verb in (check_any_cards, turn_number):
        teach(_book.RULES.state, _verb.__name__, getattr(_book, _verb.__name__))


@compiled
def check_game(
    cards: Record, states: Row, raw: Row, imagined: Row, actions: Row, scratch: Record, bot: int, played: Row
) -> int:
    """A dealt game among bots of a kind, to its end; the first law broken, or 0. What is done goes into ``played``."""
    s = states[0]
    turn, since = turn_number(s), 0
    played[0] = 0
    while contract.actor(s) >= 0:
        law = check_any_cards(cards, s)
        action = 0
        if law == 0:
            law, action = decide(cards, states, raw, imagined, actions, scratch, None, bot)
        if law:
            return law
        played[0] += 1
        if played[0] < played.size:
            played[played[0]] = action
        since = since + 1 if turn_number(s) == turn else 0
        turn = turn_number(s)
        if since > MOST_IN_A_TURN:
            return ENDLESS
    return check_any_cards(cards, s)


@compiled
def check_set(
    cards: Row,
    states: Row,
    raw: Row,
    imagined: Row,
    actions: Row,
    scratch: Row,
    played: Row,
    bot: int,
    players: int,
    options: int,
    seeds: Row,
) -> tuple[int, int, int]:
    """A game for each seed; returns (decisions, the first law broken or 0, the seed's place)."""
    decisions = 0
    for game in range(seeds.size):
        contract.deal(cards[0], states[0], players, options, seeds[game])
        scratch[0].stream = ~seeds[game]
        law = check_game(cards[0], states, raw, imagined, actions, scratch[0], bot, played)
        decisions += played[0]
        if law == 0 and game % REPLAYED == 0 and played[0] < played.size:
            contract.deal(cards[0], states[1], players, options, seeds[game])
            for place in range(1, played[0] + 1):
                contract.apply(cards[0], states[1], played[place], None)
            law = 0 if same(raw[0], raw[1]) else ANOTHER
        if law:
            return decisions, law, game
    return decisions, 0, -1


@dataclass
class Count:
    """What was checked."""

    sets: int = 0
    refused: int = 0
    games: int = 0
    decisions: int = 0


def deck_of(game: str, seed: int) -> Deck | None:
    """A made-up set; None if the readers refuse it, as they should, with the card and the field."""
    try:
        return build(game, MAKERS[game](seed), f"set {seed}")
    except CardsError as refusal:
        if f"set {seed}" not in str(refusal):
            raise AssertionError("a refusal names the file") from refusal
        return None


def check(game: str, seed: int, random_games: int, greedy_games: int) -> Count:
    """Games with one set, of every number of players and with every option in turn, by random and by greedy bots."""
    deck = deck_of(game, seed)
    if deck is None:
        return Count(refused=1)
    rules = BOOKS[game].RULES
    states = private(rules.state, 2)
    rooms = (
        states,
        states.view(np.uint64).reshape(2, -1),
        private(rules.state),
        private(np.int16, rules.actions),
        private(kit_of(game).bots.scratch),
        private(np.int32, 50_000),
    )
    tables = [(players, options) for players in rules.players for options in range(1 << len(rules.options))]
    count = Count(sets=1)
    for bot, games in zip(EVERYWHERE, (random_games, greedy_games), strict=True):
        for turn in range(min(games, len(tables))):
            players, options = tables[(seed + turn) % len(tables)]
            seeds = game_seeds(seed, turn, -(-(games - turn) // len(tables)))
            policy = policies_of(game).index(bot)
            decisions, law, place = check_set(deck.row, *rooms, policy, players, options, seeds)
            if law:
                table = f"{bot}, {players} players, options {options}, seed {seeds[place]}"
                raise AssertionError(f"{(ANY_CARDS | BOOKS[game].LAWS)[law]}: broken by {game} set {seed}, {table}")
            count.games += len(seeds)
            count.decisions += decisions
    return count


def run(game: str, sets: int, random_games: int, greedy_games: int, first: int) -> str:
    """Check many sets on every core, with a bar; returns a line on how many."""
    began = time.perf_counter()
    total = Count()
    with Progress(transient=True) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task(game, total=sets)
        for one in pool.map(lambda seed: check(game, seed, random_games, greedy_games), range(first, first + sets)):
            total.sets += one.sets
            total.refused += one.refused
            total.games += one.games
            total.decisions += one.decisions
            progress.advance(task)
    laws = len(ANY_CARDS)
    return (
        f"{game}: {total.sets:,} card sets ({total.refused:,} more were refused), {total.games:,} games, "
        f"{total.decisions:,} decisions, {laws} laws and the game's own, none broken "
        f"({time.perf_counter() - began:.0f} s)"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The games named, or all."""
    parser = argparse.ArgumentParser(prog="python -m bench.card_fuzzer", description=__doc__)
    parser.add_argument("game", nargs="?", choices=[*MAKERS], help="default: every game")
    parser.add_argument("--sets", type=int, default=10_000, help="card sets of each game (default: 10,000)")
    parser.add_argument("--games", type=int, help=f"games of random bots with each set (default: {GAMES})")
    parser.add_argument("--greedy", type=int, default=1, help="games of greedy bots with each set (default: 1)")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first set (default: 0)")
    given = parser.parse_args(arguments)
    for game in [given.game] if given.game else MAKERS:
        print(run(game, given.sets, given.games or GAMES[game], given.greedy, given.first), flush=True)


if __name__ == "__main__":
    main()
