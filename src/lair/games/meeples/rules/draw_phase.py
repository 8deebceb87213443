"""Phase 3: the Draw Phase, in its order (P39 to P46)."""

from lair.compiling import compiled
from lair.engine.contract import Journal
from lair.games.meeples.rules.components import DISTRICTS, KINDS, NONE, SLOTS_A_DISTRICT, Cards, Moment, State
from lair.games.meeples.rules.quests import EFFECTS_STEP, look_for_quests
from lair.games.meeples.rules.setup import MONSTERS_SHOWN, bring_monster, lay_tiles
from lair.games.meeples.rules.supply import draw_to_tavern
from lair.games.meeples.rules.turns import begin_turn


@compiled
def draw_step(cards: Cards, s: State, journal: Journal) -> None:
    """One step; a district to choose interrupts the second, effects to use the fourth."""
    if s.step == 0:
        move_down(s)
        s.step = 1
    elif s.step == 1:
        if shown(s) < MONSTERS_SHOWN and s.deck_top < s.deck_size:
            bring_monster(cards, s, False, journal)
        else:
            s.step = 2
    elif s.step == 2:
        draw_to_tavern(s, int(s.turn), int(cards.draws[s.arrived]) + int(s.more), journal)  # P43
        s.more = 0
        s.step = EFFECTS_STEP
    elif s.step == EFFECTS_STEP:  # P45: effects that may be used are pending decisions, and none is left
        s.step = 4
    elif s.step == 4:
        if not look_for_quests(cards, s, Moment.TAVERN, NONE, 0, journal):  # what they draw may do others
            s.step = 5
    else:
        take_kept(s)
        lay_tiles(s, journal)
        s.turns += 1
        s.turn = (s.turn + 1) % s.players
        begin_turn(cards, s, journal)


@compiled
def move_down(s: State) -> None:
    """P39: Monsters move to the lowest slots of their district."""
    for district in range(DISTRICTS):
        lowest = district * SLOTS_A_DISTRICT
        for slot in range(lowest, lowest + SLOTS_A_DISTRICT):
            if s.board[slot] != NONE:
                monster = s.board[slot]
                s.board[slot] = NONE
                s.board[lowest] = monster
                lowest += 1


@compiled
def shown(s: State) -> int:
    """Monsters on the board, one waiting for a district included."""
    many = 1 if s.overflow != NONE else 0
    for slot in range(DISTRICTS * SLOTS_A_DISTRICT):
        many += 1 if s.board[slot] != NONE else 0
    return many


@compiled
def take_kept(s: State) -> None:
    """P38: Units that return after the Draw Phase, and what was held back."""
    for kind in range(KINDS):
        s.tavern[s.turn, kind] += s.kept[s.turn, kind]
        s.kept[s.turn, kind] = 0
