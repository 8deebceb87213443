"""Identities: a name and a cookie, and coming back: on another device, with a passkey or a recovery code."""

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Request, Response

from lair.server import accounts, passkeys, store
from lair.server.answers import Hello, LinkToken, Me, Recovered
from lair.server.commands import Link, NewPerson, PasskeySignIn, Recovery
from lair.server.errors import Refused
from lair.server.middleware import address_of
from lair.server.routes.common import Lair, OptionalPerson, Person, answer, body_of, gives, name_of, takes
from lair.server.state import AppState
from lair.server.table import clean_name

LONGEST_HOST = 255  # characters
router = APIRouter(prefix="/api", tags=["people"])
NewPersonBody = Annotated[NewPerson, body_of(NewPerson)]
LinkBody = Annotated[Link, body_of(Link)]
PasskeyBody = Annotated[PasskeySignIn, body_of(PasskeySignIn)]
RecoveryBody = Annotated[Recovery, body_of(Recovery)]


@router.get("/hello", summary="My identity, or null without a cookie", **gives(Hello))
async def hello(lair: Lair, person: OptionalPerson) -> Response:
    name = None if person is None else await lair.store.read(store.name_of, person)
    return answer(Hello(None if person is None or name is None else Me(person, name)))


@router.post("/people", summary="Get an identity: sets the cookie", **takes(NewPerson), **gives(Me))
async def add_person(lair: Lair, request: Request, new: NewPersonBody) -> Response:
    await check_new_people(lair, request)
    name = clean_name(new.name, lair.settings.limits)
    person, session = lair.identity.new(), lair.identity.new_session()
    await lair.store.write(accounts.add_person, person, name, session, device_of(request), time.time())
    response = answer(Me(person, name))
    lair.set_cookie(response, person, session)
    return response


@router.get("/me", summary="My identity", **gives(Me))
async def me(lair: Lair, person: Person) -> Response:
    return answer(Me(person, await name_of(lair, person)))


@router.put("/me", summary="Change my name for future tables", **takes(NewPerson), **gives(Me))
async def rename(lair: Lair, person: Person, new: NewPersonBody) -> Response:
    name = clean_name(new.name, lair.settings.limits)
    if not await lair.store.write(store.rename_person, person, name):
        raise Refused(401, "who-are-you")
    return answer(Me(person, name))


@router.post("/me/link", summary="Get a token that moves my identity to another device, once", **gives(LinkToken))
async def add_link(lair: Lair, person: Person) -> Response:
    if not await lair.hints.take(f"link {person}"):
        raise Refused(429, "too-fast")
    await name_of(lair, person)
    token = await lair.store.write(store.add_link, person, time.time())
    return answer(LinkToken(token, store.LINK_SECONDS))


@router.post("/people/link", summary="Use such a token on this device", **takes(Link), **gives(Me))
async def use_link(lair: Lair, request: Request, link: LinkBody) -> Response:
    await check_new_people(lair, request)
    person = await lair.store.write(store.use_link, link.token, time.time())
    if person is None:
        raise Refused(404, "no-such-link")
    return await signed_in(lair, request, Me(person, await name_of(lair, person)))


@router.post(
    "/people/passkey/options", summary="What a browser needs to sign in with a passkey", **gives("PasskeyOptions")
)
async def sign_in_options(lair: Lair, request: Request) -> Response:
    await check_sign_ins(lair, request)
    options, challenge = passkeys.sign_in(host_of(request))
    await lair.store.write(accounts.add_challenge, challenge, None, time.time())
    return answer(options)


@router.post("/people/passkey", summary="Sign in with a passkey: sets the cookie", **takes(PasskeySignIn), **gives(Me))
async def sign_in(lair: Lair, request: Request, given: PasskeyBody) -> Response:
    await check_sign_ins(lair, request)
    challenge, key_id = passkeys.challenge_in(given.credential), store.hashed(passkeys.id_in(given.credential))
    if not await lair.store.write(accounts.use_challenge, challenge, None, time.time()):
        raise Refused(409, "passkey-late")
    key = await lair.store.read(accounts.passkey, key_id)
    if key is None:
        raise Refused(404, "no-such-passkey")
    checked = given.credential, challenge, host_of(request), lair.settings.secure, key
    count = await asyncio.to_thread(passkeys.signed_in, *checked)
    await lair.store.write(accounts.used_passkey, key_id, count, time.time())
    return await signed_in(lair, request, Me(key["person"], await name_of(lair, key["person"])))


@router.post("/people/recover", summary="Come back with a recovery code", **takes(Recovery), **gives(Recovered))
async def recover(lair: Lair, request: Request, given: RecoveryBody) -> Response:
    await check_sign_ins(lair, request)
    fresh = accounts.new_code()
    person = await lair.store.write(accounts.use_recovery, given.code, fresh, time.time())
    if person is None:
        raise Refused(404, "no-such-code")
    return await signed_in(lair, request, Recovered(person, await name_of(lair, person), fresh))


async def check_new_people(lair: AppState, request: Request) -> None:
    if not await lair.new_people.take(address_of(request.scope)):
        raise Refused(429, "too-many-people")


async def check_sign_ins(lair: AppState, request: Request) -> None:
    if not await lair.sign_ins.take(address_of(request.scope)):
        raise Refused(429, "too-many-sign-ins")


def host_of(request: Request) -> str:
    """The name and port that the browser calls the server by."""
    host = request.headers.get("host", "").lower()
    if not 0 < len(host) <= LONGEST_HOST:
        raise Refused(422, "not-understood", where="header.host")
    return host


def device_of(request: Request) -> str:
    return accounts.device_of(request.headers.get("user-agent", ""))


async def signed_in(lair: AppState, request: Request, who: Me | Recovered) -> Response:
    """The answer, with the cookie of a new session."""
    session = lair.identity.new_session()
    await lair.store.write(accounts.add_session, session, who.person, device_of(request), time.time())
    response = answer(who)
    lair.set_cookie(response, who.person, session)
    return response
