"""Whether the house cards of Meeples & Monsters are good: bots play, docs/balance.md says what they show.

python -m bench.balance [--games 20000] [--seed 1] [--bot network]: greedy bots play, or the game's network does, and
docs/balance-network.md says what that shows.
"""

import argparse
from pathlib import Path

from lair.engine.deck import Deck
from lair.games.decks import load
from lair.games.meeples.report import REPORT as OWN
from lair.games.meeples.report import VP_SOURCES, card_named, cards_used, criteria
from lair.games.meeples.rules import RULES
from lair.laboratory.styles import wins_by_style
from lair.laboratory.summary import Accumulator, Summary
from lair.simulation.simulate import Plan, simulate
from lair.terminal.simulation_report import criterion_detail
from lair.words import Words

GAMES = 20_000
DOCS = Path(__file__).parent.parent / "docs"
REPORTS = {"greedy": DOCS / "balance.md", "network": DOCS / "balance-network.md"}
PLAYS = {
    "greedy": """A greedy bot plans each turn as a whole, including its
Quests. It values meeples, Training and building by the turns still to come. It does not consider what the others may
do. Styles of play are the same bot with other weights: one fights early, one builds and recruits, one follows its
Quests. A Unit with nothing better to do goes to any Location that takes it. So a Location that gives only a combat
bonus (the Branch & Root Inn) is also activated when the bonus is of no use.""",
    "network": """A network bot plays what its network thinks best
at once ([training.md](training.md)). Styles of play are the greedy bot with other weights: one fights early, one builds
and recruits, one follows its Quests.""",
}
SETTINGS = [(players, options) for options in ((), ("towers",)) for players in (2, 3, 4)]
WORDS = Words("en")
Won = dict[str, float]  # by style, times its fair share


