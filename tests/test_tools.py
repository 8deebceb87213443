"""The project's own tools: npm on a machine that has no Node, or one too old for Vite; the hashes of pins."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\\n]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")


def program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(0o755)


@pytest.mark.parametrize("machine", ["none", "old"])
def test_npm_comes_from_pypi_where_the_machine_has_none(tmp_path: Path, machine: str) -> None:
    """The wheel is laid out as PyPI's: its bin/npm is a copy that does not work, its library does."""
    wheel, bare = tmp_path / "wheel", tmp_path / "bin"
    program(tmp_path / "tools" / "npm", (ROOT / "tools" / "npm").read_text())
    program(tmp_path / ".venv" / "bin" / "python", f'#!/bin/sh\n[ "$1" = -m ] || echo {wheel}\n')
    program(wheel / "bin" / "npm", "#!/bin/sh\nexit 3\n")
    program(wheel / "bin" / "node", '#!/bin/sh\n[ -f "$1" ] && shift && echo "$*"\n')
    program(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", "")
    bare.mkdir()
    (bare / "dirname").symlink_to(shutil.which("dirname") or "")
    if machine == "old":
        for name in ("node", "npm"):
            program(bare / name, "#!/bin/sh\nexit 1\n")
    done = subprocess.run(
        [tmp_path / "tools" / "npm", "run", "build"],
        env={**os.environ, "PATH": str(bare)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "run build\n"), done.stderr


def test_every_pin_has_hashes() -> None:
    hashed = (ROOT / "hashes.txt").read_text()
    pinned = PIN.findall((ROOT / "constraints.txt").read_text())
    assert len(pinned) > 100
    with_hashes = dict(PIN.findall(hashed))
    for name, version in pinned:
        assert with_hashes[name.lower().replace("_", "-").replace(".", "-")] == version
    for part in hashed.split("\n")[:-1]:
        assert PIN.match(part) or HASH.search(part), part
