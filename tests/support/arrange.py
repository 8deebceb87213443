"""Arrangements: a game of Mighty Monsters with the cards laid as a rulebook example has them."""

from collections.abc import Sequence
from typing import Any

from lair.engine.types import Event, Move
from lair.games.mighty.rules import components as c
from lair.table.game import Game


class Arrangement:
    """A dealt game whose castle, hands, gold and king tile are then laid by hand."""

    def __init__(self, players: int = 4, options: Sequence[str] = (), seed: int = 1) -> None:
        self.game = Game("mighty", players=players, options=options, seed=seed)
        self.s: Any = self.game.states[0]
        self.cards = self.game.deck.row[0]
        self.turn(0)

    def guard(self, place: int, level: int, strength: int | None = None, loot: int | None = None) -> "Arrangement":
        """Lay a guard with this front on guard space ``place`` (1 is at the gate)."""
        at = self.s.round_index * self.s.players + place - 1
        laid_by_hand = range(self.s.round_index * self.s.players, at)
        for i in range(c.GUARDS):
            card = self.s.guards[i]
            if (
                i not in laid_by_hand
                and self.cards.guard_level[card] == level
                and strength in (None, self.cards.guard_strength[card])
                and loot in (None, self.cards.guard_loot[card])
            ):
                self.s.guards[i], self.s.guards[at] = self.s.guards[at], card
                return self
        raise AssertionError("there is no such guard card")

    def hand(self, seat: int, *strengths: int) -> "Arrangement":
        """These monsters are in hand; what is not in the castle lies face down in front."""
        hand = sum(1 << (strength - 1) for strength in strengths)
        self.s.hand[seat] = hand
        self.s.resting[seat] = c.ALL_MONSTERS & ~hand & ~self._in_castle(seat)
        return self

    def lies(self, place: str, seat: int, strength: int) -> "Arrangement":
        """A monster lies at a place such as ``2b``; nothing of its owner's is left face down by it."""
        space = self.space(place)
        self.s.owner[space] = seat
        self.s.monster[space] = strength - 1
        self.s.placed[seat] += 1
        self.s.shown[seat] |= 1 << (strength - 1)
        self.s.hand[seat] &= ~(1 << (strength - 1))
        self.s.resting[seat] &= ~(1 << (strength - 1))
        return self

    def gold(self, *gold: int) -> "Arrangement":
        """What each player has; the treasury has the rest."""
        for seat, amount in enumerate(gold):
            self.s.treasury += self.s.gold[seat] - amount
            self.s.gold[seat] = amount
        return self

    def turn(self, seat: int) -> "Arrangement":
        self.s.turn = self.s.start = seat
        return self

    def tile(self, number: int) -> "Arrangement":
        """King tile ``number`` (M29) is in force this round."""
        king = self.s.king
        (where,) = (i for i in range(c.TILES) if king[i] == number - 1)
        king[where], king[self.s.round_index] = king[self.s.round_index], number - 1
        return self

    def space(self, place: str) -> int:
        return (int(place[0]) - 1) * 2 + "ab".index(place[1])

    def play(self, *moves: str) -> Move:
        """Play one move after another; returns the last with its events."""
        for move in moves[:-1]:
            self.game.play(move)
        return self.game.play(moves[-1])

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.game.legal]

    def gold_of(self, *seats: int) -> list[int]:
        return [int(self.s.gold[seat]) for seat in seats]

    def hand_of(self, seat: int) -> list[int]:
        return [rank + 1 for rank in range(5) if self.s.hand[seat] >> rank & 1]

    def resting_of(self, seat: int) -> list[int]:
        return [rank + 1 for rank in range(5) if self.s.resting[seat] >> rank & 1]

    def _in_castle(self, seat: int) -> int:
        return sum(1 << int(self.s.monster[i]) for i in range(c.SPACES) if self.s.owner[i] == seat)


def of_kind(move: Move, code: str) -> list[Event]:
    """The move's events of one kind."""
    return [event for event in move.events if event.code == code]


def full_castle(
    pairs: Sequence[tuple[tuple[int, int], tuple[int, int]]],
    guards: Sequence[tuple[int, int]],
    options: Sequence[str] = (),
    tile: int | None = None,
) -> tuple[Arrangement, str]:
    """All monsters of a round placed but the last, side b of the last guard; returns the move that places it.

    ``pairs`` has for each guard the (seat, strength) on sides a and b, ``guards`` each (level, strength).
    """
    table = Arrangement(players=len(pairs), options=options)
    if tile is not None:
        table.tile(tile)
    for place, (level, strength) in enumerate(guards, 1):
        table.guard(place, level, strength)
    played: dict[int, list[int]] = {seat: [] for seat in range(len(pairs))}
    for pair in pairs:
        for seat, strength in pair:
            played[seat].append(strength)
    for seat, strengths in played.items():
        assert len(set(strengths)) == 2, "every player plays two different monsters"
        spare = next(strength for strength in (1, 2, 3, 4, 5) if strength not in strengths)
        table.hand(seat, *strengths, spare)
    for place, pair in enumerate(pairs, 1):
        for side, (seat, strength) in zip("ab", pair, strict=True):
            if (place, side) != (len(pairs), "b"):
                table.lies(f"{place}{side}", seat, strength)
    seat, strength = pairs[-1][1]
    table.turn(seat)
    return table, f"{strength}@{len(pairs)}b"
