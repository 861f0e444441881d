"""Stroganov as PettingZoo's tools look for it: a module by name and version, which is that of the rules."""

from krajina.learn.environment import Environment

__all__ = ["env", "raw_env"]


def raw_env(**settings: object) -> Environment:
    """The environment, which checks every id itself and needs no wrappers."""
    return Environment("stroganov", **settings)  # type: ignore[arg-type]  # what it does not know, it refuses


env = raw_env
