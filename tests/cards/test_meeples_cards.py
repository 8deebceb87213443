"""Card files of Meeples & Monsters: every field lands in its place, and a wrong one is told where."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lair.engine.card_files import gather
from lair.errors import CardsError
from lair.games import kit_of, rules_of
from lair.games.decks import build
from lair.games.meeples import report, terminal
from lair.games.meeples.cards import read
from lair.games.meeples.cards.vocabulary import DISTRICTS, KINDS
from lair.games.meeples.rules import components as c
from lair.simulation.simulate import Plan, play_batch
from lair.words import Words

HOUSE = kit_of("meeples").house_cards
FILES = {
    "setup": ("name", "supply", "bag", "draws", "training"),
    "heroes": ("hero", "prestige"),
    "monsters": ("monster",),
    "council": ("arrives", "overlord", "henchman", "token"),
    "quests": ("quest",),
    "locations": ("built", "tile", "slot"),
    "towers": ("room",),
}
SOURCES = {field: f"mine/{file}.toml" for file, fields in FILES.items() for field in fields}


def many(table: str, count: int, **fields: Any) -> list[dict[str, Any]]:
    return [{"key": f"{table}-{place}", **fields} for place in range(count)]


def made_up() -> dict[str, Any]:
    """A small set that says something else in every place that is looked at."""
    classes = ("mage", "cleric", "knight", "warrior")
    heroes: list[dict[str, Any]] = [
        {"class": name, "level": level, "combat": level} for name in classes for level in (1, 2, 3)
    ]
    ability = {"exhausts": True, "needs": {"corruption": 1}, "gives": {"gain": {"corruption": -1}, "vp": 1}}
    heroes[4] |= {"combat": 7, "ability": ability}
    heroes[7] |= {"ability": {"phase": "draw", "gives": {"draw": 1}}}
    heroes[11] |= {"levy": 2, "bonus": {"amount": 1, "units": ["peasant"]}}
    monsters = many("monster", 40, level=2, type="humanoid", district="castle", strength=5, vp=2)
    for place in range(12):
        monsters[place]["level"] = 1
    for place in range(32, 40):
        monsters[place]["level"] = 3
    lasting = {"amount": 2, "units": ["mage", "shaman"], "with": ["warrior"]}
    effect = {"gain": {"corruption": 2}, "vp": -1, "discard": 1}
    monsters[39] |= {"type": "undead", "district": "cathedral", "strength": 21, "vp": 9}
    monsters[39] |= {"three_plus": True, "effect": effect, "bonus": lasting, "removes": {"knight": 1, "peasant": 2}}
    tokens = many("token", 6, gives={"vp": 3})
    tokens[5] |= {"kinds": 2, "level": 3}
    quests = many("quest", 44, kind="triggered", vp=2, penalty=1, condition={"when": "defeat"})
    tiles = many("tile", 15, any=2, gives={"draw": 1})
    tiles[0] = {"key": "hill", "needs": {"knight": 2, "warrior": 1}, "any": 1, "gives": {"vp": 1}}
    tiles[0] |= {"removes": "knight", "returns": "warrior", "crown": {"better": "knight", "gives": {"vp": 4}}}
    tiles[1] = {"key": "hunt", "needs": {"peasant": 1, "prestige": 2}, "stock": {"paladin": 2}}
    tiles[1] |= {"gives": {"gain": {"prestige": 1}}}
    tiles[2] |= {"key": "tower", "bonus": {"amount": 2, "others": True}}
    tiles[3] |= {"key": "crypt", "bonus": {"corruption": True}}
    tiles[4] |= {"key": "fire", "bonus": {"amount": 1, "against": ["monstrous", "undead"]}}
    council = {"type": "undead", "level": 4}
    places = [{"key": f"slot-{place}", "district": DISTRICTS[place // 2]} for place in range(8)]
    return {
        "name": "Mine",
        "supply": {kind: 20 + place for place, kind in enumerate(KINDS)},
        "bag": {"peasant": 5, "corruption": 1},
        "draws": [4, 5, 6, 7],
        "training": {name: [1, place] for place, name in enumerate(classes)},
        "hero": [*heroes, {"class": "peasant", "level": 1, "combat": 1}],
        "prestige": [
            {"kind": "shaman", "combat": 1, "level": 2, "wild": True},
            {"kind": "ranger", "combat": 3, "level": 2, "extra_vp": 1},
            {"kind": "paladin", "combat": 2, "level": 3, "per_level": 1},
        ],
        "monster": monsters,
        "arrives": [4, 8, 3],
        "overlord": [{"key": f"overlord-{place}", "strength": 20 + place, "vp": 10, **council} for place in range(3)],
        "henchman": [{"key": "henchman", "strength": 12, "vp": 5, "type": "humanoid", "level": 3}],
        "token": tokens,
        "quest": quests,
        "built": [{"key": d, "district": d, "needs": {"peasant": 1}, "gives": {"hire": 1}} for d in DISTRICTS],
        "tile": tiles,
        "slot": [place | {"gives": {"refresh": number}} for number, place in enumerate(places, 1)],
        "room": many(
            "room", 20, needs={"mage": 1, "corruption": 1}, any=2, removes="corruption", gives={"refresh_others": 1}
        ),
    }


def record(content: dict[str, Any]) -> Any:
    return read(content, "mine", SOURCES)[0]


def with_quest(**fields: Any) -> Any:
    """The record of a set whose second Quest is this one."""
    content = made_up()
    content["quest"][1] |= fields
    return record(content)


def row(size: int, names: Any = c, **places: int) -> list[int]:
    """A row of the record: these places, by their names in ``names`` or as kinds of meeples, and 0 elsewhere."""
    numbers = [0] * size
    for name, number in places.items():
        numbers[getattr(names if hasattr(names, name) else c, name)] = number
    return numbers


effect_row = partial(row, c.EFFECTS, c.Effect)
bonus_row = partial(row, c.BONUS, c.Bonus)
condition_row = partial(row, c.CONDITION, c.Condition)


def test_setup_and_heroes_land_in_their_places() -> None:
    cards = record(made_up())
    assert cards.supply.tolist() == list(range(20, 29))
    assert cards.start_bag.tolist() == [5, 0, 0, 0, 0, 0, 0, 0, 1]
    assert cards.draws.tolist() == [4, 5, 6, 7]
    assert cards.training.tolist() == [[0, 0, 1, place] for place in range(4)]
    assert cards.combat[c.PEASANT].tolist() == [0, 1, 0, 0]
    assert cards.combat[c.CLERIC].tolist() == [0, 1, 7, 3]
    assert cards.combat[c.RANGER : c.SHAMAN + 1, 1].tolist() == [3, 2, 1]
    assert cards.prestige_level.tolist() == [0, 0, 0, 0, 0, 2, 3, 2, 0]
    assert cards.extra_vp.tolist() == [0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert cards.per_level.tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert cards.ability_exhausts.sum() == cards.ability_exhausts[1, 2] == 1
    assert cards.ability_needs[1, 2].tolist() == [0] * 8 + [1]
    assert cards.ability[1, 2].tolist() == effect_row(CORRUPTION=-1, VP=1)
    assert cards.ability_draw.sum() == cards.ability_draw[2, 2] == 1
    assert cards.levy.sum() == cards.levy[3, 3] == 2
    assert cards.hero_bonus[3, 3].tolist() == bonus_row(AMOUNT=1, UNITS=1 << c.PEASANT)
    assert cards.hero_bonus.sum() == cards.hero_bonus[3, 3].sum()


def test_monsters_and_council_land_in_their_places() -> None:
    cards = record(made_up())
    assert cards.monster_level.tolist() == [1] * 12 + [2] * 20 + [3] * 8
    assert [cards.monster_type[39], cards.monster_district[39]] == [2, 3]
    assert [cards.monster_strength[39], cards.monster_vp[39], cards.monster_three[39]] == [21, 9, 1]
    assert cards.monster_effect[39].tolist() == effect_row(CORRUPTION=2, VP=-1, DISCARD=1)
    units = 1 << c.MAGE | 1 << c.SHAMAN
    assert cards.monster_bonus[39].tolist() == bonus_row(AMOUNT=2, UNITS=units, WITH=1 << c.WARRIOR)
    assert not cards.monster_bonus[:39].any()
    assert cards.monster_removes[39].tolist() == row(c.KINDS, KNIGHT=1, PEASANT=2)
    assert not cards.monster_removes[:39].any()
    assert cards.arrives_within.tolist() == [4, 8, 3]
    assert cards.council_strength.tolist() == [20, 21, 22, 12]
    assert cards.council_vp.tolist() == [10, 10, 10, 5]
    assert cards.council_type.tolist() == [2, 2, 2, 0]
    assert cards.council_level.tolist() == [4, 4, 4, 3]
    assert cards.token_kinds.tolist() == [0, 0, 0, 0, 0, 2]
    assert cards.token_level.tolist() == [0, 0, 0, 0, 0, 3]
    assert cards.token[0].tolist() == effect_row(VP=3)


def test_monsters_may_come_in_any_order() -> None:
    content = made_up()
    content["monster"].reverse()
    cards = record(content)
    assert cards.monster_level.tolist() == [3] * 8 + [2] * 20 + [1] * 12
    assert cards.monster_strength[0] == 21


@pytest.mark.rule("P4", "P8")
def test_how_many_monsters_there_are_of_a_level_is_free() -> None:
    content = made_up()
    for place in range(6):
        content["monster"][place]["level"] = 3
    cards = record(content)
    assert [int((cards.monster_level == level).sum()) for level in (1, 2, 3)] == [6, 20, 14]
    plan = Plan(rules_of("meeples"), build("meeples", content, "mine"), 2, (), ("random", "random"), 1)
    assert (play_batch(plan, 0, 3).decisions > 0).all()
    content["monster"][6]["three_plus"] = True
    with pytest.raises(CardsError, match=r"there are only 5 of monster \(level 1\); there must be 6 at least"):
        record(content)


def test_cards_may_have_names_of_their_own() -> None:
    content = made_up()
    content["monster"][0]["name"] = {"fr": "Dragon de papier", "en": "Paper Dragon"}
    content["quest"][0]["name"] = "Ours"
    deck = build("meeples", content, "mine")
    key, quest = content["monster"][0]["key"], content["quest"][0]["key"]
    for language, name in (("en", "Paper Dragon"), ("fr", "Dragon de papier"), ("de", "Paper Dragon")):
        words = Words(language)
        assert words.speak(kit_of("meeples").texts(deck)[f"monster-{key}.name"]) == name
        assert terminal.card_named(words, deck, "monster", key) == name
        assert report.card_named(words, deck, f"monster-{key}") == name
        assert terminal.card_described(words, deck, "quest", quest).startswith("Ours: ")
    content["hero"][0]["name"] = "Merlin"
    with pytest.raises(CardsError, match="there is no field called name"):
        build("meeples", content, "mine")


def test_locations_and_rooms_land_in_their_places() -> None:
    cards = record(made_up())
    assert cards.location_effect[: c.BUILT].tolist() == [effect_row(HIRE=1)] * 4
    hill, hunt, tower, crypt, fire = range(c.BUILT, c.BUILT + 5)
    assert cards.location_needs[hill].tolist() == row(c.KINDS, KNIGHT=2, WARRIOR=1)
    assert cards.location_any[hill] == 1
    assert cards.location_removes[hill].tolist() == row(c.KINDS, KNIGHT=1)
    assert cards.location_returns[hill] == c.WARRIOR + 1
    assert cards.location_crown.sum() == cards.location_crown[hill] == 1
    assert cards.location_crown_better[hill] == c.KNIGHT + 1
    assert cards.location_effect[hill].tolist() == effect_row(VP=1)
    assert cards.location_crown_effect[hill].tolist() == effect_row(VP=4)
    assert cards.location_needs[hunt].tolist() == row(c.KINDS, PEASANT=1)
    assert cards.location_star.sum() == cards.location_star[hunt] == 2
    assert cards.location_stock.sum() == cards.location_stock[hunt] == 2
    assert cards.location_stock_kind[hunt] == c.PALADIN
    assert cards.location_effect[hunt].tolist() == effect_row(PRESTIGE=1)
    assert cards.location_bonus[tower].tolist() == bonus_row(AMOUNT=2, OTHERS=1)
    assert cards.location_bonus[crypt].tolist() == bonus_row(CORRUPTION=1)
    assert cards.location_bonus[fire].tolist() == bonus_row(AMOUNT=1, AGAINST=0b110)
    assert cards.slot_effect[:, c.Effect.REFRESH].tolist() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert cards.room_needs[19].tolist() == row(c.KINDS, MAGE=1, CORRUPTION=1)
    assert cards.room_removes[19].tolist() == row(c.KINDS, CORRUPTION=1)
    assert [cards.room_any[19], cards.room_effect[19, c.Effect.REFRESH_OTHERS]] == [2, 1]


@pytest.mark.parametrize(
    ("condition", "places"),
    [
        (
            {"when": "monsters", "number": 3, "types": ["undead"]},
            {"WHEN": c.Moment.MONSTERS, "NUMBER": 3, "TYPES": 4},
        ),
        ({"when": "defeat", "class_level": 2}, {"WHEN": c.Moment.DEFEAT, "CLASS_LEVEL": 2}),
        ({"when": "defeat", "with": {"prestige": 2}}, {"WHEN": c.Moment.DEFEAT, "STAR": 2}),
        ({"when": "location", "units": 3}, {"WHEN": c.Moment.LOCATION, "UNITS": 3}),
        ({"when": "room", "units": 2}, {"WHEN": c.Moment.ROOM, "UNITS": 2}),
        ({"when": "build", "districts": ["castle"]}, {"WHEN": c.Moment.BUILD, "DISTRICTS": 4}),
        ({"when": "train", "class_level": 3}, {"WHEN": c.Moment.TRAIN, "CLASS_LEVEL": 3}),
        ({"when": "tavern", "different": 4}, {"WHEN": c.Moment.TAVERN, "DIFFERENT": 4}),
        ({"when": "tavern", "with": {"peasant": 2}}, {"WHEN": c.Moment.TAVERN, "KIND": 2}),
        (
            {"when": "end-monsters", "level": 3, "most": True},
            {"WHEN": c.Moment.END_MONSTERS, "LEVEL": 3, "MOST": 1},
        ),
        (
            {"when": "end-meeples", "kinds": ["peasant"], "fewest": True, "number": 2},
            {"WHEN": c.Moment.END_MEEPLES, "KIND": 1, "FEWEST": 1, "NUMBER": 2},
        ),
        (
            {"when": "end-heroes", "class_level": 2, "number": 3},
            {"WHEN": c.Moment.END_HEROES, "CLASS_LEVEL": 2, "NUMBER": 3},
        ),
        ({"when": "end-quests", "number": 5}, {"WHEN": c.Moment.END_QUESTS, "NUMBER": 5}),
    ],
)
def test_what_a_quest_asks(condition: dict[str, Any], places: dict[str, int]) -> None:
    kind = "end" if condition["when"].startswith("end") else "triggered"
    cards = with_quest(kind=kind, condition=condition)
    assert cards.quest_condition[1].tolist() == condition_row(**places)


def test_quests_land_in_their_places() -> None:
    asked = {"when": "defeat", "types": ["humanoid", "undead"], "districts": ["castle"], "level": 2, "units": 3}
    asked |= {"different": 2, "over": 4, "with": {"warrior": 1, "ranger": 2}}
    cards = with_quest(vp=6, penalty=3, condition=asked, effect={"quests": 2, "reserve": 1, "train": 1})
    places = {"WHEN": 1, "TYPES": 5, "DISTRICTS": 4, "LEVEL": 2, "UNITS": 3, "DIFFERENT": 2, "OVER": 4}
    expected = condition_row(**places)
    expected[c.Condition.KIND + c.WARRIOR], expected[c.Condition.KIND + c.RANGER] = 1, 2
    assert cards.quest_condition[1].tolist() == expected
    assert [cards.quest_kind[1], cards.quest_vp[1], cards.quest_penalty[1]] == [c.QuestKind.TRIGGERED, 6, 3]
    assert cards.quest_effect[1].tolist() == effect_row(QUESTS=2, RESERVE=1, TRAIN=1)
    lasting = with_quest(kind="ongoing", bonus={"amount": 1, "against": ["humanoid"]}, each_draw={"vp": 1})
    assert lasting.quest_kind[1] == c.QuestKind.ONGOING
    assert lasting.quest_bonus[1].tolist() == bonus_row(AMOUNT=1, AGAINST=1)
    assert lasting.quest_draw_effect[1].tolist() == effect_row(VP=1)


GONE = object()
CASTLE = {"key": "x", "district": "castle", "gives": {}}


@pytest.mark.parametrize(
    ("place", "value", "file", "says"),
    [
        ("name", GONE, "", "file: name is missing"),
        ("name", 3, "setup", "file: name must be a text"),
        ("spare", 3, "", "file: there is no field called spare"),
        ("supply mage", GONE, "setup", "supply: mage is missing"),
        ("supply peasant", 19, "setup", "supply: peasant is 19; it must be a whole number from 20 to 100"),
        ("bag mages", 1, "setup", "bag: there is no field called mages"),
        ("draws", [4, 5, 6], "setup", "file: draws must be a list of 4 to 4 numbers"),
        ("training mage", [1, -1], "setup", "training: mage is -1; it must be a whole number from 0 to 9"),
        ("hero 0 class", "bard", "heroes", "hero 1: class is bard; allowed are peasant, mage, cleric"),
        ("hero 0 level", 2, "heroes", r"hero 2 \(mage 2\): class has mage 2, which is there already"),
        ("hero 12 ability", {}, "heroes", r"hero 13 \(peasant 1\): there is no field called ability"),
        (
            "hero 4 ability exhausts",
            1,
            "heroes",
            r"hero 5 \(cleric 2\) ability: exhausts is 1; allowed are true, false",
        ),
        (
            "hero 7 ability phase",
            "main",
            "heroes",
            r"hero 8 \(knight 2\) ability: phase is main; allowed are development, draw",
        ),
        ("hero 0", GONE, "heroes", "there are 12 of hero; there must be 13"),
        ("prestige 1 wild", True, "heroes", r"prestige 2 \(ranger\): there is no field called wild"),
        ("monster 3", GONE, "monsters", "there are 39 of monster; there must be 40"),
        (
            "monster 3 key",
            "monster-1",
            "monsters",
            r"monster 4 \(monster-1\): key has monster-1, which is there already",
        ),
        (
            "monster 3 type",
            ["undead"],
            "monsters",
            r"monster 4 \(monster-3\): type is \['undead'\]; allowed are humanoid",
        ),
        ("monster 39 effect gain mage", -1, "monsters", r"monster 40 \(monster-39\) effect gain: mage is -1"),
        ("monster 39 effect gold", 1, "monsters", r"monster 40 \(monster-39\) effect: there is no field called gold"),
        ("monster 39 bonus others", True, "monsters", r"\(monster-39\) bonus: there is no field called others"),
        ("monster 39 bonus units", GONE, "monsters", r"\(monster-39\) bonus: units is missing"),
        ("monster 39 bonus units", "mage", "monsters", "bonus: units must be a list of 1 to 8 words"),
        ("monster 39 bonus units", ["mage", "mage"], "monsters", "bonus: units has mage, which is there already"),
        (
            "monster 39 bonus with",
            ["peasant", "cleric"],
            "monsters",
            "bonus: that makes 2 of with; there may be 1 at most",
        ),
        ("monster 39 bonus with", ["mage"], "monsters", "bonus: with is mage; allowed are peasant, cleric"),
        ("arrives", [4, 8, 8], "council", "file: arrives is 8; it must be a whole number from 1 to 7"),
        ("henchman 0", GONE, "council", "there are 0 of henchman; there must be 1"),
        ("token 0 level", 2, "council", r"token 1 \(token-0\): there is no field called level"),
        (
            "quest 0 condition when",
            "end-quests",
            "quests",
            r"quest 1 \(quest-0\) condition: when is end-quests; allowed",
        ),
        ("quest 0 condition number", 2, "quests", r"quest 1 \(quest-0\) condition: there is no field called number"),
        ("quest 0 condition", {"when": "tavern"}, "quests", r"quest 1 \(quest-0\) condition: with is missing"),
        ("quest 0 condition with", {}, "quests", r"quest 1 \(quest-0\) condition: with \(peasant, .*\) is missing"),
        ("quest 0 kind", "ongoing", "quests", r"quest 1 \(quest-0\): bonus is missing"),
        (
            "built 1 district",
            "castle",
            "locations",
            r"built 2 \(university\): district is castle; allowed are university",
        ),
        ("built 0 needs", {}, "locations", r"built 1 \(villages\): needs \(peasant, .*\) is missing"),
        ("tile 5 any", GONE, "locations", r"tile 6 \(tile-5\): needs is missing"),
        (
            "built 0 needs corruption",
            1,
            "locations",
            r"built 1 \(villages\) needs: there is no field called corruption",
        ),
        (
            "tile 0 removes",
            "peasant",
            "locations",
            r"tile 1 \(hill\): removes is peasant; allowed are knight, warrior",
        ),
        (
            "tile 0 removes",
            {"knight": 3},
            "locations",
            r"tile 1 \(hill\) removes: knight is 3; it must be a whole number from 1 to 2",
        ),
        ("tile 0 removes", "warrior", "locations", r"tile 1 \(hill\): returns is warrior; allowed are knight"),
        ("tile 1 stock ranger", 1, "locations", r"tile 2 \(hunt\): that makes 2 of stock; there may be 1 at most"),
        (
            "tile 3 bonus corruption",
            False,
            "locations",
            r"tile 4 \(crypt\) bonus: corruption is false; allowed are true",
        ),
        (
            "tile 5 bonus",
            {"corruption": True},
            "locations",
            r"that makes 2 of tile \(bonus corruption\); there may be 1 at most",
        ),
        ("slot 2", CASTLE, "locations", r"slot 3 \(x\): district is castle; allowed are university"),
        ("room 7 gives", GONE, "towers", r"room 8 \(room-7\): gives is missing"),
        ("room", {}, "towers", r"file: room must be a list of tables"),
    ],
)
def test_what_is_wrong_is_told_with_file_card_and_field(place: str, value: object, file: str, says: str) -> None:
    content = made_up()
    *path, last = (int(step) if step.isdigit() else step for step in place.split())
    at: Any = content
    for step in path:
        at = at[step]
    if value is GONE:
        del at[last]
    else:
        at[last] = value
    sources = {field: source for field, source in SOURCES.items() if field in content}
    with pytest.raises(CardsError, match=says) as refused:
        read(content, "mine", sources)
    assert refused.value.arguments["file"] == (f"mine/{file}.toml" if file else "mine")


def test_conditions_that_say_two_things() -> None:
    both = {"when": "end-quests", "most": True, "number": 3}
    with pytest.raises(CardsError, match=r"quest 2 \(quest-1\) condition: there is no field called number"):
        with_quest(kind="end", condition=both)
    with pytest.raises(CardsError, match=r"quest 2 \(quest-1\) condition: most is false; allowed are true"):
        with_quest(kind="end", condition=both | {"most": False})
    with pytest.raises(CardsError, match="condition: number is missing"):
        with_quest(kind="end", condition={"when": "end-meeples", "kinds": ["mage"]})


def test_a_quest_sends_back_only_a_unit_engaged_in_it() -> None:
    asked = {"when": "defeat", "with": {"mage": 1}}
    assert with_quest(condition=asked, removes="mage").quest_removes[1].tolist() == row(c.KINDS, MAGE=1)
    with pytest.raises(CardsError, match=r"quest 2 \(quest-1\): removes is knight; allowed are mage"):
        with_quest(condition=asked, removes="knight")
    with pytest.raises(CardsError, match="removes: mage is 2; it must be a whole number from 1 to 1"):
        with_quest(condition=asked, removes={"mage": 2})
    with pytest.raises(CardsError, match="removes is peasant"):
        with_quest(condition={"when": "tavern", "with": {"peasant": 2}}, removes="peasant")


def test_all_bonuses_together_stay_small_enough_to_be_summed_up() -> None:
    content = made_up()
    for place in range(13):
        content["monster"][place]["bonus"] = {"amount": 9, "units": ["peasant"]}
    with pytest.raises(CardsError, match=r"that makes 123 of bonus \(amount\); there may be 120 at most"):
        record(content)


def test_four_crowns_at_most() -> None:
    content = made_up()
    crown = content["tile"][0]["crown"]
    for place in range(5, 8):
        content["tile"][place]["crown"] = crown
    assert record(content).location_crown[c.BUILT :].tolist() == [1, 0, 0, 0, 0, 2, 3, 4] + [0] * 7
    content["tile"][8]["crown"] = crown
    with pytest.raises(CardsError, match=r"locations.toml, tile 9 \(tile-8\): that makes 5 of crown; there may be 4"):
        record(content)


def test_a_folder_is_one_set_and_each_part_knows_its_file(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('name = "x"\n[supply]\nmage = 300\n')
    (tmp_path / "b.toml").write_text("[bag]\nmage = 1\n[training]\n")
    (tmp_path / "notes.txt").write_text("not a card file")
    content, sources = gather(tmp_path)
    assert content == {"name": "x", "supply": {"mage": 300}, "bag": {"mage": 1}, "training": {}}
    assert sources["supply"] == str(tmp_path / "a.toml")
    with pytest.raises(CardsError, match=r"a\.toml, supply: peasant is missing"):
        read(content, str(tmp_path), sources)
    (tmp_path / "c.toml").write_text("[bag]\ncleric = 1\n")
    with pytest.raises(CardsError, match=r"c\.toml: bag is in .*b\.toml already"):
        gather(tmp_path)
    (tmp_path / "c.toml").write_text("[bag")
    with pytest.raises(CardsError, match=r"c\.toml is not a TOML file"):
        gather(tmp_path)


def test_one_content_needs_no_folder() -> None:
    deck = build("meeples", made_up(), "game.jsonl")
    assert deck.name == "Mine"
    assert deck.row.tobytes() == read(made_up(), "mine", SOURCES).tobytes()
    with pytest.raises(CardsError, match=r"game.jsonl, supply: mage is missing"):
        build("meeples", made_up() | {"supply": {"peasant": 20}}, "game.jsonl")


def test_the_house_cards_are_sound_and_every_card_carries_its_source() -> None:
    content, sources = gather(HOUSE)
    cards = read(content, str(HOUSE), sources)[0]
    assert cards.supply.all()
    assert (cards.monster_strength > 0).all()
    known = {"rulebook", "review", "handbook", "house"}
    for table in (value for value in content.values() if isinstance(value, list) and isinstance(value[0], dict)):
        for card in table:
            source = card["source"]
            assert {source} <= known if isinstance(source, str) else set(source.values()) <= known
