"""Arrangements for the Main Phase of Meeples & Monsters: a quiet city, and one with two Monsters to fight."""

from lair.games.meeples.rules import components as c
from tests.support.city import City, go, numbered

VILLAGES, UNIVERSITY, CASTLE, CATHEDRAL = range(4)
WARRIORS = c.WARRIOR - 1  # their class
FOE = c.MONSTER_TARGET + 3  # the lowest slot of the University
OTHER_FOE = c.MONSTER_TARGET + 6  # of the Castle


def quiet(players: int = 2, towers: bool = False) -> City:
    """No Monster lies in the city and none will come; bags have enough to draw from."""
    city = City(players, towers).clear_monsters()
    city.s.deck_top = city.s.deck_size
    for seat in range(players):
        city.bag(seat, peasant=9)
    return city


def battle(*beaten: str, players: int = 2, towers: bool = False, **card: int) -> City:
    """Seat 0 has a pile of Monsters beaten long ago, and faces one in the University and one in the Castle."""
    city = quiet(players, towers)
    for key in beaten:
        city.s.beaten_by[numbered("monster", key)] = 0
    city.s.turn = players - 1
    city.play("done", "done")
    assert city.s.turn == 0
    city.monster(3, "paper-wasp", **({"strength": 1, "level": 1} | card))
    city.monster(6, "siege-carpenter", strength=1, level=1)
    return city.main()


def might(city: City, target: int = FOE, **units: int) -> int:
    """The greatest strength that a Tavern of these Units may be assigned against (P24)."""
    city.tavern(**units)
    monster = city.s.board[target - c.MONSTER_TARGET]
    printed = int(city.cards.monster_strength[monster])
    strength = 1
    while True:
        city.cards.monster_strength[monster] = strength
        if go(target) not in city.legal:
            break
        strength += 1
    city.cards.monster_strength[monster] = printed
    return strength - 1


def may_begin(city: City, target: int) -> bool:
    return go(target) in city.legal


def finish_turn(city: City) -> None:
    """Decline whatever is offered until the turn is over."""
    seat, turns = city.s.turn, city.s.turns
    while city.s.turn == seat and city.s.turns == turns:
        city.play("done")
