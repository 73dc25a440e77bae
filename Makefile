# Everything starts here. Each target sets up what it needs on its first run; later runs need no network.

PYTHON ?= python3
GAME ?= derby
ARGS ?=
WORKERS ?= 2

# The locks (requirements/<name>.txt) that each purpose installs into the one .venv.
PLAY_LOCKS := runtime
TEST_LOCKS := runtime dev rl
BENCH_LOCKS := runtime dev rl bench

BIN := .venv/bin
INSTALL := @$(PYTHON) scripts/install.py

.PHONY: help play test test-long check format bench fuzz lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## play in the terminal (GAME=derby, ARGS="…" for olympus play)
	$(INSTALL) $(PLAY_LOCKS)
	@$(BIN)/olympus play $(GAME) $(ARGS)

test: check ## check, then every test that takes seconds (ARGS="…" for pytest)
	$(BIN)/pytest -m "not long" -n $(WORKERS) $(ARGS)

test-long: ## the tests that take minutes
	$(INSTALL) $(TEST_LOCKS)
	@echo '$(BIN)/pytest -m long -n $(WORKERS) $(ARGS)'; \
	$(BIN)/pytest -m long -n $(WORKERS) $(ARGS) || { status=$$?; \
	  [ $$status -eq 5 ] || exit $$status; echo 'There is no test marked "long" yet: nothing was run.'; }

check: ## lint, formatting and types; a warning is an error
	$(INSTALL) $(TEST_LOCKS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: ## put the code in form, and mend what can be mended by itself
	$(INSTALL) $(TEST_LOCKS)
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: ## measure speed, beside other libraries (ARGS="…" for python -m bench)
	$(INSTALL) $(BENCH_LOCKS)
	$(BIN)/python -m bench $(ARGS)

fuzz: ## play random games with every invariant checked (ARGS="…" for tests/fuzz.py)
	$(INSTALL) $(TEST_LOCKS)
	$(BIN)/python tests/fuzz.py $(ARGS)

lock: ## remake requirements/*.txt from pyproject.toml (UPGRADE=1: with the newest versions)
	$(INSTALL)
	@$(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove everything that can be made again
	rm -rf .venv .tools build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name node_modules -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
