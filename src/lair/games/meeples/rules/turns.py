"""The beginning of a turn, and the end of the game (P36, P48, P52)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, note
from lair.games.meeples.rules.combat import sum_up_bonuses
from lair.games.meeples.rules.components import (
    ARRIVES,
    CROWNS,
    KINDS,
    LOCATIONS,
    NONE,
    QUESTS,
    SHAMAN,
    TARGETS,
    Cards,
    Event,
    Phase,
    Source,
    State,
    Works,
)
from lair.games.meeples.rules.effects import give
from lair.games.meeples.rules.quests import apply_penalties, judge_quests

LAST_TURNS = 2  # per player, after the third Arrives card
MOST_TURNS = 200  # per player; a game that does not come to an end is stopped and counted as unfinished


@compiled
def begin_turn(cards: Cards, s: State, journal: Journal) -> None:
    """Counts the last turns, takes crowns home, and opens the Development Phase."""
    if s.arrived == ARRIVES and s.turn == s.first and s.ends_after == 0:  # P48
        s.ends_after = int(s.turns) + LAST_TURNS * int(s.players)
    if (s.ends_after > 0 and s.turns >= s.ends_after) or s.turns >= MOST_TURNS * int(s.players):
        end_game(cards, s, journal)
        return
    note(journal, Event.TURN_BEGAN, int(s.turn), s.turns, 0, 0)
    s.phase = Phase.DEVELOPMENT
    s.step = 0
    s.target = NONE
    s.last_kind = 0
    s.last_target = NONE
    s.levied = 0
    s.levies = 0
    s.done = 0
    s.works = Works.NOTHING
    s.trainee = NONE
    s.posting = 0
    s.engaged = 0
    s.resolved = 0
    s.choosing = 0
    for target in range(TARGETS):
        s.resolved_as[target] = 0
    for quest in range(QUESTS):
        s.quest_new[quest] = 0
        s.quest_since[quest] = 0
    take_crowns(cards, s, journal)
    s.step = 1
    sum_up_bonuses(cards, s)


@compiled
def take_crowns(cards: Cards, s: State, journal: Journal) -> None:
    """P36: the player whose Units still hold a hill takes them to the Lodgings and gains the benefit once."""
    for location in range(LOCATIONS):
        crown = int(cards.location_crown[location]) - 1
        if crown >= 0 and s.crown_owner[crown] == s.turn:
            better = cards.location_crown_better[location] - 1
            best = better >= 0 and s.crown_units[crown, better] + s.crown_units[crown, SHAMAN] > 0  # P30
            leave_crown(s, crown)
            if best:
                give(
                    cards,
                    s,
                    int(s.turn),
                    cards.location_crown_effect[location],
                    NONE,
                    Source.LOCATION,
                    location,
                    journal,
                )
            else:
                give(cards, s, int(s.turn), cards.location_effect[location], NONE, Source.LOCATION, location, journal)


@compiled
def leave_crown(s: State, crown: int) -> None:
    """All Units there go to their owner's Lodgings."""
    owner = int(s.crown_owner[crown])
    for kind in range(KINDS):
        s.lodgings[owner, kind] += s.crown_units[crown, kind]
        s.crown_units[crown, kind] = 0
    s.crown_owner[crown] = NONE


@compiled
def end_game(cards: Cards, s: State, journal: Journal) -> None:
    """P36, P52: crowns are vacated, Quests judged."""
    for crown in range(CROWNS):
        if s.crown_owner[crown] != NONE:
            leave_crown(s, crown)
    for counting_quests in range(2):  # those that count Quests come after those they count
        for seat in range(s.players):
            judge_quests(cards, s, seat, counting_quests == 1, journal)
    for seat in range(s.players):
        apply_penalties(cards, s, seat, journal)
    s.phase = Phase.OVER
    s.turn = NONE
    note(journal, Event.GAME_ENDED, 1 if unfinished(s) else 0, 0, 0, 0)


@compiled
def unfinished(s: State) -> bool:
    """Whether a game that is over was stopped after `MOST_TURNS`, before its last turns were played."""
    return bool(s.ends_after == 0 or s.turns < s.ends_after)
