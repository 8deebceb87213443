"""Opponents. A bot is known by its name; it is handed an imagined state and never the true one.

`lair.bots.policy` holds what each does, as compiled code shared by the table and the laboratory.
"""

BOTS = ("random", "greedy")  # a bot's number, for compiled code, is its place here
