"""``python -m lair`` is ``lair``."""

from lair.cli import main

main()
