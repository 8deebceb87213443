"""Bots against bots: tournaments with every bot in every seat, their results, and programs from outside as players.

`lair arena` and `lair bot` stand on this room. Nothing here is compiled; it plays games at a table.
"""
