// What all landscapes lie on: sky, hills, the line of trees far off, and what grows low.
import { groundOf } from "../../shared/art/ground";
import { line, put, SNOW, shape } from "../../shared/art/pen";
import type { Chance } from "../../shared/chance";

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

export const { hills, treeline, tufts, dots } = groundOf({ width: 84, margin: 40, low: 240 });

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
