"""Setting up (P6 to P13), and the coming of Monsters (P8, P39 to P42)."""

from lair.compiling import compiled
from lair.engine.chance import draw, shuffle
from lair.engine.contract import Journal, note
from lair.games.meeples.rules.components import (
    ARRIVES,
    BUILT,
    CLASSES,
    CORRUPTION,
    CROWNS,
    DISTRICTS,
    FACE_UP,
    FOES,
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
    STACKS,
    TARGETS,
    TILES,
    TOKENS,
    Cards,
    Event,
    State,
)
from lair.games.meeples.rules.effects import draw_quest
from lair.games.meeples.rules.supply import draw_to_tavern, lay_stock
from lair.games.meeples.rules.turns import begin_turn

MONSTERS_SHOWN = 6
QUESTS_DEALT = 2


@compiled
def deal(cards: Cards, s: State, players: int, options: int, seed: int) -> None:
    """P6 to P13: a new game for ``players`` seats."""
    s.stream = seed
    s.players = players
    s.options = options
    s.canonical = 0
    s.turns = 0
    s.ends_after = 0
    s.arrived = 0
    s.overflow = NONE
    clear_table(s)
    for kind in range(KINDS):
        s.supply[kind] = cards.supply[kind]
        for seat in range(SEATS):
            s.bag[seat, kind] = cards.start_bag[kind] if seat < players else 0  # P11
            s.supply[kind] -= s.bag[seat, kind]
    for location in range(BUILT):
        lay_stock(cards, s, location)
    shuffle_cards(cards, s)
    shown = 0
    while shown < MONSTERS_SHOWN:  # P8; an Arrives card among the first is set aside like any other
        shown += bring_monster(cards, s, True, None)
    lay_tiles(s, None)
    for seat in range(players):
        for _ in range(QUESTS_DEALT):  # P10
            draw_quest(s, seat, None)
        draw_to_tavern(s, seat, int(cards.draws[0]), None)
    s.first = first_player(s)
    s.turn = s.first
    begin_turn(cards, s, None)


@compiled
def clear_table(s: State) -> None:
    """Empty every place."""
    for seat in range(SEATS):
        s.vp[seat] = 0
        s.fought[seat] = 0
        for kind in range(KINDS):
            s.tavern[seat, kind] = 0
            s.lodgings[seat, kind] = 0
            s.kept[seat, kind] = 0
        for hero in range(CLASSES):
            s.heroes[seat, hero] = 1
    for slot in range(DISTRICTS * SLOTS_A_DISTRICT):
        s.board[slot] = NONE
    for monster in range(MONSTERS):
        s.beaten_by[monster] = NONE
    for slot in range(SLOTS):
        s.slots[slot] = NONE
    for place in range(FACE_UP):
        s.face_up[place] = NONE
    for location in range(LOCATIONS):
        s.stock[location] = 0
    for crown in range(CROWNS):
        s.crown_owner[crown] = NONE
        for kind in range(KINDS):
            s.crown_units[crown, kind] = 0
    for target in range(TARGETS):
        for kind in range(KINDS):
            s.assigned[target, kind] = 0
    for stack in range(STACKS):
        s.room_top[stack] = 0
    for kind in range(KINDS):
        s.fresh[kind] = 0
        s.gathered[kind] = 0
    s.more = 0
    s.resolved = 0
    for foe in range(FOES):
        s.margin[foe] = 0
    for hero in range(CLASSES):
        s.levels[hero] = 1
    s.discards = s.hires = s.prestiges = s.trainings = s.keeps = s.refreshes = s.refresh_others = 0
    s.refresher = NONE


