"""Whether the house cards of Meeples & Monsters are good: greedy bots play, docs/balance.md says what they show.

python -m bench.balance [--games 20000] [--seed 1]
"""

import argparse
from pathlib import Path

from lair.arena.simulate import Plan, simulate
from lair.arena.summary import Running, Summary
from lair.cards import Deck, load
from lair.rules.meeples import RULES
from lair.terminal.laboratory import VP_SOURCES, card_named, cards_used, criteria, told
from lair.words import Words

GAMES = 20_000
REPORT = Path(__file__).parent.parent / "docs" / "balance.md"
SETTINGS = [(players, options) for options in ((), ("towers",)) for players in (2, 3, 4)]
WORDS = Words("en")


def played(deck: Deck, players: int, options: tuple[str, ...], games: int, seed: int) -> Summary:
    """What so many games show."""
    plan = Plan(RULES, deck, players, options, ("greedy",) * players, seed)
    running = Running(plan)
    for batch in simulate(plan, games):
        running.add(batch)
    return running.summary()


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
        ["turns a player", *(f"{s.tally['turns'][0] / s.games / s.players:.2f}" for s in summaries)],
        ["decisions a game", *(f"{s.length[0]:.0f}" for s in summaries)],
        ["VP a player", *(f"{sum(seat.mean for seat in s.seats) / s.players:.1f}" for s in summaries)],
    ]
    for place, source in enumerate(VP_SOURCES):
        label = WORDS.say(f"report-vp-{source}")
        rows.append([label, *(f"{s.tally['vp'][place] / s.games / s.players:+.2f}" for s in summaries)])
    for place in range(max(s.players for s in summaries)):
        wins = [f"{s.order[place].wins * s.players:.2f}" if place < s.players else "" for s in summaries]
        rows.append([f"place {place + 1} in turn order: wins, times its fair share", *wins])
    return table(["players", *map(heading, summaries)], rows)


def verdicts(summaries: list[Summary], deck: Deck) -> str:
    """Every criterion with every setting, then what misses it."""
    judged = [criteria(s, deck) for s in summaries]
    rows, missed = [], []
    for place, (code, _, _) in enumerate(judged[0]):
        label = WORDS.say(f"report-criterion-{code}")
        rows.append([label, *("met" if found[place][1] else "**missed**" for found in judged)])
        for s, found in zip(summaries, judged, strict=True):
            if not found[place][1]:
                missed.append(f"- {label}, {heading(s)} players: {told(WORDS, found[place][2])}")
    return table(["players", *map(heading, summaries)], rows) + "\nMissed, and by what:\n\n" + "\n".join(missed) + "\n"


def cards(summaries: list[Summary], deck: Deck, kind: str) -> str:
    """The use of every card of a kind."""
    found = [{card: (part, whole) for card, part, whole in cards_used(s, deck)[kind]} for s in summaries]
    rows = []
    for card in max(found, key=len):
        shown = []
        for s, used in zip(summaries, found, strict=True):
            part, whole = used.get(card, (0, 0))
            shown.append(
                f"{part / s.games:.2f} ({share(whole, s.games)})" if kind == "locations" else share(part, whole)
            )
        rows.append([card_named(WORDS, card), *shown])
    return table(["players", *map(heading, summaries)], rows)


def council(summaries: list[Summary], deck: Deck) -> str:
    rulers = [f"{kind}-{card['key']}" for kind in ("overlord", "henchman") for card in deck.content[kind]]
    rows = [
        [card_named(WORDS, ruler), *(f"{s.tally['fought'][place] / s.games:.2f}" for s in summaries)]
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


def report(summaries: list[Summary], deck: Deck, command: str) -> str:
    towers = [s for s in summaries if s.options]
    return f"""# Balance of the house cards: Meeples & Monsters

{summaries[0].games:,} games each with 2, 3 and 4 greedy bots, without and with The Four Towers, seed
{summaries[0].seed}, cards `{deck.digest}`. Written by `{command}`.

The cards are this project's house cards, not the publisher's. A greedy bot recruits, builds and fights by rules of
thumb: it takes a Monster it can beat before it thinks of a Location, and does not aim at most Quests. A card it leaves
alone need not be a bad card. The criterion that different strategies each win a fair part is not judged here: all seats
play alike.

## Criteria

{verdicts(summaries, deck)}
How it is counted: activations of a Location for each game in which it was built (several in one game count several
times), a Quest for each hand it left (done, failed or discarded). Every Monster of level 1 comes in every game.

## Turns, VP, turn order

{figures(summaries)}
## Locations: activated a game (share of games in which they stand)

{cards(summaries, deck, "locations")}
## Monsters: beaten, of the games where they came

{cards(summaries, deck, "monsters")}
## Quests: done, of all that left a hand

{cards(summaries, deck, "quests")}
## The Dark Council: fought a game

{council(summaries, deck)}
## Training: share of players

{training(summaries)}
## Tower Rooms: completed, of all games

{cards(towers, deck, "rooms")}"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    deck = load("meeples")
    summaries = [played(deck, players, options, chosen.games, chosen.seed) for players, options in SETTINGS]
    command = f"python -m bench.balance --games {chosen.games} --seed {chosen.seed}"
    REPORT.write_text(report(summaries, deck, command), encoding="utf-8")
    print(verdicts(summaries, deck))


if __name__ == "__main__":
    main()
