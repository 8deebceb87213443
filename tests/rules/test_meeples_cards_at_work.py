"""Every Location, Tower Room and Monster of Meeples & Monsters at work once, as its card says."""

from collections import Counter
from typing import Any

import pytest

from lair.games.meeples.rules import components as c
from tests.support.battle import FOE, finish_turn, may_begin, might, quiet
from tests.support.city import DISTRICTS, KINDS, TABLES, City, events, go, kind, numbered, quest_action, take_kind

rule = pytest.mark.rule
TYPES = ("humanoid", "monstrous", "undead")
LODGINGS = {"cleric": 4, "corruption": 3}  # to return, to be rid of


def by_key(cards: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(card, id=card["key"]) for card in cards]


def asked(card: dict[str, Any]) -> Counter[str]:
    """The fewest meeples a Location or Room is content with: for any Unit a Paladin."""
    units = Counter(card.get("needs", {}))
    units["paladin"] += card.get("any", 0)
    return +units


def located(card: dict[str, Any]) -> tuple[City, int]:
    city = quiet()
    number = numbered("location", card["key"])
    return city, number if number < c.BUILT else city.build(5, card["key"])


def towered(card: dict[str, Any]) -> tuple[City, int]:
    city = quiet(towers=True)
    city.s.rooms[2 * c.STACK] = numbered("room", card["key"])
    return city, c.TOWER_TARGET + 2


def resolve(city: City, gives: dict[str, Any], **spent: int) -> None:
    """End the Main Phase, make the pending decisions, and see that an effect did all it says and nothing else."""
    lodgings = Counter(city.of("lodgings")) + Counter(spent)
    vp = int(city.s.vp[0])
    hand = int((city.s.quest_at == 0).sum())
    everything = city.meeples()
    rows = city.end_main()
    assert len(events(rows, c.Event.QUEST_DRAWN)) == gives.get("quests", 0)
    for _ in range(gives.get("discard", 0)):
        assert city.legal == [quest_action(quest) for quest in range(c.QUESTS) if city.s.quest_at[quest] == 0]
        rows += city.play(city.legal[-1])
    for _ in range(gives.get("hire", 0)):
        assert city.legal == [take_kind(unit) for unit in range(c.MAGE, c.BASIC)]
        rows += city.play("take:knight")
        lodgings["knight"] += 1
    for _ in range(gives.get("train", 0)):
        assert city.legal == [f"train:{name}" for name in KINDS[1 : c.CLASSES + 1]]
        rows += city.play("train:mage")
        assert city.s.heroes[0].tolist() == [2, 1, 1, 1]
    for _ in range(gives.get("refresh", 0)):
        assert city.legal[0] == "done"
        rows += city.play("take:cleric")
        lodgings["cleric"] -= 1
    assert city.s.turn == 1, f"something else is pending: {city.legal}"
    for unit, number in gives.get("gain", {}).items():
        lodgings[unit] += number
    assert city.of("lodgings") == +lodgings
    assert city.s.vp[0] == vp + gives.get("vp", 0)
    assert (city.s.quest_at == 0).sum() == hand + gives.get("quests", 0) - gives.get("discard", 0)
    assert len(events(rows, c.Event.DREW)) == 4 + gives.get("draw", 0)
    assert city.meeples() == everything


def one_fewer(city: City, target: int, units: Counter[str]) -> None:
    """Not with any one of the Units missing, with all of them."""
    for missing in units:
        city.tavern(**(units - Counter({missing: 1})))
        assert not may_begin(city, target), f"without one {missing}"
    city.tavern(**units)
    city.play(go(target))
    for unit in units.elements():
        assert "done" not in city.legal
        city.play(f"+{unit}")
    city.play("done")


# Locations


@rule("P22")
@pytest.mark.parametrize("card", by_key(TABLES["location"]))
def test_a_location_needs_all_the_units_it_shows(card: dict[str, Any]) -> None:
    city, target = located(card)
    city.main()
    one_fewer(city, target, asked(card))
    rows = city.end_main()
    assert events(rows, c.Event.ACTIVATED) == [(0, numbered("location", card["key"]), target, 0)]


OF_ITS_OWN = ("house-of-lords", "feather-bed-row")  # written out below
PLAIN = [
    card
    for card in TABLES["location"]
    if not {"crown", "stock", "returns", "removes"} & card.keys() and card["key"] not in OF_ITS_OWN
]


@rule("P31", "P34")
@pytest.mark.parametrize("card", by_key(PLAIN))
def test_a_location_gives_what_is_right_of_its_arrow(card: dict[str, Any]) -> None:
    city, target = located(card)
    city.main().lodgings(**LODGINGS).tavern(**asked(card))
    city.assign(target, **asked(card))
    resolve(city, card.get("gives", {}), **asked(card))


