"""How strong the bots are: one player among others, in every seat of every deal, with 95% intervals.

python -m bench.strength MATCH [--deals N] [--seconds S] [--jobs J] reports progress now and then; docs/bot-
experiments.md keeps what it printed. The matches: ``random`` (greedy among random bots), ``greedy`` (master among
greedy bots), ``ismcts`` (master among OpenSpiel's own Python IS-MCTS bots with the same time per move, through
`lair.envs`), ``ismcts-slow`` (grandmaster among those with ten times its time), ``time`` (a master among others that
have a tenth of its time per move), ``network`` (the network alone among masters) and ``grandmaster`` (the search with
the network among masters of the same time per move). Any other match is written ``ONE/OTHERS``: ``adept/greedy``.
`bench.ladder` plays the levels against each other.
"""

import argparse
import os

from bench.matches import PLAYERS, plan_of, play_match
from lair.games import GAMES

MATCHES = {
    "random": ("greedy", "random"),
    "greedy": ("master{less}", "greedy"),
    "ismcts": ("master{less}", "ismcts{less}"),
    "ismcts-slow": ("grandmaster{less}", "ismcts{more}"),
    "time": ("master{more}", "master{less}"),
    "network": ("network", "master{less}"),
    "grandmaster": ("grandmaster{less}", "master{less}"),
}


def pair(match: str) -> tuple[str, str]:
    """The one and the others of a match; a `ValueError` if it has none, as argparse wants it."""
    one, others = MATCHES.get(match) or match.split("/")
    return one, others


def main() -> None:
    """Play the match on every core."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("match", type=pair, metavar="MATCH", help=f"{', '.join(MATCHES)} or ONE/OTHERS")
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=0.2, help="per move")
    parser.add_argument("--simulations", type=int, help="per move, in place of seconds; for a busy machine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    less, more = f"@{given.seconds:g}", f"@{10 * given.seconds:g}"
    if given.simulations:
        less, more = f":{given.simulations}", f":{10 * given.simulations}"
    one, others = (name.format(less=less, more=more) for name in given.match)
    for game in given.game or PLAYERS:
        players = given.players or PLAYERS[game]
        heading = f"{game}, {players} players: {one} among {players - 1} x {others}"
        play_match(plan_of(game, players, one, others, given.seed), given.deals, given.jobs, heading)


if __name__ == "__main__":
    main()
