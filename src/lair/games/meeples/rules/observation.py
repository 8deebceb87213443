"""`observe` for learners: what a seat knows (P53), as one row of numbers. `knowledge` says what is hidden."""

from lair.compiling import compiled
from lair.engine.contract import Row
from lair.engine.layout import Layout
from lair.games.meeples.rules.combat import LENDABLE
from lair.games.meeples.rules.components import (
    ABILITY_DONE,
    ARRIVES,
    CLASSES,
    COUNCIL,
    CROWNS,
    DECK,
    DISCARDED,
    DISTRICTS,
    DONE_BY,
    FACE_UP,
    FOES,
    KINDS,
    LOCATIONS,
    MONSTER_TARGET,
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
    TOKENS,
    TRAINING_DONE,
    WORKS_DONE,
    Cards,
    Phase,
    State,
)
from lair.games.meeples.rules.turns import LAST_TURNS, MOST_TURNS

# Bounds hold for every set of cards that can be read.
MOST_MEEPLES = 100  # of a kind (P1)
HERO_LEVELS = 3
MANY = 127  # where the rules count no further
TURN_LIMIT = MOST_TURNS * SEATS
DONE_BITS = WORKS_DONE | TRAINING_DONE | ABILITY_DONE * (2**CLASSES - 1)

_seat = Layout()  # of the numbers of one seat
IN_SEAT_VP = _seat.add("vp")
IN_SEAT_BAG = _seat.add("bag", KINDS, low=0, high=MOST_MEEPLES)
IN_SEAT_TAVERN = _seat.add("tavern", KINDS, low=0, high=MOST_MEEPLES)
IN_SEAT_LODGINGS = _seat.add("lodgings", KINDS, low=0, high=MOST_MEEPLES)
IN_SEAT_KEPT = _seat.add("kept", KINDS, low=0, high=MOST_MEEPLES)
IN_SEAT_HEROES = _seat.add("heroes", CLASSES, low=0, high=HERO_LEVELS, names=True)
IN_SEAT_FOUGHT = _seat.add("fought", low=0, high=2**COUNCIL - 1, names=True)  # mask of Overlords
IN_SEAT_HAND_SIZE = _seat.add("hand size", low=0, high=QUESTS)
IN_SEAT_BEATEN = _seat.add("beaten", MONSTERS, low=0, high=1)
IN_SEAT_QUESTS_DONE = _seat.add("quests done", QUESTS, low=0, high=1)
SEAT_NUMBERS = _seat.size

