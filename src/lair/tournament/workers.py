"""Games on every core: worker processes, each with a pipe to the one that gives out the games.

A worker lives as long as its pipe: when the other end is closed, or its process is killed, the worker ends its
programs and itself, in the middle of a game if need be.
"""

import os
import queue
import signal
import threading
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from lair.errors import LairError, LeagueError
from lair.tournament.match import Company, Played, play_pairing
from lair.tournament.plan import Pairing, Plan
from lair.tournament.program import end_all

AHEAD = 2  # games a worker has been given at a time, so that it never waits for the next
LEAVING = 5.0  # seconds


def work(pipe: Connection, plan: Plan) -> None:
    """A worker's life."""
    given: queue.SimpleQueue[Pairing] = queue.SimpleQueue()
    listener = threading.Thread(target=_listen, args=(pipe, given), daemon=True)
    listener.start()
    company = Company(plan.game, plan.seconds)
    company.rehearse(plan)
    while True:
        try:
            outcome: Played | LairError = play_pairing(plan, given.get(), company)
        except LairError as problem:
            outcome = problem
        try:
            pipe.send(outcome)
        except OSError:  # nobody is there any more; who listens hears of it too, and ends everything
            listener.join()
            return


def _listen(pipe: Connection, given: "queue.SimpleQueue[Pairing]") -> None:
    try:
        while True:
            given.put(pipe.recv())
    except (EOFError, OSError):
        end_all()
        os._exit(0)  # the game in progress is nobody's any more


class Worker:
    """A worker as seen by who gives out the games."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, plan), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who gives out the games
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        self.busy = 0

    def give(self, pairing: Pairing) -> None:
        """One more game to play."""
        self.pipe.send(pairing)
        self.busy += 1

    def take(self) -> Played:
        """A game it has finished."""
        try:
            outcome = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            raise LeagueError("arena-worker", status=self.process.exitcode or 0) from None
        if isinstance(outcome, LairError):
            raise outcome
        self.busy -= 1
        played: Played = outcome
        return played

    def wait(self) -> None:
        """Until it is gone; its pipe is closed."""
        self.process.join(LEAVING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def play_all(plan: Plan, pairings: Sequence[Pairing], jobs: int | None = None) -> Iterator[list[Played]]:
    """Play them all; games come as they are finished, in any order."""
    waiting = iter(pairings)
    workers: list[Worker] = []
    try:
        for _ in range(min(jobs or os.cpu_count() or 1, len(pairings))):
            workers.append(Worker(plan))
        for pairing in islice(waiting, AHEAD * len(workers)):
            min(workers, key=lambda worker: worker.busy).give(pairing)
        while busy := {worker.pipe: worker for worker in workers if worker.busy}:
            finished = []
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # we gave it pipes
                finished.append(worker.take())
                for pairing in islice(waiting, 1):
                    worker.give(pairing)
            yield finished
    finally:
        for worker in workers:
            worker.pipe.close()
        for worker in workers:
            worker.wait()
