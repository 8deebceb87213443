"""History and standing: results and ratings are stored once, with the end of a game; profiles, the board, rematches."""

from typing import Any

import pytest

from bench.ratings import converged
from lair.games import GAMES
from lair.server.ratings import Rating, bot_ratings, rated
from tests.support.guests import Guest, OpenHouse, why


async def person_of(guest: Guest) -> str:
    return str((await guest.json("/api/me"))["person"])


async def profile(of: Guest, by: Guest | None = None) -> dict[str, Any]:
    found: dict[str, Any] = await (by or of).json(f"/api/people/{await person_of(of)}")
    return found


async def play_on(house: OpenHouse, table: str, people: list[Guest]) -> None:
    """To the end: whoever is to move does the first thing that is allowed."""
    while True:
        await house.bots_rest(table)
        now = (await house.service.live_table(table)).table
        if now.actor is None:
            return
        await people[now.actor].plays(table)


def test_simulated_people_are_ordered_rightly() -> None:
    """Eight people of known strength, at tables of four with bots among them: `python -m bench.ratings` prints more."""
    for seed in range(3):
        run = converged(8, 4, seed, games=160)
        assert run.settled < 160, "after 160 games each they are in order"
        assert run.error < Rating().sigma / 2
    unordered = converged(8, 4, 0, gap=0.0, games=10)
    assert unordered.first > 10 or unordered.settled > 5, "equals have no order to be found"


def test_bots_are_fixed_points_in_the_order_of_their_levels() -> None:
    for game in GAMES:
        strengths = [rating.mu for rating in bot_ratings(game).values()]
        assert strengths == sorted(strengths)
        assert len(set(strengths)) == len(strengths)
    newcomer = Rating()
    assert newcomer.shown == 1000
    better, worse = rated([newcomer, newcomer], [1, 2])
    assert better.shown > worse.shown
    assert better.sigma < newcomer.sigma
    level = rated([newcomer, newcomer], [1, 1])
    assert level[0] == level[1]


async def test_a_rated_game_changes_ratings_once(house: OpenHouse) -> None:
    table, people = await house.game("Ada", "Ben", bots=1, rated=True, hints=True, breath=True, shuffle_seats=False)
    ada = people[0]
    info = await ada.info(table)
    assert (info["rated"], info["hints"]) == (True, False)
    assert why(await ada.get(f"/api/tables/{table}/hint")) == (403, "no-hints-here")
    assert [row["rating"] for row in await ada.json(f"/api/tables/{table}/ratings")][:2] == [1000, 1000]
    actor = people[await house.actor(table)]
    await actor.plays(table)
    assert (await actor.state(table))["undo"] is False
    assert await actor.may_not(table, "undo", version=(await actor.state(table))["version"]) == (409, "undo-not-now")
    await play_on(house, table, people)
    over = (await house.service.live_table(table)).table.finished()
    seen = [await profile(one) for one in people]
    for seat, own in enumerate(seen):
        (game,), (rating,), (totals,) = own["games"], own["ratings"], own["totals"]
        assert (game["table"], game["seat"], game["place"]) == (table, seat, over.seats[seat].place)
        assert (game["before"], game["after"]) == (1000, rating["rating"])
        assert (rating["games"], totals["games"]) == (1, 1)
        assert rating["wins"] == totals["wins"] == int(over.seats[seat].won)
    places = [own["games"][0]["place"] for own in seen]
    if places[0] != places[1]:
        ratings = [own["ratings"][0]["rating"] for own in seen]
        assert (ratings[0] > ratings[1]) == (places[0] < places[1])
    told = await ada.json(f"/api/tables/{table}/ratings")
    assert [row["before"] for row in told] == [1000, 1000, None]
    await ada.does(table, "say", text="again?")  # an entry after the end changes nothing
    house.service.tables.clear()
    assert [(await profile(one))["ratings"] for one in people] == [own["ratings"] for own in seen]


