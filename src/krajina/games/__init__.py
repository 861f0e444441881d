"""The games of Krajina: the same rooms in the same order in each (docs/architecture.md)."""
