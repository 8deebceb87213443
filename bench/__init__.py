"""Measurements and long checks, for developers: run as ``python -m bench.laws`` and the like (see the Makefile)."""
