"""The Chromium of this system, for real clicks; `python -m tests.web.chromium` fails where there is none.

It sees no font of the system: what fits on a page must not depend on what a machine happens to have. DejaVu Sans stands
in for all of them, the widest font that systems show pages in, out of the registry.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from xml.sax.saxutils import escape

from playwright.sync_api import Browser, sync_playwright

# The one without windows comes first: it takes a third less of the processor.
NAMES: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
# Containers have neither a sandbox of their own nor much shared memory, and nobody has a graphics card here. All pages
# share one process: to start another takes a second, as long as the rest of a page.
ARGUMENTS: Final = (
    *("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb"),
    "--renderer-process-limit=1",
)
SYSTEM_FONTS: Final = Path(__file__).parents[2] / "web/node_modules/dejavu-fonts-ttf/ttf"
NARROW: Final = ("*Condensed*", "*ExtraLight*", "*Math*")
GENERIC: Final = {
    "sans-serif": "DejaVu Sans",
    "system-ui": "DejaVu Sans",
    "serif": "DejaVu Serif",
    "monospace": "DejaVu Sans Mono",
}


class Fonts(StrEnum):
    """What pages are shown in."""

    SHIPPED = "shipped"
    WIDEST = "widest"  # as if ours had not come


OWN_ARGUMENTS: Final = {Fonts.SHIPPED: (), Fonts.WIDEST: ("--disable-remote-fonts",)}


def found() -> str | None:
    """Where it is, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def font_configuration(folder: Path) -> Path:
    """A configuration of fonts in a folder, with a cache of its own, in which there is nothing but `SYSTEM_FONTS`."""
    if not SYSTEM_FONTS.is_dir():
        raise FileNotFoundError(f"{SYSTEM_FONTS} is not there; `make web` fetches it")
    rejected = "".join(f"<glob>{escape(str(SYSTEM_FONTS / name))}</glob>" for name in NARROW)
    aliases = "".join(
        f'<match target="pattern"><test name="family"><string>{generic}</string></test>'
        f'<edit name="family" mode="prepend" binding="strong"><string>{family}</string></edit></match>'
        for generic, family in GENERIC.items()
    )
    file = folder / "fonts.conf"
    file.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{escape(str(SYSTEM_FONTS))}</dir><cachedir>{escape(str(folder / 'cache'))}</cachedir>"
        f"<selectfont><rejectfont>{rejected}</rejectfont></selectfont>{aliases}</fontconfig>",
        "utf-8",
    )
    return file


@contextmanager
def browsing(fonts: Fonts = Fonts.SHIPPED) -> Iterator[Browser]:
    """A browser, until the block is left. Nothing in the block may run an event loop: Playwright's runs."""
    with TemporaryDirectory(prefix="krajina-fonts-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found(),
            args=[*ARGUMENTS, *OWN_ARGUMENTS[fonts]],
            env={**os.environ, "FONTCONFIG_FILE": str(font_configuration(Path(folder)))},
        )
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    sys.exit(found() is None)
