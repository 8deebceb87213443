"""Figures and cards as people read them: what the terminal and the pages of the laboratory call them."""

from lair.engine.deck import Deck
from lair.engine.kit import Report
from lair.laboratory.figures import Figure, figures_of, report_of
from lair.laboratory.moments import Mean
from lair.laboratory.summary import Summary
from lair.simulation.simulate import Plan
from lair.words import Words


def bot_named(words: Words, bot: str) -> str:
    """A bot, with how many simulations it thinks through."""
    name = bot.partition(":")[0]
    return words.say(f"bot-{name}") + bot.removeprefix(name)


def card_named(words: Words, own: Report | None, deck: Deck, card: str) -> str:
    """A card's name, if its game or its owner has one for it."""
    return own.card_name(words, deck, card) if own is not None and own.card_name is not None else card


def figure_named(words: Words, plan: Plan, figure: Figure) -> str:
    """A figure as people read it."""
    kind, _, number = figure.name.partition(".")
    if figure.heading is None:
        return words.say("figure-score-mean") if number == "mean" else words.say(f"figure-{kind}", number=number)
    if figure.heading.startswith("report-") and words.knows(f"report-{figure.label}"):
        return words.say(f"report-{figure.label}")
    own = report_of(plan.rules.name)
    return f"{words.say(figure.heading)}: {card_named(words, own, plan.deck, figure.label)}"


def figure_in_words(words: Words, plan: Plan, own: Report | None, name: str) -> str:
    """A figure by its name, or a card, as people read it."""
    for figure in figures_of(plan):
        if figure.name == name:
            return figure_named(words, plan, figure)
    return card_named(words, own, plan.deck, name)


def mean_shown(found: Mean) -> str:
    """A mean with half its 95% interval; one game alone has none."""
    return f"{found.mean:.2f} ±{found.half:.2f}" if found.half > 0 else f"{found.mean:.2f}"


def length_told(words: Words, summary: Summary) -> str:
    """How many decisions a game has."""
    _, least, most = summary.length
    return words.say("sim-length", mean=mean_shown(summary.figures["decisions"]), least=least, most=most)


def shown(figure: Figure, number: float, signed: bool = False) -> str:
    """A number of a figure: shares in percent."""
    sign = "+" if signed else ""
    return f"{number:{sign}.1%}" if figure.share else f"{number:{sign}.3f}"
