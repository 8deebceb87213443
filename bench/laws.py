"""Long runs of games by random and by greedy bots, in which every law is checked at every decision.

``make laws`` plays millions of games, every number of players with every combination of options, and prints
how many; the tests play some hundreds the same way. The laws of the contract are here, those of each game in
a module of its own, whose hooks are found by the type of the state.
"""

import argparse
import math
import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from rich.progress import Progress

from bench import meeples_laws, mighty_laws
from lair.bots import EVERYWHERE, policies_of
from lair.bots.policy import choose
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import draw, game_seeds
from lair.engine.contract import Record, Row, Rules, dispatched_on, journal_rows, teach
from lair.games import kit_of
from lair.games.decks import load
from lair.simulation.simulate import private

EMPTY, UNSORTED, DEAD_END, NOT_REFUSED = 1, 2, 3, 4

LAWS = {
    EMPTY: "legal is never empty before the end, nor anything else after it",
    UNSORTED: "legal numbers ascend and lie in the range",
    DEAD_END: "a legal action is carried out: there is no dead end",
    NOT_REFUSED: "an illegal number is refused and changes nothing",
}

FAR_OUT = 10  # numbers tried beyond either end of the range


class Book(Protocol):
    """One game's own laws; they have numbers from 11 on."""

    RULES: Rules
    LAWS: dict[int, str]
    MEMORY: np.dtype[Any]  # what is remembered from one decision to the next
    JOURNALLED: bool  # whether the laws look at the journal; without one games are faster
    GAMES: int  # of a whole run
    GREEDY: int  # one game in so many is played by greedy bots, the others by random ones
    BATCH: int  # games that one thread plays without a word


_books: tuple[Book, ...] = (mighty_laws, meeples_laws)
BOOKS = {book.RULES.name: book for book in _books}


@dispatched_on("s")
def begin(cards: Record, s: Record, memory: Record) -> int:
    """Forget the last game; a law that the dealt game breaks, or 0."""
    return 0


@dispatched_on("s")
def check_state(cards: Record, s: Record, memory: Record) -> int:
    """A law that the position before a decision breaks, or 0."""
    return 0


@dispatched_on("s")
def check_events(cards: Record, before: Record, s: Record, journal: Row | None, memory: Record) -> int:
    """A law that a decision broke, or 0."""
    return 0


@dispatched_on("s")
def check_end(cards: Record, s: Record, memory: Record) -> int:
    """A law that the game broke as a whole, or 0."""
    return 0


@dispatched_on("s")
def unfinished(s: Record) -> bool:
    """Whether the game was ended because nobody moved it forward."""
    return False


for _book in _books:
    for _verb in (begin, check_state, check_events, check_end, unfinished):
        teach(_book.RULES.state, _verb.__name__, getattr(_book, _verb.__name__))


@compiled
def check_list(actions: Row, count: int, numbers: int) -> int:
    """What every list of legal actions is like."""
    if count == 0:
        return EMPTY
    for i in range(count):
        if not 0 <= actions[i] < numbers or (i > 0 and actions[i] <= actions[i - 1]):
            return UNSORTED
    return 0


@compiled
def listed(actions: Row, count: int, number: int) -> bool:
    for i in range(count):
        if actions[i] == number:
            return True
    return False


@compiled
def same(one: Row, other: Row) -> bool:
    """Whether two states agree in every bit."""
    differ = 0
    for i in range(one.size):
        differ += one[i] != other[i]
    return differ == 0


@compiled
def decide(
    cards: Record, states: Row, raw: Row, imagined: Row, actions: Row, scratch: Record, journal: Row | None, bot: int
) -> tuple[int, int]:
    """One decision of a bot: the contract's law that it breaks or 0, and the action.

    The second state becomes the one before it.
    """
    s = states[0]
    count = contract.legal(cards, s, actions)
    law = check_list(actions, count, actions.size)
    if law:
        return law, 0
    for place in range(raw.shape[1]):
        raw[1, place] = raw[0, place]
    tried = draw(scratch, actions.size + 2 * FAR_OUT) - FAR_OUT
    if not listed(actions, count, tried) and (contract.apply(cards, s, tried, None) or not same(raw[0], raw[1])):
        return NOT_REFUSED, tried
    if journal is not None:
        journal[0, 0] = 0
    action = choose(cards, s, imagined, bot, actions, count, scratch)
    return (0 if contract.apply(cards, s, action, journal) else DEAD_END), action


@compiled
def check_decision(
    cards: Record,
    states: Row,
    raw: Row,
    imagined: Row,
    actions: Row,
    scratch: Record,
    journal: Row | None,
    memory: Record,
    bot: int,
) -> int:
    """One decision of a bot; a law it breaks, or 0."""
    law = check_state(cards, states[0], memory)
    if law == 0:
        law, _ = decide(cards, states, raw, imagined, actions, scratch, journal, bot)
    return law if law else check_events(cards, states[1], states[0], journal, memory)


