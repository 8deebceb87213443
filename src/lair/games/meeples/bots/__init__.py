"""The greedy player of Meeples & Monsters: it values everything in VP, and plans a whole turn.

`valuation` says what things bring, for the turns still to come; `plan` shares the Units of the Tavern out among
all targets so that they bring the most; `greedy` decides; `weights` holds the weights, a row for each style of play.
"""

from pathlib import Path

from lair.engine.kit import BotKit
from lair.games.meeples.bots.greedy import greedy, reset
from lair.games.meeples.bots.scratch import SCRATCH
from lair.games.meeples.bots.value_function import any_order, stage, value

# Search parameters that won matches (docs/bot-experiments.md); `lair.bots.search.SearchParams` explains them.
SEARCH = {
    "exploration": 0.3,
    "policy": 1.0,
    "margin": 0.3,
    "scale": 6.0,
    "widening": 0.5,
    "history": 0.0,
    "horizon": 6,
    "tree_stages": 1,
    "fpu_penalty": 0.1,
    "prior_visits": 50.0,
}

TRAINING = {"rows": 32_768, "steps": 128, "lead": 0.02, "decisions": 5_000_000_000}
NETWORK = Path(__file__).parent.parent / "network.npz"
BOTS = BotKit(
    greedy=greedy,
    stage=stage,
    any_order=any_order,
    value=value,
    reset=reset,
    scratch=SCRATCH,
    search=SEARCH,
    training=TRAINING,
    network=NETWORK,
)
