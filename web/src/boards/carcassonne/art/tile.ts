// A tile as SVG, drawn from its segments and kept once it is drawn.
import { tileData } from "./data";
import { landMarkup } from "./painting";
import { PAINT } from "./pen";
import { type Detail, plainMarkup } from "./plain";
import { wheelPart } from "./wheel";

const BORDER = `<path d="M.3.3h99.4v99.4H.3z" fill="none" stroke="${PAINT.ink}" stroke-opacity=".3" stroke-width=".6"/>`;

const VARIANTS = 4; // more would not be noticed, and what is drawn is kept
const KNOWN = new Map<string, string>();

/** The inner markup of a tile in a box of 100 by 100, with turn 0; the variant changes small details only. */
export function tileMarkup(tile: string, variant: number, detail: Detail = "full"): string {
  const key = detail === "plain" ? tile : `${tile} ${variant % VARIANTS}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const { cell } = tileData(tile);
  const land = detail === "plain" ? plainMarkup(tile) : landMarkup(tile, variant % VARIANTS);
  const made = land + (cell ? wheelPart(cell) : BORDER);
  KNOWN.set(key, made);
  return made;
}
