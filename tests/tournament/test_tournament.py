"""Tournaments: who meets whom, what the results show, and a results file that survives anything."""

import io
import json
import os
import random
import re
import signal
import subprocess
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lair.errors import OptionError, TournamentError
from lair.games.decks import load
from lair.statistics import Share, student_t, wilson_share
from lair.terminal.console import console
from lair.terminal.tournament import show
from lair.tournament import workers
from lair.tournament.match import FinishedGame, PlayerPool, play_pairing
from lair.tournament.plan import Plan, rotations, tables_of
from lair.tournament.players import parse_bots
from lair.tournament.plots import draw, thinking
from lair.tournament.results import Standing, rated, results_of
from lair.tournament.results_file import ResultsFile, heading, seed_in
from lair.tournament.workers import play_all
from lair.words import LANGUAGES, Words
from tests.support.command import processes_of, run, start
from tests.support.waiting import wait_until

PLAN = Plan("mighty", load("mighty"), 3, (), ("greedy", "random", "random"), False, 5, 10.0)


def game(number: int, seats: Sequence[str], standings: list[int], **more: Any) -> FinishedGame:
    """A finished game between bots of one letter."""
    n = len(seats)
    blank = FinishedGame(number, 0, number, "1", list(seats), standings, standings, [1] * n, [0.1] * n, [])
    return replace(blank, **more)


# Who meets whom


def test_more_bots_than_seats_meet_in_every_choice_and_fewer_sit_several_times() -> None:
    assert tables_of("abcd", 4) == [tuple("abcd")]
    assert tables_of("abcd", 3) == [tuple("abc"), tuple("abd"), tuple("acd"), tuple("bcd")]
    assert tables_of("abbb", 4) == [tuple("abbb")], "one among three"
    assert tables_of("ab", 4) == [tuple("aabb")]
    assert tables_of("abc", 4) == [tuple("aabc"), tuple("abbc"), tuple("abcc")], "nobody sits more often in all"
    assert tables_of("aaab", 3) == [tuple("aaa"), tuple("aab")]
    assert tables_of("abc", 4, pairs=True) == [tuple("aabb"), tuple("aacc"), tuple("bbcc")]
    assert tables_of("abb", 3, pairs=True) == [tuple("aab"), tuple("abb")]


def test_names_are_read_with_their_numbers_and_quotes() -> None:
    assert parse_bots("greedy, random*3", "mighty") == ("greedy", "random", "random", "random")
    assert parse_bots("program:python3 -c 'a,b' x,greedy", "mighty") == ("program:python3 -c 'a,b' x", "greedy")


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ("greedy,,random", "There is no bot ''; choose from .*"),
        ("greedy*0", "A tournament takes 1 to 24 bots, not 0."),
        ("builder", "There is no bot builder; choose from .*"),
        ("greedy@2", "greedy takes no time and no number of simulations; these do: master, grandmaster."),
        ("program:", "There is no program ''."),
        ("program:x'y", "A quotation mark is not closed in the program x'y."),
    ],
)
def test_names_that_nobody_has_are_refused(named: str, says: str) -> None:
    with pytest.raises(OptionError) as problem:
        parse_bots(named, "mighty")
    assert re.fullmatch(says, str(problem.value))


def test_rotations_that_are_the_same_are_played_once() -> None:
    assert len(rotations(tuple("abcd"))) == 4
    assert rotations(tuple("abab")) == [tuple("abab"), tuple("baba")]


