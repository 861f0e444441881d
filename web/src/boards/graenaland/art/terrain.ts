// The four landscapes of Greenland, seen from above the sea, as pictures of 240 by 200: what makes them stands in the upper
// middle, and where cards, houses and buildings lie they are quiet. Each is laid out by its name, and never changes.
import type { Graenaland } from "../../../views.gen";
import { groundOf } from "../../shared/art/ground";
import { birch, fir, line, peak, put, shape } from "../../shared/art/pen";
import { type Chance, chanceOf } from "../../shared/chance";
import { CAIRN, fence, field, GLACIER, HEATHER, mound, SHEAF, SHEEP, STONES, STUMP } from "./scenery";

const WIDTH = 240;
const { hills, treeline, tufts, dots } = groundOf({ width: WIDTH, margin: 4, low: 210 });
const floor = (fill: string): string => shape(`M-4-4H${WIDTH + 4}V210H-4Z`, fill);

/** Where something stands: how far from the left, how far down, and how large. */
type Place = readonly [number, number, number];

/** Pictures of one landscape are laid out from the left or from the right. */
type Across = (x: number) => number;

/** One drawing at many places, from the back to the front, each a little aside. */
function scattered(places: readonly Place[], made: (at: number) => string, across: Across, chance: Chance): string {
  return places
    .map(([x, y, size], at) => ({
      x: across(x) + 6 * chance() - 3,
      y: y + 4 * chance() - 2,
      size: size + 0.1 * chance(),
      at,
    }))
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, size, at }) => put(made(at), x, y, size))
    .join("");
}

function plains(across: Across, chance: Chance): string {
  const [gold, green, fallow] = [field("#eccb6a", "#cfa13e"), field("#b5c766", "#94ab4c"), field("#d9b886", "#bf9a62")];
  const at = (markup: string, x: number, y: number, size: number): string =>
    put(markup, across(x) - 30 * size, y, size);
  const sheep: readonly Place[] = [
    [96, 138, 1],
    [126, 150, 1.1],
    [154, 136, 0.9],
    [176, 146, 1],
  ];
  return [
    floor("#d3d88a"),
    hills(38, 8, "#c3cd7c", chance),
    hills(64, 10, "#cfd583", chance),
    hills(112, 10, "#d6db90", chance),
    hills(156, 10, "#cdd482", chance),
    hills(184, 8, "#d6db90", chance),
    line(tufts(26, 16, 180, chance), "#aab45a", 1.3),
    put(birch(false), across(18), 58, 0.55) + put(birch(false), across(34), 62, 0.62),
    at(green, 70, 60, 0.95) + at(gold, 180, 58, 0.85),
    at(gold, 110, 86, 1.25) + at(fallow, 186, 88, 1),
    scattered(
      [
        [94, 70, 0.8],
        [108, 66, 0.72],
        [122, 70, 0.8],
      ],
      () => SHEAF,
      across,
      chance,
    ),
    put(fence(8), across(134) - 40, 122),
    put(birch(false), across(216), 76, 0.66),
    scattered(sheep, () => SHEEP, across, chance),
  ].join("");
}

const GROVE: readonly Place[] = [
  [8, 56, 0.62],
  [30, 50, 0.6],
  [52, 58, 0.72],
  [76, 54, 0.66],
  [98, 62, 0.8],
  [122, 56, 0.7],
  [146, 64, 0.82],
  [170, 56, 0.66],
  [194, 60, 0.74],
  [216, 52, 0.6],
  [234, 60, 0.66],
  [84, 92, 0.95],
  [112, 100, 1.05],
  [146, 94, 0.95],
  [172, 98, 0.9],
  [98, 134, 1.1],
  [158, 132, 1.05],
];

function forest(across: Across, chance: Chance): string {
  const [dark, pale] = [fir(false), fir(false, "#6f9c6c", "#568359")];
  const tree = (at: number): string => (at % 5 === 2 || at === 14 ? birch(false) : at % 2 ? dark : pale);
  return [
    floor("#9dbf80"),
    treeline(30, "#84ac70", chance),
    treeline(44, "#74a068", chance),
    hills(56, 8, "#8fb576", chance),
    hills(104, 10, "#9abd7e", chance),
    hills(150, 8, "#a6c688", chance),
    line(tufts(22, 70, 126, chance), "#7fa567", 1.3),
    dots(12, 120, 70, "#86ad6e", 3, chance),
    scattered(GROVE, tree, across, chance),
    put(STUMP, across(128), 146),
  ].join("");
}

/** A slope of heather in bloom. */
const BLOOM = "M-22 0C-20-7-8-12 2-11 12-11 20-6 24 0 14 3 4-2-4 1-10 4-18 3-22 0Z";

