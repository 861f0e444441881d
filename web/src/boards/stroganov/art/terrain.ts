// The four landscapes as pictures of 84 by 190: a calm sky above, the land in the middle, calm ground below.
// Each landscape is laid out by its name, so that no two look quite the same and none ever changes.
import type { Stroganov } from "../../../views.gen";
import { birch, fir, INK, line, peak, put, SNOW, shape } from "../../shared/art/pen";
import { type Chance, chanceOf } from "../../shared/chance";
import { dots, hills, type Paints, sky, treeline, tufts } from "./ground";

const SUMMER: Readonly<Record<Stroganov.Terrain, Paints>> = {
  taiga: { sky: "#d3e3d6", haze: "#e4eddd", far: "#8fb394", mid: "#6f9a76", ground: "#86a869", low: "#9cbb7b" },
  tundra: { sky: "#dfe6e6", haze: "#efece0", far: "#cdc9ae", mid: "#c2b37c", ground: "#b39d5d", low: "#c9b578" },
  wetland: { sky: "#dbe9e2", haze: "#edf1dd", far: "#a9bf8b", mid: "#b8c47c", ground: "#a3b265", low: "#bcc683" },
  mountains: { sky: "#cfdfea", haze: "#e6ecec", far: "#b4c2cc", mid: "#8fa3b1", ground: "#9aa877", low: "#b1bc8b" },
};
const WINTER: Paints = {
  sky: "#c3d3e2",
  haze: "#dbe5ec",
  far: "#b9cad6",
  mid: "#e3eaee",
  ground: "#f0f3f2",
  low: "#fafaf6",
};

/** Where trees stand: from the back to the front, with some luck. */
function grove(places: readonly (readonly [number, number, number])[], tree: string, chance: Chance): string {
  return [...places]
    .map(([x, y, size]): [number, number, number] => [
      x + 6 * chance() - 3,
      y + 4 * chance() - 2,
      size + 0.16 * chance(),
    ])
    .sort((one, other) => one[1] - other[1])
    .map(([x, y, size]) => put(tree, x, y, size))
    .join("");
}

const GROVES = [
  [
    [-16, 124, 0.9],
    [8, 118, 0.85],
    [30, 110, 0.75],
    [54, 112, 0.8],
    [76, 120, 0.9],
    [100, 122, 0.95],
    [20, 139, 1.05],
    [64, 141, 1.1],
  ],
  [
    [-10, 116, 0.8],
    [14, 124, 1.05],
    [38, 112, 0.75],
    [58, 116, 0.85],
    [92, 116, 0.85],
    [78, 136, 1.15],
    [40, 141, 0.95],
    [-4, 141, 1.1],
  ],
  [
    [-12, 120, 0.9],
    [6, 112, 0.75],
    [24, 116, 0.85],
    [46, 110, 0.7],
    [66, 114, 0.8],
    [96, 120, 0.9],
    [44, 138, 1.2],
    [84, 141, 1],
    [4, 141, 1],
  ],
  [
    [-6, 118, 0.85],
    [20, 112, 0.8],
    [42, 118, 0.9],
    [72, 112, 0.75],
    [96, 118, 0.9],
    [10, 140, 1.1],
    [62, 137, 1.15],
    [36, 143, 0.75],
  ],
] as const;

