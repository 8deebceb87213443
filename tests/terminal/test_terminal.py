"""The terminal as a person uses it: a real process, real input, and whatever can go wrong."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pexpect
import pytest

import lair
from lair.bots import LEVELS
from lair.commands import options
from lair.games import GAMES
from lair.words import Words
from tests.support.command import LAIR, environment, run, start
from tests.support.waiting import wait_until

LANGUAGES = ("en", "de", "fr", "pl")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are saved here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


# Wrong input: one sentence, exit code 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--foo", "There is no option --foo. Try: .* --help"),
        (
            "plya",
            "There is no command plya; choose from play, simulate, .*, tune, merge, train, .*, cards. Try: .* --help",
        ),
        ("play --colour", "There is no option --colour. Try: .* play --help"),
        ("play --player 3", "There is no option --player; did you mean --players. Try: .*"),
        ("play chess", f"There is no game chess; choose from {', '.join(GAMES)}."),
        ("play mighty now", "Too many words: now. Try: .*"),
        ("play --players 9", "This game is for 3 to 6 players, not 9."),
        ("play --players many", "--players must be a whole number from 2 to 6, not many."),
        ("play --players", "The option --players needs a value. Try: .*"),
        ("play --brisk=yes", "The option --brisk takes no value. Try: .*"),
        ("play --variant fog", "There is no variant fog; choose from line-up, new-rules."),
        ("play --seats person,elf,greedy", "elf cannot sit down: write person, person:NAME or a bot .*"),
        ("play --seats person,greedy", "This game is for 3 to 6 players, not 2."),
        ("play meeples --players 5", "This game is for 2 to 4 players, not 5."),
        ("play meeples --variant line-up", "There is no variant line-up; choose from towers."),
        ("play --seats person,greedy,greedy -p 4", "3 seats are given for 4 players."),
        ("play --seed -3", "--seed must be a whole number from 0 to .*, not -3."),
        ("play --cards nowhere.toml", "nowhere.toml cannot be read: No such file or directory."),
        ("play --resume nowhere.jsonl", "nowhere.jsonl cannot be read: No such file or directory."),
        ("play --resume x --players 3", "A resumed game keeps its own set-up: leave out --players."),
        ("play --lang xx", "There is no language xx; choose from en, de, fr, pl."),
        ("simulate --games 0", "--games must be a whole number from 1 to 1000000000, not 0."),
        (
            "simulate --bots alphazero",
            "There is no bot alphazero; choose from random, greedy, network, .*, master:500.",
        ),
        (
            "simulate mighty --bots builder",
            "There is no bot builder; choose from random, greedy, network, .*, master:500.",
        ),
        ("simulate meeples --bots elf", "There is no bot elf; choose from random, greedy, fighter, builder, quester.*"),
        ("simulate --bots master:x", "There is no bot master:x; choose from [^@]*, master:500."),
        ("simulate --bots greedy,random --players 4", "2 seats are given for 4 players."),
        ("simulate --bots greedy,random", "This game is for 3 to 6 players, not 2."),
        ("simulate --out results.xls", "results.xls cannot be written: its name must end in .csv, .parquet or .json."),
        ("simulate --out /nowhere/x.csv", "/nowhere/x.csv cannot be written: No such file or directory."),
        ("replay", "FILE is missing. Try: .* replay --help"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read: No such file or directory."),
        ("cards check", "FILE is missing. Try: .* cards check --help"),
        ("cards check pyproject.toml", "pyproject.toml, file: name is missing."),
    ],
)
def test_a_wrong_command_ends_in_one_sentence_and_exit_code_2(arguments: str, says: str) -> None:
    done = run(*arguments.split())
    assert done.returncode == 2
    assert re.fullmatch(says, done.stderr.strip()), done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_and_help_speak_the_users_language(language: str) -> None:
    words = Words(language)
    done = run("play", "chess", "--lang", language)
    assert done.stderr.strip() == words.say("error-no-such-game", game="chess", games=", ".join(GAMES))
    shown = " ".join(run("simulate", "--help", LANG=f"{language}_XX.UTF-8").stdout.split())
    assert words.say("help-simulate")[:30] in shown
    assert words.say("help-help") in shown


def test_help_and_version() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in ("play", "simulate", "replay", "cards"))
    assert run("--version").stdout == f"lair {lair.__version__}\n"
    assert "play" in run().stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_describes_every_level_in_order(language: str) -> None:
    shown = run("play", "--help", "--lang", language, COLUMNS="120").stdout
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    described = [" ".join(f"{level} {Words(language).say(f'level-{level}')}".split()) for level in LEVELS]
    first = lines.index(described[0])
    assert lines[first : first + len(LEVELS)] == described


def test_the_command_line_knows_the_games_without_opening_them() -> None:
    program = "import sys; import lair.cli; print('numpy' in sys.modules, 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
    assert (options.LEAST, options.GREATEST) == (2, 6)
    assert all(option in options.VARIANTS for manifest in GAMES.values() for option in manifest.options)


# Playing


def own_cards(folder: Path) -> Path:
    """A card file that no network was trained on."""
    house = Path(lair.__file__).parent / "games" / "mighty" / "cards" / "house.toml"
    mine = folder / "cards.toml"
    mine.write_text(house.read_text(encoding="utf-8").replace("gold = 8 ", "gold = 3 "), encoding="utf-8")
    return mine


def test_a_whole_game_is_played_and_resumes_to_the_same_end(tmp_path: Path) -> None:
    """Every move there is, typed over and over, against three bots; left in the middle and taken up again."""
    file = tmp_path / "game.jsonl"
    setup = ("--seed", "5", "-v", "line-up", "-v", "new-rules")
    game = lair.new("mighty", seed=5)
    moves = "".join(f"{game.adapter.describe(game.deck, number)}\n" for number in range(game.rules.actions))
    left = run("play", *setup, "--brisk", "--save", str(file), typed=moves + "q\n")
    assert left.returncode == 0
    assert left.stdout.rstrip().endswith(
        f"The game is not over; it is saved to {file}. Continue with: lair play --resume {file}"
    )
    before = lair.load(file)
    assert before.played > 0
    assert not before.over
    done = run("play", "--resume", str(file), "--brisk", typed=moves * 40)
    after = lair.load(file)
    assert after.over
    assert after.history[: before.played] == before.history
    assert done.returncode == 0
    assert "The gold is counted" in done.stdout
    assert f"Saved to {file}" in " ".join(done.stdout.split())


def test_a_grandmaster_says_that_it_does_not_know_the_cards(tmp_path: Path) -> None:
    sentence = "The grandmaster does not know these cards. It plays as a master."
    cards = own_cards(tmp_path)
    setup = ("play", "mighty", "--seed", "5", "--brisk", "--save", str(tmp_path / "game.jsonl"))
    for bot, own, said in (("grandmaster:1", True, True), ("grandmaster:1", False, False), ("newcomer", True, False)):
        shown = run(*setup, "--seats", f"person,{bot},greedy", *(["--cards", str(cards)] if own else []), typed="q\n")
        assert shown.returncode == 0, shown.stderr
        assert (sentence in shown.stdout) == said


def test_moves_typed_wrongly_are_asked_for_again_with_the_reason() -> None:
    typed = "\n9@9z\n5@1\nhello\n4@6a\n? \nm\nl\nr\nu\nq\n"
    done = run("play", "--seed", "1", "--seats", "person:Ada,greedy,greedy", "--brisk", typed=typed)
    said = " ".join(done.stdout.split())
    assert said.count("That is not a move.") == 3
    assert "The castle has only 3 guards." in said
    assert "You may play:" in said
    assert "Each turn you play one monster" in said
    assert "▲ Ada, your turn: play a monster." in said
    assert done.returncode == 0, "the game was left, and saved"


def test_a_move_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = "person:Ada,person:Ben,person:Cy"
    first = lair.new("mighty", players=3, seed=2).legal[0]
    run("play", "--seed", "2", "--seats", seats, "--save", str(file), typed=f"\n{first}\nu\nq\n")
    assert lair.load(file).history == []
    run("play", "--resume", str(file), typed=f"\n{first}\n\nq\n")
    assert [str(move.action) for move in lair.load(file).history] == [str(first)]


def test_saving_in_between_and_saving_nowhere(tmp_path: Path) -> None:
    file = tmp_path / "there.jsonl"
    done = run("play", "--seed", "3", "--brisk", typed=f"s {file}\ns /nowhere/x.jsonl\nq\n")
    assert f"Saved to {file}" in " ".join(done.stdout.split())
    assert "/nowhere/x.jsonl cannot be written: No such file or directory. The game goes on." in done.stdout
    assert lair.load(file).seed == 3


def test_the_end_of_the_input_saves_the_game(data_folder: Path) -> None:
    done = run("play", "--seed", "4", "--brisk", typed="")
    (saved,) = (data_folder / "lair").iterdir()
    assert done.returncode == 2
    assert done.stderr.strip().startswith(f"The game is not over; it is saved to {saved}.")
    assert lair.load(saved).seed == 4


def test_if_the_game_cannot_be_saved_where_it_should_it_is_saved_elsewhere(tmp_path: Path) -> None:
    done = run(
        *("play", "--seed", "4", "--brisk", "--save", str(tmp_path / "no" / "x.jsonl")),
        typed="q\n",
        TMPDIR=str(tmp_path),
    )
    (saved,) = tmp_path.glob("*.jsonl")
    assert done.returncode == 0
    assert f"it is saved to {saved}" in done.stdout
    assert lair.load(saved).seed == 4


def spawn(*arguments: str) -> Any:
    child = pexpect.spawn(LAIR[0], [*LAIR[1:], *arguments], env=environment(), encoding="utf-8", timeout=90)
    child.setwinsize(40, 80)
    return child


def test_ctrl_c_saves_the_game(data_folder: Path) -> None:
    child = spawn("play", "--seed", "6")
    child.expect("Your move")
    child.sendintr()
    child.expect("The game is not over; it is saved to")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    (saved,) = (data_folder / "lair").iterdir()
    assert lair.load(saved).seed == 6


def test_a_person_plays_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    child = spawn("play", "--seed", "5", "--save", str(file))
    typed = []
    for number in range(2):
        child.expect("Your move .such as (\\S+);")
        typed.append(child.match[1])
        child.sendline(typed[-1])
        child.expect("u to undo:" if number == 0 else "to continue")
        child.sendline("")
    child.expect("Your move|to continue")
    child.sendeof()
    child.expect("saved to")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    saved = lair.load(file)
    person = next(seat for seat, sitting in enumerate(saved.seats) if sitting.bot is None)
    assert [move.action.text for move in saved.history if move.seat == person] == typed


def test_people_at_one_screen_do_not_see_each_others_hands() -> None:
    seats = "person:Ada,person:Ben,person:Cy"
    game = lair.new("mighty", players=3, seed=2)
    first = game.actor
    assert first is not None
    names = ["Ada", "Ben", "Cy"]
    done = run("play", "--seed", "2", "--seats", seats, typed=f"\n{game.legal[0]}\n\n\nq\n")
    assert f"Hand over to {'▲●■'[first]} {names[first]}; everyone else look away." in done.stdout
    assert f"Hand over to {'▲●■'[(first + 1) % 3]} {names[(first + 1) % 3]}; everyone else look away." in done.stdout
    hands = re.findall(r"hand ([1-5?] [1-5?](?: [1-5?])?)", done.stdout)
    assert sum("?" not in hand for hand in hands) == 2, "each drawing shows one hand only"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_everything_fits_80_columns_without_colour(language: str, players: int) -> None:
    done = run("play", "-p", str(players), "--seed", "8", "-v", "new-rules", "--lang", language, typed="?\nm\nq\n")
    assert "\x1b" not in done.stdout
    prompts = Words(language).say("ask-move", example="").partition("(")[0]  # the echo of what is typed is missing
    for row in done.stdout.splitlines():
        assert len(row) <= 80 or row.startswith(prompts), row
    board = [row for row in done.stdout.splitlines() if "╔" in row]
    assert board
    assert board[0].count("╔") == players


def test_colour_only_where_it_is_wanted() -> None:
    child = spawn("play", "--seed", "1")
    child.expect("Your move")
    assert "\x1b[" in child.before
    child.close()
    bare = pexpect.spawn(
        LAIR[0], [*LAIR[1:], "play", "--seed", "1"], env=environment(NO_COLOR="1"), encoding="utf-8", timeout=90
    )
    bare.expect("Your move")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", bare.before), "no colours with NO_COLOR"
    bare.close()


def test_a_terminal_without_our_signs_still_works() -> None:
    done = run("play", "--seed", "1", typed="q\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""


# Simulating, replaying, cards


def test_simulate_reports_and_writes(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    setup = ("simulate", "mighty", "-n", "500", "-p", "3", "-b", "greedy,random,random", "-v", "new-rules", "-s", "1")
    done = run(*setup, "-o", str(out))
    assert done.returncode == 0, done.stderr
    assert "500 games of Mighty Monsters, 3 players (The King’s New Rules), seed 1" in done.stdout
    for heading in ("Seats", "Turn order", "Guards", "95% interval", "Decisions a game", "king tile"):
        assert heading in done.stdout
    rows = out.read_text().splitlines()
    assert rows[0] == "game,first,decisions,score1,score2,score3"
    assert len(rows) == 501
    run(*setup, "-o", str(tmp_path / "sum.json"))
    summary = json.loads((tmp_path / "sum.json").read_text())
    assert summary["games"] == 500
    assert summary["seats"][0]["share"]["low"] > 0.8, "greedy beats random"
    assert sum(summary["tally"]["tile_rounds"]) == 500 * 6
    assert sum(summary["tally"]["lain"]) == 500 * 18
    scores = [[int(cell) for cell in row.split(",")[3:]] for row in rows[1:]]
    assert summary["seats"][0]["mean"] == pytest.approx(sum(row[0] for row in scores) / 500)
    decisions = [int(row.split(",")[2]) for row in rows[1:]]
    for numbers in (*zip(*scores, strict=True), decisions):
        assert f"{np.mean(numbers):.2f} ±{1.96 * np.std(numbers) / 500**0.5:.2f}" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_means_have_their_intervals_in_every_language(language: str, tmp_path: Path) -> None:
    page, out = tmp_path / "run.html", tmp_path / "run.json"
    setup = ("mighty", "-n", "40", "-p", "3", "-s", "1", "-b", "random,greedy,grandmaster:2", "--lang", language)
    done = run("simulate", *setup, "--html", str(page), "-o", str(out))
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines()[:-2])) <= 80
    figures = json.loads(out.read_text())["figures"]
    for name in ("score.1", "score.2", "score.3", "decisions"):
        told = f"{figures[name]['mean']:.2f} ±{figures[name]['high'] - figures[name]['mean']:.2f}"
        assert told in done.stdout
        assert told in page.read_text(encoding="utf-8")
    assert "0.0%–0.0%" not in done.stdout


def test_a_network_plays_simulations_with_its_own_cards_only(tmp_path: Path) -> None:
    setup = ("simulate", "mighty", "-n", "20", "-p", "3", "-b", "network,greedy,random", "-s", "1")
    done = run(*setup, "-o", str(tmp_path / "sum.json"))
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "sum.json").read_text())["seats"][0]["bot"] == "network"
    cards = own_cards(tmp_path)
    refused = run(*setup, "--cards", str(cards))
    assert refused.returncode == 2
    assert refused.stderr.startswith("The network does not know these cards")


def test_interrupting_a_simulation_reports_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    child = start("simulate", "mighty", "-n", "100000000", "-b", "random", "-s", "1", "-o", str(out))
    (part,) = wait_until(lambda: list(tmp_path.iterdir()), 240)
    wait_until(lambda: part.stat().st_size > 100_000, 240, lambda: "no games are played")  # several batches
    child.send_signal(signal.SIGINT)
    shown, error = child.communicate(timeout=90)
    assert child.returncode == 2
    stopped = re.fullmatch(r"Stopped after ([\d,]+) games; this is what they show.", error.strip())
    assert stopped is not None, error
    games = int(stopped[1].replace(",", ""))
    assert "95% interval" in shown
    assert len(out.read_text().splitlines()) == games + 1, "what was played is written"
    assert list(tmp_path.iterdir()) == [out]


def test_a_closed_pipe_ends_in_one_sentence() -> None:
    file = "import lair; g = lair.new('mighty', seed=1)\nwhile not g.over: g.play(g.legal[0])\ng.save('{}')"
    target = Path(os.environ["XDG_DATA_HOME"]).parent / "g.jsonl"
    subprocess.run([sys.executable, "-c", file.format(target)], check=True, env=environment())
    shell = f"{' '.join(LAIR)} replay {target} --boards | head -n 1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {shell}"], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stderr.strip() == "The output was closed before everything was written."
    assert done.returncode == 2


def test_a_replay_is_told_move_by_move(tmp_path: Path) -> None:
    game = lair.new("mighty", players=3, seed=1, options=["new-rules"])
    while not game.over:
        game.play(game.legal[0])
    game.save(tmp_path / "g.jsonl")
    done = run("replay", str(tmp_path / "g.jsonl"))
    assert done.returncode == 0
    for number, move in enumerate(game.history, 1):
        assert f"{number}. " in done.stdout
        assert move.action.text in done.stdout
    assert "The gold is counted" in done.stdout
    boards = run("replay", str(tmp_path / "g.jsonl"), "--boards", "--seat", "2", "--lang", "pl")
    assert boards.stdout.count("╔") == 3 * game.played
    wrong = run("replay", str(tmp_path / "g.jsonl"), "--boards", "--seat", "5")
    assert (wrong.returncode, wrong.stderr.strip()) == (2, "There is no seat 5 in a game of 3.")


def test_a_damaged_replay_is_refused_or_recovered(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    game = lair.new("mighty", players=3, seed=1)
    for _ in range(5):
        game.play(game.legal[0])
    game.save(file)
    file.write_text("\n".join(file.read_text().splitlines()[:4]))
    done = run("replay", str(file))
    assert done.returncode == 2
    assert done.stderr.strip().startswith(f"{file} is cut short after action 3")
    recovered = run("replay", str(file), "--recover")
    assert recovered.returncode == 0
    assert "This game is not over: 3 actions so far." in recovered.stdout


def test_cards_check(tmp_path: Path) -> None:
    house = Path(lair.__file__).parent / "games" / "mighty" / "cards" / "house.toml"
    done = run("cards", "check", str(house))
    assert done.returncode == 0
    assert done.stdout.startswith(f"{house} is sound: House cards")
    mine = tmp_path / "mine.toml"
    mine.write_text(house.read_text().replace("loot = 14", "loot = 44"))
    wrong = run("cards", "check", str(mine), "--lang", "de")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith(f"{mine}, guard 14: loot")
