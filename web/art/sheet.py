"""A picture with its name and its size: what the games' modules hand to the build."""

from __future__ import annotations

from typing import NamedTuple

from web.art.hand import Sheet, reach, symbol


class Picture(NamedTuple):
    """A sheet, the id of its symbol and the size of its view box."""

    name: str
    sheet: Sheet
    wide: float = 100
    high: float = 100
    bleeds: bool = False  # may be cut off at the edges

    def svg(self) -> str:
        return symbol(self.name, self.sheet, self.wide, self.high)

    def fits(self) -> bool:
        """Whether nothing is cut off at the edge of the view box."""
        if self.bleeds:
            return True
        left, top, right, bottom = reach(self.sheet)
        return left >= 0 and top >= 0 and right <= self.wide and bottom <= self.high