function taiga(paints: Paints, chance: Chance, isWinter: boolean): string {
  const places = GROVES[Math.floor(chance() * GROVES.length)] ?? GROVES[0];
  const needles = Array.from({ length: 12 }, () => {
    const [x, y] = [84 * chance(), 150 + 40 * chance()];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l2-3l1 3`;
  }).join("");
  return [
    treeline(86, paints.far, chance),
    treeline(98, paints.mid, chance),
    hills(112, 6, paints.ground, chance, 1),
    grove(places, isWinter ? fir(true, "#5d8376", "#48695f") : fir(false), chance),
    hills(150, 6, paints.low, chance),
    line(needles, isWinter ? "#cfd9dc" : "#7f9f5f", 1.2),
  ].join("");
}

const PATCH = "M-13 0C-12-4-5-3-2-6 2-8 6-4 12-4 15-2 10 1 6 1 2 4-2 1-6 3-9 4-13 3-13 0Z";
const STONE =
  shape("M-9 0C-10-6-6-10-1-10 5-11 10-6 9 0Z", "#a8a493", 1.2) +
  shape("M1-10C6-10 10-6 9 0H3C5-4 4-8 1-10Z", "#8d897a") +
  line("M-5-5h3", "#c9793f", 2);
const CAIRN =
  shape("M-8 0C-9-5 8-5 8 0Z", "#a8a493", 1.2) +
  shape("M-6-4C-6-9 6-9 6-4Z", "#bcb8a6", 1.2) +
  shape("M-4-8C-4-13 4-13 4-8Z", "#a8a493", 1.2);
const REINDEER =
  line("M-8-7V1M-5-7V1M4-7V1M7-7V1", INK, 1.8) +
  line("M12-15C10-19 14-20 13-24M11-18L8-21", INK, 1.6) +
  shape(
    "M-11-12C-8-15 4-14 7-13L10-17C13-18 16-15 17-12L14-11 11-11C10-7 8-6 6-6H-8C-11-6-12-9-11-12Z",
    "#9c7b58",
    1.2,
  ) +
  shape("M9-14L10-17C13-18 16-15 17-12L14-11 11-11Z", "#efe6d0");
const MARKS = [STONE, CAIRN, REINDEER, STONE];
const GEESE = "M0 0l4 3 4-3M12 5l4 3 4-3M11-7l4 3 4-3";

function tundra(paints: Paints, chance: Chance, isWinter: boolean): string {
  const side = chance() < 0.5 ? 1 : -1;
  const x = 42 + side * (14 + 12 * chance());
  const mark = MARKS[Math.floor(chance() * MARKS.length)] ?? STONE;
  const sun = put(`<circle r="8" fill="${isWinter ? "#f4efdc" : "#f3d488"}"/>`, 84 - x, 58 + 12 * chance());
  const second = chance() < 0.4 ? put(birch(isWinter), x - side * 11, 129, 0.5) : "";
  return [
    chance() < 0.55 ? sun : put(line(GEESE, "#6d7780", 1.3), 20 + 30 * chance(), 54),
    hills(90, 20, paints.far, chance, 1),
    put(shape(PATCH, SNOW), 20 + 40 * chance(), 84, 0.9),
    hills(108, 18, paints.mid, chance, 1),
    put(shape(PATCH, SNOW), 16 + 20 * chance(), 104, 0.8),
    put(shape(PATCH, SNOW), 52 + 24 * chance(), 110),
    hills(128, 12, paints.ground, chance, 1),
    put(shape(PATCH, SNOW), 42 - side * 22, 124, 0.7),
    dots(8, 122, 20, isWinter ? "#dfe6e6" : "#c9793f", 2.4, chance),
    dots(8, 120, 24, isWinter ? "#c9b98a" : "#8f9a4a", 2.6, chance),
    second,
    put(birch(isWinter), x, 132, 0.75 + 0.25 * chance()),
    put(mark, 84 - x, 134, 0.8 + 0.35 * chance()),
    hills(150, 6, paints.low, chance),
    line(tufts(5, 152, 10, chance), isWinter ? "#c2b793" : "#8f8043", 1.2),
  ].join("");
}

/** A pool with its shore and the light on it. */
function pool(x: number, y: number, wide: number, isWinter: boolean, chance: Chance): string {
  const high = wide * 0.26;
  const ripple = `M${(-wide * 0.5).toFixed(1)} ${(-high * 0.2).toFixed(1)}h${(wide * (0.3 + 0.3 * chance())).toFixed(1)}M0 ${(high * 0.4).toFixed(1)}h${(wide * 0.4).toFixed(1)}`;
  const oval = (extra: number, fill: string, more: string): string =>
    `<ellipse rx="${(wide + extra).toFixed(1)}" ry="${(high + extra * 0.6).toFixed(1)}" fill="${fill}"${more}/>`;
  return put(
    oval(0, isWinter ? "#d5e6ee" : "#74b1ba", ` stroke="${INK}" stroke-width="1.1"`) +
      line(ripple, isWinter ? "#a9c6d6" : "#d3ebe8", 1.6),
    x,
    y,
  );
}

/** Reeds with their brown heads, rooted at 0 0. */
function reeds(isWinter: boolean): string {
  const stems = "M0 0V-30M-5 1L-8-22M5 1L8-25M-2 0L-3-14M3 0L12-10";
  const heads = "M0-30V-23M-7.6-22L-7-16M8-25L7.2-19";
  const stem = isWinter ? "#b7a878" : "#6f8a3f";
  return (
    line(stems, INK, 2.6) +
    line(stems, stem, 1.3) +
    line(heads, INK, 5.2) +
    line(heads, isWinter ? "#8d6a4a" : "#9c6236", 3.2)
  );
}

const HERON =
  line("M-1-2V10M3-2V10", INK, 1.4) +
  shape(
    "M-11-4C-6-12 2-13 6-10 8-14 4-19 7-23 9-25 12-24 12-22L20-20 12-19C10-16 13-10 9-5 4 0-4 0-11-4Z",
    "#c3ccd2",
    1.2,
  ) +
  shape("M-11-4C-6-10 0-10 5-7 1-2-5-1-11-4Z", "#8296a5") +
  line("M10-22h0", INK, 1.6);
const TRACK = "M0 0V-5M0 0L-3-3.6M0 0L3-3.6";

function wetland(paints: Paints, chance: Chance, isWinter: boolean): string {
  const side = chance() < 0.5 ? 0 : 1;
  const near = side ? 60 : 24;
  const isVisited = !isWinter && chance() < 0.5;
  const track = Array.from({ length: 4 }, (_, step) =>
    put(line(TRACK, isWinter ? "#b9c6cc" : "#7f8b4c", 1.3), 18 + step * 15, 176 - (step % 2) * 7),
  ).join("");
  return [
    treeline(84, paints.far, chance),
    hills(92, 5, paints.mid, chance, 1),
    pool(84 - near + 8, 97, 24, isWinter, chance),
    hills(106, 3, paints.ground, chance),
    pool(near, 115, 30, isWinter, chance),
    put(reeds(isWinter), 84 - near, 118, 0.75),
    hills(128, 4, paints.mid, chance),
    pool(84 - near, 135, 36, isWinter, chance),
    isVisited ? put(HERON, 84 - near, 130, 0.95) : put(reeds(isWinter), 84 - near - 14, 136, 0.7),
    put(reeds(isWinter), near, 142, 1.1),
    put(reeds(isWinter), near + (side ? 16 : -16), 140, 0.8),
    hills(150, 4, paints.low, chance),
    line(tufts(4, 152, 8, chance), isWinter ? "#c2b793" : "#7f8b4c", 1.2),
    track,
  ].join("");
}

const RANGES = [
  [
    [14, 116, 62, 40],
    [68, 118, 70, 52],
    [36, 128, 66, 58],
  ],
  [
    [66, 114, 60, 38],
    [18, 118, 70, 56],
    [58, 129, 74, 52],
  ],
  [
    [40, 114, 56, 50],
    [8, 124, 60, 50],
    [74, 128, 66, 54],
  ],
  [
    [80, 116, 60, 44],
    [0, 118, 62, 46],
    [42, 130, 84, 64],
  ],
] as const;

function mountains(paints: Paints, chance: Chance, isWinter: boolean): string {
  const range = RANGES[Math.floor(chance() * RANGES.length)] ?? RANGES[0];
  const [rock, shade] = isWinter ? ["#c6d2dc", "#a5b6c5"] : ["#9fb0bb", "#7b909f"];
  const scree = Array.from(
    { length: 7 },
    () => `M${(84 * chance()).toFixed(1)} ${(136 + 12 * chance()).toFixed(1)}l3-3l3 3z`,
  ).join("");
  return [
    put(peak(70, 40, paints.far, paints.far), -24, 110) + put(peak(70, 42, paints.far, paints.far), 110, 112),
    ...range.map(([x, y, wide, high], row) =>
      put(peak(wide, high + 8 * chance(), row ? rock : paints.mid, row ? shade : rock), x, y),
    ),
    hills(130, 8, paints.ground, chance, 1),
    grove(
      [
        [6, 136, 0.36],
        [16, 139, 0.42],
        [72, 138, 0.4],
      ],
      fir(isWinter),
      chance,
    ),
    shape(scree, isWinter ? "#b9c6cf" : "#8b988f", 0.8),
    hills(150, 5, paints.low, chance),
  ].join("");
}

const LANDS = { taiga, tundra, wetland, mountains } as const;
const KNOWN = new Map<string, string>();

/** The picture of a landscape, made once. */
export function terrainMarkup(terrain: Stroganov.Terrain, name: string, isWinter: boolean): string {
  const key = `${terrain} ${name} ${isWinter}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const chance = chanceOf(`${terrain} ${name}`);
  const paints = isWinter ? WINTER : SUMMER[terrain];
  const made = sky(paints, chance, isWinter) + LANDS[terrain](paints, chance, isWinter);
  KNOWN.set(key, made);
  return made;
}
