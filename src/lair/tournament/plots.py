"""Results as pictures: ratings, and strength against thinking time. Matplotlib (extra `plots`) draws them."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from lair.errors import OptionError, TournamentError
from lair.files import writing
from lair.statistics import Z
from lair.tournament.players import PYTHON
from lair.tournament.python_bot import python_bot_named
from lair.tournament.results import Results, Standing
from lair.words import Words

SUFFIXES = (".svg", ".png")
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # told apart by colour-blind people


def check_plot(path: Path) -> None:
    """Refuse, before anything is played, a picture that could not be drawn afterwards."""
    if path.suffix not in SUFFIXES:
        raise OptionError("plot-kind", file=str(path))
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise OptionError("plot-missing") from None


def thinking(standing: Standing) -> tuple[str, float] | None:
    """A bot's name without its time, and its seconds per move: ``master@0.2``, or measured for ``master:2000``."""
    match = re.fullmatch(r"(\w+)(?:@([\d.]+)|:\d+)", standing.bot)
    if match is None:
        return None
    seconds = float(match[2]) if match[2] else standing.seconds
    return (match[1], seconds) if seconds > 0 else None


def draw(results: Results, words: Words, path: Path) -> None:
    """Draw one picture, with strength against time if at least two bots search for a given time."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    timed = sum(thinking(standing) is not None for standing in results.bots) > 1
    width, height = (12.0 if timed else 7.0), max(2.5, 1.2 + 0.4 * len(results.bots))
    figure = Figure(figsize=(width, max(height, 4.0) if timed else height), layout="constrained")
    columns: Any = figure.subplots(1, 2 if timed else 1, squeeze=False)
    _ratings(columns[0, 0], results, words)
    if timed:
        _strength(columns[0, 1], results, words)
    with writing(path, TournamentError), rc_context({"svg.fonttype": "none"}):  # text stays text
        figure.savefig(path)


def display_name(words: Words, bot: str, names: Mapping[str, str] = MappingProxyType({})) -> str:
    """A bot's name as people read it, with its time if it has one; programs and bots in Python have their own."""
    if bot in names:
        return names[bot]
    if bot.startswith(PYTHON):
        return python_bot_named(bot)
    name = re.split("[@:]", bot)[0]
    return words.say(f"bot-{name}") + bot.removeprefix(name) if words.knows(f"bot-{name}") else bot


def _ratings(axes: Any, results: Results, words: Words) -> None:
    bots = list(reversed(results.bots))
    places = range(len(bots))
    spread = [Z * standing.uncertainty for standing in bots]
    axes.errorbar([one.rating for one in bots], places, xerr=spread, fmt="o", color=COLOURS[0], capsize=3)
    axes.set_yticks(places, [display_name(words, one.bot, results.names) for one in bots])
    axes.set_xlabel(words.say("arena-rating"))
    axes.set_title(words.say("plot-ratings"))
    axes.grid(axis="x", alpha=0.3)


def _strength(axes: Any, results: Results, words: Words) -> None:
    families: dict[str, list[tuple[float, Standing]]] = {}
    for standing in results.bots:
        timed = thinking(standing)
        if timed is None:
            axes.axhline(standing.times_fair.wins, linestyle=":", color="grey")
            axes.annotate(
                display_name(words, standing.bot, results.names),
                (0.01, standing.times_fair.wins),
                xycoords=("axes fraction", "data"),
            )
        else:
            families.setdefault(timed[0], []).append((timed[1], standing))
    for colour, (family, members) in zip(COLOURS * len(families), families.items(), strict=False):
        members.sort(key=lambda member: member[0])
        shares = [standing.times_fair for _, standing in members]
        error = [[one.wins - one.low for one in shares], [one.high - one.wins for one in shares]]
        axes.errorbar(
            [seconds for seconds, _ in members],
            [one.wins for one in shares],
            yerr=error,
            fmt="o-",
            capsize=3,
            color=colour,
            label=display_name(words, family),
        )
    axes.set_xscale("log")
    axes.set_xlabel(words.say("plot-seconds"))
    axes.set_ylabel(words.say("plot-times-fair"))
    axes.set_title(words.say("plot-strength"))
    axes.grid(alpha=0.3)
    axes.legend()
