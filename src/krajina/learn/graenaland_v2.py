"""Grænaland as PettingZoo's tools look for it: a module by name and version, which is that of the rules."""

from krajina.learn.environment import Environment
from krajina.learn.rewards import Reward

__all__ = ["env", "raw_env"]


def raw_env(
    *, reward: Reward = "place", scale: float = 0.0, render_mode: str | None = None, **settings: object
) -> Environment:
    """The environment, which checks every id itself and needs no wrappers."""
    return Environment("graenaland", reward=reward, scale=scale, render_mode=render_mode, **settings)


env = raw_env
