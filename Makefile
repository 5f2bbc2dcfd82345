# Two commands do everything on a fresh machine with Python 3.11 or newer, venv and make:
#   make play     install into .venv and open the lobby
#   make test     install into .venv and run all tests

SHELL := /bin/sh
BIN := .venv/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
# The fence is also tested with this version, the oldest that has what our themes use.
OTHER_TEXTUAL := 8.2.5
FENCE := tests/tui/terminal tests/serve/test_far_terminal.py
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play test check messages fence format fuzz frames bench bench-serve train policy blunders puzzles mutants evenings club-storm club-month screenshots sprites playthroughs teachings reference package dev replay show serve clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.play ## open the lobby (installs what it needs into .venv first)
	@$(BIN)/tabletop

test: .venv/.dev ## run all tests
	@$(BIN)/python -m pytest

messages: .venv/.dev ## write each game's typed messages from its catalogues
	$(BIN)/python -m tools.messages

check: .venv/.dev ## check format, lint, types, import contracts, screenshots, two versions of Textual
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(BIN)/python -m tools.messages --check
	@if [ -f tests/screenshots.py ] || [ -d tests/screenshots ]; then \
		echo "$(BIN)/python -m tests.screenshots --check"; $(BIN)/python -m tests.screenshots --check; fi
	@$(MAKE) --no-print-directory fence package

fence: .venv/.textual-$(OTHER_TEXTUAL) ## test what uses private parts of Textual, with two versions of it
	$(BIN)/python -m pytest -q $(FENCE)
	PYTHONPATH=.venv/textual-$(OTHER_TEXTUAL) TABLETOP_TEXTUAL=$(OTHER_TEXTUAL) $(BIN)/python -m pytest -q $(FENCE)

package: .venv/.release ## build sdist and wheel into dist/ and check them, and the files of .github
	@rm -rf dist
	$(BIN)/python -m build --outdir dist . >/dev/null
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl
	$(BIN)/pyroma --min 10 .
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

format: .venv/.dev ## format all code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

fuzz: .venv/.dev ## play a million random decisions for each number of players and check every invariant; all shapes of land; leaks; damaged files; closed windows
	@$(BIN)/python -m tests.fuzz

frames: .venv/.dev ## compare the bytes that we send with Textual's: make frames [GAMES=orbis] (a minute for each game)
	@$(BIN)/python -m tools.bench.frames $(GAMES)

bench: .venv/.dev ## measure every figure and write docs/benchmarks.md
	@$(BIN)/python -m tools.bench

bench-serve: .venv/.dev ## measure tables over SSH, and several servers at one PostgreSQL: make bench-serve [PARTS=club] (twenty minutes; the club up to six, which writes docs/benchmarks.md)
	@$(BIN)/python -m tools.bench.serve $(PARTS) $(ARGS)

train: .venv/.dev ## learn what positions of a game are worth: make train GAME=orbis [ARGS='--rounds 4 --seconds 60']
	@test -n "$(GAME)" || { echo "make train: name a game, for example GAME=orbis"; exit 2; }
	@$(BIN)/python -m tools.train "$(GAME)" $(ARGS)

policy: .venv/.dev ## learn which options good players take, going on where it was interrupted: make policy GAME=dice_forge [ARGS='--minutes 30']
	@test -n "$(GAME)" || { echo "make policy: name a game, for example GAME=dice_forge"; exit 2; }
	@$(BIN)/python -m tools.policy "$(GAME)" $(ARGS)

blunders: .venv/.dev ## put mistakes into games and count how many a look back finds: make blunders GAME=orbis [ARGS='--games 20']
	@test -n "$(GAME)" || { echo "make blunders: name a game, for example GAME=orbis"; exit 2; }
	@$(BIN)/python -m tools.blunders "$(GAME)" $(ARGS)

puzzles: .venv/.dev ## find puzzles in games of the computer, going on from those there are: make puzzles [GAMES=orbis] [ARGS='--minutes 30']
	@$(BIN)/python -m tools.puzzles $(GAMES) $(ARGS)

evenings: .venv/.dev ## play whole games over the real ssh, cutting connections and killing programs: make evenings [GAMES="orbis mixed"] (a quarter of an hour)
	@$(BIN)/python -m tools.bench.evenings $(GAMES)

