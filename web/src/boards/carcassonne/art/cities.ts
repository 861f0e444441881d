// The ground plan of the cities of a tile: from the sides that they take, by the same few curves for all tiles.
import { HALVES, SIDES, type TileData } from "./data";
import { add, cubic, middle, minus, type Place, quadratic, rightOf, unit } from "./geometry";

export interface CityPlan {
  readonly segment: number;
  readonly outline: readonly Place[];
  /** Where the city meets land, clockwise around the tile: the city is to the right. */
  readonly walls: readonly (readonly Place[])[];
}

/** The corners and the middles of the sides, clockwise from the north-west. */
export const RIM: readonly Place[] = [
  [0, 0],
  [50, 0],
  [100, 0],
  [100, 50],
  [100, 100],
  [50, 100],
  [0, 100],
  [0, 50],
];

const CAP_DEPTH = 28;
const SHALLOW_CAP = 21; // a cap in the bay of another city
const MIDDLE_DEPTH = 51; // caps that meet in the middle
const BAY_DEPTH = 26;
const DEEP_BAY = 45; // room for a cap and a field in it
const TIP_BAY = 22; // a bay beside the tip of its city
const FULL = 0.16; // how soon a wall turns away from the rim: a full bowl,
const LEAN = 0.4; // or a lean one, where another wall begins at the same corner

/** The halves of sides that a segment takes. */
export function halvesOf(at: readonly string[]): number[] {
  return at.flatMap((spot) => {
    const side = SIDES.indexOf(spot as (typeof SIDES)[number]);
    return side < 0 ? [HALVES.indexOf(spot)] : [2 * side, 2 * side + 1];
  });
}

/** The field at a half of a side, by the number of its segment. */
export function fieldAt(tile: TileData, half: number): number {
  return tile.segments.findIndex(({ kind, at }) => kind === "field" && at.includes(HALVES[(half + 8) % 8]!));
}

/** Where two fields meet at the rim with no road or water between them: there the tip of a city parts them. */
function tipsOf(tile: TileData, city: number): number[] {
  return RIM.flatMap((_, at) => {
    const before = fieldAt(tile, at - 1);
    const after = fieldAt(tile, at);
    const isWay = at % 2 === 1 && "RW".includes(tile.edges[(at - 1) / 2]!);
    if (before < 0 || after < 0 || before === after || isWay) return [];
    return [before, after].every((field) => tile.segments[field]!.cities.includes(city)) ? [at] : [];
  });
}

/** Whether two caps must meet in the middle because nothing else keeps the fields beside them apart. */
function capsMeet(tile: TileData): boolean {
  const cities = tile.segments.filter(({ kind }) => kind === "city");
  const ways = tile.segments.some(({ kind }) => kind === "road" || kind === "river");
  const fields = tile.segments.filter(({ kind }) => kind === "field").length;
  return cities.length === 2 && cities.every(({ at }) => at.length === 1) && !ways && fields === 2;
}

/** How far a wall bends into the city from the straight way; less than nothing: out into the land. */
function bendOf(tile: TileData, from: number, count: number): number {
  const missing = Array.from({ length: count }, (_, step) => (from + step) % 8);
  const holdsCity = missing.some((half) => tile.edges[half >> 1] === "C");
  const own = ((from + 7) % 8) >> 1; // the side before the run
  if (count === 2) return holdsCity ? DEEP_BAY : hasNeighbour(tile, from, count) ? TIP_BAY : BAY_DEPTH;
  if (count === 3) return 13;
  if (count === 4) return holdsCity ? 15 : 7;
  if (count === 5) return -7;
  if (capsMeet(tile)) return -MIDDLE_DEPTH;
  return -(isInBay(tile, own) ? SHALLOW_CAP : CAP_DEPTH);
}

/** Whether another wall begins where the wall over some missing halves does: of the next city, or behind a tip. */
function hasNeighbour(tile: TileData, from: number, count: number): boolean {
  const isCity = (half: number): boolean => tile.edges[((half + 8) % 8) >> 1] === "C";
  if (count === 6) return isCity(from) || isCity(from + count - 1);
  return !isCity(from - 1) || !isCity(from + count);
}

/** Whether the cap at a side lies in the bay of a city that takes the two sides next to it. */
function isInBay(tile: TileData, side: number): boolean {
  const next = SIDES[(side + 1) % 4]!;
  const before = SIDES[(side + 3) % 4]!;
  return tile.segments.some(({ kind, at }) => kind === "city" && at.includes(next) && at.includes(before));
}

function wall(tile: TileData, from: number, count: number): Place[] {
  const start = RIM[from % 8]!;
  const end = RIM[(from + count) % 8]!;
  const bend = bendOf(tile, from % 8, count);
  const inward = rightOf(unit(minus(end, start)));
  if (count % 4 === 2) {
    const control = (part: number): Place => add(add(start, minus(end, start), part), inward, bend / 0.75);
    const isLean =
      hasNeighbour(tile, from, count) && Math.abs(bend) < MIDDLE_DEPTH && !isInBay(tile, ((from + 7) % 8) >> 1);
    const turn = isLean ? LEAN : FULL;
    return cubic(start, control(turn), control(1 - turn), end);
  }
  return quadratic(start, add(middle(start, end), inward, bend * 2), end);
}

/** The plan of one city. */
function planOf(tile: TileData, segment: number): CityPlan {
  const own = new Set(halvesOf(tile.segments[segment]!.at));
  if (own.size === 8) return { segment, outline: RIM.filter((_, at) => at % 2 === 0), walls: [] };
  const tips = new Set(tipsOf(tile, segment));
  const first = RIM.findIndex((_, at) => own.has(at) && !own.has((at + 7) % 8));
  const outline: Place[] = [];
  const walls: Place[][] = [];
  for (let at = first; at < first + 8; ) {
    if (own.has(at % 8)) {
      outline.push(RIM[at % 8]!);
      at += 1;
      continue;
    }
    let count = 1;
    while (at + count < first + 8 && !own.has((at + count) % 8) && !tips.has((at + count) % 8)) count += 1;
    const built = wall(tile, at, count);
    walls.push(built);
    outline.push(...built.slice(0, -1));
    at += count;
  }
  return { segment, outline, walls };
}

export function cityPlans(tile: TileData): CityPlan[] {
  return tile.segments.flatMap(({ kind }, segment) => (kind === "city" ? [planOf(tile, segment)] : []));
}
