"""Every game of the house with a network, for tests that ask for one."""

from pathlib import Path

import pytest

from lair.games import GAMES, kit_of
from tests.support.networks import write_network


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Random networks, which the games' kits name as theirs."""
    files = {game: write_network(tmp_path / f"{game}.npz", game) for game in GAMES}
    for game, file in files.items():
        monkeypatch.setitem(kit_of(game).bots.__dict__, "network", file)
    return files
