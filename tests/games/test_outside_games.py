"""Games from outside that do not fit: refused by a sentence, left out with a warning, never met by old code."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lair.engine.kit import Kit, register
from lair.errors import GameError
from lair.games import GAMES, kit_of
from tests.support.outside import KUHN, install, run

FIRST = next(iter(GAMES))


# Limits


def with_rules(kit: Kit, **changes: Any) -> Kit:
    return replace(kit, rules=replace(kit.rules, **changes))


def with_manifest(kit: Kit, **changes: Any) -> Kit:
    return with_rules(kit, manifest=replace(kit.rules.manifest, **changes))


def with_scratch(kit: Kit, *fields: tuple[str, str]) -> Kit:
    return replace(kit, bots=replace(kit.bots, scratch=np.dtype((np.record, np.dtype([*fields])))))


def without_verb(kit: Kit, verb: str) -> Kit:
    return replace(kit, verbs={name: function for name, function in kit.verbs.items() if name != verb})


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda kit: with_rules(kit, actions=257), "it has 257 actions; at most 256 are possible."),
        (lambda kit: with_manifest(kit, players=range(3, 8)), "it has 7 seats; at most 6 are possible."),
        (lambda kit: with_manifest(kit, factions=("one", "two")), "it has 2 factions for 6 seats."),
        (lambda kit: with_manifest(kit, styles=("a",) * 9), "it has 9 styles of play; at most 8 are possible."),
        (lambda kit: with_scratch(kit, ("style", "i8")), "it needs a field stream of type u8, not None."),
        (
            lambda kit: with_scratch(kit, ("style", "i8"), ("stream", "i4")),
            "it needs a field stream of type u8, not int32.",
        ),
        (
            lambda kit: with_rules(kit, state=np.dtype([("stream", "u8")])),
            "it needs a field players of type i1, not None.",
        ),
        (lambda kit: without_verb(kit, "imagine"), "it lacks the verbs imagine."),
        (lambda kit: replace(kit, verbs={**kit.verbs, "cheat": len}), "it has unknown verbs: cheat."),
        (lambda kit: without_verb(kit, "settle"), "it has one of the verbs act and settle alone."),
        (lambda kit: replace(kit, house_cards=Path("nowhere.toml")), "it has no cards at nowhere.toml."),
        (
            lambda kit: replace(kit, verbs={**kit.verbs, "deal": len}),
            "it has the same state record as another game: rename a field.",
        ),
    ],
)
def test_a_kit_beyond_the_limits_is_refused(spoil: Callable[[Kit], Kit], why: str) -> None:
    with pytest.raises(GameError) as refused:
        register(spoil(kit_of(FIRST)))
    assert str(refused.value) == f"The game {FIRST} cannot be played: {why}"
    assert kit_of(FIRST).verbs["deal"].__module__.startswith("lair.games."), "nothing was registered"


# Broken packages

MANIFEST = """
from pathlib import Path
from lair.engine.manifest import Manifest
MANIFEST = Manifest(name={name!r}, players={players}, factions=("a", "b"), folder=Path(__file__).parent, kit={kit!r})
"""


def bring(site: Path, package: str, source: str, words: bool = True) -> None:
    """An installed package with an entry point for a game."""
    folder = site / package
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text(source)
    if words:
        (folder / "words" / "en.ftl").write_text(f"game-{package} = {package}\nfaction-a = A\nfaction-b = B\n")
    told = site / f"{package}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[lair.games]\n{package} = {package}:MANIFEST\n")


def manifest(name: str, players: str = "range(2, 3)", kit: str = "nowhere:KIT") -> str:
    return MANIFEST.format(name=name, players=players, kit=kit)


BROKEN = {
    "absent": ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
    "garbled": ("def", "SyntaxError: "),
    "empty": ("", "AttributeError: "),
    "other": ("MANIFEST = {'name': 'other'}", "TypeError: other:MANIFEST is no Manifest but a dict"),
    "thief": (manifest(FIRST), f"ValueError: there is another game called '{FIRST}'"),
    "shouting": (manifest("Kuhn9"), "ValueError: The game 'Kuhn9' needs a name of 1 to 16 letters from a to z."),
    "lengthy": (manifest("a" * 17), "needs a name of 1 to 16 letters"),
    "lonely": (manifest("lonely", "range(2, 2)"), "ValueError: The game 'lonely' needs a range of players"),
}


def test_a_broken_package_is_left_out_with_a_warning(tmp_path: Path) -> None:
    for package, (source, _) in BROKEN.items():
        bring(tmp_path, package, source)
    bring(tmp_path, "silent", manifest("silent"), words=False)
    bring(tmp_path, "sound", manifest("sound"))
    helped = run(tmp_path, "-m", "lair", "--help")
    assert helped.returncode == 0, helped.stderr
    assert "simulate" in helped.stdout
    for package, (_, why) in BROKEN.items():
        assert f"The package {package} brings no game '{package}': " in helped.stderr
        assert why in helped.stderr, package
    assert "The game 'silent' needs English words at " in helped.stderr
    chess = run(tmp_path, "-W", "ignore", "-m", "lair", "play", "chess")
    assert (chess.returncode, chess.stderr) == (
        2,
        f"There is no game chess; choose from {', '.join([*GAMES, 'sound'])}.\n",
    )


def test_words_that_another_game_has_are_named(tmp_path: Path) -> None:
    bring(tmp_path, "echo", manifest("echo"))
    (tmp_path / "echo" / "words" / "en.ftl").write_text("game-echo = Echo\nerror-game-over = Over!\n")
    spoken = run(tmp_path, "-c", "from lair.words import Words; print(Words('en').say('error-game-over'))")
    assert spoken.stdout == "The game is over.\n"
    assert "The words of the game echo repeat messages that there are already: error-game-over" in spoken.stderr


def test_a_game_without_a_kit_stops_no_other_game(tmp_path: Path) -> None:
    bring(tmp_path, "hollow", manifest("hollow"))
    played = run(tmp_path, "-m", "lair", "play", "hollow")
    sentence = "The game hollow cannot be played: ModuleNotFoundError: No module named 'nowhere'"
    assert (played.returncode, played.stderr) == (2, sentence + "\n")
    program = "from lair.games import GAMES, drop_unplayable; drop_unplayable(); print(*GAMES)"
    left = run(tmp_path, "-c", program)
    assert left.returncode == 0, left.stderr
    assert left.stdout.split() == list(GAMES)
    assert sentence in left.stderr


# Machine code

PLAY = """
import json
from numba.core import event
from lair.bots.levels import Searcher
from lair.games import rules_of
from lair.games.decks import load
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game

