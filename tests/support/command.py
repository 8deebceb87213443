"""The `lair` command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.forkserver import forkserver

LAIR = [sys.executable, "-m", "lair"]


def environment(**more: str) -> dict[str, str]:
    """This process's environment in English, 80 columns wide."""
    plain = {name: value for name, value in os.environ.items() if name not in {"LANG", "LC_ALL", "LAIR_LANG"}}
    return {**plain, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **more}


def run(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; a start from nothing if it gets an environment of its own."""
    if not more:
        path = os.environ.get("PYTHONPATH", "")
        return forkserver(path).run(arguments, typed, environment(), Path.cwd())
    return subprocess.run(
        [*LAIR, *arguments], input=typed, capture_output=True, text=True, env=environment(**more), check=False
    )


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start a command in a session of its own, so that signals reach it alone."""
    return subprocess.Popen(
        [*LAIR, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )


def processes_of(session: int) -> list[int]:
    """The processes of a session that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(entry.name))
    return found
