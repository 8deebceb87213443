"""A whole game of each, every number of it, as OpenSpiel writes it down.

``python -m tests.playthroughs`` writes them anew, after a change of the rules or the house cards.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
GAMES = {
    "mighty": "python_lair_mighty(players=3,options=line-up+new-rules)",
    "meeples": "python_lair_meeples(players=2,rewards=score)",
}