function hilly(across: Across, chance: Chance): string {
  const [moss, mossy, warm, brown] = ["#b9c27a", "#9dab64", "#cfbf88", "#b3a06c"];
  const bloom = (x: number, y: number, size: number): string => put(shape(BLOOM, "#c39ab4"), across(x), y, size);
  const rocks: readonly Place[] = [
    [88, 126, 1.3],
    [166, 132, 1.1],
    [112, 148, 0.8],
  ];
  const flowers: readonly Place[] = [
    [104, 130, 1.2],
    [122, 136, 1.1],
    [148, 138, 1.2],
    [138, 150, 1],
    [92, 148, 1],
    [184, 140, 1],
    [70, 136, 0.9],
  ];
  return [
    floor("#d5d6a2"),
    hills(40, 10, "#c6cd94", chance),
    put(mound(130, 50, warm, brown), across(20), 96) + put(mound(130, 54, moss, mossy), across(214), 100),
    bloom(200, 74, 0.9),
    put(mound(150, 74, moss, mossy), across(122), 112) + put(CAIRN, across(118), 40),
    bloom(100, 76, 1.1),
    put(mound(120, 46, warm, brown), across(60), 124) + put(mound(130, 48, warm, brown), across(186), 128),
    bloom(176, 106, 1) + bloom(48, 104, 0.8),
    hills(120, 10, "#bcc47d", chance, 1),
    hills(156, 8, "#c6cc89", chance),
    hills(184, 8, "#bcc47d", chance),
    line(tufts(18, 134, 64, chance), "#98a35a", 1.3),
    dots(14, 130, 66, "#b58aa3", 2.6, chance),
    scattered(rocks, () => STONES, across, chance),
    scattered(flowers, () => HEATHER, across, chance),
  ].join("");
}

const BEHIND: readonly (readonly [number, number, number, number])[] = [
  [10, 84, 84, 46],
  [226, 86, 90, 48],
];
const BEFORE: readonly (readonly [number, number, number, number])[] = [
  [58, 123, 100, 84],
  [186, 124, 112, 90],
];

function mountainous(across: Across, chance: Chance): string {
  const scree = Array.from(
    { length: 16 },
    () => `M${(WIDTH * chance()).toFixed(1)} ${(126 + 68 * chance()).toFixed(1)}l3-3l3 3z`,
  ).join("");
  const range = (peaks: typeof BEHIND, fill: string, shade: string): string =>
    peaks.map(([x, y, wide, high]) => put(peak(wide, high + 6 * chance(), fill, shade), across(x), y)).join("");
  return [
    floor("#cfdde3"),
    hills(46, 10, "#e9f1f3", chance),
    hills(66, 8, "#dbe8ec", chance),
    range(BEHIND, "#b4c2cc", "#9fb0bb"),
    hills(92, 8, "#b7c0b0", chance, 1),
    put(GLACIER, across(122), 122, 1.05),
    range(BEFORE, "#9fb0bb", "#7b909f"),
    hills(124, 7, "#b9c2ac", chance, 1),
    put(shape("M-34 2C-20-8-8-5 2-6 14-8 26-4 34 2 20 8-20 8-34 2Z", "#a5cfdb", 1.1), across(122), 126),
    line(
      `M${across(126)} 130C${across(116)} 144 ${across(138)} 154 ${across(124)} 172 ${across(118)} 184 ${across(130)} 194 ${across(124)} 206`,
      "#a5cfdb",
      3.4,
    ),
    hills(160, 8, "#c2cab4", chance),
    hills(186, 8, "#b9c2ac", chance),
    shape(scree, "#9aa694"),
    scattered(
      [
        [172, 140, 0.9],
        [84, 146, 0.8],
      ],
      () => STONES,
      across,
      chance,
    ),
    scattered(
      [
        [190, 134, 0.5],
        [202, 138, 0.42],
        [60, 138, 0.44],
      ],
      () => fir(false),
      across,
      chance,
    ),
  ].join("");
}

const LANDS = { plains, forest, hills: hilly, mountains: mountainous } as const;
const KNOWN = new Map<string, string>();

/** The picture of a territory without its shores, made once; where little of its width is seen, all stands closer. */
export function terrainMarkup(terrain: Graenaland.Terrain, name: string, isNarrow: boolean): string {
  const key = `${terrain} ${name} ${isNarrow}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const spread = (name.endsWith("2") ? -1 : 1) * (isNarrow ? 0.62 : 1);
  const made = LANDS[terrain]((x) => WIDTH / 2 + spread * (x - WIDTH / 2), chanceOf(name));
  KNOWN.set(key, made);
  return made;
}
