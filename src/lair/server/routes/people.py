"""Identities: a name and a cookie, and moving both to another device."""

import time
from typing import Annotated

from fastapi import APIRouter, Request, Response

from lair.server import store
from lair.server.answers import Hello, LinkToken, Me
from lair.server.commands import Link, NewPerson
from lair.server.errors import Refused
from lair.server.middleware import address_of
from lair.server.routes.common import Lair, OptionalPerson, Person, answer, body_of, gives, name_of, takes
from lair.server.state import AppState
from lair.server.table import clean_name

router = APIRouter(prefix="/api", tags=["people"])
NewPersonBody = Annotated[NewPerson, body_of(NewPerson)]
LinkBody = Annotated[Link, body_of(Link)]


@router.get("/hello", summary="My identity, or null without a cookie", **gives(Hello))
async def hello(lair: Lair, person: OptionalPerson) -> Response:
    name = None if person is None else await lair.store.read(store.name_of, person)
    return answer(Hello(None if person is None or name is None else Me(person, name)))


@router.post("/people", summary="Get an identity: sets the cookie", **takes(NewPerson), **gives(Me))
async def add_person(lair: Lair, request: Request, new: NewPersonBody) -> Response:
    check_new_people(lair, request)
    name = clean_name(new.name, lair.settings.limits)
    person = lair.identity.new()
    await lair.store.write(store.add_person, person, name, time.time())
    return with_cookie(lair, Me(person, name))


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
    if not lair.hints.take(f"link {person}"):
        raise Refused(429, "too-fast")
    await name_of(lair, person)
    token = await lair.store.write(store.add_link, person, time.time())
    return answer(LinkToken(token, store.LINK_SECONDS))


@router.post("/people/link", summary="Use such a token on this device", **takes(Link), **gives(Me))
async def use_link(lair: Lair, request: Request, link: LinkBody) -> Response:
    check_new_people(lair, request)
    person = await lair.store.write(store.use_link, link.token, time.time())
    if person is None:
        raise Refused(404, "no-such-link")
    return with_cookie(lair, Me(person, await name_of(lair, person)))


def check_new_people(lair: AppState, request: Request) -> None:
    if not lair.new_people.take(address_of(request.scope)):
        raise Refused(429, "too-many-people")


def with_cookie(lair: AppState, me: Me) -> Response:
    response = answer(me)
    lair.set_cookie(response, me.person)
    return response
