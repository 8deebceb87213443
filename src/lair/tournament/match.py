"""One game between players of any kind, and its result for a results file.

A program that misbehaves loses: its seat goes on with random moves so that the others can finish.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from lair.bots import PROGRAM
from lair.bots.player import Player, PolicyBot
from lair.table.game import Game
from lair.tournament.external_bot import ExternalBot
from lair.tournament.plan import Pairing, Plan, derive_json_seed, derive_seed
from lair.tournament.players import PYTHON
from lair.tournament.verdict import Misbehaved, Verdict


@dataclass(frozen=True)
class FinishedGame:
    """The result of a game: one line of a results file."""

    number: int
    table: int
    deal: int
    seed: str  # as text: numbers in JSON are too short in some languages
    seats: list[str]
    scores: list[int]
    standings: list[int]
    decisions: list[int]
    seconds: list[float]
    forfeits: list[dict[str, Any]]
    names: dict[str, str] = field(default_factory=dict)  # what programs call themselves; earlier files have none
    actions: list[int] = field(default_factory=list)  # all that were played; earlier files have none

    @property
    def lost(self) -> set[int]:
        """The seats that misbehaved."""
        return {forfeit["seat"] for forfeit in self.forfeits}

    @property
    def places(self) -> list[int]:
        """Each seat's place from 1 on, ties sharing the better; seats that misbehaved come after all others."""
        keys = [(seat not in self.lost, standing) for seat, standing in enumerate(self.standings)]
        return [1 + sum(other > key for other in keys) for key in keys]

    @property
    def wins(self) -> list[float]:
        """Each seat's part of the win; a seat that misbehaved never wins, even if all of them did."""
        first = [place == 1 and seat not in self.lost for seat, place in enumerate(self.places)]
        return [won / max(1, sum(first)) for won in first]


class Match:
    """A game with its players. ``seed_for`` gives the seed of what is imagined before each decision."""

    def __init__(self, game: Game, players: Sequence[Player], seed_for: Callable[[int], int]) -> None:
        self.game = game
        self.players = list(players)
        self.seed_for = seed_for
        self.moves = 0
        self.decisions = [0] * game.players  # random moves after misbehaviour do not count
        self.seconds = [0.0] * game.players
        self.slowest = [0.0] * game.players
        self.forfeits: dict[int, Verdict] = {}
        self.external = {seat: player for seat, player in enumerate(players) if isinstance(player, ExternalBot)}

    def play(self) -> None:
        """Play the game to its end."""
        for seat, bot in list(self.external.items()):
            try:
                bot.begin(self.game, seat)
            except Misbehaved as problem:
                self.forfeit(seat, problem.verdict)
        while (actor := self.game.actor) is not None:
            self.decide(actor)
        for bot in self.external.values():
            bot.end(self.game)

    def decide(self, seat: int) -> None:
        """One decision; external bots are told of it."""
        knowledge = self.game.knowledge(self.seed_for(self.moves))
        began = time.perf_counter()
        try:
            number = self.players[seat].choose(knowledge)
        except Misbehaved as problem:
            self.forfeit(seat, problem.verdict)
            return
        if seat not in self.forfeits:
            took = time.perf_counter() - began
            self.decisions[seat] += 1
            self.seconds[seat] += took
            self.slowest[seat] = max(self.slowest[seat], took)
        move = self.game.play(number)
        self.moves += 1
        for bot in self.external.values():
            bot.told(move)

    def forfeit(self, seat: int, verdict: Verdict) -> None:
        """This seat has lost and goes on at random."""
        if verdict.code == "illegal":
            verdict = verdict.because(self.game.reason(str(verdict.arguments["action"])))
        self.forfeits[seat] = verdict
        self.external.pop(seat, None)
        self.players[seat] = PolicyBot("random", self.seed_for(-1 - seat))


class PlayerPool:
    """The players of one worker: bots are made for each game, programs keep running from game to game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.programs: dict[tuple[str, int], ExternalBot] = {}

    def warm_up(self) -> None:
        """One decision of every bot of ours: machine code is loaded before any decision is timed."""
        plan = self.plan
        game = Game(plan.game, players=plan.players, seed=0, options=plan.options, cards=plan.deck)
        for spec in sorted(set(plan.bots)):
            if not spec.startswith((PROGRAM, PYTHON)):
                self.make(spec, 0).choose(game.knowledge(0))

    def make(self, spec: str, seed: int) -> Player:
        """A new player of this name."""
        return self.plan.make_player(spec, self.plan.game, seed, self.plan.seconds)

    def player(self, spec: str, seed: int, nth: int) -> Player:
        """A player for a game; ``nth`` tells several seats of one program apart."""
        if not spec.startswith(PROGRAM):
            return self.make(spec, seed)
        running = self.programs.get((spec, nth))
        if running is None or not running.fit:
            player = self.make(spec, seed)
            assert isinstance(player, ExternalBot)
            running = self.programs[spec, nth] = player
        running.seed = seed
        return running


def play_pairing(pairing: Pairing, pool: PlayerPool) -> FinishedGame:
    """Play one game of a tournament."""
    plan = pool.plan
    game = Game(plan.game, players=plan.players, seed=pairing.seed, options=plan.options, cards=plan.deck)
    players = [
        pool.player(spec, derive_json_seed(plan.seed, "bot", pairing.number, seat), pairing.seats[:seat].count(spec))
        for seat, spec in enumerate(pairing.seats)
    ]
    match = Match(game, players, partial(derive_seed, plan.seed, "imagine", pairing.number))
    match.play()
    return FinishedGame(
        number=pairing.number,
        table=pairing.table,
        deal=pairing.deal,
        seed=str(pairing.seed),
        seats=list(pairing.seats),
        scores=game.scores,
        standings=game.standings,
        decisions=match.decisions,
        seconds=[round(seconds, 6) for seconds in match.seconds],
        forfeits=[{"seat": seat, **verdict.line} for seat, verdict in match.forfeits.items()],
        names={
            spec: player.name
            for spec, player in zip(pairing.seats, players, strict=True)
            if isinstance(player, ExternalBot) and player.name
        },
        actions=game.actions,
    )
