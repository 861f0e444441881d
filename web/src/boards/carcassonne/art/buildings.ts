// Houses, towers and churches, seen a little from above, all by the same few strokes.
import type { Place } from "./geometry";
import { short } from "./geometry";
import { drawn, filled, PAINT } from "./pen";

export interface House {
  readonly at: Place;
  /** Half of the width. */
  readonly half: number;
  readonly roof: string;
  /** Whether its gable looks at us. */
  readonly isGable: boolean;
}

function front({ at: [x, y], half }: House): string {
  return `M${short(x - half)} ${short(y - 0.5)}h${short(2 * half)}v4.2h-${short(2 * half)}z`;
}

function roof({ at: [x, y], half, isGable }: House): string {
  const wide = half + 0.9;
  if (isGable)
    return `M${short(x - wide)} ${short(y + 0.2)}L${short(x)} ${short(y - 5.2)}L${short(x + wide)} ${short(y + 0.2)}z`;
  return `M${short(x - wide)} ${short(y + 0.2)}l1.5-4.6h${short(2 * wide - 3)}l1.5 4.6z`;
}

/** Houses that may stand close: all fronts first, then all roofs, so that nearer ones hide what is behind. */
export function paintHouses(houses: readonly House[]): string {
  if (houses.length === 0) return "";
  const sorted = [...houses].sort((one, other) => one.at[1] - other.at[1]);
  const colours = [...new Set(sorted.map(({ roof: colour }) => colour))];
  const doors = sorted.map(({ at: [x, y], half }) => `M${short(x - half * 0.35)} ${short(y + 3.7)}v-2.2`).join("");
  const roofs = colours.map((colour) =>
    filled(
      sorted
        .filter((house) => house.roof === colour)
        .map(roof)
        .join(""),
      colour,
      PAINT.ink,
      0.6,
    ),
  );
  return [
    filled(sorted.map(front).join(""), PAINT.plaster, PAINT.ink, 0.6),
    drawn(doors, PAINT.ink, 1.3),
    ...roofs,
  ].join("");
}

/** Round towers of a wall with pointed roofs, at their feet. */
export function paintTowers(feet: readonly Place[]): string {
  const body = ([x, y]: Place): string => `M${short(x - 3)} ${short(y - 5)}h6v7.2q-3 1.8-6 0z`;
  const cap = ([x, y]: Place): string => `M${short(x - 4)} ${short(y - 4.4)}l4-6.4 4 6.4q-4 1.8-8 0z`;
  const shade = ([x, y]: Place): string => `M${short(x + 1.8)} ${short(y - 3.6)}v5.6`;
  return [
    filled(feet.map(body).join(""), PAINT.stoneLight, PAINT.stoneDark, 0.9),
    drawn(feet.map(shade).join(""), PAINT.stone, 1.6),
    filled(feet.map(cap).join(""), PAINT.slate, PAINT.slateDark, 0.8),
  ].join("");
}

/** Gatehouses where roads enter cities. */
export function paintGates(feet: readonly Place[]): string {
  const body = ([x, y]: Place): string => `M${short(x - 6)} ${short(y + 4)}v-11h2.4v2h2.4v-2h2.4v2h2.4v-2h2.4v11z`;
  const arch = ([x, y]: Place): string => `M${short(x - 2.8)} ${short(y + 4)}v-4.2q2.8-4 5.6 0v4.2z`;
  return [
    filled(feet.map(body).join(""), PAINT.stoneLight, PAINT.stoneDark, 1),
    filled(feet.map(arch).join(""), PAINT.ink),
  ].join("");
}

/** A church in a 100 by 100 box: nave with a red roof, and a tower with a pointed one. */
export const CLOISTER = [
  filled("M40 88V50h54v38z", PAINT.plaster, PAINT.ink, 3.5),
  filled("M34 53l10-27h42l12 27z", PAINT.roof, PAINT.ink, 3.5),
  drawn("M46 44h46M50 35h38", PAINT.roofDark, 2.2),
  filled("M8 90V34h32v56z", PAINT.stoneLight, PAINT.ink, 3.5),
  filled("M3 36L24 2l21 34z", PAINT.roof, PAINT.ink, 3.5),
  filled("M18 90V74q6-9 12 0v16zM21 58V48q3-4 6 0v10zM53 78V66q4-6 8 0v12zM74 78V66q4-6 8 0v12z", PAINT.ink),
].join("");

/** A cathedral in a 100 by 100 box: two towers, a rose window, and a long slate roof. */
export const CATHEDRAL = [
  filled("M24 96V44h52v52z", PAINT.stoneLight, PAINT.ink, 2.2),
  filled("M24 46L50 18l26 28z", PAINT.slate, PAINT.ink, 2.2),
  filled("M6 96V34h22v62zM72 96V34h22v62z", PAINT.stoneLight, PAINT.ink, 2.2),
  filled("M2 36L17 3l15 33zM68 36L83 3l15 33z", PAINT.slate, PAINT.ink, 2.2),
  drawn("M28 40v54M72 40v54M7 62h20M73 62h20", PAINT.stone, 2.4),
  filled(
    "M42 96V80q8-13 16 0v16zM13 56V46q4-6 8 0v10zM79 56V46q4-6 8 0v10zM13 84V72q4-6 8 0v12zM79 84V72q4-6 8 0v12z",
    PAINT.ink,
  ),
  `<circle cx="50" cy="58" r="9" fill="${PAINT.gold}" stroke="${PAINT.ink}" stroke-width="2.2"/>`,
  drawn("M50 49v18M41 58h18M43.6 51.6l12.8 12.8M56.4 51.6L43.6 64.4", PAINT.roofDark, 1.5),
  drawn("M50 20V6M44.5 10.5h11", PAINT.gold, 3),
].join("");
