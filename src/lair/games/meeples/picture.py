"""Meeples & Monsters as a picture: the four districts, the Dark Council and what is on offer, and the players below."""

from collections import Counter
from collections.abc import Mapping

from lair.engine.deck import Deck
from lair.engine.kit import Picture
from lair.engine.svg import GOLD, LINE, QUIET, SEATS, SHEET, Svg
from lair.games.meeples.table import KINDS, PlaceView, View

CARD, GAP, MARGIN, TOP, LINE_HEIGHT = 72, 8, 16, 44, 58
COLUMN = 3 * (CARD + GAP) + 2 * GAP
SYMBOLS = {"location": "location", "slot": "location", "monster": "monster", "overlord": "overlord", "tower": "room"}
ROWS = {"monster": 0, "location": 1, "slot": 1}  # of a district; below them the Dark Council and the Towers
WOOD = 18  # of a meeple


def size(view: View) -> tuple[int, int]:
    """Width and height of the sheet."""
    return 2 * MARGIN + 4 * COLUMN, TOP + 30 + 3 * (CARD + 3 * GAP) + LINE_HEIGHT * len(view.seats)


def draw(svg: Svg, deck: Deck, view: View) -> None:
    """All that the view shows, but for single Quests."""
    svg.text(f"{view.turns} · {view.phase}", MARGIN, 28, 18)
    svg.symbol("back-monster-1", svg.width - 150, 6, 32)
    svg.text(view.monsters_left, svg.width - 112, 28, 16)
    svg.symbol("arrives", svg.width - 80, 6, 32)
    svg.text(f"{view.arrived}/{view.arrives}", svg.width - MARGIN, 28, 16, anchor="end")
    for place, district in enumerate(view.districts):
        x = MARGIN + place * COLUMN
        svg.box(x, TOP, COLUMN - GAP, 30 + 2 * (CARD + 3 * GAP) - GAP, SHEET)
        svg.symbol(f"district-{district.district}", x + 4, TOP + 3, 24)
        svg.text(district.district.capitalize(), x + 34, TOP + 21, 14, QUIET)
    columns = [district.district for district in view.districts]
    drawn: Counter[tuple[int, int]] = Counter()
    for lies in view.places:
        if lies.kind == "tower" and lies.card is None:
            continue
        row = ROWS.get(lies.kind, 2)
        column = 0 if lies.district is None or row == 2 else columns.index(lies.district)
        at = drawn[column, row]
        drawn[column, row] += 1
        _place(svg, lies, MARGIN + column * COLUMN + GAP + at * (CARD + GAP), TOP + 30 + row * (CARD + 3 * GAP))
    y = TOP + 30 + 2 * (CARD + 3 * GAP)
    for place, tile in enumerate(view.face_up):
        _card(svg, None if tile is None else f"location-{tile}", svg.width - MARGIN - (4 - place) * (CARD + GAP), y)
    for seat in range(len(view.seats)):
        _seat(svg, view, seat, TOP + 30 + 3 * (CARD + 3 * GAP) + LINE_HEIGHT * seat)


def _card(svg: Svg, symbol: str | None, x: int, y: int) -> None:
    svg.box(x, y, CARD, CARD, SHEET, LINE)
    if symbol is not None:
        svg.symbol(symbol, x + 4, y + 4, CARD - 8)


def _place(svg: Svg, lies: PlaceView, x: int, y: int) -> None:
    """A card, or the empty slot, and the Units assigned to it."""
    empty = None if lies.slot is None else f"slot-{lies.slot}"
    _card(svg, empty if lies.card is None else f"{SYMBOLS[lies.kind]}-{lies.card}", x, y)
    _meeples(svg, lies.assigned, x, y + CARD - WOOD)


def _meeples(svg: Svg, meeples: Mapping[str, int], x: int, y: int) -> int:
    """How many of each kind; returns where the next thing may stand."""
    for kind in KINDS:
        if meeples.get(kind):
            svg.symbol(f"meeple-{kind}", x, y, WOOD)
            svg.text(meeples[kind], x + WOOD, y + WOOD - 4, 12)
            x += WOOD + 14
    return x


def _seat(svg: Svg, view: View, seat: int, y: int) -> None:
    """Two lines for each player: name, VP and Hero levels; meeples in Tavern, Lodgings and bag."""
    who = view.seats[seat]
    if seat == view.actor:
        svg.box(MARGIN - 8, y, svg.width - 2 * MARGIN + 16, LINE_HEIGHT - 4, SHEET, SEATS[seat])
    svg.text(who.name[:18], MARGIN, y + 21, 16, SEATS[seat])
    svg.symbol("vp", MARGIN + 160, y + 5, 20)
    svg.text(who.vp, MARGIN + 184, y + 21, 16, GOLD)
    svg.symbol("quest", MARGIN + 230, y + 5, 20)
    svg.text(f"{len(who.quests_done)} + {who.hand_size}", MARGIN + 254, y + 21, 14)
    x = MARGIN + 330
    for kind, level in who.heroes.items():
        svg.symbol(f"meeple-{kind}", x, y + 6, WOOD)
        svg.text(level, x + WOOD + 2, y + 20, 14)
        x += 50
    x = MARGIN
    for name, meeples in (("tavern", who.tavern), ("lodgings", who.lodgings), ("bag", who.bag)):
        svg.symbol(name, x, y + 30, 20)
        x = _meeples(svg, meeples, x + 24, y + 31) + 20


PICTURE = Picture(size=size, draw=draw)
