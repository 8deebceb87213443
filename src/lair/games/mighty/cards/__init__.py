"""Mighty Monsters' components: from a card file to the `Cards` record (M1 to M5, M7, M12, M13, M29)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from lair.engine.card_reader import Card, Whole
from lair.engine.contract import Row
from lair.games.mighty.rules.components import CARDS, GUARDS, RANKS, TILES

LEVELS = (1, 2, 3)


def read(content: dict[str, Any], file: str, sources: Mapping[str, str] | None = None) -> Row:
    """One record of everything printed, checked."""
    row = np.zeros(1, CARDS)
    cards = row[0]
    whole = Whole(content, file, sources or {})
    whole.text("name")
    read_setup(whole.part("setup"), cards)
    read_replacing(whole.part("replacing"), cards)
    read_monsters(whole, cards)
    read_backs(whole, cards)
    read_guards(whole, cards)
    read_tiles(whole, cards)
    whole.finish()
    return row


def read_setup(card: Card, cards: Any) -> None:
    """M3, M5, M7. All rounds' guards must be in the 36 cards, so at most 36 / 6 rounds."""
    cards.start_gold = card.number("gold", 0, 20)
    for players, rounds in card.by_number("rounds", (3, 4, 5, 6), 1, 6).items():
        cards.rounds[players] = rounds
    coins = card.by_number("coins", (1, 2, 10), 0, 200)
    cards.coins = sum(worth * number for worth, number in coins.items())
    card.finish()


def read_replacing(card: Card, cards: Any) -> None:
    """M12, M13."""
    for level, gold in card.by_number("treasury", LEVELS, 0, 20).items():
        cards.fee_treasury[level] = gold
    for level, gold in card.by_number("owner", LEVELS, 0, 20).items():
        cards.fee_owner[level] = gold
    cards.fee_own = card.number("own", 0, 20)
    card.finish()


def read_monsters(whole: Card, cards: Any) -> None:
    """M1: five, each stronger than the one before."""
    stronger_than = 0
    for rank, card in enumerate(whole.cards("monster", RANKS)):
        cards.strength[rank] = stronger_than = card.number("strength", stronger_than + 1, 9)
        cards.healing[rank] = card.number("healing", 0, 20)
        card.finish()


def read_backs(whole: Card, cards: Any) -> None:
    """M2: the ranges on the backs, one for each level."""
    for level, card in zip(LEVELS, whole.cards("back", len(LEVELS)), strict=True):
        card.number("level", level, level)
        cards.least_strength[level], cards.greatest_strength[level] = card.bounds("strength", 0, 30)
        cards.least_loot[level], cards.greatest_loot[level] = card.bounds("loot", 0, 60)
        card.finish()


def read_guards(whole: Card, cards: Any) -> None:
    """M2: 36 in all, each within the range on its back; how many there are of a level is the owner's choice."""
    place = 0
    for card in whole.cards("guard", named=True):
        level = card.number("level", 1, 3)
        least, greatest = int(cards.least_strength[level]), int(cards.greatest_strength[level])
        strength = card.number("strength", least, greatest)
        loot = card.number("loot", int(cards.least_loot[level]), int(cards.greatest_loot[level]))
        copies = card.number("copies", 1, GUARDS, otherwise=1)
        card.finish()
        if place + copies > GUARDS:
            raise card.wrong("cards-copies", field="copies", count=place + copies, wanted=GUARDS)
        for _ in range(copies):
            cards.guard_level[place] = level
            cards.guard_strength[place] = strength
            cards.guard_loot[place] = loot
            place += 1
    if place < GUARDS:
        raise whole.wrong("cards-copies", field="guard", count=place, wanted=GUARDS)


def read_tiles(whole: Card, cards: Any) -> None:
    """M29: twelve."""
    strengths = [int(strength) for strength in cards.strength]
    for place, card in enumerate(whole.cards("tile", TILES, named=True)):
        card.name = f"tile {place + 1} ({card.text('key')})"
        # Barring two monsters could leave a player nothing to play, and M9 makes playing compulsory.
        cards.tile_barred[place] = mask(strengths, card.numbers("barred", strengths, range(1, 2)))
        dear = card.numbers("dear", strengths, range(1, RANKS + 1))
        cards.tile_dear[place] = mask(strengths, dear)
        cards.tile_healing[place] = card.number("healing", 0, 20) if dear else 0
        cards.tile_hand[place] = mask(strengths, card.numbers("hand", strengths, range(3, 4)))
        cards.tile_pair_loot[place] = card.number("pair_loot", -30, 30, otherwise=0)
        cards.tile_weakest_loot[place] = card.number("weakest_loot", -30, 30, otherwise=0)
        if card.has("guards"):
            first, last = card.bounds("guards", -6, 6)
            if first <= 0 <= last:
                raise card.wrong("cards-guards")
            cards.tile_from[place], cards.tile_to[place] = first, last
            cards.tile_strength[place] = card.number("strength", -30, 30, otherwise=0)
            cards.tile_loot[place] = card.number("loot", -30, 30, otherwise=0)
        card.finish()


def mask(strengths: list[int], chosen: list[int]) -> int:
    """The monsters of these strengths as bits."""
    return sum(1 << strengths.index(strength) for strength in chosen)
