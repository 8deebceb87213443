"""What Locations, Monsters, Quests and tokens give, and the decisions that some of it leaves to a player."""

from lair.compiling import compiled
from lair.engine.bits import bits_in
from lair.engine.chance import shuffle
from lair.engine.contract import Journal, Row, note
from lair.games.meeples.rules.components import (
    CORRUPTION,
    DISCARDED,
    EFFECTS,
    IN_DECK,
    KINDS,
    NONE,
    QUESTS,
    Cards,
    Effect,
    Event,
    Phase,
    State,
)
from lair.games.meeples.rules.supply import draw_one, draw_to_tavern, gain, give_back

MOST_PENDING = 120  # fits a byte; nobody has so many meeples or cards


@compiled
def score_vp(s: State, seat: int, vp: int, source: int, card: int, journal: Journal) -> None:
    """VP never fall below 0 before the final penalties."""
    change = max(vp, -int(s.vp[seat]))
    if change != 0:
        s.vp[seat] += change
        note(journal, Event.SCORED, seat, change, source, card)


@compiled
def draw_quest(s: State, seat: int, journal: Journal) -> None:
    """P47: a Quest from the deck, which is made anew from the discards when empty."""
    if s.quest_top == s.quest_size:
        size = 0
        s.quest_makings = add(int(s.quest_makings), 1)
        for quest in range(QUESTS):
            if s.quest_at[quest] == DISCARDED:
                s.quest_order[size] = quest
                s.quest_at[quest] = IN_DECK
                s.quest_pool[quest] = s.quest_makings
                size += 1
        s.quest_size = size
        s.quest_top = 0
        shuffle(s, s.quest_order, 0, size)
    if s.quest_top < s.quest_size:
        quest = int(s.quest_order[s.quest_top])
        s.quest_at[quest] = seat
        s.quest_since[quest] = resolved_so_far(s)
        s.quest_top += 1
        note(journal, Event.QUEST_DRAWN, seat, 0, 0, 0)


@compiled
def resolved_so_far(s: State) -> int:
    """How many targets have been resolved this turn."""
    return bits_in(int(s.resolved))


@compiled
def give(cards: Cards, s: State, seat: int, effect: Row, target: int, source: int, card: int, journal: Journal) -> None:
    """Everything an effect gives at once; what the player has to choose becomes a pending decision."""
    for kind in range(KINDS):
        if effect[kind] > 0:
            gain(s, seat, kind, int(effect[kind]), target, journal)
    if effect[CORRUPTION] < 0:
        give_back(s, seat, CORRUPTION, -int(effect[CORRUPTION]), target, journal)
    if effect[Effect.VP] != 0:
        score_vp(s, seat, int(effect[Effect.VP]), source, card, journal)
    for _ in range(effect[Effect.QUESTS]):
        draw_quest(s, seat, journal)
    s.discards = add(int(s.discards), int(effect[Effect.DISCARD]))
    s.hires = add(int(s.hires), int(effect[Effect.HIRE]))
    s.prestiges = add(int(s.prestiges), int(effect[Effect.PRESTIGE]))
    s.trainings = add(int(s.trainings), int(effect[Effect.TRAIN]))
    s.keeps = add(int(s.keeps), int(effect[Effect.RESERVE]))
    if effect[Effect.REFRESH] > 0 or effect[Effect.REFRESH_OTHERS] > 0:
        s.refresher = seat
        s.refreshes = add(int(s.refreshes), int(effect[Effect.REFRESH]))
        s.refresh_others = add(int(s.refresh_others), int(effect[Effect.REFRESH_OTHERS]))
    draw_more(s, seat, int(effect[Effect.DRAW]), journal)


@compiled
def does_something(effect: Row) -> bool:
    """Whether an effect is not empty."""
    places = 0
    for place in range(EFFECTS):  # looking at all of them is quicker than stopping at the first
        places |= int(effect[place])
    return places != 0


@compiled
def add(pending: int, more: int) -> int:
    """More of a pending decision than anybody could make is no more than that."""
    return min(pending + more, MOST_PENDING)


@compiled
def draw_more(s: State, seat: int, number: int, journal: Journal) -> None:
    """Draw more meeples: at once at the start of a turn and in the Draw Phase.

    In the Development Phase they are for the Main Phase; in later phases they are drawn with the others (P43).
    """
    if s.phase == Phase.DRAW or (s.phase == Phase.DEVELOPMENT and s.step == 0):
        draw_to_tavern(s, seat, number, journal)
    elif s.phase == Phase.DEVELOPMENT:
        for _ in range(number):
            kind = draw_one(s, seat, journal)
            if kind != NONE:
                s.fresh[kind] += 1
    else:
        s.more = add(int(s.more), number)
