"""Write the page and the types of the protocol: `make protocol` does it."""

import sys
from pathlib import Path

from tools.describing import pages

if __name__ == "__main__":
    [root] = sys.argv[1:]
    for name, text in pages().items():
        file = Path(root, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
