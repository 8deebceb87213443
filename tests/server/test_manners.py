"""Manners: blocking, muting, reporting, clean texts, the operator's commands and log, limits that workers share."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lair import cli
from lair.engine.text import visible
from lair.server.admin import Admin, AdminError
from lair.server.limits import SharedCounts, SharedLimiter
from lair.server.pubsub import PubSub
from tests.support.guests import Guest, OpenHouse, why
from tests.support.house import Redis, sqlite


async def person_of(guest: Guest) -> str:
    return str((await guest.json("/api/me"))["person"])


async def blocks(who: Guest, whom: Guest, kind: str | None) -> None:
    answered = await who.put(f"/api/me/blocks/{await person_of(whom)}", kind=kind)
    assert answered.json() == {"ended": kind is None}


async def test_who_is_muted_is_not_heard(house: OpenHouse) -> None:
    """On the stream and in the history, by this person alone; others hear everything."""
    table, (ada, ben, cy) = await house.game("Ada", "Ben", "Cy")
    await ben.does(table, "say", text="before")
    async with ada.ear(table) as hers, cy.ear(table) as his:
        await hers.state()
        await blocks(ada, ben, "mute")
        await ben.does(table, "say", text="rude")
        assert set((await hers.step("said"))["entry"]) == {"kind", "at"}
        assert (await his.step("said"))["entry"]["text"] == "rude"
        await cy.does(table, "say", text="kind")
        assert (await hers.step("said"))["entry"]["text"] == "kind"
        await blocks(ada, ben, None)
        await ben.does(table, "say", text="sorry")
        assert (await hers.step("said"))["entry"]["text"] == "sorry"
    await blocks(ada, ben, "mute")
    assert "rude" not in str(await ada.steps(table))
    assert "rude" in str(await cy.steps(table))
    async with ada.ear(table) as again:
        await again.state()
        await ben.does(table, "say", text="still")
        assert "text" not in (await again.step("said"))["entry"]


async def test_who_has_blocked_somebody_never_sits_with_them(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    await blocks(ada, ben, "block")
    assert [(one["name"], one["kind"]) for one in await ada.json("/api/me/blocks")] == [("Ben", "block")]
    assert await ben.json("/api/me/blocks") == [], "nobody is told who has blocked them"
    for host, other in ((ada, ben), (ben, ada)):
        table = await host.opens("mighty", players=3)
        await cy.does(table, "sit")
        assert await other.may_not(table, "sit") == (403, "blocked-here")
    await blocks(ada, ben, "mute")
    await ada.does(table, "sit")


async def test_permissions_of_strangers(house: OpenHouse) -> None:
    ada, eve = await house.guest("Ada"), house.stranger()
    person = await person_of(ada)
    for refused in (
        await eve.get("/api/me/blocks"),
        await eve.put(f"/api/me/blocks/{person}", kind="block"),
        await eve.post("/api/reports", person=person, reason="chat"),
        await eve.get("/api/me/account"),
        await eve.post("/api/me/recovery"),
        await eve.post("/api/me/passkeys/options"),
        await eve.post("/api/me/passkeys", credential={}),
        await eve.post("/api/me/sessions/end"),
        await eve.post("/api/me/delete", person=person),
        await eve.post("/api/find", game="mighty"),
        await eve.get("/api/find"),
        await eve.client.delete("/api/find"),
        await eve.client.delete("/api/me/recovery"),
        await eve.client.delete(f"/api/me/sessions/{'0' * 32}"),
        await eve.client.delete(f"/api/me/passkeys/{'0' * 64}"),
    ):
        assert why(refused) == (401, "who-are-you")
    elsewhere = {"origin": "https://elsewhere.example"}
    for method, path in (("POST", "/api/me/sessions/end"), ("DELETE", "/api/me/recovery"), ("POST", "/api/me/delete")):
        answered = await ada.client.request(method, path, headers=elsewhere)
        assert why(answered) == (403, "other-origin")
    assert why(await ada.put(f"/api/me/blocks/{person}", kind="block")) == (409, "yourself")
    assert why(await ada.post("/api/reports", person=person, reason="chat")) == (409, "yourself")
    assert why(await ada.put(f"/api/me/blocks/{'0' * 24}", kind="block")) == (404, "no-such-person")
    assert why(await ada.post("/api/reports", person="0" * 24, reason="chat")) == (404, "no-such-person")


async def test_a_report_names_a_table_only_if_both_were_there(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", bots=1, private=True)
    eve = await house.guest("Eve")
    told = {"person": await person_of(ben), "reason": "chat", "table": table, "text": "He \u202e shouts"}
    assert why(await eve.post("/api/reports", **told)) == (404, "no-such-table")
    assert (await ada.post("/api/reports", **told)).json() == {"ended": False}
    admin = Admin(house.settings.url)
    (report,) = admin.reports(False)
    assert (report["by"], report["of"], report["table_id"], report["text"]) == ("Ada", "Ben", table, "He shouts")
    admin.settle(report["id"], "talked to him")
    assert admin.reports(False) == []
    assert len(admin.reports(True)) == 1
    admin.close()


TEXTS = {
    "\u202eadA\u202c": "adA",  # right-to-left override
    "A\u200bd\u200da\ufeff": "A d a",
    "\u2066Ada\u2069 \u061c": "Ada",
    "Z" + "\u0301" * 40 + "oe": "Ź\u0301\u0301oe",
    "A\ufe0fd\u034fa\U000e0101": "Ada",
    "\u180b\ufe0f\u3164": "",
    "Zoë Łucja אדה": "Zoë Łucja אדה",
    "नमस्ते": "नमस्ते",
}


def test_texts_are_cleaned_of_what_deceives() -> None:
    for text, shown in TEXTS.items():
        assert visible(text) == visible(shown) == shown.strip(), ascii(text)


# The operator


def lair(*words: str, expects: int = 0) -> str:
    """What a command prints."""
    done = CliRunner().invoke(cli.app, list(words))
    assert done.exit_code == expects, done.output + str(done.exception)
    return done.output


async def test_the_operator_sees_and_does(house: OpenHouse) -> None:
    """With the command line, beside a server that runs, which notices; everything is in the log."""
    table, (ada, ben) = await house.game("Rude Name", "Ben", bots=1)
    waiting = await ada.opens("mighty", players=3)
    person, at = await person_of(ada), ("--database", house.settings.url)

    async def call(*words: str) -> str:
        return await asyncio.to_thread(lair, "admin", *words, *at)

    assert person in await call("people", "rude")
    assert table in await call("tables", "--status", "playing")
    async with ben.ear(table) as ear:
        await ear.state()
        await call("rename", person, "Nice\u200b Name", "--why", "reported")
        await house.state.read_news()
        assert (await ear.state())["info"]["seats"][0]["name"] == "Nice Name"
    assert (await ada.json("/api/me"))["name"] == "Nice Name"
    assert "Rude Name" not in str(await ben.json("/api/tables", list="mine"))

    async with ada.ear(table) as hers:
        await hers.state()
        await call("ban", person, "--days", "3", "--why", "went on")
        await house.state.read_news()
        assert await hers.closed() == 4401
    for refused in (
        await ada.get("/api/me"),
        await ada.command(table, "resign"),
        await ada.post("/api/find", game="mighty"),
    ):
        assert why(refused) == (403, "banned")
    async with ada.ear(table) as hers:
        assert not hers.accepted
    await call("unban", person)
    await house.state.read_news()
    assert (await ada.get("/api/me")).status_code == 200

    for one in (table, waiting):
        await call("close", one, "--why", "test")
    await house.state.read_news()
    assert (await ben.info(table))["status"] == "closed"
    assert await ben.may_not(table, "resign") == (409, "not-playing")
    log = (await call("log")).splitlines()[1:]
    assert [line.split("\t")[2] for line in log] == ["close", "close", "unban", "ban", "rename"]
    assert "went on" in log[3]
    house.service.tables.clear()
    assert (await ben.info(table))["status"] == "closed"


def test_an_operator_who_finds_nothing_is_told_so(tmp_path: Path) -> None:
    admin = Admin(sqlite(tmp_path))
    for attempt in (
        lambda: admin.ban("nobody", None, ""),
        lambda: admin.unban("nobody", ""),
        lambda: admin.rename("nobody", "Ada", ""),
        lambda: admin.close_table("none", ""),
        lambda: admin.settle(1, ""),
    ):
        with pytest.raises(AdminError):
            attempt()
    assert admin.log() == [], "what was not done is not in the log"
    admin.close()


# Limits that workers share


async def test_workers_share_a_limit_through_redis(tmp_path: Path) -> None:
    redis = Redis(tmp_path).start()
    workers: list[PubSub] = []

    async def heard(table: str, version: int) -> None:
        pass

    try:
        workers = [PubSub(redis.url, heard) for _ in range(2)]
        for worker in workers:
            worker.start()
        async with asyncio.timeout(30):
            while not all(worker.connected for worker in workers):
                await asyncio.sleep(0.01)
        few = [SharedLimiter("few", 6, 3600, worker) for worker in workers]
        taken = await asyncio.gather(*(limiter.take("192.0.2.1") for _ in range(10) for limiter in few))
        assert sum(taken) == 6, "together, however they race"
        assert await few[0].take("192.0.2.2")
        many = [SharedLimiter("many", 100, 3600, worker) for worker in workers]
        assert sum([await limiter.take("a") for _ in range(100) for limiter in many]) <= 100
        at_once = await asyncio.gather(*(many[0].take("b") for _ in range(90)))
        assert all(at_once), "they share leases"
        seldom = SharedLimiter("seldom", 240, 60, workers[0])
        for _ in range(60):
            assert await seldom.take("c"), "what is left of a lease when it ends does not use up the limit"
            seldom._leased.clear()  # as a second later
        sockets = [SharedCounts("sockets", worker) for worker in workers]
        entered = [await counts.enter("ada", 3) for counts in (*sockets, *sockets)]
        assert entered == [True, True, True, False], "three in all, wherever they are"
        await sockets[1].leave("ada")
        assert await sockets[0].enter("ada", 3)
        assert not await sockets[1].enter("ada", 3)
        assert [counts.own for counts in sockets] == [{"ada": 3}, {}]
        redis.freeze()
        taken = [await limiter.take("192.0.2.3") for _ in range(8) for limiter in few]
        assert sum(taken) == 12, "while Redis stands still each counts for itself"
        redis.stop()
        taken = [await limiter.take("192.0.2.4") for _ in range(8) for limiter in few]
        assert sum(taken) == 12, "likewise without it"
    finally:
        for worker in workers:
            await worker.stop()
        redis.stop()