@compiled
def check_game(
    cards: Record,
    states: Row,
    raw: Row,
    imagined: Row,
    actions: Row,
    scratch: Record,
    journal: Row | None,
    memory: Record,
    bot: int,
    players: int,
    options: int,
    seed: int,
) -> tuple[int, int]:
    """One game among bots of a kind; returns (decisions, the number of the first law broken or 0)."""
    s = states[0]
    contract.deal(cards, s, players, options, seed)
    scratch.stream = ~seed
    decisions = 0
    law = begin(cards, s, memory)
    while law == 0 and contract.actor(s) >= 0:
        law = check_decision(cards, states, raw, imagined, actions, scratch, journal, memory, bot)
        decisions += 1
    if law == 0:
        law = check_state(cards, s, memory)
    if law == 0:
        law = check_end(cards, s, memory)
    if law == 0 and contract.legal(cards, s, actions) != 0:
        law = EMPTY
    return decisions, law


@compiled
def check_many(
    cards: Row,
    states: Row,
    raw: Row,
    imagined: Row,
    actions: Row,
    scratch: Row,
    journal: Row | None,
    memory: Row,
    bot: int,
    players: int,
    options: int,
    seeds: Row,
) -> tuple[int, int, int, int]:
    """One game for each seed; returns (decisions, unfinished games, broken law or 0, the seed's place)."""
    total = cut = 0
    for game in range(seeds.size):
        decisions, law = check_game(
            cards[0],
            states,
            raw,
            imagined,
            actions,
            scratch[0],
            journal,
            memory[0],
            bot,
            players,
            options,
            seeds[game],
        )
        total += decisions
        cut += unfinished(states[0])
        if law:
            return total, cut, law, game
    return total, cut, 0, -1


@dataclass(frozen=True)
class Kind:
    """A kind of game: who plays what."""

    game: str
    bot: str
    players: int
    options: int

    def check(self, seed: int, first: int, games: int) -> tuple[int, int]:
        """Play a batch; returns decisions and unfinished games, or raises with what shows a broken law again."""
        book = BOOKS[self.game]
        rules = book.RULES
        states = private(rules.state, 2)
        seeds = game_seeds(seed, first, games)
        decisions, cut, law, place = check_many(
            load(self.game).row,
            states,
            states.view(np.uint64).reshape(2, -1),
            private(rules.state),
            private(np.int16, rules.actions),
            private(kit_of(self.game).bots.scratch),
            journal_rows() if book.JOURNALLED else None,
            private(book.MEMORY),
            policies_of(self.game).index(self.bot),
            self.players,
            self.options,
            seeds,
        )
        if law:
            raise AssertionError(f"{(LAWS | book.LAWS)[law]}: broken by {self}, seed {seeds[place]}")
        return decisions, cut

    def share(self, games: int) -> int:
        """How many of ``games`` are of this kind, in whole batches."""
        book = BOOKS[self.game]
        greedy = games / book.GREEDY
        own = greedy if self.bot == "greedy" else games - greedy
        batches = own * len(EVERYWHERE) / len(kinds(self.game)) / book.BATCH
        return math.ceil(batches) * book.BATCH


def kinds(game: str) -> list[Kind]:
    """Every bot with every number of players and every combination of options."""
    rules = BOOKS[game].RULES
    tables = [(players, options) for players in rules.players for options in range(1 << len(rules.options))]
    return [Kind(game, bot, *table) for bot in EVERYWHERE for table in tables]


def run(game: str, games: int, seed: int) -> str:
    """Check many games on every core, with a bar; returns a line on how many."""
    book = BOOKS[game]
    jobs = [
        (kind, seed + k, first)
        for k, kind in enumerate(kinds(game))
        for first in range(0, kind.share(games), book.BATCH)
    ]
    began = time.perf_counter()
    decisions = cut = 0
    with Progress(transient=True) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task(game, total=len(jobs))
        for made, open_games in pool.map(lambda job: job[0].check(job[1], job[2], book.BATCH), jobs):
            decisions += made
            cut += open_games
            progress.advance(task)
    seconds = time.perf_counter() - began
    played = {bot: sum(book.BATCH for kind, _, _ in jobs if kind.bot == bot) for bot in EVERYWHERE}
    shares = ", ".join(f"{number:,} {bot}" for bot, number in played.items())
    return (
        f"{game}: {sum(played.values()):,} games ({shares}), {cut:,} of them unfinished, {decisions:,} decisions, "
        f"{len(LAWS) + len(book.LAWS)} laws, none broken ({seconds:.0f} s)"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The games named, or all."""
    parser = argparse.ArgumentParser(prog="python -m bench.laws", description=__doc__)
    parser.add_argument("game", nargs="?", choices=[*BOOKS], help="default: every game")
    parser.add_argument("--games", type=int, help="how many of each; default: " + defaults())
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args(arguments)
    for game in [given.game] if given.game else BOOKS:
        print(run(game, given.games or BOOKS[game].GAMES, given.seed), flush=True)


def defaults() -> str:
    return ", ".join(f"{book.GAMES:,} of {game}" for game, book in BOOKS.items())


if __name__ == "__main__":
    main()
