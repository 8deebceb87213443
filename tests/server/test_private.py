"""Private tables."""

from tests.support.guests import OpenHouse, why


async def test_a_private_table_is_not_there_for_others(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens("meeples", players=2, bots=["adept"], private=True, start=True)
    invite = await ada.invite(table)
    for person in (ben, house.stranger()):
        for path in ("", "/history", "/cards", "/texts", "/replay"):
            for query in ({}, {"invite": "wrong"}, {"invite": ""}, {"invite": invite[:-1]}):
                assert why(await person.get(f"/api/tables/{table}{path}", **query)) == (404, "no-such-table")
        async with person.ear(table, invite="wrong") as ear:
            assert not ear.accepted
    for path in ("hint", "why"):
        assert why(await ben.get(f"/api/tables/{table}/{path}", action="done")) == (404, "no-such-table")
    for do, more in (("sit", {}), ("sit", {"invite": "wrong"}), ("say", {"text": "hello"}), ("resign", {})):
        assert await ben.may_not(table, do, **more) == (404, "no-such-table")
    assert why(await ben.put(f"/api/tables/{table}/archived", archived=True)) == (404, "no-such-table")
    assert (await ben.listed("watch"), await ben.listed("open")) == ([], [])
    assert (await ben.info(table, invite=invite))["status"] == "playing"
    async with house.stranger().ear(table, invite=invite) as ear:
        assert (await ear.state())["seat"] is None


async def test_join_by_an_invite(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2, private=True)
    invite = await ada.invite(table)
    await ben.does(table, "sit", invite=invite)
    assert (await ben.info(table))["invite"] == invite
    assert (await cy.info(table, invite=invite))["invite"] is None
    assert await cy.may_not(table, "sit", invite=invite) == (409, "seat-taken")