async def test_whoever_leaves_a_rated_game_is_behind_all_others(house: OpenHouse) -> None:
    """The first to leave is last; a game without people ends, and counts all the same."""
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples", bots=1, rated=True)
    await ben.does(table, "resign")
    await ada.does(table, "resign")
    places = {name: (await profile(one))["games"][0]["place"] for name, one in (("Ada", ada), ("Ben", ben))}
    assert places == {"Ada": 2, "Ben": 3}
    assert (await profile(ada))["ratings"][0]["rating"] > (await profile(ben))["ratings"][0]["rating"]
    assert not [one for one in (ada, ben) if (await profile(one))["games"][0]["won"]]


async def test_what_cannot_be_rated_is_refused(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    cards = await ada.json(f"/api/tables/{await ada.opens()}/cards")
    for more, code in (({"hot_seat": True}, "rated-hot-seat"), ({"cards": cards}, "rated-cards")):
        answered = await ada.post("/api/tables", id=ada.next_id(), game="mighty", rated=True, **more)
        assert why(answered) == (422, code)


async def test_a_profile_shows_strangers_public_games_alone(house: OpenHouse) -> None:
    hidden, (ada, _) = await house.game("Ada", "Ben", bots=1, private=True, rated=True)
    lesson = (await ada.post("/api/tables", id="lesson", lesson="mighty")).json()["table"]
    person = await person_of(ada)
    public = await ada.opens("mighty", players=3, bots=["newcomer"] * 2, start=True)
    for table in (hidden, lesson, public):
        await ada.does(table, "resign")
    ben = (await house.service.live_table(hidden)).table.chairs[1].person
    await house.stranger(house.state.identity.sign(str(ben))).does(hidden, "resign", id="ben-leaves")
    assert {game["table"] for game in (await profile(ada))["games"]} == {public, hidden}
    for eve in (await house.guest("Eve"), house.stranger()):
        seen = await eve.json(f"/api/people/{person}")
        assert [game["table"] for game in seen["games"]] == [public]
        assert [totals["games"] for totals in seen["totals"]] == [1]
        assert hidden not in str(seen)
        assert seen["you"] is False
    assert why(await eve.get(f"/api/people/{'0' * 24}")) == (404, "no-such-person")
    assert why(await eve.get(f"/api/tables/{hidden}/ratings")) == (404, "no-such-table")


async def test_the_board_has_the_best_and_the_bots(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lair.server.ratings.BOARD_GAMES", 1)
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples", rated=True)
    bots = [row["bot"] for row in await ada.json("/api/games/meeples/board")]
    assert bots == list(reversed(list(bot_ratings("meeples"))))
    await ben.does(table, "resign")
    await ada.does(table, "resign")
    board = await house.stranger().json("/api/games/meeples/board")
    assert [row["rating"] for row in board] == sorted((row["rating"] for row in board), reverse=True)
    assert [row["name"] for row in board if row["person"]] == ["Ada", "Ben"]
    assert why(await ada.get("/api/games/chess/board")) == (404, "no-such-game")
    assert not [row for row in await ada.json("/api/games/mighty/board") if row["person"]]


async def test_a_rematch_keeps_the_places_of_the_same_people(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", bots=1, rated=True)
    for one in (ada, ben):
        await one.does(table, "resign")
    await ada.does(table, "rematch")
    again = (await ada.info(table))["next"]
    assert again in await ben.listed("mine")
    assert again not in await ben.listed("open"), "its places are kept"
    eve = await house.guest("Eve")
    assert await eve.may_not(again, "sit") == (409, "seats-kept")
    await ben.does(again, "sit")
    assert [seat["name"] for seat in (await ada.info(again))["seats"]] == ["Ada", "Ben", ""]
    assert (await ada.info(again))["rated"]
    await ben.does(again, "stand")
    await house.pass_time(601)
    await eve.does(again, "sit")


async def test_a_private_rematch_admits_those_whose_places_are_kept(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", bots=1, private=True)
    for one in (ada, ben):
        await one.does(table, "resign")
    await ben.does(table, "rematch")
    again = (await ada.info(table))["next"]
    await ada.does(again, "sit")
    assert why(await house.stranger().get(f"/api/tables/{again}")) == (404, "no-such-table")
