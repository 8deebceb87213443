"""One game between players of any kind, and what is left of it: a line in a results file.

A program that misbehaves has lost: its seat goes on with random moves so that the others can finish.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from lair.bots import PROGRAM
from lair.bots.player import Player, PolicyBot
from lair.table.game import Game
from lair.tournament.external_bot import Visitor
from lair.tournament.plan import Pairing, Plan, seed_of
from lair.tournament.players import make_player
from lair.tournament.verdict import Misbehaved, Verdict


@dataclass(frozen=True)
class Played:
    """A finished game."""

    number: int
    table: int
    deal: int
    seed: str  # as text: other languages' numbers are too short
    seats: list[str]
    scores: list[int]
    standings: list[int]
    decisions: list[int]
    seconds: list[float]
    forfeits: list[dict[str, Any]]

    @property
    def lost(self) -> set[int]:
        """The seats that misbehaved."""
        return {forfeit["seat"] for forfeit in self.forfeits}

    @property
    def places(self) -> list[int]:
        """Each seat's place from 1 on, ties sharing the better; who misbehaved comes after all others."""
        keys = [(seat not in self.lost, standing) for seat, standing in enumerate(self.standings)]
        return [1 + sum(other > key for other in keys) for key in keys]

    @property
    def wins(self) -> list[float]:
        """Each seat's part of the win; none for who misbehaved, even among themselves."""
        first = [place == 1 and seat not in self.lost for seat, place in enumerate(self.places)]
        return [won / max(1, sum(first)) for won in first]

    @property
    def line(self) -> dict[str, Any]:
        """For a results file."""
        return asdict(self)


class Match:
    """A game with its players."""

    def __init__(self, game: Game, players: Sequence[Player], luck: Callable[[int], int]) -> None:
        self.game = game
        self.players = list(players)
        self.luck = luck  # for what is imagined before each decision
        self.moves = 0
        self.decisions = [0] * game.players  # a seat that goes on at random makes none any more
        self.seconds = [0.0] * game.players
        self.slowest = [0.0] * game.players
        self.forfeits: dict[int, Verdict] = {}
        self.visitors = {seat: player for seat, player in enumerate(players) if isinstance(player, Visitor)}

    def play(self) -> None:
        """To the end."""
        for seat, visitor in list(self.visitors.items()):
            try:
                visitor.begin(self.game, seat)
            except Misbehaved as problem:
                self.forfeit(seat, problem.verdict)
        while (actor := self.game.actor) is not None:
            self.decide(actor)
        for visitor in self.visitors.values():
            visitor.end(self.game)

    def decide(self, seat: int) -> None:
        """One decision, made known to those who do not sit in this process."""
        knowledge = self.game.knowledge(self.luck(self.moves))
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
        for visitor in self.visitors.values():
            visitor.told(move)

    def forfeit(self, seat: int, verdict: Verdict) -> None:
        """This seat has lost and goes on at random."""
        if verdict.code == "illegal":
            verdict = verdict.because(self.game.reason(str(verdict.arguments["action"])))
        self.forfeits[seat] = verdict
        del self.visitors[seat]
        self.players[seat] = PolicyBot("random", self.luck(-1 - seat))


class Company:
    """The players of one worker: bots are made for each game, programs stay from game to game."""

    def __init__(self, game: str, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.programs: dict[tuple[str, int], Visitor] = {}

    def rehearse(self, plan: Plan) -> None:
        """One decision of every bot of ours: machine code is loaded before anybody's thinking is timed."""
        game = Game(plan.game, players=plan.players, seed=0, options=plan.options, cards=plan.deck)
        for spec in sorted(set(plan.bots)):
            if not spec.startswith(PROGRAM):
                make_player(spec, plan.game, 0).choose(game.knowledge(0))

    def seat(self, spec: str, seed: int, nth: int) -> Player:
        """A player; ``nth`` tells several seats with one program apart."""
        if not spec.startswith(PROGRAM):
            return make_player(spec, self.game, seed)
        there = self.programs.get((spec, nth))
        if there is None or not there.fit:
            player = make_player(spec, self.game, seed, self.seconds)
            assert isinstance(player, Visitor)
            there = self.programs[spec, nth] = player
        there.seed = seed
        return there


def play_pairing(plan: Plan, pairing: Pairing, company: Company) -> Played:
    """One game of a tournament."""
    game = Game(plan.game, players=plan.players, seed=pairing.seed, options=plan.options, cards=plan.deck)
    players = [
        company.seat(spec, seed_of(plan.seed, "bot", pairing.number, seat), pairing.seats[:seat].count(spec))
        for seat, spec in enumerate(pairing.seats)
    ]
    match = Match(game, players, lambda step: plan.luck("imagine", pairing.number, step))
    match.play()
    return Played(
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
    )
