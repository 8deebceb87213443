"""The search: what it finds, that it can be repeated, and that it knows no more than its seat does."""

import random
from typing import Any

import numpy as np
import pytest

import lair
from lair.bots import EVERYWHERE, BotSpec
from lair.bots.levels import SLIPS, Careless, Searcher, make_player
from lair.bots.network_bot import NetworkBot
from lair.bots.player import PolicyBot
from lair.bots.search import NONE
from lair.bots.tree_search import Tree, TreeSearch
from lair.errors import OptionError
from lair.table.game import Game
from tests.rules.test_knowledge import positions, redraw

KINDS = [("mighty", 4), ("meeples", 2)]


def thinker(game: Game, **more: Any) -> TreeSearch:
    return TreeSearch(game.rules, 7, cores=1, **more)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_the_same_seed_and_simulations_think_the_same(name: str, players: int) -> None:
    game = lair.new(name, players=players, seed=3)
    first = thinker(game).search(game.knowledge(1), simulations=200)
    second = thinker(game).search(game.knowledge(1), simulations=200)
    assert first.options == second.options
    assert first.simulations == 200
    other = TreeSearch(game.rules, 8, cores=1).search(game.knowledge(1), simulations=200)
    assert other.options != first.options


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_legal_action_is_weighed_the_best_first(name: str, players: int) -> None:
    game = lair.new(name, players=players, seed=4)
    thought = thinker(game).search(game.knowledge(1), simulations=300)
    assert sorted(option.action for option in thought.options) == game.legal_numbers
    visits = [option.visits for option in thought.options]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 300
    assert all(0 <= option.chance <= 1 and 0 <= option.value <= 1 for option in thought.options)
    assert thought.best == thought.options[0].action


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_seat_has_its_part_of_the_wins(name: str, players: int) -> None:
    game = lair.new(name, players=players, seed=4)
    thought = thinker(game).search(game.knowledge(1), simulations=300)
    assert len(thought.win) == players
    assert sum(thought.win) == pytest.approx(1.0, abs=1e-3)
    assert game.actor is not None
    own = sum(option.chance * option.visits for option in thought.options) / 300
    assert thought.win[game.actor] == pytest.approx(own, abs=1e-3)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_search_may_be_told_how_to_begin(name: str, players: int) -> None:
    game = lair.new(name, players=players, seed=4)
    other = thinker(game).search(game.knowledge(1), simulations=100).options[-1].action
    search = thinker(game)
    told = search.search(game.knowledge(1), simulations=100, first=other)
    assert [(option.action, option.visits) for option in told.options[:2]] == [
        (other, 100),
        (told.options[1].action, 0),
    ]
    free = search.search(game.knowledge(1), simulations=100)
    assert sum(option.visits for option in free.options) == 200
    assert free.options[1].visits > 0


def test_many_cores_add_up() -> None:
    game = lair.new("mighty", players=3, seed=4)
    thought = TreeSearch(game.rules, 7, cores=3).search(game.knowledge(1), simulations=300)
    assert thought.simulations == 300
    assert sum(option.visits for option in thought.options) == 300


def test_a_search_may_be_given_a_time() -> None:
    game = lair.new("mighty", players=3, seed=4)
    thought = thinker(game).search(game.knowledge(1), seconds=0.05)
    assert thought.simulations > 0
    assert sum(option.visits for option in thought.options) == thought.simulations


def check_tree(tree: Tree) -> None:
    """Children know their parents, are fewer visits than them, and lie behind them."""
    nodes = tree.nodes[: int(tree.workspaces["nodes"][0])]
    assert nodes[0]["parent"] == NONE
    for number, node in enumerate(nodes):
        child, visits, actions = int(node["child"]), 0, []
        while child != NONE:
            assert nodes[child]["parent"] == number < child < len(nodes)
            visits += int(nodes[child]["visits"])
            actions.append(int(nodes[child]["action"]))
            child = int(nodes[child]["sibling"])
        assert visits <= node["visits"]
        assert len(actions) == len(set(actions))
    assert sum(node["parent"] != NONE for node in nodes) == len(nodes) - 1


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_the_tree_is_kept_between_moves(name: str, players: int) -> None:
    game = lair.new(name, players=players, seed=6)
    scratch = thinker(game)
    best = scratch.search(game.knowledge(1), simulations=400).options[0]
    game.play(best.action)
    before = scratch.trees[0].nodes[: int(scratch.trees[0].workspaces["nodes"][0])].copy()
    scratch._follow(game.knowledge(1))
    check_tree(scratch.trees[0])
    kept = scratch.trees[0].nodes[: int(scratch.trees[0].workspaces["nodes"][0])]
    assert 1 < len(kept) < len(before)
    assert kept[0]["visits"] == best.visits
    top = next(n for n, node in enumerate(before) if node["parent"] == 0 and node["action"] == best.action)
    assert sorted(kept["visits"][kept["parent"] == 0]) == sorted(before["visits"][before["parent"] == top])


