"""Who knows what (P53): `imagine` redraws for bots what a seat does not know. `observation` is for learners.

Hidden from a seat: the others' Quests in hand, the order of decks, stacks and face-down Rooms, and what
comes out of bags. What lies in bags, Lodgings and Taverns is public, being countable.
"""

from lair.compiling import compiled
from lair.engine.chance import draw, shuffle, sort
from lair.games.meeples.rules.assign import units_suffice
from lair.games.meeples.rules.components import (
    ARRIVES,
    IN_DECK,
    MONSTERS,
    NONE,
    QUESTS,
    ROOMS,
    STACK,
    TILES,
    Cards,
    State,
)
from lair.games.meeples.rules.setup import arrives_within


@compiled
def imagine(cards: Cards, s: State, seat: int, seed: int) -> None:
    """Redraw what ``seat`` cannot know, every possibility as likely as any other; assign in one order only.

    What comes out depends on what the seat knows and on ``seed`` alone: hidden cards are first laid in
    order, so that how they truly lie is forgotten.
    """
    s.stream = seed
    s.canonical = 1
    if s.target != NONE and not units_suffice(cards, s, int(s.target), int(s.last_kind)):
        s.last_kind = 0  # a person may have begun with a later kind
    for making in range(s.quest_makings + 1):
        imagine_quests(s, seat, making)
    for quest in range(QUESTS):
        if s.quest_at[quest] != seat:  # when another seat drew a Quest says nothing about which one it is
            s.quest_since[quest] = 0
    imagine_deck(cards, s)
    sort(s.tile_order, int(s.tile_top), TILES)
    shuffle(s, s.tile_order, int(s.tile_top), TILES)
    imagine_rooms(s)


@compiled
def imagine_quests(s: State, seat: int, making: int) -> None:
    """The Quests of one making of the deck (P47) that are out of sight: everyone keeps as many of them as they had.

    Those in the deck are all of the latest making, which comes last.
    """
    pool = 0
    held = 0  # how many each seat holds, eight bits per seat
    for quest in range(QUESTS):
        other = int(s.quest_at[quest])
        in_hand = 0 <= other < s.players and other != seat
        if s.quest_pool[quest] == making and (in_hand or other == IN_DECK):
            held += 1 << 8 * other if in_hand else 0
            s.quest_order[pool] = quest
            s.quest_at[quest] = IN_DECK
            pool += 1
    for place in range(pool, QUESTS):
        s.quest_order[place] = NONE
    shuffle(s, s.quest_order, 0, pool)
    for other in range(s.players):
        for _ in range(held >> 8 * other & 255):
            pool -= 1
            s.quest_at[s.quest_order[pool]] = other
    s.quest_top = 0
    s.quest_size = pool


@compiled
def imagine_deck(cards: Cards, s: State) -> None:
    """Level by level: the Arrives card anywhere it may still be (P7), the Monsters in any order."""
    first = int(s.deck_top)
    for level in range(1, ARRIVES + 1):
        last = first
        while last < s.deck_size and level_in_deck(cards, int(s.deck[last])) == level:
            last += 1
        sort(s.deck, first, last)
        if last == first or s.deck[last - 1] < MONSTERS:
            shuffle(s, s.deck, first, last)
        else:  # in order, the Arrives card is the last
            shuffle(s, s.deck, first, last - 1)
            monsters = 0
            for monster in range(MONSTERS):
                if cards.monster_level[monster] == level and (s.players > 2 or not cards.monster_three[monster]):
                    monsters += 1
            lowest = max(first, last - 1 - arrives_within(cards, level, monsters))
            chosen = lowest + draw(s, last - lowest)
            s.deck[chosen], s.deck[last - 1] = s.deck[last - 1], s.deck[chosen]
        first = last


@compiled
def level_in_deck(cards: Cards, card: int) -> int:
    """The level of a Monster, or of the Monsters that an Arrives card was shuffled into."""
    return card - MONSTERS + 1 if card >= MONSTERS else int(cards.monster_level[card])


@compiled
def imagine_rooms(s: State) -> None:
    """Rooms lying face down, in any order over all four stacks."""
    hidden = 0
    for place in range(ROOMS):
        if face_down(s, place):
            hidden |= 1 << int(s.rooms[place])
    left = 0
    for room in range(ROOMS):
        left += hidden >> room & 1
    for place in range(ROOMS):
        if face_down(s, place):
            steps = draw(s, left)
            left -= 1
            room = -1
            while steps >= 0:
                room += 1
                steps -= hidden >> room & 1
            s.rooms[place] = room
            hidden &= ~(1 << room)


@compiled
def face_down(s: State, place: int) -> bool:
    """P13: only the top Room of a stack lies face up."""
    return bool(place % STACK > s.room_top[place // STACK])
