# `make play` and `make test` set up everything they need, once; the rest is for developers.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: help play test lint rules laws bench pictures pins clean

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/ready  ## play Mighty Monsters in this terminal
	@$(BIN)/lair play mighty || [ $$? -eq 2 ]

test: $(VENV)/ready-dev lint rules  ## every check and every test
	$(BIN)/pytest

lint: $(VENV)/ready-dev  ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

rules: $(VENV)/ready-dev  ## every rule with its tests; fails on a rule without one
	@$(BIN)/pytest --rules --quiet -n 0

laws: $(VENV)/ready-dev  ## ten million games of the one, a million of the other, every law checked in each
	$(BIN)/python -m bench.laws

bench: $(VENV)/ready-peers  ## how fast, beside its peers; writes docs/benchmarks.md
	$(BIN)/python -m bench.speed

pictures: $(VENV)/ready-dev  ## the README's pictures
	$(BIN)/python docs/pictures.py

pins: $(VENV)/ready-peers  ## write constraints.txt anew from what is installed
	$(BIN)/python -m pip freeze --exclude-editable --exclude lair | sed 's/+cpu$$//' | sort --ignore-case > constraints.txt

clean:  ## forget the set-up
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Lair needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/ready: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Setting up, once: a minute or two."
	$(PIP) --editable .
	@touch $@

# The tests run against real servers and a real browser, from Debian's packages.
$(VENV)/ready-system:
	@sh tools/install-system
	@mkdir -p $(VENV) && touch $@

$(VENV)/ready-dev: $(VENV)/ready $(VENV)/ready-system
	$(PIP) --editable ".[dev]"
	@touch $@

$(VENV)/ready-peers: $(VENV)/ready-dev
	$(PIP) --editable ".[dev,peers]"
	@touch $@