def test_a_move_that_was_never_thought_of_begins_a_new_tree() -> None:
    game = lair.new("mighty", players=4, seed=6)
    scratch = thinker(game)
    tried = {option.action for option in scratch.search(game.knowledge(1), simulations=3).options if option.visits}
    game.play(next(number for number in game.legal_numbers if number not in tried))
    thought = scratch.search(game.knowledge(1), simulations=50)
    assert sum(option.visits for option in thought.options) == 50


def test_another_game_begins_a_new_tree() -> None:
    scratch = thinker(lair.new("mighty", players=4, seed=6))
    scratch.search(lair.new("mighty", players=4, seed=6).knowledge(1), simulations=100)
    game = lair.new("mighty", players=4, seed=9)
    game.play(game.legal_numbers[0])
    game.play(game.legal_numbers[0])
    scratch.search(game.knowledge(1), simulations=100)
    undone = lair.new("mighty", players=4, seed=9)
    thought = scratch.search(undone.knowledge(1), simulations=100)
    assert sum(option.visits for option in thought.options) == 100


def test_a_tree_may_cover_the_turn_at_hand_alone() -> None:
    """Beyond its tree_stages everyone plays on greedily: no node is another seat's."""
    game = lair.new("meeples", players=2, seed=4)
    near, far = thinker(game, tree_stages=1), thinker(game, tree_stages=0)
    for of in (near, far):
        of.search(game.knowledge(1), simulations=400)
    assert whose(near.trees[0]) == {game.actor}
    assert whose(far.trees[0]) == {0, 1}


def whose(tree: Tree) -> set[int]:
    """The seats that the tree has actions of."""
    return set(tree.nodes["seat"][1 : int(tree.workspaces["nodes"][0])].tolist())


def test_doubt_keeps_a_search_with_the_greedy_action() -> None:
    game = lair.new("meeples", players=2, seed=4)
    greedy = PolicyBot("greedy", 1).choose(game.knowledge(1))
    assert thinker(game, fpu_penalty=0.9, prior_visits=1e6).search(game.knowledge(1), simulations=100).best == greedy


def test_a_full_tree_goes_on_learning() -> None:
    game = lair.new("mighty", players=4, seed=6)
    scratch = thinker(game, nodes=8)
    thought = scratch.search(game.knowledge(1), simulations=300)
    check_tree(scratch.trees[0])
    assert scratch.trees[0].workspaces["nodes"][0] == 8
    assert scratch.trees[0].nodes[0]["visits"] == 300
    assert thought.options[0].visits > 0


@pytest.mark.parametrize("history", [0.0, 1.0])
def test_history_and_full_simulations_work_too(history: float) -> None:
    game = lair.new("mighty", players=3, seed=2)
    thought = thinker(game, history=history, horizon=0, policy=0.5, margin=0.3).search(game.knowledge(1), 100)
    assert sum(option.visits for option in thought.options) == 100


@pytest.mark.parametrize(("name", "players"), [*KINDS, ("meeples", 4)])
def test_with_one_thing_to_do_a_searcher_does_it(name: str, players: int) -> None:
    """Whole games of searchers with hardly any simulations: every choice is legal."""
    game = lair.new(name, players=players, seed=11)
    bots = [Searcher(seat, None, 3, 1) for seat in range(players)]
    while not game.over:
        assert game.actor is not None
        game.play(bots[game.actor].choose(game.knowledge(5)))
    assert game.winners


def choices(game: Game, seed: int) -> list[int]:
    """What every bot and every level would do."""
    knowledge = game.knowledge(5)
    names = list(EVERYWHERE)
    chosen = [PolicyBot(name, seed).choose(knowledge) for name in names]
    chosen += [Searcher(seed, None, 60, 1).choose(knowledge), Searcher(seed, None, 60, 2).choose(knowledge)]
    chosen += [NetworkBot(seed).choose(knowledge), Searcher(seed, None, 60, 1, trained=True).choose(knowledge)]
    return [*chosen, *(Careless(seed, slips).choose(knowledge) for slips in SLIPS.values())]


