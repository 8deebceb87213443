"""My account: ways to come back, the browsers I am signed in with, my data and its deletion."""

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from lair.engine.text import visible
from lair.server import accounts, passkeys, store
from lair.server.answers import Account, Ended, Me, MyData, PasskeyInfo, RecoveryCode, SessionInfo
from lair.server.commands import Deletion, NewPasskey
from lair.server.errors import Refused
from lair.server.routes.common import JSON, Lair, Person, Session, answer, body_of, gives, name_of, takes
from lair.server.routes.people import device_of, host_of
from lair.server.state import AppState
from lair.server.table import encode

MOST_NAME = 40  # characters of a passkey's name
router = APIRouter(prefix="/api/me", tags=["people"])
NewPasskeyBody = Annotated[NewPasskey, body_of(NewPasskey)]
DeletionBody = Annotated[Deletion, body_of(Deletion)]
PasskeyId = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]
SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


@router.get("/account", summary="How I can come back, and where I am signed in", **gives(Account))
async def account(lair: Lair, signed: Session) -> Response:
    person = signed.person
    name = await name_of(lair, person)
    came, recovery, keys, sessions = await lair.store.read(accounts.account_of, person)
    return answer(
        Account(
            person,
            name,
            came,
            recovery,
            [PasskeyInfo(key["id"], key["name"], key["made"], key["used"]) for key in keys],
            [session_info(one, signed.session) for one in sessions],
        )
    )


def session_info(row: dict[str, Any], current: str) -> SessionInfo:
    return SessionInfo(row["id"], row["device"], row["began"], row["seen"], row["id"] == current)


# Passkeys and the recovery code


@router.post("/passkeys/options", summary="What my browser needs to make a passkey", **gives("PasskeyOptions"))
async def passkey_options(lair: Lair, person: Person, request: Request) -> Response:
    await check(lair, person)
    known = [key["credential"] for key in await lair.store.read(accounts.passkeys_of, person)]
    options, challenge = passkeys.registration(host_of(request), person, await name_of(lair, person), known)
    await lair.store.write(accounts.add_challenge, challenge, person, time.time())
    return answer(options)


@router.post("/passkeys", summary="Keep a passkey that my browser has made", **takes(NewPasskey), **gives(PasskeyInfo))
async def add_passkey(lair: Lair, person: Person, request: Request, new: NewPasskeyBody) -> Response:
    await check(lair, person)
    now = time.time()
    challenge = passkeys.challenge_in(new.credential)
    if not await lair.store.write(accounts.use_challenge, challenge, person, now):
        raise Refused(409, "passkey-late")
    checked = new.credential, challenge, host_of(request), lair.settings.secure
    made = await asyncio.to_thread(passkeys.registered, *checked)
    name = visible(new.name)[:MOST_NAME] or device_of(request)
    row = {**made, "id": store.hashed(made["credential"]), "person": person, "name": name, "made": now}
    if not await lair.store.write(accounts.add_passkey, row):
        raise Refused(409, "passkeys-many", most=accounts.MOST_PASSKEYS)
    return answer(PasskeyInfo(row["id"], name, now, None))


@router.delete("/passkeys/{passkey}", summary="Forget a passkey", **gives(Ended))
async def delete_passkey(lair: Lair, person: Person, passkey: PasskeyId) -> Response:
    if not await lair.store.write(accounts.delete_passkey, person, passkey):
        raise Refused(404, "no-such-passkey")
    return answer(Ended(True))


@router.post("/recovery", summary="Get a recovery code, once; an earlier one no longer works", **gives(RecoveryCode))
async def add_recovery(lair: Lair, person: Person) -> Response:
    await check(lair, person)
    await name_of(lair, person)
    code = accounts.new_code()
    await lair.store.write(accounts.set_recovery, person, code, time.time())
    return answer(RecoveryCode(code))


@router.delete("/recovery", summary="Let my recovery code work no longer", **gives(Ended))
async def delete_recovery(lair: Lair, person: Person) -> Response:
    return answer(Ended(await lair.store.write(accounts.delete_recovery, person)))


# Sessions


@router.delete("/sessions/{session}", summary="Sign out a browser of mine", **gives(Ended))
async def end_session(lair: Lair, signed: Session, session: SessionId) -> Response:
    if not await lair.store.write(accounts.end_session, signed.person, session, time.time()):
        raise Refused(404, "no-such-session")
    await lair.person_changed(signed.person)
    response = answer(Ended(True))
    if session == signed.session:
        lair.clear_cookie(response)
    return response


@router.post("/sessions/end", summary="Sign out everywhere: sets a new cookie, others are refused", **gives(Me))
async def end_sessions(lair: Lair, person: Person, request: Request) -> Response:
    await check(lair, person)
    me = Me(person, await name_of(lair, person))
    fresh = lair.identity.new_session()
    await lair.store.write(accounts.end_sessions, person, fresh, device_of(request), time.time())
    await lair.person_changed(person)
    response = answer(me)
    lair.set_cookie(response, person, fresh)
    return response


# My data


@router.get("/data", summary="Everything that is stored about me, as a file", **gives(MyData))
async def data(lair: Lair, person: Person) -> Response:
    if not await lair.exports.take(person):
        raise Refused(429, "too-fast")
    await name_of(lair, person)
    found = await lair.store.read(accounts.data_of, person)
    headers = {"content-disposition": 'attachment; filename="lair-data.json"'}
    return Response(encode(found), media_type=JSON, headers=headers)


@router.post("/delete", summary="Delete me: games stay without my name", **takes(Deletion), **gives(Ended))
async def delete_me(lair: Lair, person: Person, given: DeletionBody) -> Response:
    if given.person != person:
        raise Refused(422, "not-understood", where="body.person")
    await lair.service.leave_tables(person)
    traces = await lair.store.read(accounts.traces_of, person)
    await lair.store.write(accounts.delete_person, person, traces, time.time())
    await lair.read_news()
    response = answer(Ended(True))
    lair.clear_cookie(response)
    return response


async def check(lair: AppState, person: str) -> None:
    if not await lair.hints.take(f"account {person}"):
        raise Refused(429, "too-fast")
