"""The laboratory of a server: a form from what the reader of cards asks for, bounded runs, and whose they are."""

import asyncio
import copy
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest

from lair.engine.card_reader import NAME_LANGUAGES
from lair.games import GAMES, rules_of
from lair.games.decks import build, load
from lair.laboratory import live
from lair.laboratory.compare import compare
from lair.laboratory.live import Order
from lair.server import lab
from lair.server.lab import LabProcess, checked_cards, form_of
from lair.server.settings import Limits
from lair.simulation.simulate import Plan
from lair.words import LANGUAGES
from tests.support.guests import NO_LIMITS, JsonObject, Listening, OpenHouse, listening, why
from tests.support.waiting import wait_until

GAMES_PLAYED = 120
SEED = 7


class InThread(LabProcess):
    """A thread in place of a process."""

    def __init__(self) -> None:
        self.work = None

    async def call(self, seconds: float, function: Callable[..., Any], *arguments: Any) -> Any:
        self.work = asyncio.ensure_future(asyncio.to_thread(function, *arguments))
        return await asyncio.wait_for(asyncio.shield(self.work), seconds)

    def end(self) -> None:
        pass


@pytest.fixture
def in_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LabProcess", InThread)


def richer(game: str = "mighty") -> JsonObject:
    """The house cards with more gold at the start."""
    content = copy.deepcopy(load(game).content)
    content["setup"]["gold"] = 20
    return content


def lines(answered: httpx.Response) -> list[JsonObject]:
    assert answered.status_code == 200, answered.text
    return [json.loads(line) for line in answered.text.splitlines()]


