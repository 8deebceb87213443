"""Every sentence a person reads, in four languages: Fluent files here and in each game's folder ``words``.

Codes and arguments come in, sentences go out. The editions' own terms are kept in each language.
"""

import os
import warnings
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lair.engine.text import Joined, Names, Phrase, Text
from lair.games import GAMES, GameWarning, manifest_of

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "pl": "Polski"}
LONGEST = 1000  # characters of an argument


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    shared, *own = map(FluentResource, texts(language))
    bundle.add_resource(shared)
    for game, resource in zip(GAMES, own, strict=True):
        taken = [entry.id.name for entry in resource.body if hasattr(entry, "id") and bundle.has_message(entry.id.name)]
        if taken:
            unsaid = f"The words of the game {game} repeat messages that there are already: {', '.join(taken)}"
            warnings.warn(unsaid, GameWarning, stacklevel=2)
        bundle.add_resource(resource)
    return bundle


def texts(language: str) -> list[str]:
    """Every Fluent text of a language: the shared sentences, and each game's; English where a game has no other."""
    shared = (Path(__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")
    return [shared, *(game_text(game, language) for game in GAMES)]


def game_text(game: str, language: str) -> str:
    """A game's own sentences in a language, or in English."""
    folder = manifest_of(game).folder / "words"
    file = folder / f"{language}.ftl"
    return (file if file.exists() else folder / "en.ftl").read_text(encoding="utf-8")


class Words:
    """One language's words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, code: str, /, **arguments: str | int | float) -> str:
        """The sentence for a code. A missing code or argument is a bug, and says so."""
        pattern = self._bundle.get_message(code).value
        assert pattern is not None, code
        sentence, problems = self._bundle.format_pattern(pattern, {name: _cut(arguments[name]) for name in arguments})
        if problems:
            raise problems[0]
        return str(sentence)

    def speak(self, text: Text, /, **overrides: str | int) -> str:
        """A text of codes. ``overrides`` replace arguments of the same name, wherever in the text they stand."""
        match text:
            case Phrase(code, arguments):
                said = {
                    name: value if isinstance(value, int) else self.speak(value, **overrides)
                    for name, value in arguments.items()
                }
                return self.say(code, **said | {name: overrides[name] for name in overrides.keys() & said.keys()})
            case Joined(join, parts):
                spoken = (self.speak(part, **overrides) for part in parts)
                return reduce(lambda before, after: self.say(join, before=before, after=after), spoken)
            case Names(names):
                return names.get(self.language) or names.get("en") or next(iter(names.values()))
        return str(text)

    def options_named(self, options: Iterable[str]) -> str:
        """Variants and expansions by their edition's names."""
        return ", ".join(self.say(f"option-{option}") for option in options) or self.say("option-none")

    def knows(self, code: str) -> bool:
        """Whether there is such a sentence."""
        return bool(self._bundle.has_message(code))


def _cut(value: str | int | float) -> str | int | float:
    """Fluent takes no argument that is longer; somebody may have typed it."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def user_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the user's environment asks for; English if it speaks none of ours."""
    for variable in ("LAIR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = environment.get(variable, "")
        if chosen:
            return chosen[:2] if chosen[:2] in LANGUAGES else "en"
    return "en"