LAYOUT = Layout()
AT_PLAYERS = LAYOUT.add("players", low=2, high=SEATS)
AT_TURNS = LAYOUT.add("turns", low=0, high=TURN_LIMIT)
AT_PHASE = LAYOUT.add("phase", low=0, high=Phase.OVER.value, names=True)
AT_ARRIVED = LAYOUT.add("arrived", low=0, high=ARRIVES)
AT_ENDS_AFTER = LAYOUT.add("ends_after", low=0, high=TURN_LIMIT + LAST_TURNS * SEATS)
AT_TURN = LAYOUT.add("turn", SEATS, low=0, high=1)  # seats count clockwise from the observer, who is 0
AT_FIRST = LAYOUT.add("first", SEATS, low=0, high=1)
AT_SEATS = LAYOUT.add("seats", SEATS * SEAT_NUMBERS, low=_seat.low, high=_seat.high, names=_seat.names)
AT_HAND = LAYOUT.add("hand", QUESTS, low=0, high=1)  # the observer's own Quests
AT_SUPPLY = LAYOUT.add("supply", KINDS, low=0, high=MOST_MEEPLES)
AT_BOARD = LAYOUT.add("board", DISTRICTS * SLOTS_A_DISTRICT, low=0, high=MONSTERS, names=True)  # Monster + 1
AT_DECK = LAYOUT.add("deck", low=0, high=DECK)
AT_SLOTS = LAYOUT.add("slots", SLOTS, low=0, high=LOCATIONS, names=True)  # Location + 1
AT_FACE_UP = LAYOUT.add("face_up", FACE_UP, low=0, high=LOCATIONS, names=True)
AT_STOCK = LAYOUT.add("stock", LOCATIONS, low=0, high=MOST_MEEPLES)
AT_CROWNS = LAYOUT.add("crowns", CROWNS * (1 + KINDS), low=0, high=[SEATS, *[MOST_MEEPLES] * KINDS])  # whose, which
AT_ROOMS = LAYOUT.add("rooms", STACKS, low=0, high=ROOMS, names=True)  # the face-up Room + 1
AT_TOKENS = LAYOUT.add("tokens", COUNCIL - 1, low=0, high=TOKENS - 1, names=True)
AT_ASSIGNED = LAYOUT.add("assigned", TARGETS * KINDS, low=0, high=MOST_MEEPLES)
AT_TARGET = LAYOUT.add("target", low=0, high=TARGETS, names=True)
PENDING = (MANY, MANY, MANY, MANY, MANY, MONSTERS, MANY, SEATS, MANY)
AT_PENDING = LAYOUT.add(  # `observe_pending` says which
    "pending", len(PENDING), low=0, high=PENDING, names=[most != MANY for most in PENDING]
)
AT_DISCARDED = LAYOUT.add("discarded", QUESTS, low=0, high=1)
AT_POOLS = LAYOUT.add("pools", QUESTS, low=0, high=MANY)  # P47: the reshuffle of the deck that a Quest in sight is of
AT_ORDER = LAYOUT.add("order", 2 * TARGETS, low=0, high=[*[1] * TARGETS, *[TARGETS] * TARGETS])  # P31: engaged; when
AT_SINCE = LAYOUT.add("since", QUESTS, low=0, high=TARGETS)  # P47: targets resolved before an own Quest was drawn
AT_MARGIN = LAYOUT.add("margin", FOES, low=-MANY - 1, high=MANY)
AT_LEVELS = LAYOUT.add("levels", CLASSES, low=0, high=HERO_LEVELS)  # Hero levels when all were assigned
SO_FAR = (DONE_BITS, 2, LENDABLE + 1, MANY, MANY, 2, MANY, 2, CLASSES, MANY, KINDS)
AT_SO_FAR = LAYOUT.add(  # this turn; `observe_turn` says what
    "so_far", len(SO_FAR), low=0, high=SO_FAR, names=[most != MANY for most in SO_FAR]
)
AT_FRESH = LAYOUT.add("fresh", KINDS, low=0, high=MOST_MEEPLES)
AT_GATHERED = LAYOUT.add("gathered", KINDS, low=0, high=MOST_MEEPLES)
OBSERVATION_SIZE = LAYOUT.size


@compiled
def observe(cards: Cards, s: State, seat: int, out: Row) -> None:
    """What ``seat`` knows; a spectator (-1) counts from seat 0."""
    out[:OBSERVATION_SIZE] = 0
    n = int(s.players)
    first = max(0, seat)
    out[AT_PLAYERS] = n
    out[AT_TURNS] = s.turns
    out[AT_PHASE] = s.phase
    out[AT_ARRIVED] = s.arrived
    out[AT_ENDS_AFTER] = s.ends_after
    if s.turn >= 0:
        out[AT_TURN + clockwise(first, int(s.turn), n)] = 1
    out[AT_FIRST + clockwise(first, int(s.first), n)] = 1
    for other in range(n):
        at = AT_SEATS + clockwise(first, other, n) * SEAT_NUMBERS
        observe_seat(s, other, out[at : at + SEAT_NUMBERS])  # from 0 on, a CPU writes many numbers at once
    for quest in range(QUESTS):
        out[AT_HAND + quest] = 1 if seat >= 0 and s.quest_at[quest] == seat else 0
        out[AT_SINCE + quest] = s.quest_since[quest] if seat >= 0 and s.quest_at[quest] == seat else 0
        out[AT_DISCARDED + quest] = 1 if s.quest_at[quest] == DISCARDED else 0
        out[AT_POOLS + quest] = s.quest_pool[quest]
    observe_board(s, out, n, first)
    observe_pending(s, out, n, first)
    observe_turn(s, out)


@compiled
def clockwise(first: int, seat: int, n: int) -> int:
    """How many seats on from ``first`` a seat is; a remainder would take a CPU longer."""
    return seat - first if seat >= first else seat - first + n


@compiled
def observe_seat(s: State, seat: int, out: Row) -> None:
    """A player's board, into the numbers of its seat: all of it is public but which Quests are in hand."""
    out[IN_SEAT_VP] = s.vp[seat]
    for kind in range(KINDS):
        out[IN_SEAT_BAG + kind] = s.bag[seat, kind]
        out[IN_SEAT_TAVERN + kind] = s.tavern[seat, kind]
        out[IN_SEAT_LODGINGS + kind] = s.lodgings[seat, kind]
        out[IN_SEAT_KEPT + kind] = s.kept[seat, kind]
    for hero in range(CLASSES):
        out[IN_SEAT_HEROES + hero] = s.heroes[seat, hero]
    out[IN_SEAT_FOUGHT] = s.fought[seat]
    hand = 0
    for quest in range(QUESTS):
        hand += 1 if s.quest_at[quest] == seat else 0
        out[IN_SEAT_QUESTS_DONE + quest] = 1 if s.quest_at[quest] == DONE_BY + seat else 0
    out[IN_SEAT_HAND_SIZE] = hand
    for monster in range(MONSTERS):
        out[IN_SEAT_BEATEN + monster] = 1 if s.beaten_by[monster] == seat else 0


