"""Being told that it is one's turn at a slow table: in this browser (Web Push), by e-mail."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from lair.server import mail, notices
from lair.server.answers import Done, Notices
from lair.server.commands import MailLink, NewMailbox, PushTarget
from lair.server.errors import Refused
from lair.server.middleware import address_of
from lair.server.notices import language_of
from lair.server.routes.common import Lair, OptionalPerson, Person, answer, body_of, gives, name_of, takes

router = APIRouter(prefix="/api/notices", tags=["notices"])
PushBody = Annotated[PushTarget, body_of(PushTarget)]
MailBody = Annotated[NewMailbox, body_of(NewMailbox)]
LinkBody = Annotated[MailLink, body_of(MailLink)]


@router.get("", summary="How I am told that it is my turn", **gives(Notices))
async def ways(lair: Lair, person: OptionalPerson) -> Response:
    notifier = lair.notifier
    mailbox = None if person is None else await lair.store.read(notices.mailbox_of, person)
    return answer(
        Notices(
            notifier.push.public_key if notifier.push is not None else None,
            notifier.mailer is not None,
            mailbox.address if mailbox is not None else None,
            mailbox is not None and mailbox.confirmed,
        )
    )


@router.put("/push", summary="Tell me in this browser", **takes(PushTarget), **gives(Done))
async def add_push(lair: Lair, person: Person, new: PushBody) -> Response:
    if not await lair.hints.take(f"push {person}"):
        raise Refused(429, "too-fast")
    await name_of(lair, person)
    new.language = language_of(new.language)
    await lair.notifier.add_target(person, new)
    return answer(Done())


@router.delete("/push", summary="No longer in this browser", **gives(Done))
async def remove_push(lair: Lair, person: Person, endpoint: Annotated[str, Query(max_length=1000)]) -> Response:
    await lair.store.write(notices.remove_target, endpoint, person)
    return answer(Done())


@router.put("/mail", summary="Tell me by e-mail: sends a link to confirm", **takes(NewMailbox), **gives(Done))
async def set_mail(lair: Lair, request: Request, person: Person, new: MailBody) -> Response:
    """Nothing else is sent to the address before the link was followed."""
    await name_of(lair, person)
    address = mail.checked(new.address)
    for key in (f"person {person}", f"client {address_of(request.scope)}", f"to {address.lower()}"):
        if not await lair.mails.take(key):
            raise Refused(429, "too-fast")
    await lair.notifier.ask_to_confirm(person, address, language_of(new.language))
    return answer(Done())


@router.delete("/mail", summary="No longer by e-mail; forgets the address", **gives(Done))
async def remove_mail(lair: Lair, person: Person) -> Response:
    await lair.store.write(notices.remove_mailbox, person)
    return answer(Done())


@router.post("/mail/confirm", summary="The address of an e-mail's link is mine", **takes(MailLink), **gives(Done))
async def confirm_mail(lair: Lair, link: LinkBody) -> Response:
    await lair.notifier.follow("confirm", link.token)
    return answer(Done())


@router.post("/mail/stop", summary="No more e-mail, by the link of one", **takes(MailLink), **gives(Done))
async def stop_mail(lair: Lair, link: LinkBody) -> Response:
    await lair.notifier.follow("stop", link.token)
    return answer(Done())
