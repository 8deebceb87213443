"""What must hold in every game of Meeples & Monsters, checked in compiled code while random games are played.

``make laws`` plays a million games at 2, 3 and 4 players, with and without the Towers, and prints how many
were finished; the tests play some hundreds the same way.
"""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from rich.progress import Progress

from bench.laws import same
from lair.cards import load
from lair.rules import contract
from lair.rules.calls import actions_row
from lair.rules.chance import draw, game_seeds
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row, journal_rows
from lair.rules.meeples import RULES
from lair.rules.meeples.components import (
    ACTIONS,
    ARRIVED,
    ARRIVES,
    DECK,
    DEVELOPMENT,
    DONE_BY,
    FACE_UP,
    IN_DECK,
    KINDS,
    LOCATIONS,
    MONSTERS,
    NONE,
    OVER,
    QUEST_FAILED,
    QUESTS,
    RANGER,
    ROOMS,
    SCORED,
    SHAMAN,
    SLOTS,
    TILES,
    Cards,
    State,
)
from lair.rules.meeples.drawing import shown
from lair.rules.meeples.setup import MONSTERS_SHOWN
from lair.rules.meeples.turns import MOST_TURNS

LAWS = {
    1: "every kind of meeple is conserved (P1)",
    2: "no place holds fewer than no meeples",
    3: "six Monsters are on the board while the deck lasts (P40)",
    4: "every Monster is in one place only",
    5: "every Quest is in one place only",
    6: "every Location tile and Tower Room is in one place only",
    7: "VP are the sum of what was journalled",
    9: "exactly two turns each after P48",
    10: "legal is never empty before the end, nor anything else after it",
    11: "legal numbers ascend and lie in the range",
    12: "a legal action is carried out: there is no dead end",
    13: "an illegal number is refused and changes nothing",
    14: "all three Arrives cards come, in order",
}


@compiled
def meeples_kept(cards: Cards, s: State) -> int:
    """Laws 1 and 2."""
    for kind in range(KINDS):
        total = int(s.supply[kind]) + int(s.fresh[kind]) + int(s.gathered[kind])
        if s.supply[kind] < 0:
            return 2
        for seat in range(4):
            for held in (s.bag[seat, kind], s.tavern[seat, kind], s.lodgings[seat, kind], s.kept[seat, kind]):
                total += int(held)
                if held < 0:
                    return 2
            total += int(s.crown_units[seat, kind])
        for target in range(s.assigned.shape[0]):
            total += int(s.assigned[target, kind])
        if RANGER <= kind <= SHAMAN:
            for location in range(LOCATIONS):
                if cards.location_stock[location] > 0 and cards.location_effect[location, kind] > 0:
                    total += int(s.stock[location])
        if total != cards.supply[kind]:
            return 1
    return 0


@compiled
def cards_kept(cards: Cards, s: State) -> int:
    """Laws 3 to 6."""
    if s.phase == DEVELOPMENT and shown(s) < MONSTERS_SHOWN and s.deck_top < s.deck_size:
        return 3
    seen = 0
    for place in range(s.deck_top, s.deck_size):
        seen |= 1 << int(s.deck[place])
    found = int(s.deck_size) - int(s.deck_top)
    for slot in range(s.board.size):
        if s.board[slot] != NONE:
            seen |= 1 << int(s.board[slot])
            found += 1
    for monster in range(MONSTERS):
        if s.beaten_by[monster] != NONE:
            seen |= 1 << monster
            found += 1
    many = 0
    for card in range(DECK):
        many += seen >> card & 1
    left_out = 0
    for monster in range(MONSTERS):
        left_out += 1 if s.players == 2 and cards.monster_three[monster] else 0
    if s.overflow == NONE and (many != found or found != DECK - left_out - s.arrived):
        return 4
    in_deck = 0
    for quest in range(QUESTS):
        in_deck += 1 if s.quest_at[quest] == IN_DECK else 0
        if s.quest_at[quest] >= DONE_BY + s.players and s.quest_at[quest] != 8:
            return 5
    for place in range(s.quest_top, s.quest_size):
        if s.quest_at[s.quest_order[place]] != IN_DECK:
            return 5
    if in_deck != s.quest_size - s.quest_top:
        return 5
    return places_kept(s)


@compiled
def places_kept(s: State) -> int:
    """Law 6."""
    tiles = 0
    found = 0
    for place in range(s.tile_top, TILES):
        tiles |= 1 << int(s.tile_order[place])
        found += 1
    for place in range(FACE_UP):
        if s.face_up[place] != NONE:
            tiles |= 1 << int(s.face_up[place])
            found += 1
    for slot in range(SLOTS):
        if s.slots[slot] != NONE:
            tiles |= 1 << int(s.slots[slot])
            found += 1
    rooms = 0
    for room in range(ROOMS):
        rooms |= 1 << int(s.rooms[room])
    all_tiles = ((1 << TILES) - 1) << 4
    return 0 if tiles == all_tiles and found == TILES and rooms == (1 << ROOMS) - 1 else 6