@rule("P25", "P26")
@pytest.mark.parametrize("card", by_key([card for card in PLAIN if card.get("bonus", {}).get("units")]))
def test_a_location_strengthens_its_units_this_turn(card: dict[str, Any]) -> None:
    city, target = located(card)
    city.monster(3, strength=1)
    city.main()
    names = ("peasant", "mage", "cleric", "knight", "warrior", "ranger", "paladin")
    before = {name: might(city, **{name: 2}) for name in names}
    city.tavern(**asked(card))
    city.assign(target, **asked(card))
    for name in names:
        more = card["bonus"]["amount"] if name in card["bonus"]["units"] else 0
        assert might(city, **{name: 2}) == before[name] + 2 * more


@rule("P26")
def test_speechifying_stump_strengthens_all_other_units() -> None:
    (card,) = (card for card in TABLES["location"] if card["key"] == "speechifying-stump")
    city, target = located(card)
    city.monster(3, strength=1)
    city.main().tavern(knight=1, peasant=1)
    city.assign(target, knight=1, peasant=1)
    assert might(city, peasant=1, mage=1, knight=1) == 1 + 1 + 3 + 3 * 2


@rule("P26")
def test_grudge_grindery_lends_one_unit_the_corruption_of_the_lodgings() -> None:
    (card,) = (card for card in TABLES["location"] if card["key"] == "grudge-grindery")
    city, target = located(card)
    city.monster(3, strength=1)
    city.main().lodgings(corruption=4).tavern(mage=1)
    city.assign(target, mage=1)
    assert might(city, peasant=3) == 3 + 4


@rule("P33", "P38")
def test_house_of_lords_returns_two_and_reserves_one() -> None:
    (card,) = (card for card in TABLES["location"] if card["key"] == "house-of-lords")
    city, target = located(card)
    city.main().lodgings(**LODGINGS).tavern(peasant=1, mage=2)
    city.assign(target, peasant=1)
    city.end_main()
    assert city.legal == ["done", "take:cleric", "take:corruption"]
    city.play("take:cleric", "take:corruption")
    assert city.legal == ["done", "take:mage"]
    city.play("take:mage")
    assert city.s.turn == 1
    assert city.of("lodgings") == {"peasant": 1, "mage": 1, "cleric": 3, "corruption": 2}
    assert city.of("tavern")["mage"] == 1


@rule("P38")
def test_feather_bed_row_returns_3_and_1_of_each_other_player() -> None:
    (card,) = (card for card in TABLES["location"] if card["key"] == "feather-bed-row")
    city, target = located(card)
    city.main().lodgings(**LODGINGS).lodgings(1, mage=2).tavern(peasant=1)
    city.assign(target, peasant=1)
    city.end_main()
    city.play(*["take:corruption"] * 3)
    assert city.actor == 1
    city.play("take:mage")
    assert city.s.turn == 1
    assert city.of("lodgings") == {"peasant": 1, "cleric": 4}
    assert city.of("lodgings", 1) == {"mage": 1}


@rule("P38")
@pytest.mark.parametrize("card", by_key([card for card in TABLES["location"] if "returns" in card]))
def test_a_location_returns_its_unit_after_the_draw_phase(card: dict[str, Any]) -> None:
    city, target = located(card)
    city.main().tavern(**asked(card))
    city.assign(target, **asked(card))
    resolve(city, card["gives"], **(asked(card) - Counter({card["returns"]: 1})))
    assert city.of("tavern") == Counter(peasant=4) + Counter({card["returns"]: 1})


@rule("P35")
@pytest.mark.parametrize("card", by_key([card for card in TABLES["location"] if "removes" in card]))
def test_a_location_sends_its_unit_back_to_the_supply(card: dict[str, Any]) -> None:
    city, target = located(card)
    city.main().tavern(**asked(card))
    supply = int(city.s.supply[kind(card["removes"])])
    city.assign(target, **asked(card))
    resolve(city, card["gives"], **(asked(card) - Counter({card["removes"]: 1})))
    assert city.s.supply[kind(card["removes"])] == supply + 1


@rule("P37")
@pytest.mark.parametrize("card", by_key([card for card in TABLES["location"] if "stock" in card]))
def test_a_location_gives_one_of_its_prestige_units(card: dict[str, Any]) -> None:
    city, target = located(card)
    ((prestige, number),) = card["stock"].items()
    city.main().tavern(**asked(card))
    city.assign(target, **asked(card))
    resolve(city, {"gain": {prestige: 1}}, **asked(card))
    assert city.s.stock[numbered("location", card["key"])] == number - 1
    assert city.s.supply[kind(prestige)] == 5 - number


