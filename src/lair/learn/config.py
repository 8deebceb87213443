"""What a training run is made of: read from the command line once, then kept beside the result and read from there."""

from dataclasses import asdict, dataclass, fields, replace
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import msgspec

from lair.bots.network import Network, load_network
from lair.engine.contract import Rules
from lair.errors import TrainingError
from lair.files import write_atomically
from lair.games import kit_of, rules_of

FILE = "config.json"

Count = Annotated[int, msgspec.Meta(ge=1)]
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]


@dataclass(frozen=True, kw_only=True)
class TrainConfig:
    """Everything that decides what comes out of a run, but for the kind of device."""

    game: str
    seed: int = 1
    width: Count = 512
    blocks: Annotated[int, msgspec.Meta(ge=0)] = 2
    rows: Count = 65_536  # games at once
    steps: Count = 64  # decisions in each of them between two updates; those of one step are a minibatch
    decisions: int = 8_000_000_000  # in all; the schedules below run from the first to the last of them
    learning_rate: tuple[float, float] = (3e-4, 1e-5)
    entropy: tuple[float, float] = (0.02, 0.001)
    lead: float = 0.01  # the weight of a point of lead over the best of the others, beside winning
    gae_lambda: Part = 0.95
    wins_lambda: Part = 0.97
    clip: float = 0.2
    shards: Count = 1  # parts of the games; each can be played on another machine
    from_network: bool = False  # begin with the weights of the game's own network
    exploit: bool = False  # one seat of each game learns; the game's own network plays the others
    rival: str = ""  # the file of another network, which plays the others in its place
    rival_part: Part = 1.0  # of the games; in the rest, the network that learns plays every seat
    myopic: bool = False  # only the points at the end of each stage (round, turn) count, as in a short search

    @property
    def per_update(self) -> int:
        """Decisions between two updates."""
        return self.rows * self.steps

    @property
    def updates(self) -> int:
        """How many there are in all."""
        return -(-self.decisions // self.per_update)


def shipped_network(game: str) -> Network:
    """The network that a game comes with."""
    path = kit_of(game).bots.network
    if path is None:
        raise TrainingError("train-no-network", game=game)
    return load_network(path, rules_of(game))


def default_config(game: str, **chosen: Any) -> TrainConfig:
    """The game's own defaults, with what was chosen instead of them."""
    return TrainConfig(game=game, **{**kit_of(game).bots.training, **chosen})


def variants(rules: Rules) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of players with every set of options: one network plays them all. Half of them have no option."""
    sets = [chosen for many in range(1, len(rules.options) + 1) for chosen in combinations(rules.options, many)]
    return [(players, chosen) for players in rules.players for chosen in (*sets, *[()] * max(1, len(sets)))]


def write_config(config: TrainConfig, folder: Path) -> None:
    """Keep it beside the result."""
    text = msgspec.json.format(msgspec.json.encode(asdict(config)), indent=2).decode()
    write_atomically(folder / FILE, text + "\n", TrainingError)


def read_config(folder: Path) -> TrainConfig:
    """The configuration of a run that was begun before."""
    try:
        config: TrainConfig = msgspec.json.decode((folder / FILE).read_bytes(), type=TrainConfig)
    except (OSError, msgspec.DecodeError) as problem:
        raise TrainingError("train-config", folder=str(folder), why=str(problem)) from problem
    rules_of(config.game)
    return config


def begin_run(game: str, folder: Path, chosen: dict[str, Any]) -> TrainConfig:
    """The configuration of a new run, or of the one that the folder holds.

    A run that was begun may be given more decisions; nothing else about it can be changed.
    """
    if not (folder / FILE).exists():
        config = default_config(game, **_sizes(game, chosen), **chosen)
    else:
        begun = read_config(folder)
        config = replace(begun, game=game, **chosen)
        differing = [field.name for field in fields(begun) if getattr(begun, field.name) != getattr(config, field.name)]
        if set(differing) - {"decisions"}:
            raise TrainingError("train-differs", folder=str(folder), what=", ".join(differing))
    if config.rows % config.shards:
        raise TrainingError("train-shards", rows=config.rows, shards=config.shards)
    folder.mkdir(parents=True, exist_ok=True)
    write_config(config, folder)
    return config


def _sizes(game: str, chosen: dict[str, Any]) -> dict[str, int]:
    """Those of the network that a run begins with, where no others are chosen; it can only be given more blocks."""
    if not chosen.get("from_network"):
        return {}
    network = shipped_network(game)
    width, blocks = network.b_in.size, len(network.b1)
    if chosen.get("width", width) != width or chosen.get("blocks", blocks) < blocks:
        raise TrainingError("train-size", width=width, blocks=blocks)
    return {name: size for name, size in (("width", width), ("blocks", blocks)) if name not in chosen}
