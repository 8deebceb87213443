"""What Kuhn poker hands to the packages that play it, and how its card file is read."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from lair.engine.card_reader import Whole
from lair.engine.contract import Row
from lair.engine.kit import BotKit, Kit
from lair_kuhn import MANIFEST, table
from lair_kuhn.rules import DECK, RULES, VERBS, greedy


def read_cards(content: dict[str, Any], file: str, sources: Mapping[str, str] | None = None) -> Row:
    """K1: the deck, the ante and the bet."""
    row = np.zeros(1, RULES.cards)
    whole = Whole(content, file, sources or {})
    whole.text("name")
    row[0].ante = whole.number("ante", 1, 100)
    row[0].bet = whole.number("bet", 1, 100)
    for players, cards in whole.by_number("deck", RULES.players, 3, DECK).items():
        row[0].deck[players] = cards
    whole.finish()
    return row


KIT = Kit(
    rules=RULES,
    verbs=VERBS,
    adapter=table,
    read_cards=read_cards,
    house_cards=MANIFEST.folder / "house.toml",
    bots=BotKit(greedy=greedy, search={"margin": 1.0, "scale": 10.0}),  # chips count, not how often a pot is won
)
