"""Draws every picture of the page. `art.hand` is the drawing vocabulary, each game has a folder, `art.build` writes."""
