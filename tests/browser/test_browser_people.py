"""People meet, in a real browser: finding a game, a profile, the board, blocking and reporting."""

from playwright.sync_api import expect

from tests.support.axe import violations
from tests.support.browser import PHONE, Visit


def test_two_who_look_for_a_game_find_each_other(visit: Visit) -> None:
    ada, ben = visit("Ada Finder"), visit("Ben Finder", viewport=PHONE)
    for who in (ada, ben):
        who.goes("/")
        form = who.page.get_by_label("Find me a game")
        for number, choice in enumerate(("meeples", "2", "turn-300")):  # game, players, clock
            form.get_by_role("combobox").nth(number).select_option(choice)
        form.get_by_label("Rated game").check()
        form.get_by_role("button", name="Find me a game").click()
        if who is ada:
            expect(form.get_by_text("Nobody else waits for this yet.")).to_be_visible()
            form.get_by_role("button", name="Stop looking").click()
            expect(form.get_by_role("combobox").nth(2)).to_have_value("turn-300")  # what was chosen is still there
            form.get_by_role("button", name="Find me a game").click()
            expect(form.get_by_text("Nobody else waits for this yet.")).to_be_visible()
    for who in (ada, ben):
        who.page.locator(".board").wait_for()
        who.table = who.page.url.rpartition("/")[2]
    assert ada.table == ben.table
    info = ada.state()["info"]
    assert (info["rated"], info["clock"]) == (True, {"per": "turn", "seconds": 300})

    ben.send(f"/api/tables/{ben.table}/commands", id="hello", do="say", text="Hello there")
    ada.page.get_by_role("tab", name="Chat").click()
    with ada.context.expect_page() as opened:
        ada.page.get_by_label("Chat", exact=True).get_by_role("link", name="Ben Finder").click()
    profile = opened.value
    profile.get_by_role("button", name="Mute").click()
    expect(profile.get_by_text("Muted")).to_be_visible()
    profile.get_by_role("button", name="No longer").click()
    profile.get_by_role("button", name="Block").click()
    expect(profile.get_by_text("Blocked")).to_be_visible()
    profile.get_by_role("button", name="Report").click()
    profile.get_by_label("What is it about?").select_option("chat")
    profile.get_by_label("In your words").fill("He says hello.")
    profile.get_by_role("button", name="Send").click()
    expect(profile.get_by_text("The operator will read it.")).to_be_visible()
    assert violations(profile) == []

    for who in (ben, ada):
        who.send(f"/api/tables/{who.table}/commands", id="leave", do="resign")
    expect(ada.page.get_by_text("Rating 1000 →")).to_have_count(2)
    ada.goes("/me")
    expect(ada.page.get_by_label("Blocked and muted people").get_by_text("Ben Finder")).to_be_visible()
    ada.page.get_by_role("link", name="My games and ratings").click()
    expect(ada.page.get_by_text("Place 1 of 2")).to_be_visible()
    ada.page.get_by_role("link", name="The best").click()
    expect(ada.page.get_by_role("row").filter(has_text="Grandmaster")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.go_back()
    ada.page.get_by_role("button", name="Same people again").click()
    expect(ada.page.get_by_text("Waiting for players")).to_be_visible()