@compiled
def shuffle_cards(cards: Cards, s: State) -> None:
    """P6, P7, P9, P10, P13: tokens, Monsters by level with their Arrives cards, tiles, Quests, Tower Rooms."""
    for token in range(TOKENS):
        s.tokens[token] = token
    shuffle(s, s.tokens, 0, TOKENS)
    size = 0
    for level in range(1, 4):
        first = size
        for monster in range(MONSTERS):
            if cards.monster_level[monster] == level and (s.players > 2 or not cards.monster_three[monster]):
                s.deck[size] = monster
                size += 1
        shuffle(s, s.deck, first, size)
        within = arrives_within(cards, level, size - first)
        s.deck[size] = MONSTERS + level - 1
        size += 1
        shuffle(s, s.deck, size - 1 - within, size)
    s.deck_size = size
    s.deck_top = 0
    for tile in range(TILES):
        s.tile_order[tile] = BUILT + tile
    shuffle(s, s.tile_order, 0, TILES)
    s.tile_top = 0
    for quest in range(QUESTS):
        s.quest_order[quest] = quest
        s.quest_at[quest] = IN_DECK
        s.quest_new[quest] = 0
        s.quest_pool[quest] = 0
    shuffle(s, s.quest_order, 0, QUESTS)
    s.quest_size = QUESTS
    s.quest_top = 0
    s.quest_makings = 0
    for room in range(ROOMS):
        s.rooms[room] = room
    shuffle(s, s.rooms, 0, ROOMS)


@compiled
def arrives_within(cards: Cards, level: int, monsters: int) -> int:
    """P7: how many bottom cards of a level its Arrives card is shuffled into; of level 3, the bottom half."""
    most = monsters // 2 if level == ARRIVES else monsters
    return min(int(cards.arrives_within[level - 1]), most)


@compiled
def first_player(s: State) -> int:
    """P12: most Corruption in the Tavern; ties are broken at random."""
    chosen = 0
    ties = 0
    for seat in range(s.players):
        if s.tavern[seat, CORRUPTION] > s.tavern[chosen, CORRUPTION]:
            chosen, ties = seat, 1
        elif s.tavern[seat, CORRUPTION] == s.tavern[chosen, CORRUPTION]:
            ties += 1
            if draw(s, ties) == 0:
                chosen = seat
    return chosen


@compiled
def bring_monster(cards: Cards, s: State, setting_up: bool, journal: Journal) -> bool:
    """P8, P40, P41: the next card of the deck; False: it was an Arrives card."""
    card = int(s.deck[s.deck_top])
    s.deck_top += 1
    if card >= MONSTERS:
        arrive(cards, s, setting_up, journal)
        return False
    district = int(cards.monster_district[card])
    if free_slot(s, district) == NONE and not setting_up:
        s.overflow = card
        return True
    while free_slot(s, district) == NONE:  # setting up: the next district with room, in board order
        district = (district + 1) % DISTRICTS
    place_monster(s, card, district, journal)
    return True


@compiled
def place_monster(s: State, monster: int, district: int, journal: Journal) -> None:
    """P40: onto the lowest free slot of a district."""
    slot = free_slot(s, district)
    s.board[slot] = monster
    note(journal, Event.MONSTER_CAME, monster, slot, 0, 0)


@compiled
def free_slot(s: State, district: int) -> int:
    for slot in range(district * SLOTS_A_DISTRICT, (district + 1) * SLOTS_A_DISTRICT):
        if s.board[slot] == NONE:
            return slot
    return NONE


@compiled
def arrive(cards: Cards, s: State, setting_up: bool, journal: Journal) -> None:
    """P41, P42: Corruption into every bag, and every other player draws one more; the third starts the end."""
    s.arrived += 1
    note(journal, Event.ARRIVED, int(s.arrived), 0, 0, 0)
    if s.arrived == ARRIVES:
        return
    for seat in range(s.players):
        if s.supply[CORRUPTION] > 0:
            s.supply[CORRUPTION] -= 1
            s.bag[seat, CORRUPTION] += 1
    for seat in range(s.players):
        if not setting_up and seat != s.turn:
            draw_to_tavern(s, seat, 1, journal)


@compiled
def lay_tiles(s: State, journal: Journal) -> None:
    """P9, P46: four Location tiles face up, as long as there are any."""
    for place in range(FACE_UP):
        if s.face_up[place] == NONE and s.tile_top < TILES:
            s.face_up[place] = s.tile_order[s.tile_top]
            s.tile_top += 1
            note(journal, Event.TILE_CAME, s.face_up[place], place, 0, 0)
