"""The layout of an observation: named slices of one row of numbers, each declared once.

A game's module that writes observations adds its slices here and writes to the places it is given.
"""


class Layout:
    """Hands out the places of a row, slice after slice."""

    def __init__(self) -> None:
        self.slices: tuple[tuple[str, int], ...] = ()
        self.size = 0

    def add(self, name: str, size: int = 1) -> int:
        """Append a slice; returns its first place."""
        first = self.size
        self.slices += ((name, size),)
        self.size += size
        return first
