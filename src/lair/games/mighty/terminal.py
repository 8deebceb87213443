"""Mighty Monsters drawn in text: the castle from gate to treasury, and the players below it.

Fits 80 columns with six guards, and says everything without colour.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from lair.engine.deck import Deck
from lair.engine.drawing import SEAT_STYLES, SYMBOLS
from lair.engine.kit import MoveSentence, PlayedGame, Terminal
from lair.engine.text import Phrase
from lair.engine.types import Action, Event
from lair.games.mighty.table import GuardView, MonsterView, View
from lair.games.mighty.text import guard_name, tile_sentence

if TYPE_CHECKING:
    from lair.words import Words

LABEL = 10  # columns left of the castle
INNER = 8  # columns inside a card
GAP = " "


def table(words: "Words", deck: Deck, view: View) -> list[Text]:
    """Everything a decision needs, from top to bottom."""
    title = words.say(
        "screen-title",
        game=words.say(f"game-{view.game}"),
        round=view.round,
        rounds=view.rounds,
        options=words.options_named(view.options),
    )
    parts = [Text(title, style="title")]
    if view.tile is not None:
        parts.append(Text(words.speak(tile_sentence(deck, view.tile)), style="gold"))
    stack = words.say("label-stack", count=view.stack, level=view.stack_level or 0)
    return [*parts, castle(words, view), players(words, view), Text(stack, style="quiet")]


def castle(words: "Words", view: View) -> Text:
    """The castle: monsters of side a, guards, monsters of side b."""
    drawn = Text()
    width = len(view.guards) * (INNER + 2 + len(GAP))
    treasury = words.say("label-treasury", gold=view.treasury) + " ◀"
    gate = "▶ " + words.say("label-gate")
    drawn.append(" " * LABEL + gate + treasury.rjust(width - len(gate) - len(GAP)) + "\n", style="quiet")
    _row(drawn, "", [Text(str(place).center(INNER + 2)) for place in range(1, len(view.guards) + 1)])
    _monsters(drawn, "a", view.guards, 0)
    _guards(drawn, words, view.guards)
    _monsters(drawn, "b", view.guards, 1)
    drawn.rstrip()
    return drawn


def _row(drawn: Text, label: str, cells: list[Text]) -> None:
    drawn.append(label.rjust(LABEL - 1)[: LABEL - 1] + " ", style="quiet")
    for cell in cells:
        drawn.append_text(cell)
        drawn.append(GAP)
    drawn.append("\n")


def _monsters(drawn: Text, side: str, guards: tuple[GuardView, ...], index: int) -> None:
    row = [guard.monsters[index] for guard in guards]
    _row(drawn, "", [_monster_edge(monster, "┌─┐", "╭┄╮") for monster in row])
    _row(drawn, side, [_monster(monster) for monster in row])
    _row(drawn, "", [_monster_edge(monster, "└─┘", "╰┄╯") for monster in row])


def _monster_edge(monster: MonsterView | None, taken: str, empty: str) -> Text:
    left, line, right = list(taken if monster else empty)
    return Text(left + line * INNER + right, style=SEAT_STYLES[monster.seat] if monster else "quiet")


def _monster(monster: MonsterView | None) -> Text:
    if monster is None:
        return Text("┆" + " " * INNER + "┆", style="quiet")
    style = SEAT_STYLES[monster.seat]
    face = Text("│", style=style)
    face.append(f"{SYMBOLS[monster.seat]} {monster.strength}".center(INNER), style=f"bold {style}")
    return face.append("│", style=style)


def _guards(drawn: Text, words: "Words", guards: tuple[GuardView, ...]) -> None:
    _row(drawn, "", [Text("╔" + "═" * INNER + "╗") for _ in guards])
    _row(drawn, words.say("label-level"), [_guard("★" * guard.level, "") for guard in guards])
    _row(drawn, words.say("label-strength"), [_guard(_range(guard.strength), "bold") for guard in guards])
    _row(drawn, words.say("label-loot"), [_guard(_range(guard.loot), "gold") for guard in guards])
    _row(drawn, "", [Text("╚" + "═" * INNER + "╝") for _ in guards])


def _range(bounds: tuple[int, int]) -> str:
    return f"{bounds[0]}–{bounds[1]}"


def _guard(text: str, style: str) -> Text:
    return Text("║").append(text.center(INNER), style=style).append("║")


def players(words: "Words", view: View) -> Text:
    """A line a player: symbol, name, gold, what is known of hand and resting monsters."""
    drawn = Text()
    for seat, who in enumerate(view.seats):
        style = SEAT_STYLES[seat]
        drawn.append("▸ " if seat == view.turn else "  ", style="asked")
        drawn.append(f"{SYMBOLS[seat]} {who.name:<19.19} ", style=f"bold {style}" if seat == view.turn else style)
        drawn.append(f"{words.say('label-gold', gold=who.gold):>10}  ", style="gold")
        hand, own = _shown(who.hand, who.hand_unknown), "bold" if seat == view.seat else ""
        drawn.append(f"{words.say('label-hand')} {hand:<7}", style=own)
        drawn.append(f"{words.say('label-resting')} {_shown(who.resting, who.resting_unknown):<4}", style="quiet")
        drawn.append(f" {words.say('label-start')}" if seat == view.start and not view.over else "", style="quiet")
        drawn.append("\n")
    drawn.rstrip()
    return drawn


def _shown(known: Sequence[int], unknown: int) -> str:
    return " ".join([str(strength) for strength in known] + ["?"] * unknown)


def untold(event: Event) -> bool:
    """What is seen at once on the next drawing, and healing that costs nothing."""
    return event.code in {"laid", "unseen", "round-ended"} or (event.code == "healed" and event.arguments["cost"] == 0)


def event_text(words: "Words", game: PlayedGame, event: Event) -> str | None:
    """A king tile is said from what it does, a guard that was given a name by that."""
    if event.code == "turned" and (name := guard_name(game.deck, int(event.arguments["card"]))) is not None:
        guard, level, strength, loot = (event.arguments[what] for what in ("guard", "level", "strength", "loot"))
        return words.speak(
            Phrase(
                "event-turned-named",
                {"guard": guard, "name": name, "level": level, "strength": strength, "loot": loot},
            )
        )
    if event.code != "tile-turned":
        return None
    return words.speak(Phrase("event-tile-turned", {"text": tile_sentence(game.deck, int(event.arguments["tile"]))}))


def list_moves(words: "Words", game: PlayedGame, legal: list[Action], said: MoveSentence) -> Sequence[str]:
    """Free spaces in one line, then a line for each replacement."""
    free = [action for action in legal if action.code == "place"]
    return ["  ".join(said(action) for action in free), *(said(action) for action in legal if action not in free)]


TERMINAL = Terminal(
    draw=table, untold=untold, numbered=False, suffix="-mighty", event_text=event_text, list_moves=list_moves
)
