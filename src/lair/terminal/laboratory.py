"""A simulation's summary as tables in the terminal."""

from rich.console import Console
from rich.table import Table

from lair.arena.summary import Share, Summary
from lair.cards import Deck
from lair.terminal.phrases import options_named, tile_text
from lair.words import Words


def show(words: Words, console: Console, summary: Summary, deck: Deck, seconds: float) -> None:
    """Everything a summary holds, and how fast it came."""
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
    columns = ("sim-seat", "sim-bot", "sim-mean", "sim-spread", "sim-least", "sim-most", "sim-wins", "sim-interval")
    table = _table(words, "sim-seats", *columns)
    for place, seat in enumerate(summary.seats, 1):
        bot = words.say(f"bot-{seat.bot}")
        gold = f"{seat.mean:.2f}", f"{seat.spread:.2f}", str(seat.least), str(seat.most)
        table.add_row(str(place), bot, *gold, *_interval(seat.share))
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


TALLIES = {"mighty": _mighty}
