"""Figures and cards as people read them: what the terminal and the pages of the laboratory call them."""

from lair.engine.deck import Deck
from lair.engine.kit import Report
from lair.laboratory.figures import Figure, figures_of, report_of
from lair.simulation.simulate import Plan
from lair.words import Words

SHARES = ("wins", "order")  # figures that are shares of games


def is_share(figure: Figure) -> bool:
    """Whether a figure is a share of the games."""
    return figure.name.partition(".")[0] in SHARES and figure.heading is None


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


def shown(figure: Figure, number: float, signed: bool = False) -> str:
    """A number of a figure: shares in percent."""
    sign = "+" if signed else ""
    return f"{number:{sign}.1%}" if is_share(figure) else f"{number:{sign}.3f}"
