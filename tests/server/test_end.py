"""After the end of a game: rematches, replays and what can be checked with them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lair.errors import ReplayError
from lair.table.game import drawn_order
from lair.table.replay import commitment_of, verified
from tests.support.guests import Guest, OpenHouse, seeded, why


async def resigned(house: OpenHouse, **settings: Any) -> tuple[str, list[Guest]]:
    table, people = await house.game("Ada", "Ben", game="meeples", **settings)
    for person in people:
        await person.does(table, "resign")
    return table, people


async def test_the_same_again(house: OpenHouse) -> None:
    """At a private table too: whoever was invited once still is."""
    table, (ada, ben) = await resigned(house, private=True, options=["towers"], pace="slow")
    cy = await house.guest("Cy")
    invite = await ben.invite(table)
    assert await cy.may_not(table, "rematch") == (404, "no-such-table")
    async with ben.ear(table) as ear:
        await ear.state()
        await ada.does(table, "rematch")
        again = (await ear.step("rematched"))["info"]["next"]
    assert await ben.may_not(table, "rematch") == (409, "rematch-there")
    await ben.does(again, "sit", invite=invite)
    info = await ben.info(again)
    assert (info["private"], info["options"], info["pace"], info["next"]) == (True, ["towers"], "slow", None)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben"]
    assert info["commitment"] != (await ben.info(table))["commitment"]
    await ada.does(again, "start")


async def test_there_is_no_rematch_before_the_end_or_for_spectators(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    cy = await house.guest("Cy")
    assert await ada.may_not(table, "rematch") == (409, "not-over")
    for person in (ada, ben):
        await person.does(table, "resign")
    assert await cy.may_not(table, "rematch") == (403, "no-seat-here")


@pytest.mark.parametrize(
    ("game", "bots", "options"), [("mighty", 2, ["new-rules"]), ("mighty", 3, []), ("meeples", 1, ["towers"])]
)
async def test_a_whole_game_and_what_can_be_checked_after_it(
    house: OpenHouse, tmp_path: Path, game: str, bots: int, options: list[str]
) -> None:
    """What was promised before the game is kept, and whoever changes the file is found out."""
    table, (ada,) = await house.game("Ada", game=game, bots=bots, options=options)
    promised = (await ada.info(table))["commitment"]
    assert (await ada.info(table))["seed"] is None
    assert why(await ada.get(f"/api/tables/{table}/replay")) == (409, "not-over")
    end = await house.play_out(table, ada)
    info = end["info"]
    assert (info["status"], info["commitment"], end["view"]["over"]) == ("over", promised, True)
    assert commitment_of(int(info["seed"])) == promised
    file = tmp_path / "game.jsonl"
    file.write_bytes((await ada.get(f"/api/tables/{table}/replay")).content)
    replayed, fair = verified(file)
    assert fair
    assert (replayed.over, replayed.winners, str(replayed.seed)) == (True, info["winners"], info["seed"])
    assert replayed.seats[0].name == "Ada"
    steps = await ada.steps(table)
    assert sum(step["entry"]["kind"] == "played" for step in steps) == len(replayed.history)
    for tampered in tamperings(file):
        with pytest.raises(ReplayError):
            verified(tampered)


async def test_lots_for_the_seats_follow_from_the_seed_that_was_promised(house: OpenHouse, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    orders = set()
    for seed in range(8):
        ada = await house.guest("Ada")
        with seeded(seed):
            table = await ada.opens("mighty", players=3, hot_seat=True, shuffle_seats=True, start=True)
        for seat in range(3):
            await ada.does(table, "resign", seat=seat)
        file.write_bytes((await ada.get(f"/api/tables/{table}/replay")).content)
        game, fair = verified(file)
        assert fair
        header, *others = [json.loads(line) for line in file.read_text().splitlines()]
        assert header["drawn"] == drawn_order(seed, 3)
        assert [seat.name for seat in game.seats] == [("Ada", "Ada 2", "Ada 3")[chair] for chair in header["drawn"]]
        orders.add(tuple(header["drawn"]))
    assert len(orders) > 3
    header["drawn"].reverse()
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *others)))
    with pytest.raises(ReplayError, match="not the one promised"):
        verified(file)


def tamperings(file: Path) -> Iterator[Path]:
    """Another promise, another seed, another move, a move less."""
    header, *moves = [json.loads(line) for line in file.read_text().splitlines()]
    other = str(int(header["seed"]) ^ 1)
    replaced = {**moves[3], "play": next(move["play"] for move in moves[:-1] if move["play"] != moves[3]["play"])}
    changed = [
        [{**header, "commitment": commitment_of(int(other))}, *moves],
        [{**header, "seed": other}, *moves],
        [{**header, "seed": other, "commitment": commitment_of(int(other))}, *moves],
        [header, *moves[:3], replaced, *moves[4:]],
        [header, *moves[:3], *moves[4:]],
        [header, *moves[:-1]],
    ]
    for number, lines in enumerate(changed):
        tampered = file.with_name(f"tampered-{number}.jsonl")
        tampered.write_text("".join(json.dumps(line) + "\n" for line in lines))
        yield tampered