with event.install_recorder("numba:compile") as compiled:
    game = Game("kuhn", players=2, seed=3)
    found = Searcher(1, None, 60, 1).explain(game.knowledge(1))
    for move in ("bet", "call"):
        game.play(move)
    plan = Plan(rules_of("kuhn"), load("kuhn"), 2, (), ("random", "random"), 1)
    most = int(play_batch(plan, 0, 100).scores.max())
print(json.dumps([game.scores, most, [round(option.value, 6) for option in found.options], len(compiled.buffer)]))
"""


def test_a_changed_rule_meets_no_machine_code_of_the_old_one(tmp_path: Path) -> None:
    """The rule's own code, and that of the table, the search and the simulation, in which it is compiled."""
    site = install(KUHN, tmp_path / "site")
    rules = site / "lair_kuhn" / "rules.py"
    played(site)
    before = played(site)
    assert (sorted(before[0]), before[1], before[3]) == ([-2, 2], 2, 0), "nothing is compiled twice"
    source = rules.read_text(encoding="utf-8")
    assert "out[s.winner] += s.paid[seat]" in source
    rules.write_text(source.replace("out[s.winner] += s.paid[seat]", "out[s.winner] += 5 * s.paid[seat]"), "utf-8")
    after = played(site)
    assert (sorted(after[0]), after[1]) == ([-2, 18], 18)
    assert after[2] != before[2], "the search values other payoffs"


def played(site: Path) -> Any:
    done = run(site, "-c", PLAY)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
