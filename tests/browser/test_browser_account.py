"""Coming back, in a real browser: a passkey in a virtual authenticator, a recovery code, sessions, my data."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, expect
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.support.axe import violations
from tests.support.browser import PHONE, Visit, Visitor
from tests.support.house import Running

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@contextmanager
def authenticator(page: Page) -> Iterator[Any]:
    """A virtual one in this page; ``credentials`` of it can be moved to another."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def credentials() -> list[dict[str, Any]]:
        return list(devtools.send("WebAuthn.getCredentials", {"authenticatorId": made})["credentials"])

    def add(credential: dict[str, Any]) -> None:
        devtools.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": credential})

    yield credentials, add
    devtools.detach()


def by_name(house: Running) -> str:
    """Passkeys belong to a name, not to an address."""
    return house.url.replace("127.0.0.1", "localhost")


def newcomer(chromium: Browser, house: Running, **how: Any) -> Visitor:
    context: BrowserContext = chromium.new_context(base_url=by_name(house), **how)
    return Visitor(context, by_name(house), "Guest", {"pace": "instant", "language": "en", "sound": False})


def cookie_of(who: Visitor) -> str:
    return next(str(one["value"]) for one in who.context.cookies() if one.get("name") == "lair")


def test_a_passkey_signs_in_on_another_device(chromium: Browser, page_house: Running) -> None:
    ada = newcomer(chromium, page_house)
    ada.goes("/me")
    ada.page.get_by_label("Your name").last.fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    with authenticator(ada.page) as (credentials, _):
        ada.page.get_by_role("button", name="Add a passkey").click()
        expect(ada.page.get_by_text("Added")).to_be_visible()
        (passkey,) = credentials()
        ada.page.get_by_role("button", name="Add a passkey").click()  # the same authenticator has one already
        expect(ada.page.get_by_role("alert")).to_have_text("No passkey was used.")
    person = ada.context.request.get(f"{ada.url}/api/me").json()

    phone = newcomer(chromium, page_house, viewport=PHONE)
    phone.goes("/me")
    sent: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/people/passkey"):
            sent.append(request.post_data_json or {})

    phone.page.on("request", note)
    phone.expected = ["409", "404", "422"]
    with authenticator(phone.page) as (_, add):
        phone.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(phone.page.get_by_role("alert")).to_have_text("No passkey was used.")
        add(passkey)
        phone.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(phone.page.get_by_text("Welcome back, Ada.")).to_be_visible()
    assert phone.context.request.get(f"{phone.url}/api/me").json() == person
    expect(phone.page.get_by_text("Last used")).to_be_visible()
    expect(phone.page.get_by_label("Signed in").locator("li")).to_have_count(2)
    assert violations(phone.page) == []

    eve = newcomer(chromium, page_house)  # what was sent cannot be sent again, nor changed
    for credential in (sent[-1]["credential"], {**sent[-1]["credential"], "rawId": "AAAA"}):
        answered = eve.context.request.post(f"{eve.url}/api/people/passkey", data={"credential": credential})
        assert (answered.status, answered.json()["error"]["code"]) == (409, "passkey-late")
    fresh = eve.send("/api/people/passkey/options")["challenge"]
    forged = with_challenge(sent[-1]["credential"], fresh)
    answered = eve.context.request.post(f"{eve.url}/api/people/passkey", data={"credential": forged})
    assert (answered.status, answered.json()["error"]["code"]) == (422, "passkey-refused")

    phone.page.get_by_role("button", name="Remove").click()
    expect(phone.page.get_by_text("Last used")).to_be_hidden()
    for who in (ada, phone, eve):
        who.context.close()
        assert not [error for error in who.errors if not any(part in error for part in who.expected)]


def test_a_name_typed_before_the_server_answers_stays(visit: Visit) -> None:
    ada = visit("Guest")
    asked: list[Route] = []
    ada.page.route("**/api/hello", lambda route: asked.append(route))
    ada.page.goto(ada.url)
    name = ada.page.get_by_placeholder("Your name")
    name.fill("Ada")
    for route in asked:
        route.continue_()
    expect(ada.page.get_by_role("button", name="Continue on another device")).to_be_visible()  # the answer is here
    expect(name).to_have_value("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_role("button", name="Save")).to_be_disabled()
    assert ada.context.request.get(f"{ada.url}/api/me").json()["name"] == "Ada"


def with_challenge(credential: dict[str, Any], challenge: str) -> dict[str, Any]:
    """The same signature, for another challenge."""
    data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    changed = bytes_to_base64url(json.dumps({**data, "challenge": challenge}).encode())
    return {**credential, "response": {**credential["response"], "clientDataJSON": changed}}


def test_a_recovery_code_and_a_stolen_cookie(visit: Visit) -> None:
    ada, lost = visit("Ada"), visit("Nobody", viewport=PHONE)
    ada.goes("/me")
    expect(ada.page.get_by_text("Passkeys need a secure address")).to_be_visible()  # by a number there are none
    ada.page.get_by_role("button", name="Make a recovery code").click()
    code = ada.page.get_by_test_id("recovery-code").inner_text()
    stolen = cookie_of(ada)

    lost.goes("/me")
    lost.expected = ["404"]
    lost.page.get_by_label("Recovery code").fill("0000-0000")
    lost.page.get_by_role("button", name="Use code").click()
    expect(lost.page.get_by_role("alert")).to_contain_text("wrong or was used already")
    lost.page.get_by_label("Recovery code").fill(code.lower())
    lost.page.get_by_role("button", name="Use code").click()
    expect(lost.page.get_by_text("Welcome back, Ada.")).to_be_visible()
    assert lost.page.get_by_test_id("next-code").inner_text() != code
    expect(lost.page.get_by_label("Signed in").locator("li")).to_have_count(2)
    assert violations(lost.page) == []

    lost.page.get_by_role("button", name="End all sessions").click()
    expect(lost.page.get_by_text("Every other browser is signed out.")).to_be_visible()
    expect(lost.page.get_by_label("Signed in").locator("li")).to_have_count(1)
    thief = visit("Eve")
    thief.context.add_cookies([{"name": "lair", "value": stolen, "url": thief.url}])
    assert thief.context.request.get(f"{thief.url}/api/hello").json() == {"me": None}
    assert thief.context.request.get(f"{thief.url}/api/me/data").status == 401

    with lost.page.expect_download() as download:
        lost.page.get_by_role("link", name="Download my data").click()
    assert json.loads(Path(download.value.path()).read_text())["name"] == "Ada"
    lost.page.get_by_role("button", name="Delete me").click()
    lost.page.get_by_role("button", name="Yes, delete me").click()
    expect(lost.page.get_by_text("You have been deleted.")).to_be_visible()
    assert lost.context.request.get(f"{lost.url}/api/hello").json() == {"me": None}
