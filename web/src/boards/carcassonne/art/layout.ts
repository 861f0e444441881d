// The ground plan of a tile: where its cities, roads, rivers and buildings lie, worked out from its segments.
import { type CityPlan, cityPlans, fieldAt } from "./cities";
import { SIDES, type TileData, tileData } from "./data";
import {
  add,
  CENTRE,
  crossing,
  cubic,
  distance,
  distanceToLine,
  isInside,
  lengthOf,
  minus,
  type Place,
  pieceOf,
  pointAlong,
  SIZE,
  unit,
} from "./geometry";

export interface Way {
  /** -1: a stub that is no road of its own. */
  readonly segment: number;
  readonly line: readonly Place[];
}

export interface Gate {
  readonly at: Place;
  readonly direction: Place;
}

export interface Layout {
  readonly tile: TileData;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly Way[];
  readonly rivers: readonly Way[];
  readonly cloister: Place | null;
  /** Where roads end at each other. */
  readonly village: Place | null;
  /** Houses at which a road ends in the open. */
  readonly houses: readonly Place[];
  readonly bridges: readonly (readonly Place[])[];
  readonly gates: readonly Gate[];
  /** Where the river springs or ends. */
  readonly pool: Place | null;
  /** The rim of the wheel, as seen from a cell of its board. */
  readonly rim: { readonly at: Place; readonly radius: number } | null;
}

export const ROAD_HALF = 5;
export const RIVER_HALF = 8;
export const CLOISTER_RADIUS = 15;
export const VILLAGE_RADIUS = 9;
export const POOL_RADIUS = 16;
export const WHEEL_RADIUS = 160;
export const WHEEL_CENTRE: Place = [200, 200];

/** What the segments cannot tell: here the south road runs under the bridge of the west road, which ends at a hut. */
const ENDS: Readonly<Record<string, Readonly<Record<string, { city: number } | { house: Place }>>>> = {
  "traders/cap-bridge-hut": { S: { city: 0 }, W: { house: [78, 50] } },
};

const MIDDLES: Readonly<Record<string, Place>> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const inward = (side: string): Place => unit(minus(CENTRE, MIDDLES[side]!));

/** A way from one side of the tile to another. */
function through(from: string, to: string): Place[] {
  const start = MIDDLES[from]!;
  const end = MIDDLES[to]!;
  const isStraight = (SIDES.indexOf(from as "N") + SIDES.indexOf(to as "N")) % 2 === 0;
  if (!isStraight) return cubic(start, add(start, inward(from), 27.6), add(end, inward(to), 27.6), end);
  // A slight sway: nobody draws a road with a ruler. It leaves the tile straight, so that neighbours meet.
  const sway = from === "N" || from === "S" ? ([3.5, 0] as const) : ([0, -3.5] as const);
  const first = cubic(start, add(start, inward(from), 18), add(add(CENTRE, inward(from), -18), sway), CENTRE, 8);
  const second = cubic(CENTRE, add(add(CENTRE, inward(to), -18), sway, -1), add(end, inward(to), 18), end, 8);
  return [...first, ...second.slice(1)];
}

/** A way from a side to a place inside, that arrives there in a direction. */
function ending(side: string, at: Place, arriving?: Place): Place[] {
  const start = MIDDLES[side]!;
  const reach = distance(start, at) * 0.42;
  const direction = arriving ?? unit(minus(at, add(start, inward(side), reach)));
  return cubic(start, add(start, inward(side), reach), add(at, direction, -reach), at);
}

function singles(tile: TileData): { segment: number; side: string }[] {
  return tile.segments.flatMap(({ kind, at }, segment) =>
    kind === "road" && at.length === 1 ? [{ segment, side: at[0]! }] : [],
  );
}

/** The fields to the left and to the right of a road that ends. */
function fieldsBeside(tile: TileData, side: string): [number, number] {
  const half = 2 * SIDES.indexOf(side as "N");
  return [fieldAt(tile, half), fieldAt(tile, half + 1)];
}

