// Tokens and printed marks of Carcassonne, each in a box of 100 by 100.
import type { Carcassonne } from "@/views.gen";
import { type Place, short } from "./geometry";
import { circlePath } from "./parts";
import { drawn, element, filled, PAINT, placed } from "./pen";

/** A round token of cardboard. */
function coin(fill: string, inner: string): string {
  const rim = element("circle", { cx: 50, cy: 50, r: 46, fill: PAINT.cream, stroke: PAINT.ink, "stroke-width": 5 });
  return `${rim}${element("circle", { cx: 50, cy: 50, r: 38, fill })}${inner}`;
}

const BARREL = [
  filled("M32 22h36q12 28 0 56H32q-12-28 0-56z", "#a0642f", PAINT.ink, 4.5),
  drawn("M44 23q-6 27 0 54M56 23q6 27 0 54", "#6f4219", 3),
  drawn("M29 34h42M29 66h42", PAINT.ink, 6),
  filled(circlePath([50, 50], 6), "#7d2347", PAINT.ink, 3),
].join("");

const EARS: readonly (readonly [number, number, number])[] = [
  [50, 20, 0],
  [33, 26, -24],
  [67, 26, 24],
];

/** An ear of grain, leaning. */
function ear([x, y, lean]: readonly [number, number, number]): string {
  const grains =
    "M0-8c5 4 5 9 0 13-5-4-5-9 0-13zM-7 4c6 1 8 5 7 11-6-1-8-5-7-11zM7 4c-6 1-8 5-7 11 6-1 8-5 7-11zM-7 16c6 1 8 5 7 11-6-1-8-5-7-11zM7 16c-6 1-8 5-7 11 6-1 8-5 7-11z";
  return `<path transform="translate(${x} ${y})rotate(${lean})" d="${grains}" fill="#e0a52c" stroke="${PAINT.ink}" stroke-width="2.2"/>`;
}

const SHEAF = [
  drawn("M50 46v38M40 48q9 12 4 35M60 48q-9 12-4 35", "#a9741a", 6),
  ...EARS.map(ear),
  drawn("M37 66h26", PAINT.roof, 7, { "stroke-linecap": "round" }),
].join("");

const BOLT = [
  filled("M22 38l38-14 20 12-6 30-38 14-16-14z", "#2f7f86", PAINT.ink, 4.5),
  filled("M22 38l38-14 20 12-40 15z", "#5bb0b3", PAINT.ink, 3.5),
  drawn("M40 51l-4 28M58 45l-4 27", "#1d555c", 3.5),
  filled("M22 38l18 13-4 29-16-14z", "#e9c46a", PAINT.ink, 3.5),
].join("");

const GOODS: Readonly<Record<Carcassonne.Good, string>> = {
  wine: coin("#ecc3b2", BARREL),
  grain: coin("#f6e3a1", SHEAF),
  cloth: coin("#cfe3dc", BOLT),
};

export const goodMarkup = (good: Carcassonne.Good): string => GOODS[good];

export function shieldMarkup(): string {
  return [
    filled("M12 10q38 10 76 0v38c0 26-18 38-38 47C30 86 12 74 12 48z", PAINT.shield, PAINT.ink, 6),
    filled("M20 18q15 4 30 4v63C34 77 20 67 20 48z", "#4f7fca"),
    drawn("M20 19q30 8 60 0v29c0 20-13 30-30 38-17-8-30-18-30-38z", PAINT.cream, 4.5),
    filled("M50 30l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z", PAINT.gold, PAINT.ink, 2),
  ].join("");
}

export function crownMarkup(): string {
  return [
    filled("M14 76L8 30l22 20 20-32 20 32 22-20-6 46z", PAINT.gold, PAINT.ink, 5),
    filled("M14 72h72v14H14z", "#c98f1c", PAINT.ink, 5),
    filled(`${circlePath([50, 62], 5)}${circlePath([29, 64], 4)}${circlePath([71, 64], 4)}`, PAINT.roof, PAINT.ink, 2),
    filled(`${circlePath([8, 28], 5)}${circlePath([50, 16], 5)}${circlePath([92, 28], 5)}`, PAINT.cream, PAINT.ink, 3),
  ].join("");
}

/** The big pig that goes around the wheel. */
export function pigMarkup(): string {
  return [
    filled("M24 78v14h10V80M64 78v14h10V80", "#d98a92", PAINT.ink, 4.5),
    filled(
      "M10 56c0-20 16-30 38-30 12 0 20 2 27 7l11-9 1 17 9 8v17l-10 3c-6 10-18 15-36 15-24 0-40-8-40-28z",
      "#eba4aa",
      PAINT.ink,
      4.5,
    ),
    filled("M68 30l14-14 4 20z", "#d98a92", PAINT.ink, 4),
    filled("M88 50l8-1v15l-8 2z", "#d98a92", PAINT.ink, 3),
    drawn("M11 50q-9-4-5-12t8 1", PAINT.ink, 4, { "stroke-linecap": "round" }),
    filled(circlePath([78, 46], 3.4), PAINT.ink),
    drawn("M22 44q10-10 26-10", "#f8cdd0", 5, { "stroke-linecap": "round" }),
  ].join("");
}

