"""Programs from outside: what they are told, what is made of their answers, and that none is ever left running."""

import io
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lair.bots import PROGRAM
from lair.bots.levels import make_player
from lair.bots.player import Player, PolicyBot
from lair.errors import OptionError
from lair.games import GAMES
from lair.games.decks import load
from lair.table.game import Game
from lair.tournament import external_bot, program
from lair.tournament.bot_server import serve_bot
from lair.tournament.conformance import checked_game, dismiss
from lair.tournament.external_bot import ExternalBot
from lair.tournament.match import Match, PlayerPool, play_pairing
from lair.tournament.plan import Plan, derive_seed
from lair.tournament.plots import display_name
from lair.tournament.results import results_of
from lair.tournament.verdict import Misbehaved
from lair.tournament.workers import play_all
from lair.words import LANGUAGES, Words
from tests.support.command import processes_of, run, start
from tests.support.waiting import wait_until

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
EXAMPLE = Path(__file__).parents[2] / "examples" / "simple_bot.py"

# A program that answers rightly, but for what is pasted into it.
ANY = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    m = json.loads(line)
    {spoil}
    if m["say"] == "hello": say(say="hello", name="Any", wants={wants})
    if m["say"] == "game": say(say="ready")
    if m["say"] == "choose": say(say="play", action=m["legal"][0])
    if m["say"] == "bye": break
