"""Write every playthrough anew: after a change of the rules, to be looked through before it is kept."""

from open_spiel.python.algorithms import generate_playthrough

import lair.envs
from tests.playthroughs import FOLDER, GAMES

lair.envs.register_openspiel()
for name, game in GAMES.items():
    text = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