@pytest.mark.usefixtures("networks")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_no_bot_of_mighty_monsters_knows_more_than_its_seat(players: int) -> None:
    dice = random.Random(players)
    for game in positions(players, 3, 12, players):
        if game.actor is not None:
            other = redraw(game, game.actor, dice)
            assert choices(other, 3) == choices(game, 3)


@pytest.mark.usefixtures("networks")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_bot_of_meeples_and_monsters_knows_more_than_its_seat(players: int) -> None:
    from tests.rules.test_meeples_knowledge import redraw as redraw_city

    dice = random.Random(players)
    game = lair.new("meeples", players=players, seed=players, options=["towers"])
    changed = 0
    for _ in range(10):
        for _ in range(dice.randrange(60)):
            if not game.over:
                game.play(dice.choice(game.legal_numbers))
        if game.actor is None:
            break
        other = game.fresh()
        other.states[:] = game.states
        other._log = game._log
        redraw_city(other.states[0], game.actor, dice)
        changed += other.states["deck"].tobytes() != game.states["deck"].tobytes()
        assert choices(other, 3) == choices(game, 3)
    assert changed > 3, "the test must compare different games"


def win_share(name: str, players: int, simulations: int, deals: int) -> float:
    """A searcher's part of the wins among greedy bots, in every seat of every deal."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            game = lair.new(name, players=players, seed=1000 + deal)
            scratch, greedy = Searcher(deal, None, simulations, 1), PolicyBot("greedy", deal)
            while not game.over:
                bot = scratch if game.actor == seat else greedy
                game.play(bot.choose(game.knowledge(deal)))
            won += (seat in game.winners) / len(game.winners)
    return won / (deals * players)


def test_a_search_beats_the_greedy_bot() -> None:
    assert win_share("mighty", 4, 300, 15) > 0.33  # a fair share is 0.25


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("greedy", ("greedy", None, None)),
        ("master", ("master", None, 500)),
        ("grandmaster", ("grandmaster", 0.5, None)),
        ("master@2", ("master", 2.0, None)),
        ("master@.02", ("master", 0.02, None)),
        ("master:2000", ("master", None, 2000)),
        ("apprentice", ("apprentice", None, None)),
    ],
)
def test_names_say_how_long_to_think(name: str, what: tuple[str, float | None, int | None]) -> None:
    said = BotSpec.parse(name, "mighty")
    assert (said.bot, said.seconds, said.simulations) == what
    assert make_player(name, "mighty", 1)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("learned", "no-such-bot"),
        ("", "no-such-bot"),
        ("fighter", "no-such-bot"),
        ("master@", "no-such-bot"),
        ("master@x", "no-such-bot"),
        ("master:-1", "no-such-bot"),
        ("greedy@1", "bot-no-clock"),
        ("adept:5", "bot-no-clock"),
        ("master@0", "bot-clock"),
        ("master@3601", "bot-clock"),
        ("master:0", "bot-clock"),
    ],
)
def test_names_that_say_nothing(name: str, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        BotSpec.parse(name, "mighty")
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("better", "worse"), [("newcomer", "random"), ("apprentice", "newcomer"), ("adept", "apprentice")]
)
def test_levels_rise(better: str, worse: str) -> None:
    """Two of each at one table, in all seats: the better ones win much more often."""
    won = {better: 0.0, worse: 0.0}
    for deal in range(12):
        for shift in range(2):
            game = lair.new("mighty", players=4, seed=deal)
            names = [(better, worse)[(seat + shift) % 2] for seat in range(4)]
            bots = [make_player(name, "mighty", deal * 4 + seat) for seat, name in enumerate(names)]
            while not game.over:
                assert game.actor is not None
                game.play(bots[game.actor].choose(game.knowledge(deal)))
            for seat in game.winners:
                won[names[seat]] += 1 / len(game.winners)
    assert won[better] > 1.5 * won[worse]


def worlds_met(search: TreeSearch, game: Game, first: int) -> list[bytes]:
    """How the guards lay in twenty simulations that began with this action."""
    tree = search.trees[0]
    tree.workspaces["first"] = first
    met = []
    for _ in range(20):
        tree.search(game.deck.row, game.knowledge(1).states, 0, 1)
        met.append(np.asarray(tree.work["guards"]).tobytes())
    return met


def test_nothing_is_imagined_twice_the_same_and_every_action_meets_the_same() -> None:
    game = lair.new("mighty", players=4, seed=1)
    one, other = (worlds_met(thinker(game), game, action) for action in game.legal_numbers[:2])
    assert len(set(one)) > 15
    assert one == other
