"""What must hold in every game of Meeples & Monsters: hooks that `bench.laws` calls in compiled code.

The laws on draws rest on books that `bench.meeples_books` keeps from the journal alone.
"""

from bench.meeples_books import (
    ARRIVES_IN_ORDER,
    BAG_REFILLED,
    BOOKS,
    DRAWN_FROM_BAG,
    NUMBER_DRAWN,
    ONE_MORE,
    OWNED,
    Books,
    close_decision,
    close_turn,
    compare,
    enter,
    open_books,
    open_decision,
)
from lair.compiling import compiled
from lair.engine.contract import Row
from lair.games.meeples.rules import RULES as RULES
from lair.games.meeples.rules.components import (
    ARRIVES,
    DECK,
    DISCARDED,
    DONE_BY,
    FACE_UP,
    IN_DECK,
    KINDS,
    LOCATIONS,
    MONSTERS,
    NONE,
    QUESTS,
    ROOMS,
    SLOTS,
    TILES,
    Cards,
    Event,
    Phase,
    State,
)
from lair.games.meeples.rules.turns import MOST_TURNS

JOURNALLED = True
GAMES = 1_000_000
GREEDY = 2
BATCH = 500
MEMORY = BOOKS

LAWS = {
    11: "every kind of meeple is conserved (P1)",
    12: "no place holds fewer than no meeples",
    13: "six Monsters are on the board while the deck lasts (P40)",
    14: "every Monster is in one place only",
    15: "every Quest is in one place only",
    16: "every Location tile and Tower Room is in one place only",
    17: "VP are the sum of what was journalled",
    18: "exactly two turns each after P48",
    ARRIVES_IN_ORDER: "all three Arrives cards come, in order (P41, P42)",
    NUMBER_DRAWN: "four, five or six meeples are drawn, and what was to be drawn beyond, while there are any (P43)",
    BAG_REFILLED: "a bag is filled when it is empty, and with all that the Lodgings held (P44)",
    DRAWN_FROM_BAG: "every meeple drawn was in the bag, and comes into the Tavern (P38, P43)",
    ONE_MORE: "every other player draws one more with the first and the second Arrives card (P41)",
    OWNED: "what a player owns changes only as journalled (P34)",
}

MONSTERS_SHOWN = 6
LAST_TURNS = 2  # a player


@compiled
def begin(cards: Cards, s: State, memory: Books) -> int:
    """Law 20, of the first draw."""
    return open_books(s, memory)


@compiled
def check_state(cards: Cards, s: State, memory: Books) -> int:
    """Laws 11 to 16, and 21, 22 and 24, when a turn begins and at the end."""
    if s.turns == memory.turn:
        return 0
    memory.turn = s.turns
    law = meeples_kept(cards, s)
    if law == 0:
        law = compare(s, memory)
    if s.phase == Phase.OVER or law:
        return law
    return cards_kept(cards, s)


@compiled
def meeples_kept(cards: Cards, s: State) -> int:
    """Laws 11 and 12."""
    for kind in range(KINDS):
        total = int(s.supply[kind]) + int(s.fresh[kind]) + int(s.gathered[kind])
        if s.supply[kind] < 0:
            return 12
        for seat in range(4):
            for held in (s.bag[seat, kind], s.tavern[seat, kind], s.lodgings[seat, kind], s.kept[seat, kind]):
                total += int(held)
                if held < 0:
                    return 12
            total += int(s.crown_units[seat, kind])
        for target in range(s.assigned.shape[0]):
            total += int(s.assigned[target, kind])
            if s.assigned[target, kind] < 0:
                return 12
        if s.fresh[kind] < 0 or s.gathered[kind] < 0:
            return 12
        for location in range(LOCATIONS):
            if cards.location_stock_kind[location] == kind:
                total += int(s.stock[location])
        if total != cards.supply[kind]:
            return 11
    return 0


@compiled
def cards_kept(cards: Cards, s: State) -> int:
    """Laws 13 to 16."""
    seen = 0
    for place in range(s.deck_top, s.deck_size):
        seen |= 1 << int(s.deck[place])
    found = int(s.deck_size) - int(s.deck_top)
    shown = 0
    for slot in range(s.board.size):
        if s.board[slot] != NONE:
            seen |= 1 << int(s.board[slot])
            shown += 1
    if shown != MONSTERS_SHOWN and s.deck_top < s.deck_size:
        return 13
    found += shown
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
    if many != found or found != DECK - left_out - s.arrived:
        return 14
    in_deck = 0
    for quest in range(QUESTS):
        in_deck += 1 if s.quest_at[quest] == IN_DECK else 0
        if s.quest_at[quest] >= DONE_BY + s.players and s.quest_at[quest] != DISCARDED:
            return 15
    for place in range(s.quest_top, s.quest_size):
        if s.quest_at[s.quest_order[place]] != IN_DECK:
            return 15
    if in_deck != s.quest_size - s.quest_top:
        return 15
    return places_kept(s)


@compiled
def places_kept(s: State) -> int:
    """Law 16."""
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
    return 0 if tiles == all_tiles and found == TILES and rooms == (1 << ROOMS) - 1 else 16


@compiled
def check_events(cards: Cards, before: State, s: State, journal: Row, memory: Books) -> int:
    """Laws 17 to 23, after every decision."""
    if journal[0, 0] == 0:
        return 0
    open_decision(before, memory)
    for row in range(1, journal[0, 0] + 1):
        event, a = int(journal[row, 0]), int(journal[row, 1])
        if event == Event.SCORED:
            memory.vp[a] += journal[row, 2]
        elif event == Event.QUEST_FAILED:
            memory.vp[a] -= journal[row, 3]
        if event in (Event.TURN_BEGAN, Event.GAME_ENDED):
            law = pass_turn(before, s, memory, event, a)
        else:
            law = enter(cards, before, s, memory, event, a, int(journal[row, 2]), int(journal[row, 3]))
        if law:
            return law
    for seat in range(s.players):
        if s.vp[seat] != memory.vp[seat]:
            return 17
    return close_decision(before, s, memory)


@compiled
def pass_turn(before: State, s: State, memory: Books, event: int, seat: int) -> int:
    """Law 18: the first player's next turn after the third Arrives card is the first of the last turns (P48)."""
    last = LAST_TURNS * int(s.players)
    if event == Event.TURN_BEGAN and (memory.last_turns != NONE or (memory.arrived == ARRIVES and seat == s.first)):
        memory.last_turns = max(0, int(memory.last_turns)) + 1
    if memory.last_turns > last or (event == Event.GAME_ENDED and memory.last_turns != last and not unfinished(s)):
        return 18
    return close_turn(before, s, memory)


@compiled
def check_end(cards: Cards, s: State, memory: Books) -> int:
    """Law 19: of all three Arrives cards, unless nobody moved the game forward."""
    return 0 if memory.arrived == ARRIVES or unfinished(s) else ARRIVES_IN_ORDER


@compiled
def unfinished(s: State) -> bool:
    """Whether the game was ended after as many turns as a game may have."""
    return bool(s.turns >= MOST_TURNS * s.players)


@compiled
def check_any_cards(cards: Cards, s: State) -> int:
    """The laws that hold with any cards, before every decision: 11 and 12."""
    return meeples_kept(cards, s)


@compiled
def turn_number(s: State) -> int:
    """Turns so far."""
    return int(s.turns)