async def test_without_the_option_there_is_no_laboratory(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    assert not any(facts["lab"] for facts in (await ada.json("/api/games")).values())
    for refused in (
        await ada.get("/api/lab/mighty"),
        await ada.post("/api/lab/mighty/check", cards={}),
        await ada.post("/api/lab/mighty/run", cards={}),
    ):
        assert why(refused) == (404, "lab-closed")


@pytest.mark.house(lab=True)
async def test_strangers_see_the_form_and_run_nothing(house: OpenHouse) -> None:
    ada, eve = await house.guest("Ada"), house.stranger()
    assert all(facts["lab"] for facts in (await eve.json("/api/games")).values())
    assert (await eve.json("/api/lab/mighty"))["cards"] == load("mighty").content
    for path in ("/api/lab/mighty/check", "/api/lab/mighty/run"):
        assert why(await eve.post(path, cards=richer())) == (401, "who-are-you")
        assert why(await ada.post(path.replace("mighty", "chess"), cards=richer())) == (404, "no-such-game")
        assert why(await ada.post(path, cards="house")) == (422, "not-understood")


@pytest.mark.parametrize("game", GAMES)
def test_the_form_has_every_field_of_the_house_cards(game: str) -> None:
    form = form_of(game, Limits())
    shapes = {field.place for field in form.fields}

    def places(value: Any, place: str, shape: str) -> Iterator[tuple[str, str]]:
        if isinstance(value, dict):
            for name, part in value.items():
                if name != "source":
                    yield from places(part, f"{place}.{name}".lstrip("."), f"{shape}.{name}".lstrip("."))
        elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
            for number, part in enumerate(value, 1):
                yield from places(part, f"{place}.{number}", f"{shape}.*")
        else:
            yield place, shape

    for place, shape in places(form.cards, "", ""):
        assert place in shapes or shape in shapes, place
    assert checked_cards(game, form.cards).problem is None


def test_a_wrong_value_is_told_with_its_place() -> None:
    content = richer()
    for change, place, code in (
        (lambda c: c["guard"][6].update(strength=30), "guard.7.strength", "cards-number"),
        (lambda c: c["tile"][0].update(barred=[9]), "tile.1.barred", "cards-not-one-of"),
        (lambda c: c["setup"]["rounds"].update({"4": 9}), "setup.rounds.4", "cards-number"),
        (lambda c: c["guard"].pop(), "guard", "cards-copies"),
        (lambda c: c["guard"][0].update(nmae="x"), "guard.1.nmae", "cards-unknown"),
        (lambda c: c.pop("name"), "name", "cards-missing"),
        (lambda c: c.update(name="x" * 101), "", "cards-text-long"),
    ):
        wrong: JsonObject = copy.deepcopy(content)
        change(wrong)  # type: ignore[no-untyped-call]
        problem = checked_cards("mighty", wrong).problem
        assert problem is not None
        assert (problem.place, problem.error.code) == (place, code)
    monster = copy.deepcopy(load("meeples").content)
    monster["monster"][2]["effect"] = {"gain": {"mage": 99}}
    found = checked_cards("meeples", monster).problem
    assert found is not None
    assert found.place == "monster.3.effect.gain.mage"


def test_the_languages_of_names_are_those_of_the_words() -> None:
    assert set(NAME_LANGUAGES) == set(LANGUAGES)


@pytest.mark.house(lab=True)
@pytest.mark.usefixtures("in_thread")
async def test_a_run_finds_what_a_comparison_finds(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    wanted = {"players": 3, "options": ["line-up"], "games": GAMES_PLAYED, "seed": SEED}
    steps = lines(await ada.post("/api/lab/mighty/run", cards=richer(), **wanted))
    assert [steps[0]["state"], steps[-1]["state"]] == ["preparing", "done"]
    assert {step["state"] for step in steps[1:-1]} <= {"playing"}
    played = [step["games"] for step in steps]
    assert played == sorted(played)
    assert played[-1] == GAMES_PLAYED
    bots, rules = ("greedy",) * 3, rules_of("mighty")
    house_plan, own_plan = (
        Plan(rules, deck, 3, ("line-up",), bots, SEED) for deck in (load("mighty"), build("mighty", richer(), "cards"))
    )
    found = {one.figure.name: one for one in compare(house_plan, own_plan, GAMES_PLAYED).differences}
    assert steps[-1]["looked"] == len(found)
    for figure in steps[-1]["figures"]:
        one = found[figure["name"]]
        assert figure["real"] == one.real
        assert set(figure["title"]["names"]) == set(LANGUAGES)
        for name, number in (("house", one.a), ("own", one.b), ("difference", one.difference), ("low", one.low)):
            assert figure[name] == pytest.approx(number, abs=1e-4)
    assert {one.figure.name for one in found.values() if one.figure.main} <= {f["name"] for f in steps[-1]["figures"]}
    assert next(figure for figure in steps[-1]["figures"] if figure["name"] == "score.mean")["real"]


@pytest.mark.house(lab=True, limits=Limits(lab_games=50, lab_starts=4, lab_checks=2))
@pytest.mark.usefixtures("in_thread")
async def test_a_run_is_bounded(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.guest("Ada")
    run = "/api/lab/mighty/run"
    assert why(await ada.post(run, cards=richer(), games=51)) == (422, "number")
    assert why(await ada.post(run, cards=richer(), games=10, bot="master")) == (422, "no-such-bot")
    assert why(await ada.post(run, cards=richer() | {"guard": []}, games=10)) == (422, "cards-copies")

    def breaks(order: Order) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(lab, "begin", breaks)
    failed = lines(await ada.post(run, cards=richer(), games=10))[-1]
    assert (failed["state"], failed["trouble"]["code"]) == ("failed", "lab-failed")
    assert why(await ada.post(run, cards=richer(), games=10)) == (429, "too-fast")
    for _ in range(2):
        assert (await ada.post("/api/lab/mighty/check", cards=richer())).status_code == 200
    assert why(await ada.post("/api/lab/mighty/check", cards=richer())) == (429, "too-fast")
    assert not house.state.lab.runs


@pytest.mark.house(lab=True, limits=Limits(lab_seconds=0))
@pytest.mark.usefixtures("in_thread")
async def test_a_run_ends_with_what_it_has_when_its_time_is_over(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    last = lines(await ada.post("/api/lab/mighty/run", cards=richer(), games=20_000))[-1]
    assert last["state"] == "done"
    assert last["games"] == last["of"] < 20_000


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Runs wait at every step until it is opened."""
    opened, steps = threading.Event(), live.advance

    def waiting(most: int) -> Any:
        opened.wait(30)
        return steps(most)

    monkeypatch.setattr(lab, "advance", waiting)
    return opened


@pytest.fixture
def narrow(tmp_path: Path, in_thread: None) -> Iterator[Listening]:
    """A server with room for one run."""
    with listening(tmp_path, lab=True, limits=Limits(**{**vars(NO_LIMITS), "lab_runs": 1})) as house:
        yield house


def test_a_run_is_its_persons_and_ends_when_they_leave(narrow: Listening, gate: threading.Event) -> None:
    runs = narrow.state.lab.runs
    ask: JsonObject = {
        "method": "POST",
        "url": f"{narrow.url}/api/lab/mighty/run",
        "json": {"cards": richer(), "games": 20},
    }
    ada, ben = ({"cookie": f"lair={narrow.cookie(name)}"} for name in ("Ada", "Ben"))
    with httpx.Client(timeout=30) as client:
        with client.stream(**ask, headers=ada) as first:
            heard = first.iter_lines()
            assert json.loads(next(heard))["state"] == "preparing"
            assert why(client.request(**ask, headers=ben)) == (503, "lab-busy")
            assert [run.stopped for run in runs] == [False]
            found: list[httpx.Response] = []
            again = threading.Thread(target=lambda: found.append(httpx.request(**ask, headers=ada, timeout=30)))
            again.start()
            wait_until(lambda: [run.stopped for run in runs] == [True])
            gate.set()
            assert [json.loads(line)["state"] for line in heard][-1] == "stopped"
            again.join(30)
            assert lines(found[0])[-1]["state"] == "done"
            wait_until(lambda: not runs)
        gate.clear()
        with client.stream(**ask, headers=ben) as left:
            assert json.loads(next(left.iter_lines()))["state"] == "preparing"
            assert len(runs) == 1
        gate.set()
        wait_until(lambda: not runs)
    assert len(narrow.state.lab.idle) == 1