club-storm: .venv/.dev ## several servers at one PostgreSQL in a storm of kills and cuts, guests with the real ssh: make club-storm [ARGS='--seconds 60 --ssh 20'] (five and a half minutes)
	@$(BIN)/python -m tools.bench.club_storm $(ARGS)

club-month: .venv/.dev ## two hundred members with three games over days each, through a month of our own clock: make club-month [ARGS='--members 20'] (a quarter of an hour)
	@$(BIN)/python -m tools.bench.club_month $(ARGS)

mutants: .venv/.mutants ## put small faults into the code and see whether tests notice: make mutants [PARTS="rulesets/orbis"] [ARGS='--count 100']
	@$(BIN)/python -m tools.mutants $(PARTS) $(ARGS)

screenshots: .venv/.dev ## make screenshots/*.svg from fixed seeds
	@$(BIN)/python -m tests.screenshots

sprites: .venv/.dev ## show every picture in every size, volume and look [GAMES=orbis] [ARGS='--look dark --svg FOLDER']
	@$(BIN)/python -m tests.sprites $(GAMES) $(ARGS)

teachings: .venv/.dev ## print what texts teach, section by section of docs/rules, English beside German: make teachings GAME=helios
	@$(BIN)/python -m tools.teachings $(GAME)

reference: .venv/.dev ## write docs/reference.md and the manual page from the commands, settings and keys in the code
	@$(BIN)/python -m tools.reference

playthroughs: .venv/.dev ## rewrite tests/playthroughs/*.txt; read the diff before committing
	@$(BIN)/python -m tests.playthroughs

dev: .venv/.devtools ## open the lobby with tracebacks and Textual's developer tools; `.venv/bin/textual console` shows them in another window
	@TEXTUAL=devtools,debug TABLETOP_TRACEBACK=1 $(BIN)/python -X dev -m tabletop_tui

replay: .venv/.play ## step through a game: make replay SAVE=game.json [AT=12]
	@test -n "$(SAVE)" || { echo "make replay: name a game, for example SAVE=game.json"; exit 2; }
	@$(BIN)/tabletop replay "$(SAVE)" $(if $(AT),--at $(AT))

show: .venv/.play ## print a position: make show SAVE=game.json
	@test -n "$(SAVE)" || { echo "make show: name a game, for example SAVE=game.json"; exit 2; }
	@$(BIN)/tabletop export "$(SAVE)" -o -.txt

serve: .venv/.play ## open tables for friends over SSH: make serve [ARGS='--host 0.0.0.0 --invited']
	@$(BIN)/tabletop serve $(ARGS)

clean: ## remove .venv and all caches
	rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info

.venv/.venv:
	@test -n "$(PYTHON)" || { echo "tabletop needs Python 3.11 or newer, but none was found."; \
		echo "Install it, or name it: make play PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) has no venv module. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "Making .venv with $$($(PYTHON) --version) ..."
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.play: pyproject.toml | .venv/.venv
	@echo "Installing tabletop into .venv ..."
	@$(PIP) -e .
	@touch $@

.venv/.textual-$(OTHER_TEXTUAL): | .venv/.dev
	@echo "Fetching Textual $(OTHER_TEXTUAL) ..."
	@rm -rf .venv/textual-*
	@$(PIP) --no-deps --target .venv/textual-$(OTHER_TEXTUAL) textual==$(OTHER_TEXTUAL)
	@touch $@

.venv/.release: pyproject.toml | .venv/.dev
	@echo "Fetching what checks the package ..."
	@$(PIP) -e '.[dev,release]'
	@touch $@ .venv/.dev .venv/.play

.venv/.mutants: | .venv/.dev
	@echo "Fetching Cosmic Ray and Coverage.py ..."
	@$(PIP) 'cosmic-ray>=8.4' 'coverage>=7.6'
	@touch $@

.venv/.devtools: | .venv/.dev
	@echo "Fetching Textual's developer tools ..."
	@$(PIP) textual-dev
	@touch $@

.venv/.dev: pyproject.toml | .venv/.venv
	@echo "Installing tabletop and its development tools into .venv ..."
	@$(PIP) -e '.[dev]'
	@touch $@ .venv/.play
