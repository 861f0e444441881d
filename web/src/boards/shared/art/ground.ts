// What drawn land lies on: hills, the line of trees far off, and what grows low; the same hand for all boards.
import type { Chance } from "../chance";
import { line, shape } from "./pen";

/** A picture that is so wide, reaches so far beyond both sides, and down to so low. */
export interface Canvas {
  readonly width: number;
  readonly margin: number;
  readonly low: number;
}

/** What draws the ground of a picture. */
export interface Ground {
  /** a band of land below an upper edge that rises and falls */
  readonly hills: (y: number, rise: number, fill: string, chance: Chance, width?: number) => string;
  /** firs of the horizon as one jagged line */
  readonly treeline: (y: number, fill: string, chance: Chance) => string;
  /** tufts of grass as strokes */
  readonly tufts: (count: number, top: number, height: number, chance: Chance) => string;
  /** round dots of one colour: moss and lichen */
  readonly dots: (count: number, top: number, height: number, colour: string, size: number, chance: Chance) => string;
}

const one = (number: number): string => number.toFixed(1);

function hills(canvas: Canvas, y: number, rise: number, fill: string, chance: Chance, width: number): string {
  const step = 27;
  const start = Math.round(-canvas.margin - step * chance());
  let last = one(y - rise * chance());
  let d = `M${start} ${canvas.low}V${last}`;
  for (let x = start, isUp = chance() < 0.5; x < canvas.width + canvas.margin; x += step, isUp = !isUp) {
    const next = one(y - rise * (isUp ? 0.7 + 0.3 * chance() : 0.25 * chance()));
    d += `C${x + step / 2} ${last} ${x + step / 2} ${next} ${x + step} ${next}`;
    last = next;
  }
  return shape(`${d}V${canvas.low}Z`, fill, width);
}

function treeline({ width, margin, low }: Canvas, y: number, fill: string, chance: Chance): string {
  let d = `M${-margin} ${low}V${y}`;
  for (let x = -margin; x < width + margin; x += 8) d += `L${x + 4} ${one(y - 8 - 8 * chance())}L${x + 8} ${y}`;
  return shape(`${d}V${low}Z`, fill);
}

export function groundOf(canvas: Canvas): Ground {
  const many = (count: number, made: (x: number) => string, chance: Chance): string =>
    Array.from({ length: count }, () => made(canvas.width * chance())).join("");
  return {
    hills: (y, rise, fill, chance, width = 0) => hills(canvas, y, rise, fill, chance, width),
    treeline: (y, fill, chance) => treeline(canvas, y, fill, chance),
    tufts: (count, top, height, chance) =>
      many(count, (x) => `M${one(x)} ${one(top + height * chance())}l-2-4m2 4v-5m0 5l2-4`, chance),
    dots: (count, top, height, colour, size, chance) =>
      line(
        many(count, (x) => `M${one(x)} ${one(top + height * chance())}h${one(3 * chance())}`, chance),
        colour,
        size,
      ),
  };
}