"""


PIPE_BYTES = 4096


def spoilt(tmp_path: Path, spoil: str = "pass", wants: str = "[]") -> list[str]:
    file = tmp_path / "any.py"
    file.write_text(ANY.format(spoil=spoil, wants=wants))
    return [sys.executable, str(file)]


@pytest.fixture(autouse=True)
def _nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(external_bot, "SETUP_SECONDS", 60.0)  # for a machine with much to do
    monkeypatch.setattr(program, "EXIT_SECONDS", 30.0)
    yield
    assert not list(program._running), "a program is still running"


# Well-behaved programs


def test_the_example_behaves_in_both_games() -> None:
    done = run("bot", "--games", "2", "python3", str(EXAMPLE))
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"Well-behaved: Simple, 4 games, \d+ decisions, the slowest in [\d.]+ s.", done.stdout)
    assert len(re.findall("seat", done.stdout)) == 4
    assert len(EXAMPLE.read_text().splitlines()) < 45


def match_of(game: str, players: list[Player], seed: int = 3, options: tuple[str, ...] = ()) -> Match:
    table = Game(game, players=len(players), seed=seed, options=options)
    return Match(table, players, partial(derive_seed, seed, "imagine"))


@pytest.mark.parametrize(("game", "name"), [("mighty", "greedy"), ("meeples", "greedy"), ("mighty", "master:20")])
def test_our_bot_behind_the_protocol_plays_as_it_plays_here(game: str, name: str) -> None:
    ours = match_of(game, [PolicyBot("greedy", 10), make_player(name, game, 11, 1), PolicyBot("greedy", 12)])
    ours.play()
    served = ExternalBot([sys.executable, "-m", "lair", "bot", "--serve", name], seed=11, seconds=60)
    theirs = match_of(game, [PolicyBot("greedy", 10), served, PolicyBot("greedy", 12)])
    theirs.play()
    assert dismiss(served) is None
    assert not theirs.forfeits
    assert theirs.game.notation == ours.game.notation


@pytest.mark.parametrize(("game", "options"), [("mighty", ("new-rules",)), ("meeples", ("towers",))])
def test_a_program_is_told_what_its_seat_may_know_and_no_more(
    game: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    heard = tmp_path / "heard.jsonl"
    spoil = f"open({str(heard)!r}, 'a').write(line)"
    bot = ExternalBot(spoilt(tmp_path, spoil, '["observation"]'), seed=77)
    seed = 123456789123456789
    others: list[Player] = [PolicyBot("greedy", 1), PolicyBot("random", 2)]
    match = match_of(game, [others[0], bot, others[1]], seed, options)
    match.play()
    assert dismiss(bot) is None
    assert not match.forfeits
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [message["say"] for message in messages[:2]] == ["hello", "game"]
    assert [message["say"] for message in messages[-2:]] == ["over", "bye"]
    assert str(seed) not in heard.read_text(), "whoever has the seed knows every card"
    known = {"hello": {"protocol"}, "bye": set(), "over": {"moves", "scores", "winners"}}
    known["game"] = {"game", "rules", "players", "options", "seat", "seats", "seconds", "seed", "cards"}
    known["choose"] = {"decision", "seconds", "legal", "moves", "view", "observation"}
    asked = iter(message for message in messages if message["say"] == "choose")
    assert all(set(message) - {"say"} == known[message["say"]] for message in messages)
    again = match.game.fresh()
    told: list[Any] = []
    for move in match.game.history:
        if again.actor == 1:
            message = next(asked)
            assert message["view"] == json.loads(json.dumps(asdict(again.view(1))))
            assert message["legal"] == [action.text for action in again.legal]
            assert message["observation"] == again.observe(1).tolist()
            assert message["moves"] == told
            told = []
        events = [{"code": event.code, **event.arguments} for event in again.play(move.action).events]
        told.append({"seat": move.seat, "action": move.action.text, "events": events})
    assert next(asked, None) is None
    assert messages[-2]["moves"] == told
    assert messages[-2]["scores"] == match.game.scores


def test_a_program_may_write_info_and_be_slow_to_read(tmp_path: Path) -> None:
    spoil = "say(say='info', text='x' * 1000); sys.stderr.write('y' * 5000)"
    bot = ExternalBot(spoilt(tmp_path, spoil))
    assert checked_game(bot, "mighty", 0, 1).verdict is None
    assert dismiss(bot) is None


def test_one_program_plays_game_after_game(tmp_path: Path) -> None:
    bot = ExternalBot(spoilt(tmp_path))
    for time_ in range(3):
        assert checked_game(bot, "mighty", time_, 1).verdict is None
    assert bot.name == "Any"
    assert dismiss(bot) is None


def test_the_transcript_in_the_documents_is_what_is_said(tmp_path: Path) -> None:
    """The example among random bots, line by line; … stands for something left out."""
    heard = tmp_path / "heard.jsonl"
    listening = EXAMPLE.read_text().replace(
        "json.loads(line)", f"json.loads(line); open({str(heard)!r}, 'a').write(line)"
    )
    (tmp_path / "bot.py").write_text(
        listening.replace("print(json", f"open({str(heard)!r}, 'a').write(json.dumps(answer) + chr(10)); print(json")
    )
    bot = ExternalBot([sys.executable, str(tmp_path / "bot.py")], seed=1)
    match_of("mighty", [bot, PolicyBot("random", 1), PolicyBot("random", 2)], seed=1).play()
    assert dismiss(bot) is None
    said = iter(heard.read_text().splitlines())
    document = DOCUMENT.read_text(encoding="utf-8").replace("\n  ", " ")  # long messages go on in the next line
    printed = re.findall(r"^[<>] (.*)$", document, re.MULTILINE)
    assert len(printed) > 8
    for line in printed:
        pattern = re.escape(line).replace("…", ".*")
        assert any(re.fullmatch(pattern, message) for message in said), f"nobody said {line}"


# Misbehaviour


MISBEHAVIOUR = [
    ("if m['say'] == 'hello': time.sleep(60)", "timeout", "No handshake: It gave no answer in 1.5 s."),
    ("if m['say'] == 'hello': sys.exit(3)", "exited", "No handshake: It exited with code 3."),
    ("print('Hello!', flush=True)", "garbage", "No handshake: It wrote something that is not a message: Hello!"),
    ("print('[1]', flush=True)", "garbage", "No handshake: It wrote something that is not a message: .1."),
    ("say(say='ready')", "other-answer", "No handshake: It said ready where hello was asked for."),
    ("if m['say'] == 'game': time.sleep(60)", "timeout", "It gave no answer in 1.5 s."),
    ("if m['say'] == 'choose': time.sleep(60)", "timeout", "It gave no answer in 0.5 s."),
    ("if m['say'] == 'choose': say(say='info'); time.sleep(60)", "timeout", "It gave no answer in 0.5 s."),
    ("if m['say'] == 'choose': sys.exit(1)", "exited", "It exited with code 1."),
    ("if m['say'] == 'choose': os.kill(os.getpid(), 9)", "exited", "It exited with code -9."),
    ("if m['say'] == 'choose': os.close(1); time.sleep(60)", "closed", "It closed its output."),
    ("if m['say'] == 'choose': say(say='play')", "no-action", "It answered without an action."),
    ("if m['say'] == 'choose': say(say='play', action=3)", "no-action", "It answered without an action."),
    (
        "if m['say'] == 'choose': say(say='play', action='hello')",
        "illegal",
        "It played hello, which is illegal: hello is not a move.",
    ),
    (
        "if m['say'] == 'choose': say(say='play', action='4@6a')",
        "illegal",
        "It played 4@6a, which is illegal: The castle has only 3 guards.",
    ),
    (
        # both answers in one breath, so that the second is there before the next question
        "if m['say'] == 'choose': line = json.dumps(dict(say='play', action=m['legal'][0])) + '\\n'; "
        "os.write(1, 2 * line.encode())",
        "out-of-turn",
        "It spoke without being asked: .*",
    ),
    (
        "if m['say'] == 'choose': os.write(1, b'x' * 2_000_000)",
        "garbage",
        "It wrote something that is not a message: x+",
    ),
    (
        "if m['say'] == 'choose': os.write(1, b'\\xff\\xfe\\n')",
        "garbage",
        "It wrote something that is not a message: .*",
    ),
]


def sentence_of(bot: ExternalBot, language: str = "en") -> tuple[str, str, tuple[str, ...]]:
    verdict = checked_game(bot, "mighty", 0, 1).verdict
    assert verdict is not None
    return verdict.code, verdict.said(Words(language)), verdict.lines


@pytest.mark.parametrize(("spoil", "code", "says"), MISBEHAVIOUR)
def test_misbehaviour_is_named_and_the_game_ends_all_the_same(
    spoil: str, code: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if code == "timeout" and "choose" not in spoil:
        monkeypatch.setattr(external_bot, "SETUP_SECONDS", 1.5)
    bot = ExternalBot(spoilt(tmp_path, spoil), seconds=0.5 if code == "timeout" else 60.0)
    began = time.monotonic()
    found = sentence_of(bot)
    assert found[0] == code
    assert re.fullmatch(says, found[1]), found[1]
    assert found[2], "the last lines are shown"
    assert time.monotonic() - began < 40
    assert not bot.fit
    with pytest.raises(ProcessLookupError):
        os.killpg(bot.program.process.pid, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    bot = ExternalBot(spoilt(tmp_path, "if m['say'] == 'choose': say(say='play', action='4@6a')"))
    _, said, _ = sentence_of(bot, language)
    why = Words(language).say("error-no-such-space", guards=3)
    assert said == Words(language).say("verdict-illegal", action="4@6a", why=why)


def test_who_never_reads_does_not_hold_up_the_game(tmp_path: Path) -> None:
    """Its pipe holds less than the next message, so that whoever waited to have it written would wait forever."""
    full = f"if m['say'] == 'game': import fcntl; fcntl.fcntl(0, fcntl.F_SETPIPE_SZ, {PIPE_BYTES}); "
    bot = ExternalBot(spoilt(tmp_path, full + "say(say='ready'); time.sleep(60)"), seconds=0.5)
    verdict = checked_game(bot, "meeples", 0, 1).verdict
    assert verdict is not None
    assert verdict.code == "timeout"
    assert bot.program._outbox, "the pipe was full"


def has_exited(pid: int) -> bool:
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().split()
    except OSError:
        return True


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    spoil = "if m['say'] == 'game': import subprocess as s; open('PID', 'w').write(str(s.Popen(['sleep', '60']).pid))"
    spoil = spoil.replace("PID", str(tmp_path / "pid"))
    bot = ExternalBot(spoilt(tmp_path, spoil + "\n    if m['say'] == 'choose': time.sleep(60)"), seconds=0.5)
    assert sentence_of(bot)[0] == "timeout"
    child = int((tmp_path / "pid").read_text())
    wait_until(lambda: has_exited(child), 10)


def test_a_program_that_does_not_go_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = ExternalBot(spoilt(tmp_path, "if m['say'] == 'bye': time.sleep(60)"))
    assert checked_game(bot, "mighty", 0, 1).verdict is None
    with monkeypatch.context() as patch:
        patch.setattr(program, "EXIT_SECONDS", 0.5)
        verdict = dismiss(bot)
    assert verdict is not None
    assert verdict.code == "stays"
    bot = ExternalBot(spoilt(tmp_path, "if m['say'] == 'bye': sys.exit(4)"))
    assert checked_game(bot, "mighty", 0, 1).verdict is None
    verdict = dismiss(bot)
    assert verdict is not None
    assert verdict.arguments == {"status": 4}


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "thing"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    with pytest.raises(Misbehaved) as problem:
        ExternalBot([str(file)]).begin(Game("mighty"), 0)
    assert problem.value.verdict.code == "no-start"


# The commands


def test_lair_bot_says_what_was_wrong_with_the_last_lines(tmp_path: Path) -> None:
    command = spoilt(tmp_path, "if m['say'] == 'choose': sys.stderr.write('oh no\\n'); sys.exit(7)")
    done = run("bot", "--game", "mighty", *command)
    assert done.returncode == 1
    said = " ".join(done.stdout.split())
    assert "0 decisions, stopped" in said
    assert "Not well-behaved. It exited with code 7." in said
    assert '< {"say": "ready"}' in said
    assert "! oh no" in said
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("bot", "Say which program is to be checked, or --serve and a bot’s name."),
        ("bot /no/such/thing", "There is no program /no/such/thing."),
        ("bot --game chess true", f"There is no game chess; choose from {', '.join(GAMES)}."),
        ("bot --games 0 true", "--games must be a whole number from 1 to 1000, not 0."),
        ("bot --timeout 0 true", "--timeout must be a number of seconds from 0.01 to 3600, not 0."),
        ("bot --serve alphazero", "There is no bot alphazero; choose from .*"),
        ("bot --serve greedy true", "With --serve there is no program to check."),
    ],
)
def test_a_wrong_command_ends_in_one_sentence_and_exit_code_2(arguments: str, says: str) -> None:
    done = run(*arguments.split())
    assert done.returncode == 2
    assert re.fullmatch(says, done.stderr.strip()), done.stderr
    assert done.stdout == ""


def test_our_bot_refuses_what_is_not_the_protocol() -> None:
    for typed in ('{"say": "choose"}\n', '{"say": "hello", "protocol": 99}\n', "[]\n"):
        with pytest.raises(OptionError, match="This is not what was expected here: "):
            serve_bot("greedy", io.StringIO(typed), io.StringIO())
    done = run("bot", "--serve", "greedy", typed='{"say": "hello", "protocol": 1}\nhello\n')
    assert done.returncode == 2
    assert json.loads(done.stdout) == {"say": "hello", "name": "greedy", "wants": ["state"]}
    assert done.stderr.strip() == "This is not what was expected here: hello"


# In a tournament


def test_in_a_tournament_a_misbehaving_program_loses_and_the_rest_goes_on(tmp_path: Path) -> None:
    command = " ".join(spoilt(tmp_path, "if m['say'] == 'choose' and m['decision'] > 2: say(say='play', action='?')"))
    plan = Plan("mighty", load("mighty"), 3, (), (PROGRAM + command, "greedy", "random"), False, 1, 5.0)
    played = [game for batch in play_all(plan, plan.pairings(6), 2) for game in batch]
    assert len(played) == 6
    for game in played:
        lost = game.seats.index(PROGRAM + command)
        forfeit = {"seat": lost, "verdict": "illegal", "action": "?", "why": "? is not a move."}
        assert game.forfeits == [forfeit]
        assert game.decisions[lost] == 2, "the rest of its moves are not its own"
        assert game.wins[lost] == 0
        assert sum(game.wins) == 1
    standing = {bot.bot: bot for bot in results_of(plan, played).bots}[PROGRAM + command]
    assert (standing.share.wins, standing.forfeits) == (0.0, 6)
    assert display_name(Words("en"), PROGRAM + command, results_of(plan, played).names) == "Any"
    ps = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    assert str(tmp_path) not in ps, "no program is left behind"


def test_killing_the_tournament_ends_its_programs_too(tmp_path: Path) -> None:
    """Killed with -9, while a program is thinking that listens to nobody."""
    spoil = f"if m['say'] == 'choose': open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    command = " ".join(spoilt(tmp_path, spoil))
    bots = f"program:{command},greedy,random"
    child = start("arena", "mighty", "--bots", bots, "--timeout", "500", "-n", "3", "-j", "1")
    wait_until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text())
    pid = int((tmp_path / "pid").read_text())
    os.kill(pid, 0)
    child.kill()
    child.communicate()
    wait_until(lambda: not Path(f"/proc/{pid}").exists(), 20)
    wait_until(lambda: not processes_of(child.pid), 20)


def test_a_program_in_a_tournament_gives_the_same_games_every_time(tmp_path: Path) -> None:
    bots = (f"{PROGRAM}python3 {EXAMPLE}", "greedy", "random")
    plan = Plan("mighty", load("mighty"), 3, (), bots, False, 1, 5.0)
    pairings = plan.pairings(3)

    def outcomes(order: list[int]) -> list[Any]:
        pool = PlayerPool(plan)
        played = [replace(play_pairing(pairings[number], pool), seconds=[]) for number in order]
        for running in pool.programs.values():
            running.kill()
        return sorted(played, key=lambda game: game.number)

    assert outcomes([0, 1, 2]) == outcomes([2, 0, 1])


def test_the_command_names_who_misbehaved() -> None:
    done = run("arena", "mighty", "--bots", "program:false,greedy,random", "-n", "3", "-s", "1", "-j", "1")
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "program:false lost 3 games by misbehaving: No handshake: It exited with code 1." in said
