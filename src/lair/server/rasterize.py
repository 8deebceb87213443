"""Reads an SVG from standard input and writes it as a PNG to standard output.

`lair.server.previews` runs this file as a program of its own: resvg holds Python's lock while it draws, so that in a
thread of the server everybody would wait for a picture. It imports nothing of Lair, so that it starts at once.
"""

import os
import sys

import resvg_py

if __name__ == "__main__":
    os.nice(5)  # moves go first
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
