"""What must hold in every game of Mighty Monsters, checked after every action in compiled code.

``make laws`` plays ten million random games, every number of players with every combination of
variants, and prints how many; the tests play a few thousand the same way.
"""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from rich.progress import Progress

from lair.cards import load
from lair.rules import contract
from lair.rules.calls import actions_row
from lair.rules.chance import draw, game_seeds
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row
from lair.rules.mighty import RULES
from lair.rules.mighty.components import ALL_MONSTERS, GUARDS, RANKS, TILES, TREASURY, Cards, State

LAWS = {
    1: "gold is conserved: players and treasury have all the coins",
    2: "nobody owes: no player's gold is negative",
    3: "hand, resting and placed monsters are always the five",
    4: "three in hand and two in front when a round begins",
    5: "guards and king tiles are permutations",
    6: "the game ends in the right number of rounds",
    7: "legal is never empty before the end, nor anything else after it",
    8: "legal numbers ascend and lie in the range",
    9: "a legal action is carried out",
    10: "an illegal number is refused and changes nothing",
    11: "nobody has more than two monsters in the castle",
    12: "the marker passes clockwise",
}


@compiled
def broken_law(cards: Cards, s: State) -> int:
    """The number of a law that this position breaks; 0: none."""
    gold = int(s.treasury)
    for seat in range(s.players):
        gold += int(s.gold[seat])
        if s.gold[seat] < 0:
            return 2
        placed = 0
        many = 0
        for space in range(2 * s.players):
            if s.owner[space] == seat:
                placed |= 1 << int(s.monster[space])
                many += 1
        if many != s.placed[seat] or many > 2:
            return 11
        hand, resting = int(s.hand[seat]), int(s.resting[seat])
        if hand | resting | placed != ALL_MONSTERS or hand & resting or hand & placed or resting & placed:
            return 3
        if bits(hand) + many != 3 or bits(resting) != 2:
            return 4
    return 0 if gold == cards.coins else 1


@compiled
def bits(mask: int) -> int:
    """How many monsters a mask holds."""
    many = 0
    for rank in range(RANKS):
        many += mask >> rank & 1
    return many


@compiled
def permuted(row: Row, size: int) -> bool:
    """Whether ``row`` holds every number from 0 to ``size`` - 1 once."""
    seen = 0
    for i in range(size):
        seen |= 1 << int(row[i])
    return seen == (1 << size) - 1


@compiled
def same(one: Row, other: Row) -> bool:
    """Whether two states agree in every byte."""
    differ = 0
    for i in range(one.size):
        differ += one[i] != other[i]
    return differ == 0


@compiled
def check_game(
    cards: Record, states: Row, raw: Row, actions: Row, luck: Record, players: int, options: int, seed: int
) -> tuple[int, int]:
    """Play one random game; returns (decisions, the number of the first law broken or 0)."""
    s = states[0]
    contract.deal(cards, s, players, options, seed)
    luck.stream = ~seed
    decisions = 0
    rounds = 0
    if not permuted(s.guards, GUARDS) or not permuted(s.king, TILES):
        return decisions, 5
    while contract.actor(s) >= 0:
        law = broken_law(cards, s)
        if law:
            return decisions, law
        count = contract.legal(cards, s, actions)
        if count == 0:
            return decisions, 7
        for i in range(count):
            if not 0 <= actions[i] < 2 * players * RANKS or (i > 0 and actions[i] <= actions[i - 1]):
                return decisions, 8
        tried = draw(luck, 80) - 10  # any number, some of them far out
        listed = False
        for i in range(count):
            listed = listed or actions[i] == tried
        if not listed:
            raw[1, :] = raw[0, :]
            if contract.apply(cards, s, tried, None) or not same(raw[0], raw[1]):
                return decisions, 10
        tile, start = int(s.tile), int(s.start)
        if not contract.apply(cards, s, int(actions[draw(luck, count)]), None):
            return decisions, 9
        decisions += 1
        if s.tile != tile:
            rounds += 1
            if s.tile != tile + 1 or s.start != (start + 1) % players:
                return decisions, 12
    if rounds != cards.rounds[players] or s.tile != rounds:
        return decisions, 6
    if contract.legal(cards, s, actions) != 0:
        return decisions, 7
    for space in range(2 * players):
        if s.owner[space] != TREASURY:
            return decisions, 3
    return decisions, broken_law(cards, s) if permuted(s.guards, GUARDS) and permuted(s.king, TILES) else 5


@compiled
def check_many(
    cards: Row, states: Row, raw: Row, actions: Row, luck: Row, players: int, options: int, seeds: Row
) -> tuple[int, int, int]:
    """One game for each seed; returns (decisions, broken law or 0, the seed's place)."""
    total = 0
    for game in range(seeds.size):
        decisions, law = check_game(cards[0], states, raw, actions, luck[0], players, options, seeds[game])
        total += decisions
        if law:
            return total, law, game
    return total, 0, -1


def check(players: int, options: int, seed: int, first: int, games: int) -> int:
    """Check a batch; raises on a broken law with all that is needed to see it again. Returns the decisions."""
    states = np.zeros(2, RULES.state)
    raw = states.view(np.uint8).reshape(2, -1)
    luck = np.zeros(1, np.dtype((np.record, [("own", "u8"), ("stream", "u8")])))
    seeds = game_seeds(seed, first, games)
    row = load("mighty").row
    decisions, law, place = check_many(row, states, raw, actions_row(RULES), luck, players, options, seeds)
    if law:
        raise AssertionError(f"{LAWS[law]}: broken at players={players} options={options} seed={seeds[place]}")
    return decisions


def main() -> None:
    """Check many games on every core, with a bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args()
    kinds = [(players, options) for players in RULES.players for options in range(4)]
    batch = 5_000
    each = -(-given.games // len(kinds) // batch) * batch
    jobs = [(*kind, given.seed + k, first, batch) for k, kind in enumerate(kinds) for first in range(0, each, batch)]
    began = time.perf_counter()
    decisions = 0
    with Progress(transient=True) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("Checking", total=len(jobs))
        for done in pool.map(lambda job: check(*job), jobs):
            decisions += done
            progress.advance(task)
    seconds = time.perf_counter() - began
    print(f"{each * len(kinds):,} games, {decisions:,} decisions, {len(LAWS)} laws, none broken ({seconds:.0f} s)")


if __name__ == "__main__":
    main()
