"""Draws the icons of the client and the pictures of previews, by Chromium, from the art of the client: `make pictures`.

What is drawn is committed: a server has no browser. Pictures have at most 256 colours, the first of which are those of
the marks of seats, so that a server can put marks onto a picture without drawing anything itself.
"""

import base64
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from soak.server import Server
from tests.web.chromium import browsing

from krajina.server.http.pictures import HEIGHT, MARK, WIDTH, png

ROOT: Final = Path(__file__).parents[1]
ICONS: Final = ROOT / "web/public"
PICTURES: Final = ROOT / "src/krajina/server/pictures"
ART: Final = (ROOT / "web/src/art/favicon.svg").read_text("utf-8")
STYLE: Final = (ROOT / "web/src/app.css").read_text("utf-8").partition("[data-palette")[0]
SHAPES: Final = re.findall(r'^  "(M[^"]+)",$', (ROOT / "web/src/lib/palette.ts").read_text("utf-8"), re.MULTILINE)
COLOURS: Final = re.findall(r"--seat-(\w+): (#\w+);\s+--seat-\w+-ink: (#\w+);", STYLE)
PAPER, INK = (re.search(rf"--{name}: (#\w+);", STYLE)[1] for name in ("card", "ink"))  # type: ignore[index]
MARK_COLOURS: Final = 48
# Where each picture is drawn: the largest drawing of the page.
PAGES: Final = {"start": "/", **{game: f"/new/{game}" for game in ("carcassonne", "stroganov", "graenaland")}}
ALONE: Final = """(size) => {
  const area = (node) => { const box = node.getBoundingClientRect(); return box.width * box.height; };
  const [largest] = [...document.querySelectorAll('svg[preserveAspectRatio]')].sort((a, b) => area(b) - area(a));
  largest.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  largest.style.cssText = `position:fixed;inset:0;width:${size[0]}px;height:${size[1]}px;max-width:none;z-index:999`;
  document.body.append(largest);
}"""
PIXELS: Final = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(text);
}"""

Colour = tuple[int, int, int]


def main() -> None:
    """Draw everything."""
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            page = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce").new_page()
            draw_icons(page)
            draw_pictures(page, server)
        finally:
            server.stop()


def draw_icons(page: Page) -> None:
    """The emblem in the sizes that systems ask for; some of them cut off the corners themselves."""
    whole = ART.replace(' rx="14"', "").replace("C64 57.7 57.7 64 50 64H14C6.3 64 0 57.7 0 50Z", "V64H0Z")
    ICONS.mkdir(exist_ok=True)
    for name, art, size in (
        ("icon-192", ART, 192),
        ("icon-512", ART, 512),
        ("icon-maskable", whole, 512),
        ("apple-touch-icon", whole, 180),
    ):
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0;background:transparent}}svg{{display:block}}</style>{art}")
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def draw_pictures(page: Page, server: Server) -> None:
    """The marks of all seats on one sheet, and the pictures, which keep the colours of the marks."""
    PICTURES.mkdir(exist_ok=True)
    page.set_viewport_size({"width": MARK * (len(COLOURS) + 1), "height": MARK * len(SHAPES)})
    page.set_content(sheet())
    marks = pixels(page)
    kept = popular(marks, MARK_COLOURS)
    save(PICTURES / "marks.png", MARK * (len(COLOURS) + 1), marks, kept)
    (PICTURES / "colours.txt").write_text("".join(f"{name}\n" for name, *_ in COLOURS), "utf-8")
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    for name, path in PAGES.items():
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        page.evaluate(ALONE, [WIDTH, HEIGHT])
        picture = pixels(page)
        save(PICTURES / f"{name}.png", WIDTH, picture, kept + popular(picture, 256 - len(kept)))


def sheet() -> str:
    """Marks as the client draws them: a row for each shape, a column for each colour, and the last for a free seat."""
    marks = []
    for row, shape in enumerate(SHAPES):
        for column, (_, colour, ink) in enumerate([*COLOURS, ("", PAPER, "")]):
            marks.append(
                f'<g transform="translate({column * MARK} {row * MARK}) scale({MARK / 32}) translate(4 4)">'
                f'<path d="{shape}" fill="{colour}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
                f'<text x="12" y="12.5" fill="{ink}">{chr(65 + row) if ink else ""}</text></g>'
            )
    style = f"body{{margin:0;background:{PAPER}}}svg{{display:block;width:100vw;height:100vh}}"
    text = "text{font:700 12px sans-serif;text-anchor:middle;dominant-baseline:central}"
    return f"<style>{style}{text}</style><svg>{''.join(marks)}</svg>"


def pixels(page: Page) -> list[Colour]:
    """What the page shows."""
    address = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    other = page.context.new_page()  # a page of ours lets nobody load that
    data = base64.b64decode(other.evaluate(PIXELS, address))
    other.close()
    return list(zip(data[::4], data[1::4], data[2::4], strict=True))


def popular(found: list[Colour], most: int) -> list[Colour]:
    """The colours that are there most often; of those that look alike, one."""
    looks = Counter[Colour]()
    first: dict[Colour, Colour] = {}
    for colour, times in Counter(found).most_common():
        look = (colour[0] >> 3, colour[1] >> 3, colour[2] >> 3)
        looks[look] += times
        first.setdefault(look, colour)
    return [first[look] for look, _ in looks.most_common(most)]


def save(path: Path, width: int, found: list[Colour], palette: list[Colour]) -> None:
    """Write a PNG whose lines are not filtered: whoever unpacks it has its pixels."""
    nearest = {
        one: min(range(len(palette)), key=lambda at: sum((a - b) ** 2 for a, b in zip(palette[at], one, strict=True)))
        for one in set(found)
    }
    rows = [found[start : start + width] for start in range(0, len(found), width)]
    lines = b"".join(b"\0" + bytes(nearest[one] for one in row) for row in rows)
    path.write_bytes(png(width, b"".join(map(bytes, palette)), lines))
    sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
