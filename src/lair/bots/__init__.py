"""Opponents. A bot is known by its name; it is handed an imagined state and never the true one.

`lair.bots.policy` holds what each does, as compiled code shared by the table and the laboratory.
"""

STYLES = {"meeples": ("fighter", "builder", "quester")}  # the greedy bot with a taste of its own, by game
EVERYWHERE = ("random", "greedy")
BOTS = (*EVERYWHERE, "fighter", "builder", "quester")  # a bot's number, for compiled code, is its place here


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that know how to play a game."""
    return (*EVERYWHERE, *STYLES.get(game, ()))
