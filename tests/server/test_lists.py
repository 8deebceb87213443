"""Lists of tables."""

from tests.support.guests import OpenHouse, seeded, why


async def test_lists_of_tables(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    waiting = await ada.opens("meeples", players=2)
    private = await ada.opens("meeples", players=2, private=True)
    full = await ada.opens("meeples", players=2, bots=["adept"])
    playing = await ada.opens("meeples", players=2, bots=["adept"], start=True)
    stranger = house.stranger()
    assert await stranger.listed("open") == await ben.listed("open") == [waiting]
    assert await stranger.listed("watch") == [playing]
    assert set(await ada.listed("mine")) == {waiting, private, full, playing}
    assert await ben.listed("mine") == []
    for which in ("mine", "archived"):
        assert why(await stranger.get("/api/tables", list=which)) == (401, "who-are-you")
    assert why(await stranger.get("/api/tables", list="secret")) == (422, "not-understood")


async def test_my_tables_say_where_it_is_my_turn(house: OpenHouse) -> None:
    with seeded(2):  # seat 0 begins
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    for person, turn in ((ada, True), (ben, False)):
        (row,) = await person.json("/api/tables", list="mine")
        assert (row["table"], row["status"], row["your_turn"]) == (table, "playing", turn)
        assert [seat["name"] for seat in row["seats"]] == ["Ada", "Ben"]


async def test_put_a_table_away_and_take_it_out_again(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens()
    assert (await ada.put(f"/api/tables/{table}/archived", archived=True)).json() == {"table": table, "archived": True}
    assert (await ada.listed("mine"), await ada.listed("archived")) == ([], [table])
    assert why(await ben.put(f"/api/tables/{table}/archived", archived=True)) == (404, "no-such-table")
    await ada.put(f"/api/tables/{table}/archived", archived=False)
    assert (await ada.listed("mine"), await ada.listed("archived")) == ([table], [])
