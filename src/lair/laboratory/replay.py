"""Games of a simulation at a table: those of bots that think ahead, and any game again, move by move.

`lair.laboratory.workers` plays batches here for the levels, which compiled loops do not know. `lair replay` opens a
game of a results file by its number; every game has the seed that `lair.simulation` gave it.
"""

from collections.abc import Callable

import numpy as np

from lair.bots import NETWORK, policies_of
from lair.bots.levels import make_player
from lair.bots.network_bot import most_likely_at
from lair.bots.player import choose_at
from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.chance import MASK, game_seeds
from lair.engine.contract import Row
from lair.engine.types import Seat
from lair.games import kit_of
from lair.laboratory.players import thinks
from lair.simulation.simulate import Batch, Plan, mind_of
from lair.table.game import Game

Choice = Callable[[Game], int]


def replayed(plan: Plan, number: int) -> Game:
    """Game ``number`` (from 0) of a simulation, to its end."""
    game = dealt(plan, number)
    choice = level_choice(plan, game) if thinks(plan) else quick_choice(plan, game)
    while game.actor is not None:
        game.play(choice(game))
    return game


def level_choice(plan: Plan, game: Game) -> Choice:
    """Every seat has a bot of its own, on one core, with luck that follows from the game's seed."""
    seeds = game_seeds(~game.seed & MASK, 0, plan.players).tolist()
    players = [make_player(bot, plan.rules.name, seed, 1) for bot, seed in zip(plan.bots, seeds, strict=True)]

    def choice(game: Game) -> int:
        assert game.actor is not None
        return players[game.actor].choose(game.knowledge())

    return choice


def quick_choice(plan: Plan, game: Game) -> Choice:
    """What compiled loops choose: all bots of a game share one stream, as in `lair.simulation.drivers`."""
    cards, rules = plan.deck.row, plan.rules
    scratch, imagined = np.zeros(1, kit_of(rules.name).bots.scratch), np.zeros(1, rules.state)
    scratch["stream"] = ~game.seed & MASK
    known, mind = policies_of(rules.name), mind_of(plan)

    def choice(game: Game) -> int:
        assert game.actor is not None
        actions = np.array(game.legal_numbers, np.int16)
        bot = plan.bots[game.actor]
        if bot == NETWORK and mind is not None:
            return int(most_likely_at(cards, game.position, game.actor, actions, mind.network, mind.activations))
        return int(choose_at(cards, game.position, imagined, known.index(bot), actions, scratch))

    return choice


def play_at_tables(plan: Plan, first: int, games: int) -> Batch:
    """Games from number ``first`` on, one after another at a table, counted as compiled loops count."""
    tally = np.zeros(games, plan.rules.tally)
    scores, standings = np.zeros((2, games, plan.players), np.int32)
    decisions, firsts = np.zeros(games, np.int32), np.zeros(games, np.int8)
    for place in range(games):
        game = replayed(plan, first + place)
        decisions[place], firsts[place] = game.played, game.history[0].seat
        scores[place], standings[place] = count_again(plan, game, tally[place])
    return Batch(scores, standings, decisions, firsts, tally)


def count_again(plan: Plan, game: Game, tally: Row) -> tuple[Row, Row]:
    """Carry a game's actions out once more, counting; returns points and standings."""
    verbs, cards, states = compiled_verbs(plan.rules), plan.deck.row, np.zeros(1, plan.rules.state)
    verbs.deal(cards, states, 0, plan.players, plan.rules.manifest.bits(plan.options), game.seed)
    for move in game.history:
        verbs.apply_counting(cards, states, 0, move.action.number, tally)
    scores, standings = scores_row(plan.rules), scores_row(plan.rules)
    verbs.score(cards, states, 0, scores)
    verbs.standing(cards, states, 0, standings)
    return scores[: plan.players], standings[: plan.players]


def dealt(plan: Plan, number: int) -> Game:
    """Game ``number`` of a simulation before its first action; bots sit where the plan says."""
    manifest = plan.rules.manifest
    names = zip(manifest.factions, plan.bots, strict=False)
    return Game(
        plan.rules.name,
        players=plan.players,
        seed=int(game_seeds(plan.seed, number, 1)[0]),
        options=plan.options,
        cards=plan.deck,
        seats=[Seat(faction.capitalize(), faction, bot) for faction, bot in names],
        simulated=True,
    )
