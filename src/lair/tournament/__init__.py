"""Bots against bots: tournaments with every bot in every seat, their results, and external programs as players.

`lair arena`, `lair bot` and the matches of `bench` run it. Nothing here is compiled; games are played at a table.
"""
