"""What must hold in every game of Mighty Monsters: hooks that `bench.laws` calls in compiled code."""

from typing import Annotated, Protocol

from lair.compiling import compiled
from lair.engine.contract import Row, record
from lair.games.mighty.rules import RULES as RULES
from lair.games.mighty.rules.components import ALL_MONSTERS, GUARDS, RANKS, TILES, TREASURY, Cards, State

JOURNALLED = False
GAMES = 10_000_000
GREEDY = 40  # they take seven times as long
BATCH = 5_000

LAWS = {
    11: "gold is conserved: players and treasury have all the coins",
    12: "nobody owes: no player's gold is negative",
    13: "hand, resting and placed monsters are always the five",
    14: "three in hand and two in front when a round begins",
    15: "guards and king tiles are permutations",
    16: "the game ends in the right number of rounds",
    17: "nobody has more than two monsters in the castle",
    18: "the marker passes clockwise",
    19: "the castle is empty at the end",
}


class Memory(Protocol):
    """What is remembered from one decision to the next."""

    rounds: Annotated[int, "i4"]  # ended


MEMORY = record(Memory)


@compiled
def begin(cards: Cards, s: State, memory: Memory) -> int:
    """Law 15, just dealt."""
    memory.rounds = 0
    return 0 if permuted(s.guards, GUARDS) and permuted(s.king, TILES) else 15


@compiled
def check_any_cards(cards: Cards, s: State) -> int:
    """The laws that hold with any cards, before every decision: 11 to 14 and 17."""
    gold = int(s.treasury)
    for seat in range(s.players):
        gold += int(s.gold[seat])
        if s.gold[seat] < 0:
            return 12
        law = check_monsters(s, seat)
        if law:
            return law
    return 0 if gold == cards.coins else 11


@compiled
def check_state(cards: Cards, s: State, memory: Memory) -> int:
    """Laws 11 to 14 and 17, before every decision."""
    return check_any_cards(cards, s)


@compiled
def check_monsters(s: State, seat: int) -> int:
    """Laws 13, 14 and 17."""
    placed = 0
    many = 0
    for space in range(2 * s.players):
        if s.owner[space] == seat:
            placed |= 1 << int(s.monster[space])
            many += 1
    if many != s.placed[seat] or many > 2:
        return 17
    hand, resting = int(s.hand[seat]), int(s.resting[seat])
    if hand | resting | placed != ALL_MONSTERS or hand & resting or hand & placed or resting & placed:
        return 13
    return 0 if bits(hand) + many == 3 and bits(resting) == 2 else 14


@compiled
def check_events(cards: Cards, before: State, s: State, journal: None, memory: Memory) -> int:
    """Law 18, after every decision."""
    if s.round_index == before.round_index:
        return 0
    memory.rounds += 1
    return 0 if s.round_index == before.round_index + 1 and s.start == (before.start + 1) % s.players else 18


@compiled
def check_end(cards: Cards, s: State, memory: Memory) -> int:
    """Laws 15, 16 and 19."""
    if memory.rounds != cards.rounds[s.players] or s.round_index != memory.rounds:
        return 16
    for space in range(2 * s.players):
        if s.owner[space] != TREASURY:
            return 19
    return 0 if permuted(s.guards, GUARDS) and permuted(s.king, TILES) else 15


@compiled
def unfinished(s: State) -> bool:
    """Every game comes to its end."""
    return False


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
def turn_number(s: State) -> int:
    """Rounds so far."""
    return int(s.round_index)