@pytest.mark.parametrize(("bots", "players"), [("abc", 3), ("abbb", 4), ("ab", 3), ("abcde", 4)])
def test_every_bot_sits_in_every_seat_of_every_deal_equally_often(bots: str, players: int) -> None:
    plan = replace(PLAN, bots=tuple(bots), players=players)
    pairings = plan.pairings(100)
    assert len(pairings) >= 100
    assert [pairing.number for pairing in pairings] == list(range(len(pairings)))
    seats = Counter((bot, seat) for pairing in pairings for seat, bot in enumerate(pairing.seats))
    for bot in bots:
        assert len({seats[bot, seat] for seat in range(players)}) == 1
    seeds = {(pairing.table, pairing.deal): pairing.seed for pairing in pairings}
    assert all(pairing.seed == seeds[pairing.table, pairing.deal] for pairing in pairings)
    assert len(set(seeds.values())) == len(seeds)
    assert plan.pairings(10) == pairings[: len(plan.pairings(10))], "more games go on where fewer ended"


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    plan = replace(PLAN, bots=tuple("abcd"), players=4)
    followers = Counter(p.seats[(p.seats.index("a") + 1) % 4] for p in plan.pairings(400))
    assert set(followers) == set("bcd")
    assert min(followers.values()) > 80


# What the results show


def test_a_tie_is_shared_and_who_misbehaved_has_lost() -> None:
    assert game(0, "abc", [5, 9, 9]).wins == [0, 0.5, 0.5]
    assert game(0, "abc", [5, 9, 9]).places == [3, 1, 1]
    forfeited = game(0, "abc", [5, 9, 7], forfeits=[{"seat": 1, "verdict": "timeout", "seconds": "1"}])
    assert forfeited.wins == [0, 0, 1]
    assert forfeited.places == [2, 3, 1]
    nobody = game(0, "ab", [5, 9], forfeits=[{"seat": 0}, {"seat": 1}])
    assert nobody.wins == [0, 0]


def test_the_interval_knows_that_the_games_of_a_deal_share_their_luck() -> None:
    alone = wilson_share([(1.0, 1), (0.0, 1)] * 200)
    whole = wilson_share([(4.0, 4), (0.0, 4)] * 50)  # as many games, but each deal goes all one way
    balanced = wilson_share([(2.0, 4)] * 99 + [(3.0, 4)])
    assert alone.high - alone.low == pytest.approx(0.0977, abs=0.002)
    assert whole.high - whole.low == pytest.approx(2 * (alone.high - alone.low), rel=0.03)
    assert balanced.high - balanced.low < 0.02
    won = wilson_share([(4, 4)] * 20)
    assert won.wins == 1.0
    assert won.high == pytest.approx(1.0)
    assert 0.8 < won.low < 0.9, "twenty deals prove no more than that"
    assert wilson_share([(1, 4)]) == Share(0.25, 0.0, 1.0), "one deal says nothing"


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    dice = random.Random(3)
    held = 0
    for _ in range(1000):
        deals = []
        for _ in range(30):
            luck = dice.choice((0.05, 0.55))  # of the deal; 30% on the whole
            deals.append((float(sum(dice.random() < luck for _ in range(4))), 4))
        share = wilson_share(deals)
        held += share.low <= 0.3 <= share.high
    assert 930 <= held <= 975


def test_students_t() -> None:
    for freedom, value in {1: 12.706, 9: 2.262, 10: 2.228, 30: 2.042, 1000: 1.962}.items():
        assert student_t(freedom) == pytest.approx(value, abs=0.003)


def test_ratings_tell_the_better_bot_and_do_not_depend_on_who_finished_first() -> None:
    dice = random.Random(1)
    games = [game(n, "abbb", [8 + dice.randrange(6), *(dice.randrange(10) for _ in range(3))]) for n in range(200)]
    ratings = rated(games)
    assert ratings["a"].mu - 2 * ratings["a"].sigma > ratings["b"].mu + 2 * ratings["b"].sigma
    assert ratings["a"].sigma < 4
    shuffled = games[:]
    dice.shuffle(shuffled)
    assert results_of(PLAN, shuffled) == results_of(PLAN, games)
    assert rated([game(0, "aaa", [1, 2, 3])])["a"].mu == 25.0, "playing oneself teaches nothing"


