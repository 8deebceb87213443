"""Passkeys: what an authenticator is asked (WebAuthn), and whether its answer is genuine. Routes of people call it.

A passkey belongs to the name that the server is called by. The signature covers a challenge that works once, the page's
origin and that name, all of which are compared here.
"""

import base64
import json
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from lair.server.errors import Refused

SITE = "Lair"  # what authenticators show
LONGEST_ID = 1400  # characters of a credential's id


def site_of(host: str) -> str:
    """The name that a passkey belongs to: the host without its port."""
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host


def origins_of(host: str, secure: bool) -> list[str]:
    """Where the page may be. A browser has passkeys over https alone, or on its own machine."""
    return [f"https://{host}", *([] if secure else [f"http://{host}"])]


def registration(host: str, person: str, name: str, known: list[str]) -> tuple[dict[str, Any], str]:
    """What a browser needs to make a passkey, and the challenge; ``known`` are the credentials that there are."""
    asked = webauthn.generate_registration_options(
        rp_id=site_of(host),
        rp_name=SITE,
        user_id=person.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key)) for key in known],
    )
    return json.loads(webauthn.options_to_json(asked)), bytes_to_base64url(asked.challenge)


def sign_in(host: str) -> tuple[dict[str, Any], str]:
    """What a browser needs to sign in with a passkey, whosever it is, and the challenge."""
    asked = webauthn.generate_authentication_options(
        rp_id=site_of(host), user_verification=UserVerificationRequirement.PREFERRED
    )
    return json.loads(webauthn.options_to_json(asked)), bytes_to_base64url(asked.challenge)


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that an authenticator says it has signed."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = data["challenge"]
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise Refused(422, "passkey-refused") from None
    if not isinstance(challenge, str):
        raise Refused(422, "passkey-refused")
    return challenge


def id_in(credential: dict[str, Any]) -> str:
    """The id of a credential, in the one way of writing it."""
    given = credential.get("rawId")
    if not isinstance(given, str) or len(given) > LONGEST_ID:
        raise Refused(422, "passkey-refused")
    try:
        return bytes_to_base64url(base64url_to_bytes(given))
    except ValueError:
        raise Refused(422, "passkey-refused") from None


def registered(credential: dict[str, Any], challenge: str, host: str, secure: bool) -> dict[str, Any]:
    """The columns of a new passkey, if the answer is genuine."""
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site_of(host),
            expected_origin=origins_of(host, secure),
        )
    except Exception:  # whatever a stranger's bytes lead to in the library: it is no passkey
        raise Refused(422, "passkey-refused") from None
    return {
        "credential": bytes_to_base64url(made.credential_id),
        "public_key": bytes_to_base64url(made.credential_public_key),
        "count": made.sign_count,
        "site": site_of(host),
    }


def signed_in(credential: dict[str, Any], challenge: str, host: str, secure: bool, key: dict[str, Any]) -> int:
    """The authenticator's new count of signatures, if the answer is genuine."""
    if key["site"] != site_of(host):
        raise Refused(422, "passkey-refused")
    handle = (credential.get("response") or {}).get("userHandle")
    if handle is not None and handle != base64.urlsafe_b64encode(key["person"].encode()).rstrip(b"=").decode():
        raise Refused(422, "passkey-refused")
    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site_of(host),
            expected_origin=origins_of(host, secure),
            credential_public_key=base64url_to_bytes(key["public_key"]),
            credential_current_sign_count=key["count"],
        )
    except Exception:  # whatever a stranger's bytes lead to in the library: it is no passkey
        raise Refused(422, "passkey-refused") from None
    return signed.new_sign_count
