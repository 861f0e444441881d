"""The boxes: a module or a folder each; `known.py` lists them."""
