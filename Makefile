# Everything starts here. Each target sets up what it needs on its first run; later runs need no network.

PYTHON ?= python3
GAME ?= derby
ARGS ?=
WORKERS ?= 2

# The locks (requirements/<name>.txt) that each purpose installs into the one .venv.
PLAY_LOCKS := runtime play
TEST_LOCKS := runtime play dev rl
LONG_LOCKS := $(TEST_LOCKS) ray
BENCH_LOCKS := runtime play dev rl bench

BIN := .venv/bin
INSTALL := @$(PYTHON) scripts/install.py

WEB := @$(PYTHON) scripts/web.py

.PHONY: help play terminal web wheel test test-long warm chromium check format bench strength load measure fuzz sbom licences audit lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## play in the browser (LAN=1: also from phones nearby; ARGS="…" for olympus serve)
	$(INSTALL) $(PLAY_LOCKS)
	$(WEB) build
	@$(BIN)/olympus serve --open --log warning $(if $(LAN),--lan) $(ARGS)

terminal: ## play in the terminal (GAME=derby, ARGS="…" for olympus play)
	$(INSTALL) $(PLAY_LOCKS)
	@$(BIN)/olympus play $(GAME) $(ARGS)

web: ## build the browser part
	$(WEB) build

wheel: ## one file with everything in it, for pip to install: dist/olympus_games-….whl
	$(INSTALL) $(PLAY_LOCKS)
	$(WEB) build
	@$(BIN)/python -m hatchling build -t wheel

test: check warm web chromium ## check, then every test that takes seconds (ARGS="…" for pytest)
	$(BIN)/pytest -m "not long" -n $(WORKERS) $(ARGS)

test-long: warm web chromium ## the tests that take minutes
	$(INSTALL) $(LONG_LOCKS)
	$(BIN)/pytest -m long -n $(WORKERS) $(ARGS)

warm: # compile the rules once, before two test processes would each do it
	$(INSTALL) $(TEST_LOCKS)
	@$(BIN)/python -m tests.warm

chromium: # the browser that the browser tests drive
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } \
	  || echo 'No chromium here: the browser tests are left out. To run them: apt install chromium'

check: ## lint, formatting and types; a warning is an error
	$(INSTALL) $(TEST_LOCKS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(WEB) check

format: ## format the code, and fix what can be fixed by a tool
	$(INSTALL) $(TEST_LOCKS)
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(WEB) format

bench: ## measure speed, beside other libraries (ARGS="…" for python -m bench)
	$(INSTALL) $(BENCH_LOCKS)
	$(BIN)/python -m bench $(ARGS)

strength: ## how strong the bots are, by tournaments (takes an hour or more; ARGS="…" for python -m bench.strength)
	$(INSTALL) $(BENCH_LOCKS)
	$(BIN)/python -m bench.strength $(ARGS)

load: ## measure live tables under load, beside boardgame.io where Node is there (ARGS="…" for python -m load)
	$(INSTALL) $(TEST_LOCKS)
	@if command -v npm >/dev/null; then npm install --silent --prefix load/peer; fi
	$(BIN)/python -m load $(ARGS)

measure: warm web chromium ## what the pages weigh and how quick they are, each beside its bar
	$(BIN)/python -m tests.browser.measure

fuzz: ## play random games with every invariant checked (ARGS="…" for tests/fuzz.py)
	$(INSTALL) $(TEST_LOCKS)
	$(BIN)/python tests/fuzz.py $(ARGS)

sbom: ## the software bill of materials of what is shipped: build/olympus.cdx.json (CycloneDX)
	$(INSTALL) $(PLAY_LOCKS)
	@mkdir -p build
	@$(BIN)/python scripts/sbom.py > build/olympus.cdx.json && echo build/olympus.cdx.json

licences: ## remake docs/licences.md from the locks
	$(INSTALL) $(PLAY_LOCKS)
	@$(BIN)/python scripts/sbom.py --licences

audit: ## known vulnerabilities of what is shipped; says so where no advisory data can be reached
	$(INSTALL) $(PLAY_LOCKS)
	@$(PYTHON) scripts/audit.py

lock: ## remake requirements/*.txt from pyproject.toml (UPGRADE=1: with the newest versions)
	$(INSTALL)
	@$(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove everything that can be made again
	rm -rf .venv .tools build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name node_modules -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
