"""Who knows what (P53): `imagine` for bots, `observe` for learners.

Hidden from a seat: the others' Quests in hand, the order of decks, stacks and face-down Rooms, and what
comes out of bags. What lies in bags, Lodgings and Taverns is public, being countable.
"""

from lair.compiling import compiled
from lair.engine.chance import draw, shuffle, sort
from lair.engine.contract import Row
from lair.games.meeples.rules.assign import units_suffice
from lair.games.meeples.rules.components import (
    ARRIVES,
    CLASSES,
    COUNCIL,
    CROWNS,
    DISCARDED,
    DISTRICTS,
    DONE_BY,
    FACE_UP,
    IN_DECK,
    KINDS,
    LOCATIONS,
    MONSTERS,
    NONE,
    QUESTS,
    ROOMS,
    SEATS,
    SLOTS,
    SLOTS_A_DISTRICT,
    STACK,
    STACKS,
    TARGETS,
    TILES,
    Cards,
    State,
)
from lair.games.meeples.rules.setup import arrives_within

SEAT_NUMBERS = 1 + 4 * KINDS + CLASSES + 1 + 1 + MONSTERS + QUESTS
OBSERVATION = (
    ("players", 1),
    ("turns", 1),
    ("phase", 1),
    ("arrived", 1),
    ("ends_after", 1),
    ("turn", SEATS),  # seats count clockwise from the observer, who is 0
    ("first", SEATS),
    (
        "seats",
        SEATS * SEAT_NUMBERS,
    ),  # VP, bag, Tavern, Lodgings, kept, Heroes, Overlords fought, hand size, piles, Quests done
    ("hand", QUESTS),  # the observer's own Quests
    ("supply", KINDS),
    ("board", DISTRICTS * SLOTS_A_DISTRICT),  # Monster + 1 in each slot
    ("deck", 1),
    ("slots", SLOTS),  # Location + 1
    ("face_up", FACE_UP),
    ("stock", LOCATIONS),
    ("crowns", CROWNS * (1 + KINDS)),
    ("rooms", STACKS),  # the face-up Room + 1
    ("tokens", COUNCIL - 1),
    ("assigned", TARGETS * KINDS),
    ("target", 1),
    ("owed", 8),  # Quests to discard, Units to hire, Training, to return, to keep, a Monster, others to return, who
    ("discarded", QUESTS),
    ("pools", QUESTS),  # P47: in which making of the deck each Quest in sight was shuffled
    ("order", 2 * TARGETS),  # P31: engaged, resolved
    ("so_far", 6),  # this turn: Works and the like, levy, who has the Corruption bonus, more to draw, step, choosing
    ("fresh", KINDS),
    ("gathered", KINDS),
)
OBSERVATION_SIZE = sum(size for _, size in OBSERVATION)


@compiled
def imagine(cards: Cards, s: State, seat: int, seed: int) -> None:
    """Redraw what ``seat`` cannot know, every possibility as likely as any other; assign in one order only.

    What comes out depends on what the seat knows and on ``seed`` alone: hidden cards are first laid in
    order, so that how they truly lie is forgotten.
    """
    s.stream = seed
    s.canonical = 1
    if s.target != NONE and not units_suffice(cards, s, int(s.target), int(s.last_kind)):
        s.last_kind = 0  # a person began with the last of the kinds
    for making in range(s.quest_makings + 1):
        imagine_quests(s, seat, making)
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
    held = 0  # how many each seat holds, eight bits a seat
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
    """Of a Monster, or of the part of the deck its Arrives card was shuffled into."""
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


@compiled
def observe(cards: Cards, s: State, seat: int, out: Row) -> None:
    """What ``seat`` knows, in the order of `OBSERVATION`; a spectator (-1) counts from seat 0."""
    out[:OBSERVATION_SIZE] = 0
    n = int(s.players)
    first = max(0, seat)
    out[0] = n
    out[1] = s.turns
    out[2] = s.phase
    out[3] = s.arrived
    out[4] = s.ends_after
    at = 5
    if s.turn >= 0:
        out[at + (int(s.turn) - first) % n] = 1
    at += SEATS
    out[at + (int(s.first) - first) % n] = 1
    at += SEATS
    for step in range(n):
        observe_seat(s, (first + step) % n, out, at + step * SEAT_NUMBERS)
    at += SEATS * SEAT_NUMBERS
    for quest in range(QUESTS):
        out[at + quest] = 1 if seat >= 0 and s.quest_at[quest] == seat else 0
    at += QUESTS
    observe_board(s, out, at, n, first)


