"""Meeples & Monsters, assigning in the Main Phase (P21 to P23): the arrangement, the move, the outcome."""

import random

import pytest

from lair.games.meeples.rules import components as c
from tests.support.battle import CASTLE, FOE, OTHER_FOE, UNIVERSITY, VILLAGES, battle, may_begin, quiet
from tests.support.city import KINDS, PLACES, City, events, go, kind, numbered

rule = pytest.mark.rule


# Assigning


@rule("P21")
def test_units_go_to_locations_monsters_and_tower_rooms_of_any_district_in_one_turn() -> None:
    city = battle(towers=True).tavern(peasant=4, knight=1)
    city.s.rooms[0] = numbered("room", "guest-room-for-giants")
    city.cards.room_any[city.s.rooms[0]] = 1
    city.assign(VILLAGES, peasant=1)
    city.assign(UNIVERSITY, peasant=1)
    city.assign(FOE, peasant=1)
    city.assign(OTHER_FOE, knight=1)
    city.assign(c.TOWER_TARGET, peasant=1)
    rows = city.end_main()
    assert [row[1] for row in events(rows, c.Event.ACTIVATED)] == [VILLAGES, UNIVERSITY]
    assert [row[2] for row in events(rows, c.Event.DEFEATED)] == [FOE, OTHER_FOE]
    assert len(events(rows, c.Event.ROOM_DONE)) == 1


@rule("P21")
def test_everything_is_assigned_first_then_resolved() -> None:
    city = battle().tavern(peasant=3)
    rows = city.assign(VILLAGES, peasant=1) + city.assign(FOE, peasant=2)
    assert {row[0] for row in rows} == {c.Event.ASSIGNED, c.Event.CLOSED}
    assert city.s.vp[0] == 0
    assert city.of("lodgings") == {}
    rows = city.end_main()
    assert {c.Event.ACTIVATED, c.Event.DEFEATED, c.Event.GAINED, c.Event.SCORED} <= {row[0] for row in rows}


@rule("P21")
def test_nothing_has_to_be_assigned() -> None:
    city = battle().tavern(knight=3)
    assert events(city.end_main(), c.Event.DEFEATED) == []
    assert city.s.turn == 1


@rule("P21")
def test_only_the_face_up_room_of_a_tower_and_only_with_the_expansion() -> None:
    city = battle(towers=False).tavern(peasant=9)
    assert not any(may_begin(city, c.TOWER_TARGET + stack) for stack in range(c.STACKS))
    city = battle(towers=True).tavern(peasant=2)
    city.s.rooms[0], city.s.rooms[1] = numbered("room", "attic-of-axes"), numbered("room", "recruiters-garret")
    assert not may_begin(city, c.TOWER_TARGET)
    city.s.room_top[0] = 1
    assert may_begin(city, c.TOWER_TARGET)
    city.s.room_top[0] = c.STACK
    assert not may_begin(city, c.TOWER_TARGET)


@rule("P22")
def test_a_location_needs_the_units_shown_and_may_get_more() -> None:
    city = battle().tavern(peasant=1, knight=2)
    assert not may_begin(city, CASTLE)  # two Peasants
    city.tavern(peasant=3, knight=2)
    city.play(go(CASTLE), "+peasant")
    assert "done" not in city.legal
    city.play("+knight")
    assert "done" not in city.legal
    city.play("+peasant")
    assert {"done", "+peasant", "+knight"} == set(city.legal)
    city.play("+peasant", "done")
    city.end_main()
    assert city.of("lodgings") == {"peasant": 3, "knight": 1 + 1 + 1}


@rule("P22")
def test_a_location_is_activated_once_a_turn_however_many_units_it_gets() -> None:
    city = battle().tavern(peasant=4)
    city.assign(VILLAGES, peasant=2)
    assert not may_begin(city, VILLAGES)
    rows = city.end_main()
    assert events(rows, c.Event.GAINED) == [(0, c.WARRIOR, 1, VILLAGES)]


@rule("P22")
def test_an_empty_slot_is_no_location_and_one_built_this_turn_may_be_used() -> None:
    city = quiet().tavern(peasant=3, cleric=1)
    city.s.face_up[0] = numbered("location", "branch-and-root-inn")
    city.construct(4)
    assert may_begin(city, c.SLOT_TARGET + 4)
    assert not may_begin(city, c.SLOT_TARGET + 5)
    city.assign(c.SLOT_TARGET + 4, cleric=1)
    assert [row[1] for row in events(city.end_main(), c.Event.ACTIVATED)] == [
        numbered("location", "branch-and-root-inn")
    ]


# Overrun


