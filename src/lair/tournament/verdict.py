"""What a program did wrong, as a code and its arguments; the sentences are in `lair.words`."""

from dataclasses import dataclass, replace
from typing import Any

from lair.engine.types import Reason
from lair.errors import LairError
from lair.words import Words


@dataclass(frozen=True)
class Verdict:
    """One piece of misbehaviour, with the last lines that passed between the program and Lair."""

    code: str
    arguments: dict[str, str | int]
    lines: tuple[str, ...] = ()
    reason: Reason | None = None  # why a move was illegal
    handshake: bool = True  # whether the program got through the handshake

    def because(self, reason: Reason | None) -> "Verdict":
        """The same with the reason why the move was illegal."""
        return replace(self, reason=reason)

    def said(self, words: Words) -> str:
        """The verdict as a sentence."""
        arguments = dict(self.arguments)
        if self.reason is not None:
            arguments["why"] = words.say(f"error-{self.reason.code}", **self.reason.arguments)
        said = words.say(f"verdict-{self.code}", **arguments)
        return said if self.handshake else words.say("verdict-no-handshake", why=said)

    @property
    def line(self) -> dict[str, Any]:
        """The verdict for a results file."""
        why = {} if self.reason is None else {"why": str(LairError(self.reason.code, **self.reason.arguments))}
        handshake = {} if self.handshake else {"handshake": False}
        return {"verdict": self.code, **self.arguments, **why, **handshake}


class Misbehaved(Exception):
    """A program broke the protocol."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.code)
        self.verdict = verdict
