"""Krajina: board games as a typed library, a server and a web client."""

__version__ = "0.1.0"
