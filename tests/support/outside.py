"""Games from outside, for tests: packages built and installed into a folder, and processes that find them there."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.support.forkserver import forkserver

KUHN = Path(__file__).parents[2] / "examples" / "kuhn"


def install(project: Path, site: Path) -> Path:
    """Build a project's wheel and unpack it, as an installer does with one of pure Python; needs no network."""
    wheels = site.with_name(f"{site.name}-wheels")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    subprocess.run(build, cwd=project, check=True, capture_output=True)
    (wheel,) = wheels.iterdir()
    zipfile.ZipFile(wheel).extractall(site)
    return site


def with_site(site: Path, **more: str) -> dict[str, str]:
    """The environment of a process that has the packages in this folder."""
    before = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(site), *([before] if before else [])])
    plain = {name: value for name, value in os.environ.items() if name not in {"LANG", "LC_ALL", "LAIR_LANG"}}
    return {**plain, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", "LAIR_LANG": "en", **more}


def run(site: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A Python process: ``-c`` and a program, and the like; with an environment of its own, also ``-m lair``."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=with_site(site, **more),
        check=False,
    )


def run_lair(
    site: Path, *arguments: str, typed: str = "", folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """The command ``lair`` with the packages in this folder."""
    environment = with_site(site, **more)
    return forkserver(environment["PYTHONPATH"]).run(arguments, typed, environment, folder or Path.cwd())
