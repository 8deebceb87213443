"""Mighty Monsters as a picture: the castle from gate to treasury, and the players below it."""

from lair.engine.deck import Deck
from lair.engine.kit import Picture
from lair.engine.svg import GOLD, LINE, QUIET, SEATS, SHEET, Svg
from lair.games.mighty.table import GuardView, View

CARD, GAP, MARGIN, TOP, LINE_HEIGHT = 100, 12, 16, 46, 34


def size(view: View) -> tuple[int, int]:
    """Width and height of the sheet."""
    return 2 * MARGIN + max(4, len(view.seats)) * (CARD + GAP), TOP + 3 * (CARD + GAP) + LINE_HEIGHT * len(view.seats)


def draw(svg: Svg, deck: Deck, view: View) -> None:
    """All that the view shows."""
    svg.text(f"{view.round}/{view.rounds}", MARGIN, 30, 20)
    if view.tile is not None:
        svg.symbol(f"king-{view.tile}", MARGIN + 60, 4, 40)
    svg.symbol("treasury", svg.width - 110, 6, 34)
    svg.text(view.treasury, svg.width - MARGIN, 30, 20, GOLD, "end")
    for place, guard in enumerate(view.guards):
        _guard(svg, view, guard, MARGIN + place * (CARD + GAP))
    for seat in range(len(view.seats)):
        _seat(svg, view, seat, TOP + 3 * (CARD + GAP) + LINE_HEIGHT * seat)


def _guard(svg: Svg, view: View, guard: GuardView, x: int) -> None:
    """Side a, the guard's back, side b."""
    for row, monster in ((0, guard.monsters[0]), (2, guard.monsters[1])):
        y = TOP + row * (CARD + GAP)
        svg.box(x, y, CARD, CARD, SHEET, LINE if monster is None else SEATS[monster.seat])
        if monster is not None:
            svg.symbol(f"mighty-{view.seats[monster.seat].faction}-{monster.strength}", x + 8, y + 12, CARD - 16)
            svg.symbol(f"symbol-{monster.seat}", x + CARD - 26, y + 4, 22)
            svg.text(monster.strength, x + 8, y + 24, 22)
    y = TOP + CARD + GAP
    svg.box(x, y, CARD, CARD)
    svg.symbol(f"guard-back-{guard.level}", x + 18, y + 4, CARD - 36)
    svg.text("–".join(map(str, guard.needed)), x + 8, y + CARD - 10, 15)
    svg.text("–".join(map(str, guard.loot)), x + CARD - 8, y + CARD - 10, 15, GOLD, "end")


def _seat(svg: Svg, view: View, seat: int, y: int) -> None:
    """A line for each player: whose turn, name, gold, what is known of hand and resting monsters."""
    who = view.seats[seat]
    if seat == view.turn:
        svg.box(MARGIN - 8, y, svg.width - 2 * MARGIN + 16, LINE_HEIGHT - 4, SHEET, SEATS[seat])
    svg.symbol(f"symbol-{seat}", MARGIN, y + 4, 22)
    svg.text(who.name[:18], MARGIN + 30, y + 21, 16, SEATS[seat])
    svg.symbol("coin", MARGIN + 180, y + 4, 22)
    svg.text(who.gold, MARGIN + 206, y + 21, 16, GOLD)
    x = MARGIN + 250
    for monsters, unknown, colour in ((who.hand, who.hand_unknown, ""), (who.resting, who.resting_unknown, QUIET)):
        for strength in (*map(str, monsters), *["?"] * unknown):
            svg.box(x, y + 3, 20, 24, SHEET, colour or SEATS[seat])
            svg.text(strength, x + 10, y + 20, 14, colour or SEATS[seat], "middle")
            x += 24
        x += 16


PICTURE = Picture(size=size, draw=draw)
