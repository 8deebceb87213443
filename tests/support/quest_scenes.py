"""What tests of Quests and of the Draw Phase of Meeples & Monsters share."""

from lair.games.meeples.rules import components as c
from tests.support.city import KINDS, City, numbered

Rows = list[tuple[int, ...]]


def quiet_city(players: int = 2) -> City:
    """No Monsters on the board and none to come; enough Peasants in every bag."""
    city = City(players).clear_monsters()
    stack_deck(city)
    for seat in range(players):
        city.bag(seat, peasant=8)
    return city


def stack_deck(city: City, *cards: int) -> None:
    """The Monster deck, the top first; 40 to 42 are Arrives cards."""
    city.s.deck[: len(cards)] = cards
    city.s.deck_top, city.s.deck_size = 0, len(cards)


def pass_turn(city: City) -> Rows:
    """Nothing in either phase; stops at the first pending decision."""
    return city.play("done", "done")


def done(city: City, key: str, seat: int = 0) -> bool:
    return bool(city.s.quest_at[numbered("quest", key)] == c.DONE_BY + seat)


def owned(city: City, seat: int = 0) -> dict[str, int]:
    """All meeples of a seat, those at work this turn included."""
    row = sum(city.s[where][seat].astype(int) for where in ("bag", "tavern", "lodgings", "kept"))
    if city.s.turn == seat:
        row = row + city.s.assigned.astype(int).sum(axis=0) + city.s.fresh + city.s.gathered
    return dict(zip(KINDS, row.tolist(), strict=True))


def hand(city: City, seat: int = 0) -> set[int]:
    return {q for q in range(c.QUESTS) if city.s.quest_at[q] == seat}


# Every triggered and ongoing Quest: a scene that fulfils its condition, and scenes with one thing missing


def stack_quests(city: City, *keys: str) -> None:
    """The top of the Quest deck."""
    top = [numbered("quest", key) for key in keys]
    rest = [q for q in range(c.QUESTS) if city.s.quest_at[q] == c.IN_DECK and q not in top]
    city.s.quest_order[: len(top) + len(rest)] = top + rest
    city.s.quest_top, city.s.quest_size = 0, len(top) + len(rest)


def with_done(city: City, *keys: str) -> City:
    """Ongoing Quests done in an earlier turn."""
    for key in keys:
        city.s.quest_at[city.quest(key)] = c.DONE_BY
    return city
