"""Styles of play against each other: the share of wins of each. `lair simulate --report` shows it."""

from collections.abc import Callable
from dataclasses import replace

from lair.laboratory.summary import Accumulator
from lair.laboratory.workers import Cores, Workers
from lair.simulation.simulate import Plan


def meetings(plan: Plan, styles: tuple[str, ...]) -> list[Plan]:
    """One table per rotation of the styles: over all of them, every style has every seat once."""
    return [
        replace(plan, bots=tuple(styles[(seat + shift) % len(styles)] for seat in range(plan.players)))
        for shift in range(len(styles))
    ]


def wins_by_style(
    plan: Plan,
    styles: tuple[str, ...],
    games: int,
    workers: Workers | None = None,
    advance: Callable[[int], object] = int,
) -> dict[str, float]:
    """The wins of each style in ``games`` games at each table, as a multiple of its fair share."""
    won = dict.fromkeys(styles, 0.0)
    for table in meetings(plan, styles):
        running = Accumulator(table)
        for batch in (workers or Cores()).batches(table, games):
            running.add(batch)
            advance(len(batch.decisions))
        for seat in running.summary().seats:
            won[seat.bot] += seat.share.wins
    return won
