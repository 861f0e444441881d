// The open land of a tile: meadow, tufts, flowers and trees, hills and vineyards.
import type { Chance } from "../../shared/chance";
import { add, distance, type Place, SIZE, short } from "./geometry";
import type { Layout } from "./layout";
import type { Mark } from "./marks";
import { tileParts } from "./parts";
import { dots, drawn, filled, PAINT } from "./pen";
import { cellAt, regionsOf } from "./regions";

/** Places in the fields, apart from each other and from what must stay clear. */
function scattered(
  layout: Layout,
  chance: Chance,
  tries: number,
  room: number,
  apart: number,
  clear: readonly Place[],
): Place[] {
  const regions = regionsOf(layout.tile.id);
  const found: Place[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const at: Place = [3 + chance() * (SIZE - 6), 3 + chance() * (SIZE - 6)];
    const cell = cellAt(at);
    if (layout.tile.segments[regions.label[cell]!]?.kind !== "field" || regions.room[cell]! < room) continue;
    if (found.some((other) => distance(at, other) < apart) || clear.some((other) => distance(at, other) < apart))
      continue;
    found.push(at);
  }
  return found;
}

/** A soft patch of another green: an uneven round shape. */
function patch([x, y]: Place, chance: Chance): string {
  const wide = 8 + chance() * 9;
  const high = 4 + chance() * 5;
  const [w, h] = [short(wide), short(high)];
  const lean = short((chance() - 0.5) * 8);
  return `M${short(x - wide)} ${short(y)}c0-${h} ${w}-${h} ${w}-${h}s${w} ${lean} ${w} ${h}-${short(wide * 0.7)} ${h}-${w} ${h}-${w}-${short(high * 0.5)}-${w}-${h}z`;
}

export function paintMeadow(layout: Layout, chance: Chance): string {
  const inner = (): Place => [20 + chance() * 60, 14 + chance() * 72];
  const light = [inner(), inner()].map((at) => patch(at, chance)).join("");
  const dark = [inner(), inner()].map((at) => patch(at, chance)).join("");
  const tufts = scattered(layout, chance, 22, 4, 11, []);
  const tuft = ([x, y]: Place): string => `M${short(x - 1.6)} ${short(y - 1.6)}l.9 2.4.7-3.2.7 3.2 1.1-2.2`;
  const flowers = scattered(layout, chance, 9, 4, 12, tufts);
  const whites = flowers.filter((_, index) => index % 2 === 0);
  return [
    `<path d="M0 0h100v100H0z" fill="${PAINT.meadow}"/>`,
    filled(light, PAINT.meadowLight),
    filled(dark, PAINT.meadowDark),
    drawn(tufts.map(tuft).join(""), PAINT.tuft, 0.8),
    dots(
      whites.flatMap((at) => [at, add(at, [1.8, 1.1])]),
      "#fdf6df",
      1.3,
    ),
    dots(
      flowers.filter((at) => !whites.includes(at)),
      "#e8913c",
      1.5,
    ),
  ].join("");
}

/** A hump of grass: bright on top, hatched below. */
function hill([x, y]: Place): string {
  const base = `M${short(x - 18)} ${short(y + 9)}c3-9 9-19 18-19s15 10 18 19c-8 4-28 4-36 0z`;
  const back = `M${short(x - 4)} ${short(y + 6)}c3-8 8-14 13-14s11 8 13 15c-6 4-20 4-26-1z`;
  const hatch = [-12, -7, -2, 3, 8, 12]
    .map(
      (dx) =>
        `M${short(x + dx)} ${short(y + 9.5 - Math.abs(dx) * 0.15)}q${short(-dx * 0.12)}-4 ${short(-dx * 0.3)}-6.5`,
    )
    .join("");
  return [
    filled(back, PAINT.hill, "#65833a", 0.8),
    filled(base, "#bcd283", "#65833a", 0.9),
    filled(`M${short(x - 18)} ${short(y + 9)}c8 4 28 4 36 0-1.2-3.6-2.8-7.4-5-10.8-8 7-18 9-31 10.8z`, PAINT.hill),
    drawn(hatch, "#5f7d36", 0.9, { "stroke-linecap": "round" }),
  ].join("");
}

/** Rows of vines between strips of earth. */
function vineyard([x, y]: Place): string {
  const rows = [-9, -3, 3, 9];
  const strip = (dy: number): string =>
    `M${short(x - 13 + Math.abs(dy) * 0.2)} ${short(y + dy + 1.6)}h${short(26 - Math.abs(dy) * 0.4)}`;
  const posts = rows.flatMap((dy) => [-10, -5, 0, 5, 10].map((dx): Place => [x + dx, y + dy]));
  return [
    drawn(rows.map(strip).join(""), PAINT.earth, 1.8, { "stroke-linecap": "round" }),
    dots(posts, PAINT.leafDark, 4.4),
    dots(
      posts.map((at) => add(at, [-0.4, -0.7])),
      PAINT.leafLight,
      2.6,
    ),
    dots(
      posts.flatMap((at, index) => (index % 2 === 0 ? [add(at, [0.9, 1]), add(at, [-0.7, 1.3])] : [])),
      PAINT.grape,
      1.5,
    ),
  ].join("");
}

/** Hills and vineyards: the ground on which figures may stand. */
export function paintGround(marks: readonly Mark[]): string {
  return marks.map(({ kind, at }) => (kind === "hill" ? hill(at) : kind === "vineyard" ? vineyard(at) : "")).join("");
}

/** A few trees, away from where figures stand and from what is printed. */
export function paintTrees(layout: Layout, marks: readonly Mark[], chance: Chance): string {
  const spots = tileParts(layout.tile.id).map(({ spot }) => spot as Place);
  const free = scattered(layout, chance, 40, 6, 8, spots);
  const isClear = (at: Place): boolean => marks.every((mark) => distance(mark.at, at) > mark.radius + 4);
  const trees = free.filter(isClear).slice(0, 2 + Math.floor(chance() * 3));
  const round = trees.filter((_, index) => index % 3 !== 2);
  const pointed = trees.filter((_, index) => index % 3 === 2);
  const fir = ([x, y]: Place): string => `M${short(x - 2.6)} ${short(y + 2)}l2.6-8.4 2.6 8.4z`;
  return [
    drawn(trees.map(([x, y]) => `M${short(x)} ${short(y)}v3.4`).join(""), PAINT.trunk, 1.4),
    dots(round, PAINT.leafDark, 6.2),
    dots(
      round.map((at) => add(at, [-0.3, -0.5])),
      PAINT.leaf,
      5,
    ),
    dots(
      round.map((at) => add(at, [-0.9, -1.2])),
      PAINT.leafLight,
      2,
    ),
    filled(pointed.map(fir).join(""), PAINT.leaf, PAINT.leafDark, 0.8),
  ].join("");
}
