"""People on PostgreSQL, in a database of the first version that is migrated: all that is written about them there."""

from pathlib import Path

from alembic import command
from sqlalchemy import insert, text

from lair.server import schema
from lair.server.admin import Admin
from lair.server.migrations import config_of
from lair.server.settings import Settings
from lair.server.store import engine_of
from tests.support.guests import opened, why
from tests.support.house import Postgres

ADA = "a" * 24


def first_version(url: str) -> None:
    """A database as the first Lair made it, with somebody in it."""
    engine = engine_of(url)
    with engine.begin() as connection:
        command.upgrade(config_of(connection), "0001")
        connection.execute(insert(schema.people), {"id": ADA, "name": "Ada", "came": 1.0})
    engine.dispose()


async def test_people_come_back_play_rated_block_find_and_go(elephant: Postgres, tmp_path: Path) -> None:
    database = elephant.fresh()
    url = Settings(database=database).url
    first_version(url)
    async with opened(tmp_path, database=database) as house:
        ada = house.stranger(house.state.identity.sign(ADA))  # a cookie of the first version
        assert (await ada.json("/api/me"))["name"] == "Ada"
        code = (await ada.post("/api/me/recovery")).json()["code"]
        stolen = house.stranger(ada.cookie)
        assert (await ada.post("/api/me/sessions/end")).status_code == 200
        assert why(await stolen.get("/api/me")) == (401, "who-are-you")
        assert (await house.stranger().post("/api/people/recover", code=code)).status_code == 200

        ben, cy = await house.guests("Ben", "Cy")
        for one in (ada, ben, cy):
            await one.post("/api/find", game="mighty", rated=True, bots=False)
        tables = {(await one.json("/api/find"))["table"] for one in (ada, ben, cy)}
        (table,) = tables
        assert table is not None
        await ben.does(table, "say", text="hello")
        for one in (cy, ben, ada):
            await one.does(table, "resign")
        mine = await ada.json(f"/api/people/{ADA}")
        assert (mine["games"][0]["place"], mine["ratings"][0]["games"]) == (1, 1)
        assert (await ada.json("/api/games/mighty/board"))[0]["rating"] > 1000
        await ada.does(table, "rematch")

        person = (await ben.json("/api/me"))["person"]
        await ada.put(f"/api/me/blocks/{person}", kind="block")
        again = (await ada.info(table))["next"]
        assert await ben.may_not(again, "sit") == (403, "blocked-here")
        await ada.post("/api/reports", person=person, reason="chat", table=table)
        admin = Admin(url)
        assert [report["of"] for report in admin.reports(False)] == ["Ben"]
        assert [row["name"] for row in admin.people("be")] == ["Ben"]
        admin.ban(person, None, "")
        admin.close_table(again, "")
        admin.close()
        await house.state.read_news()
        assert why(await ben.get("/api/me")) == (403, "banned")
        assert (await ada.json("/api/online"))["people"] >= 1
        assert (await ada.json("/api/me/data"))["results"]
        assert (await ada.post("/api/me/delete", person=ADA)).json() == {"ended": True}
        assert (await cy.info(table))["seats"]
    engine = engine_of(url)
    with engine.connect() as connection:
        assert connection.execute(text("select count(*) from people where name = 'Ada'")).scalar_one() == 0
    engine.dispose()
