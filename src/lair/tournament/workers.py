"""Games on every core: worker processes, each with a pipe to the process that distributes the games.

A worker lives as long as its pipe: when the other end is closed, or that process is killed, the worker kills its
external programs and exits, in the middle of a game if need be.
"""

import os
import queue
import signal
import threading
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from lair.errors import LairError, TournamentError
from lair.tournament.match import FinishedGame, PlayerPool, play_pairing
from lair.tournament.plan import Pairing, Plan
from lair.tournament.program import kill_all

QUEUED_GAMES = 2  # per worker, so that it never waits for the next one
EXIT_SECONDS = 5.0


def work(pipe: Connection, plan: Plan) -> None:
    """Play the games that come through the pipe; the body of a worker process."""
    given: queue.SimpleQueue[Pairing] = queue.SimpleQueue()
    listener = threading.Thread(target=_listen, args=(pipe, given), daemon=True)
    listener.start()
    pool = PlayerPool(plan)
    pool.warm_up()
    while True:
        try:
            outcome: FinishedGame | LairError = play_pairing(given.get(), pool)
        except LairError as problem:
            outcome = problem
        try:
            pipe.send(outcome)
        except OSError:  # the pipe is closed: the listener thread also sees that, and exits the process
            listener.join()
            return


def _listen(pipe: Connection, given: "queue.SimpleQueue[Pairing]") -> None:
    try:
        while True:
            given.put(pipe.recv())
    except (EOFError, OSError):
        kill_all()
        os._exit(0)  # nobody wants the game in progress any more


class Worker:
    """A worker as seen by the process that distributes the games."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, plan), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process alone
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        self.busy = 0

    def give(self, pairing: Pairing) -> None:
        """Send one more game to play."""
        self.pipe.send(pairing)
        self.busy += 1

    def take(self) -> FinishedGame:
        """Receive a finished game."""
        try:
            outcome = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            raise TournamentError("arena-worker", status=self.process.exitcode or 0) from None
        if isinstance(outcome, LairError):
            raise outcome
        self.busy -= 1
        played: FinishedGame = outcome
        return played

    def wait(self) -> None:
        """Wait until it has exited, once its pipe is closed."""
        self.process.join(EXIT_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def play_all(plan: Plan, pairings: Sequence[Pairing], jobs: int | None = None) -> Iterator[list[FinishedGame]]:
    """Play all pairings; games come as they are finished, in any order."""
    waiting = iter(pairings)
    workers: list[Worker] = []
    try:
        for _ in range(min(jobs or os.cpu_count() or 1, len(pairings))):
            workers.append(Worker(plan))
        for pairing in islice(waiting, QUEUED_GAMES * len(workers)):
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