def test_results_count_what_was_played() -> None:
    games = [
        game(0, "abb", [9, 1, 2], scores=[10, 20, 30], seconds=[1.0, 2.0, 3.0], decisions=[2, 1, 1]),
        game(1, "bab", [9, 1, 2], scores=[5, 6, 7]),
    ]
    results = results_of(PLAN, games)
    by = {standing.bot: standing for standing in results.bots}
    assert [standing.bot for standing in results.bots] == ["a", "b"], "the best first"
    a, b = by["a"], by["b"]
    assert (a.games, a.share.wins, a.points) == (2, 0.5, 8.0)
    assert (b.games, b.share.wins, b.points) == (2, 0.5, 15.5)
    assert a.fair == pytest.approx(1 / 3)
    assert b.fair == pytest.approx(2 / 3)
    assert a.times_fair.wins == pytest.approx(1.5)
    assert a.seconds == pytest.approx(1.1 / 3)


def standing(bot: str, wins: float, seconds: float) -> Standing:
    return Standing(bot, 40, 10, Share(wins, wins - 0.05, wins + 0.05), 0.25, 9.0, 25.0, 1.0, 100, seconds, 0)


def test_strength_against_thinking_time_is_drawn(tmp_path: Path) -> None:
    assert thinking(standing("master@0.2", 0.5, 9.0)) == ("master", 0.2)
    assert thinking(standing("adept:2000", 0.5, 0.03)) == ("adept", 0.03)
    assert thinking(standing("greedy", 0.5, 0.03)) is None
    assert thinking(standing("program:x:2000", 0.5, 0.03)) is None
    bots = (standing("master@2", 0.6, 2), standing("master@0.02", 0.4, 0.02), standing("greedy", 0.1, 1e-5))
    results = replace(results_of(PLAN, [game(0, "ab", [1, 2])]), bots=bots)
    for language in ("en", "pl"):
        words = Words(language)
        draw(results, words, tmp_path / "x.svg")
        picture = (tmp_path / "x.svg").read_text(encoding="utf-8")
        for code in ("plot-ratings", "plot-strength", "plot-seconds", "plot-times-fair", "bot-greedy"):
            assert words.say(code).replace("’", "'") in picture.replace("’", "'"), code
    draw(replace(results, bots=bots[:1]), Words("en"), tmp_path / "x.png")
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


# The results file


def finished(count: int) -> list[FinishedGame]:
    pool = PlayerPool(PLAN)
    return [play_pairing(pairing, pool) for pairing in PLAN.pairings(count)[:count]]


def test_a_file_is_taken_up_again_without_its_torn_line(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    games = finished(4)
    results_file = ResultsFile(file, PLAN)
    results_file.add(games[:2])
    results_file.add(games[2:])
    results_file.close()
    whole = file.read_bytes()
    assert json.loads(whole.splitlines()[0]) == heading(PLAN)
    last = len(whole.splitlines(keepends=True)[-1])
    for cut in (1, 2, last // 2, last - 1):  # the newline alone, half of the line, all but a character
        file.write_bytes(whole[:-cut])
        again = ResultsFile(file, PLAN)
        assert again.played == games[:3]
        again.add(games[3:])
        again.close()
        assert file.read_bytes() == whole
    assert seed_in(file) == 5
    assert seed_in(tmp_path / "none") is None


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace('"seed": "5"', '"seed": "6"'), r'.* \(seed: "6" there, "5" here\); it is left .*'),
        (lambda text: text.replace('"players": 3', '"players": 4'), r".* \(players: 4 there, 3 here\).*"),
        (lambda text: text.replace("greedy", "random", 1), r".* \(bots: .*"),
        (lambda text: text.replace('"code": "', '"code": "x'), r".* \(code: .*"),
        (lambda text: text.replace('"scores"', '"stores"', 1), ".*, line 2 is damaged; it is left as it is."),
        (lambda text: text.replace('"scores": [', '"scores": [null, '), ".*, line 2 is damaged.*"),
        (lambda text: text.replace("]", "}", 4), ".* left as it is."),
        (lambda text: text + text.splitlines()[1] + "\n", ".* has a game twice; it is left as it is."),
        (lambda text: "game,score\n1,2\n", ".* is not a results file of a tournament; it is left as it is."),
        (lambda text: "", ".* is not a results file of a tournament; it is left as it is."),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, change: Any, says: str) -> None:
    file = tmp_path / "r.jsonl"
    results_file = ResultsFile(file, PLAN)
    results_file.add(finished(2))
    results_file.close()
    file.write_text(change(file.read_text()))
    before = file.read_bytes()
    with pytest.raises(TournamentError) as problem:
        ResultsFile(file, PLAN)
    assert re.fullmatch(says, str(problem.value))
    assert file.read_bytes() == before


