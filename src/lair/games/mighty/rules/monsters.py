"""Phase 1: play monsters (M9 to M15)."""

import numpy as np

from lair.compiling import compiled
from lair.engine.bits import bits_in, nth_bit
from lair.engine.chance import draw
from lair.engine.contract import Journal, Record, Row, note
from lair.games.mighty.rules.components import ACTIONS, ALL_MONSTERS, RANKS, TREASURY, Cards, Event, Refusal, State
from lair.games.mighty.rules.king import barred_monsters


def ranks_in(monsters: int) -> list[int]:
    """The ranks of a set of monsters."""
    return [rank for rank in range(RANKS) if monsters >> rank & 1]


# By set of monsters: their ranks, anything in the places left, and in the last place how many they are
LISTED = np.zeros((1 << RANKS, RANKS + 1), np.int8)
for monsters in range(1 << RANKS):
    LISTED[monsters, : len(ranks_in(monsters))] = ranks_in(monsters)
    LISTED[monsters, RANKS] = len(ranks_in(monsters))


@compiled
def legal(cards: Cards, s: State, out: Row) -> int:
    """M9: everything that `refusal` does not refuse: each playable monster in hand, on each space that takes it."""
    if s.turn < 0:
        return 0
    playable = int(s.hand[s.turn]) & ~barred_monsters(cards, s)
    found = 0
    for guard in range(s.players):
        level, matched = level_of(cards, s, guard), guard_matched(cards, s, guard)
        for space in range(2 * guard, 2 * guard + 2):
            fits = taken_by(cards, s, space, playable, level, matched)
            for place in range(RANKS):  # writing them all spares branches that no CPU foresees
                out[found + place] = space * RANKS + LISTED[fits, place]
            found += int(LISTED[fits, RANKS])
    return found


@compiled
def moves(cards: Cards, s: State) -> int:
    """M9: the actions that `legal` lists, as a set, whose bits are actions."""
    playable = int(s.hand[s.turn]) & ~barred_monsters(cards, s)
    found = 0
    for guard in range(s.players):
        level, matched = level_of(cards, s, guard), guard_matched(cards, s, guard)
        for space in range(2 * guard, 2 * guard + 2):
            found |= taken_by(cards, s, space, playable, level, matched) << space * RANKS
    return found


@compiled
def pick(cards: Cards, s: State, actions: Row, scratch: Record) -> int:
    """M9: one of the actions that `legal` lists."""
    found = moves(cards, s)
    return nth_bit(found, draw(scratch, bits_in(found)))


@compiled
def mask(cards: Cards, s: State, actions: Row, out: Row) -> None:
    """M9: a 1 for each action that `legal` lists."""
    found = moves(cards, s) if s.turn >= 0 else 0
    for action in range(ACTIONS):
        out[action] = found >> action & 1


