"""A simulation's summary as tables in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from lair.arena.summary import Share, Summary
from lair.cards import Deck
from lair.terminal.phrases import options_named, tile_text
from lair.words import Words


def show(
    words: Words,
    console: Console,
    summary: Summary,
    deck: Deck,
    seconds: float,
    report: bool = False,
    won: Mapping[str, float] | None = None,
) -> None:
    """Everything a summary holds, and how fast it came; as a ``report``, also whether the cards are good.

    ``won`` is what each style of play wins, times its fair share.
    """
    say = words.say
    title = say(
        "sim-title",
        games=summary.games,
        game=say(f"game-{summary.game}"),
        players=summary.players,
        options=options_named(words, summary.options),
        seed=str(summary.seed),
    )
    console.print(title, style="title")
    console.print(_seats(words, summary))
    console.print(_order(words, summary))
    mean, least, most = summary.length
    console.print(say("sim-length", mean=f"{mean:.1f}", least=least, most=most))
    for table in TALLIES[summary.game](words, summary, deck):
        console.print(table)
    if report and summary.game in CRITERIA:
        console.print(_criteria(words, CRITERIA[summary.game](summary, deck, won)))
    decisions = mean * summary.games / seconds
    console.print(say("sim-speed", games=round(summary.games / seconds), decisions=round(decisions)), style="quiet")


def _table(words: Words, title: str, *columns: str) -> Table:
    table = Table(title=words.say(title), title_justify="left", title_style="title", box=None, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(words.say(column), justify="left" if place == 0 else "right")
    return table


def _interval(share: Share) -> tuple[str, str]:
    return f"{share.wins:.1%}", f"{share.low:.1%}–{share.high:.1%}"


def _seats(words: Words, summary: Summary) -> Table:
    points = "report-vp" if summary.game == "meeples" else "sim-mean"
    columns = ("sim-seat", "sim-bot", points, "sim-spread", "sim-least", "sim-most", "sim-wins", "sim-interval")
    table = _table(words, "sim-seats", *columns)
    for place, seat in enumerate(summary.seats, 1):
        bot = words.say(f"bot-{seat.bot}")
        scores = f"{seat.mean:.2f}", f"{seat.spread:.2f}", str(seat.least), str(seat.most)
        table.add_row(str(place), bot, *scores, *_interval(seat.share))
    return table


def _order(words: Words, summary: Summary) -> Table:
    table = _table(words, "sim-order", "sim-place", "sim-wins", "sim-interval")
    for place, share in enumerate(summary.order, 1):
        table.add_row(str(place), *_interval(share))
    return table


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _mighty(words: Words, summary: Summary, deck: Deck) -> list[Table]:
    """How often each guard level is beaten, and what each king tile does."""
    tally = summary.tally
    guards = _table(words, "sim-guards", "sim-level", "sim-lain", "sim-turned", "sim-beaten", "sim-beaten-of-turned")
    for level in (1, 2, 3):
        lain, turned, beaten = (tally[name][level] for name in ("lain", "turned", "beaten"))
        shares = _percent(turned, lain), _percent(beaten, lain), _percent(beaten, turned)
        guards.add_row("★" * level, f"{lain:,}", *shares)
    tiles = _table(
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
            name = words.say("sim-no-tile") if tile > len(deck.content["tile"]) else tile_text(words, deck, tile)
            tiles.add_row(name, f"{rounds:,}", *(f"{tally[what][tile - 1] / rounds:.2f}" for what in counted))
    return [guards, tiles]


VP_SOURCES = ("monsters", "council", "quests", "locations", "training", "penalties", "rooms", "other")
TURNS = (9.0, 15.0)  # a player
LEAST_USE = 0.02  # of the games where a card appears
MOST_QUEST = 0.9  # of those who hold it
FIRST_SEAT = 1.15  # times its fair share of the wins
STYLE = (0.5, 1.5)  # likewise


def cards_used(summary: Summary, deck: Deck) -> dict[str, list[tuple[str, int, int]]]:
    """Every card that was in the game: ``kind-key``, how often it was used, and how often it could have been.

    A Location counts in the games in which it stands, a Quest for the hands it left. The six Monsters that
    a game begins with are not counted as they come; all of them are of level 1, and every Monster of level 1
    comes in every game.
    """
    tally, content = summary.tally, deck.content
    used: dict[str, list[tuple[str, int, int]]] = {"locations": [], "monsters": [], "quests": [], "rooms": []}
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


def criteria(summary: Summary, deck: Deck, won: Mapping[str, float] | None = None) -> list[tuple[str, bool, str]]:
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
    first = summary.order[0].wins * summary.players
    found.append(("first", first <= FIRST_SEAT, f"{first:.2f}"))
    if won:
        fair = all(STYLE[0] <= wins <= STYLE[1] for wins in won.values())
        found.append(("styles", fair, ", ".join(f"bot-{style} {wins:.2f}" for style, wins in won.items())))
    return found


def _cards_in(code: str, missing: Sequence[tuple[str, int, int]]) -> tuple[str, bool, str]:
    return code, not missing, ", ".join(f"{card} {_percent(part, whole)}" for card, part, whole in missing)


def card_named(words: Words, card: str) -> str:
    """A card given as ``kind-key``, or a bot; a card of an owner's own by its key."""
    for code in (f"meeples-{card}", card):
        if words.knows(code):
            return words.say(code)
    return card.partition("-")[2]


