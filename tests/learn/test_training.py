"""A training run goes on exactly where it was stopped, learns, and leaves a network that a bot plays."""

from pathlib import Path

import numpy as np
import pytest
import torch

from lair.bots.network import forward, load_network, make_activations
from lair.errors import TrainingError
from lair.games import rules_of
from lair.learn.config import begin_run, variants
from lair.learn.evaluation import strength
from lair.learn.training import CHECKPOINT, Training, export, train

SMALL = {"rows": 64, "steps": 32, "minibatch": 512, "width": 32, "learning_rate": (2e-3, 2e-4)}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


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
    assert whole.batch._games.states.tobytes() == second.batch._games.states.tobytes()


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
    assert again.batch.games.sum() == 0


def test_a_run_cannot_be_gone_on_with_as_another(tmp_path: Path) -> None:
    begin_run("mighty", tmp_path, dict(SMALL))
    assert begin_run("mighty", tmp_path, {"decisions": 7}).decisions == 7
    with pytest.raises(TrainingError, match="width"):
        begin_run("mighty", tmp_path, {"width": 64})
    (tmp_path / "config.json").write_text("{", encoding="utf-8")
    with pytest.raises(TrainingError, match="cannot be read"):
        begin_run("mighty", tmp_path, {})


def test_every_variant_is_trained() -> None:
    assert len(variants(rules_of("mighty"))) == 4 * 4
    assert (4, ("towers",)) in variants(rules_of("meeples"))


def test_it_learns(tmp_path: Path) -> None:
    """Untrained, it wins next to nothing against greedy bots; a fair share would be 1."""
    config = begin_run("mighty", tmp_path, {**SMALL, "rows": 256, "steps": 64, "decisions": 256 * 64 * 50})
    training = Training(config, tmp_path)
    before = strength(training.choose, "mighty", 4, (), 200, 9)
    for _ in train(training):
        pass
    after = strength(training.choose, "mighty", 4, (), 200, 9)
    assert after.lead > before.lead + 5
    assert after.share > before.share + 0.1


def test_the_exported_network_is_the_trained_one(tmp_path: Path) -> None:
    training = trained(tmp_path, updates=2)
    network = load_network(export(tmp_path), training.rules)
    room = make_activations(network)
    seen = training.batch.latest.observations
    with torch.no_grad():
        judged = training.model(torch.from_numpy(seen))
    for row in range(20):
        forward(network, seen[row], room.hidden, room.logits, room.values)
        assert np.allclose(room.logits, judged.logits[row].numpy(), atol=0.02), "but for float16"
        assert np.allclose(room.values, judged.wins[row].numpy(), atol=0.02)
