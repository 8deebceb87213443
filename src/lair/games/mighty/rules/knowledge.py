"""Who knows what (M30, M31): `imagine` redraws for bots what a seat does not know. `observation` is for learners.

Known to all: guards that were turned up; the level, and no more, of every other guard that was laid
and of the one on top of the stack, whose back lies open to everyone. A monster's place is known to
all once it was played or can be deduced (``shown``).
"""

from lair.compiling import compiled
from lair.engine.chance import draw, shuffle, sort
from lair.games.mighty.rules.components import ALL_MONSTERS, GUARDS, NEW_RULES, RANKS, TILES, Cards, State


@compiled
def turned_up(s: State, place: int) -> bool:
    """M16, M30: whether everyone has seen the front of the guard at this place of the order."""
    laid_in = place // s.players
    return bool(laid_in <= s.round_index and laid_in < s.rounds and place % s.players < s.turned[laid_in])


@compiled
def backs_seen(s: State) -> int:
    """How many guards, in the order they are laid, have shown everyone their backs; the top of the stack too."""
    return min(GUARDS, (min(s.round_index, s.rounds - 1) + 1) * s.players + 1)


@compiled
def tiles_seen(s: State) -> int:
    """M27, M30: how many king tiles were turned up so far; none in the basic game."""
    return min(int(s.round_index) + 1, int(s.rounds)) if s.options & NEW_RULES else 0


@compiled
def imagine(cards: Cards, s: State, seat: int, seed: int) -> None:
    """Redraw what ``seat`` cannot know, every possibility as likely as any other.

    What comes out depends on what the seat knows and on ``seed`` alone: hidden cards are first laid in
    order, so that how they truly lie is forgotten.
    """
    s.stream = seed
    forget_guards(cards, s)
    imagine_guards(cards, s)
    sort(s.king, tiles_seen(s), TILES)
    shuffle(s, s.king, tiles_seen(s), TILES)
    for other in range(s.players):
        if other != seat and s.shown[other] != ALL_MONSTERS:
            imagine_hand(s, other)


@compiled
def forget_guards(cards: Cards, s: State) -> None:
    """Unseen guards in ascending order: first where the level is known, then the rest."""
    unseen = 0
    for place in range(GUARDS):
        if not turned_up(s, place):
            unseen |= 1 << int(s.guards[place])
    backs = backs_seen(s)
    after = 0  # for each level, the card to look from; eight bits per level
    for place in range(backs):
        if not turned_up(s, place):
            level = int(cards.guard_level[s.guards[place]])
            card = after >> 8 * level & 255
            while not unseen >> card & 1 or cards.guard_level[card] != level:
                card += 1
            s.guards[place] = card
            unseen &= ~(1 << card)
            after = after & ~(255 << 8 * level) | card << 8 * level
    place = backs
    for card in range(GUARDS):
        if unseen >> card & 1:
            s.guards[place] = card
            place += 1


@compiled
def imagine_guards(cards: Cards, s: State) -> None:
    """M30: where only the back is known, any unseen card of that level; then the rest in any order.

    Place by place, one of the cards that no earlier place has taken is drawn (by drawing until
    one fits), so that every arrangement with the same backs is as likely as any other.
    """
    for place in range(backs_seen(s)):
        if turned_up(s, place):
            continue
        level = cards.guard_level[s.guards[place]]
        other = place + draw(s, GUARDS - place)
        while cards.guard_level[s.guards[other]] != level or turned_up(s, other):
            other = place + draw(s, GUARDS - place)
        s.guards[place], s.guards[other] = s.guards[other], s.guards[place]
    shuffle(s, s.guards, backs_seen(s), GUARDS)


@compiled
def imagine_hand(s: State, seat: int) -> None:
    """M31: any two monsters of this seat that were never shown may be the two face down in front."""
    in_front = 0
    for _ in range(2):
        unknown = ALL_MONSTERS & ~int(s.shown[seat]) & ~in_front
        left = 0
        for rank in range(RANKS):
            left += unknown >> rank & 1
        steps = draw(s, left)
        for rank in range(RANKS):
            if unknown >> rank & 1:
                if steps == 0:
                    in_front |= 1 << rank
                steps -= 1
    held = int(s.hand[seat]) | int(s.resting[seat])
    s.resting[seat] = in_front
    s.hand[seat] = held & ~in_front