@compiled
def check_game(
    cards: Record,
    states: Row,
    raw: Row,
    actions: Row,
    luck: Record,
    journal: Row,
    players: int,
    options: int,
    seed: int,
) -> tuple[int, int]:
    """Play one random game; returns (decisions, the number of the first law broken or 0)."""
    s = states[0]
    contract.deal(cards, s, players, options, seed)
    luck.stream = ~seed
    decisions = 0
    vp = 0
    arrived = int(s.arrived)
    began = -1
    while contract.actor(s) >= 0:
        if s.turns != began:
            began = int(s.turns)
            law = meeples_kept(cards, s)
            law = law if law else cards_kept(cards, s)
            if law:
                return decisions, law
        count = contract.legal(cards, s, actions)
        if count == 0:
            return decisions, 10
        for i in range(count):
            if not 0 <= actions[i] < ACTIONS or (i > 0 and actions[i] <= actions[i - 1]):
                return decisions, 11
        tried = draw(luck, ACTIONS + 20) - 10
        listed = False
        for i in range(count):
            listed = listed or actions[i] == tried
        if not listed:
            raw[1, :] = raw[0, :]
            if contract.apply(cards, s, tried, None) or not same(raw[0], raw[1]):
                return decisions, 13
        journal[0, 0] = 0
        if not contract.apply(cards, s, int(actions[draw(luck, count)]), journal):
            return decisions, 12
        decisions += 1
        for row in range(1, journal[0, 0] + 1):
            if journal[row, 0] == SCORED:
                vp += int(journal[row, 2])
            elif journal[row, 0] == QUEST_FAILED:
                vp -= int(journal[row, 3])
            elif journal[row, 0] == ARRIVED:
                arrived += 1
                if journal[row, 1] != arrived:
                    return decisions, 14
        scored = 0
        for seat in range(players):
            scored += int(s.vp[seat])
        if scored != vp:
            return decisions, 7
    law = meeples_kept(cards, s)
    if law:
        return decisions, law
    if s.turns < MOST_TURNS * players and (s.turns != s.ends_after or s.arrived != ARRIVES):
        return decisions, 9
    if s.phase != OVER or contract.legal(cards, s, actions) != 0:
        return decisions, 10
    return decisions, 0


@compiled
def check_many(
    cards: Row,
    states: Row,
    raw: Row,
    actions: Row,
    luck: Row,
    journal: Row,
    players: int,
    options: int,
    seeds: Row,
) -> tuple[int, int, int, int]:
    """One game for each seed; returns (decisions, broken law or 0, the seed's place, unfinished games)."""
    total = unfinished = 0
    for game in range(seeds.size):
        decisions, law = check_game(cards[0], states, raw, actions, luck[0], journal, players, options, seeds[game])
        total += decisions
        unfinished += 1 if states[0].turns >= MOST_TURNS * players else 0
        if law:
            return total, law, game, unfinished
    return total, 0, -1, unfinished


def check(players: int, options: int, seed: int, first: int, games: int) -> tuple[int, int]:
    """Check a batch; raises on a broken law. Returns decisions and unfinished games."""
    states = np.zeros(2, RULES.state)
    raw = states.view(np.uint8).reshape(2, -1)
    luck = np.zeros(1, np.dtype((np.record, [("own", "u8"), ("stream", "u8")])))
    seeds = game_seeds(seed, first, games)
    row = load("meeples").row
    decisions, law, place, unfinished = check_many(
        row, states, raw, actions_row(RULES), luck, journal_rows(), players, options, seeds
    )
    if law:
        raise AssertionError(f"{LAWS[law]}: broken at players={players} options={options} seed={seeds[place]}")
    return decisions, unfinished


def main() -> None:
    """Check many games on every core, with a bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args()
    kinds = [(players, options) for players in RULES.players for options in range(2)]
    batch = 500
    each = -(-given.games // len(kinds) // batch) * batch
    jobs = [(*kind, given.seed + k, first, batch) for k, kind in enumerate(kinds) for first in range(0, each, batch)]
    began = time.perf_counter()
    decisions = unfinished = 0
    with Progress(transient=True) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("Checking", total=len(jobs))
        for done, open_games in pool.map(lambda job: check(*job), jobs):
            decisions += done
            unfinished += open_games
            progress.advance(task)
    seconds = time.perf_counter() - began
    print(
        f"{each * len(kinds):,} games, {unfinished:,} of them unfinished, {decisions:,} decisions, "
        f"{len(LAWS)} laws, none broken ({seconds:.0f} s)"
    )


if __name__ == "__main__":
    main()