def test_one_file_is_for_one_tournament_at_a_time(tmp_path: Path) -> None:
    results_file = ResultsFile(tmp_path / "r.jsonl", PLAN)
    with pytest.raises(TournamentError, match="is being written to by another tournament"):
        ResultsFile(tmp_path / "r.jsonl", PLAN)
    results_file.close()
    ResultsFile(tmp_path / "r.jsonl", PLAN).close()


def outcome(played: FinishedGame) -> FinishedGame:
    """All but the time it took."""
    return replace(played, seconds=[])


def test_workers_play_what_one_process_would() -> None:
    pairings = PLAN.pairings(6)
    played = [one for batch in play_all(PLAN, pairings, 2) for one in batch]
    assert sorted(map(outcome, played), key=lambda one: one.number) == list(map(outcome, finished(6)))


def test_a_worker_that_finds_nobody_to_tell_leaves_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a pipe can show when a worker sends before it shows to the thread that listens."""
    (pairing,) = PLAN.pairings(1)[:1]
    told = threading.Event()
    left: list[int] = []

    class Pipe:
        """Hands out one game; closed when its outcome comes."""

        given = 0

        def recv(self) -> Any:
            self.given += 1
            if self.given == 1:
                return pairing
            told.wait(60)
            raise EOFError

        def send(self, outcome: Any) -> None:
            told.set()
            raise BrokenPipeError

    monkeypatch.setattr(os, "_exit", left.append)
    workers.work(Pipe(), PLAN)  # type: ignore[arg-type]
    assert left == [0]


# The whole command


def arena(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run("arena", "mighty", *arguments, **more)


def lines(file: Path) -> list[dict[str, Any]]:
    """The games of a file, by number, without the time they took."""
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted(({**row, "seconds": None} for row in rows), key=lambda row: int(row["number"]))


def rows_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def has_rows(file: Path, least: int) -> bool:
    return rows_in(file) >= least


def has_ended(session: int) -> bool:
    return not processes_of(session)


def test_killed_at_any_moment_it_goes_on_and_counts_every_game_once(tmp_path: Path) -> None:
    """Killed with -9 twice, in the middle; then the same games as nobody interrupted."""
    file = tmp_path / "killed.jsonl"
    setup = ("--bots", "greedy,random*5", "-n", "900", "-s", "9")
    for jobs, games in (("2", 25), ("1", 150)):
        child = start("arena", "mighty", *setup, "--out", str(file), "-j", jobs)
        wait_until(partial(has_rows, file, games))
        os.kill(child.pid, signal.SIGKILL)
        child.communicate()
        assert rows_in(file) < 900, "it was killed before the end"
        wait_until(partial(has_ended, child.pid), 10)
    resumed = arena(*setup, "--out", str(file), "-j", "2")
    assert resumed.returncode == 0, resumed.stderr
    assert resumed.stdout.startswith("900 games of Mighty Monsters in 150 deals, 6 players")
    plan = replace(PLAN, players=6, bots=("greedy", *["random"] * 5), seed=9)
    pool = PlayerPool(plan)
    undisturbed = [outcome(play_pairing(pairing, pool)) for pairing in plan.pairings(900)]
    assert [row["number"] for row in lines(file)] == list(range(900)), "each exactly once"
    played = sorted(ResultsFile(file, plan).close(), key=lambda game: game.number)
    assert [outcome(game) for game in played] == undisturbed


def test_ctrl_c_reports_what_was_played_and_leaves_nobody_behind(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    child = start(
        "arena", "mighty", "--bots", "greedy,random*3", "-n", "100000", "-s", "9", "--out", str(file), "-j", "2"
    )
    wait_until(partial(has_rows, file, 20))
    os.killpg(child.pid, signal.SIGINT)  # as a terminal does it: everyone gets it
    out, error = child.communicate(timeout=60)
    assert child.returncode == 2
    assert re.fullmatch(r"Stopped after [\d,]+ games; this is what they show.", error.strip()), error
    assert "95% interval" in out
    wait_until(partial(has_ended, child.pid), 10)
    results_file = ResultsFile(file, replace(PLAN, players=4, bots=("greedy", *["random"] * 3), seed=9))
    results_file.close()
    assert len(results_file.played) == int(re.sub(r"\D", "", error))


def test_results_are_written_and_drawn(tmp_path: Path) -> None:
    summary, plot = tmp_path / "s.json", tmp_path / "p.svg"
    setup = ("--bots", "greedy,random", "--pairs", "-p", "3", "-n", "12", "-s", "1", "-j", "1", "-v", "line-up")
    done = arena(*setup, "--summary", str(summary), "--plot", str(plot), "--lang", "pl")
    assert done.returncode == 0, done.stderr
    found = json.loads(summary.read_text())
    assert (found["games"], found["deals"], found["options"]) == (12, 4, ["line-up"])
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert f"{found['bots'][0]['share']['wins']:.1%}" in done.stdout
    assert Words("pl").say("plot-ratings") in plot.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_results_fits_80_columns_in_every_language(language: str) -> None:
    words = Words(language)
    lost = [{"seat": 1, "verdict": "timeout", "seconds": "10"}]
    screen = console(io.StringIO(), width=80)
    many = [game(n, ("greedy", "master@0.02", "random"), [9, 8, 8], scores=[123, 99, 4]) for n in range(9999)]
    bots = tuple(replace(standing(bot, 0.8, 1.234e-5), games=9999) for bot in ("greedy", "master@0.02", "random"))
    show(words, screen, replace(results_of(PLAN, [*many[:3], replace(many[3], forfeits=lost)]), bots=bots))
    shown = screen.file.getvalue()  # type: ignore[attr-defined]
    columns = ("games", "wins", "fair", "points", "rating", "seconds")
    for code in (*(f"arena-{column}" for column in columns), "sim-interval", "bot-greedy"):
        assert words.say(code) in shown, code
    assert words.say("verdict-timeout", seconds="10") in " ".join(shown.split())
    assert "75.0%–85.0%" in shown
    assert all(len(row) <= 80 for row in shown.splitlines())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            "--bots alphazero",
            "There is no bot alphazero; choose from random, greedy, network, newcomer, apprentice, .*",
        ),
        ("--bots greedy*25", "A tournament takes 1 to 24 bots, not 25."),
        ("--bots program:/no/such/thing,greedy", "There is no program /no/such/thing."),
        ("--bots greedy --pairs", "For pairs there must be two different bots."),
        ("--games 0", "--games must be a whole number from 1 to 1000000, not 0."),
        ("--players 7", "This game is for 3 to 6 players, not 7."),
        ("--players 2", "This game is for 3 to 6 players, not 2."),
        ("--jobs none", "--jobs must be a whole number from 1 to 1024, not none."),
        ("--timeout soon", "--timeout must be a number of seconds from 0.01 to 3600, not soon."),
        ("--variant towers", "There is no variant towers; choose from line-up, new-rules."),
        ("--plot picture.gif", "picture.gif cannot be drawn: its name must end in .svg or .png."),
        ("--out /nowhere/r.jsonl", "/nowhere/r.jsonl cannot be written: No such file or directory."),
        ("--out /", "/ cannot be written: Is a directory."),
        ("--out pyproject.toml", "pyproject.toml is not a results file of a tournament; it is left as it is."),
    ],
)
def test_a_wrong_command_ends_in_one_sentence_and_exit_code_2(arguments: str, says: str) -> None:
    done = arena(*arguments.split())
    assert done.returncode == 2
    assert re.fullmatch(says, done.stderr.strip()), done.stderr
    assert done.stdout == ""
