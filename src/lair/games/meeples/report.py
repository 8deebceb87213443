"""What a simulation of Meeples & Monsters shows: turns, VP, the use of every card, and whether the cards are good."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from lair.engine.deck import Deck
from lair.engine.kit import Counted, Report, Use
from lair.engine.report_tables import percent, share, side_by_side, table, turn_order
from lair.games.meeples.text import card_name, kind_name

if TYPE_CHECKING:
    from lair.laboratory.summary import Summary
    from lair.words import Words

VP_SOURCES = (
    "monsters",
    "council",
    "quests",
    "locations",
    "training",
    "penalties",
    "rooms",
    "slots",
    "abilities",
    "tokens",
)
CLASSES = ("mage", "cleric", "knight", "warrior")
TURNS = (9.0, 15.0)  # a player
LEAST_USE = 0.02  # of the games where a card appears
MOST_QUEST = 0.9  # of those who hold it
STYLE = (0.5, 1.5)  # times its fair share of the wins


def cards_used(summary: "Summary", deck: Deck) -> dict[str, list[Use]]:
    """Every card that was in the game: ``kind-key``, how often it was used, and how often it could have been.

    A Location counts in the games in which it stands, a Quest for the hands it left. The six Monsters that
    a game begins with are not counted as they come; all of them are of level 1, and every Monster of level 1
    comes in every game.
    """
    tally, content = summary.tally, deck.content
    used: dict[str, list[Use]] = {"locations": [], "monsters": [], "quests": [], "rooms": []}
    used["locations"] = [
        (
            f"{kind}-{card['key']}",
            tally["activated_in"][place],
            summary.games if kind == "built" else tally["built"][place],
        )
        for place, (kind, card) in enumerate([(kind, card) for kind in ("built", "tile") for card in content[kind]])
    ]
    for place, card in enumerate(content["monster"]):
        if summary.players > 2 or not card.get("three_plus"):
            came = summary.games if card["level"] == 1 else tally["came"][place]
            used["monsters"].append((f"monster-{card['key']}", tally["defeated"][place], came))
    for place, card in enumerate(content["quest"]):
        done = tally["quest_done"][place]
        held = done + tally["quest_failed"][place] + tally["quest_discarded"][place]
        used["quests"].append((f"quest-{card['key']}", done, held))
    if "towers" in summary.options:
        for place, card in enumerate(content["room"]):
            used["rooms"].append((f"room-{card['key']}", tally["rooms"][place], summary.games))
    return used


def criteria(summary: "Summary", deck: Deck, won: Mapping[str, float] | None = None) -> list[tuple[str, bool, str]]:
    """What a good set of cards shows (a code each), whether this one does, and the figure or the cards that miss it.

    A card that never appeared has not been seen to be used, and misses its criterion. Styles of play are
    judged where it is known what each has ``won``.
    """
    used = cards_used(summary, deck)
    turns = summary.tally["turns"][0] / (summary.games * summary.players)
    found = [("turns", TURNS[0] <= turns <= TURNS[1], f"{turns:.1f}")]
    for code in ("locations", "monsters", "quests"):
        found.append(_cards_in(code, [card for card in used[code] if card[1] < LEAST_USE * card[2] or not card[2]]))
    found.append(_cards_in("quests-most", [card for card in used["quests"] if card[1] > MOST_QUEST * card[2]]))
    found.append(turn_order(summary))
    if won:
        fair = all(STYLE[0] <= wins <= STYLE[1] for wins in won.values())
        found.append(("styles", fair, ", ".join(f"bot-{style} {wins:.2f}" for style, wins in won.items())))
    return found


def _cards_in(code: str, missing: Sequence[tuple[str, int, int]]) -> tuple[str, bool, str]:
    return code, not missing, ", ".join(f"{card} {percent(part, whole)}" for card, part, whole in missing)


def card_named(words: "Words", deck: Deck, card: str) -> str:
    """A card given as ``kind-key``, a Hero card as ``class-level``, or a bot."""
    kind, _, key = card.partition("-")
    if kind in CLASSES:
        return words.say("report-hero", kind=words.speak(kind_name(kind)), level=key)
    return words.say(card) if words.knows(card) else words.speak(card_name(deck, kind, key, words.knows))


def tables(words: "Words", summary: "Summary", deck: Deck) -> list[Table]:
    """Turns and VP a player, and the use of every card."""
    tally: dict[str, Any] = summary.tally
    seats = summary.games * summary.players
    used = cards_used(summary, deck)

    a_player = table(words, "report-player", "report-what", "report-mean")
    for figure, label in (("turns.turns", "turns"), *((f"vp.vp-{source}", f"vp-{source}") for source in VP_SOURCES)):
        if label != "vp-rooms" or used["rooms"]:
            found = summary.figures[figure]
            mean, half = found.mean / summary.players, found.half / summary.players
            a_player.add_row(words.say(f"report-{label}"), f"{mean:{'' if label == 'turns' else '+'}.2f} ±{half:.2f}")

    def a_game(figure: str) -> str:
        found = summary.figures[figure]
        return f"{found.mean:.2f} ±{found.half:.2f}"

    locations = table(words, "report-locations", "report-card", "report-built", "report-activated")
    for card, _, appeared in used["locations"]:
        locations.add_row(card_named(words, deck, card), percent(appeared, summary.games), a_game(f"activated.{card}"))

    def shares(kind: str) -> list[tuple[str, ...]]:
        return [(card_named(words, deck, card), share(part, whole)) for card, part, whole in used[kind]]

    council = table(words, "report-council", "report-card", "report-fought")
    rulers = [(kind, card["key"]) for kind in ("overlord", "henchman") for card in deck.content[kind]]
    for kind, key in rulers:
        council.add_row(card_named(words, deck, f"{kind}-{key}"), a_game(f"fought.{kind}-{key}"))

    training = table(words, "report-training", "report-class", "report-level-2", "report-level-3")
    for kind, levels in zip(CLASSES, tally["trained"], strict=True):
        training.add_row(words.speak(kind_name(kind)), *(share(levels[level], seats) for level in (2, 3)))

    shown = [
        a_player,
        locations,
        side_by_side(words, "report-monsters", ("report-card", "report-beaten"), shares("monsters")),
        side_by_side(words, "report-quests", ("report-card", "report-done"), shares("quests")),
        council,
        training,
    ]
    if used["rooms"]:
        shown.append(side_by_side(words, "report-rooms", ("report-card", "report-done"), shares("rooms")))
    return shown


def labels(deck: Deck, *kinds: str) -> tuple[str, ...]:
    """Every card of these kinds, as ``kind-key``."""
    return tuple(f"{kind}-{card['key']}" for kind in kinds for card in deck.content[kind])


LEVELS = tuple(f"{kind}-{level}" if level > 1 else "" for kind in CLASSES for level in range(4))


def by_seat(deck: Deck) -> dict[str, Counted]:
    """Who activated, beat, did or trained what."""
    return {
        "activated_by": Counted(labels(deck, "built", "tile"), "report-given-activated"),
        "defeated_by": Counted(labels(deck, "monster"), "report-given-beaten"),
        "quest_done_by": Counted(labels(deck, "quest"), "report-given-done"),
        "trained_by": Counted(LEVELS, "report-given-trained"),
    }


def counted(deck: Deck) -> dict[str, Counted]:
    """Turns, VP by their source, and the use of every card."""
    locations, council = labels(deck, "built", "tile"), labels(deck, "overlord", "henchman")
    monsters, quests = labels(deck, "monster"), labels(deck, "quest")
    return {
        "vp": Counted(tuple(f"vp-{source}" for source in VP_SOURCES), "report-vp"),
        "turns": Counted(("turns",), "report-turns"),
        "activated": Counted(locations, "report-activated"),
        "activated_in": Counted(locations),
        "built": Counted(locations, "report-built"),
        "defeated": Counted(monsters, "report-beaten"),
        "came": Counted(monsters),
        "fought": Counted(council, "report-fought"),
        "quest_done": Counted(quests, "report-done"),
        "quest_failed": Counted(quests),
        "quest_discarded": Counted(quests),
        "rooms": Counted(labels(deck, "room"), "report-done"),
        "trained": Counted(LEVELS, "report-training"),
    }


REPORT = Report(
    tables=tables,
    counted=counted,
    by_seat=by_seat,
    used=cards_used,
    criteria=criteria,
    card_name=card_named,
    points="report-vp",
)
