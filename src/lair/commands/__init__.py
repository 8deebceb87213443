"""The parts of the command line: what all commands share, and commands by their subject. `lair.cli` joins them."""
