"""What Mighty Monsters hands to the packages that play it."""

from pathlib import Path

from lair.engine.kit import Kit
from lair.games.mighty import cards, table
from lair.games.mighty.bots import BOTS
from lair.games.mighty.rules import RULES, VERBS
from lair.games.mighty.text import texts

KIT = Kit(
    rules=RULES,
    verbs=VERBS,
    adapter=table,
    read_cards=cards.read,
    house_cards=Path(cards.__file__).parent / "house.toml",
    bots=BOTS,
    hint_simulations=4000,
    review_simulations=2000,
    lesson_targets=r"gold|hand(:[1-5])?|resting|guard:[1-6]|space:[1-6][ab]|treasury|stack|rounds|log",
    texts=texts,
)