def told(words: Words, detail: str) -> str:
    """What `criteria` says about a criterion, with the cards by their names."""
    return ", ".join(
        f"{card_named(words, part.partition(' ')[0])} {part.partition(' ')[2]}" if " " in part else part
        for part in detail.split(", ")
    )


def _criteria(words: Words, judged: Sequence[tuple[str, bool, str]]) -> Table:
    table = _table(words, "report-criteria", "report-criterion", "report-verdict", "report-detail")
    table.columns[2].justify = "left"
    for code, met, detail in judged:
        verdict = words.say("report-met" if met else "report-missed")
        table.add_row(words.say(f"report-criterion-{code}"), verdict, told(words, detail))
    return table


def _side_by_side(words: Words, title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    """Short rows, two in a line."""
    table = _table(words, title, *columns, *columns)
    table.columns[len(columns)].justify = "left"
    half = (len(rows) + 1) // 2
    for place in range(half):
        right = rows[half + place] if half + place < len(rows) else ("",) * len(columns)
        table.add_row(*rows[place], *right)
    return table


def _meeples(words: Words, summary: Summary, deck: Deck) -> list[Table]:
    """Turns and VP a player, and the use of every card."""
    tally: dict[str, Any] = summary.tally
    seats = summary.games * summary.players
    used = cards_used(summary, deck)

    a_player = _table(words, "report-player", "report-what", "report-mean")
    a_player.add_row(words.say("report-turns"), f"{tally['turns'][0] / seats:.2f}")
    for source, vp in zip(VP_SOURCES, tally["vp"], strict=True):
        if source != "rooms" or used["rooms"]:
            a_player.add_row(words.say(f"report-vp-{source}"), f"{vp / seats:+.2f}")

    locations = _table(words, "report-locations", "report-card", "report-built", "report-activated")
    for (card, _, appeared), times in zip(used["locations"], tally["activated"], strict=True):
        locations.add_row(card_named(words, card), _percent(appeared, summary.games), f"{times / summary.games:.2f}")

    def shares(kind: str) -> list[tuple[str, ...]]:
        return [(card_named(words, card), _percent(part, whole)) for card, part, whole in used[kind]]

    council = _table(words, "report-council", "report-card", "report-fought")
    rulers = [(kind, card["key"]) for kind in ("overlord", "henchman") for card in deck.content[kind]]
    for (kind, key), fought in zip(rulers, tally["fought"], strict=True):
        council.add_row(card_named(words, f"{kind}-{key}"), f"{fought / summary.games:.2f}")

    training = _table(words, "report-training", "report-class", "report-level-2", "report-level-3")
    for kind, levels in zip(("mage", "cleric", "knight", "warrior"), tally["trained"], strict=True):
        training.add_row(words.say(f"meeples-kind-{kind}"), *(f"{levels[level] / seats:.1%}" for level in (2, 3)))

    tables = [
        a_player,
        locations,
        _side_by_side(words, "report-monsters", ("report-card", "report-beaten"), shares("monsters")),
        _side_by_side(words, "report-quests", ("report-card", "report-done"), shares("quests")),
        council,
        training,
    ]
    if used["rooms"]:
        tables.append(_side_by_side(words, "report-rooms", ("report-card", "report-done"), shares("rooms")))
    return tables


TALLIES = {"mighty": _mighty, "meeples": _meeples}
CRITERIA = {"meeples": criteria}
