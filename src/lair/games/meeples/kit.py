"""What Meeples & Monsters hands to the packages that play it."""

from pathlib import Path

from lair.engine.kit import Kit
from lair.games.meeples import cards, table
from lair.games.meeples.bots import BOTS
from lair.games.meeples.rules import RULES, VERBS
from lair.games.meeples.text import texts

KIT = Kit(
    rules=RULES,
    verbs=VERBS,
    adapter=table,
    read_cards=cards.read,
    house_cards=Path(cards.__file__).parent / "house",
    bots=BOTS,
    hint_simulations=600,
    review_simulations=200,
    kept_by_resampling=("canonical",),
    lesson_targets=r"vp|council|overrun|tavern(:[a-z]+)?|lodgings|bag|quests|heroes|works|construct|training|tile:[1-4]|place:[lsmot][0-9]+|done|log",
    texts=texts,
)