@compiled
def refusal(cards: Cards, s: State, action: int) -> int:
    """M9 to M14, M29.1: why a monster may not be played, as a `Refusal`: for `apply`, and for people to read."""
    if not 0 <= action < 2 * s.players * RANKS:
        return Refusal.NO_SUCH_SPACE
    space, rank = action // RANKS, action % RANKS
    if not s.hand[s.turn] >> rank & 1:
        return Refusal.IN_CASTLE if in_castle(s, int(s.turn), rank) else Refusal.RESTING
    if barred_monsters(cards, s) >> rank & 1:
        return Refusal.BARRED
    if s.owner[space] == TREASURY:  # M10
        return Refusal.NONE
    if not stronger_ones(s, space) >> rank & 1:
        return Refusal.NOT_STRONGER
    if guard_matched(cards, s, space // 2):
        return Refusal.GUARD_MATCHED
    return Refusal.NONE if affordable(cards, s, space, level_of(cards, s, space // 2)) else Refusal.CANNOT_PAY


@compiled
def taken_by(cards: Cards, s: State, space: int, monsters: int, level: int, matched: bool) -> int:
    """M10, M11, M14: which of these monsters the player whose turn it is may put on this space."""
    if s.owner[space] == TREASURY:
        return monsters
    if matched or not affordable(cards, s, space, level):
        return 0
    return monsters & stronger_ones(s, space)


@compiled
def in_castle(s: State, seat: int, rank: int) -> bool:
    """Whether this monster of a seat lies in the castle."""
    for space in range(2 * s.players):
        if s.owner[space] == seat and s.monster[space] == rank:
            return True
    return False


@compiled
def stronger_ones(s: State, space: int) -> int:
    """M11: the monsters that are stronger than the one on this space."""
    return ALL_MONSTERS & -(2 << int(s.monster[space]))


@compiled
def guard_matched(cards: Cards, s: State, guard: int) -> bool:
    """M11: whether the monsters beside this guard are a match for any of its level: none of them is replaced."""
    return strength_beside(cards, s, guard) >= cards.greatest_strength[level_of(cards, s, guard)]  # type: ignore[no-any-return]


@compiled
def affordable(cards: Cards, s: State, space: int, level: int) -> bool:
    """M14: whether the player whose turn it is can replace the monster on this space beside a guard of this level."""
    own = s.owner[space] == s.turn
    price = cards.fee_own if own else int(cards.fee_treasury[level]) + int(cards.fee_owner[level])
    return s.gold[s.turn] >= price  # type: ignore[no-any-return]


@compiled
def level_of(cards: Cards, s: State, guard: int) -> int:
    """The level on the back of the guard lying there (M2)."""
    return int(cards.guard_level[s.guards[s.round_index * s.players + guard]])


@compiled
def strength_beside(cards: Cards, s: State, guard: int) -> int:
    """The strengths lying beside this guard, one monster or two, added up."""
    total = 0
    for space in range(2 * guard, 2 * guard + 2):
        if s.owner[space] != TREASURY:
            total += int(cards.strength[s.monster[space]])
    return total


@compiled
def fee_to_treasury(cards: Cards, s: State, space: int) -> int:
    """M12, M13: the treasury's part of the price of replacing the monster on this space."""
    if s.owner[space] == s.turn:
        return int(cards.fee_own)
    return int(cards.fee_treasury[level_of(cards, s, space // 2)])


@compiled
def fee_to_owner(cards: Cards, s: State, space: int) -> int:
    """M12, M13: the owner's part; nothing for one's own monster."""
    if s.owner[space] == s.turn:
        return 0
    return int(cards.fee_owner[level_of(cards, s, space // 2)])


@compiled
def play_monster(cards: Cards, s: State, space: int, rank: int, journal: Journal) -> None:
    """M9: from hand onto a monster space, replacing what lies there."""
    if s.owner[space] != TREASURY:
        replace(cards, s, space, journal)
    s.hand[s.turn] ^= 1 << rank
    s.shown[s.turn] |= 1 << rank
    s.placed[s.turn] += 1
    s.owner[space] = s.turn
    s.monster[space] = rank
    note(journal, Event.PLACED, s.turn, rank, space, 0)


@compiled
def replace(cards: Cards, s: State, space: int, journal: Journal) -> None:
    """M11 to M13: pay, and give the monster on this space back to its owner's hand."""
    owner = s.owner[space]
    treasury = fee_to_treasury(cards, s, space)
    compensation = fee_to_owner(cards, s, space)
    s.gold[s.turn] -= treasury + compensation
    s.treasury += treasury
    s.gold[owner] += compensation
    s.hand[owner] |= 1 << s.monster[space]
    s.placed[owner] -= 1
    note(journal, Event.RETURNED, owner, s.monster[space], space, s.turn)
    note(journal, Event.PAID, s.turn, treasury, TREASURY, 0)
    if compensation:
        note(journal, Event.PAID, s.turn, compensation, owner, 0)


@compiled
def next_to_play(s: State) -> int:
    """M15: clockwise, the next player with fewer than two monsters in the castle; -1: the phase is over."""
    seat = int(s.turn)
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if s.placed[seat] < 2:
            return seat
    return -1
