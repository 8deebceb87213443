"""A training run goes on exactly where it was stopped, learns, and leaves a network that a bot plays."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest
import torch

from lair.bots.network import forward, load_network, make_activations
from lair.errors import NetworkError, TrainingError
from lair.games import kit_of, rules_of
from lair.learn.cluster import CPU, OnCluster
from lair.learn.config import begin_run, read_config, variants
from lair.learn.evaluation import strength, told
from lair.learn.model import weights
from lair.learn.rollouts import EVERYBODY
from lair.learn.selfplay import Here, Shard
from lair.learn.training import CHECKPOINT, Training, export, train
from tests.support.nodes import Nodes

SMALL = {"rows": 64, "steps": 32, "width": 32, "learning_rate": (2e-3, 2e-4)}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def shard(training: Training) -> Shard:
    """The only one, played here."""
    assert isinstance(training.players, Here)
    (only,) = training.players.shards
    return only


def trained(folder: Path, *, updates: int, stop_after: int | None = None) -> Training:
    config = begin_run("mighty", folder, {**SMALL, "decisions": 64 * 32 * updates})
    training = Training(config, folder)
    for update in train(training):
        if update.number == stop_after:
            break  # and nothing is saved but what was
    return training


def test_a_stopped_run_goes_on_exactly(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", updates=4)
    first = trained(tmp_path / "halves", updates=4, stop_after=2)
    first.save()
    first.update()  # work that a kill loses
    second = trained(tmp_path / "halves", updates=4)
    assert second.updates == whole.updates == 4
    for name, tensor in whole.model.state_dict().items():
        assert torch.equal(tensor, second.model.state_dict()[name]), name
    assert whole.players.snapshot()["0.states"].tobytes() == second.players.snapshot()["0.states"].tobytes()


def test_games_of_another_checkpoint_are_dealt_anew(tmp_path: Path) -> None:
    """A kill between the two files of a checkpoint leaves games that are further on than the network."""
    training = trained(tmp_path, updates=4, stop_after=1)
    training.save()
    before = (tmp_path / CHECKPOINT).read_bytes()
    training.update()
    training.save()
    (tmp_path / CHECKPOINT).write_bytes(before)
    again = Training(training.config, tmp_path)
    assert again.updates == 1
    assert again.players.games == 0


def test_a_run_cannot_be_gone_on_with_as_another(tmp_path: Path) -> None:
    begin_run("mighty", tmp_path, dict(SMALL))
    assert begin_run("mighty", tmp_path, {"decisions": 7}).decisions == 7
    with pytest.raises(TrainingError, match="width"):
        begin_run("mighty", tmp_path, {"width": 64})
    (tmp_path / "config.json").write_text("{", encoding="utf-8")
    with pytest.raises(TrainingError, match="cannot be read"):
        begin_run("mighty", tmp_path, {})


@pytest.mark.parametrize(
    ("field", "value"), [("rows", 0), ("width", -1), ("gae_lambda", 1.5), ("rival_part", 2), ("rows", "many")]
)
def test_a_configuration_out_of_bounds_is_refused(tmp_path: Path, field: str, value: object) -> None:
    written = asdict(begin_run("mighty", tmp_path, dict(SMALL)))
    (tmp_path / "config.json").write_text(json.dumps({**written, field: value}), encoding="utf-8")
    with pytest.raises(TrainingError, match=field):
        read_config(tmp_path)


def test_a_step_of_which_nothing_is_known_yet_teaches_nothing(tmp_path: Path) -> None:
    """With few games it happens that nobody who decided at a step has decided again when the network learns."""
    few = {**SMALL, "rows": 4, "steps": 8}
    training = Training(begin_run("mighty", tmp_path, {**few, "decisions": 4 * 8 * 12}), tmp_path)
    empty = 0
    for update in train(training):
        empty += int((shard(training).rollouts.weights.sum(1) == 0).any())
        assert np.isfinite([update.policy, update.value, update.wins]).all()
    assert empty
    assert all(torch.isfinite(tensor).all() for tensor in training.model.state_dict().values())


def test_every_variant_is_trained() -> None:
    of_mighty = variants(rules_of("mighty"))
    assert len(set(of_mighty)) == 4 * 4
    assert sum(not options for _, options in of_mighty) == len(of_mighty) / 2, "half without an option"
    assert (4, ("towers",)) in variants(rules_of("meeples"))


def test_it_learns(tmp_path: Path) -> None:
    """Untrained, it wins next to nothing against greedy bots; a fair share would be 1."""
    config = begin_run("mighty", tmp_path, {**SMALL, "rows": 256, "steps": 64, "decisions": 256 * 64 * 30})
    training = Training(config, tmp_path)
    before = strength(training.choose, "mighty", 4, (), 200, 9)
    for _ in train(training):
        pass
    after = strength(training.choose, "mighty", 4, (), 200, 9)
    assert after.lead > before.lead + 5
    assert after.share > before.share + 0.1


def test_a_run_begins_with_the_shipped_network_or_learns_to_beat_it(tmp_path: Path) -> None:
    shipped = load_network(kit_of("mighty").bots.network or Path(), rules_of("mighty"))
    size = {"width": shipped.b_in.size, "blocks": len(shipped.b1)}
    begun = Training(begin_run("mighty", tmp_path / "go-on", {**SMALL, **size, "from_network": True}), tmp_path)
    again = weights(begun.model)
    assert all(np.array_equal(again[name], getattr(shipped, name)) for name in again)
    given = {name: value for name, value in SMALL.items() if name != "width"}
    assert begin_run("mighty", tmp_path / "same", {**given, "from_network": True}).blocks == size["blocks"]
    with pytest.raises(TrainingError, match="at least as many blocks"):
        begin_run("mighty", tmp_path / "smaller", {**given, "from_network": True, "blocks": 1})
    assert not (tmp_path / "smaller").exists()
    more = {**size, "blocks": size["blocks"] + 1, "from_network": True}
    deeper = Training(begin_run("mighty", tmp_path / "deeper", {**SMALL, **more}), tmp_path)
    seen = torch.from_numpy(told(shard(begun).batch))
    assert torch.equal(deeper.model(seen).logits, begun.model(seen).logits), "a block more changes nothing at first"

    learning = Training(begin_run("mighty", tmp_path / "exploit", {**SMALL, "exploit": True}), tmp_path)
    learning.update()
    rollouts = shard(learning).rollouts
    others = rollouts.actors != rollouts.learners
    assert rollouts.weights[others].sum() == 0, "only one seat of each game is learned from"
    assert rollouts.weights[~others].sum() > 0
    answers = begun.choose(*(part[others].numpy() for part in (rollouts.observations, rollouts.masks)))
    assert (rollouts.actions[others].numpy() == answers).all(), "and the network plays all the others"
    assert learning.rival is not None
    lost = strength(learning.choose, "mighty", 4, (), 40, 9, learning.rival)
    assert lost.share < 0.5


def test_a_rival_plays_part_of_the_games(tmp_path: Path) -> None:
    given = {**SMALL, "rival": str(kit_of("mighty").bots.network), "rival_part": 0.5}
    learning = Training(begin_run("mighty", tmp_path, given), tmp_path)
    learning.update()
    rollouts = shard(learning).rollouts
    alone = rollouts.learners == EVERYBODY
    assert 0 < alone.sum() < len(alone)
    weights_of = rollouts.weights.sum(0)
    assert weights_of[alone].min() > weights_of[~alone].max(), "where a rival plays, only one seat is learned from"
    learned = rollouts.weights[:, ~alone] > 0
    assert (rollouts.actors[:, ~alone] == rollouts.learners[~alone])[learned].all()


def test_a_rival_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match="nobody"):
        Training(begin_run("mighty", tmp_path, {**SMALL, "rival": "nobody.npz"}), tmp_path)


def test_who_is_myopic_is_rewarded_at_the_end_of_every_round(tmp_path: Path) -> None:
    learning = Training(begin_run("mighty", tmp_path, {**SMALL, "myopic": True}), tmp_path)
    learning.update()
    rollouts = shard(learning).rollouts
    assert (rollouts.cut & rollouts.ended).sum() == rollouts.ended.sum()
    assert rollouts.cut.sum() > 3 * rollouts.ended.sum(), "a game has five rounds or six"
    assert (rollouts.rewards[~rollouts.cut] == 0).all()
    assert rollouts.rewards[rollouts.cut].abs().sum() > 0
    assert rollouts.rewards.sum(2).abs().max() < 1e-5, "what one seat is promised, the others are not"


def test_a_game_without_a_network_has_none_to_begin_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "lair.learn.config.kit_of", lambda game: replace(kit_of(game), bots=replace(kit_of(game).bots, network=None))
    )
    with pytest.raises(TrainingError, match="without a network"):
        Training(begin_run("mighty", tmp_path, {**SMALL, "exploit": True}), tmp_path)


def test_the_exported_network_is_the_trained_one(tmp_path: Path) -> None:
    training = trained(tmp_path, updates=2)
    network = load_network(export(tmp_path), training.rules)
    room = make_activations(network, training.rules)
    seen = told(shard(training).batch)
    with torch.no_grad():
        judged = training.model(torch.from_numpy(seen))
    for row in range(20):
        forward(network, seen[row], room.hidden, room.logits, room.values)
        assert np.allclose(room.logits, judged.logits[row].numpy(), atol=0.02), "but for float16"
        assert np.allclose(room.values, judged.wins[row].numpy(), atol=0.02)


def test_it_does_not_matter_where_shards_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a cluster, with work lost on the way and a stop in the middle, as in this process."""
    monkeypatch.setattr("lair.learn.cluster.connected", lambda address: Nodes([2], lost=3))
    chosen = {**SMALL, "shards": 4, "decisions": 64 * 32 * 3}
    here = Training(begin_run("mighty", tmp_path / "here", chosen), tmp_path / "here")
    config = begin_run("mighty", tmp_path / "there", chosen)
    for _ in train(here):
        pass
    for stop_after in (1, None):
        there = Training(config, tmp_path / "there", players=OnCluster(config, "auto", CPU))
        for update in train(there):
            if update.number == stop_after:
                there.save()
                break
    assert there.updates == here.updates == 3
    assert there.players.games == here.players.games > 0
    for name, tensor in here.model.state_dict().items():
        assert torch.equal(tensor, there.model.state_dict()[name]), name
    with pytest.raises(TrainingError, match="64 games cannot be split into 3 parts"):
        begin_run("mighty", tmp_path / "odd", {**SMALL, "shards": 3})


def test_shards_play_games_of_their_own(tmp_path: Path) -> None:
    training = Training(begin_run("mighty", tmp_path, {**SMALL, "shards": 2}), tmp_path)
    training.update()
    games = training.players.snapshot()
    assert not set(games["0.streams"].tolist()) & set(games["1.streams"].tolist())