@compiled
def observe_seat(s: State, seat: int, out: Row, at: int) -> None:
    """A player's board: all of it is public but which Quests are in hand."""
    out[at] = s.vp[seat]
    at += 1
    for kind in range(KINDS):
        out[at + kind] = s.bag[seat, kind]
        out[at + KINDS + kind] = s.tavern[seat, kind]
        out[at + 2 * KINDS + kind] = s.lodgings[seat, kind]
        out[at + 3 * KINDS + kind] = s.kept[seat, kind]
    at += 4 * KINDS
    for hero in range(CLASSES):
        out[at + hero] = s.heroes[seat, hero]
    at += CLASSES
    out[at] = s.fought[seat]
    for quest in range(QUESTS):
        out[at + 1] += 1 if s.quest_at[quest] == seat else 0
        out[at + 2 + MONSTERS + quest] = 1 if s.quest_at[quest] == DONE_BY + seat else 0
    for monster in range(MONSTERS):
        out[at + 2 + monster] = 1 if s.beaten_by[monster] == seat else 0


@compiled
def observe_board(s: State, out: Row, at: int, n: int, first: int) -> None:
    """What lies on the table, open to all."""
    for kind in range(KINDS):
        out[at + kind] = s.supply[kind]
    at += KINDS
    for slot in range(DISTRICTS * SLOTS_A_DISTRICT):
        out[at + slot] = int(s.board[slot]) + 1
    at += DISTRICTS * SLOTS_A_DISTRICT
    out[at] = int(s.deck_size) - int(s.deck_top)
    at += 1
    for slot in range(SLOTS):
        out[at + slot] = int(s.slots[slot]) + 1
    at += SLOTS
    for place in range(FACE_UP):
        out[at + place] = int(s.face_up[place]) + 1
    at += FACE_UP
    for location in range(LOCATIONS):
        out[at + location] = s.stock[location]
    at += LOCATIONS
    for crown in range(CROWNS):
        if s.crown_owner[crown] != NONE:
            out[at] = 1 + (int(s.crown_owner[crown]) - first) % n
        for kind in range(KINDS):
            out[at + 1 + kind] = s.crown_units[crown, kind]
        at += 1 + KINDS
    for stack in range(STACKS):
        if s.options and s.room_top[stack] < STACK:
            out[at + stack] = int(s.rooms[stack * STACK + s.room_top[stack]]) + 1
    at += STACKS
    for overlord in range(COUNCIL - 1):
        out[at + overlord] = s.tokens[overlord]
    at += COUNCIL - 1
    for target in range(TARGETS):
        for kind in range(KINDS):
            out[at + target * KINDS + kind] = s.assigned[target, kind]
    at += TARGETS * KINDS
    out[at] = int(s.target) + 1
    out[at + 1] = s.discards
    out[at + 2] = s.hires
    out[at + 3] = s.trainings
    out[at + 4] = s.refreshes
    out[at + 5] = s.keeps
    out[at + 6] = int(s.overflow) + 1
    out[at + 7] = s.refresh_others
    if s.refresher != NONE:
        out[at + 8] = 1 + (int(s.refresher) - first) % n
    observe_turn(s, out, at + 9)


@compiled
def observe_turn(s: State, out: Row, at: int) -> None:
    """What has been done in this turn, and what is known of Quests out of sight."""
    for quest in range(QUESTS):
        out[at + quest] = 1 if s.quest_at[quest] == DISCARDED else 0
        out[at + QUESTS + quest] = s.quest_pool[quest]
    at += 2 * QUESTS
    for target in range(TARGETS):
        out[at + target] = s.engaged >> target & 1
        out[at + TARGETS + target] = s.resolved >> target & 1
    at += 2 * TARGETS
    out[at] = s.done
    out[at + 1] = s.levied
    out[at + 2] = int(s.lent) + 1
    out[at + 3] = s.more
    out[at + 4] = s.step
    out[at + 5] = s.choosing
    at += 6
    for kind in range(KINDS):
        out[at + kind] = s.fresh[kind]
        out[at + KINDS + kind] = s.gathered[kind]
