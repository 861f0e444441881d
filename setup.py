"""The build hook: a wheel carries the hot rooms compiled by mypyc, if that works here; the rest is in pyproject.toml.

    python setup.py build_ext --inplace    what `make compile` does: compiled rooms next to their sources

KRAJINA_COMPILE=1 makes a wheel that cannot be compiled an error, KRAJINA_COMPILE=0 makes a pure one.
KRAJINA_OPTIMIZE=0 compiles sooner, into slower rooms: enough to compare games with the sources.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Distribution, Extension, setup

IN_PLACE = "build_ext" in sys.argv
WHEEL = "bdist_wheel" in sys.argv  # an editable installation and a source distribution do not come by here
OPTIMIZE = os.environ.get("KRAJINA_OPTIMIZE", "3")
WISH = "1" if IN_PLACE else os.environ.get("KRAJINA_COMPILE", "")


class CannotCompileError(Exception):
    """Why there is no compiled build; the sources run all the same."""


def rooms() -> list[str]:
    """The modules to compile: those that pyproject.toml lists."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["krajina"]["compiled"]
    found = {pattern: sorted(path.as_posix() for path in Path().glob(pattern)) for pattern in patterns}
    if lost := [pattern for pattern, paths in found.items() if not paths]:
        raise SystemExit(f"[tool.krajina] compiled names what is not there: {', '.join(lost)}")
    return sorted({path for paths in found.values() for path in paths})


def find_compiler() -> None:
    """See that there is a C compiler, before seconds are spent on work for it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")  # Windows has neither: there the build tells
    if command and not shutil.which(shlex.split(command)[0]):
        raise CannotCompileError(f"there is no C compiler ({shlex.split(command)[0]})")


def extensions(build_base: str) -> list[Extension]:
    """The compiled rooms, already built below `build_base`: a build that fails must fail before the wheel has a tag."""
    find_compiler()
    if not (paths := rooms()):
        raise CannotCompileError("pyproject.toml lists no rooms to compile")
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CannotCompileError("mypyc is not installed (pip install mypy)") from error
    try:
        # The group's name is fixed, so that its shared file is the same one whatever the list holds.
        modules = mypycify(paths, group_name="krajina", target_dir=build_base, debug_level="0", opt_level=OPTIMIZE)
        for module in modules:
            module.extra_compile_args += ["-fno-semantic-interposition"]
    except (Exception, SystemExit) as error:  # where a type is wrong, mypyc prints it and ends with SystemExit
        raise CannotCompileError("mypyc could not translate the rooms, as it says above") from error
    try:
        Distribution({"ext_modules": modules, "options": options(build_base)}).run_command("build_ext")
    except Exception as error:
        raise CannotCompileError("the C compiler failed, as it says above") from error
    return modules


def options(build_base: str) -> dict[str, dict[str, str]]:
    """A fresh folder for each build: what an earlier one left behind must not get into a wheel."""
    return {"build": {"build_base": build_base}}


def main() -> None:
    """Build, compiled if that is asked for and possible."""
    with tempfile.TemporaryDirectory(prefix="krajina-build-") as build_base:
        modules: list[Extension] = []
        if (IN_PLACE or WHEEL) and WISH != "0":
            try:
                modules = extensions(build_base)
            except CannotCompileError as error:
                if WISH == "1":
                    raise SystemExit(f"Krajina was not compiled: {error}") from error
                print(f"Krajina is built without compiled rooms: {error}", file=sys.stderr)
        setup(ext_modules=modules, options=options(build_base))


main()