@rule("P23")
@pytest.mark.parametrize(("monsters", "peasants"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_a_location_in_an_overrun_district_brings_peasants(monsters: int, peasants: int) -> None:
    city = quiet()
    for place in range(monsters):
        city.monster(3 * UNIVERSITY + place)
    city.main().tavern(peasant=1)
    before = int(city.s.supply[c.PEASANT])
    city.assign(UNIVERSITY, peasant=1)
    rows = city.end_main()
    assert events(rows, c.Event.OVERRUN) == ([(0, UNIVERSITY, peasants, 0)] if peasants else [])
    assert city.s.supply[c.PEASANT] == before - peasants
    assert city.of("lodgings") == {"peasant": 1 + peasants, "mage": 1}


@rule("P23")
def test_each_location_and_tower_room_of_the_district_brings_them() -> None:
    city = quiet(towers=True)
    inn = city.build(2 * CASTLE, "branch-and-root-inn")
    city.s.rooms[CASTLE * c.STACK] = numbered("room", "recruiters-garret")
    for place in range(3):
        city.monster(3 * CASTLE + place)
    city.main().tavern(peasant=4, cleric=1)
    city.assign(CASTLE, peasant=2)
    city.assign(inn, cleric=1)
    city.assign(c.TOWER_TARGET + CASTLE, peasant=2)
    rows = city.end_main()
    rows += city.play("take:mage")
    assert [row[1:3] for row in events(rows, c.Event.OVERRUN)] == [
        (CASTLE, 2),
        (inn, 2),
        (c.TOWER_TARGET + CASTLE, 2),
    ]


@rule("P23")
def test_monsters_of_another_district_bring_none() -> None:
    city = quiet()
    for place in range(3):
        city.monster(3 * CASTLE + place)
    city.main().tavern(peasant=1)
    city.assign(UNIVERSITY, peasant=1)
    assert events(city.end_main(), c.Event.OVERRUN) == []


@rule("P23", "P24")
@pytest.mark.parametrize("fights", [False, True])
def test_house_of_lords_brings_no_overrun_peasant_to_whoever_fights_the_skeleton(fights: bool) -> None:
    city = quiet()
    lords = city.build(2 * CASTLE, "house-of-lords")
    city.monster(3 * CASTLE, "moat-gnawer")
    skeleton = city.monster(3 * CASTLE + 1, "skeleton")
    city.main().tavern(peasant=3)
    city.assign(lords, peasant=1)
    if fights:
        city.assign(skeleton, peasant=2)
    rows = city.end_main()
    assert events(rows, c.Event.OVERRUN) == ([] if fights else [(0, lords, 1, 0)])
    assert len(events(rows, c.Event.GAINED)) == (0 if fights else 1)


@rule("P23")
def test_fighting_elsewhere_keeps_the_overrun_peasants() -> None:
    city = quiet()
    city.monster(3 * CASTLE), city.monster(3 * CASTLE + 1)
    elsewhere = city.monster(3 * VILLAGES, strength=1)
    city.main().tavern(peasant=3)
    city.assign(CASTLE, peasant=2)
    city.assign(elsewhere, peasant=1)
    assert len(events(city.end_main(), c.Event.OVERRUN)) == 1


@rule("P23", "P34")
def test_an_empty_supply_sends_no_overrun_peasants() -> None:
    city = quiet()
    city.monster(3 * UNIVERSITY), city.monster(3 * UNIVERSITY + 1)
    city.main().tavern(peasant=1)
    city.s.supply[c.PEASANT] = 0
    city.assign(UNIVERSITY, peasant=1)
    city.end_main()
    assert city.of("lodgings") == {"peasant": 1, "mage": 1}


# Canonical order, for searches


def chance_city(chooser: random.Random) -> City:
    """A Main Phase with all sorts of Units, Locations, Rooms and Monsters."""
    city = City(2, towers=True, seed=chooser.randrange(1000))
    tiles = chooser.sample(range(c.BUILT, c.LOCATIONS), 5)
    for slot, location in enumerate(tiles):
        city.s.slots[slot] = location
    city.s.heroes[0] = [chooser.randint(1, 3) for _ in range(c.CLASSES)]
    city.lodgings(peasant=chooser.randint(0, 1), corruption=chooser.randint(0, 3))
    chosen = {name: chooser.randint(0, 2) for name in KINDS}
    return city.main().tavern(**chosen)


@rule("P21", "P24")
@pytest.mark.parametrize("canonical", [0, 1])
def test_assigning_never_comes_to_a_dead_end_and_canonically_only_ascends(canonical: int) -> None:
    chooser = random.Random(5)
    closed_targets = 0
    for _ in range(150):
        city = chance_city(chooser)
        city.s.canonical = canonical
        targets: list[int] = []
        kinds: list[int] = []
        while city.s.phase == c.Phase.MAIN and city.s.turn == 0:
            legal = city.legal
            assert legal, "a dead end"
            assert city.legal_numbers == sorted(set(city.legal_numbers))
            weighty = [action for action in legal if action != "done"] or legal
            action = chooser.choice(weighty if chooser.random() < 0.8 else legal)
            if city.s.target == c.NONE and action == "done":
                break
            if action.startswith("go:"):
                targets.append(PLACES.index(action.removeprefix("go:")))
                kinds = []
            elif action == "done":
                closed_targets += 1
            elif action.startswith("+"):
                kinds.append(kind(action.removeprefix("+")))
            city.play(action)
            if canonical:
                assert kinds == sorted(kinds)
                assert targets == sorted(set(targets))
    assert closed_targets > 150


def outcomes(city: City) -> set[bytes]:
    """Every way the Units may lie when all is assigned."""
    found: set[bytes] = set()
    seen: set[bytes] = set()
    waiting = [city.states.copy()]
    while waiting:
        city.states[:] = waiting.pop()
        for action in city.legal:
            before = city.states.copy()
            if city.s.target == c.NONE and action == "done":
                found.add(city.s.assigned.tobytes())
                continue
            city.play(action)
            if city.states.tobytes() not in seen:
                seen.add(city.states.tobytes())
                waiting.append(city.states.copy())
            city.states[:] = before
    return found


@rule("P21", "P24")
@pytest.mark.parametrize("units", [{"peasant": 2, "shaman": 1}, {"peasant": 1, "mage": 1, "cleric": 1, "warrior": 1}])
def test_canonical_order_reaches_every_assignment_there_is(units: dict[str, int]) -> None:
    found = []
    for canonical in (0, 1):
        city = battle("organ-pipe-borer", strength=2)
        city.build(0, "levy-station"), city.build(1, "branch-and-root-inn")
        city.cards.monster_strength[city.s.board[6]] = 4
        city.tavern(**units)
        city.s.canonical = canonical
        found.append(outcomes(city))
    assert found[0] == found[1]
    assert len(found[0]) > 5
