"""Which search parameters win: each variant plays one seat among players of the base, every seat in turn.

python -m bench.search_params mighty --players 4 --deals 50 --seconds 0.05 plays the variants below, one by one, and
prints the wins of each as a multiple of its fair share with the 95% interval. What won is in each game's kit
(`lair.engine.kit.BotKit.search`); docs/bot-experiments.md keeps the tables.
"""

import argparse
import os

from bench.matches import parse_params, plan_of, play_match

GREEDY = "greedy"
VARIANTS: dict[str, dict[str, str]] = {
    "mighty": {
        "the same": "",
        "exploration 0.03": "exploration=0.03",
        "exploration 0.3": "exploration=0.3",
        "random playouts": "policy=0",
        "mostly greedy playouts": "policy=0.85",
        "judged after 2 rounds": "horizon=2",
        "played to the end": "horizon=0",
        "no points beside the win": "margin=0",
        "points count half": "margin=0.5",
        "no widening": "widening=100",
        "half the widening": "widening=0.5",
        "history heuristic": "history=1",
    },
    "meeples": {
        "the same": "",
        "exploration 0.15": "exploration=0.15",
        "exploration 0.6": "exploration=0.6",
        "random playouts": "policy=0",
        "mostly greedy playouts": "policy=0.9",
        "judged after 2 turns": "horizon=2",
        "judged after 4 turns": "horizon=4",
        "judged after 8 turns": "horizon=8",
        "no points beside the win": "margin=0",
        "points count most": "margin=0.7",
        "twice the widening": "widening=1",
        "half the widening": "widening=0.25",
        "history heuristic": "history=1",
    },
}


def parameters(text: str) -> str:
    """The same text, if it names search parameters; a `ValueError`, as argparse wants it, if not."""
    parse_params(text)
    return text


def base(text: str) -> str:
    """Search parameters, or the greedy bot."""
    return text if text == GREEDY else parameters(text)


def main() -> None:
    """Print one line per variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(VARIANTS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50, help="each is played with the variant in every seat")
    clock = parser.add_mutually_exclusive_group(required=True)
    clock.add_argument("--seconds", type=float, help="per move")
    clock.add_argument("--simulations", type=int, help="per move")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="variants whose names contain this")
    listed = "NAME=NUMBER;NAME=NUMBER"
    parser.add_argument("--params", type=parameters, action="append", metavar=listed, help="this variant instead")
    parser.add_argument("--base", type=base, default="", metavar=listed, help="the others; `greedy` for greedy bots")
    given = parser.parse_args()
    search = f"master@{given.seconds:g}" if given.seconds else f"master:{given.simulations}"
    others = GREEDY if given.base == GREEDY else f"{search};{given.base}"
    common = "" if given.base == GREEDY else given.base
    variants = {params: params for params in given.params or ()} or VARIANTS[given.game]
    for name, params in variants.items():
        if given.only in name:
            one = f"{search};{common};{params}"  # later parameters count; never the same text as the others'
            plan = plan_of(given.game, given.players, one, others, given.seed)
            play_match(plan, given.deals, given.jobs, f"{name:28}")


if __name__ == "__main__":
    main()