@rule("P36")
@pytest.mark.parametrize("better", [False, True])
@pytest.mark.parametrize("card", by_key([card for card in TABLES["location"] if "crown" in card]))
def test_a_hill_gives_its_benefit_at_the_next_turn(card: dict[str, Any], better: bool) -> None:
    city, target = located(card)
    units = {card["crown"]["better"]: 1} if better else {"paladin": 1}
    gives = card["crown"]["gives"] if better else card["gives"]
    city.main().tavern(**units)
    city.assign(target, **units)
    resolve(city, {})
    city.main()
    rows = city.end_main()
    assert city.s.turn == 0
    assert city.s.vp[0] == gives.get("vp", 0)
    assert [row[0] for row in events(rows, c.Event.DREW)].count(0) == gives.get("draw", 0)
    assert city.of("lodgings") == units


# Tower Rooms


@rule("P21", "P22", "P27")
@pytest.mark.parametrize("card", by_key(TABLES["room"]))
def test_a_tower_room_needs_all_it_shows(card: dict[str, Any]) -> None:
    city, target = towered(card)
    city.main()
    one_fewer(city, target, asked(card))
    rows = city.end_main()
    assert events(rows, c.Event.ROOM_DONE) == [(0, numbered("room", card["key"]), 2, 0)]


@rule("P13", "P21", "P31")
@pytest.mark.parametrize("card", by_key(TABLES["room"]))
def test_a_tower_room_gives_what_it_says_and_the_next_is_turned_up(card: dict[str, Any]) -> None:
    city, target = towered(card)
    city.main().lodgings(**LODGINGS).tavern(**asked(card))
    city.assign(target, **asked(card))
    resolve(city, card["gives"], **asked(card))
    assert city.s.room_top.tolist() == [0, 0, 1, 0]


# Monsters


@rule("P24")
@pytest.mark.parametrize("card", by_key(TABLES["monster"]))
def test_a_monster_takes_its_strength_in_peasants_and_not_one_fewer(card: dict[str, Any]) -> None:
    city = quiet()
    foe = city.monster(3 * DISTRICTS.index(card["district"]), card["key"])
    city.main().tavern(peasant=card["strength"] - 1)
    assert not may_begin(city, foe)
    city.tavern(peasant=card["strength"])
    city.assign(foe, peasant=card["strength"])
    rows = city.end_main()
    assert events(rows, c.Event.DEFEATED) == [(0, numbered("monster", card["key"]), foe, 0)]


@rule("P31", "P32")
@pytest.mark.parametrize("hand", [0, 2])
@pytest.mark.parametrize("card", by_key(TABLES["monster"]))
def test_a_beaten_monster_gives_its_vp_and_does_what_it_does(card: dict[str, Any], hand: int) -> None:
    city = quiet()
    for key in ("busybody", "exotic-woods")[:hand]:
        city.quest(key)
    foe = city.monster(3 * DISTRICTS.index(card["district"]), card["key"])
    city.main().lodgings(**LODGINGS).tavern(knight=4)
    city.assign(foe, knight=4)
    effect = dict(card.get("effect", {}))
    effect["vp"] = card["vp"] + effect.get("vp", 0)
    effect["discard"] = min(effect.get("discard", 0), hand + effect.get("quests", 0))
    resolve(city, effect, knight=4)
    assert city.s.beaten_by[numbered("monster", card["key"])] == 0


@rule("P25", "P26", "P32")
@pytest.mark.parametrize("card", by_key([card for card in TABLES["monster"] if "bonus" in card]))
def test_a_monsters_lasting_bonus_works_from_the_next_turn_on(card: dict[str, Any]) -> None:
    bonus = card["bonus"]
    against = bonus.get("against", [])
    unit = bonus.get("units", ["mage"])[0]
    fighters = Counter({unit: 2}) + Counter(dict.fromkeys(bonus.get("with", []), 1))
    each = 1 if against else 2
    city = quiet()
    foe = city.monster(0, card["key"])
    city.monster(3, strength=1, type=TYPES.index(against[0]) if against else 0)
    city.main()
    before = might(city, **fighters)
    without = {other: might(city, **{other: 2}) for other in ("knight", "ranger")}
    city.tavern(knight=4)
    city.assign(foe, knight=4)
    assert might(city, **fighters) == before  # not this turn
    city.tavern()
    finish_turn(city)
    finish_turn(city)
    city.main()
    assert city.s.turn == 0
    assert might(city, **fighters) == before + each * bonus["amount"]
    for other, value in without.items():
        assert might(city, **{other: 2}) == value + (bonus["amount"] if against else 0)
    if "with" in bonus:
        assert might(city, **{unit: 2}) == 2 * (before - might(city, **{bonus["with"][0]: 1})) // 2
    if against:  # the other types are none of its business
        for other_type in {0, 1, 2} - {TYPES.index(name) for name in against}:
            city.cards.monster_type[city.s.board[FOE - c.MONSTER_TARGET]] = other_type
            assert might(city, **fighters) == before
