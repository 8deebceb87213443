"""The journal of an action: events in rows, and never a row too many."""

import numpy as np

from lair.compiling import compiled
from lair.engine.contract import MAX_EVENTS, Journal, Row, exceed, journal_rows, note


@compiled
def note_many(journal: Row, times: int) -> None:
    """Note so many events, numbered from 1."""
    for number in range(times):
        note(journal, number + 1, 0, 0, 0, 0)


@compiled
def stop_early(journal: Journal) -> None:
    exceed(journal)


def test_events_beyond_the_last_row_are_counted_and_not_written() -> None:
    room = np.zeros((MAX_EVENTS + 101, 5), np.int32)  # what lies behind the journal must stay as it is
    journal = room[: MAX_EVENTS + 1]
    note_many(journal, MAX_EVENTS + 50)
    assert journal[0, 0] == MAX_EVENTS + 50
    assert journal[MAX_EVENTS, 0] == MAX_EVENTS
    assert not room[MAX_EVENTS + 1 :].any()


def test_a_journal_counts_its_events() -> None:
    journal = journal_rows()
    note_many(journal, 3)
    assert journal[:5, 0].tolist() == [3, 1, 2, 3, 0]


def test_an_action_that_took_too_many_steps_is_beyond_its_budget() -> None:
    journal = journal_rows()
    stop_early(journal)
    assert journal[0, 0] > MAX_EVENTS
    stop_early(None)
