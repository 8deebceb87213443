"""One game being played: its history, what each seat sees, words for what happens, and its file."""
