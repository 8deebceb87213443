"""`observe` for learners: what a seat knows (P53), as one row of numbers. `knowledge` says what is hidden."""

from lair.compiling import compiled
from lair.engine.contract import Row
from lair.engine.layout import Layout
from lair.games.meeples.rules.components import (
    CLASSES,
    COUNCIL,
    CROWNS,
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
    SEATS,
    SLOTS,
    SLOTS_A_DISTRICT,
    STACK,
    STACKS,
    TARGETS,
    Cards,
    Phase,
    State,
)

_seat = Layout()  # of the numbers of one seat
IN_SEAT_VP = _seat.add("vp")
IN_SEAT_BAG = _seat.add("bag", KINDS)
IN_SEAT_TAVERN = _seat.add("tavern", KINDS)
IN_SEAT_LODGINGS = _seat.add("lodgings", KINDS)
IN_SEAT_KEPT = _seat.add("kept", KINDS)
IN_SEAT_HEROES = _seat.add("heroes", CLASSES)
IN_SEAT_FOUGHT = _seat.add("fought")  # mask of Overlords
IN_SEAT_HAND_SIZE = _seat.add("hand size")
IN_SEAT_BEATEN = _seat.add("beaten", MONSTERS)
IN_SEAT_QUESTS_DONE = _seat.add("quests done", QUESTS)
SEAT_NUMBERS = _seat.size

_layout = Layout()
AT_PLAYERS = _layout.add("players")
AT_TURNS = _layout.add("turns")
AT_PHASE = _layout.add("phase")
AT_ARRIVED = _layout.add("arrived")
AT_ENDS_AFTER = _layout.add("ends_after")
AT_TURN = _layout.add("turn", SEATS)  # seats count clockwise from the observer, who is 0
AT_FIRST = _layout.add("first", SEATS)
AT_SEATS = _layout.add("seats", SEATS * SEAT_NUMBERS)
AT_HAND = _layout.add("hand", QUESTS)  # the observer's own Quests
AT_SUPPLY = _layout.add("supply", KINDS)
AT_BOARD = _layout.add("board", DISTRICTS * SLOTS_A_DISTRICT)  # Monster + 1 in each slot
AT_DECK = _layout.add("deck")
AT_SLOTS = _layout.add("slots", SLOTS)  # Location + 1
AT_FACE_UP = _layout.add("face_up", FACE_UP)
AT_STOCK = _layout.add("stock", LOCATIONS)
AT_CROWNS = _layout.add("crowns", CROWNS * (1 + KINDS))  # whose Units, and which
AT_ROOMS = _layout.add("rooms", STACKS)  # the face-up Room + 1
AT_TOKENS = _layout.add("tokens", COUNCIL - 1)
AT_ASSIGNED = _layout.add("assigned", TARGETS * KINDS)
AT_TARGET = _layout.add("target")
AT_PENDING = _layout.add("pending", 9)  # `observe_pending` says which
AT_DISCARDED = _layout.add("discarded", QUESTS)
AT_POOLS = _layout.add("pools", QUESTS)  # P47: the reshuffle of the deck that each Quest in sight belongs to
AT_ORDER = _layout.add("order", 2 * TARGETS)  # P31: engaged; the how-manieth resolved
AT_SINCE = _layout.add("since", QUESTS)  # P47: how many targets were resolved before an own Quest was drawn
AT_MARGIN = _layout.add("margin", FOES)
AT_LEVELS = _layout.add("levels", CLASSES)  # Hero levels when all were assigned
AT_SO_FAR = _layout.add("so_far", 11)  # this turn; `observe_turn` says what
AT_FRESH = _layout.add("fresh", KINDS)
AT_GATHERED = _layout.add("gathered", KINDS)
OBSERVATION, OBSERVATION_SIZE = _layout.slices, _layout.size


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
        out[AT_TURN + (int(s.turn) - first) % n] = 1
    out[AT_FIRST + (int(s.first) - first) % n] = 1
    for step in range(n):
        observe_seat(s, (first + step) % n, out, AT_SEATS + step * SEAT_NUMBERS)
    for quest in range(QUESTS):
        out[AT_HAND + quest] = 1 if seat >= 0 and s.quest_at[quest] == seat else 0
        out[AT_SINCE + quest] = s.quest_since[quest] if seat >= 0 and s.quest_at[quest] == seat else 0
        out[AT_DISCARDED + quest] = 1 if s.quest_at[quest] == DISCARDED else 0
        out[AT_POOLS + quest] = s.quest_pool[quest]
    observe_board(s, out, n, first)
    observe_pending(s, out, n, first)
    observe_turn(s, out)


@compiled
def observe_seat(s: State, seat: int, out: Row, at: int) -> None:
    """A player's board: all of it is public but which Quests are in hand."""
    out[at + IN_SEAT_VP] = s.vp[seat]
    for kind in range(KINDS):
        out[at + IN_SEAT_BAG + kind] = s.bag[seat, kind]
        out[at + IN_SEAT_TAVERN + kind] = s.tavern[seat, kind]
        out[at + IN_SEAT_LODGINGS + kind] = s.lodgings[seat, kind]
        out[at + IN_SEAT_KEPT + kind] = s.kept[seat, kind]
    for hero in range(CLASSES):
        out[at + IN_SEAT_HEROES + hero] = s.heroes[seat, hero]
    out[at + IN_SEAT_FOUGHT] = s.fought[seat]
    for quest in range(QUESTS):
        out[at + IN_SEAT_HAND_SIZE] += 1 if s.quest_at[quest] == seat else 0
        out[at + IN_SEAT_QUESTS_DONE + quest] = 1 if s.quest_at[quest] == DONE_BY + seat else 0
    for monster in range(MONSTERS):
        out[at + IN_SEAT_BEATEN + monster] = 1 if s.beaten_by[monster] == seat else 0


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
            out[at] = 1 + (int(s.crown_owner[crown]) - first) % n
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
        out[AT_PENDING + 7] = 1 + (int(s.refresher) - first) % n
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
