// The graph of points over time: numbers to places on paper, stairs to paths.
import type { History } from "../../protocol.gen";

export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  x(n: number): number;
  y(points: number): number;
  /** the step at a place */
  n(x: number): number;
  readonly least: number;
  readonly most: number;
  readonly last: number;
}

/** How a row's points went: after so many entries so many points. */
export type Stairs = readonly (readonly [n: number, points: number])[];

export function stairsOf(history: History, row: number): Stairs {
  const stairs: [number, number][] = [];
  for (const [n, points] of history.points) {
    const now = points[row] ?? null;
    if (now !== null && now !== stairs.at(-1)?.[1]) stairs.push([n, now]);
  }
  return stairs;
}

export function scaleOf(history: History, paper: Paper): Scale {
  const all = history.points.flatMap(([, points]) => points.filter((each) => each !== null));
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  const last = Math.max(1, history.last);
  const wide = paper.width - paper.left - paper.right;
  const high = paper.height - paper.top - paper.bottom;
  return {
    x: (n) => paper.left + (n / last) * wide,
    y: (points) => paper.top + ((most - points) / (most - least)) * high,
    n: (x) => Math.round(Math.min(1, Math.max(0, (x - paper.left) / Math.max(1, wide))) * last),
    least,
    most,
    last,
  };
}

/** Round numbers between two, at most so many. */
export function ticks(least: number, most: number, count: number): number[] {
  const rough = Math.max(1, (most - least) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const found: number[] = [];
  const first = Math.ceil(least / step) || 0; // never -0
  for (let at = first; at * step <= most; at += 1) found.push(at * step);
  return found;
}

const TAIL = 8; // px that a line goes on after the last step, so that its end is seen beside the final jump

/** Level until the next change, then straight up or down; it goes on to the last step. */
export function pathOf(stairs: Stairs, scale: Scale): string {
  const [first, ...rest] = stairs;
  if (!first) return "";
  const at = (place: number): string => place.toFixed(1);
  const begin = `M${at(scale.x(first[0]))} ${at(scale.y(first[1]))}`;
  return `${begin}${rest.map(([n, points]) => `H${at(scale.x(n))}V${at(scale.y(points))}`).join("")}H${at(scale.x(scale.last) + TAIL)}`;
}

/** The points of all rows after so many entries; null where nobody knows. */
export function pointsAt(history: History, n: number): readonly (number | null)[] {
  return history.points.findLast(([after]) => after <= n)?.[1] ?? [];
}

/** Places at least so far apart, each as near as can be to where it wants to be, between two ends. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = [...wanted];
  let free = least;
  for (const at of order) {
    places[at] = Math.max(wanted[at] ?? 0, free);
    free = places[at] + gap;
  }
  let end = most;
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at] ?? 0, end);
    end = places[at] - gap;
  }
  return places;
}

// Lines without colour: each row has its own rhythm.
const DASHES = ["", "9 4", "4 4", "12 4 2 4", "16 5", "5 3 2 3 2 3", "2 3", "8 3 8 8"] as const;

export function dashOf(row: number): string {
  return DASHES[row % DASHES.length] as string;
}