/** The city at which a road ends: both fields beside it reach it, or it lies beyond the river. */
function cityAhead(tile: TileData, side: string): number {
  const fixed = ENDS[tile.id]?.[side];
  if (fixed) return "city" in fixed ? fixed.city : -1;
  const [left, right] = fieldsBeside(tile, side);
  if (left === right) return -1;
  const reached = tile.segments[left]?.cities.find((city) => tile.segments[right]?.cities.includes(city));
  if (reached !== undefined) return reached;
  const isBarred = tile.segments.some(({ kind, at }) => kind === "river" && !at.includes(side));
  return isBarred && singles(tile).length === 1 ? tile.segments.findIndex(({ kind }) => kind === "city") : -1;
}

/** Where a road meets the wall of a city: straight ahead, or spread along the wall where several roads end at it. */
function gateOf(tile: TileData, plan: CityPlan, side: string): Gate {
  const start = MIDDLES[side]!;
  const ahead = inward(side);
  const cost = (at: Place): number => {
    const along = (at[0] - start[0]) * ahead[0] + (at[1] - start[1]) * ahead[1];
    return distance(at, add(start, ahead, along)) + 0.1 * along;
  };
  const nearest = (wall: readonly Place[]): number => Math.min(...wall.map(cost));
  const wall = plan.walls.reduce((best, other) => (nearest(other) < nearest(best) ? other : best));
  const rivals = singles(tile).filter((road) => cityAhead(tile, road.side) === plan.segment && plan.walls.length === 1);
  const length = lengthOf(wall);
  if (rivals.length > 1) {
    const place = rivals.findIndex((road) => road.side === side);
    const found = pointAlong(wall, length * (0.3 + (0.4 * place) / (rivals.length - 1)));
    return { at: found.at, direction: [-found.direction[1], found.direction[0]] };
  }
  let best = pointAlong(wall, 0);
  for (let along = 0; along <= length; along += 1) {
    const found = pointAlong(wall, along);
    if (cost(found.at) < cost(best.at)) best = found;
  }
  return { at: best.at, direction: [-best.direction[1], best.direction[0]] };
}

/** Room around a place that cities, ways and the rim leave. */
function roomAt(at: Place, cities: readonly CityPlan[], ways: readonly Way[], half: number): number {
  if (cities.some(({ outline }) => isInside(at, outline))) return 0;
  const border = Math.min(at[0], at[1], SIZE - at[0], SIZE - at[1]);
  const walls = cities.flatMap(({ walls }) => walls.map((wall) => distanceToLine(at, wall) - 3));
  return Math.min(border, ...walls, ...ways.map(({ line }) => distanceToLine(at, line) - half));
}

/** The cloister stands in the middle, or as near to it as the ways through the tile leave room. */
function cloisterPlace(tile: TileData, cities: readonly CityPlan[], ways: readonly Way[]): Place | null {
  if (!tile.segments.some(({ kind }) => kind === "cloister")) return null;
  let best: Place = CENTRE;
  let worth = Number.NEGATIVE_INFINITY;
  for (let x = 16; x <= 84; x += 2) {
    for (let y = 16; y <= 84; y += 2) {
      const room = Math.min(roomAt([x, y], cities, ways, RIVER_HALF), CLOISTER_RADIUS + 4);
      const value = room - distance([x, y], CENTRE) * 0.1;
      if (value > worth) [best, worth] = [[x, y], value];
    }
  }
  return best;
}

interface Ended {
  readonly line: readonly Place[];
  readonly gate?: Gate;
  readonly house?: Place;
  readonly isJunction?: boolean;
}

/** How a road that ends on the tile runs, and at what. */
function endedRoad(
  tile: TileData,
  side: string,
  cities: readonly CityPlan[],
  cloister: Place | null,
  rim: Layout["rim"],
): Ended {
  if (rim) {
    const direction = unit(minus(rim.at, CENTRE));
    return { line: ending(side, add(rim.at, direction, -rim.radius), direction) };
  }
  const fixed = ENDS[tile.id]?.[side];
  if (fixed && "house" in fixed) return { line: ending(side, fixed.house), house: fixed.house };
  const plan = cities.find(({ segment }) => segment === cityAhead(tile, side));
  if (plan) {
    const gate = gateOf(tile, plan, side);
    return { line: ending(side, gate.at, gate.direction), gate };
  }
  if (cloister) return { line: ending(side, cloister) };
  const [left, right] = fieldsBeside(tile, side);
  if (left === right) {
    const house = add(MIDDLES[side]!, inward(side), 25);
    return { line: [MIDDLES[side]!, house], house };
  }
  return { line: [MIDDLES[side]!, CENTRE], isJunction: true };
}