def played(deck: Deck, players: int, options: tuple[str, ...], games: int, seed: int, bot: str) -> tuple[Summary, Won]:
    """The results of ``games`` games, and what each style of play wins in as many others."""
    plan = Plan(RULES, deck, players, options, (bot,) * players, seed)
    running = Accumulator(plan)
    for batch in simulate(plan, games):
        running.add(batch)
    styles = RULES.manifest.styles
    return running.summary(), wins_by_style(plan, styles, games // len(styles))


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown: words to the left, figures to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def heading(summary: Summary) -> str:
    return f"{summary.players}{' + Towers' if summary.options else ''}"


def share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def figures(summaries: list[Summary]) -> str:
    """Turns, wins and VP."""
    rows = [
        ["turns per player", *(f"{s.tally['turns'][0] / s.games / s.players:.2f}" for s in summaries)],
        ["decisions per game", *(f"{s.length[0]:.0f}" for s in summaries)],
        ["VP per player", *(f"{sum(seat.mean for seat in s.seats) / s.players:.1f}" for s in summaries)],
    ]
    for place, source in enumerate(VP_SOURCES):
        label = WORDS.say(f"report-vp-{source}")
        rows.append([label, *(f"{s.tally['vp'][place] / s.games / s.players:+.2f}" for s in summaries)])
    for place in range(max(s.players for s in summaries)):
        wins = [f"{s.order[place].wins * s.players:.2f}" if place < s.players else "" for s in summaries]
        rows.append([f"place {place + 1} in turn order: wins as a multiple of its fair share", *wins])
    return table(["players", *map(heading, summaries)], rows)


def verdicts(summaries: list[Summary], won: list[Won], deck: Deck) -> str:
    """Every criterion with every setting, then what misses it."""
    judged = [criteria(s, deck, by_style) for s, by_style in zip(summaries, won, strict=True)]
    rows, missed = [], []
    for place, (code, _, _) in enumerate(judged[0]):
        label = WORDS.say(f"report-criterion-{code}")
        rows.append([label, *("met" if found[place][1] else "**missed**" for found in judged)])
        for s, found in zip(summaries, judged, strict=True):
            if not found[place][1]:
                missed.append(f"- {label}, {heading(s)} players: {criterion_detail(WORDS, OWN, deck, found[place][2])}")
    found_missing = "\nMissed, and by what:\n\n" + "\n".join(missed) + "\n" if missed else ""
    return table(["players", *map(heading, summaries)], rows) + found_missing


def cards(summaries: list[Summary], deck: Deck, kind: str) -> str:
    """The use of every card of a kind."""
    found = [{card: (part, whole) for card, part, whole in cards_used(s, deck)[kind]} for s in summaries]
    rows = []
    for card in max(found, key=len):
        rows.append([card_named(WORDS, deck, card), *(share(*used.get(card, (0, 0))) for used in found)])
    return table(["players", *map(heading, summaries)], rows)


def council(summaries: list[Summary], deck: Deck) -> str:
    rulers = [f"{kind}-{card['key']}" for kind in ("overlord", "henchman") for card in deck.content[kind]]
    rows = [
        [card_named(WORDS, deck, ruler), *(f"{s.tally['fought'][place] / s.games:.2f}" for s in summaries)]
        for place, ruler in enumerate(rulers)
    ]
    return table(["players", *map(heading, summaries)], rows)


def training(summaries: list[Summary]) -> str:
    rows = []
    for place, kind in enumerate(("mage", "cleric", "knight", "warrior")):
        for level in (2, 3):
            trained: list[list[list[int]]] = [s.tally["trained"] for s in summaries]  # type: ignore[misc]
            shares = [t[place][level] / s.games / s.players for s, t in zip(summaries, trained, strict=True)]
            rows.append([f"{WORDS.say(f'meeples-kind-{kind}')}, level {level}", *(f"{part:.1%}" for part in shares)])
    return table(["players", *map(heading, summaries)], rows)


def locations(summaries: list[Summary], deck: Deck) -> str:
    """How often each is activated a game, and in how many of the games it stands in."""
    rows = []
    for place, (card, _, _) in enumerate(cards_used(summaries[0], deck)["locations"]):
        shown = []
        for s in summaries:
            _, games, standing = cards_used(s, deck)["locations"][place]
            shown.append(f"{s.tally['activated'][place] / s.games:.2f} ({share(games, standing)})")
        rows.append([card_named(WORDS, deck, card), *shown])
    return table(["players", *map(heading, summaries)], rows)


def styles(summaries: list[Summary], won: list[Won]) -> str:
    """What each style of play wins where they meet."""
    rows = [[WORDS.say(f"bot-{style}"), *(f"{by_style[style]:.2f}" for by_style in won)] for style in won[0]]
    return table(["players", *map(heading, summaries)], rows)


def report(summaries: list[Summary], won: list[Won], deck: Deck, bot: str, command: str) -> str:
    towers = [s for s in summaries if s.options]
    return f"""# Balance of the house cards: Meeples & Monsters

{summaries[0].games:,} games each with 2, 3 and 4 {bot} bots, without and with The Four Towers, seed
{summaries[0].seed}, cards `{deck.digest}`. Written by `{command}`.

The cards are this project's house cards, not the publisher's. {PLAYS[bot]}

## Criteria

{verdicts(summaries, won, deck)}
A Location is counted in the games in which it stood, a Monster in the games in which it came (every Monster of level
1 comes in every game), a Quest once for each hand that it left (done, failed or discarded). Styles play at tables of
their own, {summaries[0].games // len(won[0]):,} games at each of {len(won[0])}. Over all tables every style
sits in every seat once. 1 is a fair share.

## Styles of play: wins as a multiple of the fair share

{styles(summaries, won)}

## Turns, VP, turn order

{figures(summaries)}
## Locations: activations per game (and the share of the games with the Location in which it was activated)

{locations(summaries, deck)}
## Monsters: share of the games in which they came that saw them beaten

{cards(summaries, deck, "monsters")}
## Quests: share done, of all that left a hand

{cards(summaries, deck, "quests")}
## The Dark Council: fights per game

{council(summaries, deck)}
## Training: share of players who trained

{training(summaries)}
## Tower Rooms: share of games in which they were completed

{cards(towers, deck, "rooms")}"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--bot", choices=REPORTS, default="greedy")
    chosen = asked.parse_args()
    deck = load("meeples")
    found = [played(deck, players, options, chosen.games, chosen.seed, chosen.bot) for players, options in SETTINGS]
    summaries, won = [summary for summary, _ in found], [by_style for _, by_style in found]
    command = f"python -m bench.balance --games {chosen.games} --seed {chosen.seed}"
    command += "" if chosen.bot == "greedy" else f" --bot {chosen.bot}"
    REPORTS[chosen.bot].write_text(report(summaries, won, deck, chosen.bot, command), encoding="utf-8")
    print(verdicts(summaries, won, deck))


if __name__ == "__main__":
    main()
