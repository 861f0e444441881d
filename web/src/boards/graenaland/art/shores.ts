// Where a territory meets the sea: the outline of its land within its box, so that all of them together are one island.
import type { Graenaland } from "../../../views.gen";
import { put } from "../../shared/art/pen";
import { type Chance, chanceOf } from "../../shared/chance";
import { BOAT } from "./scenery";

/** The part of a picture that is seen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** On which sides there is the sea: below the coast and above the land behind it always, and at the ends of the rows. */
export interface Shores {
  readonly row: Graenaland.Row;
  readonly isWest: boolean;
  readonly isEast: boolean;
}

type Point = readonly [number, number];

const INSET = 9; // units of sea in a box; the same where two territories meet, so that the line goes on
const SOUTH = 13; // and below the coast
const STEP = 17;
const WILD = 6.5; // how far a shore comes and goes
const OUT = 12; // where there is no sea the outline lies beyond the box

/** Points along a line from one place to another, each a little aside. */
function along([x, y]: Point, [toX, toY]: Point, chance: Chance): Point[] {
  const length = Math.hypot(toX - x, toY - y);
  const count = Math.max(2, Math.round(length / STEP));
  const [aside, down] = [(toY - y) / length, (x - toX) / length];
  return Array.from({ length: count - 1 }, (_, at) => {
    const [part, far] = [(at + 1) / count, WILD * (2 * chance() - 1)];
    return [x + (toX - x) * part + aside * far, y + (toY - y) * part + down * far];
  });
}

/** A corner beyond the box: the same point twice, so that the line goes through it. */
const corner = (x: number, y: number): Point[] => [
  [x, y],
  [x, y],
];

/** A closed line without corners: it goes through the middle between each point and the next. */
function smooth(points: readonly Point[]): string {
  const middle = ([x, y]: Point, [toX, toY]: Point): string =>
    `${((x + toX) / 2).toFixed(1)} ${((y + toY) / 2).toFixed(1)}`;
  const parts = points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, next)}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${middle(last, first)}${parts.join("")}Z` : "";
}

/** The upper edge from the west: the coast has land behind it but for the outer halves of its ends. */
function north({ x, y, width }: Box, { row, isWest, isEast }: Shores, chance: Chance): Point[] {
  const [right, mid, shore] = [x + width, x + width / 2, y + INSET];
  const ends: Point[] = [
    ...(isWest ? [[x + INSET, shore] as const] : [[x - OUT, shore] as const, [x + OUT, shore] as const]),
    ...(isEast ? [[right - INSET, shore] as const] : [[right - OUT, shore] as const, [right + OUT, shore] as const]),
  ];
  if (row === "inland") {
    const [from, to] = [ends[isWest ? 0 : 1], ends.at(isEast ? -1 : -2)] as [Point, Point];
    return [...ends.slice(0, isWest ? 1 : 2), ...along(from, to, chance), ...ends.slice(isEast ? -1 : -2)];
  }
  const west: Point[] = isWest
    ? [
        [x + INSET, shore],
        ...along([x + INSET, shore], [mid - OUT, shore], chance),
        [mid + INSET, shore],
        [mid + INSET, y - INSET],
      ]
    : corner(x - OUT, y - OUT);
  const east: Point[] = isEast
    ? [
        [mid - INSET, y - INSET],
        [mid - INSET, shore],
        ...along([mid + OUT, shore], [right - INSET, shore], chance),
        [right - INSET, shore],
      ]
    : corner(right + OUT, y - OUT);
  return [...west, [mid, y - 3 * OUT], ...east];
}

/** The lower edge from the east. */
function south({ x, y, width, height }: Box, { row, isWest, isEast }: Shores, chance: Chance): Point[] {
  const [right, bottom] = [x + width, y + height];
  if (row === "inland") {
    const east: Point[] = isEast
      ? [
          [right - INSET, bottom - OUT],
          [right - INSET, bottom + OUT],
        ]
      : corner(right + OUT, bottom + OUT);
    const west: Point[] = isWest
      ? [
          [x + INSET, bottom + OUT],
          [x + INSET, bottom - OUT],
        ]
      : corner(x - OUT, bottom + OUT);
    return [...east, [x + width / 2, bottom + 3 * OUT], ...west];
  }
  const shore = bottom - SOUTH;
  const from: Point = [isEast ? right - INSET : right - OUT, shore];
  const to: Point = [isWest ? x + INSET : x + OUT, shore];
  return [
    ...(isEast ? [] : [[right + OUT, shore] as const]),
    from,
    ...along(from, to, chance),
    to,
    ...(isWest ? [] : [[x - OUT, shore] as const]),
  ];
}

/** The outline of the land of a territory, as a path. */
export function outlineOf(name: string, box: Box, shores: Shores): string {
  const chance = chanceOf(`shore ${name}`);
  const { x, y, width, height } = box;
  const [top, bottom] = [y + 2 * OUT, y + height - 2 * OUT];
  const east = x + width - INSET;
  const above = north(box, shores, chance);
  const right = shores.isEast ? along([east, top], [east, bottom], chance) : [];
  const below = south(box, shores, chance);
  const left = shores.isWest ? along([x + INSET, bottom], [x + INSET, top], chance) : [];
  return smooth([...above, ...right, ...below, ...left]);
}

/** A boat that is drawn up on the shore of a territory. */
export function boatMarkup(name: string, { x, y, width, height }: Box): string {
  return put(BOAT, x + width * (0.15 + 0.7 * chanceOf(`boat ${name}`)()), y + height - 7, 1.35);
}

/** What is seen of a picture of 240 by 200 that fills a box of so many pixels; the coast is seen down to its lower edge. */
export function boxOf(wide: number, high: number, row: Graenaland.Row): Box {
  const scale = Math.max(wide / 240, high / 200) || 1;
  const [width, height] = [wide ? wide / scale : 240, high ? high / scale : 200];
  return { x: (240 - width) / 2, y: (200 - height) * (row === "coast" ? 0.6 : 0.4), width, height };
}
