// What all landscapes lie on: sky, hills, the line of trees far off, and what grows low.
import type { Chance } from "../../shared/chance";
import { line, put, SNOW, shape } from "./pen";

/** Pictures reach beyond their box on all sides: boxes are wider or higher than 84 by 190 as the screen has it. */
const LEFT = -40;
const RIGHT = 124;

/** The colours of a landscape, from the sky down. */
export interface Paints {
  readonly sky: string;
  readonly haze: string;
  readonly far: string;
  readonly mid: string;
  readonly ground: string;
  readonly low: string;
}

/** A band of land below an upper edge that rises and falls. */
export function hills(y: number, rise: number, fill: string, chance: Chance, width = 0): string {
  const step = 27;
  const start = Math.round(LEFT - step * chance());
  let last = (y - rise * chance()).toFixed(1);
  let d = `M${start} 240V${last}`;
  for (let x = start, isUp = chance() < 0.5; x < RIGHT; x += step, isUp = !isUp) {
    const next = (y - rise * (isUp ? 0.7 + 0.3 * chance() : 0.25 * chance())).toFixed(1);
    d += `C${x + step / 2} ${last} ${x + step / 2} ${next} ${x + step} ${next}`;
    last = next;
  }
  return shape(`${d}V240Z`, fill, width);
}

/** The sky with a cloud, and snow that falls in winter. */
export function sky({ sky, haze }: Paints, chance: Chance, isWinter: boolean): string {
  const left = 6 + 50 * chance();
  const cloud = "M-14 4C-18 4-18-1-13-1-13-6-5-7-3-3 1-7 8-5 7-1 13-1 13 4 9 4Z";
  const flakes = Array.from({ length: 9 }, () => `M${(84 * chance()).toFixed(1)} ${(70 * chance()).toFixed(1)}h0`).join(
    "",
  );
  return [
    shape(`M${LEFT}-50H${RIGHT}V240H${LEFT}Z`, sky),
    hills(58, 10, haze, chance),
    put(shape(cloud, isWinter ? "#d6e1ea" : haze), left, 14 + 16 * chance(), 0.9),
    isWinter ? line(flakes, SNOW, 2) : "",
  ].join("");
}

/** Firs of the horizon as one jagged line. */
export function treeline(y: number, fill: string, chance: Chance): string {
  let d = `M${LEFT} 240V${y}`;
  for (let x = LEFT; x < RIGHT; x += 8) d += `L${x + 4} ${(y - 8 - 8 * chance()).toFixed(1)}L${x + 8} ${y}`;
  return shape(`${d}V240Z`, fill);
}

/** Tufts of grass as strokes. */
export function tufts(count: number, top: number, height: number, chance: Chance): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [84 * chance(), top + height * chance()];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l-2-4m2 4v-5m0 5l2-4`;
  }).join("");
}

/** Round dots of one colour: moss and lichen. */
export function dots(count: number, top: number, height: number, colour: string, size: number, chance: Chance): string {
  const d = Array.from(
    { length: count },
    () => `M${(84 * chance()).toFixed(1)} ${(top + height * chance()).toFixed(1)}h${(3 * chance()).toFixed(1)}`,
  );
  return line(d.join(""), colour, size);
}
