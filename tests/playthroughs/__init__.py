"""A whole game of each kind as OpenSpiel writes it down, every number of it; ``python -m tests.playthroughs`` writes anew."""

from pathlib import Path

FOLDER = Path(__file__).parent
GAMES = {
    "mighty": "python_lair_mighty(players=3,options=line-up+new-rules)",
    "meeples": "python_lair_meeples(players=2,rewards=score)",
}