/** One sheep, looking to the right. */
export const SHEEP = [
  drawn("M32 66v20M44 68v20M60 68v20M70 66v20", PAINT.ink, 6),
  filled(
    "M18 58c-8-8-4-20 6-22 2-10 14-14 22-9 6-7 20-6 24 2 10-1 16 8 12 16 6 8 0 20-11 20-5 8-17 8-22 3-7 5-17 4-20-2-5 1-9-2-11-8z",
    "#fffaf0",
    PAINT.ink,
    4.5,
  ),
  filled("M72 34c10-4 22 2 24 12 1 8-7 12-14 9-8-3-13-12-10-21z", "#4a3d33", PAINT.ink, 3),
  filled(circlePath([85, 43], 2.4), "#fffaf0"),
].join("");

const FLOCKS: readonly (readonly Place[])[] = [
  [[50, 50]],
  [
    [35, 38],
    [62, 63],
  ],
  [
    [50, 28],
    [31, 58],
    [68, 66],
  ],
  [
    [33, 33],
    [67, 35],
    [31, 65],
    [66, 68],
  ],
];

/** A token with one to four sheep. */
export function sheepMarkup(count: number): string {
  const places = FLOCKS[Math.min(4, Math.max(1, count)) - 1]!;
  const size = [64, 46, 40, 36][places.length - 1]!;
  return coin("#a9c86f", places.map((at) => placed(SHEEP, at, size)).join(""));
}

export function wolfMarkup(): string {
  const head = [
    filled("M22 16l20 18h16l20-18 2 36-16 24-14 14-14-14-16-24z", "#5d6169", PAINT.ink, 4.5),
    filled("M27 24l11 13-9 6zM73 24L62 37l9 6z", "#2f3136"),
    filled("M38 60l12 6 12-6-4 18-8 8-8-8z", "#d8d6d0", PAINT.ink, 3),
    filled("M32 46l12 5-8 5zM68 46l-12 5 8 5z", PAINT.gold, PAINT.ink, 2.5),
    filled("M44 70h12l-6 8z", PAINT.ink),
  ].join("");
  return coin("#c9b6a0", placed(head, [50, 50], 74));
}

const DIGITS = [
  "",
  "M42 36l10-8v44",
  "M37 38c2-14 26-14 26 1 0 10-20 18-26 32h28",
  "M38 32h24L50 46c18-2 20 24 2 25-8 0-13-4-15-9",
];

/** The number of steps of the pig, on a little wheel. */
export function wheelNumberMarkup(number: number): string {
  const spokes = Array.from({ length: 6 }, (_, step) => {
    const angle = (step * Math.PI) / 3;
    const at = (far: number): string => `${short(50 + Math.sin(angle) * far)} ${short(50 - Math.cos(angle) * far)}`;
    return `M${at(34)}L${at(48)}`;
  });
  return [
    element("circle", { cx: 50, cy: 50, r: 44, fill: PAINT.gold, stroke: PAINT.ink, "stroke-width": 5 }),
    drawn(spokes.join(""), PAINT.ink, 4),
    element("circle", { cx: 50, cy: 50, r: 33, fill: PAINT.wheel, stroke: PAINT.ink, "stroke-width": 4 }),
    drawn(DIGITS[number] ?? "", PAINT.cream, 9, { "stroke-linecap": "round", "stroke-linejoin": "round" }),
  ].join("");
}

/** An inn at its lake. */
export const INN = [
  filled("M6 70c-4-18 16-24 34-22 22-4 52 2 54 20 2 18-24 26-46 24-20 2-38-4-42-22z", PAINT.water, PAINT.waterEdge, 5),
  drawn("M16 76q6-4 12 0t12 0M52 84q6-4 12 0t12 0", PAINT.ripple, 4, { "stroke-linecap": "round" }),
  filled("M34 66V32h44v34z", PAINT.plaster, PAINT.ink, 4.5),
  filled("M26 36L40 6h34l14 30z", PAINT.roof, PAINT.ink, 4.5),
  filled("M50 66V50h12v16zM40 44h7v8h-7zM66 44h7v8h-7z", PAINT.ink),
  filled("M82 40h14v12H82z", PAINT.gold, PAINT.ink, 3.5),
].join("");

/** The back of a tile: a landscape in one colour, the same for all. */
export function tileBackMarkup(): string {
  return [
    filled("M0 0h100v100H0z", "#5d4a3a"),
    drawn("M6 6h88v88H6z", "#c9a76b", 2.5),
    drawn("M10 10h80v80H10z", "#8a6f4d", 1),
    element("circle", { cx: 50, cy: 50, r: 31, fill: "#6e5843", stroke: "#c9a76b", "stroke-width": 2 }),
    filled("M24 62q10-9 22-4t30-4v9q-8 15-26 16-18-1-26-17z", "#8a6f4d"),
    filled("M32 60V40h5v4h4v-4h5v4h8v-4h5v4h4v-4h5v20z", "#c9a76b"),
    filled("M46 60V51q4-6 8 0v9z", "#5d4a3a"),
    drawn("M50 40V26l9 4-9 4", "#c9a76b", 2),
  ].join("");
}