/** Stubs from a junction into cities that more than one field touches: something has to part these fields. */
function stubs(tile: TileData, cities: readonly CityPlan[]): { way: Way; gate: Gate }[] {
  return cities.flatMap((plan) => {
    const touching = tile.segments.filter(({ kind, cities }) => kind === "field" && cities.includes(plan.segment));
    const side = tile.segments[plan.segment]!.at[0]!;
    if (touching.length < 2) return [];
    const direction: Place = [-inward(side)[0], -inward(side)[1]];
    const wall = plan.walls[0]!;
    const at = wall.reduce((best, place) => (distance(place, CENTRE) < distance(best, CENTRE) ? place : best));
    return [{ way: { segment: -1, line: [CENTRE, at] }, gate: { at, direction } }];
  });
}

/** Where a road passes over another way: the piece of it that is a bridge. */
function bridgesOf(roads: readonly Way[], rivers: readonly Way[]): Place[][] {
  return roads.flatMap((road, index) => {
    const under = [...rivers, ...(road.segment < 0 ? [] : roads.slice(0, index))];
    return under.flatMap(({ segment, line }) => {
      const found = crossing(road.line, line);
      const isCrossed = found && found[0] > 12 && found[0] < lengthOf(road.line) - 12 && found[1] < lengthOf(line) - 12;
      const reach = rivers.some((river) => river.segment === segment) ? RIVER_HALF + 4 : ROAD_HALF + 5;
      return isCrossed ? [pieceOf(road.line, found[0] - reach, found[0] + reach)] : [];
    });
  });
}

function riverLines(tile: TileData): Way[] {
  return tile.segments.flatMap(({ kind, at }, segment) => {
    if (kind !== "river") return [];
    const [from = "N", to] = at;
    return [{ segment, line: to ? through(from, to) : ending(from, CENTRE) }];
  });
}

function build(tile: TileData): Layout {
  const cities = cityPlans(tile);
  const rivers = riverLines(tile);
  const passing = tile.segments.flatMap(({ kind, at }, segment) =>
    kind === "road" && at.length === 2 ? [{ segment, line: through(at[0]!, at[1]!) }] : [],
  );
  const cloister = cloisterPlace(tile, cities, [...passing, ...rivers]);
  const rim = tile.cell
    ? {
        at: [WHEEL_CENTRE[0] - 100 * tile.cell[1], WHEEL_CENTRE[1] - 100 * tile.cell[0]] as const,
        radius: WHEEL_RADIUS,
      }
    : null;
  const ended = singles(tile).map(({ segment, side }) => ({
    segment,
    ...endedRoad(tile, side, cities, cloister, rim),
  }));
  const isJunction = ended.some((road) => road.isJunction);
  const spurs = isJunction ? stubs(tile, cities) : [];
  const roads = [...passing, ...ended, ...spurs.map(({ way }) => way)]
    .map(({ segment, line }) => ({ segment, line }))
    .sort((one, other) => one.segment - other.segment);
  return {
    tile,
    cities,
    roads,
    rivers,
    cloister,
    village: isJunction ? CENTRE : null,
    houses: ended.flatMap(({ house }) => (house ? [house] : [])),
    bridges: bridgesOf(roads, rivers),
    gates: [...ended.flatMap(({ gate }) => (gate ? [gate] : [])), ...spurs.map(({ gate }) => gate)],
    pool: rivers.some(({ segment }) => tile.segments[segment]!.at.length === 1) ? CENTRE : null,
    rim,
  };
}

const KNOWN = new Map<string, Layout>();

/** The ground plan of a tile, made once. */
export function layoutOf(id: string): Layout {
  const known = KNOWN.get(id);
  if (known) return known;
  const made = build(tileData(id));
  KNOWN.set(id, made);
  return made;
}
