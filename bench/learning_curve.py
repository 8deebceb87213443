"""How a network became stronger as it was trained: ``python -m bench.learning_curve FILE [FILE...]``.

Reads files as `lair train` writes them (``strength.jsonl``), one for each game and named after it, and draws
docs/img/learning-GAME.svg: wins among greedy bots as multiples of the fair share, with 95% intervals.
"""

import argparse
import json
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

FOLDER = Path(__file__).parent.parent / "docs" / "img"
COLOURS = ("#7a4fa3", "#2f7f6f", "#c2702a", "#3f6fb5")


def draw(file: Path) -> Path:
    """One picture for one file."""
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for colour, players in zip(COLOURS, sorted({row["players"] for row in found}), strict=False):
        rows = [row for row in found if row["players"] == players]
        made = [row["decisions"] / 1e9 for row in rows]
        shares, errors = ([row[name] for row in rows] for name in ("share", "share_error"))
        axes.errorbar(made, shares, errors, color=colour, marker="o", capsize=3, label=f"{players} players")
    axes.axhline(1, color="#888888", linewidth=1, linestyle="--")
    axes.set_xlabel("decisions of self-play, in billions")
    axes.set_ylabel("wins among greedy bots, fair share = 1")
    axes.set_xlim(left=0)
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    path = FOLDER / f"learning-{file.stem}.svg"
    with mpl.rc_context({"svg.hashsalt": "lair"}):  # the same numbers give the same file
        figure.savefig(path, metadata={"Date": None})
    return path


def main() -> None:
    """One picture for each file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    for file in parser.parse_args().files:
        print(draw(file))


if __name__ == "__main__":
    main()