@compiled
def observe_board(s: State, out: Row, n: int, first: int) -> None:
    """What lies on the table, open to all."""
    for slot in range(DISTRICTS * SLOTS_A_DISTRICT):
        out[AT_BOARD + slot] = int(s.board[slot]) + 1
    out[AT_DECK] = int(s.deck_size) - int(s.deck_top)
    for slot in range(SLOTS):
        out[AT_SLOTS + slot] = int(s.slots[slot]) + 1
    for place in range(FACE_UP):
        out[AT_FACE_UP + place] = int(s.face_up[place]) + 1
    for location in range(LOCATIONS):
        out[AT_STOCK + location] = s.stock[location]
    for crown in range(CROWNS):
        at = AT_CROWNS + crown * (1 + KINDS)
        if s.crown_owner[crown] != NONE:
            out[at] = 1 + clockwise(first, int(s.crown_owner[crown]), n)
            for kind in range(KINDS):
                out[at + 1 + kind] = s.crown_units[crown, kind]
    for stack in range(STACKS):
        if s.options and s.room_top[stack] < STACK:
            out[AT_ROOMS + stack] = int(s.rooms[stack * STACK + s.room_top[stack]]) + 1
    for overlord in range(COUNCIL - 1):
        out[AT_TOKENS + overlord] = s.tokens[overlord]
    for kind in range(KINDS):
        out[AT_SUPPLY + kind] = s.supply[kind]
    for target in range(TARGETS):
        if s.engaged >> target & 1 or s.target == target:  # nobody is anywhere else
            for kind in range(KINDS):
                out[AT_ASSIGNED + target * KINDS + kind] = s.assigned[target, kind]
    out[AT_TARGET] = int(s.target) + 1


@compiled
def observe_pending(s: State, out: Row, n: int, first: int) -> None:
    """Pending decisions: how many of each kind, the Monster waiting for a district, and who returns meeples."""
    out[AT_PENDING] = s.discards
    out[AT_PENDING + 1] = s.hires
    out[AT_PENDING + 2] = s.trainings
    out[AT_PENDING + 3] = s.refreshes
    out[AT_PENDING + 4] = s.keeps
    out[AT_PENDING + 5] = int(s.overflow) + 1
    out[AT_PENDING + 6] = s.refresh_others
    if s.refresher != NONE:
        out[AT_PENDING + 7] = 1 + clockwise(first, int(s.refresher), n)
    out[AT_PENDING + 8] = s.prestiges


@compiled
def observe_turn(s: State, out: Row) -> None:
    """What has been done in this turn: the Works and the like, a levy, who has the Corruption bonus, more to draw."""
    for target in range(TARGETS):
        out[AT_ORDER + target] = s.engaged >> target & 1
        out[AT_ORDER + TARGETS + target] = s.resolved_as[target]
    out[AT_SO_FAR] = s.done
    out[AT_SO_FAR + 1] = s.levied
    out[AT_SO_FAR + 2] = int(s.lent) + 1
    out[AT_SO_FAR + 3] = s.more
    out[AT_SO_FAR + 4] = s.step
    out[AT_SO_FAR + 5] = s.choosing
    out[AT_SO_FAR + 6] = s.levies
    out[AT_SO_FAR + 7] = s.works
    out[AT_SO_FAR + 8] = int(s.trainee) + 1
    out[AT_SO_FAR + 9] = s.posting
    out[AT_SO_FAR + 10] = s.posting_kind if s.posting > 0 else 0
    if s.phase == Phase.RESOLUTION:
        for foe in range(FOES):
            out[AT_MARGIN + foe] = s.margin[foe] if s.engaged >> (MONSTER_TARGET + foe) & 1 else 0
        for hero in range(CLASSES):
            out[AT_LEVELS + hero] = s.levels[hero]
    for kind in range(KINDS):
        out[AT_FRESH + kind] = s.fresh[kind]
        out[AT_GATHERED + kind] = s.gathered[kind]
