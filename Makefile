# Détente. Needs Python 3.11 or newer and make; everything else goes into .venv.

PYTHON ?= python3
BIN := .venv/bin
TABLE := serve --port 8000 --browser
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of programs: modules are compiled once

.PHONY: help setup lab play test style types page browser database goldens pictures docs fast fastest wheel-fast same nightly check slow lock clean

help:
	@echo "make play    open the table at http://127.0.0.1:8000"
	@echo "make test    everything that must hold: style, types, layers, tests"
	@echo "make nightly  the long runs: laws, kills, load, levels; stopped, it goes on where it was"
	@echo "make docs    the documentation site: build/site/index.html"
	@echo "make fast    compile rules and a server's moves with mypyc (GAMES="berlin63": only these); make slow goes back"
	@echo "make fastest the same, compiled twice: for what games do most often"
	@echo "make setup   only prepare .venv;  make lock: renew requirements.lock;  make clean"

setup:
	@$(PYTHON) tools/setup.py

# What the laboratory needs beside: environments, reports, Ray, notebooks, the documentation site.
lab: setup
	@$(PYTHON) tools/setup.py lab

play: setup check
	@$(BIN)/detente $(TABLE)

test: lab check browser database
	$(MAKE) --no-print-directory --jobs 2 style types page
	$(BIN)/python -m pytest -m "not long" -n 3 --dist worksteal --ignore tests/web
	$(BIN)/python -m pytest -m "not long" -n 4 --dist worksteal tests/web

style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types:
	$(BIN)/mypy

page:
	$(BIN)/python tools/page.py

# Tests in a real browser take Debian's Chromium, best the one without windows; without any they are skipped.
browser:
	@command -v chromium-headless-shell >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && \
	    { apt-get install -y -qq --no-install-recommends chromium-headless-shell || \
	      apt-get install -y -qq --no-install-recommends chromium; }; }

# Tests of several servers on one database start a PostgreSQL of their own, Debian's; without it they are skipped.
database:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; }

# The playthroughs in tests/playthroughs, after a change of behaviour that is meant.
goldens: setup
	$(BIN)/python -m detente.arena.playthrough tests/playthroughs

# Every screen in its twelve looks, beside an older commit's: make pictures BEFORE=main~50; an hour, BY=--by-turns minutes.
pictures: setup browser
	$(BIN)/python tools/pictures.py $(addprefix --before ,$(BEFORE)) $(BY)

# The documentation site; a link that leads nowhere fails. tests/docs builds it too.
docs: lab
	$(BIN)/python tools/site.py

fast: setup
	$(BIN)/python tools/fast.py build $(GAMES)

# Compiled twice with GCC, the second time for what games played in between did most often.
fastest: setup
	$(BIN)/python tools/fast.py train $(GAMES)

# A wheel with the compiled rules, for this Python on this kind of machine; dist/ gets it.
wheel-fast: fast
	DETENTE_FAST=1 $(BIN)/python -m uv --quiet build --wheel --out-dir dist

# The records of every version lead to the same behaviour in the compiled rules as in the plain ones.
same: fast
	$(BIN)/python -m pytest tests/laws/test_versions.py

# Hours; build/nightly has what came of it. Whoever stops it starts it again: it goes on.
nightly: lab check browser database
	$(BIN)/python tools/nightly.py

check:
	@$(PYTHON) tools/fast.py check

slow:
	$(PYTHON) tools/fast.py remove

lock: setup
	$(BIN)/python -m uv pip compile pyproject.toml --extra dev --extra lab --universal --upgrade \
	  --no-header --no-annotate --quiet --output-file requirements.lock

clean: slow
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
