"""What a simulation of Mighty Monsters shows beside seats and length: guards and king tiles."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.table import Table

from lair.engine.deck import Deck
from lair.engine.kit import Counted, Report, Use
from lair.engine.report_tables import percent, share, table, turn_order
from lair.engine.text import own_name
from lair.games.mighty.table import entry_of
from lair.games.mighty.text import guard_name, tile_text

if TYPE_CHECKING:
    from lair.laboratory.summary import Summary
    from lair.words import Words

LEAST_BEATEN = 0.02  # of the times that a guard is turned up


def tables(words: "Words", summary: "Summary", deck: Deck) -> list[Table]:
    """How often each guard level is beaten, and what each king tile does."""
    tally = summary.tally
    guards = table(words, "sim-guards", "sim-level", "sim-lain", "sim-turned", "sim-beaten", "sim-beaten-of-turned")
    for level in (1, 2, 3):
        lain, turned, beaten = (tally[name][level] for name in ("lain", "turned", "beaten"))
        shares = share(turned, lain), share(beaten, lain), share(beaten, turned)
        guards.add_row("★" * level, f"{lain:,}", *shares)
    columns = "sim-guard", "sim-level", "sim-strength", "sim-loot", "sim-turned", "sim-beaten-of-turned"
    single = table(words, "sim-single-guards", *columns)
    for card, (label, beaten, turned) in zip(deck.content["guard"], used(summary, deck)["guards"], strict=True):
        numbers = str(card["strength"]), str(card["loot"]), f"{turned:,}", share(beaten, turned)
        single.add_row(card_named(words, deck, label), "★" * card["level"], *numbers)
    king_tiles = table(
        words,
        "sim-tiles",
        "sim-tile",
        "sim-rounds",
        "sim-tile-beaten",
        "sim-tile-loot",
        "sim-tile-healing",
        "sim-tile-replaced",
    )
    counted = ("tile_beaten", "tile_loot", "tile_healing", "tile_replaced")
    for tile, rounds in enumerate(tally["tile_rounds"], 1):
        if rounds:
            name = words.say("sim-no-tile") if tile > len(deck.content["tile"]) else words.speak(tile_text(deck, tile))
            king_tiles.add_row(name, f"{rounds:,}", *(f"{tally[what][tile - 1] / rounds:.2f}" for what in counted))
    return [guards, single, king_tiles]


def guard_labels(deck: Deck) -> tuple[str, ...]:
    """A label for each guard card; copies of one have the same: ``guard-7`` is the seventh of the card file."""
    return tuple(f"guard-{number}" for number in entry_of(deck))


def counted(deck: Deck) -> dict[str, Counted]:
    """Guards by level, single guards, and rounds by the king tile in force."""
    levels = ("", *(f"level-{level}" for level in (1, 2, 3)))
    tiles = (*(f"tile-{tile['key']}" for tile in deck.content["tile"]), "no-tile")
    headings = {
        "rounds": "sim-rounds",
        "beaten": "sim-tile-beaten",
        "loot": "sim-tile-loot",
        "healing": "sim-tile-healing",
        "replaced": "sim-tile-replaced",
    }
    return {
        **{name: Counted(levels, f"sim-{name}") for name in ("lain", "turned", "beaten")},
        **{f"guard_{name}": Counted(guard_labels(deck), f"sim-{name}") for name in ("turned", "beaten")},
        **{f"tile_{name}": Counted(tiles, heading) for name, heading in headings.items()},
    }


def by_seat(deck: Deck) -> dict[str, Counted]:
    """Who had a part of a guard's loot."""
    return {"looted_by": Counted(guard_labels(deck), "sim-given-looted")}


def used(summary: "Summary", deck: Deck) -> dict[str, list[Use]]:
    """How often each guard was beaten, of the times it was turned up."""
    found: dict[str, list[int]] = {}
    for place, label in enumerate(guard_labels(deck)):
        sums = found.setdefault(label, [0, 0])
        sums[0] += summary.tally["guard_beaten"][place]
        sums[1] += summary.tally["guard_turned"][place]
    return {"guards": [(label, beaten, turned) for label, (beaten, turned) in found.items()]}


def criteria(summary: "Summary", deck: Deck, won: Mapping[str, float] | None = None) -> list[tuple[str, bool, str]]:
    """What a good set of cards shows (a code each), whether this one does, and the figure or the guards behind it."""
    tally = summary.tally
    shares = [tally["beaten"][level] / max(1, tally["lain"][level]) for level in (1, 2, 3)]
    levels = shares[0] > shares[1] > shares[2]
    weak = [
        f"{card} {percent(beaten, turned)}"
        for card, beaten, turned in used(summary, deck)["guards"]
        if beaten < LEAST_BEATEN * turned or not turned
    ]
    return [
        turn_order(summary),
        ("levels", levels, ", ".join(f"{share:.1%}" for share in shares)),
        ("guards", not weak, ", ".join(weak)),
    ]


def card_named(words: "Words", deck: Deck, card: str) -> str:
    """A guard by its own name or its number in the card file, a king tile by its own name; anything else by its key."""
    kind, _, key = card.partition("-")
    if kind == "guard":
        name = guard_name(deck, int(key))
        return words.say("sim-guard-number", number=key) if name is None else words.speak(name)
    if kind == "tile":
        names = (own_name(tile) for tile in deck.content["tile"] if tile["key"] == key)
        return words.speak(next((name for name in names if name is not None), card))
    return card


REPORT = Report(
    tables=tables,
    counted=counted,
    by_seat=by_seat,
    used=used,
    criteria=criteria,
    card_name=card_named,
    points="sim-gold",
)
